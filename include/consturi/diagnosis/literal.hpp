// Literals that the compiler checks: why an invalid one is rejected is the name of its mistake.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_LITERAL_HPP
#define CONSTURI_DIAGNOSIS_LITERAL_HPP

#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/support/reject.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

#if defined(__clang__)
/// Objects with the names of the mistakes. The sizes are given, because clang takes long to count characters.
namespace mistakes {
#define CONSTURI_MISTAKE(name, kind, message) inline constexpr reason name{{message, sizeof(message) - 1}};
#include <consturi/diagnosis/mistakes.def>
} // namespace mistakes
#endif

/// Rejects a text that has this mistake.
constexpr rejection reject(diagnosis const& wrong) noexcept {
    decltype(rejection::why) why = nullptr;
    switch (wrong.which) {
#if defined(__clang__)
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    case mistake::name: why = &mistakes::name; break;
#elif defined(__GNUC__)
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    case mistake::name: {                                                                                              \
        __extension__ char name[0];                                                                                    \
        new char, why = name; /* one expression: g++ takes longer for two */                                           \
        break;                                                                                                         \
    }
#else
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    case mistake::name: {                                                                                              \
        char name[1];                                                                                                  \
        new char, why = name;                                                                                          \
        break;                                                                                                         \
    }
#endif
#include <consturi/diagnosis/mistakes.def>
    }
    return {why, wrong.position};
}

/// Rejects the text of an invalid literal of this kind. In a literal with the prefix u, the position counts its units.
template <class Kind>
constexpr rejection reject_literal(std::string_view text, bool is_utf16 = false) noexcept {
    using syntax = typename Kind::syntax;
    if constexpr (requires { syntax::reject(text); }) {
        return syntax::reject(text);
    } else {
        auto const wrong = error_in<false, syntax>(Kind::rule, text);
        return reject(is_utf16 ? in_utf16(wrong, text) : wrong);
    }
}

#if defined(__clang__)
template <class Kind>
    requires requires { typename Kind::syntax; }
struct literals_of<Kind> {
    template <class = void> // compiled only if there is a literal
    static constexpr bool accepts(std::string_view text) noexcept {
        return is_valid<typename Kind::syntax>(Kind::rule, text);
    }
    static constexpr rejection reject(std::string_view text, bool is_utf16 = false) noexcept {
        return reject_literal<Kind>(text, is_utf16);
    }
};
#endif

/// A base class. On clang, overload resolution selects its inherited constructor for literals that the constructor of
/// the derived class does not accept. The last attribute is for arrays that are not string literals. Its condition
/// depends on the argument, because clang checks conditions that do not depend on it before all others.
template <class Kind>
struct rejects_literals {
#if defined(__clang__)
    constexpr rejects_literals() = default;
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
    template <std::size_t N>
    consteval rejects_literals(char const (&literal)[N]) noexcept
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    __attribute__((diagnose_if(reject_literal<Kind>(text_of(literal)).why == &mistakes::name, message, "error")))
#include <consturi/diagnosis/mistakes.def>
        __attribute__((diagnose_if(sizeof(literal) != 0,
                                   "not a string literal, nor a constant array that ends with a zero", "error"))) {
    }
#pragma clang diagnostic pop
#endif
};

} // namespace consturi::detail

#endif
