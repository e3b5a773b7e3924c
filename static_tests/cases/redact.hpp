// URI references, and their texts without secrets.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_REDACT_HPP
#define CONSTURI_CASES_REDACT_HPP

#include "cases/cases.hpp"
#include "cases/ranges.hpp"
#include "cases/written.hpp"

#include <consturi/uri/parse.hpp>
#include <consturi/uri/redact.hpp>

#include <span>

namespace cases {

struct secrets {
    text reference, redacted;
    texts names;
    consturi::hide part = consturi::hide::password;
};

constexpr text input_of(secrets const& row) { return row.reference; }

constexpr bool holds(secrets const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    if (!u) return false;
    std::span<text const> const names(row.names.all, row.names.size);
    auto const redact = [&](std::span<char> buffer) {
        auto const made = consturi::redact_into(buffer, *u, names, row.part);
        return made ? std::optional(consturi::parse_uri_reference(*made).value()) : std::nullopt;
    };
    return writes(redact, redacted_size(*u, names, row.part), row.redacted);
}

// clang-format off

inline constexpr secrets redactions[] = {
    // The password, and what could be a token in its place.
    {"http://h/a:b@c?d",              "http://h/a:b@c?d",              {}},
    {"http://me:pw@h/",               "http://me:***@h/",              {}},
    {"http://me:a:b%40@h/",           "http://me:***@h/",              {}},
    {"//:pw@[::1]:80",                "//:***@[::1]:80",               {}},
    {"http://token@h/",               "http://***@h/",                 {}},
    {"http://token:@h/",              "http://***:@h/",                {}},
    {"http://:@h/",                   "http://:@h/",                   {}},
    {"http://@h/",                    "http://@h/",                    {}},
    {"http://me:pw@h/#me:pw",         "http://me:***@h/#me:pw",        {"a"}},
    {"http://token:x@h/",             "http://***@h/",                 {},          consturi::hide::userinfo},
    {"http://token@h/?k=1",           "http://***@h/?k=***",           {"k"},       consturi::hide::userinfo},
    {"http://:@h/",                   "http://***@h/",                 {},          consturi::hide::userinfo},
    {"http://@h/",                    "http://@h/",                    {},          consturi::hide::userinfo},
    {"http://h/",                     "http://h/",                     {},          consturi::hide::userinfo},
    // Values of parameters, wherever they are.
    {"?token=1&a=2&key=3&b",          "?token=***&a=2&key=***&b",      {"token", "key"}},
    {"?token=1&token=22&token",       "?token=***&token=***&token",    {"token"}},
    {"?token=&token==",               "?token=&token=***",             {"token"}},
    {"?a&token=a=b",                  "?a&token=***",                  {"token"}},
    {"#access_token=1&a=2",           "#access_token=***&a=2",         {"access_token"}},
    {"#/a?token=1&a=2",               "#/a?token=***&a=2",             {"token"}},
    {"/x&token=1/2",                  "/x&token=***/2",                {"token"}},
    {"/x&a=1&token=2&b=3?token=4",    "/x&a=1&token=***?token=***",    {"token"}},
    {"#/token=1&a=2",                 "#/token=***&a=2",               {"token"}},
    {"?to=/token=1&a=2",              "?to=/token=***&a=2",            {"token"}},
    {"a;sid=1/b;a=2;sid=3",           "a;sid=***/b;a=2;sid=***",       {"sid"}},
    {"/token=1/2?token#token",        "/token=***/2?token#token",      {"token"}},
    {"mailto:a@b?pw=1",               "mailto:a@b?pw=***",             {"pw"}},
    {"s://u:p@h/;k=1?k=2#k=3",        "s://u:***@h/;k=***?k=***#k=***", {"k"}},
    // Other names.
    {"?tokens=1&atoken=2&=3&t",       "?tokens=1&atoken=2&=3&t",       {"token", "t"}},
    {"?=1",                           "?=***",                         {""}},
    // Names in other spellings.
    {"?%74oken=1&t%4Fken=2&TOKEN=3",  "?%74oken=***&t%4Fken=***&TOKEN=***", {"Token"}},
    {"?a+b=1&a%20b=2&a%2Bb=3",        "?a+b=***&a%20b=***&a%2Bb=3",    {"a b"}},
    {"?a+b=1&a%20b=2&a%2Bb=3",        "?a+b=***&a%20b=2&a%2Bb=***",    {"a+b"}},
    {"?a%26b=1&a=2",                  "?a%26b=***&a=2",                {"a&b"}},
    // Separators that only some readers know.
    {"?a=1;token=2&b=3",              "?a=1;token=***&b=3",            {"token"}},
    {"?token=1;2?3/4&b=3",            "?token=***&b=3",                {"token"}},
    {"?a?token=1/&b",                 "?a?token=***&b",                {"token"}},
    // Values are not searched.
    {"?a=http%3A%2F%2Fu%3Ap%40h",     "?a=http%3A%2F%2Fu%3Ap%40h",     {"h"}},
    {"jdbc:s://u:p@h/a", "jdbc:s://u:***@h/a",              {}},
};

// clang-format on

} // namespace cases

#endif
