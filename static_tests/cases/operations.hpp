// What operations make of URIs and references.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_OPERATIONS_HPP
#define CONSTURI_CASES_OPERATIONS_HPP

#include "cases/cases.hpp"

#include <consturi/operations/compare.hpp>
#include <consturi/operations/normalize.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/operations/relativize.hpp>
#include <consturi/operations/resolve.hpp>

#include <span>

namespace cases {

/// A reference, and what it means in a document with the base.
struct resolution {
    text reference, base, target;
};

/// A URI reference, and its normal form.
struct normal_form {
    text reference, normal;
    consturi::normalization how = consturi::normalization::syntax_based;
};

/// Two references that are not equivalent.
struct difference {
    text a, b;
    consturi::normalization how = consturi::normalization::scheme_based;
};

/// The shortest way from a base to a target; none if no reference resolves to it.
struct relativization {
    text base, target;
    component reference;
};

constexpr text input_of(resolution const& row) { return row.reference; }
constexpr text input_of(normal_form const& row) { return row.reference; }
constexpr text input_of(difference const& row) { return row.a; }
constexpr text input_of(relativization const& row) { return row.target; }

/// The hash of what `u` is equivalent to.
constexpr std::size_t equivalence_hash_of(consturi::any_uri auto const& u, consturi::normalization how) {
    using namespace consturi;
    return how == normalization::syntax_based ? equivalence_hash<>()(u) : equivalence_hash<normalization::scheme_based>()(u);
}

/// Whether `made` is `expected`, with the components that the parser finds in it.
template <class View>
constexpr bool is(std::optional<View> const& made, text expected) {
    auto const parsed = consturi::parse_uri_reference(expected);
    return made && parsed && made->text() == expected && made->scheme() == parsed->scheme() && made->userinfo() == parsed->userinfo()
           && made->host() == parsed->host() && made->port() == parsed->port() && made->path() == parsed->path()
           && made->query() == parsed->query() && made->fragment() == parsed->fragment();
}

/// Whether `write`, given a buffer, writes `expected` into one that is large enough, and nothing into one that is not.
template <class Write>
constexpr bool writes(Write write, std::size_t size, text expected) {
    char buffer[256];
    std::span<char> const all(buffer);
    for (char& c : all) c = '#';
    bool const refuses = size == expected.size() && (size == 0 || (!write(all.first(size - 1)) && buffer[0] == '#'));
    return refuses && is(write(all.first(size)), expected) && is(write(all), expected) && buffer[size] == '#';
}

constexpr bool holds(resolution const& row, text input) {
    using namespace consturi;
    auto const base = parse_uri(row.base);
    auto const reference = parse_uri_reference(input);
    return base && reference && writes([&](auto buffer) { return resolve_into(buffer, *base, *reference); },
                                       resolved_size(*base, *reference), row.target);
}

constexpr bool holds(normal_form const& row, text input) {
    using namespace consturi;
    auto const reference = parse_uri_reference(input), normal = parse_uri_reference(row.normal);
    auto const equal = [&](auto const& a, auto const& b) { return equivalent(a, b, row.how); };
    auto const hash = [&](auto const& u) { return equivalence_hash_of(u, row.how); };
    return reference && normal && equal(*reference, *normal) && equal(*normal, *reference) && hash(*reference) == hash(*normal)
           && writes([&](auto buffer) { return normalize_into(buffer, *reference, row.how); }, normalized_size(*reference, row.how), row.normal)
           && normalized_size(*normal, row.how) == row.normal.size()
           && is_normal(*normal, row.how) && is_normal(*reference, row.how) == (input == row.normal);
}

constexpr bool holds(difference const& row, text input) {
    using namespace consturi;
    auto const a = parse_uri_reference(input), b = parse_uri_reference(row.b);
    return a && b && !equivalent(*a, *b, row.how) && !equivalent(*b, *a, row.how)
           && equivalence_hash_of(*a, row.how) != equivalence_hash_of(*b, row.how);
}

constexpr bool holds(relativization const& row, text input) {
    using namespace consturi;
    auto const base = parse_uri(row.base);
    auto const target = parse_uri(input);
    if (!base || !target) return false;
    auto const size = relativized_size(*base, *target);
    auto const write = [&](auto buffer) { return relativize_into(buffer, *base, *target); };
    if (!row.reference) return !size && !write(std::span<char>());
    return size && writes(write, *size, *row.reference) && holds(resolution{*row.reference, row.base, row.target}, *row.reference);
}

// clang-format off

inline constexpr text base_of_5_4 = "http://a/b/c/d;p?q";

// RFC 3986, 5.4.1
inline constexpr resolution examples_of_5_4_1[] = {
    {"g:h",     base_of_5_4, "g:h"},
    {"g",       base_of_5_4, "http://a/b/c/g"},
    {"./g",     base_of_5_4, "http://a/b/c/g"},
    {"g/",      base_of_5_4, "http://a/b/c/g/"},
    {"/g",      base_of_5_4, "http://a/g"},
    {"//g",     base_of_5_4, "http://g"},
    {"?y",      base_of_5_4, "http://a/b/c/d;p?y"},
    {"g?y",     base_of_5_4, "http://a/b/c/g?y"},
    {"#s",      base_of_5_4, "http://a/b/c/d;p?q#s"},
    {"g#s",     base_of_5_4, "http://a/b/c/g#s"},
    {"g?y#s",   base_of_5_4, "http://a/b/c/g?y#s"},
    {";x",      base_of_5_4, "http://a/b/c/;x"},
    {"g;x",     base_of_5_4, "http://a/b/c/g;x"},
    {"g;x?y#s", base_of_5_4, "http://a/b/c/g;x?y#s"},
    {"",        base_of_5_4, "http://a/b/c/d;p?q"},
    {".",       base_of_5_4, "http://a/b/c/"},
    {"./",      base_of_5_4, "http://a/b/c/"},
    {"..",      base_of_5_4, "http://a/b/"},
    {"../",     base_of_5_4, "http://a/b/"},
    {"../g",    base_of_5_4, "http://a/b/g"},
    {"../..",   base_of_5_4, "http://a/"},
    {"../../",  base_of_5_4, "http://a/"},
    {"../../g", base_of_5_4, "http://a/g"},
};

// RFC 3986, 5.4.2
inline constexpr resolution examples_of_5_4_2[] = {
    {"../../../g",    base_of_5_4, "http://a/g"},
    {"../../../../g", base_of_5_4, "http://a/g"},
    {"/./g",          base_of_5_4, "http://a/g"},
    {"/../g",         base_of_5_4, "http://a/g"},
    {"g.",            base_of_5_4, "http://a/b/c/g."},
    {".g",            base_of_5_4, "http://a/b/c/.g"},
    {"g..",           base_of_5_4, "http://a/b/c/g.."},
    {"..g",           base_of_5_4, "http://a/b/c/..g"},
    {"./../g",        base_of_5_4, "http://a/b/g"},
    {"./g/.",         base_of_5_4, "http://a/b/c/g/"},
    {"g/./h",         base_of_5_4, "http://a/b/c/g/h"},
    {"g/../h",        base_of_5_4, "http://a/b/c/h"},
    {"g;x=1/./y",     base_of_5_4, "http://a/b/c/g;x=1/y"},
    {"g;x=1/../y",    base_of_5_4, "http://a/b/c/y"},
    {"g?y/./x",       base_of_5_4, "http://a/b/c/g?y/./x"},
    {"g?y/../x",      base_of_5_4, "http://a/b/c/g?y/../x"},
    {"g#s/./x",       base_of_5_4, "http://a/b/c/g#s/./x"},
    {"g#s/../x",      base_of_5_4, "http://a/b/c/g#s/../x"},
    {"http:g",        base_of_5_4, "http:g"},
};

// Where the RFC's own words say it: dots in any encoding, paths that stay paths, bases with dot segments
inline constexpr resolution other_resolutions[] = {
    {"%2e%2E/g",        base_of_5_4,       "http://a/b/g"},          // 2.3: the same as "../g"
    {".%2e/%2E",        base_of_5_4,       "http://a/b/"},
    {"%2F/%2f%2a/..%2D", base_of_5_4,      "http://a/b/c/%2F/%2f%2a/..%2D"}, // no dots
    {"%2e%2e%2e/g",     base_of_5_4,       "http://a/b/c/%2e%2e%2e/g"},
    {"%2f../g",         base_of_5_4,       "http://a/b/c/%2f../g"},
    {"A%7e?%7e#%7e",    base_of_5_4,       "http://a/b/c/A%7e?%7e#%7e"}, // 5.2 normalizes nothing else
    {"g",               "HTTP://A",        "HTTP://A/g"},            // 5.2.3: an authority, and no path
    {"",                "http://a",        "http://a"},
    {"?y",              "http://a",        "http://a?y"},
    {"../g",            "http://a",        "http://a/g"},
    {"//b/../c/.",      base_of_5_4,       "http://b/c/"},
    {"//u@[::1]:8/",    base_of_5_4,       "http://u@[::1]:8/"},
    {"//",              base_of_5_4,       "http://"},
    {"g",               "http://u:p@a:1/", "http://u:p@a:1/g"},
    {"#s",              "http://a/b#t",    "http://a/b#s"},          // the base's fragment is none of it
    {"",                "http://a/b?c#t",  "http://a/b?c"},
    {"",                "http://a/b/../c", "http://a/b/../c"},       // 5.2.2: the base's path is taken over as it is
    {"?y",              "http://a/b/./c",  "http://a/b/./c?y"},
    {"g",               "http://a/b/../c", "http://a/g"},
    {"../g",            "http://a/b/./c",  "http://a/g"},            // "." is no segment to be taken
    {"g",               "http://a/b/..",   "http://a/b/g"},          // 5.2.3: all but what follows the last slash
    {"g",               "http://a/../../c/d", "http://a/c/g"},
    {"..//g",           base_of_5_4,       "http://a/b//g"},
    {"/..//g",          base_of_5_4,       "http://a//g"},           // behind an authority it is none
    {"/..//g",          "s:x",             "s:/.//g"},               // and here it would be one
    {"..//g",           "s:/a/b",          "s:/.//g"},
    {"/.//g",           "s:x",             "s:/.//g"},
    {"s:/..//g",        base_of_5_4,       "s:/.//g"},
    {"s:a/..//g",       base_of_5_4,       "s:.//g"},
    {"s:a/../g",        base_of_5_4,       "s:g"},
    {"../../g",         "s:a/b",           "s:g"},                   // no slash before the path, none after
    {"..",              "s:a/b",           "s:"},
    {"..",              "s:/a/b",          "s:/"},
    {"./b:c",           "s:a",             "s:b:c"},
    {"g",               "s:",              "s:g"},
    {"?y",              "urn:a:b",         "urn:a:b?y"},
};

// RFC 3986, 6.2.2
inline constexpr normal_form examples_of_6_2_2[] = {
    {"example://a/b/c/%7Bfoo%7D",            "example://a/b/c/%7Bfoo%7D"},
    {"eXAMPLE://a/./b/../b/%63/%7bfoo%7d",   "example://a/b/c/%7Bfoo%7D"},
    {"HTTP://www.EXAMPLE.com/",              "http://www.example.com/"},
    {"http://www.example.com/%3a",           "http://www.example.com/%3A"},
    {"http://example.com/%7Esmith",          "http://example.com/~smith"},
};

inline constexpr normal_form other_normal_forms[] = {
    {"",                          ""},
    {"http://h",                  "http://h"},
    {"http://h:080/",             "http://h:080/"},
    {"http://h:/",                "http://h:/"},
    {"//U%41:P@H%41%c3%AB/A?B#C", "//UA:P@ha%C3%AB/A?B#C"},
    {"//[FE80::A]/",              "//[fe80::a]/"},
    {"//[V1.A:B]/",               "//[v1.a:b]/"},
    {"//%31.2.3.4",               "//1.2.3.4"},
    {"?%41%2f%26#%2D%3f",         "?A%2F%26#-%3F"},
    {"%3B%3b;",                   "%3B%3B;"},                  // a reserved character is not what it is encoded
    {"/a%2Fb",                    "/a%2Fb"},
    {"A://A",                     "a://a"},
    {"Z://a",                     "z://a"},
    {"z://Z",                     "z://z"},
    {"/%b1",                      "/%B1"},
    {"/%1b",                      "/%1B"},
    {"/a%00%ff",                  "/a%00%FF"},
    {"/a/%2e%2E/%2e/b/%2E",       "/b/"},
    {"/a/%2F/%2f%2f/%2a%2E",      "/a/%2F/%2F%2F/%2A."},
    // Dot segments
    {"/",                         "/"},
    {"/.",                        "/"},
    {"/..",                       "/"},
    {"/a/..",                     "/"},
    {"/a/.",                      "/a/"},
    {"/../../a/./b/../c",         "/a/c"},
    {"/a//../b",                  "/a/b"},
    {"/...",                      "/..."},
    {"/a/b..",                    "/a/b.."},
    {"http://h/../a",             "http://h/a"},
    {"http://h/a/../..//",        "http://h//"},
    // Relative to something else still
    {"..",                        "../"},
    {"../",                       "../"},
    {"../../a/../b/.",            "../../b/"},
    {"a/../../b",                 "../b"},
    {"a/..",                      "./"},                       // not the empty reference: that is the whole base
    {"a/..?q",                    "./?q"},
    {".",                         "./"},
    {"./a",                       "a"},
    // What looks like something else
    {"a/../b:c",                  "./b:c"},                    // no scheme
    {"./b:c",                     "./b:c"},
    {"../b:c",                    "../b:c"},
    {"a/b:c",                     "a/b:c"},
    {"a/..//b",                   ".//b"},                     // no slash before it
    {"/a/..//b",                  "/.//b"},                    // no authority
    {"s:/a/..//x",                "s:/.//x"},
    {"s:/.//x",                   "s:/.//x"},
    {"s:a/..//x",                 "s:.//x"},
    {"s:a/../b:c",                "s:b:c"},
    {"s:a/../c",                  "s:c"},
    {"s:a/..",                    "s:"},
    {"s:/a/..",                   "s:/"},
};

// RFC 3986, 6.2.3
inline constexpr auto by_scheme = consturi::normalization::scheme_based;
inline constexpr normal_form examples_of_6_2_3[] = {
    {"http://example.com",     "http://example.com/", by_scheme},
    {"http://example.com/",    "http://example.com/", by_scheme},
    {"http://example.com:/",   "http://example.com/", by_scheme},
    {"http://example.com:80/", "http://example.com/", by_scheme},
};

inline constexpr normal_form other_scheme_based_forms[] = {
    {"HTTP://U@%48:0080?q#f",  "http://U@h/?q#f",     by_scheme},
    {"http://h/a/..",          "http://h/",           by_scheme},
    {"http://[::1]:80#f",      "http://[::1]/#f",     by_scheme},
    {"http://h:08080",         "http://h:08080/",     by_scheme}, // only a default port goes
    {"http://h:65616/",        "http://h:65616/",     by_scheme}, // 2^16 + 80
    {"https://h:443/a",        "https://h/a",         by_scheme},
    {"https://h:80",           "https://h:80/",       by_scheme},
    {"ws://h:80?q",            "ws://h/?q",           by_scheme},
    {"wss://h:443",            "wss://h/",            by_scheme},
    {"coap://h:5683",          "coap://h/",           by_scheme},
    {"coaps://h:5684",         "coaps://h/",          by_scheme},
    {"coap+tcp://h:5683",      "coap+tcp://h",        by_scheme},
    {"coaps+tcp://h:5684",     "coaps+tcp://h",       by_scheme},
    {"coap+ws://h:80",         "coap+ws://h",         by_scheme},
    {"coaps+ws://h:443",       "coaps+ws://h",        by_scheme},
    {"ipp://h:631",            "ipp://h",             by_scheme},
    {"ipps://h:631",           "ipps://h",            by_scheme},
    {"rsync://h:873",          "rsync://h",           by_scheme},
    {"ftp://h:21",             "ftp://h",             by_scheme}, // for all we know, not the same as "ftp://h/"
    {"dict://h:2628",          "dict://h",            by_scheme},
    {"gopher://h:70",          "gopher://h",          by_scheme},
    {"imap://h:143",           "imap://h",            by_scheme},
    {"ldap://h:389",           "ldap://h",            by_scheme},
    {"nntp://h:119",           "nntp://h",            by_scheme},
    {"pop://h:110",            "pop://h",             by_scheme},
    {"rtsp://h:554",           "rtsp://h",            by_scheme},
    {"rtsps://h:322",          "rtsps://h",           by_scheme},
    {"telnet://h:23",          "telnet://h",          by_scheme},
    {"x://h:/",                "x://h/",              by_scheme}, // RFC 3986, 3.2.3: whatever the scheme
    {"x://h:80",               "x://h:80",            by_scheme},
    {"x://h:0",                "x://h:0",             by_scheme},
    {"x://h:65536",            "x://h:65536",         by_scheme},
    {"//h:",                   "//h",                 by_scheme},
    {"//h:80",                 "//h:80",              by_scheme}, // no scheme yet
    {"http:",                  "http:",               by_scheme}, // no authority
    {"http:?q",                "http:?q",             by_scheme},
    {"http:80",                "http:80",             by_scheme},
    {"http:///",               "http:///",            by_scheme},
    {"/.//h:80",               "/.//h:80",            by_scheme},
    {"",                       "",                    by_scheme},
};

inline constexpr auto by_syntax = consturi::normalization::syntax_based;
inline constexpr difference differences[] = {
    {"http://h/a%2Fb",  "http://h/a/b"},
    {"http://h/%3B",    "http://h/;"},
    {"http://h/A",      "http://h/a"},
    {"http://h/%41",    "http://h/a"},
    {"http://h/%C3%AB", "http://h/%C3%AC"},
    {"http://h/%2F",    "http://h/%2f0"},
    {"http://h/%2F",    "http://h/%AF"},
    {"http://h/?",      "http://h/"},
    {"http://h/#",      "http://h/"},
    {"http://h/?#",     "http://h/?"},
    {"http://h?a#b",    "http://h?b#a"},
    {"http://u@h/",     "http://U@h/"},
    {"http://@h/",      "http://h/"},
    {"http://u@h/",     "http://u%40h/"},
    {"http://h/",       "https://h/"},
    {"http://h/",       "//h/"},
    {"http://h:8080/",  "http://h:8081/"},
    {"http://h:80/",    "http://h/",          by_syntax},
    {"http://h:/",      "http://h/",          by_syntax},
    {"http://h/",       "http://h",           by_syntax},
    {"http:///",        "http:/"},
    {"s:/.//h",         "s://h"},
    {"s:a",             "s:/a"},
    {"s:a/./b",         "s:/a/./b"},
    {"s:/a/./b",        "s:/a/./c"},
    {"s:/a/./b",        "s:/b"},
    {"s:/a/./b",        "s:/c/a/b"},
    {"a/..",            ""},
    {"./",              ""},
    {"../a",            "../../a"},
    {"a/../b:c",        "b:c"},
    {"/a/..//b",        "//b"},
};

inline constexpr relativization relativizations[] = {
    {"http://a/b/c/d;p?q", "http://a/b/c/d;p?q",   ""},
    {"http://a/b/c/d;p?q", "http://a/b/c/d;p?q#s", "#s"},
    {"http://a/b/c/d;p?q", "http://a/b/c/d;p?y",   "?y"},
    {"http://a/b/c/d;p?q", "http://a/b/c/d;p",     "d;p"},
    {"http://a/b/c/d;p?q", "http://a/b/c/g",       "g"},
    {"s:../",              "s:a",                  "a"},
    {"http://a/b/c/d;p?q", "http://a/b/c/",        "."},
    {"http://a/b/c/d;p?q", "http://a/b/c/?y",      ".?y"},
    {"http://a/b/c/d;p?q", "http://a/b/",          ".."},
    {"http://a/b/c/d;p?q", "http://a/b/g",         "../g"},
    {"http://a/b/c/d;p?q", "http://a/",            "/"},
    {"http://a/b/c/d;p?q", "http://a/g",           "/g"},
    {"http://a/b/c/d;p?q", "http://a",             "//a"},
    {"http://a/b/c/d;p?q", "http://g",             "//g"},
    {"http://a/b/c/d;p?q", "http://a:80/b",        "//a:80/b"},
    {"http://a/b/c/d;p?q", "https://a/b/c/d",      "https://a/b/c/d"},
    {"http://a/b/c/d;p?q", "http:g",               "http:g"},
    {"http://a/b/c/d;p?q", "http://a/b/c/x:y",     "./x:y"},
    {"http://a/b/c/d;p?q", "http://a/b/x:y",       "../x:y"},
    {"http://a/b/c/d;p?q", "http://a/b/c//g",      ".//g"},
    {"http://a/b/c/d;p?q", "http://a//g",          "/.//g"},
    {"http://abc/d/e",     "http://abc//g",        "..//g"},
    {"http://a/b/c/d;p?q", "http://a/b/../g",      none},          // no reference resolves to it
    {"http://a/b/../g",    "http://a/b/../g",      ""},            // but the one that takes the base's path
    {"http://a/b/../g",    "http://a/b/../g?y",    "?y"},
    {"http://a/b/../g?q",  "http://a/b/../g",      none},
    {"http://a/b/../c/d",  "http://a/c/e",         "e"},
    {"http://a/%2e%2e/c/d", "http://a/c/e",        "e"},
    {"http://a?q",         "http://a",             "//a"},
    {"http://a",           "http://a/",            "."},
    {"http://a/b",         "http://a/b/c",         "b/c"},
    {"http://A/b",         "http://a/c",           "//a/c"},
    {"s:x",                "s:/.//g",              "/.//g"},
    {"s:/x",               "s:/.//g",              ".//g"},
    {"s:x",                "s:.//g",               ".//g"},
    {"urn:a/b",            "urn:g",                "../g"},
    {"urn:a/b",            "urn:",                 ".."},
    {"s:a/b",              "s:/g",                 "/g"},
    {"s:/a",               "s:g",                  "s:g"},
    {"file:///a/b",        "file:///a/c",          "c"},
    {"file:///a/b",        "file:/a/c",            "file:/a/c"},
    {"file:/a/b",          "file:///a/c",          "///a/c"},
};

// clang-format on

} // namespace cases

#endif
