// The parts that rules are made of (RFC 5234, 2 to 4), as values.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_RULE_HPP
#define CONSTURI_ABNF_RULE_HPP

#include <consturi/abnf/analysis.hpp>
#include <consturi/text/byte_scan.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace consturi::abnf {

struct rule_tag; // the Hana tag of all parts: each is a hana::Foldable over its sub-rules
template <class... R>
struct parts_list {};

struct character;
template <std::size_t N>
struct string;
template <class A, class B>
struct sequence;
template <class A, class B>
struct choice;
template <class R>
struct option;
template <class R, unsigned Max>
struct repetition;
template <class R, unsigned N>
struct exactly;

struct part;
/// A rule, or a part of one.
template <class R>
concept rule = __is_base_of(part, R); // the trait, without a template for each R

/// `"v"` where no rule stands beside it, as in `lit("v") | "w"`.
constexpr character lit(char const (&text)[2]) noexcept;
template <std::size_t N>
constexpr string<N - 1> lit(char const (&text)[N]) noexcept;

/// What all parts of rules have in common: the operators of the notation (notation.hpp), among others.
struct part {
    using hana_tag = rule_tag;
    static constexpr bool one_byte = false; // whether every match is one byte long

    template <rule A, rule B>
    friend constexpr sequence<A, B> operator>>(A const& a, B const& b) { return {{}, a, b}; }
    template <std::size_t N, rule B>
    friend constexpr auto operator>>(char const (&a)[N], B const& b) { return lit(a) >> b; }
    template <rule A, std::size_t N>
    friend constexpr auto operator>>(A const& a, char const (&b)[N]) { return a >> lit(b); }
    template <class A, class B, rule C>
    friend constexpr auto operator>>(sequence<option<A>, B> const& ab, C const& c) {
        return ab.head >> (ab.tail >> c); // [ a ] may have to leave b c what it needs
    }

    template <rule A, rule B>
    friend constexpr choice<A, B> operator|(A const& a, B const& b) { return {{}, a, b}; }
    template <std::size_t N, rule B>
    friend constexpr auto operator|(char const (&a)[N], B const& b) { return lit(a) | b; }
    template <rule A, std::size_t N>
    friend constexpr auto operator|(A const& a, char const (&b)[N]) { return a | lit(b); }

    template <rule R>
    friend constexpr repetition<R, unbounded> operator*(R const& r) { return {r, 0}; }
    template <class R, unsigned Max>
    friend constexpr repetition<R, Max> operator*(exactly<R, Max> const& r) { return {r.body, 0}; }
    template <rule R>
    friend constexpr repetition<R, unbounded> operator*(int min, R const& r) { return {r, at_least(min, unbounded)}; }
    template <class R, unsigned Max>
    friend constexpr repetition<R, Max> operator*(int min, exactly<R, Max> const& r) { return {r.body, at_least(min, Max)}; }

private:
    static constexpr unsigned at_least(int min, unsigned max) {
        if (min < 0 || static_cast<unsigned>(min) > max) a_repetition_has_its_bounds_the_wrong_way_round();
        return static_cast<unsigned>(min);
    }
};

