// Requirements on the path, and on the query and the fragment after it (RFC 3986 3.3 to 3.5).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_PATH_HPP
#define CONSTURI_REQUIREMENTS_PATH_HPP

#include <consturi/operations/compare.hpp>
#include <consturi/requirements/requirement.hpp>

#include <cstddef>
#include <string_view>

#include <consturi/support/attribute.def>

namespace consturi::requirements {

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
        auto const path = u.path();
        if (!detail::has_agreed_path(u)) return verdict::unknown;
        if (is_met_by(path)) return verdict::met;
        bool const is_whole = path.starts_with('/') || u.offsets.host.defined();
        bool const is_agreed = is_whole && !detail::has_hazardous_triplet(path) && detail::has_plain_segments(path)
                               && detail::has_agreed_dot_segments(path);
        return is_agreed && !contains(path) ? verdict::refuted : verdict::unknown;
    }

private:
    constexpr bool is_met_by(std::string_view path) const noexcept {
        return path.starts_with('/') && !detail::has_hazardous_triplet(path) && detail::has_agreed_dot_segments(path)
               && (detail::has_plain_segments(path) || detail::find_dot_segment(path, true) == path.npos)
               && contains(path);
    }
    constexpr bool contains(std::string_view path) const noexcept {
        auto top = this->argument();
        if (top.ends_with('/')) top.remove_suffix(1);
        detail::remaining_segments of_path({{}, path}), of_top({{}, top});
        auto const size = count_of(of_path), top_size = top.empty() ? 0 : count_of(of_top);
        if (size < top_size) return false;
        std::string_view a, b;
        for (auto i = size; i != top_size; --i) of_path.next(a);
        for (auto i = top_size; i != 0; --i) {
            of_path.next(a);
            of_top.next(b);
            if (!detail::equal_normalized(a, b)) return false;
        }
        return true;
    }
};

template <std::size_t N>
path_under(char const (&)[N]) -> path_under<N>;
path_under(std::string_view) -> path_under<detail::at_run_time>;

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

#undef CONSTURI_ATTRIBUTE

#endif
