// The command-line tool: consturi show.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

#include <algorithm>
#include <cstdlib>

/// Expects that `show` prints the lines for the text, and `show --json` the members at the end of its object.
static void check_show(std::string const& text, std::string const& lines, std::string const& members) {
    INFO(text);
    auto const plain = run({"show", "--", text}), json = run({"show", "--json", "--", text});
    CHECK(plain == result{0, plain.out, ""});
    CHECK(json == result{0, json.out, ""});
    CHECK(plain.out.substr(plain.out.size() - std::min(plain.out.size(), lines.size())) == lines);
    CHECK(json.out.substr(json.out.size() - std::min(json.out.size(), members.size() + 2)) == members + "}\n");
}

TEST_CASE("show: all components of a URI are printed, and their parts") {
    CHECK(
        run({"show", "http://u:p@h.example:80/a/b;v=1?c=d#e"})
        == result{
            0,
            "scheme: http\nuserinfo: u:p\nhost: h.example\nport: 80\npath: /a/b;v=1\nquery: c=d\nfragment: e\n"
            "kind: URL\nscheme status: permanent\nuser: u\npassword: p\nhost kind: reg_name\nsegment: a\nsegment: b\nsegment parameter: v=1\n"
            "query parameter: c=d\n",
            ""});
}
TEST_CASE("show: undefined components are omitted") {
    CHECK(run({"show", "x:a"}) == result{0, "scheme: x\npath: a\nscheme status: unregistered\nsegment: a\n", ""});
}
TEST_CASE("show: empty components are printed as empty") {
    CHECK(run({"show", "s://@:?#"})
          == result{0,
                    "scheme: s\nuserinfo: \nhost: \nport: \npath: \nquery: \nfragment: \n"
                    "scheme status: unregistered\nuser: \nhost kind: empty\n",
                    ""});
}

TEST_CASE("show: the status of the scheme in IANA's registry is printed, and whether the URI is a URL or a URN") {
    struct {
        std::string uri, lines, members;
    } const rows[] = {
        {"HTTPS://h", "kind: URL\nscheme status: permanent\n", R"("permanent","is_url":true,"is_urn":false,)"},
        {"urn:a1:b", "kind: URN\nscheme status: permanent\n", R"("permanent","is_url":false,"is_urn":true,)"},
        {"urn:a", "path: a\nscheme status: permanent\n", R"("permanent","is_url":false,"is_urn":false,)"},
        {"wais:a", "scheme status: historical\n", R"("historical",)"},
        {"tag:x,2020:a", "020:a\nscheme status: permanent\n", R"("permanent","is_url":null,"is_urn":false,)"},
        {"mysql://h/", "kind: URL\nscheme status: unregistered\n", R"("unregistered","is_url":true,"is_urn":false,)"},
        {"mongodb://a,b/", "path: /\nkind: URL\nscheme status: provisional\n", R"("provisional","is_url":true,)"},
        {"a", "path: a\nsegment: a\n", R"("fragment":null,"scheme_status":null,"is_url":false,"is_urn":false,)"},
    };
    for (auto const& row : rows) {
        INFO(row.uri);
        CHECK(run({"show", row.uri}).out.find(row.lines) != std::string::npos);
        CHECK(run({"show", "--json", row.uri}).out.find(row.members) != std::string::npos);
    }
}

TEST_CASE("show -: each line of standard input is shown") {
    CHECK(run({"show", "-"}, {}, "a\nb c\n?\n")
          == result{1, "path: a\nsegment: a\n\n\npath: \nquery: \n",
                    error_at("<stdin>:2:2", mistake::unencoded_space, "\nb c\n ^\n")});
    auto const json = run({"show", "--json", "-"}, {}, "a\nb\n").out;
    CHECK(std::count(json.begin(), json.end(), '\n') == 2);
    CHECK(run({"java", "show", "-"}, {}, "a\n") == run({"java", "show", "a"}));
    CHECK(run({"show", "./-"}).out == "path: ./-\nsegment: .\nsegment: -\n");
}

