// The requirements that `unambiguous` combines, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_UNAMBIGUOUS_HPP
#define CONSTURI_CASES_UNAMBIGUOUS_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/unambiguous.hpp>

namespace cases {

// clang-format off

inline constexpr requirement_case unambiguous_requirements[] = {
    {meets<no_empty_host>,         "s://h",                   true},
    {meets<no_empty_host>,         "//h",                     true},
    {meets<no_empty_host>,         "/h",                      true},  // the host is the base's
    {meets<no_empty_host>,         "file:///h",               false},
    {meets<no_empty_host>,         "//:80",                   false},
    {meets<no_empty_host>,         "http:h",                  false},
    {meets<no_empty_host>,         "gopher:/127.0.0.1/",      false}, // some parsers read a host
    {meets<no_empty_host>,         "localhost:80",            false},
    {meets<no_empty_host>,         "mailto:a@h",              false},
    {meets<no_url_prefix>,         "URL:file:/etc/passwd",    false},
    {meets<no_url_prefix>,         "url://h",                 false},
    {meets<no_url_prefix>,         "urls:a",                  true},
    {meets<no_url_prefix>,         "url",                     true},
    {meets<ldh_host>,              "//a-b.c--d.D9",           true},
    {meets<ldh_host>,              "//a_b.c",                 false},
    {meets<ldh_host>,              "//-a",                    false},
    {meets<ldh_host>,              "//a-",                    false},
    {meets<ldh_host>,              "//a.-b",                  false},
    {meets<ldh_host>,              "//a-.b",                  false},
    {meets<ldh_host>,              "//-",                     false},
    {meets<ldh_host>,              "//[v1.a]",                false},
    {meets<ldh_host>,              "//[V1.a]",                false},
    {meets<ldh_host>,              "//h.",                    true},
    {meets<ldh_host>,              "//[::1]",                 true},
    {meets<ldh_host>,              "h%41",                    true},
    {meets<ldh_host>,              "//h%41",                  false},
    {meets<ldh_host>,              "//.h",                    false},
    {meets<ldh_host>,              "//a..b",                  false},
    {meets<ldh_host>,              "//a~b",                   false},
    {meets<ldh_host>,              "//a;b",                   false},
    {meets<no_trailing_dot>,       "//h",                     true},
    {meets<no_trailing_dot>,       "h.",                      true},
    {meets<no_trailing_dot>,       "//h.:80",                 false},
    {meets<no_numeric_host>,       "//127.0.0.1",             true},
    {meets<no_numeric_host>,       "//[::ffff:127.0.0.1]",    true},
    {meets<no_numeric_host>,       "//1.h",                   true},
    {meets<no_numeric_host>,       "//h.1a",                  false},
    {meets<no_numeric_host>,       "//0xg",                   false},
    {meets<no_numeric_host>,       "//0x1.h",                 true},
    {meets<no_numeric_host>,       "//x1",                    true},
    {meets<no_numeric_host>,       "//",                      true},
    {meets<no_numeric_host>,       "//127.1",                 false},
    {meets<no_numeric_host>,       "//127.0.0.1.",            false},
    {meets<no_numeric_host>,       "//0177.0.0.1",            false},
    {meets<no_numeric_host>,       "//256.1.1.1",             false},
    {meets<no_numeric_host>,       "//2130706433",            false},
    {meets<no_numeric_host>,       "//h.0x7F",                false},
    {meets<no_numeric_host>,       "//0Xf",                   false},
    {meets<no_numeric_host>,       "//0x",                    false},
    {meets<canonical_port>,        "//h",                     true},
    {meets<canonical_port>,        "//h:65535",               true},
    {meets<canonical_port>,        "//h:",                    false},
    {meets<canonical_port>,        "//h:65536",               false},
    {meets<canonical_port>,        "//h:080",                 false},
    {meets<canonical_port>,        "//h:0",                   false},
    {meets<path_before_query>,     "//h",                     true},
    {meets<path_before_query>,     "//h/?q#f",                true},
    {meets<path_before_query>,     "?q",                      true},
    {meets<path_before_query>,     "s:#f",                    true},
    {meets<path_before_query>,     "//h?q",                   false},
    {meets<path_before_query>,     "//h:80#f",                false},
    {meets<no_empty_segments>,     "//h/a/b/",                true},
    {meets<no_empty_segments>,     "/a?//#//",                true},
    {meets<no_empty_segments>,     "s://h",                   true},
    {meets<no_empty_segments>,     "//h//a",                  false},
    {meets<no_empty_segments>,     "a//",                     false},
    {meets<no_empty_segments>,     "/a//b",                   false},
    {meets<no_path_parameters>,    "/a?;%3B#;",               true},
    {meets<no_path_parameters>,    "//;%3b/",                 true},
    {meets<no_path_parameters>,    "/..;/",                   false},
    {meets<no_path_parameters>,    "a;",                      false},
    {meets<no_path_parameters>,    "/a%3b",                   false},
    {meets<no_path_parameters>,    "%41%3B",                  false},
    {meets<no_double_encoding>,    "/%25?%252F",              true},
    {meets<no_double_encoding>,    "/%252",                   true},
    {meets<no_double_encoding>,    "/%25?2F",                 true},
    {meets<no_double_encoding>,    "/%25g2%252g",             true},
    {meets<no_double_encoding>,    "/%25%20%32",              true},
    {meets<no_double_encoding>,    "/%25%32",                 true},
    {meets<no_double_encoding>,    "/%25%32%66",              false},
    {meets<no_double_encoding>,    "/%252%46",                false},
    {meets<no_double_encoding>,    "/%25%325",                false},
    {meets<no_double_encoding>,    "/%41%252F",               false},
    {meets<no_double_encoding>,    "%25aF/",                  false},
    {meets<no_overlong_utf8>,      "/%C3%80%c2",              true},
    {meets<no_overlong_utf8>,      "/%E0%A0%80?%F0%90%80%80", true},
    {meets<no_overlong_utf8>,      "/%E1%80%80?%F1%80%80%80", true},
    {meets<no_overlong_utf8>,      "/%E0a%80?%E0",            true},
    {meets<no_overlong_utf8>,      "/%E0%80%AE",              false},
    {meets<no_overlong_utf8>,      "/%E0%9F%BF",              false},
    {meets<no_overlong_utf8>,      "/%F0%80%80%AF",           false},
    {meets<no_overlong_utf8>,      "/%F0%8F%BF%BF",           false},
    {meets<no_overlong_utf8>,      "/%C0%AF",                 false},
    {meets<no_overlong_utf8>,      "?%c1",                    false},
    {meets<no_overlong_utf8>,      "/%F8%87%80%80%AE",        false},
    {meets<no_overlong_utf8>,      "/%FC%83%80%80%80%AF",     false},
    {meets<no_overlong_utf8>,      "/%F8%88%FC%84?%F8",       true},
    {meets<no_encoded_separators>, "/%2E?%2F#%5C",            true},
    {meets<no_encoded_separators>, "//h%2F/",                 true},
    {meets<no_encoded_separators>, "/%2f",                    false},
    {meets<no_encoded_separators>, "a%2E%5c",                 false},
    {meets<no_encoded_controls>,   "/%20%7E%80%FF",           true},
    {meets<no_encoded_controls>,   "?%20%1f",                 false},
    {meets<no_encoded_controls>,   "#%00",                    false},
    {meets<no_encoded_controls>,   "//u%7f@h",                false},
};

// clang-format on

} // namespace cases

#endif
