// The path to each value of a format with nested lists and maps.
//
// Distributed under the Boost Software License, Version 1.0.
#include "tree.hpp"

#include <utility>

namespace consturi::tool::config {

format_error too_deep(position at) {
    return {at, "nested too deeply: the limit is " + std::to_string(tree::max_depth) + " levels"};
}

void tree::begin(position at, bool is_list) {
    if (levels_.size() == max_depth) throw too_deep(at);
    next();
    levels_.push_back({is_list});
    path_.emplace_back();
}

void tree::key(std::string name, position at) {
    path_.back() = std::move(name);
    levels_.back().keys.add(path_.back(), at, [&] { return to_string(path_); });
}

void tree::value(std::string text, position at, bool is_string) {
    if (levels_.empty()) throw format_error(at, "the top level must be a list or a map of keys and values");
    next();
    use_({path_, std::move(text), at, is_string});
}

} // namespace consturi::tool::config
