// Arguments of requirements, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/argument.hpp"
#include "exact_copy.hpp"
#include "message.hpp"

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
          == "at byte 9: " + message_of(mistake::character_outside_host) + "\nb.example:8080\n         ^");
    CHECK(what_of([&] { return host_under_any(domains); })
          == "at byte 0: " + message_of(mistake::wildcard_in_host) + "\n*.example\n^");
    CHECK(what_of([](std::string_view host) { return host_is(host); }, "::1")
          == "at byte 0: " + message_of(mistake::ipv6_address_without_square_brackets) + "\n::1\n^");
    CHECK(what_of([](std::string_view domain) { return host_under(domain); }, "")
              .starts_with("at byte 0: " + message_of(mistake::empty_host)));
    CHECK(what_of([](std::string_view scheme) { return scheme_is(scheme); }, "https:")
          == "at byte 5: " + message_of(mistake::invalid_character_in_scheme) + "\nhttps:\n     ^");
    CHECK(what_of([](std::string_view path) { return path_under(path); }, "/a/..")
          == "at byte 3: " + message_of(mistake::dot_segment_in_path) + "\n/a/..\n   ^");
    auto const make_block = [](auto const& block, std::size_t bits) { return host_in(block, bits); };
    CHECK(what_of(make_block, ipv4_address(10, 0, 0, 0), 32U) == "no exception");
    CHECK(what_of(make_block, ipv4_address(10, 0, 0, 0), 33U)
          == message_of(mistake::prefix_longer_than_address) + ": host_in(\"10.0.0.0\"_ipv4, 33)");
    CHECK(what_of(make_block, ipv6_address(), 129U)
          == message_of(mistake::prefix_longer_than_address) + ": host_in(\"::\"_ipv6, 129)");
}
#endif
