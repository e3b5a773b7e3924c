// The matcher for all strategies except simulation.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_BACKTRACK_HPP
#define CONSTURI_ABNF_BACKTRACK_HPP

#include <consturi/abnf/captures.hpp>
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

// Without optimization, inlined code would only be larger.
#if defined(__OPTIMIZE__)
#define CONSTURI_INLINE [[gnu::always_inline]]
#else
#define CONSTURI_INLINE
#endif

/// Matches rules whose strategy is `How` or one before it in `enum strategy`. Each `match` returns the end of the
/// longest match of the rule `r` that begins at `p` in the text of `in`, or null if there is none.
///
/// If `Observed`, the observer of the input is notified. In constant expressions it is notified even if not `Observed`:
/// for the compiler, a second matcher would cost more than checking at each step whether there is an observer.
template <strategy How, bool Observed, class InstructionSet>
struct matcher {
    // Called only after the test that there is an observer: a call costs the compiler as much as matching a byte.
    CONSTURI_INLINE static constexpr bool observes() noexcept { return Observed || __builtin_is_constant_evaluated(); }

    template <class C>
    CONSTURI_INLINE static constexpr char const* match(range const& r, char const* p, C& in) noexcept {
        if (p != in.last && r.low <= static_cast<byte>(*p) && static_cast<byte>(*p) <= r.high) return p + 1;
        return fail(p, r.analysis.first, in);
    }

    template <class C>
    CONSTURI_INLINE static constexpr char const* match(character const& r, char const* p, C& in) noexcept {
        return p != in.last && (*p | r.fold) == r.lowered ? p + 1 : fail(p, r.analysis.first, in);
    }

    template <std::size_t N, class C>
    CONSTURI_INLINE static constexpr char const* match(string<N> const& r, char const* p, C& in) noexcept {
        for (std::size_t i = 0; i != N; ++i, ++p)
            if (p == in.last || (*p | r.fold[i]) != r.lowered[i]) return fail(p, either_case(r.written[i]), in);
        return p;
    }

    template <std::size_t N, class C>
    CONSTURI_INLINE static constexpr char const* match(code_points<N> const& r, char const* p, C& in) noexcept {
        auto const size = r.size_at(p, in.last);
        return size != 0 ? p + size : fail(p, r.analysis.first, in);
    }

    template <class R, class C>
    CONSTURI_INLINE static constexpr char const* match(group<R> const& r, char const* p, C& in) noexcept {
        return match(r.body, p, in);
    }

    template <class R, class C>
    CONSTURI_INLINE static constexpr char const* match(option<R> const& r, char const* p, C& in) noexcept {
        bool const observed = in.observer && observes();
        if (!observed && !r.body.analysis.can_start(p, in.last)) return p;
        if (auto const end = match(r.body, p, in)) return end;
        if constexpr (C::captures) in.template forget<R>();
        if (observed) in.observer->on_optional(p);
        return p;
    }

    template <class A, class B, class C>
    CONSTURI_INLINE static constexpr char const* match(sequence<A, B> const& r, char const* p, C& in) noexcept {
        if constexpr (How == strategy::possessive && is_sequence<A>) { // one call less, for the compiler
            auto const first_end = match(r.head.head, p, in);
            auto const head_end = first_end ? match(r.head.tail, first_end, in) : nullptr;
            return head_end ? match(r.tail, head_end, in) : nullptr;
        } else {
            if constexpr (How >= strategy::backtracking)
                if (r.how == strategy::backtracking) return backtrack(r, p, in);
            if constexpr (How >= strategy::lookahead && is_option<A>)
                if (r.how != strategy::possessive) return try_option(r, p, in);
            auto const head_end = match(r.head, p, in);
            return head_end ? match(r.tail, head_end, in) : nullptr;
        }
    }

    template <class A, class B, class C>
    CONSTURI_INLINE static constexpr char const* match(choice<A, B> const& r, char const* p, C& in) noexcept {
        if constexpr (choice<A, B>::one_byte) {
            return r.analysis.can_start(p, in.last) ? p + 1 : fail(p, r.analysis.first, in);
        } else {
            bool const observed = in.observer && observes();
            if (observed) in.observer->on_choice(p, r.analysis.first);
            if (!r.head.analysis.can_start(p, in.last))
                return r.tail.analysis.can_start(p, in.last) ? match(r.tail, p, in) : fail(p, r.analysis.first, in);
            auto const end = match(r.head, p, in);
            if (!observed && (end == in.last || (r.disjoint && !r.head.analysis.nullable && !r.tail.analysis.nullable)))
                return end;
            return match_other<A>(end, r.tail, p, in);
        }
    }

