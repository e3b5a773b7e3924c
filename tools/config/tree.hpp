// The path to each value of a format with nested lists and maps.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_TREE_HPP
#define CONSTURI_TOOLS_CONFIG_TREE_HPP

#include "entry.hpp"
#include "text.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::tool::config {

/// The error of more than 100 levels.
format_error too_deep(position at);

/// Calls a function with each value of lists and maps. A reader calls the members in the order of the text. Each throws
/// `format_error` for more than 100 levels and for a key that a map already has.
class tree {
public:
    static constexpr std::size_t max_depth = 100;

    explicit tree(entry_function use) : use_(std::move(use)) {}

    void begin_list(position at) { begin(at, true); }
    void begin_map(position at) { begin(at, false); }
    void end() {
        levels_.pop_back();
        path_.pop_back();
    }
    /// The key of the next value, in a map.
    void key(std::string name, position at);
    void value(std::string text, position at, bool is_string);
    /// Leaves out a value.
    void skip() { next(); }

private:
    struct level {
        bool is_list;
        std::size_t next_index = 0;
        known_keys keys = {};
    };

    entry_function use_;
    std::vector<level> levels_;
    key_path path_; // the last part of each level

    void begin(position at, bool is_list);
    /// Goes on to the next element, in a list.
    void next() {
        if (!levels_.empty() && levels_.back().is_list) path_.back() = std::to_string(levels_.back().next_index++);
    }
};

} // namespace consturi::tool::config

#endif
