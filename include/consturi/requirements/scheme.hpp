// Requirements on the scheme (RFC 3986 3.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_SCHEME_HPP
#define CONSTURI_REQUIREMENTS_SCHEME_HPP

#include <consturi/requirements/requirement.hpp>

#include <boost/hana/basic_tuple.hpp>
#include <boost/hana/unpack.hpp>

#include <cstddef>
#include <string_view>

#include <consturi/support/attribute.def>

namespace consturi::requirements {

namespace detail {
constexpr bool has_scheme_named(candidate const& u, std::string_view scheme) noexcept {
    // NOLINTNEXTLINE(*-stringview-data-usage)
    return u.offsets.scheme.end == scheme.size() && equal_ignoring_case(u.text.data(), scheme.data(), scheme.size());
}
/// The verdict on whether the scheme is this one.
constexpr verdict judge_scheme(candidate const& u, std::string_view scheme) noexcept {
    if (has_scheme_named(u, scheme)) return verdict::met;
    return has_agreed_scheme(u) ? verdict::refuted : verdict::unknown;
}
} // namespace detail

/// The scheme is this one, ignoring case. Like `host_is`, it takes a literal, or a text that is known at run time only.
template <std::size_t N>
struct scheme_is
    : detail::requirement_with_text<scheme_is<N>, detail::requirement_id::scheme_is, detail::scheme_argument, N> {
    consteval scheme_is(typename scheme_is::literal of) noexcept
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::scheme_argument>(detail::text_of(of)),
                                       "not an argument of scheme_is", "error"))
        : scheme_is::requirement_with_text(of) {}
    constexpr explicit scheme_is(typename scheme_is::borrowed of [[clang::lifetimebound]])
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::scheme_argument>(detail::text_of(of)),
                                       "not an argument of scheme_is", "error"))
        : scheme_is::requirement_with_text(of) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        return detail::judge_scheme(u, this->argument());
    }
    [[nodiscard]] constexpr bool is_met_by(detail::candidate const& u) const noexcept {
        return detail::has_scheme_named(u, this->argument());
    }
};
template <std::size_t N>
scheme_is(char const (&)[N]) -> scheme_is<N>;
scheme_is(std::string_view) -> scheme_is<detail::at_run_time>;

/// The scheme is one of these, ignoring case.
template <std::size_t... N>
struct scheme_in : detail::basic_requirement<scheme_in<N...>, detail::requirement_id::scheme_in> {
    boost::hana::basic_tuple<scheme_is<N>...> schemes;

    consteval scheme_in(char const (&... scheme)[N]) noexcept
        CONSTURI_ATTRIBUTE(diagnose_if(!(detail::is_argument<detail::scheme_argument>(detail::text_of(scheme)) && ...),
                                       "not an argument of scheme_in", "error"))
        : schemes(scheme_is(scheme)...) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        if (boost::hana::unpack(schemes, [&](auto const&... scheme) { return (scheme.is_met_by(u) || ...); }))
            return verdict::met;
        return detail::has_agreed_scheme(u) ? verdict::refuted : verdict::unknown;
    }
    constexpr void append_name(auto& to) const {
        boost::hana::unpack(schemes, [&](auto const&... scheme) {
            detail::append_call(to, detail::requirement_id::scheme_in, scheme.argument()...);
        });
    }
};

namespace detail {
struct has_scheme_requirement : basic_requirement<has_scheme_requirement, requirement_id::has_scheme> {
    constexpr verdict judge(candidate const& u) const noexcept { return met_or_refuted(u.offsets.scheme.defined()); }
};
struct generic_scheme_requirement : basic_requirement<generic_scheme_requirement, requirement_id::generic_scheme> {
    constexpr verdict judge(candidate const& u) const noexcept { return met_or_refuted(u.has_generic_scheme); }
};
} // namespace detail
/// There is a scheme. A relative reference has none: it has the one of its base, and some parsers read `evil.org/a` as
/// a host and a path.
inline constexpr detail::has_scheme_requirement has_scheme;
/// The scheme, if there is one, has at least two characters and no `.`, and parsers have no other syntax for it, as
/// they have for `file`, `javascript`, `mailto` and `url`. docs/requirements.md lists these schemes.
inline constexpr detail::generic_scheme_requirement generic_scheme;

} // namespace consturi::requirements

#undef CONSTURI_ATTRIBUTE

#endif
