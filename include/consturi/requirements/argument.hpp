// The arguments of requirements: which texts are one, and the error for another text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_ARGUMENT_HPP
#define CONSTURI_REQUIREMENTS_ARGUMENT_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/diagnosis/literal.hpp>
#include <consturi/diagnosis/lookalike.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/requirements/other_parsers.hpp>
#include <consturi/rfc/rfc5234.hpp>
#include <consturi/support/result.hpp>
#include <consturi/syntax/port.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/kinds.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace consturi::requirements::detail {

/// Its name appears in the compiler's message.
inline void the_argument_of_a_requirement_does_not_match_its_rule() { trap(); }

/// A mistake and its offset; npos, if there is none.
struct found_mistake {
    std::size_t position = std::string_view::npos;
    mistake which{};
};

/// The mistake in a text that fails to match a rule at `position`: white space or a quotation mark around the argument,
/// or `otherwise`.
constexpr mistake mistake_around(std::string_view text, std::size_t position, mistake otherwise) noexcept {
    auto const around = surrounding_delimiter(text.substr(0, position), text.substr(position));
    return around.size != 0 ? around.which : otherwise;
}

// Which texts are arguments: those that match `rule` and have nothing that `find_mistake` finds. For a text that does
// not match the rule, `mistake_of` returns the mistake. `matches_rule` says which do, if it is there.

struct scheme_argument {
    static constexpr auto const& rule = rfc3986::syntax::scheme;
    static constexpr found_mistake find_mistake(std::string_view) noexcept { return {}; }
    static constexpr mistake mistake_of(std::string_view text, diagnosis const& wrong) noexcept {
        if (text.empty()) return wrong.which;
        auto const at_begin = wrong.position == 0;
        return mistake_around(text, wrong.position,
                              at_begin ? mistake_in_scheme(text[0]) : mistake::invalid_character_in_scheme);
    }
};
struct host_argument {
    static constexpr auto const& rule = rfc3986::syntax::host;
    static constexpr found_mistake find_mistake(std::string_view text) noexcept {
        if (text.empty()) return {0, mistake::empty_host};
        for (std::size_t i = 0; i != text.size(); ++i) {
            if (text[i] == '%') return {i, mistake::triplet_in_host};
            if (text[i] == '*' && !is_ip_literal(text)) return {i, mistake::wildcard_in_host};
        }
        return {};
    }
    static constexpr mistake mistake_of(std::string_view text, diagnosis const& wrong) noexcept {
        bool const is_in_literal = is_ip_literal(text) && !has_byte(text.substr(0, wrong.position), ']');
        if (is_in_literal) return wrong.which;
        if (wrong.which == mistake::percent_sign_without_two_hexdig) return mistake::triplet_in_host;
        if (is_like_IPv6address(text)) return mistake::ipv6_address_without_square_brackets;
        return mistake_around(text, wrong.position, mistake::character_outside_host);
    }
};
struct domain_argument {
    static constexpr auto const& rule = rfc3986::syntax::reg_name;
    static constexpr found_mistake find_mistake(std::string_view text) noexcept {
        if (text.starts_with('.')) return {0, mistake::domain_beginning_with_a_dot};
        if (ends_in_a_number(text)) return {0, mistake::address_as_domain};
        return host_argument::find_mistake(text);
    }
    static constexpr mistake mistake_of(std::string_view text, diagnosis const& wrong) noexcept {
        bool const is_address = is_ip_literal(text) || is_like_IPv6address(text);
        return is_address ? mistake::address_as_domain : host_argument::mistake_of(text, wrong);
    }
};
struct path_argument {
    static constexpr auto const& rule = rfc3986::syntax::path_absolute;
    static constexpr found_mistake find_mistake(std::string_view text) noexcept {
        if (auto const at = find_hazardous_triplet(text); at != text.size())
            return {at, mistake::ambiguous_triplet_in_path};
        return {find_dot_segment(text, true), mistake::dot_segment_in_path};
    }
    static constexpr mistake mistake_of(std::string_view text, diagnosis const& wrong) noexcept {
        return mistake_around(text, wrong.position,
                              wrong.position == 0 ? mistake::path_not_beginning_with_a_slash : wrong.which);
    }
};

