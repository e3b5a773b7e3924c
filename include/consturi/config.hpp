// Compiler and platform dependencies: the language check, builtins, the instruction set.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CONFIG_HPP
#define CONSTURI_CONFIG_HPP

// An #error would be followed by thousands of others. A file that is not found is the only error that stops both
// compilers.
#if __cplusplus < 202002L
#include "consturi needs C++20: compile with -std=c++20 or later"
#endif

#include <cstddef>
#if !defined(__GNUC__)
#include <bit>
#include <cstdlib>
#endif

// clang warns about views and references that outlive what they refer to: the result refers to a parameter, or to the
// object, if it is marked [[clang::lifetimebound]]; a view is a [[gsl::Pointer]]. g++ does not know these attributes.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored_attributes "clang::lifetimebound,gsl::Pointer"
#endif

// The extensions of the instruction set that compilers use for code of this library: one binary digit for each, 1 if
// its macro has one of these values. Extensions for floating point, cryptography and atomics are not in the lists.
// clang-format off
#define CONSTURI_1 , 1
#define CONSTURI_3 , 1       // __ARM_FEATURE_MVE with floating point
#define CONSTURI_1000000 , 1 // version 1.0 of a RISC-V extension
#define CONSTURI_SECOND(first, second, ...) second
#define CONSTURI_SECOND_OF(...) CONSTURI_SECOND(__VA_ARGS__)
#define CONSTURI_DIGIT_FOR(value) CONSTURI_SECOND_OF(CONSTURI_##value, 0, )
#define CONSTURI_DIGIT(macro) CONSTURI_DIGIT_FOR(macro)
#define CONSTURI_JOIN(prefix, a, b, c, d, e, f, g, h) prefix##a##b##c##d##e##f##g##h
#define CONSTURI_JOINED(...) CONSTURI_JOIN(__VA_ARGS__)
#if defined(__x86_64__) && defined(__SSE2__)
#define CONSTURI_UP_TO_SSE2 0, 0, 0, 0, 0, 0, 0, 0
#elif defined(__x86_64__)
#define CONSTURI_UP_TO_SSE2 1, 0, 0, 0, 0, 0, CONSTURI_DIGIT(__SSE__), 0
#else // The default is the i686, which has CMOV. MMX and 3DNow! distinguish other processors of its time.
#if defined(__i686__)
#define CONSTURI_BEFORE_I686 0
#else
#define CONSTURI_BEFORE_I686 1
#endif
#define CONSTURI_UP_TO_SSE2 CONSTURI_BEFORE_I686, CONSTURI_DIGIT(__i486__), CONSTURI_DIGIT(__i586__), \
    CONSTURI_DIGIT(__MMX__), CONSTURI_DIGIT(__3dNOW__), CONSTURI_DIGIT(__3dNOW_A__), CONSTURI_DIGIT(__SSE__), \
    CONSTURI_DIGIT(__SSE2__)
#endif
#if defined(__x86_64__) || defined(__i386__)
#define CONSTURI_EXTENSIONS(prefix) CONSTURI_JOINED(CONSTURI_JOINED(CONSTURI_JOINED(CONSTURI_JOINED(CONSTURI_JOINED( \
    prefix, CONSTURI_UP_TO_SSE2), \
    CONSTURI_DIGIT(__SSE3__), CONSTURI_DIGIT(__SSSE3__), CONSTURI_DIGIT(__SSE4_1__), CONSTURI_DIGIT(__SSE4_2__), \
    CONSTURI_DIGIT(__POPCNT__), CONSTURI_DIGIT(__AVX__), CONSTURI_DIGIT(__AVX2__), CONSTURI_DIGIT(__BMI__)), \
    CONSTURI_DIGIT(__BMI2__), CONSTURI_DIGIT(__LZCNT__), CONSTURI_DIGIT(__MOVBE__), CONSTURI_DIGIT(__XOP__), \
    CONSTURI_DIGIT(__TBM__), CONSTURI_DIGIT(__GFNI__), CONSTURI_DIGIT(__APX_F__), CONSTURI_DIGIT(__AVXVNNI__)), \
    CONSTURI_DIGIT(__AVXVNNIINT8__), CONSTURI_DIGIT(__AVXVNNIINT16__), CONSTURI_DIGIT(__AVX512F__), \
    CONSTURI_DIGIT(__AVX512CD__), CONSTURI_DIGIT(__AVX512BW__), CONSTURI_DIGIT(__AVX512DQ__), \
    CONSTURI_DIGIT(__AVX512VL__), CONSTURI_DIGIT(__AVX512VBMI__)), \
    CONSTURI_DIGIT(__AVX512VBMI2__), CONSTURI_DIGIT(__AVX512BITALG__), CONSTURI_DIGIT(__AVX512VPOPCNTDQ__), \
    CONSTURI_DIGIT(__AVX512VNNI__), CONSTURI_DIGIT(__AVX512FP16__), CONSTURI_DIGIT(__EVEX512__), \
    CONSTURI_DIGIT(__AVX10_1__), CONSTURI_DIGIT(__AVX10_2__))
