// The matcher of tables (table.hpp), which finds the furthest failure at run time. It matches like the templates of
// backtrack.hpp, and notifies its observer of the same, but one instance serves all rules. It simulates by the
// templates.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_INTERPRET_HPP
#define CONSTURI_ABNF_INTERPRET_HPP

#include <consturi/abnf/input.hpp>
#include <consturi/abnf/mismatch.hpp>
#include <consturi/abnf/table.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>

namespace consturi::abnf::detail {

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
        for (auto const end = range + 2 * numbers_[r->more]; range != end; range += 2)
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
