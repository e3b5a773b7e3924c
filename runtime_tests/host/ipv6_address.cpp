// IPv6 addresses, at run time, compared with inet_pton, inet_ntop and an independent implementation of RFC 5952.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address.hpp"
#include "exact_copy.hpp"
#include "random.hpp"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include <arpa/inet.h>

using namespace cases;

TEST_CASE("RFC 3986 3.2.2, RFC 5952: an IPv6 address has the value of its text, and prints in canonical form") {
    check_all(valid_ipv6_addresses);
}
TEST_CASE("an invalid IPv6 address is an error at the byte and in the rule that cannot continue") {
    check_all(invalid_ipv6_addresses);
}
TEST_CASE("RFC 6890: an IPv6 address belongs to exactly the listed classes") { check_all(ipv6_classes); }

namespace {

/// How a text is written: which groups `::` stands for, the format of the others, and whether the last two groups are
/// written as an IPv4 address.
struct spelling {
    std::size_t elision_begin, elision_end; // equal: without `::`
    char const* format;
    bool has_ipv4;
};

std::string spelled(ipv6_address const& address, spelling const& as) {
    std::size_t const groups = as.has_ipv4 ? 6 : 8;
    std::string text;
    for (std::size_t i = 0; i != groups; ++i) {
        if (i == as.elision_begin && i != as.elision_end) {
            text += "::";
            i = as.elision_end - 1;
            continue;
        }
        if (!text.empty() && !text.ends_with("::")) text += ':';
        char group[8];
        std::snprintf(group, sizeof group, as.format, unsigned{address.group(i)});
        text += group;
    }
    if (as.has_ipv4) {
        auto const& b = address.bytes;
        char tail[16];
        std::snprintf(tail, sizeof tail, "%u.%u.%u.%u", unsigned{b[12]}, unsigned{b[13]}, unsigned{b[14]},
                      unsigned{b[15]});
        text += text.ends_with("::") ? "" : ":";
        text += tail;
    }
    return text;
}

/// Calls `f` with the runs of zero groups among the first `groups`, and parts of them; with an empty one, too.
template <class F>
void for_each_elision(ipv6_address const& address, std::size_t groups, F const& f) {
    f(groups, groups);
    for (std::size_t begin = 0; begin != groups; ++begin)
        for (auto end = begin; end != groups && address.group(end) == 0;) f(begin, ++end);
}

/// The canonical text (RFC 5952 4 and 5): the one with the longest elision of two groups or more, and the first of
/// these.
std::string canonical(ipv6_address const& address) {
    bool const is_mapped = address >= ipv6_address(0, 0, 0, 0, 0, 0xffff) && address < ipv6_address(0, 0, 0, 0, 1);
    spelling best{8, 8, "%x", is_mapped};
    for_each_elision(address, is_mapped ? 6 : 8, [&](std::size_t begin, std::size_t end) {
        if (end - begin > 1 && end - begin > best.elision_end - best.elision_begin)
            best.elision_begin = begin, best.elision_end = end;
    });
    return spelled(address, best);
}

/// Random addresses, many with runs of zeros; each of the 256 patterns of zero groups; IPv4-mapped ones.
std::vector<ipv6_address> some_addresses() {
    std::vector<ipv6_address> all;
    std::uint64_t seed = 5952;
    auto const random = [&] { return seed = splitmix64(seed); };
    for (unsigned n = 0; n != 10'000; ++n) {
        ipv6_address address;
        auto const pattern = n < 256 ? n : random(), sizes = random();
        for (unsigned i = 0; i != 8; ++i) {
            if ((pattern >> i & 1) == 0) continue;
            auto const group = random() >> (sizes >> 2 * i & 3) * 4 & 0xFFFF; // of 1 to 4 digits
            address.bytes[2 * i] = static_cast<unsigned char>(group >> 8);
            address.bytes[2 * i + 1] = static_cast<unsigned char>(group & 0xFF);
        }
        if (n % 16 == 1) { // IPv4-mapped
            std::fill(address.bytes, address.bytes + 10, '\0');
            address.bytes[10] = address.bytes[11] = 0xFF;
        }
        all.push_back(address);
    }
    return all;
}

std::optional<ipv6_address> read_by_libc(std::string const& text) {
    ipv6_address address;
    if (inet_pton(AF_INET6, text.c_str(), address.bytes) != 1) return std::nullopt;
    return address;
}

} // namespace

