// Parameters of queries, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/parameters.hpp"
#include "exact_copy.hpp"
#include "message.hpp"

#include <consturi.hpp>
#include <consturi/form.hpp>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <map>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

using namespace cases;
using namespace consturi;

TEST_CASE("a query is split into parameters, in their order, with duplicates and empty ones") { check_all(queries); }
TEST_CASE("a parameter is split into its name and its value") { check_all(names_and_values); }
TEST_CASE("names of parameters are compared decoded") { check_all(searches); }
TEST_CASE("a parameter is a number if its decoded value is one in the range of the type") {
    check_all(numbers_in_queries);
    check_all(no_numbers_in_queries);
}

TEST_CASE("a small query equals its parameters, joined by their separators") {
    std::vector<std::string> texts{""};
    for (std::size_t i = 0; i != texts.size(); ++i) {
        INFO(texts[i]);
        exact_copy const text(texts[i]);
        if (!is_rebuilt(query_params(text)) || !is_rebuilt(query_params(text, "&;"), "&;")) FAIL_CHECK("not rebuilt");
        for (std::string_view const name : {"", "a", "aa", " ", "+", "a "})
            for (auto const plus : {plus_sign::literal, plus_sign::space})
                if (!finds(query_params(text, "&", plus), name)) FAIL_CHECK("not found: " << name);
        if (texts[i].size() < 6)
            for (auto const word : {"&", ";", "=", "a", "+", "%61"}) texts.push_back(texts[i] + word);
    }
    CHECK(texts.size() > 20'000);
}

TEST_CASE("the query of a real URL equals its parameters, joined by ampersands") {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::size_t values = 0;
    for (std::string line; std::getline(file, line);) {
        auto const url = parse_uri(line);
        if (!url) continue;
        if (!is_rebuilt(url->query_params()) || url->query_params().base() != url->query().value_or(""))
            FAIL_CHECK(line);
        for (auto const [name, value] : url->query_params()) values += value.has_value();
    }
    CHECK(values > 50);
}

TEST_CASE("parameters of a form are the names and values that form_encode encoded") {
    std::vector<std::pair<std::string, std::string>> const form = {
        {"name", "J. Random & Co."}, {"", "="}, {"a+b=c;", "%2B + \xC3\xAB"}, {"name", std::string(1, '\0')}};
    std::string query;
    for (auto const& [name, value] : form) query += "&" + form_encode(name) + "=" + form_encode(value);
    query.erase(0, 1);
    std::vector<std::pair<std::string, std::string>> decoded;
    for (auto const parameter : query_params(query, "&", plus_sign::space))
        decoded.emplace_back(parameter.decoded_name().str(), parameter.decoded_value()->str());
    CHECK(decoded == form);
    CHECK(query_params(query, "&", plus_sign::space).count("name") == 2);
}

TEST_CASE("the value of a parameter is a string, or a default if there is no such parameter") {
    uri const u(*parse_uri("http://h/?q=a%26b&q=2&all&empty=&n=x"));
    CHECK(u.query_params().get("q") == "a&b");
    CHECK(u.query_params().get<std::string>("all") == "");
    CHECK(u.query_params().get("empty") == "");
    CHECK(!u.query_params().get("Q"));
    CHECK(u.query_params().get_or("q", "none") == "a&b");
    CHECK(u.query_params().get_or("all", "none").empty());
    CHECK(u.query_params().get_or("Q", "none") == "none");
    CHECK(u.query_params().get_or("m", 0) == 0);
    auto const wrong = u.query_params().get_or("n", 1);
    CHECK(to_string(wrong.error()) == "at byte 25: " + message_of(mistake::parameter_that_is_no_number) + ": n");
}

TEST_CASE("parameters are copied to maps and sequences, decoded") {
    using pairs = std::vector<std::pair<std::string, std::string>>;
    query_params const parameters("b=2&a+b=%31&b=3&c", "&", plus_sign::space);
    pairs const all = {{"b", "2"}, {"a b", "1"}, {"b", "3"}, {"c", ""}};
    CHECK(parameters.to<pairs>() == all);
    CHECK((parameters.to<std::multimap<std::string, std::string>>()
           == std::multimap<std::string, std::string>(all.begin(), all.end())));
    CHECK((parameters.to<std::map<std::string, std::string>>()
           == std::map<std::string, std::string>{{"a b", "1"}, {"b", "2"}, {"c", ""}}));
    CHECK(query_params().to<pairs>().empty());
}

TEST_CASE("parameters work with the algorithms and adaptors of the standard library") {
    uri const u(*parse_uri("http://h/?b=2&a&b=1"));
    auto const is_undefined = [](query_param parameter) { return !parameter.value(); };
    auto const found = std::ranges::find_if(u.query_params(), is_undefined);
    CHECK((found != u.query_params().end() && found->name() == "a"));
    std::multimap<std::string_view, std::string_view> sorted;
    for (auto const [name, value] : u.query_params()) sorted.emplace(name, value.value_or(""));
    CHECK((sorted.size() == 3 && sorted.begin()->first == "a"));
#if defined(CONSTURI_TESTS_HAVE_ADAPTORS)
    std::string joined;
    for (auto const value : u.query_params().get_all("b") | std::views::reverse
                                | std::views::transform([](query_param parameter) { return *parameter.value(); }))
        joined.append(value);
    CHECK(joined == "12");
#endif
}
