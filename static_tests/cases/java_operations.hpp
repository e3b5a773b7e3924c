// What java.net.URI makes of URIs. The values are those of the JDK, Java 17 and 25, except for the positions of errors.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_JAVA_OPERATIONS_HPP
#define CONSTURI_CASES_JAVA_OPERATIONS_HPP

#include "cases/cases.hpp"

#include <consturi/java_uri.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace cases::of_java {

using namespace consturi;

/// The raw components of a URI; the path of an opaque one is undefined.
struct components {
    component scheme{}, authority{}, user_info{}, host{};
    int port = -1;
    component path{}, query{}, fragment{};

    bool operator==(components const&) const = default;
};

constexpr components components_of(auto const& u) {
    return {u.scheme(), u.authority(), u.user_info(), u.host(), u.port_number().value_or(-1),
            u.path(),   u.query(),     u.fragment()};
}

/// Whether a result has this text, and the components that the text has when it is parsed.
constexpr bool is(auto const& u, text expected) {
    auto const parsed = java::parse_uri(expected);
    return parsed && u.text() == expected && components_of(u) == components_of(*parsed);
}

/// Whether std::string can be used. In constant expressions of clang, results are in a scratch_uri, as for constants.
constexpr bool has_strings() noexcept {
#if defined(__clang__) && !defined(_LIBCPP_VERSION)
    return !__builtin_is_constant_evaluated();
#else
    return true;
#endif
}
using scratch_uri = java::detail::scratch_uri<400>;
constexpr java::uri_view view_of(scratch_uri const& u) {
    return consturi::detail::access::make<java::uri_view>(u.text_, u.at_);
}

enum class operation { normalize, resolve, relativize };

struct parsing {
    text uri, scheme_specific_part;
    components of;
};
struct decoding {
    text uri, scheme_specific_part;
    component authority{}, user_info{}, path{}, query{}, fragment{};
};
struct normal_form {
    text uri, normal;
};
struct resolution {
    text base, reference, target;
};
struct relativization {
    text base, target, relative;
};
/// Whether each kind of constructor makes an equal URI of the decoded components of a URI.
struct reconstruction {
    text uri;
    bool of_opaque_parts, of_authority_parts, of_server_parts;
};
/// For how many URIs `v` of a table `u.relativize(u.resolve(v)).equals(v)` holds, the first identity, and for how many
/// `u.resolve(u.relativize(v)).equals(v)`, the second one.
struct identities {
    text u;
    int relativize_inverts_resolve, resolve_inverts_relativize;
};
/// Two URIs that do not meet an identity, the operation that it applies first, and the result, which does not equal
/// `v`.
struct not_inverted {
    operation first;
    text u, v, result;
};
struct comparison {
    text a, b;
    bool equal;
    int ab, ba; // the values of a.compareTo(b) and b.compareTo(a)
};
struct hash {
    text uri;
    std::int32_t value;
};
template <class Parts>
struct construction {
    Parts parts;
    text uri;
};
template <class Parts>
struct rejected_construction {
    Parts parts;
    text composed; // what the constructor parses
    std::size_t position;
    consturi::mistake which;
};
/// A result that has other components than its text has when it is parsed.
struct result_with_own_components {
    operation how;
    text a, b, result;
    components of;
};

constexpr text input_of(parsing const& row) { return row.uri; }
constexpr text input_of(decoding const& row) { return row.uri; }
constexpr text input_of(normal_form const& row) { return row.uri; }
constexpr text input_of(resolution const& row) { return row.reference; }
constexpr text input_of(relativization const& row) { return row.target; }
constexpr text input_of(reconstruction const& row) { return row.uri; }
constexpr text input_of(identities const& row) { return row.u; }
constexpr text input_of(not_inverted const& row) { return row.v; }
constexpr text input_of(comparison const& row) { return row.a; }
constexpr text input_of(hash const& row) { return row.uri; }
template <class Parts>
constexpr text input_of(construction<Parts> const& row) {
    return row.uri;
}
template <class Parts>
constexpr text input_of(rejected_construction<Parts> const& row) {
    return row.composed;
}
constexpr text input_of(result_with_own_components const& row) { return row.a; }

