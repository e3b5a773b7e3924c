// Matching templates: a table, and the property that `match` is the inverse of `expand`.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/template_match.hpp"
#include "exact_copy.hpp"
#include "random.hpp"

#include <consturi/coding/triplet.hpp>
#include <consturi/literals.hpp>
#include <consturi/uri_template.hpp>
#include <consturi/uri_template_matcher.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

using namespace consturi::literals;
using consturi::match;
using consturi::mistake;
using consturi::template_value;

TEST_CASE("the values of a URI that is an expansion, and the position of another") {
    check_all(cases::of_template_match::matches);
    check_all(cases::of_template_match::no_matches);
}
TEST_CASE("a template whose expansions do not tell its values has a position and a reason") {
    check_all(cases::of_template_match::not_matchable);
}

static constexpr auto search = "/search{/path*}{?q,tags*,page}"_uri_template;

TEST_CASE("values are texts, numbers and lists") {
    auto const m = match(search, "/search/a%2Fb/c?tags=x,y&page=2&utm=1&q=%C3%A4&tags=z").value();
    CHECK(m.get<"q">() == "\u00E4");
    CHECK(m.get<"page", int>() == 2);
    CHECK(m.get<"tags">() == "x,y");
    CHECK(m.get_all<"tags">() == std::vector<std::string>{"x,y", "z"});
    CHECK(m.get_all<"path">() == std::vector<std::string>{"a/b", "c"});
    CHECK(m.value<"path">() == template_value(template_value::list{"a/b", "c"}));
    CHECK(m.value<"q">() == template_value("\u00E4"));

    auto const none = match(search, "/search").value();
    CHECK(!none.get<"q">());
    CHECK(none.get<"page", int>().error().code() == mistake::missing_parameter);
    CHECK(none.get_all<"path">().empty());
    CHECK(none.value<"tags">() == template_value());

    auto const wrong = match(search, "/search?page=2x").value().get<"page", int>().error();
    CHECK(wrong.code() == mistake::parameter_that_is_no_number);
    CHECK(wrong.position() == 14);
    CHECK(wrong.rule() == "page");
}

TEST_CASE("a template of run time is matched like a literal") {
    std::string const text(search.text());
    auto matcher = consturi::uri_template_matcher::make(consturi::uri_template_view::parse(text).value()).value();
    auto const moved = std::move(matcher);
    CHECK(moved.view() == search);
    auto const m = match(moved, "/search/a?q=b&page=7").value();
    CHECK(m.get("q") == "b");
    CHECK(m.get<int>("page") == 7);
    CHECK(m.get_all("path") == std::vector<std::string>{"a"});
    CHECK(!m.get("no variable"));
    CHECK(m.value("tags") == template_value());
    CHECK(match(moved, "/search?q=1&q=2").error().position() == 12);
}

TEST_CASE("a template that is too large to be matched is an error at the limit") {
    auto const make = [](std::size_t size) {
        auto const t = consturi::uri_template::parse(std::string(size, 'a')).value();
        return consturi::uri_template_matcher::make(t);
    };
    CHECK(make(1024));
    CHECK(make(1025).error().code() == mistake::text_over_capacity);
    CHECK(make(1025).error().position() == 1024);
}

TEST_CASE("views and owners are matched without being parsed again, texts are parsed") {
    auto const owner = consturi::uri_reference::parse("/users/7").value();
    CHECK(match("/users/{id}"_uri_template, owner).value().get<"id">() == "7");
    CHECK(match("/users/{id}"_uri_template, owner.view()).value().get<"id">() == "7");
    CHECK(match("https://h/{id}"_uri_template, "https://h/x"_uri).value().get<"id">() == "x");
    auto const wrong = match("/users/{id}"_uri_template, "/users/ 7").error();
    CHECK(wrong.code() == mistake::unencoded_space);
    CHECK(wrong.position() == 7);
}

namespace {

class generator : public random_choices {
public:
    using random_choices::random_choices;

    std::string uri_template() {
        std::string all = one_of({"", "/", "/", "/a/", "http://h/", "http://", "x", "//h:"});
        std::vector<std::string> names{"x", "y", "z", "x.y", "%41"};
        auto const name = [&] {
            auto const at = names.begin() + static_cast<std::ptrdiff_t>(below(names.size()));
            auto one = *at;
            names.erase(at);
            return one;
        };
        for (auto n = 1 + below(3); n != 0; --n) {
            auto const op = one_of({"", "", "", "+", ".", "/", "/", ";", "?", "&", "#"});
            all.append("{").append(op).append(name()).append(one_of({"", "", "", "*"}));
            if (!op.empty() && below(3) == 0 && names.size() > n) all.append(",").append(name());
            all += "}";
            all +=
                one_of({"", "", "/", "/a/", ".json", ":", ",", "-", "?", "?q=", "&r=1", "&s=", "@h/", "%20", "\u00E4"});
        }
        return all;
    }
    std::string text() {
        std::string all;
        for (auto n = below(4); n != 0; --n)
            all += one_of({"a", "b", "/",  ",", ":",      "@",     "?", "#", ".",    ";", "=",
                           "&", "%", "%2", " ", "\u00E4", ".json", "-", "+", "\xFF", "[", "1"});
        return all;
    }
    /// A value that the template gives back: `match` can tell neither an empty list from an undefined value, nor a list
    /// of one from a text; `+` and `#` keep what could be a delimiter.
    template_value value(consturi::template_variable const& variable, bool can_be_list) {
        bool const keeps = variable.op == '+' || variable.op == '#';
        if (variable.is_exploded) {
            if (!variable.is_required() && below(3) == 0) return {};
            template_value::list all{text()};
            for (auto n = can_be_list ? below(3) : 0; n != 0; --n) all.push_back(text());
            return all;
        }
        if (!variable.is_required() && below(4) == 0) return {};
        if (!keeps && can_be_list && below(4) == 0) return template_value::list{text(), text()};
        auto one = text();
        while (keeps && (one.find_first_of(variable.op == '+' ? "?#%" : "#%") != one.npos)) one = text();
        return one;
    }
};

} // namespace

TEST_CASE("match gives back what was expanded, for random templates and values") {
    char const* const count = std::getenv("CONSTURI_TEST_PAIRS"); // a million in the nightly run
    std::size_t const pairs = count != nullptr ? std::strtoul(count, nullptr, 10) : 20000;
    std::size_t matched = 0, templates = 0;
    for (std::uint64_t seed = 0; matched < pairs; ++seed) {
        generator random(seed << 32);
        auto const parsed = consturi::uri_template::parse(random.uri_template());
        if (!parsed) continue;
        auto const matcher = consturi::uri_template_matcher::make(*parsed);
        if (!matcher) continue;
        ++templates;
        INFO(parsed->text());
        // A comma in a literal beside a variable separates: the value is no list.
        bool const can_be_list = parsed->text().find("},") == std::string_view::npos;
        for (int i = 0; i != 20; ++i) {
            std::map<std::string, template_value, std::less<>> values;
            for (auto const& variable : parsed->variables())
                values.emplace(variable.name, random.value(variable, can_be_list));
            auto const u = expand(*parsed, values);
            if (!u) continue;
            ++matched;
            INFO(u->text());
            auto const m = match(*matcher, *u);
            REQUIRE(m);
            for (auto const& [name, value] : values) {
                INFO(name);
                REQUIRE(m->value(name) == value);
            }
        }
    }
    CHECK(templates > pairs / 40);
}
