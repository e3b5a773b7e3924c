// Views of URIs and URI references (RFC 3986 3 and 4.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_VIEW_HPP
#define CONSTURI_URI_VIEW_HPP

#include <consturi/diagnosis/fwd.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/uri/uri_interface.hpp>

#include <concepts>
#include <string_view>

namespace consturi {

/// A view of an identifier: it refers to a text that it does not own, and stores the offsets of the components. It is
/// valid as long as the text is.
///
/// Only the parser and literals create views, so each has a text that the grammar accepts.
template <class Kind>
class [[nodiscard, gsl::Pointer(char)]] basic_view : public Kind::template members<basic_view<Kind>> {
public:
    using kind = Kind;

    /// The empty reference, which refers to the document that contains it (RFC 3986 4.4).
    constexpr basic_view() noexcept
        requires(!Kind::has_scheme)
        : text_(""), at_(Kind::syntax::of_empty_text) {
        static_assert(matches(Kind::rule, ""), "a kind whose texts are not empty has a scheme");
    }
    /// A text is not parsed here: `parse` returns a view or an error, and a literal has a suffix, such as `_uri`.
    template <std::convertible_to<std::string_view> Text>
    explicit basic_view(Text const&, detail::parse_the_text_or_write_a_literal_with_a_suffix = {}) = delete;
    /// A URI is a URI reference, and an IRI.
    template <detail::base_of<Kind> Base>
    constexpr operator basic_view<Base>() const noexcept {
        return detail::access::make<basic_view<Base>>(text_, at_);
    }

    /// Parses `text` as an identifier of this kind.
    ///
    /// Returns a view of `text`, or an error with the offset of the first byte at which it cannot continue, the rule
    /// and the mistake. Takes time linear in the size of the text; does not allocate or throw. The view is valid as
    /// long as the text: a temporary string is rejected at compile time. Needs <consturi/parse.hpp>.
    ///
    ///     static_assert(uri_view::parse("https://example.com:8443/v1")->port_number() == 8443);
    template <class InstructionSet = detail::instruction_set>
    static constexpr result<basic_view> parse(detail::borrowed_text text [[clang::lifetimebound]]) noexcept;

private:
    using components = typename Kind::syntax::components;

    friend detail::access;
    constexpr basic_view(std::string_view text, components const& at) noexcept : text_(text), at_(at) {}

    std::string_view text_;
    components at_;
};

/// A view of a URI reference (RFC 3986 4.1).
///
///     constexpr auto logo = "../img/logo.png?v=2"_uri_reference;
///     static_assert(!logo.scheme() && !logo.host());
///     static_assert(logo.path() == "../img/logo.png" && logo.query() == "v=2");
using uri_reference_view = basic_view<kinds::uri_reference>;

/// A view of a URI (RFC 3986 3): a URI reference that has a scheme. (A view of an empty `uri` is empty, too.)
///
///     constexpr auto api = "https://api.example.com:8443/v1?limit=10"_uri;
///     static_assert(api.scheme() == "https" && api.host() == "api.example.com");
///     static_assert(api.port_number() == 8443 && !api.fragment());
using uri_view = basic_view<kinds::uri>;

} // namespace consturi

// <string_view> declares std::hash.
template <class Kind>
struct std::hash<consturi::basic_view<Kind>> : consturi::detail::text_hash {};

#endif
