// What the readers of config files find.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_ENTRY_HPP
#define CONSTURI_TOOLS_CONFIG_ENTRY_HPP

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool::config {

/// A place in a file: the line and the byte in the line, both counted from 1.
struct position {
    std::uint64_t line = 1, column = 1;
};

/// The names of members and the indices of lists that lead to a value.
using key_path = std::vector<std::string>;

/// The parts, separated by dots.
std::string to_string(key_path const& key);
/// The parts between dots.
key_path parts_of(std::string_view key);

/// A value of a config file.
struct entry {
    key_path key;
    std::string value;
    position at;                ///< where the value is written
    bool is_string = true;      ///< false for numbers, true, false and null
    bool has_variables = true;  ///< whether `$NAME` in it stands for a value, and not for itself
    std::string ambiguity = {}; ///< if other parsers of the format read the value differently: why
    std::string assumed = {};   ///< the placeholder whose default is in the value, if there is one
};

using entry_function = std::function<void(entry&&)>;

/// A file does not have its format.
struct format_error : std::runtime_error {
    format_error(position place, std::string const& message) : runtime_error(message), at(place) {}

    position at;
};

} // namespace consturi::tool::config

#endif
