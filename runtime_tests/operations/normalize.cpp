// Normalization at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/normalize.hpp"
#include "exact_copy.hpp"
#include "operations/small_references.hpp"
#include "random.hpp"

#include <consturi.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 3986 6.2.2: the examples of normalization") { check_all(examples_of_6_2_2); }
TEST_CASE("RFC 3986 6.2.2: normal forms mean what they meant") { check_all(other_normal_forms); }
TEST_CASE("RFC 3986 6.2.3: the examples of scheme-based normalization") { check_all(examples_of_6_2_3); }
TEST_CASE("RFC 3986 6.2.3: default ports, and no more than a scheme says") { check_all(other_scheme_based_forms); }
TEST_CASE("what owns a normal form has it whole, whether it was to be written or not") {
    for (auto const& table : {std::span<normal_form const>(examples_of_6_2_2), std::span<normal_form const>(other_normal_forms),
                              std::span<normal_form const>(examples_of_6_2_3), std::span<normal_form const>(other_scheme_based_forms)})
        for (auto const& row : table)
            for (auto const text : {row.reference, row.normal}) {
                auto const made = normalize(*parse_uri_reference(text), row.how);
                if (!is(std::optional(made), row.normal)) FAIL_CHECK(text << " -> " << made.text());
            }
}

TEST_CASE("the normal form of each small reference is normal, and means what the reference does against any base") {
    auto texts = small_references(5);
    for (auto& text : small_references(5, {"/", ".", "%2e", ":", "@", "A"})) texts.push_back(std::move(text));
    std::size_t meanings = 0;
    for (auto const& text : texts) {
        auto const normal = checked_text(normalize(reference(text)));
        INFO(text << " -> " << normal);
        if (checked_text(normalize(reference(normal))) != normal) FAIL_CHECK("is not normal");
        auto const by_its_scheme = checked_text(normalize(reference(text), by_scheme));
        if (checked_text(normalize(reference(by_its_scheme), by_scheme)) != by_its_scheme) FAIL_CHECK("is not normal by scheme");
        for (auto const base : bases) {
            auto const from = *parse_uri(std::string_view(base));
            auto const target = resolve(from, reference(text));
            for (auto const how : {normalization::syntax_based, by_scheme}) {
                auto const of_normal = normalize(resolve(from, normalize(reference(text), how)), how), normal_of = normalize(target, how);
                if (of_normal != normal_of) FAIL_CHECK(base << ": " << of_normal.text() << ", " << normal_of.text());
                ++meanings;
            }
        }
    }
    CHECK(meanings > 100'000);
}

/// Other texts for the same: characters encoded that need not be, letters in either case, dot segments.
class respelling {
public:
    explicit respelling(std::uint64_t seed) : seed_(seed) {}

    std::string of(uri_view const& u) {
        auto text = letters(u.scheme()).append(":");
        if (u.host()) {
            text.append("//");
            if (u.userinfo()) text.append(octets(*u.userinfo())).append("@");
            text.append(u.host()->starts_with('[') ? letters(*u.host()) : letters(octets(*u.host())));
            if (u.port()) text.append(":").append(*u.port());
        }
        for (char const c : octets(u.path())) {
            text += c;
            if (c != '/' || !u.path().starts_with('/')) continue;
            if (one_in(8)) text.append(octets(".")).append("/");
            if (one_in(8)) text.append("x/").append(octets("..")).append("/");
        }
        if (u.query()) text.append("?").append(octets(*u.query()));
        if (u.fragment()) text.append("#").append(octets(*u.fragment()));
        return text;
    }

private:
    bool one_in(unsigned n) { return (seed_ = thrown(seed_)) % n == 0; }

    std::string letters(std::string text) {
        for (char& c : text)
            if (abnf::case_bit(c) != 0 && one_in(3)) c = static_cast<char>(c ^ 0x20);
        return text;
    }
    std::string letters(std::string_view text) { return letters(std::string(text)); }
    std::string octets(std::string_view text) {
        std::string encoded;
        for (std::size_t i = 0; i != text.size(); ++i) {
            char triplet[4];
            std::snprintf(triplet, sizeof triplet, "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(text[i])));
            if (text[i] == '%') {
                encoded += letters(text.substr(i, 3));
                i += 2;
            } else if (matches(rfc3986::unreserved, text.substr(i, 1)) && one_in(8)) {
                encoded += letters(std::string_view(triplet));
            } else {
                encoded += text[i];
            }
        }
        return encoded;
    }

    std::uint64_t seed_;
};

TEST_CASE("real URLs in other words have the same normal form") {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::size_t respelled = 0;
    for (std::string line; std::getline(file, line);) {
        auto const url = parse_uri(line);
        if (!url) continue;
        auto const normal = checked_text(normalize(*url));
        for (std::uint64_t seed = 0; seed != 30; ++seed, ++respelled) {
            auto const other = respelling(seed).of(*url);
            INFO(line << " as " << other << ", seed " << seed);
            auto const parsed = parse_uri(other);
            if (!parsed || checked_text(normalize(*parsed)) != normal) FAIL_CHECK("is not the same");
            else if (!equivalent(*parsed, *url) || equivalence_hash<>()(*parsed) != equivalence_hash<>()(*url)) FAIL_CHECK("is not equivalent");
        }
    }
    CHECK(respelled > 100'000);
}
