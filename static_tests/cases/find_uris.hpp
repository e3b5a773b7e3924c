// Rows of texts and of the URIs that are found in them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_FIND_URIS_HPP
#define CONSTURI_CASES_FIND_URIS_HPP

#include "cases/cases.hpp"

#include <consturi/diagnosis/mistake.hpp>
#include <consturi/find_uris.hpp>

#include <cstddef>

namespace cases::of_find_uris {

using consturi::mistake;

/// A text in which « and » are around each URI that is to be found.
class marked_text {
public:
    template <std::size_t Size>
    constexpr marked_text(char const (&marked)[Size]) {
        for (std::size_t at = 0; at != Size - 1;) {
            text const rest(marked + at, Size - 1 - at);
            bool const is_begin = rest.starts_with("«");
            if (is_begin || rest.starts_with("»")) {
                (is_begin ? begins_[count_] : ends_[count_++]) = size_;
                at += text("«").size();
            } else {
                chars_[size_++] = marked[at++];
            }
        }
    }
    constexpr text without_marks() const { return {chars_, size_}; }
    constexpr bool has_found(consturi::found_uris const& all, text searched) const {
        std::size_t i = 0;
        for (auto const found : all) {
            if (i == count_ || found.position() != begins_[i] || found.text().data() != searched.data() + begins_[i])
                return false;
            if (found.text().size() != ends_[i] - begins_[i]) return false;
            ++i;
        }
        return i == count_ && all.empty() == (count_ == 0);
    }

private:
    char chars_[320]{};
    std::size_t size_ = 0, begins_[12]{}, ends_[12]{}, count_ = 0;
};

struct searched {
    marked_text expected;
    consturi::find_options options = {};
};
constexpr text input_of(searched const& row) { return row.expected.without_marks(); }
constexpr bool holds(searched const& row, text input) {
    return row.expected.has_found(find_uris(input, row.options), input);
}

inline constexpr searched texts[] = {
    // RFC 3986, Appendix C
    {"Yes, Jim, I found it under \"«http://www.w3.org/Addressing/»\",\nbut you can probably pick it up from <«ftp://foo.example».\ncom/rfc/>. Note the warning in <«http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING»>."},
    {"See «https://h/a»."},
    {"See «https://h/a», «https://h/b»; and «https://h/c»!"},
    {"(see «https://h/a»)"},
    {"(«https://h/a_(b)»)"},
    {"[text](«https://h/a_(b)» \"title\")"},
    {"[«https://h/»](«https://h/»)"},
    {"[1]: «https://h/a»"},
    {"**«https://h/a»**, *«https://h/b»*, _«https://h/c»_, __«https://h/d»__."},
    {"**Demo: «http://localhost:3000»**, _see «http://h:1»_, ~~«http://h:2»~~: **«http://h:3000»**; *«http://h:4»* («http://h:5»*)"},
    {"_«http://h:8o/»_ my_http://h:8o/ a_b_http://h"}, // an identifier
    // GFM 6.9
    {"«http://h/a?b», «http://h/a_b»_ «http://h/a~b»~ «http://h/a**b» «http://h/?q=(a)») «http://h/a(b)c»"},
    {"«http://h/?q=a»&amp; «http://h/a»&hl; «http://h/a»&hl;. «http://h/a&b=c»; «http://h/a»<b «http://h/»;"},
    {"(«http://h/(a»] [«http://h/[1») {http://h/{a) «http://h/a»)b"},
    // enclosed
    {"<«https://h/a b»> <«https://h/a`b»> <«https://h/a» and more"},
    {"<git:// x> <mailto: x> <«https://h/a», «https://h/b»> '<«https://h/»\\n>'"},
    {"<a href=\"«https://h/a b»\" data-src='«https://h/a\\b»' HREF=\"«https://h/a)» \">x"},
    {"<a title=\"«https://h/a» b\" href=\"«https://h/a» b\n\" href='«https://h/»' + x + '' href=\"«https://h/a»<b c\">"},
    {"<a href = \"«https://h/a b»\" src =\t'«https://h/a b»' x= \"«mailto:a^b@h»\" href == \"«https://h/a» b\">"},
    {"<a href=«https://h/a» b=c><a href=«https://h/b»><a href = «https://h/c»\tb>x"}, // without quotes
    {"[a](«https://h/a b») [a](«https://h/a» \"b\") [a](«https://h/a_(b)») [a](«https://h/»\\_b)"},
    // CommonMark 6.3: the title of a link
    {"[a](«https://h/a b» \"c\") [a](«https://h/a b» 'c' ) [a](«https://h/a b» (c)) [a](«https://h/a b» \"see «http://h/»\")"},
    {"[a](«https://h/a» 'b') [a](«https://h/a»\t(b)) [a](«https://h/a.» \"b\")"},
    {"[a](«https://h/a» b \"c\" d) [a](«https://h/a» b'c') [a](«https://h/a» b (c) [a](«https://h/a» b \"c\n\")"}, // none
    {"[a](«mailto:a^b@h») <a href=\"«tel:+1 2»\"> <x value='«jdbc:mysql://h:8o/»'> <«mailto:a»> mailto:a^b@h"},
    {"L<data::item> xmlns=\"urn:x\" <mailto:$a> href=\"tel:\""},
    {"«file:///C:\\x» «file://C:\\a\\b»\" FILE:/c|\\x «file:///C:/a»\\n «file:///ab»:\\x «ftp://C»:\\x"},
    // languages without spaces
    {"«http://localhost:3000»\u5373\u53EF **«http://h:1»**\u5373 «http://h/\u5373» «http://\u5373:2/» «http://h:3\u00E9» «http://h:4»\u5373:: «http://u:1\u5373@h:5»\u5373 «http://[::1]:6»\u5373"},
    {"«http://h:80o\u5373» «http://h:80»\u5373o «http://[::1]:8o\u5373»"}, // the port is wrong
    {"«http://h/»\uFF61 «http://h/»\uFF62 «http://h/»\uFF65 «http://h/»\uFF5D «http://h/\uFF66» «http://h/»\uFE41"},
    {"\u89C1«http://h:8o/» «http://h/a»\xA4\xCE «http://h/»\xE9"}, // not UTF-8
    // character references
    {"«http://h/»&nbsp;x «http://h/»&#8221; «http://h/»&#x3E; http://h/&#x26;a «http://h/»&mdash;a «http://h/a&nbspb»"},
    // before a scheme
    {"\"\\n«http://h:8o/»\" \\fB«http://h/»\\fR \\(la«http://h/»\\(ra \\033[1;31m«http://h/» hg+«http://h» sparse+«https://h/»"},
    {"`«https://h/a»` '«https://h/b»' \u201C«https://h/c»\u201D \u300C«https://h/d»\u300D"},
    {"| «https://h/a» | x |«https://h/b»|"},
    {"<a href=\"«https://h/?a=1&amp;b=2»\">x</a>"},
    {"&lt;«https://h/a»&gt; &quot;«https://h/b»&quot;"},
    {"url=«https://h/?x=it's»"},
    {"char const* u = \"«https://h/a»\\n\";"},
    {"«https://a/»,«https://b/»;«http://c/»"},
    {"«http://[::1]:80/» «http://[::1]»"},
    {"«HTTPS://H/» «git+ssh://git@h/a.git» «redis://:pw@h:6379/0»"},
    {"«file:///etc/hosts»"},
    {"«mailto:a@h.example», «urn:isbn:9780141036144»; «tel:+1-201-555-0123»."},
    {"«geo:48.2,16.37» «data:,x» «data:text/plain;base64,SGk=»"},
    {"'«data:,data»:,'«data:,a»"}, // no URI begins in another one
    {"«jdbc:mysql://h1:1,h2:2/» «mongodb://h1:1,h2:2/» «jdbc:mysql://[::1]:1,[::2]/» jdbc:mysql://[::x]/ jdbc:h2:a[0]"},
    {"GET «https://h/\u00E9» HTTP/1.1"},
    {"«https://h/»\u2026 «https://h/»\u3002"},
    {"\x1B[31m«https://h/»\x1B[0m 1;1mhttp://h/ xhttps://h/ \\\nfhttps://h/"},
    // none
    {"https:// ://h //h h:80 a:b std::string case x://comment default://"},
    {"mailto: urn: tel:me data: data:x urn:see geo:here note:this http:x"},
    {"https://{host}/ https://${HOST}/a http://%s:%d/ https://<host>/ http://..."},
    {"C:\\a C:/a 12:30 foo@h:~/x a://b acme://x ht_tp://h"},
    {"https?://h http(s)://h"},
    {"http://host:port/ http://HOST:PORT http://h:$PORT/ http://h:*; http://h:8xxx http://h:NNNN/"},
    {"ssh://[user@]host.xz[:port]/path/ ssh://host[:port]/"},
    {"http://[server]:8080/ http://[host:80] http://[your name]/ http://[*.]h/ file://[HOST]a ftp://[[user:]pw@h]x"},
    {"http://@HOST@/ http://@HOST@:@PORT@/ http://h:@PORT@/ http://h:%PORT%/ http://%HOST%/ http://h/%%a%%"},
    {"^https://h ^http://h/?$ *://*/* http://*/* https://*.h/ http://*:80 https://[^/]+/ https://[a-z0-9.]* http://h/.*$"},
    {"https://h/[id]/x http://h/[a|b] http://h/?q=[text] http://h/[your name] http://h/v[version] http://h/a-[b]_c http://h[/path] http://h/a[?b=c] http://h[:port] http://h/[Text http://h/a[] http://h/x[Text, more]"},
    // not meant as placeholders
    {"«http://[::1» «http://[fe8o::1]» «http://[::g]» «http://[1.2.3.4]» «http://[v1.a]» «http://[::1%eth0]» «http://[dead]» «http://[:a]»"},
    {"«http://h/?a[]=1» «http://h/?a[b]=1» «http://h/?a[b][c]=1» «http://h/a[1]» «http://h/[1]» «http://h/a[_b]» «http://h/a[b]c» «http://h/[]/»"},
    {"«http://u:@p@h» «http://a@b@h/» «http://h/%zz» «http://h/%AB%» «http://h/%DATE%20» «http://h/100%» «http://***@h/»"},
    {"«http://u:port@h» http://[::1]:xx «http://h:8o43/» «http://h:x/» «http://h:80x/» «http://[fe80::]/port»"},
    {"s#«http://a»#b# '#«http://a/b»'"},
};

inline constexpr searched others[] = {
    // sentences
    {"Is it «http://h/a»? No: «http://h/b»... «http://h/c»!! «http://h/?d»?"},
    {"\"«http://h/a»,\" '«http://h/b»', \u2018«http://h/c»\u2019 \u201E«http://h/d»\u201C"},
    {"(«http://h/a», [«http://h/b»], {«http://h/c»}, <«http://h/d»>)"},
    {"\u00E9«http://h/»\u00A0x \u2014«http://h/a»\u2014 \u4E2D«http://h/b»\uFF0C\u4E2D"},
    {"\u53C2\u89C1«https://h/a»\u3002\uFF08«https://h/b»\uFF09\u3001«https://h/c»\uFF01\u300A«https://h/d»\u300B"},
    {"«http://h/%E4%BD%A0?q=%20», «http://h/a%2Fb»."},
    {"a@h.example www.h.example h.example/a //h/a ann:pw@h me@h:~/x"}, // without a scheme
    {"«mailto:a@h.example?subject=b» mailto:nobody <«mailto:nobody»> mailto://"},
    {""},
    {":"},
    {"://"},
    {"http://"},
    {"«http:///»"},
    {"«http:////»"},
    {"«http://h»"},
    // Markdown
    {"![a](«https://h/a.png») [![a](«https://h/b»)](«https://h/c» (d)) <«https://h/d»>\n\n[a]: <«https://h/e»> \"f\""},
    {"| a | «https://h/a» |\n|---|---|\n- «https://h/b»\n> «https://h/c»\n# «https://h/d»"},
    // HTML
    {"<img src=\"«http://h/a.png»\" srcset=\"«http://h/b.png» 2x, «http://h/c.png» 3x\"> <p>«http://h/d»</p>"},
    {"<!-- «http://h/a» --><a href='«http://h/a b»'>«http://h/b»</a> <form ACTION=\"«http://h:x/»\">"},
    {"<svg xmlns=\"«http://www.w3.org/2000/svg»\"><image xlink:href=\"«https://h/a b»\"/>"},
    // source code, config files, logs
    {"curl -s '«https://h/a?b=c&d=e»' | sh; git clone «ssh://git@h:22/a.git» b"},
    {"f(\"«http://h/a»\", '«http://h/b»'); // see «http://h/c»\n/* «http://h/d» */"},
    {"{\"url\":\"«https://h/a»\",\"all\":[\"«https://h/b»\",\"«https://h/c»\"]}"},
    {"url: «https://h/a» # «https://h/b»\nURL=«https://h/c»\nexport URL=\"«https://h/d»\""},
    {"s = \"«http://h/a»\\\n/b\";\n# «http://h/c»\\\n/d"}, // a line is not continued
    {"[10/Oct/2000:13:55:36 -0700] \"GET / HTTP/1.0\" 200 \"«http://h/a»\" \"Mozilla/5.0 (bot/1.0; +«http://h/b»)\""},
    {"2026-01-02T03:04:05Z level=error url=«https://h/a?b» status=500: «https://h/c»: refused [«https://h/d»]"},
    // next to each other, and on several lines
    {"«http://a/»,«http://b/»;«http://c/»|«http://d/» <«http://e/»><«http://f/»>"},
    {"«http://a/»\n«http://b/»\r\n«http://c/»\r«http://d/»\t«http://e/»"},
    {"«http://a/http://b/» «http://a/?b=http://c/»"},
    {"(«http://[::1]/a») [«http://[2001:db8::1]:80»] «http://[v1.a]/»"},
    // wrong
    {"«http://h:8o/» «http://[::1» «http://h/%» «http://a_b:x:y» «ws://u@@h/» «mongodb://a,b/»"},
    // any bytes
    {"\xFF\xFE«http://h/»\x80 \0«http://h/a»\0«http://h/b»\xC3"},
    // not part of what is replaced
    {"http://{host}/ http://h/${a} http://<host>/ «http://h/»{ http://%s/ ^http://h «http://h»"},
};

inline constexpr text web[] = {"HTTP", "https"}, others_than_web[] = {"acme", "ssh", "mailto"};

inline constexpr searched with_options[] = {
    {"«http://h/» «HTTPS://h/» ftp://h/ mailto:a@h git+https://h/ hg+«https://h/» ftp://h/?http://i/",
     {.schemes = web}},
    {"«acme://h/» «ACME://h:x/»,«acme://i» git+ssh://h/ «ssh://h/» http://h/ «mailto:a@h» acme:a tel:+1",
     {.schemes = others_than_web}},
    {"«http://h/»\u5373\u53EF «http://h/a»\u00E9b («http://h/»\u2026) http://\u5373/ «http://h:1»\u5373 <«http://h/a\u00E9»>",
     {.iris = false}},
    {"«http://{host}/» ^«http://h» «http://%s/» «https://*.h/» «http://h/[id]», «http://h:$PORT»",
     {.placeholders = true}},
    {"`http://a` «http://b» `` `http://c` http://d`` «http://e»`` `http://f` \\`«http://g» `http://h` ` «http://i»",
     {.markdown_code = false}},
    {"«http://a»\n```sh\nhttp://b\n~~~\nhttp://c\n````\n«http://d»\n  ~~~~\nhttp://e\n~~~\nhttp://f",
     {.markdown_code = false}},
    {"```http://a\n\n``` ` ```\nhttp://b\n```\n``` a\n```\n«http://c»", {.markdown_code = false}},
    {"` «http://a»\n\nb ` «http://c»\n\n> `\n>\n> «http://d» `\n\n` http://e\nf `  «http://g»",
     {.markdown_code = false}},
    {"- ```\n  http://a\n  ```\n1. ~~~\n   http://b\n   ~~~ \r\n> * ```\n>   http://c\n>   ```\n«http://d»",
     {.markdown_code = false}},
    {"a ```«http://a»\n\n``` ` ```\n«http://b»", {.markdown_code = false}},
    {"` http://a `` http://b ` «http://c»`` «http://d»` «http://e»", {.markdown_code = false}},
    {"[`a`](«http://a») `b`«http://b»`c` <«http://c»> ```http://d``` «http://e»", {.markdown_code = false}},
    {"-\n```\nhttp://a", {.markdown_code = false}},
    {"1.", {.markdown_code = false}},
};

struct read {
    text input;
    text found;
    bool is_valid;
    mistake code{};
    std::size_t position = 0; // in what was found
};
constexpr text input_of(read const& row) { return row.input; }
constexpr bool holds(read const& row, text input) {
    auto const all = consturi::find_uris(input);
    auto const first = all.begin();
    if (first == all.end() || first->text() != row.found || first->position() != row.input.find(row.found))
        return false;
    if (auto next = first; ++next != all.end() || first == next || *first != *all.begin()) return false;
    auto const u = first->uri();
    if (u) return row.is_valid && u->text() == row.found && u->text().data() == first->text().data();
    return !row.is_valid && u.error().code() == row.code && u.error().position() == row.position;
}

inline constexpr read first_ones[] = {
    {"See http://h/a.", "http://h/a", true},
    {"<mailto:a@h>", "mailto:a@h", true},
    {"tel:+1", "tel:+1", true},
    {"See http://h:8o/.", "http://h:8o/", false, mistake::letter_in_port, 10},
    {"<http://h/a b>", "http://h/a b", false, mistake::unencoded_space, 10},
    {"[a](mailto:a)", "mailto:a", false, mistake::incomplete_address, 8},
    {"ws://u@h/", "ws://u@h/", true}, // the scheme of a URI with // is not asked
};

} // namespace cases::of_find_uris

#endif
