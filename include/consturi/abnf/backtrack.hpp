// The matcher for all strategies except simulation.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_BACKTRACK_HPP
#define CONSTURI_ABNF_BACKTRACK_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/abnf/loop.hpp>
#include <consturi/abnf/rule.hpp>

#include <cstddef>

namespace consturi::abnf::detail {

template <class R>
inline constexpr bool is_option = false;
template <class R>
inline constexpr bool is_option<option<R>> = true;
template <class R>
inline constexpr bool is_sequence = false;
template <class A, class B>
inline constexpr bool is_sequence<sequence<A, B>> = true;

/// Matches rules whose strategy is `How` or one before it in `enum strategy`. Each `match` returns the end of the
/// longest match that begins at `p`, or null if there is none.
///
/// If `Observed`, the observer of the input is notified. In constant expressions it is notified even if not `Observed`:
/// for the compiler, a second matcher would cost more than checking at each step whether there is an observer.
template <strategy How, bool Observed, class InstructionSet>
struct matcher {
    // Called only after the test that there is an observer: a call costs the compiler as much as matching a byte.
    [[gnu::always_inline]] static constexpr bool observes() noexcept {
        return Observed || __builtin_is_constant_evaluated();
    }

    template <class C>
    [[gnu::always_inline]] static constexpr char const* match(range const& r, char const* p, C& c) noexcept {
        if (p != c.last && r.low <= static_cast<byte>(*p) && static_cast<byte>(*p) <= r.high) return p + 1;
        return fail(p, r.analysis.first, c);
    }

    template <class C>
    [[gnu::always_inline]] static constexpr char const* match(character const& r, char const* p, C& c) noexcept {
        return p != c.last && (*p | r.fold) == r.lowered ? p + 1 : fail(p, r.analysis.first, c);
    }

    template <std::size_t N, class C>
    [[gnu::always_inline]] static constexpr char const* match(string<N> const& r, char const* p, C& c) noexcept {
        for (std::size_t i = 0; i != N; ++i, ++p)
            if (p == c.last || (*p | r.fold[i]) != r.lowered[i]) return fail(p, either_case(r.written[i]), c);
        return p;
    }

    template <class R, class C>
    [[gnu::always_inline]] static constexpr char const* match(group<R> const& r, char const* p, C& c) noexcept {
        return match(r.body, p, c);
    }

    template <class R, class C>
    [[gnu::always_inline]] static constexpr char const* match(option<R> const& r, char const* p, C& c) noexcept {
        bool const observed = c.observer && observes();
        if (!observed && !r.body.analysis.can_start(p, c.last)) return p;
        if (auto const q = match(r.body, p, c)) return q;
        if constexpr (C::captures) c.template forget<R>();
        if (observed) c.observer->on_optional(p);
        return p;
    }

    template <class A, class B, class C>
    [[gnu::always_inline]] static constexpr char const* match(sequence<A, B> const& r, char const* p, C& c) noexcept {
        if constexpr (How == strategy::possessive && is_sequence<A>) { // one call less, for the compiler
            auto const q = match(r.head.head, p, c);
            auto const s = q ? match(r.head.tail, q, c) : nullptr;
            return s ? match(r.tail, s, c) : nullptr;
        } else {
            if constexpr (How >= strategy::backtracking)
                if (r.how == strategy::backtracking) return backtrack(r, p, c);
            if constexpr (How >= strategy::lookahead && is_option<A>)
                if (r.how != strategy::possessive) return try_option(r, p, c);
            auto const q = match(r.head, p, c);
            return q ? match(r.tail, q, c) : nullptr;
        }
    }

    template <class A, class B, class C>
    [[gnu::always_inline]] static constexpr char const* match(choice<A, B> const& r, char const* p, C& c) noexcept {
        if constexpr (choice<A, B>::one_byte) {
            return r.analysis.can_start(p, c.last) ? p + 1 : fail(p, r.analysis.first, c);
        } else {
            bool const observed = c.observer && observes();
            if (observed) c.observer->on_choice(p, r.analysis.first);
            if (!r.head.analysis.can_start(p, c.last))
                return r.tail.analysis.can_start(p, c.last) ? match(r.tail, p, c) : fail(p, r.analysis.first, c);
            auto const q = match(r.head, p, c);
            if (!observed && (q == c.last || (r.disjoint && !r.head.analysis.nullable && !r.tail.analysis.nullable)))
                return q;
            return match_other<A>(q, r.tail, p, c);
        }
    }

    template <class R, unsigned Max, class C>
    [[gnu::always_inline]] static constexpr char const* match(repetition<R, Max> const& r, char const* p,
                                                              C& c) noexcept {
        if constexpr (C::captures) static_assert(captured<R, C> == 0, "a rule inside a repetition cannot be captured");
        for (unsigned n = 0; n != Max; ++n) {
            auto const q = match(r.body, p, c);
            if (!q) {
                if (n < r.min) return nullptr;
                if (c.observer && observes()) c.observer->on_optional(p);
                break;
            }
            if (q == p) break;
            p = q;
        }
        return p;
    }

