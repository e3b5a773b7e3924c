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
    CHECK(abnf::explain(own_rules::date, "2026-01\t")
          == "2026-01\\x09\n       ^ date: expected \"T\", \"t\" or the end");
    CHECK(abnf::explain(own_rules::date, "2026-01T111") == "2026-01T111\n          ^ date: expected the end");
    CHECK(abnf::explain(own_rules::DIGIT >> own_rules::DIGIT, "1") == "1\n ^ expected \"0\" to \"9\"");
    CHECK(abnf::explain(own_rules::date, "2026-01").empty());
}

TEST_CASE("abnf::explain tells digits and letters from what stands between them in ASCII") {
    using namespace abnf::notation;
    auto const expected = [](auto const& rule) { return abnf::explain(rule, "").substr(3); };
    CHECK(expected(x('.', ':')) == R"(expected ".", "/", "0" to "9" or ":")");
    CHECK(expected(x('5', 'c')) == R"(expected "5" to "9", ":" to "@", "A" to "Z", "[" to "`" or "a" to "c")");
    CHECK(expected(x('/', '{')) == R"(expected "/" to "{")");
    CHECK(expected(x('0', '{')) == R"(expected "0" to "9", ":" to "@", "A" to "Z", "[" to "`", "a" to "z" or "{")");
    CHECK(expected(x(0x00, 0xFF)) == R"(expected "\x00" to "\xFF")");
    CHECK(expected(lit("GET")) == R"(expected "G" or "g")");
}
