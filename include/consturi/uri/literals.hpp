// Literals of URIs and URI references (RFC 3986).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_LITERALS_HPP
#define CONSTURI_URI_LITERALS_HPP

#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/fixed_uri.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>

namespace consturi::literals {

/// The URI in quotes (RFC 3986 3). Does not compile if it is invalid.
///
///     using namespace consturi::literals;
///     constexpr auto api = "https://api.example.com/v1"_uri;
///     static_assert(api.host() == "api.example.com");
consteval uri_view operator""_uri(char const* text, std::size_t size) noexcept {
    return detail::checked<uri_view>(rfc3986::URI, {text, size});
}

/// The URI or relative reference in quotes (RFC 3986 4.1). Does not compile if it is invalid.
///
///     using namespace consturi::literals;
///     constexpr auto logo = "../img/logo.png"_uri_reference;
///     static_assert(!logo.scheme() && logo.path() == "../img/logo.png");
consteval uri_reference_view operator""_uri_reference(char const* text, std::size_t size) noexcept {
    return detail::checked<uri_reference_view>(rfc3986::URI_reference, {text, size});
}

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
template <detail::invalid_literal<rfc3986::URI> Literal>
consteval detail::no_view<uri_view, Literal> operator""_uri() noexcept
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    __attribute__((diagnose_if(Literal.why == &detail::mistakes::name, message, "error")))
#include <consturi/diagnosis/mistakes.def>
{
    return detail::access::make<uri_view>({}, {});
}
template <detail::invalid_literal<rfc3986::URI_reference> Literal>
consteval detail::no_view<uri_reference_view, Literal> operator""_uri_reference() noexcept
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    __attribute__((diagnose_if(Literal.why == &detail::mistakes::name, message, "error")))
#include <consturi/diagnosis/mistakes.def>
{
    return {};
}
#pragma clang diagnostic pop
#endif

} // namespace consturi::literals

#endif
