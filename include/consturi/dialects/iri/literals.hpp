// Literals of IRIs and IRI references (RFC 3987).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_LITERALS_HPP
#define CONSTURI_DIALECTS_IRI_LITERALS_HPP

#include <consturi/dialects/iri/iri.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/uri/literals.hpp>

#include <cstddef>

namespace consturi {

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
#define CONSTURI_KIND kinds::iri
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
#define CONSTURI_KIND kinds::iri_reference
#include <consturi/uri/literal.def>
template <detail::unicode_literal Literal>
    requires(detail::takes<kinds::iri_reference, Literal>)
consteval iri_reference_view operator""_iri_reference() noexcept {
    return detail::checked<kinds::iri_reference>(Literal.view(), Literal.is_utf16);
}

} // namespace literals

} // namespace consturi

#endif
