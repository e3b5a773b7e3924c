// Types of schemes without secrets, where the userinfo is not that of RFC 3986.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/schemes/host_list.hpp>
#include <consturi/schemes/jdbc.hpp>

#include <string_view>

using namespace consturi;

TEST_CASE("a redacted jdbc URL has no secret, with more names and without the user") {
    checked_jdbc_uri const u("jdbc:mysql://me:pw@h/a;b:c=1?d%65=2&e=3&d=4");
    CHECK(u.redacted({"DE", "b:c"}) == "jdbc:mysql://me:***@h/a;b:c=***");
    CHECK(u.redacted({"d"}, hide::userinfo) == "jdbc:mysql://***@h/a;b:c=1?d%65=2&e=3&d=***");
    CHECK(u.redacted() == "jdbc:mysql://me:***@h/a;b:c=1?d%65=2&e=3&d=4");
    CHECK(u.redacted() == parse_uri(u.text())->redacted());
}

TEST_CASE("a redacted URI with a list of hosts has no password") {
    auto const redacted = [](std::string_view s, hide what = {}) {
        return host_list_uri_view::parse(s)->redacted({"key"}, what);
    };
    CHECK(redacted("mongodb://u:p,w@h1:1,h2/a;key=b?key=c#key=d")
          == "mongodb://u:***@h1:1,h2/a;key=***?key=***#key=***");
    CHECK(redacted("mongodb://token@h1,h2") == "mongodb://***@h1,h2");
    CHECK(redacted("mongodb://u:pw@h1,h2", hide::userinfo) == "mongodb://***@h1,h2");
    CHECK(redacted("mongodb://h1,h2") == "mongodb://h1,h2");
    CHECK(redacted("mongodb://h1,h2/a?token=b&key=c", hide::only_password) == "mongodb://h1,h2/a?token=b&key=***");
    CHECK(redacted("mongodb://h1,h2/a?token=b") == "mongodb://h1,h2/a?token=***");
}
