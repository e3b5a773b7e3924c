// Form encoding (application/x-www-form-urlencoded), at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/form.hpp>

#include <span>

using namespace consturi;

TEST_CASE("a space is encoded as a plus sign in forms only") {
    CHECK(form_encode("a b+c&d=~") == "a+b%2Bc%26d%3D~");
    char buffer[8];
    CHECK((form_encode_into(buffer, "a b+") == "a+b%2B" && form_encoded_size("a b+") == 6));
    CHECK((!form_encode_into(std::span(buffer, 5), "a b+") && form_encode_into({}, "") == ""));
    CHECK((form_decode_into(buffer, "a+b%2B") == "a b+" && !form_decode_into(std::span(buffer, 3), "a+b%2B")));
    CHECK((!form_decode_into(buffer, "a+%2") && form_decode_into({}, "") == ""));
    CHECK(form_decode("a+b%2Bc%20d").value() == "a b+c d");
    CHECK(form_decode("a+%4").error().position() == 4);
    CHECK(form_decode_lossy("a+%4") == "a %4");
    CHECK(form_decode_lossy("%+", malformed::replaced) == "\xEF\xBF\xBD ");
    CHECK(percent_encode("a b+c", rfc3986::query) == "a%20b+c");
    CHECK(percent_decode("a+b").value() == "a+b");
}
