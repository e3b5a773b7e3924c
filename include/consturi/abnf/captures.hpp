// Keeping where rules matched: a table beside the grammar says which rule fills which member.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_CAPTURES_HPP
#define CONSTURI_ABNF_CAPTURES_HPP

#include <consturi/abnf/rule.hpp>

#include <cstddef>
#include <cstdint>

namespace consturi::abnf {

/// A stretch of a text, in byte offsets. One that begins behind its end is undefined, which is not the same as empty.
struct slice {
    std::uint32_t begin = 1;
    std::uint32_t end = 0;

    constexpr bool defined() const noexcept { return begin <= end; }
    constexpr std::string_view of(std::string_view text) const noexcept { return {text.data() + begin, end - begin}; }
    friend constexpr bool operator==(slice, slice) = default;
};

/// `Rule` fills `Member`, a pointer to a `slice`.
template <auto const& Rule, auto Member>
struct fills {
    using rule = std::remove_cvref_t<decltype(Rule)>;
    static constexpr auto member = Member;
};

/// Which members of a `Record` a match fills, with where the rules of `Fills` matched.
template <class Record, class... Fills>
class captures {
    static constexpr slice Record::*members[sizeof...(Fills)] = {Fills::member...};

    // The bits of those that are set, from the lowest on.
    static constexpr unsigned bits(bool const (&set)[sizeof...(Fills)]) noexcept {
        unsigned bits = 0, next = 1;
        for (bool const bit : set) {
            if (bit) bits |= next;
            next <<= 1;
        }
        return bits;
    }

public:
    using record = Record;

    /// A bit for each rule that is captured.
    template <class R>
    static constexpr unsigned bit = bits({std::is_same_v<R, typename Fills::rule>...});

    /// The rule R matched from byte `begin` to byte `end`.
    template <class R>
    static constexpr void set(Record& found, std::ptrdiff_t begin, std::ptrdiff_t end) noexcept {
        found.*members[__builtin_ctz(bit<R>)] = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    }
    /// What the rules with these bits matched does not count.
    static constexpr void reset(Record& found, unsigned bits) noexcept {
        for (; bits != 0; bits &= bits - 1) found.*members[__builtin_ctz(bits)] = {};
    }
};

} // namespace consturi::abnf

#endif
