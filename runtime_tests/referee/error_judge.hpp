// Where a text cannot go on, by the automata of the RFC's text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_ERROR_JUDGE_HPP
#define CONSTURI_REFEREE_ERROR_JUDGE_HPP

#include "automaton.hpp"
#include "rfc_text.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace referee {

/// Whether there is an `@` in the authority of a URI or a relative reference, or of what was to be one.
inline bool has_userinfo(std::string_view text) {
    auto const scheme = text.find_first_of(":/?#");
    if (scheme != text.npos && text[scheme] == ':') text.remove_prefix(scheme + 1);
    if (!text.starts_with("//")) return false;
    auto const authority = text.substr(2, text.find_first_of("/?#", 2) - 2);
    return authority.find('@') != authority.npos;
}

/// The automata of a grammar's rules, each made when it is first asked for.
class automata {
public:
    explicit automata(grammar rules) : rules_(std::move(rules)) {}

    automaton const& operator()(std::string_view rule) const {
        auto const found = made_.find(rule);
        return found != made_.end() ? found->second : made_.emplace(rule, automaton_of(rules_, rule)).first->second;
    }

private:
    grammar rules_;
    mutable std::map<std::string, automaton, std::less<>> made_;
};

/// Verdicts on a rule, and on errors: an authority without an `@` is read as if there were no userinfo.
class error_judge {
public:
    error_judge(grammar const& rules, std::string_view rule) : rule_(rule), all_(rules), without_userinfo_(without_userinfo(rules)) {}

    bool accepts(std::string_view text) const { return all_(rule_).accepts(text); }
    /// The first byte with which no text goes on that is accepted; the size of the text if there is none.
    std::size_t error_in(std::string_view text) const { return told_by(text)(rule_).alive(text); }
    /// Whether the error is at `position`, and texts that are accepted end there, or go on with the bytes that are expected.
    template <class Expected>
    bool has_error(std::string_view text, std::size_t position, bool expects_end, Expected const& expects) const {
        auto const& judge = told_by(text)(rule_);
        if (position != judge.alive(text) || position > all_(rule_).alive(text)) return false;
        auto const at = judge.after(automaton::start, text.substr(0, position));
        for (unsigned byte = 0; byte != 256; ++byte) {
            auto const c = static_cast<unsigned char>(byte);
            if (expects(c) == judge.dead(judge.after(at, c))) return false;
        }
        return expects_end == judge.accepting[at];
    }
    /// Whether a rule that begins at `begin` is read up to `position`, and goes on there no further.
    bool stops(std::string_view text, std::string_view rule, std::size_t begin, std::size_t position) const {
        return begin <= position && told_by(text)(rule).alive(text.substr(begin)) == position - begin;
    }

    /// The same of an error that has these.
    template <class Error>
    bool has_error(std::string_view text, Error const& error) const {
        return has_error(text, error.position(), error.end_expected(), [&](unsigned char c) { return error.expected_bytes().contains(c); })
               && stops(text, error.rule(), error.rule_position(), error.position());
    }

private:
    automata const& told_by(std::string_view text) const { return has_userinfo(text) ? all_ : without_userinfo_; }

    std::string rule_;
    automata all_, without_userinfo_;
};

} // namespace referee

#endif
