// URIs and errors in fmt.
//
// Distributed under the Boost Software License, Version 1.0.
#include "adapters/format_cases.hpp"

#include <consturi/fmt.hpp>

#include <fmt/ranges.h>

#include <vector>

using namespace consturi::literals;

static constexpr auto format = [](std::string_view with, auto const&... arguments) {
    return fmt::vformat(with, fmt::make_format_args(arguments...));
};

TEST_CASE("fmt: URIs are formatted like strings, redacted, or decoded") { check_formats(format); }

#if defined(__cpp_exceptions)
TEST_CASE("fmt: an invalid format is an exception") { check_invalid_formats<fmt::format_error>(format); }
#endif

TEST_CASE("fmt: a constant format string") { CHECK(fmt::format("{:*>{}r}", "s://u:p@h"_uri, 12) == "*s://u:***@h"); }

TEST_CASE("fmt: decoded bytes are a string in a range, too") {
    CHECK(fmt::format("{}", std::vector{consturi::decoded_view("a%20b")}) == "[\"a b\"]");
}
