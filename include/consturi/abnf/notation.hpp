// The notation: C++ operators that read like ABNF (RFC 5234, 3).
//
// | ABNF                | C++                            |
// |---------------------|--------------------------------|
// | name = a            | "name"_rule = [] { return a; } |
// | a b                 | a >> b                         |
// | a / b               | a | b                          |
// | ( a )               | ( a ), group( a ) to print it  |
// | [ a ]               | opt[ a ]                       |
// | *a  2*a  *4a  2*4a  | *a  2*a  *4_(a)  2*4_(a)       |
// | 4a                  | 4_(a)                          |
// | "v"                 | "v", lit("v") where no rule stands beside it   |
// | %x41  %x41-5A       | x(0x41)  x(0x41, 0x5A)         |
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_NOTATION_HPP
#define CONSTURI_ABNF_NOTATION_HPP

#include <consturi/abnf/rule.hpp>

namespace consturi::abnf {

/// Stands in the compiler's message for a range that has its ends the wrong way round, or one that is no byte.
inline void a_range_is_of_bytes_and_runs_upwards() {}
/// Stands in the compiler's message for a number of repetitions that is none.
inline void a_number_of_repetitions_is_decimal_and_below_2_to_the_32() {}

template <unsigned N>
struct times {
    template <class R>
    constexpr exactly<R, N> operator()(R const& r) const { return exactly<R, N>(r); }
    template <std::size_t M>
    constexpr auto operator()(char const (&text)[M]) const { return (*this)(lit(text)); }
};

template <name_text Name>
struct naming {
    template <class Definition>
    constexpr auto operator=(Definition) const { return named<Name, Definition>{}; }
};

inline namespace notation {

using abnf::group, abnf::lit;

/// `%xNN-NN`: one byte from `low` to `high`.
consteval range x(unsigned low, unsigned high) {
    if (low > high || high > 0xFF) a_range_is_of_bytes_and_runs_upwards();
    return {static_cast<byte>(low), static_cast<byte>(high)};
}
/// `%xNN`: that byte.
consteval range x(unsigned value) { return x(value, value); }

/// `[ a ]`, as `opt[ a ]`.
inline constexpr struct optional_part {
    template <class R>
    constexpr option<R> operator[](R const& r) const { return {{}, r}; }
    template <std::size_t N>
    constexpr auto operator[](char const (&text)[N]) const { return (*this)[lit(text)]; }
} opt{};

template <name_text Name>
constexpr naming<Name> operator""_rule() { return {}; }

template <char... Digits>
constexpr auto operator""_() {
    return times<[] {
        unsigned long long n = 0;
        for (char const digit : {Digits...}) {
            n = n * 10 + static_cast<unsigned>(digit - '0');
            if (!('0' <= digit && digit <= '9' && n < unbounded)) a_number_of_repetitions_is_decimal_and_below_2_to_the_32();
        }
        return static_cast<unsigned>(n);
    }()>{};
}

} // namespace notation

} // namespace consturi::abnf

#endif
