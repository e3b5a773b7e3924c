// Rows of URNs (RFC 8141).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_URN_HPP
#define CONSTURI_CASES_URN_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/urn.hpp>

namespace cases::of_urn {

using consturi::checked_urn, consturi::urn_view;

struct name {
    text input, nid, nss;
    component r, q, f;
};

constexpr text input_of(name const& row) { return row.input; }
constexpr bool holds(name const& row, text input) {
    auto const u = urn_view::parse(input);
    return u && u->text() == row.input && urn_view::from(*u) == u && u->nid() == row.nid && u->nss() == row.nss
           && u->assigned_name().size() == 5 + row.nid.size() + row.nss.size() && u->r_component() == row.r
           && u->q_component() == row.q && u->f_component() == row.f;
}

// clang-format off

inline constexpr name names[] = {
    // examples of RFC 8141
    {"urn:example:foo-bar-baz-qux?+CCResolve:cc=uk",            "example", "foo-bar-baz-qux", "CCResolve:cc=uk", none, none},
    {"urn:example:weather?=op=map&lat=39.56&lon=-104.85",       "example", "weather",         none, "op=map&lat=39.56&lon=-104.85", none},
    {"urn:example:foo-bar-baz-qux#somepart",                    "example", "foo-bar-baz-qux", none, none, "somepart"},
    {"urn:example:a123%2Cz456",                                 "example", "a123%2Cz456",     none, none, none},
    {"URN:example:1/406/47452/2",                               "example", "1/406/47452/2",   none, none, none},
    {"urn:ietf:rfc:2648",                                       "ietf",    "rfc:2648",        none, none, none},

    {"urn:isbn:9971-5-0210-0",                                  "isbn",    "9971-5-0210-0",   none, none, none},
    {"urn:isbn:0-96-139210-X-",                                 "isbn",    "0-96-139210-X-",  none, none, none},
    {"urn:isbn:096139210x",                                     "isbn",    "096139210x",      none, none, none},
    {"urn:ISBN:978-0-395-36341-6",                              "ISBN",    "978-0-395-36341-6", none, none, none},
    {"urn:isbn:979-10-90636-07-1?+r#p=1",                       "isbn",    "979-10-90636-07-1", "r", none, "p=1"},
    {"urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",           "uuid",    "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", none, none, none},
    {"urn:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",           "UUID",    "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", none, none, none},
    {"urn:oid:1.3.6.1.2.1.27",                                  "oid",     "1.3.6.1.2.1.27",  none, none, none},
    {"urn:oid:0",                                               "oid",     "0",               none, none, none},
    {"urn:a1:x",                                                "a1",      "x",               none, none, none},
    {"urn:a-----------------------------b:x",                   "a-----------------------------b", "x", none, none, none},
    {"urn:12345678901234567890123456789012::@!",                "12345678901234567890123456789012", ":@!", none, none, none},
    {"urn:aa:x?+a?b/?=c?=d?+e/#?=f",                            "aa",      "x",               "a?b/", "c?=d?+e/", "?=f"},
    {"urn:aa:x?+a?=",                                           "aa",      "x",               "a?=", none, none},   // a q-component is not empty
    {"urn:aa:x?+a?=/b",                                         "aa",      "x",               "a?=/b", none, none}, // nor does it begin with a slash
    {"urn:aa:x?+a?=?=b",                                        "aa",      "x",               "a?=", "b", none},
    {"urn:aa:x?=a?+b",                                          "aa",      "x",               none, "a?+b", none},
    {"urn:aa:x#",                                               "aa",      "x",               none, none, ""},
};

inline constexpr no_uri_of_scheme<urn_view> no_names[] = {
    {"urn:",                                     4, "NID",           mistake::wrong_namespace_identifier},
    {"urn:isbn",                                 8, "assigned-name", mistake::unexpected_end},
    {"urn:isbn:",                                9, "pchar",         mistake::unexpected_end},
    {"urn:i:x",                                  5, "NID",           mistake::wrong_namespace_identifier},
    {"urn::x",                                   4, "NID",           mistake::wrong_namespace_identifier},
    {"urn:-a:x",                                 4, "NID",           mistake::wrong_namespace_identifier},
    {"urn:a-:x",                                 6, "NID",           mistake::wrong_namespace_identifier},
    {"urn:a_b:x",                                5, "NID",           mistake::wrong_namespace_identifier},
    {"urn:a%62:x",                               5, "NID",           mistake::wrong_namespace_identifier},
    {"urn:123456789012345678901234567890123:x", 36, "assigned-name", mistake::wrong_namespace_identifier},
    {"urn://example.com/",                       4, "NID",           mistake::wrong_namespace_identifier},
    {"urn:aa:/x",                                7, "pchar",         mistake::unexpected_character},
    {"urn:aa:x?",                                9, "rq-components", mistake::unexpected_end},
    {"urn:aa:x?a=b",                             9, "rq-components", mistake::unexpected_character},
    {"urn:aa:x?+",                              10, "rq-components", mistake::unexpected_end},
    {"urn:aa:x?+/a",                            10, "rq-components", mistake::unexpected_character},
    {"urn:aa:x?=",                              10, "rq-components", mistake::unexpected_end},
    {"urn:aa:x?+?=b",                           10, "rq-components", mistake::unexpected_character},
    {"urn:aa:x%2",                              10, "pct-encoded",   mistake::percent_sign_without_two_hexdig},
    {"urn:aa:x#a#b",                            10, "fragment",      mistake::second_number_sign},
    {"uri:aa:x",                                 0, "scheme",        mistake::another_scheme},
    {"aa:urn:x",                                 0, "scheme",        mistake::another_scheme},

    {"urn:isbn:0961392100",                            18, "ISBN",       mistake::wrong_check_digit},
    {"urn:isbn:9971-5-0210-1?+r",                      21, "ISBN",       mistake::wrong_check_digit},
    {"urn:isbn:978-0-395-36341-7",                     25, "ISBN",       mistake::wrong_check_digit},
    {"urn:isbn:978-0-395-36341-",                      25, "ISBN",       mistake::wrong_number_of_digits_in_isbn},
    {"urn:isbn:977-0-395-36341-9",                      9, "ISBN",       mistake::wrong_prefix_of_isbn},
    {"urn:isbn:9780395363416x",                        22, "ISBN",       mistake::unexpected_character_in_isbn},
    {"urn:isbn:978039536341X",                         21, "ISBN",       mistake::unexpected_character_in_isbn},
    {"urn:isbn:0961392x00",                            16, "ISBN",       mistake::unexpected_character_in_isbn},
    {"urn:isbn:096139210%58",                          18, "ISBN",       mistake::unexpected_character_in_isbn},
    {"urn:isbn:0 961392100",                           10, "segment-nz", mistake::unencoded_space},
    {"urn:isbn:097522980X0",                           18, "ISBN",       mistake::unexpected_character_in_isbn},
    {"urn:isbn:12345678901234567890",                  29, "ISBN",       mistake::wrong_number_of_digits_in_isbn},
    {"urn:isbn:-",                                     10, "ISBN",       mistake::wrong_number_of_digits_in_isbn},
    {"urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf",   44, "hexOctet",   mistake::unexpected_end},
    {"urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf61", 45, "UUID",       mistake::unexpected_character},
    {"urn:uuid:f81d4fae7dec-11d0-a765-00a0c91e6bf6",   17, "UUID",       mistake::unexpected_character},
    {"urn:uuid:g81d4fae-7dec-11d0-a765-00a0c91e6bf6",   9, "hexOctet",   mistake::unexpected_character},
    {"urn:oid:1.03",                                   11, "oid",        mistake::unexpected_character},
    {"urn:oid:1..3",                                   10, "number",     mistake::unexpected_character},
    {"urn:oid:1.3.",                                   12, "number",     mistake::unexpected_end},
    {"urn:oid:iso",                                     8, "number",     mistake::unexpected_character},
};

inline constexpr pair_of_uris<urn_view> pairs[] = {
    // the examples of RFC 8141 3.2
    {"urn:example:a123,z456", "URN:example:a123,z456",             true},
    {"urn:example:a123,z456", "urn:EXAMPLE:a123,z456",             true},
    {"urn:example:a123,z456", "urn:example:a123,z456?+abc",        true},
    {"urn:example:a123,z456", "urn:example:a123,z456?=xyz",        true},
    {"urn:example:a123,z456", "urn:example:a123,z456#789",         true},
    {"urn:example:a123,z456", "urn:example:a123,z456/foo",         false},
    {"urn:example:a123,z456", "urn:example:a123%2Cz456",           false},
    {"urn:example:a123%2Cz456", "URN:EXAMPLE:a123%2cz456",         true},
    {"urn:example:a123,z456", "urn:example:A123,z456",             false},
    {"urn:example:a123,z456", "urn:example:a123,Z456",             false},
    {"urn:example:a123,z456", "urn:example:%D0%B0123,z456",        false}, // a Cyrillic letter

    {"urn:example:%2fa%2F%aA%AA", "urn:example:%2Fa%2f%Aa%aa",     true},
    {"urn:example:%2fa",      "urn:example:%2fA",                  false},
    {"urn:isbn:0-8044-2957-X", "urn:isbn:080442957x",              true},
    {"urn:isbn:0-8044-2957-X", "urn:isbn:978-0-8044-2957-3",       false},
    {"urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "URN:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", true},
    {"urn:oid:1.2",           "urn:oid:1.2.3",                     false},
};

// clang-format on

// A UUID as bytes, in network byte order.
static_assert(checked_urn("urn:uuid:00112233-4455-6677-8899-aAbBcCdDeEfF").uuid()
              == consturi::uuid_bytes{0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xAA, 0xBB, 0xCC,
                                      0xDD, 0xEE, 0xFF});
static_assert(!checked_urn("urn:oid:1").uuid());

} // namespace cases::of_urn

#endif
