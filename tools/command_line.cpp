// The command line: gives the description of the commands to CLI11, and runs them.
//
// Distributed under the Boost Software License, Version 1.0.
#include "command_line.hpp"
#include "output.hpp"

#include <consturi/text/alternatives.hpp>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <clocale>
#include <csignal>
#include <exception>
#include <iostream>
#include <sstream>
#include <system_error>

namespace consturi::tool {

namespace {

option const help_option{.names = "-h,--help", .description = "Print this help message and exit"};
option const version_option{.names = "--version", .description = "Display program version information and exit"};

// CLI11 divides an argument in brackets into a list. A mark before the bracket prevents that.

constexpr char mark = '\1';

std::string with_mark(std::string const& argument) {
    bool const is_list = argument.starts_with('[') && argument.ends_with(']');
    return is_list || argument.starts_with(mark) ? mark + argument : argument;
}
std::string without_mark(std::string const& argument) {
    return argument.starts_with(mark) ? argument.substr(1) : argument;
}

void check(option const& each, std::string const& value) {
    auto const error = each.what_is_wrong ? each.what_is_wrong(value) : "";
    if (!error.empty()) throw usage_error(std::string(each.name()) + ": " + error);
}

/// Sets what an option that takes a value sets.
void set(option const& each, std::vector<std::string> const& values) {
    for (auto const& value : values)
        if (auto* const all = std::get_if<std::map<std::string, std::string>*>(&each.sets)) {
            auto const added = definition(value, each.name());
            check(each, added.second);
            (*all)->insert(added);
        } else {
            check(each, value);
        }
    if (auto* const text = std::get_if<std::string*>(&each.sets)) **text = values.front();
    if (auto* const all = std::get_if<std::vector<std::string>*>(&each.sets)) **all = values;
}

void add_option(CLI::App& app, option const& each) {
    std::string const names(each.names);
    if (auto* const flag = std::get_if<bool*>(&each.sets)) {
        app.add_flag(names, **flag, each.description);
        return;
    }
    auto const set_values = [&each](CLI::results_t const& values) { return set(each, values), true; };
    auto* const added = app.add_option(names, CLI::callback_t(set_values), each.description);
    added->type_name(std::string(each.value_name))->required(each.is_required);
    if (each.shows_default) added->default_str(*std::get<std::string*>(each.sets));
    if (each.is_repeated()) added->expected(CLI::detail::expected_max_vector_size);
    if (each.is_repeated() && !each.is_argument()) added->allow_extra_args(false); // the next argument can be a file
    if (!each.values.empty()) {
        auto const values = divided(each.values);
        added->check(CLI::IsMember(std::vector<std::string>(values.begin(), values.end())));
    }
    added->transform(without_mark); // before the check
}

std::string footer_of(command const& command) {
    std::string all;
    if (!command.examples.empty()) all += "Examples:\n";
    for (auto const line : command.examples) all.append("  ").append(line).append("\n");
    if (!command.examples.empty()) all += '\n';
    all += command.notes;
    if (command.shows_exit_codes)
        all.append(command.notes.empty() ? "" : "\n\n").append("Exit codes:\n" + std::string(exit_codes));
    return all;
}

void describe(CLI::App& app, command const& command) {
    app.set_help_flag(std::string(help_option.names), help_option.description);
    app.group(std::string(command.group))->footer(footer_of(command));
    for (auto const& each : command.options) add_option(app, each);
    for (auto const& each : command.options) {
        auto const named = [&](std::string_view name) { return app.get_option(std::string(name)); };
        for (auto const name : divided(each.needs)) named(each.name())->needs(named(name));
        for (auto const name : divided(each.excludes)) named(each.name())->excludes(named(name));
    }
    for (auto const& each : command.subcommands)
        describe(*app.add_subcommand(std::string(each.name), std::string(each.description)), each);
    if (!command.subcommands.empty()) app.require_subcommand(1);
}

/// The deepest command that the arguments name.
command const& parsed_command(CLI::App const& app, command const& above) {
    auto const parsed = app.get_subcommands();
    if (parsed.empty()) return above;
    auto const is_parsed = [&](command const& each) { return each.name == parsed.front()->get_name(); };
    return parsed_command(*parsed.front(),
                          *std::find_if(above.subcommands.begin(), above.subcommands.end(), is_parsed));
}

/// A subcommand or an option of the command whose name differs from the word by one letter, or by two letters that are
/// swapped; empty if there is none.
std::string_view similar_name(command const& command, std::string_view word) {
    for (auto const* each : subcommands_of(command))
        if (is_similar(each->name, word)) return each->name;
    for (auto const& each : named_options_of(command))
        for (auto const name : divided(each.names))
            if (name.size() > 2 && is_similar(name, word)) return name;
    return {};
}

/// The message for an error that CLI11 found. For an unknown subcommand CLI11 would only report that one is required.
std::string message_of(CLI::ParseError const& error, CLI::App const& app, command const& program) {
    std::string message = error.what();
    if (error.get_name() == "ArgumentMismatch") { // such as "--output: At Most 1 required but received 2"
        auto const is_missing = message.ends_with(" missing");
        message.erase(message.find(": ") + 2).append(is_missing ? "missing value" : "given more than once");
    }
    auto const& command = parsed_command(app, program);
    auto const unknown = app.remaining(true);
    if (bool const lacks_subcommand = !subcommands_of(command).empty(); lacks_subcommand && unknown.empty()) {
        message = "missing subcommand";
    } else if (lacks_subcommand || error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
        auto const word = without_mark(unknown[0]);
        if (word.starts_with('-')) message = "unknown option: " + word;
        else message = (lacks_subcommand ? "unknown subcommand: " : "unexpected argument: ") + word;
        auto const similar = similar_name(command, word);
        if (!similar.empty()) message.append(" (did you mean ").append(similar).append("?)");
    }
    return message;
}

exit_code report(std::string const& message) {
    std::cerr << "consturi: " + escaped(message) + "\nRun with --help for more information.\n" << std::flush;
    return failed;
}

} // namespace

std::vector<std::string_view> divided(std::string_view list) {
    std::vector<std::string_view> parts;
    while (!list.empty()) {
        parts.push_back(list.substr(0, list.find(',')));
        list.remove_prefix(std::min(parts.back().size() + 1, list.size()));
    }
    return parts;
}

std::vector<option> named_options_of(command const& command) {
    std::vector<option> all{help_option};
    if (!command.version.empty()) all.push_back(version_option);
    for (auto const& each : command.options)
        if (!each.is_argument()) all.push_back(each);
    return all;
}

std::vector<option> arguments_of(command const& command) {
    std::vector<option> all;
    for (auto const& each : command.options)
        if (each.is_argument()) all.push_back(each);
    return all;
}

std::vector<command const*> subcommands_of(command const& command) {
    std::vector<tool::command const*> all;
    for (auto const& each : command.subcommands)
        if (!each.group.empty()) all.push_back(&each);
    return all;
}

std::string empty_value(std::string const& text) { return text.empty() ? "empty value" : ""; }

std::pair<std::string, std::string> definition(std::string const& text, std::string_view option) {
    auto const size = text.find('=');
    if (size == 0 || size == text.npos) throw usage_error(std::string(option) + ": expected NAME=VALUE: " + text);
    return {text.substr(0, size), text.substr(size + 1)};
}

exit_code run(command const& program, std::vector<std::string> const& arguments) {
    CLI::App app(std::string(program.description), std::string(program.name));
    describe(app, program);
    app.set_version_flag(std::string(version_option.names), std::string(program.version), version_option.description);
    std::vector<std::string> marked(arguments.rbegin(), arguments.rend()); // the last one first, as CLI11 takes them
    std::transform(marked.begin(), marked.end(), marked.begin(), with_mark);
    auto code = valid;
    try {
        app.parse(std::move(marked));
        code = parsed_command(app, program).run();
    } catch (usage_error const& error) {
        return report(error.what());
    } catch (CLI::ParseError const& error) { // also thrown for --help and --version
        if (error.get_exit_code() != 0) return report(message_of(error, app, program));
        std::ostringstream help;
        app.exit(error, help, help);
        print(help.str());
    }
    flush();
    return code;
}

int run_program(int argc, char** argv, std::initializer_list<add_function*> commands,
                std::vector<std::string_view> examples) {
    std::setlocale(LC_CTYPE, ""); // decides which characters are shown unchanged
    std::signal(SIGPIPE, SIG_IGN);
    try {
        command program{.name = "consturi",
                        .description = "Checks, shows and transforms URIs (RFC 3986)",
                        .examples = std::move(examples),
                        .version = "consturi " CONSTURI_TOOL_VERSION};
        for (auto* const add : commands) add(program);
        return run(program, {argv + std::min(argc, 1), argv + argc});
    } catch (output_failed const& error) {
        // A closed pipe, as in `consturi check | head`, is not reported. grep has the same exit code if SIGPIPE is
        // ignored.
        if (error.code() != std::errc::broken_pipe) print_error(error.what());
    } catch (std::exception const& error) {
        print_error(error.what());
    }
    return failed;
}

} // namespace consturi::tool
