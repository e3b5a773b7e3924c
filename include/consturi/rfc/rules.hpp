// The rules of the RFCs as Hana tuples, in the order of their RFC (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RFC_RULES_HPP
#define CONSTURI_RFC_RULES_HPP

#include <consturi/abnf/foldable.hpp>
#include <consturi/rfc/rfc1123.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/rfc/rfc6874.hpp>

#include <boost/hana/tuple.hpp>

namespace consturi::rfc1123 {

/// The rules of host names.
inline constexpr auto rules = boost::hana::make_tuple(hname, name, let_or_digit_or_hyphen, let_or_digit);

} // namespace consturi::rfc1123

namespace consturi::rfc3629 {

/// The rules of RFC 3629 4.
inline constexpr auto rules =
    boost::hana::make_tuple(UTF8_octets, UTF8_char, UTF8_1, UTF8_2, UTF8_3, UTF8_4, UTF8_tail);

} // namespace consturi::rfc3629

namespace consturi::rfc5234 {

/// The rules of RFC 5234 B.1 that RFC 3986 uses.
inline constexpr auto rules = boost::hana::make_tuple(ALPHA, DIGIT, HEXDIG);

} // namespace consturi::rfc5234

namespace consturi::rfc3986 {

/// The rules of RFC 3986 Appendix A.
///
///     hana::for_each(rfc3986::rules, [](auto rule) { std::cout << abnf::to_abnf(rule) << '\n'; });
inline constexpr auto rules = boost::hana::make_tuple(
    URI, hier_part, URI_reference, absolute_URI, relative_ref, relative_part, scheme, authority, userinfo, host, port,
    IP_literal, IPvFuture, IPv6address, h16, ls32, IPv4address, dec_octet, reg_name, path, path_abempty, path_absolute,
    path_noscheme, path_rootless, path_empty, segment, segment_nz, segment_nz_nc, pchar, query, fragment, pct_encoded,
    unreserved, reserved, gen_delims, sub_delims);

} // namespace consturi::rfc3986

namespace consturi::rfc6874 {

/// The rules of RFC 6874 2.
inline constexpr auto rules = boost::hana::make_tuple(IP_literal, IPv6addrz, ZoneID);

} // namespace consturi::rfc6874

#endif
