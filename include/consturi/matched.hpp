// Running the grammar over a text, for its components or for what is wrong with it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_MATCHED_HPP
#define CONSTURI_MATCHED_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/components.hpp>
#include <consturi/mistake.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi {

constexpr abnf::subject subject_of(std::string_view text) noexcept {
    auto const data = text.data();
    auto const first = data ? data : ""; // the matcher says "no match" with null
    return {first, first + text.size()};
}

/// Whether the whole of `text` matches `rule` (RFC 5234): any rule of a grammar, or one made of others.
///
/// Takes time linear in the size of the text; never allocates.
///
///     static_assert(matches(rfc3986::IPv6address, "::1"));
///     static_assert(!matches(rfc3986::port, "80a"));
template <abnf::rule R>
constexpr bool matches(R const& rule, std::string_view text) noexcept {
    auto subject = subject_of(text);
    return abnf::longest_match(rule, subject.first, subject) == subject.last;
}

/// Components keep their places in 32 bits.
inline constexpr std::uint32_t max_text_size = UINT32_MAX;

/// Fills `at` with where the components of `text` lie, if a rule of RFC 3986 matches the whole of it.
template <class R>
constexpr bool match_components(R const& rule, std::string_view text, components& at) noexcept {
    abnf::capturing<component_captures> subject{subject_of(text), at};
    if (static_cast<std::size_t>(subject.last - subject.first) > max_text_size) return false;
    return abnf::longest_match(rule, subject.first, subject) == subject.last;
}

/// What makes views, and nothing else does.
struct views {
    template <class View>
    static constexpr View make(std::string_view text, components const& at) noexcept { return View(text, at); }
    /// A view of `text`, filled in the place where it is to be: a copy would wait for what was just written.
    template <class View, class R>
    static constexpr bool fill(View& view, R const& rule) noexcept { return match_components(rule, view.text_, view.at_); }
};

/// What is wrong with a text: the first byte at which it cannot go on, the rule that could not, and where that began.
struct diagnosis {
    std::uint32_t position;
    std::uint32_t begin;
    std::string_view rule;
    abnf::char_set expected; // what could stand at the position
    bool expects_end;        // whether the text could have ended there
    mistake which;

    friend constexpr bool operator==(diagnosis const&, diagnosis const&) = default;
};

/// Why `rule` does not match the whole of `text`, which it does not. Without `Heard` it can only be asked in a constant
/// expression: for there it makes use of the matcher that has found it out.
template <bool Heard, class R>
constexpr diagnosis diagnose(R const& rule, std::string_view text) noexcept {
    if (text.size() > max_text_size) return {max_text_size, 0, rule.name(), {}, false, mistake::text_of_4_GiB_or_more};
    auto subject = subject_of(text);
    abnf::trace trace(subject.first, rule.facts.alphabet() | rfc3986::gen_delims.facts.first);
    subject.listener = &trace;
    auto const end = abnf::longest_match<Heard>(rule, subject.first, subject);
    auto const& within = trace.within();
    auto const offset = [&](char const* p) { return static_cast<std::uint32_t>(p - subject.first); };
    auto const at = offset(trace.at());
    return {at, offset(within.begin), within.rule, trace.expected(), end == trace.at(),
            mistake_in({rule.name(), within.rule, text.substr(0, at), text.substr(at)})};
}

} // namespace consturi

#endif
