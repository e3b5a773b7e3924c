// Checks verdicts and errors of the library with automata that are built from the RFC's ABNF text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_ERROR_CHECKER_HPP
#define CONSTURI_REFEREE_ERROR_CHECKER_HPP

#include "automaton.hpp"
#include "rfc_text.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace referee {

/// Whether the authority contains an `@`. The text need not be a valid URI or relative reference.
inline bool has_userinfo(std::string_view text) {
    auto const scheme = text.find_first_of(":/?#");
    if (scheme != text.npos && text[scheme] == ':') text.remove_prefix(scheme + 1);
    if (!text.starts_with("//")) return false;
    auto const authority = text.substr(2, text.find_first_of("/?#", 2) - 2);
    return authority.find('@') != authority.npos;
}

/// The number of bytes of the longest prefix with which some accepted text begins, without those of a character (RFC
/// 3629) that is incomplete there: an error is at the first octet of a character.
inline std::size_t alive_characters(automaton const& a, std::string_view text) {
    auto const alive = a.alive(text);
    auto lead = alive;
    while (lead != 0 && alive - lead != 3 && (text[lead - 1] & 0xC0) == 0x80) --lead;
    if (lead == 0) return alive;
    auto const octet = static_cast<unsigned char>(text[--lead]);
    auto const size = octet < 0xC0 ? 1U : octet < 0xE0 ? 2U : octet < 0xF0 ? 3U : 4U;
    return lead + size > alive ? lead : alive;
}

/// The automata of the rules of a grammar, each created on first use.
class automata {
public:
    explicit automata(grammar rules) : rules_(std::move(rules)) {}

    automaton const& operator()(std::string_view rule) const {
        auto const found = cache_.find(rule);
        return found != cache_.end() ? found->second : cache_.emplace(rule, automaton_of(rules_, rule)).first->second;
    }

private:
    grammar rules_;
    mutable std::map<std::string, automaton, std::less<>> cache_;
};

/// The expected verdicts and errors for a rule. Error positions are those of a grammar without userinfo if the
/// authority contains no `@`.
class error_checker {
public:
    error_checker(grammar const& rules, std::string_view rule)
        : rule_(rule), all_(rules), without_userinfo_(without_userinfo(rules)) {}

    bool accepts(std::string_view text) const { return all_(rule_).accepts(text); }
    /// The position of the first character that cannot continue an accepted text, or the size of the text.
    std::size_t error_in(std::string_view text) const { return alive_characters(automata_for(text)(rule_), text); }
    /// Whether the error is at `position`, exactly the bytes of `expects` can continue an accepted text there, and an
    /// accepted text can end there if and only if `end_expected`.
    template <class Expected>
    bool has_error(std::string_view text, std::size_t position, bool end_expected, Expected const& expects) const {
        auto const& expected = automata_for(text)(rule_);
        if (position != alive_characters(expected, text) || position > all_(rule_).alive(text)) return false;
        auto const at = expected.after(automaton::start, text.substr(0, position));
        for (unsigned byte = 0; byte != 256; ++byte) {
            auto const c = static_cast<unsigned char>(byte);
            if (expects(c) == expected.dead(expected.after(at, c))) return false;
        }
        return end_expected == expected.accepting[at];
    }
    /// Whether `rule`, begun at `begin`, matches a prefix up to `position` and cannot continue there.
    bool stops(std::string_view text, std::string_view rule, std::size_t begin, std::size_t position) const {
        return begin <= position && alive_characters(automata_for(text)(rule), text.substr(begin)) == position - begin;
    }

    /// Whether all properties of a `consturi::parse_error` are correct.
    template <class Error>
    bool has_error(std::string_view text, Error const& error) const {
        return has_error(text, error.position(), error.end_expected(),
                         [&](unsigned char c) { return error.expected_bytes().contains(c); })
               && stops(text, error.rule(), error.rule_position(), error.position());
    }

private:
    automata const& automata_for(std::string_view text) const { return has_userinfo(text) ? all_ : without_userinfo_; }

    std::string rule_;
    automata all_, without_userinfo_;
};

} // namespace referee

#endif
