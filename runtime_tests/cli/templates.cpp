// The command-line tool: consturi expand and consturi match.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

TEST_CASE("expand: the expansion of a template is printed") {
    CHECK(run({"expand", "/users/{id}{?page,tags*}", "id=a/b", "tags=x y", "tags=z=1"})
          == result{0, "/users/a%2Fb?tags=x%20y&tags=z%3D1\n", ""});
    CHECK(run({"expand", "/a"}).out == "/a\n");
    CHECK(run({"expand", "{x}", "x="}).out == "\n");
}

TEST_CASE("expand: what is wrong with the template, the names and the values is an error") {
    CHECK(run({"expand", "/{id"})
          == result{2, "",
                    "consturi: TEMPLATE is not a URI Template:\n/{id\n    ^ "
                        + message_of(mistake::expression_without_closing_brace) + "\n"});
    CHECK(
        run({"expand", "/{id}{?q}", "q=1"})
        == result{1, "",
                  "consturi: no URI reference:\n/{id}{?q}\n  ^ " + message_of(mistake::variable_without_value) + "\n"});
    CHECK(run({"expand", "{x}:y", "x=1"}).code == 1);
    check_usage_error({"expand"});
    check_usage_error({"expand", "/{id}", "ID=1", "id=1"});
    check_usage_error({"expand", "/{id}", "id"});
    check_usage_error({"expand", "/{id}", "=1"});
}

static result match(arguments args, std::string const& lines) {
    args.insert(args.begin(), "match");
    args.push_back("f");
    return run(args, {{"f", lines}});
}

TEST_CASE("match: the values of each line are printed, decoded and escaped") {
    CHECK(match({"/users/{id}{?page,tags*}"}, "/users/a%20b?page=2\n/users/7?tags=x&tags=y%2C&z\n/users/\n")
          == result{0, "id=a b\tpage=2\nid=7\ttags=x,y\\x2C\nid=\n", ""});
    CHECK(match({"/{x}"}, "/%09%0A\n").out == "x=\\x09\\x0A\n");
    CHECK(match({"/{x}{?y,z*}", "--json"}, "/%FF?z=1\n").out
          == R"({"file":"f","line":1,"text":"/%FF?z=1","result":{"x_bytes":[255],"y":null,"z":["1"]}})"
             "\n");
    CHECK(match({"{/x*}", "--json"}, "/a/%FF\n").out
          == R"({"file":"f","line":1,"text":"/a/%FF","result":{"x_bytes":[[97],[255]]}})"
             "\n");
}

TEST_CASE("match: a line that is no expansion, or no URI reference, is an error with its position") {
    CHECK(match({"/users/{id}"}, "/users/7\n/user/7\n/users/ 7\n")
          == result{1, "id=7\n\n\n",
                    error_at("f:2:6", mistake::not_an_expansion, "\n/user/7\n     ^\n")
                        + error_at("f:3:8", mistake::unencoded_space, "\n/users/ 7\n       ^\n")});
    CHECK(match({"/{a}-{b}"}, "/1-2\n")
          == result{2, "",
                    "consturi: TEMPLATE cannot be matched:\n/{a}-{b}\n  ^ " + message_of(mistake::values_that_touch)
                        + "\n"});
    CHECK(match({"/{a"}, "/1\n").code == 2);
}
