// The minimal deterministic automaton of a rule: Thompson's construction (1968), the powerset construction (Rabin and
// Scott, 1959), and Moore's minimization (1956).
//
// Distributed under the Boost Software License, Version 1.0.
#include "automaton.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

namespace referee {

namespace {

/// Orders vectors. Not `operator<`, which is wrong in libstdc++ 12 on big-endian machines.
struct lexicographic {
    template <class Number>
    bool operator()(std::vector<Number> const& a, std::vector<Number> const& b) const {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    }
};

/// Thompson's nondeterministic automaton.
class thompson {
public:
    struct node {
        byte_set set;
        std::size_t next = 0;             // the target of the transition on these bytes
        std::vector<std::size_t> epsilon; // the targets of transitions without a byte
    };

    thompson(grammar const& rules, std::string_view name) : rules_(rules), nodes_(2) { add(rule(name), 0, 1); }

    std::vector<node> const& nodes() const { return nodes_; }
    static constexpr std::size_t start = 0, end = 1;

private:
    grammar const& rules_;
    std::vector<node> nodes_;
    std::set<std::string> open_; // the rules that are being added, to detect recursion

    element rule(std::string_view name) const { return {.kind = element::rule_name, .name = lower_case(name)}; }
    std::size_t add_node() { return nodes_.emplace_back(), nodes_.size() - 1; }
    void join(std::size_t from, std::size_t to) { nodes_[from].epsilon.push_back(to); }

