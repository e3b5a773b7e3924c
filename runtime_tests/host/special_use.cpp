// The domains for special uses, compared with the file of IANA in runtime_tests/data.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/host/special_use.hpp>

#include <fstream>
#include <iterator>
#include <string>

using namespace consturi;

TEST_CASE("RFC 6761: the special-use domain names are those of IANA's registry") {
    std::ifstream in(CONSTURI_TEST_DATA "/iana-special-use-domain.csv");
    std::string line;
    REQUIRE(std::getline(in, line));
    REQUIRE(line == "Name,Reference");
    auto const* domain = special_use_domains<>;
    for (; std::getline(in, line); ++domain) { // such as "eap-noob.arpa. (DEPRECATED),[RFC9140][RFC9965]"
        INFO(line);
        REQUIRE(domain != std::end(special_use_domains<>));
        CHECK(domain->name == line.substr(0, line.find_first_of(" ,") - 1));
        CHECK(domain->reference == line.substr(line.find(',') + 1));
        CHECK(domain->in_public_dns == domain->name.starts_with("example."));
    }
    CHECK(domain == std::end(special_use_domains<>));
}

TEST_CASE("each domain for a special use is found by its name, and by each name below it") {
    auto const check = [](auto const& domains) {
        for (auto const& domain : domains) {
            CHECK(special_use_of(domain.name) == &domain);
            CHECK(special_use_of("a." + std::string(domain.name) + '.') == &domain);
            CHECK(special_use_of("a" + std::string(domain.name)) != &domain);
            CHECK(special_use_of(std::string(domain.name) + ".io") == nullptr);
        }
    };
    check(special_use_domains<>);
    check(private_domains<>);
}
