// What the tests of all schemes have in common: texts that are no URIs of a scheme; servers.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_SCHEMES_HPP
#define CONSTURI_CASES_SCHEMES_HPP

#include "cases/cases.hpp"

#include <consturi/schemes/scheme.hpp>

#include <cstddef>

namespace cases {

using consturi::mistake;

template <class SchemeUri>
struct no_uri_of_scheme {
    text input;
    std::size_t position;
    text rule;
    mistake code;
};

template <class SchemeUri>
constexpr text input_of(no_uri_of_scheme<SchemeUri> const& row) {
    return row.input;
}
template <class SchemeUri>
constexpr bool holds(no_uri_of_scheme<SchemeUri> const& row, text input) {
    auto const parsed = SchemeUri::parse(input);
    if (parsed) return false;
    auto const& error = parsed.error();
    if constexpr (requires(consturi::uri_view u) { SchemeUri::from(u); })
        if (auto const u = consturi::parse_uri(input); u && SchemeUri::from(*u) != parsed) return false;
    return error.position() == row.position && error.rule() == row.rule && error.code() == row.code;
}

// Where an argument of a function that makes a URI or another text is wrong, and why.
struct wrong_argument {
    std::size_t position;
    text rule;
    mistake code = mistake::requirement_not_met;
};

// Whether the result is a text or the text of a URI; without one, whether it is the error.
template <class Made>
constexpr bool is_made(Made const& made, component expected, wrong_argument const& wrong) {
    if (!made)
        return !expected && made.error().position() == wrong.position && made.error().rule() == wrong.rule
               && made.error().code() == wrong.code;
    if constexpr (requires { made->text(); }) return made->text() == expected;
    else return *made == expected;
}

// Two URIs of a scheme, and whether they are equivalent by its specification.
template <class SchemeUri>
struct pair_of_uris {
    text input, other;
    bool are_equivalent;
};

template <class SchemeUri>
constexpr text input_of(pair_of_uris<SchemeUri> const& row) {
    return row.input;
}
template <class SchemeUri>
constexpr bool holds(pair_of_uris<SchemeUri> const& row, text input) {
    auto const a = SchemeUri::parse(input), b = SchemeUri::parse(row.other);
    return a && b && equivalent(*a, *a) && equivalent(*b, *b) && equivalent(*a, *b) == row.are_equivalent
           && equivalent(*b, *a) == row.are_equivalent;
}

// The texts of the servers, with a blank after each.
template <class Servers>
constexpr bool has_servers(Servers const& servers, text expected) {
    for (auto const& server : servers) {
        if (!expected.starts_with(server.text())) return false;
        expected.remove_prefix(server.text().size());
        if (!expected.starts_with(' ')) return false;
        expected.remove_prefix(1);
    }
    return expected.empty();
}

} // namespace cases

#endif
