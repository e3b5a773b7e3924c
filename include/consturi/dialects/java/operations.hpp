// The operations of java.net.URI: equality, order and hash codes; normalization, resolution and relativization, which
// follow RFC 2396 5.2.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_OPERATIONS_HPP
#define CONSTURI_DIALECTS_JAVA_OPERATIONS_HPP

#include <consturi/dialects/java/string.hpp>
#include <consturi/dialects/java/syntax.hpp>
#include <consturi/dialects/java/uri.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/text/buffers.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/fixed_string.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace consturi::java {

namespace detail {

// What the operations have in common: URIs that are made of parts, and constants.

template <class U>
concept any_java_uri = any_identifier<U> && std::same_as<typename U::kind, kinds::uri>;

/// The components of a hierarchical URI.
struct parts {
    std::optional<std::string_view> scheme, authority, user_info, host;
    std::string_view port; // the digits without leading zeros; empty, if there is no port
    std::string_view path;
    std::optional<std::string_view> query, fragment;
};

constexpr std::string_view port_of(uri_view const& u) noexcept {
    auto const port = access::components_of(u).port;
    if (!port.defined()) return {};
    auto digits = port.of(access::text_of(u));
    while (digits.size() > 1 && digits[0] == '0') digits.remove_prefix(1);
    return digits;
}

constexpr parts parts_of(uri_view const& u) noexcept {
    return {u.scheme(), u.authority(),         u.user_info(), u.host(),
            port_of(u), u.path().value_or(""), u.query(),     u.fragment()};
}

constexpr uri_view view_of(any_java_uri auto const& u) noexcept {
    return access::make<uri_view>(access::text_of(u), access::components_of(u));
}

/// A URI whose text is in an array, to compute constants: clang has no std::string in constant expressions.
template <std::size_t Capacity>
struct scratch_uri {
    static_string<Capacity> text_;
    java_components at_ = java::syntax::of_empty_text;

    constexpr scratch_uri() noexcept = default;
    constexpr explicit scratch_uri(uri_view const& u) noexcept
        : text_(access::text_of(u)), at_(access::components_of(u)) {}
};

/// The class of the text of a URI.
template <class Uri>
using string_of = std::remove_reference_t<decltype(access::storage_of(std::declval<Uri&>()))>;

// Results are of class `Uri`: uri, or scratch_uri of sufficient capacity.

/// The URI that consists of these parts. As in the JDK, its text has the host and the port rather than the authority.
template <class Uri>
constexpr Uri recomposed(parts const& of) {
    Uri out;
    auto& text = access::storage_of(out);
    auto& at = access::components_of(out);
    std::size_t size = 8; // the delimiters
    for (auto const& part : {of.scheme, of.authority, of.authority, of.query, of.fragment})
        size = saturated_sum(size, part ? part->size() : 0);
    for (auto const part : {of.path, of.port}) size = saturated_sum(size, part.size());
    if constexpr (requires { text.reserve(size); })
        text.reserve(size > max_text_size ? text.max_size() + 1 : size); // or throws
    auto const position = [&] { return static_cast<std::uint32_t>(text.size()); };
    auto const append = [&](std::string_view part) {
        auto const begin = position();
        text.append(part);
        return abnf::slice{begin, position()};
    };
    if (of.scheme) {
        at.scheme = append(*of.scheme);
        append(":");
    }
    if (of.host) {
        append("//");
        auto const begin = position();
        if (of.user_info) {
            at.userinfo = append(*of.user_info);
            append("@");
        }
        at.host = append(*of.host);
        if (!of.port.empty()) {
            append(":");
            at.port = append(of.port);
        }
        at.authority = {begin, position()};
    } else if (of.authority) {
        append("//");
        at.authority = append(*of.authority);
    }
    at.path = append(of.path);
    if (of.query) {
        append("?");
        at.query = append(*of.query);
    }
    if (of.fragment) {
        append("#");
        at.fragment = append(*of.fragment);
    }
    at.whole_text = {0, position()};
    if (of.authority && at.authority.of(text) != *of.authority) at.authority = append(*of.authority);
    return out;
}

// Constants, with every compiler: each is a fixed_uri.

/// Parses a copy, because g++ 12's sanitizer cannot compare the address of a template argument with null.
template <fixed_string Text>
inline constexpr auto parsed = [] {
    auto const copy = Text;
    auto const u = java::parse_uri(copy.view());
    return u ? std::optional(access::make<uri_view>(Text.view(), access::components_of(*u))) : std::nullopt;
}();

/// More than results have: both texts, and their authorities once more.
template <fixed_string... Texts>
using scratch_for = scratch_uri<(16 + ... + (2 * sizeof Texts.chars))>;

/// The result of an operation that returns a scratch_uri, as a constant of exactly the needed size.
template <auto Operation, fixed_string... Texts>
consteval auto constant() noexcept {
    constexpr auto made = Operation(*parsed<Texts>...);
    constexpr auto size = made.text_.size();
    auto out = access::empty<fixed_uri<size + 1>>();
    std::char_traits<char>::copy(access::storage_of(out), made.text_.data(), size);
    access::components_of(out) = made.at_;
    return out;
}

// Comparison

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
