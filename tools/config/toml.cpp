// Reads TOML 1.0 by toml++.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "tree.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace consturi::tool::config {

namespace {

position place_of(toml::source_region const& region) { return {region.begin.line, region.begin.column}; }

void read(toml::node const& node, tree& values) {
    auto const at = place_of(node.source());
    if (auto const table = node.as_table()) {
        values.begin_map(at);
        for (auto const& [key, value] : *table) {
            values.key(std::string(key.str()), place_of(key.source()));
            read(value, values);
        }
        values.end();
    } else if (auto const array = node.as_array()) {
        values.begin_list(at);
        for (auto const& element : *array) read(element, values);
        values.end();
    } else if (auto const string = node.as_string()) {
        if (string->get().find('\0') != std::string::npos)
            throw format_error(at, "null character (U+0000) in a string");
        values.value(string->get(), at, true);
    } else {
        std::ostringstream text;
        text << toml::node_view(node);
        values.value(text.str(), at, false);
    }
}

} // namespace

void read_toml(std::string_view text, entry_function const& use) try {
    std::vector<entry> entries;
    entry_function const collect = [&](entry&& each) { entries.push_back(std::move(each)); };
    tree values(collect);
    read(toml::parse(text), values);
    // A table has its keys in alphabetical order.
    std::stable_sort(entries.begin(), entries.end(), [](entry const& a, entry const& b) {
        return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
    });
    for (auto& each : entries) use(std::move(each));
} catch (toml::parse_error const& error) {
    throw format_error(place_of(error.source()), "invalid TOML: " + std::string(error.description()));
}

} // namespace consturi::tool::config
