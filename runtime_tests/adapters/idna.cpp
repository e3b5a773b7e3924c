// Names of hosts by UTS #46, with libidn2.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/idna.hpp>
#include <consturi/iri.hpp>
#include <consturi/punycode.hpp>

#include <cstddef>
#include <string>
#include <string_view>

using consturi::mistake;
using consturi::idna::to_ascii;

#define LABEL_OF_63 "a23456789-123456789-123456789-123456789-123456789-123456789-12z"

static std::string repeated(std::string_view text, std::size_t count) {
    std::string out;
    while (count-- != 0) out += text;
    return out;
}

TEST_CASE("UTS #46: names become ASCII") {
    auto const host_of_253 = repeated("\u00E9.", 31) + "abcde.", name_of_253 = repeated("xn--9ca.", 31) + "abcde.";
    struct {
        std::string_view host, name;
    } const cases[] = {
        {"example.com", "example.com"},
        {"WWW.Example.COM.", "www.example.com."},
        {"b\u00FCcher.de", "xn--bcher-kva.de"},
        {"B\u00DCCHER.de", "xn--bcher-kva.de"},                            // capitals
        {"BU\u0308CHER.de", "xn--bcher-kva.de"},                           // not NFC
        {"\uFF45\uFF58\uFF41\uFF4D\uFF50\uFF4C\uFF45.com", "example.com"}, // full-width
        {"STRA\u1E9EE.de", "xn--strae-oqa.de"},                            // as UTS #46 has it since Unicode 15.1
        {"fa\u00DF.de", "xn--fa-hia.de"},                                  // non-transitional: not fass.de
        {"\u03B2\u03CC\u03BB\u03BF\u03C2.com", "xn--nxasmm1c.com"},        // a final sigma
        {"a\u00ADb", "ab"},                                                // an ignored character
        {"\u4F8B\u3048\u3002jp", "xn--r8jz45g.jp"},                        // other dots
        {"\u4F8B\u3048\uFF0Ejp\uFF61", "xn--r8jz45g.jp."},
        {"\u0915\u094D\u200D\u0937", "xn--11b2ezcw70k"}, // a joiner and a non-joiner
        {"\u0646\u0627\u0645\u0647\u200C\u0627\u06CC", "xn--mgba3gch31f060k"},
        {"\u1100\u1161\u11A8\uFFA1\uFFC2", "xn--o39ab"}, // syllables of Hangul, also of half-width letters
        {"\u05D01.com", "xn--1-zhc.com"},
        {"a1.\u05D0.\u00E9", "a1.xn--4db.xn--9ca"},
        {"XN--Bcher-KVA.de", "xn--bcher-kva.de"},
        {"Xn--P39A\uFF61XN--4DB\u3002", "xn--p39a.xn--4db."},
        {"\uFF58\uFF4E\uFF0D\uFF0Dbcher-kva", "xn--bcher-kva"},
        {"_dmarc.\u00E9.de", "_dmarc.xn--9ca.de"}, // labels of ASCII are less restricted
        {"r3---sn-abc.\u00E9.com", "r3---sn-abc.xn--9ca.com"},
        {"127.0.0.1", "127.0.0.1"},
        {LABEL_OF_63 ".\u00E9", LABEL_OF_63 ".xn--9ca"},
        {host_of_253, name_of_253},
    };
    for (auto const& [host, name] : cases) {
        INFO(std::string(host));
        CHECK(to_ascii(host) == name);
        CHECK(to_ascii(name) == name);
    }
    CHECK(consturi::idna::uts46("\u00C9.example") == "xn--9ca.example");
}

