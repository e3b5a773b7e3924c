// What is matched, and what listens to how the match goes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_INPUT_HPP
#define CONSTURI_ABNF_INPUT_HPP

#include <consturi/abnf/rule.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace consturi::abnf {

/// Remembers the place that no match could pass, what could have stood there, and the innermost rule that failed. A rule
/// that needed more comes before one that could have taken more, the last of the first kind and the first of the second;
/// an alternative counts for more than those tried before it.
class trace {
public:
    /// A rule that is being matched, and the place where it began.
    struct scope {
        std::string_view rule{};
        char const* begin = nullptr;
    };
    struct failure {
        char const* at;
        byte_set expected{};
        scope needs{}; // no name: there is none
        scope takes{};
    };

    /// `known`: what can stand anywhere in a text of the grammar, or ends a part of one.
    constexpr trace(char const* first, byte_set const& known) noexcept : farthest_{first}, known_(known) {}

    /// One of these could stand at p,
    constexpr void could(char const* p, byte_set const& stand) noexcept {
        if (p < farthest_.at) return;
        if (p > farthest_.at) farthest_ = {p};
        farthest_.expected |= stand;
    }
    /// and the part at hand cannot go on without.
    constexpr void fails(char const* p, byte_set const& expected) noexcept {
        could(p, expected);
        if (p < farthest_.at) return;
        farthest_.needs = scope_;
    }
    /// And it need not.
    constexpr void spares(char const* p) noexcept {
        if (p != farthest_.at) return;
        if (farthest_.takes.rule.empty()) farthest_.takes = farthest_.needs;
        farthest_.needs = {};
    }

    // std::exchange would cost the compiler more than the rest of this class.

    /// Another alternative is tried,
    constexpr failure reconsider() noexcept {
        auto const before = farthest_;
        farthest_ = {before.at};
        return before;
    }
    /// and was, in vain or not,
    constexpr void recall(failure const& before, bool in_vain) noexcept {
        if (farthest_.at != before.at) return;
        auto const expected = farthest_.expected | before.expected;
        if (in_vain || within().rule.empty()) farthest_ = before;
        farthest_.expected = expected;
    }
    /// and nothing shall come of it.
    constexpr void dismiss(failure const& before) noexcept { farthest_ = before; }

    /// Whether the part at hand, made of `own` bytes, was begun and is to go on: its end, one of `ends`, is still to come
    /// before anything else that the grammar knows. Then what failed is not missing, and is not said to be.
    constexpr bool expects(byte_set const& ends, byte_set const& own, char const* last) noexcept {
        for (auto p = farthest_.at; p != last; ++p) {
            auto const c = static_cast<byte>(*p);
            if (ends.contains(c)) return spares(farthest_.at), true;
            if (known_.contains(c) && !own.contains(c)) return false;
        }
        return false;
    }

    constexpr scope enter(std::string_view rule, char const* begin) noexcept {
        auto const outer = scope_;
        scope_ = {rule, begin};
        return outer;
    }
    constexpr void leave(scope const& outer) noexcept { scope_ = outer; }

    constexpr char const* at() const noexcept { return farthest_.at; }
    constexpr byte_set const& expected() const noexcept { return farthest_.expected; }
    constexpr scope const& within() const noexcept { return farthest_.needs.rule.empty() ? farthest_.takes : farthest_.needs; }

private:
    failure farthest_;
    byte_set known_;
    scope scope_;
};

/// The text that is being matched.
struct subject {
    char const* first;
    char const* last;
    trace* listener = nullptr;
    static constexpr bool captures = false; // whether it keeps what rules matched
};

/// Which members of its record C fills inside R, a bit each. Inside a captured rule there are no others.
template <class R, class C>
inline constexpr unsigned captured = 0;

/// A text, and what keeps the matches of some rules.
template <class Captures>
struct capturing : subject {
    typename Captures::record& found;
    static constexpr bool captures = true;

    /// What was captured inside R does not count.
    template <class R>
    constexpr void forget() noexcept {
        if constexpr (captured<R, capturing> != 0) Captures::reset(found, captured<R, capturing>);
    }
};
template <class A, class B, class Captures>
inline constexpr unsigned captured<choice<A, B>, capturing<Captures>>
    = captured<A, capturing<Captures>> | captured<B, capturing<Captures>>;
inline void a_member_is_filled_by_one_part_of_a_sequence() { __builtin_trap(); } // what one had filled, another would undo
constexpr unsigned captured_once(unsigned a, unsigned b) noexcept {
    if ((a & b) != 0) a_member_is_filled_by_one_part_of_a_sequence();
    return a | b;
}
template <class A, class B, class Captures>
inline constexpr unsigned captured<sequence<A, B>, capturing<Captures>>
    = captured_once(captured<A, capturing<Captures>>, captured<B, capturing<Captures>>);
template <template <class> class One, class R, class Captures>
inline constexpr unsigned captured<One<R>, capturing<Captures>> = captured<R, capturing<Captures>>;
template <template <class, unsigned> class Many, class R, unsigned N, class Captures>
inline constexpr unsigned captured<Many<R, N>, capturing<Captures>> = captured<R, capturing<Captures>>;
template <class Definition, unsigned Bits, class C>
inline constexpr unsigned captured_by = Bits;
template <class Definition, class C>
inline constexpr unsigned captured_by<Definition, 0, C> = captured<std::remove_cvref_t<Definition>, C>;
template <name_text Name, class Definition, class Captures>
inline constexpr unsigned captured<named<Name, Definition>, capturing<Captures>>
    = captured_by<decltype(named<Name, Definition>::definition), Captures::template bit<named<Name, Definition>>, capturing<Captures>>;

} // namespace consturi::abnf

#endif
