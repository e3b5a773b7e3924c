// What is wrong with a text: common mistakes, and the sentence for each.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_DIAGNOSE_HPP
#define CONSTURI_DIAGNOSIS_DIAGNOSE_HPP

#include <consturi/syntax/match_components.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi {

/// What is wrong with a text.
enum class mistake : unsigned char {
#define CONSTURI_MISTAKE(name, sentence) name,
#include <consturi/diagnosis/mistakes.def>
};

/// A text that is no `asked` (a rule of RFC 3986): what stands before the byte at which `rule` cannot go on, and the rest.
struct misreading {
    std::string_view asked, rule, before, rest;
};

constexpr bool contains(std::string_view text, char c) noexcept { return text.find(c) != text.npos; }
constexpr bool can_be_in_scheme(char c) noexcept { return rfc3986::scheme.analysis.rest.contains(static_cast<detail::byte>(c)); }

/// In what is meant for a scheme, as the colon behind it shows, and begins with `first`.
constexpr mistake mistake_in_scheme(char first) noexcept {
    bool const begins_otherwise = can_be_in_scheme(first) && !is_a(rfc3986::ALPHA.analysis, first);
    return begins_otherwise ? mistake::scheme_that_begins_with_no_letter : mistake::character_that_no_scheme_has;
}

/// In a text that is to begin with a scheme, and has no colon so far.
constexpr mistake mistake_before_colon(std::string_view before, std::string_view rest) noexcept {
    auto const end = rest.substr(0, 64).find_first_of(":/?#"); // not farther: no scheme is that long
    if (end == rest.npos || rest[end] != ':' || before.size() + end == 0) return mistake::no_scheme;
    return mistake_in_scheme(before.empty() ? rest[0] : before[0]);
}

/// At a colon in what is no URI but might be a relative reference.
constexpr mistake mistake_at_colon(misreading const& text) noexcept {
    if (text.asked == "relative-ref" && matches(rfc3986::scheme, text.before)) return mistake::scheme_in_a_relative_reference;
    if (text.rest.starts_with("://") && !text.before.empty()) return mistake_in_scheme(text.before[0]);
    return mistake::colon_in_the_first_segment_of_a_relative_reference;
}

/// In an octet of an IPv4 address, of which there is `octet` so far.
constexpr mistake mistake_in_octet(std::string_view octet) noexcept {
    return octet.starts_with('0') ? mistake::octet_with_a_leading_zero_in_IPv4address : mistake::octet_over_255_in_IPv4address;
}

/// At `wrong` in an IPv6 address, of which there is `address` so far.
constexpr mistake mistake_in_IPv6address(std::string_view address, char wrong) noexcept {
    bool shortened = false;
    std::size_t groups = 0;
    char last = '\0';
    for (char const c : address) {
        groups += c != ':' && (last == ':' || last == '\0');
        shortened |= c == ':' && last == ':';
        last = c;
    }
    auto const group = address.substr(address.rfind(':') + 1);
    bool const is_hexdig = is_a(rfc3986::HEXDIG.analysis, wrong);

    if (wrong == '%' && !address.empty()) return mistake::zone_in_IPv6address;
    if (wrong == ':' && group.empty()) return mistake::second_double_colon_in_IPv6address;
    if (contains(group, '.')) {
        if (is_a(rfc3986::DIGIT.analysis, wrong)) return mistake_in_octet(group.substr(group.rfind('.') + 1));
        return mistake::unexpected_character_in_IPv6address;
    }
    bool const ends_octet = wrong == '.' && !group.empty() && group.find_first_not_of("0123456789") == group.npos;
    if (ends_octet && !contains(address, ':')) return mistake::IPv4address_in_square_brackets;
    if (groups + shortened >= 8 && (wrong == ':' || ends_octet || (is_hexdig && group.empty()))) return mistake::too_many_groups_in_IPv6address;
    if (!shortened && !address.empty() && (wrong == ']' || (ends_octet && groups < 7))) return mistake::too_few_groups_in_IPv6address;
    if (ends_octet) return mistake_in_octet(group);
    if (is_hexdig && group.size() == 4) return mistake::more_than_four_HEXDIG_in_a_group_of_IPv6address;
    return mistake::unexpected_character_in_IPv6address;
}

