// Queries and their parameters.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_PARAMETERS_HPP
#define CONSTURI_CASES_PARAMETERS_HPP

#include "cases/cases.hpp"
#include "cases/ranges.hpp"

#include <consturi/uri/parameters.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>

namespace cases {

using consturi::mistake, consturi::plus_sign;

/// A query and its parameters.
struct query_with_parameters {
    text query;
    texts parameters;
    text separators = "&";
};

/// A parameter, its name and its value; then both decoded, as a form if there is a `+`.
struct name_and_value {
    text parameter, name;
    component value;
    text decoded_name;
    component decoded_value;
};

/// A query, a name, and the values of the parameters with this name.
struct parameters_of_a_name {
    text query, name;
    texts values;
    text separators = "&";
    plus_sign plus = plus_sign::literal;
};

/// The value of the parameter `n` of a query as a number of the given type.
struct number_in_a_query {
    text query;
    consturi::result<std::int64_t> (*read)(consturi::query_params const&);
    std::int64_t number;
};
/// Why there is no such number, and the offset.
struct no_number_in_a_query {
    text query;
    consturi::result<std::int64_t> (*read)(consturi::query_params const&);
    mistake why;
    std::size_t position;
};

template <class Number>
constexpr consturi::result<std::int64_t> read_as(consturi::query_params const& parameters) {
    auto const number = parameters.get<Number>("n");
    if (!number) return consturi::unexpected(number.error());
    return static_cast<std::int64_t>(*number); // those above the range are negative
}

constexpr text input_of(number_in_a_query const& row) { return row.query; }
constexpr text input_of(no_number_in_a_query const& row) { return row.query; }
constexpr text input_of(query_with_parameters const& row) { return row.query; }
constexpr text input_of(name_and_value const& row) { return row.parameter; }
constexpr text input_of(parameters_of_a_name const& row) { return row.query; }

/// Whether a parameter is its name and, after a `=`, its value.
constexpr bool is_rebuilt(consturi::query_param const& parameter) {
    auto rest = parameter.encoded();
    return takes(rest, parameter.name()) && (!parameter.value() || takes(rest, *parameter.value(), "=")) && rest.empty()
           && parameter.name().find('=') == text::npos;
}

/// Whether a query is its parameters with a separator between any two.
constexpr bool is_rebuilt(consturi::query_params const& parameters, text separators = "&") {
    auto rest = parameters.base();
    bool is_first = true;
    for (auto const parameter : parameters) {
        auto const delimiter = rest.substr(0, is_first ? 0 : 1);
        if (!is_first && (delimiter.empty() || separators.find(delimiter) == text::npos)) return false;
        if (!takes(rest, parameter.encoded(), delimiter) || !is_rebuilt(parameter)) return false;
        if (parameter.encoded().find_first_of(separators) != text::npos) return false;
        is_first = false;
    }
    return rest.empty() && is_bidirectional(parameters);
}

/// Whether the functions that search for a name find the parameters that have it.
constexpr bool finds(consturi::query_params const& parameters, text name) {
    auto const matches = parameters.get_all(name);
    auto match = matches.begin();
    std::size_t count = 0;
    for (auto at = parameters.begin(); at != parameters.end(); ++at) {
        if (at->decoded_name() != name) continue;
        if (count++ == 0 && at != parameters.find(name)) return false;
        if (match == matches.end() || *match != *at || match->decoded_name() != name) return false;
        ++match;
    }
    return match == matches.end() && parameters.count(name) == count && parameters.contains(name) == (count != 0)
           && (count != 0 || parameters.find(name) == parameters.end()) && is_bidirectional(matches);
}

constexpr bool holds(query_with_parameters const& row, text input) {
    consturi::query_params const parameters(input, row.separators);
    std::size_t i = 0;
    for (auto const parameter : parameters)
        if (i == row.parameters.size || parameter.encoded() != row.parameters.all[i++]) return false;
    return i == row.parameters.size && parameters.base() == input && is_rebuilt(parameters, row.separators);
}

constexpr bool holds(name_and_value const& row, text input) {
    auto const plus = input.find('+') == text::npos ? plus_sign::literal : plus_sign::space;
    auto const parameter = consturi::query_params(input, "&", plus).front();
    auto const [name, value] = parameter;
    auto const decoded = parameter.decoded_value();
    return parameter.encoded() == input && name == row.name && value == row.value && parameter.name() == name
           && parameter.value() == value && parameter.decoded_name() == row.decoded_name
           && decoded.has_value() == row.decoded_value.has_value() && (!decoded || *decoded == *row.decoded_value);
}

constexpr bool holds(parameters_of_a_name const& row, text input) {
    consturi::query_params const parameters(input, row.separators, row.plus);
    std::size_t i = 0;
    for (auto const parameter : parameters.get_all(row.name))
        if (i == row.values.size || parameter.value().value_or("none") != row.values.all[i++]) return false;
    return i == row.values.size && finds(parameters, row.name);
}

constexpr bool holds(number_in_a_query const& row, text input) {
    return row.read(consturi::query_params(input)) == row.number;
}
constexpr bool holds(no_number_in_a_query const& row, text input) {
    consturi::query_params const parameters(input);
    auto const number = row.read(parameters);
    bool const is_missing = row.why == mistake::missing_parameter;
    return !number && number.error().code() == row.why && number.error().position() == row.position
           && number.error().rule() == "n" && is_missing == !parameters.contains("n")
           && (!is_missing || parameters.get_or("n", 7) == 7)
           && (row.why == mistake::number_out_of_range || is_missing == parameters.get_or("n", 7).has_value());
}

// clang-format off

inline constexpr number_in_a_query numbers_in_queries[] = {
    {"n=0",                     read_as<int>,           0},
    {"a&n=12&n=3",              read_as<int>,           12},
    {"%6E=%31%32",              read_as<int>,           12},
    {"n=-5",                    read_as<int>,           -5},
    {"n=%2D5",                  read_as<int>,           -5},
    {"n=-0",                    read_as<int>,           0},
    {"n=-0",                    read_as<unsigned>,      0},
    {"n=007",                   read_as<int>,           7},
    {"n=000000000000000000000000000000000000001", read_as<std::int8_t>, 1},
    {"n=127",                   read_as<std::int8_t>,   127},
    {"n=-128",                  read_as<std::int8_t>,   -128},
    {"n=255",                   read_as<std::uint8_t>,  255},
    {"n=65535",                 read_as<std::uint16_t>, 65535},
    {"n=9223372036854775807",   read_as<std::int64_t>,  std::numeric_limits<std::int64_t>::max()},
    {"n=-9223372036854775808",  read_as<std::int64_t>,  std::numeric_limits<std::int64_t>::min()},
    {"n=18446744073709551615",  read_as<std::uint64_t>, -1},
};

inline constexpr no_number_in_a_query no_numbers_in_queries[] = {
    {"",                        read_as<int>,           mistake::missing_parameter, 0},
    {"N=1&nn=2",                read_as<int>,           mistake::missing_parameter, 8},
    {"n",                       read_as<int>,           mistake::parameter_without_value, 1},
    {"a&n&n=1",                 read_as<int>,           mistake::parameter_without_value, 3},
    {"n=",                      read_as<int>,           mistake::parameter_that_is_no_number, 2},
    {"n=&a=1",                  read_as<int>,           mistake::parameter_that_is_no_number, 2},
    {"n=-",                     read_as<int>,           mistake::parameter_that_is_no_number, 3},
    {"n=--1",                   read_as<int>,           mistake::parameter_that_is_no_number, 3},
    {"n=+1",                    read_as<int>,           mistake::parameter_that_is_no_number, 2},
    {"n=%201",                  read_as<int>,           mistake::parameter_that_is_no_number, 2},
    {"n=1%20",                  read_as<int>,           mistake::parameter_that_is_no_number, 3},
    {"n=%31%32x",               read_as<int>,           mistake::parameter_that_is_no_number, 8},
    {"n=1%00",                  read_as<int>,           mistake::parameter_that_is_no_number, 3},
    {"n=1.5",                   read_as<int>,           mistake::parameter_that_is_no_number, 3},
    {"n=1e3",                   read_as<int>,           mistake::parameter_that_is_no_number, 3},
    {"n=0x1F",                  read_as<int>,           mistake::parameter_that_is_no_number, 3},
    {"n=1=2",                   read_as<int>,           mistake::parameter_that_is_no_number, 3},
    {"n=1;m=2",                 read_as<int>,           mistake::parameter_that_is_no_number, 3},
    {"n=99999999999999999999x", read_as<int>,           mistake::parameter_that_is_no_number, 22},
    {"n=\xD9\xA1",              read_as<int>,           mistake::parameter_that_is_no_number, 2}, // an Arabic digit
    {"n=128",                   read_as<std::int8_t>,   mistake::number_out_of_range, 2},
    {"n=-129",                  read_as<std::int8_t>,   mistake::number_out_of_range, 2},
    {"a=1&n=256",               read_as<std::uint8_t>,  mistake::number_out_of_range, 6},
    {"n=-1",                    read_as<std::uint8_t>,  mistake::number_out_of_range, 2},
    {"n=9223372036854775808",   read_as<std::int64_t>,  mistake::number_out_of_range, 2},
    {"n=-9223372036854775809",  read_as<std::int64_t>,  mistake::number_out_of_range, 2},
    {"n=18446744073709551616",  read_as<std::uint64_t>, mistake::number_out_of_range, 2},
    {"n=18446744073709551625",  read_as<std::uint64_t>, mistake::number_out_of_range, 2},
    {"n=184467440737095516150", read_as<std::uint64_t>, mistake::number_out_of_range, 2},
};

inline constexpr query_with_parameters queries[] = {
    {"",               {}},
    {"a",              {"a"}},
    {"a=1&b=2&a=1",    {"a=1", "b=2", "a=1"}},             // in their order, with duplicates
    {"&",              {"", ""}},
    {"&&",             {"", "", ""}},
    {"a&",             {"a", ""}},
    {"&a",             {"", "a"}},
    {"a&&b",           {"a", "", "b"}},
    {"=&==",           {"=", "=="}},
    {"a;b&c",          {"a;b", "c"}},
    {"a;b&c",          {"a", "b&c"},       ";"},
    {"a;b&c",          {"a", "b", "c"},    "&;"},
    {";a;",            {"", "a", ""},      ";"},
    {"a\xFF" "b|\x80", {"a", "b", "\x80"}, "|\xFF"},       // any bytes
    {"a&b",            {"a&b"},            ""},
    {"a%26b&%3D=/?:@", {"a%26b", "%3D=/?:@"}},
};

inline constexpr name_and_value names_and_values[] = {
    {"a",           "a",     none,    "a",   none},
    {"a=",          "a",     "",      "a",   ""},
    {"=",           "",      "",      "",    ""},
    {"=a",          "",      "a",     "",    "a"},
    {"a=b=c",       "a",     "b=c",   "a",   "b=c"},
    {"%61%3D=%3d1", "%61%3D", "%3d1", "a=",  "=1"},
    {"a+b=+%2B",    "a+b",   "+%2B",  "a b", " +"},
    {"a+",          "a+",    none,    "a ",  none},
};

inline constexpr parameters_of_a_name searches[] = {
    {"q=1&tag=x&tag=y", "q",   {"1"}},
    {"q=1&tag=x&tag=y", "tag", {"x", "y"}},
    {"q=1&tag=x&tag=y", "ta",  {}},
    {"q=1&tag=x&tag=y", "Q",   {}},
    {"%74ag=%78&tag",   "tag", {"%78", "none"}},           // names are compared decoded
    {"%74ag",           "%74ag", {}},
    {"%2574ag=1",       "%74ag", {"1"}},
    {"a%26b=1&a=2",     "a&b", {"1"}},
    {"a&&=1&b",         "",    {"none", "1"}},
    {"",                "",    {}},
    {"a+b=1&a%20b=2",   "a b", {"2"}},
    {"a+b=1&a%20b=2",   "a b", {"1", "2"}, "&", plus_sign::space},
    {"a+b=1&a%2Bb=2",   "a+b", {"1", "2"}},
    {"a+b=1&a%2Bb=2",   "a+b", {"2"},      "&", plus_sign::space},
    {"b;a=1;a=2&a=3;b", "a",   {"1", "2&a=3"}, ";"},
    {"b;a=1;a=2&a=3;b", "a",   {"1", "2", "3"}, "&;"},
};

// clang-format on

} // namespace cases

#endif
