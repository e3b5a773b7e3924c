// URI references as in RFC 2396, without and with the IPv6 addresses of RFC 2732. RFC 3986 has made both obsolete.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_RFC2396_URI_REFERENCE_HPP
#define CONSTURI_DIALECTS_RFC2396_URI_REFERENCE_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/dialects/rfc2396/syntax.hpp>
#include <consturi/operations/normalize.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/segments.hpp>
#include <consturi/uri/uri.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#if !defined(CONSTURI_COMPILED)
#include <consturi/dialects/rfc2396/rfc2396_automaton.hpp>
#include <consturi/dialects/rfc2396/rfc2732_automaton.hpp>
#include <consturi/matching/match_at_run_time.hpp>
#endif

namespace consturi::rfc2396 {

namespace detail {
using namespace consturi::detail;
} // namespace detail

/// The members of views and owners that RFC 3986 does not have.
template <class Self>
class uri_reference_interface : public component_interface<Self> {
public:
    /// The opaque part (RFC 2396 3): what follows the `:` of the scheme, if it does not begin with a slash, up to a
    /// `#`.
    [[nodiscard]] constexpr std::optional<std::string_view> opaque_part() const noexcept {
        if (!this->is_opaque()) return std::nullopt;
        auto const size = static_cast<std::uint32_t>(this->text().size());
        return abnf::slice{this->at().scheme.end + 1,
                           this->at().fragment.defined() ? this->at().fragment.begin - 1 : size}
            .of(this->text());
    }
    /// The authority, if it is the name of a registry (RFC 2396 3.2.1): not empty, and not that of a server.
    [[nodiscard]] constexpr std::optional<std::string_view> reg_name() const noexcept {
        if (this->at().host.defined() || this->authority().value_or("").empty()) return std::nullopt;
        return this->authority();
    }
};

namespace detail {

template <class Self, class Kind>
class uri_reference_owner_interface : public component_owner_interface<Self, Kind> {
public:
    [[nodiscard]] constexpr auto opaque_part() const& noexcept [[clang::lifetimebound]] {
        return this->view().opaque_part();
    }
    a_temporary_has_no_views opaque_part() const&& = delete;
    [[nodiscard]] constexpr auto reg_name() const& noexcept [[clang::lifetimebound]] { return this->view().reg_name(); }
    a_temporary_has_no_views reg_name() const&& = delete;
};

} // namespace detail

namespace kinds {

/// An opaque one has no path.
struct uri_reference : consturi::kinds::component_kind {
    using syntax = rfc2396::syntax;
    static constexpr auto const& rule = rfc2396::URI_reference;
    template <class Self>
    using members = uri_reference_interface<Self>;
    template <class Self, class Kind>
    using owner_interface = detail::uri_reference_owner_interface<Self, Kind>;
};

} // namespace kinds

/// A URI reference of RFC 2396 (section 4). It refers to the text and does not own it.
///
/// A component is the text as written, still percent-encoded; std::nullopt, if it is undefined. All functions take
/// constant time, except for port_number.
///
///     constexpr auto mail = rfc2396::parse_uri_reference("mailto:me@example.com?subject=hi").value();
///     static_assert(mail.opaque_part() == "me@example.com?subject=hi" && !mail.path() && !mail.query());
///
///     constexpr auto registry = rfc2396::parse_uri_reference("x://my_host/a;v=1").value();
///     static_assert(registry.reg_name() == "my_host" && !registry.host());
///     static_assert(registry.segments().front().params().front().value() == "1");
using uri_reference_view = basic_view<kinds::uri_reference>;

/// A URI reference of RFC 2396 that owns its text.
using uri_reference = basic_owner<kinds::uri_reference>;

/// Parses `text` as a URI reference (RFC 2396 4).
///
/// Returns a view of `text`, or an error with the offset of the first byte at which it cannot continue. A text of 4 GiB
/// or more is an error. Takes time linear in the size of the text; does not allocate or throw. The view is valid as
/// long as the text: a temporary string is rejected at compile time.
///
///     static_assert(rfc2396::parse_uri_reference("../a;v=1")->path() == "../a;v=1");
///     static_assert(rfc2396::parse_uri_reference("http://[::1]/").error().position() == 7);
template <class InstructionSet = detail::instruction_set>
constexpr result<uri_reference_view> parse_uri_reference(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::uri_reference, InstructionSet>(text);
}

/// Parses `text` as an absolute URI, which has a scheme and no fragment (RFC 2396 3). Otherwise like
/// parse_uri_reference.
///
///     static_assert(rfc2396::parse_absolute_uri("urn:x")->is_opaque() && !rfc2396::parse_absolute_uri("urn:"));
template <class InstructionSet = detail::instruction_set>
constexpr result<uri_reference_view> parse_absolute_uri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::uri_reference, InstructionSet>(absoluteURI, text);
}

} // namespace consturi::rfc2396

