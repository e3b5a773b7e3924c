// The texts of an error: its description, and excerpts of the text that was parsed.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_ERROR_TEXT_HPP
#define CONSTURI_DIAGNOSIS_ERROR_TEXT_HPP

#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/diagnosis/message.hpp>
#include <consturi/diagnosis/redacted.hpp>
#include <consturi/text/alternatives.hpp>
#include <consturi/text/excerpt.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace consturi::detail {

template <class InstructionSet>
std::string_view message_at_run_time(mistake which) noexcept {
    return message_of(which);
}

/// The position as an offset in the UTF-8 text.
inline std::size_t byte_position_of(diagnosis const& wrong, std::string_view text) noexcept {
    return wrong.in_utf16 ? utf8_offset(text, wrong.position) : wrong.position;
}

/// The part of `text` around the position, without what may be a secret, and a caret below it.
template <class InstructionSet>
std::string redacted_excerpt_of(diagnosis const& wrong, std::string_view text) {
    auto const part = redacted_at(text, byte_position_of(wrong, text));
    std::string all;
    append_excerpt(all, part.text, part.position, wrong.shown);
    return all += '^';
}

template <class InstructionSet>
std::string expected_syntax_of(diagnosis const& wrong) {
    alternatives all;
    auto left = wrong.expected;
    for (auto const& [rule, first] : std::span(wrong.vocabulary, wrong.vocabulary_size)) {
        if (!(first - left).empty()) continue;
        all.append(rule);
        left = left - first;
    }
    all.append(left);
    if (wrong.end_expected) all.append("the end");
    return all.str();
}

template <class InstructionSet>
std::string description_of(diagnosis const& wrong) {
    std::string all(message_of(wrong.which));
    if (kind_of(wrong.which) == kind_of_message::named) return all.append(": ").append(wrong.rule);
    return is_specific(wrong.which) ? all : all.append(": expected ").append(expected_syntax_of<InstructionSet>(wrong));
}

template <class InstructionSet>
std::string explanation_of(diagnosis const& wrong, std::string_view text) {
    return redacted_excerpt_of<InstructionSet>(wrong, text) + ' ' + description_of<InstructionSet>(wrong);
}

template <class InstructionSet>
std::string unredacted_explanation_of(diagnosis const& wrong, std::string_view text) {
    std::string all;
    append_excerpt(all, text, byte_position_of(wrong, text), wrong.shown);
    return all.append("^ ").append(description_of<InstructionSet>(wrong));
}

template <class InstructionSet>
std::string report_of(diagnosis const& wrong) {
    return (wrong.in_utf16 ? "at UTF-16 unit " : "at byte ") + std::to_string(wrong.position) + ": "
           + description_of<InstructionSet>(wrong);
}

} // namespace consturi::detail

#endif
