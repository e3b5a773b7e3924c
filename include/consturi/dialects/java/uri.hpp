// URIs as java.net.URI reads them: views, owners, the parser and literals.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_URI_HPP
#define CONSTURI_DIALECTS_JAVA_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/dialects/java/string.hpp>
#include <consturi/dialects/java/syntax.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/uri.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#if !defined(CONSTURI_COMPILED)
#include <consturi/dialects/java/java_automaton.hpp>
#include <consturi/matching/match_at_run_time.hpp>
#endif

namespace consturi::java {

namespace detail {
using namespace consturi::detail;
} // namespace detail

/// The components of a java.net.URI, under the names of its getters. A component is std::nullopt where the JDK returns
/// null.
///
/// The functions return raw text, like `getRawPath` and its siblings. The functions `decoded_…` are `getPath` and its
/// siblings: they decode escaped octets as UTF-8, with U+FFFD for what is not UTF-8, in linear time; they throw like
/// std::string. The others take constant time, except for port_number().
template <class Self>
class uri_interface : public component_interface<Self> {
public:
    /// The whole text, like `toString`.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return this->part(this->at().whole_text); }
    /// What is between the scheme and the fragment, without their delimiters.
    [[nodiscard]] constexpr std::string_view scheme_specific_part() const noexcept {
        auto const begin = this->at().scheme.defined() ? this->at().scheme.end + 1 : 0;
        auto const end = this->at().fragment.defined() ? this->at().fragment.begin - 1 : this->at().whole_text.end;
        return this->part({begin, end});
    }
    /// The user-info: what precedes the `@` in the authority of a server.
    [[nodiscard]] constexpr std::optional<std::string_view> user_info() const noexcept {
        return this->component(this->at().userinfo);
    }
    /// The port as a number, up to 2147483647; std::nullopt, if the port is undefined or empty. `getPort` is
    /// `port_number().value_or(-1)`.
    [[nodiscard]] constexpr std::optional<int> port_number() const noexcept {
        auto const digits = this->port();
        if (!digits || digits->empty()) return std::nullopt;
        int number = 0;
        for (char const digit : *digits) number = number * 10 + (digit - '0');
        return number;
    }

    /// Decoded. In this part, in the authority and in the user-info, a `%` between square brackets begins the scope of
    /// an IPv6 address, and is kept.
    [[nodiscard]] constexpr std::string decoded_scheme_specific_part() const {
        return detail::java_decoded(scheme_specific_part(), true);
    }
    [[nodiscard]] constexpr std::optional<std::string> decoded_authority() const {
        return decoded(this->at().authority, true);
    }
    [[nodiscard]] constexpr std::optional<std::string> decoded_user_info() const {
        return decoded(this->at().userinfo, true);
    }
    [[nodiscard]] constexpr std::optional<std::string> decoded_path() const { return decoded(this->at().path, false); }
    [[nodiscard]] constexpr std::optional<std::string> decoded_query() const {
        return decoded(this->at().query, false);
    }
    [[nodiscard]] constexpr std::optional<std::string> decoded_fragment() const {
        return decoded(this->at().fragment, false);
    }

    /// Whether no slash follows the scheme, as in `mailto:a@b`.
    [[nodiscard]] constexpr bool is_opaque() const noexcept { return !this->at().path.defined(); }
    /// Whether it is not opaque.
    [[nodiscard]] constexpr bool is_hierarchical() const noexcept { return !is_opaque(); }

private:
    constexpr std::optional<std::string> decoded(abnf::slice slice, bool keeps_brackets) const {
        if (!slice.defined()) return std::nullopt;
        return detail::java_decoded(this->part(slice), keeps_brackets);
    }
};

namespace detail {

template <class Self, class Kind>
class uri_owner_interface : public component_owner_interface<Self, Kind> {
public:
    [[nodiscard]] constexpr auto scheme_specific_part() const& noexcept [[clang::lifetimebound]] {
        return this->view().scheme_specific_part();
    }
    a_temporary_has_no_views scheme_specific_part() const&& = delete;
    [[nodiscard]] constexpr auto user_info() const& noexcept [[clang::lifetimebound]] {
        return this->view().user_info();
    }
    a_temporary_has_no_views user_info() const&& = delete;
    [[nodiscard]] constexpr std::optional<int> port_number() const noexcept { return this->view().port_number(); }
};

} // namespace detail

namespace kinds {

/// An opaque one has no path.
struct uri : consturi::kinds::component_kind {
    using syntax = java::syntax;
    static constexpr auto const& rule = grammar::URI_reference;
    template <class Self>
    using members = uri_interface<Self>;
    template <class Self, class Kind>
    using owner_interface = detail::uri_owner_interface<Self, Kind>;
};

} // namespace kinds

/// A URI that java::parse_uri has read. It refers to the text and does not own it.
using uri_view = basic_view<kinds::uri>;

/// Parses `text`, which is UTF-8, like the constructor `URI(String)` of the JDK.
///
/// Returns a view of `text`, or an error with the offset of the first byte at which it cannot continue. (The index of
/// Java's URISyntaxException is often the beginning of the component instead, and counts UTF-16 code units.) A text of
/// 4 GiB or more is an error. Takes time linear in the size of the text; does not allocate or throw. The view is valid
/// as long as the text: a temporary string is rejected at compile time.
///
///     constexpr auto mail = java::parse_uri("mailto:me@example.com").value();
///     static_assert(mail.is_opaque() && mail.scheme_specific_part() == "me@example.com" && !mail.path());
///
///     constexpr auto registry = java::parse_uri("http://my_host:80/").value(); // '_' is not a character of hosts
///     static_assert(registry.authority() == "my_host:80" && !registry.host() && !registry.port());
template <class InstructionSet = detail::instruction_set>
constexpr result<uri_view> parse_uri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::uri, InstructionSet>(text);
}

/// A URI that owns its text: the result of operations. A moved-from one is the empty relative URI.
///
/// Like an object of the JDK, the result of an operation has components of its own: text() need not have the same
/// components when it is parsed, or need not parse at all.
using uri = basic_owner<kinds::uri>;

/// A URI that contains its text, of N - 1 bytes: the result of an operation as a constant. An lvalue can be used like a
/// view.
template <std::size_t N>
class [[nodiscard]] fixed_uri : public detail::uri_owner_interface<fixed_uri<N>, kinds::uri> {
    friend detail::access;
    constexpr fixed_uri() noexcept = default;

    char text_[N]{};
    detail::java_components at_ = java::syntax::of_empty_text;
};

} // namespace consturi::java

// Older names of the same. They remain until version 1.0.
namespace consturi {

using java_uri_view = java::uri_view;
using java_uri = java::uri;
template <std::size_t N>
using fixed_java_uri = java::fixed_uri<N>;
template <class InstructionSet = detail::instruction_set>
constexpr result<java::uri_view> parse_java_uri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return java::parse_uri<InstructionSet>(text);
}

} // namespace consturi

namespace consturi::literals {

/// The URI in quotes, like java::parse_uri. Does not compile if it is invalid.
///
///     using namespace consturi::literals;
///     static_assert("mailto:me@example.com"_java_uri.is_opaque());
///     constexpr auto typo = "http://example.com/a b"_java_uri; // does not compile: space
#define CONSTURI_OPERATOR operator""_java_uri
#define CONSTURI_VIEW java::uri_view
#include <consturi/uri/literal.def>

} // namespace consturi::literals

#endif
