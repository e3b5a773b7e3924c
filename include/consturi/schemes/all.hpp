// The types of all schemes, as a Hana map from the name of a scheme to its type.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_ALL_HPP
#define CONSTURI_SCHEMES_ALL_HPP

#include <consturi/schemes/data.hpp>
#include <consturi/schemes/file.hpp>
#include <consturi/schemes/ftp.hpp>
#include <consturi/schemes/geo.hpp>
#include <consturi/schemes/gopher.hpp>
#include <consturi/schemes/http.hpp>
#include <consturi/schemes/jdbc.hpp>
#include <consturi/schemes/ldap.hpp>
#include <consturi/schemes/mailto.hpp>
#include <consturi/schemes/news.hpp>
#include <consturi/schemes/prospero.hpp>
#include <consturi/schemes/sip.hpp>
#include <consturi/schemes/tag.hpp>
#include <consturi/schemes/tel.hpp>
#include <consturi/schemes/telnet.hpp>
#include <consturi/schemes/urn.hpp>
#include <consturi/schemes/wais.hpp>
#include <consturi/schemes/ws.hpp>

#include <boost/hana/at_key.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/type.hpp>

namespace consturi::schemes {

// clang-format off

/// The types of schemes. A scheme of your own is inserted with `hana::insert`; `valid_by` takes such a map.
///
///     static_assert(schemes::all[BOOST_HANA_STRING("geo")] == hana::type_c<geo_uri_view>);
///     hana::for_each(hana::keys(schemes::all), [](auto name) { std::cout << name.c_str() << '\n'; });
inline constexpr auto all = boost::hana::make_map(
    boost::hana::make_pair(BOOST_HANA_STRING("data"), boost::hana::type_c<data_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("file"), boost::hana::type_c<file_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("ftp"), boost::hana::type_c<ftp_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("geo"), boost::hana::type_c<geo_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("gopher"), boost::hana::type_c<gopher_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("http"), boost::hana::type_c<http_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("https"), boost::hana::type_c<http_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("jdbc"), boost::hana::type_c<jdbc_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("ldap"), boost::hana::type_c<ldap_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("ldaps"), boost::hana::type_c<ldap_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("mailto"), boost::hana::type_c<mailto_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("news"), boost::hana::type_c<news_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("nntp"), boost::hana::type_c<nntp_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("prospero"), boost::hana::type_c<prospero_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("sip"), boost::hana::type_c<sip_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("sips"), boost::hana::type_c<sip_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("snews"), boost::hana::type_c<news_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("tag"), boost::hana::type_c<tag_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("tel"), boost::hana::type_c<tel_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("telnet"), boost::hana::type_c<telnet_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("urn"), boost::hana::type_c<urn_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("wais"), boost::hana::type_c<wais_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("ws"), boost::hana::type_c<ws_uri_view>),
    boost::hana::make_pair(BOOST_HANA_STRING("wss"), boost::hana::type_c<ws_uri_view>));

// clang-format on

} // namespace consturi::schemes

#endif
