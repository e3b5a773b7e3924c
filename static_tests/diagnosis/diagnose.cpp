// Diagnosis: the position, the rule and the mistake of an error, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/mistakes.hpp"

#include <consturi/diagnosis/diagnose.hpp>

using namespace cases;
using namespace consturi::abnf::notation;
using consturi::abnf::detail::strategy;

static_assert(first_wrong(mistakes_in_uris) == std::size(mistakes_in_uris));
static_assert(first_wrong(mistakes_in_references) == std::size(mistakes_in_references));
static_assert(first_wrong(fixes) == std::size(fixes));
static_assert(first_wrong(accepted_elsewhere) == std::size(accepted_elsewhere));

// A part that needed more bytes is reported before parts that could have taken more. Of the latter, the first is
// reported.
namespace failing {
inline constexpr auto ab = "ab"_rule = [] { return lit("a") >> "b"; };
inline constexpr auto closed = "closed"_rule = [] { return ab >> "!"; };
inline constexpr auto cd = "cd"_rule = [] { return lit("c") >> "d"; };
inline constexpr auto option = "option"_rule = [] { return opt[ab] >> *2_(cd); };
inline constexpr auto need = "need"_rule = [] { return opt[ab] >> 1 * 2_(cd); };
inline constexpr auto longer = "longer"_rule = [] { return (lit("a") | "ab") >> "c"; };
inline constexpr auto either = "either"_rule = [] { return lit("a") >> "b" | lit("a") >> "c"; };
inline constexpr auto known = "known"_rule = [] { return opt[1 * (lit("a") | "1") >> "@"] >> 1 * lit("1"); };
inline constexpr auto ended = "ended"_rule = [] { return known >> "!" >> *(lit("a") | "@"); };
inline constexpr auto abc = "abc"_rule = [] { return 1 * lit("a") >> "b" >> "c"; };
inline constexpr auto both = "both"_rule = [] { return lit("ab") >> "!" | opt[abc] >> "ab"; };
inline constexpr auto tried = "tried"_rule = [] { return opt[*lit("a") >> "b"] >> (*lit("a") >> (lit("b") >> "c")); };
inline constexpr auto tail = "tail"_rule = [] { return *lit("a") >> "ab"; };
} // namespace failing
static_assert(consturi::detail::diagnose<false>(failing::longer, "a").expected == consturi::byte_set::of("bBcC"));
static_assert(consturi::detail::diagnose<false>(failing::option, "?").rule == "ab"
              && consturi::detail::diagnose<false>(failing::need, "?").rule == "cd");
static_assert(consturi::detail::diagnose<false>(failing::either, "ax").expected == consturi::byte_set::of("bBcC"));
static_assert(failing::both.how == strategy::both_ways
              && consturi::detail::diagnose<false>(failing::both, "ab?").rule == "abc");
static_assert(failing::known.how == strategy::lookahead
              && consturi::detail::diagnose<false>(failing::ended, "1a!@").position == 1);
static_assert(consturi::detail::diagnose<false>(failing::ended, "aa!@").position == 0);
static_assert(failing::tried.how == strategy::both_ways
              && consturi::detail::diagnose<false>(failing::tried, "abax").position == 3);
static_assert(consturi::detail::diagnose<false>(failing::tried, "abax").expected == consturi::byte_set::of("aAbB"));
static_assert(consturi::detail::diagnose<false>(failing::closed, "ab?").position == 2
              && consturi::detail::diagnose<false>(failing::closed, "ab?").rule == "closed");
static_assert(consturi::detail::diagnose<false>(failing::tail, "aac").position == 2
              && consturi::detail::diagnose<false>(failing::tail, "aac").rule == "tail");

// A position of 4 GiB or more does not wrap around.
constexpr bool is_too_large(std::size_t position) {
    auto const wrong = consturi::diagnosis_at(position, "path", consturi::mistake::dot_segment_as_data);
    return wrong.which == consturi::mistake::text_of_4_gib_or_more && wrong.position == consturi::max_text_size;
}
static_assert(sizeof(std::size_t) == 4 || is_too_large(std::size_t{consturi::max_text_size} + 7));
static_assert(!is_too_large(consturi::max_text_size) && !is_too_large(6));
