// Compiler and platform dependencies: the language check, builtins, the instruction set.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CONFIG_HPP
#define CONSTURI_CONFIG_HPP

// An #error would be followed by thousands of others. A file that is not found is the only error that stops both compilers.
#if __cplusplus < 202002L
#include "consturi needs C++20: compile with -std=c++20 or later"
#endif

#include <cstddef>

// clang warns about views and references that outlive what they refer to: the result refers to a parameter, or to the object,
// if it is marked [[clang::lifetimebound]]; a view is a [[gsl::Pointer]]. g++ does not know these attributes.
#if !defined(__clang__)
#pragma GCC diagnostic ignored_attributes "clang::lifetimebound,gsl::Pointer"
#endif

// The extensions of the instruction set that compilers use for code of this library: one binary digit for each, 1 if its
// macro is defined as 1.
// clang-format off
#define CONSTURI_1 1,
#define CONSTURI_SECOND(first, second, ...) second
#define CONSTURI_SECOND_OF(...) CONSTURI_SECOND(__VA_ARGS__)
#define CONSTURI_DIGIT_FOR(value) CONSTURI_SECOND_OF(CONSTURI_##value 1, 0, )
#define CONSTURI_DIGIT(macro) CONSTURI_DIGIT_FOR(macro)
#define CONSTURI_JOIN(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z) \
    a##b##c##d##e##f##g##h##i##j##k##l##m##n##o##p##q##r##s##t##u##v##w##x##y##z
#define CONSTURI_JOINED(...) CONSTURI_JOIN(__VA_ARGS__)
#define CONSTURI_EXTENSIONS(prefix) CONSTURI_JOINED(prefix, \
    CONSTURI_DIGIT(__SSE3__), CONSTURI_DIGIT(__SSSE3__), CONSTURI_DIGIT(__SSE4_1__), CONSTURI_DIGIT(__SSE4_2__), \
    CONSTURI_DIGIT(__POPCNT__), CONSTURI_DIGIT(__AVX__), CONSTURI_DIGIT(__AVX2__), CONSTURI_DIGIT(__BMI__), \
    CONSTURI_DIGIT(__BMI2__), CONSTURI_DIGIT(__LZCNT__), CONSTURI_DIGIT(__MOVBE__), CONSTURI_DIGIT(__XOP__), \
    CONSTURI_DIGIT(__TBM__), CONSTURI_DIGIT(__GFNI__), CONSTURI_DIGIT(__AVX512F__), CONSTURI_DIGIT(__AVX512CD__), \
    CONSTURI_DIGIT(__AVX512BW__), CONSTURI_DIGIT(__AVX512DQ__), CONSTURI_DIGIT(__AVX512VL__), \
    CONSTURI_DIGIT(__AVX512VBMI__), CONSTURI_DIGIT(__AVX512VBMI2__), CONSTURI_DIGIT(__AVX512BITALG__), \
    CONSTURI_DIGIT(__AVX512VPOPCNTDQ__), CONSTURI_DIGIT(__ARM_FEATURE_SVE), CONSTURI_DIGIT(__ARM_FEATURE_SVE2))
// clang-format on

// With extensions, namespace consturi is a member of an inline namespace with these digits. So translation units for
// different instruction sets share no function: the linker would keep one, with instructions that only one of the units may
// use. clang ignores this namespace in the names of functions; there, only instruction_set separates them.
#if CONSTURI_EXTENSIONS(0b) != 0
#define CONSTURI_EXTENDED
#if !defined(__clang__)
inline namespace CONSTURI_EXTENSIONS(consturi_) {
namespace consturi {}
} // namespace CONSTURI_EXTENSIONS(consturi_)
#endif
#endif

namespace consturi::detail {

/// Like std::is_constant_evaluated, which clang 14 with libstdc++ 12 gets wrong in C++23.
constexpr bool is_constant_evaluated() noexcept { return __builtin_is_constant_evaluated(); }

/// Ends the program. A function that calls it without being constexpr makes a constant expression invalid, and the
/// compiler prints the name of that function.
[[noreturn]] inline void trap() noexcept { __builtin_trap(); }

/// The instruction set that this translation unit is compiled for: a template argument of the functions that depend on it.
/// It selects the overload for vector instructions.
struct portable {};
struct ssse3 {};
template <class Selected, unsigned long Extensions>
struct extended : Selected {};
#if !defined(CONSTURI_EXTENDED)
using instruction_set = portable;
#elif defined(__SSSE3__)
using instruction_set = extended<ssse3, CONSTURI_EXTENSIONS(0b)>;
#else
using instruction_set = extended<portable, CONSTURI_EXTENSIONS(0b)>;
#endif

} // namespace consturi::detail

#undef CONSTURI_1
#undef CONSTURI_SECOND
#undef CONSTURI_SECOND_OF
#undef CONSTURI_DIGIT_FOR
#undef CONSTURI_DIGIT
#undef CONSTURI_JOIN
#undef CONSTURI_JOINED
#undef CONSTURI_EXTENSIONS
#undef CONSTURI_EXTENDED

#endif
