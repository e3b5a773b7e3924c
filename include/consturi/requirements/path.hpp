// Requirements on the path, and on the query and the fragment after it (RFC 3986 3.3 to 3.5); URIs below another one.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_PATH_HPP
#define CONSTURI_REQUIREMENTS_PATH_HPP

#include <consturi/operations/compare.hpp>
#include <consturi/requirements/authority.hpp>
#include <consturi/requirements/combine.hpp>
#include <consturi/requirements/host.hpp>
#include <consturi/requirements/requirement.hpp>
#include <consturi/requirements/scheme.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <consturi/support/attribute.def>

namespace consturi::requirements {

namespace detail {

/// Whether a path, without dot segments, is `top` or below it.
constexpr bool is_path_under(std::string_view path, std::string_view top) noexcept {
    if (top.ends_with('/')) top.remove_suffix(1);
    remaining_segments of_path({{}, path}), of_top({{}, top});
    auto const size = count_of(of_path), top_size = top.empty() ? 0 : count_of(of_top);
    if (size < top_size) return false;
    std::string_view a, b;
    for (auto i = size; i != top_size; --i) of_path.next(a);
    for (auto i = top_size; i != 0; --i) {
        of_path.next(a);
        of_top.next(b);
        if (!equal_normalized(a, b)) return false;
    }
    return true;
}
/// The verdict on whether a path, which is that of `u` or stands for it, is `top` or below it.
constexpr verdict judge_path(candidate const& u, std::string_view path, std::string_view top) noexcept {
    if (!has_agreed_path(u)) return verdict::unknown;
    bool const is_under = is_path_under(path, top);
    bool const has_agreed_segments = !has_hazardous_triplet(path) && has_agreed_dot_segments(path);
    bool const is_plain = has_plain_segments(path);
    if (is_under && path.starts_with('/') && has_agreed_segments
        && (is_plain || find_dot_segment(path, true) == path.npos))
        return verdict::met;
    bool const is_whole = path.starts_with('/') || u.offsets.host.defined();
    return !is_under && is_whole && has_agreed_segments && is_plain ? verdict::refuted : verdict::unknown;
}

} // namespace detail

/// The path, without dot segments, is this one or below it. Like `host_is`, it takes a literal, or a text that is known
/// at run time only: `path_under("/api")` accepts `/api` and `/api/v1`, but not
/// `/apis` or `/api/../admin`. It accepts no path that some servers read as another one: with triplets of slashes,
/// backslashes, control characters, triplets, overlong UTF-8, or characters that some servers remove or replace by
/// ASCII; with dot segments, possibly before a `;`, together with `;` or two slashes in a row, with encoded ones
/// together with others, or together with a segment such as `c:`; after a scheme without a host; of a
/// scheme that is not `generic_scheme`, or has no queries.
template <std::size_t N>
struct path_under
    : detail::requirement_with_text<path_under<N>, detail::requirement_id::path_under, detail::path_argument, N> {
    consteval path_under(typename path_under::literal of) noexcept
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::path_argument>(detail::text_of(of)),
                                       "not an argument of path_under", "error"))
        : path_under::requirement_with_text(of) {}
    constexpr explicit path_under(typename path_under::borrowed of [[clang::lifetimebound]])
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::path_argument>(detail::text_of(of)),
                                       "not an argument of path_under", "error"))
        : path_under::requirement_with_text(of) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        return detail::judge_path(u, u.path(), this->argument());
    }
};

template <std::size_t N>
path_under(char const (&)[N]) -> path_under<N>;
path_under(std::string_view) -> path_under<detail::at_run_time>;

namespace detail {

/// What is compared with a base, in the order of the text. The userinfo has to be absent.
inline constexpr requirement_id compared_with_base[] = {requirement_id::scheme_is, requirement_id::has_userinfo,
                                                        requirement_id::host_is, requirement_id::port_is,
                                                        requirement_id::path_under};

/// The verdict on whether a part of `u` is that of `base`, whose components are `at`.
constexpr verdict judge_with_base(requirement_id part, candidate const& u, std::string_view base,
                                  components const& at) noexcept {
    auto const scheme = at.scheme.of(base), path = at.path.of(base);
    switch (part) {
    case requirement_id::scheme_is: return judge_scheme(u, scheme);
    case requirement_id::has_userinfo: return opposite(has_userinfo.judge(u));
    case requirement_id::host_is: return judge_host(u, at.host.of(base), false);
    case requirement_id::port_is: {
        auto const port = at.port.of(base);
        auto const number = port.empty() ? facts_of(scheme).specified_port() : port_value(port);
        if (number == 0) return port.empty() ? opposite(has_port.judge(u)) : verdict::unknown;
        return judge_port(u, static_cast<std::uint16_t>(number), static_cast<std::uint16_t>(number));
    }
    default: return judge_path(u, u.path().empty() ? "/" : u.path(), path.empty() ? "/" : path);
    }
}

/// The verdict on whether `u` is `base`, which is a base_argument, or below it.
constexpr verdict judge_below(candidate const& u, std::string_view base) noexcept {
    auto const at = base_argument::components_of(base);
    auto all = verdict::met;
    for (auto const part : compared_with_base)
        if (auto const judged = judge_with_base(part, u, base, at); judged < all) all = judged;
    return all;
}

} // namespace detail

