// The second pass over an invalid text: the furthest failure, and the mistake that explains it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_DIAGNOSE_HPP
#define CONSTURI_DIAGNOSIS_DIAGNOSE_HPP

#include <consturi/abnf/mismatch.hpp>
#include <consturi/diagnosis/lookalike.hpp>
#include <consturi/diagnosis/mistake.hpp>
#include <consturi/matching/match_components.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/syntax/role.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/excerpt.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi {

/// Where and why a text does not match: what a `parse_error` is made from, and what `find_error` of a scheme or of a
/// syntax returns.
struct diagnosis {
    std::uint32_t position;      ///< the first byte at which the text cannot continue
    std::uint32_t rule_position; ///< where the match of `rule` began
    std::string_view rule;       ///< the innermost rule that cannot continue
    byte_set expected;           ///< the bytes that could be at `position`
    bool end_expected;           ///< whether the text could end there
    mistake which;
    detail::named_bytes const* vocabulary = nullptr; // the rules that describe `expected`
    std::size_t vocabulary_size = 0;
    shown_characters shown = detail::no_other_than_ascii; // in excerpts of the text
    bool in_utf16 = false;                                // whether positions count units of 16 bits instead of bytes

    /// Without the vocabulary and the function, which a shared library has at other addresses.
    [[nodiscard]] friend constexpr bool operator==(diagnosis const& a, diagnosis const& b) noexcept {
        return a.position == b.position && a.rule_position == b.rule_position && a.rule == b.rule
               && a.expected == b.expected && a.end_expected == b.end_expected && a.which == b.which
               && a.in_utf16 == b.in_utf16;
    }
};

/// A mistake at an offset in a text. `rule` is the name of the rule that is not met; with
/// `mistake::requirement_not_met`, it is the description. The name is not copied. (A mistake that is 4 GiB or more
/// after the beginning is that of a text which is too large.)
///
///     constexpr parse_error wrong(diagnosis_at(3, "a bucket in lower case", mistake::requirement_not_met));
///     assert(wrong.explain("s3:A") == "s3:A\n"
///                                     "   ^ a requirement is not met: a bucket in lower case");
[[nodiscard]] constexpr diagnosis diagnosis_at(std::size_t position, std::string_view rule, mistake which) noexcept {
    if (position > max_text_size) return {max_text_size, 0, rule, {}, false, mistake::text_of_4_gib_or_more};
    auto const at = static_cast<std::uint32_t>(position);
    return {at, at, rule, {}, false, which};
}

namespace syntaxes {

/// The failure of a text to match the rule `goal`: the rule `rule` cannot continue between `before` and `rest`. It is
/// what `refine` of a syntax is called with.
struct failed_match {
    role goal, rule;
    std::string_view before, rest;
    byte_set const& expected; ///< the bytes that could follow `before`

    [[nodiscard]] constexpr std::string_view text() const noexcept {
        return {before.data(), before.size() + rest.size()};
    }
};

} // namespace syntaxes

