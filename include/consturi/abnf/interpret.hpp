// The matcher of tables (table.hpp), which finds the furthest failure at run time. It matches like the templates of
// backtrack.hpp and simulate.hpp, and notifies its observer of the same, but one instance serves all rules.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_INTERPRET_HPP
#define CONSTURI_ABNF_INTERPRET_HPP

#include <consturi/abnf/failure.hpp>
#include <consturi/abnf/input.hpp>
#include <consturi/abnf/mismatch.hpp>
#include <consturi/abnf/simulate.hpp>
#include <consturi/abnf/table.hpp>
#include <consturi/text/ascii.hpp>

#include <cstddef>
#include <cstdint>

namespace consturi::abnf::detail {

/// Interprets tables of rules. Units for different instruction sets share no function.
template <class InstructionSet>
class interpreter {
public:
    explicit interpreter(input const& in) noexcept : last_(in.last), seen_(*in.observer) {}

    /// The end of the longest match of the rule that begins at p, or null.
    [[gnu::noinline]] char const* match_rule(rule_table const& rule, char const* p) noexcept {
        auto const outer = seen_.enter_rule(rule.name, p);
        auto const end = rule.is_simulated ? simulate({rule}, p) : match({rule}, p);
        seen_.leave_rule(outer);
        return end;
    }

private:
    /// A part of a rule.
    class part {
        rule_table const* rule_;
        row const* row_;

        part(rule_table const& rule, unsigned index) noexcept : rule_(&rule), row_(rule.rows + index) {}

    public:
        /// The definition of a rule.
        part(rule_table const& rule) noexcept : part(rule, 0) {}

        row const* operator->() const noexcept { return row_; }
        part a() const noexcept { return {*rule_, row_->a}; }
        part b() const noexcept { return {*rule_, row_->b}; }
        byte_set const& set(unsigned index) const noexcept { return rule_->sets[index]; }
        byte_set const& first() const noexcept { return set(row_->first); }
        char character(unsigned index) const noexcept { return rule_->characters[row_->a + index]; }
        rule_table const& rule() const noexcept { return *rule_->rules[row_->a]; }
    };

    char const* last_;
    furthest_failure& seen_;

    bool can_start(part r, char const* p) const noexcept {
        return r->nullable || (p != last_ && r.first().contains(static_cast<byte>(*p)));
    }
    [[gnu::noinline]] char const* fail(char const* p, byte_set const& expected) noexcept {
        seen_.on_failure(p, expected);
        return nullptr;
    }

    // The functions that match() calls are not inlined: it would save all registers for each byte.
    char const* match(part r, char const* p) noexcept {
        switch (r->what) {
        case op::bytes: return match_byte(r.first(), p);
        case op::string: return match_string(r, p);
        case op::sequence: return match_sequence(r, p);
        case op::option_first: return match_option_first(r, p);
        case op::each_end: return match_at_each_end(r, p);
        case op::choice: return match_choice(r, p);
        case op::option: return match_option(r, p);
        case op::repetition: return match_repetition(r, p);
        case op::loop: return match_loop(r, p);
        case op::rule: return match_rule(r.rule(), p);
        }
        return nullptr;
    }

    [[gnu::noinline]] char const* match_string(part r, char const* p) noexcept {
        for (unsigned i = 0; i != r->b && p; ++i) p = match_byte(either_case(r.character(i)), p);
        return p;
    }

    [[gnu::noinline]] char const* match_sequence(part r, char const* p) noexcept {
        auto const end = match(r.a(), p);
        return end ? match(r.b(), end) : nullptr;
    }

    [[gnu::noinline]] char const* match_option(part r, char const* p) noexcept {
        if (auto const end = match(r.a(), p)) return end;
        seen_.on_optional(p);
        return p;
    }

    char const* match_byte(byte_set const& expected, char const* p) noexcept {
        return p != last_ && expected.contains(static_cast<byte>(*p)) ? p + 1 : fail(p, expected);
    }

    [[gnu::noinline]] char const* match_choice(part r, char const* p) noexcept {
        auto const a = r.a(), b = r.b();
        seen_.on_choice(p, r.first());
        if (can_start(a, p)) return match_other(match(a, p), b, p);
        return can_start(b, p) ? match(b, p) : fail(p, r.first());
    }

