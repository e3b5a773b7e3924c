// The positions of a rule (Glushkov's construction): each byte of its definition, and which can follow which.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_AUTOMATA_POSITIONS_HPP
#define CONSTURI_TOOLS_AUTOMATA_POSITIONS_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/abnf/code_points.hpp>
#include <consturi/abnf/rule.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace automata {

namespace abnf = consturi::abnf;

/// Begins and ends of slices, one bit each: those of slice i are the bits 2 i and 2 i + 1.
using tag_set = std::uint64_t;
constexpr tag_set begin_of(unsigned slice) { return tag_set{1} << 2 * slice; }
constexpr tag_set end_of(unsigned slice) { return tag_set{2} << 2 * slice; }

/// A step to a position, and what begins and ends before its byte.
struct step {
    std::size_t position;
    tag_set tags;
};

struct position {
    consturi::byte_set bytes;
    std::vector<step> next; // the first one wins if a text can be matched in several ways
};

/// The characters from `low` to `high` in UTF-8: sequences of sets, one for each octet.
inline std::vector<std::vector<consturi::byte_set>> utf8_ranges(char32_t low, char32_t high) {
    auto const split_after = [&](char32_t end) {
        auto parts = utf8_ranges(low, end);
        auto const rest = utf8_ranges(end + 1, high);
        parts.insert(parts.end(), rest.begin(), rest.end());
        return parts;
    };
    // Characters of the same size, before and after the surrogates.
    for (char32_t const last : {0x7FU, 0x7FFU, 0xD7FFU, 0xDFFFU, 0xFFFFU})
        if (low <= last && last < high) return split_after(last);
    if (0xD800 <= low && high <= 0xDFFF) return {};
    // After octets that differ, the others have all values.
    for (unsigned shift = 6; shift <= 18 && high >= 0x80; shift += 6) {
        char32_t const mask = (char32_t{1} << shift) - 1;
        if (low >> shift == high >> shift) break;
        if ((low & mask) != 0) return split_after(low | mask);
        if ((high & mask) != mask) return split_after((high & ~mask) - 1);
    }
    std::string first, last;
    consturi::append_utf8(first, low);
    consturi::append_utf8(last, high);
    std::vector<consturi::byte_set> octets;
    for (std::size_t i = 0; i != first.size(); ++i)
        octets.push_back(
            consturi::byte_set::range(static_cast<unsigned char>(first[i]), static_cast<unsigned char>(last[i])));
    return {octets};
}

/// A rule whose matches the automaton is to find: the positions at which a match can end, with what ends there.
struct goal {
    std::vector<step> ends;
    std::optional<tag_set> empty; // of an empty match
};

/// The positions of some rules. Position 0 stands before all texts.
template <class Captures>
class positions {
public:
    std::vector<position> all{{}};
    std::vector<goal> goals;

    template <class R>
    void add(R const& rule) {
        auto const whole = visit(rule, true);
        connect({{0, 0}}, whole.first);
        goals.push_back({whole.last, whole.empty});
    }

private:
    /// A part of a rule: where its matches begin and end, and the tags of an empty match, if there is one.
    struct part {
        std::optional<tag_set> empty;
        std::vector<step> first, last;
    };