namespace detail {

/// The diagnosis of a text in UTF-16, made from that of its UTF-8.
constexpr diagnosis in_utf16(diagnosis wrong, std::string_view utf8) noexcept {
    if (wrong.which == mistake::not_utf8) wrong.which = mistake::lone_surrogate;
    if (wrong.which != mistake::text_of_4_gib_or_more)
        for (auto* const position : {&wrong.position, &wrong.rule_position})
            *position = static_cast<std::uint32_t>(utf16_offset(utf8, *position));
    wrong.in_utf16 = true;
    return wrong;
}

/// Whether a square bracket before the failure belongs to an IP literal: where brackets are ordinary characters, one
/// could also follow.
constexpr bool has_brackets_of_addresses_only(failed_match const& text) noexcept {
    return !text.expected.contains('[');
}

/// Whether the rule is not that of a part.
constexpr bool is_whole(role goal) noexcept { return role::uri <= goal && goal <= role::relative_ref; }
/// Whether the rule is that of an authority or a part of one, in which a space or a quotation mark is never meant.
constexpr bool is_in_authority(role goal) noexcept {
    return role::authority <= goal && goal <= role::ip_future_address;
}

constexpr bool is_scheme_character(char c) noexcept {
    return rfc3986::scheme.analysis.rest.contains(static_cast<byte>(c));
}

/// The mistake in what is meant as a scheme: it begins with `first` and is followed by ':'.
constexpr mistake mistake_in_scheme(char first) noexcept {
    return is_scheme_character(first) && !is_alpha(first) ? mistake::scheme_not_beginning_with_a_letter
                                                          : mistake::invalid_character_in_scheme;
}

/// The mistake at the beginning of `text`, in which a ':' follows what is meant as a scheme.
constexpr mistake mistake_at_begin(std::string_view text) noexcept {
    auto const around = delimiter_at(text);
    return around.size != 0 ? around.which : mistake_in_scheme(text[0]);
}

/// The mistake in a text that should begin with a scheme and a ':', but does not.
constexpr mistake mistake_before_colon(failed_match const& text) noexcept {
    auto const& [goal, rule, before, rest, expected] = text;
    if (is_Windows_path(before, rest)) return mistake::windows_path;
    if (!begins_with_a_scheme_or_a_name(rest) || text.text()[0] == ':') return mistake::no_scheme;
    if (is_scp_syntax(text.text())) return mistake::scp_syntax;
    auto const which = mistake_at_begin(text.text());
    bool const is_user = text.text().find('@') < text.text().find(':'); // `me@h:80` has everything but a scheme
    return is_user && which == mistake::invalid_character_in_scheme ? mistake::no_scheme : which;
}

/// The mistake at a ':' in the first segment of what can only be a relative reference.
constexpr mistake mistake_at_colon(failed_match const& text) noexcept {
    bool is_scheme = text.goal == role::relative_ref && !text.before.empty() && is_alpha(text.before[0]);
    for (char const c : text.before) is_scheme &= is_scheme_character(c);
    if (is_scheme) return mistake::scheme_in_a_relative_reference;
    if (text.rest.starts_with("://") && !text.before.empty()) return mistake_at_begin(text.before);
    if (is_scp_syntax(text.text())) return mistake::scp_syntax;
    return mistake::colon_in_the_first_segment_of_a_relative_reference;
}

/// The host and the beginning of the port: what follows the last '@' or, without one, the last '/'.
constexpr std::string_view from_host(std::string_view before) noexcept {
    auto const at_sign = before.rfind('@');
    auto const last = at_sign != before.npos ? at_sign : before.rfind('/');
    return last != before.npos ? before.substr(last + 1) : before;
}

/// Whether what looks like a port may be a password with a delimiter that is not encoded, as in `//me:a/b@host`.
constexpr bool is_like_password(std::string_view before, std::string_view rest) noexcept {
    bool const is_after_host = before.find_first_of("@]") != before.npos;
    auto const delimiter = rest.find_first_of("/?#");
    auto const at_sign = rest.find('@', delimiter);
    if (is_after_host || at_sign == rest.npos) return false;
    // The '@' of a path directly follows the delimiter, as in `/@user`, or is in a second segment, as in `/users/a@b`.
    auto const between = rest.substr(delimiter + 1, at_sign - delimiter - 1);
    bool const is_in_second_segment = rest[delimiter] == '/' && has_byte(between, '/');
    return !between.empty() && !is_in_second_segment;
}

/// Whether a path follows the `:` after a host, as in scp syntax: it ends with `.git`, or there is a user without a
/// password, as in `//git@host:a/b`. In doubt, as in `//localhost:port/a`, a port is meant.
constexpr bool is_path_after_colon(std::string_view before, std::string_view rest) noexcept {
    auto const authority = before.substr(before.rfind('/') + 1);
    auto const path = rest.substr(0, rest.find_first_of("?#"));
    bool const has_user_only = has_byte(authority, '@') && authority.find(':') == authority.size() - 1;
    return before.ends_with(':') && path.find('/') < path.size() - 1 && (has_user_only || path.ends_with(".git"));
}

/// The mistake at `wrong`, which is not a digit, in a port. No userinfo precedes it, unless `before` has an '@'.
constexpr mistake mistake_in_port(std::string_view before, std::string_view rest, char wrong) noexcept {
    auto const host = from_host(before);
    if (is_like_IPv6address({host.data(), host.size() + rest.size()}))
        return mistake::ipv6_address_without_square_brackets;
    bool const is_password = is_like_password(before, rest);
    bool const has_digits = !before.ends_with(':'); // then it is a port with a typo rather than a password
    bool const begins_userinfo = rfc3986::userinfo.analysis.first.contains(static_cast<byte>(wrong));
    if (is_password && !has_digits && begins_userinfo) return mistake::unencoded_delimiter_in_userinfo;
    if (!is_password && has_digits && wrong == ',') return mistake::several_hosts_or_ports;
    if (auto const around = only_delimiters_in(rest); around.size != 0) return around.which;
    if (!is_alpha(wrong)) return mistake::unexpected_character_in_port;
    return is_path_after_colon(before, rest) ? mistake::path_in_place_of_port : mistake::letter_in_port;
}

/// The mistake at a byte after `octet`, the beginning of an octet of an IPv4 address.
constexpr mistake mistake_in_octet(std::string_view octet) noexcept {
    return octet.starts_with('0') ? mistake::octet_with_a_leading_zero_in_ipv4_address
                                  : mistake::octet_over_255_in_ipv4_address;
}

/// The mistake at the byte `wrong` after `address`, the beginning of an IPv6 address.
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

