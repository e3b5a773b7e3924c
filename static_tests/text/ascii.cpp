// The characters of ASCII, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/text/ascii.hpp>

#include <string_view>

using namespace consturi::ascii;

constexpr std::string_view small = "abcdefghijklmnopqrstuvwxyz", capital = "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                           digits = "0123456789", hexdigs = "0123456789abcdefABCDEF";

constexpr bool is_in(std::string_view set, char c) {
    for (char const other : set)
        if (other == c) return true;
    return false;
}

constexpr bool all_bytes_are_in_their_classes() {
    for (int i = 0; i != 256; ++i) {
        char const c = static_cast<char>(i);
        bool const is_small = is_in(small, c), is_capital = is_in(capital, c);
        if (is_alpha(c) != (is_small || is_capital) || is_upper(c) != is_capital) return false;
        if (is_digit(c) != is_in(digits, c) || is_hexdig(c) != is_in(hexdigs, c)) return false;
        if (to_lower(c) != (is_capital ? c + ('a' - 'A') : c)) return false;
        char const both[] = {c, is_small || is_capital ? static_cast<char>(c ^ 0x20) : c};
        if (either_case(c) != consturi::byte_set::of({both, 2})) return false;
    }
    return true;
}
static_assert(all_bytes_are_in_their_classes());

constexpr bool digits_have_their_values() {
    for (unsigned i = 0; i != 16; ++i)
        if (hex_value("0123456789abcdef"[i]) != i || hex_value("0123456789ABCDEF"[i]) != i) return false;
    return true;
}
static_assert(digits_have_their_values());

static_assert(equal_ignoring_case("a[1", "A[1") && !equal_ignoring_case("a[", "a{"));
static_assert(equal_ignoring_case("", "") && !equal_ignoring_case("a", "aa"));
static_assert(has_byte("+-", '-') && !has_byte("+-", '.') && !has_byte("", '\0'));

// Arrays that are variables: in constant expressions g++ 12 cannot evaluate memchr and memcmp on them.
constexpr bool compares_and_finds_variables() {
    using consturi::detail::equal_bytes;
    char const a[] = "http", b[] = "hTtq";
    return equal_bytes(a, a, 4) && equal_bytes(a, b, 0) && equal_bytes(a, b, 1) && !equal_bytes(a, b, 2)
           && !equal_bytes(a, b, 4) && !equal_bytes(a + 3, b + 3, 1) && equal_ignoring_case(a, b, 3)
           && !equal_ignoring_case(a, b, 4) && has_byte(a, 4, 'p') && !has_byte(a, 3, 'p') && !has_byte(a, 4, 'q')
           && has_byte(b, 4, 'h') && !has_byte(a, 0, 'h');
}
static_assert(compares_and_finds_variables());
