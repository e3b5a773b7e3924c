// Building URIs from data: tables, and random data that is read back.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/builder.hpp"
#include "built_parts.hpp"
#include "exact_copy.hpp"
#include "random.hpp"

#include <fstream>
#include <optional>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;

TEST_CASE("data is encoded with the set of its component, and the parts are a valid reference") {
    check_all(built_from_data);
}
TEST_CASE("data that cannot be a part of a URI is rejected with the part and the position") {
    check_all(rejected_data);
}

/// Any bytes; half of them are those that mean something in a URI.
static std::string random_bytes(std::uint64_t& state) {
    constexpr std::string_view special = ":/?#[]@!$&'()*+,;=%.~-_ a0\0\xC3\xBC\xFF";
    auto const below = [&](std::uint64_t n) { return splitmix64(state++) % n; };
    std::string text(below(8), '\0');
    for (auto& c : text) c = below(2) == 0 ? special[below(special.size())] : static_cast<char>(below(256));
    return text;
}

TEST_CASE("a URI is built from any data, and its decoded parts are the data, or there is an error") {
    int count = 0;
    for (std::uint64_t seed = 0; seed != 20'000; ++seed) {
        auto state = seed << 8;
        parts_of_uri parts;
        for (auto* const text : {&parts.user, &parts.password, &parts.host, &parts.fragment})
            *text = random_bytes(state);
        if (splitmix64(state++) % 2 == 0) parts.host = "example.com";
        parts.port = static_cast<std::uint32_t>(splitmix64(state++) % 70'000);
        for (auto n = splitmix64(state++) % 3 + 1; n != 0; --n) parts.segments.push_back(random_bytes(state));
        for (auto n = splitmix64(state++) % 3; n != 0; --n) {
            parts.query.emplace_back(random_bytes(state), std::nullopt);
            if (splitmix64(state++) % 2 == 0) parts.query.back().second = random_bytes(state);
        }
        auto const built = built_from(parts);
        count += built.has_value();
        INFO("seed " << seed);
        if (!is_built_or_rejected(parts, built)) FAIL_CHECK((built ? built->text() : built.error().rule()));
    }
    CHECK(count > 5000);
}

TEST_CASE("after an error, a builder changes nothing and returns the error") {
    using builder = static_uri_builder<12>;
    static constexpr void (*steps[])(builder&, std::string_view) = {
        [](builder& to, std::string_view text) { to.scheme(text); },
        [](builder& to, std::string_view text) { to.user(text); },
        [](builder& to, std::string_view text) { to.user(text, text); },
        [](builder& to, std::string_view text) { to.host(text); },
        [](builder& to, std::string_view) { to.port(80); },
        [](builder& to, std::string_view text) { to.segment(text); },
        [](builder& to, std::string_view text) { to.query(text); },
        [](builder& to, std::string_view text) { to.query(text, text); },
        [](builder& to, std::string_view text) { to.set_query(text, text); },
        [](builder& to, std::string_view text) { to.erase_query(text); },
        [](builder& to, std::string_view text) { to.fragment(text); },
        [](builder& to, std::string_view text) { to.encoded_path(text); },
        [](builder& to, std::string_view) { to.without_host(); },
        [](builder& to, std::string_view) { to.without_query(); }};
    int errors = 0;
    for (std::uint64_t seed = 0; seed != 20'000; ++seed) {
        builder to;
        std::optional<parse_error> first;
        for (auto state = seed << 8; state != (seed << 8) + 30; state += 2) {
            steps[splitmix64(state) % std::size(steps)](to,
                                                        std::string_view("abcdefg").substr(splitmix64(state + 1) % 7));
            auto const built = to.build_reference();
            if (built && !is_uri_reference(built->text())) FAIL_CHECK(built->text());
            if (first && (built || built.error() != *first)) FAIL_CHECK("another error");
            if (!built && built.error().message() == detail::message_of(detail::mistake::text_over_capacity))
                first = built.error();
        }
        errors += first.has_value();
    }
    CHECK((errors > 1000 && errors < 20'000));
}

TEST_CASE("a real URL is rebuilt from its components") {
    std::ifstream urls(CONSTURI_REAL_URLS);
    int count = 0;
    for (std::string line; std::getline(urls, line); ++count) {
        auto const u = *parse_uri(line);
        if (rebuilt<uri_builder>(u) != u || uri_builder(u).build() != u) FAIL_CHECK(line);
    }
    CHECK(count > 3000);
}
