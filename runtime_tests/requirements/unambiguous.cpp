// URIs that all parsers read alike.
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

TEST_CASE("the requirements of `unambiguous` are met or not") { check_all(unambiguous_parts); }

namespace {

/// The bytes that a cell of the table writes with escapes.
std::string bytes_of(std::string_view cell) {
    std::string bytes;
    for (std::size_t i = 0; i != cell.size(); ++i) {
        if (cell[i] != '\\') bytes += cell[i];
        else if (cell[++i] == 'x') bytes += octet_at(cell, (i += 2) - 2);
        else bytes += cell[i] == 't' ? '\t' : cell[i] == 'r' ? '\r' : cell[i] == 'n' ? '\n' : cell[i];
    }
    return bytes;
}

} // namespace

TEST_CASE("URLs that parsers were shown to read differently are no URIs, or refused, or read alike for a reason that is told") {
    std::ifstream table(CONSTURI_TEST_DATA "/../../docs/parser-confusion.md");
    int refused = 0, alike = 0;
    for (std::string line; std::getline(table, line);) {
        std::string_view left = line;
        if (!left.starts_with("| `")) continue;
        left.remove_prefix(3);
        auto const url = bytes_of(left.substr(0, left.find("` | ")));
        left.remove_prefix(left.find("` | ") + 4);
        auto const told = left.substr(0, left.find(" | "));
        INFO(line);
        auto const u = parse_uri<unambiguous>(url);
        if (u) CHECK((told.starts_with("alike: ") && ++alike));
        else CHECK((told == (is_uri(url) ? '`' + std::string(u.error().rule()) + '`' : "no URI") && ++refused));
    }
    CHECK((refused == 154 && alike == 2));
}

TEST_CASE("of real URLs few could be read differently") {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::size_t urls = 0, refused = 0;
    for (std::string line; std::getline(file, line);) {
        auto const u = parse_uri(line);
        if (!u) continue;
        ++urls;
        if (auto const why = first_unmet(unambiguous, *u)) {
            ++refused;
            CHECK((*why == "canonical_port" || *why == "no_empty_segments"));
        }
    }
    CHECK((urls == 3936 && refused == 4));
}
