// What the tests of all schemes have in common: texts that are no URIs of a scheme.
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
    if (auto const u = consturi::parse_uri(input); u && SchemeUri::from(*u) != parsed) return false;
    return error.position() == row.position && error.rule() == row.rule && error.code() == row.code;
}

} // namespace cases

#endif
