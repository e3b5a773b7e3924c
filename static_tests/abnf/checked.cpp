// Literals of rules of a user, with and without a suffix.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/explain.hpp"

#include <consturi/abnf/checked.hpp>

#include <string>
#include <string_view>
#include <type_traits>

using namespace cases::own_rules;
using consturi::abnf::checked;

CONSTURI_LITERAL(_date, date)
CONSTURI_LITERAL(_sku, sku)
inline constexpr auto two_digits = DIGIT >> DIGIT; // without a name
CONSTURI_LITERAL(_two, two_digits)

static_assert("2026-12"_date.text() == "2026-12" && "ab1."_sku.text() == "ab1." && "42"_two.text() == "42");
static_assert(std::is_same_v<decltype("2026-12"_date), checked<date>>);

constexpr std::string_view month_of(checked<date> day) { return day.text().substr(5, 2); }
static_assert(month_of("2026-12") == "12" && month_of("2026-01"_date) == "01");
static_assert(month_of(checked<date>::parse("2026-02T11").value()) == "02");

// The bytes are compared. A literal is checked before.
static_assert("2026-11"_date < "2026-12"_date && std::is_default_constructible_v<std::hash<checked<date>>>);
static_assert(std::string_view("2026-12"_date) == "2026-12");
static_assert("2026-12T01"_date == checked<date>("2026-12T01") && "2026-12T01"_date != "2026-12t01");

// At namespace scope and in a default member initializer, where clang 14 evaluates nothing.
checked<date> release("2026-12");
struct settings {
    checked<date> release = "2026-12";
};
[[maybe_unused]] settings const used;

// Only a literal converts; other texts are parsed.
static_assert(!std::is_convertible_v<std::string, checked<date>> && !std::is_convertible_v<char const*, checked<date>>);
static_assert(!std::is_constructible_v<checked<date>, std::string_view>
              && !std::is_default_constructible_v<checked<date>>);
