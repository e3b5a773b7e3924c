// What kind of URI a URI is: a URN (RFC 8141), or a URL (RFC 3986 1.1.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_CLASSIFY_HPP
#define CONSTURI_SCHEMES_CLASSIFY_HPP

#include <consturi/requirements/requirement.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/scheme_facts.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

namespace detail {

constexpr bool is_alphanum(char c) noexcept { return is_alpha(c) || is_digit(c); }

/// The rule NID of RFC 8141 2: 2 to 32 letters, digits and hyphens, without a hyphen at either end.
constexpr bool is_nid(std::string_view text) noexcept {
    if (text.size() < 2 || text.size() > 32 || !is_alphanum(text.front()) || !is_alphanum(text.back())) return false;
    for (char const c : text)
        if (!is_alphanum(c) && c != '-') return false;
    return true;
}
/// Whether a part of a URI, in which all characters are those of a query, matches `pchar *( pchar / "/" / "?" )`.
constexpr bool begins_with_pchar(std::string_view part) noexcept {
    return !part.empty() && part[0] != '/' && part[0] != '?';
}

} // namespace detail

/// Whether a URI is a URN: whether it matches the rule namestring of RFC 8141 2. Takes linear time.
///
/// The NID has 2 to 32 characters, the NSS is not empty, and a query begins with the `+` or `=` of an r-component or
/// q-component. Whether IANA registers the NID, and what the NSS means to it, is not checked.
///
///     static_assert(is_urn("urn:isbn:9971-5-0210-0"_uri) && is_urn("URN:example:a?=q#f"_uri));
///     static_assert(!is_urn("urn:isbn"_uri) && !is_urn("urn:i:x"_uri) && !is_urn("urn:example:a?q"_uri));
[[nodiscard]] constexpr bool is_urn(any_uri auto const& u) noexcept {
    auto const& at = detail::access::components_of(u);
    auto const text = detail::access::text_of(u);
    if (!at.scheme.defined() || !ascii::equal_ignoring_case(at.scheme.of(text), "urn")) return false;
    auto const path = at.path.of(text);
    auto const colon = detail::find_byte(path, ':');
    if (!detail::is_nid(path.substr(0, colon))) return false; // also if there is an authority
    if (colon == path.size() || !detail::begins_with_pchar(path.substr(colon + 1))) return false;
    if (!at.query.defined()) return true;
    auto const query = at.query.of(text);
    return !query.empty() && (query[0] == '+' || query[0] == '=') && detail::begins_with_pchar(query.substr(1));
}

/// Whether a URI is a URL: whether it says where and how to get what it identifies (RFC 3986 1.1.3).
///
/// It is met, if the scheme is known for that: the schemes that default_port knows, and others, such as `file`,
/// `mailto`, `data` and `jdbc`. It is refuted for the scheme `urn`, and without a scheme: a relative reference is no
/// URI. It is unknown for all other schemes, also for those that mostly name, such as `tag`.
///
///     using requirements::verdict;
///     static_assert(is_url("https://example.com/"_uri) == verdict::met && is_url("x:y"_uri) == verdict::unknown);
///     static_assert(is_url("urn:isbn:9971-5-0210-0"_uri) == verdict::refuted);
[[nodiscard]] constexpr requirements::verdict is_url(any_uri auto const& u) noexcept {
    using requirements::verdict;
    auto const& at = detail::access::components_of(u);
    if (!at.scheme.defined()) return verdict::refuted;
    auto const scheme = at.scheme.of(detail::access::text_of(u));
    auto const& known = detail::facts_of(scheme);
    if (scheme.empty() || known.has(schemes::facts::only_names)) return verdict::refuted;
    if (known.has(schemes::facts::locates)) return verdict::met;
    return verdict::unknown;
}

} // namespace consturi

#endif