TEST_CASE("show: query parameters extend between the given separators") {
    CHECK(run({"show", "--separators", "&;", "?a=1;b&c;"}).out
          == "path: \nquery: a=1;b&c;\nquery parameter: a=1\nquery parameter: b\nquery parameter: c\n"
             "query parameter: \n");
    CHECK(run({"show", "--json", "--separators", ";", "?a=1&b;c"})
              .out.find(R"("query_params":[{"name":"a","value":"1&b"},{"name":"c","value":null}])")
          != std::string::npos);
}

TEST_CASE("show: a relative reference is accepted, even an empty one") {
    CHECK(run({"show", "//h/a"}) == result{0, "host: h\npath: /a\nhost kind: reg_name\nsegment: a\n", ""});
    CHECK(run({"show", ""}) == result{0, "path: \n", ""});
}

TEST_CASE("show: a reference may be the name of a command or, after --, of an option") {
    CHECK(run({"show", "check"}) == result{0, "path: check\nsegment: check\n", ""});
    CHECK(run({"show", "--", "--json"}) == result{0, "path: --json\nsegment: --json\n", ""});
}

TEST_CASE("show --json: all components are printed, and their parts, undefined ones as null") {
    CHECK(
        run({"show", "--json", "http://u@h:80/p;v?q#f"})
        == result{
            0,
            R"({"scheme":"http","userinfo":"u","host":"h","port":"80","path":"/p;v","query":"q","fragment":"f",)"
            R"("scheme_status":"permanent","is_url":true,"is_urn":false,)"
            R"("user":"u","password":null,"host_kind":"reg_name","address":null,"host_in_unicode":null,"by_scheme":{},)"
            R"("segments":[{"name":"p","params":[{"name":"v","value":null}]}],)"
            R"("query_params":[{"name":"q","value":null}]})"
            "\n",
            ""});
    CHECK(
        run({"show", "--json", "?"})
        == result{
            0,
            R"({"scheme":null,"userinfo":null,"host":null,"port":null,"path":"","query":"","fragment":null,)"
            R"("scheme_status":null,"is_url":false,"is_urn":false,)"
            R"("user":null,"password":null,"host_kind":null,"address":null,"host_in_unicode":null,"by_scheme":null,"segments":[],"query_params":[]})"
            "\n",
            ""});
}

TEST_CASE("show: the user and the password are decoded, and an empty password is not an undefined one") {
    struct {
        std::string userinfo, lines, members;
    } const rows[] = {
        {"me", "user: me\n", R"("user":"me","password":null)"},
        {"me:", "user: me\npassword: \n", R"("user":"me","password":"")"},
        {":", "user: \npassword: \n", R"("user":"","password":"")"},
        {"me%40h:a:b%3A", "user: me@h\npassword: a:b:\n", R"("user":"me@h","password":"a:b:")"},
        {"%00%1B:%ff", "user: \\x00\\x1B\npassword: \\xFF\n", R"("user":"\u0000\u001b","password_bytes":[255])"},
    };
    for (auto const& row : rows)
        check_show(
            "//" + row.userinfo + "@h", row.lines + "host kind: reg_name\n",
            row.members
                + R"(,"host_kind":"reg_name","address":null,"host_in_unicode":null,"by_scheme":null,"segments":[],"query_params":[])");
}