    template <class R, class C>
    [[gnu::always_inline]] static constexpr char const* match(repetition<R, unbounded> const& r, char const* p,
                                                              C& c) noexcept {
        if constexpr (C::captures) static_assert(captured<R, C> == 0, "a rule inside a repetition cannot be captured");
        if constexpr (is_delimited_loop<R>) {
            if (r.joined) {
                // With an observer, one round at a time, so that the observer sees the name of the tail.
                if (c.observer && observes()) return loop(scan_table(), r, r.min, p, c);
                if (auto const q = match(r.body.head, p, c)) return loop(r.skipped, unwrap(r.body.tail), 0, q, c);
                return r.min == 0 ? p : nullptr;
            }
        }
        return loop(r.skipped, r, r.min, p, c);
    }

    template <fixed_string Name, class Definition>
    static constexpr char const* match(named<Name, Definition> const& r, char const* p, input& c) noexcept {
        using own = matcher<named<Name, Definition>::how, Observed, InstructionSet>;
        if (!(c.observer && observes())) return own::match(r.definition, p, c);
        auto const outer = c.observer->enter_rule(Name.view(), p);
        auto const q = own::match(r.definition, p, c);
        c.observer->leave_rule(outer);
        return q;
    }
    template <fixed_string Name, class Definition>
        requires(named<Name, Definition>::one_byte)
    [[gnu::always_inline]] static constexpr char const* match(named<Name, Definition> const& r, char const* p,
                                                              input& c) noexcept {
        return r.analysis.can_start(p, c.last) ? p + 1 : fail(p, r.analysis.first, c);
    }
    template <fixed_string Name, class Definition, class Captures>
        requires(captured<named<Name, Definition>, capturing_input<Captures>> != 0)
    static constexpr char const* match(named<Name, Definition> const& r, char const* p,
                                       capturing_input<Captures>& c) noexcept {
        using rule = named<Name, Definition>;
        if constexpr (Captures::template looks_inside<rule>) {
            static_assert(rule::how < strategy::backtracking,
                          "a rule inside one that is matched by backtracking or simulation cannot be captured");
            auto const q = matcher<rule::how, Observed, InstructionSet>::match(r.definition, p, c);
            if constexpr (Captures::template bit<rule> != 0)
                if (q) Captures::template set<rule>(c.found, p - c.first, q - c.first);
            return q;
        } else {
            auto const q = match(r, p, static_cast<input&>(c));
            if (q) Captures::template set<rule>(c.found, p - c.first, q - c.first);
            return q;
        }
    }

private:
    [[gnu::always_inline]] static constexpr char const* fail(char const* p, byte_set const& expected,
                                                             input& c) noexcept {
        if (c.observer && observes()) c.observer->on_failure(p, expected);
        return nullptr;
    }

    // Matches as many rounds of `r` as possible. `skipped` has bytes each of which is a round by itself.
    template <class R, class C>
    [[gnu::always_inline]] static constexpr char const* loop(scan_table const& skipped,
                                                             repetition<R, unbounded> const& r, std::size_t min,
                                                             char const* p, C& c) noexcept {
        bool const observed = c.observer && observes();
        for (std::size_t rounds = 0;; ++rounds) {
            auto const from = p;
            p = skip<InstructionSet>(skipped, p, c.first, c.last);
            rounds += static_cast<std::size_t>(p - from);
            char const* q = nullptr;
            if constexpr (!R::one_byte)
                if (observed || r.body.analysis.can_start(p, c.last))
                    q = observed || !r.divided ? match(r.body, p, c) : match(r.longer, p, c);
            if (!q || q == p) {
                bool const enough = rounds >= min || r.body.analysis.nullable;
                if (observed) {
                    c.observer->on_failure(p, r.body.analysis.first);
                    if (enough) c.observer->on_optional(p);
                }
                return enough ? p : nullptr;
            }
            p = q;
        }
    }

    // The alternative A matched up to q, or failed if q is null. Returns the end of the longer match of A and `other`.
    template <class A, class B, class C>
    [[gnu::always_inline]] static constexpr char const* match_other(char const* q, B const& other, char const* p,
                                                                    C& c) noexcept {
        bool const observed = c.observer && observes(); // the observer also needs what `other` expects
        if (q && !observed
                ? q == c.last || !(q == p ? other.analysis.first : other.analysis.rest).contains(static_cast<byte>(*q))
                : !other.analysis.can_start(p, c.last))
            return q;
        if constexpr (C::captures)
            if (!q) c.template forget<A>();
        auto const before = observed ? c.observer->begin_alternative() : furthest_failure::failure{};
        input& without_captures = c; // c itself, if it has none
        auto const end = q ? match(other, p, without_captures) : match(other, p, c);
        bool const is_shorter = q && (!end || end <= q);
        if (observed) c.observer->end_alternative(before, is_shorter);
        if (is_shorter) return q;
        if constexpr (C::captures) {
            if (q) {
                c.template forget<A>();
                return match(other, p, c);
            }
        }
        return end;
    }

