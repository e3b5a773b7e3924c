// Reading URIs and URI references (RFC 3986), in the compiler and in the program.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_PARSE_HPP
#define CONSTURI_URI_PARSE_HPP

#include <consturi/syntax/match_components.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/text/result.hpp>
#include <consturi/uri/view.hpp>

#include <string_view>
#include <type_traits>

namespace consturi {

/// A string that is about to go, and its text with it: nothing to make a view of. It is told from a view by having
/// something to do when it goes.
template <class Text>
concept temporary_string = !std::is_trivially_destructible_v<Text> && std::is_convertible_v<Text const&, std::string_view>;

template <class View, class R>
constexpr result<View> parse(R const& rule, std::string_view text) noexcept {
    result<View> parsed(views::make<View>(text, components()));
    if (!views::fill(*parsed, rule)) parsed = unexpected(parse_error(diagnose<true>(rule, text)));
    return parsed;
}

// These are templates so that a program that includes them has the compiler make those alone that it calls.

/// Reads `text` as a URI: a scheme and what follows it, fragment included (RFC 3986, 3).
///
/// Gives a view of `text`, which must not be a temporary, or an error with the offset in bytes of the first byte at
/// which it cannot go on. Takes time linear in the size of the text; never allocates, never throws. A text of 4 GiB or
/// more is an error.
///
///     constexpr auto parsed = parse_uri("https://example.com:8443/v1");
///     static_assert(parsed && parsed->port_number() == 8443);
///     static_assert(parse_uri("https://example.com:8a").error().position() == 21);
template <class = void>
constexpr result<uri_view> parse_uri(std::string_view text) noexcept {
    return parse<uri_view>(rfc3986::URI, text);
}
template <temporary_string Text>
result<uri_view> parse_uri(Text&&) = delete;

/// Reads `text` as a URI or a relative reference (RFC 3986, 4.1). Otherwise like `parse_uri`.
///
///     static_assert(parse_uri_reference("../v2?a=b")->query() == "a=b");
template <class = void>
constexpr result<uri_reference_view> parse_uri_reference(std::string_view text) noexcept {
    return parse<uri_reference_view>(rfc3986::URI_reference, text);
}
template <temporary_string Text>
result<uri_reference_view> parse_uri_reference(Text&&) = delete;

/// Reads `text` as a URI without a fragment (RFC 3986, 4.3): what a base URI is. Otherwise like `parse_uri`.
///
///     static_assert(parse_absolute_uri("https://example.com/v1") && !parse_absolute_uri("https://example.com/#top"));
template <class = void>
constexpr result<uri_view> parse_absolute_uri(std::string_view text) noexcept {
    return parse<uri_view>(rfc3986::absolute_URI, text);
}
template <temporary_string Text>
result<uri_view> parse_absolute_uri(Text&&) = delete;

/// Reads `text` as a reference without a scheme (RFC 3986, 4.2). Otherwise like `parse_uri`.
///
///     static_assert(parse_relative_ref("//example.com/v1")->host() == "example.com");
template <class = void>
constexpr result<uri_reference_view> parse_relative_ref(std::string_view text) noexcept {
    return parse<uri_reference_view>(rfc3986::relative_ref, text);
}
template <temporary_string Text>
result<uri_reference_view> parse_relative_ref(Text&&) = delete;

/// Whether `text` is a URI (RFC 3986, 3), of any size.
///
///     static_assert(is_uri("urn:isbn:0451450523") && !is_uri("/v1"));
template <class = void>
constexpr bool is_uri(std::string_view text) noexcept { return matches(rfc3986::URI, text); }

/// Whether `text` is a URI or a relative reference (RFC 3986, 4.1), of any size.
template <class = void>
constexpr bool is_uri_reference(std::string_view text) noexcept { return matches(rfc3986::URI_reference, text); }

/// Whether `text` is a URI without a fragment (RFC 3986, 4.3), of any size.
template <class = void>
constexpr bool is_absolute_uri(std::string_view text) noexcept { return matches(rfc3986::absolute_URI, text); }

/// Whether `text` is a reference without a scheme (RFC 3986, 4.2), of any size.
template <class = void>
constexpr bool is_relative_ref(std::string_view text) noexcept { return matches(rfc3986::relative_ref, text); }

} // namespace consturi

#endif