    /// An alternative matched up to `end`, or failed if `end` is null. Returns the end of the longer match of it and
    /// `other`.
    char const* match_other(char const* end, part other, char const* p) noexcept {
        if (!can_start(other, p)) return end;
        auto const before = seen_.begin_alternative();
        auto const other_end = match(other, p);
        bool const is_shorter = end && (!other_end || other_end <= end);
        seen_.end_alternative(before, is_shorter);
        return is_shorter ? end : other_end;
    }

    [[gnu::noinline]] char const* match_repetition(part r, char const* p) noexcept {
        for (unsigned n = 0; n != r->max; ++n) {
            auto const end = match(r.a(), p);
            if (!end) {
                if (n < r->min) return nullptr;
                seen_.on_optional(p);
                break;
            }
            if (end == p) break;
            p = end;
        }
        return p;
    }

    [[gnu::noinline]] char const* match_loop(part r, char const* p) noexcept {
        auto const body = r.a();
        for (std::size_t rounds = 0;; ++rounds) {
            for (; p != last_ && r.set(r->skipped).contains(static_cast<byte>(*p)); ++p) ++rounds;
            auto const end = body->what == op::bytes ? nullptr : match(body, p);
            if (!end || end == p) {
                bool const enough = rounds >= r->min || body->nullable;
                seen_.on_failure(p, body.first());
                if (enough) seen_.on_optional(p);
                return enough ? p : nullptr;
            }
            p = end;
        }
    }

