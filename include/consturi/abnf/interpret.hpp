// The table of a rule, and the matcher of such tables, which finds the furthest failure at run time. A table has the
// parts of the rule and of the rules inside it. The matcher matches like the templates of backtrack.hpp, and notifies
// its observer of the same, but one instance serves all rules. It simulates by the templates.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_INTERPRET_HPP
#define CONSTURI_ABNF_INTERPRET_HPP

#include <consturi/abnf/input.hpp>
#include <consturi/abnf/match.hpp>
#include <consturi/abnf/mismatch.hpp>
#include <consturi/abnf/rule.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::abnf::detail {

/// What a part is.
enum class op : unsigned char {
    bytes,        // a byte of the set `first`: a range, a character, or a choice of these
    code_points,  // a character of a set
    string,       // characters
    sequence,     // a b, where a is possessive
    option_first, // [ a ] b, where b is also tried without a
    each_end,     // a b, where b is tried at each end of a
    choice,       // a / b
    others,       // a / b, the alternatives of a choice without the first one
    option,       // [ a ]
    repetition,   // min*max a
    loop,         // min*a
    rule,         // a rule by its name, where a is its definition
    simulated,    // a rule that is matched by simulation
};

/// A part. Other parts, sets, numbers and characters are given by their index in the table.
struct row {
    op what;
    bool nullable : 1;
    bool has_one_end : 1;     // whether all matches that begin at one place end at one place
    bool fails_like_byte : 1; // whether a match at a byte that is not in `first` fails like that of a byte
    bool looks_ahead : 1;     // option_first: whether its strategy is lookahead
    std::uint16_t first;      // a set

    // If there is b, a is the row `more` and b the row `second`. Otherwise, a is the next row, and these are
    //   code_points `more`: numbers, how many ranges there are, and their first and last characters
    //   string      `second`: its characters; `more`: a number, its size
    //   option      before b: `second`, the set of the last bytes of a; `more`, that of all bytes of a and b
    //   repetition  `more`: two numbers, min and max
    //   loop        `second`: the set of the bytes that are rounds by themselves; `more`: a number, min
    //   rule        `second`: a, the row of its definition; `more`: the characters of its name, and a zero
    //   simulated   `second`: the function that matches it; `more`: its name, as for a rule
    std::uint16_t second, more;
};

/// Matches a rule by simulation, like matcher::match.
using simulation_function = char const* (*)(char const*, input&) noexcept;

template <class InstructionSet, class Rule>
char const* simulate_rule(char const* p, input& in) noexcept {
    return matcher<strategy::simulation, true, InstructionSet>::match(Rule::definition, p, in);
}

/// The numbers of elements of a table.
struct table_size {
    std::size_t rows = 0, sets = 0, numbers = 0, characters = 0, simulations = 0;
    bool has_code_points = false;
};

/// The elements of a table. The first row is the rule.
template <table_size Size>
struct table_elements {
    row rows[Size.rows];
    byte_set sets[Size.sets];
    char characters[Size.characters];
    unsigned numbers[Size.numbers + 1]; // one more, because there may be none
    simulation_function simulations[Size.simulations + 1];
};

inline constexpr table_size max_table_size{4096, 1024, 4096, 16384, 64};

/// Not constexpr: the compiler names it where a table becomes larger than max_table_size.
inline void a_rule_has_too_many_parts() { trap(); }

/// Writes the table of a rule. Each `add` adds a part. It is no template of rules, because each instance would cost the
/// compiler much.
template <class InstructionSet>
class table_writer {
    struct written_rule {
        std::string_view name;
        void const* definition;
        std::size_t row;

        /// (g++ with -fsanitize=undefined does not compare the addresses of different variables.)
        constexpr bool is(std::string_view other_name, void const* other) const noexcept {
            return name == other_name
#if defined(__GNUC__)
                   && __builtin_constant_p(definition == other)
#endif
                   && definition == other;
        }
    };

