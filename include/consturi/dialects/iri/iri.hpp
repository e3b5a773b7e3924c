// IRIs and IRI references (RFC 3987): views, owners, parse functions, literals and template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_IRI_HPP
#define CONSTURI_DIALECTS_IRI_IRI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/dialects/iri/syntax.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/uri.hpp>

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

#if !defined(CONSTURI_COMPILED)
#include <consturi/dialects/iri/iri_automaton.hpp>
#include <consturi/matching/match_at_run_time.hpp>
#endif

namespace consturi {

namespace kinds {

struct iri_reference : component_kind {
    using syntax = rfc3987::syntax;
    static constexpr auto const& rule = rfc3987::IRI_reference;
    template <class Self>
    using members = component_interface<Self>;
    static constexpr bool has_path = true;
    template <class Other>
    static constexpr bool includes = std::derived_from<Other, uri_reference>;
};

struct iri : iri_reference {
    using reference = iri_reference;
    static constexpr auto const& rule = rfc3987::IRI;
    static constexpr bool has_scheme = true;
    template <class Other>
    static constexpr bool includes = std::derived_from<Other, uri>;
};

} // namespace kinds

/// A view of an IRI reference (RFC 3987 2.2). A view of a URI or of a URI reference converts to it.
///
/// A component is the text as written: characters in UTF-8, and triplets.
///
///     constexpr auto page = parse_iri_reference("../引き出し?q=é").value();
///     static_assert(!page.scheme() && page.path() == "../引き出し" && page.query() == "q=é");
using iri_reference_view = basic_view<kinds::iri_reference>;

/// A view of an IRI (RFC 3987 2.2): an IRI reference that has a scheme. A view of a URI converts to it.
///
///     constexpr auto site = parse_iri("http://例え.jp/引き出し").value();
///     static_assert(site.host() == "例え.jp" && site.path() == "/引き出し");
///     constexpr iri_view same = parse_uri("http://xn--r8jz45g.jp/").value();
using iri_view = basic_view<kinds::iri>;

/// An IRI that owns its text, or nothing.
using iri = basic_owner<kinds::iri>;
/// An IRI reference that owns its text.
using iri_reference = basic_owner<kinds::iri_reference>;

namespace detail {

/// An IRI or IRI reference: a view or an owner.
template <class Self>
concept any_iri = any_identifier<Self> && std::same_as<typename Self::kind::syntax, rfc3987::syntax>;

/// The owner of the UTF-8 of a text, or an error with its positions in UTF-16.
template <class Owner, class InstructionSet>
constexpr result<Owner> parse_utf16(std::u16string_view text) {
    auto const utf8 = utf8_of<std::string>(text);
    auto const parsed = parse<typename Owner::kind, InstructionSet>(std::string_view(utf8));
    if (!parsed) return unexpected(in_utf16(parsed.error(), utf8));
    return Owner(*parsed);
}

} // namespace detail

/// Parses `text`, which is UTF-8, as an IRI: a scheme and what follows it, including a fragment (RFC 3987 2.2).
///
/// Returns a view of `text`, or an error with the offset of the first octet of the character at which it cannot
/// continue. Octets that are not UTF-8 are an error (RFC 3629). A text of 4 GiB or more is an error. Takes time linear
/// in the size of the text; does not allocate or throw. The view is valid as long as the text: a temporary string is
/// rejected at compile time. Characters that only change the direction of text (RFC 3987 4.1) are accepted.
///
///     static_assert(parse_iri("http://例え.jp/引き出し")->host() == "例え.jp");
///     static_assert(parse_iri("http://h/a\xC3/").error().position() == 10);
template <class InstructionSet = detail::instruction_set>
constexpr result<iri_view> parse_iri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::iri, InstructionSet>(text);
}

/// Parses UTF-16, such as a std::u16string_view, as an IRI (RFC 3987 2.2). Components are UTF-8, so the result owns its
/// text, in UTF-8: a view cannot refer to `text`.
///
/// A surrogate that is not part of a pair is an error. The positions of an error are offsets in `text`, in units of 16
/// bits. Takes linear time; throws like std::string.
///
///     assert(parse_iri(u"http://例え.jp/引き出し").value().str() == "http://例え.jp/引き出し");
///     assert(parse_iri(u"http://例え.jp/{").error().position() == 13);
template <class InstructionSet = detail::instruction_set, std::convertible_to<std::u16string_view> Text>
constexpr result<iri> parse_iri(Text const& text) {
    return detail::parse_utf16<iri, InstructionSet>(text);
}

