// The rules of the grammars of dialects and of templates as Hana tuples, in the order of their RFC.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_GRAMMARS_DIALECT_RULES_HPP
#define CONSTURI_GRAMMARS_DIALECT_RULES_HPP

#include <consturi/abnf/foldable.hpp>
#include <consturi/dialects/iri/grammar.hpp>
#include <consturi/dialects/rfc2396/grammar.hpp>
#include <consturi/templates/grammar.hpp>

#include <boost/hana/tuple.hpp>

namespace consturi::rfc2396 {

/// The rules of RFC 2396 Appendix A and 2.4.3.
inline constexpr auto rules = boost::hana::make_tuple(
    URI_reference, absoluteURI, relativeURI, hier_part, opaque_part, uric_no_slash, net_path, abs_path, rel_path,
    rel_segment, scheme, authority, reg_name, server, userinfo, hostport, host, hostname, domainlabel, toplabel,
    IPv4address, port, path, path_segments, segment, param, pchar, query, fragment, uric, reserved, unreserved, mark,
    escaped, hex, alphanum, alpha, lowalpha, upalpha, digit, control, space, delims, unwise);

} // namespace consturi::rfc2396

namespace consturi::rfc2732 {

/// The rules of RFC 2732 3 and RFC 2373 B, and the rules of RFC 2396 that refer to them.
inline constexpr auto rules = boost::hana::make_tuple(
    URI_reference, absoluteURI, relativeURI, hier_part, opaque_part, net_path, authority, server, hostport, host,
    IPv6reference, IPv6address, IPv4address, hexpart, hexseq, hex4, path, query, fragment, uric, reserved, unwise);

} // namespace consturi::rfc2732

namespace consturi::rfc3987 {

/// The rules of RFC 3987 2.2. The last 14 are rules of RFC 3986.
inline constexpr auto rules = boost::hana::make_tuple(
    IRI, ihier_part, IRI_reference, absolute_IRI, irelative_ref, irelative_part, iauthority, iuserinfo, ihost,
    ireg_name, ipath, ipath_abempty, ipath_absolute, ipath_noscheme, ipath_rootless, ipath_empty, isegment, isegment_nz,
    isegment_nz_nc, ipchar, iquery, ifragment, iunreserved, ucschar, iprivate, scheme, port, IP_literal, IPvFuture,
    IPv6address, h16, ls32, IPv4address, dec_octet, pct_encoded, unreserved, reserved, gen_delims, sub_delims);

} // namespace consturi::rfc3987

namespace consturi::rfc6570 {

/// The rules of RFC 6570 2.
inline constexpr auto rules =
    boost::hana::make_tuple(URI_Template, literals, expression, operator_, op_level2, op_level3, op_reserve,
                            variable_list, varspec, varname, varchar, modifier_level4, prefix, max_length, explode);

} // namespace consturi::rfc6570

#endif
