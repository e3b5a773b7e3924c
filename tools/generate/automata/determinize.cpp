// The subset construction, with tags.
//
// All alternatives that a text has so far write their tags into the same slices, so that one can overwrite what another
// needs. Therefore a state is the list of the positions that can match the byte read last, each with what its
// alternative has done to each slice, and whether that was overwritten. If at the end of a text the alternative that
// wins needs what was overwritten, the grammar is refused. A slice that no alternative has any more is made undefined.
//
// Distributed under the Boost Software License, Version 1.0.
#include "determinize.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

namespace automata {

namespace {

constexpr unsigned max_slices = 16;

/// What one alternative has done to one slice.
struct slice_state {
    enum { undefined, begun, ended } progress = undefined;
    bool begin_overwritten = false, end_overwritten = false;

    auto operator<=>(slice_state const&) const = default;

    /// `own` are the tags of the alternative's step, `all` those of all alternatives.
    void set(bool own_begin, bool own_end, bool any_begin, bool any_end) {
        if (own_begin) *this = {begun, false, false};
        else if (any_begin && progress != undefined) begin_overwritten = true;
        if (own_end) progress = ended, end_overwritten = false;
        else if (any_end && progress == ended) end_overwritten = true;
    }
};

/// A position that can match the byte read last, and the slices of its alternative.
struct alternative {
    std::size_t position = 0;
    std::array<slice_state, max_slices> slices{};

    auto operator<=>(alternative const&) const = default;

    void set(tag_set own, tag_set all) {
        for (unsigned i = 0; i != max_slices; ++i)
            slices[i].set(own & begin_of(i), own & end_of(i), all & begin_of(i), all & end_of(i));
    }
    slice_set defined() const {
        slice_set set = 0;
        for (unsigned i = 0; i != max_slices; ++i)
            if (slices[i].progress == slice_state::ended) set |= slice_set{1} << i;
        return set;
    }
    bool has_begun(unsigned slice) const { return slices[slice].progress != slice_state::undefined; }
    /// Whether all ended slices are as the alternative has written them.
    bool is_intact() const {
        return std::ranges::none_of(slices, [](slice_state const& s) {
            return s.progress == slice_state::ended && (s.begin_overwritten || s.end_overwritten);
        });
    }
};

struct subset {
    std::vector<alternative> alternatives; // if several match the whole text, the first one wins, as in a choice
    slice_set defined = 0;                 // as written by all alternatives

    auto operator<=>(subset const&) const = default;

    /// Writes the tags. A slice that only begins is defined only at the beginning of the text: {0, 0} is empty.
    void write(tag_set tags, bool at_begin_of_text) {
        for (unsigned i = 0; i != max_slices; ++i) {
            auto const bit = slice_set{1} << i;
            if (tags & end_of(i) || (tags & begin_of(i) && at_begin_of_text)) defined |= bit;
            else if (tags & begin_of(i)) defined &= ~bit;
        }
    }
    /// The begins of the defined slices in `slices`, which must not be defined: a begin after the end.
    tag_set undefine(slice_set slices, bool at_begin_of_text) {
        tag_set tags = 0;
        for (unsigned i = 0; i != max_slices; ++i)
            if (slices & defined & slice_set{1} << i) tags |= begin_of(i);
        if (tags != 0 && at_begin_of_text) throw std::runtime_error("a slice of an empty text cannot be undefined");
        write(tags, at_begin_of_text);
        return tags;
    }
};

class construction {
    std::vector<position> const& positions_;
    std::vector<goal> const& goals_;
    std::function<bool(std::size_t, slice_set)> const& also_matches_;
    std::map<subset, std::size_t> numbers_;
    std::vector<subset> subsets_;
    std::vector<std::string> texts_; // a shortest text for each of them

    std::size_t number_of(subset const& s, std::string const& text) {
        auto const [found, is_new] = numbers_.emplace(s, subsets_.size());
        if (is_new) {
            subsets_.push_back(s);
            texts_.push_back(text);
        }
        return found->second;
    }

    /// Bytes that are in the same sets have the same class. Class 0 is that of byte 0.
    void classify(automaton& result) const {
        std::map<std::vector<bool>, unsigned> classes;
        for (unsigned b = 0; b != 256; ++b) {
            std::vector<bool> members;
            for (auto const& p : positions_) members.push_back(p.bytes.contains(static_cast<unsigned char>(b)));
            result.class_of[b] = classes.emplace(members, classes.size()).first->second;
        }
        result.classes = classes.size();
    }