TEST_CASE("show: the kind of the host and the classes of an address are printed") {
    struct {
        std::string host, lines, members;
    } const rows[] = {
        {"", "empty\n", R"("empty","address":null)"},
        {"127.1", "reg_name\n", R"("reg_name","address":null)"},
        {"[v1.a]", "ip_future\n", R"("ip_future","address":null)"},
        {"8.8.8.8", "ipv4\naddress: 8.8.8.8 (global)\n",
         R"("ipv4","address":{"text":"8.8.8.8","classes":["global"],"registry":null,"embedded_ipv4":null})"},
        {"240.0.0.1", "ipv4\naddress: 240.0.0.1\nregistry: Reserved\n",
         R"("ipv4","address":{"text":"240.0.0.1","classes":[],"registry":"Reserved","embedded_ipv4":null})"},
        {"0.0.0.0", "ipv4\naddress: 0.0.0.0 (unspecified)\nregistry: \"This host on this network\"\n",
         R"("ipv4","address":{"text":"0.0.0.0","classes":["unspecified"],)"
         R"("registry":"\"This host on this network\"","embedded_ipv4":null})"},
        {"[2001:DB8:0::1]", "ipv6\naddress: 2001:db8::1 (documentation)\nregistry: Documentation\n",
         R"("ipv6","address":{"text":"2001:db8::1","classes":["documentation"],)"
         R"("registry":"Documentation","embedded_ipv4":null})"},
        {"[::ffff:7f00:1]",
         "ipv6\naddress: ::ffff:127.0.0.1 (loopback, ipv4-mapped)\nregistry: IPv4-mapped Address\n"
         "embedded IPv4 address: 127.0.0.1\n",
         R"("ipv6","address":{"text":"::ffff:127.0.0.1","classes":["loopback","ipv4-mapped"],)"
         R"("registry":"IPv4-mapped Address","embedded_ipv4":"127.0.0.1"})"},
        {"[64:ff9b::8.8.8.8]",
         "ipv6\naddress: 64:ff9b::808:808 (global)\nregistry: IPv4-IPv6 Translat.\nembedded IPv4 address: 8.8.8.8\n",
         R"("ipv6","address":{"text":"64:ff9b::808:808","classes":["global"],)"
         R"("registry":"IPv4-IPv6 Translat.","embedded_ipv4":"8.8.8.8"})"},
    };
    for (auto const& row : rows)
        check_show("//" + row.host, "path: \nhost kind: " + row.lines,
                   R"("password":null,"host_kind":)" + row.members
                       + R"(,"host_in_unicode":null,"by_scheme":null,"segments":[],"query_params":[])");
}

TEST_CASE("show: each class of addresses has a name") {
    struct {
        std::string host, address;
    } const rows[] = {
        {"127.0.0.1", "127.0.0.1 (loopback)"},
        {"10.0.0.1", "10.0.0.1 (private)"},
        {"100.64.0.1", "100.64.0.1 (shared)"},
        {"169.254.0.1", "169.254.0.1 (link-local)"},
        {"192.0.2.1", "192.0.2.1 (documentation)"},
        {"198.18.0.1", "198.18.0.1 (benchmarking)"},
        {"224.0.0.1", "224.0.0.1 (multicast)"},
        {"255.255.255.255", "255.255.255.255 (broadcast)"},
        {"[::]", ":: (unspecified)"},
        {"[::1]", "::1 (loopback)"},
        {"[fd00::1]", "fd00::1 (private, unique-local)"},
        {"[fe80::1]", "fe80::1 (link-local)"},
        {"[2001:2::1]", "2001:2::1 (benchmarking)"},
        {"[ff02::1]", "ff02::1 (multicast)"},
        {"[2606:4700::1]", "2606:4700::1 (global)"},
    };
    for (auto const& row : rows) {
        auto const out = run({"show", "//" + row.host}).out;
        INFO(out);
        CHECK(out.find("\naddress: " + row.address + "\n") != out.npos);
    }
}