    // [ a ] b, where a may consume what b needs: the longer match of `a b` and `b`.
    [[gnu::noinline]] char const* match_option_first(part r, char const* p) noexcept {
        auto const a = r.a().a(), b = r.b();
        auto const before = seen_.begin_alternative();
        auto const a_end = match(a, p);
        auto const end = a_end ? match(b, a_end) : nullptr;
        bool const is_present =
            a_end || !r->looks_ahead || seen_.continues_to(r.set(r->last), r.set(r->alphabet), last_);
        if (is_present) seen_.end_alternative(before, false);
        else seen_.discard(before);
        return end ? match_other(end, b, p) : match(b, p);
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
    [[gnu::noinline]] char const* match_at_each_end(part r, char const* p) noexcept {
        char const* longest = nullptr;
        auto const match_tail = [&](char const* head_end) {
            auto const end = match(r.b(), head_end);
            if (end && (!longest || longest < end)) longest = end;
        };
        for_each_end(r.a(), p, match_tail);
        return longest;
    }

    // Calls `next` with each end of a match of r that begins at p.
    void for_each_end(part r, char const* p, end_visitor const& next) noexcept {
        if (r->has_one_end) {
            if (auto const end = match(r, p)) next(end);
            return;
        }
        switch (r->what) {
        case op::sequence:
        case op::option_first:
        case op::each_end: {
            auto const match_tail = [&](char const* head_end) { for_each_end(r.b(), head_end, next); };
            if (r->what != op::sequence || r.b()->nullable) return for_each_end(r.a(), p, match_tail);
            if (auto const head_end = match(r.a(), p)) match_tail(head_end);
            return;
        }
        case op::choice: for_each_end(r.a(), p, next); return for_each_end(r.b(), p, next);
        case op::option: for_each_end(r.a(), p, next); return next(p);
        case op::repetition:
            for (unsigned n = 0;; ++n) {
                if (n >= r->min) next(p);
                auto const end = n == r->max ? nullptr : match(r.a(), p);
                if (!end) return;
                p = end;
            }
        case op::rule: return for_each_end({r.rule()}, p, next);
        default: return;
        }
    }

    // Simulation, as in simulate.hpp.

    using position_set = detail::position_set<max_steps>;

    /// Whether a match of the part, whose positions begin at i, ends after the byte that was read last.
    bool ended(position_set const& active, part r, std::size_t i) noexcept {
        switch (r->what) {
        case op::bytes: return active.contains(i);
        case op::string: return r->b != 0 && active.contains(i + r->b - 1);
        case op::sequence:
        case op::option_first:
        case op::each_end:
            return ended(active, r.b(), i + r.a()->positions) || (r.b()->nullable && ended(active, r.a(), i));
        case op::choice: return ended(active, r.a(), i) || ended(active, r.b(), i + r.a()->positions);
        case op::option:
        case op::loop: return ended(active, r.a(), i);
        case op::repetition:
            for (unsigned round = 0; round != r->max; ++round)
                if (round + 1 >= r->min && ended(active, r.a(), i + round * std::size_t{r.a()->positions})) return true;
            return false;
        case op::rule: return ended(active, {r.rule()}, i);
        }
        return false;
    }

    /// Reads byte `b`. With `enters`, the part can also start at this byte. Returns whether a match of the part ends
    /// then.
    bool read(position_set& active, part r, std::size_t i, bool enters, byte b) noexcept {
        switch (r->what) {
        case op::bytes: return active.set(i, enters && r.first().contains(b));
        case op::string:
            for (unsigned k = r->b; k-- != 0;)
                active.set(i + k,
                           (k == 0 ? enters : active.contains(i + k - 1)) && either_case(r.character(k)).contains(b));
            return ended(active, r, i);
        case op::sequence:
        case op::option_first:
        case op::each_end: {
            auto const head = r.a(), tail = r.b();
            bool const enters_tail = ended(active, head, i) || (enters && head->nullable);
            bool const head_ends = read(active, head, i, enters, b);
            return read(active, tail, i + head->positions, enters_tail, b) || (head_ends && tail->nullable);
        }
        case op::choice: {
            bool const head_ends = read(active, r.a(), i, enters, b);
            return read(active, r.b(), i + r.a()->positions, enters, b) || head_ends;
        }
        case op::option: return read(active, r.a(), i, enters, b);
        case op::loop: return read(active, r.a(), i, enters || ended(active, r.a(), i), b);
        case op::repetition: return read_rounds(active, r, i, enters, b);
        case op::rule:
            if (!enters && active.none(i, r->positions)) return false;
            return read(active, {r.rule()}, i, enters, b);
        }
        return false;
    }
    bool read_rounds(position_set& active, part r, std::size_t i, bool enters, byte b) noexcept {
        auto const body = r.a();
        auto const begin = [&](unsigned round) { return i + round * std::size_t{body->positions}; };
        bool any_ends = false;
        unsigned first_ended = 0; // if rounds may be empty, a round can follow any that ended
        if (body->nullable)
            while (first_ended != r->max && !ended(active, body, begin(first_ended))) ++first_ended;
        for (unsigned round = r->max; round-- != 0;) {
            bool const enters_round = body->nullable ? enters || first_ended < round
                                      : round == 0   ? enters
                                                     : ended(active, body, begin(round - 1));
            bool const ends = read(active, body, begin(round), enters_round, b);
            any_ends |= ends && round + 1 >= r->min;
        }
        return any_ends;
    }

    /// Matches the rule by simulation. At the furthest failure, each byte that would keep a position active could
    /// follow.
    [[gnu::noinline]] char const* simulate(part whole, char const* p) noexcept {
        position_set active, next;
        char const* end = whole->nullable ? p : nullptr;
        bool enters = true;
        for (;; enters = false, ++p) {
            if (p == last_) break;
            next.copy(active, whole->positions);
            bool const ends = read(next, whole, 0, enters, static_cast<byte>(*p));
            if (next.none(0, whole->positions)) break;
            active.copy(next, whole->positions);
            if (ends) end = p + 1;
        }
        byte_set expected;
        for (unsigned b = 0; b != 256; ++b) {
            next.copy(active, whole->positions);
            read(next, whole, 0, enters, static_cast<byte>(b));
            if (!next.none(0, whole->positions)) expected.insert(static_cast<byte>(b));
        }
        seen_.on_failure(p, expected);
        return end;
    }
};

template <class InstructionSet, fixed_string Name, class Definition>
char const* interpret(named<Name, Definition> const&, input const& in) noexcept {
    return interpreter<InstructionSet>(in).match_rule(table_of<named<Name, Definition>>::value, in.first);
}

} // namespace consturi::abnf::detail

#endif
