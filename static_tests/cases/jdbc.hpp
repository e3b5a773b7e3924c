// Rows of jdbc URLs (JDBC 4.3, 9.4).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_JDBC_HPP
#define CONSTURI_CASES_JDBC_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/jdbc.hpp>

namespace cases::of_jdbc {

using consturi::jdbc_uri_view;

struct database {
    text input, subprotocol, servers, properties;
    component userinfo, inner;
};

struct with_secrets {
    text input, redacted;
};

constexpr text input_of(with_secrets const& row) { return row.input; }
constexpr bool holds(with_secrets const& row, text input) {
    auto const u = jdbc_uri_view::parse(input);
    if (!u || consturi::redacted_size(*u) != row.redacted.size()) return false;
    char buffer[256];
    auto const as_uri = consturi::parse_uri(input);
    return consturi::redact_into(buffer, *u) == row.redacted
           && (!as_uri || consturi::redact_into(buffer, *as_uri) == row.redacted);
}

constexpr text input_of(database const& row) { return row.input; }
constexpr bool holds(database const& row, text input) {
    auto const u = jdbc_uri_view::parse(input);
    if (!u || u->text() != row.input || u->scheme() != input.substr(0, 4) || u->subprotocol() != row.subprotocol)
        return false;
    if (auto const as_uri = consturi::parse_uri(input); as_uri && jdbc_uri_view::from(*as_uri) != u) return false;
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
    {"jdbc:hive2://h/db;ssl=true?a=b#c=d",                 "hive2", "h ", "ssl=true?a=b#c=d", none, "hive2://h/db"},
    {"jdbc:mysql://h/db#x",                                "mysql", "h ", "", none, "mysql://h/db#x"},
    {"jdbc:x://h?a=b@c",                                   "x", "h ", "", none, "x://h?a=b@c"},
    {"jdbc:postgresql://[2001:db8::1]:5432/db",            "postgresql", "[2001:db8::1]:5432 ", "", none, "postgresql://[2001:db8::1]:5432/db"},
    {"jdbc:postgresql://[::1],h2:1,[v1.x]:65535/db?a=b",   "postgresql", "[::1] h2:1 [v1.x]:65535 ", "", none, none},
    {"jdbc:mysql://me:pw@[::1]:3306/x",                    "mysql", "[::1]:3306 ", "", "me:pw", "mysql://me:pw@[::1]:3306/x"},
    {"jdbc:mysql://(host=[::1],port=1),(host=[::2])/db",   "mysql", "", "", none, none},
    {"jdbc:sqlserver://[::1]:1433;databaseName=x",         "sqlserver", "[::1]:1433 ", "databaseName=x", none, "sqlserver://[::1]:1433"},
    {"jdbc:oracle:thin:@//[::1]:1521/s",                   "oracle", "[::1]:1521 ", "", none, none},
    {"jdbc:x://[::1]",                                     "x", "[::1] ", "", none, "x://[::1]"},
    {"jdbc:my_db:a",                                       "my_db", "", "", none, none}, // no scheme has an underscore
};

inline constexpr no_uri_of_scheme<jdbc_uri_view> no_databases[] = {
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
    {"jdbc:a://h:1:2",                             12, "port",        mistake::unexpected_character_in_port},
    {"jdbc:mysql://::1/",                          14, "port",        mistake::ipv6_address_without_square_brackets},
    {"jdbc:mysql://[::1/",                         17, "IP-literal",  mistake::ip_literal_without_a_closing_bracket},
    {"jdbc:mysql://[::g]/",                        16, "IP-literal",  mistake::unexpected_character_in_ipv6_address},
    {"jdbc:mysql://[fe80::1%25eth0]/",             21, "IP-literal",  mistake::zone_in_ipv6_address},
    {"jdbc:mysql://[::1]h/",                       18, "host-port",   mistake::unexpected_character_in_authority},
    {"jdbc:mysql://[::1]:x/",                      19, "port",        mistake::letter_in_port},
    {"jdbc:mysql://h[::1]/",                       14, "reg-name",    mistake::square_bracket_outside_an_ip_literal},
    {"jdbc:mysql://a[b]@h/",                       14, "subname",     mistake::square_bracket_outside_an_ip_literal},
    {"jdbc:mysql://[::1]@h/",                      13, "subname",     mistake::ipv6_address_in_another_place},
    {"jdbc:mysql://h/[::1]",                       15, "subname",     mistake::ipv6_address_in_another_place},
    {"jdbc:mysql://h/a]",                          16, "subname",     mistake::square_bracket_outside_an_ip_literal},
    {"jdbc:mysql://h/a?b[]=c",                     18, "subname",     mistake::square_bracket_outside_an_ip_literal},
    {"jdbc:sqlserver://h;a=[::1]",                 21, "subname",     mistake::ipv6_address_in_another_place},
    {"jdbc:mysql://(host=[::1],port=1),(host=[h])", 39, "subname",    mistake::square_bracket_outside_an_ip_literal},
    {"jdbc:mysql://(host=[::1)/]",                 19, "subname",     mistake::square_bracket_outside_an_ip_literal},
    {"jdbc:oracle:thin:@[::1]:1521:sid",           18, "subname",     mistake::ipv6_address_in_another_place},
    {"jdbc:h2:a[0]",                                9, "subname",     mistake::square_bracket_outside_an_ip_literal},
    {"jdbc:h2:a#b#c",                              11, "fragment",    mistake::second_number_sign},
    {"jdbc",                                        4, "jdbc-URL",    mistake::no_scheme},
    {"jdbc:sqlserver://h;user={a b}",              24, "subname",     mistake::character_of_a_driver},
    {"jdbc:sqlserver://h\\instance",               18, "subname",     mistake::character_of_a_driver},
    {"jdbc:mysql://h/a b",                         16, "subname",     mistake::unencoded_space},
    {"odbc:sqlserver://h\\instance",                0, "scheme",      mistake::another_scheme},
    {"odbc:mysql://h/",                             0, "scheme",      mistake::another_scheme},
};

// As in the manuals of the drivers. In doubt, the rest of the text is a secret.
inline constexpr with_secrets with_passwords[] = {
    {"jdbc:mysql://u:pw@h1/db",
     "jdbc:mysql://u:***@h1/db"},
    {"jdbc:mysql:loadbalance://u:p:w@h1,h2:1/",
     "jdbc:mysql:loadbalance://u:***@h1,h2:1/"},
    {"jdbc:mysql://token@h1",
     "jdbc:mysql://***@h1"},
    {"jdbc:mysql://h1/a:b@c",
     "jdbc:mysql://***@c"},
    {"jdbc:mysql://u:key=pw&key=x@h/db?key=a&b",
     "jdbc:mysql://u:***@***"},
    {"jdbc:sqlserver://u:pw@h;KEY=a/b;c=d",
     "jdbc:sqlserver://u:***@h;KEY=***;c=d"},
    {"jdbc:oracle:thin:me/pw@h:1521:sid",
     "jdbc:oracle:thin:***@h:1521:sid"},
    {"jdbc:Oracle:oci:me/p?key=w@//h/s?key=a",
     "jdbc:Oracle:oci:***@***"},
    {"jdbc:oracle:thin:@h:1521:sid?a=b:c@d",
     "jdbc:oracle:thin:@h:1521:sid?a=***"},
    {"jdbc:oracle:kprb",
     "jdbc:oracle:kprb"},
    {"jdbc:sqlite:a:b@c",
     "jdbc:sqlite:a:***@c"},
    {"jdbc:mysql://address=(host=h)(port=1)(user=u)(password=p)/db",
     "jdbc:mysql://address=(host=h)(port=1)(user=u)(password=***"},
    {"jdbc:mysql://(host=h,port=1,password=p),(host=h2)/db",
     "jdbc:mysql://(host=h,port=1,password=***"},
    {"jdbc:mysql://h/db?user=u&password=p@ss&x=y",
     "jdbc:mysql://h/db?user=u&password=***&x=y"},
    {"jdbc:mariadb://h/db?user=u&p%61ssword=x&ssl=true",
     "jdbc:mariadb://h/db?user=u&p%61ssword=***&ssl=true"},
    {"jdbc:postgresql://h/db?user=u&password=p&sslpassword=q",
     "jdbc:postgresql://h/db?user=u&password=***&sslpassword=***"},
    {"jdbc:sqlserver://h:1433;databaseName=d;user=me@srv;password=p@x:1;encrypt=true",
     "jdbc:sqlserver://h:1433;databaseName=d;user=me@srv;password=***;encrypt=true"},
    {"jdbc:sqlserver://h;Password%20=x",
     "jdbc:sqlserver://h;Password%20=***"},
    {"jdbc:oracle:thin:scott/%22p@q%22@h:1:o",
     "jdbc:oracle:thin:***@h:1:o"},
    {"jdbc:oracle:thin:scott/tiger@(DESCRIPTION=(ADDRESS=(HOST=h)(PORT=1))(CONNECT_DATA=(SID=o)))",
     "jdbc:oracle:thin:***@(DESCRIPTION=(ADDRESS=(HOST=h)(PORT=1))(CONNECT_DATA=(SID=o)))"},
    {"jdbc:oracle:thin:@(DESCRIPTION=(ADDRESS=(HOST=h)(PORT=1)))",
     "jdbc:oracle:thin:@(DESCRIPTION=(ADDRESS=(HOST=h)(PORT=1)))"},
    {"jdbc:oracle:thin:@tcps://h:1522/s?wallet_location=/w&wallet_password=x",
     "jdbc:oracle:thin:@tcps://h:1522/s?wallet_location=/w&wallet_password=***"},
    {"jdbc:oracle:thin:@//me:pw@h/s",
     "jdbc:oracle:thin:@//me:***@h/s"},
    {"jdbc:log4jdbc:oracle:thin:scott/tiger@//h:1/s",
     "jdbc:log4jdbc:oracle:thin:***@//h:1/s"},
    {"jdbc:oracle:thin:scott/tiger%40h:1:o",
     "jdbc:oracle:thin:***%40h:1:o"},
    {"jdbc:oracle:thin:me/p:w@h",
     "jdbc:oracle:thin:***@h"},
    {"jdbc:oracle:thin:/@db",
     "jdbc:oracle:thin:***@db"},
    {"jdbc:db2://h:1/db:user=me;password=x;",
     "jdbc:db2://h:1/db:user=me;password=***"},
    {"jdbc:db2://h:1/db:password=x;user=me;",
     "jdbc:db2://h:1/db:password=***;user=me;"},
    {"jdbc:informix-sqli://h:1/db:INFORMIXSERVER=s;user=u;password=p",
     "jdbc:informix-sqli://h:1/db:INFORMIXSERVER=s;user=u;password=***"},
    {"jdbc:teradata://h/PASSWORD=x,USER=u",
     "jdbc:teradata://h/PASSWORD=***"},
    {"jdbc:teradata://h/DATABASE=d,ENP=x",
     "jdbc:teradata://h/DATABASE=d,ENP=***"},
    {"jdbc:teradata://h/DATABASE=d,LOGMECH=LDAP,LOGDATA=u@@p",
     "jdbc:teradata://***@***"},
    {"jdbc:hive2://h:1/db;user=u;password=p;ssl=true?a=b#c=d",
     "jdbc:hive2://h:1/db;user=u;password=***;ssl=true?a=b#c=d"},
    {"jdbc:snowflake://a.snowflakecomputing.com/?user=me@c.com&passcode=1&private_key_pwd=x&db=d",
     "jdbc:snowflake://a.snowflakecomputing.com/?user=me@c.com&passcode=***&private_key_pwd=***&db=d"},
    {"jdbc:redshift:iam://h:1/db?AccessKeyID=a&SecretAccessKey=b&SessionToken=c",
     "jdbc:redshift:iam://h:1/db?AccessKeyID=***&SecretAccessKey=***&SessionToken=***"},
    {"jdbc:clickhouse://h/db?access_token=x&custom_http_headers=Authorization%3Dx",
     "jdbc:clickhouse://h/db?access_token=***&custom_http_headers=***"},
    {"jdbc:h2:tcp://h/~/a;USER=sa;PASSWORD=file%20user;CIPHER=AES",
     "jdbc:h2:tcp://h/~/a;USER=sa;PASSWORD=***;CIPHER=AES"},
    {"jdbc:h2:mem:a;PASSWORD=a%5C;b=c;D=e",
     "jdbc:h2:mem:a;PASSWORD=***;D=e"},
    {"jdbc:hsqldb:hsql://h/db;user=u;password=p;crypt_key=1",
     "jdbc:hsqldb:hsql://h/db;user=u;password=***;crypt_key=***"},
    {"jdbc:derby:db;user=u;bootPassword=x;create=true",
     "jdbc:derby:db;user=u;bootPassword=***;create=true"},
    {"jdbc:sqlite:file:a.db?hexkey=x",
     "jdbc:sqlite:file:a.db?hexkey=***"},
    {"jdbc:jtds:sqlserver://h:1/db;instance=i;password=p",
     "jdbc:jtds:sqlserver://h:1/db;instance=i;password=***"},
    {"jdbc:sybase:Tds:h:1/db?USER=u&PASSWORD=p",
     "jdbc:sybase:Tds:h:1/db?USER=u&PASSWORD=***"},
    {"jdbc:sap://h:1/?user=u&password=p&key=k",
     "jdbc:sap://h:1/?user=u&password=***&key=***"},
    {"jdbc:vertica://h/db?user=u&OAuthAccessToken=x",
     "jdbc:vertica://h/db?user=u&OAuthAccessToken=***"},
    {"jdbc:trino://h/c?user=u&extraCredentials=a:b;c:d&SSL=true",
     "jdbc:trino://h/c?user=u&extraCredentials=***&SSL=true"},
    {"jdbc:phoenix:h:2181:/hbase:me@R:/a.keytab",
     "jdbc:phoenix:h:***@R:/a.keytab"},
    {"jdbc:impala://h:21050/d;AuthMech=3;UID=u;PWD=p",
     "jdbc:impala://h:21050/d;AuthMech=***;UID=u;PWD=***"},
    {"jdbc:databricks://h:443/default;transportMode=http;httpPath=/sql/1;UID=token;PWD=dapi1",
     "jdbc:databricks://h:443/default;transportMode=http;httpPath=/sql/1;UID=token;PWD=***"},
    {"jdbc:exa:h:8563;user=u;accesstoken=t;schema=s",
     "jdbc:exa:h:8563;user=u;accesstoken=***;schema=s"},
    {"jdbc:firebirdsql://h/db?user=u&password=p",
     "jdbc:firebirdsql://h/db?user=u&password=***"},
    {"jdbc:firebirdsql://h/db?dbCryptConfig=x&wireCrypt=ENABLED",
     "jdbc:firebirdsql://h/db?dbCryptConfig=***&wireCrypt=ENABLED"},
    {"jdbc:informix-sqli://h:1/db:DBCRYPTCONFIG=x;user=u",
     "jdbc:informix-sqli://h:1/db:DBCRYPTCONFIG=***;user=u"},
    {"jdbc:cassandra://h/ks?user=u&password=p",
     "jdbc:cassandra://h/ks?user=u&password=***"},
    {"jdbc:dynamodb:Access%20Key=x;Secret%20Key=y;Domain=d",
     "jdbc:dynamodb:Access%20Key=***;Domain=d"},
    {"jdbc:bigquery://https://www.googleapis.com:443;ProjectId=p;OAuthType=0;OAuthPvtKey=/k.json;Timeout=1",
     "jdbc:bigquery://https://www.googleapis.com:443;ProjectId=p;OAuthType=***;OAuthPvtKey=***;Timeout=1"},
    {"jdbc:awsathena://AwsRegion=r;UID=a;PWD=b;S3OutputLocation=s3://o",
     "jdbc:awsathena://AwsRegion=r;UID=a;PWD=***;S3OutputLocation=s3://o"},
    {"jdbc:awsathena://h;AWSSecretKey=b;SecretKey=c",
     "jdbc:awsathena://h;AWSSecretKey=***;SecretKey=***"},
    {"jdbc:neo4j:bolt://u:p@h:7687?password=x",
     "jdbc:neo4j:bolt://u:***@h:7687?password=***"},
    {"jdbc:x://h;p%69n=1;pin=1234;PIN=1;user_pin=1;userPin=1;pinCode=1;a.pin.b=1",
     "jdbc:x://h;p%69n=***;pin=***;PIN=***;user_pin=***;userPin=***;pinCode=***;a.pin.b=***"},
    {"jdbc:x://h;mapping=a;MAPPING=b;opinion=c;spin=d;pins=e;upinS=f;openPort=g;OpeNPort=h;encrypt=i",
     "jdbc:x://h;mapping=a;MAPPING=b;opinion=c;spin=d;pins=e;upinS=f;openPort=g;OpeNPort=h;encrypt=i"},
    {"jdbc:x://h;proxy=http://u:p@h:1;y=z",
     "jdbc:x://h;proxy=***;y=z"},
    {"jdbc:x://h;a=%257B%22password%22%253A%22x%22%7D;y=z",
     "jdbc:x://h;a=%257B%22password%22%253A***"},
    {"jdbc:x://h;%70%61%73%73%77%6F%72%64%3Dx",
     "jdbc:x://h;%70%61%73%73%77%6F%72%64%3D***"},
    {"jdbc:postgresql://me:pw@[::1]:1,[::2]/db?password=x",
     "jdbc:postgresql://me:***@[::1]:1,[::2]/db?password=***"},
    {"jdbc:mysql://[::1]:1,h/db",
     "jdbc:mysql://[::1]:1,h/db"},
    {"jdbc:oracle:thin:me/pw@//[::1]:1/s",
     "jdbc:oracle:thin:***@//[::1]:1/s"},
    {"jdbc:mysql://me:12/w@h/db",
     "jdbc:mysql://me:***@h/db"},
    {"jdbc:postgresql://keycloak-db:5432/keycloak",
     "jdbc:postgresql://keycloak-db:5432/keycloak"},
    {"jdbc:mysql://u:p%40ss@h/db",
     "jdbc:mysql://u:***@h/db"},
};

// clang-format on

} // namespace cases::of_jdbc

#endif
