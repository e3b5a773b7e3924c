// URI Templates: which texts are templates, their variables, and their expansions.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_URI_TEMPLATE_HPP
#define CONSTURI_CASES_URI_TEMPLATE_HPP

#include "cases/cases.hpp"

#include <consturi/templates/expand.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace cases::of_uri_template {

using consturi::mistake;

/// The variables of RFC 6570, most of which are those of 3.2, and others of our own.
constexpr void with_value(text name, auto const& use) {
    using pair = std::pair<text, text>;
    auto const is_text = [&](text variable, text value) { return name == variable && (use(value), true); };
    if (is_text("var", "value") || is_text("hello", "Hello World!") || is_text("path", "/foo/bar")
        || is_text("dub", "me/too") || is_text("half", "50%") || is_text("who", "fred")
        || is_text("base", "http://example.com/home/") || is_text("v", "6") || is_text("empty", "")
        || is_text("semi", ";") || is_text("Some%20Thing", "foo") || is_text("last.name", "Doe")
        || is_text("word", "dr\u00FCcken") || is_text("euro", "a\u20ACb") || is_text("triplets", "%E2%82%AC%2F%zz")
        || is_text("octets", "\xFF\xC3") || is_text("reserved", ":/?#[]@!$&'()*+,;=")
        || is_text("others", "\"<>\\^`{|}\x7F"))
        return;
    if (name == "x") use(1024);
    else if (name == "y") use(768U);
    else if (name == "minus") use(-7);
    else if (name == "yes") use(true);
    else if (name == "some") use(std::optional(5));
    else if (name == "count") use(std::array<text, 3>{"one", "two", "three"});
    else if (name == "dom") use(std::array<text, 2>{"example", "com"});
    else if (name == "list") use(std::array<text, 3>{"red", "green", "blue"});
    else if (name == "year") use(std::array{1965, 2000, 2012});
    else if (name == "one") use(std::array<text, 1>{""});
    else if (name == "gaps") use(std::array<component, 4>{"a", none, "", "b"});
    else if (name == "keys") use(std::array<pair, 3>{{{"semi", ";"}, {"dot", "."}, {"comma", ","}}});
    else if (name == "flag") use(std::array<pair, 2>{{{"a&b", ""}, {"c", "d=e"}}});
    else use(std::nullopt);
}

struct expansion_case {
    text input, expected;
};
constexpr text input_of(expansion_case const& row) { return row.input; }
constexpr bool holds(expansion_case const& row, text input) {
    auto const t = consturi::uri_template_view::parse(input);
    char buffer[512]{};
    consturi::detail::expansion_writer to(buffer, sizeof buffer);
    consturi::detail::expansion_size size;
    auto const values = [](consturi::detail::template_part const& part, auto const& use) {
        with_value(part.variable.name, use);
    };
    consturi::detail::write_expansion(to, t.value(), values);
    consturi::detail::write_expansion(size, t.value(), values);
    return to.text() == row.expected && size.size() == row.expected.size();
}

struct error_case {
    text input;
    std::size_t position;
    mistake code;
};
constexpr text input_of(error_case const& row) { return row.input; }
constexpr bool holds(error_case const& row, text input) {
    auto const t = consturi::uri_template_view::parse(input);
    return !t && t.error().position() == row.position && t.error().code() == row.code;
}

// clang-format off

inline constexpr expansion_case levels_1_to_3[] = { // 1.2
    {"{var}",               "value"},
    {"{hello}",             "Hello%20World%21"},
    {"{+var}",              "value"},
    {"{+hello}",            "Hello%20World!"},
    {"{+path}/here",        "/foo/bar/here"},
    {"here?ref={+path}",    "here?ref=/foo/bar"},
    {"X{#var}",             "X#value"},
    {"X{#hello}",           "X#Hello%20World!"},
    {"map?{x,y}",           "map?1024,768"},
    {"{x,hello,y}",         "1024,Hello%20World%21,768"},
    {"{+x,hello,y}",        "1024,Hello%20World!,768"},
    {"{+path,x}/here",      "/foo/bar,1024/here"},
    {"{#x,hello,y}",        "#1024,Hello%20World!,768"},
    {"{#path,x}/here",      "#/foo/bar,1024/here"},
    {"X{.var}",             "X.value"},
    {"X{.x,y}",             "X.1024.768"},
    {"{/var}",              "/value"},
    {"{/var,x}/here",       "/value/1024/here"},
    {"{;x,y}",              ";x=1024;y=768"},
    {"{;x,y,empty}",        ";x=1024;y=768;empty"},
    {"{?x,y}",              "?x=1024&y=768"},
    {"{?x,y,empty}",        "?x=1024&y=768&empty="},
    {"?fixed=yes{&x}",      "?fixed=yes&x=1024"},
    {"{&x,y,empty}",        "&x=1024&y=768&empty="},
};