TEST_CASE("show: segments and their parameters are decoded, but not split at decoded delimiters") {
    struct {
        std::string path, lines, segments;
    } const rows[] = {
        {"/", "segment: \n", R"({"name":"","params":[]})"},
        {"a/", "segment: a\nsegment: \n", R"({"name":"a","params":[]},{"name":"","params":[]})"},
        {"b%2Fc%3Bd", "segment: b/c;d\n", R"({"name":"b/c;d","params":[]})"},
        {";p=1", "segment: \nsegment parameter: p=1\n", R"({"name":"","params":[{"name":"p","value":"1"}]})"},
        {"a;v=;w;;=",
         "segment: a\nsegment parameter: v=\nsegment parameter: w\nsegment parameter: \n"
         "segment parameter: =\n",
         R"({"name":"a","params":[{"name":"v","value":""},{"name":"w","value":null},{"name":"","value":null},)"
         R"({"name":"","value":""}]})"},
        {"/a%0Asegment:%20b", "segment: a\\x0Asegment: b\n", R"({"name":"a\nsegment: b","params":[]})"},
        {"%00%1B%5B31m%7F", "segment: \\x00\\x1B[31m\\x7F\n", R"({"name":"\u0000\u001b[31m\u007f","params":[]})"},
        {"%C3;%FF=%C0%AF", "segment: \\xC3\nsegment parameter: \\xFF=\\xC0\\xAF\n",
         R"({"name_bytes":[195],"params":[{"name_bytes":[255],"value_bytes":[192,175]}]})"},
    };
    for (auto const& row : rows)
        check_show(row.path, "path: " + row.path + "\n" + row.lines,
                   R"("segments":[)" + row.segments + R"(],"query_params":[])");
}

TEST_CASE("show: parameters of the query are decoded, and no value is not an empty one") {
    struct {
        std::string query, lines, params;
    } const rows[] = {
        {"", "", ""},
        {"a", "query parameter: a\n", R"({"name":"a","value":null})"},
        {"a=", "query parameter: a=\n", R"({"name":"a","value":""})"},
        {"=", "query parameter: =\n", R"({"name":"","value":""})"},
        {"&&", "query parameter: \nquery parameter: \nquery parameter: \n",
         R"({"name":"","value":null},{"name":"","value":null},{"name":"","value":null})"},
        {"a=b=c", "query parameter: a=b=c\n", R"({"name":"a","value":"b=c"})"},
        {"a%3Db=c", "query parameter: a\\x3Db=c\n", R"({"name":"a=b","value":"c"})"},
        {"q=a%26b+c", "query parameter: q=a&b+c\n", R"({"name":"q","value":"a&b+c"})"},
        {"a;b=1", "query parameter: a;b=1\n", R"({"name":"a;b","value":"1"})"},
        {"%0D%0A=%C2%9B", "query parameter: \\x0D\\x0A=\\xC2\\x9B\n", R"({"name":"\r\n","value":"\u009b"})"},
        {"%ED%A0%80", "query parameter: \\xED\\xA0\\x80\n", R"({"name_bytes":[237,160,128],"value":null})"},
    };
    for (auto const& row : rows)
        check_show('?' + row.query, "path: \nquery: " + row.query + "\n" + row.lines,
                   R"("segments":[],"query_params":[)" + row.params + "]");
}

TEST_CASE("show: in a UTF-8 locale, printable decoded characters are shown; JSON is in ASCII") {
    auto const in_utf8 = [] { setenv("LC_ALL", "C.UTF-8", 1); };
    auto const plain = run({"show", "%C3%A9%E2%80%AE"}, {}, "", in_utf8);
    if (plain.out.ends_with("\\xA9\\xE2\\x80\\xAE\n")) return skip("the locale C.UTF-8 is not installed");
    CHECK(plain == result{0, "path: %C3%A9%E2%80%AE\nsegment: \303\251\\xE2\\x80\\xAE\n", ""});
    auto const json = run({"show", "--json", "%C3%A9%E2%80%AE"}, {}, "", in_utf8).out;
    CHECK(json.find(R"("segments":[{"name":"\u00e9\u202e","params":[]}])") != json.npos);
}

TEST_CASE("show: an invalid reference is explained on standard error") {
    result const letter_in_port{1, "", "http://h:80a/\n           ^ " + message_of(mistake::letter_in_port) + "\n"};
    CHECK(run({"show", "http://h:80a/"}) == letter_in_port);
    CHECK(run({"show", "--json", "http://h:80a/"}) == letter_in_port);
}

TEST_CASE("show: non-ASCII bytes and control characters are printed as escapes") {
    CHECK(run({"show", "/\303\251\033"})
          == result{1, "", "/\\xC3\\xA9\\x1B\n ^ " + message_of(mistake::unencoded_non_ascii_byte) + "\n"});
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
    auto const checked = run({"check", "f"}, {{"f", "a:\320\261\n"}}, "", [] { setenv("LC_ALL", "C.UTF-8", 1); }).out;
    CHECK(checked
          == error_at("f:1:3", mistake::unencoded_non_ascii_byte, "\na:\320\261\n  ^\n")
                 + "f:1:1: note: it is an IRI, which --iri accepts\n");
}

TEST_CASE("show: brackets and braces have no meaning on the command line") {
    CHECK(run({"show", "[a,b]"})
          == result{1, "", "[a,b]\n^ " + message_of(mistake::square_bracket_outside_an_ip_literal) + "\n"});
    CHECK(run({"show", "{}"}) == result{1, "", "{}\n^ " + message_of(mistake::unencoded_opening_brace) + "\n"});
}

TEST_CASE("show: the host in Unicode is shown if it has xn-- labels") {
    CHECK(run({"show", "http://xn--bcher-kva.example"}).out.find(R"(host in Unicode: b\xC3\xBCcher.example)")
          != std::string::npos);
    CHECK(run({"show", "--json", "http://xn--bcher-kva.example"}).out.find(R"("host_in_unicode":"b\u00fccher.example")")
          != std::string::npos);
    CHECK(run({"show", "http://xn--a.example"}).out.find("Unicode") == std::string::npos);
}

TEST_CASE("show: what the grammar of the scheme adds is shown, or why the URI is wrong by it") {
    CHECK(
        run({"show", "geo:1,-2;u=.5"})
            .out.ends_with("\nwrong by its scheme: at byte 11: " + message_of(mistake::wrong_parameter_of_geo) + "\n"));
    CHECK(run({"show", "geo:1,-2;u=5;a=b%20c"})
              .out.ends_with("\ngeo coord_a: 1\ngeo coord_b: -2\ngeo crs: wgs84\ngeo uval: 5\ngeo params: a=b c\n"));
    CHECK(run({"show", "mailto:a%26b@h,c@d?x=y"})
              .out.ends_with("\nmailto addresses: a&b@h\nmailto addresses: c@d\nmailto hfields: x=y\n"));
    CHECK(run({"show", "--json", "mailto:a%26b@h,c@d?x=y"})
              .out.find(R"("by_scheme":{"addresses":["a&b@h","c@d"],"hfields":[{"name":"x","value":"y"}]})")
          != std::string::npos);
    CHECK(run({"show", "--json", "urn:isbn:096139210x"})
              .out.find(R"("by_scheme":{"nid":"isbn","nss":"096139210x","r_component":null,)")
          != std::string::npos);
    CHECK(run({"show", "--json", "urn:isbn:0961392100"})
              .out.find(R"("by_scheme":{"error":{"position":18,"rule":"ISBN","message":")"
                        + message_of(mistake::wrong_check_digit) + R"(: expected \"X\""}})")
          != std::string::npos);
    CHECK(run({"show", "x:y"}).out == "scheme: x\npath: y\nscheme status: unregistered\nsegment: y\n");
}

