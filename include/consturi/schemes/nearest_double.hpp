// The double that is nearest to a decimal number, and the shortest decimal number of a double.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_NEAREST_DOUBLE_HPP
#define CONSTURI_SCHEMES_NEAREST_DOUBLE_HPP

#include <consturi/config.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace consturi::detail {

/// A natural number below 2^4608, in words of 32 bits, of which the first is the lowest.
class big_natural {
public:
    constexpr void multiply_and_add(std::uint32_t factor, std::uint32_t summand) noexcept {
        std::uint64_t carry = summand;
        for (std::size_t i = 0; i != used_; ++i) {
            carry += std::uint64_t{words_[i]} * factor;
            words_[i] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        if (carry != 0) words_[used_++] = static_cast<std::uint32_t>(carry);
    }
    constexpr void shift_left(unsigned bits) noexcept {
        for (; bits >= 31; bits -= 31) multiply_and_add(std::uint32_t{1} << 31, 0);
        multiply_and_add(std::uint32_t{1} << bits, 0);
    }
    constexpr int width() const noexcept {
        return used_ == 0 ? 0 : static_cast<int>(used_ * 32) - std::countl_zero(words_[used_ - 1]);
    }
    /// Subtracts `other`, if it is not greater. Returns whether it did.
    constexpr bool subtract(big_natural const& other) noexcept {
        if (is_less_than(other)) return false;
        std::uint64_t borrowed = 0;
        for (std::size_t i = 0; i != used_; ++i) {
            auto const difference = std::uint64_t{words_[i]} - (i < other.used_ ? other.words_[i] : 0U) - borrowed;
            words_[i] = static_cast<std::uint32_t>(difference);
            borrowed = difference >> 63;
        }
        while (used_ != 0 && words_[used_ - 1] == 0) --used_;
        return true;
    }
    constexpr bool is_less_than(big_natural const& other) const noexcept {
        if (used_ != other.used_) return used_ < other.used_;
        for (auto i = used_; i-- != 0;)
            if (words_[i] != other.words_[i]) return words_[i] < other.words_[i];
        return false;
    }

private:
    std::uint32_t words_[144]{};
    std::size_t used_ = 0;
};

/// `digits` times 10 to the power of `exponent`, rounded to the nearest double, and to the even one of two. `rest` says
/// whether the number is a little greater. There are 800 digits at most, of which the first is not 0.
constexpr double nearest_double(std::string_view digits, std::int64_t exponent, bool rest) noexcept {
    auto const order = static_cast<std::int64_t>(digits.size()) + exponent;
    if (order > 310) return std::numeric_limits<double>::infinity();
    if (order < -330) return 0;
    big_natural dividend, divisor;
    for (char const digit : digits) dividend.multiply_and_add(10, static_cast<std::uint32_t>(digit - '0'));
    divisor.multiply_and_add(1, 1);
    for (auto e = exponent; e > 0; --e) dividend.multiply_and_add(10, 0);
    for (auto e = exponent; e < 0; ++e) divisor.multiply_and_add(10, 0);

    // The number is between 2^(power - 1) and 2^(power + 1). The quotient has 64 bits, perhaps with a zero before it.
    auto power = dividend.width() - divisor.width();
    if (power < 0) dividend.shift_left(static_cast<unsigned>(-power));
    else divisor.shift_left(static_cast<unsigned>(power));
    std::uint64_t quotient = 0;
    for (int bit = 0; bit != 64; ++bit) {
        quotient = quotient << 1 | (dividend.subtract(divisor) ? 1 : 0);
        dividend.shift_left(1);
    }
    rest |= dividend.width() != 0;
    constexpr auto highest_bit = std::uint64_t{1} << 63;
    if (quotient < highest_bit) {
        quotient <<= 1;
        --power;
    }

    bool const is_subnormal = power < -1022;
    auto const kept = is_subnormal ? 53 - (-1022 - power) : 53; // bits of the mantissa
    if (kept < 0) return 0;
    auto mantissa = kept == 0 ? 0 : quotient >> (64 - kept);
    auto const lost = quotient << kept;
    if (lost > highest_bit || (lost == highest_bit && (rest || (mantissa & 1) != 0))) ++mantissa;
    // The highest bit of the mantissa, also one that is carried into it, adds 1 to the exponent.
    auto const bits = (is_subnormal ? 0 : static_cast<std::uint64_t>(power + 1022) << 52) + mantissa;
    constexpr auto infinity = std::uint64_t{0x7FF} << 52;
    return std::bit_cast<double>(bits < infinity ? bits : infinity);
}

/// The double that is nearest to a decimal number: digits, and perhaps '.' and digits after it, and '-' before all.
constexpr double nearest_double(std::string_view number) noexcept {
    char digits[800]{};
    std::size_t size = 0;
    std::int64_t exponent = 0;
    bool is_negative = false, is_after_point = false, rest = false;
    for (char const c : number) {
        if (c == '-') is_negative = true;
        else if (c == '.') is_after_point = true;
        else if (size == 0 && c == '0') exponent -= is_after_point; // a zero before the first digit
        else if (size != sizeof digits) {
            digits[size++] = c;
            exponent -= is_after_point;
        } else {
            rest |= c != '0';
            exponent += !is_after_point;
        }
    }
    auto const value = size == 0 ? 0 : nearest_double({digits, size}, exponent, rest);
    return is_negative ? -value : value;
}

/// The shortest decimal number whose nearest double is `value`, which is finite: digits, perhaps '.' and digits after
/// it, and '-' before all. It has no exponent, and so up to 310 digits before the '.'.
constexpr std::string shortest_decimal(double value) {
    auto const bits = std::bit_cast<std::uint64_t>(value);
    auto const magnitude = bits << 1 >> 1;
    if (magnitude == 0) return "0";
    auto const exponent = static_cast<int>(magnitude >> 52);
    auto const mantissa = (magnitude << 12 >> 12) + (exponent != 0 ? std::uint64_t{1} << 52 : 0);
    auto const power = (exponent != 0 ? exponent : 1) - 1075;

    // The quotient is at least 0.1 and below 1, times 10^point.
    big_natural dividend, divisor;
    dividend.multiply_and_add(1, static_cast<std::uint32_t>(mantissa >> 32));
    dividend.shift_left(32);
    dividend.multiply_and_add(1, static_cast<std::uint32_t>(mantissa));
    divisor.multiply_and_add(1, 1);
    if (power < 0) divisor.shift_left(static_cast<unsigned>(-power));
    else dividend.shift_left(static_cast<unsigned>(power));
    int point = 0;
    for (; !dividend.is_less_than(divisor); ++point) divisor.multiply_and_add(10, 0);
    for (;; --point) {
        auto next = dividend;
        next.multiply_and_add(10, 0);
        if (!next.is_less_than(divisor)) break;
        dividend = next;
    }
    char exact[18]{};
    for (char& digit : exact) {
        dividend.multiply_and_add(10, 0);
        digit = '0';
        while (dividend.subtract(divisor)) ++digit;
    }

    // 17 digits are always enough.
    std::string digits;
    for (std::size_t n = 1; n != 18; ++n) {
        digits.assign(exact, n);
        auto carried = point;
        if (exact[n] >= '5') {
            auto i = n;
            while (i != 0 && digits[i - 1] == '9') digits[--i] = '0';
            if (i != 0) {
                ++digits[i - 1];
            } else {
                digits.insert(0, 1, '1');
                ++carried;
            }
        }
        if (nearest_double(digits, carried - static_cast<int>(digits.size()), false)
            == std::bit_cast<double>(magnitude)) {
            point = carried;
            break;
        }
    }
    digits.resize(digits.find_last_not_of('0') + 1);
    if (point <= 0) digits.insert(0, static_cast<std::size_t>(1 - point), '0').insert(1, 1, '.');
    else if (auto const whole = static_cast<std::size_t>(point); whole < digits.size()) digits.insert(whole, 1, '.');
    else digits.append(whole - digits.size(), '0');
    if (bits != magnitude) digits.insert(0, 1, '-');
    return digits;
}

} // namespace consturi::detail

#endif
