// Texts that match a rule and that the compiler checks, if they are literals: `checked<rule>` as the type of function
// parameters, and literals of your own.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_CHECKED_HPP
#define CONSTURI_ABNF_CHECKED_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/abnf/interpret.hpp>
#include <consturi/abnf/match.hpp>
#include <consturi/abnf/mismatch.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/support/reject.hpp>
#include <consturi/support/result.hpp>

#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace consturi::abnf {

namespace detail {

/// Rejects a text by the rule of one name, `reject<name>`. A pointer, so that clang does not print the search for it.
using rejecting_rule = rejection (*)(std::size_t position) noexcept;

template <fixed_string Name, class Definition>
constexpr rejecting_rule rejecting(named<Name, Definition> const&) noexcept {
    return reject<Name>;
}

/// Finds the rule of this name: R, or a rule inside R. Returns whether there is one. (g++ with -fsanitize=undefined
/// does not compare a pointer to a function with null in a constant expression.)
template <class R>
constexpr bool find_rule(std::string_view name, rejecting_rule& found) noexcept {
    if constexpr (requires { R::name(); })
        if (R::name() == name) return found = rejecting(R()), true;
    return [&]<class... Parts>(parts_list<Parts...>) {
        return (find_rule<Parts>(name, found) || ...);
    }(typename R::parts());
}

/// A text that matches its rule.
struct matched {
    std::string_view text;
};
/// Where a part of it matched.
struct matched_part {
    slice at;
};

/// The text of a literal. If it does not match the rule, the call is not a constant expression.
template <class R>
constexpr matched checked_text(R const& rule, std::string_view text) noexcept {
    if (matches(rule, text)) return {text};
    auto const wrong = mismatch_of<false, instruction_set>(rule, text, {});
    rejecting_rule reject_by_rule = reject<"(unnamed)">;
    find_rule<R>(wrong.rule, reject_by_rule);
    return {text_of(reject_by_rule(wrong.position))};
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

    /// What a rule inside `Rule` matched; nothing, if it did not take part in the match. Does not compile for a rule
    /// that can match several times. Takes time linear in the size of the text; does not allocate. `match_into` finds
    /// several rules at once.
    ///
    ///     constexpr abnf::checked<rfc3986::authority> service = "example.com:80";
    ///     static_assert(service.part<rfc3986::port>() == "80" && !service.part<rfc3986::userinfo>());
    template <auto const& Part>
        requires(rule<std::remove_cvref_t<decltype(Part)>>)
    [[nodiscard]] constexpr std::optional<std::string_view> part() const noexcept {
        detail::matched_part found;
        (void)match_into<captures<detail::matched_part, fills<Part, &detail::matched_part::at>>>(Rule, text(), found);
        if (!found.at.defined()) return std::nullopt;
        return found.at.of(text());
    }

    [[nodiscard]] constexpr std::string_view text() const noexcept {
#if !defined(__clang__)
        if (__builtin_is_constant_evaluated() && !text_.empty()) detail::use({text_.data(), 0}); // fails for a mismatch
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

namespace consturi::detail {

/// The value of a literal. If it does not match the rule, the call is not a constant expression. An overload takes
/// requirements (requirements/require.hpp).
template <auto const& Rule>
    requires(abnf::rule<std::remove_cvref_t<decltype(Rule)>>)
constexpr abnf::checked<Rule> checked_literal(std::string_view text) noexcept {
    return abnf::checked<Rule>(abnf::detail::checked_text(Rule, text));
}

#if defined(__clang__)
/// The kind of the literals that match a rule or meet a requirement. For a requirement, there is an operator for
/// invalid ones (requirements/require.hpp); for a rule, an attribute rejects them.
template <auto RuleOrRequirement>
struct literal_by {};
#endif

} // namespace consturi::detail

/// Defines a literal for texts that match a rule, or for URIs that meet a requirement. Others do not compile.
///
///     using namespace abnf::notation;
///     inline constexpr auto ticket = "ticket"_rule = [] { return "T-" >> 1 * rfc3986::DIGIT; };
///     CONSTURI_LITERAL(_ticket, ticket)
///     constexpr abnf::checked<ticket> first = "T-1"_ticket;
///
///     inline constexpr auto public_endpoint = requirements::scheme_is("https") && requirements::has_host;
///     CONSTURI_LITERAL(_endpoint, public_endpoint)
///     constexpr uri_view api = "https://api.example.com:8443/"_endpoint;
#if defined(__clang__)
#define CONSTURI_LITERAL(suffix, rule_or_requirement)                                                                  \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wgcc-compat\"") consteval auto               \
    operator""##suffix(char const* text, std::size_t size) noexcept __attribute__((diagnose_if(                        \
        !__builtin_constant_p(::consturi::detail::checked_literal<(rule_or_requirement)>({text, size}).text().size()), \
        "not a literal that matches the rule", "error"))) {                                                            \
        return ::consturi::detail::checked_literal<(rule_or_requirement)>({text, size});                               \
    }                                                                                                                  \
    template <::consturi::detail::invalid_literal<::consturi::detail::literal_by<(rule_or_requirement)>> Literal>      \
    consteval ::consturi::detail::rejected<void, Literal> operator""##suffix() noexcept                                \
        __attribute__((diagnose_if(Literal.why, "not a URI that meets the requirement", "error")));                    \
    _Pragma("clang diagnostic pop")
#else
#define CONSTURI_LITERAL(suffix, rule_or_requirement)                                                                  \
    consteval auto operator""##suffix(char const* text, std::size_t size) noexcept {                                   \
        return ::consturi::detail::checked_literal<(rule_or_requirement)>({text, size});                               \
    }
#endif

#endif
