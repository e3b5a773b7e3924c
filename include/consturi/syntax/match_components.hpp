// Running the grammar over a text, for its components.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_MATCH_COMPONENTS_HPP
#define CONSTURI_SYNTAX_MATCH_COMPONENTS_HPP

#include <consturi/abnf/backtrack.hpp>
#include <consturi/syntax/components.hpp>

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

/// Whether `c` is one of the bytes that a rule's matches begin with.
constexpr bool is_a(abnf::rule_analysis const& of_bytes, char c) noexcept { return of_bytes.first.contains(static_cast<detail::byte>(c)); }

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
    /// Where the components of `u` lie in its text.
    template <class Interface>
    static constexpr components const& components_of(Interface const& u) noexcept { return u.at(); }
    /// A view of `text`, filled in the place where it is to be: a copy would wait for what was just written.
    template <class View, class R>
    static constexpr bool fill(View& view, R const& rule) noexcept { return match_components(rule, view.text_, view.at_); }
};

} // namespace consturi

#endif
