// RFC 5890 2.3, RFC 5891 4.2: labels of internationalized domain names, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/idn_label.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 5890 2.3.2.1: an A-label is the only one of a U-label") { check_all(cases::a_labels); }
TEST_CASE("RFC 5891 4.2.3: hyphens, other ASCII characters and the size of a U-label") {
    check_all(cases::u_label_mistakes);
}
TEST_CASE("RFC 1035 2.3.4, RFC 5890 2.3.2.1: mistakes in labels of ASCII") { check_all(cases::ascii_labels); }
