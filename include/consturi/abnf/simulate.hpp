// Simulation of the Glushkov (position) automaton of a rule: all matches advance together, one byte at a time. Exact
// for every rule, in time linear in the text (Fischer, Huch and Wilke, "A Play on Regular Expressions", 2010). The
// matcher uses it if a repetition may consume what follows it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_SIMULATE_HPP
#define CONSTURI_ABNF_SIMULATE_HPP

#include <consturi/abnf/rule.hpp>

#include <cstddef>
#include <cstdint>

namespace consturi::abnf::detail {

/// A set of positions.
template <std::size_t N>
class position_set {
    std::uint64_t words_[N / 64 + 1]{};

public:
    constexpr bool contains(std::size_t i) const noexcept { return (words_[i / 64] >> i % 64 & 1) != 0; }
    constexpr bool set(std::size_t i, bool value) noexcept {
        words_[i / 64] = (words_[i / 64] & ~(std::uint64_t{1} << i % 64)) | std::uint64_t{value} << i % 64;
        return value;
    }
    /// Copies the first `size` positions.
    constexpr void copy(position_set const& other, std::size_t size) noexcept {
        for (std::size_t i = 0; i <= size / 64; ++i) words_[i] = other.words_[i];
    }
    /// Whether none of the `size` positions from `i` on is in the set.
    constexpr bool none(std::size_t i, std::size_t size) const noexcept {
        while (size != 0) {
            auto const left = 64 - i % 64, in_word = size < left ? size : left;
            if ((words_[i / 64] & (~std::uint64_t{0} >> (64 - in_word) << i % 64)) != 0) return false;
            i += in_word;
            size -= in_word;
        }
        return true;
    }
};

/// The byte that a simulation reads, and the end of the text; or, if there is no byte, what gets those that could be
/// read.
struct next_byte {
    char const* at = nullptr;
    char const* last = nullptr;
    byte_set* expected = nullptr;

    constexpr bool is_in(byte_set const& set) const noexcept {
        if (expected == nullptr) return set.contains(static_cast<byte>(*at));
        *expected |= set;
        return false;
    }
    /// The number of octets of a character of the set that begins with this byte; 0, if there is none.
    template <std::size_t N>
    constexpr std::size_t size_in(code_points<N> const& set) const noexcept {
        if (expected == nullptr) return set.size_at(at, last);
        *expected |= set.analysis.first;
        return 0;
    }
};

/// The active positions. Those of a part begin at index `i`.
template <std::size_t N>
class simulation {
    position_set<N> active_;

public:
    constexpr bool none() const noexcept { return active_.none(0, N); }

    /// Whether a match of the part ends after the byte that was read last.
    template <class R>
        requires(R::one_byte)
    constexpr bool ended(R const&, std::size_t i) const noexcept {
        return active_.contains(i);
    }
    template <std::size_t M>
    constexpr bool ended(string<M> const&, std::size_t i) const noexcept {
        return M != 0 && active_.contains(i + M - 1);
    }
    template <std::size_t M>
    constexpr bool ended(code_points<M> const&, std::size_t i) const noexcept {
        return active_.contains(i);
    }
    template <class A, class B>
    constexpr bool ended(sequence<A, B> const& r, std::size_t i) const noexcept {
        return ended(r.tail, i + positions<A>) || (r.tail.analysis.nullable && ended(r.head, i));
    }
    template <class A, class B>
        requires(!choice<A, B>::one_byte)
    constexpr bool ended(choice<A, B> const& r, std::size_t i) const noexcept {
        return ended(r.head, i) || ended(r.tail, i + positions<A>);
    }
    template <class R>
    constexpr bool ended(option<R> const& r, std::size_t i) const noexcept {
        return ended(r.body, i);
    }
    template <class R>
        requires(!group<R>::one_byte)
    constexpr bool ended(group<R> const& r, std::size_t i) const noexcept {
        return ended(r.body, i);
    }
    template <fixed_string Name, class Definition>
        requires(!named<Name, Definition>::one_byte)
    constexpr bool ended(named<Name, Definition> const& r, std::size_t i) const noexcept {
        return ended(r.definition, i);
    }
    template <class R>
    constexpr bool ended(repetition<R, unbounded> const& r, std::size_t i) const noexcept {
        return ended(r.body, i);
    }
    // If rounds may be empty, the first ones are taken to be: every match can be read so that it ends in the last
    // round.
    template <class R, unsigned Max>
    constexpr bool ended(repetition<R, Max> const& r, std::size_t i) const noexcept {
        for (unsigned round = 0; round != Max; ++round)
            if (round + 1 >= r.min && ended(r.body, i + round * positions<R>)) return true;
        return false;
    }