    template <class R, unsigned Max, class C>
    CONSTURI_INLINE static constexpr char const* match(repetition<R, Max> const& r, char const* p, C& in) noexcept {
        if constexpr (C::captures) static_assert(captured<R, C> == 0, "a rule inside a repetition cannot be captured");
        for (unsigned n = 0; n != Max; ++n) {
            auto const end = match(r.body, p, in);
            if (!end) {
                if (n < r.min) return nullptr;
                if (in.observer && observes()) in.observer->on_optional(p);
                break;
            }
            if (end == p) break;
            p = end;
        }
        return p;
    }

    template <class R, class C>
    CONSTURI_INLINE static constexpr char const* match(repetition<R, unbounded> const& r, char const* p,
                                                       C& in) noexcept {
        if constexpr (C::captures) static_assert(captured<R, C> == 0, "a rule inside a repetition cannot be captured");
        if constexpr (is_delimited_loop<R>) {
            if (r.is_joined) {
                // With an observer, one round at a time, so that the observer sees the name of the tail.
                if (in.observer && observes()) return loop(scan_table(), r, r.min, p, in);
                auto const head_end = match(r.body.head, p, in);
                if (head_end) return loop(r.one_byte_rounds, unwrap(r.body.tail), 0, head_end, in);
                return r.min == 0 ? p : nullptr;
            }
        }
        return loop(r.one_byte_rounds, r, r.min, p, in);
    }

    template <fixed_string Name, class Definition>
    static constexpr char const* match(named<Name, Definition> const& r, char const* p, input& in) noexcept {
        using own = matcher<named<Name, Definition>::how, Observed, InstructionSet>;
        if (!(in.observer && observes())) return own::match(r.definition, p, in);
        auto const outer = in.observer->enter_rule(Name.chars, p);
        auto const end = own::match(r.definition, p, in);
        in.observer->leave_rule(outer);
        return end;
    }
    template <fixed_string Name, class Definition>
        requires(named<Name, Definition>::one_byte)
    CONSTURI_INLINE static constexpr char const* match(named<Name, Definition> const& r, char const* p,
                                                       input& in) noexcept {
        return r.analysis.can_start(p, in.last) ? p + 1 : fail(p, r.analysis.first, in);
    }
    template <fixed_string Name, class Definition, class Captures>
        requires(captured<named<Name, Definition>, capturing_input<Captures>> != 0)
    static constexpr char const* match(named<Name, Definition> const& r, char const* p,
                                       capturing_input<Captures>& in) noexcept {
        using rule = named<Name, Definition>;
        if constexpr (Captures::template looks_inside<rule>) {
            static_assert(rule::how < strategy::backtracking,
                          "a rule inside one that is matched by backtracking or simulation cannot be captured");
            auto const end = matcher<rule::how, Observed, InstructionSet>::match(r.definition, p, in);
            if constexpr (Captures::template bit<rule> != 0)
                if (end) Captures::template set<rule>(in.found, p - in.first, end - in.first);
            return end;
        } else {
            auto const end = match(r, p, static_cast<input&>(in));
            if (end) Captures::template set<rule>(in.found, p - in.first, end - in.first);
            return end;
        }
    }

private:
    CONSTURI_INLINE static constexpr char const* fail(char const* p, byte_set const& expected, input& in) noexcept {
        if (in.observer && observes()) in.observer->on_failure(p, expected);
        return nullptr;
    }

    // Matches as many rounds of `r` as possible. Each byte of `one_byte_rounds` is a round by itself.
    template <class R, class C>
    CONSTURI_INLINE static constexpr char const* loop(scan_table const& one_byte_rounds,
                                                      repetition<R, unbounded> const& r, std::size_t min, char const* p,
                                                      C& in) noexcept {
        bool const observed = in.observer && observes();
        for (std::size_t rounds = 0;; ++rounds) {
            auto const begin = p;
            p = skip<InstructionSet>(one_byte_rounds, p, in.first, in.last);
            rounds += static_cast<std::size_t>(p - begin);
            char const* end = nullptr;
            if constexpr (!R::one_byte)
                if (observed || r.body.analysis.can_start(p, in.last))
                    end = observed || !r.rounds_are_disjoint ? match(r.body, p, in) : match(r.longer_rounds, p, in);
            if (!end || end == p) {
                bool const enough = rounds >= min || r.body.analysis.nullable;
                if (observed) {
                    in.observer->on_failure(p, r.body.analysis.first);
                    if (enough) in.observer->on_optional(p);
                }
                return enough ? p : nullptr;
            }
            p = end;
        }
    }

