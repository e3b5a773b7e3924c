// How g++ is made to print why a constant is rejected, and where. The value of a rejected constant has a dangling
// pointer, to an object whose name, or the name of whose type, is the reason. So it is not a constant expression.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_REJECT_GCC_HPP
#define CONSTURI_TEXT_REJECT_GCC_HPP

#if !defined(__clang__)

#include <consturi/text/fixed_string.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// Why a constant is rejected, and where. A function that returns one leaves an allocation that is never freed: an
/// immediate function that does not use the constant fails at its end. There, g++ prints the line of the allocation.
struct rejection {
    char const* why;
    std::size_t position;
};

/// Its name has that of the rule or of the requirement. It is so large that a position is an index.
template <fixed_string Name>
struct the_rule_or_requirement {
    char chars[1 << 30];
};
/// Rejects a text by the rule or the requirement of this name.
template <fixed_string Name>
constexpr rejection reject(std::size_t position) noexcept {
    the_rule_or_requirement<Name> text_does_not_match; // without a value, so that it cannot be read
    new char;                                          // never freed: text_does_not_match the_rule_or_requirement
    return {text_does_not_match.chars, position};
}

/// The text of a rejected constant. g++ prints it, if it is in the value of the constant expression.
constexpr std::string_view text_of(rejection wrong) noexcept { return {wrong.why, wrong.position}; }

/// Makes the evaluation fail at once: g++ prints the name and the position as an index that is outside an array.
constexpr char use(rejection wrong) noexcept { return wrong.why[wrong.position]; }

} // namespace consturi::detail

#endif
#endif
