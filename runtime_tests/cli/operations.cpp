// The command-line tool: consturi normalize, resolve, relativize, encode and decode.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

TEST_CASE("normalize: the normal form of each line is printed, with --by-scheme the scheme-based one") {
    files const f{{"f", "HTTP://H:80/a/../%7e\n../a/./b\n"}};
    CHECK(run({"normalize", "f"}, f) == result{0, "http://h:80/~\n../a/b\n", ""});
    CHECK(run({"normalize", "--by-scheme", "f"}, f) == result{0, "http://h/~\n../a/b\n", ""});
}

TEST_CASE("resolve: the target of each line is printed") {
    CHECK(run({"resolve", "http://a/b/c/d?q", "f"}, {{"f", "../g\n\n//x\nhttps://y\n"}})
          == result{0, "http://a/b/g\nhttp://a/b/c/d?q\nhttp://x\nhttps://y\n", ""});
}
TEST_CASE("relativize: a reference to each line is printed, or an error if there is none") {
    CHECK(run({"relativize", "http://a/b/c", "f"}, {{"f", "http://a/b/x:y\nhttp://a/b/c\nhttp://a/b/../c\n"}})
          == result{1, "./x:y\n\n\n", "f:3: error: no reference resolves to this URI: its path has dot segments\n"});
}

TEST_CASE("to-uri: the URI of each IRI is printed, or what is wrong with its host") {
    CHECK(run({"to-uri", "f"}, {{"f", "http://例え.jp/引\n../é\nhttp://É/\na\xC3\n"}})
          == result{1, "http://xn--r8jz45g.jp/%E5%BC%95\n../%C3%A9\n\n\n",
                    error_at("f:3:8", mistake::mapped_character_in_host, "\nhttp://\\xC3\\x89/\n       ^\n")
                        + error_at("f:4:2", mistake::not_utf8, "\na\\xC3\n ^\n")});
}
TEST_CASE("to-iri: the IRI of each URI is printed") {
    CHECK(run({"to-iri", "f"}, {{"f", "http://xn--r8jz45g.jp/%E5%BC%95\n../%C3%A9%20\n"}})
          == result{0, "http://例え.jp/引\n../é%20\n", ""});
}

TEST_CASE("encode: characters of --safe are kept, by default the unreserved ones") {
    files const f{{"f", "a b/c?%41\303\253\n"}};
    CHECK(run({"encode", "f"}, f) == result{0, "a%20b%2Fc%3F%2541%C3%AB\n", ""});
    CHECK(run({"encode", "--safe", "query", "f"}, f) == result{0, "a%20b/c?%2541%C3%AB\n", ""});
    CHECK(run({"encode", "--safe", "query", "--without", "?/", "f"}, f) == result{0, "a%20b%2Fc%3F%2541%C3%AB\n", ""});
    CHECK(run({"encode", "--once", "--safe", "segment", "f"}, f) == result{0, "a%20b%2Fc%3F%41%C3%AB\n", ""});
    CHECK(run({"encode", "--form", "f"}, f) == result{0, "a+b%2Fc%3F%2541%C3%AB\n", ""});
}

TEST_CASE("decode: lines are decoded, and malformed triplets are reported") {
    files const f{{"f", "a%20b+c\n%4\n%zz\n%ff\n"}};
    auto const no_digits = error_at("", mistake::percent_sign_without_two_hexdig, "\n");
    CHECK(run({"decode", "f"}, f)
          == result{1, "a b+c\n\n\n\377\n", "f:2:3" + no_digits + "%4\n  ^\n" + "f:3:2" + no_digits + "%zz\n ^\n"});
    CHECK(run({"decode", "--malformed", "kept", "f"}, f) == result{0, "a b+c\n%4\n%zz\n\377\n", ""});
    CHECK(run({"decode", "--lossy", "f"}, f) == result{0, "a b+c\n%4\n%zz\n\uFFFD\n", ""});
    CHECK(run({"decode", "--lossy", "--form", "--malformed", "replaced", "f"}, f)
          == result{0, "a b c\n\uFFFD4\n\uFFFDzz\n\uFFFD\n", ""});
    CHECK(run({"decode", "--form", "--malformed", "replaced", "f"}, f)
          == result{0, "a b c\n\357\277\2754\n\357\277\275zz\n\377\n", ""});
}

