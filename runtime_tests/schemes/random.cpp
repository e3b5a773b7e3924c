// Random texts, nearly half of which are URIs of a scheme, and an independent reading of what the scheme's RFC says.
//
// Distributed under the Boost Software License, Version 1.0.
#include "random.hpp"
#include "catch.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/coding/percent.hpp>
#include <consturi/schemes/coap.hpp>
#include <consturi/schemes/data.hpp>
#include <consturi/schemes/geo.hpp>
#include <consturi/schemes/urn.hpp>
#include <consturi/uri/parse.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

/// Chooses reproducibly.
class chooser {
public:
    explicit chooser(std::uint64_t seed) : random_(seed) {}
    std::size_t below(std::size_t limit) { return (random_ = splitmix64(random_)) % limit; }
    std::string_view one_of(std::initializer_list<std::string_view> texts) {
        return texts.begin()[below(texts.size())];
    }
    /// Inserts, removes or replaces a byte, in every second text.
    std::string edited(std::string text, std::string_view bytes) {
        if (below(2) == 0) return text;
        auto const at = below(text.size() + 1);
        auto const byte = bytes[below(bytes.size())];
        switch (below(3)) {
        case 0: text.replace(at, 1, 1, byte); break;
        case 1: text.insert(at, 1, byte); break;
        default: text.erase(at, 1); break;
        }
        return text;
    }

private:
    std::uint64_t random_;
};

