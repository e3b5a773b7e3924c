// Mistakes as std::error_code.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "message.hpp"

#include <consturi.hpp>
#include <consturi/error_code.hpp>

#include <string>

using namespace consturi;

TEST_CASE("each mistake is an error code with its message, and none stands for success") {
#define CONSTURI_MISTAKE(name, kind, text)                                                                             \
    {                                                                                                                  \
        std::error_code const code = mistake::name;                                                                    \
        CHECK((code && code.message() == message_of(mistake::name)));                                                  \
    }
#include <consturi/diagnosis/mistakes.def>
    std::error_code const code = parse_uri("http://h:8a").error().code();
    CHECK(code == mistake::letter_in_port);
    CHECK(code != mistake::no_scheme);
    CHECK(code == std::errc::invalid_argument);
    CHECK(code.category() == mistake_category());
    CHECK(std::string(code.category().name()) == "consturi");
}
