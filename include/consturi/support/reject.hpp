// How the compilers are made to print why a constant is rejected, and where.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SUPPORT_REJECT_HPP
#define CONSTURI_SUPPORT_REJECT_HPP

#include <consturi/text/fixed_string.hpp>

#include <cstddef>
#include <string_view>

#if defined(__clang__)
#include <consturi/text/excerpt.hpp>

#include <utility>
#endif

namespace consturi::detail {

#if defined(__clang__)

// clang prints the functions and arguments of a call whose evaluation fails. But it delays or skips some evaluations,
// as in default arguments. It always checks at once which overload is viable and the condition of an attribute,
// diagnose_if, whose message it prints.

/// The name of an object of this type is why constants are rejected.
struct reason {
    std::string_view message;
};
/// Why a constant is rejected, and where.
struct rejection {
    reason const* why;
    std::size_t position;
};

/// Not constexpr: its name has that of the rule or of the requirement.
template <auto... Name>
void text_does_not_match_the_rule_or_requirement() {
    trap();
}
/// Rejects a text by the rule or the requirement of this name: makes the evaluation fail.
template <fixed_string Name>
constexpr rejection reject([[maybe_unused]] std::size_t position) noexcept {
#if __clang_major__ < 15 // prints strings as numbers, but not characters
    []<std::size_t... Is>(std::index_sequence<Is...>) {
        text_does_not_match_the_rule_or_requirement<Name.chars[Is]...>();
    }(std::make_index_sequence<Name.view().size()>());
#else
    text_does_not_match_the_rule_or_requirement<Name>();
#endif
    return {};
}

/// Makes the evaluation fail at once.
constexpr void use(rejection wrong) noexcept {
    if (wrong.why) trap();
}

/// A rejected constant has no text: an overload takes it.
constexpr std::string_view text_of(rejection wrong) noexcept {
    use(wrong);
    return {};
}

/// Whether the text of a literal is valid, and the rejection of an invalid one. Each kind of literals that has an
/// operator for invalid ones has a specialization.
template <class Kind>
struct literals_of {
    static constexpr bool accepts(std::string_view) noexcept { return true; }
    static constexpr rejection reject(std::string_view, [[maybe_unused]] bool is_utf16) noexcept { return {}; }
};

/// An invalid literal of this kind, as a template argument, which clang prints. For a valid one, the construction is
/// not a constant expression, so a literal operator with such a template parameter is not viable.
template <class Kind>
struct invalid_literal {
    reason const* why;
    std::size_t position;
#if __cpp_static_assert >= 202306L
    /// What a `static_assert` prints: enough for an excerpt of only escapes, the caret, and the longest message.
    struct {
        char chars[640]{'\n'};
        std::size_t used = 1;

        constexpr void push_back(char c) noexcept { chars[used++] = c; }
        constexpr std::size_t size() const noexcept { return used; }
        constexpr char const* data() const noexcept { return chars; }
    } message{};
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
        if (literals_of<Kind>::accepts(text)) trap();
        auto const wrong = literals_of<Kind>::reject(text, is_utf16);
        why = wrong.why;
        position = wrong.position;
#if __cpp_static_assert >= 202306L
        append_excerpt(message, text, is_utf16 ? utf8_offset(text, position) : position);
        for (auto const part : {std::string_view("^ "), why->message})
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
template <class T, auto Literal, int = (message_printer<Literal>(), 0)>
using rejected = T;
#else
template <class T, auto Literal>
using rejected = T;
#endif

#else

// The value of a rejected constant has a dangling pointer, to an object whose name, or the name of whose type, is the
// reason. So it is not a constant expression, and g++ prints it.

/// Why a constant is rejected, and where. A function that returns one leaves an allocation that is never freed: an
/// immediate function that does not use the constant fails at its end. There, g++ prints the line of the allocation.
struct rejection {
    char const* why;
    std::size_t position;
};

/// Its name has that of the rule or of the requirement. It is so large that a position is an index.
template <fixed_string Name>
struct the_rule_or_requirement {
    char chars[1 << 30];
};
/// Rejects a text by the rule or the requirement of this name.
template <fixed_string Name>
constexpr rejection reject(std::size_t position) noexcept {
    the_rule_or_requirement<Name> text_does_not_match; // without a value, so that it cannot be read
    new char;                                          // never freed: text_does_not_match the_rule_or_requirement
    return {text_does_not_match.chars, position};
}

/// The text of a rejected constant. g++ prints it, if it is in the value of the constant expression.
constexpr std::string_view text_of(rejection wrong) noexcept { return {wrong.why, wrong.position}; }

/// Makes the evaluation fail at once: g++ prints the name and the position as an index that is outside an array.
constexpr char use(rejection wrong) noexcept { return wrong.why[wrong.position]; }

#endif

} // namespace consturi::detail

#endif
