// URI Templates at run time: the tables, and what the compiler cannot test.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/uri_template.hpp"
#include "exact_copy.hpp"
#include "message.hpp"
#include "random.hpp"

#include <consturi/literals.hpp>
#include <consturi/uri_template.hpp>

#include <cstddef>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace consturi::literals;
using consturi::arg;
using consturi::expand;
using consturi::mistake;
using consturi::template_value;

static std::string text_of(consturi::result<consturi::uri_reference> const& expansion) {
    return expansion.value().str();
}

TEST_CASE("RFC 6570: the examples of 1.2, 2.4 and 3.2 are expanded") {
    check_all(cases::of_uri_template::levels_1_to_3);
    check_all(cases::of_uri_template::level_4);
    check_all(cases::of_uri_template::modifiers);
    check_all(cases::of_uri_template::simple_and_reserved);
    check_all(cases::of_uri_template::other_operators);
}
TEST_CASE("RFC 6570: what its examples do not have is expanded as its text says") {
    check_all(cases::of_uri_template::expansions);
}
TEST_CASE("RFC 6570 2: a text that is no template is an error with a position") {
    check_all(cases::of_uri_template::errors);
}

static constexpr auto users = "/users/{id}{?page,tags*,limit:2}"_uri_template;

TEST_CASE("arguments, a map and a function are values of a template") {
    std::vector<std::string> const tags{"a b", "c"};
    std::string const expected = "/users/7?page=x%2Fy&tags=a%20b&tags=c";
    CHECK(text_of(expand(users, arg<"id">(7), arg<"page">("x/y"), arg<"tags">(tags))) == expected);
    CHECK(text_of(expand(users, arg<"tags">(tags), arg<"page">(std::string("x/y")), arg<"id">("7"))) == expected);

    std::map<std::string, template_value, std::less<>> const values{{"id", 7}, {"page", "x/y"}, {"tags", tags}};
    CHECK(text_of(expand(users, values)) == expected);
    CHECK(text_of(expand(users,
                         [&](std::string_view name) {
                             auto const found = values.find(name);
                             return found != values.end() ? found->second : template_value();
                         }))
          == expected);

    consturi::uri_template_view const t = users; // not known to the compiler
    CHECK(text_of(expand(t, arg<"id">(7), arg<"page">("x/y"), arg<"tags">(tags))) == expected);
    CHECK(text_of(expand(t, values)) == expected);
    consturi::uri_template const owner(t);
    CHECK(text_of(expand(owner, values)) == expected);
}

TEST_CASE("a function is called once for each variable") {
    int calls = 0;
    CHECK(text_of(expand("{a}{b}{a}"_uri_template, [&](std::string_view) { return std::string(1U << calls++, 'x'); }))
          == "xxxxxxx");
    CHECK(calls == 3);
}

TEST_CASE("each type of value is written as one would expect") {
    auto const one = [](auto const& value) { return text_of(expand("/{x}"_uri_template, arg<"x">(value))); };
    CHECK(one("a") == "/a");
    CHECK(one(std::string_view("a\0b", 3)) == "/a%00b");
    CHECK(one("https://h/?q"_uri) == "/https%3A%2F%2Fh%2F%3Fq");
    CHECK(one(std::numeric_limits<long long>::min()) == "/-9223372036854775808");
    CHECK(one(static_cast<unsigned char>(65)) == "/65");
    CHECK(one(false) == "/false");
    CHECK(one(0.1) == "/0.1");
    CHECK(one(1e300) == "/1e%2B300");
    CHECK(one(std::optional<int>(5)) == "/5");
    CHECK(one(std::optional<int>()) == "/");
    CHECK(one(std::nullopt) == "/");
    CHECK(one(std::map<std::string, int>{{"b", 2}, {"a", 1}}) == "/a,1,b,2");
    CHECK(one(std::vector<bool>{true, false}) == "/true,false");
    CHECK(one(std::optional(std::vector{1, 2})) == "/1,2");
    CHECK(one(template_value(template_value::pairs{{"k", "v"}})) == "/k,v");
    CHECK(text_of(expand("/{x}"_uri_template, arg<"x">({"a", "b"}))) == "/a,b");
    int const numbers[] = {1, 2};
    CHECK(text_of(expand("/{x}"_uri_template, arg<"x">(numbers))) == "/1,2");
    char buffer[8] = "ab";
    CHECK(text_of(expand("/{x}"_uri_template, arg<"x">(buffer))) == "/ab");
    CHECK(text_of(expand("/{x}"_uri_template, arg<"x">("a\0b"))) == "/a%00b");
}

