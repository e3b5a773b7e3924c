// consturi man: prints the manual page, in the macros of man(7).
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "describe.hpp"
#include "output.hpp"

#include <CLI/Formatter.hpp>

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
std::string filled(std::string const& text) {
    std::istringstream words(text);
    std::string all, line;
    for (std::string word; words >> word;) {
        auto const next = roff(word);
        if (line.size() + 1 + next.size() > 78) all += text_line(std::exchange(line, ""));
        line += (line.empty() ? "" : " ") + next;
    }
    return all + text_line(line);
}

std::string unfilled(std::string const& lines) {
    std::istringstream in(lines);
    std::string all = ".EX\n";
    for (std::string line; std::getline(in, line);) all += text_line(roff(line));
    return all + ".EE\n";
}

/// The paragraphs of the end of a help text. Lines below a heading, such as "Examples:", are indented.
struct paragraph {
    std::string heading, text;

    bool operator==(paragraph const&) const = default;
};

std::vector<paragraph> paragraphs_of(std::string text) {
    std::vector<paragraph> all;
    for (text += "\n\n"; !text.empty();) {
        auto const size = text.find("\n\n");
        auto const part = text.substr(0, size), first = part.substr(0, part.find(":\n  "));
        if (first.size() != part.size()) all.push_back({first, part.substr(first.size() + 2)});
        else if (!part.empty()) all.push_back({"", part});
        text.erase(0, size + 2);
    }
    return all;
}

std::string in_upper_case(std::string text) {
    for (auto& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

std::string joined(std::vector<std::string> const& all, std::string_view separator) {
    std::string text;
    for (auto const& each : all) text.append(text.empty() ? "" : separator).append(each);
    return text;
}

std::string names(std::set<CLI::Option*> const& options) {
    std::set<std::string> sorted;
    for (auto const* option : options) sorted.insert(option->get_name());
    return joined({sorted.begin(), sorted.end()}, ", ");
}

std::string value_of(CLI::Option const& option) {
    auto const values = known_values(option);
    return values.empty() || option.get_positional() ? value_name(option) : joined(values, "|");
}

std::string description(CLI::Option const& option) {
    auto text = option.get_description();
    if (text.empty() || !text.ends_with('.')) text += '.';
    if (auto const values = known_values(option); option.get_positional() && !values.empty())
        text += " One of " + joined(values, ", ") + '.';
    if (!option.get_needs().empty()) text += " Needs " + names(option.get_needs()) + '.';
    if (!option.get_excludes().empty()) text += " Not with " + names(option.get_excludes()) + '.';
    return filled(text);
}

std::string item(CLI::Option const& option) {
    std::string tag;
    for (auto const& name : names_of(option)) tag.append(tag.empty() ? "" : ", ").append("\\fB" + roff(name) + "\\fR");
    if (takes_value(option)) tag.append(tag.empty() ? "" : " ").append("\\fI" + roff(value_of(option)) + "\\fR");
    return ".TP\n" + tag + '\n' + description(option);
}

/// The description of a command and of its subcommands.
std::string section(CLI::App const& command, std::string const& parent, std::vector<paragraph> const& of_program) {
    auto const name = parent + ' ' + command.get_name();
    auto const arguments = arguments_of(command), options = options_of(command);
    auto usage = name;
    if (!options.empty()) usage += " [OPTIONS]";
    for (auto const* argument : arguments) usage += ' ' + CLI::Formatter().make_option_usage(argument);
    if (!subcommands_of(command).empty()) usage += " COMMAND";
    auto all = ".SS " + roff(usage) + '\n' + filled(command.get_description() + '.');
    for (auto const& group : {arguments, options})
        for (auto const* option : group)
            if (option != command.get_help_ptr()) all += item(*option);
    for (auto const& each : paragraphs_of(command.get_footer())) {
        if (std::find(of_program.begin(), of_program.end(), each) != of_program.end()) continue;
        if (each.heading.empty()) all += ".PP\n" + filled(each.text);
        else all += ".PP\n" + filled(each.heading + ':') + ".PP\n" + unfilled(each.text);
    }
    for (auto const* each : subcommands_of(command)) all += section(*each, name, of_program);
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

std::string manual(CLI::App const& program) {
    auto const name = program.get_name();
    auto const footer = paragraphs_of(program.get_footer());
    auto all = ".TH " + in_upper_case(name) + " 1 " + date() + " \"" + program.version() + "\" \"User Commands\"\n";
    all += ".SH NAME\n" + name + " \\- " + roff(program.get_description()) + '\n';
    all += ".SH SYNOPSIS\n.B " + name + "\n.I COMMAND\n[\\fIOPTION\\fR]... [\\fIARGUMENT\\fR]...\n";
    all += ".SH DESCRIPTION\n" + filled(program.get_description() + '.');
    for (auto const& each : footer)
        if (each.heading.empty()) all += ".PP\n" + filled(each.text);
    for (auto const* option : options_of(program)) all += item(*option);
    all += ".SH COMMANDS\n";
    for (auto const* each : subcommands_of(program)) all += section(*each, name, footer);
    for (auto const& each : footer)
        if (!each.heading.empty()) all += ".SH " + in_upper_case(each.heading) + '\n' + unfilled(each.text);
    return all;
}

} // namespace

void add_manual(CLI::App& program, exit_code& code) {
    auto const command = program.add_subcommand("man", "Print the manual page")->group("Help");
    add_examples(*command, {"consturi man | man -l -"});
    command->callback([&program, &code] {
        print(manual(program));
        code = valid;
    });
}

} // namespace consturi::tool
