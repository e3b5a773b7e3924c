// The registry of schemes, at run time, and ports compared with those of the system.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/scheme_registry.hpp"
#include "exact_copy.hpp"

#include <consturi/scheme_registry.hpp>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using namespace consturi;

TEST_CASE("schemes are found in the registry, in either case") { check_all(cases::registered); }

TEST_CASE("each scheme of the registry is found, and no text that differs from it in a byte, except for its case") {
    for (auto const& row : schemes::registry) {
        std::string name(row.name());
        CHECK(schemes::find(name).value().name() == row.name());
        for (char& c : name) {
            char const before = c;
            c = static_cast<char>(c ^ detail::case_bit(c));
            CHECK(schemes::find(name).value().name() == row.name());
            for (char const by : {'\0', '\x1F', '@', '[', '`', '{', '\x7F', '\x80', '\xFF'}) {
                c = by;
                CHECK(!schemes::find(name));
            }
            c = before;
        }
        CHECK(!schemes::find(name + '\0'));
    }
}

namespace {

/// The ports that a file in the format of /etc/services has for a name or an alias, with TCP.
std::multimap<std::string, int> ports_by_service(std::istream& file) {
    std::multimap<std::string, int> ports;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line.substr(0, line.find('#')));
        std::string name, protocol;
        int port = 0;
        char slash = 0;
        if (!(words >> name >> port >> slash >> protocol) || protocol != "tcp") continue;
        do ports.emplace(name, port);
        while (words >> name);
    }
    return ports;
}

} // namespace

TEST_CASE("default ports are those of /etc/services, where both have the scheme") {
    std::ifstream file("/etc/services");
    if (!file) return skip("there is no /etc/services");
    // Services of the same name that are not those of the scheme.
    std::map<std::string, std::string> const others{{"sftp", "the Simple File Transfer Protocol, RFC 913"},
                                                    {"irc", "port 194, which servers do not use"}};
    std::size_t compared = 0;
    for (auto const& [service, port] : ports_by_service(file)) {
        auto const scheme = schemes::find(service);
        if (!scheme || !scheme->default_port() || others.contains(service)) continue;
        INFO(service);
        CHECK(*scheme->default_port() == port);
        ++compared;
    }
    if (compared < 10) skip("/etc/services has few services");
}
