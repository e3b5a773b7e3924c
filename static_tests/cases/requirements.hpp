// Requirements and references that meet them or do not.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_REQUIREMENTS_HPP
#define CONSTURI_CASES_REQUIREMENTS_HPP

#include "cases/cases.hpp"

#include <consturi/requirements/require.hpp>
#include <consturi/uri/parse.hpp>

namespace cases {

using namespace consturi::requirements;

template <auto Requirement>
constexpr bool meets(consturi::uri_reference_view const& u) {
    return Requirement(u);
}

/// A requirement, a reference, and whether the reference meets it.
struct requirement_case {
    bool (*requirement)(consturi::uri_reference_view const&);
    text reference;
    bool is_met;
};

/// A requirement and its negation.
struct negation_pair {
    bool (*requirement)(consturi::uri_reference_view const&);
    bool (*negation)(consturi::uri_reference_view const&);
};

constexpr text input_of(requirement_case const& row) { return row.reference; }
constexpr bool holds(requirement_case const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    return u && row.requirement(*u) == row.is_met;
}

// clang-format off

inline constexpr negation_pair negation_pairs[] = {
    {meets<host_is("a.h")>, meets<!host_is("a.h")>},         {meets<host_is("1.2.3.4")>, meets<!host_is("1.2.3.4")>},
    {meets<host_under("h")>, meets<!host_under("h")>},       {meets<host_is_ip>, meets<!host_is_ip>},
    {meets<host_is_loopback>, meets<!host_is_loopback>},     {meets<host_is_private>, meets<!host_is_private>},
    {meets<host_is_global>, meets<!host_is_global>},         {meets<host_is_dns_name>, meets<!host_is_dns_name>},
    {meets<port_is(80)>, meets<!port_is(80)>},               {meets<port_between(0, 99)>, meets<!port_between(0, 99)>},
    {meets<host_in(consturi::ipv4_address(8, 0, 0, 0), 6)>, meets<!host_in(consturi::ipv4_address(8, 0, 0, 0), 6)>},
    {meets<path_under("/a")>, meets<!path_under("/a")>},     {meets<path_under("/a/b")>, meets<!path_under("/a/b")>},
    {meets<has_host>, meets<!has_host>},                     {meets<below("http://h/a")>, meets<!below("http://h/a")>},
    {meets<has_userinfo>, meets<!has_userinfo>},             {meets<has_password>, meets<!has_password>},
    {meets<scheme_is("http")>, meets<!scheme_is("http")>},   {meets<scheme_in("x", "http")>, meets<!scheme_in("x", "http")>},
    {meets<port_is(80) || host_is_ip>, meets<!(port_is(80) || host_is_ip)>},
    {meets<port_is(80) && host_is_ip>, meets<!(port_is(80) && host_is_ip)>},
};

// clang-format on

/// Whether `a` meets the negation of a requirement that `b`, another reading of the same reference, meets.
constexpr bool meets_negation_of(consturi::uri_reference_view const& a, consturi::uri_reference_view const& b) {
    for (auto const& [requirement, negation] : negation_pairs)
        if (negation(a) && requirement(b)) return true;
    return false;
}
constexpr bool contradict_each_other(consturi::uri_reference_view const& a, consturi::uri_reference_view const& b) {
    return meets_negation_of(a, b) || meets_negation_of(b, a);
}

} // namespace cases

#endif
