// Where a text cannot go on, by the automata of the RFC's text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_ERROR_JUDGE_HPP
#define CONSTURI_REFEREE_ERROR_JUDGE_HPP

#include "automaton.hpp"
#include "rfc_text.hpp"

#include <cstddef>
#include <string_view>

namespace referee {

/// Whether there is an `@` in the authority of a URI or a relative reference, or of what was to be one.
inline bool has_userinfo(std::string_view text) {
    auto const scheme = text.find_first_of(":/?#");
    if (scheme != text.npos && text[scheme] == ':') text.remove_prefix(scheme + 1);
    if (!text.starts_with("//")) return false;
    auto const authority = text.substr(2, text.find_first_of("/?#", 2) - 2);
    return authority.find('@') != authority.npos;
}

/// Verdicts on a rule, and on errors: an authority without an `@` is read as if there were no userinfo.
class error_judge {
public:
    explicit error_judge(std::string_view rule) : all_(automaton_of(rfc_3986(), rule)), without_userinfo_(automaton_of(rfc_3986_without_userinfo(), rule)) {}

    bool accepts(std::string_view text) const { return all_.accepts(text); }
    /// The first byte with which no text goes on that is accepted; the size of the text if there is none.
    std::size_t error_in(std::string_view text) const { return (has_userinfo(text) ? all_ : without_userinfo_).alive(text); }

private:
    automaton all_;
    automaton without_userinfo_;
};

} // namespace referee

#endif
