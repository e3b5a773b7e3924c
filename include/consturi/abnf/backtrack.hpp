// Matching a rule against text: one matcher, for the compiler and for the program.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_BACKTRACK_HPP
#define CONSTURI_ABNF_BACKTRACK_HPP

#include <consturi/abnf/rule.hpp>
#include <consturi/abnf/simulate.hpp>
#include <consturi/abnf/input.hpp>

#include <cstddef>

namespace consturi::abnf {

/// Matches what needs no more than the strategy `How`: each `match` gives the end of the longest match that begins
/// at `p`, or null where there is none.
///
/// The listener of a subject is told of the match where `Heard`. In the compiler it always is, if there is one: there
/// a second matcher would cost more than a question now and then.
template <strategy How, bool Heard>
struct matcher {
    // Asked where there is a listener.
    [[gnu::always_inline]] static constexpr bool heard() noexcept { return Heard || __builtin_is_constant_evaluated(); }

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
        bool const hears = c.listener && heard();
        if (!hears && !r.body.analysis.can_begin(p, c.last)) return p;
        if (auto const q = match(r.body, p, c)) return q;
        if constexpr (C::captures) c.template forget<R>();
        if (hears) c.listener->spares(p);
        return p;
    }

    template <class A, class B, class C>
    [[gnu::always_inline]] static constexpr char const* match(sequence<A, B> const& r, char const* p, C& c) noexcept {
        if constexpr (How == strategy::possessive && is_sequence<A>) { // a step less, for the compiler
            auto const q = match(r.head.head, p, c);
            auto const s = q ? match(r.head.tail, q, c) : nullptr;
            return s ? match(r.tail, s, c) : nullptr;
        } else {
            if constexpr (How >= strategy::backtracking)
                if (r.how == strategy::backtracking) return give_back(r, p, c);
            if constexpr (How >= strategy::lookahead && is_option<A>)
                if (r.how != strategy::possessive) return try_option(r, p, c);
            auto const q = match(r.head, p, c);
            return q ? match(r.tail, q, c) : nullptr;
        }
    }

    template <class A, class B, class C>
    [[gnu::always_inline]] static constexpr char const* match(choice<A, B> const& r, char const* p, C& c) noexcept {
        if constexpr (choice<A, B>::one_byte) {
            return r.analysis.can_begin(p, c.last) ? p + 1 : fail(p, r.analysis.first, c);
        } else {
            bool const hears = c.listener && heard();
            if (hears) c.listener->could(p, r.analysis.first);
            if (!r.head.analysis.can_begin(p, c.last))
                return r.tail.analysis.can_begin(p, c.last) ? match(r.tail, p, c) : fail(p, r.analysis.first, c);
            auto const q = match(r.head, p, c);
            if (!hears && (q == c.last || (r.apart && !r.head.analysis.nullable && !r.tail.analysis.nullable))) return q;
            return match_other<A>(q, r.tail, p, c);
        }
    }

    template <class R, unsigned Max, class C>
    [[gnu::always_inline]] static constexpr char const* match(repetition<R, Max> const& r, char const* p, C& c) noexcept {
        if constexpr (C::captures) static_assert(captured<R, C> == 0, "a rule inside a repetition cannot be captured");
        for (unsigned n = 0; n != Max; ++n) {
            auto const q = match(r.body, p, c);
            if (!q) {
                if (n < r.min) return nullptr;
                if (c.listener && heard()) c.listener->spares(p);
                break;
            }
            if (q == p) break;
            p = q;
        }
        return p;
    }

    template <class R, class C>
    [[gnu::always_inline]] static constexpr char const* match(repetition<R, unbounded> const& r, char const* p, C& c) noexcept {
        if constexpr (C::captures) static_assert(captured<R, C> == 0, "a rule inside a repetition cannot be captured");
        if constexpr (is_delimited_run<R>) {
            if (r.joined) {
                if (c.listener && heard()) return run(scan_table(), r, r.min, p, c); // round by round, to hear the tail's name
                if (auto const q = match(r.body.head, p, c)) return run(r.alone, resolve(r.body.tail), 0, q, c);
                return r.min == 0 ? p : nullptr;
            }
        }
        return run(r.alone, r, r.min, p, c);
    }

