// Recording where rules matched: a table beside the grammar maps rules to members of a struct.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_CAPTURES_HPP
#define CONSTURI_ABNF_CAPTURES_HPP

#include <consturi/abnf/input.hpp>
#include <consturi/abnf/rule.hpp>
#include <consturi/support/lifetime.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::abnf {

/// A range of bytes of a text, by their offsets: [begin, end). Undefined if begin > end, which differs from empty.
struct slice {
    std::uint32_t begin = 1;
    std::uint32_t end = 0;

    [[nodiscard]] constexpr bool defined() const noexcept { return begin <= end; }
    /// The bytes of a defined slice of `text`.
    [[nodiscard]] constexpr std::string_view of(std::string_view text [[clang::lifetimebound]]) const noexcept {
        return {text.data() + begin, std::size_t{end} - begin}; // another type would cost g++ 60 million instructions
    }
    std::string_view of(consturi::detail::owning_string auto&&) const = delete;
    [[nodiscard]] friend constexpr bool operator==(slice, slice) = default;
};

/// A match of `Rule` is recorded in `Member`, a pointer to a member of type `slice`. Rules inside `Rule` are not
/// recorded.
template <auto const& Rule, auto Member>
struct fills {
    using rule = std::remove_cvref_t<decltype(Rule)>;
    static constexpr auto member = Member;
    static constexpr bool is_nested = false;
};

/// Like `fills`, but rules inside `Rule` are recorded, too.
template <auto const& Rule, auto Member>
struct encloses : fills<Rule, Member> {
    static constexpr bool is_nested = true;
};

/// The table: which rules are recorded in which members of `Record`, 31 rules at most. A rule inside a repetition
/// cannot be recorded, and a member is filled by one part of a sequence at most; otherwise, the match does not compile.
template <class Record, class... Fills>
class captures {
    static_assert(sizeof...(Fills) < 32, "a table of captures has at most 31 rules");
    static constexpr slice Record::* members[sizeof...(Fills)] = {Fills::member...};

    static constexpr bool nested[sizeof...(Fills)] = {Fills::is_nested...};
    static constexpr unsigned nested_bit = 1U << 31;

    // The bit of the member that the marked rule fills, with nested_bit if the rule is nested; 0 if no rule is marked.
    // At most one is marked. Rules can share a member, and then have the same bit.
    static constexpr unsigned bit_of(bool const (&marked)[sizeof...(Fills)]) noexcept {
        for (std::size_t i = 0; i != sizeof...(Fills); ++i)
            if (marked[i])
                for (unsigned j = 0;; ++j)
                    if (members[j] == members[i]) return 1U << j | (nested[i] ? nested_bit : 0);
        return 0;
    }

public:
    using record = Record;

    template <class R>
    static constexpr unsigned entry = bit_of({std::is_same_v<R, typename Fills::rule>...});
    /// The bit of the member that R fills; 0, if there is none.
    template <class R>
    static constexpr unsigned bit = entry<R> & ~nested_bit;
    /// That member. R fills one.
    template <class R>
    static constexpr slice Record::* member = members[consturi::detail::trailing_zeros(bit<R>)];
    /// Whether rules inside R are recorded: R is nested, or not recorded itself.
    template <class R>
    static constexpr bool looks_inside = entry<R> == 0 || entry<R> > nested_bit;

    /// Records a match of the rule R from byte `begin` to byte `end`.
    template <class R>
    static constexpr void set(Record& found, std::ptrdiff_t begin, std::ptrdiff_t end) noexcept {
        found.*member<R> = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    }
    /// Makes the members with these bits undefined.
    static constexpr void reset(Record& found, unsigned some) noexcept {
        for (; some != 0; some &= some - 1) found.*members[consturi::detail::trailing_zeros(some)] = {};
    }
    /// The bits of all members, and how many there are.
    static constexpr unsigned bits = (0U | ... | bit<typename Fills::rule>);
    static constexpr unsigned size = static_cast<unsigned>(consturi::detail::count_ones(bits));
    /// The number of a member by its bit.
    [[nodiscard]] static constexpr unsigned number_of(unsigned bit) noexcept {
        return static_cast<unsigned>(consturi::detail::count_ones(bits & (bit - 1)));
    }
    /// Records all members: `slices[i]` is that of member i.
    static constexpr void assign(Record& found, auto const& slices) noexcept {
        unsigned bit = 1;
        ((bits & bit ? void(found.*Fills::member = slices[number_of(bit)]) : void(), bit <<= 1), ...);
    }
    /// Makes all members of the table undefined.
    static constexpr void reset(Record& found) noexcept { ((found.*Fills::member = {}), ...); }
};

namespace detail {

/// The members of the record that matches inside R fill, one bit each. C is the type of the input.
template <class R, class C>
inline constexpr unsigned captured = 0;

/// A text, and the record of a match.
template <class Captures>
struct capturing_input : input {
    typename Captures::record& found;
    static constexpr bool captures = true;

    /// Drops what was captured inside R.
    template <class R>
    constexpr void forget() noexcept {
        if constexpr (captured<R, capturing_input> != 0) Captures::reset(found, captured<R, capturing_input>);
    }
};

template <class A, class B, class Captures>
inline constexpr unsigned captured<choice<A, B>, capturing_input<Captures>> =
    captured<A, capturing_input<Captures>> | captured<B, capturing_input<Captures>>;

/// The name of this function appears in the compiler's message: the second part would overwrite the match of the first.
inline void a_member_is_filled_by_one_part_of_a_sequence() { trap(); }
constexpr unsigned captured_once(unsigned a, unsigned b) noexcept {
    if ((a & b) != 0) a_member_is_filled_by_one_part_of_a_sequence();
    return a | b;
}
template <class A, class B, class Captures>
inline constexpr unsigned captured<sequence<A, B>, capturing_input<Captures>> =
    captured_once(captured<A, capturing_input<Captures>>, captured<B, capturing_input<Captures>>);
template <template <class> class One, class R, class Captures>
inline constexpr unsigned captured<One<R>, capturing_input<Captures>> = captured<R, capturing_input<Captures>>;
template <template <class, unsigned> class Many, class R, unsigned N, class Captures>
inline constexpr unsigned captured<Many<R, N>, capturing_input<Captures>> = captured<R, capturing_input<Captures>>;

/// `captured` for a named rule, which fills the member with the bit `Bit` (0: none). The definition is examined only if
/// rules inside it can be captured.
template <class Definition, unsigned Bit, bool Looks, class C>
inline constexpr unsigned captured_by = Bit;
template <class Definition, unsigned Bit, class C>
inline constexpr unsigned captured_by<Definition, Bit, true, C> =
    captured_once(Bit, captured<std::remove_cvref_t<Definition>, C>);
template <fixed_string Name, class Definition, class Captures>
inline constexpr unsigned captured<named<Name, Definition>, capturing_input<Captures>> =
    captured_by<decltype(named<Name, Definition>::definition), Captures::template bit<named<Name, Definition>>,
                Captures::template looks_inside<named<Name, Definition>>, capturing_input<Captures>>;

} // namespace detail
} // namespace consturi::abnf

#endif
