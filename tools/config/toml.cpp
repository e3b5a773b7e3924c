// Reads TOML 1.0 by toml++.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "text.hpp"
#include "tree.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <cstddef>
#include <deque>
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

/// The size of a string that begins a text, with its quotes. Without a closing quote, the line or the text ends it.
std::size_t size_of_string(std::string_view text) {
    auto const quote = text[0];
    std::string const three(3, quote);
    bool const is_long = text.starts_with(three);
    for (std::size_t i = is_long ? 3 : 1; i < text.size(); ++i) {
        if (text[i] == '\\' && quote == '"') ++i;
        else if (text[i] == '\n' && !is_long) return i;
        else if (text[i] == quote && !is_long) return i + 1;
        else if (text.substr(i).starts_with(three)) // two more can precede them
            return i + 3 + std::min(text.substr(i + 3, 2).find_first_not_of(quote), text.substr(i + 3, 2).size());
    }
    return text.size();
}

/// Throws `format_error` for more than 100 levels: the library reads and destroys them recursively. What follows an
/// error of the syntax can be read wrongly, because the library does not read it.
void check_depth(std::string_view text) {
    struct level {
        std::size_t depth; // of what is around the bracket
        bool is_table;
    };
    std::vector<level> open;                // the brackets
    std::size_t table = 1;                  // the depth of the table that the last header names
    std::size_t depth = table;              // that of the next value
    bool is_key = true, begins_line = true; // what follows
    bool is_header = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const rest = text.substr(i);
        switch (rest[0]) {
        case ' ':
        case '\t': continue;
        case '#': i += std::min(rest.find('\n'), rest.size()) - 1; continue;
        case '"':
        case '\'': i += size_of_string(rest) - 1; break;
        case '.': depth += is_key; break;
        case '=': is_key = false; break;
        case '[':
        case '{':
            if (is_header || (begins_line && open.empty())) {
                depth = is_header ? depth + 1 : 2; // [[ begins a table in a list
                is_header = true;
                break;
            }
            is_key = rest[0] == '{';
            open.push_back({depth++, is_key});
            break;
        case ']':
        case '}':
            if (open.empty()) break;
            depth = open.back().depth;
            is_key = false;
            open.pop_back();
            break;
        case ',':
            if (open.empty()) break;
            depth = open.back().depth + 1;
            is_key = open.back().is_table;
            break;
        case '\n':
            if (!open.empty()) continue;
            if (is_header) table = depth;
            depth = table;
            is_key = begins_line = true;
            is_header = false;
            continue;
        }
        begins_line = false;
        if (depth > tree::max_depth) throw too_deep(place_finder(text)(i));
    }
}

/// A part of a key, which follows those above it.
struct part {
    part const* above; // or null
    std::string name;
};

/// A value, in which the key is not yet a list of strings: that takes much more memory than the file.
struct leaf {
    position at; // in characters
    toml::node const* node;
    part const* key;
};

void find_leaves(toml::node const& node, part const* key, std::deque<part>& parts, std::vector<leaf>& leaves) {
    if (auto const table = node.as_table()) {
        for (auto const& [name, value] : *table)
            find_leaves(value, &parts.emplace_back(part{key, std::string(name.str())}), parts, leaves);
    } else if (auto const array = node.as_array()) {
        for (std::size_t i = 0; i != array->size(); ++i)
            find_leaves((*array)[i], &parts.emplace_back(part{key, std::to_string(i)}), parts, leaves);
    } else {
        leaves.push_back({place_of(node.source()), &node, key});
    }
}

toml::table parsed(std::string_view text) try { return toml::parse(text); } catch (toml::parse_error const& error) {
    throw format_error(places_in_bytes(text)(place_of(error.source())),
                       "invalid TOML: " + std::string(error.description()));
}

} // namespace

void read_toml(std::string_view text, entry_function const& use) {
    check_depth(text);
    auto const top = parsed(text);
    std::deque<part> parts;
    std::vector<leaf> leaves;
    find_leaves(top, nullptr, parts, leaves);
    // A table has its keys in alphabetical order.
    std::sort(leaves.begin(), leaves.end(), [](leaf const& a, leaf const& b) {
        return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
    });
    places_in_bytes in_bytes(text);
    for (auto const& each : leaves) {
        entry found;
        for (auto const* at = each.key; at; at = at->above) found.key.push_back(at->name);
        std::reverse(found.key.begin(), found.key.end());
        found.at = in_bytes(each.at);
        auto const string = each.node->as_string();
        found.is_string = string;
        if (string) {
            found.value = string->get();
        } else {
            std::ostringstream written;
            written << toml::node_view(*each.node);
            found.value = written.str();
        }
        use(std::move(found));
    }
}

} // namespace consturi::tool::config
