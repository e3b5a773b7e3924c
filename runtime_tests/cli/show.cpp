// The command-line tool: consturi show.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

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

TEST_CASE("show: brackets and braces have no meaning on the command line") {
    CHECK(run({"show", "[a,b]"})
          == result{1, "", "[a,b]\n^ square bracket outside an IP literal: percent-encode it\n"});
    CHECK(run({"show", "{}"}) == result{1, "", "{}\n^ '{': percent-encode it as %7B\n"});
}
