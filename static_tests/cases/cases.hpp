// How a table of cases is judged, in the compiler and in the program.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_CASES_HPP
#define CONSTURI_CASES_CASES_HPP

#include <consturi.hpp>

#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace cases {

using text = std::string_view;
using component = std::optional<std::string_view>;
inline constexpr component none;

/// A URI reference, and the components it must have.
struct split {
    text reference;
    component scheme, userinfo, host, port;
    text path;
    component query, fragment;
};

/// A text that is no URI (or no URI reference, if `of_reference`), where that shows, in which rule, and what is said of it.
struct bad_text {
    text input;
    std::size_t position;
    text rule;
    consturi::mistake which;
    bool of_reference = false;
};

constexpr text input_of(split const& row) { return row.reference; }
constexpr text input_of(bad_text const& row) { return row.input; }

// Whether a row holds for `input`, which is a copy of the row's own text.

constexpr bool holds(split const& row, text input) {
    using namespace consturi;
    auto const parsed = parse_uri_reference(input);
    if (!parsed || !is_uri_reference(input) || parsed->text().data() != input.data() || parsed->text() != input) return false;
    bool const same = parsed->scheme() == row.scheme && parsed->userinfo() == row.userinfo && parsed->host() == row.host
                      && parsed->port() == row.port && parsed->path() == row.path && parsed->query() == row.query
                      && parsed->fragment() == row.fragment;
    bool has_authority = parsed->authority().has_value() == row.host.has_value();
    if (row.host && has_authority) {
        auto const begin = row.userinfo ? parsed->userinfo()->data() : parsed->host()->data();
        auto const end = row.port ? parsed->port()->data() + row.port->size() : parsed->host()->data() + row.host->size();
        has_authority = *parsed->authority() == text(begin, static_cast<std::size_t>(end - begin));
    }

    // With a scheme it is a URI, without one a relative reference; without a fragment as well an absolute URI.
    bool const is_absolute = row.scheme && !row.fragment;
    bool const one_kind = is_uri(input) == row.scheme.has_value() && parse_uri(input).has_value() == is_uri(input)
                          && is_relative_ref(input) != is_uri(input)
                          && parse_relative_ref(input).has_value() == is_relative_ref(input)
                          && is_absolute_uri(input) == is_absolute && parse_absolute_uri(input).has_value() == is_absolute;
    return same && has_authority && one_kind;
}

constexpr bool holds(bad_text const& row, text input) {
    using namespace consturi;
    auto const judge = [&](auto const& parsed, bool accepted) {
        return !parsed && !accepted && parsed.error().position() == row.position && parsed.error().rule() == row.rule
               && parsed.error().message() == sentence_of(row.which);
    };
    return row.of_reference ? judge(parse_uri_reference(input), is_uri_reference(input)) : judge(parse_uri(input), is_uri(input));
}

/// The number of the first row that does not hold; the number of rows if all do.
template <class Table>
constexpr std::size_t first_wrong(Table const& table) {
    std::size_t i = 0;
    for (auto const& row : table) {
        if (!holds(row, input_of(row))) return i;
        ++i;
    }
    return i;
}
template <class Table>
constexpr bool all_hold(Table const& table) { return first_wrong(table) == std::size(table); }

/// The same in a constant expression for each row: all of them may be more steps than clang takes in one.
template <auto const& Table>
constexpr bool each_holds() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
        for (bool const row : {std::bool_constant<holds(Table[I], input_of(Table[I]))>::value...})
            if (!row) return false;
        return true;
    }(std::make_index_sequence<std::size(Table)>());
}

} // namespace cases

#endif