    std::size_t rules_ = 0;
    written_rule written_[1024]{};

    template <std::size_t N, class T>
    static constexpr std::size_t append(T (&to)[N], std::size_t& size, T const& element) {
        if (size == N) a_rule_has_too_many_parts();
        to[size] = element;
        return size++;
    }
    constexpr std::uint16_t index_of(byte_set const& set) {
        std::size_t i = 0;
        while (i != used.sets && elements.sets[i] != set) ++i;
        if (i == used.sets) append(elements.sets, used.sets, set);
        return static_cast<std::uint16_t>(i);
    }
    constexpr std::uint16_t index_of(unsigned a, unsigned b) {
        std::size_t i = 0;
        while (i + 1 < used.numbers && (elements.numbers[i] != a || elements.numbers[i + 1] != b)) ++i;
        if (i + 1 < used.numbers) return static_cast<std::uint16_t>(i);
        i = append(elements.numbers, used.numbers, a);
        append(elements.numbers, used.numbers, b);
        return static_cast<std::uint16_t>(i);
    }
    /// The index of `size` characters and a zero.
    constexpr std::uint16_t index_of(char const* text, std::size_t size) {
        auto const begin = used.characters;
        for (std::size_t i = 0; i != size; ++i) append(elements.characters, used.characters, text[i]);
        append(elements.characters, used.characters, '\0');
        return static_cast<std::uint16_t>(begin);
    }
    constexpr row& begin(op what, rule_analysis const& analysis) {
        row const part{.what = what,
                       .nullable = analysis.nullable,
                       .has_one_end = analysis.max_ends == 1,
                       .fails_like_byte = what == op::bytes || what == op::code_points || what == op::choice,
                       .looks_ahead = false,
                       .first = index_of(analysis.first),
                       .second = 0,
                       .more = 0};
        return elements.rows[append(elements.rows, used.rows, part)];
    }

    /// Whether the second row, which is the first part of the first one, becomes a part of its list.
    static constexpr bool are_one_list(row const& all, row const& a) noexcept {
        if (all.what != a.what) return false;
        // for_each_end does not look into a choice that has one end
        return all.what == op::sequence || (all.what == op::choice && (all.has_one_end || !a.has_one_end));
    }
    /// The parts of a row are those of the rows a and b. Nested sequences, and nested alternatives, become lists:
    /// a b c is a sequence of a and of a sequence of b and c.
    constexpr void set_parts(row& all, std::size_t a, std::size_t b) {
        auto& rows = elements.rows;
        all.more = static_cast<std::uint16_t>(a);
        all.second = static_cast<std::uint16_t>(b);
        auto& nested = rows[a];
        if (!are_one_list(all, nested)) return;
        auto const what = all.what == op::choice ? op::others : op::sequence;
        all.more = nested.more;
        all.second = nested.second;
        auto* last = &all;
        for (; rows[last->second].what == what; last = &rows[last->second]) append_part(last->second, rows[b]);
        auto const second_to_last = last->second;
        last->second = static_cast<std::uint16_t>(a);
        nested = rows[second_to_last];
        nested.what = what;
        nested.more = second_to_last;
        nested.second = static_cast<std::uint16_t>(b);
        append_part(a, rows[b]);
    }
    /// Changes the properties of a list to which a part is appended.
    constexpr void append_part(std::size_t index, row const& part) {
        auto& list = elements.rows[index];
        bool const is_sequence = list.what == op::sequence;
        if (!is_sequence || list.nullable) list.first = index_of(elements.sets[list.first] | elements.sets[part.first]);
        list.nullable = is_sequence ? list.nullable && part.nullable : list.nullable || part.nullable;
        list.has_one_end = is_sequence && list.has_one_end && part.has_one_end;
    }
    constexpr void add_two(row& all, auto const& a, auto const& b) {
        auto const row_of_a = used.rows;
        add(a);
        auto const row_of_b = used.rows;
        add(b);
        set_parts(all, row_of_a, row_of_b);
    }

public:
    table_elements<max_table_size> elements{};
    table_size used{};

