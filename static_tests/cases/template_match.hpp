// Which URIs are expansions of a template, and which templates can be matched.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_TEMPLATE_MATCH_HPP
#define CONSTURI_CASES_TEMPLATE_MATCH_HPP

#include "cases/cases.hpp"

#include <consturi/templates/match.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cases::of_template_match {

using consturi::mistake;

/// The plan of a template, and a match of it, in the compiler and at run time.
class run {
public:
    constexpr run(text t, text uri)
        : planner_(consturi::uri_template_view::parse(t).value()), uri_(uri),
          u_(consturi::parse_uri_reference(uri).value()),
          workspace_(consturi::detail::match_run::size_of_workspace(planner_.plan().code.size(),
                                                                    planner_.plan().variables.size()),
                     0) {}

    /// Calls `use` with the finder, and with the offset where the URI departs from all expansions, if it does.
    constexpr bool with_finder(auto const& use) {
        consturi::detail::match_finder finder(consturi::detail::plan_view(planner_.plan()), uri_,
                                              consturi::detail::access::components_of(u_), workspace_.data());
        auto const departure = finder.find_departure();
        return use(finder, departure, planner_.plan());
    }

private:
    consturi::detail::match_planner planner_;
    text uri_;
    consturi::uri_reference_view u_;
    std::vector<std::uint32_t> workspace_;
};

struct match_case {
    text input, uri;
    component values[3]; // as they are in the URI, in the order of the template
};
constexpr text input_of(match_case const& row) { return row.uri; }
constexpr bool holds(match_case const& row, text uri) {
    run one(row.input, uri);
    return one.with_finder([&](auto const& finder, auto departure, auto const& plan) {
        if (departure) return false;
        std::size_t i = 0;
        for (; i != plan.variables.size(); ++i) {
            auto const& [variable, bytes, is_parameter] = plan.variables[i];
            consturi::detail::matched_value const value{variable, is_parameter, finder.values()[i], uri};
            if (value.is_defined() != row.values[i].has_value()) return false;
            if (row.values[i] && value.encoded() != *row.values[i]) return false;
        }
        for (; i != 3; ++i)
            if (row.values[i]) return false;
        return true;
    });
}

struct no_match_case {
    text input, uri;
    std::size_t position;
};
constexpr text input_of(no_match_case const& row) { return row.uri; }
constexpr bool holds(no_match_case const& row, text uri) {
    run one(row.input, uri);
    return one.with_finder([&](auto const&, auto departure, auto const&) { return departure == row.position; });
}

struct not_matchable_case {
    text input;
    std::size_t position;
    mistake code;
};
constexpr text input_of(not_matchable_case const& row) { return row.input; }
constexpr bool holds(not_matchable_case const& row, text input) {
    consturi::detail::match_planner planner(consturi::uri_template_view::parse(input).value());
    auto const wrong = planner.error();
    return wrong && wrong->position == row.position && wrong->which == row.code;
}

// clang-format off
inline constexpr match_case matches[] = {
    {"",                              "",                        {}},
    {"/a",                            "/a",                      {}},
    {"/users/{id}",                   "/users/7",                {"7"}},
    {"/users/{id}",                   "/users/",                 {""}},
    {"/{owner}/{repo}",               "/a/b",                    {"a", "b"}},
    {"/{name}.json",                  "/a.json.json",            {"a.json"}},
    {"/{id}:cancel",                  "/a%3Ab:cancel",           {"a%3Ab"}},
    {"/{+name}:cancel",               "/a/b:c:cancel",           {"a/b:c"}},
    {"/\u00E4/{x}",                   "/%C3%A4/b",               {"b"}},
    // Reserved characters that separate nothing are data, unless they are in the authority.
    {"/users/{id}",                   "/users/a:b@c",            {"a:b@c"}},
    {"/users/{id}",                   "/users/(a)=b;c&d",        {"(a)=b;c&d"}},
    {"/users/{id};v={v}",             "/users/a+b;v=1",          {"a+b", "1"}},
    {"https://{t}.h/{x}",             "https://a.b.h/@",         {"a.b", "@"}},
    {"/{lat},{lon}",                  "/1,2",                    {"1", "2"}},
    {"/{list}",                       "/1,2",                    {"1,2"}},
    // The other operators; what they precede can be missing.
    {"/files{/path*}",                "/files",                  {none}},
    {"/files{/path*}",                "/files/a/b",              {"/a/b"}},
    {"/files{/path*}",                "/files/",                 {"/"}},
    {"{/a}/b",                        "/b",                      {none}},
    {"{/a}/b",                        "/b/b",                    {"b"}},
    {"x{.ext}",                       "x.tar.gz",                {"tar.gz"}},
    {"/x{;v,w}",                      "/x;v=1;w",                {"1", ""}},
    {"/x{;v,w}",                      "/x;w=2",                  {none, "2"}},
    {"/x{;v*}",                       "/x;v=1;v;v=3",            {";v=1;v;v=3"}},
    {"/{+path}{?ref}",                "/a/b?ref=m",              {"a/b", "m"}},
    {"/{+path}{?ref}",                "/a/b",                    {"a/b", none}},
    {"{+base}/users/{id}",            "http://h/users/users/7",  {"http://h/users", "7"}},
    {"/a{#f}",                        "/a#x/?y",                 {"x/?y"}},
    {"/a{#f}",                        "/a",                      {none}},
    {"/a#{f}!",                       "/a#x!",                   {"x"}},
    // Parameters of the query: in any order, with others between them.
    {"/a{?x,y}",                      "/a?y=2&x=1",              {"1", "2"}},
    {"/a{?x,y}",                      "/a?z&x&w=1",              {"", none}},
    {"/a{?x,y}",                      "/a?",                     {none, none}},
    {"/a{?x}",                        "/a?x=b=c/?d",             {"b=c/?d"}},
    {"/a{?x*}",                       "/a?x=1&y=2&x=3",          {"x=1&y=2&x=3"}},
    {"/a?b=1{&x}",                    "/a?x=2&b=1",              {"2"}},
    {"/a?q={q}&p={p}",                "/a?p=2&q=1",              {"1", "2"}},
    {"/a?b",                          "/a?b",                    {}},
    {"/a?&=b&c",                      "/a?c&&=b",                 {}},
    // Other queries: as they are written.
    {"/proxy?u={+u}",                 "/proxy?u=http://h/?a&b",  {"http://h/?a&b"}},
    {"/a?{x}",                        "/a?b",                    {"b"}},
};

