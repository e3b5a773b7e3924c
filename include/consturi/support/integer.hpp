// Integers: which types are numbers, their decimal digits, and sums of sizes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SUPPORT_INTEGER_HPP
#define CONSTURI_SUPPORT_INTEGER_HPP

#include <consturi/config.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::detail {

/// A number: an integer of at most 64 bits that is neither a truth value nor a character.
template <class Number>
concept number = std::integral<Number> && sizeof(Number) <= 8 && !std::same_as<Number, bool>
                 && !std::same_as<Number, char> && !std::same_as<Number, wchar_t> && !std::same_as<Number, char8_t>
                 && !std::same_as<Number, char16_t> && !std::same_as<Number, char32_t>;

/// The digits of a number, after a minus sign if it is negative.
class decimal {
public:
    static constexpr std::size_t max_size = 20; // of -2^63 and of 2^64 - 1

    template <number Number>
    constexpr explicit decimal(Number number) noexcept {
        bool const is_negative = number < Number{};
        auto left = static_cast<std::uint64_t>(number);
        if (is_negative) left = ~left + 1;
        do chars_[--begin_] = static_cast<char>('0' + left % 10);
        while ((left /= 10) != 0);
        if (is_negative) chars_[--begin_] = '-';
    }

    constexpr std::string_view view() const noexcept [[clang::lifetimebound]] {
        return {chars_ + begin_, max_size - begin_};
    }

private:
    char chars_[max_size]{};
    std::size_t begin_ = max_size;
};

/// The sum of two sizes, or SIZE_MAX if it is larger; no text has that size. On 32-bit targets, the encoded form of a
/// text can be larger than the address space.
constexpr std::size_t saturated_sum(std::size_t a, std::size_t b) noexcept {
    return a < SIZE_MAX - b ? a + b : SIZE_MAX;
}

} // namespace consturi::detail

#endif
