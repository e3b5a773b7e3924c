// The options of commands that read config files.
//
// Distributed under the Boost Software License, Version 1.0.
#include "options.hpp"
#include "../errors.hpp"
#include "../output.hpp"

#include <CLI/Error.hpp>

namespace consturi::tool::config {

std::string empty_value(std::string const& text) { return text.empty() ? "empty value" : ""; }

std::pair<std::string, std::string> definition(std::string const& text, std::string const& option) {
    auto const size = text.find('=');
    if (size == 0 || size == text.npos) throw CLI::ValidationError(option, "expected NAME=VALUE: " + text);
    return {text.substr(0, size), text.substr(size + 1)};
}

void add_selection_options(CLI::App& command, selection_options& selected) {
    add_list(command, "--keys", "PATTERN",
             "The keys whose values have to be URIs; * matches any text. Default: values that begin\n"
             "with a scheme and ://",
             [&selected](auto const& keys) { selected.keys = keys; });
    add_list(command, "--except", "PATTERN", "The keys whose values are not checked",
             [&selected](auto const& keys) { selected.except = keys; });
    command.add_option("--split", selected.separators, "The characters between the URIs of a list in one value")
        ->type_name("CHARACTERS");
    add_list(command, "--define", "NAME=VALUE", "The values of placeholders: ${NAME}, {NAME} and <NAME>",
             [&selected](auto const& all) {
                 for (auto const& each : all) selected.defined.insert(definition(each, "--define"));
             });
    command.add_flag("--list", selected.list, "Print the values that are not checked");
}

std::string note_unchecked(std::string const& file, entry const& value, std::string_view why) {
    return with_column({file, value.at.line, value.at.column}) + "note: " + escaped(to_string(value.key))
           + " is not checked: " + escaped(why);
}

} // namespace consturi::tool::config
