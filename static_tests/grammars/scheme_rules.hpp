// The rules of the grammars of schemes as Hana tuples, in the order of the RFCs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_GRAMMARS_SCHEME_RULES_HPP
#define CONSTURI_GRAMMARS_SCHEME_RULES_HPP

#include "grammars/hierarchical.hpp"
#include "grammars/ldap.hpp"
#include "grammars/rfc1738.hpp"

#include <consturi/abnf/foldable.hpp>
#include <consturi/schemes/data.hpp>
#include <consturi/schemes/geo.hpp>
#include <consturi/schemes/mailto.hpp>
#include <consturi/schemes/news.hpp>
#include <consturi/schemes/sip.hpp>
#include <consturi/schemes/tag.hpp>
#include <consturi/schemes/tel.hpp>
#include <consturi/schemes/urn.hpp>

#include <boost/hana/tuple.hpp>

/// RFC 5870 3.3.
namespace consturi::rfc5870 {

inline constexpr auto rules = boost::hana::make_tuple(
    geo_URI, geo_scheme, geo_path, coordinates, coord_a, coord_b, coord_c, p, crsp, crslabel, uncp, uval, parameter,
    pname, pvalue, paramchar, labeltext, pnum, num, unreserved, mark, pct_encoded, p_unreserved, alphanum);

} // namespace consturi::rfc5870

/// RFC 3261 25.1.
namespace consturi::rfc3261 {

inline constexpr auto rules = boost::hana::make_tuple(
    SIP_URI, SIPS_URI, userinfo, user, user_unreserved, password, hostport, host, hostname, domainlabel, toplabel,
    IPv6reference, port, uri_parameters, uri_parameter, transport_param, other_transport, user_param, other_user,
    method_param, Method, ttl_param, ttl, maddr_param, lr_param, other_param, pname, pvalue, paramchar,
    param_unreserved, headers, header, hname, hvalue, hnv_unreserved, unreserved, mark, escaped, token, alphanum);

} // namespace consturi::rfc3261

/// RFC 3966 3.
namespace consturi::rfc3966 {

inline constexpr auto rules = boost::hana::make_tuple(
    telephone_uri, telephone_subscriber, global_number, local_number, par, isdn_subaddress, extension, context,
    descriptor, global_number_digits, local_number_digits, domainname, domainlabel, toplabel, parameter, pname, pvalue,
    paramchar, unreserved, mark, pct_encoded, param_unreserved, phonedigit, phonedigit_hex, visual_separator, alphanum);

} // namespace consturi::rfc3966

/// RFC 5538 A, and the rules of RFC 5536 and RFC 5322 that it uses.
namespace consturi::rfc5538 {

using rfc5322::atext;
using rfc5322::dot_atom_text;
using rfc5536::id_left;
using rfc5536::id_right;
using rfc5536::mdtext;
using rfc5536::no_fold_literal;

inline constexpr auto rules =
    boost::hana::make_tuple(nntpURL, server, group, article_number, group_char, newsURL, article, newsgroups,
                            msg_id_core, id_left, id_right, no_fold_literal, mdtext, atext, dot_atom_text);

} // namespace consturi::rfc5538

/// RFC 6068 2, and the rules of RFC 5322 that it uses.
namespace consturi::rfc6068 {

using rfc5322::atext;
using rfc5322::DQUOTE;
using rfc5322::qcontent;
using rfc5322::qtext;
using rfc5322::quoted_pair;
using rfc5322::VCHAR;
using rfc5322::WSP;

inline constexpr auto rules = boost::hana::make_tuple(
    mailtoURI, to, hfields, hfield, hfname, hfvalue, addr_spec, local_part, domain, dtext_no_obs, qchar, some_delims,
    atext, dot_atom_text, qtext, quoted_pair, qcontent, quoted_string, VCHAR, WSP, DQUOTE);

} // namespace consturi::rfc6068

/// RFC 8141 2.
namespace consturi::rfc8141 {

inline constexpr auto rules = boost::hana::make_tuple(namestring, assigned_name, NID, ldh, NSS, rq_components,
                                                      r_component, q_component, f_component, alphanum);

} // namespace consturi::rfc8141

/// RFC 9562 4.
namespace consturi::rfc9562 {

inline constexpr auto rules = boost::hana::make_tuple(UUID, hexOctet);

} // namespace consturi::rfc9562

