// The types of all schemes, as a Hana map from the name of a scheme to its type.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_ALL_HPP
#define CONSTURI_SCHEMES_ALL_HPP

#include <consturi/schemes/coap.hpp>
#include <consturi/schemes/data.hpp>
#include <consturi/schemes/file.hpp>
#include <consturi/schemes/ftp.hpp>
#include <consturi/schemes/geo.hpp>
#include <consturi/schemes/http.hpp>
#include <consturi/schemes/jdbc.hpp>
#include <consturi/schemes/ldap.hpp>
#include <consturi/schemes/mailto.hpp>
#include <consturi/schemes/news.hpp>
#include <consturi/schemes/rfc1738.hpp>
#include <consturi/schemes/sip.hpp>
#include <consturi/schemes/tag.hpp>
#include <consturi/schemes/tel.hpp>
#include <consturi/schemes/urn.hpp>
#include <consturi/schemes/ws.hpp>

#include <boost/hana/at_key.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/type.hpp>

namespace consturi::schemes {

namespace detail {

/// `boost::hana::make_map` of what follows the first argument, so that each pair can follow a comma.
constexpr auto map_after(int, auto const&... pairs) noexcept { return boost::hana::make_map(pairs...); }

} // namespace detail

/// The types of schemes. A scheme of your own is inserted with `hana::insert`; `valid_by` takes such a map.
///
///     static_assert(schemes::all[BOOST_HANA_STRING("geo")] == hana::type_c<geo_uri_view>);
///     hana::for_each(hana::keys(schemes::all), [](auto name) { std::cout << name.c_str() << '\n'; });
inline constexpr auto all = detail::map_after(0
#define CONSTURI_SCHEME(name, port, facts)
#define CONSTURI_SCHEME_WITH_TYPE(name, port, facts, type)                                                             \
    , boost::hana::make_pair(BOOST_HANA_STRING(name), boost::hana::type_c<type##_view>)
#include <consturi/uri/schemes.def>
);

} // namespace consturi::schemes

#endif