#elif defined(__aarch64__) || defined(__arm__)
#define CONSTURI_EXTENSIONS(prefix) CONSTURI_JOINED(CONSTURI_JOINED(prefix, \
    CONSTURI_DIGIT(__ARM_FEATURE_SVE), CONSTURI_DIGIT(__ARM_FEATURE_SVE2), CONSTURI_DIGIT(__ARM_FEATURE_SVE2p1), \
    CONSTURI_DIGIT(__ARM_FEATURE_DOTPROD), CONSTURI_DIGIT(__ARM_FEATURE_MATMUL_INT8), \
    CONSTURI_DIGIT(__ARM_FEATURE_SHA3), CONSTURI_DIGIT(__ARM_FEATURE_CSSC), CONSTURI_DIGIT(__ARM_FEATURE_MOPS)), \
    CONSTURI_DIGIT(__ARM_FEATURE_FP16_SCALAR_ARITHMETIC), CONSTURI_DIGIT(__ARM_FEATURE_PAUTH), \
    CONSTURI_DIGIT(__ARM_NEON__), CONSTURI_DIGIT(__ARM_FEATURE_MVE), CONSTURI_DIGIT(__ARM_ARCH_EXT_IDIV__), \
    CONSTURI_DIGIT(__ARM_FEATURE_DSP), CONSTURI_DIGIT(__ARM_FEATURE_SIMD32), CONSTURI_DIGIT(__thumb2__))
#if defined(__arm__)
#define CONSTURI_LEVEL __ARM_ARCH
#elif defined(__ARM_FEATURE_SVE_BITS)
#define CONSTURI_LEVEL __ARM_FEATURE_SVE_BITS
#endif
#elif defined(__powerpc__)
#define CONSTURI_EXTENSIONS(prefix) CONSTURI_JOINED(CONSTURI_JOINED(prefix, \
    CONSTURI_DIGIT(_ARCH_PPCGR), CONSTURI_DIGIT(_ARCH_PPC64), CONSTURI_DIGIT(_ARCH_PWR4), CONSTURI_DIGIT(_ARCH_PWR5), \
    CONSTURI_DIGIT(_ARCH_PWR5X), CONSTURI_DIGIT(_ARCH_PWR6), CONSTURI_DIGIT(_ARCH_PWR7), CONSTURI_DIGIT(_ARCH_PWR8)), \
    CONSTURI_DIGIT(_ARCH_PWR9), CONSTURI_DIGIT(_ARCH_PWR10), CONSTURI_DIGIT(_ARCH_PWR11), \
    CONSTURI_DIGIT(_ARCH_FUTURE), CONSTURI_DIGIT(__ALTIVEC__), CONSTURI_DIGIT(__VSX__), \
    CONSTURI_DIGIT(__POWER8_VECTOR__), CONSTURI_DIGIT(__POWER9_VECTOR__))
#elif defined(__riscv)
#define CONSTURI_EXTENSIONS(prefix) CONSTURI_JOINED(CONSTURI_JOINED(prefix, \
    CONSTURI_DIGIT(__riscv_vector), CONSTURI_DIGIT(__riscv_compressed), CONSTURI_DIGIT(__riscv_mul), \
    CONSTURI_DIGIT(__riscv_div), CONSTURI_DIGIT(__riscv_zba), CONSTURI_DIGIT(__riscv_zbb), \
    CONSTURI_DIGIT(__riscv_zbs), CONSTURI_DIGIT(__riscv_zbkb)), \
    CONSTURI_DIGIT(__riscv_zicond), CONSTURI_DIGIT(__riscv_zcb), CONSTURI_DIGIT(__riscv_zcmp), \
    CONSTURI_DIGIT(__riscv_zvbb), CONSTURI_DIGIT(__riscv_xtheadba), CONSTURI_DIGIT(__riscv_xtheadbb), \
    CONSTURI_DIGIT(__riscv_xtheadbs), CONSTURI_DIGIT(__riscv_xtheadcondmov))
#if defined(__riscv_v_min_vlen)
#define CONSTURI_LEVEL __riscv_v_min_vlen
#endif
#else
#define CONSTURI_EXTENSIONS(prefix) CONSTURI_JOINED(prefix, \
    CONSTURI_DIGIT(__VX__), CONSTURI_DIGIT(__mips_msa), CONSTURI_DIGIT(__mips_dsp), CONSTURI_DIGIT(__mips_dspr2), \
    CONSTURI_DIGIT(__mips_loongson_mmi), CONSTURI_DIGIT(__mips_loongson_ext), CONSTURI_DIGIT(__loongarch_sx), \
    CONSTURI_DIGIT(__loongarch_asx))