/// RFC 6455 3.
namespace consturi::rfc6455 {

inline constexpr auto rules = boost::hana::make_tuple(ws_URI, wss_URI, path);

} // namespace consturi::rfc6455

/// RFC 7252 6.1 and 6.2.
namespace consturi::rfc7252 {

inline constexpr auto rules = boost::hana::make_tuple(coap_URI, coaps_URI);

} // namespace consturi::rfc7252

/// RFC 8323 8.1 to 8.4.
namespace consturi::rfc8323 {

inline constexpr auto rules = boost::hana::make_tuple(coap_tcp_URI, coaps_tcp_URI, coap_ws_URI, coaps_ws_URI);

} // namespace consturi::rfc8323

/// RFC 9110 4.2.1 and 4.2.2.
namespace consturi::rfc9110 {

inline constexpr auto rules = boost::hana::make_tuple(http_URI, https_URI);

} // namespace consturi::rfc9110

/// RFC 1738 5, without the schemes that other RFCs define.
namespace consturi::rfc1738 {

inline constexpr auto rules = boost::hana::make_tuple(
    login, hostport, host, hostname, domainlabel, toplabel, alphadigit, hostnumber, port, user, password, ftpurl, fpath,
    fsegment, ftptype, search, gopherurl, gtype, selector, gopher_plus_string, telneturl, waisurl, waisdatabase,
    waisindex, waisdoc, database, wtype, wpath, prosperourl, ppath, psegment, fieldspec, fieldname, fieldvalue, alpha,
    lowalpha, hialpha, digit, safe, extra, reserved, hex, escape, unreserved, uchar, xchar, digits);

} // namespace consturi::rfc1738

/// RFC 2397 3.
namespace consturi::rfc2397 {

inline constexpr auto rules =
    boost::hana::make_tuple(dataurl, mediatype, data, parameter, type, subtype, attribute, value, tokenchar, urlchar);

} // namespace consturi::rfc2397

/// RFC 4151 2.1.
namespace consturi::rfc4151 {

inline constexpr auto rules = boost::hana::make_tuple(tagURI, taggingEntity, authorityName, date, year, month, day,
                                                      DNSname, DNScomp, emailAddress, alphaNum, specific);

} // namespace consturi::rfc4151

/// RFC 8089 2.
namespace consturi::rfc8089 {

inline constexpr auto rules =
    boost::hana::make_tuple(file_URI, file_scheme, file_hier_part, auth_path, local_path, file_auth);

} // namespace consturi::rfc8089

/// RFC 4511 4.5.1.8.
namespace consturi::rfc4511 {

inline constexpr auto rules = boost::hana::make_tuple(attributeSelector, selectorspecial, noattrs, alluserattrs);

} // namespace consturi::rfc4511

/// RFC 4512 1.4 and 2.5.
namespace consturi::rfc4512 {

inline constexpr auto rules =
    boost::hana::make_tuple(keystring, leadkeychar, keychar, number, ALPHA, DIGIT, LDIGIT, HEX, SPACE, DQUOTE, SHARP,
                            PLUS, COMMA, HYPHEN, DOT, SEMI, LANGLE, EQUALS, RANGLE, ESC, UTFMB, UTF0, UTF2, UTF3, UTF4,
                            numericoid, descr, oid, attributedescription, attributetype, options, option);

} // namespace consturi::rfc4512

/// RFC 4514 3.
namespace consturi::rfc4514 {

inline constexpr auto rules = boost::hana::make_tuple(
    distinguishedName, relativeDistinguishedName, attributeTypeAndValue, attributeType, attributeValue, string,
    leadchar, LUTF1, trailchar, TUTF1, stringchar, SUTF1, pair, special, escaped, hexstring, hexpair);

} // namespace consturi::rfc4514

/// RFC 4515 3.
namespace consturi::rfc4515 {

inline constexpr auto rules =
    boost::hana::make_tuple(item, simple, filtertype, equal, approx, greaterorequal, lessorequal, extensible, present,
                            substring, initial, any, final, attr, dnattrs, matchingrule, assertionvalue, valueencoding,
                            normal, escaped, UTF1SUBSET, ASTERISK, COLON, TILDE);

} // namespace consturi::rfc4515

#endif
