// The grammars of the schemes `http`, `ws`, `coap` and `file`. What matches them is a URI of RFC 3986 with certain
// components, by which the library knows it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_GRAMMARS_HIERARCHICAL_HPP
#define CONSTURI_GRAMMARS_HIERARCHICAL_HPP

#include <consturi/rfc/rfc3986.hpp>

// clang-format off

/// RFC 9110 4.2.1 and 4.2.2.
namespace consturi::rfc9110 {

using namespace abnf::notation;
using rfc3986::authority;
using rfc3986::path_abempty;
using rfc3986::query;

inline constexpr auto http_URI  = "http-URI"_rule  = [] { return lit("http") >> "://" >> authority >> path_abempty >> opt[ "?" >> query ]; };
inline constexpr auto https_URI = "https-URI"_rule = [] { return lit("https") >> "://" >> authority >> path_abempty >> opt[ "?" >> query ]; };

} // namespace consturi::rfc9110

/// RFC 6455 3.
namespace consturi::rfc6455 {

using namespace abnf::notation;
using rfc3986::host;
using rfc3986::path_abempty;
using rfc3986::port;
using rfc3986::query;

inline constexpr auto path    = "path"_rule    = [] { return path_abempty; };
inline constexpr auto wss_URI = "wss-URI"_rule = [] { return lit("wss:") >> "//" >> host >> opt[ ":" >> port ] >> path >> opt[ "?" >> query ]; };
inline constexpr auto ws_URI  = "ws-URI"_rule  = [] { return lit("ws:") >> "//" >> host >> opt[ ":" >> port ] >> path >> opt[ "?" >> query ]; };

} // namespace consturi::rfc6455

/// RFC 7252 6.1 and 6.2.
namespace consturi::rfc7252 {

using namespace abnf::notation;
using rfc3986::host;
using rfc3986::path_abempty;
using rfc3986::port;
using rfc3986::query;

inline constexpr auto coap_URI  = "coap-URI"_rule  = [] { return lit("coap:") >> "//" >> host >> opt[ ":" >> port ] >> path_abempty >> opt[ "?" >> query ]; };
inline constexpr auto coaps_URI = "coaps-URI"_rule = [] { return lit("coaps:") >> "//" >> host >> opt[ ":" >> port ] >> path_abempty >> opt[ "?" >> query ]; };

} // namespace consturi::rfc7252

/// RFC 8323 8.1 to 8.4.
namespace consturi::rfc8323 {

using namespace abnf::notation;
using rfc3986::host;
using rfc3986::path_abempty;
using rfc3986::port;
using rfc3986::query;

inline constexpr auto coap_tcp_URI  = "coap-tcp-URI"_rule  = [] { return lit("coap+tcp:") >> "//" >> host >> opt[ ":" >> port ] >> path_abempty >> opt[ "?" >> query ]; };
inline constexpr auto coaps_tcp_URI = "coaps-tcp-URI"_rule = [] { return lit("coaps+tcp:") >> "//" >> host >> opt[ ":" >> port ] >> path_abempty >> opt[ "?" >> query ]; };
inline constexpr auto coap_ws_URI   = "coap-ws-URI"_rule   = [] { return lit("coap+ws:") >> "//" >> host >> opt[ ":" >> port ] >> path_abempty >> opt[ "?" >> query ]; };
inline constexpr auto coaps_ws_URI  = "coaps-ws-URI"_rule  = [] { return lit("coaps+ws:") >> "//" >> host >> opt[ ":" >> port ] >> path_abempty >> opt[ "?" >> query ]; };

} // namespace consturi::rfc8323

/// RFC 8089 2.
namespace consturi::rfc8089 {

using namespace abnf::notation;
using rfc3986::host;
using rfc3986::path_absolute;

inline constexpr auto file_auth      = "file-auth"_rule      = [] { return "localhost" | host; };
inline constexpr auto local_path     = "local-path"_rule     = [] { return path_absolute; };
inline constexpr auto auth_path      = "auth-path"_rule      = [] { return opt[ file_auth ] >> path_absolute; };
inline constexpr auto file_hier_part = "file-hier-part"_rule = [] { return group( "//" >> auth_path ) | local_path; };
inline constexpr auto file_scheme    = "file-scheme"_rule    = [] { return lit("file"); };
inline constexpr auto file_URI       = "file-URI"_rule       = [] { return file_scheme >> ":" >> file_hier_part; };

} // namespace consturi::rfc8089

// clang-format on

#endif
