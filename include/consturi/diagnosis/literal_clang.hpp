// How clang reports an invalid literal. clang delays or skips the evaluation of some literals, as in default arguments
// and default member initializers. But it always checks immediately whether an overload for invalid literals is viable,
// and that overload reports the mistake.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_LITERAL_CLANG_HPP
#define CONSTURI_DIAGNOSIS_LITERAL_CLANG_HPP

#if defined(__clang__)

#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/diagnosis/message.hpp>
#include <consturi/diagnosis/rejection.hpp>
#include <consturi/text/excerpt.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/text/unicode_literal.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

inline rejection reject(diagnosis const&) noexcept { trap(); } // not constexpr, so that the literal is not a constant

/// Objects with the names of the mistakes.
namespace mistakes {
#define CONSTURI_MISTAKE(name, kind, message) inline constexpr mistake name = mistake::name;
#include <consturi/diagnosis/mistakes.def>
} // namespace mistakes

constexpr mistake const* object_named(mistake which) noexcept {
    switch (which) {
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    case mistake::name: return &mistakes::name;
#include <consturi/diagnosis/mistakes.def>
    }
    return nullptr;
}

#if __cpp_static_assert >= 202306L
/// The lines that a `static_assert` prints: enough for an excerpt of only escapes, the caret, and the longest message.
struct literal_message {
    char chars[640]{'\n'};
    std::size_t used = 1;

    constexpr void push_back(char c) noexcept { chars[used++] = c; }
    constexpr std::size_t size() const noexcept { return used; }
    constexpr char const* data() const noexcept { return chars; }
};
#endif

/// Not constexpr, so that a call is not a constant expression.
inline void the_literal_is_valid() { trap(); }

/// A literal that is not of this kind, with the mistake. For a valid literal, the construction is not a constant
/// expression, so a literal operator with a template parameter of this type is not viable.
template <class Kind>
struct invalid_literal {
    mistake const* why;
    std::size_t position;
#if __cpp_static_assert >= 202306L
    literal_message message{};
#endif

    template <std::size_t N>
    consteval invalid_literal(char const (&literal)[N]) noexcept : invalid_literal(text_of(literal), false) {}
    /// The same with the prefix u8 or u, for the kinds whose literals can have it.
    template <std::size_t N>
    consteval invalid_literal(char8_t const (&literal)[N]) noexcept : invalid_literal(unicode_literal(literal)) {}
    template <std::size_t N>
    consteval invalid_literal(char16_t const (&literal)[N]) noexcept : invalid_literal(unicode_literal(literal)) {}

private:
    template <std::size_t N>
    consteval invalid_literal(unicode_literal<N> const& literal) noexcept
        : invalid_literal(literal.view(), literal.is_utf16) {}
    consteval invalid_literal(std::string_view text, bool is_utf16) noexcept {
        if (is_valid<typename Kind::syntax>(Kind::rule, text)) the_literal_is_valid();
        auto wrong = error_in<false, typename Kind::syntax>(Kind::rule, text);
#if __cpp_static_assert >= 202306L
        append_excerpt(message, text, wrong.position);
#endif
        if (is_utf16) wrong = in_utf16(wrong, text);
        why = object_named(wrong.which);
        position = wrong.position;
#if __cpp_static_assert >= 202306L
        for (auto const part : {std::string_view("^ "), message_of(wrong.which)})
            for (char const c : part) message.push_back(c);
#endif
    }
};

#if __cpp_static_assert >= 202306L
template <auto Literal>
struct message_printer {
    // Virtual: compiled after the error in the user's line is reported.
    virtual void print() { static_assert(false, Literal.message); }
};
/// The return type of a literal operator for invalid literals.
template <class View, auto Literal, int = (message_printer<Literal>(), 0)>
using no_view = View;
#else
template <class View, auto Literal>
using no_view = View;
#endif

template <class Kind, std::size_t N>
constexpr bool has_mistake(char const (&literal)[N], mistake which) noexcept {
    return error_in<false, typename Kind::syntax>(Kind::rule, text_of(literal)).which == which;
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
/// A base class. Overload resolution selects its inherited constructor for literals that the constructor of the derived
/// class does not accept. The last attribute is for arrays that are not string literals. Its condition depends on the
/// argument, because clang checks conditions that do not depend on it before all others.
template <class Kind>
struct rejects_literals {
    constexpr rejects_literals() = default;
    template <std::size_t N>
    consteval rejects_literals(char const (&literal)[N]) noexcept
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    __attribute__((diagnose_if(has_mistake<Kind>(literal, mistake::name), message, "error")))
#include <consturi/diagnosis/mistakes.def>
        __attribute__((diagnose_if(sizeof(literal) != 0,
                                   "not a string literal, nor a constant array that ends with a zero", "error"))) {
    }
};
#pragma clang diagnostic pop

} // namespace consturi::detail

#endif
#endif