    // Adds paths from one node to another for the texts that `e` matches.
    void add(element const& e, std::size_t from, std::size_t to) {
        switch (e.kind) {
        case element::one_byte: {
            auto const own = add_node(); // `from` may have other transitions
            join(from, own);
            nodes_[own].set = e.set;
            nodes_[own].next = to;
            return;
        }
        case element::sequence:
            for (auto const& part : e.parts) from = add_step(part, from);
            join(from, to);
            return;
        case element::choice:
            for (auto const& part : e.parts) add(part, from, to);
            return;
        case element::repetition: add_repetition(e, from, to); return;
        case element::rule_name: add_rule(e.name, from, to); return;
        }
    }
    void add_repetition(element const& e, std::size_t from, std::size_t to) {
        for (unsigned n = 0; n != e.min; ++n) from = add_step(e.parts[0], from);
        if (e.max == no_limit) {
            auto const loop = add_node();
            join(from, loop);
            add(e.parts[0], loop, loop);
            join(loop, to);
            return;
        }
        for (unsigned n = e.min; n != e.max; ++n) {
            join(from, to);
            from = add_step(e.parts[0], from);
        }
        join(from, to);
    }
    std::size_t add_step(element const& e, std::size_t from) {
        auto const to = add_node();
        add(e, from, to);
        return to;
    }
    void add_rule(std::string const& name, std::size_t from, std::size_t to) {
        auto const found = rules_.find(name);
        if (found == rules_.end()) throw std::runtime_error("no such rule: " + name);
        if (!open_.insert(name).second) throw std::runtime_error("recursive rule: " + name);
        add(found->second, from, to);
        open_.erase(name);
    }
};

/// Divides the bytes into classes: two bytes are in one class if each set of the automaton has both or neither.
void find_classes(std::vector<thompson::node> const& nodes, automaton& a) {
    std::map<std::vector<bool>, std::vector<unsigned char>> alike;
    std::vector<byte_set> sets;
    for (auto const& node : nodes)
        if (node.set.any() && std::find(sets.begin(), sets.end(), node.set) == sets.end()) sets.push_back(node.set);
    for (unsigned b = 0; b != 256; ++b) {
        std::vector<bool> in;
        for (auto const& set : sets) in.push_back(set[b]);
        alike[in].push_back(static_cast<unsigned char>(b));
    }
    a.classes.clear();
    for (auto& [_, of_class] : alike) {
        for (auto const b : of_class) a.class_of[b] = static_cast<std::uint8_t>(a.classes.size());
        a.classes.push_back(std::move(of_class));
    }
}

using node_set = std::vector<std::size_t>; // sorted

/// The epsilon closure of a set of nodes: those that have a transition on bytes, and the end.
node_set closure(std::vector<thompson::node> const& nodes, node_set from) {
    std::vector<bool> in(nodes.size());
    node_set all;
    while (!from.empty()) {
        auto const n = from.back();
        from.pop_back();
        if (in[n]) continue;
        in[n] = true;
        if (nodes[n].set.any() || n == thompson::end) all.push_back(n);
        from.insert(from.end(), nodes[n].epsilon.begin(), nodes[n].epsilon.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

void determinize(std::vector<thompson::node> const& nodes, automaton& a) {
    std::map<node_set, automaton::state, lexicographic> numbers;
    std::vector<node_set> sets;
    auto const number_of = [&](node_set set) {
        auto const [place, is_new] = numbers.emplace(std::move(set), static_cast<automaton::state>(sets.size()));
        if (is_new) sets.push_back(place->first);
        return place->second;
    };
    number_of(closure(nodes, {thompson::start}));
    for (std::size_t s = 0; s != sets.size(); ++s) {
        auto const set = sets[s];
        a.accepting.push_back(std::binary_search(set.begin(), set.end(), thompson::end));
        auto& next = a.next.emplace_back();
        for (auto const& of_class : a.classes) {
            node_set to;
            for (auto const n : set)
                if (nodes[n].set[of_class[0]]) to.push_back(nodes[n].next);
            next.push_back(number_of(closure(nodes, std::move(to))));
        }
    }
}

/// Merges equivalent states.
void minimize(automaton& a) {
    std::vector<automaton::state> block(a.size());
    for (std::size_t s = 0; s != a.size(); ++s) block[s] = a.accepting[s];
    for (std::size_t blocks = 0;;) {
        std::map<std::vector<automaton::state>, automaton::state, lexicographic>
            numbers; // in the order of first states
        std::vector<automaton::state> finer(a.size());
        for (std::size_t s = 0; s != a.size(); ++s) {
            std::vector<automaton::state> leads_to{block[s]};
            for (auto const to : a.next[s]) leads_to.push_back(block[to]);
            finer[s] =
                numbers.emplace(std::move(leads_to), static_cast<automaton::state>(numbers.size())).first->second;
        }
        block = std::move(finer);
        if (numbers.size() == blocks) break;
        blocks = numbers.size();
    }
    automaton small;
    small.classes = a.classes;
    small.class_of = a.class_of;
    for (std::size_t s = 0; s != a.size(); ++s) {
        if (block[s] != small.size()) continue; // only the first state of each block
        small.accepting.push_back(a.accepting[s]);
        auto& next = small.next.emplace_back();
        for (auto const to : a.next[s]) next.push_back(block[to]);
    }
    a = std::move(small);
}

/// Merges classes with the same transitions from all states.
void merge_classes(automaton& a) {
    std::map<std::vector<automaton::state>, std::size_t, lexicographic> numbers;
    automaton merged;
    merged.accepting = a.accepting;
    merged.next.resize(a.size());
    for (std::size_t c = 0; c != a.classes.size(); ++c) {
        std::vector<automaton::state> column;
        for (auto const& next : a.next) column.push_back(next[c]);
        auto const [place, is_new] = numbers.emplace(column, merged.classes.size());
        if (is_new) {
            merged.classes.emplace_back();
            for (std::size_t s = 0; s != a.size(); ++s) merged.next[s].push_back(column[s]);
        }
        for (auto const b : a.classes[c]) {
            merged.classes[place->second].push_back(b);
            merged.class_of[b] = static_cast<std::uint8_t>(place->second);
        }
    }
    a = std::move(merged);
}

} // namespace

automaton automaton_of(grammar const& rules, std::string_view name) {
    thompson const nondeterministic(rules, name);
    automaton a;
    find_classes(nondeterministic.nodes(), a);
    determinize(nondeterministic.nodes(), a);
    minimize(a);
    merge_classes(a);
    return a;
}

} // namespace referee