    // The alternative A matched up to `end`, or failed if `end` is null. Returns the end of the longer match of A and
    // `other`.
    template <class A, class B, class C>
    CONSTURI_INLINE static constexpr char const* match_other(char const* end, B const& other, char const* p,
                                                             C& in) noexcept {
        bool const observed = in.observer && observes(); // the observer also needs what `other` expects
        bool const is_tried =
            end && !observed ? other.analysis.can_exceed(end, p, in.last) : other.analysis.can_start(p, in.last);
        if (!is_tried) return end;
        if constexpr (C::captures)
            if (!end) in.template forget<A>();
        auto const before = observed ? in.observer->begin_alternative() : furthest_failure::failure{};
        input& without_captures = in; // `in` itself, if it has none
        auto const other_end = end ? match(other, p, without_captures) : match(other, p, in);
        bool const is_shorter = end && (!other_end || other_end <= end);
        if (observed) in.observer->end_alternative(before, is_shorter);
        if (is_shorter) return end;
        if constexpr (C::captures) {
            if (end) {
                in.template forget<A>();
                return match(other, p, in);
            }
        }
        return other_end;
    }

    // [ a ] b, where a may consume what b needs: the longer match of `a b` and `b`.
    template <class A, class B, class C>
    static constexpr char const* try_option(sequence<option<A>, B> const& r, char const* p, C& in) noexcept {
        auto const& a = r.head.body;
        auto const& b = r.tail;
        bool const observed = in.observer && observes();
        if (r.how == strategy::lookahead && !observed) {
            auto const end = match(b, p, in);
            if (end && !a.analysis.can_exceed(end, p, in.last)) return end;
            if constexpr (C::captures) in.template forget<B>();
        }
        auto const before = observed ? in.observer->begin_alternative() : furthest_failure::failure{};
        auto const a_end = match(a, p, in);
        auto const end = a_end ? match(b, a_end, in) : nullptr;
        if (observed) {
            bool const is_present =
                a_end || r.how != strategy::lookahead
                || in.observer->continues_to(r.head.analysis.part_last, r.analysis.alphabet(), in.last);
            if (is_present) in.observer->end_alternative(before, false);
            else in.observer->discard(before);
        }
        if (end) return match_other<sequence<option<A>, B>>(end, b, p, in);
        if constexpr (C::captures) in.template forget<sequence<option<A>, B>>();
        return match(b, p, in);
    }

    // a b, where a may consume what b needs: tries b at each end of a, and returns the end of the longest match.
    template <class A, class B, class C>
    static constexpr char const* backtrack(sequence<A, B> const& r, char const* p, C& in) noexcept {
        if constexpr (C::captures)
            static_assert(captured<sequence<A, B>, C> == 0,
                          "a rule inside one that is matched by backtracking cannot be captured");
        char const* longest = nullptr;
        for_each_end(r.head, p, in, [&](char const* head_end) {
            auto const end = match(r.tail, head_end, in);
            if (end && (!longest || longest < end)) longest = end;
        });
        return longest;
    }

    // Calls `next` with each end of a match of `r` that begins at p.
    template <class R, class C, class Next>
    static constexpr void for_each_end(R const& r, char const* p, C& in, Next const& next) noexcept {
        if (r.analysis.max_ends == 1) {
            if (auto const end = match(r, p, in)) next(end);
        } else {
            for_each_of_several(r, p, in, next);
        }
    }
    static constexpr void for_each_of_several(part const&, char const*, input&, auto const&) noexcept {} // has one end
    template <class A, class B, class C, class Next>
    static constexpr void for_each_of_several(sequence<A, B> const& r, char const* p, C& in,
                                              Next const& next) noexcept {
        auto const match_tail = [&](char const* head_end) { for_each_end(r.tail, head_end, in, next); };
        if (r.how != strategy::possessive || r.tail.analysis.nullable) return for_each_end(r.head, p, in, match_tail);
        if (auto const head_end = match(r.head, p, in)) match_tail(head_end);
    }
    template <class A, class B, class C, class Next>
    static constexpr void for_each_of_several(choice<A, B> const& r, char const* p, C& in, Next const& next) noexcept {
        for_each_end(r.head, p, in, next);
        for_each_end(r.tail, p, in, next);
    }
    template <class R, class C, class Next>
    static constexpr void for_each_of_several(option<R> const& r, char const* p, C& in, Next const& next) noexcept {
        for_each_end(r.body, p, in, next);
        next(p);
    }
    template <class R, class C, class Next>
    static constexpr void for_each_of_several(group<R> const& r, char const* p, C& in, Next const& next) noexcept {
        for_each_end(r.body, p, in, next);
    }
    template <fixed_string Name, class Definition, class C, class Next>
    static constexpr void for_each_of_several(named<Name, Definition> const& r, char const* p, C& in,
                                              Next const& next) noexcept {
        matcher<strategy::backtracking, Observed, InstructionSet>::for_each_end(r.definition, p, in, next);
    }
    template <class R, unsigned Max, class C, class Next>
    static constexpr void for_each_of_several(repetition<R, Max> const& r, char const* p, C& in,
                                              Next const& next) noexcept {
        for (unsigned n = 0;; ++n) {
            if (n >= r.min) next(p);
            auto const end = n == Max ? nullptr : match(r.body, p, in);
            if (!end) return;
            p = end;
        }
    }
};

#undef CONSTURI_INLINE

} // namespace consturi::abnf::detail

#endif