inline constexpr expansion_case level_4[] = { // 1.2
    {"{var:3}",             "val"},
    {"{var:30}",            "value"},
    {"{list}",              "red,green,blue"},
    {"{list*}",             "red,green,blue"},
    {"{keys}",              "semi,%3B,dot,.,comma,%2C"},
    {"{keys*}",             "semi=%3B,dot=.,comma=%2C"},
    {"{+path:6}/here",      "/foo/b/here"},
    {"{+list}",             "red,green,blue"},
    {"{+list*}",            "red,green,blue"},
    {"{+keys}",             "semi,;,dot,.,comma,,"},
    {"{+keys*}",            "semi=;,dot=.,comma=,"},
    {"{#path:6}/here",      "#/foo/b/here"},
    {"{#list}",             "#red,green,blue"},
    {"{#list*}",            "#red,green,blue"},
    {"{#keys}",             "#semi,;,dot,.,comma,,"},
    {"{#keys*}",            "#semi=;,dot=.,comma=,"},
    {"X{.var:3}",           "X.val"},
    {"X{.list}",            "X.red,green,blue"},
    {"X{.list*}",           "X.red.green.blue"},
    {"X{.keys}",            "X.semi,%3B,dot,.,comma,%2C"},
    {"X{.keys*}",           "X.semi=%3B.dot=..comma=%2C"},
    {"{/var:1,var}",        "/v/value"},
    {"{/list}",             "/red,green,blue"},
    {"{/list*}",            "/red/green/blue"},
    {"{/list*,path:4}",     "/red/green/blue/%2Ffoo"},
    {"{/keys}",             "/semi,%3B,dot,.,comma,%2C"},
    {"{/keys*}",            "/semi=%3B/dot=./comma=%2C"},
    {"{;hello:5}",          ";hello=Hello"},
    {"{;list}",             ";list=red,green,blue"},
    {"{;list*}",            ";list=red;list=green;list=blue"},
    {"{;keys}",             ";keys=semi,%3B,dot,.,comma,%2C"},
    {"{;keys*}",            ";semi=%3B;dot=.;comma=%2C"},
    {"{?var:3}",            "?var=val"},
    {"{?list}",             "?list=red,green,blue"},
    {"{?list*}",            "?list=red&list=green&list=blue"},
    {"{?keys}",             "?keys=semi,%3B,dot,.,comma,%2C"},
    {"{?keys*}",            "?semi=%3B&dot=.&comma=%2C"},
    {"{&var:3}",            "&var=val"},
    {"{&list}",             "&list=red,green,blue"},
    {"{&list*}",            "&list=red&list=green&list=blue"},
    {"{&keys}",             "&keys=semi,%3B,dot,.,comma,%2C"},
    {"{&keys*}",            "&semi=%3B&dot=.&comma=%2C"},
};

inline constexpr expansion_case modifiers[] = { // 2.4.1, 2.4.2, 3.2.1
    {"{var:20}",            "value"},
    {"{semi}",              "%3B"},
    {"{semi:2}",            "%3B"},
    {"find{?year*}",        "find?year=1965&year=2000&year=2012"},
    {"www{.dom*}",          "www.example.com"},
    {"{count}",             "one,two,three"},
    {"{count*}",            "one,two,three"},
    {"{/count}",            "/one,two,three"},
    {"{/count*}",           "/one/two/three"},
    {"{;count}",            ";count=one,two,three"},
    {"{;count*}",           ";count=one;count=two;count=three"},
    {"{?count}",            "?count=one,two,three"},
    {"{?count*}",           "?count=one&count=two&count=three"},
    {"{&count*}",           "&count=one&count=two&count=three"},
};

inline constexpr expansion_case simple_and_reserved[] = { // 3.2.2 and 3.2.3, what is not in 1.2
    {"{half}",              "50%25"},
    {"O{empty}X",           "OX"},
    {"O{undef}X",           "OX"},
    {"?{x,empty}",          "?1024,"},
    {"?{x,undef}",          "?1024"},
    {"?{undef,y}",          "?768"},
    {"{+half}",             "50%25"},
    {"{base}index",         "http%3A%2F%2Fexample.com%2Fhome%2Findex"},
    {"{+base}index",        "http://example.com/home/index"},
    {"O{+empty}X",          "OX"},
    {"O{+undef}X",          "OX"},
    {"up{+path}{var}/here", "up/foo/barvalue/here"},
};

