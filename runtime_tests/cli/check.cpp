// The command-line tool: consturi check.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

/// Checks one file, f.
static result check(std::string const& bytes, arguments args = {}) {
    args.insert(args.begin(), "check");
    args.push_back("f");
    return run(args, {{"f", bytes}});
}

static std::string no_scheme(std::string const& place, std::string const& text) {
    return error_at(place + ":1", mistake::no_scheme, "\n" + text + "\n^\n");
}

static std::string control_character(std::string const& place, std::string const& text) {
    return error_at(place + ":4", mistake::unencoded_control_character, "\n" + text + "\n   ^\n");
}

static std::string opening_brace(std::string const& place, std::string const& text, std::string const& below) {
    return error_at(place, mistake::unencoded_opening_brace, '\n' + text + '\n' + below + '\n');
}

static auto const byte_order_mark = ":1: note: ignoring the byte order mark\n"s;
static auto const no_newline = ": note: no newline at end of file\n"s;

// Lines

TEST_CASE("check: valid URIs print nothing, and the exit code is 0") {
    CHECK(check("http://h/\nurn:isbn:0451450523\n") == result{0, "", "2 URIs, 0 invalid\n"});
}
TEST_CASE("check: an invalid line is printed with position, description, text and caret") {
    CHECK(check("http://h/\nhttp://h:80a/\n")
          == result{1, error_at("f:2:12", mistake::letter_in_port, "\nhttp://h:80a/\n           ^\n"),
                    "2 URIs, 1 invalid\n"});
}
TEST_CASE("check: the lines after an invalid one are checked") {
    CHECK(check(" \na:b\n\na:\n{\n")
          == result{1, no_scheme("f:1", " ") + no_scheme("f:3", "") + no_scheme("f:5", "{"), "5 URIs, 3 invalid\n"});
}
TEST_CASE("check --by-scheme: URIs of known schemes are checked by their grammar, too") {
    std::string const lines = "geo:1,2\ngeo:91,0\nurn:isbn:0961392100\nx:y\n";
    CHECK(check(lines) == result{0, "", "4 URIs, 0 invalid\n"});
    CHECK(check(lines, {"--by-scheme"})
          == result{1,
                    error_at("f:2:5", mistake::latitude_above_90, "\ngeo:91,0\n    ^\n")
                        + error_at("f:3:19", mistake::wrong_check_digit,
                                   ": expected \"X\"\nurn:isbn:0961392100\n                  ^\n"),
                    "4 URIs, 2 invalid\n"});
    CHECK(check("mongodb://h1:1,h2:2/db\nMongoDB+srv://h\n", {"--by-scheme"}).code == 0);
    CHECK(check("mongodb://h1:1,h2:2/db\n").code == 1);
    CHECK(check("postgresql://h1:5432,h2:5432/db\nnats://h1:4222\nredis://h\n", {"--by-scheme"}).code == 0);
    CHECK(check("postgresql://h1:5432,h2:5432/db\n").code == 1);
    CHECK(check("amqp://me:pw@queue1:567x,queue2:5672\n", {"--by-scheme"}).out
          == error_at("f:1:24", mistake::letter_in_port,
                      "\namqp://***@queue1:567x,queue2:5672\n                     ^\n"));
    CHECK(run({"check", "--find", "f"}, {{"f", "see postgresql://h1:5432,h2:5432/db and <redis://h1:1,[::1]:2/>."}}).out
          == "");
    CHECK(run({"check", "--find", "f"}, {{"f", "postgresql://h1:5432,h2:543x/db"}})
              .out.find(error_at("f:1:28", mistake::letter_in_port))
          == 0);
    CHECK(check("mongodb+srv://h1,h2\n", {"--by-scheme"}).code == 1);
    CHECK(check("mongodb\n", {"--by-scheme", "--reference"}).code == 0);
    CHECK(check("a/b\ngeo:1,200\n", {"--by-scheme", "--reference"}).code == 1);
    check_usage_error({"check", "--by-scheme", "--iri"});
}
TEST_CASE("check: a text of a scheme with a grammar of its own need not be a URI, with --by-scheme and --find") {
    auto const note = "f:1:1: note: it is valid by its scheme, which --by-scheme checks\n"s;
    CHECK(check("sip:u@[::1]\njdbc:postgresql://[::1]:1,[::2]/d\n", {"--by-scheme"})
          == result{0, "", "2 URIs, 0 invalid\n"});
    CHECK(check("sip:u@[::1]\n").out
          == error_at("f:1:7", mistake::square_bracket_outside_an_ip_literal, "\n***@[::1]\n    ^\n") + note);
    CHECK(check("sip:u@[::1]\n", {"--require", "has_scheme"}).out
          == error_at("f:1:7", mistake::square_bracket_outside_an_ip_literal, "\n***@[::1]\n    ^\n"));
    CHECK(check("sip:u@[::1]\n", {"--by-scheme", "--require", "has_scheme"}).code == 1);
    CHECK(check("sip:u@[::x]\n", {"--by-scheme"})
              .out.find(error_at("f:1:10", mistake::unexpected_character_in_ipv6_address))
          == 0);
    CHECK(run({"check", "--find", "f"}, {{"f", "<jdbc:postgresql://[::1]:5432/> \"jdbc:oracle:thin:@//[::1]/s\""}}).out
          == "");
    CHECK(run({"check", "--find", "f"}, {{"f", "<jdbc:postgresql://[::x]/>"}})
              .out.find(error_at("f:1:23", mistake::unexpected_character_in_ipv6_address))
          == 0);
}
TEST_CASE("check --find --iri: what --find accepts is accepted") {
    CHECK(run({"check", "--find", "--iri", "f"},
              {{"f", "postgresql://h1:1,h2:2/ jdbc:postgresql://[::1]/d http://\u00E4/"}})
          == result{0, "", "3 IRIs, 0 invalid\n"});
}
TEST_CASE("check: a list of hosts has a note about its scheme, and meets no requirement if it is no URI") {
    CHECK(check("kafka://a:1,b:2\n").out.find("--by-scheme checks\n") != std::string::npos);
    CHECK(check("kafka://a:1,b:x\n").out.find("--by-scheme") == std::string::npos);
    CHECK(check("sip:me@[::1]\n", {"--by-scheme", "--require", "has_scheme"}).out.find("cannot be judged")
          != std::string::npos);
}
TEST_CASE("check: what only the scheme can say about a text that is no URI is said in each mode") {
    struct {
        std::string text, column, message;
    } const rows[] = {
        {"sip:u@[::1", "11", message_of(mistake::ip_literal_without_a_closing_bracket)},
        {"jdbc:postgresql://h/[::1]", "21", message_of(mistake::ipv6_address_in_another_place)},
        {"jdbc:sqlserver://h\\i", "19", message_of(mistake::character_of_a_driver)},
        {"http:u@[::1]", "8", message_of(mistake::square_bracket_outside_an_ip_literal)},
    };
    for (auto const& [text, column, message] : rows) {
        auto const error = "f:1:" + column + ": error: " + message;
        CHECK(check(text + '\n').out.find(error) == 0);
        CHECK(check(text + '\n', {"--by-scheme"}).out.find(error) == 0);
        CHECK(check(text + '\n', {"--reference"}).out.find(error) == 0);
        CHECK(run({"show", text}).err.find("^ " + message) != std::string::npos);
    }
}
TEST_CASE("check --comments: empty lines and comments are left out") {
    CHECK(check("# a\n\n \t# b\nx:#c\n  \n", {"--comments"}) == result{0, "", "1 URI, 0 invalid\n"});
    CHECK(check("#\n\n").err == "2 URIs, 2 invalid\n");
    check_usage_error({"check", "--comments", "--find"});
    check_usage_error({"check", "--comments", "--config", "a.ini"});
}
TEST_CASE("check --ignore: wrong URIs that match a pattern are not reported") {
    auto const lines = "http://h:1o/\nhttp://me:pw@h:1o/\nhttp://h:[*]/\nhttp://h/\n"s;
    CHECK(check(lines, {"--ignore", "http://*"}) == result{0, "", "4 URIs, 0 invalid, 3 ignored\n"});
    CHECK(check(lines, {"--ignore", "http://h:1o/", "--ignore", "*]/"}).err == "4 URIs, 1 invalid, 2 ignored\n");
    CHECK(check(lines, {"--ignore", "HTTP:*"}).err == "4 URIs, 3 invalid, 0 ignored\n");
    check_usage_error({"check", "--ignore", "", "f"});
    // What was reported is a pattern of itself, also without its secrets.
    files const with{{"f", lines}, {"known", "# known\r\n\r\nhttp://h:1o/\r\nhttp://me:***@h:1o/\nhttp://h:[*]/"}};
    CHECK(run({"check", "--ignore-from", "known", "f"}, with) == result{0, "", "4 URIs, 0 invalid, 3 ignored\n"});
    CHECK(run({"check", "--find", "--ignore-from", "known", "f"}, with).err == "3 URIs, 0 invalid, 2 ignored\n");
    CHECK(run({"check", "--config", "--ignore", "*1o/", "a.yaml"}, {{"a.yaml", "a: http://h:1o/"}}).code == 0);
    CHECK(run({"check", "--ignore-from", "none", "f"}, with).code == 2);
    files const mail{{"f", "http://h:8x/ me@h.example"}, {"known", "http://***@"}};
    CHECK(run({"check", "--find", "--ignore-from", "known", "f"}, mail)
          == result{0, "", "1 URI, 0 invalid, 1 ignored\n"});
}
TEST_CASE("check: standard input is read if no file is named") {
    CHECK(run({"check"}, {}, "a:b\n{\n") == result{1, no_scheme("<stdin>:2", "{"), "2 URIs, 1 invalid\n"});
}
TEST_CASE("check: the file - is standard input, also among other files") {
    CHECK(run({"check", "g", "-"}, {{"g", "}\n"}}, "a:b\n{\n")
          == result{1, no_scheme("g:1", "}") + no_scheme("<stdin>:2", "{"), "3 URIs, 2 invalid\n"});
}
TEST_CASE("check: lines are numbered per file, and counted over all files") {
    CHECK(run({"check", "f", "g"}, {{"f", "a:b\n\n"}, {"g", "a:b\nc:d\n\n"}})
          == result{1, no_scheme("f:2", "") + no_scheme("g:3", ""), "5 URIs, 2 invalid\n"});
}
TEST_CASE("check: an invalid line in the first file sets the exit code even if the second file is valid") {
    CHECK(run({"check", "f", "g"}, {{"f", "{\n"}, {"g", "a:b\n"}})
          == result{1, no_scheme("f:1", "{"), "2 URIs, 1 invalid\n"});
}
TEST_CASE("check: after the count 1, the noun is singular") {
    CHECK(check("a:b\n") == result{0, "", "1 URI, 0 invalid\n"});
}
TEST_CASE("check: an empty file contains no URIs, and is valid") {
    CHECK(check("") == result{0, "", "0 URIs, 0 invalid\n"});
}
TEST_CASE("check: an empty line is invalid, also at the end") {
    CHECK(check("a:b\n\n") == result{1, no_scheme("f:2", ""), "2 URIs, 1 invalid\n"});
}
TEST_CASE("check: a relative reference is invalid") {
    CHECK(check("../a\n") == result{1, no_scheme("f:1", "../a"), "1 URI, 1 invalid\n"});
}
TEST_CASE("check: with --reference a relative reference, a URI and an empty line are valid") {
    CHECK(check("../a\na:b\n\n", {"--reference"}) == result{0, "", "3 URI references, 0 invalid\n"});
}
TEST_CASE("check: with --reference an invalid reference is printed") {
    CHECK(
        check("//h:8a\n", {"--reference"})
        == result{1, error_at("f:1:6", mistake::letter_in_port, "\n//h:8a\n     ^\n"), "1 URI reference, 1 invalid\n"});
}
TEST_CASE("check: a byte order mark is ignored, with a note") {
    CHECK(check("\357\273\277a:b\n{\n")
          == result{1, no_scheme("f:2", "{"), 'f' + byte_order_mark + "2 URIs, 1 invalid\n"});
}
TEST_CASE("check: columns are counted after the byte order mark") {
    CHECK(check("\357\273\277a:{\n")
          == result{1, opening_brace("f:1:3", "a:{", "  ^"), 'f' + byte_order_mark + "1 URI, 1 invalid\n"});
}
TEST_CASE("check: a byte order mark is ignored in each file") {
    CHECK(run({"check", "f", "g"}, {{"f", "\357\273\277a:b\n"}, {"g", "\357\273\277a:b\n"}})
          == result{0, "", 'f' + byte_order_mark + 'g' + byte_order_mark + "2 URIs, 0 invalid\n"});
}
TEST_CASE("check: a byte order mark alone is an empty file") {
    CHECK(check("\357\273\277") == result{0, "", 'f' + byte_order_mark + "0 URIs, 0 invalid\n"});
}
TEST_CASE("check: a byte order mark with a newline is an empty line") {
    CHECK(check("\357\273\277\n") == result{1, no_scheme("f:1", ""), 'f' + byte_order_mark + "1 URI, 1 invalid\n"});
}
TEST_CASE("check: a byte order mark after the first line is three invalid bytes") {
    CHECK(check("a:b\n\357\273\277a:b\n")
          == result{1, error_at("f:2:1", mistake::surrounding_white_space, "\n\\xEF\\xBB\\xBFa:b\n^\n"),
                    "2 URIs, 1 invalid\n"});
}
TEST_CASE("check: the CR of a CR LF is ignored, with one note per file") {
    CHECK(check("a:b\n\r\na:b\r\na:{\r\n")
          == result{1, no_scheme("f:2", "") + opening_brace("f:4:3", "a:{", "  ^"),
                    "f:2: note: line ends in CR LF; ignoring the CR of each line\n4 URIs, 2 invalid\n"});
}
TEST_CASE("check: only one CR is ignored, and only before an LF") {
    CHECK(check("a:b\r\r\na:b\rc\na:b\r")
          == result{1,
                    error_at("f:1:4", mistake::surrounding_white_space, "\na:b\\x0D\n   ^\n")
                        + control_character("f:2", "a:b\\x0Dc")
                        + error_at("f:3:4", mistake::surrounding_white_space, "\na:b\\x0D\n   ^\n"),
                    "f:1: note: line ends in CR LF; ignoring the CR of each line\nf:3" + no_newline
                        + "3 URIs, 3 invalid\n"});
}
TEST_CASE("check: a NUL is an invalid byte, and does not end the line") {
    CHECK(check("a:b\0c{\nd:e\n"s) == result{1, control_character("f:1", "a:b\\x00c{"), "2 URIs, 1 invalid\n"});
}
TEST_CASE("check: a last line without newline is checked, with a note") {
    CHECK(check("a:b\n{") == result{1, no_scheme("f:2", "{"), "f:2" + no_newline + "2 URIs, 1 invalid\n"});
}
TEST_CASE("check: a last line without newline can be valid") {
    CHECK(check("a:b") == result{0, "", "f:1" + no_newline + "1 URI, 0 invalid\n"});
}
TEST_CASE("check: lines are whole where the blocks end in which a file is read") {
    for (std::size_t const block : {std::size_t{1} << 16, std::size_t{1} << 17})
        for (auto size = block - 3; size != block + 3; ++size) {
            auto const first = "a:" + std::string(size - 3, 'b') + "\n";
            CHECK(check(first + "{") == result{1, no_scheme("f:2", "{"), "f:2" + no_newline + "2 URIs, 1 invalid\n"});
        }
}
TEST_CASE("check: control characters and non-ASCII bytes are printed as escapes") {
    CHECK(
        check("a:b\033[31m\n\303\251\n")
        == result{1, control_character("f:1", "a:b\\x1B[31m") + no_scheme("f:2", "\\xC3\\xA9"), "2 URIs, 2 invalid\n"});
}

