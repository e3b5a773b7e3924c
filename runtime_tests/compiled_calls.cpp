// Calls of all functions whose run-time code is in consturi::compiled.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/parse.hpp>
#include <consturi/rfc2396.hpp>

#include <string_view>

// Constants need no library.
static_assert(consturi::parse_uri("https://h:8a").error().position() == 11 && consturi::java::parse_uri("mailto:a")
              && consturi::parse_iri("s:^").error().position() == 2);

bool parse_with_all(std::string_view text) {
    return consturi::parse_uri(text) && consturi::parse_uri_reference(text) && consturi::parse_absolute_uri(text)
           && consturi::parse_relative_ref(text) && consturi::is_uri(text) && consturi::is_uri_reference(text)
           && consturi::is_absolute_uri(text) && consturi::is_relative_ref(text)
           && consturi::rfc2396::parse_uri_reference(text) && consturi::rfc2396::parse_absolute_uri(text)
           && consturi::rfc2732::parse_uri_reference(text) && consturi::rfc2732::parse_absolute_uri(text)
           && consturi::java::parse_uri(text) && consturi::parse_iri(text) && consturi::parse_iri_reference(text)
           && consturi::is_iri(text) && consturi::is_iri_reference(text);
}