constexpr bool holds(parsing const& row, text uri) {
    auto const u = java::parse_uri(uri);
    return u && u->text() == uri && u->scheme_specific_part() == row.scheme_specific_part && components_of(*u) == row.of
           && u->is_opaque() == !row.of.path && u->is_absolute() == row.of.scheme.has_value();
}
constexpr bool holds(decoding const& row, text uri) {
    auto const u = java::parse_uri(uri);
    return u && u->decoded_scheme_specific_part() == row.scheme_specific_part && u->decoded_authority() == row.authority
           && u->decoded_user_info() == row.user_info && u->decoded_path() == row.path
           && u->decoded_query() == row.query && u->decoded_fragment() == row.fragment;
}
constexpr bool holds(normal_form const& row, text uri) {
    auto const u = java::parse_uri(uri);
    if (!u) return false;
    if (!has_strings()) return is(view_of(java::detail::normalize<scratch_uri>(*u)), row.normal);
    return is(java::normalize(*u), row.normal) && is(java::normalize(java::normalize(*u)), row.normal);
}
constexpr bool holds(resolution const& row, text reference) {
    auto const base = java::parse_uri(row.base), u = java::parse_uri(reference);
    if (!base || !u) return false;
    if (!has_strings()) return is(view_of(java::detail::resolve<scratch_uri>(*base, *u)), row.target);
    return is(java::resolve(*base, *u), row.target);
}
constexpr bool holds(relativization const& row, text target) {
    auto const base = java::parse_uri(row.base), u = java::parse_uri(target);
    if (!base || !u) return false;
    if (!has_strings()) return is(view_of(java::detail::relativize<scratch_uri>(*base, *u)), row.relative);
    return is(java::relativize(*base, *u), row.relative);
}
template <class Parts>
constexpr bool makes(Parts const& parts, java::uri_view const& u) {
    auto const made = java::make_uri(parts);
    return made && java::equals(*made, u);
}
constexpr bool holds(reconstruction const& row, text uri) {
    auto const u = java::parse_uri(uri);
    if (!u) return false;
    auto const scheme_specific_part = u->decoded_scheme_specific_part();
    auto const authority = u->decoded_authority(), user_info = u->decoded_user_info(), path = u->decoded_path(),
               query = u->decoded_query(), fragment = u->decoded_fragment();
    return makes(java::opaque_parts{u->scheme(), scheme_specific_part, fragment}, *u) == row.of_opaque_parts
           && makes(java::authority_parts{u->scheme(), authority, path, query, fragment}, *u) == row.of_authority_parts
           && makes(java::server_parts{u->scheme(), user_info, u->host(), u->port_number().value_or(-1), path, query,
                                       fragment},
                    *u)
                  == row.of_server_parts;
}
constexpr java::uri there_and_back(operation first, java::uri_view const& u, java::uri_view const& v) {
    if (first == operation::resolve) return java::relativize(u, java::resolve(u, v));
    return java::resolve(u, java::relativize(u, v));
}
constexpr bool holds(not_inverted const& row, text v) {
    auto const from = java::parse_uri(row.u), to = java::parse_uri(v);
    if (!from || !to) return false;
    auto const result = there_and_back(row.first, *from, *to);
    return result.text() == row.result && !java::equals(result, *to);
}
constexpr bool holds(comparison const& row, text a) {
    auto const u = java::parse_uri(a), v = java::parse_uri(row.b);
    return u && v && java::equals(*u, *v) == row.equal && java::equal_to()(*v, *u) == row.equal
           && (*u == *v) == (a == row.b) && (!row.equal || java::hash_code(*u) == java::hash_code(*v))
           && java::compare(*u, *v) == row.ab && java::compare(*v, *u) == row.ba;
}
constexpr bool holds(hash const& row, text uri) {
    auto const u = java::parse_uri(uri);
    return u && java::hash_code(*u) == row.value && java::hash()(*u) == static_cast<std::uint32_t>(row.value);
}
template <class Parts>
constexpr bool holds(construction<Parts> const& row, text uri) {
    auto const made = java::make_uri(row.parts);
    return made && is(*made, uri) && java::text_of(row.parts) == uri;
}
template <class Parts>
constexpr bool holds(rejected_construction<Parts> const& row, text composed) {
    auto const made = java::make_uri(row.parts);
    return !made && made.error().position() == row.position && made.error().code() == row.which
           && java::text_of(row.parts) == composed;
}

constexpr java::uri result_of(operation how, java::uri_view const& a, java::uri_view const& b) {
    switch (how) {
    case operation::normalize: return java::normalize(a);
    case operation::resolve: return java::resolve(a, b);
    case operation::relativize: break;
    }
    return java::relativize(a, b);
}
constexpr bool holds(result_with_own_components const& row, text a) {
    auto const u = java::parse_uri(a), v = java::parse_uri(row.b);
    if (!u || !v) return false;
    auto const result = result_of(row.how, *u, *v);
    auto const parsed = java::parse_uri(result.text());
    return result.text() == row.result && components_of(result) == row.of
           && !(parsed && components_of(*parsed) == row.of);
}

// clang-format off

// The documentation of the class
inline constexpr parsing examples_of_parsing[] = {
    {"mailto:java-net@www.example.com",    "java-net@www.example.com", {.scheme = "mailto"}},
    {"news:comp.lang.java",                "comp.lang.java",          {.scheme = "news"}},
    {"urn:isbn:096139210x",                "isbn:096139210x",         {.scheme = "urn"}},
    {"http://example.com/languages/java/", "//example.com/languages/java/",
     {.scheme = "http", .authority = "example.com", .host = "example.com", .path = "/languages/java/"}},
    {"sample/a/index.html#28",             "sample/a/index.html",     {.path = "sample/a/index.html", .fragment = "28"}},
    {"../../demo/b/index.html",            "../../demo/b/index.html", {.path = "../../demo/b/index.html"}},
    {"file:///~/calendar",                 "///~/calendar",           {.scheme = "file", .path = "/~/calendar"}},
};

