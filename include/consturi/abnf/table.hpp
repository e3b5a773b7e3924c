// A rule as data: a table of the parts of its definition, for a matcher that is no template (interpret.hpp).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_TABLE_HPP
#define CONSTURI_ABNF_TABLE_HPP

#include <consturi/abnf/backtrack.hpp>
#include <consturi/abnf/loop.hpp>
#include <consturi/abnf/rule.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace consturi::abnf::detail {

/// What a part is. `a` and `b` are its own parts.
enum class op : unsigned char {
    bytes,        // a byte of the set `first`: a range, a character, or a choice of these
    string,       // characters
    sequence,     // a b, where a is possessive
    option_first, // [ a ] b, where b is also tried without a
    each_end,     // a b, where b is tried at each end of a
    choice,       // a / b
    option,       // [ a ]
    repetition,   // min*max a
    loop,         // min*a
    rule,         // a rule by its name
};

/// A part. Other parts, sets, characters and rules are given by their index in the table.
struct row {
    op what{};
    bool nullable{};
    bool has_one_end{};        // whether all matches that begin at one place end at one place
    bool looks_ahead{};        // option_first: whether its strategy is lookahead
    std::uint16_t first{};     // a set
    std::uint16_t skipped{};   // loop: the set of bytes that are rounds by themselves
    std::uint16_t last{};      // option_first: the set of last bytes of a
    std::uint16_t alphabet{};  // option_first: the set of all its bytes
    unsigned a{}, b{};         // string: its first character, and how many it has; rule: the rule
    std::uint16_t positions{}; // those of a simulation
    unsigned min{}, max{};
};

/// A rule: its name, and the parts of its definition. The first row is the whole.
struct rule_table {
    std::string_view name;
    row const* rows;
    byte_set const* sets;
    char const* characters;
    rule_table const* const* rules;
    bool is_simulated;
};

template <class R>
inline constexpr bool is_named = false;
template <fixed_string Name, class Definition>
inline constexpr bool is_named<named<Name, Definition>> = true;

template <class Rule>
struct table_of;

/// The numbers of elements of a table.
struct table_size {
    std::size_t rows = 0, sets = 0, characters = 0, rules = 0;
};
template <class R>
inline constexpr table_size size_of_table{1, 3, 0, 0};
template <class... R>
constexpr table_size size_of_parts(parts_list<R...>) noexcept {
    return {(std::size_t{1} + ... + size_of_table<R>.rows), (std::size_t{3} + ... + size_of_table<R>.sets),
            (std::size_t{0} + ... + size_of_table<R>.characters), (std::size_t{0} + ... + size_of_table<R>.rules)};
}
template <class R>
    requires(!R::one_byte && !is_named<R>)
inline constexpr table_size size_of_table<R> = size_of_parts(typename R::parts());
template <std::size_t N>
inline constexpr table_size size_of_table<string<N>>{1, 1, N, 0};
template <fixed_string Name, class Definition>
    requires(!named<Name, Definition>::one_byte)
inline constexpr table_size size_of_table<named<Name, Definition>>{1, 1, 0, 1};

/// The elements of a table.
template <table_size Size>
struct table_elements {
    row rows[Size.rows]{};
    byte_set sets[Size.sets]{};
    char characters[Size.characters + 1]{};
    rule_table const* rules[Size.rules + 1]{};
};

/// Writes a table. Each `add` adds a part and returns the index of its row.
template <table_size Size>
struct table_writer : table_elements<Size> {
    table_size used{};

    template <class R>
    constexpr unsigned add(R const& r) noexcept {
        auto const index = static_cast<unsigned>(used.rows++);
        row& self = this->rows[index];
        self.nullable = r.analysis.nullable;
        self.has_one_end = r.analysis.max_ends == 1;
        self.first = index_of(r.analysis.first);
        self.positions = static_cast<std::uint16_t>(positions<R>);
        write(self, r);
        return index;
    }
    template <class R>
        requires(!R::one_byte)
    constexpr unsigned add(group<R> const& r) noexcept {
        return add(r.body);
    }

private:
    constexpr std::uint16_t index_of(byte_set const& set) noexcept {
        std::size_t i = 0;
        while (i != used.sets && this->sets[i] != set) ++i;
        if (i == used.sets) this->sets[used.sets++] = set;
        return static_cast<std::uint16_t>(i);
    }

