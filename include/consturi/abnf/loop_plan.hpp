// How an unbounded repetition is matched: which bytes its loop can skip at once.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_LOOP_PLAN_HPP
#define CONSTURI_ABNF_LOOP_PLAN_HPP

#include <consturi/abnf/rule.hpp>
#include <consturi/text/byte_scan.hpp>

#include <type_traits>
#include <utility>

namespace consturi::abnf::detail {

/// The rule itself, without names and groups around it.
template <class R>
constexpr R const& unwrap(R const& r) noexcept {
    return r;
}
template <class R>
constexpr auto const& unwrap(group<R> const& r) noexcept {
    return unwrap(r.body);
}
template <fixed_string Name, class Definition>
constexpr auto const& unwrap(named<Name, Definition> const& r) noexcept {
    return unwrap(r.definition);
}

/// The bytes that are a match of some alternative, each on its own.
template <class R>
constexpr byte_set single_bytes_of(R const& r) noexcept {
    return R::one_byte ? r.analysis.first : byte_set{};
}
template <class A, class B>
    requires(!choice<A, B>::one_byte)
constexpr byte_set single_bytes_of(choice<A, B> const& r) noexcept {
    return single_bytes_of(unwrap(r.head)) | single_bytes_of(unwrap(r.tail));
}

/// The alternatives without those of one byte; `part`, if none remains. Stops at named rules with another strategy.
template <class R>
constexpr auto longer_of(R const& r) noexcept {
    if constexpr (R::one_byte) return part{};
    else return r;
}
template <class A, class B>
constexpr auto longer_of(choice<A, B> const& r) noexcept {
    if constexpr (choice<A, B>::one_byte) return part{};
    else if constexpr (A::one_byte) return longer_of(r.tail);
    else if constexpr (B::one_byte) return longer_of(r.head);
    else return longer_of(r.head) | longer_of(r.tail);
}
template <fixed_string Name, class Definition>
    requires(named<Name, Definition>::how == strategy::possessive)
constexpr auto longer_of(named<Name, Definition> const& r) noexcept {
    return longer_of(r.definition);
}

template <class R>
inline constexpr bool is_loop = false;
template <class R>
inline constexpr bool is_loop<repetition<R, unbounded>> = true;

/// a *b, with one byte for a
template <class R>
inline constexpr bool is_delimited_loop = false;
template <class A, class B>
    requires(A::one_byte)
inline constexpr bool is_delimited_loop<sequence<A, B>> =
    is_loop<std::remove_cvref_t<decltype(unwrap(std::declval<B const&>()))>>;

/// The plan for min*a.
template <class R>
struct loop_plan {
    scan_table skipped;   // bytes that are a match of a, and start no longer match of a
    bool joined = false;  // *( a *b ) is matched as [ a *( a / b ) ]
    bool divided = false; // a byte that is a match of a starts no match of `longer`
    decltype(longer_of(std::declval<R const&>())) longer;

    constexpr explicit loop_plan(repetition<R, unbounded> const& loop) noexcept : longer(longer_of(loop.body)) {
        auto const& body = loop.body;
        auto bytes = single_bytes_of(unwrap(body));
        if constexpr (!R::one_byte) {
            divided = !intersect(bytes, longer.analysis.first);
            bytes = bytes - longer.analysis.first;
        }
        if constexpr (is_delimited_loop<R>) {
            auto const& inner = unwrap(body.tail);
            joined = loop.min < 2 && inner.min == 0 && !inner.plan.joined
                     && max(loop.analysis.how, inner.analysis.how) == strategy::possessive;
            if (joined) bytes = body.head.analysis.first | inner.plan.skipped.set;
        }
        skipped = scan_table(bytes);
    }
};

} // namespace consturi::abnf::detail

#endif