// The deviations from RFC 2396 that the documentation of the constructor lists
inline constexpr parsing deviations[] = {
    {"file:///foo/bar",  "///foo/bar",  {.scheme = "file", .path = "/foo/bar"}},
    {"s://?q",           "//?q",        {.scheme = "s", .path = "", .query = "q"}},
    {"s://#f",           "//",          {.scheme = "s", .path = "", .fragment = "f"}},
    {"#foo",             "",            {.path = "", .fragment = "foo"}},
    {"?y",               "?y",          {.path = "", .query = "y"}},
    {"s://123",          "//123",       {.scheme = "s", .authority = "123", .host = "123", .path = ""}},
    {"s://1.2.3.256",    "//1.2.3.256", {.scheme = "s", .authority = "1.2.3.256", .path = ""}}, // a registry's name
    {"s://1.2.3.255",    "//1.2.3.255", {.scheme = "s", .authority = "1.2.3.255", .host = "1.2.3.255", .path = ""}},
    {"s://[::1%eth0]:1", "//[::1%eth0]:1",
     {.scheme = "s", .authority = "[::1%eth0]:1", .host = "[::1%eth0]", .port = 1, .path = ""}},
    {"s://\u00E4@h/\u00F6?\u00FC#\u20AC", "//\u00E4@h/\u00F6?\u00FC",
     {.scheme = "s", .authority = "\u00E4@h", .user_info = "\u00E4", .host = "h", .path = "/\u00F6",
      .query = "\u00FC", .fragment = "\u20AC"}},
    {"s://\u00E4/",      "//\u00E4/",   {.scheme = "s", .authority = "\u00E4", .path = "/"}}, // a registry's name
};

// A sequence of escaped octets is decoded as UTF-8; erroneous octets are replaced by U+FFFD.
inline constexpr decoding decodings[] = {
    {.uri = "s:%E2%82%AC%20#%e2%82%ac", .scheme_specific_part = "\u20AC ", .fragment = "\u20AC"},
    {.uri = "//%41@h:80/%2F%25?%26#%00", .scheme_specific_part = "//A@h:80//%?&", .authority = "A@h:80",
     .user_info = "A", .path = "//%", .query = "&", .fragment = text("\0", 1)},
    {.uri = "//a%C3%A4", .scheme_specific_part = "//a\u00E4", .authority = "a\u00E4", .path = ""},
    {.uri = "%F0%9F%98%80", .scheme_specific_part = "\U0001F600", .path = "\U0001F600"},
    {.uri = "%E2%82", .scheme_specific_part = "\uFFFD", .path = "\uFFFD"},
    {.uri = "%E2%82%E2%82%AC", .scheme_specific_part = "\uFFFD\u20AC", .path = "\uFFFD\u20AC"},
    {.uri = "%C1%80%F4%8F", .scheme_specific_part = "\uFFFD\uFFFD\uFFFD", .path = "\uFFFD\uFFFD\uFFFD"},
    {.uri = "%FF%C0%80", .scheme_specific_part = "\uFFFD\uFFFD\uFFFD", .path = "\uFFFD\uFFFD\uFFFD"},
    {.uri = "%ED%A0%80", .scheme_specific_part = "\uFFFD", .path = "\uFFFD"}, // a surrogate
    {.uri = "%F0%9F%98", .scheme_specific_part = "\uFFFD", .path = "\uFFFD"},
    {.uri = "%F4%90%80%80", .scheme_specific_part = "\uFFFD\uFFFD\uFFFD\uFFFD", .path = "\uFFFD\uFFFD\uFFFD\uFFFD"},
    // The scope of an IPv6 address is no escaped octet; brackets elsewhere have the same effect.
    {.uri = "//[::1%41]/%41", .scheme_specific_part = "//[::1%41]/A", .authority = "[::1%41]", .path = "/A"},
    {.uri = "s:[%41]%41#[%41]", .scheme_specific_part = "[%41]A", .fragment = "[A]"},
    {.uri = "?[%41]", .scheme_specific_part = "?[%41]", .path = "", .query = "[A]"},
};

// The documentation of normalize
inline constexpr normal_form normal_forms[] = {
    {"http://h/a/./b",      "http://h/a/b"},       // "." segments are removed
    {"http://h/a/../b",     "http://h/b"},         // ".." segments are removed with the preceding one
    {"../a/../../b",        "../../b"},            // but those at the beginning are kept
    {"http://h/../a",       "http://h/../a"},
    {"a/../b:c",            "./b:c"},              // a colon in the first segment, which would be a scheme
    {"./b:c",               "./b:c"},
    {"a:b/../c",            "a:b/../c"},           // opaque: no effect
    {"http://h/a/b/..",     "http://h/a/"},
    {"http://h/a/b/.",      "http://h/a/b/"},
    {"http://h/a//b///c",   "http://h/a/b/c"},     // in contrast to RFC 3986, empty segments are removed
    {"http://h/..//a",      "http://h/../a"},
    {"http://h//",          "http://h/"},
    {"a/..",                ""},
    {"a/../?q#f",           "?q#f"},
    {".",                   ""},
    {"/.",                  "/"},
    {"/..",                 "/.."},
    {"",                    ""},
    {"HTTP://H/%7e/../%7e", "HTTP://H/%7e"},       // case and escaped octets are kept
    {"http://h:/a",         "http://h:/a"},
    {"%2e/a",               "%2e/a"},              // no "." segment
};

