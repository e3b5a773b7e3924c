// Types of schemes without secrets, where the userinfo is not that of RFC 3986.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/schemes/host_list.hpp>
#include <consturi/schemes/jdbc.hpp>

#include <string_view>

using namespace consturi;
using text = std::string_view;

TEST_CASE("a redacted jdbc URL has no password") {
    struct {
        text input, redacted;
    } const rows[] = {
        {"jdbc:mysql://u:pw@h1/db", "jdbc:mysql://u:***@h1/db"},
        {"jdbc:mysql:loadbalance://u:p:w@h1,h2:1/", "jdbc:mysql:loadbalance://u:***@h1,h2:1/"},
        {"jdbc:mysql://token@h1", "jdbc:mysql://***@h1"},
        {"jdbc:mysql://h1/a:b@c", "jdbc:mysql://h1/a:b@c"},
        {"jdbc:mysql://u:key=pw&key=x@h/db?key=a&b", "jdbc:mysql://u:***@h/db?key=***&b"},
        {"jdbc:sqlserver://u:pw@h;KEY=a/b;c=d", "jdbc:sqlserver://u:***@h;KEY=***/b;c=d"},
        {"jdbc:oracle:thin:me/pw@h:1521:sid", "jdbc:oracle:thin:***@h:1521:sid"},
        {"jdbc:Oracle:oci:me/p?key=w@//h/s?key=a", "jdbc:Oracle:oci:***@//h/s?key=***"},
        {"jdbc:oracle:thin:@h:1521:sid?a=b:c@d", "jdbc:oracle:thin:@h:1521:sid?a=b:c@d"},
        {"jdbc:oracle:kprb", "jdbc:oracle:kprb"},
        {"jdbc:sqlite:a:b@c", "jdbc:sqlite:a:b@c"},
    };
    for (auto const& row : rows) {
        auto const u = jdbc_uri::parse(row.input).value();
        CHECK(u.redacted({"key"}) == row.redacted);
        char buffer[64];
        CHECK(redact_into(buffer, u, {"key"}) == row.redacted);
        CHECK(redacted_size(u, {"key"}) == row.redacted.size());
    }
}

TEST_CASE("a redacted URI with a list of hosts has no password") {
    auto const redacted = [](text s, hide what = {}) { return host_list_uri::parse(s)->redacted({"key"}, what); };
    CHECK(redacted("mongodb://u:p,w@h1:1,h2/a;key=b?key=c#key=d")
          == "mongodb://u:***@h1:1,h2/a;key=***?key=***#key=***");
    CHECK(redacted("mongodb://token@h1,h2") == "mongodb://***@h1,h2");
    CHECK(redacted("mongodb://u:pw@h1,h2", hide::userinfo) == "mongodb://***@h1,h2");
    CHECK(redacted("mongodb://h1,h2") == "mongodb://h1,h2");
}