TEST_CASE("RFC 5870: 10,000 texts are geo URIs exactly if a regular expression and the limits of WGS 84 say so") {
    std::regex const grammar(
        R"(geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,(-?\d+(?:\.\d+)?))?(;crs=[A-Za-z0-9-]+)?)"
        R"((;u=\d+(?:\.\d+)?)?((?:;[A-Za-z0-9-]+(?:=(?:[:&+$A-Za-z0-9_.!~*'()-]|%[0-9A-Fa-f]{2})+)?)*))",
        std::regex::icase);
    std::regex const misplaced("(?:.*;)?(?:crs|u)(?:[;=].*)?", std::regex::icase);
    std::size_t valid = 0;
    for (std::uint64_t seed = 0; seed != 10'000; ++seed) {
        chooser choose(seed);
        auto const number = [&] {
            return std::string(choose.one_of({"", "-"}))
                .append(choose.one_of({"0", "90", "48", "180", "91", "007"}))
                .append(choose.one_of({"", ".0", ".5", ".000001"}));
        };
        auto text = std::string("geo:").append(number()).append(",").append(number());
        if (choose.below(3) == 0) text.append(",").append(number());
        text.append(choose.one_of({"", "", ";crs=wgs84", ";crs=WGS84", ";crs=a-1"}));
        text.append(choose.one_of({"", "", ";u=10", ";U=0.5", ";u=-1"}));
        text.append(choose.one_of({"", "", ";a", ";a=b%20c;d", ";u=1", ";crs=wgs84"}));
        text = choose.edited(text, "0-.,;=%ua#?");

        std::smatch parts;
        bool expected = std::regex_match(text, parts, grammar);
        if (expected) {
            auto const others = parts[6].str();
            auto const crs = parts[4].str();
            bool const is_wgs84 = crs.empty() || std::regex_match(crs, std::regex(";crs=wgs84", std::regex::icase));
            auto const exceeds = [](std::string const& coordinate, long double limit) {
                return std::fabs(std::strtold(coordinate.c_str(), nullptr)) > limit;
            };
            bool const is_beyond = is_wgs84 && (exceeds(parts[1], 90) || exceeds(parts[2], 180));
            expected = !is_beyond && !std::regex_match(others, misplaced);
        }
        INFO(text);
        auto const parsed = consturi::geo_uri_view::parse(text);
        CHECK(parsed.has_value() == expected);
        if (!parsed) continue;
        ++valid;
        CHECK(parsed->latitude().value_or(0)
              == (parsed->is_wgs84() ? std::strtod(parts[1].str().c_str(), nullptr) : 0));
        CHECK(parsed->uncertainty().has_value() == parts[5].matched);
    }
    CHECK(valid > 2'000);
}

TEST_CASE("10,000 doubles are the shortest decimal numbers that strtod gives back, without an exponent") {
    std::uint64_t random = 5870;
    for (int n = 0; n != 10'000; ++n) {
        random = splitmix64(random);
        auto const coordinate = static_cast<double>(random % 3'600'000'000) / 1e7 - 180;
        auto const value = n % 2 == 0 ? coordinate : std::bit_cast<double>(random);
        if (!std::isfinite(value)) continue;
        auto const text = consturi::detail::shortest_decimal(value);
        INFO(text);
        CHECK(std::strtod(text.c_str(), nullptr) == value);
        char scientific[32];
        int digits = 1;
        do std::snprintf(scientific, sizeof scientific, "%.*e", digits - 1, value);
        while (std::strtod(scientific, nullptr) != value && ++digits);
        std::string significant;
        std::ranges::copy_if(text, std::back_inserter(significant), [](char c) { return '0' <= c && c <= '9'; });
        significant.erase(0, significant.find_first_not_of('0'));
        significant.resize(significant.find_last_not_of('0') + 1);
        CHECK(significant.size() == static_cast<std::size_t>(digits));
        CHECK(text.find('e') == text.npos);
    }
}

/// Whether the weighted sum of all digits, the check digit among them, is a multiple of 11 or 10 (ISO 2108 Annex C).
static bool is_isbn(std::string text) {
    text.erase(std::remove(text.begin(), text.end(), '-'), text.end());
    if (text.size() == 10) {
        int sum = 0;
        for (int i = 0; i != 10; ++i) {
            char const c = text[static_cast<std::size_t>(i)];
            bool const is_ten = i == 9 && (c == 'X' || c == 'x');
            if (!is_ten && (c < '0' || c > '9')) return false;
            sum += (i + 1) * (is_ten ? 10 : c - '0'); // weights from 1 up are those from 10 down, negated
        }
        return sum % 11 == 0;
    }
    if (text.size() != 13 || (text.substr(0, 3) != "978" && text.substr(0, 3) != "979")) return false;
    int odd = 0, even = 0;
    for (std::size_t i = 0; i != 13; ++i) {
        if (text[i] < '0' || text[i] > '9') return false;
        (i % 2 == 0 ? odd : even) += text[i] - '0';
    }
    return (odd + 3 * even) % 10 == 0;
}

TEST_CASE("RFC 8254: 10,000 texts are URNs of ISBNs exactly if the weighted sum of the digits says so") {
    std::size_t valid = 0;
    for (std::uint64_t seed = 0; seed != 10'000; ++seed) {
        chooser choose(seed);
        std::string isbn(choose.one_of({"", "978", "979", "978-", "977"}));
        for (int digits = 0; digits != 9; ++digits) {
            isbn += static_cast<char>('0' + choose.below(10));
            if (choose.below(4) == 0) isbn += '-';
        }
        std::string_view const last = "0123456789Xx";
        for (char const c : last) // most often, one of these is right
            if (isbn.push_back(c); is_isbn(isbn) && choose.below(8) != 0) break;
            else isbn.pop_back();
        if (isbn.empty()) isbn = "-";
        isbn = choose.edited(isbn, "0-Xx");
        INFO(isbn);
        bool const expected = is_isbn(isbn);
        valid += expected;
        auto const text = "urn:isbn:" + isbn;
        CHECK(consturi::urn_view::parse(text).has_value() == expected);
    }
    CHECK(valid > 3'000);
}

TEST_CASE("RFC 9562 4: 10,000 texts are URNs of UUIDs exactly if a regular expression says so") {
    std::regex const grammar("[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}");
    std::size_t valid = 0;
    for (std::uint64_t seed = 0; seed != 10'000; ++seed) {
        chooser choose(seed);
        std::string uuid;
        for (int i = 0; i != 36; ++i)
            uuid += i == 8 || i == 13 || i == 18 || i == 23 ? '-' : "0123456789abcdefABCDEF"[choose.below(22)];
        uuid = choose.edited(uuid, "0-agZ%");
        INFO(uuid);
        bool const expected = std::regex_match(uuid, grammar);
        valid += expected;
        auto const text = "urn:uuid:" + uuid;
        auto const parsed = consturi::urn_view::parse(text);
        CHECK(parsed.has_value() == expected);
        if (!parsed) continue;
        uuid.erase(std::remove(uuid.begin(), uuid.end(), '-'), uuid.end());
        for (std::size_t i = 0; i != 16; ++i)
            CHECK((*parsed->uuid())[i] == std::strtoul(uuid.substr(2 * i, 2).c_str(), nullptr, 16));
    }
    CHECK(valid > 5'000);
}

/// Whether what is before the comma of a data URI, which matches the grammar, has tokens and quoted strings (RFC 2045
/// 5.1, RFC 822 3.3), after decoding.
static bool has_tokens(std::string_view head) {
    static std::regex const token("[!#$%&'*+.^_`{|}~0-9A-Za-z-]+");
    static std::regex const value("[!#$%&'*+.^_`{|}~0-9A-Za-z-]+|\"(?:[\t !#-\\[\\]-~]|\\\\[\t -~])*\"");
    auto const is = [](std::regex const& of, std::string_view part) {
        return std::regex_match(consturi::percent_decode_lossy(part), of);
    };
    auto begin = std::min(head.find(';'), head.size());
    auto const slash = head.find('/');
    if (begin != 0 && !(is(token, head.substr(0, slash)) && is(token, head.substr(slash + 1, begin - slash - 1))))
        return false;
    while (begin != head.size()) {
        auto const end = std::min(head.find(';', begin + 1), head.size());
        auto const parameter = head.substr(begin + 1, end - begin - 1);
        auto const equals = parameter.find('=');
        bool const is_valid = is(token, parameter.substr(0, equals)) && is(value, parameter.substr(equals + 1));
        if (!is_valid) return false;
        begin = end;
    }
    return true;
}

TEST_CASE("RFC 2397: 10,000 texts are data URIs exactly if the grammar and regular expressions of tokens say so") {
    std::size_t valid = 0;
    for (std::uint64_t seed = 0; seed != 10'000; ++seed) {
        chooser choose(seed);
        auto const token = [&] { return choose.one_of({"text", "a%2Bb", "x.-!", "1", "%7e", "%2f", "", "~'*"}); };
        auto const value = [&] {
            return choose.one_of({"utf-8", "%22a;b%22", "%22a%20b%22", "%22%5C%22@/?=():%09%22", "%22%5C%22",
                                  "%22%C3%22", "a=b", "%22", "b%3Dc", "a", ""});
        };
        std::string text("data:");
        if (choose.below(3) != 0) text.append(token()).append("/").append(token());
        for (auto left = choose.below(3); left != 0; --left) {
            text.append(";").append(token());
            if (choose.below(8) != 0) text.append("=").append(value());
        }
        text.append(choose.one_of({"", "", ";base64", ";BASE64", ";base6%34"})).append(",");
        text = choose.edited(text, ";,=/%2a@#").append("QQ==");
        INFO(text);
        auto const parsed = consturi::data_uri_view::parse(text);
        auto const u = consturi::parse_uri(text);
        if (!u || u->scheme() != "data" || u->fragment()) continue;
        auto head = std::string_view(text).substr(5, text.find(',') - 5);
        auto const last = std::string(head.substr(head.size() - std::min<std::size_t>(head.size(), 7)));
        bool const is_base64 = std::regex_match(last, std::regex(";base64", std::regex::icase));
        if (is_base64) head.remove_suffix(7);
        if (is_base64 && text.find(',') != text.size() - 5) continue; // the data are other ones
        CHECK(parsed.has_value() == (matches(consturi::rfc2397::dataurl, text) && has_tokens(head)));
        if (!parsed) continue;
        ++valid;
        CHECK(parsed->mediatype() == head);
        CHECK(parsed->is_base64() == is_base64);
    }
    CHECK(valid > 1'000);
}

/// The bytes of an option in a URI: each that is not a letter or a digit is encoded (RFC 7252 6.5).
static std::string encoded(std::string const& option) {
    std::string text;
    for (char const c : option) {
        bool const is_plain = ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
        auto const byte = static_cast<unsigned char>(c);
        if (is_plain) text += c;
        else text.append({'%', "0123456789ABCDEF"[byte / 16], "0123456789abcdef"[byte % 16]});
    }
    return text;
}

TEST_CASE("RFC 7252 6.5: the options of 10,000 coap URIs are those that they were composed from") {
    for (std::uint64_t seed = 0; seed != 10'000; ++seed) {
        chooser choose(seed);
        auto const options = [&] {
            std::vector<std::string> all(choose.below(4));
            for (auto& option : all)
                for (auto left = choose.below(4); left != 0; --left)
                    option += choose.below(2) == 0 ? "/?&=;%.a"[choose.below(8)] : static_cast<char>(choose.below(256));
            return all;
        };
        auto const path = options(), query = options();
        auto text = std::string(choose.one_of({"coap://h", "coaps://[::1]:1", "coap+tcp://h", "coaps+ws://192.0.2.1"}));
        for (auto const& option : path) text.append("/").append(encoded(option));
        if (path.empty()) text += choose.one_of({"", "/"});
        for (std::size_t i = 0; i != query.size(); ++i) text.append(i == 0 ? "?" : "&").append(encoded(query[i]));
        INFO(text);
        auto const u = consturi::coap_uri_view::parse(text);
        REQUIRE(u);
        std::vector<std::string> found_path, found_query;
        for (auto const option : u->uri_path()) found_path.push_back(option.str());
        for (auto const option : u->uri_query()) found_query.push_back(option.str());
        // RFC 7252 6.4: the path `/`, which one empty option makes, has none.
        CHECK(found_path == (path == std::vector<std::string>{""} ? std::vector<std::string>() : path));
        CHECK(found_query == query);
    }
}

TEST_CASE("RFC 7252 6: 10,000 texts are coap URIs exactly if a regular expression says so") {
    std::regex const grammar(R"(coaps?(?:\+(?:tcp|ws))?://(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+(?::(\d*))?)"
                             R"((?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})*)*)"
                             R"((?:\?(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?)",
                             std::regex::icase);
    std::size_t valid = 0;
    for (std::uint64_t seed = 0; seed != 10'000; ++seed) {
        chooser choose(seed);
        auto text =
            std::string(choose.one_of({"coap", "coaps", "CoAP", "coap+tcp", "coaps+tcp", "coap+ws", "coaps+ws"}))
                .append(choose.one_of({"://", "://", "://", "://", "://", ":", ":/"}))
                .append(choose.one_of({"", "", "", "", "", "", "u@", "u:p@"}))
                .append(choose.one_of({"h", "a.example", "%41", "192.0.2.1", ""}))
                .append(choose.one_of({"", "", "", "", ":", ":5683", ":65535", ":65536"}))
                .append(choose.one_of({"", "/", "/a", "/a//b;c=d", "/%2F:@"}))
                .append(choose.one_of({"", "?", "?a=b&c", "?/?%26"}))
                .append(choose.one_of({"", "", "", "", "", "#", "#f"}));
        text = choose.edited(text, "cs+tw:/?#@&=;%2.aA ");
        INFO(text);
        std::smatch parts;
        bool const is_in_grammar = std::regex_match(text, parts, grammar);
        auto const port = is_in_grammar ? parts[1].str() : std::string();
        bool const expected = is_in_grammar && (port.empty() || std::strtoul(port.c_str(), nullptr, 10) <= 65535);
        CHECK(consturi::coap_uri_view::parse(text).has_value() == expected);
        valid += expected;
    }
    CHECK(valid > 1'500);
}
