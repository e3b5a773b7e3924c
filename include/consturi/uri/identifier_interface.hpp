// The members that views and owners of every kind have, and the operators.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_IDENTIFIER_INTERFACE_HPP
#define CONSTURI_URI_IDENTIFIER_INTERFACE_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/support/output_stream.hpp>
#include <consturi/uri/access.hpp>
#include <consturi/uri/kinds.hpp>

#include <compare>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace consturi {

/// The base of the members of views and owners of a kind, like std::ranges::view_interface. `Self::kind` is the kind.
template <class Self>
class identifier_interface {
public:
    /// The whole text.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return detail::access::text_of(self()); }

protected:
    /// The offsets of the components: the `components` of the syntax.
    constexpr auto const& at() const noexcept { return detail::access::components_of(self()); }
    /// A component that each text of this kind has.
    constexpr std::string_view part(abnf::slice slice) const noexcept {
        return slice.of(detail::access::text_of(self()));
    }
    /// A component that can be undefined.
    constexpr std::optional<std::string_view> component(abnf::slice slice) const noexcept {
        if (!slice.defined()) return std::nullopt;
        return part(slice);
    }
    constexpr Self const& self() const noexcept { return static_cast<Self const&>(*this); }
};

namespace detail {

/// A view or an owner of any kind.
template <class U>
concept any_identifier = std::is_base_of_v<identifier_interface<U>, U>;

/// A view or owner, converted for the same reason as output_stream: a user's own operator may take a view of an owner.
struct identifier_for_output {
    template <class Self>
    identifier_for_output(identifier_interface<Self> const&);
};

/// Whether the views of both convert to the same view.
template <class A, class B>
concept comparable = std::same_as<reference_of<typename A::kind>, reference_of<typename B::kind>>;

/// The hash that is consistent with `==`. It is transparent: an unordered container of owners can be searched for a
/// view.
struct text_hash {
    using is_transparent = void;
    [[nodiscard]] std::size_t operator()(any_identifier auto const& u) const noexcept {
        return std::hash<std::string_view>()(u.text());
    }
};

} // namespace detail

/// Whether two texts are equal, byte by byte (RFC 3986 6.2.1). See `equivalent` for normal forms.
template <class A, class B>
    requires detail::comparable<A, B>
[[nodiscard]] constexpr bool operator==(identifier_interface<A> const& a, identifier_interface<B> const& b) noexcept {
    return static_cast<A const&>(a).text() == static_cast<B const&>(b).text();
}

/// The lexicographic order of texts.
template <class A, class B>
    requires detail::comparable<A, B>
[[nodiscard]] constexpr std::strong_ordering operator<=>(identifier_interface<A> const& a,
                                                         identifier_interface<B> const& b) noexcept {
    return static_cast<A const&>(a).text() <=> static_cast<B const&>(b).text();
}

/// Writing to a stream needs <consturi/format.hpp>.
detail::include_consturi_format_hpp operator<<(detail::output_stream, detail::identifier_for_output) = delete;

} // namespace consturi

#endif