TEST_CASE("UTS #46: what is no name is an error with its position") {
    auto const name_of_254 = repeated("\u00E9.", 31) + "abcdef", long_label = "a." + repeated("\u00E9", 58),
               huge_label = repeated("\u00E9", 100'000);
    struct {
        std::string_view host;
        std::size_t position;
        mistake which;
    } const cases[] = {
        {"", 0, mistake::empty_host},
        {".", 0, mistake::empty_label},
        {"\u00E9..b", 3, mistake::empty_label},
        {"a\u3002\u3002", 4, mistake::empty_label},
        {"a.\u00AD", 2, mistake::empty_label}, // of ignored characters only
        {"\u00E9\xC3", 2, mistake::not_utf8},
        {"a\xED\xA0\x80", 1, mistake::not_utf8},
        {{"a\0b", 3}, 1, mistake::other_ascii_in_a_name},
        {"*.\u00E9.de", 0, mistake::other_ascii_in_a_name},
        {"\u00E9:80", 2, mistake::other_ascii_in_a_name},
        {"[::1]", 0, mistake::other_ascii_in_a_name},
        {"a.\u00E9%41", 4, mistake::triplet_in_name},
        {"a.\u00E9_", 4, mistake::other_ascii_in_a_u_label},
        {"a.\u00E9\u2100", 4, mistake::character_that_idna_disallows}, // becomes a/c
        {"a\uFF0F", 1, mistake::character_that_idna_disallows},        // becomes a slash
        {"\u00E9\uFF05", 2, mistake::character_that_idna_disallows},   // becomes a percent sign
        {"a\u2026", 1, mistake::character_that_idna_disallows},        // becomes dots
        {"a.b\U0001F4A9", 3, mistake::character_that_idna_disallows},
        {"a\u0378", 1, mistake::character_that_idna_disallows}, // unassigned
        {"a.xn--ls8h", 2, mistake::character_that_idna_disallows},
        {"a\u00A8", 1, mistake::character_that_idna_disallows},            // becomes a space and a mark
        {"\u00E9\uFF1D\u0338", 2, mistake::character_that_idna_disallows}, // becomes U+2260
        {"\u00E9\u2260", 2, mistake::character_that_idna_disallows},
        {"a.xn--1ch", 2, mistake::character_that_idna_disallows},            // U+2260
        {"ab\u20D0", 2, mistake::character_that_idna_disallows},             // a combining mark
        {"a.\u1100\u1161\u2100", 8, mistake::character_that_idna_disallows}, // after a syllable of Hangul
        {"ab\uAC00\u11A8\u2100", 8, mistake::character_that_idna_disallows},
        {"\u1100\u00AD\u1161a\u11A8", 9, mistake::character_that_idna_disallows}, // a letter of no syllable
        {"\u2100\u1100\u1161", 0, mistake::character_that_idna_disallows},
        {"\u1100\u2100", 0, mistake::character_that_idna_disallows},
        {"a.b\u200Dc", 2, mistake::misplaced_character_in_a_u_label},
        {"a.b\u200Cc", 2, mistake::misplaced_character_in_a_u_label},
        {"a.\u0301b", 2, mistake::label_beginning_with_a_combining_mark},
        {"a.\u05D0b", 2, mistake::u_label_of_both_directions},
        {"a.b\u05D0", 2, mistake::u_label_of_both_directions},
        {"a.1\u05D0", 2, mistake::u_label_of_both_directions},
        {"a.1b.\u05D0", 2, mistake::u_label_of_both_directions}, // a label of a Bidi domain name
        {"\u05D0.b-.com", 3, mistake::u_label_of_both_directions},
        {"a.1\u00E9.xn--4db.com.", 2, mistake::u_label_of_both_directions},
        {"a.-\u00E9", 2, mistake::hyphen_at_an_end_of_a_u_label},
        {"-\u1100\u1161", 0, mistake::hyphen_at_an_end_of_a_u_label},
        {"a.ab--\u00E9", 2, mistake::hyphens_in_the_third_and_fourth_place},
        {"a.xn--ab---epa", 2, mistake::hyphens_in_the_third_and_fourth_place},
        {"a.xn--bcher-kv", 2, mistake::label_that_is_no_a_label},
        {"a.xn--abc-", 2, mistake::label_that_is_no_a_label},
        {"a.xn--\u00E9", 2, mistake::label_that_is_no_a_label},
        {"a.\uFF58\uFF4E\uFF0D\uFF0Dbcher-kv", 2, mistake::label_that_is_no_a_label},
        {"a.xn--6g7c", 2, mistake::label_that_is_no_a_label},    // U+FF0F, which becomes a slash
        {"a.XN--AB-IW3N", 2, mistake::label_that_is_no_a_label}, // a full-width @
        {"xn--6a.\u00E9", 0, mistake::label_that_is_no_a_label}, // U+00A0
        {"xn--wca", 0, mistake::character_that_idna_disallows},  // U+00DC
        {"a.xn--", 2, mistake::label_that_is_no_a_label},
        {"a.xn--u-ccb", 2, mistake::label_not_in_nfc},
        {"\uFF11\uFF12\uFF17.0.0.1", 0, mistake::name_ending_in_a_number},
        {"\u00E9.1.", 0, mistake::name_ending_in_a_number},
        {"\u00E9." LABEL_OF_63 "a", 3, mistake::label_over_63_bytes},
        {long_label, 2, mistake::label_over_63_bytes},
        {name_of_254, 93, mistake::name_over_253_bytes},
        {huge_label, 0, mistake::label_over_63_bytes},
    };
    for (auto const& [host, position, which] : cases) {
        INFO(std::string(host.substr(0, 100)));
        auto const name = to_ascii(host);
        REQUIRE(!name);
        CHECK(name.error().position() == position);
        CHECK(name.error().code() == which);
    }
}

TEST_CASE("UTS #46: the A-label of a character is a name only if the character becomes this A-label") {
    std::size_t count = 0;
    for (char32_t c = 0x80; c != 0x20000; ++c) {
        if (c == 0x3400) c = 0xF900; // the letters between are no other characters
        std::string label = "a";
        consturi::append_utf8(label, c);
        auto const a_label = "xn--" + consturi::punycode_encode(label).value();
        auto const name = to_ascii(label);
        bool const is_valid = name && *name == a_label;
        if (to_ascii(a_label).has_value() != is_valid) FAIL_CHECK(a_label);
        count += is_valid;
    }
    CHECK(count > 5'000);
}

TEST_CASE("UTS #46: to_uri converts hosts outside ASCII with it, and its errors have a position in the IRI") {
    using namespace consturi;
    using namespace consturi::literals;
    CHECK(to_uri("http://me@B\u00DCcher.De:80/\u00FC"_iri, idna::uts46).value().str()
          == "http://me@xn--bcher-kva.de:80/%C3%BC");
    CHECK(to_uri("http://A_b./"_iri, idna::uts46).value().str() == "http://A_b./"); // ASCII is not changed
    CHECK(to_uri("x://\u00C9/"_iri, idna::uts46).value().str() == "x://%C3%89/");
    CHECK(to_uri("\u00C9"_iri_reference, idna::uts46).value().str() == "%C3%89");
    CHECK(to_ascii("\u00E9.a\u200Db").error().explain("\u00E9.a\u200Db").starts_with("\u00E9.a\\xE2\\x80\\x8Db\n  ^ "));
    auto const error = to_uri("http://www.a\u200Db/"_iri, idna::uts46).error();
    CHECK((error.position() == 11 && error.rule() == "ihost"));
}
