// Texts that find any mistake an implementation of an automaton can make, up to a size (Chow, "Testing Software Design
// Modeled by Finite-State Machines", 1978), and texts drawn at random.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_SUITE_HPP
#define CONSTURI_REFEREE_SUITE_HPP

#include "automaton.hpp"

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace referee {

/// Texts drawn at random: such that are accepted, and such that are one byte away from there.
class sampler {
public:
    sampler(automaton const& judge, std::uint64_t seed) : judge_(judge), random_(seed) { find_distances(); }

    /// A text that is accepted, of about `size` bytes.
    std::string accepted(std::size_t size);
    /// The text with one byte more, less, or changed.
    std::string edited(std::string text);
    /// A byte of a class.
    char byte_of(std::size_t of_class) {
        auto const& members = judge_.classes[of_class];
        return static_cast<char>(members[below(members.size())]);
    }
    /// A number below `limit`.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(random_() % limit); }

private:
    void find_distances();

    automaton const& judge_;
    std::mt19937_64 random_;
    std::vector<std::size_t> distance_; // of each state to the next accepting one
};

/// The texts of the W-method: one that leads to each state, all texts of up to `extra` + 1 classes behind it, and behind
/// each of these all of a set of texts that tell any two states apart. An automaton that has no more than `extra` states
/// more than this one, and gives the same verdicts on them, accepts the same texts; if it does not tell the bytes of a
/// class apart, which is why each byte comes first behind each state once.
class suite {
public:
    suite(automaton const& judge, unsigned extra);

    automaton const& judge() const { return judge_; }
    /// Shortest texts, by the state they lead to, as classes.
    std::vector<std::string> const& cover() const { return cover_; }

    /// One of its texts, drawn at random.
    std::string any(sampler& random) const;

    /// Calls `f(text, accepted)` with each text of the suite that goes on from the cover of state `from`; with other bytes
    /// of each class each time, as `random` has them.
    template <class F>
    void for_each(automaton::state from, std::minstd_rand random, F const& f) const {
        std::string text;
        for (char const c : cover_[from]) text += byte_of(c, random);
        extend(text, from, extra_ + 1, random, f);
        for (unsigned byte = 0; byte != 256; ++byte) {
            text += static_cast<char>(byte);
            extend(text, judge_.after(from, static_cast<unsigned char>(byte)), 0, random, f);
            text.pop_back();
        }
    }

private:
    template <class F>
    void extend(std::string& text, automaton::state at, unsigned left, std::minstd_rand& random, F const& f) const {
        auto const size = text.size();
        for (std::size_t i = 0; i != distinguishing_.size(); ++i) {
            for (char const c : distinguishing_[i]) text += byte_of(c, random);
            f(std::string_view(text), accepts_[at][i]);
            text.resize(size);
        }
        if (left == 0) return;
        for (std::size_t c = 0; c != judge_.classes.size(); ++c) {
            text += byte_of(static_cast<char>(c), random);
            extend(text, judge_.next[at][c], left - 1, random, f);
            text.resize(size);
        }
    }
    char byte_of(char of_class, std::minstd_rand& random) const {
        auto const& members = judge_.classes[static_cast<unsigned char>(of_class)];
        return static_cast<char>(members.size() == 1 ? members[0] : members[random() % members.size()]);
    }

    automaton judge_;
    unsigned extra_;
    std::vector<std::string> cover_;
    std::vector<std::string> distinguishing_; // texts, as classes, one of which exactly one of any two states accepts
    std::vector<std::vector<bool>> accepts_; // by state and distinguishing text
};

} // namespace referee

#endif
