// The notation: C++ operators that read like ABNF (RFC 5234 3). rule.hpp defines >>, | and *; this header, the rest.
//
// | ABNF                | C++                                                  |
// |---------------------|------------------------------------------------------|
// | name = a            | "name"_rule = [] { return a; }                       |
// | a b                 | a >> b                                               |
// | a / b               | a | b                                                |
// | ( a )               | ( a ); group( a ) if to_abnf is to print it          |
// | [ a ]               | opt[ a ]                                             |
// | *a  2*a  *4a  2*4a  | *a  2*a  *4_(a)  2*4_(a)                             |
// | 4a                  | 4_(a)                                                |
// | "v"                 | "v"; lit("v") if neither operand beside it is a rule |
// | %x41  %x41-5A       | x(0x41)  x(0x41, 0x5A)                               |
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_NOTATION_HPP
#define CONSTURI_ABNF_NOTATION_HPP

#include <consturi/abnf/rule.hpp>

namespace consturi::abnf {

namespace detail {

// The names of these functions appear in the compiler's message.
inline void a_range_has_bytes_in_ascending_order() {}
inline void a_number_of_repetitions_is_decimal_and_below_2_to_the_32() {}

template <unsigned N>
struct times {
    template <class R>
    constexpr exactly<R, N> operator()(R const& r) const {
        return exactly<R, N>(r);
    }
    template <std::size_t M>
    [[nodiscard]] constexpr auto operator()(char const (&text)[M]) const {
        return (*this)(lit(text));
    }
};

template <fixed_string Name>
struct naming {
    template <class Definition>
    constexpr auto operator=(Definition) const {
        return named<Name, Definition>{};
    }
};

} // namespace detail

/// The operators of the notation, for `using namespace consturi::abnf::notation`.
inline namespace notation {

using abnf::group, abnf::lit;

/// `%xNN-NN`: one byte from `low` to `high`.
consteval range x(unsigned low, unsigned high) {
    if (low > high || high > 0xFF) detail::a_range_has_bytes_in_ascending_order();
    return {static_cast<unsigned char>(low), static_cast<unsigned char>(high)};
}
/// `%xNN`: that byte.
consteval range x(unsigned value) { return x(value, value); }

/// `[ a ]`, as `opt[ a ]`.
inline constexpr struct optional_part {
    template <class R>
    constexpr option<R> operator[](R const& r) const {
        return {{}, r};
    }
    template <std::size_t N>
    constexpr auto operator[](char const (&text)[N]) const {
        return (*this)[lit(text)];
    }
} opt{};

/// `name = a`, as `"name"_rule = [] { return a; }`.
template <fixed_string Name>
constexpr detail::naming<Name> operator""_rule() {
    return {};
}

/// `4a`, as `4_(a)`.
template <char... Digits>
[[nodiscard]] constexpr auto operator""_() {
    return detail::times<[] {
        unsigned long long n = 0;
        for (char const digit : {Digits...}) {
            n = n * 10 + static_cast<unsigned>(digit - '0');
            if (!ascii::is_digit(digit) || n >= unbounded)
                detail::a_number_of_repetitions_is_decimal_and_below_2_to_the_32();
        }
        return static_cast<unsigned>(n);
    }()>{};
}

} // namespace notation

} // namespace consturi::abnf

#endif