// The documentation of the class
inline constexpr resolution examples_of_resolution[] = {
    {"http://example.com/languages/java/", "sample/a/index.html#28",
     "http://example.com/languages/java/sample/a/index.html#28"},
    {"http://example.com/languages/java/sample/a/index.html#28", "../../demo/b/index.html",
     "http://example.com/languages/java/demo/b/index.html"},
    {"http://example.com/languages/java/", "file:///~calendar", "file:///~calendar"},
    {"sample/a/index.html#28", "../../demo/b/index.html", "demo/b/index.html"},
};
inline constexpr relativization examples_of_relativization[] = {
    {"http://example.com/languages/java/", "http://example.com/languages/java/sample/a/index.html#28",
     "sample/a/index.html#28"},
};

inline constexpr text base_of_c = "http://a/b/c/d;p?q";

// RFC 2396 C.1
inline constexpr resolution examples_of_c_1[] = {
    {base_of_c, "g:h",     "g:h"},
    {base_of_c, "g",       "http://a/b/c/g"},
    {base_of_c, "./g",     "http://a/b/c/g"},
    {base_of_c, "g/",      "http://a/b/c/g/"},
    {base_of_c, "/g",      "http://a/g"},
    {base_of_c, "//g",     "http://g"},
    {base_of_c, "?y",      "http://a/b/c/?y"}, // RFC 3986: http://a/b/c/d;p?y
    {base_of_c, "g?y",     "http://a/b/c/g?y"},
    {base_of_c, "#s",      "http://a/b/c/d;p?q#s"}, // RFC 2396: the current document, "#s"
    {base_of_c, "g#s",     "http://a/b/c/g#s"},
    {base_of_c, "g?y#s",   "http://a/b/c/g?y#s"},
    {base_of_c, ";x",      "http://a/b/c/;x"},
    {base_of_c, "g;x",     "http://a/b/c/g;x"},
    {base_of_c, "g;x?y#s", "http://a/b/c/g;x?y#s"},
    {base_of_c, ".",       "http://a/b/c/"},
    {base_of_c, "./",      "http://a/b/c/"},
    {base_of_c, "..",      "http://a/b/"},
    {base_of_c, "../",     "http://a/b/"},
    {base_of_c, "../g",    "http://a/b/g"},
    {base_of_c, "../..",   "http://a/"},
    {base_of_c, "../../",  "http://a/"},
    {base_of_c, "../../g", "http://a/g"},
};

// RFC 2396 C.2
inline constexpr resolution examples_of_c_2[] = {
    {base_of_c, "",              "http://a/b/c/"}, // RFC 2396: the current document
    {base_of_c, "../../../g",    "http://a/../g"}, // RFC 3986: http://a/g
    {base_of_c, "../../../../g", "http://a/../../g"},
    {base_of_c, "/./g",          "http://a/./g"}, // RFC 3986: http://a/g
    {base_of_c, "/../g",         "http://a/../g"},
    {base_of_c, "g.",            "http://a/b/c/g."},
    {base_of_c, ".g",            "http://a/b/c/.g"},
    {base_of_c, "g..",           "http://a/b/c/g.."},
    {base_of_c, "..g",           "http://a/b/c/..g"},
    {base_of_c, "./../g",        "http://a/b/g"},
    {base_of_c, "./g/.",         "http://a/b/c/g/"},
    {base_of_c, "g/./h",         "http://a/b/c/g/h"},
    {base_of_c, "g/../h",        "http://a/b/c/h"},
    {base_of_c, "g;x=1/./y",     "http://a/b/c/g;x=1/y"},
    {base_of_c, "g;x=1/../y",    "http://a/b/c/y"},
    {base_of_c, "g?y/./x",       "http://a/b/c/g?y/./x"},
    {base_of_c, "g?y/../x",      "http://a/b/c/g?y/../x"},
    {base_of_c, "g#s/./x",       "http://a/b/c/g#s/./x"},
    {base_of_c, "g#s/../x",      "http://a/b/c/g#s/../x"},
    {base_of_c, "http:g",        "http:g"},
};

inline constexpr resolution other_resolutions[] = {
    {"http://h",      "g",       "http://h/g"},   // before the fix of JDK-8272702: http://hg
    {"http://h",      "?q",      "http://h?q"},
    {"http://h",      "",        "http://h"},
    {"http://h/a?q",  "",        "http://h/"},
    {"http://h/a?q",  "#f",      "http://h/a?q#f"},
    {"http://h:/a#f", "#f",      "http://h:/a#f"}, // the base itself
    {"http://h/a?q",  "?#f",     "http://h/?#f"},
    {"//h/a",         "b",       "//h/b"},
    {"a/b",           "../../c", "../c"},
    {"a/b",           "/c",      "/c"},
    {"a/b",           "//h",     "//h"},
    {"a",             "",        ""},
    {"http://h/a//b", "c",       "http://h/a/c"},
    {"http://h/a//b", "//g/c//d", "http://g/c//d"}, // not normalized
    {"mailto:a",      "b",       "b"},
    {"http://h/a",    "urn:b",   "urn:b"},
    {"http://_:1/a",  "b",       "http://_:1/b"},
    {"file:///a/b",   "c",       "file:/a/c"},
};
inline constexpr relativization other_relativizations[] = {
    {"http://h/a",    "http://h/a/b", "b"},        // a directory, even without a slash
    {"http://h/a",    "http://h/ab",  "http://h/ab"},
    {"http://h/a",    "http://h/a",   ""},
    {"http://h/a",    "http://h/a?q#f", "?q#f"},
    {"http://h/a/",   "http://h/a",   "http://h/a"},
    {"http://h",      "http://h/",    ""},
    {"http://h",      "http://h/a",   "a"},
    {"http://h/./a/", "http://h/a//b", "b"},       // normalized before
    {"http://h/a",    "http://H/a/b", "http://H/a/b"}, // the case of the host counts
    {"http://h/a",    "HTTP://h/a/b", "b"},        // that of the scheme does not
    {"http://%41_/a", "http://%41_/a/b", "b"},
    {"http://%4a_/a", "http://%4A_/a/b", "b"},     // nor that of escaped octets
    {"http://h:80/a", "http://h:080/a/b", "http://h:080/a/b"}, // the text of the port counts
    {"http://h/a",    "/a/b",         "/a/b"},
    {"a",             "a/b",          "b"},
    {"",              "a/b",          "a/b"},
    {"",              "/a",           "a"},
    {"..",            "../a",         "a"},
    {"mailto:a",      "mailto:a",     "mailto:a"},
};