constexpr char lower(char c) noexcept { return 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

// The bit in which the cases of c differ; none where c is no letter.
constexpr char case_bit(char c) noexcept { return 'a' <= lower(c) && lower(c) <= 'z' ? '\x20' : '\0'; }

constexpr byte_set either_case(char c) noexcept {
    byte_set set;
    set.insert(static_cast<byte>(c));
    set.insert(static_cast<byte>(c ^ case_bit(c)));
    return set;
}

/// %x61-7A
struct range : part {
    using parts = parts_list<>;
    static constexpr bool one_byte = true;
    byte low, high;
    rule_analysis analysis;

    constexpr range(byte from, byte to) noexcept : low(from), high(to), analysis(one_of(byte_set::range(from, to))) {}
};

/// "a", in either case
struct character : part {
    using parts = parts_list<>;
    static constexpr bool one_byte = true;
    char written, lowered, fold;
    rule_analysis analysis;

    constexpr explicit character(char c) noexcept
        : written(c), lowered(lower(c)), fold(case_bit(c)), analysis(one_of(either_case(c))) {}
};

/// "abc", in either case
template <std::size_t N>
struct string : part {
    using parts = parts_list<>;
    char written[N + 1]{}, lowered[N + 1]{}, fold[N + 1]{};
    rule_analysis analysis;

    constexpr explicit string(char const (&text)[N + 1]) noexcept {
        for (std::size_t i = 0; i != N; ++i) {
            written[i] = text[i];
            lowered[i] = lower(text[i]);
            fold[i] = case_bit(text[i]);
            (i == 0 ? analysis.first : analysis.rest) |= either_case(text[i]);
        }
        analysis.nullable = N == 0;
    }
};

constexpr character lit(char const (&text)[2]) noexcept { return character(text[0]); }
template <std::size_t N>
constexpr string<N - 1> lit(char const (&text)[N]) noexcept { return string<N - 1>(text); }

/// What a match can end with.
template <class R>
constexpr byte_set last_of(R const& r) noexcept { return r.analysis.alphabet(); }
template <class A, class B>
constexpr byte_set last_of(sequence<A, B> const& r) noexcept {
    return r.tail.analysis.nullable ? last_of(r.head) | last_of(r.tail) : last_of(r.tail);
}

/// [ a ]
template <class R>
struct option : part {
    using parts = parts_list<R>;
    R body;
    option_analysis analysis = option_of(body.analysis, last_of(body));
};

template <class R>
inline constexpr bool is_option = false;
template <class R>
inline constexpr bool is_option<option<R>> = true;

/// a b
template <class A, class B>
struct sequence : part {
    using parts = parts_list<A, B>;
    A head;
    B tail;
    strategy how = strategy_of(head.analysis, tail.analysis); // for the head before the tail
    rule_analysis analysis = sequence_of(head.analysis, tail.analysis, how);
};

template <class R>
inline constexpr bool is_sequence = false;
template <class A, class B>
inline constexpr bool is_sequence<sequence<A, B>> = true;

/// What can stand behind the first byte of a match where that is one of `set`.
template <class R>
constexpr byte_set rest_after(byte_set const& set, R const& r) noexcept { return r.analysis.rest_after(set); }
template <class A, class B>
constexpr byte_set rest_after(byte_set const& set, choice<A, B> const& r) noexcept {
    return rest_after(set, r.head) | rest_after(set, r.tail);
}

/// a / b
template <class A, class B>
struct choice : part {
    using parts = parts_list<A, B>;
    static constexpr bool one_byte = A::one_byte && B::one_byte;
    A head;
    B tail;
    bool apart = !intersect(head.analysis.first, tail.analysis.first); // the first byte decides, if there has to be one
    rule_analysis analysis = together();

private:
    constexpr rule_analysis together() const noexcept {
        auto const& a = head.analysis;
        auto const& b = tail.analysis;
        if constexpr (one_byte) return one_of(a.first | b.first);
        else return choice_of(a, b, apart ? byte_set{} : rest_after(b.first, head) | rest_after(a.first, tail));
    }
};

/// ( a ), where ABNF needs no parentheses but has them
template <class R>
struct group : part {
    using parts = parts_list<R>;
    static constexpr bool one_byte = R::one_byte;
    R body;
    rule_analysis analysis;

    constexpr explicit group(R const& r) noexcept : body(r), analysis(r.analysis) {}
};

/// The text of a rule's name.
template <std::size_t N>
struct name_text {
    char chars[N]{};
    consteval name_text(char const (&text)[N]) noexcept {
        for (std::size_t i = 0; i != N; ++i) chars[i] = text[i];
    }
    constexpr std::string_view view() const noexcept { return {chars, N - 1}; }
};

/// name = definition
template <name_text Name, class Definition>
struct named : part {
    static constexpr auto definition = Definition{}();
    using parts = parts_list<std::remove_const_t<decltype(definition)>>;
    static constexpr bool one_byte = decltype(definition)::one_byte;
    static constexpr strategy how = definition.analysis.how;
    static constexpr rule_analysis analysis = named_as(definition.analysis);
    static constexpr std::string_view name() noexcept { return Name.view(); }
};

/// n*m a
template <class R, unsigned Max>
struct repetition : part {
    using parts = parts_list<R>;
    R body;
    unsigned min;
    rule_analysis analysis;

    constexpr repetition(R const& r, unsigned n) noexcept : body(r), min(n), analysis(repetition_of(r.analysis, n, Max)) {}
};

/// n a
template <class R, unsigned N>
struct exactly : repetition<R, N> {
    constexpr explicit exactly(R const& r) noexcept : repetition<R, N>(r, N) {}
};

/// What a name or a group stands for.
template <class R>
constexpr R const& resolve(R const& r) noexcept { return r; }
template <class R>
constexpr auto const& resolve(group<R> const& r) noexcept { return resolve(r.body); }
template <name_text Name, class Definition>
constexpr auto const& resolve(named<Name, Definition> const& r) noexcept { return resolve(r.definition); }

/// The matches of one byte that a rule's alternatives name.
template <class R>
constexpr byte_set single_bytes_of(R const& r) noexcept { return R::one_byte ? r.analysis.first : byte_set{}; }
template <class A, class B>
    requires(!choice<A, B>::one_byte)
constexpr byte_set single_bytes_of(choice<A, B> const& r) noexcept {
    return single_bytes_of(resolve(r.head)) | single_bytes_of(resolve(r.tail));
}

/// What is left of a rule without these, as far as it is matched in the way of the rule around it.
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
template <name_text Name, class Definition>
    requires(named<Name, Definition>::how == strategy::possessive)
constexpr auto longer_of(named<Name, Definition> const& r) noexcept { return longer_of(r.definition); }

template <class R>
inline constexpr bool is_run = false;
template <class R>
inline constexpr bool is_run<repetition<R, unbounded>> = true;
template <class R>
inline constexpr bool is_delimited_run = false;
template <class A, class B>
    requires(A::one_byte)
inline constexpr bool is_delimited_run<sequence<A, B>> = is_run<std::remove_cvref_t<decltype(resolve(std::declval<B const&>()))>>;

/// n* a
template <class R>
struct repetition<R, unbounded> : part {
    using parts = parts_list<R>;
    R body;
    unsigned min;
    rule_analysis analysis;
    scan_table alone;     // bytes that are a round each, and begin no longer one
    bool joined = false;  // *( a *b ), with one byte for a, is matched as [ a *( a / b ) ]
    bool divided = false; // a round is one of these bytes or begins with another, as a match of
    decltype(longer_of(body)) longer;

    constexpr repetition(R const& r, unsigned n) noexcept
        : body(r), min(n), analysis(repetition_of(r.analysis, n, unbounded)), longer(longer_of(r)) {
        auto bytes = single_bytes_of(resolve(r));
        if constexpr (!R::one_byte) {
            divided = !intersect(bytes, longer.analysis.first);
            bytes = bytes - longer.analysis.first;
        }
        if constexpr (is_delimited_run<R>) {
            auto const& run = resolve(r.tail);
            joined = n < 2 && run.min == 0 && !run.joined && max(analysis.how, run.analysis.how) == strategy::possessive;
            if (joined) bytes = r.head.analysis.first | run.alone.set();
        }
        alone = scan_table(bytes);
    }
};

} // namespace consturi::abnf

#endif
