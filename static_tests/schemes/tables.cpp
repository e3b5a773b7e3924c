// The URIs of each scheme and its errors, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/coap.hpp"
#include "cases/data.hpp"
#include "cases/file.hpp"
#include "cases/ftp.hpp"
#include "cases/geo.hpp"
#include "cases/host_list.hpp"
#include "cases/http.hpp"
#include "cases/jdbc.hpp"
#include "cases/ldap.hpp"
#include "cases/mailto.hpp"
#include "cases/news.hpp"
#include "cases/rfc1738.hpp"
#include "cases/sip.hpp"
#include "cases/tag.hpp"
#include "cases/tel.hpp"
#include "cases/urn.hpp"
#include "cases/ws.hpp"

#include <iterator>

using namespace cases;

static_assert(first_wrong<of_geo::locations>() == std::size(of_geo::locations));
static_assert(first_wrong<of_geo::no_locations>() == std::size(of_geo::no_locations));
static_assert(first_wrong<of_geo::pairs>() == std::size(of_geo::pairs));

static_assert(first_wrong<of_mailto::messages>() == std::size(of_mailto::messages));
static_assert(first_wrong<of_mailto::no_messages>() == std::size(of_mailto::no_messages));
static_assert(first_wrong<of_mailto::pairs>() == std::size(of_mailto::pairs));

static_assert(first_wrong<of_news::resources>() == std::size(of_news::resources));
static_assert(first_wrong<of_news::no_resources>() == std::size(of_news::no_resources));
static_assert(first_wrong<of_news::numbered>() == std::size(of_news::numbered));
static_assert(first_wrong<of_news::not_numbered>() == std::size(of_news::not_numbered));

static_assert(first_wrong<of_sip::participants>() == std::size(of_sip::participants));
static_assert(first_wrong<of_sip::no_participants>() == std::size(of_sip::no_participants));
static_assert(first_wrong<of_sip::pairs>() == std::size(of_sip::pairs));

// As many parameters as possible, within the limits of the compilers: each name is compared with all others.
constexpr consturi::checked_sip_uri with_99_parameters("sip:h"
                                                       ";a0;a1;a2;a3;a4;a5;a6;a7;a8;a9;b0;b1;b2;b3;b4;b5;b6;b7;b8;b9"
                                                       ";c0;c1;c2;c3;c4;c5;c6;c7;c8;c9;d0;d1;d2;d3;d4;d5;d6;d7;d8;d9"
                                                       ";e0;e1;e2;e3;e4;e5;e6;e7;e8;e9;f0;f1;f2;f3;f4;f5;f6;f7;f8;f9"
                                                       ";g0;g1;g2;g3;g4;g5;g6;g7;g8;g9;h0;h1;h2;h3;h4;h5;h6;h7;h8;h9"
                                                       ";i0;i1;i2;i3;i4;i5;i6;i7;i8;i9;j0;j1;j2;j3;j4;j5;j6;j7;j8");
static_assert(with_99_parameters.uri_params().find("j8")->encoded() == "j8");

static_assert(first_wrong<of_tel::phones>() == std::size(of_tel::phones));
static_assert(first_wrong<of_tel::no_phones>() == std::size(of_tel::no_phones));
static_assert(first_wrong<of_tel::pairs>() == std::size(of_tel::pairs));

static_assert(first_wrong<of_urn::names>() == std::size(of_urn::names));
static_assert(first_wrong<of_urn::no_names>() == std::size(of_urn::no_names));
static_assert(first_wrong<of_urn::pairs>() == std::size(of_urn::pairs));

static_assert(first_wrong<of_http::resources>() == std::size(of_http::resources));
static_assert(first_wrong<of_http::no_resources>() == std::size(of_http::no_resources));

static_assert(first_wrong<of_ws::sockets>() == std::size(of_ws::sockets));
static_assert(first_wrong<of_ws::no_sockets>() == std::size(of_ws::no_sockets));

static_assert(first_wrong<of_coap::resources>() == std::size(of_coap::resources));
static_assert(first_wrong<of_coap::no_resources>() == std::size(of_coap::no_resources));
static_assert(first_wrong<of_coap::pairs>() == std::size(of_coap::pairs));

static_assert(first_wrong<of_data::resources>() == std::size(of_data::resources));
static_assert(first_wrong<of_data::no_resources>() == std::size(of_data::no_resources));
static_assert(first_wrong<of_data::pairs>() == std::size(of_data::pairs));

static_assert(first_wrong<of_tag::names>() == std::size(of_tag::names));
static_assert(first_wrong<of_tag::no_names>() == std::size(of_tag::no_names));
static_assert(first_wrong<of_tag::pairs>() == std::size(of_tag::pairs));

static_assert(first_wrong<of_jdbc::databases>() == std::size(of_jdbc::databases));
static_assert(first_wrong<of_jdbc::no_databases>() == std::size(of_jdbc::no_databases));
static_assert(first_wrong<of_jdbc::with_passwords>() == std::size(of_jdbc::with_passwords));

static_assert(first_wrong<of_host_list::clusters>() == std::size(of_host_list::clusters));
static_assert(first_wrong<of_host_list::no_clusters>() == std::size(of_host_list::no_clusters));
static_assert(first_wrong<of_host_list::connection_strings>() == std::size(of_host_list::connection_strings));
static_assert(first_wrong<of_host_list::no_connection_strings>() == std::size(of_host_list::no_connection_strings));

static_assert(first_wrong<of_ftp::files>() == std::size(of_ftp::files));
static_assert(first_wrong<of_ftp::no_files>() == std::size(of_ftp::no_files));

static_assert(first_wrong<of_file::files>() == std::size(of_file::files));
static_assert(first_wrong<of_file::no_files>() == std::size(of_file::no_files));

static_assert(first_wrong<of_ldap::searches>() == std::size(of_ldap::searches));
static_assert(first_wrong<of_ldap::no_searches>() == std::size(of_ldap::no_searches));
static_assert(first_wrong<of_ldap::pairs>() == std::size(of_ldap::pairs));

static_assert(first_wrong<of_rfc1738::services>() == std::size(of_rfc1738::services));
static_assert(first_wrong<of_rfc1738::no_services>() == std::size(of_rfc1738::no_services));
static_assert(first_wrong<of_rfc1738::items>() == std::size(of_rfc1738::items));
static_assert(first_wrong<of_rfc1738::no_items>() == std::size(of_rfc1738::no_items));
static_assert(first_wrong<of_rfc1738::documents>() == std::size(of_rfc1738::documents));
static_assert(first_wrong<of_rfc1738::no_documents>() == std::size(of_rfc1738::no_documents));
static_assert(first_wrong<of_rfc1738::objects>() == std::size(of_rfc1738::objects));
static_assert(first_wrong<of_rfc1738::no_objects>() == std::size(of_rfc1738::no_objects));
