// Requirements whose arguments are lists, blocks of addresses, or known at run time only, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/host_in.hpp"
#include "exact_copy.hpp"

#include <consturi.hpp>

#include <list>
#include <string>
#include <string_view>
#include <vector>

using namespace consturi;
using namespace consturi::literals;
using namespace consturi::requirements;

TEST_CASE("requirements with lists, blocks and arguments of run time are judged as listed") {
    check_all(cases::host_in_requirements);
}

TEST_CASE("a requirement refers to its list: it changes with the list") {
    std::list<std::string> hosts{"a.h"};
    auto const is_listed = scheme_is("http") && host_in(hosts);
    auto const is_under_none = !host_under_any(hosts);
    CHECK(is_listed("http://a.h/"_uri));
    CHECK(first_unmet(is_listed, "http://b.h/"_uri) == "host_in(1 host)");
    hosts.emplace_back("B.h");
    CHECK(is_listed("http://b.h/"_uri));
    CHECK(is_under_none("http://c.h/"_uri));
    hosts.assign({""}); // is not checked again: no host is an empty one, nor known to be none
    CHECK(!is_listed("http:///c.h/"_uri));
    CHECK(!is_under_none("http://c.h/"_uri));
}

TEST_CASE("the names of requirements show arguments that are known at run time only") {
    std::string const host = "a.h", scheme = "http", path = "/a";
    CHECK(first_unmet(host_is(host), "http://b.h"_uri) == "host_is(\"a.h\")");
    CHECK(first_unmet(!host_under(host), "http://a.h"_uri) == "!host_under(\"a.h\")");
    CHECK(first_unmet(scheme_is(scheme) && path_under(path), "http://h/b"_uri) == "path_under(\"/a\")");
    CHECK(first_unmet(host_in("10.0.0.0"_ipv4, 8), "http://h/"_uri) == "host_in(\"10.0.0.0\"_ipv4, 8)");
    CHECK(first_unmet(!host_in("fd00::"_ipv6, 128), "http://[fd00::]/"_uri) == "!host_in(\"fd00::\"_ipv6, 128)");
}

TEST_CASE("a predicate can have captures that are known at run time only") {
    std::vector<std::string> seen;
    auto const is_new = satisfies("new", [&](uri_reference_view const& u) {
        seen.emplace_back(u.text());
        return seen.size() == 1;
    });
    CHECK(is_new("ab:c"_uri));
    CHECK(!(has_scheme && is_new)("ab:d"_uri));
    CHECK(seen == std::vector<std::string>{"ab:c", "ab:d"});
}