    if (wrong == '%' && !address.empty()) return mistake::zone_in_ipv6_address;
    if (wrong == ':' && group.empty()) return mistake::second_double_colon_in_ipv6_address;
    if (has_byte(group, '.')) {
        if (is_digit(wrong)) return mistake_in_octet(group.substr(group.rfind('.') + 1));
        return mistake::unexpected_character_in_ipv6_address;
    }
    bool const ends_octet = wrong == '.' && !group.empty() && group.find_first_not_of("0123456789") == group.npos;
    if (ends_octet && !has_byte(address, ':')) return mistake::ipv4_address_in_square_brackets;
    if (groups + shortened >= 8 && (wrong == ':' || ends_octet || (is_hexdig(wrong) && group.empty())))
        return mistake::too_many_groups_in_ipv6_address;
    if (!shortened && !address.empty() && (wrong == ']' || (ends_octet && groups < 7)))
        return mistake::too_few_groups_in_ipv6_address;
    if (ends_octet) return mistake_in_octet(group);
    if (is_hexdig(wrong) && group.size() == 4) return mistake::more_than_four_hexdig_in_a_group_of_ipv6_address;
    return mistake::unexpected_character_in_ipv6_address;
}

/// The mistake in a text that is meant as an IP address, which is not a part of a URI.
constexpr mistake mistake_in_address(failed_match const& text) noexcept {
    auto const& [goal, rule, before, rest, expected] = text;
    if (auto const around = surrounding_delimiter(before, rest); around.size != 0) return around.which;
    if (!before.empty() && is_prefix_length(rest, "")) return mistake::prefix_length_of_ip_address;
    if (goal == role::ipv6_address) {
        auto const which = mistake_in_IPv6address(before, rest.empty() ? ']' : rest[0]);
        if (which == mistake::ipv4_address_in_square_brackets) return mistake::unexpected_character_in_ipv6_address;
        if (which != mistake::unexpected_character_in_ipv6_address || !rest.empty()) return which;
    }
    if (rest.empty()) return mistake::incomplete_ip_address;
    return is_digit(rest[0]) ? mistake_in_octet(before.substr(before.rfind('.') + 1)) : mistake::unexpected_character;
}

/// The mistake in an IP literal that begins with '[' and `address`.
constexpr mistake mistake_in_IP_literal(std::string_view address, std::string_view rest) noexcept {
    if (is_prefix_length(rest, "]")) return mistake::prefix_length_of_ip_address;
    if (rest.empty() || has_byte("/?#", rest[0])) return mistake::ip_literal_without_a_closing_bracket;
    if (address.empty() || !has_byte("vV", address[0])) return mistake_in_IPv6address(address, rest[0]);
    return mistake::unexpected_character_in_ip_future;
}

