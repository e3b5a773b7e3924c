// The literals of URIs and references (RFC 3986), which the compiler checks.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_LITERALS_HPP
#define CONSTURI_URI_LITERALS_HPP

#include <consturi/uri/checked_uri.hpp>

#include <cstddef>

namespace consturi::literals {

/// The URI in quotes (RFC 3986 3). Does not compile if it is invalid.
///
///     using namespace consturi::literals;
///     constexpr auto api = "https://api.example.com/v1"_uri;
///     static_assert(api.host() == "api.example.com");
#define CONSTURI_OPERATOR operator""_uri
#define CONSTURI_VIEW uri_view
#include <consturi/uri/literal.def>

/// The URI or relative reference in quotes (RFC 3986 4.1). Does not compile if it is invalid.
///
///     using namespace consturi::literals;
///     constexpr auto logo = "../img/logo.png"_uri_reference;
///     static_assert(!logo.scheme() && logo.path() == "../img/logo.png");
#define CONSTURI_OPERATOR operator""_uri_reference
#define CONSTURI_VIEW uri_reference_view
#include <consturi/uri/literal.def>

} // namespace consturi::literals

#endif