TEST_CASE("encode, decode: all bytes survive a round trip") {
    std::string triplets;
    for (int c = 1; c < 256; ++c)
        if (c != '\n') triplets.append({'%', "0123456789ABCDEF"[c / 16], "0123456789ABCDEF"[c % 16]});
    auto const decoded = run({"decode", "f"}, {{"f", triplets + '\n'}});
    CHECK(decoded == result{0, decoded.out, ""});
    auto const encoded = run({"encode", "decoded"}, {{"decoded", decoded.out}});
    CHECK(encoded == result{0, encoded.out, ""});
    CHECK(run({"decode", "encoded"}, {{"encoded", encoded.out}}) == result{0, decoded.out, ""});
}

TEST_CASE("decode: a decoded line break is an error, and a value in JSON") {
    files const f{{"f", "a%0Ab\nc%0D\nd%0De\n"}};
    CHECK(run({"decode", "f"}, f)
          == result{1, "\n\nd\re\n",
                    "f:1: error: the result contains a line break; use --json\n"
                    "f:2: error: the result contains a line break; use --json\n"});
    CHECK(run({"decode", "--json", "f"}, f)
          == result{0,
                    R"({"file":"f","line":1,"text":"a%0Ab","result":"a\nb"})"
                    "\n"
                    R"({"file":"f","line":2,"text":"c%0D","result":"c\r"})"
                    "\n"
                    R"({"file":"f","line":3,"text":"d%0De","result":"d\re"})"
                    "\n",
                    ""});
}

TEST_CASE("normalize: an invalid line is empty in the output, and reported on standard error") {
    CHECK(run({"normalize", "f"}, {{"f", "a:b\n{\nc:d\n"}})
          == result{1, "a:b\n\nc:d\n", error_at("f:2:1", mistake::unencoded_opening_brace, "\n{\n^\n")});
}

TEST_CASE("resolve --json, relativize --json: each line is an object, valid or not") {
    CHECK(
        run({"resolve", "--json", "http://a/", "f"}, {{"f", "b\n{\n"}})
        == result{
            1,
            R"({"file":"f","line":1,"text":"b","result":"http://a/b"})"
            "\n"
            R"({"file":"f","line":2,"position":0,"rule":"relative-ref","rule_position":0,)"
                + code_and_message(mistake::unencoded_opening_brace)
                + R"(,"expected":"unreserved, sub-delims, pct-encoded, \"#\", \"/\", \"?\", \"@\" or the end","text":"{"})"
                  "\n",
            ""});
    CHECK(run({"relativize", "--json", "http://a/", "f"}, {{"f", "http://a/b/../c\n"}})
          == result{1,
                    R"({"file":"f","line":1,"message":"no reference resolves to this URI: its path has dot segments",)"
                    R"("text":"http://a/b/../c"})"
                    "\n",
                    ""});
}

TEST_CASE("operations: an invalid base, an unknown rule and conflicting options are usage errors") {
    files const f{{"f", ""}};
    check_usage_error({"resolve"});
    CHECK(run({"resolve", "http://a b/", "f"}, f)
          == result{2, "",
                    "consturi: BASE is not a URI:\nhttp://a b/\n        ^ " + message_of(mistake::unencoded_space)
                        + "\n"});
    CHECK(run({"relativize", "../a", "f"}, f)
          == result{2, "", "consturi: BASE is not a URI:\n../a\n^ " + message_of(mistake::no_scheme) + "\n"});
    auto const r = run({"encode", "--safe", "segments", "f"}, f);
    INFO(r);
    CHECK(r == result{2, "", r.err});
    CHECK(r.err.starts_with("consturi: --safe: RFC 3986 has no rule segments; its rules are "));
    CHECK(r.err.find(" query fragment ", r.err.find(" segment ")) != r.err.npos);
    check_usage_error({"encode", "--form", "--safe", "segment", "f"});
    check_usage_error({"encode", "--form", "--once", "f"});
    check_usage_error({"normalize", "--malformed", "kept", "f"});
    check_usage_error({"decode", "--malformed", "lost", "f"});
}

TEST_CASE("encode --line-buffered: each output line is written before the next input line is read") {
    process encode(CONSTURI_CLI, {"encode", "--line-buffered"});
    encode.in << "a%b\n" << std::flush;
    CHECK(encode.read_line() == "a%25b");
    encode.in << "c%d\n" << std::flush;
    CHECK(encode.read_line() == "c%25d");
    CHECK(encode.finish() == result{0, "", ""});
}

TEST_CASE("encode: standard input and files are read, even if a file is missing") {
    CHECK(run({"encode", "-", "f", "none"}, {{"f", "a b\n"}}, "a b\n")
          == result{2, "a%20b\na%20b\n", "consturi: none: No such file or directory\n"});
}
