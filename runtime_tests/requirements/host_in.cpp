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
    CHECK(is_listed("http://a.h/"_uri));
    CHECK(first_unmet(is_listed, "http://b.h/"_uri) == "host_in(1 hosts)");
    hosts.emplace_back("B.h");
    CHECK(is_listed("http://b.h/"_uri));
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

#if defined(__cpp_exceptions)
namespace {

/// The offset of the mistake in the argument with which `make` makes a requirement.
template <class Make>
std::size_t mistake_in(std::string_view argument, Make const& make) {
    try {
        (void)make(argument);
    } catch (bad_result_access<parse_error> const& e) {
        return e.error().position();
    }
    return std::string_view::npos;
}

} // namespace

TEST_CASE("a wrong argument that is known at run time only is an error with a position") {
    auto const make_host = [](std::string_view text) { return host_is(text); };
    auto const make_domain = [](std::string_view text) { return host_under(text); };
    auto const make_scheme = [](std::string_view text) { return scheme_is(text); };
    auto const make_path = [](std::string_view text) { return path_under(text); };
    auto const make_list = [](std::string_view text) {
        std::string_view const hosts[] = {"a.h", text};
        return host_in(hosts)("http://b.h/"_uri);
    };
    auto const make_domains = [](std::string_view text) {
        std::string_view const hosts[] = {"a.h", text};
        return host_under_any(hosts)("http://b.h/"_uri);
    };
    constexpr auto npos = std::string_view::npos;
    CHECK((mistake_in("", make_host) == npos && mistake_in("[::1]", make_host) == npos));
    CHECK((mistake_in("a.h/", make_host) == 3 && mistake_in("a.%41", make_host) == 2));
    CHECK((mistake_in("http://a.h", make_list) == 4 && mistake_in("a.h:80", make_list) == 3));
    CHECK((mistake_in("a.h", make_domain) == npos && mistake_in("*.h", make_domain) == npos));
    CHECK((mistake_in("", make_domain) == 0 && mistake_in(".h", make_domain) == 0
           && mistake_in("h.1", make_domain) == 0));
    CHECK((mistake_in("a%2E", make_domains) == 1 && mistake_in("[::1]", make_domains) == 0));
    CHECK((mistake_in("h", make_scheme) == npos && mistake_in("", make_scheme) == 0
           && mistake_in("h:", make_scheme) == 1));
    CHECK((mistake_in("/", make_path) == npos && mistake_in("/a;b", make_path) == npos
           && mistake_in("a", make_path) == 0));
    CHECK((mistake_in("/a/..", make_path) == 3 && mistake_in("/..;/a", make_path) == 1));
    CHECK((mistake_in("/a%41%2F", make_path) == 5 && mistake_in("/a?", make_path) == 2));
    CHECK_NOTHROW(host_in("1.2.3.4"_ipv4, 32));
    CHECK_THROWS_AS(host_in("1.2.3.4"_ipv4, 33), bad_result_access<parse_error>);
    CHECK_THROWS_AS(host_in("::1"_ipv6, 129), bad_result_access<parse_error>);
}
#endif
