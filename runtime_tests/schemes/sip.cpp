// sip_uri_view, which reads the parts of a URI one after the other, compared with the grammar of RFC 3261 on random
// texts.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "random.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/schemes/sip.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <regex>
#include <string>
#include <string_view>

using consturi::checked_sip_uri, consturi::mistake, consturi::sip_uri_view;

namespace {

using namespace consturi::abnf::notation;
namespace rfc = consturi::rfc3261;

// Without telephone-subscriber: what it has beyond `user` has to be escaped (RFC 3261 25.1).
constexpr auto uri = "uri"_rule = [] {
    return (lit("sip:") | "sips:") >> opt[rfc::user >> opt[":" >> rfc::password] >> "@"] >> rfc::hostport
           >> rfc::uri_parameters >> opt[rfc::headers];
};

bool is_beyond_grammar(mistake which) {
    return which == mistake::repeated_parameter || which == mistake::wrong_parameter_of_sip
           || which == mistake::port_over_65535;
}

} // namespace

TEST_CASE(
    "RFC 3261 25.1: random texts are sip URIs as the grammar says, with the parts that a regular expression finds") {
    using text = std::string_view;
    constexpr text users[] = {"", "", "alice@", "a:pw@", "a?b/c;d=e@", "+1-2:@", "%40@", "a:b:c@", ":x@"};
    constexpr text hosts[] = {"h",   "a-b.c", "192.0.2.4", "[::1]", "[2001:db8::9:1]", "h.",
                              "1.a", "a.1",   "-h",        "1.2.3", "[::g]",           ""};
    constexpr text ports[] = {"", "", "", ":5060", ":0", ":65536", ":", ":x"};
    constexpr text parameters[] = {";lr",      ";a=b",           ";A",    ";transport=udp", ";user=phone",  ";ttl=9",
                                   ";ttl=300", ";maddr=1.2.3.4", ";x=:/", ";method=INVITE", ";maddr=[::1]", ";[x]=[",
                                   ";"};
    constexpr text headers[] = {"", "", "?a=b", "?a=&b=?", "?[a]=]", "?a", "?", "?a=b&"};
    constexpr text pieces[] = {"@", ":",   ";", "?", "=", "&", "/", ".", "-", "a",
                               "1", "%20", "+", ",", "#", "(", "_", "[", "]", " "};
    std::regex const parts(
        "sips?:(?:([^@:]*)(?::([^@]*))?@)?(\\[[^\\]]*\\]|[^:;?]*)(?::(\\d*))?((?:;[^?]*)?)((?:\\?.*)?)",
        std::regex::icase);
    std::uint64_t seed = 3261;
    auto const below = [&](std::size_t n) { return static_cast<std::size_t>(splitmix64(seed++) % n); };
    auto const any = [&](auto const& words) {
        return words[below(below(2) == 0 ? std::size(words) : std::size(words) / 2 + 1)];
    };

    std::size_t valid = 0;
    for (int n = 0; n != 10'000; ++n) {
        std::string s(below(4) == 0 ? "sips:" : "sip:");
        s.append(any(users)).append(any(hosts)).append(any(ports));
        for (auto left = below(4); left != 0; --left) s.append(any(parameters));
        s.append(any(headers));
        if (below(3) == 0) s.replace(4 + below(s.size() - 3), below(2), any(pieces));
        if (s.find("://") == s.find(':')) { // valid by the grammar, but not what is meant
            CHECK(!sip_uri_view::parse(s));
            continue;
        }
        INFO(s);
        auto const parsed = sip_uri_view::parse(s);
        if (!parsed && is_beyond_grammar(parsed.error().code())) continue;
        REQUIRE(parsed.has_value() == consturi::abnf::matches(uri, s));
        if (!parsed) continue;
        ++valid;
        std::smatch found;
        REQUIRE(std::regex_match(s, found, parts));
        auto const part = [&](std::size_t i) {
            return found[i].matched ? std::optional(text(s).substr(static_cast<std::size_t>(found.position(i)),
                                                                   static_cast<std::size_t>(found.length(i))))
                                    : std::nullopt;
        };
        CHECK(parsed->user() == part(1));
        CHECK(parsed->password() == part(2));
        CHECK(parsed->host() == part(3));
        CHECK(parsed->port() == part(4));
        CHECK(parsed->uri_params().base() == part(5)->substr(!part(5)->empty()));
        CHECK(parsed->headers().base() == part(6)->substr(!part(6)->empty()));
    }
    CHECK(valid > 2'000);
}

TEST_CASE("a sip URI has at most 99 parameters") {
    std::string s = "sip:h";
    for (int n = 1; n != 100; ++n) s.append(";a").append(std::to_string(n));
    CHECK(sip_uri_view::parse(s));
    auto const size = s.size();
    s += ";A99";
    REQUIRE(!sip_uri_view::parse(s));
    CHECK(sip_uri_view::parse(s).error().code() == mistake::repeated_parameter);
    s.replace(size, s.npos, ";b");
    REQUIRE(!sip_uri_view::parse(s));
    CHECK(sip_uri_view::parse(s).error().position() == size + 1);
    CHECK(sip_uri_view::parse(s).error().code() == mistake::over_99_parameters);
}

TEST_CASE("a redacted sip URI has no password") {
    auto const redacted = [](std::string_view s) { return sip_uri_view::parse(s)->redacted({"token"}); };
    CHECK(redacted("sip:a:b@h;token=c?token=d&e=f") == "sip:a:***@h;token=***?token=***&e=f");
    CHECK(redacted("sip:a?token=b;token=c@h") == "sip:***@h");
    CHECK(redacted("sip:h?x=1") == "sip:h?x=1");
    char buffer[64];
    CHECK(consturi::redact_into(buffer, checked_sip_uri("sip:a:b@h")) == "sip:a:***@h");
}
