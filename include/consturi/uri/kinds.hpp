// The kinds of identifiers of RFC 3986: what varies between URIs and URI references (3 and 4.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_KINDS_HPP
#define CONSTURI_URI_KINDS_HPP

#include <consturi/syntax/rfc3986.hpp>

#include <concepts>
#include <type_traits>

namespace consturi {

template <class Self>
class uri_interface;

namespace detail {

template <class Self>
class identifier_interface;
template <class Self, class Kind, class Base>
class owner_interface;
template <class Self, class Kind, class Base>
class component_owner_interface;
template <class Self>
class query_edits;
template <class Self>
class no_edits {};

/// What a kind has if it says nothing else.
struct kind {
    using reference = void;                   // the kind to which this one converts, if it is another one
    using edited = void;                      // the kind of a text that was changed, if it is another one
    static constexpr bool has_scheme = false; // whether each text of this kind has a scheme, and so is not empty
    static constexpr bool has_path = false;   // whether each text of this kind has a path, even if it is empty
    template <class Other>
    static constexpr bool includes = false; // whether each text of the other kind is one of this kind
    template <class Self, class Kind>
    using owner_interface = owner_interface<Self, Kind, identifier_interface<Self>>; // the base of owners
    template <class Self>
    using edits = no_edits<Self>; // another base of owners
};

/// The same for one with the components of RFC 3986.
struct component_kind : kind {
    template <class Self, class Kind>
    using owner_interface = component_owner_interface<Self, Kind, typename Kind::template members<Self>>;
};

/// The kind to which this one converts.
template <class Kind>
using reference_of = std::conditional_t<std::is_void_v<typename Kind::reference>, Kind, typename Kind::reference>;

/// The kind of a text of this kind that was changed: a URI of a scheme becomes a URI.
template <class Kind>
using edited_of = std::conditional_t<std::is_void_v<typename Kind::edited>, Kind, typename Kind::edited>;

/// Whether each text of a kind is also one of this kind, with the same components, and views and owners convert: a URI
/// is a URI reference.
template <class Base, class Kind>
concept base_of =
    std::derived_from<Kind, Base> && !std::same_as<Kind, Base> && std::same_as<reference_of<Kind>, reference_of<Base>>;

} // namespace detail

/// A kind is the parameter of `basic_view`, `basic_owner` and other class templates.
namespace kinds {

struct uri_reference : detail::component_kind {
    using syntax = detail::rfc3986_syntax;
    static constexpr auto const& rule = rfc3986::URI_reference;
    template <class Self>
    using members = uri_interface<Self>; // the base of views and owners
    static constexpr bool has_path = true;
    template <class Self>
    using edits = detail::query_edits<Self>;
};

struct uri : uri_reference {
    using reference = uri_reference;
    static constexpr auto const& rule = rfc3986::URI;
    static constexpr bool has_scheme = true;
};

} // namespace kinds
} // namespace consturi

#endif
