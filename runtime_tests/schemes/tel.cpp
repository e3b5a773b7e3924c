// tel_uri_view, compared with a hand-written reading of the grammar (RFC 3966 3, errata 203 and 4376) on random texts.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "random.hpp"

#include <consturi/schemes/tel.hpp>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using text = std::string_view;

bool has_only(text s, text others, int (*is)(int)) {
    return std::ranges::all_of(
        s, [=](unsigned char c) { return is(c) != 0 || others.find(static_cast<char>(c)) != s.npos; });
}
bool has_one(text s, text others, int (*is)(int)) {
    return std::ranges::any_of(
        s, [=](unsigned char c) { return is(c) != 0 || others.find(static_cast<char>(c)) != s.npos; });
}

bool is_global_number(text s) {
    return s.starts_with('+') && has_only(s.substr(1), "-.()", std::isdigit) && has_one(s, "", std::isdigit);
}
// '#' is a digit of local numbers; in a URI, it begins a fragment.
bool is_local_number(text s) { return has_only(s, "*-.()", std::isxdigit) && has_one(s, "*", std::isxdigit); }

std::vector<text> split(text s, char at) {
    std::vector<text> parts;
    for (std::size_t end; (end = s.find(at)) != s.npos; s.remove_prefix(end + 1)) parts.push_back(s.substr(0, end));
    parts.push_back(s);
    return parts;
}

bool is_domain_name(text s) {
    if (s.ends_with('.')) s.remove_suffix(1);
    auto const labels = split(s, '.');
    return std::ranges::all_of(labels,
                               [](text label) {
                                   return !label.empty() && has_only(label, "-", std::isalnum) && label.front() != '-'
                                          && label.back() != '-';
                               })
           && std::isalpha(static_cast<unsigned char>(labels.back().front()));
}

bool is_value(text s) {
    if (s.empty()) return false;
    for (std::size_t i = 0; i != s.size(); ++i)
        if (s[i] == '%') {
            if (s.size() - i < 3 || !has_only(s.substr(i + 1, 2), "", std::isxdigit)) return false;
        } else if (!has_only(s.substr(i, 1), "/:&+$-_.!~*'()",
                             std::isalnum)) { // without the brackets: they are not in URIs
            return false;
        }
    return true;
}

/// The parameters by their names in small letters, if the text is a tel URI. "" is the number.
std::optional<std::map<std::string, std::optional<text>>> read(text s) {
    std::map<std::string, std::optional<text>> found;
    auto const small = [](text name) {
        std::string lower(name);
        for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return lower;
    };
    if (small(s.substr(0, 4)) != "tel:") return std::nullopt;
    auto const parts = split(s.substr(4), ';');
    found[""] = parts[0];
    std::string last; // of those without a place of their own
    for (std::size_t i = 1; i != parts.size(); ++i) {
        auto const equals = parts[i].find('=');
        auto const name = small(parts[i].substr(0, equals));
        auto const value = equals == text::npos ? std::nullopt : std::optional(parts[i].substr(equals + 1));
        if (name.empty() || !has_only(name, "-", std::isalnum) || (value && !is_value(*value))) return std::nullopt;
        if (name == "isub" && !value) return std::nullopt;
        if (name == "ext" && (!value || !has_only(*value, "-.()", std::isdigit))) return std::nullopt;
        if (name == "phone-context" && (!value || (!is_global_number(*value) && !is_domain_name(*value))))
            return std::nullopt;
        if (!found.emplace(name, value).second) return std::nullopt;
        if (name == "isub" || name == "ext" || name == "phone-context") {
            if (!last.empty() || (name != "phone-context" && found.contains("phone-context"))) return std::nullopt;
        } else {
            if (name < last) return std::nullopt;
            last = name;
        }
    }
    bool const has_context = found.contains("phone-context");
    if (has_context ? !is_local_number(parts[0]) : !is_global_number(parts[0])) return std::nullopt;
    return found;
}

} // namespace

TEST_CASE("RFC 3966: random texts are tel URIs as a hand-written reading of the grammar says") {
    constexpr text numbers[] = {"+1-201", "+(49)", "+1.2.", "+0", "7042", "*1", "*a-F",
                                "0",      "+",     "-",     "",   "1a",   "1#", "%31"};
    constexpr text first[] = {"ext=7", "EXT=1-2", "isub=a%20b"};
    constexpr text parameters[] = {"a", "b=:/&", "A=1", "c-1", "npdi", "RN=+1", "ext=7"};
    constexpr text contexts[] = {"phone-context=h.x", "Phone-Context=+1", "PHONE-CONTEXT=a-b.c.", "phone-context=1.a"};
    constexpr text wrong[] = {"ext",
                              "ext=a",
                              "ext=",
                              "isub",
                              "phone-context=1.2",
                              "phone-context=a-.b",
                              "phone-context=a..b",
                              "phone-context",
                              "",
                              "=",
                              "a=",
                              "x=y=z"};
    constexpr text pieces[] = {"-", ".", "+", ";", "=", "1", "a", "%", "%20", "(",
                               "#", "?", "/", "*", "_", "[", "@", ",", "é",   " "};
    std::uint64_t seed = 47;
    auto const below = [&](std::size_t n) { return static_cast<std::size_t>(splitmix64(seed++) % n); };
    auto const any = [&](auto const& words) { return words[below(std::size(words))]; };

    std::size_t valid = 0;
    for (int n = 0; n != 10'000; ++n) {
        std::string s = below(20) == 0 ? "Tel:" : "tel:";
        s += any(numbers);
        bool const is_in_order = below(4) != 0;
        auto const append_context = [&] {
            if (s[4] == '+' ? below(20) == 0 : below(20) != 0) s.append(1, ';').append(any(contexts));
        };
        for (auto left = below(2); left != 0; --left) s.append(1, ';').append(any(first));
        if (is_in_order) append_context();
        for (auto left = below(3); left != 0; --left) s.append(1, ';').append(any(parameters));
        if (!is_in_order) append_context();
        if (below(8) == 0) s.append(1, ';').append(any(wrong));
        if (below(3) == 0) s.replace(below(s.size() + 1), below(2), any(pieces));
        INFO(s);
        auto const parsed = consturi::tel_uri_view::parse(s);
        auto const wanted = read(s);
        REQUIRE(parsed.has_value() == wanted.has_value());
        if (!parsed) continue;
        ++valid;
        auto found = *wanted;
        CHECK(parsed->number() == found[""]);
        CHECK(parsed->context() == found["phone-context"]);
        CHECK(parsed->extension() == found["ext"]);
        CHECK(parsed->isdn_subaddress() == found["isub"]);
    }
    CHECK(valid > 2'000);
}

TEST_CASE("RFC 3966 3: a tel URI has any number of parameters, in the order of their names") {
    std::string s = "tel:+1";
    for (int n = 10'000; n != 20'000; ++n) s.append(";a").append(std::to_string(n));
    CHECK(consturi::tel_uri_view::parse(s));
    auto const size = s.size();
    s += ";A10000";
    REQUIRE(!consturi::tel_uri_view::parse(s));
    CHECK(consturi::tel_uri_view::parse(s).error().position() == size + 1);
}
