// Paths, segments and their parameters.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_SEGMENTS_HPP
#define CONSTURI_CASES_SEGMENTS_HPP

#include "cases/cases.hpp"
#include "cases/parameters.hpp"
#include "cases/ranges.hpp"

#include <consturi/uri/segments.hpp>

namespace cases {

/// A path and its segments.
struct path_with_segments {
    text path;
    texts segments;
};

/// A segment, its name and its parameters.
struct segment_with_parameters {
    text segment, name;
    texts parameters;
};

constexpr text input_of(path_with_segments const& row) { return row.path; }
constexpr text input_of(segment_with_parameters const& row) { return row.segment; }

/// Whether a segment is its name and, each after a `;`, its parameters.
constexpr bool is_rebuilt(consturi::segment_view const& segment) {
    auto rest = segment.encoded();
    if (!takes(rest, segment.name())) return false;
    for (auto const parameter : segment.params())
        if (!takes(rest, parameter.encoded(), ";") || !is_rebuilt(parameter)) return false;
    return rest.empty() && segment.name().find(';') == text::npos && is_bidirectional(segment.params());
}

/// Whether a path is its segments, joined by `/`, after another `/` if it is absolute.
constexpr bool is_rebuilt(consturi::segments_view const& segments) {
    auto rest = segments.base();
    text delimiter = segments.is_absolute() ? "/" : "";
    for (auto const segment : segments) {
        if (!takes(rest, segment.encoded(), delimiter) || !is_rebuilt(segment)) return false;
        if (segment.encoded().find('/') != text::npos) return false;
        delimiter = "/";
    }
    return rest.empty() && segments.has_trailing_slash() == (!segments.empty() && segments.back().encoded().empty())
           && is_bidirectional(segments);
}

constexpr bool holds(path_with_segments const& row, text input) {
    consturi::segments_view const segments(input);
    std::size_t i = 0;
    for (auto const segment : segments)
        if (i == row.segments.size || segment.encoded() != row.segments.all[i++]) return false;
    return i == row.segments.size && is_rebuilt(segments);
}

constexpr bool holds(segment_with_parameters const& row, text input) {
    auto const segment = *consturi::segments_view(input).begin();
    std::size_t i = 0;
    for (auto const parameter : segment.params())
        if (i == row.parameters.size || parameter.encoded() != row.parameters.all[i++]) return false;
    return i == row.parameters.size && segment.encoded() == input && segment.name() == row.name && is_rebuilt(segment);
}

// clang-format off

inline constexpr path_with_segments paths[] = {
    {"",          {}},
    {"/",         {""}},
    {"//",        {"", ""}},
    {"a",         {"a"}},
    {"/a",        {"a"}},
    {"a/",        {"a", ""}},
    {"/a/",       {"a", ""}},
    {"//a",       {"", "a"}},
    {"/a//",      {"a", "", ""}},
    {"a//b",      {"a", "", "b"}},
    {"/a/b/c/d",  {"a", "b", "c", "d"}},
    {"./../a",    {".", "..", "a"}},        // dot segments are not removed
    {"/a%2Fb/%2f", {"a%2Fb", "%2f"}},       // only a slash separates segments
    {"/a;b=/c",   {"a;b=", "c"}},
    {"a:b@c",     {"a:b@c"}},
};

inline constexpr segment_with_parameters segments[] = {
    {"a",           "a",   {}},
    {"a;",          "a",   {""}},
    {";",           "",    {""}},
    {";;",          "",    {"", ""}},
    {";v=1",        "",    {"v=1"}},
    {"a;v=1;w;x=",  "a",   {"v=1", "w", "x="}},
    {"a;v=1=2;v=",  "a",   {"v=1=2", "v="}},
    {"a=b,c&d;e,f", "a=b,c&d", {"e,f"}},    // only ; begins a parameter
    {"a%3Bb;c%3D",  "a%3Bb", {"c%3D"}},
    {"..;",         "..",  {""}},
};

// clang-format on

} // namespace cases

#endif
