// Rows of data URIs (RFC 2397).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_DATA_HPP
#define CONSTURI_CASES_DATA_HPP

#include "cases/schemes.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/schemes/data.hpp>

#include <algorithm>

namespace cases::of_data {

using consturi::data_uri_view;
using namespace std::string_view_literals;

struct resource {
    text input, type, subtype, last_parameter, payload;
    bool is_base64 = false;
    component fragment = none;
};

constexpr text input_of(resource const& row) { return row.input; }
constexpr bool holds(resource const& row, text input) {
    auto const u = data_uri_view::parse(input);
    if (!u || u->text() != row.input || data_uri_view::from(*u) != u) return false;
    auto const parameters = u->params();
    auto const last_parameter = parameters.empty() ? "" : parameters.back().encoded();
    return u->type() == row.type && u->subtype() == row.subtype && last_parameter == row.last_parameter
           && std::ranges::equal(u->payload(), row.payload) && u->payload().size() == row.payload.size()
           && u->payload().empty() == row.payload.empty() && u->is_base64() == row.is_base64
           && u->fragment() == row.fragment && matches(consturi::rfc2397::dataurl, input.substr(0, input.find('#')));
}

// Bytes and their base64.
struct encoded_bytes {
    text bytes, base64;
};
constexpr text input_of(encoded_bytes const& row) { return row.bytes; }
constexpr bool holds(encoded_bytes const& row, text bytes) {
    return consturi::base64_encode(bytes) == row.base64 && consturi::base64_decode(row.base64) == row.bytes;
}

struct no_base64 {
    text input;
    std::size_t position;
    mistake code;
};
constexpr text input_of(no_base64 const& row) { return row.input; }
constexpr bool holds(no_base64 const& row, text input) {
    return is_made(consturi::base64_decode(input), none, {row.position, "base64", row.code});
}

// A URI that is made from a media type and data; in base64, if it is binary.
struct made_from_data {
    bool is_binary;
    text mediatype, data;
    component uri;
    wrong_argument wrong{};
};
constexpr text input_of(made_from_data const& row) { return row.mediatype; }
constexpr bool holds(made_from_data const& row, text mediatype) {
    auto const made = row.is_binary ? consturi::make_data_uri(mediatype, row.data)
                                    : consturi::make_text_data_uri(mediatype, row.data);
    return is_made(made, row.uri, row.wrong) && (!made || std::ranges::equal(made->view().payload(), row.data));
}

inline constexpr bool binary = true, readable = false;

// clang-format off

inline constexpr resource resources[] = {
    // the examples of RFC 2397 4, without the third one, which has the triplet %fg
    {"data:,A%20brief%20note",                      "text", "plain", "", "A brief note"},
    {"data:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP//",
                                                    "image", "gif", "", "GIF87a0\0000\0\360\0\0\0\0\0\377\377"sv, true},
    {"data:application/vnd-xxx-query,select_vcount,fcol_from_fieldtable/local",
                                                    "application", "vnd-xxx-query", "", "select_vcount,fcol_from_fieldtable/local"},
    // RFC 4648 10
    {"data:;base64,",                               "text", "plain", "", "",       true},
    {"data:;base64,Zg==",                           "text", "plain", "", "f",      true},
    {"data:;base64,Zm8=",                           "text", "plain", "", "fo",     true},
    {"data:;base64,Zm9v",                           "text", "plain", "", "foo",    true},
    {"data:;base64,Zm9vYg==",                       "text", "plain", "", "foob",   true},
    {"data:;base64,Zm9vYmE=",                       "text", "plain", "", "fooba",  true},
    {"data:;base64,Zm9vYmFy",                       "text", "plain", "", "foobar", true},

    {"data:;base64,Zg%3D%3d",                       "text", "plain", "", "f",      true},
    {"data:;BASE64,%5a%67=%3D#f",                   "text", "plain", "", "f",      true, "f"},
    {"data:a/b;c=d;Base64,%2B/%2b%2F",              "a", "b", "c=d",     "\xFB\xFF\xBF", true},
    {"DATA:,",                                      "text", "plain", "", ""},
    {"data:,%00%ff%2C#?",                           "text", "plain", "", "\0\xFF,"sv, false, "?"},
    {"data:;charset=utf-8,a?b/;base64,c",           "text", "plain", "charset=utf-8", "a?b/;base64,c"},
    {"data:image/svg+xml,%3Csvg/%3E#icon",          "image", "svg+xml", "", "<svg/>", false, "icon"},
    {"data:a%2E%23/b~;c%41=%22x%3b%2c%5C%22=:@/?%22;d=%7E,", "a%2E%23", "b~", "d=%7E", ""},
    {"data:a/b;x=1;base64=1,Zg",                    "a", "b", "base64=1", "Zg"},
    {"data:a/b;c=%22%22,",                          "a", "b", "c=%22%22", ""},
};

inline constexpr no_uri_of_scheme<data_uri_view> no_resources[] = {
    {"data:",                         5, "dataurl",     mistake::no_comma_before_data},
    {"data:text/plain",              15, "dataurl",     mistake::no_comma_before_data},
    {"data:text/plain;base64",       22, "dataurl",     mistake::no_comma_before_data},
    {"data:#,",                       5, "dataurl",     mistake::no_comma_before_data},
    {"data:text,a",                   9, "mediatype",   mistake::incomplete_media_type},
    {"data:text/,a",                 10, "subtype",     mistake::incomplete_media_type},
    {"data:/plain,a",                 5, "type",        mistake::incomplete_media_type},
    {"data://text/plain,a",           5, "type",        mistake::incomplete_media_type},
    {"data:text/plain/x,a",          15, "subtype",     mistake::character_outside_token},
    {"data:te?xt/plain,a",            7, "type",        mistake::character_outside_token},
    {"data:text/plain;utf8,a",       20, "parameter",   mistake::incomplete_media_type},
    {"data:;charset,a",              13, "parameter",   mistake::incomplete_media_type},
    {"data:;charset=,a",             14, "value",       mistake::incomplete_media_type},
    {"data:;=utf-8,a",                6, "attribute",   mistake::incomplete_media_type},
    {"data:;,a",                      6, "attribute",   mistake::incomplete_media_type},
    {"data:;base64;charset=utf-8,a", 12, "parameter",   mistake::incomplete_media_type},
    {"data:base64,Zg==",             11, "mediatype",   mistake::incomplete_media_type},
    {"data:;%62ase64,Zg==",          14, "parameter",   mistake::incomplete_media_type},
    {"data:t%2Fx/plain,a",            6, "type",        mistake::character_outside_token},
    {"data:text/pl%20ain,a",         12, "subtype",     mistake::character_outside_token},
    {"data:a/b;c%3d=d,a",            10, "attribute",   mistake::character_outside_token},
    {"data:a/b;c=d;e=f=g,a",         16, "value",       mistake::character_outside_token},
    {"data:a/b;c=d%c3%a4,a",         12, "value",       mistake::character_outside_token},
    {"data:a/b;c=%22x,a",            15, "value",       mistake::character_outside_token},
    {"data:a/b;c=%22x%22y,a",        18, "value",       mistake::character_outside_token},
    {"data:a/b;c=%22x%0D%22,a",      15, "value",       mistake::character_outside_token},
    {"data:a/b;c=%22x%5C%22,a",      21, "value",       mistake::character_outside_token},
    {"data:;base64,Z",               14, "data",        mistake::incomplete_base64},
    {"data:;base64,Zg",              15, "data",        mistake::incomplete_base64},
    {"data:;base64,Zg=",             16, "data",        mistake::incomplete_base64},
    {"data:;base64,Zg===",           17, "data",        mistake::incomplete_base64},
    {"data:;base64,Zg=v",            16, "data",        mistake::incomplete_base64},
    {"data:;base64,Z===",            14, "data",        mistake::incomplete_base64},
    {"data:;base64,=",               13, "data",        mistake::incomplete_base64},
    {"data:;base64,Zm9v=",           17, "data",        mistake::incomplete_base64},
    {"data:;base64,Zm9vZ#a",         18, "data",        mistake::incomplete_base64},
    {"data:;base64,Zg==Zg==",        17, "data",        mistake::incomplete_base64},
    {"data:;base64,Zh==",            14, "data",        mistake::unused_bits_in_base64},
    {"data:;base64,Zm9vZm%39=",      19, "data",        mistake::unused_bits_in_base64},
    {"data:;base64,Zm-v",            15, "data",        mistake::character_outside_base64},
    {"data:;base64,Zm%0A9v",         15, "data",        mistake::character_outside_base64},
    {"data:;base64,Zm9v,Zg==",       17, "data",        mistake::character_outside_base64},
    {"data:;base64,Zm9%76%",         20, "pct-encoded", mistake::percent_sign_without_two_hexdig},
    {"data:,a b",                     7, "segment-nz",  mistake::unencoded_space},
    {"date:,a",                       0, "scheme",      mistake::another_scheme},
};

inline constexpr pair_of_uris<data_uri_view> pairs[] = {
    {"data:,Hi",                            "data:;base64,SGk=",                  true},
    {"data:,Hi",                            "DATA:,%48i",                         true},
    {"data:,Hi",                            "data:,hi",                           false},
    {"data:,Hi",                            "data:,Hi!",                          false},
    {"data:;base64,SGk%3D",                 "data:;BASE64,SG%6B=",                true},
    {"data:,a/b",                           "data:,a%2Fb",                        true},
    {"data:,x",                             "data:text/plain;charset=us-ascii,x", true},  // RFC 2397 2
    {"data:;charset=utf-8,x",               "data:text/plain;charset=utf-8,x",    true},
    {"data:,x",                             "data:text/plain,x",                  false},
    {"data:,x",                             "data:;charset=utf-8,x",              false},
    {"data:Text/HTML,x",                    "data:text/ht%6Dl,x",                 true},
    {"data:text/html,x",                    "data:text/xml,x",                    false},
    {"data:image/a,x",                      "data:text/a,x",                      false},
    {"data:a/b;x=1;y=2,",                   "data:a/b;Y=2;%78=1,",                true},
    {"data:a/b;x=1;x=1;y=2,",               "data:a/b;x=1;y=2;y=2,",              false},
    {"data:a/b;x=1,",                       "data:a/b,",                          false},
    {"data:a/b;x=a,",                       "data:a/b;x=A,",                      false},
    {"data:a/b;charset=a,",                 "data:a/b;Charset=A,",                true},
    {"data:a/b;x=c,",                       "data:a/b;x=%22c%22,",                true},  // RFC 2045 5.1
    {"data:a/b;x=%22c%5Cd%22,",             "data:a/b;x=cd,",                     true},
    {"data:a/b;x=%22%5C%22%22,",            "data:a/b;x=%22%5C%5C%22,",           false},
    {"data:a/b;x=%22c%22,",                 "data:a/b;x=cd,",                     false},
    {"data:a/b;x=%22%22,",                  "data:a/b;x=c,",                      false},
    {"data:,x#a",                           "data:,x#%61",                        true},
    {"data:,x#a",                           "data:,x#A",                          false},
    {"data:,x#",                            "data:,x",                            false},
};

inline constexpr encoded_bytes encoded[] = {
    // RFC 4648 10
    {"",                 ""},
    {"f",                "Zg=="},
    {"fo",               "Zm8="},
    {"foo",              "Zm9v"},
    {"foob",             "Zm9vYg=="},
    {"fooba",            "Zm9vYmE="},
    {"foobar",           "Zm9vYmFy"},

    {"\0"sv,             "AA=="},
    {"\0\0\0"sv,         "AAAA"},
    {"\xFF",             "/w=="},
    {"\xFB\xEF\xBE",     "++++"},
    {"\xFF\xFF\xFF\xFF", "/////w=="},
};

inline constexpr no_base64 not_encoded[] = {
    {"Z",         1, mistake::incomplete_base64},
    {"Zg",        2, mistake::incomplete_base64},
    {"Zg=",       3, mistake::incomplete_base64},
    {"Zg===",     4, mistake::incomplete_base64},
    {"Zm9=v",     4, mistake::incomplete_base64},
    {"=",         0, mistake::incomplete_base64},
    {"Zh==",      1, mistake::unused_bits_in_base64},
    {"Zm9=",      2, mistake::unused_bits_in_base64},
    {"Zm9v\n",    4, mistake::character_outside_base64},
    {"Zm 9v",     2, mistake::character_outside_base64},
    {"Zm-_",      2, mistake::character_outside_base64}, // base64url (RFC 4648 5)
    {"Zg%3D%3D",  2, mistake::character_outside_base64}, // no URI
    {"Zg==%3D",   4, mistake::character_outside_base64},
    {"Zm9v%",     4, mistake::character_outside_base64},
    {"%5Ag==",    0, mistake::character_outside_base64},
    {"Z\xC3\xA9", 1, mistake::character_outside_base64},
};

inline constexpr made_from_data made[] = {
    {binary,   "",                              "Hi",         "data:;base64,SGk="},
    {binary,   "image/png",                     "\x89PNG\0"sv, "data:image/png;base64,iVBORwA="},
    {binary,   "text/html; charset=utf-8",      "",           "data:text/html;charset=utf-8;base64,"},
    {binary,   "text/html; \t x=\"; ,\\\"=%\"", "a",          "data:text/html;x=%22%3B%20%2C%5C%22%3D%25%22;base64,YQ=="},
    {binary,   "a/b%c#d",                       "a",          "data:a/b%25c%23d;base64,YQ=="},
    {readable, "",                              "50 %,/?#;",  "data:,50%20%25,/?%23;"},
    {readable, ";charset=utf-8",                "\xC3\xA4\n", "data:;charset=utf-8,%C3%A4%0A"},
    {readable, "image/svg+xml",                 "<a b=\"c\"/>", "data:image/svg+xml,%3Ca%20b=%22c%22/%3E"},
    {readable, "a/b;x=\"\"",                    "%41",        "data:a/b;x=%22%22,%2541"},

    {binary,   "image",            "", none, {5,  "mediatype", mistake::incomplete_media_type}},
    {binary,   "image/",           "", none, {6,  "subtype",   mistake::incomplete_media_type}},
    {binary,   "a b/c",            "", none, {1,  "type",      mistake::character_outside_token}},
    {binary,   "a/b,c",            "", none, {3,  "subtype",   mistake::character_outside_token}},
    {binary,   "a/b;c",            "", none, {5,  "parameter", mistake::incomplete_media_type}},
    {binary,   "a/b; c=",          "", none, {7,  "value",     mistake::incomplete_media_type}},
    {binary,   "a/b; c=d; e=f g",  "", none, {13, "value",     mistake::character_outside_token}},
    {binary,   "a/b;c=\"d",        "", none, {8,  "value",     mistake::character_outside_token}},
    {binary,   "a/b;c=\"\\",       "", none, {8,  "value",     mistake::character_outside_token}},
    {binary,   "a/b;c=\xC3\xA4",   "", none, {6,  "value",     mistake::character_outside_token}},
    {binary,   "a/b;base64",       "", none, {10, "value",     mistake::incomplete_media_type}},
    {readable, "a/b;Base64",       "", none, {10, "value",     mistake::incomplete_media_type}}, // would change the data
    {readable, ";base64",          "", none, {7,  "value",     mistake::incomplete_media_type}},
};

// clang-format on

} // namespace cases::of_data

#endif
