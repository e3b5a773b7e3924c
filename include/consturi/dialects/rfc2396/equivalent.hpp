// Equivalence of URI references by RFC 2396.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_RFC2396_EQUIVALENT_HPP
#define CONSTURI_DIALECTS_RFC2396_EQUIVALENT_HPP

#include <consturi/dialects/rfc2396/uri_reference.hpp>
#include <consturi/operations/normalize.hpp>

#include <optional>
#include <string_view>

namespace consturi::rfc2396 {

namespace detail {

constexpr bool is_unreserved(char c) noexcept { return unreserved.analysis.first.contains(static_cast<byte>(c)); }

constexpr bool equal_components(std::optional<std::string_view> const& a, std::optional<std::string_view> const& b,
                                bool ignoring_case = false) noexcept {
    if (!a || !b) return a.has_value() == b.has_value();
    return equal_normalized<rfc2396::detail::is_unreserved>(*a, *b, ignoring_case);
}

} // namespace detail

/// Whether two URI references are equivalent by RFC 2396: they have the same components, in which an unreserved
/// character and its escaped form are equal (2.3), without regard to the case of schemes (3.1), hosts (6) and escaped
/// octets.
///
/// In contrast to RFC 3986, the marks `!`, `*`, `'`, `(` and `)` are unreserved, too. Dot segments are compared as
/// written: RFC 2396 removes them only from relative references. Takes time linear in the size of both; does not
/// allocate.
///
///     static_assert(rfc2396::equivalent("HTTP://H/a%2a(b)"_rfc2396, "http://h/a*%28b%29"_rfc2396));
///     static_assert(!equivalent("http://h/a%2A"_uri, "http://h/a*"_uri)); // by RFC 3986
[[nodiscard]] constexpr bool equivalent(uri_reference_view const& a, uri_reference_view const& b) noexcept {
    using detail::equal_components;
    bool const equal_authorities = a.host() && b.host()
                                       ? equal_components(a.userinfo(), b.userinfo())
                                             && equal_components(a.host(), b.host(), true) && a.port() == b.port()
                                       : !a.host() && !b.host() && equal_components(a.authority(), b.authority());
    return equal_components(a.scheme(), b.scheme(), true) && equal_components(a.opaque_part(), b.opaque_part())
           && equal_authorities && equal_components(a.path(), b.path()) && equal_components(a.query(), b.query())
           && equal_components(a.fragment(), b.fragment());
}

} // namespace consturi::rfc2396

#endif
