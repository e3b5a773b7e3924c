// Comparison, normalization, resolution and relativization of IRIs (RFC 3987 5 and 6.5).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_OPERATIONS_HPP
#define CONSTURI_DIALECTS_IRI_OPERATIONS_HPP

#include <consturi/dialects/iri/conversions.hpp>
#include <consturi/operations/compare.hpp>
#include <consturi/operations/normalize.hpp>
#include <consturi/operations/relativize.hpp>
#include <consturi/operations/resolve.hpp>

#include <optional>

namespace consturi {

namespace detail {

/// An IRI as a view of a URI, for operations that only look at delimiters, dot segments and triplets.
template <any_iri U>
constexpr basic_view<uri_kind_of<typename U::kind>> as_uri(U const& u) noexcept {
    return access::make<basic_view<uri_kind_of<typename U::kind>>>(access::text_of(u), access::components_of(u));
}

template <class U>
concept iri_with_scheme = any_iri<U> && U::kind::has_scheme;

} // namespace detail

/// The normal form of an IRI (RFC 3987 5.3): the IRI that corresponds to the normal form of its URI. A host that has no
/// form in ASCII, for which to_uri returns an error, and that of a reference without a scheme is not changed but for
/// the case of ASCII letters.
///
/// Takes linear time; allocates. Throws like std::string.
///
///     assert(normalize("HTTP://BÜCHER.example/%c3%bc/../a"_iri).str() == "http://bÜcher.example/a");
///     assert(normalize("HTTP://bücher.example/%c3%bc"_iri).str() == "http://bücher.example/ü");
template <detail::any_iri U>
constexpr detail::owner_of<U> normalize(U const& u, normalization how = normalization::syntax_based) {
    using Uri = basic_owner<detail::uri_kind_of<typename U::kind>>;
    auto uri_of_u = detail::corresponding_uri_of(u);
    bool const is_kept = uri_of_u.wrong().found() || !detail::access::components_of(u).scheme.defined();
    if (is_kept) uri_of_u.keep_host();
    auto const sent = detail::converted_owned<Uri>(uri_of_u);
    auto const normal = detail::written_owned<Uri, detail::normal>(detail::normal_parts_of(sent, how));
    auto iri_of_normal = detail::corresponding_iri_of(normal);
    if (is_kept) iri_of_normal.keep_host();
    return detail::converted_owned<detail::owner_of<U>>(iri_of_normal);
}

/// Whether two IRIs are equivalent (RFC 3987 5.3): whether their normal forms are equal. Takes linear time; allocates.
/// Throws like std::string.
///
///     assert(equivalent("http://bücher.example/%C3%BC"_iri, "http://xn--bcher-kva.example/ü"_iri));
template <detail::any_iri A, detail::any_iri B>
[[nodiscard]] constexpr bool equivalent(A const& a, B const& b, normalization how = normalization::syntax_based) {
    return normalize(a, how) == normalize(b, how);
}

/// Resolves an IRI reference against an IRI, like URIs (RFC 3987 6.5). Allocates once, in linear time. Throws like
/// std::string, also if the result has 4 GiB or more.
///
///     assert(resolve("http://例え.jp/a/b"_iri, "../引"_iri_reference).str() == "http://例え.jp/引");
template <detail::iri_with_scheme Base, detail::any_iri Reference>
constexpr iri resolve(Base const& base, Reference const& reference) {
    auto const target = detail::target_of(detail::as_uri(base), detail::as_uri(reference));
    return detail::written_owned<iri, detail::verbatim>(target);
}

/// The shortest reference that resolves against `base` to exactly `target`, or nothing if there is none; like that of
/// URIs. Allocates once, in linear time. Throws like std::string.
///
///     assert(relativize("http://例え.jp/a/b"_iri, "http://例え.jp/引"_iri)->text() == "/引");
template <detail::iri_with_scheme Base, detail::iri_with_scheme Target>
[[nodiscard]] constexpr std::optional<iri_reference> relativize(Base const& base, Target const& target,
                                                                reference_form form = reference_form::shortest) {
    detail::parts reference;
    auto const from = detail::parts_of(detail::as_uri(base)), to = detail::parts_of(detail::as_uri(target));
    if (!detail::find_reference(from, to, form, reference)) return std::nullopt;
    return detail::written_owned<iri_reference, detail::verbatim>(reference);
}

} // namespace consturi

#endif
