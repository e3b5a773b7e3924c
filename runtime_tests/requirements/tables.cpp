// Requirements, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address_requirements.hpp"
#include "cases/authority.hpp"
#include "cases/host.hpp"
#include "cases/path.hpp"
#include "cases/scheme.hpp"
#include "cases/text.hpp"
#include "exact_copy.hpp"

TEST_CASE("requirements of the scheme are judged as listed") { check_all(cases::scheme_requirements); }
TEST_CASE("requirements of the userinfo are judged as listed") { check_all(cases::authority_requirements); }
TEST_CASE("requirements of the host are judged as listed") { check_all(cases::host_requirements); }
TEST_CASE("requirements on the address of the host are judged as listed") { check_all(cases::address_requirements); }
TEST_CASE("a policy for public hosts rejects each internal host") { check_all(cases::public_hosts); }
TEST_CASE("requirements of the port are judged as listed") { check_all(cases::port_requirements); }
TEST_CASE("requirements of the path are judged as listed") { check_all(cases::path_requirements); }
TEST_CASE("URIs below another one are judged as listed") {
    check_all(cases::below_requirements);
    for (auto const text : cases::no_bases) {
        auto const base = consturi::parse_uri_reference(text).value();
        INFO(text);
        CHECK_FALSE(is_below(base, base));
    }
}
TEST_CASE("requirements of the query and the fragment are judged as listed") { check_all(cases::query_requirements); }
TEST_CASE("requirements of the whole text are judged as listed") { check_all(cases::text_requirements); }
