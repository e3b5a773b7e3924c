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

namespace consturi::detail {

/// Like std::is_constant_evaluated, which clang 14 with libstdc++ 12 gets wrong in C++23.
constexpr bool is_constant_evaluated() noexcept { return __builtin_is_constant_evaluated(); }

/// Ends the program. A function that calls it without being constexpr makes a constant expression invalid, and the
/// compiler prints the name of that function.
[[noreturn]] inline void trap() noexcept { __builtin_trap(); }

/// The instruction set that this translation unit is compiled for. Function templates whose code depends on it have it
/// as a template parameter: their symbols differ, so the linker never gives a translation unit code of another one's
/// instruction set. It is not a parameter of types that cross translation units.
struct portable {};
struct ssse3 {};
#if defined(__SSSE3__)
using instruction_set = ssse3;
#else
using instruction_set = portable;
#endif

} // namespace consturi::detail

#endif
