// IRIs with text from right to left that are read as they are written (RFC 3987 4).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_BIDI_HPP
#define CONSTURI_DIALECTS_IRI_BIDI_HPP

#include <consturi/dialects/iri/iri.hpp>
#include <consturi/host/bidi_rule.hpp>
#include <consturi/requirements/hidden_ascii.hpp>
#include <consturi/text/utf8.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>

namespace consturi::requirements {

namespace detail {

using namespace consturi::detail;

/// The offset of the first character that a part of an IRI must not have, or not there, in the order of the checks; the
/// size, if there is none. The text is UTF-8.
constexpr std::size_t find_malformed_bidi(std::string_view part) noexcept {
    auto first_class = bidi_class::N, last_class = bidi_class::N;
    std::size_t left_to_right = part.size(), control = part.size(), last = 0;
    bool has_right_to_left = false;
    for (std::size_t at = 0; at != part.size();) {
        auto const [c, size] = first_character(part.substr(at));
        auto const which = bidi_class_of(c);
        if (at == 0) first_class = which;
        if (which != bidi_class::NSM) last = at, last_class = which; // a mark belongs to the character before it
        if (which == bidi_class::L && left_to_right == part.size()) left_to_right = at;
        if (is_bidi_control(c) && control == part.size()) control = at;
        has_right_to_left |= which == bidi_class::R;
        at += size;
    }
    if (control != part.size() || !has_right_to_left) return control;
    if (first_class != bidi_class::R) return 0;
    if (left_to_right != part.size()) return left_to_right;
    return last_class == bidi_class::R ? part.size() : last;
}

/// The same for the parts of a component, between the bytes of `delimiters`.
constexpr std::size_t find_malformed_bidi(std::string_view component, std::string_view delimiters) noexcept {
    for (std::size_t begin = 0, end = 0; end != component.size(); begin = end + 1) {
        end = begin;
        while (end != component.size() && !has_byte(delimiters, component[end])) ++end;
        auto const part = component.substr(begin, end - begin);
        if (auto const at = find_malformed_bidi(part); at != part.size()) return begin + at;
    }
    return component.size();
}

/// The same for a whole IRI.
constexpr std::size_t find_malformed_bidi(std::string_view text, components const& of) noexcept {
    struct {
        abnf::slice component;
        std::string_view delimiters;
    } const all[] = {{of.userinfo, ""}, {of.host, "."}, {of.path, "/"}, {of.query, "&;="}, {of.fragment, ""}};
    for (auto const& [component, delimiters] : all) {
        if (!component.defined()) continue;
        auto const part = component.of(text);
        if (auto const at = find_malformed_bidi(part, delimiters); at != part.size()) return component.begin + at;
    }
    return text.size();
}

struct well_formed_bidi_requirement {
    template <any_identifier U>
        requires(any_iri<U> || any_uri<U>)
    [[nodiscard]] constexpr bool operator()(U const& u) const noexcept {
        return position_in(u) == access::text_of(u).size();
    }
    /// Where a URI or an IRI does not meet it; the size, if it does.
    static constexpr std::size_t position_in(auto const& u) noexcept {
        return find_malformed_bidi(access::text_of(u), access::components_of(u));
    }
};

template <class View>
constexpr result<View> with_well_formed_bidi(result<View> parsed) noexcept {
    if (!parsed || well_formed_bidi_requirement()(*parsed)) return parsed;
    auto const at = well_formed_bidi_requirement::position_in(*parsed);
    return unexpected(parse_error(
        with_vocabulary<rfc3987::syntax>(diagnosis_at(at, "well_formed_bidi", mistake::requirement_not_met))));
}

} // namespace detail

/// Each part of the IRI is read in one direction, so that people see its parts in the order of the text (RFC 3987 4.2):
/// a part with letters from right to left begins and ends with such a letter, and has none from left to right.
/// Characters that only change the direction (RFC 3987 4.1) occur nowhere. The parts are the userinfo, the labels of
/// the host, the segments of the path, names and values in the query, and the fragment. Nonspacing marks, such as
/// Hebrew vowel points, belong to the letter before them (RFC 5893 2). A triplet is text in ASCII.
///
/// It is a predicate on IRIs and URIs; a URI always meets it. Takes linear time; does not allocate.
///
///     constexpr auto well_formed = requirements::well_formed_bidi;
///     static_assert(well_formed("http://אב.example/גד?א=1"_iri) && !well_formed("http://h/אa"_iri));
///     static_assert(parse_iri<well_formed>("http://h/אa").error().position() == 11);
inline constexpr detail::well_formed_bidi_requirement well_formed_bidi;

} // namespace consturi::requirements

namespace consturi {

/// Parses `text` as an IRI that meets `requirements::well_formed_bidi`; otherwise like parse_iri. The position of an
/// error is that of the first wrong character of a part.
template <requirements::detail::well_formed_bidi_requirement, class InstructionSet = detail::instruction_set>
constexpr result<iri_view> parse_iri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return requirements::detail::with_well_formed_bidi(parse_iri<InstructionSet>(text));
}
/// Parses `text` as an IRI reference that meets `requirements::well_formed_bidi`.
template <requirements::detail::well_formed_bidi_requirement, class InstructionSet = detail::instruction_set>
constexpr result<iri_reference_view> parse_iri_reference(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return requirements::detail::with_well_formed_bidi(parse_iri_reference<InstructionSet>(text));
}

} // namespace consturi

#endif
