// RFC 3987 3.1 and 3.2: IRIs and the URIs that correspond to them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_IRI_CONVERSIONS_HPP
#define CONSTURI_CASES_IRI_CONVERSIONS_HPP

#include "cases/cases.hpp"

#include <consturi/dialects/iri/conversions.hpp>

namespace cases {

/// Whether two views have the same components. (Their types can differ.)
constexpr bool same_components(auto const& a, auto const& b) {
    return a.text() == b.text() && a.authority() == b.authority() && a.userinfo() == b.userinfo()
           && a.host() == b.host() && a.port() == b.port() && a.path() == b.path() && a.query() == b.query()
           && a.fragment() == b.fragment();
}

/// An IRI reference, and the URI reference to which it is mapped.
struct mapped_iri {
    text iri, uri;
};
constexpr text input_of(mapped_iri const& row) { return row.iri; }
constexpr bool holds(mapped_iri const& row, text input) {
    using namespace consturi;
    char buffer[256], small[1];
    auto const mapped = to_uri_into(buffer, *parse_iri_reference(input));
    return mapped && same_components(*mapped, *parse_uri_reference(row.uri))
           && (row.uri.size() < 2 || !to_uri_into(small, *parse_iri_reference(input)));
}

/// A URI reference, and the IRI reference to which it is mapped.
struct mapped_uri {
    text uri, iri;
};
constexpr text input_of(mapped_uri const& row) { return row.uri; }
constexpr bool holds(mapped_uri const& row, text input) {
    using namespace consturi;
    char buffer[256], small[1];
    auto const mapped = to_iri_into(buffer, *parse_uri_reference(input));
    return mapped && same_components(*mapped, *parse_iri_reference(row.iri))
           && (row.iri.size() < 2 || !to_iri_into(small, *parse_uri_reference(input)));
}

/// An IRI without a URI: the mistake in its host, and its position.
struct unmapped_iri {
    text iri;
    std::size_t position;
    consturi::mistake which;
};
constexpr text input_of(unmapped_iri const& row) { return row.iri; }
constexpr bool holds(unmapped_iri const& row, text input) {
    using namespace consturi;
    char buffer[256];
    auto const u = parse_iri(input);
    auto const of = detail::corresponding_uri_of(*u);
    auto const wrong = of.wrong();
    auto const error = of.error(wrong.position, wrong.which);
    return wrong.found() && error.position() == row.position && error.code() == row.which && !to_uri_into(buffer, *u);
}

// clang-format off

inline constexpr mapped_iri mapped_iris[] = {
    {"http://例え.jp/引き出し",       "http://xn--r8jz45g.jp/%E5%BC%95%E3%81%8D%E5%87%BA%E3%81%97"},
    {"http://résumé.example.org",    "http://xn--rsum-bpad.example.org"}, // RFC 3987 3.1
    {"http://r\u00E9sum\u00E9.example.org/r\u00E9?\u00E9#\u00E9", "http://xn--rsum-bpad.example.org/r%C3%A9?%C3%A9#%C3%A9"},
    {"http://ü:é@MüLL.example:80/",  "http://%C3%BC:%C3%A9@xn--mll-hoa.example:80/"},
    {"HTTPS://faß.βς.example./?",    "HTTPS://xn--fa-hia.xn--nxa6a.example./?"}, // not IDNA2003
    {"file://bücher/ü",              "file://xn--bcher-kva/%C3%BC"},
    {"http://👍.example/",           "http://xn--yp8h.example/"},
    {"http://각.example/",            "http://xn--p39a.example/"},
    {"http://क\u093F.example/",      "http://xn--11b8f.example/"},   // a combining mark that is not first
    {"http://ก\u0E38\u0E48.example/", "http://xn--12c4iyb.example/"}, // in canonical order
    {"http://a\u0305\u0301.example/", "http://xn--a-xbbl.example/"},  // U+0305, of the same class, blocks U+0301
    {"http://가\u11A7.example/",     "http://xn--qud9310f.example/"}, // no trailing consonant
    {"http://xn--bcher-kva.é.de/",   "http://xn--bcher-kva.xn--9ca.de/"},
    {"http://xn--a.de/%C3%A9",       "http://xn--a.de/%C3%A9"},      // ASCII is not changed
    {"http://[::1]:80/é",            "http://[::1]:80/%C3%A9"},
    {"http://a..é/",                 "http://a..xn--9ca/"},
    {"x://bücher.example/ü",         "x://b%C3%BCcher.example/%C3%BC"}, // hosts of an unknown scheme
    {"//bücher.example/ü",           "//b%C3%BCcher.example/%C3%BC"},
    {"x://É%41/",                    "x://%C3%89%41/"},
    {"ü/ü",                          "%C3%BC/%C3%BC"},
    {"?\uE000\U0010FFFD",            "?%EE%80%80%F4%8F%BF%BD"},
    {"http://éaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/", "http://xn--aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-91e/"}, // 63 bytes
    {"urn:é",                        "urn:%C3%A9"},
    {"",                             ""},
};

inline constexpr mapped_uri mapped_uris[] = {
    {"http://xn--r8jz45g.jp/%E5%BC%95%E3%81%8D%E5%87%BA%E3%81%97", "http://例え.jp/引き出し"},
    {"http://XN--BCHER-KVA.Example/%c3%bc", "http://bücher.Example/ü"},
    {"http://a/%41%2F%20%25%3F%7E",  "http://a/A%2F%20%25%3F~"},   // reserved ones and those that no URI has stay
    {"http://a/%FC%C3%BC%C3",        "http://a/%FCü%C3"},          // not UTF-8
    {"http://a/%ED%A0%80%C0%AF%F4%90%80%80", "http://a/%ED%A0%80%C0%AF%F4%90%80%80"},
    {"http://a/%E2%80%AE%E2%80%8B%C2%A0%C2%AD", "http://a/%E2%80%AE%E2%80%8B%C2%A0%C2%AD"}, // bidi controls, invisible
    {"http://a/?%EE%80%80%EF%BF%BF%C2%80", "http://a/?%EE%80%80%EF%BF%BF%C2%80"},
    {"http://%C3%A9.example/",       "http://%C3%A9.example/"},    // to_uri would make another host of it
    {"http://%C3%A9.xn--9ca.example/", "http://%C3%A9.xn--9ca.example/"},
    {"http://xn--a.xn--9ca.example/", "http://xn--a.xn--9ca.example/"}, // U+0080
    {"http://xn--xn---epa.example/", "http://xn--xn---epa.example/"},
    {"http://xn--bcher-kva.a_b/",    "http://bücher.a_b/"},
    {"http://xn--9ca-/",             "http://xn--9ca-/"},
    {"http://xn--/",                 "http://xn--/"},
    {"x://%C3%A9.xn--9ca/%C3%A9",    "x://é.xn--9ca/é"},
    {"//u%C3%A9@xn--9ca:1/?#%C3%A9", "//ué@xn--9ca:1/?#é"},
    {"//%C3%A9/%C3%A9",              "//%C3%A9/é"},                // resolved against http, it would be another host
    {"http://[::1]/%C3%A9",          "http://[::1]/é"},
    {"",                             ""},
};

using enum consturi::mistake;
inline constexpr unmapped_iri unmapped_iris[] = {
    {"http://É.example/",            7,  mapped_character_in_host}, // capital letter
    {"http://a@b.ＡＢ/",              11, mapped_character_in_host}, // full-width forms
    {"http://例え。jp/",              13, mapped_character_in_host}, // U+3002
    {"http://ﬁé/",                   7,  mapped_character_in_host}, // ligature
    {"http://e\u0301.example/",      7,  label_not_in_nfc},
    {"http://é.a\u0323\u0302/",      10, label_not_in_nfc},         // U+1EAD
    {"http://éa\u0301\u0323/",       9,  label_not_in_nfc},         // not in canonical order
    {"http://ấ\u0323/",              7,  label_not_in_nfc},         // U+1EAD and U+0301
    {"http://ᄀ\u1161.kr/",           7,  label_not_in_nfc},         // Hangul: U+AC00
    {"http://é.\u0301/",             10, label_beginning_with_a_combining_mark},
    {"http://a\u200Dé/",             8,  invisible_character_in_host}, // zero width joiner
    {"http://é\u200B/",              9,  invisible_character_in_host},
    {"http://é\u00AD/",              9,  invisible_character_in_host}, // soft hyphen
    {"http://é\u200E/",              9,  invisible_character_in_host}, // left-to-right mark
    {"http://a%41.é/",               8,  triplet_in_name},
    {"http://é%41/",                 9,  triplet_in_name},
    {"http://é_b/",                  9,  other_ascii_in_a_u_label},
    {"http://-é/",                   7,  hyphen_at_an_end_of_a_u_label},
    {"http://é-/",                   9,  hyphen_at_an_end_of_a_u_label},
    {"http://éa--b/",                10, hyphens_in_the_third_and_fourth_place},
    {"http://é.xn--a/",              10, label_that_is_no_a_label},
    {"http://é.xn--abc/",            10, label_that_is_no_a_label},         // decodes to ASCII or to nothing
    {"http://é.xn--é/",            12, hyphens_in_the_third_and_fourth_place},
    {"http://éaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.de/", 7, label_over_63_bytes}, // 64 bytes,
    {"http://é.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/", 10, label_over_63_bytes},
};

// clang-format on

} // namespace cases

#endif
