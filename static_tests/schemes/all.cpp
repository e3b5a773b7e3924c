// All schemes together: the map, the requirement, and Structs, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/valid_by_scheme.hpp"

#include <consturi/scheme_structs.hpp>
#include <consturi/uri/edit.hpp>

#include <boost/hana/at_key.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/find.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>

#include <concepts>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <string_view>
#include <type_traits>

namespace hana = boost::hana;
using namespace cases;
using namespace consturi;

static_assert(first_wrong<of_valid_by_scheme::verdicts>() == std::size(of_valid_by_scheme::verdicts));

// Each key of the map is a name of its type, and each name is a key.
static_assert(hana::unpack(schemes::all, [](auto const&... pair) {
    auto const is_entry = [&](std::string_view name, auto type) {
        return ((hana::to<char const*>(hana::first(pair)) == name && hana::second(pair) == type) || ...);
    };
    auto const has_names = [&](std::string_view key, auto type) {
        bool has_key = false;
        for (auto const name : decltype(type)::type::kind::scheme::names) {
            if (!is_entry(name, type)) return false;
            has_key |= name == key;
        }
        return has_key;
    };
    return (has_names(hana::to<char const*>(hana::first(pair)), hana::second(pair)) && ...);
}));
static_assert(schemes::all[BOOST_HANA_STRING("geo")] == hana::type_c<geo_uri_view>);

// A type of a scheme is a Struct of its own parts.
constexpr checked_geo_uri vienna("geo:48.2,16.4;u=5");
static_assert(hana::find(hana::to_map(vienna), BOOST_HANA_STRING("uval")) == hana::just(std::optional(text("5"))));
static_assert(hana::equal(vienna, checked_geo_uri("geo:48.2,16.4;u=5")));

// The other types of a scheme, as of each kind.
template <fixed_geo_uri Place>
constexpr auto latitude_of = Place.view().latitude();
static_assert(latitude_of<"geo:48.2,16.4"> == 48.2);
static_assert(std::is_convertible_v<geo_uri&, geo_uri_view> && std::is_convertible_v<geo_uri&, uri_reference_view>);
static_assert(!std::is_convertible_v<geo_uri, geo_uri_view> && !std::is_convertible_v<geo_uri, uri_view>);
static_assert(std::totally_ordered<geo_uri_view> && std::regular<geo_uri> && std::is_convertible_v<geo_uri, uri>);
static_assert(std::is_same_v<decltype(vienna.without_query()), uri>); // which need not be one of the scheme

// The functions of the schemes: each accepts the URIs of its type, and no others.
constexpr auto functions =
    hana::make_tuple(is_coap_uri, is_data_uri, is_file_uri, is_ftp_uri, is_geo_uri, is_gopher_uri, is_http_uri,
                     is_jdbc_uri, is_ldap_uri, is_mailto_uri, is_news_uri, is_nntp_uri, is_prospero_uri, is_sip_uri,
                     is_tag_uri, is_tel_uri, is_telnet_uri, is_wais_uri, is_ws_uri);
constexpr text of_functions[] = {"coap://h/",      "data:,a",     "file:///a",      "ftp://h/a", "geo:1,2",
                                 "gopher://h/",    "https://h/",  "jdbc:db:a",      "ldap://h/", "mailto:a@h",
                                 "news:comp.lang", "nntp://h/a",  "prospero://h/a", "sip:a@h",   "tag:h,2026:a",
                                 "tel:+1",         "telnet://h/", "wais://h/a",     "wss://h/"};
static_assert(hana::unpack(functions, [](auto... is_uri_of) {
    std::size_t own = 0;
    auto const accepts_only_its_own = [&](auto is_one) {
        for (std::size_t i = 0; i != std::size(of_functions); ++i)
            if (is_one(of_functions[i]) != (i == own)) return false;
        return ++own, true;
    };
    return (accepts_only_its_own(is_uri_of) && ...);
}));
static_assert(!is_geo_uri("geo:91,0") && !is_geo_uri("geo:1,2 ") && !is_geo_uri(""));
static_assert(is_host_list_uri("mongodb://h1:1,h2/") && !is_host_list_uri("mongodb://h1,,h2/"));

// The ranges that types of schemes have are views, whose iterators outlive them.
template <class... Range>
constexpr bool are_views = ((std::ranges::view<Range> && std::ranges::borrowed_range<Range>) && ...);
static_assert(are_views<coap_options_view, mail_addresses_view, payload_view, phone_digits_view, server_list_view>);
