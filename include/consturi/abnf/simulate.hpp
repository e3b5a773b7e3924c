// Matching in steps: all matches of a rule advance together, one byte at a time, each with a mark on the part of the
// rule it has come to. It is exact for every rule, in time that grows with the text alone (the method is that of
// Fischer, Huch and Wilke, "A Play on Regular Expressions", 2010). The matcher turns to it where a loop may take
// what stands behind it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_SIMULATE_HPP
#define CONSTURI_ABNF_SIMULATE_HPP

#include <consturi/abnf/rule.hpp>

#include <cstddef>
#include <cstdint>

namespace consturi::abnf {

inline constexpr std::size_t most_places = 4096; // for which the stack has room, and time
/// A number of places, or one more than the most.
constexpr std::size_t capped(std::uint64_t n) noexcept { return n <= most_places ? static_cast<std::size_t>(n) : most_places + 1; }

/// How many bytes of a rule can carry a mark: each as often as a bounded repetition repeats it.
template <class R>
inline constexpr std::size_t places = 1;
template <class... R>
constexpr std::size_t places_in(parts_list<R...>) noexcept { return (0 + ... + places<R>); }
template <class R>
    requires(!R::one_byte)
inline constexpr std::size_t places<R> = places_in(typename R::parts{});
template <std::size_t N>
inline constexpr std::size_t places<string<N>> = N;
template <class R, unsigned Max>
inline constexpr std::size_t places<repetition<R, Max>> = capped(std::uint64_t{places<R>} * (Max == unbounded ? 1 : Max));
template <class R, unsigned N>
inline constexpr std::size_t places<exactly<R, N>> = places<repetition<R, N>>;

template <std::size_t N>
class marks {
    std::uint64_t words_[N / 64 + 1]{};

public:
    constexpr bool at(std::size_t i) const noexcept { return (words_[i / 64] >> i % 64 & 1) != 0; }
    constexpr bool put(std::size_t i, bool mark) noexcept {
        words_[i / 64] = (words_[i / 64] & ~(std::uint64_t{1} << i % 64)) | std::uint64_t{mark} << i % 64;
        return mark;
    }
    /// Whether there is none at the `size` places from `i` on.
    constexpr bool none(std::size_t i, std::size_t size) const noexcept {
        while (size != 0) {
            auto const left = 64 - i % 64, of_word = size < left ? size : left;
            if ((words_[i / 64] & (~std::uint64_t{0} >> (64 - of_word) << i % 64)) != 0) return false;
            i += of_word;
            size -= of_word;
        }
        return true;
    }
};

/// Where the marks are while text is read. Those of a part lie from `i` on.
template <std::size_t N>
class stepper {
    marks<N> marks_;

public:
    constexpr bool none() const noexcept { return marks_.none(0, N); }

    /// Whether a match of the part ends behind the byte just read.
    template <class R>
        requires(R::one_byte)
    constexpr bool ended(R const&, std::size_t i) const noexcept { return marks_.at(i); }
    template <std::size_t M>
    constexpr bool ended(string<M> const&, std::size_t i) const noexcept { return M != 0 && marks_.at(i + M - 1); }
    template <class A, class B>
    constexpr bool ended(sequence<A, B> const& r, std::size_t i) const noexcept {
        return ended(r.tail, i + places<A>) || (r.tail.analysis.nullable && ended(r.head, i));
    }
    template <class A, class B>
        requires(!choice<A, B>::one_byte)
    constexpr bool ended(choice<A, B> const& r, std::size_t i) const noexcept {
        return ended(r.head, i) || ended(r.tail, i + places<A>);
    }
    template <class R>
    constexpr bool ended(option<R> const& r, std::size_t i) const noexcept { return ended(r.body, i); }
    template <class R>
        requires(!group<R>::one_byte)
    constexpr bool ended(group<R> const& r, std::size_t i) const noexcept { return ended(r.body, i); }
    template <name_text Name, class Definition>
        requires(!named<Name, Definition>::one_byte)
    constexpr bool ended(named<Name, Definition> const& r, std::size_t i) const noexcept { return ended(r.definition, i); }
    template <class R>
    constexpr bool ended(repetition<R, unbounded> const& r, std::size_t i) const noexcept { return ended(r.body, i); }
    // Where rounds may be empty, the first ones are: a match can be read so that it ends in the last.
    template <class R, unsigned Max>
    constexpr bool ended(repetition<R, Max> const& r, std::size_t i) const noexcept {
        for (unsigned round = 0; round != Max; ++round)
            if (round + 1 >= r.min && ended(r.body, i + round * places<R>)) return true;
        return false;
    }