inline constexpr expansion_case other_operators[] = { // 3.2.4 to 3.2.9, what is not in 1.2
    {"{#var}",              "#value"},
    {"{#hello}",            "#Hello%20World!"},
    {"{#half}",             "#50%25"},
    {"foo{#empty}",         "foo#"},
    {"foo{#undef}",         "foo"},
    {"{.who}",              ".fred"},
    {"{.who,who}",          ".fred.fred"},
    {"{.half,who}",         ".50%25.fred"},
    {"X{.empty}",           "X."},
    {"X{.undef}",           "X"},
    {"X{.empty_keys}",      "X"},
    {"X{.empty_keys*}",     "X"},
    {"{/who}",              "/fred"},
    {"{/who,who}",          "/fred/fred"},
    {"{/half,who}",         "/50%25/fred"},
    {"{/who,dub}",          "/fred/me%2Ftoo"},
    {"{/var,empty}",        "/value/"},
    {"{/var,undef}",        "/value"},
    {"{;who}",              ";who=fred"},
    {"{;half}",             ";half=50%25"},
    {"{;empty}",            ";empty"},
    {"{;v,empty,who}",      ";v=6;empty;who=fred"},
    {"{;v,bar,who}",        ";v=6;who=fred"},
    {"{;x,y,undef}",        ";x=1024;y=768"},
    {"{?who}",              "?who=fred"},
    {"{?half}",             "?half=50%25"},
    {"{?x,y,undef}",        "?x=1024&y=768"},
    {"{&who}",              "&who=fred"},
    {"{&half}",             "&half=50%25"},
    {"{&x,y,undef}",        "&x=1024&y=768"},
};

inline constexpr expansion_case expansions[] = { // our own
    {"",                    ""},
    {"/a",                  "/a"},
    // 2.1 and 3.1: characters that no URI has are encoded, triplets and reserved characters are kept.
    {"\u00E4/\u20AC\uE000", "%C3%A4/%E2%82%AC%EE%80%80"},
    {"%2f%C3%A4'[]:@!$&()*+,;=", "%2f%C3%A4'[]:@!$&()*+,;="},
    // 2.3: names with dots and triplets; the same variable again.
    {"{last.name}",         "Doe"},
    {"{?last.name}",        "?last.name=Doe"},
    {"{/Some%20Thing}",     "/foo"},
    {"{?Some%20Thing}",     "?Some%20Thing=foo"},
    {"{?x}{&x}",            "?x=1024&x=1024"},
    // 2.4.1: a prefix has characters, not octets. With + and #, triplets are kept, and those of a character together.
    {"{word:3}",            "dr%C3%BC"},
    {"{euro:2}",            "a%E2%82%AC"},
    {"{triplets:1}",        "%25"},
    {"{+triplets:1}",       "%E2%82%AC"},
    {"{+triplets:2}",       "%E2%82%AC%2F"},
    {"{#triplets:3}",       "#%E2%82%AC%2F%25"},
    {"{octets:1}",          "%FF"},
    {"{octets:2}",          "%FF%C3"},
    {"{var:9999}",          "value"},
    {"{empty:1}",           ""},
    {"{;empty:1}",          ";empty"},
    // 3.2.1: what is encoded.
    {"{reserved}",          "%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"},
    {"{+reserved}",         ":/?#[]@!$&'()*+,;="},
    {"{#reserved}",         "#:/?#[]@!$&'()*+,;="},
    {"{others}",            "%22%3C%3E%5C%5E%60%7B%7C%7D%7F"},
    {"{+others}",           "%22%3C%3E%5C%5E%60%7B%7C%7D%7F"},
    {"{triplets}",          "%25E2%2582%25AC%252F%25zz"},
    {"{+triplets}",         "%E2%82%AC%2F%25zz"},
    {"{octets}",            "%FF%C3"},
    // Numbers, truth values, and those that may be undefined.
    {"{minus}{?yes,some}",  "-7?yes=true&some=5"},
    // Undefined values and members are left out, with what precedes them.
    {"{undef}",             ""},
    {"{?undef}",            ""},
    {"{?undef,x,undef,y}",  "?x=1024&y=768"},
    {"{/undef,x}{/undef*}", "/1024"},
    {"{gaps}",              "a,,b"},
    {"{/gaps*}",            "/a//b"},
    {"{?gaps}",             "?gaps=a,,b"},
    {"{?gaps*}",            "?gaps=a&gaps=&gaps=b"},
    {"{;gaps*}",            ";gaps=a;gaps;gaps=b"},
    {"{one}",               ""},
    {"{/one}",              "/"},
    {"{?one}",              "?one="},
    {"{?one*}",             "?one="},
    {"{;one*}",             ";one"},
    // The names of exploded pairs are encoded like values, so that none becomes two.
    {"{flag}",              "a%26b,,c,d%3De"},
    {"{flag*}",             "a%26b=,c=d%3De"},
    {"{?flag*}",            "?a%26b=&c=d%3De"},
    {"{;flag*}",            ";a%26b;c=d%3De"},
    {"{+flag*}",            "a&b=,c=d=e"},
    {"{/flag*}",            "/a%26b=/c=d%3De"},
    // A text is a list of one.
    {"{var*}",              "value"},
    {"{?var*}",             "?var=value"},
    {"{#var*}",             "#value"},
};

