// The longest match, compared with the reference matcher.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/check_longest.hpp"
#include "catch.hpp"

#include <consturi/rfc/rfc5234.hpp>

#include <string_view>

namespace abnf = consturi::abnf;

namespace rules {
using namespace abnf::notation;
using namespace consturi::rfc5234;

inline constexpr auto label = "label"_rule = [] { return ALPHA | ALPHA >> *(ALPHA | DIGIT | "-") >> (ALPHA | DIGIT); };
inline constexpr auto shared_prefixes = "shared-prefixes"_rule = [] { return *(lit("x") | "xa" | "ab"); };
} // namespace rules

TEST_CASE("the longest match is found even if repetitions and options can consume what follows them") {
    using namespace rules;
    check_texts(label, "a-1", 6);
    check_texts(*(label >> ".") >> label >> opt["."], "a-.", 6);
    check_texts(*lit("a") >> "ab", "ab", 8);
    check_texts(*(lit("a") | "ab" | "bc" >> lit("d")) >> opt["b"], "abcd", 6);
    check_texts(*(lit("a") | "aba") >> "b", "ab", 9);
    check_texts(1 * (lit("a") >> *lit("b")) >> "b", "ab", 8);
    check_texts(1 * (opt["a"] >> "b") >> opt["a"], "ab", 8);
    check_texts(2 * 3_(lit("a") | "aa") >> "a", "ab", 8);
    check_texts(2_(lit("a") | "aa") >> "b", "ab", 6);
    check_texts(*2_(lit("a") | "c" | "ca") >> "c", "ac", 6);
    check_texts(3_(opt["a"]) >> "a", "ab", 7);
    check_texts(group(*3_("a") >> opt["b"]) >> "a", "ab", 6);
    check_texts(2 * 4_(*lit("a") >> opt["b"]) >> "ab", "ab", 8);
    check_texts(3 * lit("a") >> "b", "ab", 7);
    check_texts(3 * (lit("a") >> opt["b"]), "ab", 8);
    check_texts((lit("a") | "ab") >> (lit("c") | "bcd"), "abcd", 6);
    check_texts((lit("c") | "ab" | "a") >> "bc", "abc", 6);
    check_texts((lit("a") | ("ab" | lit("c"))) >> "bc", "abc", 6);
    check_texts(opt[opt["a"] >> "b"] >> opt["a"] >> "b" >> *lit("b"), "ab", 8);
    check_texts(opt[*2_(lit("a") >> "b") >> "a"] >> "bb", "ab", 8);
    check_texts(opt[lit("a") >> opt["x"]] >> 2_(lit("a") | "b"), "abx", 5);
    check_texts(opt[1 * lit("a") >> "b"] >> *lit("a") >> opt["b" >> *lit("b")], "ab", 8);
    check_texts((lit("a") >> "b" | lit("a")) >> opt["b"] >> opt["a"], "ab", 7);
    check_texts(*(lit("a") >> *(lit("b") | lit("a") >> "c")), "abc", 7);
    check_texts(*(lit("a") >> *(lit("b") | lit("c") >> "c")), "abc", 7);
    check_texts(*(lit("a") >> *(lit("b") >> *lit("c"))), "abc", 7);
    check_texts(*opt["a"] >> "b" | *(lit("b") >> opt["a"]), "ab", 8);
    check_texts(1 * opt["a"], "ab", 5);
    check_texts(0_(lit("a")) >> "b", "ab", 4);
    check_texts(lit("") >> "a" | lit(""), "ab", 4);
    check_texts(*(lit("") | "a"), "ab", 4);
    check_texts(opt["a"] | "b", "ab", 4);
    check_texts(*lit("a") | "b", "ab", 4);
    check_texts(*(lit("ab") | "cd"), "abcd", 5);
    check_texts(*(lit("a") | "bc" | "cd"), "abcd", 5);
    check_texts(lit("b") | opt["a"], "ab", 4);
    check_texts("x" >> (opt["a"] | "b") >> "c", "abcx", 5);
    check_texts(*("/" >> shared_prefixes), "/xab", 6);
    check_texts(*("/" >> *(lit("x") | "xa" | "ab")), "/xab", 6);
    check_texts(opt["a"] >> opt["a"] >> opt["a"] >> opt["a"] >> opt["a"] >> opt["a"] >> "b", "ab", 8);
    check_texts(opt["a"] >> opt["ab"] >> opt["b"] >> opt["ba"] >> "ab", "ab", 8);
    check_texts("x" >> group("a" >> 1 * 2_("b")) >> "bc", "xabc", 6);
    check_texts((1 * lit("x") | "xy") >> "yz", "xyz", 6);
    check_texts((lit("xy") | 1 * lit("x")) >> "yz", "xyz", 6);
    check_texts(*3_(lit("")) >> "b", "ab", 3);
    check_texts(*lit("") >> "b", "ab", 3);
    check_texts(*2_(lit("")) >> *3_(lit("a")) >> "ab", "ab", 6);
    check_texts(2 * lit("") >> "b", "ab", 3);
    check_texts(*1_(lit("a")) >> "a", "ab", 4);
    check_texts(1 * ("/" >> *lit("a")), "/a", 5);
    check_texts(*("/" >> 1 * lit("a")), "/a", 5);
    check_texts(*("/" >> *("." >> *lit("a"))), "/.a", 5);
    check_texts(opt[1 * lit("a") >> ","] >> 1 * lit("a"), "a,", 6);
    check_texts((lit("ab") | "a") >> (lit("c") | "bcd"), "abcd", 6);
    check_texts("a" >> *2_(lit("b")) >> "bc", "abc", 6);
    check_texts(2 * lit("a") | "b", "ab", 4);
    check_texts("b" | 2 * lit("a"), "ab", 4);
    check_texts(*("b" >> 2 * lit("a") >> "c"), "abc", 8);
    check_texts(lit("A{") >> "Z", "aA{zZ", 4);
    check_texts(*x(0x40, 0x7F) >> x(0x41), "@A", 5); // each quarter of the byte values
    check_texts(*x(0x80, 0xBF) >> x(0x81), "\x80\x81", 5);
    check_texts(*x(0xC0, 0xFF) >> x(0xC1), "\xC0\xC1", 5);
    check_texts(*x(0x00, 0x3F) >> x(0x01), std::string_view("\0\1", 2), 5);
    check_texts(*9_(lit("a")) >> *9_(lit("a")) >> *9_(lit("a")) >> "a", "ab", 9);
}