/// What URIs can be below: no userinfo, which could be taken for a host, no query and no fragment.
namespace base_grammar {
using namespace abnf::notation;
inline constexpr auto base = "base"_rule = [] {
    using parts = rfc3986::syntax;
    return parts::scheme >> "://" >> parts::host >> opt[":" >> *rfc5234::DIGIT] >> opt[parts::path_absolute];
};
} // namespace base_grammar
struct base_argument {
    static constexpr auto const& rule = base_grammar::base;
    static constexpr bool matches_rule(std::string_view text) noexcept {
        components at;
        return is_valid<rfc3986::syntax>(kinds::uri::rule, text, at) && at.host.defined() && !at.userinfo.defined()
               && !at.path.of(text).starts_with("//") && !at.query.defined() && !at.fragment.defined();
    }
    static constexpr found_mistake find_mistake(std::string_view text) noexcept {
        auto const at = components_of(text);
        if (port_value(at.port.of(text)) > UINT16_MAX) return {at.port.begin, mistake::port_over_65535};
        auto const in_host = host_argument::find_mistake(at.host.of(text));
        if (in_host.position != text.npos) return {at.host.begin + in_host.position, in_host.which};
        auto const in_path = path_argument::find_mistake(at.path.of(text));
        if (in_path.position != text.npos) return {at.path.begin + in_path.position, in_path.which};
        return {};
    }
    static constexpr mistake mistake_of(std::string_view text, diagnosis const& wrong) noexcept {
        auto const at = text.substr(wrong.position, 1);
        return mistake_around(text, wrong.position,
                              at == "@"   ? mistake::userinfo_without_meaning
                              : at == "#" ? mistake::fragment_in_an_absolute_uri
                                          : wrong.which);
    }
    /// The components of a text that matches the rule. An undefined port is an empty one.
    static constexpr components components_of(std::string_view text) noexcept {
        components at;
        (void)is_valid<rfc3986::syntax>(kinds::uri::rule, text, at);
        if (!at.port.defined()) at.port = {at.host.end, at.host.end};
        return at;
    }
};

template <class Argument>
constexpr bool matches_rule_of(std::string_view text) noexcept {
    if constexpr (requires { Argument::matches_rule(text); }) return Argument::matches_rule(text);
    else return matches_rule<rfc3986::syntax>(Argument::rule, text);
}

template <class Argument>
constexpr bool is_argument(std::string_view text) noexcept {
    return matches_rule_of<Argument>(text) && Argument::find_mistake(text).position == text.npos;
}

template <class Argument>
constexpr diagnosis diagnose_argument(std::string_view text) noexcept {
    if (!matches_rule_of<Argument>(text)) {
        auto wrong = diagnose<true>(Argument::rule, text);
        wrong.which = Argument::mistake_of(text, wrong);
        return wrong;
    }
    auto const found = Argument::find_mistake(text);
    return diagnosis_at(found.position, Argument::rule.name(), found.which);
}

/// Reports a wrong argument that is known at run time only.
[[noreturn]] inline void reject_argument([[maybe_unused]] diagnosis const& wrong,
                                         [[maybe_unused]] std::string const& what) {
#if defined(__cpp_exceptions)
    throw bad_result_access<parse_error>(parse_error(wrong), what);
#else
    std::abort();
#endif
}
/// A text that is known at run time only. Throws bad_result_access<parse_error> if it is no argument.
template <class Argument>
constexpr std::string_view checked_argument(std::string_view text) {
    if (is_argument<Argument>(text)) return text;
    auto const wrong = diagnose_argument<Argument>(text);
    if (__builtin_is_constant_evaluated()) // otherwise, the rejection would be emitted, with a warning
        use(reject(wrong));
    reject_argument(wrong, what_of(parse_error(wrong), text));
}

} // namespace consturi::requirements::detail

#endif
