// Distributed under the Boost Software License, Version 1.0.
#include "cases/template_outline.hpp"

#include <consturi.hpp>
#include <consturi/template_requirements.hpp>
#include <iterator>

namespace {

using namespace cases;
using namespace consturi::literals;
using namespace consturi::requirements;
using consturi::all_expansions_meet;

static_assert(first_wrong<of_template_outline::outlines>() == std::size(of_template_outline::outlines));

// Requirements on what no value is a part of, whatever follows.
constexpr auto user = "https://api.example.com/users/{id}{?page}"_uri_template;
static_assert(all_expansions_meet(scheme_is("https") && host_is("api.example.com") && !has_userinfo && !has_port
                                      && port_is(443) && !has_fragment && generic_scheme && has_host,
                                  user));
static_assert(!all_expansions_meet(scheme_is("http"), user) && all_expansions_meet(!scheme_is("http"), user));
static_assert(all_expansions_meet(scheme_is("http") || host_under("example.com"), user));
static_assert(all_expansions_meet(!(scheme_is("http") || host_is("h")), user));

// It depends on the values: neither is met.
static_assert(!all_expansions_meet(has_query, user) && !all_expansions_meet(!has_query, user));
static_assert(!all_expansions_meet(no_dot_segments, user) && !all_expansions_meet(!no_dot_segments, user));
static_assert(!all_expansions_meet(max_length(1000), user));
constexpr auto open = "https://h{+path}"_uri_template; // `@evil.example`
static_assert(!all_expansions_meet(host_is("h"), open) && !all_expansions_meet(!host_is("h"), open));
static_assert(!all_expansions_meet(!has_userinfo, open) && all_expansions_meet(scheme_is("https"), open));
static_assert(!all_expansions_meet(host_is("h"), "{/a,b}"_uri_template));

// What follows the authority matters to other parsers, and so to the verdict: they read `https://h?q` differently.
static_assert(all_expansions_meet(!has_userinfo, "https://h{/p}"_uri_template));
static_assert(!all_expansions_meet(!has_userinfo, "https://h{/p}{?q}"_uri_template));
static_assert(all_expansions_meet(!has_userinfo, "https://h/{?q}"_uri_template));
static_assert(!all_expansions_meet(!has_port, "https://[::1]{/p}"_uri_template));

static_assert(all_expansions_meet(!has_scheme && !has_fragment, "/users/{id}"_uri_template));
static_assert(all_expansions_meet(has_fragment && has_query, "/a?b={c}#{d}"_uri_template));
static_assert(all_expansions_meet(scheme_is("mailto"), "mailto:{to}"_uri_template));
static_assert(!all_expansions_meet(scheme_is("mailto"), "{scheme}:to"_uri_template));
static_assert(!all_expansions_meet(!has_scheme, "a#b#{x}"_uri_template)); // no expansion is valid

inline constexpr auto public_endpoint = scheme_is("https") && has_host && !has_userinfo;
static_assert(consturi::require<public_endpoint>(user).text() == user.text());

} // namespace
