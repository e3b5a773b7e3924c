// All small URI references over an alphabet of words, and bases to resolve them against.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_OPERATIONS_SMALL_REFERENCES_HPP
#define CONSTURI_RUNTIME_TESTS_OPERATIONS_SMALL_REFERENCES_HPP

#include "cases/written.hpp"
#include "catch.hpp"

#include <consturi/uri/parse.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// The parsed `text`, which must be a reference.
inline consturi::uri_reference_view reference(std::string const& text) {
    auto const parsed = consturi::parse_uri_reference(text);
    REQUIRE(parsed);
    return *parsed;
}

/// The text of a result, whose components must be those that the parser finds.
template <class Made>
std::string checked_text(Made const& made) {
    if (!cases::equals_parsed(std::optional(made), made.text())) FAIL_CHECK(made.text());
    return made.str();
}

/// All URI references of up to `size` words. The default words have a byte of each kind that operations distinguish.
inline std::vector<std::string> small_references(std::size_t size, std::vector<std::string> const& words = {
                                                                       "/", ".", ":", "a", "?", "#"}) {
    std::vector<std::string> all, longest{""};
    for (;; --size) {
        for (auto const& text : longest)
            if (consturi::is_uri_reference(text)) all.push_back(text);
        if (size == 0) return all;
        std::vector<std::string> longer;
        for (auto const& text : longest)
            for (auto const& word : words) longer.push_back(text + word);
        longest = std::move(longer);
    }
}

/// URIs with each kind of authority, path and query, as bases.
inline constexpr char const* bases[] = {
    "a:",
    "a:a",
    "a:a/a",
    "a:a/a/",
    "a:a/../a",
    "a:.//a",
    "a:a//",
    "a:/",
    "a:/a",
    "a:/a/a",
    "a:/a/",
    "a:/.//a",
    "a:/a/a/a/a/a",
    "a:a/a/a/a/a",
    "a://",
    "a://a",
    "a://a/",
    "a://a/a",
    "a://a//",
    "a://a//a",
    "a://a/a/a/a",
    "a://a/a/../a",
    "a:?a",
    "a://a?a",
    "a://a/a/?a",
    "a://a/a:a/a",
    "a:a#a",
    "ws://a:80",
    "ws://a:/?a",
    "file:/.//a",
    "file://localhost/a",
};

#endif
