// RFC 3986 2.1: percent-encoding at run time, with the tables and with random texts and safe sets.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/percent.hpp"
#include "exact_copy.hpp"
#include "message.hpp"
#include "random.hpp"

#include <consturi/form.hpp>
#include <consturi/rfc/rfc3629.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace cases;
using namespace consturi;
using namespace std::string_literals;

TEST_CASE("RFC 3986 2.1: bytes outside the safe set are percent-encoded") {
    check_all(encodings);
    for (auto const& row : encodings) CHECK(percent_encode(row.decoded, row.safe) == row.encoded);
}
TEST_CASE("RFC 3986 2.1: percent-encoded triplets are decoded") {
    check_all(decodings);
    for (auto const& row : decodings) {
        CHECK(percent_decode(row.encoded).value() == row.decoded);
        CHECK(percent_decode_lossy(row.encoded) == row.decoded);
        CHECK(percent_decode_lossy(row.encoded, malformed::replaced) == row.decoded);
    }
}
TEST_CASE("RFC 3986 2.1: a malformed triplet is an error with its position") {
    check_all(malformations);
    for (auto const& row : malformations) {
        auto const decoded = percent_decode(row.encoded);
        REQUIRE(!decoded);
        CHECK(decoded.error().position() == row.position);
        CHECK(decoded.error().rule_position() == find_malformed(row.encoded));
        CHECK(decoded.error().rule() == "pct-encoded");
        CHECK(decoded.error().expected_syntax() == "HEXDIG");
        CHECK(decoded.error().code() == mistake::percent_sign_without_two_hexdig);
    }
    CHECK(percent_decode("a%4g").error().explain("a%4g")
          == "a%4g\n   ^ " + message_of(mistake::percent_sign_without_two_hexdig));
}

TEST_CASE("lossy decoding keeps or replaces percent signs that begin no triplet, and nothing else") {
    CHECK(percent_decode_lossy("%") == "%");
    CHECK(percent_decode_lossy("%4%41%4g%%42") == "%4A%4g%B");
    CHECK(percent_decode_lossy("%4%41%4g%%42", malformed::replaced)
          == "\xEF\xBF\xBD"
             "4A\xEF\xBF\xBD"
             "4g\xEF\xBF\xBD"
             "B");
}

TEST_CASE("percent_encode_once leaves existing triplets unchanged") {
    CHECK(percent_encode_once("a b%20c") == "a%20b%20c");
    CHECK(percent_encode_once("100%") == "100%25");
    CHECK(percent_encode_once("%2f%zz%4", rfc3986::segment) == "%2f%25zz%254");
    CHECK(percent_encode_once("%%41") == "%25%41");
    CHECK(percent_encode("%41%&", safe_set(rfc3986::query).with_triplets().without("&")) == "%41%25%26");
    CHECK(percent_encoded_size("%41%", safe_set(rfc3986::query).with_triplets()) == 6);
}

/// Safe sets of rules, and random ones.
static std::vector<safe_set> rules_and_random_sets() {
    std::vector<safe_set> all{rfc3986::unreserved,    rfc3986::pchar,       rfc3986::segment,  rfc3986::segment_nz_nc,
                              rfc3986::path_absolute, rfc3986::query,       rfc3986::fragment, rfc3986::userinfo,
                              rfc3986::reg_name,      rfc3986::host,        rfc3986::scheme,   rfc3986::port,
                              rfc3986::URI,           rfc3629::UTF8_octets, byte_set()};
    for (std::uint64_t seed = 0; seed != 50; ++seed)
        all.emplace_back(
            byte_set{{splitmix64(seed), splitmix64(seed + 100), splitmix64(seed + 200), splitmix64(seed + 300)}});
    return all;
}

