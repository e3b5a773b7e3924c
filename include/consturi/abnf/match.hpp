// Matching text against rules, at compile time and at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_MATCH_HPP
#define CONSTURI_ABNF_MATCH_HPP

#include <consturi/abnf/backtrack.hpp>
#include <consturi/abnf/captures.hpp>
#include <consturi/abnf/input.hpp>
#include <consturi/abnf/simulate.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi {

/// The maximal size in bytes of a text whose components or captures are recorded: offsets have 32 bits.
inline constexpr std::uint32_t max_text_size = UINT32_MAX;

} // namespace consturi

namespace consturi::abnf {

namespace detail {

template <bool Observed, class InstructionSet>
struct matcher<strategy::simulation, Observed, InstructionSet> {
    template <class R>
    static constexpr char const* match(R const& r, char const* p, input& in) noexcept {
        auto const found = simulate(r, p, in.last);
        if (in.observer && (Observed || __builtin_is_constant_evaluated()))
            in.observer->on_failure(found.furthest, expected_at(r, p, found.furthest, in.last));
        return found.end;
    }
};

/// The end of the longest match of `r` that begins at `p`, or null.
template <bool Observed = false, class InstructionSet = instruction_set, rule R, class C>
constexpr char const* longest_match(R const& r, char const* p, C& in) noexcept {
    if (r.analysis.how == strategy::impossible)
        a_rule_matched_by_simulation_cannot_have_an_unbounded_repetition_of_two_or_more();
    if (r.analysis.how == strategy::simulation)
        return matcher<strategy::simulation, Observed, InstructionSet>::match(r, p, in);
    return matcher<strategy::backtracking, Observed, InstructionSet>::match(r, p, in);
}
template <bool Observed = false, class InstructionSet = instruction_set, fixed_string Name, class Definition, class C>
constexpr char const* longest_match(named<Name, Definition> const& r, char const* p, C& in) noexcept {
    return matcher<strategy::possessive, Observed, InstructionSet>::match(r, p, in);
}

/// Like match_into, for a `record` whose members are undefined. If it returns false, they may be defined.
template <class Captures, class InstructionSet = instruction_set, rule R>
constexpr bool match_captures(R const& rule, std::string_view text, typename Captures::record& record) noexcept {
    capturing_input<Captures> in{input_of(text), record};
    if (text.size() > max_text_size) return false;
    return longest_match<false, InstructionSet>(rule, in.first, in) == in.last;
}

} // namespace detail

/// Whether the whole of `text` matches `rule` (RFC 5234): a rule of a grammar, or an expression made of rules.
///
/// Takes time linear in the size of the text; does not allocate. The text can have any size.
///
///     static_assert(matches(rfc3986::IPv6address, "::1"));
///     static_assert(!matches(rfc3986::port, "80a"));
template <class InstructionSet = detail::instruction_set, rule R>
[[nodiscard]] constexpr bool matches(R const& rule, std::string_view text) noexcept {
    auto in = detail::input_of(text);
    return detail::longest_match<false, InstructionSet>(rule, in.first, in) == in.last;
}

/// The size in bytes of the longest prefix of `text` that matches `rule`; std::string_view::npos, if no prefix does.
///
/// Takes time linear in the size of the text; does not allocate.
///
///     static_assert(abnf::longest_match(rfc3986::scheme, "https://example.com/") == 5);
///     static_assert(abnf::longest_match(rfc3986::scheme, "//example.com/") == std::string_view::npos);
template <class InstructionSet = detail::instruction_set, rule R>
[[nodiscard]] constexpr std::size_t longest_match(R const& rule, std::string_view text) noexcept {
    auto in = detail::input_of(text);
    auto const end = detail::longest_match<false, InstructionSet>(rule, in.first, in);
    return end ? static_cast<std::size_t>(end - in.first) : text.npos;
}

/// Whether the whole of `text` matches `rule`, and where rules inside it matched: `Captures` maps rules to members of
/// `record`. Members whose rules did not take part in the match are undefined; all are, if the function returns false.
///
/// Takes time linear in the size of the text; does not allocate. Returns false for a text of more than max_text_size
/// bytes.
///
///     struct endpoint { abnf::slice host, port; };
///     using captures = abnf::captures<endpoint,
///         abnf::fills<rfc3986::host, &endpoint::host>, abnf::fills<rfc3986::port, &endpoint::port>>;
///
///     endpoint found;
///     assert(abnf::match_into<captures>(rfc3986::authority, "example.com:80", found));
///     assert(found.port.of("example.com:80") == "80");
template <class Captures, rule R, class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool match_into(R const& rule, std::string_view text,
                                        typename Captures::record& record) noexcept {
    Captures::reset(record);
    if (detail::match_captures<Captures, InstructionSet>(rule, text, record)) return true;
    Captures::reset(record);
    return false;
}

/// The same with the table that the record has as its member `captures`.
template <rule R, class Record, class InstructionSet = detail::instruction_set>
    requires requires { typename Record::captures::record; }
[[nodiscard]] constexpr bool match_into(R const& rule, std::string_view text, Record& record) noexcept {
    return match_into<typename Record::captures, R, InstructionSet>(rule, text, record);
}

} // namespace consturi::abnf

namespace consturi {
using abnf::matches;
}

#endif
