// Form encoding (application/x-www-form-urlencoded), at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/form.hpp"
#include "exact_copy.hpp"

using namespace cases;
using namespace consturi;

TEST_CASE("names and values of forms are encoded and decoded") {
    check_all(form_encodings);
    check_all(form_decodings);
    for (auto const& row : form_encodings) CHECK(form_encode(row.decoded) == row.encoded);
    for (auto const& row : form_decodings) {
        CHECK(form_decode(row.encoded).value() == row.decoded);
        CHECK(form_decode_lossy(row.encoded, malformed::replaced) == row.decoded);
    }
}

TEST_CASE("a space is encoded as a plus sign in forms only") {
    char buffer[8];
    CHECK((form_encode_into({}, "") == "" && form_decode_into({}, "") == "" && !form_decode_into(buffer, "a+%2")));
    CHECK(form_decode("a+%4").error().position() == 4);
    CHECK(form_decode_lossy("a+%4") == "a %4");
    CHECK(form_decode_lossy("%+", malformed::replaced) == "\xEF\xBF\xBD ");
    CHECK(percent_encode("a b+c", rfc3986::query) == "a%20b+c");
    CHECK(percent_decode("a+b").value() == "a+b");
}