namespace consturi::rfc2732 {

namespace kinds {

/// Views of RFC 2732 convert to those of RFC 2396, which the parse functions return.
struct uri_reference : rfc2396::kinds::uri_reference {
    using reference = rfc2396::kinds::uri_reference;
    using syntax = consturi::rfc2732::syntax;
    static constexpr auto const& rule = rfc2732::URI_reference;
};

} // namespace kinds

/// A URI reference of RFC 2396 with the changes of RFC 2732, which the literal returns.
using uri_reference_view = basic_view<kinds::uri_reference>;

/// Parses `text` as a URI reference of RFC 2396 with the changes of RFC 2732: IPv6 addresses, and square brackets in
/// queries, fragments and opaque parts. Otherwise like rfc2396::parse_uri_reference.
///
///     static_assert(rfc2732::parse_uri_reference("http://[::1]:80/")->host() == "[::1]");
template <class InstructionSet = detail::instruction_set>
constexpr result<rfc2396::uri_reference_view> parse_uri_reference(detail::borrowed_text text
                                                                  [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::uri_reference, InstructionSet>(text);
}

/// Parses `text` as an absolute URI, which has a scheme and no fragment. Otherwise like rfc2732::parse_uri_reference.
template <class InstructionSet = detail::instruction_set>
constexpr result<rfc2396::uri_reference_view> parse_absolute_uri(detail::borrowed_text text
                                                                 [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::uri_reference, InstructionSet>(absoluteURI, text);
}

} // namespace consturi::rfc2732

namespace consturi::rfc2396 {

namespace detail {

constexpr bool is_unreserved(char c) noexcept { return unreserved.analysis.first.contains(static_cast<byte>(c)); }

constexpr bool equal_components(std::optional<std::string_view> const& a, std::optional<std::string_view> const& b,
                                bool ignoring_case = false) noexcept {
    if (!a || !b) return a.has_value() == b.has_value();
    return equal_normalized<rfc2396::detail::is_unreserved>(*a, *b, ignoring_case);
}

} // namespace detail

/// Whether two URI references are equivalent by RFC 2396: they have the same components, in which an unreserved
/// character and its escaped form are equal (2.3), without regard to the case of schemes (3.1), hosts (6) and escaped
/// octets.
///
/// In contrast to RFC 3986, the marks `!`, `*`, `'`, `(` and `)` are unreserved, too. Dot segments are compared as
/// written: RFC 2396 removes them only from relative references. Takes time linear in the size of both; does not
/// allocate.
///
///     static_assert(rfc2396::equivalent("HTTP://H/a%2a(b)"_rfc2396, "http://h/a*%28b%29"_rfc2396));
///     static_assert(!equivalent("http://h/a%2A"_uri, "http://h/a*"_uri)); // by RFC 3986
[[nodiscard]] constexpr bool equivalent(uri_reference_view const& a, uri_reference_view const& b) noexcept {
    using detail::equal_components;
    bool const equal_authorities = a.host() && b.host()
                                       ? equal_components(a.userinfo(), b.userinfo())
                                             && equal_components(a.host(), b.host(), true) && a.port() == b.port()
                                       : !a.host() && !b.host() && equal_components(a.authority(), b.authority());
    return equal_components(a.scheme(), b.scheme(), true) && equal_components(a.opaque_part(), b.opaque_part())
           && equal_authorities && equal_components(a.path(), b.path()) && equal_components(a.query(), b.query())
           && equal_components(a.fragment(), b.fragment());
}

} // namespace consturi::rfc2396

namespace consturi::literals {

/// The URI reference of RFC 2396 in quotes. Does not compile if it is invalid.
///
///     using namespace consturi::literals;
///     constexpr auto logo = "../img/logo.png"_rfc2396;
///     constexpr auto typo = "../img/logo 1.png"_rfc2396; // does not compile: space
#define CONSTURI_OPERATOR operator""_rfc2396
#define CONSTURI_VIEW rfc2396::uri_reference_view
#include <consturi/uri/literal.def>

/// The same with the changes of RFC 2732.
///
///     static_assert("http://[::1]/"_rfc2732.host() == "[::1]");
#define CONSTURI_OPERATOR operator""_rfc2732
#define CONSTURI_VIEW rfc2732::uri_reference_view
#include <consturi/uri/literal.def>

} // namespace consturi::literals

#endif
