// References, and which of them are URNs, URLs or neither.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_CLASSIFY_HPP
#define CONSTURI_CASES_CLASSIFY_HPP

#include "cases/cases.hpp"

#include <consturi/schemes/classify.hpp>
#include <consturi/uri/parse.hpp>

namespace cases {

using consturi::requirements::verdict;

struct classified_reference {
    text reference;
    bool is_urn;
    verdict is_url;
};

constexpr text input_of(classified_reference const& row) { return row.reference; }
constexpr bool holds(classified_reference const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    if (!u || is_urn(*u) != row.is_urn || is_url(*u) != row.is_url) return false;
    auto const with_scheme = consturi::parse_uri(input); // the same for a uri_view
    return !with_scheme || (is_urn(*with_scheme) == row.is_urn && is_url(*with_scheme) == row.is_url);
}

// clang-format off

inline constexpr classified_reference classified[] = {
    {"https://www.example.com",    false, verdict::met},
    {"HTTPS:",                     false, verdict::met}, // a wrong one
    {"ftp://u@h/",                 false, verdict::met},
    {"mailto:a@h",                 false, verdict::met},
    {"jdbc:mysql://h:3306/d",      false, verdict::met},
    {"JDBC:x",                     false, verdict::met},
    {"redis://h",                  false, verdict::met},
    {"z39.50s:x",                  false, verdict::met},
    {"z39.50R:x",                  false, verdict::met},
    {"z39.50:x",                   false, verdict::unknown},
    {"mongodb+srv://h/",           false, verdict::met},
    {"file:///a",                  false, verdict::met},
    {"data:,a",                    false, verdict::met},
    {"x:y",                        false, verdict::unknown},
    {"localhost:80",               false, verdict::unknown},
    {"tag:a@b,2000:x",             false, verdict::unknown},
    {"tel:1",                      false, verdict::unknown},
    {"http2://h/",                 false, verdict::unknown},
    {"docs/guide/faq.html#28",     false, verdict::refuted},
    {"//h/p",                      false, verdict::refuted},
    {"",                           false, verdict::refuted},
    {"#urn:aa:b",                  false, verdict::refuted},

    // RFC 8141 2
    {"urn:isbn:9971-5-0210-0",     true,  verdict::refuted},
    {"URN:ISBN:9971-5-0210-0",     true,  verdict::refuted},
    {"uRn:aa:b",                   true,  verdict::refuted},
    {"urn:a-b:b",                  true,  verdict::refuted},
    {"urn:1--2:b",                 true,  verdict::refuted},
    {"urn:aa:/",                   false, verdict::refuted},
    {"urn:aa:?=q",                 false, verdict::refuted},
    {"urn:aa::",                   true,  verdict::refuted},
    {"urn:aa:b/",                  true,  verdict::refuted},
    {"urn:aa:%2F//",               true,  verdict::refuted},
    {"urn:aa:@!$&'()*+,;=~-._",    true,  verdict::refuted},
    {"urn:",                       false, verdict::refuted},
    {"urn:isbn",                   false, verdict::refuted},
    {"urn:isbn:",                  false, verdict::refuted},
    {"urn::b",                     false, verdict::refuted},
    {"urn:i:x",                    false, verdict::refuted},
    {"urn:ii:x",                   true,  verdict::refuted},
    {"urn:-a:b",                   false, verdict::refuted},
    {"urn:a-:b",                   false, verdict::refuted},
    {"urn:a.b:c",                  false, verdict::refuted},
    {"urn:a_b:c",                  false, verdict::refuted},
    {"urn:a%62:c",                 false, verdict::refuted},
    {"urn:a/b:c",                  false, verdict::refuted},
    {"urn:/aa:b",                  false, verdict::refuted},
    {"urn://aa:1",                 false, verdict::refuted},
    {"urn://aa/bb:c",              false, verdict::refuted},
    {"urn:abcdefghijklmnopqrstuvwxyz123456:b",  true,  verdict::refuted}, // 32 characters
    {"urn:abcdefghijklmnopqrstuvwxyz1234567:b", false, verdict::refuted},
    {"urn:aa:b#f",                 true,  verdict::refuted},
    {"urn:aa:b#",                  true,  verdict::refuted},
    {"urn:aa:#f",                  false, verdict::refuted},
    {"urn:aa#:b",                  false, verdict::refuted},
    {"urn:aa?=:b",                 false, verdict::refuted},
    {"urn:aa:b?+r",                true,  verdict::refuted},
    {"urn:aa:b?=q",                true,  verdict::refuted},
    {"urn:aa:b?+r?=q#f",           true,  verdict::refuted},
    {"urn:aa:b?+r?=",              true,  verdict::refuted}, // by the rule, the r-component is `r?=`
    {"urn:aa:b?=q?+r",             true,  verdict::refuted},
    {"urn:aa:b?+r/?",              true,  verdict::refuted},
    {"urn:aa:b?qq",                false, verdict::refuted},
    {"urn:aa:b?q",                 false, verdict::refuted},
    {"urn:aa:b?",                  false, verdict::refuted},
    {"urn:aa:b?+",                 false, verdict::refuted},
    {"urn:aa:b?=",                 false, verdict::refuted},
    {"urn:aa:b?+/",                false, verdict::refuted},
    {"urn:aa:b?+?=q",              false, verdict::refuted},
    {"urn:aa:b?=?",                false, verdict::refuted},
    {"urns:aa:b",                  false, verdict::unknown},
    {"ur:aa:b",                    false, verdict::unknown},
};

// clang-format on

} // namespace cases

#endif
