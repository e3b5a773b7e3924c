// Text that the compiler checks, and what it says of a bad one.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_LITERAL_HPP
#define CONSTURI_DIAGNOSIS_LITERAL_HPP

#include <consturi/diagnosis/diagnose.hpp>
#define CONSTURI_SHOWS_LITERALS (__cpp_static_assert >= 202306L)
#if CONSTURI_SHOWS_LITERALS
#include <consturi/diagnosis/excerpt.hpp>
#endif

#include <cstddef>
#include <string_view>

namespace consturi {

/// Stands in the compiler's message for an array of characters that is no string.
inline void an_array_without_a_terminating_zero_is_no_literal() { __builtin_trap(); }

/// The text of a string literal.
template <std::size_t N>
constexpr std::string_view text_of(char const (&literal)[N]) noexcept {
    if (literal[N - 1] != '\0') an_array_without_a_terminating_zero_is_no_literal();
    return {literal, N - 1};
}

/// What the compiler shows of a bad text.
struct refusal {
    char const* why;
    std::size_t position;

    friend constexpr bool operator==(refusal const&, refusal const&) = default;
};

#if defined(__clang__)
inline refusal refused(diagnosis const&) noexcept { __builtin_trap(); } // a bad literal is no constant
#else
/// Makes the evaluation fail in two ways. The result has a dangling pointer to an array with the mistake's name, which g++
/// prints if the result is the value of the constant expression. Otherwise, as in a consteval function, the allocation that is
/// never freed is the error, and g++ prints the mistake's line of mistakes.def.
constexpr refusal refused(diagnosis const& wrong) noexcept {
    switch (wrong.which) {
#define CONSTURI_MISTAKE(name, sentence) case mistake::name: { new char; char const name[1]{}; return {name, wrong.position}; }
#include <consturi/diagnosis/mistakes.def>
    }
    return {};
}
#endif

/// A view of `text`, if `rule` matches it. No constant expression, otherwise.
template <class View, class R>
constexpr View checked(R const& rule, std::string_view text) noexcept {
    components at;
    if (!match_components(rule, text, at)) {
        auto const wrong = refused(diagnose<false>(rule, text));
        text = {wrong.why, wrong.position};
    }
    return views::make<View>(text, at);
}

// clang puts the evaluation of some literals off, or forgets it, as in default arguments and in initialisers of members.
// But whether an overload is for bad literals only, it asks at once; and that overload tells what is wrong.
#if defined(__clang__)

namespace mistakes {
#define CONSTURI_MISTAKE(name, sentence) inline constexpr mistake name = mistake::name;
#include <consturi/diagnosis/mistakes.def>
}

/// An object with the mistake's name.
constexpr mistake const* named(mistake which) noexcept {
    switch (which) {
#define CONSTURI_MISTAKE(name, sentence) case mistake::name: return &mistakes::name;
#include <consturi/diagnosis/mistakes.def>
    }
    return nullptr;
}

#if CONSTURI_SHOWS_LITERALS
/// Lines of text that a `static_assert` shows: an excerpt of escapes alone, its caret and the longest sentence fit in.
struct excerpt {
    char chars[640]{'\n'};
    std::size_t used = 1;

    constexpr void push_back(char c) noexcept { chars[used++] = c; }
    constexpr std::size_t size() const noexcept { return used; }
    constexpr char const* data() const noexcept { return chars; }
};
#endif

inline void a_good_literal_is_no_bad_one() { __builtin_trap(); }

/// A literal that `Rule` does not match, and what is wrong with it. A good one is no constant of this type: an operator
/// for literals that takes it is none for them.
template <auto const& Rule>
struct bad_literal {
    mistake const* why;
    std::size_t position;
#if CONSTURI_SHOWS_LITERALS
    excerpt shown{};
#endif

