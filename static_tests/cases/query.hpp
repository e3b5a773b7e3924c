// Requirements of the query and the fragment, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_QUERY_HPP
#define CONSTURI_CASES_QUERY_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/query.hpp>

namespace cases {

// clang-format off

inline constexpr requirement_case query_requirements[] = {
    {meets<has_query>,    "?",    true},
    {meets<has_query>,    "#?",   false},
    {meets<has_fragment>, "?#",   true},
    {meets<has_fragment>, "?%23", false},
};

// clang-format on

} // namespace cases

#endif