TEST_CASE("show: each scheme adds its parts") {
    struct {
        std::string uri, lines, by_scheme;
    } const rows[] = {
        {"sip:a:b@h:1;transport=tls?x=%20",
         "\nsip user: a\nsip password: b\nsip host: h\nsip port: 1\nsip uri_params: transport=tls\nsip headers: x= \n",
         R"({"user":"a","password":"b","host":"h","port":"1","uri_params":[{"name":"transport","value":"tls"}],)"
         R"("headers":[{"name":"x","value":" "}]})"},
        {"tel:+1-2;ext=3", "\ntel number: +1-2\ntel params: ext=3\n",
         R"({"number":"+1-2","params":[{"name":"ext","value":"3"}]})"},
        {"ldap:///o=a?cn?ONE?(b=c)?x=y",
         "\nldap dn: o=a\nldap attributes: cn\nldap scope: one\nldap filter: (b=c)\nldap extensions: x=y\n",
         R"~({"dn":"o=a","attributes":[{"name":"cn","value":null}],"scope":"one","filter":"(b=c)",)~"
         R"("extensions":[{"name":"x","value":"y"}]})"},
        {"nntp://h/a.b/5", "\nnntp group: a.b\nnntp article_number: 5\n", R"({"group":"a.b","article_number":5})"},
        {"nntp://h/a", "\nnntp group: a\n", R"({"group":"a","article_number":null})"},
        {"jdbc:mysql://u@h1:1,h2/db;a=b",
         "\njdbc subprotocol: mysql\njdbc subname: //u@h1:1,h2/db;a=b\njdbc userinfo: u\njdbc servers: h1:1\n"
         "jdbc servers: h2\njdbc properties: a=b\n",
         R"({"subprotocol":"mysql","subname":"//u@h1:1,h2/db;a=b","inner":null,"userinfo":"u","servers":["h1:1","h2"],)"
         R"("properties":[{"name":"a","value":"b"}]})"},
        {"jdbc:mysql://h", "\njdbc subprotocol: mysql\njdbc subname: //h\njdbc inner: mysql://h\njdbc servers: h\n",
         R"({"subprotocol":"mysql","subname":"//h","inner":"mysql://h","userinfo":null,"servers":["h"],"properties":[]})"},
        {"data:;base64,QQ==", "\ndata type: text\ndata subtype: plain\ndata is_base64: true\ndata data: QQ==\n",
         R"({"type":"text","subtype":"plain","params":[],"is_base64":true,"data":"QQ=="})"},
        {"coap://h/a%2Fb/%80?c=d&",
         "\ncoap uri_path: a/b\ncoap uri_path: \\x80\ncoap uri_query: c=d\ncoap uri_query: \n",
         R"({"uri_path":[{"value":"a/b"},{"value_bytes":[128]}],"uri_query":[{"value":"c=d"},{"value":""}]})"},
        {"ftp://h/%2Fa/b;type=i", "\nftp cwd: /a\nftp name: b\nftp typecode: i\n",
         R"({"cwd":[{"name":"/a","params":[]}],"name":"b","typecode":"i"})"},
    };
    for (auto const& row : rows) {
        auto const out = run({"show", row.uri}).out;
        CHECK(out.substr(out.size() - std::min(out.size(), row.lines.size())) == row.lines);
        auto const json = run({"show", "--json", row.uri}).out;
        INFO(json);
        CHECK(json.find("\"by_scheme\":" + row.by_scheme + ",\"segments\"") != json.npos);
    }
}

TEST_CASE("show: a text that is no URI but valid by its scheme has the parts of the scheme") {
    CHECK(run({"show", "SIP:u@[::1]:1;a[b]"})
          == result{0,
                    "scheme: SIP\nkind: URL\nscheme status: permanent\nSIP user: u\nSIP host: [::1]\nSIP port: 1\n"
                    "SIP uri_params: a[b]\n",
                    ""});
    CHECK(run({"show", "--json", "jdbc:postgresql://[::1]/d"})
          == result{0,
                    R"({"scheme":"jdbc","scheme_status":"unregistered","is_url":true,"is_urn":false,"by_scheme":)"
                    R"({"subprotocol":"postgresql","subname":"//[::1]/d","inner":"postgresql://[::1]/d",)"
                    R"("userinfo":null,"servers":["[::1]"],"properties":[]}})"
                    "\n",
                    ""});
    CHECK(run({"show", "sip:u@[::x]"}).err.find(message_of(mistake::unexpected_character_in_ipv6_address))
          != std::string::npos);
}

TEST_CASE("show: a list of hosts is shown in the place of a host") {
    CHECK(run({"show", "mongodb://a:b@h1:1,h2/c?d=e"})
          == result{0,
                    "scheme: mongodb\nuserinfo: a:b\nservers: h1:1\nservers: h2\npath: /c\nquery: d=e\n"
                    "kind: URL\nscheme status: provisional\nuser: a\n"
                    "password: b\nsegment: c\nquery parameter: d=e\n",
                    ""});
    CHECK(run({"show", "--json", "kafka://h1:1,h2:2"})
          == result{0,
                    R"({"scheme":"kafka","userinfo":null,"servers":["h1:1","h2:2"],"path":"","query":null,)"
                    R"("fragment":null,"scheme_status":"unregistered","is_url":null,"is_urn":false,"user":null,)"
                    R"("password":null,"segments":[],"query_params":[]})"
                    "\n",
                    ""});
    CHECK(run({"show", "mongodb://h1,h2"}).out
          == "scheme: mongodb\nservers: h1\nservers: h2\npath: \nkind: URL\nscheme status: provisional\n");
    CHECK(run({"show", "nats://h1,h2"}).out
          == "scheme: nats\nservers: h1\nservers: h2\npath: \nkind: URL\nscheme status: unregistered\n");
    CHECK(run({"show", "nats://h1"}).out.find("host: h1\n") != std::string::npos);
    CHECK(run({"show", "x://h1,h2"}).out
          == "scheme: x\nhost: h1,h2\npath: \nscheme status: unregistered\nhost kind: reg_name\n");
    CHECK(run({"show", "nats://a:1,nats://b:2"})
          == result{1, "",
                    "nats://a:1,nats://b:2\n               ^ " + message_of(mistake::several_hosts_or_ports) + "\n"});
    CHECK(run({"show", "mongodb://h1:1,,h2"})
          == result{1, "", "mongodb://h1:1,,h2\n               ^ " + message_of(mistake::empty_host) + "\n"});
    auto const wrong = run({"show", "mongodb+srv://h:1"});
    CHECK(wrong.code == 0);
    CHECK(wrong.out.find("\nwrong by its scheme: at byte 15: ") != wrong.out.npos);
    CHECK(run({"show", "mongodb"}).out == "path: mongodb\nsegment: mongodb\n");
}

TEST_CASE("get: a component of each line is printed, and an empty line if it is undefined") {
    auto const line = "http://me:p%77@h.example:80/a/b?c=d#e\n"s;
    struct {
        std::string name, text, text_of_reference;
    } const rows[] = {
        {"scheme", "http", ""},      {"authority", "me:p%77@h.example:80", "h"},
        {"userinfo", "me:p%77", ""}, {"user", "me", ""},
        {"password", "p%77", ""},    {"host", "h.example", "h"},
        {"port", "80", ""},          {"path", "/a/b", ""},
        {"query", "c=d", ""},        {"fragment", "e", ""},
    };
    for (auto const& [name, text, other] : rows) {
        INFO(name);
        CHECK(run({"get", name}, {}, line + "//h?\n") == result{0, text + '\n' + other + '\n', ""});
    }
    CHECK(run({"get", "--json", "port"}, {}, "//h\n//h:\n").out
          == R"({"file":"<stdin>","line":1,"text":"//h","result":null})"
             "\n"
             R"({"file":"<stdin>","line":2,"text":"//h:","result":""})"
             "\n");
    CHECK(run({"get", "host"}, {}, "//h:x\n//i\n")
          == result{1, "\ni\n", error_at("<stdin>:1:5", mistake::letter_in_port, "\n//h:x\n    ^\n")});
    check_usage_error({"get", "hots"});
    check_usage_error({"get"});
}