    template <name_text Name, class Definition>
    static constexpr char const* match(named<Name, Definition> const& r, char const* p, subject& c) noexcept {
        if (!(c.listener && heard())) return matcher<named<Name, Definition>::how, Heard>::match(r.definition, p, c);
        auto const outer = c.listener->enter(Name.view(), p);
        auto const q = matcher<named<Name, Definition>::how, Heard>::match(r.definition, p, c);
        c.listener->leave(outer);
        return q;
    }
    template <name_text Name, class Definition>
        requires(named<Name, Definition>::one_byte)
    [[gnu::always_inline]] static constexpr char const* match(named<Name, Definition> const& r, char const* p, subject& c) noexcept {
        return r.analysis.can_begin(p, c.last) ? p + 1 : fail(p, r.analysis.first, c);
    }
    template <name_text Name, class Definition, class Captures>
        requires(captured<named<Name, Definition>, capturing<Captures>> != 0)
    static constexpr char const* match(named<Name, Definition> const& r, char const* p, capturing<Captures>& c) noexcept {
        using rule = named<Name, Definition>;
        if constexpr (Captures::template bit<rule> != 0) {
            auto const q = match(r, p, static_cast<subject&>(c));
            if (q) Captures::template set<rule>(c.found, p - c.first, q - c.first);
            return q;
        } else {
            static_assert(rule::how < strategy::backtracking, "a rule inside one that gives back or steps cannot be captured");
            return matcher<rule::how, Heard>::match(r.definition, p, c);
        }
    }

private:
    [[gnu::always_inline]] static constexpr char const* fail(char const* p, byte_set const& expected, subject& c) noexcept {
        if (c.listener && heard()) c.listener->fails(p, expected);
        return nullptr;
    }

    // Rounds of `loop`, as long as they go on. Bytes that are a round each are run over at once.
    template <class R, class C>
    [[gnu::always_inline]] static constexpr char const* run(scan_table const& alone, repetition<R, unbounded> const& loop,
                                                            std::size_t min, char const* p, C& c) noexcept {
        bool const hears = c.listener && heard();
        for (std::size_t rounds = 0;; ++rounds) {
            auto const from = p;
            p = alone.skip(p, c.first, c.last);
            rounds += static_cast<std::size_t>(p - from);
            char const* q = nullptr;
            if constexpr (!R::one_byte)
                if (hears || loop.body.analysis.can_begin(p, c.last))
                    q = hears || !loop.divided ? match(loop.body, p, c) : match(loop.longer, p, c);
            if (!q || q == p) {
                bool const enough = rounds >= min || loop.body.analysis.nullable;
                if (hears) {
                    c.listener->fails(p, loop.body.analysis.first);
                    if (enough) c.listener->spares(p);
                }
                return enough ? p : nullptr;
            }
            p = q;
        }
    }

    // The alternative A ended at q, or failed where q is null: whether the other one goes on further.
    template <class A, class B, class C>
    [[gnu::always_inline]] static constexpr char const* match_other(char const* q, B const& other, char const* p, C& c) noexcept {
        bool const hears = c.listener && heard(); // then what the other one expects is of interest, too
        if (q && !hears ? q == c.last || !(q == p ? other.analysis.first : other.analysis.rest).contains(static_cast<byte>(*q))
                        : !other.analysis.can_begin(p, c.last))
            return q;
        if constexpr (C::captures)
            if (!q) c.template forget<A>();
        auto const before = hears ? c.listener->reconsider() : trace::failure{};
        auto const end = q ? match(other, p, static_cast<subject&>(c)) : match(other, p, c);
        bool const in_vain = q && (!end || end <= q);
        if (hears) c.listener->recall(before, in_vain);
        if (in_vain) return q;
        if constexpr (C::captures) {
            if (q) {
                c.template forget<A>();
                return match(other, p, c);
            }
        }
        return end;
    }

    // [ a ] b, where an a may take what b needs: the longer of a b and b.
    template <class A, class B, class C>
    static constexpr char const* try_option(sequence<option<A>, B> const& r, char const* p, C& c) noexcept {
        auto const& a = r.head.body;
        auto const& b = r.tail;
        bool const hears = c.listener && heard();
        if (r.how == strategy::lookahead && !hears) {
            auto const q = match(b, p, c);
            if (q && (q == c.last || !(q == p ? a.analysis.first : a.analysis.rest).contains(static_cast<byte>(*q)))) return q;
            if constexpr (C::captures) c.template forget<B>();
        }
        auto const before = hears ? c.listener->reconsider() : trace::failure{};
        auto const q = match(a, p, c);
        auto const end = q ? match(b, q, c) : nullptr;
        if (hears) {
            bool const meant = end || r.how != strategy::lookahead
                               || c.listener->expects(r.head.analysis.part_last, r.analysis.alphabet(), c.last);
            if (meant) c.listener->recall(before, false);
            else c.listener->dismiss(before);
        }
        if (end) return match_other<sequence<option<A>, B>>(end, b, p, c);
        if constexpr (C::captures) c.template forget<sequence<option<A>, B>>();
        return match(b, p, c);
    }

