// Error positions for rules of your own.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_EXPLAIN_HPP
#define CONSTURI_ABNF_EXPLAIN_HPP

#include <consturi/abnf/interpret.hpp>
#include <consturi/abnf/mismatch.hpp>
#include <consturi/text/alternatives.hpp>
#include <consturi/text/excerpt.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace consturi::abnf {

/// Where and why the whole of `text` does not match `rule`; nothing, if it does.
///
/// The position is the first byte at which no text that matches the rule can continue. A rule that is matched by
/// simulation is named instead of the rules inside it. Takes time linear in the size of the text; does not allocate.
///
///     using namespace abnf::notation;
///     constexpr auto month = "month"_rule = [] { return "0" >> x('1', '9') | "1" >> x('0', '2'); };
///     constexpr auto date = "date"_rule = [] { return 4_(rfc3986::DIGIT) >> "-" >> month; };
///     static_assert(!abnf::find_mismatch(date, "2026-11"));
///     static_assert(abnf::find_mismatch(date, "2026-13")->position == 6);
///     static_assert(abnf::find_mismatch(date, "2026-13")->rule == "month");
template <class InstructionSet = detail::instruction_set, rule R>
[[nodiscard]] constexpr std::optional<mismatch> find_mismatch(R const& rule, std::string_view text) noexcept {
    if (matches<InstructionSet>(rule, text)) return std::nullopt;
    return detail::mismatch_of<true, InstructionSet>(rule, text, {});
}

/// Why the whole of `text` does not match `rule`, for people: the text with a caret below the byte at which it cannot
/// continue, the innermost rule, and what could be there. Empty, if it matches. Allocates.
///
///     assert(abnf::explain(date, "2026-13") == "2026-13\n"
///                                              "      ^ month: expected \"0\" to \"2\"");
template <class InstructionSet = detail::instruction_set, rule R>
[[nodiscard]] std::string explain(R const& rule, std::string_view text) {
    std::string all;
    auto const wrong = find_mismatch<InstructionSet>(rule, text);
    if (!wrong) return all;
    consturi::append_excerpt(all, text, wrong->position);
    all += "^ ";
    if (!wrong->rule.empty()) all.append(wrong->rule) += ": ";
    consturi::detail::alternatives expected;
    expected.append(wrong->expected);
    if (wrong->end_expected) expected.append("the end");
    return all.append("expected ").append(expected.str());
}

} // namespace consturi::abnf

#endif