inline constexpr no_match_case no_matches[] = {
    {"/a",                            "/b",                      1},
    {"/a",                            "/a/",                     2},
    {"/a",                            "/",                       1},
    {"/users/{id}",                   "/users/a/b",              8},
    {"/users/{id}",                   "/user/a",                 5},
    {"/users/{id}",                   "/users/a?b",              8},
    {"/users/{id}",                   "/users/a#b",              8},
    {"/{name}.json",                  "/a.jso",                  6},
    {"/users/{id};v={v}",             "/users/a",                8},
    {"https://{t}.h/",                "https://u@x.h/",          9},
    {"https://{t}.h/",                "https://x.h:80/",        11},
    {"/a{?x}",                        "/a?x=1&x=2",              7},
    {"/a?b=1{&x}",                    "/a?x=2",                  6},
    {"/a?b=1{&x}",                    "/a",                      2},
    {"/a?b=1{&x}",                    "/a?x=1&b=2",              7},
    {"/a?{x}",                        "/a",                      2},
    {"/a#b",                          "/a",                      2},
    {"/a#b",                          "/a#c",                    3},
    {"/x{;v,w}",                      "/x;w;v",                  4},
};

inline constexpr not_matchable_case not_matchable[] = {
    {"{a}{b}",                        1, mistake::values_that_touch},
    {"/{a}-{b}",                      2, mistake::values_that_touch},
    {"/{major}.{minor}",              2, mistake::values_that_touch},
    {"/{a}{.b}",                      2, mistake::values_that_touch},
    {"/{a}%2F{b}",                    2, mistake::values_that_touch},
    {"{/a}{/b}",                      2, mistake::values_that_touch},
    {"{/a*}{/b}",                     2, mistake::values_that_touch},
    {"{+a}/{+b}",                     2, mistake::values_that_touch},
    {"{+a}{;b}",                      2, mistake::values_that_touch},
    {"/a{#f}x",                       4, mistake::values_that_touch},
    {"/a{#f}{#g}",                    4, mistake::values_that_touch},
    {"/{a,b}",                        4, mistake::several_values_in_an_expression},
    {"{/a,b}",                        4, mistake::several_values_in_an_expression},
    {"{#a,b}",                        4, mistake::several_values_in_an_expression},
    {"/{a:3}",                        2, mistake::prefix_that_is_matched},
    {"x{.a*}",                        3, mistake::list_without_separator},
    {"{+a*}",                         2, mistake::list_without_separator},
    {"/{a}/{a}",                      6, mistake::repeated_variable},
    {"/{a}{?a}",                      6, mistake::repeated_variable},
    {"/a{?q}b",                       6, mistake::query_without_parameters},
    {"/a?b{?q}",                      6, mistake::query_without_parameters},
    {"/a{?q}{&r}",                    8, mistake::query_without_parameters},
    {"/a{&q}",                        4, mistake::query_without_parameters},
    {"/a?{+x}{&q}",                   5, mistake::query_without_parameters},
    {"/a?x=1&x={x}",                  3, mistake::repeated_parameter},
};
// clang-format on

} // namespace cases::of_template_match

#endif
