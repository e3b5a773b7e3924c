// RFC 3986 6.2.2 and 6.2.3: normalization, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/normalize.hpp"
#include "exact_copy.hpp"
#include "mutated_uris.hpp"
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

TEST_CASE("RFC 3986 6.2.2: the examples of syntax-based normalization") { check_all(examples_of_6_2_2); }
TEST_CASE("RFC 3986 6.2.2: normalization keeps the meaning of a reference") { check_all(other_normal_forms); }
TEST_CASE("RFC 3986 6.2.3: the examples of scheme-based normalization") { check_all(examples_of_6_2_3); }
TEST_CASE("RFC 3986 6.2.3: scheme-based normalization applies only what the scheme defines") {
    check_all(other_scheme_based_forms);
}
TEST_CASE("normalize returns the whole normal form, for normal references and for others") {
    for (auto const& table :
         {std::span<normal_form const>(examples_of_6_2_2), std::span<normal_form const>(other_normal_forms),
          std::span<normal_form const>(examples_of_6_2_3), std::span<normal_form const>(other_scheme_based_forms)})
        for (auto const& row : table)
            for (auto const text : {row.reference, row.normal}) {
                auto const made = normalize(*parse_uri_reference(text), row.how);
                if (!equals_parsed(std::optional(made), row.normal)) FAIL_CHECK(text << " -> " << made.text());
            }
}

TEST_CASE("normalizing a small reference is idempotent, and keeps what it resolves to against any base") {
    auto texts = small_references(5);
    for (auto& text : small_references(5, {"/", ".", "%2e", ":", "@", "A"})) texts.push_back(std::move(text));
    std::size_t comparisons = 0;
    for (auto const& text : texts) {
        auto const normal = checked_text(normalize(reference(text)));
        INFO(text << " -> " << normal);
        if (checked_text(normalize(reference(normal))) != normal) FAIL_CHECK("not a normal form");
        auto const scheme_based = checked_text(normalize(reference(text), by_scheme));
        if (checked_text(normalize(reference(scheme_based), by_scheme)) != scheme_based)
            FAIL_CHECK("not a scheme-based normal form");
        for (auto const base : bases) {
            auto const from = *parse_uri(std::string_view(base));
            auto const target = resolve(from, reference(text));
            for (auto const how : {normalization::syntax_based, by_scheme}) {
                auto const target_of_normal = normalize(resolve(from, normalize(reference(text), how)), how),
                           normal_target = normalize(target, how);
                if (target_of_normal != normal_target)
                    FAIL_CHECK(base << ": " << target_of_normal.text() << ", " << normal_target.text());
                ++comparisons;
            }
        }
    }
    CHECK(comparisons > 100'000);
}

TEST_CASE("normalize, which copies texts in normal form, returns what normalize_into writes") {
    std::size_t copied = 0, changed = 0;
    for_each_mutated_uri(100'000, [&](std::string_view mutated) {
        std::string text(mutated);
        auto const random = splitmix64(copied + changed);
        for (auto const at : {random % (text.size() + 1), random % 2 == 0 ? random / 2 % 10 : text.size()})
            if (at < text.size() && 'a' <= text[at] && text[at] <= 'z') text[at] &= '\x5F'; // to upper case
        auto const u = parse_uri_reference(text);
        if (!u) return;
        for (auto const how : {normalization::syntax_based, by_scheme}) {
            char buffer[1000];
            auto const made = normalize(*u, how);
            if (!equals_parsed(normalize_into(buffer, *u, how), made.text())
                || !equals_parsed(std::optional(made), made.text()))
                FAIL_CHECK(text << " -> " << made.text());
            ++(made.text() == text ? copied : changed);
        }
    });
    CAPTURE(copied, changed);
    CHECK((copied > 40'000 && changed > 20'000));
}

/// Random equivalent spellings of a URI: unreserved characters encoded, letters in either case, dot segments added.
class respelling {
public:
    explicit respelling(std::uint64_t seed) : seed_(seed) {}

    std::string of(uri_view const& u) {
        auto text = in_random_case(u.scheme()).append(":");
        if (u.host()) {
            text.append("//");
            if (u.userinfo()) text.append(partly_encoded(*u.userinfo())).append("@");
            text.append(u.host()->starts_with('[') ? in_random_case(*u.host())
                                                   : in_random_case(partly_encoded(*u.host())));
            if (u.port()) text.append(":").append(*u.port());
        }
        for (char const c : partly_encoded(u.path())) {
            text += c;
            if (c != '/' || !u.path().starts_with('/')) continue;
            if (one_in(8)) text.append(partly_encoded(".")).append("/");
            if (one_in(8)) text.append("x/").append(partly_encoded("..")).append("/");
        }
        if (u.query()) text.append("?").append(partly_encoded(*u.query()));
        if (u.fragment()) text.append("#").append(partly_encoded(*u.fragment()));
        return text;
    }

private:
    bool one_in(unsigned n) { return (seed_ = splitmix64(seed_)) % n == 0; }

    std::string in_random_case(std::string text) {
        for (char& c : text)
            if (consturi::detail::case_bit(c) != 0 && one_in(3)) c = static_cast<char>(c ^ 0x20);
        return text;
    }
    std::string in_random_case(std::string_view text) { return in_random_case(std::string(text)); }
    std::string partly_encoded(std::string_view text) {
        std::string encoded;
        for (std::size_t i = 0; i != text.size(); ++i) {
            char triplet[4];
            std::snprintf(triplet, sizeof triplet, "%%%02X",
                          static_cast<unsigned>(static_cast<unsigned char>(text[i])));
            if (text[i] == '%') {
                encoded += in_random_case(text.substr(i, 3));
                i += 2;
            } else if (matches(rfc3986::unreserved, text.substr(i, 1)) && one_in(8)) {
                encoded += in_random_case(std::string_view(triplet));
            } else {
                encoded += text[i];
            }
        }
        return encoded;
    }

    std::uint64_t seed_;
};

TEST_CASE("different spellings of a real URL have the same normal form") {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::size_t spellings = 0;
    for (std::string line; std::getline(file, line);) {
        auto const url = parse_uri(line);
        if (!url) continue;
        auto const normal = checked_text(normalize(*url));
        for (std::uint64_t seed = 0; seed != 30; ++seed, ++spellings) {
            auto const other = respelling(seed).of(*url);
            INFO(line << " as " << other << ", seed " << seed);
            auto const parsed = parse_uri(other);
            if (!parsed || checked_text(normalize(*parsed)) != normal) FAIL_CHECK("different normal form");
            else if (!equivalent(*parsed, *url) || equivalence_hash<>()(*parsed) != equivalence_hash<>()(*url))
                FAIL_CHECK("not equivalent");
        }
    }
    CHECK(spellings > 100'000);
}
