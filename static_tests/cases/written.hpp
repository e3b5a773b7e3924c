// Checks of what an operation writes into a buffer.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_WRITTEN_HPP
#define CONSTURI_CASES_WRITTEN_HPP

#include "cases/cases.hpp"

#include <consturi/uri/parse.hpp>

#include <cstddef>
#include <optional>
#include <span>

namespace cases {

/// Whether `made` has the text `expected` and the components that the parser finds in it.
template <class View>
constexpr bool equals_parsed(std::optional<View> const& made, text expected) {
    auto const parsed = consturi::parse_uri_reference(expected);
    return made && parsed && made->text() == expected && made->scheme() == parsed->scheme()
           && made->userinfo() == parsed->userinfo() && made->host() == parsed->host() && made->port() == parsed->port()
           && made->path() == parsed->path() && made->query() == parsed->query()
           && made->fragment() == parsed->fragment();
}

/// Whether `write` writes `expected` into a buffer that is large enough, and nothing into a smaller one.
template <class Write>
constexpr bool writes(Write write, std::size_t size, text expected) {
    char buffer[256];
    std::span<char> const all(buffer);
    for (char& c : all) c = '#';
    bool const rejects_smaller =
        size == expected.size() && (size == 0 || (!write(all.first(size - 1)) && buffer[0] == '#'));
    return rejects_smaller && equals_parsed(write(all.first(size)), expected) && equals_parsed(write(all), expected)
           && buffer[size] == '#';
}

} // namespace cases

#endif
