// Rows of tel URIs (RFC 3966).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_TEL_HPP
#define CONSTURI_CASES_TEL_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/tel.hpp>

namespace cases::of_tel {

using consturi::tel_uri_view;

struct phone {
    text input;
    text number, digits;
    component context, extension, isdn_subaddress;
    text parameters; // without the first ';'
};

constexpr text input_of(phone const& row) { return row.input; }
constexpr bool holds(phone const& row, text input) {
    auto const u = tel_uri_view::parse(input);
    if (!u || u->text() != row.input || tel_uri_view::from(*u) != u) return false;
    return u->is_global() == row.number.starts_with('+') && u->number() == row.number && u->digits() == row.digits
           && u->context() == row.context && u->extension() == row.extension
           && u->isdn_subaddress() == row.isdn_subaddress && u->params().base() == row.parameters;
}

// clang-format off

inline constexpr phone phones[] = {
    // the examples of RFC 3966 6
    {"tel:+1-201-555-0123",                         "+1-201-555-0123",   "+12015550123", none,          none,  none,      ""},
    {"tel:7042;phone-context=example.com",          "7042",              "7042",         "example.com", none,  none,      "phone-context=example.com"},
    {"tel:863-1234;phone-context=+1-914-555",       "863-1234",          "8631234",      "+1-914-555",  none,  none,      "phone-context=+1-914-555"},

    {"TEL:+(49).30.123-4;EXT=(7)-8;isub=a%20b",     "+(49).30.123-4",    "+49301234",    none,          "(7)-8", "a%20b", "EXT=(7)-8;isub=a%20b"},
    {"tel:*21*af-DF;Phone-Context=h.;a;b-1=:+$&/'", "*21*af-DF",         "*21*afDF",     "h.",          none,  none,      "Phone-Context=h.;a;b-1=:+$&/'"},
    {"tel:1;isub=2;ext=3;phone-context=h",          "1",                 "1",            "h",           "3",   "2",       "isub=2;ext=3;phone-context=h"},
    {"tel:-1-;phone-context=1.2-3.x-4",             "-1-",               "1",            "1.2-3.x-4",   none,  none,      "phone-context=1.2-3.x-4"},
    {"tel:+-0;isub=1;isub-encoding=nsap-ia5",       "+-0",               "+0",           none,          none,  "1",       "isub=1;isub-encoding=nsap-ia5"},
    {"tel:+1;cic=+1-6789;npdi;rn=+1-202-544-0000",  "+1",                "+1",           none,          none,  none,      "cic=+1-6789;npdi;rn=+1-202-544-0000"},
    {"tel:+1;W;x;x-;x0;X1;x1-;x10;xa;Z",            "+1",                "+1",           none,          none,  none,      "W;x;x-;x0;X1;x1-;x10;xa;Z"},
};

inline constexpr no_uri_of_scheme<tel_uri_view> no_phones[] = {
    {"tel:",                                   4, "telephone-subscriber", mistake::unexpected_end},
    {"tel:+",                                  5, "global-number-digits", mistake::unexpected_end},
    {"tel:+-",                                 6, "global-number-digits", mistake::unexpected_end},
    {"tel:++1",                                5, "global-number-digits", mistake::unexpected_character},
    {"tel:+1+2",                               6, "global-number",        mistake::unexpected_character},
    {"tel:+1a",                                6, "global-number",        mistake::unexpected_character},
    {"tel:+1*2",                               6, "global-number",        mistake::unexpected_character},
    {"tel:911",                                7, "local-number",         mistake::no_phone_context},
    {"tel:911;ext=1",                         13, "local-number",         mistake::no_phone_context},
    {"tel:g;phone-context=h",                  4, "telephone-subscriber", mistake::unexpected_character},
    {"tel:-;phone-context=h",                  5, "local-number",         mistake::unexpected_character},
    {"tel:1,2;phone-context=h",                5, "local-number",         mistake::unexpected_character},
    {"tel:+1%202",                             6, "global-number",        mistake::unexpected_character},
    {"tel:+1 2",                               6, "segment-nz",           mistake::unencoded_space},
    {"tel:+1;",                                7, "par",                  mistake::unexpected_end},
    {"tel:+1;=a",                              7, "par",                  mistake::unexpected_character},
    {"tel:+1;a=",                              9, "pvalue",               mistake::unexpected_end},
    {"tel:+1;a_b",                             8, "pname",                mistake::unexpected_character},
    {"tel:+1;%61",                             7, "par",                  mistake::unexpected_character},
    {"tel:+1;a=b=c",                          10, "pvalue",               mistake::unexpected_character},
    {"tel:+1;a=b,c",                          10, "pvalue",               mistake::unexpected_character},
    {"tel:+1;a=b@c",                          10, "pvalue",               mistake::unexpected_character},
    {"tel:+1;ext=a",                          11, "extension",            mistake::wrong_parameter_of_tel},
    {"tel:+1;ext",                             7, "extension",            mistake::wrong_parameter_of_tel},
    {"tel:+1;isub",                            7, "isdn-subaddress",      mistake::wrong_parameter_of_tel},
    {"tel:+1;isub=1?2",                       13, "pvalue",               mistake::query_without_meaning}, // erratum 203
    {"tel:+1;phone-context=+1",                7, "global-number",        mistake::phone_context_of_a_global_number},
    {"tel:1;phone-context=",                  20, "local-number",         mistake::unexpected_end},
    {"tel:1;phone-context",                    6, "context",              mistake::wrong_parameter_of_tel},
    {"tel:1;phone-context=+",                 20, "context",              mistake::wrong_parameter_of_tel},
    {"tel:1;phone-context=1.2",               20, "context",              mistake::wrong_parameter_of_tel},
    {"tel:1;phone-context=-h",                20, "context",              mistake::wrong_parameter_of_tel},
    {"tel:1;phone-context=h-",                20, "context",              mistake::wrong_parameter_of_tel},
    {"tel:1;phone-context=a..b",              20, "context",              mistake::wrong_parameter_of_tel},
    {"tel:1;phone-context=a_b",               20, "context",              mistake::wrong_parameter_of_tel},
    {"tel:1;phone-context=h;phone-context=h", 22, "par",                  mistake::repeated_parameter},
    {"tel:+1;a;A=1",                           9, "par",                  mistake::repeated_parameter},
    {"tel:+1;ext=1;isub=2;ext=3",             20, "par",                  mistake::repeated_parameter},
    {"tel:+1;isub=1;ISUB=2",                  14, "par",                  mistake::repeated_parameter},
    {"tel:+1;b;A",                             9, "par",                  mistake::parameter_out_of_order},
    {"tel:+1;a;b;A=1",                        11, "par",                  mistake::parameter_out_of_order},
    {"tel:+1;a10;a1",                         11, "par",                  mistake::parameter_out_of_order},
    {"tel:+1;b;ext=1",                         9, "par",                  mistake::parameter_out_of_order},
    {"tel:+1;isub-encoding=nsap-ia5;isub=1",  30, "par",                  mistake::parameter_out_of_order},
    {"tel:1;phone-context=h;ext=2",           22, "par",                  mistake::parameter_out_of_order},
    {"tel:1;a;phone-context=h",                8, "par",                  mistake::parameter_out_of_order},
    {"tel:+1;ext=1;EXT=2",                    13, "par",                  mistake::repeated_parameter},
    {"tel:+1/2",                               6, "global-number",        mistake::unexpected_character},
    {"tel:+1?a=b",                             6, "global-number",        mistake::query_without_meaning},
    {"tel:+1#2",                               6, "global-number",        mistake::fragment_without_meaning},
    {"tel:#31#1;phone-context=h",              7, "fragment",             mistake::second_number_sign}, // not in RFC 3986
    {"tel:12#4;phone-context=h",               6, "local-number-digits",  mistake::fragment_without_meaning},  // in RFC 3986, a fragment
    {"tel:1;phone-context=h#",                21, "local-number",         mistake::fragment_without_meaning},
    {"tel:%2331%231;phone-context=h",          4, "telephone-subscriber", mistake::unexpected_character},
    {"tel://+1",                               4, "telephone-subscriber", mistake::slashes_without_meaning},
    {"tel:+1;a=[",                             9, "segment-nz",           mistake::square_bracket_outside_an_ip_literal}, // not in RFC 3986
    {"fax:+1",                                 0, "scheme",               mistake::another_scheme},
};

inline constexpr pair_of_uris<tel_uri_view> pairs[] = {
    // RFC 3966 4
    {"tel:+1-201-555-0123",                 "tel:+12015550123",                   true},
    {"tel:+1-201-555-0123",                 "TEL:+1(201)555.0123",                true},
    {"tel:+12015550123",                    "tel:+12015550124",                   false},
    {"tel:+12015550123",                    "tel:+1201555012",                    false},
    {"tel:+7042",                           "tel:7042;phone-context=example.com", false}, // global, local
    {"tel:7042;phone-context=example.com",  "tel:70-42;Phone-Context=EXAMPLE.com", true},
    {"tel:7042;phone-context=example.com",  "tel:7042;phone-context=example.org", false},
    {"tel:7042;phone-context=a-b.c",        "tel:7042;phone-context=ab.c",        false}, // a host has no separators
    {"tel:863-1234;phone-context=+1-914-555", "tel:8631234;phone-context=+1914555", true},
    {"tel:1;phone-context=+1",              "tel:1;phone-context=+2",             false},
    {"tel:1;phone-context=+1",              "tel:1;phone-context=a",              false},
    {"tel:aF*;phone-context=h",             "tel:Af*;phone-context=h",            true},
    {"tel:*;phone-context=h",               "tel:a;phone-context=h",              false},
    {"tel:+1;ext=7",                        "tel:+1",                             false},
    {"tel:+1;ext=1-2",                      "tel:+1;EXT=(12)",                    true},
    {"tel:+1;ext=1",                        "tel:+1;ext=2",                       false},
    {"tel:+1;ext=1;isub=2",                 "tel:+1;isub=2;ext=1",                true},
    {"tel:+1;isub=a-b",                     "tel:+1;isub=A-%42",                  true},
    {"tel:+1;isub=a-b",                     "tel:+1;isub=ab",                     false}, // no number
    {"tel:+1;isub=a%2Fb",                   "tel:+1;isub=a/b",                    false}, // reserved
    {"tel:+1;isub=%2f%21",                  "tel:+1;isub=%2F!",                   true},
    {"tel:+1;a=x;b",                        "tel:+1;A=X;B",                       true},
    {"tel:+1;a=x",                          "tel:+1;a=y",                         false},
    {"tel:+1;a=x",                          "tel:+1;a",                           false},
    {"tel:+1;a",                            "tel:+1",                             false},
    {"tel:+1;a;b",                          "tel:+1;a;c",                         false},
    {"tel:+1;ext=1;a",                      "tel:+1;ext=1;a;b",                   false},
};

// clang-format on

} // namespace cases::of_tel

#endif
