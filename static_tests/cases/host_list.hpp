// Rows of URIs with a list of hosts.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_HOST_LIST_HPP
#define CONSTURI_CASES_HOST_LIST_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/host_list.hpp>

namespace cases::of_host_list {

using consturi::host_list_uri_view;

struct cluster {
    text input, scheme, servers, path;
    component userinfo, query, fragment;
};

constexpr text input_of(cluster const& row) { return row.input; }
constexpr bool holds(cluster const& row, text input) {
    auto const u = host_list_uri_view::parse(input);
    return u && u->text() == row.input && u->scheme() == row.scheme && has_servers(u->servers(), row.servers)
           && u->path() == row.path && u->userinfo() == row.userinfo && u->query() == row.query
           && u->fragment() == row.fragment;
}

// clang-format off

inline constexpr cluster clusters[] = {
    {"mongodb://h1:27017,h2:27017/db",                     "mongodb", "h1:27017 h2:27017 ", "/db", none, none, none},
    {"mongodb://me:p,w@h1,h2:1,[::1]:2/?replicaSet=rs0",   "mongodb", "h1 h2:1 [::1]:2 ", "/", "me:p,w", "replicaSet=rs0", none},
    {"mongodb+srv://me@cluster.example/db?w=majority",     "mongodb+srv", "cluster.example ", "/db", "me", "w=majority", none},
    {"mongodb://%2Ftmp%2Fmongodb-27017.sock",              "mongodb", "%2Ftmp%2Fmongodb-27017.sock ", "", none, none, none},
    {"kafka://h1:9092,h2:9093,h3",                         "kafka", "h1:9092 h2:9093 h3 ", "", none, none, none},
    {"redis-sentinel://:pw@h1:26379,h2#main",              "redis-sentinel", "h1:26379 h2 ", "", ":pw", none, "main"},
    {"http://h",                                           "http", "h ", "", none, none, none},
    {"x://h:,i:0",                                         "x", "h: i:0 ", "", none, none, none},
};

inline constexpr no_uri_of_scheme<host_list_uri_view> no_clusters[] = {
    {"mongodb://",               10, "server",        mistake::empty_host},
    {"mongodb:///db",            10, "server",        mistake::empty_host},
    {"mongodb:h1",                8, "host-list-URI", mistake::unexpected_character},
    {"mongodb:/h1",               9, "host-list-URI", mistake::unexpected_character},
    {"h1:27017,h2:27017",         3, "host-list-URI", mistake::unexpected_character},
    {"mongodb://h1,",            13, "server",        mistake::empty_host},
    {"mongodb://,h1",            10, "server",        mistake::empty_host},
    {"mongodb://h1,,h2",         13, "server",        mistake::empty_host},
    {"mongodb://me@,h2",         13, "server",        mistake::empty_host},
    {"mongodb://me@",            13, "server",        mistake::empty_host},
    {"mongodb://h1:1,:2",        15, "server",        mistake::empty_host},
    {"mongodb://h1,mongodb://h2", 20, "server",        mistake::several_hosts_or_ports},
    {"nats://a:1,nats://b:2",    15, "server",        mistake::several_hosts_or_ports},
    {"mongodb://h1:1:2",         14, "port",          mistake::unexpected_character_in_port},
    {"mongodb://h1:65536",       13, "port",          mistake::port_over_65535},
    {"mongodb://h1,h2:70000/db", 16, "port",          mistake::port_over_65535},
    {"mongodb://h1:a",           13, "port",          mistake::letter_in_port},
    {"mongodb://[::1,h2",        14, "IP-literal",    mistake::unexpected_character_in_ipv6_address},
    {"mongodb://[::g]",          13, "IP-literal",    mistake::unexpected_character_in_ipv6_address},
    {"mongodb://a@b@h",          13, "name",          mistake::second_at_sign_in_authority},
    {"mongodb://h1, h2",         13, "server",        mistake::unencoded_space},
    {"mongodb://h/%2",           14, "pct-encoded",   mistake::percent_sign_without_two_hexdig},
    {"mongodb://h1:1,h2:2z",     19, "port",          mistake::letter_in_port},
    {"mongodb://me:p/w@h1:1,h2", 13, "port",          mistake::unencoded_delimiter_in_userinfo},
    {"mongodb://me:p?w@h1,h2",   13, "port",          mistake::unencoded_delimiter_in_userinfo},
    {"mongodb://me:p@w@h1:1,h2", 16, "name",          mistake::second_at_sign_in_authority},
    {"mongodb://[1.2.3.4],h2",   12, "IPv6address",   mistake::ipv4_address_in_square_brackets},
    {"mongodb",                   7, "host-list-URI", mistake::no_scheme},
    {"mongodb+srv://h:27017/",   15, "name",          mistake::no_name_of_servers},
    {"mongodb+srv://h1,h2/",     16, "name",          mistake::no_name_of_servers},
    {"MONGODB+SRV://[::1]/",     14, "name",          mistake::no_name_of_servers},
};


// What MongoDB's "Connection String Spec" accepts and rejects.
struct connection_string {
    text input;
};
constexpr text input_of(connection_string const& row) { return row.input; }
constexpr bool holds(connection_string const&, text input) { return host_list_uri_view::parse(input).has_value(); }

inline constexpr connection_string connection_strings[] = {
    {"mongodb://db1"},
    {"mongodb://db1/"},
    {"mongodb://db1:1"},
    {"mongodb://db1:65535/"},
    {"mongodb://db1:00001"},
    {"mongodb://192.0.2.1,192.0.2.2:27018"},
    {"mongodb://[2001:db8::1]:27017,[::2]/shop"},
    {"mongodb://db1,db2:27018,db3:27019/shop?replicaSet=rs0"},
    {"mongodb://%2Frun%2Fmongodb-27017.sock/shop"},
    {"mongodb://me@db1"},
    {"mongodb://me:@db1"},
    {"mongodb://me:secret@db1/shop"},
    {"mongodb://me%40work:p%3Aw%2Fx@db1/"},
    {"mongodb://me:p!$&'()*+,;=w@db1"},
    {"mongodb://db1/shop.orders"},
    {"mongodb://db1/caf%C3%A9"},
    {"mongodb://db1/?"},
    {"mongodb://db1/?tls=true&appName=a%20b"},
    {"mongodb://db1/?readPreferenceTags=dc:ny,rack:1&readPreferenceTags="},
    {"mongodb://db1/?authMechanismProperties=TOKEN_RESOURCE:mongodb://x"},
    {"MongoDB+SRV://cluster.example/shop?w=majority"},
};

inline constexpr no_uri_of_scheme<host_list_uri_view> no_connection_strings[] = {
    {"",                             0, "scheme",                 mistake::no_scheme},
    {"mongodb://",                  10, "server",                 mistake::empty_host},
    {"mongodb:///shop",             10, "server",                 mistake::empty_host},
    {"mongodb:///run/mongodb.sock", 10, "server",                 mistake::empty_host},
    {"mongodb://db1:0",             14, "a port from 1 to 65535", mistake::requirement_not_met},
    {"mongodb://db1,db2:000/",      18, "a port from 1 to 65535", mistake::requirement_not_met},
    {"mongodb://[::1]:0",           16, "a port from 1 to 65535", mistake::requirement_not_met},
    {"mongodb://db1:",              14, "a port from 1 to 65535", mistake::requirement_not_met},
    {"mongodb://db1:/shop",         14, "a port from 1 to 65535", mistake::requirement_not_met},
    {"mongodb://db1:65536",         14, "port",                   mistake::port_over_65535},
    {"mongodb://[::1]:65536/",      16, "port",                   mistake::port_over_65535},
    {"mongodb://db1:-1",            14, "port",                   mistake::unexpected_character_in_port},
    {"mongodb://[::1]:-1",          16, "port",                   mistake::unexpected_character_in_port},
    {"mongodb://db1:a",             14, "port",                   mistake::letter_in_port},
    {"mongodb://db1::27017",        14, "port",                   mistake::ipv6_address_without_square_brackets},
    {"mongodb://db1::27017/",       14, "port",                   mistake::ipv6_address_without_square_brackets},
    {"mongodb://db1::27017,db2",    14, "port",                   mistake::unexpected_character_in_port},
    {"mongodb://db1,db2::",         18, "port",                   mistake::unexpected_character_in_port},
    {"mongodb://::",                10, "server",                 mistake::empty_host},
    {"mongodb://me:a:b@db1",        14, "password",               mistake::unencoded_colon_in_password},
    {"mongodb://me@@db1",           13, "server",                 mistake::second_at_sign_in_authority},
    {"mongodb://me@a:b@db1",        15, "port",                   mistake::letter_in_port},
    {"mongodb://m%e@db1",           13, "pct-encoded",            mistake::percent_sign_without_two_hexdig},
    {"mongodb://me/@db1/shop",      17, "a name of a database",   mistake::requirement_not_met},
    {"mongodb://me/x:pw@db1/shop",  21, "a name of a database",   mistake::requirement_not_met},
    {"mongodb://me:p/w@db1/shop",   13, "port",                   mistake::unencoded_delimiter_in_userinfo},
    {"mongodb://db1/a%2Fb",         15, "a name of a database",   mistake::requirement_not_met},
    {"mongodb://db1/$a",            14, "a name of a database",   mistake::requirement_not_met},
    {"mongodb://db1/a%20b",         15, "a name of a database",   mistake::requirement_not_met},
    {"mongodb://db1/%22%5C",        14, "a name of a database",   mistake::requirement_not_met},
    {"mongodb://db1/?tls",          18, "an option with a value", mistake::requirement_not_met},
    {"mongodb://db1/?w=1&tls",      22, "an option with a value", mistake::requirement_not_met},
    {"mongodb://db1/?w=1&&tls=1",   19, "an option with a value", mistake::requirement_not_met},
    {"mongodb+srv://a.example:1",   23, "name",                   mistake::no_name_of_servers},
    {"mongodb+srv://a.example,b.example", 23, "name",             mistake::no_name_of_servers},
};

// clang-format on

} // namespace cases::of_host_list

#endif
