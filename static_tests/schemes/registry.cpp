// The registry of schemes, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/scheme_registry.hpp"

#include <consturi/scheme_registry.hpp>

#include <cstddef>

using namespace consturi;

static_assert(cases::first_wrong<cases::registered>() == std::size(cases::registered));
static_assert(cases::is_in_order(schemes::registry));

// As many as IANA has.
constexpr std::size_t count(schemes::status which) {
    std::size_t n = 0;
    for (auto const& row : schemes::registry) n += row.status() == which;
    return n;
}
static_assert(count(schemes::status::permanent) == 99 && count(schemes::status::historical) == 18);
static_assert(count(schemes::status::provisional) == 314 && count(schemes::status::unregistered) == 8);
static_assert(schemes::registry_date == "2026-09-11");

// Rows of your own precede those of the registry.
static constexpr schemes::entry ours[] = {{"acme", schemes::status::unregistered, "our wiki", 7000},
                                          {"http", schemes::status::provisional}};
static_assert(schemes::find("ACME", ours)->default_port() == 7000 && schemes::find("acme", ours)->name() == "acme");
static_assert(schemes::find("http", ours)->status() == ours[1].status() && !ours[1].default_port()
              && ours[1].reference().empty());
static_assert(schemes::find("https", ours)->default_port() == 443 && !schemes::find("acm", ours));
static_assert(schemes::entry().name().empty() && schemes::entry().status() == schemes::status::unregistered
              && !schemes::entry().default_port());
