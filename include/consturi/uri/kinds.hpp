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
class identifier_interface;
template <class Self>
class uri_interface;
template <class Self, class Kind, class Base>
class owner_interface;
template <class Self, class Kind, class Base>
class component_owner_interface;

namespace detail {

template <class Self>
class query_edits;
template <class Self>
class no_edits {};

/// The kind to which this one converts.
template <class Kind>
using reference_of = std::conditional_t<std::is_void_v<typename Kind::reference>, Kind, typename Kind::reference>;

/// The kind of a text of this kind that was changed: a URI of a scheme becomes a URI.
template <class Kind>
using edited_of = std::conditional_t<std::is_void_v<typename Kind::edited>, Kind, typename Kind::edited>;

/// Whether each text of a kind is also one of this kind, with the same components, and views and owners convert: a URI
/// is a URI reference.
template <class Base, class Kind>
concept base_of = !std::same_as<Kind, Base>
                  && (Base::template includes<Kind>
                      || (std::derived_from<Kind, Base> && std::same_as<reference_of<Kind>, reference_of<Base>>));

} // namespace detail

/// A kind is the parameter of `basic_view`, `basic_owner` and other class templates. docs/architecture.md has a recipe
/// for one of your own.
namespace kinds {

/// The base of a kind: what it has if it says nothing else. A kind also has a `syntax`, the `rule` that its texts
/// match, and `template <class Self> class members`, the base of its views, derived from identifier_interface.
struct basic_kind {
    using reference = void;                   ///< the kind to which this one converts, if it is another one
    using edited = void;                      ///< the kind of a text that was changed, if it is another one
    static constexpr bool has_scheme = false; ///< whether each text of this kind has a scheme, and so is not empty
    static constexpr bool has_path = false;   ///< whether each text of this kind has a path, even if it is empty
    /// Whether each text of the other kind, which is not derived from this one, is one of this kind.
    template <class Other>
    static constexpr bool includes = false;
    /// The base of owners.
    template <class Self, class Kind>
    using owner_interface = consturi::owner_interface<Self, Kind, identifier_interface<Self>>;
    /// Another base of owners.
    template <class Self>
    using edits = detail::no_edits<Self>;
};

/// The base of a kind with the components of RFC 3986, whose `members` are derived from component_interface.
struct component_kind : basic_kind {
    template <class Self, class Kind>
    using owner_interface = component_owner_interface<Self, Kind, typename Kind::template members<Self>>;
};

struct uri_reference : component_kind {
    using syntax = rfc3986::syntax;
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
