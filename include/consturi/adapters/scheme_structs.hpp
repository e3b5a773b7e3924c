// The types of schemes as hana::Structs of their own parts, where they are not those of RFC 3986; and host_list_uri.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_SCHEME_STRUCTS_HPP
#define CONSTURI_ADAPTERS_SCHEME_STRUCTS_HPP

#include <consturi/adapters/hana.hpp>
#include <consturi/schemes/all.hpp>
#include <consturi/schemes/host_list.hpp>

#include <boost/hana/adapt_adt.hpp>

// Each key is the name of the member function.
#define CONSTURI_PART(name) (name, [](auto const& u) { return u.name(); })

BOOST_HANA_ADAPT_ADT(consturi::geo_uri, CONSTURI_PART(coord_a), CONSTURI_PART(coord_b), CONSTURI_PART(coord_c),
                     CONSTURI_PART(crs), CONSTURI_PART(uval), CONSTURI_PART(parameters));
BOOST_HANA_ADAPT_ADT(consturi::data_uri, CONSTURI_PART(type), CONSTURI_PART(subtype), CONSTURI_PART(parameters),
                     CONSTURI_PART(is_base64), CONSTURI_PART(data));
BOOST_HANA_ADAPT_ADT(consturi::jdbc_uri, CONSTURI_PART(subprotocol), CONSTURI_PART(subname), CONSTURI_PART(inner),
                     CONSTURI_PART(userinfo), CONSTURI_PART(servers), CONSTURI_PART(properties));
BOOST_HANA_ADAPT_ADT(consturi::tag_uri, CONSTURI_PART(authority_name), CONSTURI_PART(date), CONSTURI_PART(specific));
BOOST_HANA_ADAPT_ADT(consturi::mailto_uri, CONSTURI_PART(addresses), CONSTURI_PART(hfields));
BOOST_HANA_ADAPT_ADT(consturi::ftp_uri, CONSTURI_PART(cwd), CONSTURI_PART(name), CONSTURI_PART(typecode));
BOOST_HANA_ADAPT_ADT(consturi::gopher_uri, CONSTURI_PART(gophertype), CONSTURI_PART(selector), CONSTURI_PART(search),
                     CONSTURI_PART(gopher_plus_string));
BOOST_HANA_ADAPT_ADT(consturi::wais_uri, CONSTURI_PART(database), CONSTURI_PART(wtype), CONSTURI_PART(wpath));
BOOST_HANA_ADAPT_ADT(consturi::prospero_uri, CONSTURI_PART(hsoname), CONSTURI_PART(fields));
BOOST_HANA_ADAPT_ADT(consturi::news_uri, CONSTURI_PART(article), CONSTURI_PART(newsgroups));
BOOST_HANA_ADAPT_ADT(consturi::nntp_uri, CONSTURI_PART(group), CONSTURI_PART(article_number));
BOOST_HANA_ADAPT_ADT(consturi::sip_uri, CONSTURI_PART(user), CONSTURI_PART(password), CONSTURI_PART(host),
                     CONSTURI_PART(port), CONSTURI_PART(uri_parameters), CONSTURI_PART(headers));
BOOST_HANA_ADAPT_ADT(consturi::tel_uri, CONSTURI_PART(number), CONSTURI_PART(parameters));
BOOST_HANA_ADAPT_ADT(consturi::ldap_uri, CONSTURI_PART(dn), CONSTURI_PART(attributes), CONSTURI_PART(scope),
                     CONSTURI_PART(filter), CONSTURI_PART(extensions));
BOOST_HANA_ADAPT_ADT(consturi::urn, CONSTURI_PART(nid), CONSTURI_PART(nss), CONSTURI_PART(r_component),
                     CONSTURI_PART(q_component), CONSTURI_PART(f_component));
BOOST_HANA_ADAPT_ADT(consturi::host_list_uri, CONSTURI_PART(scheme), CONSTURI_PART(userinfo), CONSTURI_PART(servers),
                     CONSTURI_PART(path), CONSTURI_PART(query), CONSTURI_PART(fragment));

#undef CONSTURI_PART

#endif