#if defined(__s390__)
#define CONSTURI_LEVEL __ARCH__
#elif defined(__mips_isa_rev)
#define CONSTURI_LEVEL __mips_isa_rev
#endif
#endif
// What the architecture counts: its version, or the bits of a vector.
#if !defined(CONSTURI_LEVEL)
#define CONSTURI_LEVEL 0
#endif

// With extensions, namespace consturi is a member of an inline namespace with these digits. So translation units for
// different instruction sets share no function: the linker would keep one, with instructions that only one of the units
// may use. clang ignores this namespace in the names of functions; there, only instruction_set separates them.
#if CONSTURI_EXTENSIONS(0b) != 0 || CONSTURI_LEVEL != 0
#define CONSTURI_EXTENDED
#if !defined(__clang__)
#define CONSTURI_NAME(...) CONSTURI_JOINED(__VA_ARGS__, , , , , , )
inline namespace CONSTURI_NAME(CONSTURI_EXTENSIONS(consturi_), _, CONSTURI_LEVEL) { namespace consturi {} }
namespace consturi {} // if g++ calls this ambiguous: include headers of consturi, do not declare its names
#undef CONSTURI_NAME
#endif
#undef CONSTURI_COMPILED // the library is compiled without extensions
#endif
// clang-format on

namespace consturi::detail {

/// Like std::is_constant_evaluated, which clang 14 with libstdc++ 12 gets wrong in C++23.
constexpr bool is_constant_evaluated() noexcept { return __builtin_is_constant_evaluated(); }

/// Ends the program. A function that calls it without being constexpr makes a constant expression invalid, and the
/// compiler prints the name of that function.
#if defined(__GNUC__)
[[noreturn]] inline void trap() noexcept { __builtin_trap(); }
#else
[[noreturn]] inline void trap() noexcept { std::abort(); }
#endif

// The order of bytes; the zeros below the lowest 1 of a number that is not 0, and above its highest 1; the ones of a
// number. For g++ and clang, without <bit>, which the compiler would have to read, and without its tests for 0.
#if defined(__GNUC__)
inline constexpr bool is_little_endian = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;
[[gnu::always_inline]] constexpr int trailing_zeros(unsigned long long x) noexcept { return __builtin_ctzll(x); }
[[gnu::always_inline]] constexpr int leading_zeros(unsigned long long x) noexcept { return __builtin_clzll(x); }
[[gnu::always_inline]] constexpr int count_ones(unsigned x) noexcept { return __builtin_popcount(x); }
#else
inline constexpr bool is_little_endian = std::endian::native == std::endian::little;
constexpr int trailing_zeros(unsigned long long x) noexcept { return std::countr_zero(x); }
constexpr int leading_zeros(unsigned long long x) noexcept { return std::countl_zero(x); }
constexpr int count_ones(unsigned x) noexcept { return std::popcount(x); }
#endif

// What reading a range where it has no element calls. Not inlined, so that a backtrace has their names, too.
[[noreturn, gnu::cold, gnu::noinline]] inline void the_range_is_empty() noexcept { trap(); }
[[noreturn, gnu::cold, gnu::noinline]] inline void the_range_has_no_such_element() noexcept { trap(); }

/// The instruction set that this translation unit is compiled for: a template argument of the functions that depend on
/// it. It selects the overload for vector instructions.
struct portable {};
struct ssse3 {};
template <class Selected, unsigned long long Extensions, int Level>
struct extended : Selected {};
#if !defined(CONSTURI_EXTENDED)
using instruction_set = portable;
#elif defined(__SSSE3__)
using instruction_set = extended<ssse3, CONSTURI_EXTENSIONS(0b), CONSTURI_LEVEL>;
#else
using instruction_set = extended<portable, CONSTURI_EXTENSIONS(0b), CONSTURI_LEVEL>;
#endif

} // namespace consturi::detail

#undef CONSTURI_1
#undef CONSTURI_3
#undef CONSTURI_1000000
#undef CONSTURI_SECOND
#undef CONSTURI_SECOND_OF
#undef CONSTURI_DIGIT_FOR
#undef CONSTURI_DIGIT
#undef CONSTURI_JOIN
#undef CONSTURI_JOINED
#undef CONSTURI_BEFORE_I686
#undef CONSTURI_UP_TO_SSE2
#undef CONSTURI_EXTENSIONS
#undef CONSTURI_LEVEL
#undef CONSTURI_EXTENDED

#endif