// Normalized URIs, and for how many URIs of this table the identities hold
inline constexpr identities normalized_uris[] = {
    {"http://h",              25, 28},
    {"http://h/",             26, 29},
    {"http://h/a",            21, 20},
    {"http://h/a/",           30, 29},
    {"http://h/a/b",          26, 25},
    {"http://h/a/b/",         35, 29},
    {"http://h/a/b/c?q#f",    28, 28},
    {"http://h/a/?q",         29, 28},
    {"http://h/a/#f",         30, 29},
    {"http://h/a?q/",         20, 20},
    {"http://h/a:b",          29, 28},
    {"http://h/../a",         29, 28},
    {"http://H/a/b",          29, 28},
    {"HTTP://h/a/b",          26, 25},
    {"http://h:80/a/",        36, 29},
    {"http://u@h/a/",         36, 29},
    {"http://my_host/a/",     36, 29},
    {"http://[::1]/",         39, 29},
    {"http://h/%7Ea/",        36, 29},
    {"http://h/%7ea/\u00E9",       29, 28},
    {"https://h/a/b",         29, 28},
    {"file:/",                36, 29},
    {"file:/etc/",            34, 29},
    {"file:/etc/hosts",       28, 27},
    {"file:///etc/hosts",     28, 27},
    {"s:/a/b/",               36, 29},
    {"mailto:a@b",            46, 46},
    {"mailto:a@b#f",          46, 46},
    {"urn:a/b/",              46, 46},
    {"",                      43, 43},
    {"?q",                    42, 42},
    {"#f",                    43, 43},
    {"?q#f",                  42, 42},
    {"a",                     43, 42},
    {"a/",                    42, 36},
    {"a/b?q#f",               34, 34},
    {"b/",                    42, 35},
    {"./a:b",                 45, 44},
    {"..",                    43, 42},
    {"../",                   45, 36},
    {"../a",                  35, 34},
    {"/",                     42, 34},
    {"/a/",                   40, 34},
    {"/a/b",                  34, 33},
    {"//h",                   33, 30},
    {"//h/a/",                38, 31},
};

// Pairs that lack one of the conditions
inline constexpr not_inverted pairs_without_inverse[] = {
    {operation::resolve, "http://h/a",    "b",            "http://h/b"}, // u does not end with a slash
    {operation::resolve, "http://h/a?q/", "b",            "http://h/b"}, // its query does
    {operation::resolve, "http://h/a/?q", "#f",           "?q#f"},       // u has a query
    {operation::resolve, "http://h/a/",   "http://h/a/b", "b"},          // v is absolute
    {operation::resolve, "http://h/a/",   "../b",         "http://h/b"}, // v begins with a period
    {operation::resolve, "http://h/a/",   "./b:c",        "b:c"},
    {operation::resolve, "http://h/a/",   "/b",           "http://h/b"}, // v begins with a slash
    {operation::resolve, "http://h/a/",   "//h/a/b",      "b"},
    {operation::resolve, "http://h/a/",   "b/./c",        "b/c"},        // v is not normalized

    {operation::relativize, "http://h/a",    "http://h/a/b",     "http://h/b"},      // u does not end with a slash
    {operation::relativize, "http://h/a?q/", "http://h/a",       "http://h/"},       // its query does
    {operation::relativize, "http://h/a/?q", "http://h/a/#f",    "http://h/a/?q#f"}, // u has a query
    {operation::relativize, "http://h/a/",   "b",                "http://h/a/b"},    // v is relative
    {operation::relativize, "http://h/a/",   "http://h/a/b/./c", "http://h/a/b/c"},  // v is not normalized
};

inline constexpr reconstruction reconstructions[] = {
    {"mailto:java-net@www.example.com",      true,  false, false},
    {"http://example.com/languages/java/",   true,  true,  true},
    {"sample/a/index.html#28",               true,  true,  true},
    {"../../demo/b/index.html",              true,  true,  true},
    {"file:///~/calendar",                   true,  true,  true},
    {"http://www.example.com:",              true,  true,  true},
    {"http://u:p@h:80/a?b#c",                true,  true,  true},
    {"http://[::1]:80/%20?%20#%20",          true,  true,  true},
    {"http://my_host/",                      true,  true,  false}, // no server
    {"//h/%25",                              true,  true,  true},
    {"http://h/%41",                         false, false, false}, // encodes more than must be quoted
    {"http://h/\u00E4",                      true,  true,  true},
    {"http://h/?%26",                        false, false, false},
};

