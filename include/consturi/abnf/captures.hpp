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

    // The bit of the member that the rule fills which is marked; none, if none is. Two rules that fill one share it.
    static constexpr unsigned bit_of(bool const (&filling)[sizeof...(Fills)]) noexcept {
        for (std::size_t i = 0; i != sizeof...(Fills); ++i)
            if (filling[i])
                for (unsigned j = 0;; ++j)
                    if (members[j] == members[i]) return 1U << j;
        return 0;
    }

public:
    using record = Record;

    /// The bit of the member that R fills, if R is captured.
    template <class R>
    static constexpr unsigned bit = bit_of({std::is_same_v<R, typename Fills::rule>...});

    /// The rule R matched from byte `begin` to byte `end`.
    template <class R>
    static constexpr void set(Record& found, std::ptrdiff_t begin, std::ptrdiff_t end) noexcept {
        found.*members[__builtin_ctz(bit<R>)] = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    }
    /// What fills the members with these bits does not count.
    static constexpr void reset(Record& found, unsigned bits) noexcept {
        for (; bits != 0; bits &= bits - 1) found.*members[__builtin_ctz(bits)] = {};
    }
};

} // namespace consturi::abnf

#endif