TEST_CASE("check: a line of 10 MB is one URI") {
    CHECK(check("a:" + std::string(10 << 20, 'b') + "\nc:d\n") == result{0, "", "2 URIs, 0 invalid\n"});
}
TEST_CASE("check: for an invalid line of 10 MB only the part around the error is printed") {
    CHECK(check("a:" + std::string(10 << 20, 'b') + "{\n")
          == result{1, opening_brace("f:1:10485763", "..." + std::string(48, 'b') + '{', std::string(51, ' ') + '^'),
                    "1 URI, 1 invalid\n"});
}

// Limits are set by a native program, because valgrind and QEMU ignore limits that the emulated program sets.

TEST_CASE("check: a file larger than the memory is read line by line") {
    auto const limit = "--as=102400000"s;
    if (process("prlimit", {limit, CONSTURI_CLI, "--version"}).finish().code != 0)
        return skip("cannot limit memory to 100 MB");
    process running("prlimit", {limit, CONSTURI_CLI, "check"});
    auto const lines = repeated("a:" + std::string(997, 'b') + '\n', 1'000);
    for (int i = 0; i < 160; ++i) running.in << lines;
    CHECK(running.finish() == result{0, "", "160000 URIs, 0 invalid\n"});
}

TEST_CASE("check: more files are checked than can be open at once") {
    auto const limit = "--nofile=64"s;
    if (process("prlimit", {limit, CONSTURI_CLI, "--version"}).finish().code != 0)
        return skip("cannot limit open files to 64");
    arguments args{limit, CONSTURI_CLI, "check"};
    args.resize(args.size() + 100, "f");
    CHECK(process("prlimit", args, {{"f", "a:b\n"}}).finish() == result{0, "", "100 URIs, 0 invalid\n"});
}

// Files

TEST_CASE("check: a missing file is an error, and the others are checked") {
    CHECK(run({"check", "gone", "f"}, {{"f", "{\n"}})
          == result{2, no_scheme("f:1", "{"), "consturi: gone: No such file or directory\n1 URI, 1 invalid\n"});
}
TEST_CASE("check: a missing file is an error even if all others are valid") {
    CHECK(run({"check", "f", "gone"}, {{"f", "a:b\n"}})
          == result{2, "", "consturi: gone: No such file or directory\n1 URI, 0 invalid\n"});
}
TEST_CASE("check: messages on standard error come after what was printed before") {
    CHECK(run({"check", "f", "gone", "g"}, {{"f", "{\n"}, {"g", "a:b\n}\n"}}, "",
              [] { dup2(STDOUT_FILENO, STDERR_FILENO); })
          == result{2,
                    no_scheme("f:1", "{") + "consturi: gone: No such file or directory\n" + no_scheme("g:2", "}")
                        + "3 URIs, 2 invalid\n",
                    ""});
}
TEST_CASE("check: a directory is an error") {
    CHECK(run({"check", "d"}, {{"d/f", ""}}) == result{2, "", "consturi: d: Is a directory\n0 URIs, 0 invalid\n"});
}

TEST_CASE("check: a file that cannot be read to its end is an error") {
    if (access("/proc/self/mem", R_OK) != 0) return skip("/proc/self/mem cannot be read");
    CHECK(run({"check", "/proc/self/mem"})
          == result{2, "", "consturi: /proc/self/mem: Input/output error\n0 URIs, 0 invalid\n"});
}

TEST_CASE("check: an empty file name is a missing file") {
    CHECK(run({"check", ""}) == result{2, "", "consturi: : No such file or directory\n0 URIs, 0 invalid\n"});
}
TEST_CASE("check: a file name is escaped, so that it cannot forge a line or color the terminal") {
    auto const name = "f\x1B[31m\r\nx:1:1: error: y\xFF"s, escaped = "f\\x1B[31m\\x0D\\x0Ax:1:1: error: y\\xFF"s;
    CHECK(run({"check", name}, {{name, "{"}})
          == result{1, no_scheme(escaped + ":1", "{"), escaped + ":1" + no_newline + "1 URI, 1 invalid\n"});
    CHECK(run({"check", name})
          == result{2, "", "consturi: " + escaped + ": No such file or directory\n0 URIs, 0 invalid\n"});
    CHECK(run({"normalize", name}, {{name, "a%2\n"}}).err.starts_with(escaped + ":1:4: error: "));
}
TEST_CASE("check: a file may have the name of a command, or a space in its name") {
    CHECK(run({"check", "show", "a b"}, {{"show", "a:b\n"}, {"a b", "a:b\n"}}) == result{0, "", "2 URIs, 0 invalid\n"});
}
TEST_CASE("check: after -- a file may have the name of an option") {
    CHECK(run({"check", "--", "--json"}, {{"--json", "{\n"}})
          == result{1, no_scheme("--json:1", "{"), "1 URI, 1 invalid\n"});
}
TEST_CASE("check: a file may have brackets in its name") {
    CHECK(run({"check", "[a,b]"}, {{"[a,b]", "{\n"}}) == result{1, no_scheme("[a,b]:1", "{"), "1 URI, 1 invalid\n"});
    check_usage_error({"check", "--json", "--split", "[]", "f"});
}
TEST_CASE("check: options may come after the files") {
    CHECK(
        run({"check", "f", "--reference", "--json"}, {{"f", "../a\n{\n"}})
        == result{
            1,
            R"({"file":"f","line":2,"position":0,"rule":"relative-ref","rule_position":0,)"
                + code_and_message(mistake::unencoded_opening_brace)
                + R"(,"expected":"unreserved, sub-delims, pct-encoded, \"#\", \"/\", \"?\", \"@\" or the end","text":"{"})"
                  "\n",
            "2 URI references, 1 invalid\n"});
}

