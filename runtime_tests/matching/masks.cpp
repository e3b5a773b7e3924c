// Matching by masks: whatever the masks decide, the templates of the matcher decide, too.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "exact_copy.hpp"
#include "guarded_page.hpp"
#include "mutated_uris.hpp"
#include "random.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/matching/masks.hpp>
#include <consturi/syntax/rfc3986.hpp>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>

using namespace consturi;
using detail::components;
using detail::mask_match;

// Instruction sets other than the best one.
namespace {
struct any_machine {};
struct table_only {};
struct avx2_only {};
} // namespace
namespace consturi::detail {
#define CONSTURI_MASKS(sets)                                                                                           \
    template <>                                                                                                        \
    byte_masks<sets> masks_of<any_machine, sets>(char const* block, unsigned size) noexcept {                          \
        return masks_of_any_machine<instruction_set, sets>(block, size);                                               \
    }                                                                                                                  \
    template <>                                                                                                        \
    byte_masks<sets> masks_of<table_only, sets>(char const* block, unsigned size) noexcept {                           \
        return masks_by_table<sets>(block, size);                                                                      \
    }                                                                                                                  \
    CONSTURI_AVX2_MASKS(sets)
#if defined(__x86_64__) && defined(__SSE2__)
#define CONSTURI_AVX2_MASKS(sets)                                                                                      \
    template <>                                                                                                        \
    byte_masks<sets> masks_of<avx2_only, sets>(char const* block, unsigned size) noexcept {                            \
        return avx2::masks<instruction_set, sets>(block, size);                                                        \
    }
static bool const has_avx2 = avx2::is_supported();
#else
#define CONSTURI_AVX2_MASKS(sets)
static bool const has_avx2 = false;
#endif
CONSTURI_MASKS(common_masks)
CONSTURI_MASKS(special_masks)
} // namespace consturi::detail

namespace {

template <class InstructionSet>
bool agrees(std::string_view text, bool matches, components const& expected) {
    components found;
    auto const match = detail::match_by_masks<InstructionSet>(text, found);
    if (match == mask_match::unknown) return found == components();
    return (match == mask_match::yes) == matches && (!matches || found == expected);
}

bool agree(std::string_view text) {
    components expected;
    bool const matches =
        abnf::detail::match_captures<rfc3986::syntax::captures>(rfc3986::URI_reference, text, expected);
    bool const right = agrees<detail::instruction_set>(text, matches, expected)
                       && agrees<any_machine>(text, matches, expected) && agrees<table_only>(text, matches, expected);
#if defined(__x86_64__) && defined(__SSE2__)
    if (detail::has_avx2) return right && agrees<avx2_only>(text, matches, expected);
#endif
    return right;
}

bool is_unknown(std::string_view text) {
    components at;
    return detail::match_by_masks<detail::instruction_set>(text, at) == mask_match::unknown;
}

/// Calls f with each string of `size` characters.
template <class F>
void for_each_string(std::string_view characters, std::size_t size, F const& f) {
    std::string text(size, characters.front());
    std::string digits(size, '\0');
    for (;;) {
        f(text);
        std::size_t i = 0;
        for (; i != size && static_cast<std::size_t>(++digits[i]) == characters.size(); ++i) digits[i] = '\0';
        if (i == size) return;
        for (std::size_t j = 0; j <= i; ++j) text[j] = characters[static_cast<std::size_t>(digits[j])];
    }
}

} // namespace

TEST_CASE("masks and templates agree on mutated URIs") {
    for_each_mutated_uri(50'000, [](std::string_view text) {
        INFO(text);
        CHECK(agree(text));
    });
}

TEST_CASE("masks and templates agree on all texts of five characters that have a meaning") {
    std::size_t wrong = 0;
    for (std::size_t size = 0; size != 6; ++size)
        for_each_string("a1:/?#@[]%", size, [&](std::string const& text) {
            wrong += !agree(text);
            wrong += !agree("//" + text);
        });
    CHECK(wrong == 0);
}

TEST_CASE("masks and templates agree on delimiters before, at and after the ends of blocks") {
    for (std::string const head : {"", "s:", "s://", "//", "s://u@", "s://h:", "s://h/", "s://h?", "#", "s://u%41"})
        for (std::string const delimiter : {"", ":", "/", "?", "#", "@", "%41", "%4", "%", "%4g", "[", "[::1]", "//",
                                            "://h", "?#", "#?", "\xC3", " ", "_"})
            for (std::string const tail : {"", "/b?c#d", ":80", "@", "%"})
                for (std::size_t size = 0; size <= 200; ++size)
                    for (char const filler : {'a', '1'}) {
                        auto const text = head + std::string(size, filler) + delimiter + tail;
                        if (agree(text)) continue;
                        INFO(text);
                        CHECK(false);
                    }
}

TEST_CASE("masks and templates agree on all sequences of digits and colons in brackets, and on what looks like IPv6") {
    std::size_t wrong = 0;
    for (std::size_t size = 0; size <= 16; ++size)
        for_each_string("1:", size, [&](std::string const& text) {
            auto const reference = "//[" + text + "]";
            wrong += !agree(reference) || (matches(rfc3986::IPv6address, text) && is_unknown(reference));
        });
    std::string_view const parts[] = {"1",  "abc", "FFFF",    "12345", ":", ":",   ":",
                                      "::", "g",   "1.2.3.4", "[",     "]", "v1.", "%25"};
    for (std::uint64_t seed = 0; seed != 50'000; ++seed) {
        auto random = splitmix64(seed);
        auto const pick = [&](std::size_t size) { return (random = splitmix64(random)) % size; };
        std::string text(pick(2) == 0 ? "s://" : "//u:@");
        for (text += '['; pick(20) != 0;) text += parts[pick(std::size(parts))];
        text += ']';
        if (pick(2) == 0) text += pick(2) == 0 ? ":1" : "/:]";
        wrong += !agree(text);
    }
    CHECK(wrong == 0);
}

TEST_CASE("masks decide real URLs, relative references and IPv6 addresses") {
    std::ifstream file(CONSTURI_REAL_URLS);
    for (std::string line; std::getline(file, line);) {
        INFO(line);
        CHECK(!is_unknown(line));
    }
    std::string const longer(64, 'a');
    for (auto const& text : {std::string(), std::string("#"), std::string("a b"), "/" + longer, "urn:" + longer,
                             "//h/" + longer, "s://[::1]/?" + longer + "#" + longer, "//u@" + longer + ":80",
                             longer + "://h", std::string("//[1:2:3:4:5:6:7:8]"), "?" + longer}) {
        INFO(text);
        CHECK(!is_unknown(text));
    }
    CHECK(is_unknown("//" + longer + "@[::1]"));
    CHECK(is_unknown("//[::1.2.3.4]"));
}

TEST_CASE("masks: no byte outside of a text of up to 200 bytes is read") {
    guarded_page const page;
    for (std::size_t size = 0; size <= 200; ++size)
        for (std::string const tail : {"", ":", ":/", "://", "://u@", "%", "%4"})
            page.with_copies_of(std::string(size, 'a') + tail, [&](std::string_view copy) { CHECK(agree(copy)); });
}