TEST_CASE("encoding and decoding restore all bytes for any safe set, and leave only safe bytes unencoded") {
    std::size_t texts = 0;
    for (auto const& safe : rules_and_random_sets()) {
        for (std::uint64_t seed = 0; seed != 2000; ++seed, ++texts) {
            std::string text;
            for (auto bits = splitmix64(seed); bits != 0; bits >>= 5 + seed % 4)
                text += static_cast<char>(seed % 2 == 0 ? bits : static_cast<unsigned char>("%4aZ/ +?"[bits & 7]));
            INFO("seed " << seed << ": " << text);
            auto const encoded = percent_encode(text, safe);
            auto const once = percent_encode_once(text, safe);
            bool good = percent_decode(encoded) == text && decoded_view(encoded) == text
                        && decoded_view(encoded).str() == text && percent_encode_once(once, safe) == once
                        && percent_encode_once(encoded, safe) == encoded
                        && percent_decode(once) == percent_decode_lossy(text)
                        && percent_encoded_size(text, safe) == encoded.size();
            for (std::size_t i = 0; i != encoded.size(); ++i) {
                good = good
                       && matches(rfc3986::pct_encoded | rfc3986::unreserved | rfc3986::reserved,
                                  encoded.substr(i, encoded[i] == '%' ? 3 : 1));
                if (encoded[i] != '%') good = good && safe.contains(encoded[i]);
                else
                    good = good && !safe.contains(consturi::detail::octet_at(encoded, i))
                           && ascii::to_lower(encoded[i + 1]) == (encoded[i + 1] | 0x20),
                    i += 2;
            }
            if (!good) FAIL_CHECK(encoded);
            if (form_decode(form_encode(text)) != text) FAIL_CHECK(form_encode(text));
        }
    }
    CHECK(texts >= 100'000);
}

/// The encoding, written down byte by byte.
static std::string encoded_byte_by_byte(std::string_view text, safe_set const& safe, char space = ' ') {
    std::string all;
    for (std::size_t at = 0; at != text.size(); ++at) {
        auto const octet = static_cast<unsigned char>(text[at]);
        if (text[at] == ' ' && space != ' ') all += space;
        else if (safe.contains(text[at]) || (safe.has_triplets && detail::is_triplet_at(text, at))) all += text[at];
        else all.append({'%', "0123456789ABCDEF"[octet >> 4], "0123456789ABCDEF"[octet & 15]});
    }
    return all;
}

TEST_CASE("texts of any length are encoded byte by byte, and nothing is written after the result") {
    std::string const bytes = "%4aZ/ +?%\xFF\x00%zz~"s;
    for (std::size_t size = 0; size != 500; ++size) {
        std::string text(size, '\0');
        for (std::size_t i = 0; i != size; ++i) {
            auto const random = splitmix64(1000 * size + i);
            text[i] = size % 3 == 0 ? static_cast<char>(random) : bytes[random % bytes.size()];
        }
        for (auto const& set : {safe_set(), safe_set(rfc3986::query), safe_set(byte_set())}) {
            for (auto const& safe : {set, set.with_triplets()}) {
                auto const encoded = encoded_byte_by_byte(text, safe);
                std::string buffer(encoded.size() + 1, 'x');
                if (percent_encode(text, safe) != encoded || percent_encoded_size(text, safe) != encoded.size()
                    || percent_encode_into(std::span(buffer.data(), encoded.size()), text, safe) != encoded
                    || buffer.back() != 'x')
                    FAIL_CHECK(text);
            }
        }
        if (form_encode(text) != encoded_byte_by_byte(text, {}, '+')) FAIL_CHECK(text);
    }
}

TEST_CASE("text encoded with the safe set of a rule matches the rule") {
    for (unsigned c = 0; c != 256; ++c) {
        std::string const text(2, static_cast<char>(c));
        CHECK(matches(rfc3986::segment_nz, percent_encode(text, rfc3986::segment_nz)));
        CHECK(matches(rfc3986::segment_nz_nc, percent_encode(text, rfc3986::segment_nz_nc)));
        CHECK(matches(rfc3986::query, percent_encode(text, rfc3986::query)));
        CHECK(matches(rfc3986::fragment, percent_encode(text, rfc3986::fragment)));
        CHECK(matches(rfc3986::userinfo, percent_encode(text, rfc3986::userinfo)));
        CHECK(matches(rfc3986::reg_name, percent_encode(text, rfc3986::reg_name)));
        CHECK(matches(rfc3986::path_absolute, "/a" + percent_encode(text, rfc3986::path_absolute)));
    }
}
