// byte_scan: the end of a run of bytes of a set, for all lengths, positions and byte values.
//
// Distributed under the Boost Software License, Version 1.0.
#include "exact_copy.hpp"
#include "guarded_page.hpp"

#include <consturi/rfc/rfc3986.hpp>
#include <consturi/text/byte_scan.hpp>

#include <cstddef>
#include <string>
#include <string_view>

/// Whether the run that begins at `from` ends where a simple loop ends.
static bool ends_right(consturi::byte_set const& set, std::string_view text, std::size_t from) {
    auto expected = from;
    while (expected != text.size() && set.contains(static_cast<unsigned char>(text[expected]))) ++expected;
    auto const first = text.data(), last = first + text.size();
    namespace detail = consturi::detail;
    return detail::skip<detail::instruction_set>(detail::scan_table::of(set), first + from, first, last)
           == first + expected;
}

static void check_runs(consturi::byte_set const& set, char member) {
    bool right = true;
    for (std::size_t size = 0; size != 37; ++size) {
        for (std::size_t from = 0; from <= size; ++from) {
            right &= ends_right(set, exact_copy(std::string(size, member)), from);
            for (std::size_t at = 0; at != size; ++at) {
                std::string text(size, member);
                text[at] = static_cast<char>(set.contains(0) ? 0xFF : 0); // outside the set
                right &= ends_right(set, exact_copy(text), from);
            }
        }
        for (std::size_t at = 0; at != size; ++at)
            for (int byte = 0; byte != 256; ++byte) {
                std::string text(size, member);
                text[at] = static_cast<char>(byte);
                right &= ends_right(set, exact_copy(text), 0);
            }
    }
    CHECK(right);
}

TEST_CASE("a run of bytes ends before the first byte outside the set, or at the end of the text") {
    namespace rfc = consturi::rfc3986;
    check_runs(rfc::unreserved.analysis.first, 'a');
    check_runs(rfc::DIGIT.analysis.first, '9');
    check_runs(consturi::byte_set::range(0x00, 0x7F), '\x7F');
    check_runs(consturi::byte_set::range(0x80, 0xFF), '\xFF'); // not ASCII
    check_runs(consturi::byte_set::range(0x01, 0xFE), ' ');
}

TEST_CASE("each byte is distinguished from all others, alone inside or alone outside the set") {
    std::size_t wrong = 0;
    for (unsigned b = 0; b != 256; ++b) {
        auto const only = consturi::byte_set::range(static_cast<unsigned char>(b), static_cast<unsigned char>(b));
        auto const all_but = consturi::byte_set::range(0x00, 0xFF) - only,
                   ascii_but = consturi::byte_set::range(0x00, 0x7F) - only;
        for (int other = 0; other != 256; ++other) {
            std::string text(16, static_cast<char>(b));
            text[7] = static_cast<char>(other);
            wrong += !ends_right(only, text, 0);
            for (char& c : text) c = static_cast<char>(b ^ 1);
            text[7] = static_cast<char>(other);
            wrong += !ends_right(all_but, text, 0) + !ends_right(ascii_but, text, 0)
                     + !ends_right(ascii_but | only, text, 0);
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("no byte outside the text is read, whether the text is shorter or longer than a vector") {
    guarded_page const page;
    bool right = true;
    for (std::size_t size = 0; size != 37; ++size)
        for (std::size_t from = 0; from <= size; ++from)
            page.with_copies_of(std::string(size, 'a'), [&](std::string_view copy) {
                right &= ends_right(consturi::rfc3986::unreserved.analysis.first, copy, from);
            });
    CHECK(right);
}