constexpr mistake unexpected_character_in(std::string_view rule) noexcept {
    if (rule == "userinfo") return mistake::unexpected_character_in_userinfo;
    if (rule == "reg-name") return mistake::unexpected_character_in_host;
    if (rule == "authority") return mistake::unexpected_character_in_authority;
    if (rule == "query") return mistake::unexpected_character_in_query;
    if (rule == "fragment") return mistake::unexpected_character_in_fragment;
    return mistake::unexpected_character_in_path;
}

/// The mistake at the byte behind `before`.
constexpr mistake mistake_in(misreading const& text) noexcept {
    auto const& [asked, rule, before, rest] = text;
    char const wrong = rest.empty() ? '\0' : rest[0];
    if (rule == "pct-encoded") return mistake::percent_sign_without_two_HEXDIG;
    if (auto const open = before.rfind('['); open != before.npos && !contains(before.substr(open), ']')) {
        if (rest.empty() || contains("/?#", wrong)) return mistake::square_bracket_that_is_not_closed;
        auto const address = before.substr(open + 1);
        if (address.empty() || !contains("vV", address[0])) return mistake_in_IPv6address(address, wrong);
        return mistake::unexpected_character_in_IPvFuture;
    }
    if ((asked == "URI" || asked == "absolute-URI") && !contains(before, ':')) return mistake_before_colon(before, rest);
    if (rule == "port") return is_a(rfc3986::ALPHA.analysis, wrong) ? mistake::letter_in_port : mistake::unexpected_character_in_port;
    if (rule == "authority" && before.ends_with(']')) return mistake::unexpected_character_in_authority; // none is percent-encoded there
    if (wrong == ' ') return mistake::space_to_be_percent_encoded;
    if (wrong == '\\') return mistake::backslash_to_be_percent_encoded;
    if (static_cast<detail::byte>(wrong) < ' ' || wrong == '\x7F') return mistake::control_character_to_be_percent_encoded;
    if (static_cast<detail::byte>(wrong) > '\x7F') return mistake::byte_not_ASCII_to_be_percent_encoded;
    if (wrong == ':') return mistake_at_colon(text);
    if (wrong == '#') return contains(before, '#') ? mistake::second_number_sign : mistake::fragment_in_an_absolute_URI;
    if (wrong == '[' || wrong == ']') return mistake::square_bracket_outside_an_IP_literal;
    if (wrong == '@') return mistake::second_at_sign_in_authority;
    return unexpected_character_in(rule);
}

/// What is wrong with a text: the first byte at which it cannot go on, the rule that could not, and where that began.
struct diagnosis {
    std::uint32_t position;
    std::uint32_t begin;
    std::string_view rule;
    byte_set expected; // what could stand at the position
    bool expects_end;        // whether the text could have ended there
    mistake which;

    friend constexpr bool operator==(diagnosis const&, diagnosis const&) = default;
};

/// Why `rule` does not match the whole of `text`, which it does not. Without `Heard` it can only be asked in a constant
/// expression: for there it makes use of the matcher that has found it out.
template <bool Heard, class R>
constexpr diagnosis diagnose(R const& rule, std::string_view text) noexcept {
    if (text.size() > max_text_size) return {max_text_size, 0, rule.name(), {}, false, mistake::text_of_4_GiB_or_more};
    auto subject = subject_of(text);
    abnf::trace trace(subject.first, rule.analysis.alphabet() | rfc3986::gen_delims.analysis.first);
    subject.listener = &trace;
    auto const end = abnf::longest_match<Heard>(rule, subject.first, subject);
    auto const& within = trace.within();
    auto const offset = [&](char const* p) { return static_cast<std::uint32_t>(p - subject.first); };
    auto const at = offset(trace.at());
    return {at, offset(within.begin), within.rule, trace.expected(), end == trace.at(),
            mistake_in({rule.name(), within.rule, text.substr(0, at), text.substr(at)})};
}

} // namespace consturi

#endif
