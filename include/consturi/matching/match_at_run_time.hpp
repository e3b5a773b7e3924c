// Matching at run time, by masks and by the automaton of a syntax: a table, generated from a rule, that decides in one
// pass whether a text matches, and where the rules inside it matched.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_MATCHING_MATCH_AT_RUN_TIME_HPP
#define CONSTURI_MATCHING_MATCH_AT_RUN_TIME_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/matching/masks.hpp>
#include <consturi/matching/match_components.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::detail {

/// A run of an automaton: a struct of static tables, which tools/generate/automata writes.
///
/// - `class_of` maps bytes to classes, such that bytes of one class are the same to all states.
/// - From state s, a byte of class c leads to `steps[first_step[s] + c]` if `step_class` has c there, and nowhere
///   otherwise. A step is a state and, from bit `state_bits`, a list of tags.
/// - `loops[loop_of[s]]` are the classes, one bit each, that lead from s to s without tags.
/// - `tags_at_end[s]` is the list of tags if a text can end in s, or `no_end`.
/// - Tags 2 i and 2 i + 1 are the begin and the end of slice i. `tag_lists` has those of each list; list 0 has none.
template <class Automaton, class InstructionSet>
class automaton_run {
    // A slice is undefined if it begins after its end: it did not begin or end, or its match was given up later.
    std::size_t tags_[Automaton::tags + 1]; // the last one fills the lists
    unsigned state_ = Automaton::start;
    std::size_t size_ = 0; // of what was read

    void set(unsigned list, std::size_t position) noexcept {
        for (auto const tag : Automaton::tag_lists[list]) tags_[tag] = position;
    }

public:
    automaton_run() noexcept {
        for (unsigned i = 0; i != Automaton::tags; ++i) tags_[i] = i % 2 == 0;
    }

    /// Reads the next part of a text. Returns whether the text can continue.
    bool read(std::string_view part) noexcept {
        auto const class_at = [&](std::size_t i) { return Automaton::class_of[static_cast<byte>(part[i])]; };
        unsigned state = state_;
        for (std::size_t i = 0;; ++i) {
            auto const loop = Automaton::loops[Automaton::loop_of[state]];
            while (i != part.size() && (loop >> class_at(i) & 1) != 0) ++i;
            if (i == part.size()) break;
            unsigned const next = Automaton::first_step[state] + class_at(i);
            if (Automaton::step_class[next] != class_at(i)) return false;
            unsigned const step = Automaton::steps[next];
            state = step & ((1U << Automaton::state_bits) - 1);
            if (unsigned const list = step >> Automaton::state_bits) set(list, size_ + i);
        }
        state_ = state;
        size_ += part.size();
        return true;
    }
    /// Whether the text that was read matches.
    bool finish() noexcept {
        unsigned const list = Automaton::tags_at_end[state_];
        if (list == Automaton::no_end) return false;
        set(list, size_);
        return true;
    }

    /// Whether slice i of the match has all bytes of [begin, end).
    bool covers(unsigned i, std::size_t begin, std::size_t end) const noexcept {
        return tags_[2 * i] <= begin && end <= tags_[2 * i + 1];
    }
    /// Slice i of the match. Offsets that do not fit are the largest.
    [[nodiscard]] abnf::slice operator[](std::size_t i) const noexcept {
        auto const begin = tags_[2 * i], end = tags_[2 * i + 1];
        auto const fit = [](std::size_t n) { return static_cast<std::uint32_t>(n < UINT32_MAX ? n : UINT32_MAX); };
        return begin <= end ? abnf::slice{fit(begin), fit(end)} : abnf::slice{};
    }
};

/// (Not inlined, so that texts that masks match do not pay for its registers.)
template <class Syntax, class InstructionSet>
[[gnu::noinline]] bool match_by_automaton(std::string_view text, typename Syntax::components& at) noexcept {
    automaton_run<automaton_of<Syntax>, InstructionSet> run;
    if (!run.read(text) || !run.finish()) return false;
    Syntax::captures::assign(at, run);
    return true;
}

template <class Syntax, class InstructionSet>
bool match_at_run_time(std::string_view text, typename Syntax::components& at) noexcept {
    if constexpr (requires { Syntax::masks_decide; }) {
        auto const found = match_by_masks<InstructionSet>(text, at);
        if (found == mask_match::yes) return true;
        if (found == mask_match::no && Syntax::masks_decide) return false;
    }
    return match_by_automaton<Syntax, InstructionSet>(text, at);
}

template <class Syntax, class InstructionSet>
bool matches_between(surroundings const& around, std::string_view text) noexcept {
    automaton_run<automaton_of<Syntax>, InstructionSet> run;
    auto const begin = around.before.size(), end = begin + text.size();
    return run.read(around.before) && run.read(text) && run.read(around.after) && run.finish()
           && run.covers(around.component, begin, end);
}

} // namespace consturi::detail

#endif
