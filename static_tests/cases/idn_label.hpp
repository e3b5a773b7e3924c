// Labels of internationalized domain names, and their mistakes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_IDN_LABEL_HPP
#define CONSTURI_CASES_IDN_LABEL_HPP

#include "cases/cases.hpp"

#include <consturi/host/idn_label.hpp>

#include <cstddef>

namespace cases {

struct a_label_case {
    text a_label, u_label; // empty, if there is none
};
struct u_label_mistake_case {
    text u_label;
    std::size_t position;
    consturi::mistake which;
};
struct ascii_label_case {
    text label;
    consturi::detail::label_mistake wrong = {};
};

constexpr text input_of(a_label_case const& row) { return row.a_label; }
constexpr text input_of(u_label_mistake_case const& row) { return row.u_label; }
constexpr text input_of(ascii_label_case const& row) { return row.label; }

constexpr bool holds(a_label_case const& row, text input) {
    using namespace consturi::detail;
    if (u_label(input).text() != row.u_label) return false;
    if (mistake_in_ascii_label(input).found() != row.u_label.empty()) return false;
    return row.u_label.empty()
           || (!mistake_in_u_label(row.u_label).found()
               && equal_ignoring_case(punycode_encoder(row.u_label).label(), input.substr(4)));
}
constexpr bool holds(u_label_mistake_case const& row, text input) {
    auto const wrong = consturi::detail::mistake_in_u_label(input);
    return wrong.position == row.position && wrong.which == row.which;
}
constexpr bool holds(ascii_label_case const& row, text input) {
    auto const wrong = consturi::detail::mistake_in_ascii_label(input);
    return wrong.position == row.wrong.position && wrong.which == row.wrong.which;
}

// clang-format off

inline constexpr a_label_case a_labels[] = {
    {"xn--bcher-kva",       "b\u00FCcher"},
    {"XN--BCHER-KVA",       "B\u00FCCHER"},
    {"xN--Bcher-kVA",       "B\u00FCcher"},
    {"xn--r8jz45g",         "\u4F8B\u3048"},
    {"xn--a",               "\u0080"}, // which characters IDNA allows, Unicode's tables tell
    {"xn--ls8h",            "\U0001F4A9"},
    {"xn--1234567890123456789012345678901234567890123456789012345-u3e", "1234567890123456789012345678901234567890123456789012345\u00E9"},
    {"xn--12345678901234567890123456789012345678901234567890123456-v6e", ""},
    {"xn--",                ""},
    {"xn---",               ""},
    {"xn----",              ""},
    {"xn--a-",              ""}, // ASCII only
    {"xn--abc-",            ""},
    {"xn--bcher-kv",        ""}, // no Punycode
    {"xn--99999999",        ""},
    {"xn--b\u00FCcher",     ""},
    {"xn--a.-cja",          ""}, // of what is no U-label
    {"xn--a_-cja",          ""},
    {"xn--a%41-epa",        ""},
    {"xn--b--bja",          ""},
    {"xn---b-cja",          ""},
    {"xn--ab---epa",        ""},
    {"xn--xn---epa",        ""},
    {"xn----b-9la",         "\u00E9--b"}, // in the second and third place
    {"xn--b--c-9oa",        ""},
};

inline constexpr u_label_mistake_case u_label_mistakes[] = {
    {"-\u00E9",        0, consturi::mistake::hyphen_at_an_end_of_a_u_label},
    {"\u00E9-",        2, consturi::mistake::hyphen_at_an_end_of_a_u_label},
    {"ab--\u00E9",     2, consturi::mistake::hyphens_in_the_third_and_fourth_place},
    {"\u00E9\u00E9--b", 4, consturi::mistake::hyphens_in_the_third_and_fourth_place},
    {"xn--\u00E9",     2, consturi::mistake::hyphens_in_the_third_and_fourth_place},
    {"\u00E9_",        2, consturi::mistake::other_ascii_in_a_u_label},
    {"a.\u00E9",       1, consturi::mistake::other_ascii_in_a_u_label},
    {"\u00E9%41",      2, consturi::mistake::other_ascii_in_a_u_label},
    {"\u00E9\xC3",     2, consturi::mistake::not_utf8},
    {"12345678901234567890123456789012345678901234567890123456\u00E9", 0, consturi::mistake::label_over_63_bytes},
};

#define LABEL_OF_63 "a23456789-123456789-123456789-123456789-123456789-123456789-12z"
inline constexpr ascii_label_case ascii_labels[] = {
    {""},
    {"example"},
    {"r3---sn-4g5e6nez"},
    {"-a_b-"},
    {"xn-a"},
    {"xm--a"},
    {text("xn--", 3)}, // a hyphen follows the label
    {"xn--bcher-kva"},
    {"Xn--",           {0, consturi::mistake::label_that_is_no_a_label}},
    {LABEL_OF_63},
    {LABEL_OF_63 "a",  {0, consturi::mistake::label_over_63_bytes}},
};
#undef LABEL_OF_63

// clang-format on

} // namespace cases

#endif
