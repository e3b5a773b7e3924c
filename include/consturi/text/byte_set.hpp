// Sets of bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BYTE_SET_HPP
#define CONSTURI_TEXT_BYTE_SET_HPP

#include <consturi/config.hpp>

#include <cstdint>
#include <string_view>

namespace consturi {

namespace detail {
using byte = unsigned char;
}

/// A set of byte values.
///
///     constexpr auto sign = byte_set::of("+-");
///     static_assert(sign.contains('+') && !sign.contains('0'));
struct [[nodiscard]] byte_set {
    std::uint64_t words[4]{}; // public, because a template argument requires it

    /// The bytes from `low` to `high`, both included.
    static constexpr byte_set range(detail::byte low, detail::byte high) noexcept {
        byte_set set;
        for (unsigned i = low >> 6; i <= high >> 6; ++i) set.words[i] = ~std::uint64_t{0};
        set.words[low >> 6] &= ~std::uint64_t{0} << (low & 63);
        set.words[high >> 6] &= ~std::uint64_t{0} >> (63 - (high & 63));
        return set;
    }
    /// The bytes that occur in `text`.
    static constexpr byte_set of(std::string_view text) noexcept {
        byte_set set;
        for (char const c : text) set.insert(static_cast<detail::byte>(c));
        return set;
    }

    constexpr void insert(detail::byte c) noexcept { words[c >> 6] |= std::uint64_t{1} << (c & 63); }
    [[nodiscard]] constexpr bool contains(detail::byte c) const noexcept {
        return (words[c >> 6] >> (c & 63) & 1) != 0;
    }
    [[nodiscard]] constexpr bool empty() const noexcept { return (words[0] | words[1] | words[2] | words[3]) == 0; }

    /// Union.
    friend constexpr byte_set operator|(byte_set const& a, byte_set const& b) noexcept {
        return {{a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2], a.words[3] | b.words[3]}};
    }
    /// Intersection.
    friend constexpr byte_set operator&(byte_set const& a, byte_set const& b) noexcept {
        return {{a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2], a.words[3] & b.words[3]}};
    }
    /// Difference.
    friend constexpr byte_set operator-(byte_set const& a, byte_set const& b) noexcept {
        return {
            {a.words[0] & ~b.words[0], a.words[1] & ~b.words[1], a.words[2] & ~b.words[2], a.words[3] & ~b.words[3]}};
    }
    /// Whether both have a byte in common. (Written out: the compiler calls this more often than any other function of
    /// this header.)
    [[nodiscard]] constexpr bool intersects(byte_set const& other) const noexcept {
        return ((words[0] & other.words[0]) | (words[1] & other.words[1]) | (words[2] & other.words[2])
                | (words[3] & other.words[3]))
               != 0;
    }
    [[nodiscard]] friend constexpr bool operator==(byte_set const& a, byte_set const& b) noexcept {
        return a.words[0] == b.words[0] && a.words[1] == b.words[1] && a.words[2] == b.words[2]
               && a.words[3] == b.words[3];
    }
    constexpr byte_set& operator|=(byte_set const& other) noexcept { return *this = *this | other; }
};

} // namespace consturi

#endif
