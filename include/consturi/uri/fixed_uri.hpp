// URIs and URI references that contain their text, for template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_FIXED_URI_HPP
#define CONSTURI_URI_FIXED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/uri/owner_interface.hpp>

#include <cstddef>

namespace consturi {

namespace detail {

/// Copies a literal and finds its components. (The classes have no common base with data and no padding between
/// members: clang 14 crashes or generates wrong code for a temporary of such a class that is created by a consteval
/// constructor.)
template <class Kind, std::size_t N>
constexpr rejection read_literal(char const (&literal)[N], char (&text)[N],
                                 typename Kind::syntax::components& at) noexcept {
    at = {};
    rejection wrong{};
    if (!is_valid<typename Kind::syntax>(Kind::rule, text_of(literal), at)) {
        wrong = reject_literal<Kind>(text_of(literal));
        mark_as_rejected(at);
    }
    for (std::size_t i = N; i-- != 0;) text[i] = literal[i];
    return wrong;
}

} // namespace detail

/// A URI of N - 1 bytes that can be a template argument. Equal texts are the same argument. An lvalue, such as a
/// template argument, can be used like a view.
///
/// Its data members are public, because a template argument requires it; do not use them.
///
///     template <fixed_uri Endpoint>
///     struct client { static constexpr auto host = Endpoint.host(); };
///     static_assert(client<"https://api.example.com/v1">::host == "api.example.com");
#define CONSTURI_FIXED fixed_uri
#define CONSTURI_KIND kinds::uri
#include <consturi/uri/fixed.def>

/// A URI reference of N - 1 bytes (RFC 3986 4.1), otherwise like fixed_uri, from which it can be created.
#define CONSTURI_FIXED fixed_uri_reference
#define CONSTURI_KIND kinds::uri_reference
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