/// The mistake after an IP literal. (A triplet would not help.)
constexpr mistake mistake_after_IP_literal(std::string_view rest) noexcept {
    if (rest.starts_with(',')) return mistake::several_hosts_or_ports;
    auto const around = only_delimiters_in(rest);
    return around.size != 0 ? around.which : mistake::unexpected_character_in_authority;
}

/// The mistake at a character that has to be percent-encoded.
constexpr mistake mistake_at(char wrong) noexcept {
    if (static_cast<byte>(wrong) < ' ' || wrong == '\x7F') return mistake::unencoded_control_character;
    if (static_cast<byte>(wrong) > '\x7F') return mistake::unencoded_non_ascii_byte;
    switch (wrong) {
    case ' ': return mistake::unencoded_space;
    case '"': return mistake::unencoded_quotation_mark;
    case '<': return mistake::unencoded_less_than_sign;
    case '>': return mistake::unencoded_greater_than_sign;
    case '\\': return mistake::unencoded_backslash;
    case '^': return mistake::unencoded_caret;
    case '`': return mistake::unencoded_backquote;
    case '{': return mistake::unencoded_opening_brace;
    case '|': return mistake::unencoded_vertical_bar;
    case '}': return mistake::unencoded_closing_brace;
    }
    return mistake::unexpected_character;
}

/// The mistake in a text of a syntax that has no hosts: it has nothing in common with URIs but triplets.
constexpr mistake mistake_without_hosts(failed_match const& text) noexcept {
    if (text.rule == role::triplet) return mistake::percent_sign_without_two_hexdig;
    if (text.rest.empty()) return mistake::unexpected_end;
    return text.expected.contains('%') ? mistake_at(text.rest[0]) : mistake::unexpected_character;
}

constexpr mistake mistake_in(failed_match const& text) noexcept {
    auto const& [goal, rule, before, rest, expected] = text;
    char const wrong = rest.empty() ? '\0' : rest[0];
    if (goal == role::ipv4_address || goal == role::ipv6_address) return mistake_in_address(text);
    if (rule == role::triplet) return mistake::percent_sign_without_two_hexdig;
    if (has_brackets_of_addresses_only(text))
        if (auto const open = before.rfind('['); open != before.npos && !has_byte(before.substr(open), ']'))
            return mistake_in_IP_literal(before.substr(open + 1), rest);
    if ((goal == role::uri || goal == role::absolute_uri) && !has_byte(before, ':')) return mistake_before_colon(text);
    if (is_whole(goal) && before.empty() && delimiter_at(rest).size != 0
        && (begins_with_a_scheme_or_a_name(rest) || is_enclosed(rest)))
        return delimiter_at(rest).which;
    if (is_in_authority(goal))
        if (auto const around = surrounding_delimiter(before, rest); around.size != 0) return around.which;
    if (has_drive_letter_as_host(before) && wrong != ':') return mistake::misplaced_drive_letter;
    if (rule == role::port) return mistake_in_port(before, rest, wrong);
    if (before.ends_with(']') && has_brackets_of_addresses_only(text) && (is_whole(goal) || goal == role::authority))
        return mistake_after_IP_literal(rest);
    if (rest.empty()) return mistake::unexpected_end;
    if (is_whole(goal) && only_delimiters_in(rest).is(mistake::surrounding_white_space))
        return mistake::surrounding_white_space;
    if (wrong == '\\' && is_Windows_path(before, rest)) return mistake::windows_path;
    if (wrong == '|' && ends_with_drive_letter(before)) return mistake::misplaced_drive_letter;
    switch (wrong) {
    case ':': return is_whole(goal) && !has_byte(before, ':') ? mistake_at_colon(text) : mistake::unexpected_character;
    case '#':
        if (has_byte(before, '#')) return mistake::second_number_sign;
        return goal == role::absolute_uri ? mistake::fragment_in_an_absolute_uri : mistake::unexpected_character;
    case '[':
    case ']': return mistake::square_bracket_outside_an_ip_literal;
    case '@': return is_in_authority(goal) ? mistake::unexpected_character : mistake::second_at_sign_in_authority;
    }
    return mistake_at(wrong);
}

