// Requirements of the scheme, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_SCHEME_HPP
#define CONSTURI_CASES_SCHEME_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/scheme.hpp>
#include <consturi/schemes/registry.hpp>

namespace cases {

// clang-format off

inline constexpr requirement_case scheme_requirements[] = {
    {meets<scheme_is("https")>,        "https://h/",      true},
    {meets<scheme_is("https")>,        "httpx:",          false},
    {meets<scheme_is("https")>,        "HTTPS:",          true},
    {meets<scheme_is("HTTPS")>,        "https:",          true},
    {meets<scheme_is("https")>,        "http://h/",       false},
    {meets<scheme_is("https")>,        "httpss://h/",     false},
    {meets<scheme_is("https")>,        "//h/",            false},
    {meets<scheme_is("https")>,        "https",           false},

    // Negations: an unknown verdict meets neither the requirement nor its negation.
    {meets<!scheme_is("https")>,       "http://h/",       true},
    {meets<!scheme_is("https")>,       "Https://h/",      false},
    {meets<!scheme_is("https")>,       "//h/",            false}, // the base's scheme is unknown
    {meets<!scheme_is("https")>,       "URL:https://h/",  false}, // some parsers remove "URL:"
    {meets<!scheme_is("https")>,       "urls:https://h/", true},
    {meets<!scheme_in("http", "wss")>, "https:/",         true},
    {meets<!scheme_in("http", "wss")>, "https:",          false}, // some parsers read a host without a scheme; the same below
    {meets<!scheme_is("http")>,        "localhost:8080/admin", false},
    {meets<!scheme_is("http")>,        "localhost:",      false},
    {meets<!scheme_is("http")>,        "localhost:?q",    false},
    {meets<!scheme_is("http")>,        "user:secret@h",   false},
    {meets<!scheme_is("http")>,        "ab:c?d=@h",       false},
    {meets<!scheme_in("http", "ws")>,  "localhost:1",     false},
    {meets<!scheme_is("http")>,        "ab:c",            true},
    {meets<!scheme_is("http")>,        "ab:/1@",          false},
    {meets<!scheme_is("http")>,        "ab://c@d",        true},
    {meets<!scheme_is("file")>,        "c://example.com/etc/passwd", false}, // Mono reads a file
    {meets<!scheme_is("file")>,        "Z:/a",            false},
    {meets<!scheme_is("http")>,        "evil.org://h/",   false}, // urllib3 finds no scheme
    {meets<!scheme_is("http")>,        "mailto:a",        false}, // has a syntax of its own; the same below
    {meets<!scheme_is("javascript")>,  "jar:file:a",      false},
    {meets<!scheme_is("javascript")>,  "BLOB://h/",       false},
    {meets<!scheme_is("javascript")>,  "javascripts://h/", true},
    {meets<scheme_is("file")>,         "file:///a",       true},
    {meets<scheme_is("mailto")>,       "mailto:a@h",      true},
    {meets<!scheme_in("http", "wss")>, "wss:",            false},
    {meets<!scheme_in("http", "wss")>, "h",               false},
    {meets<!scheme_in("http", "wss")>, "url:wss:",        false},
    {meets<scheme_in("http", "wss")>,  "WSS://h/",        true},
    {meets<scheme_in("http", "wss")>,  "http:",           true},
    {meets<scheme_in("http", "wss")>,  "ws://h/",         false},
    {meets<scheme_in("http", "wss")>,  "h/",              false},

    {meets<registered_scheme>,         "HTTPS://h/",      true},
    {meets<registered_scheme>,         "mailto:a@h",      true}, // also if parsers find other components
    {meets<registered_scheme>,         "z39.50:",         true},
    {meets<registered_scheme>,         "htpps://h/",      false},
    {meets<registered_scheme>,         "mysql://h/",      false}, // known, but not registered
    {meets<registered_scheme>,         "//h/",            false},
    {meets<registered_scheme>,         "",                false},
    {meets<!registered_scheme>,        "htpps://h/",      true},
    {meets<!registered_scheme>,        "MySQL://h/",      true},
    {meets<!registered_scheme>,        "https://h/",      false},
    {meets<!registered_scheme>,        "mailto:a@h",      false},
    {meets<!registered_scheme>,        "//h/",            false}, // the base's scheme is unknown
    {meets<!registered_scheme>,        "localhost:80",    false}, // some parsers read a host without a scheme
    {meets<!registered_scheme>,        "url:https://h/",  false}, // some parsers remove "url:"
    {meets<!registered_scheme>,        "jdbc:x",          false}, // has a syntax of its own
};

// clang-format on

} // namespace cases

#endif
