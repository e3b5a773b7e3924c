// The kinds of identifiers of RFC 3986: what varies between URIs and URI references (3 and 4.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_KINDS_HPP
#define CONSTURI_URI_KINDS_HPP

#include <consturi/syntax/rfc3986.hpp>

namespace consturi {

template <class Self>
class uri_interface;
namespace detail {
template <class Self, class Kind>
class owner_interface;
template <class Self>
class query_edits;
} // namespace detail

namespace kinds {

/// A kind is the parameter of `basic_view`, `basic_owner` and other class templates.
struct uri_reference {
    using syntax = detail::rfc3986_syntax;
    static constexpr auto const& rule = rfc3986::URI_reference;
    static constexpr bool has_scheme = false; // whether each text of this kind has a scheme
    static constexpr bool has_path = true;    // whether each text of this kind has a path, even if it is empty
    using reference = uri_reference;          // the kind whose references these are, too
    template <class Self>
    using members = uri_interface<Self>; // the base of views and owners
    template <class Self, class Kind>
    using owner_interface = detail::owner_interface<Self, Kind>; // the base of owners
    template <class Self>
    using edits = detail::query_edits<Self>; // another base of owners
};

struct uri : uri_reference {
    static constexpr auto const& rule = rfc3986::URI;
    static constexpr bool has_scheme = true;
};

} // namespace kinds
} // namespace consturi

#endif