inline constexpr comparison comparisons[] = {
    // The case of schemes, of hosts, and of the digits of escaped octets does not count.
    {"http://h/",          "HTTP://H/",         true,  0,   0},
    {"http://h/a",         "http://h/A",        false, 32,  -32},
    {"/%e4",               "/%E4",              true,  0,   0},
    {"?%e4",               "?%E4",              true,  0,   0},
    {"#%e4",               "#%E4",              true,  0,   0},
    {"s:%e4",              "s:%E4",             true,  0,   0},
    {"//%e4@h",            "//%E4@h",           true,  0,   0},
    {"//_%e4",             "//_%E4",            true,  0,   0},
    {"/%e4",               "/%C4",              false, 2,   -2},
    {"/%4A",               "/%4f",              false, -5,  5},
    {"/%e4",               "/%E4e",             false, -1,  1},
    {"/%e4e",              "/%E4E",             false, 32,  -32},
    {"//u@h",              "//U@h",             false, 32,  -32},
    {"//_a",               "//_A",              false, 32,  -32},
    {"/%7E",               "/~",                false, -89, 89},
    // UTF-16 code units
    {"\u00E4",             "\u00C4",            false, 32,  -32},
    {"\uFFFD",             "\U0001F600",        false, 10176, -10176},
    {"s:\uFFFD",           "s:\U0001F600",      false, 10176, -10176},
    {"\U0001F600",         "\U0001F601",        false, -1,  1},
    {"a\U0001F600",        "a",                 false, 2,   -2},
    {"a",                  "abc",               false, -2,  2},
    // Undefined and empty components
    {"",                   "?",                 false, -1,  1},
    {"",                   "#",                 false, -1,  1},
    {"?",                  "?#",                false, -1,  1},
    {"/a",                 "s:/a",              false, -1,  1},
    {"/a",                 "//h/a",             false, -1,  1},
    {"//h",                "//@h",              false, -1,  1},
    {"//@h",               "//u@h",             false, -1,  1},
    {"s:/a",               "s:a",               false, -1,  1},
    {"s:a",                "s:a#",              false, -1,  1},
    {"///a",               "/a",                true,  0,   0},
    // Ports
    {"//h",                "//h:",              true,  0,   0},
    {"//h",                "//h:0",             false, -1,  1},
    {"//h:80",             "//h:080",           true,  0,   0},
    {"//h:80",             "//h:443",           false, -363, 363},
    {"//_:80",             "//_:080",           false, 8,   -8}, // no port
    {"//h:2147483647",     "//h:0",             false, 2147483647, -2147483647},
    {"//h:2147483647",     "//h",               false, -2147483647 - 1, -2147483647 - 1}, // the subtraction overflows
    // The first difference counts.
    {"a://b",              "b://a",             false, -1,  1},
    {"//u@b",              "//v@a",             false, -1,  1},
    {"//a:2",              "//b:1",             false, -1,  1},
    {"//h:1/b",            "//h:2/a",           false, -1,  1},
    {"/a?b",               "/b?a",              false, -1,  1},
    {"?a#b",               "?b#a",              false, -1,  1},
    {"s:a#b",              "s:b#a",             false, -1,  1},
    // These three precede each other in a circle: only the second is the name of a registry.
    {"//B",                "//_",               false, -29, 29},
    {"//_",                "//a",               false, -2,  2},
    {"//B",                "//a",               false, 1,   -1},
};

inline constexpr hash hashes[] = {
    {"", 0},
    {"http://example.com/", 133002585},
    {"HTTP://EXAMPLE.COM/", 133002585},
    {"http://example.com:/", 133002585},
    {"http://example.com:080/", 133160454},
    {"http://u:p@example.com:80/a?b#c", -1273862131},
    {"http://%e4@h/%e4?%e4#%e4", -52855054},
    {"http://%E4@h/%E4?%E4#%E4", -52855054},
    {"/%e4e%fe", 812086148},
    {"/%E4e%FE", 812086148},
    {"http://_%e4/", 292969102},
    {"mailto:java-net@www.example.com", 1735688934},
    {"mailto:%e4#%e4", 1475103346},
    {"\u00E4/\U0001F600", 8610414},
    {"\U0001F3FF", 1773379},
    {"?", 0},
    {"#", 0},
    {"#f", 12954},
    {"//[::1%aF]:2147483647", -822987092},
};