    // [ a ] b, where a may consume what b needs: the longer match of `a b` and `b`.
    template <class A, class B, class C>
    static constexpr char const* try_option(sequence<option<A>, B> const& r, char const* p, C& c) noexcept {
        auto const& a = r.head.body;
        auto const& b = r.tail;
        bool const observed = c.observer && observes();
        if (r.how == strategy::lookahead && !observed) {
            auto const q = match(b, p, c);
            if (q && (q == c.last || !(q == p ? a.analysis.first : a.analysis.rest).contains(static_cast<byte>(*q))))
                return q;
            if constexpr (C::captures) c.template forget<B>();
        }
        auto const before = observed ? c.observer->begin_alternative() : furthest_failure::failure{};
        auto const q = match(a, p, c);
        auto const end = q ? match(b, q, c) : nullptr;
        if (observed) {
            bool const is_present =
                q || r.how != strategy::lookahead
                || c.observer->continues_to(r.head.analysis.part_last, r.analysis.alphabet(), c.last);
            if (is_present) c.observer->end_alternative(before, false);
            else c.observer->discard(before);
        }
        if (end) return match_other<sequence<option<A>, B>>(end, b, p, c);
        if constexpr (C::captures) c.template forget<sequence<option<A>, B>>();
        return match(b, p, c);
    }

    // a b, where a may consume what b needs: tries b at each end of a, and returns the end of the longest match.
    template <class A, class B, class C>
    static constexpr char const* backtrack(sequence<A, B> const& r, char const* p, C& c) noexcept {
        if constexpr (C::captures)
            static_assert(captured<sequence<A, B>, C> == 0,
                          "a rule inside one that is matched by backtracking cannot be captured");
        char const* longest = nullptr;
        for_each_end(r.head, p, c, [&](char const* q) {
            auto const end = match(r.tail, q, c);
            if (end && (!longest || longest < end)) longest = end;
        });
        return longest;
    }

    // Calls `next` with each end of a match of `r` that begins at p.
    template <class R, class C, class Next>
    static constexpr void for_each_end(R const& r, char const* p, C& c, Next const& next) noexcept {
        if (r.analysis.max_ends == 1) {
            if (auto const q = match(r, p, c)) next(q);
        } else {
            for_each_of_several(r, p, c, next);
        }
    }
    static constexpr void for_each_of_several(part const&, char const*, input&, auto const&) noexcept {} // has one end
    template <class A, class B, class C, class Next>
    static constexpr void for_each_of_several(sequence<A, B> const& r, char const* p, C& c, Next const& next) noexcept {
        auto const then = [&](char const* q) { for_each_end(r.tail, q, c, next); };
        if (r.how != strategy::possessive || r.tail.analysis.nullable) return for_each_end(r.head, p, c, then);
        if (auto const q = match(r.head, p, c)) then(q);
    }
    template <class A, class B, class C, class Next>
    static constexpr void for_each_of_several(choice<A, B> const& r, char const* p, C& c, Next const& next) noexcept {
        for_each_end(r.head, p, c, next);
        for_each_end(r.tail, p, c, next);
    }
    template <class R, class C, class Next>
    static constexpr void for_each_of_several(option<R> const& r, char const* p, C& c, Next const& next) noexcept {
        for_each_end(r.body, p, c, next);
        next(p);
    }
    template <class R, class C, class Next>
    static constexpr void for_each_of_several(group<R> const& r, char const* p, C& c, Next const& next) noexcept {
        for_each_end(r.body, p, c, next);
    }
    template <fixed_string Name, class Definition, class C, class Next>
    static constexpr void for_each_of_several(named<Name, Definition> const& r, char const* p, C& c,
                                              Next const& next) noexcept {
        matcher<strategy::backtracking, Observed, InstructionSet>::for_each_end(r.definition, p, c, next);
    }
    template <class R, unsigned Max, class C, class Next>
    static constexpr void for_each_of_several(repetition<R, Max> const& r, char const* p, C& c,
                                              Next const& next) noexcept {
        for (unsigned n = 0;; ++n) {
            if (n >= r.min) next(p);
            auto const q = n == Max ? nullptr : match(r.body, p, c);
            if (!q) return;
            p = q;
        }
    }
};

} // namespace consturi::abnf::detail

#endif
