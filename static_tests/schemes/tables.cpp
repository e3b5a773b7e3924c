// The URIs of each scheme and its errors, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
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

static_assert(first_wrong<of_news::resources>() == std::size(of_news::resources));
static_assert(first_wrong<of_news::no_resources>() == std::size(of_news::no_resources));
static_assert(first_wrong<of_news::numbered>() == std::size(of_news::numbered));
static_assert(first_wrong<of_news::not_numbered>() == std::size(of_news::not_numbered));

static_assert(first_wrong<of_sip::participants>() == std::size(of_sip::participants));
static_assert(first_wrong<of_sip::no_participants>() == std::size(of_sip::no_participants));

static_assert(first_wrong<of_tel::phones>() == std::size(of_tel::phones));
static_assert(first_wrong<of_tel::no_phones>() == std::size(of_tel::no_phones));

static_assert(first_wrong<of_urn::names>() == std::size(of_urn::names));
static_assert(first_wrong<of_urn::no_names>() == std::size(of_urn::no_names));
static_assert(first_wrong<of_urn::pairs>() == std::size(of_urn::pairs));

static_assert(first_wrong<of_http::resources>() == std::size(of_http::resources));
static_assert(first_wrong<of_http::no_resources>() == std::size(of_http::no_resources));

static_assert(first_wrong<of_ws::sockets>() == std::size(of_ws::sockets));
static_assert(first_wrong<of_ws::no_sockets>() == std::size(of_ws::no_sockets));

static_assert(first_wrong<of_data::resources>() == std::size(of_data::resources));
static_assert(first_wrong<of_data::no_resources>() == std::size(of_data::no_resources));

static_assert(first_wrong<of_tag::names>() == std::size(of_tag::names));
static_assert(first_wrong<of_tag::no_names>() == std::size(of_tag::no_names));

static_assert(first_wrong<of_jdbc::databases>() == std::size(of_jdbc::databases));
static_assert(first_wrong<of_jdbc::no_databases>() == std::size(of_jdbc::no_databases));

static_assert(first_wrong<of_host_list::clusters>() == std::size(of_host_list::clusters));
static_assert(first_wrong<of_host_list::no_clusters>() == std::size(of_host_list::no_clusters));

static_assert(first_wrong<of_ftp::files>() == std::size(of_ftp::files));
static_assert(first_wrong<of_ftp::no_files>() == std::size(of_ftp::no_files));

static_assert(first_wrong<of_file::files>() == std::size(of_file::files));
static_assert(first_wrong<of_file::no_files>() == std::size(of_file::no_files));

static_assert(first_wrong<of_ldap::searches>() == std::size(of_ldap::searches));
static_assert(first_wrong<of_ldap::no_searches>() == std::size(of_ldap::no_searches));
