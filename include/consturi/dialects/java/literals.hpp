// Literals of URIs as java.net.URI reads them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_LITERALS_HPP
#define CONSTURI_DIALECTS_JAVA_LITERALS_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/dialects/java/uri.hpp>
#include <consturi/uri/literals.hpp>

#include <cstddef>

namespace consturi::literals {

/// The URI in quotes, like java::parse_uri. Does not compile if it is invalid.
///
///     using namespace consturi::literals;
///     static_assert("mailto:me@example.com"_java_uri.is_opaque());
///     constexpr auto typo = "http://example.com/a b"_java_uri; // does not compile: space
#define CONSTURI_OPERATOR operator""_java_uri
#define CONSTURI_KIND java::kinds::uri
#include <consturi/uri/literal.def>

} // namespace consturi::literals

#endif