TEST_CASE("all texts of an IPv6 address have the value that inet_pton gives them") {
    std::size_t texts = 0;
    for (auto const& address : some_addresses()) {
        for (bool const has_ipv4 : {false, true})
            for (auto const* const format : {"%x", "%X", "%04x", "%02X"})
                for_each_elision(address, has_ipv4 ? 6 : 8, [&](std::size_t begin, std::size_t end) {
                    auto const text = spelled(address, {begin, end, format, has_ipv4});
                    auto const parsed = ipv6_address::parse(exact_copy(text));
                    if (!parsed || *parsed != address || read_by_libc(text) != address) FAIL_CHECK(text);
                    ++texts;
                });
    }
    CHECK(texts > 200'000);
}

TEST_CASE("RFC 5952: each IPv6 address prints in canonical form, which inet_ntop prints, too, and has the same value") {
    std::size_t compatible = 0;
    for (auto const& address : some_addresses()) {
        auto const text = address.to_string();
        INFO(text);
        REQUIRE(text == canonical(address));
        REQUIRE(ipv6_address::parse(text) == address);
        char buffer[ipv6_address::max_size];
        REQUIRE(address.to_string_into(buffer) == text);
        REQUIRE_FALSE(address.to_string_into({buffer, text.size() - 1}));
#if defined(__GLIBC__)
        // glibc also writes IPv4-compatible addresses in mixed notation.
        bool const is_compatible =
            address < ipv6_address(0, 0, 0, 0, 0, 1) && ipv6_address(0, 0, 0, 0, 0, 0, 1) <= address;
        compatible += is_compatible;
        char expected[INET6_ADDRSTRLEN];
        REQUIRE(inet_ntop(AF_INET6, address.bytes, expected, sizeof expected));
        if (!is_compatible) REQUIRE(text == expected);
#endif
    }
    CHECK(compatible < 1000);
}

TEST_CASE("exactly the texts that inet_pton accepts are IPv6 addresses") {
    std::size_t accepted = 0, rejected = 0;
    std::uint64_t seed = 4291;
    auto const random = [&](std::size_t n) { return (seed = splitmix64(seed)) % n; };
    constexpr std::string_view bytes = "::::..0129aFg%[] ";
    for (auto const& address : some_addresses()) {
        auto text = spelled(address, {8, 8, "%x", random(2) == 0});
        if (random(2) == 0) text = canonical(address);
        for (auto edits = 1 + random(3); edits-- != 0;) {
            auto const at = random(text.size());
            if (random(2) == 0) text.insert(at, 1, bytes[random(bytes.size())]);
            else text.erase(at, 1 + random(3));
            if (text.empty()) text += ':';
        }
        auto const expected = read_by_libc(text);
        auto const parsed = ipv6_address::parse(exact_copy(text));
        if (parsed.has_value() != expected.has_value() || (parsed && *parsed != *expected)) FAIL_CHECK(text);
        ++(parsed ? accepted : rejected);
    }
    CHECK((accepted > 1000 && rejected > 1000));
}

TEST_CASE("equal IPv6 addresses have the same hash") {
    auto const addresses = some_addresses();
    std::unordered_set<ipv6_address> const set(addresses.begin(), addresses.end());
    for (auto const& address : addresses) CHECK(set.contains(*ipv6_address::parse(canonical(address))));
    CHECK(set.size() > 9000);
    CHECK_FALSE(set.contains(ipv6_address(1, 2, 3, 4, 5, 6, 7, 0x99)));
}
