// How g++ reports an invalid literal.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_LITERAL_GCC_HPP
#define CONSTURI_DIAGNOSIS_LITERAL_GCC_HPP

#if !defined(__clang__)

#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/diagnosis/rejection.hpp>

namespace consturi::detail {

/// Makes the evaluation fail in three ways. The result has a dangling pointer to an array named after the mistake: g++
/// prints it if the result is the value of the constant expression. An immediate function that uses the literal fails
/// there (`use`). One that does not fails at its end, because of the allocation that is never freed: g++ prints the
/// line of the mistake in mistakes.def.
constexpr rejection reject(diagnosis const& wrong) noexcept {
    char const* why = nullptr;
    switch (wrong.which) {
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    case mistake::name: {                                                                                              \
        new char;                                                                                                      \
        __extension__ char name[0];                                                                                    \
        why = name;                                                                                                    \
        break;                                                                                                         \
    }
#include <consturi/diagnosis/mistakes.def>
    }
    return {why, wrong.position};
}

/// clang needs a base class that rejects invalid literals; g++ does not.
template <class Kind>
struct rejects_literals {};

} // namespace consturi::detail

#endif
#endif