    template <std::size_t N>
    consteval bad_literal(char const (&literal)[N]) noexcept {
        if (matches(Rule, text_of(literal))) a_good_literal_is_no_bad_one();
        auto const wrong = diagnose<false>(Rule, text_of(literal));
        why = named(wrong.which);
        position = wrong.position;
#if CONSTURI_SHOWS_LITERALS
        append_excerpt(shown, text_of(literal), position);
        for (auto const part : {std::string_view("^ "), sentence_of(wrong.which)})
            for (char const c : part) shown.push_back(c);
#endif
    }
};

#if CONSTURI_SHOWS_LITERALS
template <auto Literal>
struct picture {
    virtual void show() { static_assert(false, Literal.shown); } // virtual: compiled last, behind the error in the user's line
};
template <class View, auto Literal, int = (picture<Literal>(), 0)>
using never = View;
#else
template <class View, auto Literal>
using never = View;
#endif

template <auto const& Rule, std::size_t N>
constexpr bool is_mistake(char const (&literal)[N], mistake which) noexcept {
    return diagnose<false>(Rule, text_of(literal)).which == which;
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
/// Has a constructor for the literals that a class derived from it takes none for. (What it says are the sentences of
/// mistake.hpp, which would be shown with three lines more if they came of its macro. The last one is for all that none
/// of these fits; it asks of the argument, for clang tells what asks of none before all others.)
template <auto const& Rule>
struct refuses_literals {
    constexpr refuses_literals() = default;
    template <std::size_t N>
    consteval refuses_literals(char const (&literal)[N]) noexcept
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::no_scheme), "no scheme: a URI begins with one, and a ':'", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::scheme_that_begins_with_no_letter), "a scheme begins with a letter", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::character_that_no_scheme_has), "a scheme is made of letters, digits, '+', '-' and '.'", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::space_to_be_percent_encoded), "space: percent-encode it, as %20, or remove it", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::backslash_to_be_percent_encoded), "backslash: write '/', or percent-encode it, as %5C", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::control_character_to_be_percent_encoded), "control character: percent-encode it, or remove it", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::byte_not_ASCII_to_be_percent_encoded), "byte that is not ASCII: percent-encode it, or use an IRI", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::percent_sign_without_two_HEXDIG), "'%' is followed by two hexadecimal digits; on its own it is %25", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::second_number_sign), "second '#': in a fragment it is %23", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::fragment_in_an_absolute_URI), "an absolute URI has no fragment", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::square_bracket_outside_an_IP_literal), "square bracket outside an IP literal: percent-encode it", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::square_bracket_that_is_not_closed), "the IP literal has no ']'", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::second_double_colon_in_IPv6address), "an IPv6 address has one '::' at most", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::more_than_four_HEXDIG_in_a_group_of_IPv6address), "a group of an IPv6 address has four hexadecimal digits at most", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::too_many_groups_in_IPv6address), "too many groups in the IPv6 address", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::too_few_groups_in_IPv6address), "too few groups in the IPv6 address, and no '::'", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::zone_in_IPv6address), "RFC 3986 has no zone in an IPv6 address", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::IPv4address_in_square_brackets), "an IPv4 address stands without brackets", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::octet_over_255_in_IPv4address), "an octet of an IPv4 address is 255 at most", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::octet_with_a_leading_zero_in_IPv4address), "an octet of an IPv4 address has no leading zero", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::letter_in_port), "letter in the port", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::second_at_sign_in_authority), "second '@' in the authority: in userinfo it is %40", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::colon_in_the_first_segment_of_a_relative_reference), "':' in the first segment of a relative reference: begin it with './'", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::unexpected_character_in_userinfo), "unexpected character in userinfo", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::unexpected_character_in_IPv6address), "unexpected character in IPv6 address", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::unexpected_character_in_IPvFuture), "unexpected character in IPvFuture address", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::unexpected_character_in_host), "unexpected character in host", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::unexpected_character_in_port), "unexpected character in port", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::unexpected_character_in_authority), "unexpected character in authority", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::unexpected_character_in_path), "unexpected character in path", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::unexpected_character_in_query), "unexpected character in query", "error")))
        __attribute__((diagnose_if(is_mistake<Rule>(literal, mistake::unexpected_character_in_fragment), "unexpected character in fragment", "error")))
        __attribute__((diagnose_if(sizeof(literal) != 0, "no string literal, nor a constant array that ends with a zero", "error")))
    {}
    friend constexpr bool operator==(refuses_literals const&, refuses_literals const&) = default;
};
#pragma clang diagnostic pop

#define CONSTURI_TAKES(rule, literal) \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wgcc-compat\"") \
    __attribute__((enable_if(matches(rule, text_of(literal)), ""))) \
    _Pragma("clang diagnostic pop")

#else

template <auto const&>
struct refuses_literals {
    friend constexpr bool operator==(refuses_literals const&, refuses_literals const&) = default;
};
#define CONSTURI_TAKES(rule, literal)

#endif

} // namespace consturi

#endif
