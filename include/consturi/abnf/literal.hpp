// CONSTURI_LITERAL: literals of your own, which the compiler checks.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_LITERAL_HPP
#define CONSTURI_ABNF_LITERAL_HPP

#include <consturi/abnf/checked.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

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