// A `%` is always quoted. U+00A0 is a space and U+0085 a control character, but others beyond US-ASCII are legal.
inline constexpr construction<java::opaque_parts> made_of_opaque_parts[] = {
    {{"mailto", "a@b"},                          "mailto:a@b"},
    {{"mailto", "a b", "c d"},                   "mailto:a%20b#c%20d"},
    {{"s", "%41", "%"},                          "s:%2541#%25"},
    {{"s", "a", ""},                             "s:a#"},
    {{.scheme_specific_part = "//h/a?b"},        "//h/a?b"},
    {{.fragment = "f"},                          "#f"},
    {{},                                         ""},
    {{"s", "\u00A0\u0085\u00A1\u20AC\U0001F600"}, "s:%C2%A0%C2%85\u00A1\u20AC\U0001F600"},
    {{"s", "[a]", "[b]"},                        "s:[a]#[b]"},
    {{"s", "a#b"},                               "s:a%23b"},
    {{"s", "//[::1%eth0]:80/%"},                 "s://[::1%eth0]:80/%25"},
    {{"s", "//[::1]"},                           "s://[::1]"},
    {{.scheme_specific_part = "//[::1"},         ""}, // without "]", nothing is left of it
    {{.scheme_specific_part = "//[a]"},          ""},
};
inline constexpr construction<java::authority_parts> made_of_authority_parts[] = {
    {{"http", "u@h:80", "/a b", "c d", "e f"},   "http://u@h:80/a%20b?c%20d#e%20f"},
    {{"http", "my host"},                        "http://my%20host"},
    {{"http", "%41"},                            "http://%2541"},
    {{"http", "h", "/%41;@:[]?#", "%41[]?#"},    "http://h/%2541;@:%5B%5D%3F%23?%2541[]?%23"},
    {{"http", "[::1%eth0]:80", ""},              "http://[::1%eth0]:80"},
    {{"http", "\u00E4\u00A0"},                   "http://\u00E4%C2%A0"},
    {{.path = "a b"},                            "a%20b"},
    {{.authority = "h", .query = ""},            "//h?"},
    {{.authority = "", .path = "/a"},            "///a"},
    {{.path = "\u0085\u2028\u3000\u00AD"},       "%C2%85%E2%80%A8%E3%80%80\u00AD"},
    {{},                                         ""},
};
inline constexpr construction<java::server_parts> made_of_server_parts[] = {
    {{.scheme = "http", .user_info = "u:p w@%", .host = "h", .port = 80, .path = "/a b", .query = "c?d",
      .fragment = "e"},
     "http://u:p%20w%40%25@h:80/a%20b?c?d#e"},
    {{.scheme = "http", .host = "h", .path = "/a", .fragment = "f"}, "http://h/a#f"}, // with four arguments
    {{.host = "::1"},                            "//[::1]"},
    {{.host = "[::1]"},                          "//[::1]"},
    {{.host = "::1%eth0", .port = 0},            "//[::1%eth0]:0"},
    {{.host = "h", .port = 2147483647},          "//h:2147483647"},
    {{.port = 80, .path = "/a"},                 "/a"}, // without a host, the port is lost
    {{.user_info = "u", .path = "/a"},           "/a"},
    {{.scheme = "s", .path = "/a"},              "s:/a"},
    {{.path = "a/b"},                            "a/b"},
    {{.host = "h", .path = "/\u20AC%E2"},        "//h/\u20AC%25E2"},
    {{.user_info = "", .host = "h"},             "//@h"},
    {{},                                         ""},
};

// Errors, with their positions in what the constructor composes
using consturi::mistake;

inline constexpr rejected_construction<java::opaque_parts> rejected_opaque_parts[] = {
    {{"1s", "a"},                                "1s:a",        2, mistake::colon_in_the_first_segment_of_a_relative_reference},
    {{"s"},                                      "s:",          2, mistake::unexpected_end},
    {{"s", ""},                                  "s:",          2, mistake::unexpected_end},
    {{"", "a"},                                  ":a",          0, mistake::colon_in_the_first_segment_of_a_relative_reference},
    {{"s", "//[::1"},                            "s:",          2, mistake::unexpected_end},
    {{"s", "//[::g]"},                           "s://[::g]",   7, mistake::unexpected_character_in_ipv6_address},
};
inline constexpr rejected_construction<java::authority_parts> rejected_authority_parts[] = {
    {{"s", "h", "a"},                            "s://ha",      5, mistake::path_not_beginning_with_a_slash}, // a relative path in an absolute URI
    {{"s", {}, "a"},                             "s:a",         2, mistake::path_not_beginning_with_a_slash},
    {{.authority = "[h", .path = "/a"},           "//[h/a",      3, mistake::unexpected_character_in_ipv6_address},
    {{"s", ""},                                  "s://",        4, mistake::unexpected_end},
    {{"s", "[::1"},                              "s://[::1",    8, mistake::ip_literal_without_a_closing_bracket},
    {{"s", "[::1]x"},                            "s://[::1]x",  9, mistake::unexpected_character_in_authority},
    {{"s", "[::1] "},                            "s://[::1]%20", 9, mistake::unexpected_character_in_authority},
    {{"s", "[a b]"},                             "s://[a%20b]", 6, mistake::too_few_groups_in_ipv6_address},
};
inline constexpr rejected_construction<java::server_parts> rejected_server_parts[] = {
    {{.scheme = "s", .host = "h", .path = "a"},  "s://ha",      5, mistake::path_not_beginning_with_a_slash},
    {{.scheme = "s", .path = "a", .query = "b"}, "s:a?b",       2, mistake::path_not_beginning_with_a_slash},
    {{.scheme = "s", .host = "my_host"},         "s://my_host", 6, mistake::authority_without_host},
    {{.scheme = "s", .user_info = "u", .host = "my_host", .path = "/"}, "s://u@my_host/", 8, mistake::authority_without_host},
    {{.host = "a b"},                            "//a b",       3, mistake::unencoded_space},
    {{.host = "h", .port = -2},                  "//h:-2",      4, mistake::unexpected_character_in_port},
    {{.host = "h", .port = -123},                "//h:-123",    4, mistake::unexpected_character_in_port},
    {{.host = "1.2.3.4.5"},                      "//1.2.3.4.5", 11, mistake::authority_without_host},
    {{.host = "::g"},                            "//[::g]",     5, mistake::unexpected_character_in_ipv6_address},
    {{.host = "[::1"},                           "//[::1",      6, mistake::ip_literal_without_a_closing_bracket},
    {{.host = "::1]"},                           "//::1]",      5, mistake::square_bracket_outside_an_ip_literal},
    {{.host = "256.1.1.1", .path = "/"},         "//256.1.1.1/", 11, mistake::authority_without_host},
    {{.user_info = "u", .host = "", .port = 80}, "//u@:80",     4, mistake::authority_without_host},
    {{.scheme = "s", .path = "//h:2147483648"},  "s://h:2147483648", 15, mistake::port_over_2147483647},
    {{.host = ""},                               "//",          2, mistake::unexpected_end},
};

