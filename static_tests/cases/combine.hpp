// Combinations of requirements, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_COMBINE_HPP
#define CONSTURI_CASES_COMBINE_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/require.hpp>

namespace cases {

// clang-format off

inline constexpr requirement_case combinations[] = {
    {meets<has_query && has_fragment>,    "?#",         true},
    {meets<has_query && has_fragment>,    "?",          false},
    {meets<has_query || has_fragment>,    "#",          true},
    {meets<has_query || has_fragment>,    "",           false},
    {meets<!(has_query || has_fragment)>, "",           true},
    {meets<!(has_query && has_fragment)>, "?#",         false},
    {meets<!!has_query>,                  "?",          true},
    {meets<!(has_query && host_is_ip)>,   "//127.1",    true},
    {meets<!(has_query && host_is_ip)>,   "//127.1?",   false},
    {meets<!(has_query || host_is_ip)>,   "//127.1",    false},
    {meets<!(has_query || host_is_ip)>,   "//h",        true},
    {meets<!(has_query && !host_is_ip)>,  "//1.2.3.4/?", true},
    {meets<!(has_query && !host_is_ip)>,  "//127.1?",   false},
};

// clang-format on

} // namespace cases

#endif
