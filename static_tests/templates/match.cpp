// Distributed under the Boost Software License, Version 1.0.
#include "cases/template_match.hpp"

#include <consturi/literals.hpp>
#include <iterator>

namespace {

using namespace cases;
using namespace consturi::literals;

static_assert(first_wrong<of_template_match::matches>() == std::size(of_template_match::matches));
static_assert(first_wrong<of_template_match::no_matches>() == std::size(of_template_match::no_matches));
static_assert(first_wrong<of_template_match::not_matchable>() == std::size(of_template_match::not_matchable));

constexpr auto m = match("/users/{id}{?page}"_uri_template, "/users/a%20b?page=2");
static_assert(m->get<"id", consturi::decoded_view>() == "a b" && m->get<"page", int>() == 2);
static_assert(match("/users/{id}"_uri_template, "/users/7/x"_uri_reference).error().position() == 8);

} // namespace
