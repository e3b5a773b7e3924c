// References relative to a base, as java.net.URI makes them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_RELATIVIZE_HPP
#define CONSTURI_DIALECTS_JAVA_RELATIVIZE_HPP

#include <consturi/dialects/java/compare.hpp>
#include <consturi/dialects/java/normalize.hpp>

#include <string_view>

namespace consturi::java {

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