    // a b, where an a may take what b needs: the longest over all ends of a.
    template <class A, class B, class C>
    static constexpr char const* give_back(sequence<A, B> const& r, char const* p, C& c) noexcept {
        if constexpr (C::captures) static_assert(captured<sequence<A, B>, C> == 0, "a rule inside one that gives back cannot be captured");
        char const* longest = nullptr;
        ends(r.head, p, c, [&](char const* q) {
            auto const end = match(r.tail, q, c);
            if (end && (!longest || longest < end)) longest = end;
        });
        return longest;
    }

    // Calls `next` with each end of a match that begins at p.
    template <class R, class C, class Next>
    static constexpr void ends(R const& r, char const* p, C& c, Next const& next) noexcept {
        if (r.analysis.ends == 1) {
            if (auto const q = match(r, p, c)) next(q);
        } else {
            each_end(r, p, c, next);
        }
    }
    static constexpr void each_end(part const&, char const*, subject&, auto const&) noexcept {} // has one end
    template <class A, class B, class C, class Next>
    static constexpr void each_end(sequence<A, B> const& r, char const* p, C& c, Next const& next) noexcept {
        auto const then = [&](char const* q) { ends(r.tail, q, c, next); };
        if (r.how != strategy::possessive || r.tail.analysis.nullable) return ends(r.head, p, c, then);
        if (auto const q = match(r.head, p, c)) then(q);
    }
    template <class A, class B, class C, class Next>
    static constexpr void each_end(choice<A, B> const& r, char const* p, C& c, Next const& next) noexcept {
        ends(r.head, p, c, next);
        ends(r.tail, p, c, next);
    }
    template <class R, class C, class Next>
    static constexpr void each_end(option<R> const& r, char const* p, C& c, Next const& next) noexcept {
        ends(r.body, p, c, next);
        next(p);
    }
    template <class R, class C, class Next>
    static constexpr void each_end(group<R> const& r, char const* p, C& c, Next const& next) noexcept {
        ends(r.body, p, c, next);
    }
    template <name_text Name, class Definition, class C, class Next>
    static constexpr void each_end(named<Name, Definition> const& r, char const* p, C& c, Next const& next) noexcept {
        matcher<strategy::backtracking, Heard>::ends(r.definition, p, c, next);
    }
    template <class R, unsigned Max, class C, class Next>
    static constexpr void each_end(repetition<R, Max> const& r, char const* p, C& c, Next const& next) noexcept {
        for (unsigned n = 0;; ++n) {
            if (n >= r.min) next(p);
            auto const q = n == Max ? nullptr : match(r.body, p, c);
            if (!q) return;
            p = q;
        }
    }
};

/// In steps: any rule, in time that grows with the text alone.
template <bool Heard>
struct matcher<strategy::simulation, Heard> {
    template <class R>
    static constexpr char const* match(R const& r, char const* p, subject& c) noexcept {
        auto const walked = step(r, p, c.last);
        if (c.listener && (Heard || __builtin_is_constant_evaluated())) c.listener->fails(walked.stopped, {});
        return walked.end;
    }
};

/// The end of the longest match of `r` that begins at `p`, or null.
template <bool Heard = false, rule R, class C>
constexpr char const* longest_match(R const& r, char const* p, C& c) noexcept {
    if (r.analysis.how == strategy::simulation) return matcher<strategy::simulation, Heard>::match(r, p, c);
    return matcher<strategy::backtracking, Heard>::match(r, p, c);
}
template <bool Heard = false, name_text Name, class Definition, class C>
constexpr char const* longest_match(named<Name, Definition> const& r, char const* p, C& c) noexcept {
    return matcher<strategy::possessive, Heard>::match(r, p, c);
}

} // namespace consturi::abnf

#endif
