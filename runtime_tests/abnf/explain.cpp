// Error positions for rules of a user, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/explain.hpp"
#include "exact_copy.hpp"

#include <string>

using namespace cases;

TEST_CASE("a text that does not match a rule has a position, the innermost rule and the expected bytes") {
    check_all(own_mismatches);
    check_all(own_matches);
}

TEST_CASE("abnf::explain shows the text, a caret below the byte, the rule and what was expected") {
    CHECK(abnf::explain(own_rules::date, "2026-13") == "2026-13\n      ^ month: expected \"0\" to \"2\"");
    CHECK(abnf::explain(own_rules::date, "2026-01\t") == "2026-01\\x09\n       ^ date: expected \"t\" or the end");
    CHECK(abnf::explain(own_rules::date, "2026-01T111") == "2026-01T111\n          ^ date: expected the end");
    CHECK(abnf::explain(own_rules::DIGIT >> own_rules::DIGIT, "1") == "1\n ^ expected \"0\" to \"9\"");
    CHECK(abnf::explain(own_rules::date, "2026-01").empty());
}
