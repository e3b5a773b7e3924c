// The minimal deterministic automaton of a rule.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_AUTOMATON_HPP
#define CONSTURI_REFEREE_AUTOMATON_HPP

#include "abnf_text.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace referee {

/// A deterministic automaton over classes of bytes; the bytes of a class have the same transitions. It is minimal and
/// complete, so that it may have a dead state, from which no accepting state can be reached.
struct automaton {
    using state = std::uint32_t;

    std::vector<std::vector<unsigned char>> classes; // the bytes of each class
    std::array<std::uint8_t, 256> class_of{};        // the class of each byte
    std::vector<std::vector<state>> next;            // by state and class
    std::vector<bool> accepting;                     // by state
    static constexpr state start = 0;

    std::size_t size() const { return next.size(); }
    state after(state from, unsigned char byte) const { return next[from][class_of[byte]]; }
    state after(state from, std::string_view text) const {
        for (char const c : text) from = after(from, static_cast<unsigned char>(c));
        return from;
    }
    bool accepts(std::string_view text) const { return accepting[after(start, text)]; }
    /// The length of the longest prefix of the text with which some accepted text begins.
    std::size_t alive(std::string_view text) const {
        auto at = start;
        for (std::size_t i = 0; i != text.size(); ++i)
            if (dead(at = after(at, static_cast<unsigned char>(text[i])))) return i;
        return text.size();
    }
    /// Whether no accepting state can be reached.
    bool dead(state s) const { return !accepting[s] && next[s] == std::vector<state>(classes.size(), s); }
};

/// Builds the automaton of a rule. Throws `std::runtime_error` for an undefined or recursive rule.
automaton automaton_of(grammar const& rules, std::string_view name);

} // namespace referee

#endif
