// The tables of an automaton.
//
// Distributed under the Boost Software License, Version 1.0.
#include "write.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <ostream>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace automata {

namespace {

using numbers = std::vector<std::size_t>;

/// Writes `type name[] = {...};`, in lines of at most 120 characters.
void write_array(std::ostream& out, std::string_view type, std::string_view name, numbers const& values) {
    out << "    static constexpr " << type << ' ' << name << "[] = {";
    std::size_t column = 120;
    for (std::size_t i = 0; i != values.size(); ++i) {
        auto const text = std::to_string(values[i]) + (i + 1 == values.size() ? "" : ",");
        if (column + 1 + text.size() > 120) {
            out << "\n       ";
            column = 7;
        }
        out << ' ' << text;
        column += 1 + text.size();
    }
    out << "\n    };\n";
}

/// Steps in one array: that of class c of a state is at first_step + c, if `step_class` is c there.
struct packed {
    numbers first_step, steps, step_class;
};

/// Places the states with the most steps first, each in the first gaps that fit. No two states begin at the same
/// element, so that a class tells whose step it is.
packed pack(std::vector<numbers> const& rows, std::size_t none) {
    packed result{numbers(rows.size()), {}, {}};
    std::vector<std::pair<std::size_t, std::size_t>> order; // how many steps a state does not have, and the state
    for (std::size_t i = 0; i != rows.size(); ++i)
        order.emplace_back(static_cast<std::size_t>(std::ranges::count(rows[i], none)), i);
    std::ranges::sort(order);
    std::set<std::size_t> used;
    for (auto const& [missing, row] : order) {
        auto const classes = rows[row].size();
        auto const fits = [&](std::size_t first) {
            if (used.contains(first)) return false;
            for (std::size_t c = 0; c != classes; ++c)
                if (rows[row][c] != none && first + c < result.steps.size() && result.steps[first + c] != none)
                    return false;
            return true;
        };
        std::size_t first = 0;
        while (!fits(first)) ++first;
        used.insert(first);
        result.first_step[row] = first;
        if (result.steps.size() < first + classes) {
            result.steps.resize(first + classes, none);
            result.step_class.resize(first + classes, classes); // the class of no byte
        }
        for (std::size_t c = 0; c != classes; ++c)
            if (rows[row][c] != none) result.steps[first + c] = rows[row][c], result.step_class[first + c] = c;
    }
    return result;
}

/// Numbers values in the order of their first use.
template <class T>
class numbering {
    std::map<T, std::size_t> numbers_;

public:
    std::vector<T> values;

    std::size_t operator()(T const& value) {
        auto const [found, is_new] = numbers_.emplace(value, values.size());
        if (is_new) values.push_back(value);
        return found->second;
    }
};

} // namespace

void write(std::ostream& out, automaton const& a, std::string_view syntax, unsigned slices) {
    auto const state_bits = static_cast<unsigned>(std::bit_width(a.states.size() - 1));
    numbering<tag_set> lists;
    lists(0);
    numbering<std::uint64_t> loops;
    numbers loop_of, tags_at_end;
    std::vector<numbers> rows;
    constexpr std::size_t none = SIZE_MAX, no_end = 255;
    for (std::size_t i = 0; i != a.states.size(); ++i) {
        auto const& state = a.states[i];
        std::uint64_t loop = 0;
        numbers row(a.classes, none);
        for (std::size_t c = 0; c != a.classes; ++c)
            if (auto const& next = state.steps[c]) {
                if (next->state == i && next->tags == 0) loop |= std::uint64_t{1} << c;
                else row[c] = next->state | lists(next->tags) << state_bits;
            }
        rows.push_back(row);
        loop_of.push_back(loops(loop));
        tags_at_end.push_back(state.tags_at_end ? lists(*state.tags_at_end) : no_end);
    }
    auto const table = pack(rows, none);
    if (a.classes > 63 || lists.values.size() > no_end || lists.values.size() << state_bits > 0x10000
        || table.steps.size() > 0x10000)
        throw std::runtime_error("the automaton is too large for its tables");

    std::size_t longest = 0;
    for (auto const list : lists.values) longest = std::max(longest, static_cast<std::size_t>(std::popcount(list)));
    out << "template <>\nstruct automaton_of<" << syntax << "> {\n"
        << "    static constexpr unsigned state_bits = " << state_bits << ", tags = " << 2 * slices << ", start = 0;\n"
        << "    static constexpr unsigned char no_end = " << no_end << ";\n";
    write_array(out, "unsigned char", "class_of", {a.class_of.begin(), a.class_of.end()});
    write_array(out, "unsigned short", "first_step", table.first_step);
    write_array(out, "unsigned char", "loop_of", loop_of);
    write_array(out, "unsigned long long", "loops", {loops.values.begin(), loops.values.end()});
    write_array(out, "unsigned char", "tags_at_end", tags_at_end);
    auto steps = table.steps;
    std::ranges::replace(steps, none, std::size_t{0});
    write_array(out, "unsigned short", "steps", steps);
    write_array(out, "unsigned char", "step_class", table.step_class);
    out << "    static constexpr unsigned char tag_lists[][" << longest << "] = {\n";
    for (auto const list : lists.values) {
        out << "        {";
        std::size_t n = 0;
        auto const write_tag = [&](unsigned tag) { out << (n++ == 0 ? "" : ", ") << tag; };
        for (unsigned tag = 0; tag != 2 * slices; ++tag)
            if (list >> tag & 1) write_tag(tag);
        while (n != longest) write_tag(2 * slices);
        out << "},\n";
    }
    out << "    };\n};\n";
}

} // namespace automata
