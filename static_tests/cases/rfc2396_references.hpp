// URI references of RFC 2396 and RFC 2732, and their components.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_RFC2396_REFERENCES_HPP
#define CONSTURI_CASES_RFC2396_REFERENCES_HPP

#include "cases/cases.hpp"

#include <consturi/rfc2396.hpp>

namespace cases::rfc2396_references {

namespace rfc2396 = consturi::rfc2396;
namespace rfc2732 = consturi::rfc2732;

/// A URI reference and its expected components.
struct split {
    text reference;
    component scheme, opaque_part, authority, userinfo, host, port, path, query, fragment;
    bool only_rfc2732 = false;
};

constexpr bool has_components(split const& row, rfc2396::uri_reference_view const& u) {
    component const reg_name = row.host || row.authority.value_or("").empty() ? none : row.authority;
    return u.scheme() == row.scheme && u.opaque_part() == row.opaque_part && u.authority() == row.authority
           && u.reg_name() == reg_name && u.userinfo() == row.userinfo && u.host() == row.host && u.port() == row.port
           && u.path() == row.path && u.query() == row.query && u.fragment() == row.fragment
           && u.is_absolute() == row.scheme.has_value() && u.is_opaque() == row.opaque_part.has_value();
}

constexpr text input_of(split const& row) { return row.reference; }
constexpr bool holds(split const& row, text input) {
    auto const parsed = rfc2396::parse_uri_reference(input);
    auto const with_addresses = rfc2732::parse_uri_reference(input);
    bool const is_absolute = row.scheme && !row.fragment;
    return parsed.has_value() != row.only_rfc2732 && with_addresses && with_addresses->text().data() == input.data()
           && (!parsed || has_components(row, *parsed)) && has_components(row, *with_addresses)
           && rfc2396::parse_absolute_uri(input).has_value() == (is_absolute && !row.only_rfc2732)
           && rfc2732::parse_absolute_uri(input).has_value() == is_absolute;
}

/// A text that is no URI reference, neither of RFC 2396 nor of RFC 2732, or no absolute URI, and the position, the rule
/// and the mistake of its error.
struct invalid {
    text input;
    std::size_t position;
    text rule;
    consturi::mistake which;
    bool of_absolute_uri = false;
};

constexpr text input_of(invalid const& row) { return row.input; }
constexpr bool holds(invalid const& row, text input) {
    auto const matches_row = [&](auto const& parsed) {
        return !parsed && parsed.error().position() == row.position && parsed.error().rule() == row.rule
               && parsed.error().code() == row.which;
    };
    return row.of_absolute_uri ? matches_row(rfc2396::parse_absolute_uri(input))
                               : matches_row(rfc2396::parse_uri_reference(input));
}

// clang-format off

// scheme, opaque_part, authority, userinfo, host, port, path, query, fragment
inline constexpr split references[] = {
    // RFC 2396 1.3
    {"ftp://ftp.is.co.za/rfc/rfc1808.txt", "ftp", none, "ftp.is.co.za", none, "ftp.is.co.za", none, "/rfc/rfc1808.txt", none, none},
    {"gopher://spinaltap.micro.umn.edu/00/Weather/California/Los%20Angeles", "gopher", none, "spinaltap.micro.umn.edu", none, "spinaltap.micro.umn.edu", none, "/00/Weather/California/Los%20Angeles", none, none},
    {"http://www.math.uio.no/faq/compression-faq/part1.html", "http", none, "www.math.uio.no", none, "www.math.uio.no", none, "/faq/compression-faq/part1.html", none, none},
    {"mailto:mduerst@ifi.unizh.ch", "mailto", "mduerst@ifi.unizh.ch", none, none, none, none, none, none, none},
    {"news:comp.infosystems.www.servers.unix", "news", "comp.infosystems.www.servers.unix", none, none, none, none, none, none, none},
    {"telnet://melvyl.ucop.edu/", "telnet", none, "melvyl.ucop.edu", none, "melvyl.ucop.edu", none, "/", none, none},

    // RFC 2396 3: an opaque part does not begin with a slash, and contains the '?'.
    {"a:b?c#d",        "a", "b?c", none, none, none, none, none, none, "d"},
    {"a:?c",           "a", "?c", none, none, none, none, none, none, none},
    {"a:b//c/../d",    "a", "b//c/../d", none, none, none, none, none, none, none},
    {"a:/b?c#d",       "a", none, none, none, none, none, "/b", "c", "d"},
    {"a:/",            "a", none, none, none, none, none, "/", none, none},

    // RFC 2396 3.2: an authority is that of a server, if possible; otherwise the name of a registry. It can be empty.
    {"//me:pw@h.x:80/p", none, none, "me:pw@h.x:80", "me:pw", "h.x", "80", "/p", none, none},
    {"//h",            none, none, "h", none, "h", none, none, none, none},
    {"//h?q",          none, none, "h", none, "h", none, none, "q", none},
    {"//h#f",          none, none, "h", none, "h", none, none, none, "f"},
    {"//h.:/",         none, none, "h.:", none, "h.", "", "/", none, none},
    {"//@h",           none, none, "@h", "", "h", none, none, none, none},
    {"//999.1.1.1:1",  none, none, "999.1.1.1:1", none, "999.1.1.1", "1", none, none, none},
    {"//my_host/p",    none, none, "my_host", none, none, none, "/p", none, none},
    {"//h:8a",         none, none, "h:8a", none, none, none, none, none, none},
    {"//a@b@c",        none, none, "a@b@c", none, none, none, none, none, none},
    {"//h%41",         none, none, "h%41", none, none, none, none, none, none},
    {"//1",            none, none, "1", none, none, none, none, none, none},
    {"//a-",           none, none, "a-", none, none, none, none, none, none},
    {"//a..b",         none, none, "a..b", none, none, none, none, none, none},
    {"//1.2.3.4.5",    none, none, "1.2.3.4.5", none, none, none, none, none, none},
    {"//",             none, none, "", none, none, none, none, none, none},
    {"file:///p",      "file", none, "", none, none, none, "/p", none, none},
    {"////p",          none, none, "", none, none, none, "//p", none, none},
    {"//?q",           none, none, "", none, none, none, none, "q", none},

    // RFC 2396 4 and 5: references
    {"",               none, none, none, none, none, none, none, none, none},
    {"#f",             none, none, none, none, none, none, none, none, "f"},
    {"#",              none, none, none, none, none, none, none, none, ""},
    {"a;v=1/b;w?q",    none, none, none, none, none, none, "a;v=1/b;w", "q", none},
    {"../a:b",         none, none, none, none, none, none, "../a:b", none, none},
    {"/a//b?",         none, none, none, none, none, none, "/a//b", "", none},
    {"a?b?c#d?e",      none, none, none, none, none, none, "a", "b?c", "d?e"},

    // RFC 2732: IPv6 addresses, and square brackets in queries, fragments and opaque parts
    {"http://u@[FEDC:BA98::7654:3210]:80/i", "http", none, "u@[FEDC:BA98::7654:3210]:80", "u", "[FEDC:BA98::7654:3210]", "80", "/i", none, none, true},
    {"http://[::ffff:129.144.52.38]/", "http", none, "[::ffff:129.144.52.38]", none, "[::ffff:129.144.52.38]", none, "/", none, none, true},
    {"/a?[b]#[c]",     none, none, none, none, none, none, "/a", "[b]", "[c]", true},
    {"a:b[c]",         "a", "b[c]", none, none, none, none, none, none, none, true},
};

/// Two references, and whether they are equivalent.
struct equivalence_case {
    text a, b;
    bool are_equivalent;
};
constexpr text input_of(equivalence_case const& row) { return row.b; }
constexpr bool holds(equivalence_case const& row, text input) {
    auto const a = rfc2732::parse_uri_reference(row.a), b = rfc2732::parse_uri_reference(input);
    return a && b && equivalent(*a, *a) && equivalent(*a, *b) == row.are_equivalent
           && equivalent(*b, *a) == row.are_equivalent;
}
inline constexpr equivalence_case equivalences[] = {
    {"/-_.!~*'()",                 "/%2D%5f%2E%21%7e%2A%27%28%29", true},
    {"s:a?-_.!~*'()",              "S:%61?%2D%5f%2E%21%7e%2A%27%28%29", true},
    {"a?!#(",                      "%61?%21#%28",                  true},
    {"HTTP://A@EXAMPLE.com:80/",   "http://%41@example.com:80/",   true},
    {"http://[::A]/",              "http://[::a]/",                true},
    {"//my_host!/",                "//my%5Fhost%21/",              true},
    {"/%c3%a4",                    "/%C3%A4",                      true},
    {"/a;b",                       "/a%3Bb",                       false}, // reserved
    {"/a&=+$,:@",                  "/a%26%3D%2B%24%2C%3A%40",      false},
    {"/a%2Fb",                     "/a/b",                         false},
    {"/a?[",                       "/a?%5B",                       false},
    {"/a",                         "/A",                           false},
    {"s:a",                        "s:A",                          false},
    {"s:a",                        "s:/a",                         false},
    {"//my_host/",                 "//MY_host/",                   false}, // the name of a registry
    {"//a@h/",                     "//A@h/",                       false},
    {"//h/",                       "//h:/",                        false},
    {"//h:80/",                    "//h:080/",                     false},
    {"//h:80/",                    "//h:8o/",                      false},
    {"//h/",                       "///",                          false},
    {"///a",                       "/a",                           false},
    {"//h",                        "//h/",                         false},
    {"/a?",                        "/a",                           false},
    {"/a#",                        "/a",                           false},
    {"/a/../b",                    "/b",                           false},
};

using consturi::mistake;
inline constexpr bool absolute_uri = true;

inline constexpr invalid invalid_references[] = {
    {"?y",             0, "URI-reference", mistake::unexpected_character}, // in spite of Appendix C
    {"a b",            1, "rel_segment",   mistake::unencoded_space},
    {"a\xC3\xA9",      1, "rel_segment",   mistake::unencoded_non_ascii_byte},
    {"a%2",            3, "escaped",       mistake::percent_sign_without_two_hexdig},
    {"%",              1, "escaped",       mistake::percent_sign_without_two_hexdig},
    {"a:",             2, "absoluteURI",   mistake::unexpected_end},
    {"a:#f",           2, "absoluteURI",   mistake::unexpected_character},
    {":a",             0, "URI-reference", mistake::colon_in_the_first_segment_of_a_relative_reference},
    {"1a:b",           2, "rel_segment",   mistake::colon_in_the_first_segment_of_a_relative_reference},
    {"http://h/[a]",   9, "segment",       mistake::square_bracket_outside_an_ip_literal},
    {"//[::1]",        2, "host",          mistake::ipv6_address_in_rfc2396},
    {"http://u@[::1]/", 9, "reg_name",     mistake::ipv6_address_in_rfc2396},
    {"//h[1]/",        3, "hostport",      mistake::square_bracket_outside_an_ip_literal},
    {"a//[::1]",       3, "segment",       mistake::square_bracket_outside_an_ip_literal},
    {" a:b",           0, "URI-reference", mistake::surrounding_white_space},
    {"//h:80 ",        6, "port",          mistake::surrounding_white_space},
    {"\"a:b\"",        0, "URI-reference", mistake::surrounding_quotation_mark},
    {"git@h.org:a/b",  9, "rel_segment",   mistake::scp_syntax},
    {"git@h.org:a/b",  3, "absoluteURI",   mistake::scp_syntax, absolute_uri},
    {"C:\\a",          2, "absoluteURI",   mistake::windows_path},
    {"file:///C|/a",   9, "segment",       mistake::misplaced_drive_letter},
    {"//h/a#b#c",      7, "fragment",      mistake::second_number_sign},
    {"//h{/",          3, "hostport",      mistake::unencoded_opening_brace},
    {"urn:a#f",        5, "opaque_part",   mistake::fragment_in_an_absolute_uri, absolute_uri},
    {"/a",             0, "scheme",        mistake::no_scheme, absolute_uri},
    {"1a:b",           0, "scheme",        mistake::scheme_not_beginning_with_a_letter, absolute_uri},
    {"",               0, "scheme",        mistake::no_scheme, absolute_uri},
};

// clang-format on

} // namespace cases::rfc2396_references

#endif
