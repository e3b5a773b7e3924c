// The rules of RFC 3987 as a Hana tuple, in the order of the RFC (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_RULES_HPP
#define CONSTURI_DIALECTS_IRI_RULES_HPP

#include <consturi/abnf/foldable.hpp>
#include <consturi/dialects/iri/grammar.hpp>

#include <boost/hana/tuple.hpp>

namespace consturi::rfc3987 {

/// The rules of RFC 3987 2.2. The last 14 are rules of RFC 3986.
inline constexpr auto rules = boost::hana::make_tuple(
    IRI, ihier_part, IRI_reference, absolute_IRI, irelative_ref, irelative_part, iauthority, iuserinfo, ihost,
    ireg_name, ipath, ipath_abempty, ipath_absolute, ipath_noscheme, ipath_rootless, ipath_empty, isegment, isegment_nz,
    isegment_nz_nc, ipchar, iquery, ifragment, iunreserved, ucschar, iprivate, scheme, port, IP_literal, IPvFuture,
    IPv6address, h16, ls32, IPv4address, dec_octet, pct_encoded, unreserved, reserved, gen_delims, sub_delims);

} // namespace consturi::rfc3987

#endif