/// Parses `text` as an IRI or a relative reference (RFC 3987 2.2). Otherwise like parse_iri.
///
///     static_assert(parse_iri_reference("//例え.jp")->host() == "例え.jp");
template <class InstructionSet = detail::instruction_set>
constexpr result<iri_reference_view> parse_iri_reference(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::iri_reference, InstructionSet>(text);
}

/// Parses UTF-16 as an IRI or a relative reference (RFC 3987 2.2). Otherwise like parse_iri of UTF-16.
template <class InstructionSet = detail::instruction_set, std::convertible_to<std::u16string_view> Text>
constexpr result<iri_reference> parse_iri_reference(Text const& text) {
    return detail::parse_utf16<iri_reference, InstructionSet>(text);
}

/// Whether `text` is an IRI (RFC 3987 2.2), of any size. Faster than parse_iri.
///
///     static_assert(is_iri("http://例え.jp/") && !is_iri("/引き出し"));
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool is_iri(std::string_view text) noexcept {
    return detail::matches_rule<rfc3987::syntax, InstructionSet>(rfc3987::IRI, text);
}

/// Whether `text` is an IRI or a relative reference (RFC 3987 2.2), of any size.
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool is_iri_reference(std::string_view text) noexcept {
    return detail::matches_rule<rfc3987::syntax, InstructionSet>(rfc3987::IRI_reference, text);
}

/// A view of an IRI that is also created from a string literal, which the compiler checks. Otherwise like checked_uri.
///
///     constexpr bool is_local(checked_iri u) { return u.host() == "例え.jp"; }
///     static_assert(is_local("http://例え.jp/"));
using checked_iri = basic_checked<kinds::iri>;
/// The same for IRIs and relative references.
using checked_iri_reference = basic_checked<kinds::iri_reference>;

namespace detail {

/// Whether the operator for valid literals takes this one. On clang, an overload reports the others.
template <class Kind, unicode_literal Literal>
inline constexpr bool takes =
#if defined(__clang__)
    is_valid<typename Kind::syntax>(Kind::rule, Literal.view());
#else
    true;
#endif

} // namespace detail

namespace literals {

/// The IRI in quotes (RFC 3987 2.2), with or without the prefix u8 or u. Does not compile if it is invalid, or has
/// a surrogate that is not part of a pair. The text is UTF-8.
///
///     using namespace consturi::literals;
///     constexpr auto site = "http://例え.jp/引き出し"_iri;
///     static_assert(site.host() == "例え.jp" && u8"http://例え.jp/引き出し"_iri == site);
///     static_assert(u"http://例え.jp/引き出し"_iri == site);
#define CONSTURI_OPERATOR operator""_iri
#define CONSTURI_VIEW iri_view
#include <consturi/uri/literal.def>
template <detail::unicode_literal Literal>
    requires(detail::takes<kinds::iri, Literal>)
consteval iri_view operator""_iri() noexcept {
    return detail::checked<kinds::iri>(Literal.view(), Literal.is_utf16);
}

/// The IRI or relative reference in quotes (RFC 3987 2.2), with or without the prefix u8 or u. Does not compile if it
/// is invalid.
///
///     using namespace consturi::literals;
///     static_assert("../引き出し"_iri_reference.path() == "../引き出し");
#define CONSTURI_OPERATOR operator""_iri_reference
#define CONSTURI_VIEW iri_reference_view
#include <consturi/uri/literal.def>
template <detail::unicode_literal Literal>
    requires(detail::takes<kinds::iri_reference, Literal>)
consteval iri_reference_view operator""_iri_reference() noexcept {
    return detail::checked<kinds::iri_reference>(Literal.view(), Literal.is_utf16);
}

} // namespace literals

/// An IRI of N - 1 bytes that can be a template argument. Otherwise like fixed_uri.
///
///     template <fixed_iri Site>
///     struct page { static constexpr auto host = Site.host(); };
///     static_assert(page<"http://例え.jp/">::host == "例え.jp");
#define CONSTURI_FIXED fixed_iri
#define CONSTURI_KIND kinds::iri
#include <consturi/uri/fixed.def>

/// An IRI reference of N - 1 bytes (RFC 3987 2.2), otherwise like fixed_iri, from which it can be created.
#define CONSTURI_FIXED fixed_iri_reference
#define CONSTURI_KIND kinds::iri_reference
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