    void connect(std::vector<step> const& from, std::vector<step> const& to, tag_set between = 0) {
        for (auto const& last : from)
            for (auto const& first : to) {
                tag_set const tags = last.tags | between | first.tags;
                auto& next = all[last.position].next;
                for (auto const& other : next)
                    if (other.position == first.position && other.tags != tags)
                        throw std::runtime_error("the same bytes match the same parts in two ways");
                next.push_back({first.position, tags});
            }
    }
    part byte(consturi::byte_set const& bytes) {
        all.push_back({bytes, {}});
        step const only{all.size() - 1, 0};
        return {{}, {only}, {only}};
    }
    part sequence(part a, part const& b) {
        connect(a.last, b.first);
        if (a.empty)
            for (auto const& s : b.first) a.first.push_back({s.position, s.tags | *a.empty});
        auto last = b.last;
        if (b.empty)
            for (auto const& s : a.last) last.push_back({s.position, s.tags | *b.empty});
        a.last = last;
        a.empty = a.empty && b.empty ? std::optional(*a.empty | *b.empty) : std::nullopt;
        return a;
    }
    static part choice(part a, part const& b) {
        if (!a.empty) a.empty = b.empty;
        a.first.insert(a.first.end(), b.first.begin(), b.first.end());
        a.last.insert(a.last.end(), b.last.begin(), b.last.end());
        return a;
    }
    static part optional(part a) {
        if (!a.empty) a.empty = 0;
        return a;
    }

    // One overload for each kind of node. `captures` is whether rules inside it are recorded.

    template <abnf::rule R>
        requires(R::one_byte)
    part visit(R const& r, bool) {
        return byte(r.analysis.first);
    }
    template <std::size_t N>
    part visit(abnf::string<N> const& r, bool) {
        part all_bytes{0, {}, {}};
        for (std::size_t i = 0; i != N; ++i)
            all_bytes = sequence(all_bytes, byte(consturi::ascii::either_case(r.written[i])));
        return all_bytes;
    }
    template <std::size_t N>
    part visit(abnf::code_points<N> const& r, bool) {
        part any{{}, {}, {}};
        for (std::size_t i = 0; i != N; ++i)
            for (auto const& octets : utf8_ranges(r.low[i], r.high[i])) {
                part character{0, {}, {}};
                for (auto const& set : octets) character = sequence(character, byte(set));
                any = choice(any, character);
            }
        return any;
    }
    template <class A, class B>
    part visit(abnf::sequence<A, B> const& r, bool captures) {
        auto const head = visit(r.head, captures);
        return sequence(head, visit(r.tail, captures));
    }
    template <class A, class B>
        requires(!abnf::choice<A, B>::one_byte)
    part visit(abnf::choice<A, B> const& r, bool captures) {
        auto const head = visit(r.head, captures);
        return choice(head, visit(r.tail, captures));
    }
    template <class R>
    part visit(abnf::option<R> const& r, bool captures) {
        return optional(visit(r.body, captures));
    }
    template <class R>
        requires(!R::one_byte)
    part visit(abnf::group<R> const& r, bool captures) {
        return visit(r.body, captures);
    }
    template <class R, unsigned Max>
    part visit(abnf::repetition<R, Max> const& r, bool captures) {
        part rounds{0, {}, {}};
        constexpr bool is_loop = Max == abnf::unbounded;
        unsigned const max = is_loop ? (r.min > 1 ? r.min : 1) : Max;
        for (unsigned i = 0; i != max; ++i) {
            auto round = visit(r.body, captures);
            if (is_loop && i + 1 == max) connect(round.last, round.first);
            rounds = sequence(rounds, i < r.min ? round : optional(round));
        }
        return rounds;
    }
    template <class R, unsigned N>
    part visit(abnf::exactly<R, N> const& r, bool captures) {
        return visit(static_cast<abnf::repetition<R, N> const&>(r), captures);
    }
    template <consturi::fixed_string Name, class Definition>
    part visit(abnf::named<Name, Definition> const&, bool captures) {
        using rule = abnf::named<Name, Definition>;
        auto whole = visit(rule::definition, captures && Captures::template looks_inside<rule>);
        if (unsigned const bit = captures ? Captures::template bit<rule> : 0) {
            auto const slice = Captures::number_of(bit);
            for (auto& s : whole.first) s.tags |= begin_of(slice);
            for (auto& s : whole.last) s.tags |= end_of(slice);
            if (whole.empty) *whole.empty |= begin_of(slice) | end_of(slice);
        }
        return whole;
    }
};

} // namespace automata

#endif
