// RFC 3987 4: text from right to left, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/bidi.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 3987 4.2: a part with text from right to left begins and ends with it, and has no other text") {
    check_all(cases::bidi_cases);
    constexpr std::string_view mixed = "http://h/\u05D0a";
    auto const error = consturi::parse_iri<consturi::requirements::well_formed_bidi>(mixed).error();
    CHECK(error.explain(mixed).starts_with("http://h/\u05D0a\n          ^ "));
}