// JSON

static std::string no_scheme_in_json(std::string const& place, std::string const& text) {
    return '{' + place + R"(,"position":0,"rule":"scheme","rule_position":0,)" + code_and_message(mistake::no_scheme)
           + R"(,"expected":"ALPHA",)" + text + "}\n";
}

TEST_CASE("check --json: an invalid line is an object on a line") {
    CHECK(check("a:b\nhttp://h:80a/\n{\n", {"--json"})
          == result{1,
                    R"({"file":"f","line":2,"position":11,"rule":"port","rule_position":9,)"
                        + code_and_message(mistake::letter_in_port)
                        + R"(,"expected":"DIGIT, \"#\", \"/\", \"?\" or the end","text":"http://h:80a/"})"
                          "\n"
                        + no_scheme_in_json(R"("file":"f","line":3)", R"("text":"{")"),
                    "3 URIs, 2 invalid\n"});
}
TEST_CASE("check: secrets are replaced by asterisks, and the column is that of the line") {
    auto const* text = "ftp://me:p w@h/?token=hidden\n";
    CHECK(check(text)
          == result{1, error_at("f:1:11", mistake::unencoded_space, "\nftp://***@h/?token=***\n      ^\n"),
                    "1 URI, 1 invalid\n"});
    CHECK(check(text, {"--show-secrets"})
          == result{1, error_at("f:1:11", mistake::unencoded_space, "\nftp://me:p w@h/?token=hidden\n          ^\n"),
                    "1 URI, 1 invalid\n"});
    auto const json = check(text, {"--json"}).out;
    CHECK(json.find(R"("position":10,)") != json.npos);
    CHECK(json.find(R"("text":"ftp://***@h/?token=***")") != json.npos);
    CHECK(check(text, {"--json", "--show-secrets"}).out.find("p w@h/?token=hidden") != json.npos);
    CHECK(check(text, {"--sarif", "--show-secrets"}).out.find("p w@h/?token=hidden") != json.npos);
}
TEST_CASE("check: no format shows secrets of jdbc URLs and of parameters") {
    files const with{{"f", "jdbc:sqlserver://h;user=a;password={secr;et};x=y\n"
                           "http://h:8o/?a=b&X-Amz-Signature=secr et#id_token=secr<\n"
                           "http://u:secr/et @h/;sid=secr\n"}};
    for (auto const* format : {"--by-scheme", "--json", "--sarif"})
        CHECK(run({"check", "--by-scheme", format, "f"}, with).out.find("secr") == std::string::npos);
    CHECK(check("jdbc:mysql://h:x/?password=secret&a=b\n", {"--by-scheme"})
          == result{
              1,
              error_at("f:1:16", mistake::letter_in_port, "\njdbc:mysql://h:x/?password=***&a=b\n               ^\n"),
              "1 URI, 1 invalid\n"});
}
TEST_CASE("check: in text, what follows the end of a URI can be a password") {
    files const with{{"f", "See ftp://me:secr et\"@h/ now.\n"}};
    CHECK(run({"check", "--find", "--show-secrets", "f"}, with)
          == result{1, error_at("f:1:14", mistake::letter_in_port, "\nftp://me:secr\n         ^\n"),
                    "1 URI, 1 invalid\n"});
    CHECK(run({"check", "--find", "f"}, with)
          == result{1, error_at("f:1:14", mistake::letter_in_port, "\nftp://***@\n      ^\n"), "1 URI, 1 invalid\n"});
    CHECK(run({"check", "--config", "--split", ";", "a.ini"}, {{"a.ini", "a = ftp://me:secr;et@h/\n"}}).out.find("secr")
          == std::string::npos);
    for (auto const* format : {"--config", "--json", "--sarif"})
        CHECK(run({"check", "--config", format, "a.json"},
                  {{"a.json", R"({"ftp://u:secr@h": "x://h:o", "a": {"b//u:secr@h": 1, "b//u:secr@h": 2}})"}})
                  .out.find("secr")
              == std::string::npos);
    CHECK(run({"check", "--find", "f"}, {{"f", repeated("http://h:8o ", 50000)}}).code == 1); // in linear time
    for (auto const* format : {"--json", "--sarif"})
        CHECK(run({"check", "--find", format, "f"}, with).out.find("secr") == std::string::npos);
}

// Filtering text

TEST_CASE("redact: secrets in URIs and parameters are replaced, and all else is copied byte for byte") {
    struct {
        std::string text, redacted;
    } const rows[] = {
        {"", ""},
        {"\n", "\n"},
        {"a@b: c\r\n\0\xFF\x80 x"s, "a@b: c\r\n\0\xFF\x80 x"s},
        {"\xEF\xBB\xBFhttps://me:pw@h/", "\xEF\xBB\xBFhttps://me:***@h/"},
        {"10:00:01 ann@h.example GET https://h/@me?a=b 200", "10:00:01 ann@h.example GET https://h/@me?a=b 200"},
        {"x https://me:pw@h/a y https://t@h2/?sig=1&b=2 z@h", "x https://me:***@h/a y https://***@h2/?sig=***&b=2 z@h"},
        {"h \"GET /a?token=b&c=d HTTP/1.1\" 200 \"https://h/?code=1&d\"",
         "h \"GET /a?token=***&c=d HTTP/1.1\" 200 \"https://h/?code=***&d\""},
        {R"({"u":"https:\/\/me:pw@h\/a?token=b\/c","v":1})", R"({"u":"***@h\/a?token=***","v":1})"},
        {R"({"u":"https://h/?a=b\u0026token=c"})", R"({"u":"https://h/?a=b\u0026token=***"})"},
        {"https://{user}:pw@h/ app://me:pw@h my_app://me:pw@h", "https://***@h/ app://me:***@h my_app://me:***@h"},
        {"https://h1/,https://me:pw@h2/ x@y", "https://***@h2/ x@y"},
        {"https://h/?to=https://h2/&a=b", "https://h/?to=https://h2/&a=b"},
        {"ftp://me:secr et@h/ x", "ftp://***@h/ x"},
        {"https://m\u00E9:pw@h/", "https://m\u00E9:***@h/"},
        {"mongodb://me:pw@h1:1,h2:2/", "mongodb://***@h1:1,h2:2/"},
        {"db=jdbc:mysql://me:pw@h/a?password=b&c=d", "db=jdbc:mysql://***@h/a?password=***&c=d"},
        {"?monkey=a&keyboard=b;tokens_used=c", "?monkey=a&keyboard=b;tokens_used=c"},
        {"token=a&b=c", "token=***&b=c"},
        {"://a@b :// http:", "://a@b :// http:"},
    };
    for (auto const& [text, redacted] : rows) CHECK(run({"redact", "f"}, {{"f", text}}) == result{0, redacted, ""});
    auto const many = repeated("x https://h/?token=a ", 20000);
    CHECK(run({"redact", "f"}, {{"f", many}}).out == repeated("x https://h/?token=*** ", 20000)); // in linear time
    CHECK(run({"redact", "f", "g"}, {{"f", "?sig=a"}, {"g", "?sig=b\n"}}).out == "?sig=***?sig=***\n");
    CHECK(run({"redact", "missing"}).code == 2);
}
TEST_CASE("check --json: valid lines print nothing") {
    CHECK(check("a:b\n", {"--json"}) == result{0, "", "1 URI, 0 invalid\n"});
}
TEST_CASE("check --json: quotes, backslashes and control characters are escaped in strings") {
    CHECK(check("\"\\\0\1\t\r\37\177/\n"s, {"--json"})
          == result{1, no_scheme_in_json(R"("file":"f","line":1)", R"("text":"\"\\\u0000\u0001\t\r\u001f\u007f/")"),
                    "1 URI, 1 invalid\n"});
}
TEST_CASE("check --json: characters outside ASCII are escaped, so that none changes how the line is shown") {
    CHECK(check("\303\251\342\200\256\360\237\230\200\n", {"--json"}) // U+202E among them
          == result{1, no_scheme_in_json(R"("file":"f","line":1)", R"("text":"\u00e9\u202e\ud83d\ude00")"),
                    "1 URI, 1 invalid\n"});
}

TEST_CASE("check --json: text that is not UTF-8 is an array of its bytes") {
    std::string out;
    char line = '1';
    for (auto const bytes :
         {"195,40", "192,128", "237,160,128", "244,144,128,128", "226,130", "224,128,128", "240,128,128,128"})
        out += no_scheme_in_json(R"("file":"f","line":)"s + line++, "\"text_bytes\":["s + bytes + ']');
    CHECK(
        check("\303(\n\300\200\n\355\240\200\n\364\220\200\200\n\342\202\n\340\200\200\n\360\200\200\200\n", {"--json"})
        == result{1, out, "7 URIs, 7 invalid\n"});
}

TEST_CASE("check --json: a file name that is not UTF-8 is an array of its bytes") {
    auto const r = run({"check", "--json", "\377"}, {}, "", [] {
        if (!(std::ofstream("\377") << "{\n")) _exit(126);
    });
    if (r.code == 126) return skip("the file system requires UTF-8 names");
    CHECK(r == result{1, no_scheme_in_json(R"("file_bytes":[255],"line":1)", R"("text":"{")"), "1 URI, 1 invalid\n"});
}

static result python(std::string const& code, files const& with = {}) {
    return process("python3", {"-c", code}, with).finish();
}

TEST_CASE("check --json: Python reads the bytes of each line from its object") {
    if (python("").code != 0) return skip("python3 is not installed");
    auto const lines = python(R"(
import random, sys
random.seed(3986)
some = [bytes([b]) for b in range(256)] + [c.encode() for c in "\u00e9\u20ac\U0001f600"] + [b"\xed\xa0\x80", b"\xf4\x90\x80\x80"]
lines = some + [a + b for a in some for b in some] + [b"".join(random.choices(some, k=9)) for _ in range(20000)]
sys.stdout.buffer.write(b"".join(b" " + line + b".\n" for line in lines if b"\n" not in line))
)")
                           .out;
    auto const r = check(lines, {"--json", "--show-secrets"});
    CHECK(r.code == 1);
    auto const compared = python(R"(
import json
lines = open("lines", "rb").read().split(b"\n")[:-1]
objects = open("objects", "rb").read().decode().split("\n")[:-1]
assert len(lines) == len(objects) > 80000
strings = 0
for number, (line, text) in enumerate(zip(lines, objects), 1):
    o = json.loads(text)
    assert (o["file"], o["line"], o["position"], o["rule"]) == ("f", number, 0, "scheme"), o
    assert bytes(o["text_bytes"]) == line if "text_bytes" in o else o["text"].encode() == line, o
    strings += "text" in o
    try: line.decode()
    except UnicodeDecodeError: assert "text" not in o, o
    else: assert "text_bytes" not in o, o
assert 10000 < strings < len(lines) - 10000
)",
                                 {{"lines", lines}, {"objects", r.out}});
    CHECK(compared == result{0, "", ""});
}

TEST_CASE("check --iri: IRIs are valid, and octets that are not UTF-8 are reported") {
    files const f{{"f", "http://例え.jp/引\nurn:\xE5\xBC\n"}};
    CHECK(run({"check", "--iri", "f"}, f)
          == result{1, error_at("f:2:5", mistake::not_utf8, "\nurn:\\xE5\\xBC\n    ^\n"), "2 IRIs, 1 invalid\n"});
    CHECK(run({"check", "--iri", "--reference", "f"}, {{"f", "../引\n"}})
          == result{0, "", "1 IRI reference, 0 invalid\n"});
    auto const in_utf8 = [] { setenv("LC_ALL", "C.UTF-8", 1); };
    auto const found = run({"check", "--iri", "f"}, {{"f", "http://例é/ \n"}}, "", in_utf8).out;
    if (found.find("\\xC3") != found.npos) return skip("the locale C.UTF-8 is not installed");
    CHECK(found == error_at("f:1:14", mistake::surrounding_white_space, "\nhttp://例é/ \n           ^\n"));
}

TEST_CASE("check: the error for an IRI names the option --iri") {
    auto const note = "f:1:1: note: it is an IRI, which --iri accepts\n"s;
    auto const has_note = [&](arguments const& args, std::string const& line) {
        return run(args, {{"f", line + '\n'}}).out.ends_with("^\n" + note);
    };
    CHECK(has_note({"check", "f"}, "http://h/引"));
    CHECK(has_note({"check", "--find", "f"}, "http://h/引"));
    CHECK(has_note({"check", "--reference", "f"}, "引"));
    CHECK_FALSE(has_note({"check", "f"}, "引"));
    CHECK_FALSE(has_note({"check", "f"}, "http://h/\xE9"));
    CHECK_FALSE(has_note({"check", "--by-scheme", "f"}, "http://h/引")); // excludes --iri
    CHECK_FALSE(has_note({"check", "--require", "has_host", "f"}, "http://h/引"));
    CHECK(run({"check", "--json", "f"}, {{"f", "http://h/引\n"}}).out.find("\"hint\":\"it is an IRI")
          != std::string::npos);
}

// SARIF

static std::string sarif(std::string const& results, std::string const& rules, bool all_read = true) {
    return "{\"version\": \"2.1.0\", \"$schema\": "
           "\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json\",\n"
           "\"runs\": [{\"columnKind\": \"unicodeCodePoints\", \"results\": ["
           + results
           + "\n], \"tool\": {\"driver\":{\"name\":\"consturi\",\"version\":\"" CONSTURI_TOOL_VERSION "\",\"rules\":["
           + rules + "]}},\n\"invocations\": [{\"executionSuccessful\":" + (all_read ? "true" : "false") + "}]}]}\n";
}
static std::string sarif_result(std::string const& rule, std::string const& message, std::string const& uri,
                                std::string const& region) {
    return "\n{\"ruleId\":\"" + rule + "\",\"level\":\"error\",\"message\":{\"text\":\"" + message
           + "\"},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"" + uri + "\"},\"region\":{"
           + region + "}}}]}";
}
static auto const letter_in_port =
    R"({"id":"letter_in_port","shortDescription":{"text":")" + message_of(mistake::letter_in_port) + R"("}})"s;

TEST_CASE("check --sarif: the log has a result for each error, and a rule for each kind of mistake") {
    CHECK(check("a:b\n", {"--sarif"}) == result{0, sarif("", ""), "1 URI, 0 invalid\n"});
    auto const result_at = [](char const* line) {
        return sarif_result("letter_in_port", message_of(mistake::letter_in_port) + ": http://h:8o/", "f",
                            R"("startLine":)" + std::string(line) + R"(,"startColumn":11,"endColumn":13)");
    };
    CHECK(check("http://h:8o/\na:b\nhttp://h:8o/\n", {"--sarif"})
          == result{1, sarif(result_at("1") + ',' + result_at("3"), letter_in_port), "3 URIs, 2 invalid\n"});
    CHECK(run({"check", "--sarif", "none"}).out == sarif("", "", false));
    check_usage_error({"check", "--sarif", "--json", "f"});
}
TEST_CASE("check --sarif: columns are counted in characters, and names of files are URI references") {
    auto const found =
        run({"check", "--find", "--sarif", "a:b/\303\251 c"}, {{"a:b/\303\251 c", "\n\303\251 http://h:8o/.\n"}});
    CHECK(found.out
          == sarif(sarif_result("letter_in_port", message_of(mistake::letter_in_port) + ": http://h:8o/",
                                "./a:b/%C3%A9%20c", R"("startLine":2,"startColumn":13,"endColumn":15)"),
                   letter_in_port));
    auto const same_line =
        run({"check", "--find", "--sarif", "f", "g"},
            {{"f", "\303\251 http://h:8o/ http://h:\303\251/"}, {"g", "\303\251\303\251 http://h:8o/"}});
    CHECK(same_line.out.find(R"("startColumn":25,"endColumn":27)") != std::string::npos);
    CHECK(same_line.out.find(R"("startColumn":14,"endColumn":16)") != std::string::npos);
    auto const config =
        run({"check", "--config", "--sarif", "f.ini"}, {{"f.ini", "a=b\n\303\251 = http://h:8o/\nc = http//h\n"}});
    CHECK(config.out.find(R"("startLine":2,"startColumn":15,"endColumn":17)") != std::string::npos);
    CHECK(config.out.find(R"({"ruleId":"config_file","level":"error","message":{"text":"the value of)")
          != std::string::npos);
    CHECK(config.out.find(R"("startLine":3,"startColumn":5,"endColumn":5)") != std::string::npos);
    auto const absolute = run({"check", "--sarif", "/proc/self/cwd/f"}, {{"f", "{\n"}});
    CHECK(absolute.out.find(R"("uri":"file:///proc/self/cwd/f")") != std::string::npos);
}

// Requirements

TEST_CASE("check --require: a URI that does not meet the requirement is reported, with the part that is not met") {
    auto const requirement = "scheme_is(\"https\") && !has_userinfo"s;
    CHECK(
        check("https://h/\nhttp://h/\nhttps://u@h/\nhttps://h:x/\n", {"--require", requirement})
        == result{1,
                  error_at("f:2:1", mistake::requirement_not_met, ": scheme_is(\"https\")\nhttp://h/\n^\n")
                      + error_at("f:3:9", mistake::requirement_not_met, ": !has_userinfo\nhttps://***@h/\n        ^\n")
                      + error_at("f:4:11", mistake::letter_in_port, "\nhttps://h:x/\n          ^\n"),
                  "4 URIs, 3 invalid\n"});
    CHECK(check("//u@h/\n", {"--reference", "--require", "!has_userinfo"}).code == 1);
    CHECK(check("geo:1,2\ngeo:91,0\n", {"--by-scheme", "--require", "has_scheme"}).err == "2 URIs, 1 invalid\n");
    CHECK(run({"check", "--find", "--require", requirement, "f"}, {{"f", "See http://h/."}}).code == 1);
    CHECK(run({"check", "--config", "--require", requirement, "f.env"}, {{"f.env", "A=http://h/\n"}}).code == 1);
    CHECK(run({"check", "--find", "--require", "has_scheme", "f"}, {{"f", "mongodb://h1:1,h2:2/"}}).code
          == 1); // a list
    CHECK(check("mongodb://h1,h2.example.com/\nmongodb://a,b:p@h.example.com/\n",
                {"--require", "host_under(\"example.com\")"})
              .out
          == error_at("f:1:14", mistake::requirement_not_met,
                      ": a list of hosts cannot be judged\nmongodb://h1,h2.example.com/\n             ^\n"));
    CHECK(check("a:b\n", {"--sarif", "--require", "has_hosts"}) // no part of a log
          == result{2, "", check("a:b\n", {"--require", "has_hosts"}).err});
    CHECK(check("a:b\n", {"--require", "port_is(1) && port_is(65536)"})
          == result{2, "",
                    "consturi: --require: number above 65535\nport_is(1) && port_is(65536)\n" + std::string(22, ' ')
                        + "^\n"});
    check_usage_error({"check", "--iri", "--require", "has_host", "f"});
    check_usage_error({"check", "--require", "", "f"});
}

// Config files

TEST_CASE("check --config: the values of config files are checked, and errors have their places") {
    file const with{"c.json", "{\n\"a\": \"https://h:8o/\",\n \"b\": \"https//h\", \"c\": 1, \"d\": \"https://d/\"}"};
    auto const near_miss =
        "the value of \"b\" resembles a URI, but does not begin with a scheme and ://; correct it, or name "
        "the keys of the URIs with --keys"s;
    auto const summary = "2 URIs, 2 invalid; 1 value not checked: --list names them\n"s;
    CHECK(run({"check", "--config", "c.json"}, {with})
          == result{1,
                    error_at("c.json:2:18", mistake::letter_in_port, "\nhttps://h:8o/\n           ^\n")
                        + "c.json:3:8: error: " + near_miss + '\n',
                    summary});
    auto const json = run({"check", "--config", "--json", "c.json"}, {with});
    CHECK(json.out.find(R"("text":"https://h:8o/","column":7,"key":"a"})") != std::string::npos);
    CHECK(json.out.find(R"({"file":"c.json","line":3,"column":8,"message":"the value of \"b\" resembles)")
          != std::string::npos);
    CHECK(run({"check", "--config", "--keys", "d", "c.json"}, {with})
          == result{0, "", "1 URI, 0 invalid; 3 values not checked: --list names them\n"});
    CHECK(run({"check", "--config", "--list", "--except", "b", "c.json"}, {with}).err
          == "c.json:3:7: note: b is not checked: excepted\nc.json:3:24: note: c is not checked: not a string\n"
             "2 URIs, 1 invalid; 2 values not checked\n");
    CHECK(run({"check", "--config", "--list", "--keys", "d", "c.json"}, {with})
              .err.find("note: a is not checked: not named by --keys\n")
          != std::string::npos);
    CHECK(run({"check", "--config", "--list", "p.yaml"}, {{"p.yaml", "a: https://{h}/\nb: b\nc: h:80\n"}}).err
          == "p.yaml:1:4: note: a is not checked: placeholder h\np.yaml:2:4: note: b is not checked: no URI\n"
             "p.yaml:3:4: note: c is not checked: a host and a port without a scheme\n"
             "0 URIs, 0 invalid; 3 values not checked\n");
    CHECK(run({"check", "--config", "--keys=x", "c.json"}, {with}).code == 2);
    CHECK(run({"check", "--config", "none.json", "c.json"}, {with}).err.find(summary) != std::string::npos);
    CHECK(run({"check", "--config", "none.json"}).code == 2);
    check_usage_error({"check", "--config"});
    check_usage_error({"check", "--keys", "a", "f"});
    check_usage_error({"check", "--list", "f"});
}

TEST_CASE("check --config --format: a file with any name, and standard input, are read in a format") {
    file const with{"values", "a: https://h:8o/\n"};
    auto const error = error_at("values:1:15", mistake::letter_in_port, "\nhttps://h:8o/\n           ^\n");
    CHECK(run({"check", "--config", "--format", "yaml", "values"}, {with}).out == error);
    CHECK(run({"check", "--config", "--format", "yaml", "."}, {with}).out == error);
    CHECK(run({"check", "--config", "--format", "ini", "-"}, {}, with.bytes).out.starts_with("<stdin>:1:15: error: "));
    for (auto const* name : {"json", "yaml", "toml", "xml", "ini", "conf", "properties", "env"}) {
        INFO(name);
        CHECK(run({"check", "--config", "--format", name, "values"}, {{"values", ""}}).out.find("extension")
              == std::string::npos);
    }
    check_usage_error({"check", "--config", "-"});
    check_usage_error({"check", "--config", "--format", "txt", "values"});
    check_usage_error({"check", "--format", "yaml", "values"});
}

TEST_CASE("check --config: the default of a placeholder is checked") {
    file const with{"a.yaml",
                    "a: ${A:-https://h:8o/}\nb: ${B:-https}://${C:-h}:${D:-80}/\nc: ${E:-https}://${F}/\n"
                    "d: ${G:-80}\ne: ${H:-https://${I:-h}:8o/}\nf: ${J-https://h:8o/}\ng: ${k-l:https://h/}\n"};
    CHECK(run({"check", "--config", "--list", "a.yaml"}, {with})
          == result{1,
                    error_at("a.yaml:1:15", mistake::letter_in_port, "\nhttps://h:8o/\n           ^\n")
                        + error_at("a.yaml:6:15", mistake::letter_in_port, "\nhttps://h:8o/\n           ^\n"),
                    "a.yaml:3:4: note: c is not checked: placeholder F\n"
                    "a.yaml:4:4: note: d is not checked: placeholder G\n"
                    "a.yaml:5:4: note: e is not checked: placeholder H\n"
                    "a.yaml:7:4: note: g is not checked: placeholder k-l\n3 URIs, 2 invalid; 4 values not checked\n"});
    CHECK(
        run({"check", "--config", "a.yaml"}, {{"a.yaml", "a: [\"A=${A:-https://h:8o/}\", \"--u=${A:-https://h/}\"]\n"}})
            .err
        == "2 URIs, 1 invalid; 0 values not checked\n");
    CHECK(run({"check", "--config", "--define", "A=https://h/", "--require", "scheme_is(\"https\")", "a.yaml"}, {with})
              .out.starts_with("a.yaml:2:4: error: the value of \"b\" has a placeholder"));
}

TEST_CASE("check --config: the texts and attributes of XML are checked") {
    auto const begin = "<c xmlns='http://ns:x'>\n<!-- http://h:1o/ -->\n"s;
    struct {
        std::string text, out;
    } const rows[] = {
        {"<a u='http://h:2o/'/>", error_at("a.xml:3:17", mistake::letter_in_port, "\n")},
        {"<a>\n  http://h:2o/ \n</a>", error_at("a.xml:4:13", mistake::letter_in_port, "\n")},
        {"<a k = 'x>' u\n= \"http://h:2o/\"></a>", error_at("a.xml:4:14", mistake::letter_in_port, "\n")},
        {"<a><![CDATA[http://h:2o/?a&b]]></a>", error_at("a.xml:3:23", mistake::letter_in_port, "\n")},
        {"<a u='http://h/?&amp;#a#b'/>", error_at("a.xml:3:20", mistake::second_number_sign, "\nhttp://h/?&#a#b\n")},
        {"<a u='http://h/?a&lt;'/>", error_at("a.xml:3:18", mistake::unencoded_less_than_sign, "\n")},
        {"<a>&x;</a>", "a.xml:3:4: error: undefined entity\n"},
        {"<a></b>", "a.xml:3:6: error: mismatched tag\n"},
    };
    for (auto const& [text, out] : rows) {
        INFO(text);
        auto const checked = run({"check", "--config", "a.xml"}, {{"a.xml", begin + text + "\n</c>\n"}});
        CHECK(checked.out.substr(0, out.size()) == out);
        CHECK(checked.code == 1);
    }
    for (auto const* text : {"<!DOCTYPE a [<!ENTITY x 'y'>]>\n<a u='&x;'/>", "<!DOCTYPE a SYSTEM 'a.dtd'>\n<a> &x;</a>",
                             "<!DOCTYPE a [<!ENTITY x 'y'>]>\n<a> &x;</a>"}) {
        INFO(text);
        CHECK(run({"check", "--config", "a.xml"}, {{"a.xml", text}}).out.find("a.xml:2:") == 0);
    }
    auto const keys = "<c u='1'><b>2<x/>3</b><b u='4'/><u>5</u><b.c>6</b.c></c>"s;
    CHECK(run({"check", "--config", "--list", "a.xml"}, {{"a.xml", keys}}).err
          == "a.xml:1:7: note: c.u is not checked: no URI\na.xml:1:13: note: c.b is not checked: no URI\n"
             "a.xml:1:18: note: c.b is not checked: no URI\na.xml:1:29: note: c.b_1.u is not checked: no URI\n"
             "a.xml:1:36: note: c.u_1 is not checked: no URI\na.xml:1:46: note: c.b.c is not checked: no URI\n"
             "0 URIs, 0 invalid; 6 values not checked\n");
    auto const deep = repeated("<a>", 101) + repeated("</a>", 101);
    CHECK(run({"check", "--config", "a.xml"}, {{"a.xml", deep}}).out
          == "a.xml:1:301: error: nested too deeply: the limit is 100 levels\n");
    CHECK(run({"check", "--config", "a.xml"}, {{"a.xml", "<a>" + std::string(3 << 20, ' ') + "http://h:1o/</a>"}}).code
          == 1);
}

// Text

TEST_CASE("check --find: an invalid URI is reported with its place in the text") {
    CHECK(run({"check", "--find", "f"}, {{"f", "Some text.\nSee [this](https://h:8o/a_(b)).\n"}})
          == result{1, error_at("f:2:23", mistake::letter_in_port, "\nhttps://h:8o/a_(b)\n           ^\n"),
                    "1 URI, 1 invalid\n"});
    CHECK(run({"check", "--find", "f"}, {{"f", "[a](mailto:b) mailto:b <https://h/a b>"}}).out
          == error_at("f:1:13", mistake::incomplete_address, "\nmailto:b\n        ^\n")
                 + error_at("f:1:36", mistake::unencoded_space, "\nhttps://h/a b\n           ^\n"));
    CHECK(run({"check", "--find", "f"}, {{"f", "http://h:80\u5373 http://h:80o\u5373"}})
              .out.find(error_at("f:1:27", mistake::letter_in_port, "\n"))
          == 0);
    CHECK(run({"check", "--find"}, {}, "x https://h/a|b\n") == result{0, "", "1 URI, 0 invalid\n"});
    CHECK(run({"check", "--find", "--json", "f"}, {{"f", "\nhttps://h:x/\u202E"}}).out.find("\"column\":1")
          != std::string::npos);
}

TEST_CASE("check --find --list: the valid URIs are printed, too") {
    auto const error = error_at("f:2:11", mistake::letter_in_port, "\nhttp://h:8o/\n          ^\n");
    CHECK(run({"check", "--find", "--list", "f"},
              {{"f", "a https://me:pw@h/a?token=x\nhttp://h:8o/\nmailto:a@h.example"}})
          == result{1, "f:1:3: https://me:***@h/a?token=***\n" + error + "f:3:1: mailto:a@h.example\n",
                    "3 URIs, 1 invalid\n"});
    CHECK(run({"check", "--find", "--list", "--show-secrets", "f"}, {{"f", "https://me:pw@h/"}}).out
          == "f:1:1: https://me:pw@h/\n");
    CHECK(run({"check", "--find", "--list", "--json", "f"}, {{"f", " https://me:pw@h/"}}).out
          == R"({"file":"f","line":1,"column":2,"text":"https://me:***@h/"})"
             "\n");
    CHECK(run({"check", "--find", "--list", "f"}, {{"f", "jdbc:postgresql://u:pw@[::1]/d"}}).out
          == "f:1:1: jdbc:postgresql://u:***@[::1]/d\n");
    check_usage_error({"check", "--find", "--list", "--sarif", "f"});
}

TEST_CASE("check --find: a line with a mark is left out, and a file in UTF-16 is an error") {
    CHECK(run({"check", "--find", "f"}, {{"f", "http://h:1x http://h:2x consturi:ignore\r\nhttp://h:3x\n"
                                               "<!-- consturi:ignore --> http://h:4x\rhttp://h:5x http://h:6x"}})
              .err
          == "3 URIs, 3 invalid\n");
    CHECK(run({"check", "--find", "f"}, {{"f", "\xFF\xFEh\0"s}})
          == result{1, "f:1:1: error: UTF-16: the file must be UTF-8\n", "0 URIs, 1 invalid\n"});
}

/// A file of runtime_tests/data/config, as its owner would check it.
struct real_file {
    std::string name;
    arguments args;
    std::string out, summary;
};

TEST_CASE("check --config: files in the style of well-known projects") {
    auto const near_miss = [](std::string const& key) {
        return ": error: the value of \"" + key
               + "\" resembles a URI, but does not begin with a scheme and ://; correct it, or name the keys of the "
                 "URIs with --keys\n";
    };
    auto const lists = ": note: for a list of URIs, name the characters between them with --split\n"s;
    for (
        real_file const& each : std::vector<real_file>{
            {"Cargo.toml", {}, "", "3 URIs, 0 invalid; 5 values not checked\n"},
            {"alertmanager.yml",
             {},
             "alertmanager.yml:23:36" + near_miss("receivers.1.webhook_configs.0.http_config.proxy_url"),
             "2 URIs, 1 invalid; 14 values not checked\n"},
            {"app.env",
             {},
             "app.env:4:10: error: ambiguous: an unquoted # begins a comment for some parsers; quote the value\n",
             "2 URIs, 1 invalid; 3 values not checked\n"},
            {"application.properties",
             {},
             error_at("application.properties:6:55", mistake::several_hosts_or_ports,
                      "\namqp://***@queue2:5672\n       ^\n")
                 + "application.properties:6:27" + lists,
             "4 URIs, 1 invalid; 6 values not checked\n"},
            {"application.properties", {"--split", ","}, "", "5 URIs, 0 invalid; 6 values not checked\n"},
            {"application.yml", {}, "", "2 URIs, 0 invalid; 5 values not checked\n"},
            {"appsettings.json", {"--split", ";"}, "", "4 URIs, 0 invalid; 4 values not checked\n"},
            {"ci.yml", {}, "", "0 URIs, 0 invalid; 9 values not checked\n"},
            {"compose.yaml", {}, "", "5 URIs, 0 invalid; 15 values not checked\n"},
            {"datasources.yaml", {}, "", "1 URI, 0 invalid; 13 values not checked\n"},
            {"deployment.yaml", {}, "", "4 URIs, 0 invalid; 13 values not checked\n"},
            {"devcontainer.json",
             {},
             error_at("devcontainer.json:8:46", mistake::letter_in_port,
                      "\nws://localhost:80a/socket\n                 ^\n"),
             "2 URIs, 1 invalid; 9 values not checked\n"},
            {"ingress.yaml",
             {},
             error_at("ingress.yaml:20:47", mistake::letter_in_port,
                      "\nhttp://api.shop.svc.cluster.local:8o80\n                                   ^\n"),
             "3 URIs, 1 invalid; 13 values not checked\n"},
            {"log4j2.properties", {}, "", "1 URI, 0 invalid; 7 values not checked\n"},
            {"node.env",
             {},
             "node.env:8:14: error: several URIs in the value of \"CORS_ORIGINS\"; name the characters between them with "
             "--split\nnode.env:10:6"
                 + near_miss("SITE"),
             "5 URIs, 2 invalid; 3 values not checked\n"},
            {"openapi.yaml",
             {},
             error_at("openapi.yaml:15:64", mistake::square_bracket_outside_an_ip_literal,
                      "\nhttps://docs.example.com/orders#get[\n                                   ^\n"),
             "4 URIs, 1 invalid; 15 values not checked\n"},
            {"package-lock.json", {}, "", "3 URIs, 0 invalid; 10 values not checked\n"},
            {"pip.conf",
             {},
             error_at("pip.conf:8:36", mistake::unexpected_character_in_port,
                      ": expected DIGIT, \"#\", \"/\", \"?\" or the end\n"
                      "http://proxy.example.com:31_28\n                           ^\n"),
             "4 URIs, 1 invalid; 2 values not checked\n"},
            {"pyproject.toml",
             {"--require", "registered_scheme"},
             error_at("pyproject.toml:10:12", mistake::requirement_not_met,
                      ": registered_scheme\nhtps://shop.example.com/...\n^\n")
                 + "pyproject.toml:13:39: error: the value of \"tool.poetry.source.0.url\" has a placeholder, with which the "
                   "requirement cannot be judged; define it, or name the key with EXCEPT or --except\n",
             "3 URIs, 2 invalid; 6 values not checked\n"},
            {"tsconfig.json",
             {},
             "tsconfig.json:7:20" + near_miss("compilerOptions.sourceRoot"),
             "1 URI, 1 invalid; 4 values not checked\n"},
            {"launchSettings.json",
             {},
             error_at("launchSettings.json:3:46", mistake::unexpected_character_in_port,
                      ": expected DIGIT, \"#\", \"/\", \"?\" or the end\n"
                      "https://localhost:7001;http://localhost:5001\n                      ^\n")
                 + "launchSettings.json:3:24" + lists,
             "2 URIs, 1 invalid; 3 values not checked\n"},
            {"package.json",
             {},
             error_at("package.json:5:73", mistake::path_in_place_of_port,
                      "\ngit+ssh://***@github.com:example/fork.git#v2\n                         ^\n"),
             "6 URIs, 1 invalid; 10 values not checked\n"},
            {"package.json", {"--except", "dependencies.*"}, "", "4 URIs, 0 invalid; 12 values not checked\n"},
            {"prometheus.yml", {}, "", "1 URI, 0 invalid; 6 values not checked\n"},
            {"server.properties", {"--split", ","}, "", "3 URIs, 0 invalid; 3 values not checked\n"},
            {"site.conf", {}, "", "2 URIs, 0 invalid; 1 value not checked\n"},
        }) {
        std::ifstream in(std::string(CONSTURI_TEST_DATA) + "/config/" + each.name);
        REQUIRE(in);
        std::string const bytes(std::istreambuf_iterator<char>(in), {});
        auto args = each.args;
        args.insert(args.begin(), {"check", "--config"});
        args.push_back(each.name);
        INFO(each.name);
        bool const has_others = each.summary.find("; 0 values") == std::string::npos;
        auto const summary =
            each.summary.substr(0, each.summary.size() - 1) + (has_others ? ": --list names them\n" : "\n");
        CHECK(run(args, {{each.name, bytes}}) == result{each.out.empty() ? 0 : 1, each.out, summary});
    }
}