    template <class R>
        requires(R::one_byte)
    constexpr void add(R const& r) {
        begin(op::bytes, r.analysis);
    }
    template <std::size_t N>
    constexpr void add(code_points<N> const& r) {
        auto& part = begin(op::code_points, r.analysis);
        part.more = static_cast<std::uint16_t>(append(elements.numbers, used.numbers, unsigned{N}));
        for (std::size_t i = 0; i != N; ++i) {
            append(elements.numbers, used.numbers, static_cast<unsigned>(r.low[i]));
            append(elements.numbers, used.numbers, static_cast<unsigned>(r.high[i]));
        }
        used.has_code_points = true;
    }
    template <class R>
        requires(!R::one_byte)
    constexpr void add(group<R> const& r) {
        add(r.body);
    }
    template <std::size_t N>
    constexpr void add(string<N> const& r) {
        auto& part = begin(op::string, r.analysis);
        part.second = index_of(r.written, N);
        part.more = index_of(unsigned{N}, 0);
    }
    template <class R>
    constexpr void add(option<R> const& r) {
        begin(op::option, r.analysis);
        add(r.body);
    }
    template <class A, class B>
    constexpr void add(sequence<A, B> const& r) {
        auto what = op::sequence; // possessive, or in a rule that is simulated
        if (r.how == strategy::lookahead || r.how == strategy::both_ways) what = op::option_first;
        if (r.how == strategy::backtracking) what = op::each_end;
        auto& part = begin(what, r.analysis);
        add_two(part, r.head, r.tail);
        auto& head = elements.rows[part.more];
        part.fails_like_byte = what == op::sequence && !head.nullable && head.fails_like_byte;
        if constexpr (is_option<A>) {
            if (what != op::option_first) return;
            part.looks_ahead = r.how == strategy::lookahead;
            head.second = index_of(r.head.analysis.part_last);
            head.more = index_of(r.analysis.alphabet());
        }
    }
    template <class A, class B>
        requires(!choice<A, B>::one_byte)
    constexpr void add(choice<A, B> const& r) {
        add_two(begin(op::choice, r.analysis), r.head, r.tail);
    }
    template <class R, unsigned Max>
    constexpr void add(repetition<R, Max> const& r) {
        auto& part = begin(op::repetition, r.analysis);
        part.more = index_of(r.min, Max);
        add(r.body);
    }
    template <class R>
    constexpr void add(repetition<R, unbounded> const& r) {
        auto& part = begin(op::loop, r.analysis);
        part.second = index_of(r.is_joined ? byte_set() : r.one_byte_rounds.set);
        part.more = index_of(r.min, 0);
        add(r.body);
    }
    template <fixed_string Name, class Definition>
        requires(!named<Name, Definition>::one_byte)
    constexpr void add(named<Name, Definition> const& r) {
        using rule = named<Name, Definition>;
        bool constexpr is_simulated = rule::how == strategy::simulation;
        auto& part = begin(is_simulated ? op::simulated : op::rule, r.analysis);
        for (std::size_t i = 0; i != rules_; ++i)
            if (written_[i].is(Name.view(), &rule::definition)) {
                auto const& other = elements.rows[written_[i].row];
                part.second = other.second;
                part.more = other.more;
                part.fails_like_byte = other.fails_like_byte;
                return;
            }
        append(written_, rules_, {Name.view(), &rule::definition, used.rows - 1});
        part.more = index_of(Name.chars, Name.view().size());
        if constexpr (is_simulated) {
            simulation_function const simulate = simulate_rule<InstructionSet, rule>;
            part.second = static_cast<std::uint16_t>(append(elements.simulations, used.simulations, simulate));
        } else {
            part.second = static_cast<std::uint16_t>(used.rows);
            add(rule::definition);
            part.fails_like_byte = elements.rows[part.second].fails_like_byte;
        }
    }
};

