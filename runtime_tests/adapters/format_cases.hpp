// How std::format and fmt have to format URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_FORMAT_CASES_HPP
#define CONSTURI_RUNTIME_TESTS_FORMAT_CASES_HPP

#include "exact_copy.hpp"
#include "message.hpp"

#include <consturi.hpp>
#include <consturi/schemes/data.hpp>
#include <consturi/schemes/tel.hpp>

#include <climits>
#include <string>
#include <string_view>

struct format_case {
    std::string_view format, text, formatted;
};

inline constexpr format_case format_cases[] = {
    {"{}", "http://u:p@h/%41", "http://u:p@h/%41"},
    {"<{:}|{:s}>", "a", "<a|a>"},
    {"<{:5}|{:<5}|{:^5}|{:>5}>", "abc", "<abc  |abc  | abc |  abc>"},
    {"{:2}{:3}{:.3}{:.4}", "abc", "abcabcabcabc"},
    {"<{:.2}|{:4.2}|{:>4.0}>", "abc", "<ab|ab  |    >"},
    {"<{:*^6}|{:r<5}|{:<<5}|{:>>5}|{:->5}>", "abc", "<*abc**|abcrr|abc<<|>>abc|--abc>"},
    {"<{:\u00E4>5}|{:\u20AC^5}|{:\U0001F600<5s}>", "abc", "<\u00E4\u00E4abc|\u20ACabc\u20AC|abc\U0001F600\U0001F600>"},
    {"<{:\u07FF>4}|{:\u0800>4}|{:\uFFE0>4}>", "abc", "<\u07FFabc|\u0800abc|\uFFE0abc>"},
    // redacted
    {"{:r}", "http://u:p@h:1/?a#b", "http://u:***@h:1/?a#b"},
    {"{:r}", "//u:p:q:@h", "//u:***@h"},
    {"{:r}", "//:p@h", "//:***@h"},
    {"{:r}|{:s}", "http://u@h/:p@", "http://***@h/:p@|http://u@h/:p@"},
    {"{:r}", "//u:@h", "//***:@h"},
    {"{:r}", "/u:p@h", "/u:p@h"},
    {"{:r}", "/a;sid=1?q=2&token=3#sig=4", "/a;sid=***?q=2&token=***#sig=***"},
    {"<{:r>12r}|{:.6r}>", "//u:p@h", "<rrr//u:***@h|//u:**>"},
    // in quotation marks
    {"{:?}|{:>6?}|{:.2?}", "a/b", "\"a/b\"| \"a/b\"|\"a"},
    // decoded
    {"{:d}", "/%41%2F%C3%A4%0A%FF", "/A%2F\u00E4%0A%FF"},
    {"<{:>5d}|{:.2d}|{:d<4}>", "/%C3%A4", "<   /\u00E4|/\u00E4|/%C3%A4>"},
};

/// Formats that are not valid for a URI.
inline constexpr std::string_view invalid_formats[] = {
    "{:x}",           "{:rd}",           "{:ss}",  "{:05}",  "{:+5}",      "{:#}",   "{:.}",
    "{:.r}",          "{:5.}",           "{:L}",   "{:rs>}", "{:*}",       "{:<5<}", "{:.-1}",
    "{:99999999999}", "{:.99999999999}", "{:{}",   "{:{x}}", "{:{",        "{:r",    "{:{{<5}",
    "{:}<5}",         "{0:{}}",          "{:{0}}", "{:{9}}", "{:{65537}}", "{:\xF0", "{:\xC3"};

// No literal: clang 14 does not evaluate literals in templates.
inline constexpr auto with_password = consturi::parse_uri("s://u:p@h").value();

/// Tests a library; `format` is its function.
void check_formats(auto const& format) {
    for (auto const& [with, text, formatted] : format_cases) {
        INFO(std::string(with) + " " + std::string(text));
        auto const u = *consturi::parse_uri_reference(text);
        CHECK(format(with, u, u, u, u, u) == formatted);
        CHECK(format(with, consturi::uri_reference(u), consturi::uri_reference(u), u, u, u) == formatted);
    }
    auto const u = with_password;
    CHECK(format("{}|{:*>4}|{:.2}", consturi::decoded_view("a%20b"), consturi::decoded_view("%41"),
                 consturi::decoded_view("abc"))
          == "a b|***A|ab");
    CHECK(format("{} {}", consturi::checked_data_uri("data:;base64,YWI=").payload(),
                 consturi::checked_tel_uri("tel:+1-2").digits())
          == "ab +12");
    auto const other = *consturi::parse_uri("HTTPS://H:443/a/b%20c;v=1?q=%C3%A4");
    CHECK(format("{} {:>9} {} {:.3} {}", other.query_params().front(), other.segments().back(),
                 other.segments().back().params().front().decoded_value().value(), consturi::origin(other),
                 *consturi::parse_host_port("h:80"))
          == "q=%C3%A4 b%20c;v=1 1 htt h:80");
    CHECK(format("{} {:r}", consturi::uri(u), consturi::checked_uri(u)) == "s://u:p@h s://u:***@h");
    CHECK(format("{} {:r}", consturi::uri(), consturi::fixed_uri("s://u:p@h")) == " s://u:***@h");
    // width and precision from arguments
    CHECK(format("<{:{}r}|{:>{}.{}}>", u, 12, u, 5U, 3LL) == "<s://u:***@h |  s:/>");
    CHECK(format("<{1:*>{0}.{2}d}>", 4, u, 2) == "<**s:>");
    CHECK(format("<{:{}}>", u, 0) == "<s://u:p@h>");
    CHECK(format("<{:.{}}>", u, 0) == "<>");
    CHECK(format("{}|{:>8}|{:*<11}", consturi::ipv4_address(10, 0, 0, 1),
                 consturi::ipv6_address(0, 0, 0, 0, 0, 0, 0, 1), consturi::ipv6_address(0x64, 0xff9b))
          == "10.0.0.1|     ::1|64:ff9b::**");
    auto const error = consturi::parse_uri("http://h:8a").error();
    auto const message = message_of(error.code());
    CHECK(format("{}|{:>200}|{:.6}", error, error, error)
          == message + '|' + std::string(200 - message.size(), ' ') + message + '|' + message.substr(0, 6));
}

#if defined(__cpp_exceptions)
/// `format` throws an `Error`.
template <class Error>
void check_invalid_formats(auto const& format) {
    auto const u = with_password;
    for (auto const invalid : invalid_formats) {
        INFO(std::string(invalid));
        CHECK_THROWS_AS(format(exact_copy(invalid), u, 5, 5), Error);
    }
    CHECK_THROWS_AS(format("{:{}}", u, -1), Error);
    CHECK_THROWS_AS(format("{:.{}}", u, -1), Error);
    CHECK_THROWS_AS(format("{:{}}", u, UINT_MAX), Error);
    CHECK_THROWS_AS(format("{:{}}", u, 1LL << 32), Error);
    CHECK_THROWS_AS(format("{:{}}", u, true), Error);
    CHECK_THROWS_AS(format("{:{}}", u, 'c'), Error);
    CHECK_THROWS_AS(format("{:{}}", u, 5.0), Error);
    CHECK_THROWS_AS(format("{:{}}", u, "5"), Error);
    CHECK_THROWS_AS(format("{:{}}", u, u), Error);
}
#endif

#endif
