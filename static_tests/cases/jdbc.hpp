// Rows of jdbc URLs (JDBC 4.3, 9.4).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_JDBC_HPP
#define CONSTURI_CASES_JDBC_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/jdbc.hpp>

namespace cases::of_jdbc {

using consturi::jdbc_uri;

struct database {
    text input, subprotocol, servers, properties;
    component userinfo, inner;
};

constexpr text input_of(database const& row) { return row.input; }
constexpr bool holds(database const& row, text input) {
    auto const u = jdbc_uri::parse(input);
    if (!u || u->text() != row.input || jdbc_uri::from(*u) != u || u->subprotocol() != row.subprotocol) return false;
    if (u->subname() != row.input.substr(6 + row.subprotocol.size())) return false;
    auto const inner = u->inner();
    return has_servers(u->servers(), row.servers) && u->properties().base() == row.properties
           && u->userinfo() == row.userinfo && inner.has_value() == row.inner.has_value()
           && (!inner || inner->text() == row.inner);
}

// clang-format off

// As in the documentation of the drivers.
inline constexpr database databases[] = {
    {"jdbc:postgresql:shop",                               "postgresql", "", "", none, "postgresql:shop"},
    {"jdbc:postgresql://h/shop?ssl=true&a=//b,c",          "postgresql", "h ", "", none, "postgresql://h/shop?ssl=true&a=//b,c"},
    {"jdbc:postgresql:///shop",                            "postgresql", "", "", none, "postgresql:///shop"},
    {"jdbc:postgresql://h1:5432,h2/shop",                  "postgresql", "h1:5432 h2 ", "", none, none},
    {"jdbc:mysql://h1:1,h2:2/",                            "mysql", "h1:1 h2:2 ", "", none, none},
    {"jdbc:mysql://h1,h2/",                                "mysql", "h1 h2 ", "", none, none}, // not one host
    {"jdbc:mysql://me:p,w@h/shop",                         "mysql", "h ", "", "me:p,w", "mysql://me:p,w@h/shop"},
    {"jdbc:mysql:replication://h1:3306,h2:3306/shop",      "mysql", "h1:3306 h2:3306 ", "", none, none},
    {"jdbc:mariadb:sequential://h1,h2:65535/db?a=b",       "mariadb", "h1 h2:65535 ", "", none, none},
    {"jdbc:sqlserver://h:1433;databaseName=x;encrypt=true", "sqlserver", "h:1433 ", "databaseName=x;encrypt=true", none, "sqlserver://h:1433"},
    {"jdbc:sqlserver://;serverName=h",                     "sqlserver", "", "serverName=h", none, "sqlserver://"},
    {"jdbc:oracle:thin:@//h:1521/service",                 "oracle", "h:1521 ", "", none, "oracle:thin:@//h:1521/service"},
    {"jdbc:oracle:thin:@h:1521:sid",                       "oracle", "", "", none, "oracle:thin:@h:1521:sid"},
    {"jdbc:h2:mem:test;DB_CLOSE_DELAY=-1",                 "h2", "", "DB_CLOSE_DELAY=-1", none, "h2:mem:test"},
    {"jdbc:h2:file:~/a//b,,c",                             "h2", "", "", none, "h2:file:~/a//b,,c"},
    {"jdbc:sqlite:/var/lib/a.db",                          "sqlite", "", "", none, "sqlite:/var/lib/a.db"},
    {"JDBC:derby:memory:a;create=true",                    "derby", "", "create=true", none, "derby:memory:a"},
    {"jdbc:tc:postgresql:9.6.8:///db",                     "tc", "", "", none, "tc:postgresql:9.6.8:///db"},
    {"jdbc:postgresql://h/db?options=a;b&c=d",             "postgresql", "h ", "", none, "postgresql://h/db?options=a;b&c=d"},
    {"jdbc:mysql://(host=h1,port=1),(host=h2,port=2)/db",  "mysql", "", "", none, "mysql://(host=h1,port=1),(host=h2,port=2)/db"},
    {"jdbc:mysql://address=(host=h1)(port=1)/db",          "mysql", "", "", none, "mysql://address=(host=h1)(port=1)/db"},
    {"jdbc:sqlite:data//my:db",                            "sqlite", "", "", none, "sqlite:data//my:db"},
    {"jdbc:my_db:a",                                       "my_db", "", "", none, none}, // no scheme has an underscore
};

inline constexpr no_uri_of_scheme<jdbc_uri> no_databases[] = {
    {"jdbc:",                                       5, "subprotocol", mistake::unexpected_end},
    {"jdbc:mysql",                                 10, "jdbc-URL",    mistake::unexpected_end},
    {"jdbc:mysql:",                                11, "subname",     mistake::unexpected_end},
    {"jdbc::mysql",                                 5, "subprotocol", mistake::unexpected_character},
    {"jdbc://h/db",                                 5, "subprotocol", mistake::unexpected_character},
    {"jdbc:a%20b:c",                                6, "jdbc-URL",    mistake::unexpected_character},
    {"jdbc:mysql://h1,,h2/",                       16, "host",        mistake::empty_host},
    {"jdbc:mysql://h1,/",                          16, "host",        mistake::empty_host},
    {"jdbc:mysql://,h2/",                          13, "host",        mistake::empty_host},
    {"jdbc:mysql://:3306/",                        13, "host",        mistake::empty_host},
    {"jdbc:mysql://me@/db",                        16, "host",        mistake::empty_host},
    {"jdbc:mysql://h1:1,h2:x/",                    21, "port",        mistake::letter_in_port},
    {"jdbc:mysql://h1:65536/",                     16, "port",        mistake::port_over_65535},
    {"jdbc:mysql://h1,h2:99999999999/",            19, "port",        mistake::port_over_65535},
    {"jdbc:oracle:thin:scott/tiger@//h:99999/svc", 33, "port",        mistake::port_over_65535},
    {"jdbc:mysql://a@b@h/",                        16, "reg-name",    mistake::more_than_a_host_and_a_port},
    {"jdbc:mysql://u:p@h1,u:p@h2/",                22, "port",        mistake::more_than_a_host_and_a_port},
    {"jdbc:mysql://::1/",                          14, "port",        mistake::IPv6address_without_square_brackets},
    {"jdbc:postgresql://[::1]:5432/db",            18, "segment",     mistake::square_bracket_outside_an_IP_literal},
    {"jdbc:sqlserver://h;user={a b}",              24, "segment",     mistake::unencoded_opening_brace},
    {"jdbc:sqlserver://h\\instance",               18, "segment",     mistake::unencoded_backslash},
    {"jdbc:mysql://h/db#x",                        17, "subname",     mistake::fragment_without_meaning},
    {"jdbc:mysql://h/a b",                         16, "segment",     mistake::unencoded_space},
    {"odbc:mysql://h/",                             0, "scheme",      mistake::another_scheme},
};

// clang-format on

} // namespace cases::of_jdbc

#endif
