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
    consturi::hide part = consturi::hide::only_password;
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

constexpr bool all_have_secrets(std::span<text const> names, bool have) {
    for (auto const name : names)
        if (consturi::detail::is_secret_name(name) != have) return false;
    return true;
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
    {"http://token:x@h/",             "http://***@h/",                 {},          consturi::hide::only_userinfo},
    {"http://token@h/?k=1",           "http://***@h/?k=***",           {"k"},       consturi::hide::only_userinfo},
    {"http://:@h/",                   "http://***@h/",                 {},          consturi::hide::only_userinfo},
    {"http://@h/",                    "http://@h/",                    {},          consturi::hide::only_userinfo},
    {"http://h/",                     "http://h/",                     {},          consturi::hide::only_userinfo},
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
    // Names that are those of secrets.
    {"//u:p@h/?token=1&a=2",          "//u:***@h/?token=***&a=2",      {},          consturi::hide::secrets},
    {"//u:p@h/?token=1&a=2",          "//u:***@h/?token=***&a=***",    {"a"},       consturi::hide::secrets},
    {"//u:p@h/?token=1&a=2",          "//***@h/?token=***&a=***",      {"a"},       consturi::hide::userinfo},
    {"//u:p@h/?token=1&a=2",          "//u:***@h/?token=1&a=2",        {},          consturi::hide::only_password},
    {"//u:p@h/?token=1&a=2",          "//***@h/?token=1&a=***",        {"a"},       consturi::hide::only_userinfo},
    {"/a;sid=1/b?code=2#id_token=3",  "/a;sid=***/b?code=***#id_token=***", {},     consturi::hide::secrets},
    {"/key=1/b?next=/%43ode=2;a&b=c", "/key=***/b?next=/%43ode=***&b=c", {},        consturi::hide::secrets},
    {"jdbc:s://h/a?code=1&b=2",       "jdbc:s://h/a?code=1&b=2",       {},          consturi::hide::secrets},
    {"jdbc:s://h/a?code=1&pwd=2",     "jdbc:s://h/a?code=1&pwd=***",   {},          consturi::hide::only_password},
};

// Names of parameters, as services write them.
inline constexpr text names_with_secrets[] = {
    "token", "Token", "TOKEN", "access_token", "accessToken", "access-token", "accesstoken", "refresh_token", "id_token",
    "oauth_token", "private_token", "job_token", "hub.verify_token", "authenticity_token", "csrf_token",
    "csrfmiddlewaretoken", "X-Amz-Security-Token", "x-cos-security-token", "sessionToken", "page_token",
    "api_key", "apikey", "api-key", "apiKey", "X-Api-Key", "hapikey", "key", "KEY", "access_key", "subscription-key",
    "AWSAccessKeyId", "OSSAccessKeyId", "access_key_id", "SharedAccessKey", "AccountKey", "private_key",
    "sig", "Signature", "x-oss-signature", "q-signature", "oauth_signature", "X-Amz-Signature", "X-Goog-Signature",
    "hmac", "appsecret_proof", "X-Amz-Credential", "X-Goog-Credential", "credentials",
    "secret", "client_secret", "clientsecret", "appSecret", "oauth_token_secret", "password", "db_password", "passwd",
    "pwd", "user_pass", "passphrase", "new_password", "user[password]", "user%5Bpassword%5D", "user%5bpwd%5d", "otp",
    "auth", "authorization", "jwt", "bearer", "SAMLResponse", "client_assertion", "code", "code_verifier",
    "oauth_verifier", "id_token_hint", "session", "session_id", "sessionid", "sid", "PHPSESSID", "JSESSIONID",
    "pin", "pw", "%74oken", "t%6Fke%6e", "%2574oken", "a-%74oken", "_token", "token_", "-__-token",
};
inline constexpr text names_without_secrets[] = {
    "", "t", "monkey", "keyboard", "tokens", "tokens_used", "token_type", "token_count", "atoken", "tokenize", "expires",
    "keys", "key_id", "sort_key", "cache_key", "public_key", "Key-Pair-Id", "hotkey", "author", "auth_type", "oauth",
    "country_code", "error_code", "zipCode", "codes", "decode", "barcode", "signed", "sign", "X-Amz-SignedHeaders",
    "design", "assign", "sigma", "session_count", "sessions", "side", "aside", "inside", "pass_through", "compass",
    "passenger", "bypass", "mapping", "spin", "pinned", "state", "nonce", "hash", "user", "username", "email", "id",
    "X-Amz-Date", "X-Amz-Expires", "X-Amz-Algorithm", "se", "sp", "sv", "GoogleAccessId", "Policy",
    "password]x", "token%5Dx", "%", "%7", "%257", "q", "page", "secretary", "verified", "credentialing",
};

// clang-format on

} // namespace cases

#endif
