// The rules of the grammars of schemes as Hana tuples, in the order of the RFCs (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_RULES_HPP
#define CONSTURI_SCHEMES_RULES_HPP

#include <consturi/abnf/foldable.hpp>
#include <consturi/schemes/geo.hpp>

#include <boost/hana/tuple.hpp>

/// RFC 5870 3.3.
namespace consturi::rfc5870 {

inline constexpr auto rules = boost::hana::make_tuple(
    geo_URI, geo_scheme, geo_path, coordinates, coord_a, coord_b, coord_c, p, crsp, crslabel, uncp, uval, parameter,
    pname, pvalue, paramchar, labeltext, pnum, num, unreserved, mark, pct_encoded, p_unreserved, alphanum);

} // namespace consturi::rfc5870

#endif