    std::optional<automaton::step> step(subset const& from, std::string text, unsigned char byte) {
        bool const is_first = from.alternatives[0].position == 0;
        std::vector<std::pair<alternative, tag_set>> kept;
        std::set<std::size_t> reached;
        tag_set tags = 0;
        for (auto const& a : from.alternatives)
            for (auto const& next : positions_[a.position].next)
                if (positions_[next.position].bytes.contains(byte) && reached.insert(next.position).second) {
                    kept.push_back({{next.position, a.slices}, next.tags});
                    tags |= next.tags;
                }
        if (kept.empty()) return std::nullopt;
        subset to{{}, from.defined};
        for (auto& [a, own] : kept) {
            a.set(own, tags);
            to.alternatives.push_back(a);
        }
        to.write(tags, is_first);
        slice_set unused = ~slice_set{0};
        for (auto const& a : to.alternatives)
            for (unsigned i = 0; i != max_slices; ++i)
                if (a.has_begun(i)) unused &= ~(slice_set{1} << i);
        tags |= to.undefine(unused, is_first);
        text += static_cast<char>(byte);
        return automaton::step{number_of(to, text), tags};
    }

    /// The alternative that matches the goal if the text ends here, and its tags.
    std::optional<std::pair<alternative, tag_set>> winner(subset const& s, goal const& g) const {
        for (auto const& a : s.alternatives) {
            if (a.position == 0 && g.empty) return {{a, *g.empty}};
            for (auto const& end : g.ends)
                if (end.position == a.position) return {{a, end.tags}};
        }
        return std::nullopt;
    }

    std::optional<tag_set> tags_at_end(subset s, std::string const& text) const {
        auto const wins = winner(s, goals_[0]);
        for (std::size_t i = 1; i != goals_.size(); ++i) {
            auto other = winner(s, goals_[i]);
            auto const slices = [](auto win) { return win->first.set(win->second, win->second), win->first.defined(); };
            bool const expected = wins && also_matches_(i, slices(wins));
            bool is_same = other.has_value() == expected;
            if (is_same && other) { // with the slices that are written for the first goal
                is_same = slices(other) == slices(wins);
                other->first.set(other->second, wins->second);
                is_same = is_same && other->first.is_intact();
            }
            if (!is_same)
                throw std::runtime_error("rule " + std::to_string(i + 1) + " is not what the syntax says: " + text);
        }
        if (!wins) return std::nullopt;
        auto [alternative, tags] = *wins;
        alternative.set(tags, tags);
        if (!alternative.is_intact()) throw std::runtime_error("an alternative overwrites a slice of another: " + text);
        bool const is_empty = alternative.position == 0;
        s.write(tags, is_empty);
        return tags | s.undefine(~alternative.defined(), is_empty);
    }

public:
    construction(std::vector<position> const& positions, std::vector<goal> const& goals,
                 std::function<bool(std::size_t, slice_set)> const& also_matches)
        : positions_(positions), goals_(goals), also_matches_(also_matches) {}

    automaton run() {
        for (auto const& p : positions_)
            for (auto const& next : p.next)
                if (next.tags >> 2 * max_slices != 0) throw std::runtime_error("there are too many slices");
        automaton result;
        classify(result);
        number_of({{{}}, 0}, "");
        for (std::size_t i = 0; i != subsets_.size(); ++i) {
            auto const from = subsets_[i];
            auto const text = texts_[i];
            automaton::state state{std::vector<std::optional<automaton::step>>(result.classes),
                                   tags_at_end(from, text)};
            for (unsigned b = 0; b != 256; ++b)
                if (auto& next = state.steps[result.class_of[b]]; !next)
                    next = step(from, text, static_cast<unsigned char>(b));
            result.states.push_back(state);
        }
        return result;
    }
};

/// Merges states that do the same (Moore's algorithm).
automaton minimize(automaton const& a) {
    std::vector<std::size_t> block(a.states.size(), 0);
    for (std::size_t count = 0;;) {
        // What tells states apart: their block, what they do at the end, and the blocks to which they lead.
        using behaviour = std::pair<std::pair<std::size_t, std::optional<tag_set>>,
                                    std::vector<std::optional<std::pair<std::size_t, tag_set>>>>;
        std::map<behaviour, std::size_t> blocks;
        std::vector<std::size_t> refined;
        for (std::size_t i = 0; i != a.states.size(); ++i) {
            behaviour b{{block[i], a.states[i].tags_at_end}, {}};
            for (auto const& next : a.states[i].steps)
                b.second.push_back(next ? std::optional(std::pair(block[next->state], next->tags)) : std::nullopt);
            refined.push_back(blocks.emplace(b, blocks.size()).first->second);
        }
        block = refined;
        if (blocks.size() == count) break;
        count = blocks.size();
    }
    automaton result{a.class_of, a.classes, {}};
    for (std::size_t i = 0; i != a.states.size(); ++i) {
        if (block[i] != result.states.size()) continue; // blocks are numbered by their first states
        auto state = a.states[i];
        for (auto& next : state.steps)
            if (next) next->state = block[next->state];
        result.states.push_back(state);
    }
    return result;
}

} // namespace

automaton determinize(std::vector<position> const& positions, std::vector<goal> const& goals,
                      std::function<bool(std::size_t, slice_set)> const& also_matches) {
    return minimize(construction(positions, goals, also_matches).run());
}

} // namespace automata
