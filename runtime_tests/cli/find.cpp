// What `consturi check --find` finds.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../catch.hpp"

#include "find.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

TEST_CASE("check --find: URIs are found in text, and nothing else") {
    struct row {
        std::string text;
        std::vector<std::string> found;
    };
    for (
        row const& each : std::vector<row>{
            // RFC 3986, Appendix C
            {"Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\nbut you can probably pick it up from "
             "<ftp://foo.example.\ncom/rfc/>. Note the warning in <http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING>.",
             {"http://www.w3.org/Addressing/", "ftp://foo.example",
              "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING"}},
            {"See https://h/a.", {"https://h/a"}},
            {"See https://h/a, https://h/b; and https://h/c!", {"https://h/a", "https://h/b", "https://h/c"}},
            {"(see https://h/a)", {"https://h/a"}},
            {"(https://h/a_(b))", {"https://h/a_(b)"}},
            {"[text](https://h/a_(b) \"title\")", {"https://h/a_(b)"}},
            {"[https://h/](https://h/)", {"https://h/", "https://h/"}},
            {"[1]: https://h/a", {"https://h/a"}},
            {"**https://h/a**, *https://h/b*, _https://h/c_, __https://h/d__.",
             {"https://h/a", "https://h/b", "https://h/c", "https://h/d"}},
            {"**Demo: http://localhost:3000**, _see http://h:1_, ~~http://h:2~~: **http://h:3000**; *http://h:4* (http://h:5*)",
             {"http://localhost:3000", "http://h:1", "http://h:2", "http://h:3000", "http://h:4", "http://h:5"}},
            {"_http://h:8o/_ my_http://h:8o/ a_b_http://h", {"http://h:8o/"}}, // an identifier
            // GFM 6.9
            {"http://h/a?b, http://h/a_b_ http://h/a~b~ http://h/a**b http://h/?q=(a)) http://h/a(b)c",
             {"http://h/a?b", "http://h/a_b", "http://h/a~b", "http://h/a**b", "http://h/?q=(a)", "http://h/a(b)c"}},
            {"http://h/?q=a&amp; http://h/a&hl; http://h/a&hl;. http://h/a&b=c; http://h/a<b http://h/;",
             {"http://h/?q=a", "http://h/a", "http://h/a", "http://h/a&b=c", "http://h/a", "http://h/"}},
            {"(http://h/(a] [http://h/[1) {http://h/{a) http://h/a)b", {"http://h/(a", "http://h/[1", "http://h/a"}},
            // enclosed
            {"<https://h/a b> <https://h/a`b> <https://h/a and more",
             {"https://h/a b", "https://h/a`b", "https://h/a"}},
            {"<git:// x> <mailto: x> <https://h/a, https://h/b> '<https://h/\\n>'",
             {"https://h/a", "https://h/b", "https://h/"}},
            {"<a href=\"https://h/a b\" data-src='https://h/a\\b' HREF=\"https://h/a) \">x",
             {"https://h/a b", "https://h/a\\b", "https://h/a)"}},
            {"<a title=\"https://h/a b\" href=\"https://h/a b\n\" href='https://h/' + x + '' href=\"https://h/a<b c\">",
             {"https://h/a", "https://h/a", "https://h/", "https://h/a"}},
            {"<a href = \"https://h/a b\" src =\t'https://h/a b' x= \"mailto:a^b@h\" href == \"https://h/a b\">",
             {"https://h/a b", "https://h/a b", "mailto:a^b@h", "https://h/a"}},
            {"<a href=https://h/a b=c><a href=https://h/b><a href = https://h/c\tb>x",
             {"https://h/a", "https://h/b", "https://h/c"}}, // without quotes
            {"[a](https://h/a b) [a](https://h/a \"b\") [a](https://h/a_(b)) [a](https://h/\\_b)",
             {"https://h/a b", "https://h/a", "https://h/a_(b)", "https://h/"}},
            // CommonMark 6.3: the title of a link
            {"[a](https://h/a b \"c\") [a](https://h/a b 'c' ) [a](https://h/a b (c)) [a](https://h/a b \"see http://h/\")",
             {"https://h/a b", "https://h/a b", "https://h/a b", "https://h/a b", "http://h/"}},
            {"[a](https://h/a 'b') [a](https://h/a\t(b)) [a](https://h/a. \"b\")",
             {"https://h/a", "https://h/a", "https://h/a."}},
            {"[a](https://h/a b \"c\" d) [a](https://h/a b'c') [a](https://h/a b (c) [a](https://h/a b \"c\n\")",
             {"https://h/a", "https://h/a", "https://h/a", "https://h/a"}}, // none
            {"[a](mailto:a^b@h) <a href=\"tel:+1 2\"> <x value='jdbc:mysql://h:8o/'> <mailto:a> mailto:a^b@h",
             {"mailto:a^b@h", "tel:+1 2", "jdbc:mysql://h:8o/", "mailto:a"}},
            {"L<data::item> xmlns=\"urn:x\" <mailto:$a> href=\"tel:\"", {}},
            {"file:///C:\\x file://C:\\a\\b\" FILE:/c|\\x file:///C:/a\\n file:///ab:\\x ftp://C:\\x",
             {"file:///C:\\x", "file://C:\\a\\b", "file:///C:/a", "file:///ab", "ftp://C"}},
            // languages without spaces
            {"http://localhost:3000\u5373\u53EF **http://h:1**\u5373 http://h/\u5373 http://\u5373:2/ http://h:3\u00E9 http://h:4\u5373:: "
             "http://u:1\u5373@h:5\u5373 http://[::1]:6\u5373",
             {"http://localhost:3000", "http://h:1", "http://h/\u5373", "http://\u5373:2/", "http://h:3\u00E9",
              "http://h:4", "http://u:1\u5373@h:5", "http://[::1]:6"}},
            {"http://h:80o\u5373 http://h:80\u5373o http://[::1]:8o\u5373",
             {"http://h:80o\u5373", "http://h:80", "http://[::1]:8o\u5373"}}, // the port is wrong
            {"http://h/\uFF61 http://h/\uFF62 http://h/\uFF65 http://h/\uFF5D http://h/\uFF66 http://h/\uFE41",
             {"http://h/", "http://h/", "http://h/", "http://h/", "http://h/\uFF66", "http://h/"}},
            {"\u89C1http://h:8o/ http://h/a\xA4\xCE http://h/\xE9",
             {"http://h:8o/", "http://h/a", "http://h/"}}, // not UTF-8
            // character references
            {"http://h/&nbsp;x http://h/&#8221; http://h/&#x3E; http://h/&#x26;a http://h/&mdash;a http://h/a&nbspb",
             {"http://h/", "http://h/", "http://h/", "http://h/", "http://h/a&nbspb"}},
            // before a scheme
            {"\"\\nhttp://h:8o/\" \\fBhttp://h/\\fR \\(lahttp://h/\\(ra \\033[1;31mhttp://h/ hg+http://h sparse+https://h/",
             {"http://h:8o/", "http://h/", "http://h/", "http://h/", "http://h", "https://h/"}},
            {"`https://h/a` 'https://h/b' \u201Chttps://h/c\u201D \u300Chttps://h/d\u300D",
             {"https://h/a", "https://h/b", "https://h/c", "https://h/d"}},
            {"| https://h/a | x |https://h/b|", {"https://h/a", "https://h/b"}},
            {"<a href=\"https://h/?a=1&amp;b=2\">x</a>", {"https://h/?a=1&amp;b=2"}},
            {"&lt;https://h/a&gt; &quot;https://h/b&quot;", {"https://h/a", "https://h/b"}},
            {"url=https://h/?x=it's", {"https://h/?x=it's"}},
            {"char const* u = \"https://h/a\\n\";", {"https://h/a"}},
            {"https://a/,https://b/;http://c/", {"https://a/", "https://b/", "http://c/"}},
            {"http://[::1]:80/ http://[::1]", {"http://[::1]:80/", "http://[::1]"}},
            {"HTTPS://H/ git+ssh://git@h/a.git redis://:pw@h:6379/0",
             {"HTTPS://H/", "git+ssh://git@h/a.git", "redis://:pw@h:6379/0"}},
            {"file:///etc/hosts", {"file:///etc/hosts"}},
            {"mailto:a@h.example, urn:isbn:9780141036144; tel:+1-201-555-0123.",
             {"mailto:a@h.example", "urn:isbn:9780141036144", "tel:+1-201-555-0123"}},
            {"geo:48.2,16.37 data:,x data:text/plain;base64,SGk=",
             {"geo:48.2,16.37", "data:,x", "data:text/plain;base64,SGk="}},
            {"'data:,data:,'data:,a", {"data:,data", "data:,a"}}, // no URI begins in another one
            {"jdbc:mysql://h1:1,h2:2/ mongodb://h1:1,h2:2/", {"jdbc:mysql://h1:1,h2:2/", "mongodb://h1:1,h2:2/"}},
            {"GET https://h/\u00E9 HTTP/1.1", {"https://h/\u00E9"}},
            {"https://h/\u2026 https://h/\u3002", {"https://h/", "https://h/"}},
            {"\x1B[31mhttps://h/\x1B[0m 1;1mhttp://h/ xhttps://h/ \\\nfhttps://h/", {"https://h/"}},
            // none
            {"https:// ://h //h h:80 a:b std::string case x://comment default://", {}},
            {"mailto: urn: tel:me data: data:x urn:see geo:here note:this http:x", {}},
            {"https://{host}/ https://${HOST}/a http://%s:%d/ https://<host>/ http://...", {}},
            {"C:\\a C:/a 12:30 foo@h:~/x a://b acme://x ht_tp://h", {}},
            {"https?://h http(s)://h", {}},
            {"http://host:port/ http://HOST:PORT http://h:$PORT/ http://h:*; http://h:8xxx http://h:NNNN/", {}},
            {"ssh://[user@]host.xz[:port]/path/ ssh://host[:port]/", {}},
            {"http://[server]:8080/ http://[host:80] http://[your name]/ http://[*.]h/ file://[HOST]a ftp://[[user:]pw@h]x",
             {}},
            {"http://@HOST@/ http://@HOST@:@PORT@/ http://h:@PORT@/ http://h:%PORT%/ http://%HOST%/ http://h/%%a%%",
             {}},
            {"^https://h ^http://h/?$ *://*/* http://*/* https://*.h/ http://*:80 https://[^/]+/ https://[a-z0-9.]* http://h/.*$",
             {}},
            {"https://h/[id]/x http://h/[a|b] http://h/?q=[text] http://h/[your name] http://h/v[version] http://h/a-[b]_c "
             "http://h[/path] http://h/a[?b=c] http://h[:port] http://h/[Text http://h/a[] http://h/x[Text, more]",
             {}},
            // not meant as placeholders
            {"http://[::1 http://[fe8o::1] http://[::g] http://[1.2.3.4] http://[v1.a] http://[::1%eth0] http://[dead] http://[:a]",
             {"http://[::1", "http://[fe8o::1]", "http://[::g]", "http://[1.2.3.4]", "http://[v1.a]",
              "http://[::1%eth0]", "http://[dead]", "http://[:a]"}},
            {"http://h/?a[]=1 http://h/?a[b]=1 http://h/?a[b][c]=1 http://h/a[1] http://h/[1] http://h/a[_b] http://h/a[b]c http://h/[]/",
             {"http://h/?a[]=1", "http://h/?a[b]=1", "http://h/?a[b][c]=1", "http://h/a[1]", "http://h/[1]",
              "http://h/a[_b]", "http://h/a[b]c", "http://h/[]/"}},
            {"http://u:@p@h http://a@b@h/ http://h/%zz http://h/%AB% http://h/%DATE%20 http://h/100% http://***@h/",
             {"http://u:@p@h", "http://a@b@h/", "http://h/%zz", "http://h/%AB%", "http://h/%DATE%20", "http://h/100%",
              "http://***@h/"}},
            {"http://u:port@h http://[::1]:xx http://h:8o43/ http://h:x/ http://h:80x/ http://[fe80::]/port",
             {"http://u:port@h", "http://h:8o43/", "http://h:x/", "http://h:80x/", "http://[fe80::]/port"}},
            {"s#http://a#b# '#http://a/b'", {"http://a", "http://a/b"}},
        }) {
        std::vector<std::string> found;
        consturi::tool::for_each_uri(each.text, [&](std::size_t offset, std::string_view uri) {
            CHECK(each.text.substr(offset, uri.size()) == uri);
            found.emplace_back(uri);
        });
        INFO(each.text);
        CHECK(found == each.found);
    }
}

TEST_CASE("check --find: the time is linear") {
    auto const none = [](std::size_t, std::string_view) {};
    // clang-format off
    std::string const parts[] = {
        "a:", "urn:", "mailto:a,", "http://a", ",http://", "http://(", "a", "://", "http://{", "<http://a ",
        "](http://a ", "](http://a b \"", "](http://a b (", "href='http://a ", "href=\"http://a", "http://[",
        "http://a[b", "[[", "]", "&", "&#1", "&a;", "%", "%a", "@a", "%%", "*", "_", "\\", "file:///C:\\", "_http://",
        "+a:", "a+", "\\http://",
        "http://h:1\xE5\x8D\xB3", "\xE5\x8D\xB3"};
    // clang-format on
    for (auto const& part : parts) {
        for (std::string const begin : {"", "http://h/"}) {
            auto text = begin;
            while (text.size() < 500000) text += part;
            consturi::tool::for_each_uri(text, none); // takes minutes if it is quadratic
        }
    }
}
