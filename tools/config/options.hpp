// The options of commands that read config files.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_OPTIONS_HPP
#define CONSTURI_TOOLS_CONFIG_OPTIONS_HPP

#include "../command_line.hpp"
#include "selection.hpp"

#include <string>
#include <string_view>

namespace consturi::tool::config {

/// Adds --keys, --except, --split, --define and --list. `selected` must live as long as the command. `needs` is the
/// option that they need, if it is not empty.
void add_selection_options(command& command, selection_options& selected, std::string_view needs = {});

/// What --list prints for a value that is not checked.
std::string note_unchecked(std::string const& file, entry const& value, std::string_view why);

} // namespace consturi::tool::config

#endif
