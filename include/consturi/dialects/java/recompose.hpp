// What the operations of java.net.URI have in common: URIs that are made of parts, and constants.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_RECOMPOSE_HPP
#define CONSTURI_DIALECTS_JAVA_RECOMPOSE_HPP

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

} // namespace detail

} // namespace consturi::java

#endif
