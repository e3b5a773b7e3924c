// Resolution of references as by java.net.URI, which follows RFC 2396 5.2.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_RESOLVE_HPP
#define CONSTURI_DIALECTS_JAVA_RESOLVE_HPP

#include <consturi/dialects/java/normalize.hpp>

namespace consturi::java {

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

} // namespace consturi::java

#endif
