// Test suites by the Wp-method (Fujiwara et al., "Test Selection Based on Finite State Models", 1991), and random
// texts.
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

/// Generates random texts: accepted ones, and ones that differ from those by one byte.
class sampler {
public:
    sampler(automaton const& specification, std::uint64_t seed) : specification_(specification), random_(seed) {
        find_distances();
    }

    /// Returns an accepted text of about `size` bytes.
    std::string accepted(std::size_t size);
    /// Inserts, removes or changes one byte.
    std::string edited(std::string text);
    /// Returns a random byte of a class.
    char byte_of(std::size_t of_class) {
        auto const& members = specification_.classes[of_class];
        return static_cast<char>(members[below(members.size())]);
    }
    /// Returns a random number less than `limit`.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(random_() % limit); }

private:
    void find_distances();

    automaton const& specification_;
    std::mt19937_64 random_;
    std::vector<std::size_t> distance_; // from each state to the nearest accepting state
};

/// The test suite of the Wp-method: for each state a text that leads to it, followed by all sequences of at most
/// `extra + 1` classes, followed by texts that distinguish states. After the longest of these sequences, they are those
/// that distinguish the reached state from all others; before, those that distinguish any two states. The suite detects
/// every wrong implementation with at most `extra` additional states, as that of the W-method does (Chow, 1978),
/// provided that it treats the bytes of a class alike. To detect violations of that assumption, each single byte is
/// tried after each state too.
class suite {
public:
    suite(automaton const& specification, unsigned extra);

    automaton const& specification() const { return specification_; }
    /// A shortest text to each state, as a sequence of classes.
    std::vector<std::string> const& cover() const { return cover_; }

    /// Returns a random text of the suite.
    std::string random_text(sampler& random) const;

    /// Calls `f(text, accepted)` with each text of the suite that begins with the path to state `from`. `random`
    /// chooses the byte of each class.
    template <class F>
    void for_each(automaton::state from, std::minstd_rand random, F const& f) const {
        std::string text;
        for (char const c : cover_[from]) text += byte_of(c, random);
        extend(text, from, extra_ + 1, random, f);
        for (unsigned byte = 0; byte != 256; ++byte) {
            text += static_cast<char>(byte);
            extend(text, specification_.after(from, static_cast<unsigned char>(byte)), 0, random, f);
            text.pop_back();
        }
    }

private:
    template <class F>
    void extend(std::string& text, automaton::state at, unsigned left, std::minstd_rand& random, F const& f) const {
        auto const size = text.size();
        for (auto const i : left == 0 ? identifying_[at] : all_) {
            for (char const c : distinguishing_[i]) text += byte_of(c, random);
            f(std::string_view(text), accepts_[at][i]);
            text.resize(size);
        }
        if (left == 0) return;
        for (std::size_t c = 0; c != specification_.classes.size(); ++c) {
            text += byte_of(static_cast<char>(c), random);
            extend(text, specification_.next[at][c], left - 1, random, f);
            text.resize(size);
        }
    }
    char byte_of(char of_class, std::minstd_rand& random) const {
        auto const& members = specification_.classes[static_cast<unsigned char>(of_class)];
        return static_cast<char>(members.size() == 1 ? members[0] : members[random() % members.size()]);
    }

    automaton specification_;
    unsigned extra_;
    std::vector<std::string> cover_;
    std::vector<std::string> distinguishing_; // classes; for any two states, one is accepted from exactly one of them
    std::vector<std::vector<bool>> accepts_;  // by state and distinguishing text

    std::vector<std::size_t> all_;                      // the distinguishing texts
    std::vector<std::vector<std::size_t>> identifying_; // by state: those that distinguish it from all others
};

} // namespace referee

#endif
