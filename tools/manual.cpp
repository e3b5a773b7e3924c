// consturi man: prints the manual page, in the macros of man(7).
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "output.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <ctime>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::tool {

namespace {

/// Text that is shown as it is: roff shows other characters for some that are in ASCII.
std::string roff(std::string_view text) {
    std::string all;
    for (char const c : text) {
        switch (c) {
        case '\\': all += "\\e"; break;
        case '-': all += "\\-"; break;
        case '\'': all += "\\(aq"; break;
        case '"': all += "\\(dq"; break;
        case '`': all += "\\(ga"; break;
        case '^': all += "\\(ha"; break;
        case '~': all += "\\(ti"; break;
        default: all += c;
        }
    }
    return all;
}

/// A line of text: `\&` shows nothing, and the line is no request.
std::string text_line(std::string const& line) { return (line.starts_with('.') ? "\\&" : "") + line + '\n'; }

/// Lines of at most 80 columns.
std::string filled(std::string_view text) {
    std::istringstream words{std::string(text)};
    std::string all, line;
    for (std::string word; words >> word;) {
        auto const next = roff(word);
        if (line.size() + 1 + next.size() > 78) all += text_line(std::exchange(line, ""));
        line += (line.empty() ? "" : " ") + next;
    }
    return all + text_line(line);
}

std::string unfilled(std::string_view lines) {
    std::istringstream in{std::string(lines)};
    std::string all = ".EX\n";
    for (std::string line; std::getline(in, line);) all += text_line(roff(line));
    return all + ".EE\n";
}

std::string examples_of(command const& command) {
    std::string lines;
    for (auto const line : command.examples) lines.append("  ").append(line).append("\n");
    return unfilled(lines);
}

std::string paragraphs_of(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        auto const part = text.substr(0, text.find("\n\n"));
        all += ".PP\n" + filled(part);
        text.remove_prefix(std::min(part.size() + 2, text.size()));
    }
    return all;
}

std::string in_upper_case(std::string_view name) {
    std::string text(name);
    for (auto& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

std::string joined(std::vector<std::string_view> const& all, std::string_view separator) {
    std::string text;
    for (auto const each : all) text.append(text.empty() ? "" : separator).append(each);
    return text;
}

/// The options that cannot be with an option: those that it excludes, and those that exclude it. Sorted.
std::vector<std::string_view> excluded(option const& of, command const& command) {
    auto const of_it = divided(of.excludes);
    std::set<std::string_view> sorted(of_it.begin(), of_it.end());
    for (auto const& each : command.options) {
        auto const names = divided(each.excludes);
        if (std::find(names.begin(), names.end(), of.name()) != names.end()) sorted.insert(each.name());
    }
    return {sorted.begin(), sorted.end()};
}

std::string description(option const& option, command const& command) {
    auto text = option.description;
    if (text.empty() || !text.ends_with('.')) text += '.';
    if (option.is_argument() && !option.values.empty()) text += " One of " + joined(divided(option.values), ", ") + '.';
    if (option.is_required && !option.is_argument()) text += " Required.";
    if (option.shows_default) text += " Default: " + *std::get<std::string*>(option.sets) + '.';
    if (!option.needs.empty()) text += " Needs " + joined(divided(option.needs), ", ") + '.';
    if (auto const all = excluded(option, command); !all.empty()) text += " Not with " + joined(all, ", ") + '.';
    return filled(text);
}

std::string item(option const& option, command const& command) {
    std::string tag;
    if (option.is_argument()) {
        tag = "\\fI" + roff(option.name()) + "\\fR";
    } else {
        for (auto const name : divided(option.names))
            tag.append(tag.empty() ? "" : ", ").append("\\fB" + roff(name) + "\\fR");
        auto const value = option.values.empty() ? std::string(option.value_name) : joined(divided(option.values), "|");
        if (option.takes_value()) tag += " \\fI" + roff(value) + "\\fR";
    }
    return ".TP\n" + tag + '\n' + description(option, command);
}

/// An argument as the usage shows it, such as `[FILE...]`.
std::string usage_of(option const& argument) {
    auto const name = std::string(argument.name()) + (argument.is_repeated() ? "..." : "");
    return argument.is_required ? name : '[' + name + ']';
}

/// The description of a command and of its subcommands.
std::string section(command const& command, std::string const& parent) {
    auto const name = parent + ' ' + std::string(command.name);
    auto usage = name + " [OPTIONS]";
    for (auto const& argument : arguments_of(command)) usage += ' ' + usage_of(argument);
    if (!command.subcommands.empty()) usage += " COMMAND";
    auto all = ".SS " + roff(usage) + '\n' + filled(std::string(command.description) + '.');
    for (bool const is_argument : {true, false})
        for (auto const& each : command.options)
            if (each.is_argument() == is_argument) all += item(each, command);
    all += ".PP\nExamples:\n.PP\n" + examples_of(command) + paragraphs_of(command.notes);
    for (auto const* each : subcommands_of(command)) all += section(*each, name);
    return all;
}

/// The day of the page: today, or that of the sources in a reproducible build.
std::string date() {
    auto const* const epoch = std::getenv("SOURCE_DATE_EPOCH");
    std::time_t const seconds = epoch ? std::atoll(epoch) : std::time(nullptr);
    char text[] = "0000-00-00";
    std::strftime(text, sizeof text, "%Y-%m-%d", std::gmtime(&seconds));
    return text;
}

std::string manual(command const& program) {
    std::string const name(program.name), description(program.description);
    auto all =
        ".TH " + in_upper_case(name) + " 1 " + date() + " \"" + std::string(program.version) + "\" \"User Commands\"\n";
    all += ".SH NAME\n" + name + " \\- " + roff(description) + '\n';
    all += ".SH SYNOPSIS\n.B " + name + "\n.I COMMAND\n[\\fIOPTION\\fR]... [\\fIARGUMENT\\fR]...\n";
    all += ".SH DESCRIPTION\n" + filled(description + '.') + paragraphs_of(program.notes);
    for (auto const& option : named_options_of(program)) all += item(option, program);
    all += ".SH COMMANDS\n";
    for (auto const* each : subcommands_of(program)) all += section(*each, name);
    all += ".SH EXAMPLES\n" + examples_of(program);
    return all + ".SH EXIT CODES\n" + unfilled(exit_codes);
}

} // namespace

void add_manual(command& program) {
    program.subcommands.push_back({.name = "man",
                                   .description = "Print the manual page",
                                   .group = "Help",
                                   .examples = {"consturi man | man -l -"},
                                   .run = [&program] {
                                       print(manual(program));
                                       return valid;
                                   }});
}

} // namespace consturi::tool
