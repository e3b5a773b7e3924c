// The formats of config files.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_FORMATS_HPP
#define CONSTURI_TOOLS_CONFIG_FORMATS_HPP

#include "entry.hpp"

#include <string>
#include <string_view>

namespace consturi::tool::config {

// Each function calls `use` with each value of a text, in the order of the text, and throws `format_error`.

void read_conf(std::string_view text, entry_function const& use);
void read_env(std::string_view text, entry_function const& use);
void read_ini(std::string_view text, entry_function const& use);
void read_json(std::string_view text, entry_function const& use);
void read_properties(std::string_view text, entry_function const& use);
void read_toml(std::string_view text, entry_function const& use);
void read_xml(std::string_view text, entry_function const& use);
void read_yaml(std::string_view text, entry_function const& use);

/// Whether the name of a file has a known extension.
bool is_config_file(std::string_view name);

/// Reads the text of a file by the format that the name has. Throws `format_error`, also for a name without a known
/// extension, and for text that is not UTF-8.
void read(std::string_view file_name, std::string_view text, entry_function const& use);

} // namespace consturi::tool::config

#endif
