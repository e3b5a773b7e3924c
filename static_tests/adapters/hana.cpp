// Views as models of Hana's Struct.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/hana.hpp>
#include <consturi/iri.hpp>
#include <consturi/literals.hpp>

#include <boost/hana/at.hpp>
#include <boost/hana/at_key.hpp>
#include <boost/hana/not_equal.hpp>

#include <optional>
#include <string_view>

namespace hana = boost::hana;
using namespace consturi::literals;

static_assert(hana::Struct<consturi::uri_view>::value && hana::Struct<consturi::uri_reference_view>::value);
static_assert(hana::Struct<consturi::checked_uri>::value && hana::Struct<consturi::checked_uri_reference>::value);

constexpr auto u = "https://me@example.com:1/a?b#c"_uri;
static_assert(hana::keys(u)
              == hana::make_tuple(BOOST_HANA_STRING("scheme"), BOOST_HANA_STRING("userinfo"), BOOST_HANA_STRING("host"),
                                  BOOST_HANA_STRING("port"), BOOST_HANA_STRING("path"), BOOST_HANA_STRING("query"),
                                  BOOST_HANA_STRING("fragment")));
static_assert(hana::at_key(u, BOOST_HANA_STRING("host")) == "example.com");
static_assert(hana::at_c<4>(hana::members(u)) == "/a");
static_assert(hana::equal(u, "https://me@example.com:1/a?b#c"_uri)
              && hana::not_equal(u, "https://me@example.com:1/a?b"_uri));
static_assert(hana::equal(u, "https://me@example.com:1/a?b#c"_uri_reference)
              && hana::not_equal("?"_uri_reference, ""_uri_reference));
static_assert(hana::equal(u, consturi::checked_uri("https://me@example.com:1/a?b#c")));
// each component is compared
static_assert(!hana::equal(u, "http://me@example.com:1/a?b#c"_uri)
              && !hana::equal(u, "https://example.com:1/a?b#c"_uri));
static_assert(!hana::equal(u, "https://me@example.org:1/a?b#c"_uri)
              && !hana::equal(u, "https://me@example.com:2/a?b#c"_uri));
static_assert(!hana::equal(u, "https://me@example.com:1/b?b#c"_uri)
              && !hana::equal(u, "https://me@example.com:1/a?c#c"_uri));
static_assert(!hana::equal(u, "https://me@example.com:1/a?b#d"_uri));

// Views of IRIs.
static_assert(hana::Struct<consturi::iri_view>::value && hana::Struct<consturi::checked_iri_reference>::value);
static_assert(hana::at_key("http://h/é"_iri, BOOST_HANA_STRING("path")) == "/é");
static_assert(hana::equal("http://h/é"_iri, "http://h/é"_iri_reference)
              && hana::not_equal("http://h/é"_iri, "http://h/e"_iri));

constexpr int defined(auto const& view) {
    int n = 0;
    hana::for_each(hana::members(view),
                   [&](auto const& component) { n += component != std::optional<std::string_view>(); });
    return n;
}
static_assert(defined(u) == 7 && defined("//h"_uri_reference) == 2 && defined("?"_uri_reference) == 2);
