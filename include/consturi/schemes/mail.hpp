// Mail addresses and message identifiers in percent-encoded text (RFC 5322 3.2.3, 3.2.4 and 3.4.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_MAIL_HPP
#define CONSTURI_SCHEMES_MAIL_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/rfc/rfc5234.hpp>
#include <consturi/schemes/scheme.hpp>

#include <string_view>

// clang-format off

/// The rules of RFC 5322 that URIs use, without comments, white space (CFWS, FWS) and obsolete forms.
namespace consturi::rfc5322 {

using namespace abnf::notation;
using rfc5234::ALPHA;
using rfc5234::DIGIT;

inline constexpr auto DQUOTE        = "DQUOTE"_rule        = [] { return x(0x22); };
inline constexpr auto VCHAR         = "VCHAR"_rule         = [] { return x(0x21, 0x7E); };
inline constexpr auto WSP           = "WSP"_rule           = [] { return x(0x20) | x(0x09); };
inline constexpr auto atext         = "atext"_rule         = [] { return ALPHA | DIGIT | "!" | "#" | "$" | "%" | "&" | "'" | "*" | "+" | "-" | "/" | "=" | "?" | "^" | "_" | "`" | "{" | "|" | "}" | "~"; };
inline constexpr auto dot_atom_text = "dot-atom-text"_rule = [] { return 1*atext >> *( "." >> 1*atext ); };
inline constexpr auto qtext         = "qtext"_rule         = [] { return x(0x21) | x(0x23, 0x5B) | x(0x5D, 0x7E); };
inline constexpr auto quoted_pair   = "quoted-pair"_rule   = [] { return "\\" >> ( VCHAR | WSP ); };
inline constexpr auto qcontent      = "qcontent"_rule      = [] { return qtext | quoted_pair; };
inline constexpr auto quoted_string = "quoted-string"_rule = [] { return DQUOTE >> *qcontent >> DQUOTE; };

} // namespace consturi::rfc5322

// clang-format on

namespace consturi::detail {

/// Whether a rule can match characters outside ASCII, in UTF-8 (RFC 6532 3.2).
enum class non_ascii : bool { refused, allowed };

/// Reads the parts of an address in percent-encoded text. `skip_RULE` returns the name of the rule that cannot
/// continue, or nothing.
class address_reader : public schemes::decoded_reader {
public:
    constexpr address_reader(std::string_view text, abnf::slice part, non_ascii others) noexcept
        : decoded_reader(text, part), others_(others) {}

    using decoded_reader::skip;
    /// Skips a character of the set, or one outside ASCII. Returns whether there was one.
    constexpr bool skip(byte_set const& set) noexcept {
        if (is_at_end()) return false;
        if (is_non_ascii()) return others_ == non_ascii::allowed && skip_non_ascii();
        bool const has = set.contains(static_cast<byte>(next()));
        if (has) skip();
        return has;
    }
    /// Skips as many as possible.
    constexpr bool skip_all(byte_set const& set) noexcept {
        auto const begin = position();
        while (skip(set)) {}
        return position() != begin;
    }

    constexpr std::string_view skip_dot_atom_text() noexcept {
        do
            if (!skip_all(rfc5322::atext.analysis.first)) return rfc5322::dot_atom_text.name();
        while (skip('.'));
        return {};
    }
    constexpr std::string_view skip_quoted_string() noexcept {
        if (!skip('"')) return rfc5322::quoted_string.name();
        constexpr auto quotable = rfc5322::VCHAR.analysis.first | rfc5322::WSP.analysis.first;
        for (;;) {
            skip_all(rfc5322::qtext.analysis.first);
            if (skip('"')) return {};
            if (!skip('\\')) return rfc5322::quoted_string.name();
            if (!skip(quotable)) return rfc5322::quoted_pair.name();
        }
    }

    /// Why it cannot proceed.
    constexpr diagnosis failure(std::string_view rule) const noexcept {
        auto which = mistake::unexpected_character_in_address;
        if (is_at_end()) which = mistake::incomplete_address;
        else if (is_non_ascii() && others_ == non_ascii::allowed) which = mistake::not_utf8;
        return diagnosis_at(position(), rule, which);
    }

private:
    constexpr bool is_non_ascii() const noexcept { return static_cast<byte>(next()) > 0x7F; }

    non_ascii others_;
};

} // namespace consturi::detail

#endif
