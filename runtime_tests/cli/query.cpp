// The command-line tool: consturi query and consturi join.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

static result query(arguments args, std::string const& lines) {
    args.insert(args.begin(), "query");
    args.push_back("f");
    return run(args, {{"f", lines}});
}

TEST_CASE("query list: the parameters of a URI are in one line, decoded, with tabs between them") {
    CHECK(query({"list"}, "?a=1&b=x%20y&c&d=\n#?a\n//h/?a%3Db=%09%0A&e=+\n")
          == result{0, "a=1\tb=x y\tc\td=\n\na\\x3Db=\\x09\\x0A\te=+\n", ""});
    CHECK(query({"list", "--separators", "&;"}, "?a=1;b\n").out == "a=1\tb\n");
    CHECK(query({"list", "--form"}, "?a=1+2\n").out == "a=1 2\n");
    CHECK(query({"list", "--json"}, "?a=1&b=%FF\n").out
          == R"({"file":"f","line":1,"text":"?a=1&b=%FF","result":[{"name":"a","value":"1"},)"
             R"({"name":"b","value_bytes":[255]}]})"
             "\n");
}

TEST_CASE("query get: the value of the first parameter is printed, decoded; its absence is an error") {
    CHECK(query({"get", "a"}, "?b=0&a=x%20y&a=2\n?a\n?A=1\n?%61=3\n")
          == result{1, "x y\n\n\n3\n", "f:3: error: no parameter a\n"});
    CHECK(query({"get", "a"}, "?a=1%0A2\n")
          == result{1, "\n", "f:1: error: the result contains a line break; use --json\n"});
    CHECK(query({"get", "a", "--json"}, "?a=1%0A2\n").out
          == R"({"file":"f","line":1,"text":"?a=1%0A2","result":"1\n2"})"
             "\n");
    CHECK(query({"get", "a", "--json"}, "?a\n").out.find(R"("result":null)") != std::string::npos);
    CHECK(query({"get", "\x1B"}, "?a\n").err == "f:1: error: no parameter \\x1B\n");
    CHECK(query({"get", "a b", "--form"}, "?a+b=1+2\n").out == "1 2\n");
}

TEST_CASE("query set: the value is replaced or appended, and other parameters stay as they are written") {
    CHECK(query({"set", "a=x y&=z"}, "http://h/?b=%7e&a=1&a=2#f\nhttp://h\n{\n")
          == result{1, "http://h/?b=%7e&a=x%20y%26%3Dz#f\nhttp://h?a=x%20y%26%3Dz\n\n",
                    error_at("f:3:1", mistake::unencoded_opening_brace, "\n{\n^\n")});
    CHECK(query({"set", "a=", "--separators", ";"}, "?a=1;b&c\n").out == "?a=;b&c\n");
    CHECK(query({"set", "a=1+1", "--form"}, "?a\n").out == "?a=1%2B1\n");
    check_usage_error({"query", "set", "a", "f"});
    check_usage_error({"query", "set", "=a", "f"});
}

TEST_CASE("query erase: the parameters with the name are removed, and the query with the last one") {
    CHECK(query({"erase", "a"}, "?a=1&b&%61\n?a#f\nx?A\n") == result{0, "?b\n#f\nx?A\n", ""});
    CHECK(query({"erase", "a"}, "?&a\n").code == 1); // "?" has no parameter for readers
    CHECK(query({"erase", "a", "--separators", ";"}, "?a;b\n").out == "?b\n");
}

TEST_CASE("query: a subcommand and its arguments are required") {
    check_usage_error({"query"});
    check_usage_error({"query", "lists"});
    check_usage_error({"query", "get"});
    check_usage_error({"query", "erase"});
    for (auto const* separators : {"", "=", "&a", "#"})
        check_usage_error({"query", "list", "--separators", separators});
}

TEST_CASE("join: segments are appended to the path, percent-encoded") {
    CHECK(run({"join", "https://h/v1/?q#f", "a b", "c/d", "%"}) == result{0, "https://h/v1/a%20b/c%2Fd/%25?q#f\n", ""});
    CHECK(run({"join", "https://h", "users"}).out == "https://h/users\n");
    CHECK(run({"join", "a", "--", "-b"}).out == "a/-b\n");
    CHECK(run({"join", "a", "[b,c]", "[]", "{}", "[..]", "\1"}).out == "a/%5Bb,c%5D/%5B%5D/%7B%7D/%5B..%5D/%01\n");
    CHECK(run({"[a]"}).err.find("unknown subcommand: [a]\n") != std::string::npos);
    CHECK(run({"join", "https://h/", "a", ".."})
          == result{2, "",
                    "consturi: SEGMENT cannot be appended:\n..\n^ " + message_of(mistake::dot_segment_as_data) + "\n"});
    CHECK(run({"join", "https://h/", ""}).code == 2);
    CHECK(run({"join", "https://h:x/", "a"})
          == result{2, "",
                    "consturi: BASE is not a URI:\nhttps://h:x/\n          ^ " + message_of(mistake::letter_in_port)
                        + "\n"});
    check_usage_error({"join", "https://h/"});
}