/// The URI is this one or below it: it has the same scheme, host and port, no userinfo, and a path that is `path_under`
/// that of the base. `below("https://h/api")` accepts `HTTPS://H:443/api/v1`, but not `https://h/apis`,
/// `https://h/api/../x` or `https://h/api%2F..`. An empty path is `/`, and a port that is absent is the default port of
/// the scheme. An IPv6 address has to have the same text; a query and a fragment do not matter.
///
/// The argument is a literal or, as for `host_is`, a text or a view that is known at run time only: a URI with a host,
/// without userinfo, query, fragment and dot segments. Judging takes linear time, and does not allocate.
///
///     constexpr requirements::below api("https://example.com/api");
///     static_assert(api("https://example.com/api/v1?q"_uri) && !api("https://example.com/apis"_uri));
template <std::size_t N>
struct below : detail::requirement_with_text<below<N>, detail::requirement_id::below, detail::base_argument, N> {
    consteval below(typename below::literal of) noexcept
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::base_argument>(detail::text_of(of)),
                                       "not an argument of below", "error"))
        : below::requirement_with_text(of) {}
    constexpr explicit below(typename below::borrowed of [[clang::lifetimebound]])
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::base_argument>(detail::text_of(of)),
                                       "not an argument of below", "error"))
        : below::requirement_with_text(of) {}
    constexpr explicit below(uri_view of [[clang::lifetimebound]])
        requires(N == detail::at_run_time)
        : below(typename below::borrowed(of.text())) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        return detail::judge_below(u, this->argument());
    }
    /// The position is that of the first part that is not as in the base.
    [[nodiscard]] constexpr detail::unmet unmet_in(detail::candidate const& u) const noexcept {
        auto const at = detail::base_argument::components_of(this->argument());
        for (auto const part : detail::compared_with_base)
            if (detail::judge_with_base(part, u, this->argument(), at) != verdict::met)
                return {below::which, false, detail::position_of(part, u)};
        return {below::which, false, 0};
    }
};

template <std::size_t N>
below(char const (&)[N]) -> below<N>;
below(std::string_view) -> below<detail::at_run_time>;
below(uri_view) -> below<detail::at_run_time>;

namespace detail {

struct no_dot_segments_requirement : basic_requirement<no_dot_segments_requirement, requirement_id::no_dot_segments> {
    constexpr verdict judge(candidate const& u) const noexcept { return met_or_refuted(!has_dot_segments(u.path())); }
    constexpr unmet unmet_in(candidate const& u) const noexcept {
        return {requirement_id::no_dot_segments, false, u.offsets.path.begin + find_dot_segment(u.path(), false)};
    }
};
struct no_query_in_path_requirement
    : basic_requirement<no_query_in_path_requirement, requirement_id::no_query_in_path> {
    constexpr verdict judge(candidate const& u) const noexcept { return met_or_refuted(has_agreed_end_of_path(u)); }
};
struct path_before_query_requirement
    : basic_requirement<path_before_query_requirement, requirement_id::path_before_query> {
    constexpr verdict judge(candidate const& u) const noexcept {
        return met_or_refuted(!u.offsets.host.defined() || is_defined_and_not_empty(u.offsets.path)
                              || u.offsets.path.end == u.text.size());
    }
};

} // namespace detail

/// No segment is `.` or `..`, encoded or not.
inline constexpr detail::no_dot_segments_requirement no_dot_segments;
/// There is no query in a URI of `ftp`, `gopher`, `nntp`, `telnet` or `vsmacros`: for some parsers, it is part of the
/// path.
inline constexpr detail::no_query_in_path_requirement no_query_in_path;
/// The path between a host and a query or a fragment is not empty: some parsers search for an `@` up to the next slash.
inline constexpr detail::path_before_query_requirement path_before_query;
/// The path does not have two slashes in a row: some servers merge them, and in a redirect a browser reads a host after
/// them.
inline constexpr detail::absent<detail::requirement_id::no_empty_segments, detail::find_doubled_slash, true>
    no_empty_segments;
/// The path has no `;`, encoded or not: some servers remove it and what follows, so that `..;` becomes `..`.
inline constexpr detail::absent<detail::requirement_id::no_path_params, detail::find_path_parameter, true>
    no_path_params;
/// The path has no slash or backslash in a triplet.
inline constexpr detail::absent<detail::requirement_id::no_encoded_separators,
                                detail::find_triplet<detail::encodes_separator>, true>
    no_encoded_separators;
/// The path has no `%25` before two hexadecimal digits, encoded or not: decoding twice finds a triplet there.
inline constexpr detail::absent<detail::requirement_id::no_double_encoding,
                                detail::find_triplet<detail::encodes_triplet>, true>
    no_double_encoding;
/// The path has no bidirectional control character in triplets: some parsers remove them, so that dot segments appear.
inline constexpr detail::absent<detail::requirement_id::no_bidi_controls,
                                detail::find_triplet<detail::encodes_character<detail::is_bidi_control>>, true>
    no_bidi_controls;
/// The path has no character in triplets whose compatibility form (NFKC) contains ASCII, such as U+2025, which becomes
/// `..`.
inline constexpr detail::absent<detail::requirement_id::no_compatibility_characters,
                                detail::find_triplet<detail::encodes_character<detail::has_ascii_in_nfkc>>, true>
    no_compatibility_characters;

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

namespace consturi {

/// Whether `u` is `base` or below it, as the requirement `below` says. Nothing is below a base that is no argument of
/// `below`: one without a host, or with a userinfo, a query, a fragment or dot segments. Takes time linear in the size
/// of both; does not allocate.
///
///     static_assert(is_below("https://h/api"_uri, "https://h:443/api/v1"_uri));
///     static_assert(!is_below("https://h/api"_uri, "https://h/api/../x"_uri));
[[nodiscard]] constexpr bool is_below(any_uri auto const& base, any_uri auto const& u) noexcept {
    auto const text = detail::access::text_of(base);
    return requirements::detail::is_argument<requirements::detail::base_argument>(text)
           && requirements::detail::judge_below(u, text) == requirements::verdict::met;
}

} // namespace consturi

#undef CONSTURI_ATTRIBUTE

#endif