    /// Reads byte `b`. With `enters`, the part can also start at this byte. Returns whether a match of the part ends
    /// then.
    template <class R>
        requires(R::one_byte)
    constexpr bool read(R const& r, std::size_t i, bool enters, next_byte b) noexcept {
        return active_.set(i, enters && b.is_in(r.analysis.first));
    }
    template <std::size_t M>
    constexpr bool read(string<M> const& r, std::size_t i, bool enters, next_byte b) noexcept {
        for (std::size_t k = M; k-- != 0;)
            active_.set(i + k, (k == 0 ? enters : active_.contains(i + k - 1)) && b.is_in(either_case(r.written[k])));
        return ended(r, i);
    }
    // Its first byte decides, because the rest of the text is known. Position i + n is active if n octets remain.
    template <std::size_t M>
    constexpr bool read(code_points<M> const& r, std::size_t i, bool enters, next_byte b) noexcept {
        auto const size = enters ? b.size_in(r) : 0;
        for (std::size_t n = 0; n != 4; ++n)
            active_.set(i + n, (n != 3 && active_.contains(i + n + 1)) || n + 1 == size);
        return ended(r, i);
    }
    template <class A, class B>
    constexpr bool read(sequence<A, B> const& r, std::size_t i, bool enters, next_byte b) noexcept {
        bool const enters_tail = ended(r.head, i) || (enters && r.head.analysis.nullable);
        bool const head_ends = read(r.head, i, enters, b);
        return read(r.tail, i + positions<A>, enters_tail, b) || (head_ends && r.tail.analysis.nullable);
    }
    template <class A, class B>
        requires(!choice<A, B>::one_byte)
    constexpr bool read(choice<A, B> const& r, std::size_t i, bool enters, next_byte b) noexcept {
        bool const head_ends = read(r.head, i, enters, b);
        return read(r.tail, i + positions<A>, enters, b) || head_ends;
    }
    template <class R>
    constexpr bool read(option<R> const& r, std::size_t i, bool enters, next_byte b) noexcept {
        return read(r.body, i, enters, b);
    }
    template <class R>
        requires(!group<R>::one_byte)
    constexpr bool read(group<R> const& r, std::size_t i, bool enters, next_byte b) noexcept {
        return read(r.body, i, enters, b);
    }
    template <fixed_string Name, class Definition>
        requires(!named<Name, Definition>::one_byte)
    constexpr bool read(named<Name, Definition> const& r, std::size_t i, bool enters, next_byte b) noexcept {
        return (enters || !active_.none(i, positions<named<Name, Definition>>)) && read(r.definition, i, enters, b);
    }
    template <class R>
    constexpr bool read(repetition<R, unbounded> const& r, std::size_t i, bool enters, next_byte b) noexcept {
        return read(r.body, i, enters || ended(r.body, i), b);
    }
    template <class R, unsigned Max>
    constexpr bool read(repetition<R, Max> const& r, std::size_t i, bool enters, next_byte b) noexcept {
        bool any_ends = false;
        unsigned first_ended = 0; // if rounds may be empty, a round can follow any that ended
        if (r.body.analysis.nullable)
            while (first_ended != Max && !ended(r.body, i + first_ended * positions<R>)) ++first_ended;
        for (unsigned round = Max; round-- != 0;) {
            bool const enters_round = r.body.analysis.nullable ? enters || first_ended < round
                                      : round == 0             ? enters
                                                               : ended(r.body, i + (round - 1) * positions<R>);
            bool const ends = read(r.body, i + round * positions<R>, enters_round, b);
            any_ends |= ends && round + 1 >= r.min;
        }
        return any_ends;
    }
};

struct simulated_match {
    char const* end;      // of the longest match; null, if there is none
    char const* furthest; // where the last active position was lost
};

template <class R>
constexpr simulated_match simulate(R const& r, char const* p, char const* last) noexcept {
    static_assert(positions<R> <= max_steps, "a rule that is matched by simulation has more than 4096 positions");
    simulation<positions<R>> active;
    simulated_match found{r.analysis.nullable ? p : nullptr, p};
    for (bool enters = true; p != last; enters = false) {
        bool const ends = active.read(r, 0, enters, {p, last});
        if (active.none()) break;
        found.furthest = ++p;
        if (ends) found.end = p;
    }
    return found;
}

/// The bytes that could be at `at`, where a simulation that began at p loses its last active position.
template <class R>
constexpr byte_set expected_at(R const& r, char const* p, char const* at, char const* last) noexcept {
    simulation<positions<R>> active;
    bool enters = true;
    for (; p != at; enters = false, ++p) active.read(r, 0, enters, {p, last});
    byte_set expected;
    active.read(r, 0, enters, {.expected = &expected});
    return expected;
}

} // namespace consturi::abnf::detail

#endif
