// Rows of news and nntp URIs (RFC 5538).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_NEWS_HPP
#define CONSTURI_CASES_NEWS_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/news.hpp>

#include <cstdint>
#include <optional>

namespace cases::of_news {

using consturi::news_uri_view;
using consturi::nntp_uri_view;

struct news {
    text input;
    component authority, article, newsgroups;
};

constexpr text input_of(news const& row) { return row.input; }
constexpr bool holds(news const& row, text input) {
    auto const u = news_uri_view::parse(input);
    if (!u || u->text() != row.input || news_uri_view::from(*u) != u) return false;
    return u->authority() == row.authority && u->article() == row.article && u->newsgroups() == row.newsgroups;
}

struct nntp {
    text input;
    component host;
    text group;
    std::optional<std::uint64_t> article_number;
};

constexpr text input_of(nntp const& row) { return row.input; }
constexpr bool holds(nntp const& row, text input) {
    auto const u = nntp_uri_view::parse(input);
    if (!u || u->text() != row.input || nntp_uri_view::from(*u) != u) return false;
    return u->host() == row.host && u->group() == row.group && u->article_number() == row.article_number;
}

// clang-format off

inline constexpr news resources[] = {
    // the examples of RFC 5538
    {"news://news.server.example/example.group.this",    "news.server.example", none, "example.group.this"},
    {"news://news.server.example/*",                     "news.server.example", none, "*"},
    {"news://news.server.example/",                      "news.server.example", none, ""},
    {"news://wild.server.example/example.group.th%3Fse", "wild.server.example", none, "example.group.th%3Fse"},
    {"news:example.group.*",                             none, none, "example.group.*"},
    {"news:example.group.this",                          none, none, "example.group.this"},
    {"news://news.gmane.org/p0624081dc30b8699bf9b@%5B10.20.30.108%5D", "news.gmane.org", "p0624081dc30b8699bf9b@%5B10.20.30.108%5D", none},

    {"news:comp.lang.java",                              none, none, "comp.lang.java"}, // java.net.URI
    {"news:",                                            none, none, ""},
    {"NEWS:45223423@example.com",                        none, "45223423@example.com", none},
    {"snews://me@[::1]:563/a+b_c-D.0#part",              "me@[::1]:563", none, "a+b_c-D.0"},
    {"news:///*",                                        "", none, "*"},
    {"news:a%2Fb!$&'*+=~%25.c@d.e",                      none, "a%2Fb!$&'*+=~%25.c@d.e", none},
    {"news:a@%5Bb@c:,;()%22%5D",                         none, "a@%5Bb@c:,;()%22%5D", none},
    {"news:%E9%40",                                      none, none, "%E9%40"},
};

inline constexpr no_uri_of_scheme<news_uri_view> no_resources[] = {
    {"news:a,b",          6, "newsgroups",      mistake::unexpected_character},
    {"news:a?b",          6, "newsgroups",      mistake::query_without_meaning},
    {"news:a!b",          6, "newsgroups",      mistake::unexpected_character},
    {"news:a:b",          6, "newsgroups",      mistake::unexpected_character},
    {"news:a b",          6, "segment-nz",      mistake::unencoded_space},
    {"news:a/b",          6, "newsgroups",      mistake::unexpected_character},
    {"news:/a",           6, "server",          mistake::unexpected_character},
    {"news://h",          8, "newsURL",         mistake::unexpected_end},
    {"news://h#a",        8, "newsURL",         mistake::unexpected_end},
    {"news://h?a",        8, "newsURL",         mistake::query_without_meaning},
    {"news://h/a/1",     10, "newsgroups",      mistake::unexpected_character},
    {"news://h:65536/a",  9, "port",            mistake::port_over_65535},
    {"news://h:x/a",      9, "port",            mistake::letter_in_port},
    {"news:@b",           5, "dot-atom-text",   mistake::unexpected_character_in_address},
    {"news:a@",           7, "dot-atom-text",   mistake::incomplete_address},
    {"news:a@b@c",        8, "id-right",        mistake::unexpected_character_in_address},
    {"news:a/b@c",        6, "newsgroups",      mistake::unexpected_character},
    {"news:a@b/c",        8, "article",         mistake::unexpected_character},
    {"news:.a@b",         5, "dot-atom-text",   mistake::unexpected_character_in_address},
    {"news:a..b@c",       7, "dot-atom-text",   mistake::unexpected_character_in_address},
    {"news:a@b.",         9, "dot-atom-text",   mistake::incomplete_address},
    {"news:a%40b@c",      6, "msg-id-core",     mistake::unexpected_character_in_address},
    {"news:%22a%22@b",    5, "dot-atom-text",   mistake::unexpected_character_in_address},
    {"news:%3Ca@b%3E",    5, "dot-atom-text",   mistake::unexpected_character_in_address},
    {"news:<a@b>",        5, "URI",             mistake::unencoded_less_than_sign},
    {"news:a,b@c",        6, "msg-id-core",     mistake::unexpected_character_in_address},
    {"news:caf%C3%A9@b",  8, "msg-id-core",     mistake::unexpected_character_in_address},
    {"news:a@%5Bb",      11, "no-fold-literal", mistake::incomplete_address},
    {"news:a@%5B%3E%5D", 10, "no-fold-literal", mistake::unexpected_character_in_address},
    {"news:a@%5Bb%5Dc",  14, "id-right",        mistake::unexpected_character_in_address},
    {"news:a@[b]",        7, "segment-nz",      mistake::square_bracket_outside_an_ip_literal}, // not in RFC 3986
    {"news:a@%zz",        8, "pct-encoded",     mistake::percent_sign_without_two_hexdig},
    {"nntp://h/a",        0, "scheme",          mistake::another_scheme},
};

inline constexpr nntp numbered[] = {
    // the examples of RFC 5538
    {"nntp://news.server.example/example.group.this/12345", "news.server.example", "example.group.this", 12345},
    {"nntp://wild.server.example/example.group.n%2Fa/12345", "wild.server.example", "example.group.n%2Fa", 12345},
    {"nntp://news.server.example/example.group.this",       "news.server.example", "example.group.this", {}},
    {"nntp://news.gmane.org/gmane.ietf.tools/742",          "news.gmane.org", "gmane.ietf.tools", 742},

    {"NNTP://u@h:119/a/9999999999999999#f",                 "h", "a", 9999999999999999},
    {"nntp://h/a/0000000000000010",                         "h", "a", 10},
};

inline constexpr no_uri_of_scheme<nntp_uri_view> not_numbered[] = {
    {"nntp:a",                        5, "server",         mistake::no_authority},
    {"nntp:",                         5, "server",         mistake::no_authority},
    {"nntp:/a",                       6, "server",         mistake::no_authority},
    {"nntp://h",                      8, "nntpURL",        mistake::unexpected_end},
    {"nntp://h/",                     9, "group",          mistake::unexpected_end},
    {"nntp:///a",                     7, "host",           mistake::empty_host},
    {"nntp://:119/a",                 7, "host",           mistake::empty_host},
    {"nntp://h//1",                   9, "group",          mistake::unexpected_character},
    {"nntp://h/*",                    9, "group",          mistake::unexpected_character},
    {"nntp://h/a/",                  11, "article-number", mistake::unexpected_end},
    {"nntp://h/a/b",                 11, "article-number", mistake::unexpected_character},
    {"nntp://h/a/-1",                11, "article-number", mistake::unexpected_character},
    {"nntp://h/a/12345678901234567", 27, "nntpURL",        mistake::unexpected_character},
    {"nntp://h/a/1/2",               12, "article-number", mistake::unexpected_character},
    {"nntp://h/a@b",                 10, "group",          mistake::unexpected_character},
    {"nntp://h/a?1",                 10, "group",          mistake::query_without_meaning},
    {"nntp://h:70000/a",              9, "port",           mistake::port_over_65535},
    {"news://h/a",                    0, "scheme",         mistake::another_scheme},
};

// clang-format on

} // namespace cases::of_news

#endif
