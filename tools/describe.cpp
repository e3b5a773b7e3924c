// What CLI11 knows about the commands, for completion and the manual page.
//
// Distributed under the Boost Software License, Version 1.0.
#include "describe.hpp"
#include "similar.hpp"

#include <sstream>

namespace consturi::tool {

namespace {

std::vector<CLI::Option const*> shown_options(CLI::App const& command, bool without_name) {
    return command.get_options([=](CLI::Option const* option) {
        return !option->get_group().empty() && option->get_positional() == without_name;
    });
}

} // namespace

void add_examples(CLI::App& command, std::vector<std::string> const& lines) {
    std::string all = "Examples:\n";
    for (auto const& line : lines) all += "  " + line + '\n';
    command.footer(all + '\n' + command.get_footer());
}

std::vector<CLI::App const*> subcommands_of(CLI::App const& command) {
    return command.get_subcommands([](CLI::App const* each) { return !each->get_group().empty(); });
}

std::vector<CLI::Option const*> options_of(CLI::App const& command) { return shown_options(command, false); }
std::vector<CLI::Option const*> arguments_of(CLI::App const& command) { return shown_options(command, true); }

std::vector<std::string> names_of(CLI::Option const& option) {
    std::vector<std::string> names;
    for (auto const& name : option.get_snames()) names.push_back('-' + name);
    for (auto const& name : option.get_lnames()) names.push_back("--" + name);
    return names;
}

bool takes_value(CLI::Option const& option) { return option.get_items_expected_max() > 0; }

// CLI11 writes the type as NAME:{VALUE,VALUE}.

std::string value_name(CLI::Option const& option) {
    if (option.get_positional()) return option.get_name(true);
    auto const type = option.get_type_name();
    return type.substr(0, type.find(":{"));
}

std::vector<std::string> known_values(CLI::Option const& option) {
    auto const type = option.get_type_name();
    auto const begin = type.find(":{");
    if (begin == type.npos || !type.ends_with('}')) return {};
    std::istringstream list(type.substr(begin + 2, type.size() - begin - 3));
    std::vector<std::string> values;
    for (std::string value; std::getline(list, value, ',');) values.push_back(value);
    return values;
}

CLI::App const& parsed_command(CLI::App const& program) {
    auto const parsed = program.get_subcommands();
    return parsed.empty() ? program : parsed_command(*parsed.front());
}

std::string similar_name(CLI::App const& command, std::string_view word) {
    for (auto const* each : subcommands_of(command))
        if (is_similar(each->get_name(), word)) return each->get_name();
    for (auto const* option : options_of(command))
        for (auto const& name : names_of(*option))
            if (name.size() > 2 && is_similar(name, word)) return name;
    return {};
}

} // namespace consturi::tool
