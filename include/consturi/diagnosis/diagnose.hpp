// The second pass over an invalid text: the furthest failure, and the mistake that explains it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_DIAGNOSE_HPP
#define CONSTURI_DIAGNOSIS_DIAGNOSE_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/diagnosis/ipv6_mistake.hpp>
#include <consturi/diagnosis/mistake.hpp>
#include <consturi/syntax/characters.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::detail {

/// Where and why a text does not match.
struct diagnosis {
    std::uint32_t position;      // the first byte at which the text cannot continue
    std::uint32_t rule_position; // where the match of `rule` began
    std::string_view rule;       // the innermost rule that cannot continue
    byte_set expected;           // the bytes that could be at `position`
    bool end_expected;           // whether the text could end there
    mistake which;

    friend constexpr bool operator==(diagnosis const&, diagnosis const&) = default;
};

/// The failure of a text to match `goal`: `rule` cannot continue between `before` and `rest`.
struct failed_match {
    std::string_view goal, rule, before, rest;
};

/// The mistake in a text that is meant as a scheme: it begins with `first` and is followed by ':'.
constexpr mistake mistake_in_scheme(char first) noexcept {
    bool const is_scheme_character = rfc3986::scheme.analysis.rest.contains(static_cast<byte>(first));
    return is_scheme_character && !is_alpha(first) ? mistake::scheme_not_beginning_with_a_letter
                                                   : mistake::invalid_character_in_scheme;
}

/// The mistake in a text that should begin with a scheme and a ':', but does not.
constexpr mistake mistake_before_colon(std::string_view before, std::string_view rest) noexcept {
    auto const end = rest.substr(0, 64).find_first_of(":/?#"); // the longest registered scheme has less than 64 bytes
    if (end == rest.npos || rest[end] != ':' || before.size() + end == 0) return mistake::no_scheme;
    return mistake_in_scheme(before.empty() ? rest[0] : before[0]);
}

/// The mistake at a ':' in the first segment of what can only be a relative reference.
template <class InstructionSet>
constexpr mistake mistake_at_colon(failed_match const& text) noexcept {
    if (text.goal == "relative-ref" && matches<InstructionSet>(rfc3986::scheme, text.before))
        return mistake::scheme_in_a_relative_reference;
    if (text.rest.starts_with("://") && !text.before.empty()) return mistake_in_scheme(text.before[0]);
    return mistake::colon_in_the_first_segment_of_a_relative_reference;
}

constexpr mistake unexpected_character_in(std::string_view rule) noexcept {
    if (rule == "userinfo") return mistake::unexpected_character_in_userinfo;
    if (rule == "reg-name") return mistake::unexpected_character_in_host;
    if (rule == "authority") return mistake::unexpected_character_in_authority;
    if (rule == "query") return mistake::unexpected_character_in_query;
    if (rule == "fragment") return mistake::unexpected_character_in_fragment;
    return mistake::unexpected_character_in_path;
}

template <class InstructionSet>
constexpr mistake mistake_in(failed_match const& text) noexcept {
    auto const& [goal, rule, before, rest] = text;
    char const wrong = rest.empty() ? '\0' : rest[0];
    if (rule == "pct-encoded") return mistake::percent_sign_without_two_HEXDIG;
    if (auto const open = before.rfind('['); open != before.npos && !contains(before.substr(open), ']')) {
        if (rest.empty() || contains("/?#", wrong)) return mistake::IP_literal_without_a_closing_bracket;
        auto const address = before.substr(open + 1);
        if (address.empty() || !contains("vV", address[0]))
            return mistake_in_IPv6address<InstructionSet>(address, wrong);
        return mistake::unexpected_character_in_IPvFuture;
    }
    if ((goal == "URI" || goal == "absolute-URI") && !contains(before, ':')) return mistake_before_colon(before, rest);
    if (rule == "port") return is_alpha(wrong) ? mistake::letter_in_port : mistake::unexpected_character_in_port;
    if (rule == "authority" && before.ends_with(']'))
        return mistake::unexpected_character_in_authority; // a triplet would not help
    if (wrong == ' ') return mistake::unencoded_space;
    if (wrong == '\\') return mistake::unencoded_backslash;
    if (static_cast<byte>(wrong) < ' ' || wrong == '\x7F') return mistake::unencoded_control_character;
    if (static_cast<byte>(wrong) > '\x7F') return mistake::unencoded_non_ASCII_byte;
    if (wrong == ':') return mistake_at_colon<InstructionSet>(text);
    if (wrong == '#') return contains(before, '#') ? mistake::second_number_sign : mistake::fragment_in_an_absolute_URI;
    if (wrong == '[' || wrong == ']') return mistake::square_bracket_outside_an_IP_literal;
    if (wrong == '@') return mistake::second_at_sign_in_authority;
    return unexpected_character_in(rule);
}

/// Why the whole of `text` does not match `rule`. `Observed` can be false only in constant expressions, where the
/// matcher of the first pass notifies the observer, too.
template <bool Observed, class InstructionSet = instruction_set, class R>
constexpr diagnosis diagnose(R const& rule, std::string_view text) noexcept {
    if (text.size() > max_text_size) return {max_text_size, 0, rule.name(), {}, false, mistake::text_of_4_GiB_or_more};
    auto in = abnf::detail::input_of(text);
    abnf::detail::furthest_failure failure(in.first, rule.analysis.alphabet() | gen_delims);
    in.observer = &failure;
    auto const end = abnf::detail::longest_match<Observed, InstructionSet>(rule, in.first, in);
    auto const& innermost = failure.innermost();
    auto const offset = [&](char const* p) { return static_cast<std::uint32_t>(p - in.first); };
    auto const at = offset(failure.at());
    return {at,
            offset(innermost.begin),
            innermost.rule,
            failure.expected(),
            end == failure.at(),
            mistake_in<InstructionSet>({rule.name(), innermost.rule, text.substr(0, at), text.substr(at)})};
}

} // namespace consturi::detail

#endif
