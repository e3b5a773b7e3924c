// byte_masks: which bytes of a block are in sets, by each instruction set that this machine has.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "guarded_page.hpp"
#include "random.hpp"

#include <consturi/rfc/rfc3986.hpp>
#include <consturi/text/byte_masks.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

using namespace consturi;

namespace {

struct sets_of_grammar {
    static constexpr byte_set sets[] = {rfc3986::pchar.analysis.first,
                                        rfc3986::HEXDIG.analysis.first,
                                        byte_set::of(":"),
                                        byte_set::of("~"),
                                        rfc3986::sub_delims.analysis.first,
                                        byte_set::of("az"),
                                        byte_set::of("?@"),
                                        rfc3986::gen_delims.analysis.first};
};
struct sets_at_limits {
    static constexpr byte_set sets[] = {byte_set::range(1, 0x7F), byte_set::range(0x7F, 0x7F),
                                        byte_set::range(1, 1),    byte_set::range(1, 0x7E) - byte_set::of("a"),
                                        byte_set::range(1, 0x3F), byte_set::range(0x40, 0x7F)};
};

template <class Sets>
bool is_right(std::string_view block) {
    detail::byte_masks<Sets> expected;
    for (std::size_t i = 0; i != block.size(); ++i)
        for (std::size_t set = 0; set != std::size(Sets::sets); ++set)
            if (Sets::sets[set].contains(static_cast<detail::byte>(block[i])))
                expected.of[set] |= std::uint64_t{1} << i;
    bool right = true;
    auto const check = [&](detail::byte_masks<Sets> const& found) {
        for (std::size_t set = 0; set != std::size(Sets::sets); ++set) right &= found[set] == expected[set];
    };
    auto const size = static_cast<unsigned>(block.size());
    using instruction_set = detail::instruction_set;
    check(detail::masks_of<instruction_set, Sets>(block.data(), size));
    check(detail::masks_of_any_machine<instruction_set, Sets>(block.data(), size));
    check(detail::masks_by_table<Sets>(block.data(), size));
#if defined(__x86_64__) && defined(__SSE2__)
    if (detail::avx2::is_supported()) check(detail::avx2::masks<instruction_set, Sets>(block.data(), size));
    if (detail::avx512::is_supported()) check(detail::avx512::masks<instruction_set, Sets>(block.data(), size));
#endif
    return right;
}

} // namespace

TEST_CASE("masks of blocks of each size, with each byte value at each position") {
    std::size_t wrong = 0;
    for (std::size_t size = 1; size <= detail::block_size; ++size)
        for (std::size_t first = 0; first != 256; ++first) {
            std::string block;
            for (std::size_t i = 0; i != size; ++i) block += static_cast<char>(first + 37 * i);
            wrong += !is_right<sets_of_grammar>(block);
            wrong += !is_right<sets_at_limits>(block);
        }
    CHECK(wrong == 0);
}

TEST_CASE("masks of blocks at each alignment: no byte outside is part of a mask") {
    std::size_t wrong = 0;
    std::string text;
    for (std::uint64_t i = 0; i != 128; ++i) text += static_cast<char>(splitmix64(i) % 128);
    for (std::size_t begin = 0; begin != 64; ++begin)
        for (std::size_t size = 1; size <= detail::block_size; ++size)
            wrong += !is_right<sets_of_grammar>(std::string_view(text).substr(begin, size));
    CHECK(wrong == 0);
}

TEST_CASE("masks of blocks: no byte outside is read") {
    guarded_page const page;
    std::size_t wrong = 0;
    for (std::size_t size = 1; size <= detail::block_size; ++size)
        page.with_copies_of(std::string(size, ':'),
                            [&](std::string_view copy) { wrong += !is_right<sets_of_grammar>(copy); });
    CHECK(wrong == 0);
}
