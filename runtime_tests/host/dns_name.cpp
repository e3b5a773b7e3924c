// Names of hosts in DNS, at run time, and domains for special uses, compared with the file of IANA in
// runtime_tests/data.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/dns_name.hpp"
#include "exact_copy.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

TEST_CASE("RFC 1123 2.1, RFC 2181 11: host names consist of labels of letters, digits and inner hyphens") {
    check_all(cases::dns_names);
}

/// The rules for labels, one by one.
static bool is_name(std::string_view text) {
    if (text.ends_with('.')) text.remove_suffix(1);
    for (;;) {
        auto const end = std::min(text.find('.'), text.size());
        auto const label = text.substr(0, end);
        if (label.empty() || label.size() > 63 || label.front() == '-' || label.back() == '-') return false;
        bool is_number = true;
        for (char const c : label) {
            bool const is_digit = '0' <= c && c <= '9';
            if (!is_digit && c != '-' && !('a' <= c && c <= 'z') && !('A' <= c && c <= 'Z')) return false;
            is_number &= is_digit;
        }
        if (end == text.size()) return !is_number;
        text.remove_prefix(end + 1);
    }
}

TEST_CASE("RFC 1123 2.1: each text of up to seven of these characters is a host name only if each label is valid") {
    constexpr std::string_view characters = "aZ09-._";
    std::size_t accepted = 0, texts = 0;
    for (std::size_t size = 0; size != 8; ++size) {
        std::string digits(size, '\0'), text(size, '\0');
        for (bool is_last = false; !is_last; ++texts) {
            for (std::size_t i = 0; i != size; ++i) text[i] = characters[static_cast<std::size_t>(digits[i])];
            bool const expected = is_name(text);
            if (consturi::is_dns_name(text) != expected) FAIL_CHECK(text);
            accepted += expected;
            is_last = true;
            for (std::size_t i = 0; i != size && is_last; ++i) {
                is_last = digits[i] + 1 == static_cast<char>(characters.size());
                digits[i] = is_last ? '\0' : static_cast<char>(digits[i] + 1);
            }
        }
    }
    CHECK((texts == 960'800 && accepted > 100'000));
}

TEST_CASE("RFC 2181 11: a label has at most 63 bytes, and a name at most 253") {
    for (std::size_t size = 1; size != 130; ++size) {
        CHECK(consturi::is_dns_name(std::string(size, 'a')) == (size <= 63));
        CHECK(consturi::is_dns_name("b." + std::string(size, 'a') + ".c") == (size <= 63));
    }
    std::string name = "a";
    for (; name.size() < 300; name += ".a") {
        CHECK(consturi::is_dns_name(name) == (name.size() <= 253));
        CHECK(consturi::is_dns_name(name + ".") == (name.size() <= 253));
        CHECK(consturi::is_dns_name(name + "b") == (name.size() <= 252));
    }
}

TEST_CASE("RFC 6761: the special-use domain names are those of IANA's registry") {
    std::ifstream in(CONSTURI_TEST_DATA "/iana-special-use-domain.csv");
    std::string line;
    REQUIRE(std::getline(in, line));
    REQUIRE(line == "Name,Reference");
    auto const* domain = consturi::special_use_domains<>;
    for (; std::getline(in, line); ++domain) { // such as "eap-noob.arpa. (DEPRECATED),[RFC9140][RFC9965]"
        INFO(line);
        REQUIRE(domain != std::end(consturi::special_use_domains<>));
        CHECK(domain->name == line.substr(0, line.find_first_of(" ,") - 1));
        CHECK(domain->reference == line.substr(line.find(',') + 1));
        CHECK(domain->in_public_dns == domain->name.starts_with("example."));
    }
    CHECK(domain == std::end(consturi::special_use_domains<>));
}

TEST_CASE("each domain for a special use is found by its name, and by each name below it") {
    auto const check = [](auto const& domains) {
        for (auto const& domain : domains) {
            CHECK(consturi::special_use_of(domain.name).value().name == domain.name);
            CHECK(consturi::special_use_of("a." + std::string(domain.name) + '.').value().name == domain.name);
            auto const other = consturi::special_use_of("a" + std::string(domain.name));
            CHECK((!other || other->name != domain.name));
            CHECK(!consturi::special_use_of(std::string(domain.name) + ".io"));
        }
    };
    check(consturi::special_use_domains<>);
    check(consturi::private_domains<>);
}
