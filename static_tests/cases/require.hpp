// URIs that do not meet a requirement, and the error of each.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_REQUIRE_HPP
#define CONSTURI_CASES_REQUIRE_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/require.hpp>
#include <consturi/unambiguous.hpp>

#include <cstddef>

namespace cases {

/// A requirement, a URI that does not meet it, the reported requirement, and the position of the error.
struct unmet_case {
    consturi::result<consturi::uri_view> (*parse)(text);
    text input;
    text requirement;
    std::size_t position;
};

template <auto Requirement>
constexpr consturi::result<consturi::uri_view> parsed(text input) {
    return consturi::parse_uri<Requirement>(input);
}

constexpr text input_of(unmet_case const& row) { return row.input; }

constexpr bool holds(unmet_case const& row, text input) {
    auto const u = row.parse(input);
    return consturi::is_uri(input) && !u && u.error().rule() == row.requirement && u.error().position() == row.position
           && u.error().rule_position() == row.position && u.error().code() == consturi::mistake::requirement_not_met
           && u.error().expected_bytes().empty() && !u.error().end_expected();
}

// clang-format off

inline constexpr auto public_endpoint = scheme_is("https") && has_host && !has_userinfo && port_between(1024, 65535);
inline constexpr auto internal
    = satisfies("internal", [](consturi::uri_reference_view const& u) { return u.host() == "internal"; });
inline constexpr auto strict = public_endpoint && (path_under("/api") || path_under("/health")) && !(has_query || has_fragment)
                               && max_length(60) && (internal || !host_is_ip);

inline constexpr unmet_case unmet_cases[] = {
    {parsed<public_endpoint>, "http://h:8080",                  "scheme_is(\"https\")",         0},
    {parsed<public_endpoint>, "https:a",                        "has_host",                     6},
    {parsed<public_endpoint>, "https://:8080",                  "has_host",                     8},
    {parsed<public_endpoint>, "https://u:p@h:8080",             "!has_userinfo",                8},
    {parsed<public_endpoint>, "https://u:p@h:80",               "!has_userinfo",                8},
    {parsed<public_endpoint>, "https://h:80/",                  "port_between(1024, 65535)",    10},
    {parsed<public_endpoint>, "https://h/",                     "port_between(1024, 65535)",    9},
    {parsed<strict>,          "https://h:8080/",                "path_under(\"/api\") || path_under(\"/health\")", 14},
    {parsed<strict>,          "https://h:8080/api?q",           "!(has_query || has_fragment)", 19},
    {parsed<strict>,          "https://h:8080/api#f",           "!(has_query || has_fragment)", 19},
    {parsed<!(has_userinfo && has_query)>, "http://u@h/?q",     "!(has_userinfo && has_query)", 7},
    {parsed<strict>,          "https://h:8080/api/000000000000000000000000000000000000000000000000", "max_length(60)", 60},
    {parsed<strict>,          "https://1.2.3.4:8080/api",       "internal || !host_is_ip",      0},
    {parsed<scheme_in("ws", "wss")>, "http://h/",               "scheme_in(\"ws\", \"wss\")",   0},
    {parsed<below("http://h/a")>, "https://h/a",               "below(\"http://h/a\")",         0},
    {parsed<below("http://h/a")>, "http://u@h/a",              "below(\"http://h/a\")",         7},
    {parsed<below("http://h/a")>, "http://g:8/a",              "below(\"http://h/a\")",         7},
    {parsed<below("http://h/a")>, "http://h:8/a",              "below(\"http://h/a\")",         9},
    {parsed<below("http://h/a")>, "http://h/b",                "below(\"http://h/a\")",         8},
    {parsed<path_under("/a")>, "http://h/b",                    "path_under(\"/a\")",           8},
    {parsed<!has_query>,      "http://h/b?q",                   "!has_query",                   11},
    {parsed<has_query>,       "http://h/b#f",                   "has_query",                    10},
    {parsed<!has_fragment>,   "http://h/b#f",                   "!has_fragment",                11},
    {parsed<has_fragment>,    "http://h/b?q",                   "has_fragment",                 12},
    {parsed<internal>,        "http://h/",                      "internal",                     0},
    {parsed<port_is(80)>,     "http://h:81/",                   "port_is(80)",                  9},
    {parsed<!has_password>,   "http://u:p@h",                   "!has_password",                7},
    {parsed<!!has_query>,     "http://h/b",                     "has_query",                    10},
    {parsed<no_encoded_slash>, "http://h/b%41%2f",              "no_encoded_slash",             13},
    {parsed<no_encoded_nul>,  "http://h/?%00",                  "no_encoded_nul",               10},
    {parsed<no_dot_segments>, "http://h/a/..",                  "no_dot_segments",              11},
    {parsed<no_dot_segments>, "http://h/a/.%2E/b",              "no_dot_segments",              11},
    {parsed<no_dot_segments>, "s:./../b",                       "no_dot_segments",              2},
    {parsed<generic_scheme>,  "url:a",                          "generic_scheme",               0},
    {parsed<!has_scheme>,     "ab:a",                           "!has_scheme",                  0},
    {parsed<no_a_labels>,     "http://u@a.xn--bcher-kva/",      "no_a_labels",                  9},
    {parsed<valid_a_labels>,  "http://xn--a-/",                 "valid_a_labels",               7},
    {parsed<no_query_in_path>, "ftp://h/a?b",                   "no_query_in_path",             10},
    {parsed<no_bidi_controls>, "http://h/a%E2%80%8F",           "no_bidi_controls",             10},
    {parsed<no_compatibility_characters>, "http://h/%41%C2%AA", "no_compatibility_characters",  12},
    {parsed<is_normalized>,   "http://h/%41",                   "is_normalized",                0},
    {parsed<max_length(9)>,   "http://h/b",                     "max_length(9)",                9},
    {parsed<host_under("h")>, "s:g",                            "host_under(\"h\")",            2},
    {parsed<!host_is_ip>,     "s://u@1.2.3.4",                  "!host_is_ip",                  6},
    {parsed<has_userinfo>,    "s://h",                          "has_userinfo",                 4},
    {parsed<has_port>,        "s:/h",                           "has_port",                     2},
    {parsed<no_empty_host>,   "http://u@:80",                   "no_empty_host",                9},
    {parsed<no_empty_host>,   "http:h",                         "no_empty_host",                5},
    {parsed<ldh_host>,     "http://u@h;",                    "ldh_host",                  9},
    {parsed<no_trailing_dot>, "http://h./",                     "no_trailing_dot",              7},
    {parsed<no_numeric_host>, "http://127.1/",                  "no_numeric_host",              7},
    {parsed<canonical_port>,     "http://h:/",                     "canonical_port",                  9},
    {parsed<path_before_query>, "http://h?q",                   "path_before_query",            8},
    {parsed<path_before_query>, "http://h:1#q",                 "path_before_query",            10},
    {parsed<no_empty_segments>, "http://h/a//b",                "no_empty_segments",            11},
    {parsed<no_path_params>, "http://h/a;b",                "no_path_params",           10},
    {parsed<no_path_params>, "http://h/a%41%3bb",           "no_path_params",           13},
    {parsed<no_double_encoding>, "http://h/%41%252f",           "no_double_encoding",           12},
    {parsed<no_overlong_utf8>, "http://h/?%41%c0%af",           "no_overlong_utf8",             13},
    {parsed<no_encoded_separators>, "http://h%2f/a%41%5c?",     "no_encoded_separators",        16},
    {parsed<no_encoded_controls>, "http://h/?%41%0d%0a",        "no_encoded_controls",          13},
    {parsed<unambiguous>,     "http://foo@evil.example:80/",    "!has_userinfo",                7},
    {parsed<!below("http://h/a")>, "http://h/a/b",             "!below(\"http://h/a\")",        0},
    {parsed<!path_under("/a")>, "http://h/a%2Fb",               "!path_under(\"/a\")",           8},
    {parsed<!(has_host && !host_is_ip)>, "http://127.1/",       "!(has_host && !host_is_ip)",   7},
    {parsed<host_is("h")>,    "http://u:p@g",                   "host_is(\"h\")",               11},
    {parsed<(has_host && has_port) || has_query>, "http://h/",  "(has_host && has_port) || has_query", 8},
    {parsed<(has_port && has_host) || has_query>, "http://h/",  "(has_port && has_host) || has_query", 8},
    {parsed<!no_dot_segments>, "http://h/a",                    "!no_dot_segments",             8},
};

// clang-format on

} // namespace cases

#endif