template <class Syntax>
concept has_hosts = requires { &Syntax::components::host; } || requires { requires Syntax::has_hosts; };

/// `Observed` is that of abnf::detail::mismatch_of.
template <bool Observed, class InstructionSet, class Syntax, class R>
constexpr diagnosis diagnosis_of(R const& rule, std::string_view text) noexcept {
    if (text.size() > max_text_size) return diagnosis_at(text.size(), rule.name(), mistake::text_of_4_gib_or_more);
    auto const found = abnf::detail::mismatch_of<Observed, InstructionSet>(rule, text, gen_delims);
    failed_match const failed{Syntax::role_of(rule.name()), Syntax::role_of(found.rule), text.substr(0, found.position),
                              text.substr(found.position), found.expected};
    diagnosis wrong{static_cast<std::uint32_t>(found.position),
                    static_cast<std::uint32_t>(found.rule_position),
                    found.rule,
                    found.expected,
                    found.end_expected,
                    has_hosts<Syntax> ? mistake_in(failed) : mistake_without_hosts(failed)};
    if constexpr (requires { Syntax::refine(wrong, failed); }) Syntax::refine(wrong, failed);
    return wrong;
}
/// The diagnosis with what its texts need: the vocabulary of the syntax, and which characters are shown.
template <class Syntax>
constexpr diagnosis with_vocabulary(diagnosis wrong) noexcept {
    wrong.vocabulary = Syntax::vocabulary::rows;
    wrong.vocabulary_size = std::size(Syntax::vocabulary::rows);
    if constexpr (requires { Syntax::shown; }) wrong.shown = Syntax::shown;
    return wrong;
}

template <class Syntax, class InstructionSet, class R>
diagnosis diagnose_at_run_time(R const& rule, std::string_view text) noexcept {
    return with_vocabulary<Syntax>(diagnosis_of<true, InstructionSet, Syntax>(rule, text));
}

#include <consturi/support/if_consteval.def>

/// Why the whole of `text` does not match `rule`, which is one of the syntax. The syntax can replace a mistake by one
/// of its own: `Syntax::refine`. `AtRunTime` can be false only in constant expressions.
template <bool AtRunTime, class InstructionSet = instruction_set, class Syntax = rfc3986::syntax, class R>
constexpr diagnosis diagnose(R const& rule, std::string_view text) noexcept {
    if consteval {
        auto const wrong = diagnosis_of<false, InstructionSet, Syntax>(rule, text);
        if constexpr (AtRunTime) return with_vocabulary<Syntax>(wrong);
        else return wrong;
    } else {
        if constexpr (AtRunTime) return diagnose_at_run_time<Syntax, InstructionSet>(rule, text);
        else trap();
    }
}

#include <consturi/support/if_consteval.def>

} // namespace detail
} // namespace consturi

#if defined(CONSTURI_COMPILED)
#include <consturi/diagnosis/rfc3986_instances.def>
#endif

namespace consturi::detail {

/// Why the text is not valid. `AtRunTime` is that of diagnose.
template <bool AtRunTime, class Syntax, class InstructionSet = instruction_set, class R>
constexpr diagnosis error_in(R const& rule, std::string_view text) noexcept {
    if constexpr (narrows_another<Syntax>) {
        typename Syntax::components at;
        if (match_components<typename Syntax::narrowed, InstructionSet>(rule, text, at))
            return Syntax::template error_in_uri<AtRunTime, InstructionSet>(text, at);
        return diagnose<AtRunTime, InstructionSet, typename Syntax::narrowed>(rule, text);
    } else {
        if constexpr (finds_errors<Syntax>) {
            typename Syntax::components at;
            if (match_components<Syntax, InstructionSet>(rule, text, at)) return *Syntax::find_error(text, at);
        }
        return diagnose<AtRunTime, InstructionSet, Syntax>(rule, text);
    }
}

} // namespace consturi::detail

#endif
