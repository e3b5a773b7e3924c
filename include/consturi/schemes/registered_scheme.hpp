// The requirement that IANA registers the scheme (RFC 7595).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_REGISTERED_SCHEME_HPP
#define CONSTURI_SCHEMES_REGISTERED_SCHEME_HPP

#include <consturi/requirements/requirement.hpp>
#include <consturi/schemes/registry.hpp>

namespace consturi::requirements {

namespace detail {

struct registered_scheme_requirement
    : basic_requirement<registered_scheme_requirement, requirement_id::registered_scheme> {
    constexpr verdict judge(candidate const& u) const noexcept {
        auto const* const found = schemes::find(u.offsets.scheme.defined() ? u.scheme() : std::string_view());
        if (found && found->status() != schemes::status::unregistered) return verdict::met;
        return has_agreed_scheme(u) ? verdict::refuted : verdict::unknown;
    }
};

} // namespace detail

/// IANA registers the scheme, with any status: schemes::registry has it, and it is not unregistered. Like that of
/// `scheme_is`, the verdict is unknown without a scheme, and if some parsers find another scheme or none.
///
///     constexpr auto is_registered = requirements::registered_scheme;
///     static_assert(is_registered("geo:48.2,16.3"_uri) && !is_registered("htpps://h/"_uri));
///     static_assert((!is_registered)("htpps://h/"_uri) && !(!is_registered)("localhost:80"_uri));
inline constexpr detail::registered_scheme_requirement registered_scheme;

} // namespace consturi::requirements

#endif
