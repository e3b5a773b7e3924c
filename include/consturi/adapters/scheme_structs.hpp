// The types of each scheme as hana::Structs of their own parts, where these are not those of RFC 3986; host_list_uri.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_SCHEME_STRUCTS_HPP
#define CONSTURI_ADAPTERS_SCHEME_STRUCTS_HPP

#include <consturi/adapters/hana.hpp>
#include <consturi/schemes/all.hpp>
#include <consturi/schemes/host_list.hpp>

#include <boost/hana/pair.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>

// Each key is the name of the member function of views. Other classes convert to these; a temporary owner does not.
#define CONSTURI_PART(name) boost::hana::make_pair(BOOST_HANA_STRING(#name), [](view const& u) { return u.name(); })
#define CONSTURI_PARTS(type, ...)                                                                                      \
    template <>                                                                                                        \
    struct consturi::detail::accessors_of<consturi::type> {                                                            \
        using view = consturi::type;                                                                                   \
        static constexpr auto apply() { return boost::hana::make_tuple(__VA_ARGS__); }                                 \
    }

CONSTURI_PARTS(geo_uri_view, CONSTURI_PART(coord_a), CONSTURI_PART(coord_b), CONSTURI_PART(coord_c), CONSTURI_PART(crs),
               CONSTURI_PART(uval), CONSTURI_PART(params));
CONSTURI_PARTS(coap_uri_view, CONSTURI_PART(uri_path), CONSTURI_PART(uri_query));
CONSTURI_PARTS(data_uri_view, CONSTURI_PART(type), CONSTURI_PART(subtype), CONSTURI_PART(params),
               CONSTURI_PART(is_base64), CONSTURI_PART(data));
CONSTURI_PARTS(jdbc_uri_view, CONSTURI_PART(subprotocol), CONSTURI_PART(subname), CONSTURI_PART(inner),
               CONSTURI_PART(userinfo), CONSTURI_PART(servers), CONSTURI_PART(properties));
CONSTURI_PARTS(tag_uri_view, CONSTURI_PART(authority_name), CONSTURI_PART(date), CONSTURI_PART(specific));
CONSTURI_PARTS(mailto_uri_view, CONSTURI_PART(addresses), CONSTURI_PART(hfields));
CONSTURI_PARTS(ftp_uri_view, CONSTURI_PART(cwd), CONSTURI_PART(name), CONSTURI_PART(typecode));
CONSTURI_PARTS(gopher_uri_view, CONSTURI_PART(gophertype), CONSTURI_PART(selector), CONSTURI_PART(search),
               CONSTURI_PART(gopher_plus_string));
CONSTURI_PARTS(wais_uri_view, CONSTURI_PART(database), CONSTURI_PART(wtype), CONSTURI_PART(wpath));
CONSTURI_PARTS(prospero_uri_view, CONSTURI_PART(hsoname), CONSTURI_PART(fields));
CONSTURI_PARTS(news_uri_view, CONSTURI_PART(article), CONSTURI_PART(newsgroups));
CONSTURI_PARTS(nntp_uri_view, CONSTURI_PART(group), CONSTURI_PART(article_number));
CONSTURI_PARTS(sip_uri_view, CONSTURI_PART(user), CONSTURI_PART(password), CONSTURI_PART(host), CONSTURI_PART(port),
               CONSTURI_PART(uri_params), CONSTURI_PART(headers));
CONSTURI_PARTS(tel_uri_view, CONSTURI_PART(number), CONSTURI_PART(params));
CONSTURI_PARTS(ldap_uri_view, CONSTURI_PART(dn), CONSTURI_PART(attributes), CONSTURI_PART(scope), CONSTURI_PART(filter),
               CONSTURI_PART(extensions));
CONSTURI_PARTS(urn_view, CONSTURI_PART(nid), CONSTURI_PART(nss), CONSTURI_PART(r_component), CONSTURI_PART(q_component),
               CONSTURI_PART(f_component));
CONSTURI_PARTS(host_list_uri_view, CONSTURI_PART(scheme), CONSTURI_PART(userinfo), CONSTURI_PART(servers),
               CONSTURI_PART(path), CONSTURI_PART(query), CONSTURI_PART(fragment));

#undef CONSTURI_PARTS
#undef CONSTURI_PART

#endif
