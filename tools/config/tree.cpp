// The path to each value of a format with nested lists and maps.
//
// Distributed under the Boost Software License, Version 1.0.
#include "tree.hpp"

#include <utility>

namespace consturi::tool::config {

void tree::begin(position at, bool is_list) {
    if (levels_.size() == max_depth)
        throw format_error(at, "nested too deeply: the limit is " + std::to_string(max_depth) + " levels");
    next();
    levels_.push_back({is_list, 0, {}});
    path_.emplace_back();
}

void tree::key(std::string name, position at) {
    auto const [first, is_new] = levels_.back().lines.emplace(name, at.line);
    path_.back() = std::move(name);
    if (!is_new)
        throw format_error(at, "duplicate key \"" + to_string(path_) + "\", first in line "
                                   + std::to_string(first->second));
}

void tree::value(std::string text, position at, bool is_string) {
    if (levels_.empty()) throw format_error(at, "the top level must be a list or a map of keys and values");
    next();
    use_({path_, std::move(text), at, is_string});
}

} // namespace consturi::tool::config