// The mistakes of users, many of them in templates of other syntaxes.
inline constexpr error_case errors[] = {
    {"{",                   1, mistake::expression_without_closing_brace},
    {"{x",                  2, mistake::expression_without_closing_brace},
    {"/a{?x,y",             7, mistake::expression_without_closing_brace},
    {"{x.",                 3, mistake::expression_without_closing_brace},
    {"{x:",                 3, mistake::expression_without_closing_brace},
    {"{x:1",                4, mistake::expression_without_closing_brace},
    {"{x*",                 3, mistake::expression_without_closing_brace},
    {"}",                   0, mistake::closing_brace_without_expression},
    {"/a}",                 2, mistake::closing_brace_without_expression},
    {"{x}}",                3, mistake::closing_brace_without_expression},
    {"{}",                  1, mistake::expression_without_variable},
    {"{?}",                 2, mistake::expression_without_variable},
    {"{x,}",                3, mistake::expression_without_variable},
    {"{x,,y}",              3, mistake::expression_without_variable},
    {"{=x}",                1, mistake::reserved_operator},
    {"{,x}",                1, mistake::reserved_operator},
    {"{!x}",                1, mistake::reserved_operator},
    {"{@x}",                1, mistake::reserved_operator},
    {"{|x*}",               1, mistake::reserved_operator},
    {"{a}{!x}",             4, mistake::reserved_operator},
    {"{$x}",                1, mistake::character_outside_varname},
    {"${x!}",               3, mistake::character_outside_varname},
    {"{~thing}",            1, mistake::character_outside_varname},
    {"{{x}}",               1, mistake::character_outside_varname},
    {"{ x }",               1, mistake::character_outside_varname},
    {"{x }",                2, mistake::character_outside_varname},
    {"{x, y}",              3, mistake::character_outside_varname},
    {"{/id*,/id*}",         6, mistake::character_outside_varname},
    {"{default-graph-uri}", 8, mistake::character_outside_varname},
    {"{-prefix|/-/|var}",   1, mistake::character_outside_varname},
    {"{?empty=default,var}", 7, mistake::character_outside_varname},
    {"{x?}",                2, mistake::character_outside_varname},
    {"{#hello+}",           7, mistake::character_outside_varname},
    {"{?keys|foo}",         6, mistake::character_outside_varname},
    {"{.}",                 2, mistake::expression_without_variable},
    {"{x..y}",              3, mistake::character_outside_varname},
    {"{x.}",                3, mistake::expression_without_variable},
    {"{\u00E4}",            1, mistake::character_outside_varname},
    {"{<id>}",              1, mistake::character_outside_varname},
    {"{*keys}",             1, mistake::character_outside_varname},
    {"{:x}",                1, mistake::character_outside_varname},
    {"{x:0}",               3, mistake::wrong_prefix_length},
    {"{x:}",                3, mistake::wrong_prefix_length},
    {"{x:01}",              3, mistake::wrong_prefix_length},
    {"{x:-1}",              3, mistake::wrong_prefix_length},
    {"{x:10000}",           7, mistake::wrong_prefix_length},
    {"{id:[0-9]+}",         4, mistake::wrong_prefix_length},
    {"{id:int}",            4, mistake::wrong_prefix_length},
    {"{x:3*}",              4, mistake::unexpected_character},
    {"{x*:3}",              3, mistake::unexpected_character},
    {"{x**}",               3, mistake::unexpected_character},
    {"%zz",                 1, mistake::percent_sign_without_two_hexdig},
    {"/a%2",                4, mistake::percent_sign_without_two_hexdig},
    {"100%",                4, mistake::percent_sign_without_two_hexdig},
    {"{%zz}",               2, mistake::percent_sign_without_two_hexdig},
    {"{x%}",                3, mistake::percent_sign_without_two_hexdig},
    {"/a b",                2, mistake::unencoded_space},
    {"\"/a\"",              0, mistake::unencoded_quotation_mark},
    {"<{x}>",               0, mistake::unencoded_less_than_sign},
    {"a\\b",                1, mistake::unencoded_backslash},
    {"a|b",                 1, mistake::unencoded_vertical_bar},
    {"^{x}$",               0, mistake::unencoded_caret},
    {"`",                   0, mistake::unencoded_backquote},
    {"\x7F",                0, mistake::unencoded_control_character},
    {"a\n",                 1, mistake::unencoded_control_character},
    {"/\xFF",               1, mistake::not_utf8},
    {"/\xC3",               1, mistake::not_utf8},
    {"/\u0085",             1, mistake::character_outside_ucschar},
    {"/\uFFFE",             1, mistake::character_outside_ucschar},
};

// clang-format on

} // namespace cases::of_uri_template

#endif
