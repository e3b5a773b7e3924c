// Literals of RFC 2396, and with the changes of RFC 2732.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_RFC2396_LITERALS_HPP
#define CONSTURI_DIALECTS_RFC2396_LITERALS_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/dialects/rfc2396/uri_reference.hpp>
#include <consturi/uri/literals.hpp>

#include <cstddef>

namespace consturi::literals {

/// The URI reference of RFC 2396 in quotes. Does not compile if it is invalid.
///
///     using namespace consturi::literals;
///     constexpr auto logo = "../img/logo.png"_rfc2396;
///     constexpr auto typo = "../img/logo 1.png"_rfc2396; // does not compile: space
#define CONSTURI_OPERATOR operator""_rfc2396
#define CONSTURI_KIND rfc2396::kinds::uri_reference
#include <consturi/uri/literal.def>

/// The same with the changes of RFC 2732.
///
///     static_assert("http://[::1]/"_rfc2732.host() == "[::1]");
#define CONSTURI_OPERATOR operator""_rfc2732
#define CONSTURI_KIND rfc2732::kinds::uri_reference
#include <consturi/uri/literal.def>

} // namespace consturi::literals

#endif
