// IANA's registries of special-purpose addresses, compared with the files of IANA in runtime_tests/data.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/host/special_purpose.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace consturi;

namespace {

/// The fields of a line of comma-separated values (RFC 4180).
std::vector<std::string> fields_of(std::string const& line) {
    std::vector<std::string> fields(1);
    bool is_quoted = false;
    for (std::size_t i = 0; i != line.size(); ++i) {
        if (line[i] == '"' && is_quoted && line[i + 1] == '"') fields.back() += line[++i];
        else if (line[i] == '"') is_quoted = !is_quoted;
        else if (line[i] == ',' && !is_quoted) fields.emplace_back();
        else if (line[i] != '\r') fields.back() += line[i];
    }
    return fields;
}

struct registered_block {
    std::string address; // of the first address
    unsigned bits;
    std::string name, rfc, globally_reachable;
};

/// The rows of a registry. A row can have several blocks, and footnotes in brackets.
std::vector<registered_block> registry(std::string const& file) {
    std::ifstream in(CONSTURI_TEST_DATA "/" + file);
    REQUIRE(in);
    std::vector<registered_block> blocks;
    std::string line;
    std::getline(in, line);
    REQUIRE(line.starts_with("Address Block,Name,RFC,"));
    while (std::getline(in, line)) {
        auto const fields = fields_of(line);
        REQUIRE(fields.size() == 10);
        for (std::size_t begin = 0; begin < fields[0].size();) {
            auto const end = std::min(fields[0].find(", ", begin), fields[0].size());
            auto const block = fields[0].substr(begin, end - begin);
            auto const slash = block.find('/');
            blocks.push_back({block.substr(0, slash), static_cast<unsigned>(std::atoi(&block[slash + 1])), fields[1],
                              fields[2], fields[8]});
            begin = end + 2;
        }
    }
    return blocks;
}

/// The addresses at the ends of a block, and those beside it.
template <class Address>
std::vector<Address> addresses_around(Address first, unsigned bits) {
    auto last = first;
    for (unsigned bit = bits; bit != 8 * sizeof first.bytes; ++bit)
        last.bytes[bit / 8] |= static_cast<unsigned char>(0x80 >> bit % 8);
    std::vector<Address> all{first, last};
    auto const step = [&](Address address, unsigned char change) { // by 1 or, if change is 0xFF, by -1
        for (auto i = sizeof address.bytes; i-- != 0;) {
            bool const carries = address.bytes[i] == (change == 1 ? 0xFF : 0);
            address.bytes[i] = static_cast<unsigned char>(address.bytes[i] + change);
            if (!carries) break;
        }
        all.push_back(address);
    };
    step(first, 0xFF);
    step(last, 1);
    return all;
}

/// `is_global` tells whether an address is global that is in no block and embeds no IPv4 address.
template <class Address, std::size_t N>
void check(special_purpose_block<Address> const (&blocks)[N], std::string const& file, bool (*is_global)(Address)) {
    auto const registered = registry(file);
    REQUIRE(registered.size() == N);
    for (std::size_t i = 0; i != N; ++i) {
        auto const& row = registered[i];
        auto const& block = blocks[i];
        INFO(row.address << '/' << row.bits << ' ' << row.name);
        CHECK(Address::parse(row.address) == block.first);
        CHECK(block.bits == row.bits);
        CHECK(block.name == row.name);
        CHECK(block.rfc == row.rfc);
        CHECK(block.globally_reachable == row.globally_reachable.starts_with("True"));

        for (auto const& address : addresses_around(block.first, block.bits)) {
            INFO(address.to_string());
            registered_block const* smallest = nullptr;
            for (auto const& other : registered)
                if (address.is_in(*Address::parse(other.address), other.bits)
                    && (!smallest || smallest->bits < other.bits))
                    smallest = &other;
            auto const found = address.special_purpose();
            CHECK((found ? found->name : "") == (smallest ? smallest->name : ""));
            if constexpr (requires { address.embedded_ipv4(); })
                if (address.embedded_ipv4()) continue;
            CHECK(address.is_global()
                  == (smallest ? smallest->globally_reachable.starts_with("True") : is_global(address)));
        }
    }
}

} // namespace

TEST_CASE("RFC 6890: the special-purpose IPv4 addresses are those of IANA's registry") {
    check<ipv4_address>(ipv4_special_purpose_blocks<>, "iana-ipv4-special-registry.csv",
                        [](ipv4_address address) { return address.bytes[0] < 224; });
}
TEST_CASE("RFC 6890: the special-purpose IPv6 addresses are those of IANA's registry") {
    check<ipv6_address>(ipv6_special_purpose_blocks<>, "iana-ipv6-special-registry.csv",
                        [](ipv6_address address) { return address.bytes[0] >> 5 == 1; });
}
