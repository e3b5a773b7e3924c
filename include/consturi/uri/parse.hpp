// Parsing URIs and URI references (RFC 3986), at compile time and at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_PARSE_HPP
#define CONSTURI_URI_PARSE_HPP

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/matching/match_components.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/support/result.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/uri/view.hpp>

#include <string_view>

#if !defined(CONSTURI_COMPILED)
#include <consturi/matching/match_at_run_time.hpp>
#include <consturi/matching/rfc3986_automaton.hpp>
#endif

namespace consturi {

namespace detail {

/// Parses `text` by a rule of the kind's syntax. The first pass only matches; the second one, on failure, finds the
/// reason.
template <class Kind, class InstructionSet = instruction_set, class View = basic_view<Kind>, class R>
constexpr result<View> parse(R const& rule, std::string_view text) noexcept {
    using Syntax = typename Kind::syntax;
    result<View> parsed(access::make<View>(text, typename Syntax::components()));
    auto& at = access::components_of(*parsed); // filled in place: a copy would stall on the bytes just written
    if (!is_valid<Syntax, InstructionSet>(rule, text, at))
        parsed = unexpected(parse_error(error_in<true, Syntax, InstructionSet>(rule, text)));
    return parsed;
}
/// The same by the rule of the kind.
template <class Kind, class InstructionSet = instruction_set>
constexpr result<basic_view<Kind>> parse(std::string_view text) noexcept {
    return parse<Kind, InstructionSet>(Kind::rule, text);
}

/// The function that says whether a text is an identifier of the kind, as an object: `is_geo_uri`.
template <class Kind>
struct is_of_kind {
    template <class InstructionSet = instruction_set>
    [[nodiscard]] constexpr bool operator()(std::string_view text) const noexcept {
        return is_valid<typename Kind::syntax, InstructionSet>(Kind::rule, text);
    }
};

} // namespace detail

template <class Kind>
template <class InstructionSet>
constexpr result<basic_view<Kind>> basic_view<Kind>::parse(detail::borrowed_text text) noexcept {
    return detail::parse<Kind, InstructionSet>(text);
}

/// The base of the views of a scheme, and of URIs that meet a requirement. They have the members of a uri_view, to
/// which they convert.
template <class Self>
class narrowed_interface : public uri_interface<Self> {
public:
    /// The URI as one of this kind, or an error like that of `parse`. Takes linear time; does not allocate or throw.
    template <class InstructionSet = detail::instruction_set>
    static constexpr result<Self> from(uri_view u) noexcept {
        using syntax = typename Self::kind::syntax;
        typename syntax::components generic;
        static_cast<detail::components&>(generic) = detail::access::components_of(u);
        auto at = generic;
        if (syntax::template accepts<InstructionSet>(u.text(), at)) return detail::access::make<Self>(u.text(), at);
        return unexpected(parse_error(syntax::template error_in_uri<true, InstructionSet>(u.text(), generic)));
    }
};

// These functions are templates: the compiler compiles those that a program calls, and code of different instruction
// sets has different symbols (config.hpp).

/// Parses `text` as a URI: a scheme and what follows it, including a fragment (RFC 3986 3).
///
/// Returns a view of `text`, or an error with the offset of the first byte at which it cannot continue. A text of 4 GiB
/// or more is an error. Takes time linear in the size of the text; does not allocate or throw. The view is valid as
/// long as the text: a temporary string is rejected at compile time.
///
///     constexpr auto parsed = parse_uri("https://example.com:8443/v1");
///     static_assert(parsed && parsed->port_number() == 8443);
///     static_assert(parse_uri("https://example.com:8a").error().position() == 21);
template <class InstructionSet = detail::instruction_set>
constexpr result<uri_view> parse_uri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::uri, InstructionSet>(text);
}

/// Parses `text` as a URI or a relative reference (RFC 3986 4.1). Otherwise like parse_uri.
///
///     static_assert(parse_uri_reference("../v2?a=b")->query() == "a=b");
template <class InstructionSet = detail::instruction_set>
constexpr result<uri_reference_view> parse_uri_reference(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::uri_reference, InstructionSet>(text);
}

/// Parses `text` as a URI without a fragment (RFC 3986 4.3), the form of a base URI. Otherwise like parse_uri.
///
///     static_assert(parse_absolute_uri("https://example.com/v1") && !parse_absolute_uri("https://example.com/#top"));
template <class InstructionSet = detail::instruction_set>
constexpr result<uri_view> parse_absolute_uri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::uri, InstructionSet>(rfc3986::absolute_URI, text);
}

/// Parses `text` as a reference without a scheme (RFC 3986 4.2). Otherwise like parse_uri.
///
///     static_assert(parse_relative_ref("//example.com/v1")->host() == "example.com");
template <class InstructionSet = detail::instruction_set>
constexpr result<uri_reference_view> parse_relative_ref(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::uri_reference, InstructionSet>(rfc3986::relative_ref, text);
}

/// Whether `text` is a URI (RFC 3986 3), of any size. Faster than parse_uri.
///
///     static_assert(is_uri("urn:isbn:0451450523") && !is_uri("/v1"));
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool is_uri(std::string_view text) noexcept {
    return detail::matches_rule<rfc3986::syntax, InstructionSet>(rfc3986::URI, text);
}

/// Whether `text` is a URI or a relative reference (RFC 3986 4.1), of any size.
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool is_uri_reference(std::string_view text) noexcept {
    return detail::matches_rule<rfc3986::syntax, InstructionSet>(rfc3986::URI_reference, text);
}

/// Whether `text` is a URI without a fragment (RFC 3986 4.3), of any size.
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool is_absolute_uri(std::string_view text) noexcept {
    return detail::matches_rule<rfc3986::syntax, InstructionSet>(rfc3986::absolute_URI, text);
}

/// Whether `text` is a reference without a scheme (RFC 3986 4.2), of any size.
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool is_relative_ref(std::string_view text) noexcept {
    return detail::matches_rule<rfc3986::syntax, InstructionSet>(rfc3986::relative_ref, text);
}

} // namespace consturi

#endif
