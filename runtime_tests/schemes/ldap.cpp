// ldap_uri_view, which reads names and filters by hand, compared with their grammars on random texts.
//
// Distributed under the Boost Software License, Version 1.0.
#include "grammars/ldap.hpp"
#include "catch.hpp"
#include "random.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/schemes/ldap.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace {

using text = std::string_view;

/// The end of the filter that begins at `i`; npos, if there is none (RFC 4515 3, RFC 4526).
std::size_t end_of_filter(text s, std::size_t i) {
    if (i >= s.size() || s[i++] != '(') return s.npos;
    if (i < s.size() && s[i] == '!') {
        i = end_of_filter(s, i + 1);
    } else if (i < s.size() && (s[i] == '&' || s[i] == '|')) {
        for (++i; i < s.size() && s[i] == '(';) i = end_of_filter(s, i);
    } else {
        auto const end = s.find(')', i);
        if (end == s.npos || !matches(consturi::rfc4515::item, s.substr(i, end - i))) return s.npos;
        i = end;
    }
    return i < s.size() && s[i] == ')' ? i + 1 : s.npos;
}

bool is_filter(text s) { return s.empty() || end_of_filter(s, 0) == s.size(); }
bool is_name(text s) { return matches(consturi::rfc4514::distinguishedName, s); }
bool is_attribute(text s) { return s.empty() || s == "+" || matches(consturi::rfc4511::attributeSelector, s); }

struct part {
    text before;
    bool (*is_valid)(text);
    text valid[3], pieces[24];
};

} // namespace

TEST_CASE("RFC 4514, RFC 4515: random texts are names and filters as the grammars say") {
    // clang-format off
    constexpr text quote = "\"", zero{"\0", 1};
    constexpr part parts[] = {
        {"ldap:///", is_name,
         {"cn=a,dc=b", "o=x\\2Cy+l=#01ff,1.2.3=", "cn=\xC3\xA4 z,x-1=\\ "},
         {"cn", "=", "=", ",", "+", "\\", "\\2C", " ", "#", "0a", "1.2", "x-1", "a=b", "c=", "\xC3\xA4", "\xC3", quote,
          ";", "<", ">", "*", zero, "d=#01", "/"}},
        {"ldap:///??sub?", is_filter,
         {"(&(a=b)(!(c=*d*)))", "(|(:dn:1.2:=x)(e~=f))", "(&(g;x:dn:=\\2a)(|)(!(!(h>=))))"},
         {"(", ")", "(&", "(|", "(!", "(a=b)", "(c=*)", "(", ")", ")", "a", "=", "~=", ">=", ":=", ":dn", ":1.2", "*",
          "\\2a", "\\", "x;y", zero, "\xE2\x82\xAC", "\xFF"}},
        {"ldap:///?", is_attribute,
         {"a;b-1", "1.20.0;x", "*"},
         {"a", "B-", "1", "1.1", ".2", ";", "-", "*", "+", " ", "0", "cn", "_", "1.0", "01", ".", "x", ";y", "9", "/",
          "\xC3\xA4", "=", "2", "."}},
    };
    // clang-format on
    std::uint64_t seed = 4516;
    auto const below = [&](std::size_t n) { return static_cast<std::size_t>(splitmix64(seed++) % n); };
    for (auto const& [before, is_valid, right, pieces] : parts) {
        std::size_t valid = 0;
        for (int n = 0; n != 10'000; ++n) {
            std::string decoded, uri(before);
            if (n % 2 == 0) decoded = right[below(3)];
            for (auto left = below(n % 2 == 0 ? 3 : 10); left != 0; --left)
                decoded.replace(below(decoded.size() + 1), below(3), pieces[below(24)]);
            for (char const c : decoded) {
                uri += '%';
                for (int const shift : {4, 0}) uri += "0123456789abcdef"[static_cast<unsigned char>(c) >> shift & 15];
            }
            INFO(uri);
            auto const parsed = consturi::ldap_uri_view::parse(text(uri));
            REQUIRE(parsed.has_value() == is_valid(decoded));
            valid += parsed.has_value();
        }
        CHECK(valid > 1'000);
    }
}
