// RFC 5234: rules printed as ABNF.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/abnf/code_points.hpp>
#include <consturi/abnf/print.hpp>
#include <consturi/rfc/rfc5234.hpp>

using namespace consturi::abnf;
using namespace consturi::rfc5234;

static constexpr auto port = "port"_rule = [] { return *DIGIT; };
static constexpr auto pct_encoded = "pct-encoded"_rule = [] { return "%" >> HEXDIG >> HEXDIG; };

TEST_CASE("RFC 5234: each construct prints as ABNF") {
    CHECK(to_abnf(x(0x41)) == "%x41");
    CHECK(to_abnf(x(0x0D, 0xFF)) == "%x0D-FF");
    CHECK(to_abnf(lit("ab") >> "c" >> (lit("d") | "e")) == R"("ab" "c" ( "d" / "e" ))");
    CHECK(to_abnf(lit("say \"hi\"\n")) == R"(( "say " %x22 "hi" %x22 %x0A ))");
    CHECK(to_abnf(lit("\"") >> "") == R"(%x22 "")");
    CHECK(to_abnf(lit("\x7F\xFF")) == "( %x7F %xFF )");
    CHECK(to_abnf(lit("a") >> "b" | "c") == R"("a" "b" / "c")");
    CHECK(to_abnf(group(lit("a") >> "b") | "c") == R"(( "a" "b" ) / "c")");
    CHECK(to_abnf(*port) == "*port");
    CHECK(to_abnf(2 * pct_encoded) == "2*pct-encoded");
    CHECK(to_abnf(2 * 4_(port)) == "2*4port");
    CHECK(to_abnf(*4_(port)) == "*4port");
    CHECK(to_abnf(4_(port)) == "4port");
    CHECK(to_abnf(*group(4_(port))) == "*( 4port )");
    CHECK(to_abnf(2_(4_(port))) == "2( 4port )");
    CHECK(to_abnf(*(1 * pct_encoded)) == "*( 1*pct-encoded )");
    CHECK(to_abnf(*opt[port]) == "*[ port ]");
    CHECK(to_abnf(opt[port | "a"] >> *(port | "a") >> *(port >> "a"))
          == R"([ port / "a" ] *( port / "a" ) *( port "a" ))");
}

TEST_CASE("RFC 5234: ranges of code points print as ABNF") {
    using consturi::abnf::code_point_notation::x;
    CHECK(to_abnf(x(0xA0, 0xD7FF) | x(0x41) | x(0x100000, 0x10FFFD)) == "%xA0-D7FF / %x41 / %x100000-10FFFD");
    CHECK(to_abnf(*(x(0xA0) | x(0xF900, 0xFDCF)) >> (x(7) | x(0x100))) == "*( %xA0 / %xF900-FDCF ) ( %x07 / %x100 )");
    CHECK(to_abnf(*x(0xA0, 0xD7FF)) == "*%xA0-D7FF");
}