    /// Reads byte `b`: marks move over it, and one enters the part where `in`. Whether a match of the part ends then.
    template <class R>
        requires(R::one_byte)
    constexpr bool read(R const& r, std::size_t i, bool in, byte b) noexcept {
        return marks_.put(i, in && r.analysis.first.contains(b));
    }
    template <std::size_t M>
    constexpr bool read(string<M> const& r, std::size_t i, bool in, byte b) noexcept {
        for (std::size_t k = M; k-- != 0;)
            marks_.put(i + k, (k == 0 ? in : marks_.at(i + k - 1)) && either_case(r.written[k]).contains(b));
        return ended(r, i);
    }
    template <class A, class B>
    constexpr bool read(sequence<A, B> const& r, std::size_t i, bool in, byte b) noexcept {
        bool const between = ended(r.head, i) || (in && r.head.analysis.nullable);
        bool const head = read(r.head, i, in, b);
        return read(r.tail, i + places<A>, between, b) || (head && r.tail.analysis.nullable);
    }
    template <class A, class B>
        requires(!choice<A, B>::one_byte)
    constexpr bool read(choice<A, B> const& r, std::size_t i, bool in, byte b) noexcept {
        bool const head = read(r.head, i, in, b);
        return read(r.tail, i + places<A>, in, b) || head;
    }
    template <class R>
    constexpr bool read(option<R> const& r, std::size_t i, bool in, byte b) noexcept { return read(r.body, i, in, b); }
    template <class R>
        requires(!group<R>::one_byte)
    constexpr bool read(group<R> const& r, std::size_t i, bool in, byte b) noexcept { return read(r.body, i, in, b); }
    template <name_text Name, class Definition>
        requires(!named<Name, Definition>::one_byte)
    constexpr bool read(named<Name, Definition> const& r, std::size_t i, bool in, byte b) noexcept {
        return (in || !marks_.none(i, places<named<Name, Definition>>)) && read(r.definition, i, in, b);
    }
    template <class R>
    constexpr bool read(repetition<R, unbounded> const& r, std::size_t i, bool in, byte b) noexcept {
        return read(r.body, i, in || ended(r.body, i), b);
    }
    template <class R, unsigned Max>
    constexpr bool read(repetition<R, Max> const& r, std::size_t i, bool in, byte b) noexcept {
        bool out = false;
        for (unsigned round = Max; round-- != 0;) {
            bool enters = in && (round == 0 || r.body.analysis.nullable);
            for (unsigned k = round; k-- != 0 && !enters;) {
                enters = ended(r.body, i + k * places<R>);
                if (!r.body.analysis.nullable) break;
            }
            bool const through = read(r.body, i + round * places<R>, enters, b);
            out |= through && round + 1 >= r.min;
        }
        return out;
    }
};

/// Where the longest match of a rule ends, null where there is none, and how far any reading of the text went.
struct walk {
    char const* end;
    char const* stopped;
};

template <class R>
constexpr walk step(R const& r, char const* p, char const* last) noexcept {
    static_assert(places<R> <= most_places, "a rule that is matched in steps is read at more than 4096 places at once");
    stepper<places<R>> marks;
    walk found{r.analysis.nullable ? p : nullptr, p};
    for (bool in = true; p != last; in = false) {
        bool const out = marks.read(r, 0, in, static_cast<byte>(*p));
        if (marks.none()) break;
        found.stopped = ++p;
        if (out) found.end = p;
    }
    return found;
}

} // namespace consturi::abnf

#endif
