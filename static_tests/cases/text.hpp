// Requirements of the whole text, references, and whether the references meet them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_TEXT_HPP
#define CONSTURI_CASES_TEXT_HPP

#include "cases/cases.hpp"
#include "cases/requirements.hpp"

#include <consturi/requirements/text.hpp>

#include <cstdint>

namespace cases {

// clang-format off

inline constexpr requirement_case text_requirements[] = {
    {meets<no_encoded_slash>,       "/a%5c?%2e",    true},
    {meets<no_encoded_slash>,       "/a%2Fb",       false},
    {meets<no_encoded_slash>,       "//u%2fx@h/?a", false},
    {meets<no_encoded_slash>,       "?%2f",         false},
    {meets<is_normalized>,          "http://h:80",  true},
    {meets<is_normalized>,          "../a%2Fb",     true},
    {meets<is_normalized>,          "",             true},
    {meets<is_normalized>,          "s:/.//a",      true},
    {meets<is_normalized>,          "HTTP://h",     false},
    {meets<is_normalized>,          "http://H",     false},
    {meets<is_normalized>,          "/%7e",         false},
    {meets<is_normalized>,          "/%2f",         false},
    {meets<is_normalized>,          "/a/./b",       false},
    {meets<is_normalized>,          "./a",          false},
    {meets<max_length(3)>,          "a:b",          true},
    {meets<max_length(UINT32_MAX)>, "//h/p",        true},
    {meets<max_length(3)>,          "a:bc",         false},
    {meets<max_length(0)>,          "",             true},
    {meets<no_encoded_nul>,         "/%01%2500",    true},
    {meets<no_encoded_nul>,         "/a%00",        false},
    {meets<no_encoded_nul>,         "?%00",         false},
};

// clang-format on

} // namespace cases

#endif