TEST_CASE("a missing value is an error only where it would leave a gap") {
    consturi::uri_template_view const t = "/{a}{/b}{.c}{;d}{?e}{&f}{#g}{+h}"_uri_template;
    CHECK(text_of(expand(t, arg<"a">(1), arg<"h">("!"))) == "/1!");
    CHECK(expand(t, arg<"h">(1)).error().code() == mistake::variable_without_value);
    CHECK(expand(t, arg<"h">(1)).error().position() == 2);
    CHECK(expand(t, arg<"a">(1)).error().position() == t.text().size() - 2);
    CHECK(text_of(expand(t, arg<"a">(std::nullopt), arg<"h">(std::nullopt))) == "/");
}

TEST_CASE("a name that the template does not have is an error at its end") {
    consturi::uri_template_view const t = "/{a}"_uri_template;
    auto const wrong = expand(t, arg<"a">(1), arg<"A">(2)).error();
    CHECK(wrong.position() == 4);
    CHECK(wrong.rule() == "A");
    CHECK(wrong.description() == message_of(mistake::unknown_variable) + ": A");
    std::map<std::string, int, std::less<>> const values{{"a", 1}, {"b", 2}};
    CHECK(expand(t, values).error().code() == mistake::name_of_no_variable);
}

TEST_CASE("a prefix of a list is an error") {
    consturi::uri_template_view const t = "/{a}{?b:3}"_uri_template;
    std::vector const list{1, 2};
    auto const wrong = expand(t, arg<"a">(list), arg<"b">(list)).error();
    CHECK(wrong.code() == mistake::prefix_of_list);
    CHECK(wrong.position() == 6);
    CHECK(expand(users, [](std::string_view) { return template_value::list{"a"}; }).error().position() == 24);
}

TEST_CASE("an expansion that is not a URI reference is an error in the part that makes it so") {
    CHECK(expand("{a}{b}:y"_uri_template, arg<"a">(1), arg<"b">(2)).error().position() == 6);
    CHECK(expand("http://h/{+a}"_uri_template, arg<"a">("[")).error().position() == 11);
    CHECK(expand("http://{+a}/"_uri_template, arg<"a">("h:x")).error().code() == mistake::letter_in_port);
    CHECK(expand("{#a}{#b}"_uri_template, arg<"a">(1), arg<"b">(2)).error().code() == mistake::second_number_sign);
    CHECK(text_of(expand("{+a}"_uri_template, arg<"a">("http://h:80/"))) == "http://h:80/");
}

TEST_CASE("an expansion is written to a buffer if it fits") {
    char buffer[10]{};
    auto const fits = expand_into(buffer, "/users/{id}"_uri_template, arg<"id">(123));
    REQUIRE(fits);
    CHECK(fits->text() == "/users/123");
    CHECK(fits->text().data() == buffer);
    auto const small = expand_into(std::span(buffer).first(9), "/{a}{a}"_uri_template, arg<"a">("%%"));
    CHECK(small.error().code() == mistake::text_over_capacity);
    CHECK(small.error().position() == 5); // the second {a}
    CHECK(std::string_view(buffer, sizeof buffer) == "/users/123");
}

TEST_CASE("long values are expanded like short ones") {
    for (std::size_t const size : {63U, 64U, 191U, 192U, 500U, 100000U}) {
        std::string value(size, ' ');
        for (std::size_t i = 0; i != size; ++i) value[i] = static_cast<char>(splitmix64(i));
        auto const expected = "/" + consturi::percent_encode(value);
        CHECK(text_of(expand("/{a}"_uri_template, arg<"a">(value))) == expected);
        std::vector<char> buffer(expected.size());
        CHECK(expand_into(buffer, "/{a}"_uri_template, arg<"a">(value)).value().text() == expected);
    }
}

TEST_CASE("the variables of a template are a range") {
    std::vector<consturi::template_variable> all;
    for (auto const& variable : users.variables()) all.push_back(variable);
    REQUIRE(all.size() == 4);
    CHECK(all[0] == consturi::template_variable{"id", '\0', false, 0});
    CHECK(all[1] == consturi::template_variable{"page", '?', false, 0});
    CHECK(all[2] == consturi::template_variable{"tags", '?', true, 0});
    CHECK(all[3] == consturi::template_variable{"limit", '?', false, 2});
    CHECK("/a"_uri_template.variables().empty());
    CHECK(consturi::uri_template_view().variables().empty());
    auto const owner = consturi::uri_template::parse("{a}" + std::string(100, 'x')).value();
    CHECK((*owner.variables().begin()).name == "a");
}

TEST_CASE("a literal of a template can be used like a view") {
    constexpr auto t = "/{a}"_uri_template;
    consturi::uri_template_view const view = t;
    CHECK(t == view);
    CHECK(t.text() == "/{a}");
    CHECK(consturi::uri_template(view) == t);
    CHECK(std::hash<consturi::uri_template_view>()(view)
          == std::hash<consturi::uri_template>()(consturi::uri_template(t)));
}
