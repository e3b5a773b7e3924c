// RFC 6570 as a syntax: what its rules are in messages, and the mistakes that only templates have.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_SYNTAX_HPP
#define CONSTURI_TEMPLATES_SYNTAX_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/syntax/role.hpp>
#include <consturi/templates/grammar.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace consturi::rfc6570 {

struct syntax {
    /// The parts of a template repeat, so they are not recorded.
    struct components {
        abnf::slice whole;
    };
    static constexpr components of_empty_text{{0, 0}};
    using captures = abnf::captures<components, abnf::fills<URI_Template, &components::whole>>;

    static constexpr syntaxes::role role_of(std::string_view rule) noexcept {
        return rule == pct_encoded.name() ? syntaxes::role::triplet : syntaxes::role::other;
    }
    using vocabulary = syntaxes::vocabulary_of<literals, varchar, ucschar, iprivate, ALPHA, DIGIT, pct_encoded>;

    /// An operator for later versions of RFC 6570 (2.2) has no meaning that could be expanded.
    [[nodiscard]] static constexpr std::optional<diagnosis> find_error(std::string_view text,
                                                                       components const&) noexcept {
        for (auto at = text.find('{'); at != text.npos; at = text.find('{', at + 1))
            if (op_reserve.analysis.first.contains(static_cast<detail::byte>(text[at + 1])))
                return diagnosis_at(at + 1, op_reserve.name(), mistake::reserved_operator);
        return std::nullopt;
    }

    static constexpr void refine(diagnosis& wrong, syntaxes::failed_match const& failed) noexcept {
        auto const& [goal, rule, before, rest, expected] = failed;
        auto const open = before.rfind('{');
        bool const is_in_expression = open != before.npos && !detail::has_byte(before.substr(open), '}');
        if (is_in_expression) wrong.which = mistake_in_expression(wrong, before.substr(open + 1), rest);
        else if (rest.starts_with('}')) wrong.which = mistake::closing_brace_without_expression;
        else if (wrong.which == mistake::unencoded_non_ascii_byte)
            wrong.which = first_character(rest).size == 0 ? mistake::not_utf8 : mistake::character_outside_ucschar;
    }

private:
    static constexpr mistake mistake_in_expression(diagnosis const& wrong, std::string_view before,
                                                   std::string_view rest) noexcept {
        if (rest.empty()) return mistake::expression_without_closing_brace;
        if (wrong.which == mistake::percent_sign_without_two_hexdig) return wrong.which;
        bool const has_prefix = detail::has_byte(before.substr(before.rfind(',') + 1), ':');
        if (wrong.rule == max_length.name() || (has_prefix && detail::is_digit(rest[0])))
            return mistake::wrong_prefix_length;
        if (has_prefix || before.ends_with('*')) return wrong.which;
        if (detail::has_byte(",}", rest[0])) return mistake::expression_without_variable;
        return mistake::character_outside_varname;
    }
};

} // namespace consturi::rfc6570

#endif
