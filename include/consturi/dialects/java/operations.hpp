// Normalization, resolution and relativization as by java.net.URI, which follows RFC 2396 5.2.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_OPERATIONS_HPP
#define CONSTURI_DIALECTS_JAVA_OPERATIONS_HPP

#include <consturi/dialects/java/compare.hpp>
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

namespace detail {

template <class Uri>
constexpr Uri resolve(uri_view const& base, uri_view const& reference) {
    if (reference.is_opaque() || base.is_opaque() || reference.is_absolute()) return Uri(reference);
    auto parts = parts_of(reference);
    bool const has_path = !reference.path()->empty();
    if (!reference.authority() && !has_path && reference.fragment() && !reference.query()) {
        if (base.fragment() == reference.fragment()) return Uri(base);
        parts = parts_of(base);
        parts.fragment = reference.fragment();
        return recomposed<Uri>(parts);
    }
    parts.scheme = base.scheme();
    if (reference.authority()) return recomposed<Uri>(parts);
    auto const of_base = parts_of(base);
    parts.authority = of_base.authority;
    parts.user_info = of_base.user_info;
    parts.host = of_base.host;
    parts.port = of_base.port;
    if (parts.path.starts_with('/')) return recomposed<Uri>(parts);
    string_of<Uri> path;
    path.append(of_base.path.substr(0, find_after_last(of_base.path, '/')));
    if (has_path && path.size() == 0 && base.is_absolute()) path.append("/");
    path.append(parts.path);
    auto const normal = normalized_path<string_of<Uri>>(path);
    parts.path = normal;
    return recomposed<Uri>(parts);
}

} // namespace detail

/// Resolves a reference against a base like `URI.resolve`, which follows RFC 2396 5.2: a reference without a path is
/// one to the directory of the base, unless it is a fragment only; `..` segments at the beginning are kept; a path that
/// begins with a slash is not normalized. If either is opaque, the result is the reference.
///
///     auto const base = java::parse_uri("http://h/a/b?q").value();
///     assert(java::resolve(base, java::parse_uri("../../c").value()).str() == "http://h/../c");
///     assert(java::resolve(base, java::parse_uri("?y").value()).str() == "http://h/a/?y");
template <detail::any_java_uri Base, detail::any_java_uri Reference>
constexpr uri resolve(Base const& base, Reference const& reference) {
    return detail::resolve<uri>(detail::view_of(base), detail::view_of(reference));
}

/// The result of `resolve` as a constant.
///
///     static_assert(java::resolved<"http://h/a/b", "../../c">.path() == "/../c");
template <fixed_string Base, fixed_string Reference>
    requires(detail::parsed<Base>.has_value() && detail::parsed<Reference>.has_value())
inline constexpr auto resolved =
    detail::constant<detail::resolve<detail::scratch_for<Base, Reference>>, Base, Reference>();

namespace detail {

template <class Uri>
constexpr Uri relativize(uri_view const& base, uri_view const& target) {
    if (target.is_opaque() || base.is_opaque()) return Uri(target);
    if (compare(base.scheme(), target.scheme(), true) != 0 || compare(base.authority(), target.authority()) != 0)
        return Uri(target);
    auto directory = normalized_path<string_of<Uri>>(*base.path());
    auto const normal = normalized_path<string_of<Uri>>(*target.path());
    std::string_view const path = normal;
    if (path != std::string_view(directory)) {
        if (!std::string_view(directory).ends_with('/')) directory.append("/");
        if (!path.starts_with(std::string_view(directory))) return Uri(target);
    }
    parts relative;
    relative.path = path.substr(directory.size());
    relative.query = target.query();
    relative.fragment = target.fragment();
    return recomposed<Uri>(relative);
}

} // namespace detail

/// The target relative to a base like `URI.relativize`: the base is taken as a directory, even if its path does not end
/// with a slash. If the target is not inside it, or either is opaque, the result is the target.
///
///     auto const base = java::parse_uri("http://h/a").value();
///     assert(java::relativize(base, java::parse_uri("http://h/a/b?q").value()).str() == "b?q");
///     assert(java::relativize(base, java::parse_uri("http://h/c").value()).str() == "http://h/c");
template <detail::any_java_uri Base, detail::any_java_uri Target>
constexpr uri relativize(Base const& base, Target const& target) {
    return detail::relativize<uri>(detail::view_of(base), detail::view_of(target));
}

/// The result of `relativize` as a constant.
///
///     static_assert(java::relativized<"http://h/a", "http://h/a/b?q">.text() == "b?q");
template <fixed_string Base, fixed_string Target>
    requires(detail::parsed<Base>.has_value() && detail::parsed<Target>.has_value())
inline constexpr auto relativized =
    detail::constant<detail::relativize<detail::scratch_for<Base, Target>>, Base, Target>();

} // namespace consturi::java

#endif
