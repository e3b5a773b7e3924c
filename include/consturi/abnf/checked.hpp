// Texts that match a rule, as function parameters: a literal that the compiler checks, or a text that was parsed.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_CHECKED_HPP
#define CONSTURI_ABNF_CHECKED_HPP

#include <consturi/abnf/interpret.hpp>
#include <consturi/abnf/mismatch.hpp>
#include <consturi/text/lifetime.hpp>
#include <consturi/text/result.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace consturi::abnf {

namespace detail {

#if defined(__clang__)
/// Not constexpr: clang prints this name, with the name of the innermost rule.
template <auto... Rule>
void text_does_not_match_the_rule() {
    trap();
}
/// Makes the evaluation fail. clang prints the argument of this call.
template <fixed_string Rule>
constexpr std::string_view mismatch_at([[maybe_unused]] std::size_t position) noexcept {
#if __clang_major__ < 15 // prints strings as numbers, but not characters
    []<std::size_t... Is>(std::index_sequence<Is...>) {
        text_does_not_match_the_rule<Rule.chars[Is]...>();
    }(std::make_index_sequence<Rule.view().size()>());
#else
    text_does_not_match_the_rule<Rule>();
#endif
    return {};
}
#else
template <fixed_string Name>
struct the_rule {
    char chars[1];
};
/// Makes the evaluation fail in two ways, as in diagnosis/literal_gcc.hpp: g++ prints the text, a dangling pointer to
/// an object whose type has the name of the innermost rule, and the position as its size. An immediate function fails
/// where it reads the text, or at its end, in the line of the allocation.
template <fixed_string Rule>
constexpr std::string_view mismatch_at(std::size_t position) noexcept {
    the_rule<Rule> text_does_not_match; // without a value, so that it cannot be read
    new char;                           // never freed: text_does_not_match the rule
    return {text_does_not_match.chars, position};
}
constexpr char read(char byte) noexcept { return byte; }
#endif

using rejection = std::string_view (*)(std::size_t position) noexcept;

template <fixed_string Name, class Definition>
constexpr rejection rejection_by(named<Name, Definition> const&) noexcept {
    return mismatch_at<Name>;
}

/// Finds the rejection by the rule of this name: R, or a rule inside R. Returns whether there is one. (g++ with
/// -fsanitize=undefined does not compare a pointer to a function with null in a constant expression.)
template <class R>
constexpr bool find_rejection(std::string_view name, rejection& found) noexcept {
    if constexpr (requires { R::name(); })
        if (R::name() == name) return found = rejection_by(R()), true;
    return [&]<class... Parts>(parts_list<Parts...>) {
        return (find_rejection<Parts>(name, found) || ...);
    }(typename R::parts());
}

/// A text that matches its rule.
struct matched {
    std::string_view text;
};

/// The text of a literal. If it does not match the rule, the call is not a constant expression.
template <class R>
constexpr matched checked_text(R const& rule, std::string_view text) noexcept {
    if (matches(rule, text)) return {text};
    auto const wrong = mismatch_of<false, instruction_set>(rule, text, {});
    rejection reject = mismatch_at<"(unnamed)">;
    find_rejection<R>(wrong.rule, reject);
    return {reject(wrong.position)};
}

} // namespace detail

/// A text that matches `Rule`: a parameter of this type takes string literals, and rejects those that do not match at
/// compile time. The message has the position and the innermost rule. Other texts are parsed first.
///
/// `Rule` is a variable with static storage duration. The object refers to the text, like a std::string_view.
///
///     constexpr bool is_local(abnf::checked<rfc3986::host> host) { return host.text() == "localhost"; }
///     static_assert(is_local("localhost"));
///     bool const bad = is_local("local host"); // does not compile: text does not match the rule
template <auto const& Rule>
    requires(rule<std::remove_cvref_t<decltype(Rule)>>)
class [[nodiscard, gsl::Pointer(char)]] checked {
public:
    checked() = delete;
    /// The literal. Does not compile if it does not match.
    template <std::size_t N>
    consteval checked(char const (&literal)[N]) noexcept
#if defined(__clang__) // clang 14 does not evaluate each literal, but each of these conditions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
        __attribute__((
            diagnose_if(!__builtin_constant_p(detail::checked_text(Rule, detail::text_of(literal)).text.size()),
                        "not a literal that matches the rule", "error")))
#pragma clang diagnostic pop
#endif
        : checked(detail::checked_text(Rule, detail::text_of(literal))) {
    }
    constexpr explicit checked(detail::matched matched) noexcept : text_(matched.text) {}

    /// The text, or why it does not match the rule: explain(Rule, text) says it in words.
    ///
    /// Takes time linear in the size of the text; does not allocate.
    ///
    ///     assert(abnf::checked<rfc3986::host>::parse("::1").error().position == 0);
    template <class InstructionSet = detail::instruction_set>
    static constexpr result<checked, mismatch> parse(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
        if (matches<InstructionSet>(Rule, text)) return checked(detail::matched{text});
        return unexpected(detail::mismatch_of<true, InstructionSet>(Rule, text, {}));
    }

    [[nodiscard]] constexpr std::string_view text() const noexcept {
#if !defined(__clang__)
        if (__builtin_is_constant_evaluated() && !text_.empty()) detail::read(text_[0]); // fails for a mismatch
#endif
        return text_;
    }

    constexpr operator std::string_view() const noexcept { return text(); }

    /// Compare the bytes.
    [[nodiscard]] friend constexpr bool operator==(checked a, checked b) noexcept { return a.text() == b.text(); }
    [[nodiscard]] friend constexpr auto operator<=>(checked a, checked b) noexcept { return a.text() <=> b.text(); }

private:
    std::string_view text_;
};

} // namespace consturi::abnf

// <string_view> declares std::hash.
template <auto const& Rule>
    requires(consturi::abnf::rule<std::remove_cvref_t<decltype(Rule)>>)
struct std::hash<consturi::abnf::checked<Rule>> {
    [[nodiscard]] std::size_t operator()(consturi::abnf::checked<Rule> const& checked) const noexcept {
        return std::hash<std::string_view>()(checked.text());
    }
};

#endif
