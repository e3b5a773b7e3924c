// IRIs and IRI references (RFC 3987): components, characters in each of them, octets that are not UTF-8, and errors.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_IRI_HPP
#define CONSTURI_CASES_IRI_HPP

#include "cases/cases.hpp"

#include <consturi/dialects/iri/iri.hpp>

#include <cstddef>

namespace cases::iris {

/// An IRI reference and its expected components.
struct split {
    text reference;
    component scheme, userinfo, host, port;
    text path;
    component query, fragment;
    bool is_uri = false; // also a URI reference
};

constexpr text input_of(split const& row) { return row.reference; }
constexpr bool holds(split const& row, text input) {
    using namespace consturi;
    auto const u = parse_iri_reference(input);
    return u && is_iri_reference(input) && u->text().data() == input.data() && u->scheme() == row.scheme
           && u->userinfo() == row.userinfo && u->host() == row.host && u->port() == row.port && u->path() == row.path
           && u->query() == row.query && u->fragment() == row.fragment
           && u->authority().has_value() == u->host().has_value() && is_iri(input) == row.scheme.has_value()
           && parse_iri(input).has_value() == row.scheme.has_value() && is_uri_reference(input) == row.is_uri;
}

/// A text that is no IRI (no IRI reference, if `of_reference`), and the position, the rule and the mistake of its
/// error.
struct invalid {
    text input;
    std::size_t position;
    text rule;
    consturi::mistake which;
    bool of_reference = false;
};

constexpr text input_of(invalid const& row) { return row.input; }
constexpr bool holds(invalid const& row, text input) {
    using namespace consturi;
    auto const is_error = [&](auto const& parsed, bool accepted) {
        return !parsed && !accepted && parsed.error().position() == row.position && parsed.error().rule() == row.rule
               && parsed.error().code() == row.which;
    };
    return row.of_reference ? is_error(parse_iri_reference(input), is_iri_reference(input))
                            : is_error(parse_iri(input), is_iri(input));
}

/// A place for octets in an IRI reference.
struct place {
    text before, after;
    bool is_query = false;
};
inline constexpr place places[] = {
    {"s://", "@h"},                 // userinfo
    {"//a:", "b@h/"},               // userinfo, where the text could also be a port
    {"s://", "/b"},                 // host
    {"//h", ":8"},                  // host
    {"//h/", "/b"},                 // path-abempty
    {"s:/a", ""},                   // path-absolute
    {"s:", "/"},                    // path-rootless
    {"", "/b:"},                    // path-noscheme
    {"?", "#", true},               // query
    {"s:?a", "", true}, {"#", "?"}, // fragment
    {"s:?#", ""},
};

/// What the first octets of a text are that an IRI cannot have in one of the places, or `no_error`.
struct found_in_octets {
    std::size_t position;
    consturi::mistake which;
    bool only_outside_query = false;
};
inline constexpr auto no_error = static_cast<std::size_t>(-1);

/// Whether each IRI reference that has the octets in one of the places has the expected verdict and error.
constexpr bool holds_in_places(text octets, found_in_octets const& expected) {
    for (auto const& [before, after, is_query] : places) {
        char chars[32]{};
        std::size_t size = 0;
        for (auto const part : {before, octets, after})
            for (char const c : part) chars[size++] = c;
        text const reference(chars, size);
        auto const parsed = consturi::parse_iri_reference(reference);
        bool const valid = expected.position == no_error || (expected.only_outside_query && is_query);
        if (parsed.has_value() != valid || consturi::is_iri_reference(reference) != valid) return false;
        if (!valid
            && (parsed.error().position() != before.size() + expected.position
                || parsed.error().code() != expected.which))
            return false;
    }
    return true;
}

/// Octets, in each place.
struct octets {
    text chars;
    found_in_octets found;
};

constexpr text input_of(octets const& row) { return row.chars; }
constexpr bool holds(octets const& row, text chars) { return holds_in_places(chars, row.found); }

using consturi::mistake;
inline constexpr found_in_octets valid{no_error, {}};
inline constexpr found_in_octets outside{0, mistake::character_outside_ucschar};
inline constexpr found_in_octets only_in_query{0, mistake::private_use_character, true};
constexpr found_in_octets malformed_at(std::size_t position) { return {position, mistake::not_utf8}; }
inline constexpr bool reference = true;

// clang-format off

// scheme, userinfo, host, port, path, query, fragment
inline constexpr split references[] = {
    {"http://例え.jp/引き出し", "http", none, "例え.jp", none, "/引き出し", none, none},
    {"http://ü:ö@ä.example:80/é;ß=1/€?𐍈=\uE000#ﬀ", "http", "ü:ö", "ä.example", "80", "/é;ß=1/€", "𐍈=\uE000", "ﬀ"},
    {"//é", none, none, "é", none, "", none, none},
    {"é/b:c", none, none, none, none, "é/b:c", none, none},
    {"é?", none, none, none, none, "é", "", none},
    {"urn:é:a", "urn", none, none, none, "é:a", none, none},
    {"%C3%A9é", none, none, none, none, "%C3%A9é", none, none},
    // A combining mark, a zero-width joiner and a mark of direction are ucschars, wherever they are.
    {"//\u0301/\u200D?\u200E", none, none, "\u0301", none, "/\u200D", "\u200E", none},
    // RFC 3987 3.1: each URI is an IRI.
    {"http://me@h.example:80/a/b?c#d", "http", "me", "h.example", "80", "/a/b", "c", "d", true},
    {"//[::1]:8", none, none, "[::1]", "8", "", none, none, true},
    {"//1.2.3.4?", none, none, "1.2.3.4", none, "", "", none, true},
    {"", none, none, none, none, "", none, none, true},
};

// The ends of ranges of ucschar and iprivate, and the characters beside them.
inline constexpr octets characters[] = {
    {"\u009F", outside},                    {"\u00A0", valid},
    {"\uD7FF", valid},                      {"\uE000", only_in_query},
    {"\uF8FF", only_in_query},              {"\uF900", valid},
    {"\uFDCF", valid},                      {"\uFDD0", outside},
    {"\uFDEF", outside},                    {"\uFDF0", valid},
    {"\uFFEF", valid},                      {"\uFFF0", outside},
    {"\U00010000", valid},                  {"\U0001FFFD", valid},
    {"\U0001FFFE", outside},                {"\U000DFFFD", valid},
    {"\U000E0FFF", outside},                {"\U000E1000", valid},
    {"\U000EFFFD", valid},                  {"\U000EFFFF", outside},
    {"\U000F0000", only_in_query},          {"\U0010FFFD", only_in_query},
    {"\U0010FFFE", outside},
};

// RFC 3629 3, 4: octets that are not UTF-8.
inline constexpr octets not_utf_8[] = {
    {"\x80", malformed_at(0)},              // no first octet
    {"é\xA9", malformed_at(2)},
    {"\xC3", malformed_at(0)},              // too few octets
    {"é€\xF0\x90\x8D", malformed_at(5)},
    {"\xE2\x82\xC3\xA9", malformed_at(0)},
    {"\xC1\xBF", malformed_at(0)},          // overlong
    {"\xE0\x9F\xBF", malformed_at(0)},
    {"\xF0\x8F\xBF\xBF", malformed_at(0)},
    {"\xED\xA0\x80", malformed_at(0)},      // a surrogate
    {"\xF4\x90\x80\x80", malformed_at(0)},  // above U+10FFFF
    {"\xF5\x80\x80\x80", malformed_at(0)},
    {"\xFE", malformed_at(0)},
};

inline constexpr invalid errors[] = {
    {"é",                      0, "scheme",         mistake::no_scheme},
    {"é:a",                    2, "isegment-nz-nc", mistake::colon_in_the_first_segment_of_a_relative_reference, reference},
    {"http://h/é\uE000",      11, "isegment",       mistake::private_use_character},
    {"http://me:p\uE000w@h/", 11, "iuserinfo",      mistake::private_use_character}, // not: letter_in_port
    {"http://h:8é/",          10, "port",           mistake::unexpected_character_in_port},
    {"http://h:\xC3/",         9, "port",           mistake::not_utf8},
    {"http://[::é]/",         10, "IP-literal",     mistake::unexpected_character_in_ipv6_address},
    {"http://[v1.é]/",        11, "IPvFuture",      mistake::unexpected_character_in_ip_future},
    {"http://[::1]é/",        12, "iauthority",     mistake::unexpected_character_in_authority},
    {"http://é/%é",           11, "pct-encoded",    mistake::percent_sign_without_two_hexdig},
    {"http://é/ é",           10, "isegment",       mistake::unencoded_space},
};

// clang-format on

} // namespace cases::iris

#endif
