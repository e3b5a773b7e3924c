// Texts that are arguments of requirements, and the errors for those that are not.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_ARGUMENT_HPP
#define CONSTURI_CASES_ARGUMENT_HPP

#include "cases/cases.hpp"

#include <consturi/requirements/argument.hpp>

namespace cases {

using consturi::mistake;
using namespace consturi::requirements::detail;

/// The mistake in an argument of requirements; nothing, if the text is one.
template <class Argument>
constexpr std::optional<found_mistake> mistake_in(text argument) {
    if (is_argument<Argument>(argument)) return std::nullopt;
    auto const wrong = diagnose_argument<Argument>(argument);
    return found_mistake{wrong.position, wrong.which};
}

struct wrong_argument {
    std::optional<found_mistake> (*mistake_in)(text);
    text argument;
    std::size_t position;
    mistake which;
};
constexpr text input_of(wrong_argument const& row) { return row.argument; }
constexpr bool holds(wrong_argument const& row, text input) {
    auto const found = row.mistake_in(input);
    return found && found->position == row.position && found->which == row.which;
}

struct right_argument {
    std::optional<found_mistake> (*mistake_in)(text);
    text argument;
};
constexpr text input_of(right_argument const& row) { return row.argument; }
constexpr bool holds(right_argument const& row, text input) { return !row.mistake_in(input); }

inline constexpr auto in_scheme = mistake_in<scheme_argument>, in_host = mistake_in<host_argument>,
                      in_domain = mistake_in<domain_argument>, in_path = mistake_in<path_argument>;

// clang-format off

inline constexpr right_argument right_arguments[] = {
    {in_scheme, "h"}, {in_scheme, "coap+tcp"},
    {in_host,   "a.example"}, {in_host, "[::1]"}, {in_host, "[v1.*]"}, {in_host, "1.2.3.4"}, {in_host, "a,b"}, {in_host, ".h"},
    {in_domain, "a.example"}, {in_domain, "h."}, {in_domain, "1a.h"},
    {in_path,   "/"}, {in_path, "/a;b"}, {in_path, "/%41"}, {in_path, "/a//"},
};

inline constexpr wrong_argument wrong_arguments[] = {
    {in_scheme, "",                  0,  mistake::unexpected_end},
    {in_scheme, "https:",            5,  mistake::invalid_character_in_scheme},
    {in_scheme, "https://",          5,  mistake::invalid_character_in_scheme},
    {in_scheme, "/",                 0,  mistake::invalid_character_in_scheme},
    {in_scheme, "1a",                0,  mistake::scheme_not_beginning_with_a_letter},
    {in_scheme, " http",             0,  mistake::surrounding_white_space},
    {in_scheme, "http\r\n",          4,  mistake::surrounding_white_space},
    {in_scheme, "ht tp",             2,  mistake::invalid_character_in_scheme},

    {in_host,   "",                  0,  mistake::empty_host},
    {in_host,   "H.example:443",     9,  mistake::character_outside_host},
    {in_host,   "https://a.example", 5,  mistake::character_outside_host},
    {in_host,   "a.example/",        9,  mistake::character_outside_host},
    {in_host,   "u@h",               1,  mistake::character_outside_host},
    {in_host,   "a b",               1,  mistake::character_outside_host},
    {in_host,   "b\xC3\xBC",         1,  mistake::character_outside_host},
    {in_host,   "[::1]:80",          5,  mistake::character_outside_host},
    {in_host,   " a.example",        0,  mistake::surrounding_white_space},
    {in_host,   "a.example\n",       9,  mistake::surrounding_white_space},
    {in_host,   "\"a.example\"",     0,  mistake::surrounding_quotation_mark},
    {in_host,   "::1",               0,  mistake::ipv6_address_without_square_brackets},
    {in_host,   "fe80::1%eth0",      4,  mistake::ipv6_address_without_square_brackets},
    {in_host,   "[::1",              4,  mistake::ip_literal_without_a_closing_bracket},
    {in_host,   "[::1::]",           5,  mistake::second_double_colon_in_ipv6_address},
    {in_host,   "a.%41",             2,  mistake::triplet_in_host},
    {in_host,   "%4",                2,  mistake::triplet_in_host},
    {in_host,   "*.example",         0,  mistake::wildcard_in_host},
    {in_host,   "a.*",               2,  mistake::wildcard_in_host},

    {in_domain, "",                  0,  mistake::empty_host},
    {in_domain, ".h",                0,  mistake::domain_beginning_with_a_dot},
    {in_domain, "*.h",               0,  mistake::wildcard_in_host},
    {in_domain, "h%2E",              1,  mistake::triplet_in_host},
    {in_domain, "h:1",               1,  mistake::character_outside_host},
    {in_domain, " h",                0,  mistake::surrounding_white_space},
    {in_domain, "1.2.3.4",           0,  mistake::address_as_domain},
    {in_domain, "h.1",               0,  mistake::address_as_domain},
    {in_domain, "[::1]",             0,  mistake::address_as_domain},
    {in_domain, "::1",               0,  mistake::address_as_domain},

    {in_path,   "",                  0,  mistake::path_not_beginning_with_a_slash},
    {in_path,   "a",                 0,  mistake::path_not_beginning_with_a_slash},
    {in_path,   " /a",               0,  mistake::surrounding_white_space},
    {in_path,   "/a\n",              2,  mistake::surrounding_white_space},
    {in_path,   "/a b",              2,  mistake::unencoded_space},
    {in_path,   "//a",               1,  mistake::unexpected_character},
    {in_path,   "/a?",               2,  mistake::unexpected_character},
    {in_path,   "/a/..",             3,  mistake::dot_segment_in_path},
    {in_path,   "/..;/a",            1,  mistake::dot_segment_in_path},
    {in_path,   "/a%41%2F",          5,  mistake::ambiguous_triplet_in_path},
};

// clang-format on

} // namespace cases

#endif
