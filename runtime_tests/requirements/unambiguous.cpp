// `unambiguous`: URIs that all known parsers read alike.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/unambiguous.hpp"
#include "exact_copy.hpp"

#include <consturi.hpp>
#include <consturi/unambiguous.hpp>

#include <cstddef>
#include <fstream>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;

TEST_CASE("the requirements that unambiguous combines are judged as listed") { check_all(unambiguous_requirements); }

namespace {

/// The bytes of a table cell, which has escapes.
std::string bytes_of(std::string_view cell) {
    std::string bytes;
    for (std::size_t i = 0; i != cell.size(); ++i) {
        if (cell[i] != '\\') bytes += cell[i];
        else if (cell[++i] == 'x') bytes += consturi::detail::octet_at(cell, (i += 2) - 2);
        else bytes += cell[i] == 't' ? '\t' : cell[i] == 'r' ? '\r' : cell[i] == 'n' ? '\n' : cell[i];
    }
    return bytes;
}

} // namespace

TEST_CASE("each URL that parsers are known to read differently is invalid, ambiguous, or documented as read alike") {
    std::ifstream table(CONSTURI_TEST_DATA "/../../docs/parser-confusion.md");
    int rejected = 0, alike = 0;
    for (std::string line; std::getline(table, line);) {
        std::string_view left = line;
        if (!left.starts_with("| `")) continue;
        left.remove_prefix(3);
        auto const url = bytes_of(left.substr(0, left.find("` | ")));
        left.remove_prefix(left.find("` | ") + 4);
        auto const documented = left.substr(0, left.find(" | "));
        INFO(line);
        auto const u = parse_uri<unambiguous>(url);
        if (u) CHECK((documented.starts_with("alike: ") && ++alike));
        else CHECK((documented == (is_uri(url) ? '`' + std::string(u.error().rule()) + '`' : "no URI") && ++rejected));
    }
    CHECK((rejected == 181 && alike == 2));
}

TEST_CASE("few real URLs are ambiguous") {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::size_t urls = 0, rejected = 0;
    for (std::string line; std::getline(file, line);) {
        auto const u = parse_uri(line);
        if (!u) continue;
        ++urls;
        if (auto const unmet = first_unmet(unambiguous, *u)) {
            ++rejected;
            CHECK((*unmet == "canonical_port" || *unmet == "no_empty_segments"));
        }
    }
    CHECK((urls == 3936 && rejected == 4));
}
