// Arguments of requirements, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/argument.hpp"
#include "exact_copy.hpp"

#include <consturi.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

using namespace consturi;
using namespace consturi::requirements;

TEST_CASE("arguments of requirements, and their mistakes, are as listed") {
    check_all(cases::right_arguments);
    check_all(cases::wrong_arguments);
}

#if defined(__cpp_exceptions)
namespace {

/// What the exception says that is thrown for an argument of a requirement.
std::string what_of(auto const& make, auto const&... argument) {
    try {
        (void)make(argument...);
    } catch (bad_result_access<parse_error> const& e) {
        return e.what();
    }
    return "no exception";
}

} // namespace

TEST_CASE("a wrong argument that is known at run time only is an exception that shows it") {
    std::vector<std::string> const hosts{"a.example", "b.example:8080", "c.example"}, domains{"a.example", "*.example"};
    CHECK(what_of([&] { return host_in(hosts); })
          == "at byte 9: a host cannot contain this character\nb.example:8080\n         ^");
    CHECK(what_of([&] { return host_under_any(domains); })
          == "at byte 0: a host has no wildcards: host_under and host_under_any accept subdomains\n*.example\n^");
    CHECK(what_of([](std::string_view host) { return host_is(host); }, "::1")
          == "at byte 0: an IPv6 address needs square brackets\n::1\n^");
    CHECK(what_of([](std::string_view domain) { return host_under(domain); }, "")
              .starts_with("at byte 0: the host is empty"));
    CHECK(what_of([](std::string_view scheme) { return scheme_is(scheme); }, "https:")
          == "at byte 5: a scheme consists of letters, digits, '+', '-' and '.'\nhttps:\n     ^");
    CHECK(what_of([](std::string_view path) { return path_under(path); }, "/a/..")
          == "at byte 3: a path that is compared has no dot segments\n/a/..\n   ^");
    auto const make_block = [](auto const& block, std::size_t bits) { return host_in(block, bits); };
    CHECK(what_of(make_block, ipv4_address(10, 0, 0, 0), 32U) == "no exception");
    CHECK(what_of(make_block, ipv4_address(10, 0, 0, 0), 33U)
          == "a prefix has at most as many bits as the address: host_in(\"10.0.0.0\"_ipv4, 33)");
    CHECK(what_of(make_block, ipv6_address(), 129U)
          == "a prefix has at most as many bits as the address: host_in(\"::\"_ipv6, 129)");
}
#endif