/// The table of a named rule.
template <class Rule, class InstructionSet>
class table_of {
    static constexpr auto written = [] {
        table_writer<InstructionSet> to;
        to.add(Rule());
        return to;
    }();

public:
    static constexpr auto elements = [] {
        table_elements<written.used> to{};
        auto const& from = written.elements;
        for (std::size_t i = 0; i != written.used.rows; ++i) to.rows[i] = from.rows[i];
        for (std::size_t i = 0; i != written.used.sets; ++i) to.sets[i] = from.sets[i];
        for (std::size_t i = 0; i != written.used.numbers; ++i) to.numbers[i] = from.numbers[i];
        for (std::size_t i = 0; i != written.used.characters; ++i) to.characters[i] = from.characters[i];
        for (std::size_t i = 0; i != written.used.simulations; ++i) to.simulations[i] = from.simulations[i];
        return to;
    }();
};

/// Interprets the table of a rule. Units for different instruction sets share no function.
///
/// Failures before the furthest one are not looked for: a part is not entered there if it cannot start.
template <class InstructionSet>
class interpreter {
public:
    template <table_size Size>
    interpreter(table_elements<Size> const& table, input& in) noexcept
        : rows_(table.rows), sets_(table.sets), numbers_(table.numbers), characters_(table.characters),
          simulations_(table.simulations), last_(in.last), seen_(*in.observer), in_(in) {
        if constexpr (Size.has_code_points)
            size_of_code_point_ = [](interpreter& self, row const* r, char const* p) {
                return self.size_of_code_point(r, p);
            };
    }

    /// The end of the longest match of the rule that begins at p, or null.
    char const* match_goal(char const* p) noexcept { return match(rows_, p); }

private:
    row const* rows_;
    byte_set const* sets_;
    unsigned const* numbers_;
    char const* characters_;
    simulation_function const* simulations_;
    char const* last_;
    furthest_failure& seen_;
    input& in_;
    // Not linked if no rule needs it.
    std::size_t (*size_of_code_point_)(interpreter&, row const*, char const*) = nullptr;

    static row const* body(row const* r) noexcept { return r + 1; }
    row const* head(row const* r) const noexcept { return rows_ + r->more; }
    row const* tail(row const* r) const noexcept { return rows_ + r->second; }
    row const* definition(row const* r) const noexcept { return rows_ + r->second; }
    byte_set const& first(row const* r) const noexcept { return sets_[r->first]; }
    unsigned least_rounds(row const* r) const noexcept { return numbers_[r->more]; }
    unsigned most_rounds(row const* r) const noexcept { return numbers_[r->more + 1]; }
    unsigned size(row const* r) const noexcept { return numbers_[r->more]; } // of a string
    char character(row const* r, unsigned i) const noexcept { return characters_[r->second + i]; }

    bool is_at(char const* p, byte_set const& bytes) const noexcept {
        return p != last_ && bytes.contains(static_cast<byte>(*p));
    }
    bool can_start(row const* r, char const* p) const noexcept { return r->nullable || is_at(p, first(r)); }
    /// Whether a match of the part fails without a new furthest failure.
    bool is_hopeless(row const* r, char const* p) const noexcept { return p < seen_.at() && !can_start(r, p); }

    char const* fail(char const* p, byte_set const& expected) noexcept {
        if (p >= seen_.at()) observe_failure(p, expected);
        return nullptr;
    }
    [[gnu::noinline]] void observe_failure(char const* p, byte_set const& expected) noexcept {
        seen_.on_failure(p, expected);
    }
    char const* match_byte(byte_set const& expected, char const* p) noexcept {
        return is_at(p, expected) ? p + 1 : fail(p, expected);
    }

    /// The end of the longest match of the part that begins at p, or null.
    char const* match(row const* r, char const* p) noexcept {
        if (r->what == op::bytes) return match_byte(first(r), p);
        auto const rule = seen_.rule();
        auto const end = match_last(r, p);
        seen_.leave_rule(rule);
        return end;
    }

