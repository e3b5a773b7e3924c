// Hosts and ports without a URI, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/host_port.hpp"
#include "exact_copy.hpp"

TEST_CASE("RFC 9110 7.2: a host and a port are an authority without userinfo") {
    check_all(cases::host_ports);
    check_all(cases::invalid_host_ports);
    CHECK(consturi::parse_host_port("h%2Dost:80")->socket_host() == "h-ost");
    CHECK(consturi::parse_host_port("[::1]:80")->socket_host() == "::1");
    CHECK(!consturi::parse_host_port(":80")->socket_host());
}
