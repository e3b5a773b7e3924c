// Building URIs from data: tables, and random data that is read back.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/builder.hpp"
#include "built_parts.hpp"
#include "exact_copy.hpp"
#include "random.hpp"

#include <algorithm>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// What a builder for data does, with lists instead of a text.
struct model {
    std::optional<std::string> scheme, user, host, port, fragment;
    std::vector<std::string> segments;
    std::optional<std::vector<std::pair<std::string, std::optional<std::string>>>> query;

    void add(std::string const& name, std::optional<std::string> const& value) {
        if (!query) query.emplace();
        query->emplace_back(name, value);
    }
    void set(std::string const& name, std::string const& value) {
        auto const is_named = [&](auto const& parameter) { return parameter.first == name; };
        if (!query || std::none_of(query->begin(), query->end(), is_named)) return add(name, value);
        auto const first = std::find_if(query->begin(), query->end(), is_named);
        first->second = value;
        query->erase(std::remove_if(first + 1, query->end(), is_named), query->end());
    }
    void erase(std::string const& name) {
        if (!query) return;
        query->erase(std::remove_if(query->begin(), query->end(), [&](auto const& it) { return it.first == name; }),
                     query->end());
        if (query->empty()) query.reset();
    }
    void erase_authority() {
        user.reset();
        host.reset();
        port.reset();
    }
    bool is_valid() const {
        bool const is_authority = !host && segments.size() > 1 && segments[0].empty(); // the path begins with `//`
        return !is_authority && !(query && *query == decltype(query)::value_type{{"", std::nullopt}});
    }
    std::string text() const {
        auto const encoded = [](std::string_view data, std::string_view safe) {
            return percent_encode(data, byte_set::of(safe));
        };
        std::string text;
        if (scheme) text += *scheme + ':';
        if (host) text += "//";
        if (user) text += encoded(*user, "!$&'()*+,;=") + '@';
        if (host) text += encoded(*host, "!$&'()*+,;=");
        if (port) text += ':' + *port;
        for (auto const& segment : segments) text += '/' + encoded(segment, "!$&'()*+,=:@");
        std::string_view separator = "?";
        for (auto const& [name, value] : query.value_or(decltype(query)::value_type())) {
            text.append(separator).append(encoded(name, "!$'()*,:@/?"));
            if (value) text += '=' + encoded(*value, "!$'()*,:@/?");
            separator = "&";
        }
        if (fragment) text += '#' + encoded(*fragment, "!$&'()*+,;=:@/?");
        return text;
    }
};

TEST_CASE("after random steps, the text is that of a model") {
    static constexpr std::string_view data[] = {"", "a", "b", "a", "&", "=", "x y", "%41", "/?#", "\xC3\xA4", "+;:@"};
    int valid = 0;
    for (std::uint64_t seed = 0; seed != 10'000; ++seed) {
        uri_builder to;
        model expected;
        for (auto state = seed << 8; state != (seed << 8) + 60; state += 3) {
            std::string const a(data[splitmix64(state + 1) % std::size(data)]);
            std::string const b(data[splitmix64(state + 2) % std::size(data)]);
            switch (splitmix64(state) % 18) {
            case 0: to.scheme("s"), expected.scheme = "s"; break;
            case 1: to.user(a), expected.user = a, expected.host = expected.host.value_or(""); break;
            case 2: to.host("h"), expected.host = "h"; break;
            case 3: to.host("\xC3\xA4.example"), expected.host = "\xC3\xA4.example"; break;
            case 4: to.port(80), expected.port = "80", expected.host = expected.host.value_or(""); break;
            case 5: to.segment(a), expected.segments.push_back(a); break;
            case 6: to.query(a, b), expected.add(a, b); break;
            case 7: to.query(a), expected.add(a, std::nullopt); break;
            case 8: to.set_query(a, b), expected.set(a, b); break;
            case 9: to.erase_query(a), expected.erase(a); break;
            case 10: to.fragment(a), expected.fragment = a; break;
            case 11: to.without_scheme(), expected.scheme.reset(); break;
            case 12: to.without_userinfo(), expected.user.reset(); break;
            case 13: to.without_host(), expected.erase_authority(); break;
            case 14: to.without_port(), expected.port.reset(); break;
            case 15: to.without_path(), expected.segments.clear(); break;
            case 16: to.without_query(), expected.query.reset(); break;
            case 17: to.without_fragment(), expected.fragment.reset(); break;
            }
            auto const built = to.build_reference();
            valid += built.has_value();
            if (built.has_value() != expected.is_valid()
                || (built && (built->text() != expected.text() || parse_uri_reference(built->text()) != *built)))
                FAIL_CHECK("seed " << seed << ": " << expected.text()
                                   << "; built: " << (built ? built->text() : built.error().rule()));
        }
    }
    CHECK(valid > 100'000);
}

TEST_CASE("a builder that was moved from is empty") {
    uri_builder from;
    from.scheme("https").host(std::string(300, 'h')).segment("").query("q");
    uri_builder to(std::move(from));
    CHECK(from.build_reference() == uri_reference()); // NOLINT(bugprone-use-after-move)
    CHECK(from.scheme("s").segment("a").query("b").build() == "s:/a?b"_uri);
    from = std::move(to);
    CHECK(from.build().value().str() == "https://" + std::string(300, 'h') + "/?q");
    CHECK(to.build_reference() == uri_reference()); // NOLINT(bugprone-use-after-move)
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
            if (!built && built.error().code() == mistake::text_over_capacity) first = built.error();
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

TEST_CASE("a builder grows to any size, and can be copied, moved and assigned at each") {
    for (std::size_t size = 0; size < 600; size += size < 230 || size > 260 ? 30 : 1) {
        std::string const name(size, 'a'), text = "s://h/" + name;
        uri_builder builder;
        builder.scheme("s").host("h").segment(name);
        auto const copy = builder;
        auto moved = std::move(builder);
        builder = copy;
        builder.query(name, name).fragment("f");
        INFO(size);
        CHECK(copy.build().value().str() == text);
        CHECK(moved.build().value().str() == text);
        CHECK(builder.build().value().str() == text + "?" + name + "=" + name + "#f");
        moved = std::move(builder);
        CHECK(moved.build().value().str() == text + "?" + name + "=" + name + "#f");
        CHECK(moved.without_query().without_fragment().build().value().str() == text);
    }
}