    /// Matches a part after which its rule ends: does not return to the rule.
    [[gnu::noinline]] char const* match_last(row const* r, char const* p) noexcept {
        for (;;) {
            switch (r->what) {
            case op::bytes: return match_byte(first(r), p);
            case op::code_points: {
                auto const size = size_of_code_point_(*this, r, p);
                return size != 0 ? p + size : fail(p, first(r));
            }
            case op::string: return match_string(r, p);
            case op::sequence:
                p = match(head(r), p);
                if (!p) return nullptr;
                r = tail(r);
                continue;
            case op::option_first: return match_option_first(r, p);
            case op::each_end: return match_at_each_end(r, p);
            case op::choice:
                seen_.on_choice(p, first(r));
                if (!can_start(r, p)) return fail(p, first(r));
                [[fallthrough]];
            case op::others:
                if (!can_start(head(r), p)) r = tail(r);
                else if (!can_start(tail(r), p)) r = head(r);
                else return match_alternatives(r, p);
                continue;
            case op::option:
                if (is_hopeless(body(r), p)) return p;
                if (auto const end = match(body(r), p)) return end;
                seen_.on_optional(p);
                return p;
            case op::repetition: return match_repetition(r, p);
            case op::loop: return match_loop(r, p);
            case op::rule:
                seen_.enter_rule(characters_ + r->more, p);
                r = definition(r);
                continue;
            case op::simulated: seen_.enter_rule(characters_ + r->more, p); return simulations_[r->second](p, in_);
            }
            return nullptr;
        }
    }

    /// The number of octets of the character at p, if it is one of the set; 0 otherwise.
    [[gnu::noinline]] std::size_t size_of_code_point(row const* r, char const* p) const noexcept {
        auto const c = first_character({p, static_cast<std::size_t>(last_ - p)});
        auto range = numbers_ + r->more + 1;
        for (auto const end = range + std::size_t{2} * numbers_[r->more]; range != end; range += 2)
            if (range[0] <= c.value && c.value <= range[1]) return c.size; // 0, if it is not UTF-8
        return 0;
    }

    [[gnu::noinline]] char const* match_string(row const* r, char const* p) noexcept {
        for (unsigned i = 0; i != size(r); ++i, ++p) {
            auto const c = character(r, i);
            if (p == last_ || to_lower(*p) != to_lower(c)) return fail(p, either_case(c));
        }
        return p;
    }

    /// The end of the longest match of the alternatives, of which the first one can start at p.
    [[gnu::noinline]] char const* match_alternatives(row const* r, char const* p) noexcept {
        auto end = match(head(r), p);
        do {
            r = tail(r);
            auto const other = r->what == op::others ? head(r) : r;
            if (can_start(other, p)) end = match_other(end, other, p);
        } while (r->what == op::others);
        return end;
    }
    /// An alternative matched up to `end`, or failed if `end` is null. Returns the end of the longer match of it and
    /// `other`, which can start at p.
    [[gnu::noinline]] char const* match_other(char const* end, row const* other, char const* p) noexcept {
        auto const before = seen_.begin_alternative();
        auto const other_end = match(other, p);
        bool const is_shorter = end && (!other_end || other_end <= end);
        seen_.end_alternative(before, is_shorter);
        return is_shorter ? end : other_end;
    }

    [[gnu::noinline]] char const* match_repetition(row const* r, char const* p) noexcept {
        auto const round = body(r);
        unsigned const most = most_rounds(r);
        for (unsigned n = 0; n != most; ++n) {
            auto const end = is_hopeless(round, p) ? nullptr : match(round, p);
            if (!end) {
                if (n < least_rounds(r)) return nullptr;
                seen_.on_optional(p);
                break;
            }
            if (end == p) break;
            p = end;
        }
        return p;
    }