inline constexpr result_with_own_components results_with_own_components[] = {
    // The text has the port as a number, the authority as it was written.
    {operation::normalize, "http://h:080/a/..", "", "http://h:80/",
     {.scheme = "http", .authority = "h:080", .host = "h", .port = 80, .path = "/"}},
    {operation::resolve, "http://u@h:/a?q", "b", "http://u@h/b",
     {.scheme = "http", .authority = "u@h:", .user_info = "u", .host = "h", .path = "/b"}},
    {operation::resolve, "http://h:/a#f", "#g", "http://h/a#g",
     {.scheme = "http", .authority = "h:", .host = "h", .path = "/a", .fragment = "g"}},
    // A relative path follows the authority.
    {operation::resolve, "//h", "b", "//hb", {.authority = "h", .host = "h", .path = "b"}},
    // The text lacks an empty authority.
    {operation::resolve, "file:////x", "#f", "file://x#f", {.scheme = "file", .path = "//x", .fragment = "f"}},
    // The first segment of the path becomes a scheme.
    {operation::relativize, "http://h/", "http://h/a:b", "a:b", {.path = "a:b"}},
    {operation::relativize, "http://h/", "http://h/a_:b", "a_:b", {.path = "a_:b"}},
};

// clang-format on

/// Whether copies and moves keep the components of a result that its text does not have, and a moved-from URI is empty.
constexpr bool copies_keep_components() {
    auto const before = *java::parse_uri("http://h:080/a/..");
    auto const normal = java::normalize(before);
    auto const expected = components_of(normal);
    auto const is_kept_by = [&](java::uri const& copy) {
        return copy.text() == "http://h:80/" && copy.str() == copy.text() && components_of(copy) == expected
               && components_of(copy.view()) == expected && java::equals(copy, normal);
    };
    auto copy = normal;
    java::uri const of_view(normal);
    if (expected.authority != "h:080" || !is_kept_by(copy) || !is_kept_by(of_view)) return false;
    auto& same = copy;
    copy = same;
    if (!is_kept_by(copy)) return false;
    copy = std::move(same);
    if (!is_kept_by(copy)) return false;
    auto moved = std::move(copy);
    if (!is_kept_by(moved) || !is(copy, "")) return false;
    copy = normal;
    if (!is_kept_by(copy)) return false;
    moved = std::move(copy);
    if (!is_kept_by(moved) || !is(copy, "")) return false;
    return std::move(moved).str() == "http://h:80/" && is(moved, "") && is(java::uri(), "")
           && components_of(java::uri_view()) == components_of(moved);
}

/// Whether the identities hold for as many URIs as with the JDK, and for all of these: normalized URIs, where `u` is
/// absolute, has no query, and its path ends with a slash. In the first identity, `v` is relative and begins with
/// neither a period nor a slash; in the second one, it is absolute. (The documentation says that the text of `u` ends
/// with a slash.)
constexpr bool holds(identities const& row, text u) {
    auto const from = java::parse_uri(u);
    if (!from || !is(java::normalize(*from), u)) return false;
    bool const is_directory = from->is_absolute() && !from->query() && from->path().value_or("").ends_with('/');
    int first = 0, second = 0;
    for (auto const& other : normalized_uris) {
        auto const v = *java::parse_uri(other.u);
        bool const begins_with_name = !v.is_absolute() && !v.text().starts_with('.') && !v.text().starts_with('/');
        bool const is_first_met = java::equals(there_and_back(operation::resolve, *from, v), v);
        bool const is_second_met = java::equals(there_and_back(operation::relativize, *from, v), v);
        if (is_directory && begins_with_name && !is_first_met) return false;
        if (is_directory && v.is_absolute() && !is_second_met) return false;
        first += is_first_met;
        second += is_second_met;
    }
    return first == row.relativize_inverts_resolve && second == row.resolve_inverts_relativize;
}

} // namespace cases::of_java

#endif
