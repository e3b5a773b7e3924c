// Reads TOML 1.0 by toml++.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "tree.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::tool::config {

namespace {

position place_of(toml::source_region const& region) { return {region.begin.line, region.begin.column}; }

/// Places with bytes in a line, for those of toml++ with characters. Must not decrease; linear for all together.
class places_in_bytes {
public:
    explicit places_in_bytes(std::string_view text) : text_(text) {}

    position operator()(position at) {
        while (offset_ != text_.size()
               && (characters_.line < at.line || (characters_.line == at.line && characters_.column < at.column))) {
            if (text_[offset_] == '\n') {
                if (characters_.line == at.line) break;
                characters_ = {characters_.line + 1, 1};
                begin_ = ++offset_;
                continue;
            }
            ++characters_.column;
            do ++offset_;
            while (offset_ != text_.size() && (static_cast<unsigned char>(text_[offset_]) & 0xC0) == 0x80);
        }
        return {characters_.line, offset_ - begin_ + 1};
    }

private:
    std::string_view text_;
    std::size_t offset_ = 0, begin_ = 0; // of the line
    position characters_;
};

void read(toml::node const& node, tree& values) {
    auto const at = place_of(node.source());
    if (auto const table = node.as_table()) {
        values.begin_map(at);
        for (auto const& [key, value] : *table) {
            if (key.str().find('\0') != std::string_view::npos)
                throw format_error(place_of(key.source()), "null character (U+0000) in a key");
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

/// The entries in the order of the text, with places in characters.
std::vector<entry> entries_of(std::string_view text) try {
    std::vector<entry> entries;
    entry_function const collect = [&](entry&& each) { entries.push_back(std::move(each)); };
    tree values(collect);
    read(toml::parse(text), values);
    // A table has its keys in alphabetical order.
    std::sort(entries.begin(), entries.end(), [](entry const& a, entry const& b) {
        return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
    });
    return entries;
} catch (toml::parse_error const& error) {
    throw format_error(places_in_bytes(text)(place_of(error.source())),
                       "invalid TOML: " + std::string(error.description()));
} catch (format_error const& error) {
    throw format_error(places_in_bytes(text)(error.at), error.what());
}

} // namespace

void read_toml(std::string_view text, entry_function const& use) {
    places_in_bytes in_bytes(text);
    auto entries = entries_of(text);
    for (auto& each : entries) {
        each.at = in_bytes(each.at);
        use(std::move(each));
    }
}

} // namespace consturi::tool::config
