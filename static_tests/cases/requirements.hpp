// Requirements, and how a reference is judged by them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_REQUIREMENTS_HPP
#define CONSTURI_CASES_REQUIREMENTS_HPP

#include "cases/cases.hpp"

#include <consturi/requirements/requirement.hpp>
#include <consturi/uri/parse.hpp>

namespace cases {

using namespace consturi::requirements;

template <auto Requirement>
constexpr bool meets(consturi::uri_reference_view const& u) { return Requirement(u); }

/// A requirement, a reference, and whether that meets it.
struct demand {
    bool (*requirement)(consturi::uri_reference_view const&);
    text reference;
    bool is_met;
};

/// A requirement and its negation.
struct opposite {
    bool (*requirement)(consturi::uri_reference_view const&);
    bool (*negation)(consturi::uri_reference_view const&);
};

constexpr text input_of(demand const& row) { return row.reference; }
constexpr bool holds(demand const& row, text input) {
    auto const u = consturi::parse_uri_reference(input);
    return u && row.requirement(*u) == row.is_met;
}

// clang-format off

inline constexpr opposite opposites[] = {
    {meets<host_is("a.h")>, meets<!host_is("a.h")>},         {meets<host_is("1.2.3.4")>, meets<!host_is("1.2.3.4")>},
    {meets<host_under("h")>, meets<!host_under("h")>},       {meets<host_is_ip>, meets<!host_is_ip>},
    {meets<port_is(80)>, meets<!port_is(80)>},               {meets<port_between(0, 99)>, meets<!port_between(0, 99)>},
    {meets<path_under("/a")>, meets<!path_under("/a")>},     {meets<path_under("/a/b")>, meets<!path_under("/a/b")>},
    {meets<has_host>, meets<!has_host>},
    {meets<has_userinfo>, meets<!has_userinfo>},             {meets<has_password>, meets<!has_password>},
    {meets<scheme_is("http")>, meets<!scheme_is("http")>},   {meets<scheme_in("x", "http")>, meets<!scheme_in("x", "http")>},
    {meets<port_is(80) || host_is_ip>, meets<!(port_is(80) || host_is_ip)>},
    {meets<port_is(80) && host_is_ip>, meets<!(port_is(80) && host_is_ip)>},
};

// clang-format on

/// Whether a reference meets the negation of a requirement that another, which means the same, meets.
constexpr bool gets_around(consturi::uri_reference_view const& a, consturi::uri_reference_view const& b) {
    for (auto const& [requirement, negation] : opposites)
        if (negation(a) && requirement(b)) return true;
    return false;
}
constexpr bool contradict_each_other(consturi::uri_reference_view const& a, consturi::uri_reference_view const& b) {
    return gets_around(a, b) || gets_around(b, a);
}

} // namespace cases

#endif
