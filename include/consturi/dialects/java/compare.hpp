// Equality, order and hash codes of java.net.URI.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_COMPARE_HPP
#define CONSTURI_DIALECTS_JAVA_COMPARE_HPP

#include <consturi/dialects/java/recompose.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi::java {

namespace detail {

/// Compares two components; an undefined one comes first.
constexpr int compare(std::optional<std::string_view> const& a, std::optional<std::string_view> const& b,
                      bool ignores_case = false) noexcept {
    if (!a || !b) return int{a.has_value()} - int{b.has_value()};
    return java_compare(*a, *b, ignores_case);
}

/// The port as the JDK calculates with it.
constexpr std::uint32_t java_port(uri_view const& u) noexcept {
    return static_cast<std::uint32_t>(u.port_number().value_or(-1));
}

constexpr int compare(uri_view const& a, uri_view const& b) noexcept {
    if (auto const c = compare(a.scheme(), b.scheme(), true)) return c;
    if (a.is_opaque() != b.is_opaque()) return a.is_opaque() ? 1 : -1;
    if (a.is_opaque()) {
        auto const c = compare(a.scheme_specific_part(), b.scheme_specific_part());
        return c != 0 ? c : compare(a.fragment(), b.fragment());
    }
    if (a.host() && b.host()) {
        if (auto const c = compare(a.user_info(), b.user_info())) return c;
        if (auto const c = compare(a.host(), b.host(), true)) return c;
        // The subtraction of the JDK, which overflows for the largest port and an undefined one.
        if (auto const c = java_port(a) - java_port(b)) return static_cast<std::int32_t>(c);
    } else if (auto const c = compare(a.authority(), b.authority())) {
        return c;
    }
    if (auto const c = compare(a.path(), b.path())) return c;
    if (auto const c = compare(a.query(), b.query())) return c;
    return compare(a.fragment(), b.fragment());
}

constexpr std::int32_t hash_code(uri_view const& u) noexcept {
    std::uint32_t hash = java_hash_ignoring_case(u.scheme().value_or(""), 0);
    auto const add = [&](std::optional<std::string_view> const& part) {
        if (part) hash = hash * 127 + java_hash(*part);
    };
    add(u.fragment());
    if (u.is_opaque()) {
        add(u.scheme_specific_part());
    } else {
        add(u.path());
        add(u.query());
        if (u.host()) {
            add(u.user_info());
            hash = java_hash_ignoring_case(*u.host(), hash) + 1949 * java_port(u);
        } else {
            add(u.authority());
        }
    }
    return static_cast<std::int32_t>(hash);
}

} // namespace detail

/// Whether two URIs are equal like `URI.equals`: without regard to the case of schemes, hosts and the digits of escaped
/// octets. Linear; does not allocate. The same holds for compare and hash_code.
///
///     static_assert(java::equals(java::parse_uri("HTTP://H/%2f").value(), java::parse_uri("http://h/%2F").value()));
template <detail::any_java_uri A, detail::any_java_uri B>
[[nodiscard]] constexpr bool equals(A const& a, B const& b) noexcept {
    return detail::compare(detail::view_of(a), detail::view_of(b)) == 0;
}

/// The value of `URI.compareTo`: zero for equal URIs, otherwise negative or positive.
///
/// It is not an order: as in the JDK, `//B`, `//_` and `//a` precede each other in a circle, and so do three URIs of
/// which one has the port 2147483647 and one has none. Do not sort untrusted URIs with it.
///
///     static_assert(java::compare(java::parse_uri("http://a/").value(), java::parse_uri("http://b/").value()) == -1);
template <detail::any_java_uri A, detail::any_java_uri B>
[[nodiscard]] constexpr int compare(A const& a, B const& b) noexcept {
    return detail::compare(detail::view_of(a), detail::view_of(b));
}

/// The value of `URI.hashCode`, for instance to find the partition that a Java program has chosen.
///
///     static_assert(java::hash_code(java::parse_uri("http://example.com/").value()) == 133002585);
template <detail::any_java_uri U>
[[nodiscard]] constexpr std::int32_t hash_code(U const& u) noexcept {
    return detail::hash_code(detail::view_of(u));
}

/// `equals` and `hash_code` as function objects, for std::unordered_map<java::uri, T, java::hash, java::equal_to>.
struct equal_to {
    using is_transparent = void;
    template <detail::any_java_uri A, detail::any_java_uri B>
    [[nodiscard]] constexpr bool operator()(A const& a, B const& b) const noexcept {
        return java::equals(a, b);
    }
};
struct hash {
    using is_transparent = void;
    template <detail::any_java_uri U>
    [[nodiscard]] constexpr std::size_t operator()(U const& u) const noexcept {
        return static_cast<std::uint32_t>(java::hash_code(u));
    }
};

} // namespace consturi::java

#endif
