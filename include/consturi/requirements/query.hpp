// Requirements on the query and the fragment (RFC 3986 3.4 and 3.5).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_QUERY_HPP
#define CONSTURI_REQUIREMENTS_QUERY_HPP

#include <consturi/requirements/requirement.hpp>

namespace consturi::requirements {

namespace detail {
struct has_query_requirement : basic_requirement<has_query_requirement, requirement_id::has_query> {
    constexpr verdict judge(candidate const& u) const noexcept { return met_or_refuted(u.offsets.query.defined()); }
};
struct has_fragment_requirement : basic_requirement<has_fragment_requirement, requirement_id::has_fragment> {
    constexpr verdict judge(candidate const& u) const noexcept { return met_or_refuted(u.offsets.fragment.defined()); }
};
} // namespace detail

/// There is a query, even if empty.
inline constexpr detail::has_query_requirement has_query;
/// There is a fragment, even if empty.
inline constexpr detail::has_fragment_requirement has_fragment;

} // namespace consturi::requirements

#endif