    template <class R>
        requires(R::one_byte)
    constexpr void write(row& self, R const&) noexcept {
        self.what = op::bytes;
    }
    template <std::size_t N>
    constexpr void write(row& self, string<N> const& r) noexcept {
        self.what = op::string;
        self.a = static_cast<unsigned>(used.characters);
        self.b = N;
        for (std::size_t i = 0; i != N; ++i) this->characters[used.characters++] = r.written[i];
    }
    template <class R>
    constexpr void write(row& self, option<R> const& r) noexcept {
        self.what = op::option;
        self.a = add(r.body);
    }
    template <class A, class B>
    constexpr void write(row& self, sequence<A, B> const& r) noexcept {
        switch (r.how) {
        case strategy::lookahead:
        case strategy::both_ways: self.what = op::option_first; break;
        case strategy::backtracking: self.what = op::each_end; break;
        default: self.what = op::sequence; // possessive, or in a rule that is simulated
        }
        if constexpr (is_option<A>) {
            self.looks_ahead = r.how == strategy::lookahead;
            self.last = index_of(r.head.analysis.part_last);
            self.alphabet = index_of(r.analysis.alphabet());
        }
        self.a = add(r.head);
        self.b = add(r.tail);
    }
    template <class A, class B>
        requires(!choice<A, B>::one_byte)
    constexpr void write(row& self, choice<A, B> const& r) noexcept {
        self.what = op::choice;
        self.a = add(r.head);
        self.b = add(r.tail);
    }
    template <class R, unsigned Max>
    constexpr void write(row& self, repetition<R, Max> const& r) noexcept {
        self.what = op::repetition;
        self.min = r.min;
        self.max = Max;
        self.a = add(r.body);
    }
    template <class R>
    constexpr void write(row& self, repetition<R, unbounded> const& r) noexcept {
        self.what = op::loop;
        self.min = r.min;
        self.skipped = index_of(r.is_joined ? byte_set() : r.one_byte_rounds.set);
        self.a = add(r.body);
    }
    template <fixed_string Name, class Definition>
        requires(!named<Name, Definition>::one_byte)
    constexpr void write(row& self, named<Name, Definition> const&) noexcept {
        self.what = op::rule;
        self.a = static_cast<unsigned>(used.rules);
        this->rules[used.rules++] = &table_of<named<Name, Definition>>::value;
    }
};

/// The table of a named rule.
template <fixed_string Name, class Definition>
struct table_of<named<Name, Definition>> {
    using rule = named<Name, Definition>;

private:
    static constexpr auto written = [] {
        constexpr auto& definition = rule::definition;
        table_writer<size_of_table<std::remove_cvref_t<decltype(definition)>>> out;
        out.add(definition);
        return out;
    }();
    /// Without unused elements.
    static constexpr auto elements = [] {
        table_elements<written.used> out;
        for (std::size_t i = 0; i != written.used.rows; ++i) out.rows[i] = written.rows[i];
        for (std::size_t i = 0; i != written.used.sets; ++i) out.sets[i] = written.sets[i];
        for (std::size_t i = 0; i != written.used.characters; ++i) out.characters[i] = written.characters[i];
        for (std::size_t i = 0; i != written.used.rules; ++i) out.rules[i] = written.rules[i];
        return out;
    }();

public:
    static constexpr rule_table value{Name.view(),         elements.rows,  elements.sets,
                                      elements.characters, elements.rules, rule::how == strategy::simulation};
};

} // namespace consturi::abnf::detail

#endif