    [[gnu::noinline]] char const* match_loop(row const* r, char const* p) noexcept {
        auto const round = body(r);
        auto const& skipped = sets_[r->second];
        for (std::size_t rounds = 0;; ++rounds) {
            auto const begin = p;
            while (is_at(p, skipped)) ++p;
            rounds += static_cast<std::size_t>(p - begin);
            bool const fails =
                round->what == op::bytes || (!can_start(round, p) && (round->fails_like_byte || p < seen_.at()));
            auto const end = fails ? nullptr : match(round, p);
            if (end && end != p) {
                p = end;
                continue;
            }
            if (rounds < least_rounds(r) && !round->nullable) return fail(p, first(round));
            if (p >= seen_.at()) seen_.on_optional_failure(p, first(round));
            return p;
        }
    }

    // [ a ] b, where a may consume what b needs: the longer match of `a b` and `b`.
    [[gnu::noinline]] char const* match_option_first(row const* r, char const* p) noexcept {
        auto const option = head(r), a = body(option), b = tail(r);
        if (is_hopeless(a, p)) return match_last(b, p);
        auto const before = seen_.begin_alternative();
        auto const a_end = match(a, p);
        auto const end = a_end ? match(b, a_end) : nullptr;
        bool const is_present =
            a_end || !r->looks_ahead || seen_.continues_to(sets_[option->second], sets_[option->more], last_);
        if (is_present) seen_.end_alternative(before, false);
        else seen_.discard(before);
        if (!end) return match_last(b, p);
        return can_start(b, p) ? match_other(end, b, p) : end;
    }

    /// A reference to a function that takes the end of a match.
    class end_visitor {
        void const* object_;
        void (*call_)(void const*, char const*);

    public:
        template <class F>
        end_visitor(F const& f) noexcept
            : object_(&f), call_([](void const* object, char const* end) { (*static_cast<F const*>(object))(end); }) {}
        void operator()(char const* end) const noexcept { call_(object_, end); }
    };

    // a b, where a may consume what b needs: tries b at each end of a, and returns the end of the longest match.
    [[gnu::noinline]] char const* match_at_each_end(row const* r, char const* p) noexcept {
        auto const other = tail(r);
        char const* longest = nullptr;
        auto const match_tail = [&](char const* head_end) {
            if (is_hopeless(other, head_end)) return;
            auto const end = match(other, head_end);
            if (end && (!longest || longest < end)) longest = end;
        };
        for_each_end(head(r), p, match_tail);
        return longest;
    }

    // Calls `next` with each end of a match of r that begins at p.
    void for_each_end(row const* r, char const* p, end_visitor const& next) noexcept {
        if (is_hopeless(r, p)) return;
        if (r->has_one_end) {
            if (auto const end = match(r, p)) next(end);
            return;
        }
        switch (r->what) {
        case op::sequence:
        case op::option_first:
        case op::each_end: {
            auto const match_tail = [&](char const* head_end) { for_each_end(tail(r), head_end, next); };
            if (r->what != op::sequence || tail(r)->nullable) return for_each_end(head(r), p, match_tail);
            if (auto const head_end = match(head(r), p)) match_tail(head_end);
            return;
        }
        case op::choice:
        case op::others: for_each_end(head(r), p, next); return for_each_end(tail(r), p, next);
        case op::option: for_each_end(body(r), p, next); return next(p);
        case op::repetition:
            for (unsigned n = 0;; ++n) {
                if (n >= least_rounds(r)) next(p);
                auto const end = n == most_rounds(r) || is_hopeless(body(r), p) ? nullptr : match(body(r), p);
                if (!end) return;
                p = end;
            }
        case op::rule: return for_each_end(definition(r), p, next);
        default: return;
        }
    }
};

template <class InstructionSet, fixed_string Name, class Definition>
char const* interpret(named<Name, Definition> const&, input& in) noexcept {
    return interpreter<InstructionSet>(table_of<named<Name, Definition>, InstructionSet>::elements, in)
        .match_goal(in.first);
}

} // namespace consturi::abnf::detail

#endif
