// Test suites by the Wp-method (Fujiwara et al., 1991), and random texts.
//
// Distributed under the Boost Software License, Version 1.0.
#include "suite.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

namespace referee {

namespace {

using state = automaton::state;

/// A shortest path to each state, by breadth-first search.
std::vector<std::string> cover_of(automaton const& a) {
    std::vector<std::string> to(a.size());
    std::vector<bool> found(a.size());
    std::vector<state> queue{automaton::start};
    found[automaton::start] = true;
    for (std::size_t i = 0; i != queue.size(); ++i)
        for (std::size_t c = 0; c != a.classes.size(); ++c) {
            auto const next = a.next[queue[i]][c];
            if (found[next]) continue;
            found[next] = true;
            to[next] = to[queue[i]] + static_cast<char>(c);
            queue.push_back(next);
        }
    return to;
}

bool accepts_from(automaton const& a, state s, std::string const& text) {
    for (char const c : text) s = a.next[s][static_cast<unsigned char>(c)];
    return a.accepting[s];
}

/// A small set of texts that distinguish any two states. The candidates are the shortest texts for each pair of states.
/// A greedy search selects those that divide the states into the most blocks.
std::vector<std::string> distinguishing_texts(automaton const& a) {
    auto const size = a.size();
    std::set<std::string> candidates{""};
    std::vector<std::vector<std::string const*>> apart(size, std::vector<std::string const*>(size));
    for (std::size_t i = 0; i != size; ++i)
        for (std::size_t j = 0; j != size; ++j)
            if (a.accepting[i] != a.accepting[j]) apart[i][j] = &*candidates.begin();
    for (bool more = true; std::exchange(more, false);) { // each round finds texts that are one byte longer
        auto found = apart;
        for (std::size_t i = 0; i != size; ++i)
            for (std::size_t j = 0; j != size; ++j)
                for (std::size_t c = 0; c != a.classes.size() && !found[i][j]; ++c)
                    if (auto const rest = apart[a.next[i][c]][a.next[j][c]]; rest && i != j) {
                        found[i][j] = &*candidates.insert(static_cast<char>(c) + *rest).first;
                        more = true;
                    }
        apart = std::move(found);
    }
    std::vector<std::string> chosen;
    std::vector<std::size_t> block(size, 0);
    auto const divide = [&](std::string const& text) { // the blocks, divided by the verdict on the text
        std::map<std::pair<std::size_t, bool>, std::size_t> numbers;
        std::vector<std::size_t> finer;
        for (std::size_t s = 0; s != size; ++s)
            finer.push_back(
                numbers.emplace(std::pair(block[s], accepts_from(a, state(s), text)), numbers.size()).first->second);
        return std::pair(numbers.size(), finer);
    };
    for (std::size_t blocks = 0; blocks != size;) {
        std::string const* best = nullptr;
        std::size_t most = 0;
        for (auto const& text : candidates)
            if (auto const count = divide(text).first; count > most) best = &text, most = count;
        if (most == blocks) throw std::logic_error("the automaton is not minimal");
        block = divide(*best).second;
        blocks = most;
        chosen.push_back(*best);
    }
    return chosen;
}

/// A small set of texts that distinguish one state from all others, by a greedy search. `accepts` has the verdicts by
/// state and text.
std::vector<std::size_t> identifying_texts(std::vector<std::vector<bool>> const& accepts, state one) {
    std::vector<std::size_t> chosen;
    std::vector<state> alike;
    for (state s = 0; s != accepts.size(); ++s)
        if (s != one) alike.push_back(s);
    while (!alike.empty()) {
        auto const distinguished = [&](std::size_t text) {
            return std::count_if(alike.begin(), alike.end(),
                                 [&](state s) { return accepts[s][text] != accepts[one][text]; });
        };
        std::size_t best = 0;
        for (std::size_t text = 1; text != accepts[one].size(); ++text)
            if (distinguished(text) > distinguished(best)) best = text;
        std::erase_if(alike, [&](state s) { return accepts[s][best] != accepts[one][best]; });
        chosen.push_back(best);
    }
    return chosen;
}

} // namespace

std::string suite::random_text(sampler& random) const {
    auto classes = cover_[random.below(cover_.size())];
    for (auto n = random.below(extra_ + 2); n-- != 0;)
        classes += static_cast<char>(random.below(specification_.classes.size()));
    classes += distinguishing_[random.below(distinguishing_.size())];
    std::string text;
    for (char const c : classes) text += random.byte_of(static_cast<unsigned char>(c));
    return text;
}

suite::suite(automaton const& specification, unsigned extra)
    : specification_(specification), extra_(extra), cover_(cover_of(specification)),
      distinguishing_(distinguishing_texts(specification)) {
    for (state s = 0; s != specification_.size(); ++s) {
        accepts_.emplace_back();
        for (auto const& text : distinguishing_) accepts_.back().push_back(accepts_from(specification_, s, text));
    }
    for (std::size_t i = 0; i != distinguishing_.size(); ++i) all_.push_back(i);
    for (state s = 0; s != specification_.size(); ++s) identifying_.push_back(identifying_texts(accepts_, s));
}

void sampler::find_distances() {
    constexpr auto far = std::numeric_limits<std::size_t>::max();
    distance_.assign(specification_.size(), far);
    for (bool more = true; std::exchange(more, false);)
        for (state s = 0; s != specification_.size(); ++s) {
            auto nearest = specification_.accepting[s] ? 0 : far;
            for (auto const to : specification_.next[s])
                if (distance_[to] != far) nearest = std::min(nearest, distance_[to] + 1);
            if (nearest < distance_[s]) distance_[s] = nearest, more = true;
        }
}

std::string sampler::accepted(std::size_t size) {
    std::string text;
    auto at = automaton::start;
    while (text.size() < size || !specification_.accepting[at]) {
        std::vector<std::size_t>
            candidates; // classes that can lead to acceptance, at the end only those that come closer
        for (std::size_t c = 0; c != specification_.classes.size(); ++c) {
            auto const left = distance_[specification_.next[at][c]];
            if (text.size() < size ? left != std::numeric_limits<std::size_t>::max() : left < distance_[at])
                candidates.push_back(c);
        }
        if (candidates.empty()) break; // no longer text is accepted
        text += byte_of(candidates[below(candidates.size())]);
        at = specification_.after(at, static_cast<unsigned char>(text.back()));
    }
    return text;
}

std::string sampler::edited(std::string text) {
    auto const byte = static_cast<char>(below(256));
    auto const at = below(text.size() + 1);
    auto const kind = below(3);
    if (kind == 0 || at == text.size()) text.insert(at, 1, byte);
    else if (kind == 1) text.erase(at, 1);
    else text[at] = byte;
    return text;
}

} // namespace referee
