// URIs and errors in std::format and output streams.
//
// Distributed under the Boost Software License, Version 1.0.
#include "adapters/format_cases.hpp"
#include "message.hpp"

#include <consturi/format.hpp>

#include <iomanip>
#include <sstream>
#include <utility>
#include <vector>

using namespace consturi;
using namespace consturi::literals;

template <class... T>
static std::string written(T&&... parts) {
    std::ostringstream out;
    (out << ... << std::forward<T>(parts));
    return out.str();
}

TEST_CASE("streams: a URI is written like a string, with width, fill and adjustment") {
    auto const u = "http://h/"_uri;
    CHECK(written(u, '|', "../a"_uri_reference) == "http://h/|../a");
    CHECK(written(uri(u), '|', checked_uri(u), '|', uri_reference(u)) == "http://h/|http://h/|http://h/");
    CHECK(written(std::setw(11), u, u) == "  http://h/http://h/");
    CHECK(written(std::setfill('*'), std::left, std::setw(11), u, '|') == "http://h/**|");
}

TEST_CASE("streams: parts of a URI and decoded bytes are written like strings") {
    auto const u = *parse_uri("HTTPS://H:443/a/b%20c?q=%41");
    CHECK(written(u.segments().back(), '|', u.query_params().front(), '|', std::setw(4),
                  *u.query_params().front().decoded_value())
          == "b%20c|q=%41|   A");
    CHECK(written(origin(u), '|', origin("urn:x"_uri), '|', *parse_host_port("[::1]:80")) == "https://h|null|[::1]:80");
    CHECK(written(checked_data_uri("data:,a%20b").payload(), '|', checked_tel_uri("tel:+1-2").digits()) == "a b|+12");
}

TEST_CASE("streams: a word is read into an owner, which an invalid one leaves unchanged") {
    std::istringstream in(" http://a/\nhttp://b:x/ ../c");
    uri u;
    CHECK((in >> u && u == "http://a/"_uri));
    CHECK_FALSE(in >> u);
    CHECK((u == "http://a/"_uri && in.fail() && !in.bad()));
    in.clear();
    uri_reference reference;
    CHECK((in >> reference && reference == "../c"_uri_reference));
    CHECK_FALSE(in >> reference);
    CHECK(in.eof());
}

TEST_CASE("streams: an address is written like a string") {
    CHECK(written("10.0.0.1"_ipv4, std::setw(5), "::1"_ipv6) == "10.0.0.1  ::1");
}

TEST_CASE("streams: the description of an error is written") {
    auto const message = message_of(mistake::letter_in_port);
    auto const width = static_cast<int>(message.size()) + 2;
    CHECK(written(std::setw(width), parse_uri("http://h:8a").error()) == "  " + message);
}

#if defined(__cpp_lib_format)
static constexpr auto format = [](std::string_view with, auto const&... arguments) {
    return std::vformat(with, std::make_format_args(arguments...));
};

TEST_CASE("std::format: URIs are formatted like strings, redacted, or decoded") { check_formats(format); }

#if defined(__cpp_exceptions)
TEST_CASE("std::format: an invalid format is an exception") { check_invalid_formats<std::format_error>(format); }
#endif

TEST_CASE("std::format: a constant format string") {
    CHECK(std::format("{:*>{}r}", "s://u:p@h"_uri, 12) == "*s://u:***@h");
}
#if defined(__cpp_lib_format_ranges)
TEST_CASE("std::format: decoded bytes are a string in a range, too") {
    CHECK(std::format("{}", std::vector{decoded_view("a%20b")}) == "[\"a b\"]");
}
#endif
#endif
