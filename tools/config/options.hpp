// The options of commands that read config files.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_OPTIONS_HPP
#define CONSTURI_TOOLS_CONFIG_OPTIONS_HPP

#include "selection.hpp"

#include <CLI/App.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::tool::config {

/// Adds an option that can be repeated, or arguments without a name. Calls `use` with all values.
template <class Use>
CLI::Option* add_list(CLI::App& command, std::string const& name, std::string const& type, std::string const& text,
                      Use use) {
    auto const take = [use](CLI::results_t const& values) { return use(values), true; };
    auto* const option = command.add_option(name, CLI::callback_t(take), text)
                             ->type_name(type)
                             ->expected(CLI::detail::expected_max_vector_size);
    if (name.starts_with('-')) option->allow_extra_args(false); // the next argument can be a file
    return option;
}

/// For CLI::Option::check: the message for an empty value, which is likely to be that of a variable that is not set.
std::string empty_value(std::string const& text);

/// Divides `NAME=VALUE`. Throws an error about the option.
std::pair<std::string, std::string> definition(std::string const& text, std::string const& option);

/// Adds --keys, --except, --split, --define and --list. `selected` must live as long as the command.
void add_selection_options(CLI::App& command, selection_options& selected);

/// What --list prints for a value that is not checked.
std::string note_unchecked(std::string const& file, entry const& value, std::string_view why);

} // namespace consturi::tool::config

#endif
