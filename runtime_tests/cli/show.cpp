// The command-line tool: consturi show.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

#include <cstdlib>

TEST_CASE("show: all components of a URI are printed") {
    CHECK(run({"show", "http://u:p@h.example:80/a/b?c=d#e"})
          == result{0, "scheme: http\nuserinfo: u:p\nhost: h.example\nport: 80\npath: /a/b\nquery: c=d\nfragment: e\n",
                    ""});
}
TEST_CASE("show: undefined components are omitted") {
    CHECK(run({"show", "urn:a"}) == result{0, "scheme: urn\npath: a\n", ""});
}
TEST_CASE("show: empty components are printed as empty") {
    CHECK(run({"show", "s://@:?#"})
          == result{0, "scheme: s\nuserinfo: \nhost: \nport: \npath: \nquery: \nfragment: \n", ""});
}

TEST_CASE("show: a relative reference is accepted, even an empty one") {
    CHECK(run({"show", "//[::1]/a"}) == result{0, "host: [::1]\npath: /a\n", ""});
    CHECK(run({"show", ""}) == result{0, "path: \n", ""});
}

TEST_CASE("show: a reference may be the name of a command or, after --, of an option") {
    CHECK(run({"show", "check"}) == result{0, "path: check\n", ""});
    CHECK(run({"show", "--", "--json"}) == result{0, "path: --json\n", ""});
}

TEST_CASE("show --json: all components are printed, undefined ones as null") {
    CHECK(run({"show", "--json", "http://u@h:80/p?q#f"})
          == result{0,
                    R"({"scheme":"http","userinfo":"u","host":"h","port":"80","path":"/p","query":"q","fragment":"f"})"
                    "\n",
                    ""});
    CHECK(run({"show", "--json", "//h?"})
          == result{0,
                    R"({"scheme":null,"userinfo":null,"host":"h","port":null,"path":"","query":"","fragment":null})"
                    "\n",
                    ""});
}

TEST_CASE("show: an invalid reference is explained on standard error") {
    result const letter_in_port{1, "", "http://h:80a/\n           ^ letter in the port\n"};
    CHECK(run({"show", "http://h:80a/"}) == letter_in_port);
    CHECK(run({"show", "--json", "http://h:80a/"}) == letter_in_port);
}

TEST_CASE("show: non-ASCII bytes and control characters are printed as escapes") {
    CHECK(run({"show", "/\303\251\033"}) == result{1, "", "/\\xC3\\xA9\\x1B\n ^ non-ASCII byte: percent-encode it\n"});
}

TEST_CASE("show: in a UTF-8 locale, printable characters are shown, and all others are escaped") {
    auto const shown_in = [](char const* locale, std::string const& text) {
        return run({"show", text}, {}, "", [=] { setenv("LC_ALL", locale, 1); }).err;
    };
    if (shown_in("C.UTF-8", "\303\251")[0] == '\\') return skip("the locale C.UTF-8 is not installed");
    struct {
        std::string text, excerpt;
    } const rows[] = {
        {"/\303\251t\303\251/", "/\303\251t\303\251/"},
        {"/\320\261\345\255\227\360\237\230\200", "/\320\261\345\255\227\360\237\230\200"},
        {"/e\314\201", "/e\\xCC\\x81"},                                   // U+0301, a combining accent
        {"/\327\251", "/\\xD7\\xA9"},                                     // U+05E9, from right to left
        {"/\342\200\256a", "/\\xE2\\x80\\xAEa"},                          // U+202E, a bidirectional control
        {"/\342\200\213", "/\\xE2\\x80\\x8B"},                            // U+200B, a space without width
        {"/\302\255", "/\\xC2\\xAD"},                                     // U+00AD, a soft hyphen
        {"/\341\205\237", "/\\xE1\\x85\\x9F"},                            // U+115F, a filler
        {"/\302\205", "/\\xC2\\x85"},                                     // U+0085, a C1 control
        {"/\343\200\200", "/\\xE3\\x80\\x80"},                            // U+3000, a space
        {"/\300\257\355\240\200\303", "/\\xC0\\xAF\\xED\\xA0\\x80\\xC3"}, // not UTF-8
        {"/\303\251\033", "/\303\251\\x1B"},
    };
    for (auto const& row : rows) {
        auto const printed = shown_in("C.UTF-8", row.text);
        CHECK(printed.substr(0, printed.find('\n')) == row.excerpt);
        CHECK(shown_in("C", row.text).find_first_of("\303\342\320") == std::string::npos);
    }
    CHECK(run({"check", "f"}, {{"f", "a:\320\261\n"}}, "", [] { setenv("LC_ALL", "C.UTF-8", 1); }).out
          == "f:1:3: error: non-ASCII byte: percent-encode it\na:\320\261\n  ^\n");
}

TEST_CASE("show: brackets and braces have no meaning on the command line") {
    CHECK(run({"show", "[a,b]"})
          == result{1, "", "[a,b]\n^ square bracket outside an IP literal: percent-encode it\n"});
    CHECK(run({"show", "{}"}) == result{1, "", "{}\n^ '{': percent-encode it as %7B\n"});
}
