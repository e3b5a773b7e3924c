// The command-line tool: consturi java.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

static result java(arguments args, std::string const& lines) {
    args.insert(args.begin(), "java");
    args.push_back("f");
    return run(args, {{"f", lines}});
}

// The results are those of the JDK, which the tests of the library verify; they differ from those of RFC 3986.

TEST_CASE("java resolve, relativize, normalize: the results are those of java.net.URI") {
    CHECK(java({"resolve", "http://h/a/b?q"}, "?y\n\n../../c\n")
          == result{0, "http://h/a/?y\nhttp://h/a/\nhttp://h/../c\n", ""});
    CHECK(java({"relativize", "http://h/a/"}, "http://h/a/b\nhttp://h/c\n") == result{0, "b\nhttp://h/c\n", ""});
    CHECK(java({"normalize"}, "http://h/../a/./b\nHTTP://H/%7e\nmailto:a/../b\n")
          == result{0, "http://h/../a/b\nHTTP://H/%7e\nmailto:a/../b\n", ""});
    CHECK(java({"normalize"}, "//my_host:8o\nurn:\n").out == "//my_host:8o\n\n"); // other texts than in RFC 3986
    CHECK(java({"normalize"}, "urn:\n").code == 1);
    CHECK(java({"normalize", "--json"}, "a/../b\n").out
          == R"({"file":"f","line":1,"text":"a/../b","result":"b"})"
             "\n");
    CHECK(java({"resolve", "http://h/{"}, "a\n").err.substr(0, 39) == "consturi: BASE is not a URI:\nhttp://h/{");
}

TEST_CASE("java show: the components are those of java.net.URI, and decoded where that differs") {
    CHECK(run({"java", "show", "http://u@h:080/%41%1B?q#"})
          == result{0,
                    "scheme: http\nscheme specific part: //u@h:080/%41%1B?q\n"
                    "decoded scheme specific part: //u@h:080/A\\x1B?q\nauthority: u@h:080\nuser info: u\nhost: h\n"
                    "path: /%41%1B\ndecoded path: /A\\x1B\nquery: q\nfragment: \nport: 80\nopaque: false\n"
                    "hash code: -476417047\n",
                    ""});
    CHECK(run({"java", "show", "--json", "mailto:a@b"}).out
          == R"({"scheme":"mailto","scheme_specific_part":"a@b","authority":null,"user_info":null,"host":null,)"
             R"("path":null,"query":null,"fragment":null,"port":-1,"opaque":true,"hash_code":79309521})"
             "\n");
    CHECK(run({"java", "show", "//my_host:80"}).out.find("authority: my_host:80\npath: \nport: -1\n")
          != std::string::npos);
    CHECK(run({"java", "show", "urn:"}).code == 1);
    check_usage_error({"java", "show"});
    check_usage_error({"java"});
    check_usage_error({"java", "equals"});
}
