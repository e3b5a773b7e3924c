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
    {meets<no_empty_host>,         "ab://h",                   true},
    {meets<no_empty_host>,         "//h",                     true},
    {meets<no_empty_host>,         "/h",                      true},  // the host is the base's
    {meets<no_empty_host>,         "file:///h",               false},
    {meets<no_empty_host>,         "//:80",                   false},
    {meets<no_empty_host>,         "http:h",                  false},
    {meets<no_empty_host>,         "gopher:/127.0.0.1/",      false}, // some parsers read a host
    {meets<no_empty_host>,         "localhost:80",            false},
    {meets<no_empty_host>,         "mailto:a@h",              false},
    {meets<has_scheme>,            "ab:",                     true},
    {meets<has_scheme>,            "//h",                     false},
    {meets<generic_scheme>,        "URL:file:/etc/passwd",    false},
    {meets<generic_scheme>,        "url://h",                 false},
    {meets<generic_scheme>,        "urls:a",                  true},
    {meets<generic_scheme>,        "url",                     true},
    {meets<generic_scheme>,        "a.b://h",                 false},
    {meets<generic_scheme>,        "a://h",                   false},
    {meets<generic_scheme>,        "ab://h",                  true},
    {meets<generic_scheme>,        "HTTP://h",                true},
    {meets<generic_scheme>,        "File://h/c:/x",           false},
    {meets<generic_scheme>,        "javascript://h/a",        false},
    {meets<generic_scheme>,        "mailto:a@h",              false},
    {meets<generic_scheme>,        "urn:a:b",                 false},
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
    {meets<ldh_host>,              "//012345678901234567890123456789012345678901234567890123456789abc.d", true},
    {meets<ldh_host>,              "//012345678901234567890123456789012345678901234567890123456789abcd.d", false},
    {meets<no_a_labels>,           "//xn-a.b",                true},
    {meets<no_a_labels>,           "//a.xn--bcher-kva",       false},
    {meets<no_a_labels>,           "//XN--a.b",               false},
    {meets<no_a_labels>,           "//axn--a",                true},
    {meets<no_a_labels>,           "//xn--",                  false},
    {meets<valid_a_labels>,        "//a.b",                   true},
    {meets<valid_a_labels>,        "//xn--bcher-kva.a",       true},  // bücher
    {meets<valid_a_labels>,        "//XN--BCHER-KVA",         true},
    {meets<valid_a_labels>,        "//xn--fiqs8s",            true},  // U+4E2D U+56FD
    {meets<valid_a_labels>,        "//xn--ls8h",              true},  // U+1F4A9
    {meets<valid_a_labels>,        "//xn--",                  false},
    {meets<valid_a_labels>,        "//xn--a",                 true},  // U+0080: IDNA is not checked
    {meets<valid_a_labels>,        "//xn--evil-",             false}, // only ASCII
    {meets<valid_a_labels>,        "//xn---",                 false},
    {meets<valid_a_labels>,        "//xn--apiexample-ph3i",   false}, // U+3002, a dot for IDNA
    {meets<valid_a_labels>,        "//xn--a-2n0i",            false}, // U+FF0E, another dot
    {meets<valid_a_labels>,        "//xn--a_-hia",            true},  // IDNA is not checked
    {meets<valid_a_labels>,        "//xn--99999999",          false}, // above U+10FFFF
    {meets<valid_a_labels>,        "//xn--0ug",               true},  // U+200D
    {meets<valid_a_labels>,        "//xn--ab-0ic",            true},
    {meets<valid_a_labels>,        "//xn--tdah0ma",           true},
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
    {meets<no_numeric_host>,       "//127.0.0.1.h",           false}, // Boost.URL takes the rest for a path
    {meets<no_numeric_host>,       "//127.0.0.1a",            false},
    {meets<no_numeric_host>,       "//1.2.3.4-5.h",           false},
    {meets<no_numeric_host>,       "//h.127.0.0.1.h",         true},
    {meets<no_numeric_host>,       "//1.2.3.h",               true},
    {meets<no_numeric_host>,       "//[::2:3:4:5:6:7:8]",     false}, // `::` stands for one group; the same below
    {meets<no_numeric_host>,       "//[1:2:3:4:5:6:7::]",     false},
    {meets<no_numeric_host>,       "//[1:2:3::5:6:7:8]",      false},
    {meets<no_numeric_host>,       "//[1::3:4:5:6:1.2.3.4]",  false},
    {meets<no_numeric_host>,       "//[::2:3:4:5:6:1.2.3.4]", false},
    {meets<no_numeric_host>,       "//[::3:4:5:6:7:8]",       true},
    {meets<no_numeric_host>,       "//[ab:ffff::ab:0:0:0]",   false}, // `::` stands for the shorter run of zeros
    {meets<no_numeric_host>,       "//[ab::0:0.55.98.186]",   false}, // uri-js reads another address
    {meets<no_numeric_host>,       "//[::0.0.0.1]",           false},
    {meets<no_numeric_host>,       "//[::10.0.0.1]",          true},
    {meets<no_numeric_host>,       "//[0:0:0::1]",            true},
    {meets<no_numeric_host>,       "//[0:0:00:1::2]",         false},
    {meets<no_numeric_host>,       "//[0:0:1:0:ab::1]",       false}, // two runs of the same length
    {meets<no_numeric_host>,       "//[0:00:1:2::3]",         true},
    {meets<no_numeric_host>,       "//[0:0:0:0:0:0:0:1]",     true},
    {meets<no_numeric_host>,       "//[1:0:10:0:20::]",       true},
    {meets<no_numeric_host>,       "//[1:2:3:4:5:6::]",       true},
    {meets<no_numeric_host>,       "//[1:2:3:4:5:6:7:8]",     true},
    {meets<no_numeric_host>,       "//[::]",                  true},
    {meets<no_numeric_host>,       "//[1::4:5:6:1.2.3.4]",    true},
    {meets<no_numeric_host>,       "//[v1.a::b]",             true},
    {meets<canonical_port>,        "//[::1]/8080/x",          false}, // neon reads port 8080
    {meets<canonical_port>,        "//[::1]/0",               false},
    {meets<canonical_port>,        "//[::1]",                 false}, // neon reads on behind the terminating zero
    {meets<canonical_port>,        "//[::1]/",                true},
    {meets<canonical_port>,        "//[::1]:80",              true},
    {meets<canonical_port>,        "//[::1]/+8/x",            false},
    {meets<canonical_port>,        "//[::1]/-8/x",            false},
    {meets<canonical_port>,        "//[::1]/a8",              true},
    {meets<canonical_port>,        "//[::1]:1/8",             true},
    {meets<canonical_port>,        "//1.2.3.4/8",             true},
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
    {meets<no_query_in_path>,      "ftp://h/a",               true},
    {meets<no_query_in_path>,      "http://h/a?",             true},
    {meets<no_query_in_path>,      "Ftp://h/a?",              false},
    {meets<no_query_in_path>,      "gopher://h/a?b",          false},
    {meets<no_query_in_path>,      "ftp://h/a#?",             true},
    {meets<no_bidi_controls>,      "/%E2%80%8D?%E2%80%8E",    true},
    {meets<no_bidi_controls>,      "/a%E2%80%8E",             false},
    {meets<no_compatibility_characters>, "/%C3%A9?%EF%BC%8F", true},
    {meets<no_compatibility_characters>, "/a%EF%BC%8F",       false},
    {meets<no_empty_segments>,     "//h/a/b/",                true},
    {meets<no_empty_segments>,     "/a?//#//",                true},
    {meets<no_empty_segments>,     "ab://h",                   true},
    {meets<no_empty_segments>,     "//h//a",                  false},
    {meets<no_empty_segments>,     "a//",                     false},
    {meets<no_empty_segments>,     "/a//b",                   false},
    {meets<no_path_params>,    "/a?;%3B#;",               true},
    {meets<no_path_params>,    "//;%3b/",                 true},
    {meets<no_path_params>,    "/..;/",                   false},
    {meets<no_path_params>,    "a;",                      false},
    {meets<no_path_params>,    "/a%3b",                   false},
    {meets<no_path_params>,    "%41%3B",                  false},
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
    {meets<no_encoded_controls>,   "/%C2%A0%C3%85%C2~%85",    true},
    {meets<no_encoded_controls>,   "/%C2%80",                 false}, // U+0080, and U+009F
    {meets<no_encoded_controls>,   "//u%c2%9f@h",             false},
    {meets<no_encoded_controls>,   "?%20%1f",                 false},
    {meets<no_encoded_controls>,   "#%00",                    false},
    {meets<no_encoded_controls>,   "//u%7f@h",                false},
};

// clang-format on

} // namespace cases

#endif
