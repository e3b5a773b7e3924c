// Normalization as by java.net.URI, which follows RFC 2396 5.2.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_NORMALIZE_HPP
#define CONSTURI_DIALECTS_JAVA_NORMALIZE_HPP

#include <consturi/dialects/java/recompose.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::java {

namespace detail {

/// The path without `.` segments, without empty ones, and without `..` segments that follow another one. If that
/// reveals a colon in the first segment of a relative path, a `.` segment precedes it.
template <class String>
constexpr String normalized_path(std::string_view path) {
    String out;
    out.append(path.substr(0, path.starts_with('/')));
    auto const root = out.size();
    bool begins_as_before = true; // whether the first segment of `out` is that of `path`
    for (std::size_t at = 0; at != path.size();) {
        if (path[at] == '/') {
            ++at;
            continue;
        }
        auto const begin = at;
        at = find_byte(path, '/', at);
        auto const segment = path.substr(begin, at - begin);
        bool const may_remove = segment == ".." && out.size() != root;
        auto const last =
            may_remove ? find_after_last(std::string_view(out).substr(0, out.size() - 1), '/') : out.size();
        auto const preceding = std::string_view(out).substr(last);
        if (!preceding.empty() && preceding != "../") out.resize(last);
        else if (segment != ".") out.append(path.substr(begin, at - begin + (at != path.size())));
        begins_as_before &= out.size() != root;
    }
    bool const begins_like_a_scheme = find_byte(out, ':') < find_byte(out, '/');
    if (root != 0 || begins_as_before || !begins_like_a_scheme) return out;
    String after_dot;
    after_dot.append("./");
    after_dot.append(out);
    return after_dot;
}

template <class Uri>
constexpr Uri normalize(uri_view const& u) {
    if (u.is_opaque()) return Uri(u);
    auto const path = normalized_path<string_of<Uri>>(*u.path());
    if (std::string_view(path) == *u.path()) return Uri(u);
    auto parts = parts_of(u);
    parts.path = path;
    return recomposed<Uri>(parts);
}

} // namespace detail

/// Normalizes the path like `URI.normalize`: removes `.` segments, empty ones, and `..` segments together with the
/// segment before them. In contrast to RFC 3986, `..` segments at the beginning are kept, and nothing else is changed.
///
/// Allocates in linear time; throws like std::string. The same holds for resolve and relativize.
///
///     auto const u = java::parse_uri("http://h/a//b/../c/%7e").value();
///     assert(java::normalize(u).str() == "http://h/a/c/%7e");
template <detail::any_java_uri U>
constexpr uri normalize(U const& u) {
    return detail::normalize<uri>(detail::view_of(u));
}

/// The result of `normalize` as a constant.
///
///     static_assert(java::normalized<"http://h/a//b/../c">.text() == "http://h/a/c");
template <fixed_string U>
    requires(detail::parsed<U>.has_value())
inline constexpr auto normalized = detail::constant<detail::normalize<detail::scratch_for<U>>, U>();

} // namespace consturi::java

#endif
