// Rows of tag URIs (RFC 4151).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_TAG_HPP
#define CONSTURI_CASES_TAG_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/tag.hpp>

namespace cases::of_tag {

using consturi::tag_uri_view;

struct name {
    text input, authority_name, date;
    unsigned year, month, day;
    text specific;
    component fragment = none;
};

constexpr text input_of(name const& row) { return row.input; }
constexpr bool holds(name const& row, text input) {
    auto const u = tag_uri_view::parse(input);
    return u && u->text() == row.input && tag_uri_view::from(*u) == u && u->authority_name() == row.authority_name
           && u->date() == row.date && u->year() == row.year && u->month() == row.month && u->day() == row.day
           && u->specific() == row.specific && u->fragment() == row.fragment;
}

// clang-format off

inline constexpr name names[] = {
    // the examples of RFC 4151
    {"tag:timothy@hpl.hp.com,2001:web/externalHome", "timothy@hpl.hp.com", "2001", 2001, 1, 1, "web/externalHome"},
    {"tag:sandro@w3.org,2004-05:Sandro", "sandro@w3.org", "2004-05", 2004, 5, 1, "Sandro"},
    {"tag:my-ids.com,2001-09-15:TimKindberg:presentations:UBath2004-05-19",
     "my-ids.com", "2001-09-15", 2001, 9, 15, "TimKindberg:presentations:UBath2004-05-19"},
    {"tag:blogger.com,1999:blog-555", "blogger.com", "1999", 1999, 1, 1, "blog-555"},
    {"tag:yaml.org,2002:int#", "yaml.org", "2002", 2002, 1, 1, "int", ""},

    {"TAG:a,2000-02-29:#f?",   "a",        "2000-02-29", 2000, 2, 29, "", "f?"},
    {"tag:_.-@1.b,2001:%2F?a", "_.-@1.b",  "2001",       2001, 1, 1,  "%2F?a"},
    {"tag:a,2004-02-29:",      "a",        "2004-02-29", 2004, 2, 29, ""},
    {"tag:a,2001-12-31:",      "a",        "2001-12-31", 2001, 12, 31, ""},
    {"tag:a,9999-11-30:",      "a",        "9999-11-30", 9999, 11, 30, ""},
    {"tag:a@" // 253 bytes
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa."
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb,2001:",
     "a@"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa."
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "2001", 2001, 1, 1, ""},
};

inline constexpr no_uri_of_scheme<tag_uri_view> no_names[] = {
    {"tag:",                4, "authorityName", mistake::unexpected_end},
    {"tag:a",               5, "taggingEntity", mistake::unexpected_end},
    {"tag:a:",              5, "taggingEntity", mistake::unexpected_character},
    {"tag:,2001:",          4, "authorityName", mistake::unexpected_character},
    {"tag:a,:",             6, "year",          mistake::unexpected_character},
    {"tag:a,2001",         10, "tagURI",        mistake::unexpected_end},
    {"tag:a,2001#f",       10, "tagURI",        mistake::unexpected_character},
    {"tag:a-,2001:",        6, "DNScomp",       mistake::unexpected_character},
    {"tag:-a,2001:",        6, "emailAddress",  mistake::unexpected_character},
    {"tag:a..b,2001:",      8, "emailAddress",  mistake::unexpected_character},
    {"tag:a_,2001:",        6, "emailAddress",  mistake::unexpected_character},
    {"tag:a@,2001:",        6, "DNScomp",       mistake::unexpected_character},
    {"tag:a@b_,2001:",      7, "taggingEntity", mistake::unexpected_character},
    {"tag:a@b@c,2001:",     7, "taggingEntity", mistake::unexpected_character},
    {"tag:%61,2001:",       4, "authorityName", mistake::unexpected_character},
    {"tag://a,2001:",       4, "authorityName", mistake::unexpected_character},
    {"tag:a,201:",          9, "year",          mistake::unexpected_character},
    {"tag:a,20011:",       10, "tagURI",        mistake::unexpected_character},
    {"tag:a,2001-1:",      12, "month",         mistake::unexpected_character},
    {"tag:a,2001-01-1:",   15, "day",           mistake::unexpected_character},
    {"tag:a,2001-01-011:", 16, "tagURI",        mistake::unexpected_character},
    {"tag:a,2001/01/01:",  10, "tagURI",        mistake::unexpected_character},
    {"tag:a,2001-00:",     11, "month",         mistake::month_that_is_none},
    {"tag:a,2001-13:",     11, "month",         mistake::month_that_is_none},
    {"tag:a,2001-13-32:",  11, "month",         mistake::month_that_is_none},
    {"tag:a,2001-01-00:",  14, "day",           mistake::day_that_is_none},
    {"tag:a,2001-01-32:",  14, "day",           mistake::day_that_is_none},
    {"tag:a,2001-02-29:",  14, "day",           mistake::day_that_is_none},
    {"tag:a,2000-02-30:",  14, "day",           mistake::day_that_is_none},
    {"tag:a,1900-02-29:",  14, "day",           mistake::day_that_is_none},
    {"tag:a,2001-04-31:",  14, "day",           mistake::day_that_is_none},
    {"tag:a,2001-06-31:",  14, "day",           mistake::day_that_is_none},
    {"tag:a,2001-09-31:",  14, "day",           mistake::day_that_is_none},
    {"tag:a,2001-11-31:",  14, "day",           mistake::day_that_is_none},
    {"tag:a@b.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac,2001:", 8, "DNScomp", mistake::label_over_63_bytes},
    {"tag:" // 254 bytes
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbbbbbbbbb."
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb,2001:", 4, "DNSname", mistake::name_over_253_bytes},
    {"tag:a,2001:[",       11, "segment-nz",    mistake::square_bracket_outside_an_ip_literal},
    {"urn:a,2001:",         0, "scheme",        mistake::another_scheme},
};

// RFC 4151 2.4
inline constexpr pair_of_uris<tag_uri_view> pairs[] = {
    {"tag:a,2001:x", "tag:a,2001:x",   true},
    {"tag:a,2001:x", "TAG:a,2001:x",   false},
    {"tag:a,2001:x", "tag:A,2001:x",   false},
    {"tag:a,2001:x", "tag:a,2001:%78", false},
};

// clang-format on

} // namespace cases::of_tag

#endif
