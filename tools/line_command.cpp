// Commands that write one output line per input line.
//
// Distributed under the Boost Software License, Version 1.0.
#include "line_command.hpp"
#include "lines.hpp"

namespace consturi::tool {

static json_value json_of(location const& at, std::string_view line, outcome const& output) {
    if (auto const error = std::get_if<parse_error>(&output)) return tool::json_of(at, line, *error, secrets::shown);
    auto object = tool::json_of(at);
    if (auto const error = std::get_if<failure>(&output)) object.add("message", error->message);
    add_text(object, "text", line);
    if (auto const text = std::get_if<std::string>(&output)) add_text(object, "result", *text);
    if (auto const value = std::get_if<json_value>(&output)) object.add("result", *value);
    return object;
}

static void print_line(location const& at, std::string_view line, outcome const& output) {
    if (auto const text = std::get_if<std::string>(&output)) return print(*text + '\n');
    print("\n");
    auto const error = std::get_if<parse_error>(&output);
    print_to_stderr(error ? diagnostic(at, line, *error, false)
                          : to_string(at) + " error: " + escaped(std::get<failure>(output).message));
}

static bool is_error(outcome const& output) {
    return std::holds_alternative<parse_error>(output) || std::holds_alternative<failure>(output);
}

exit_code run(line_options const& options, operation const& operate) {
    bool all_valid = true;
    bool const all_read = for_each_line(options.files, [&](location const& at, std::string_view line) {
        auto output = operate(line);
        auto const text = std::get_if<std::string>(&output);
        bool const is_one_line = !text || (text->find('\n') == text->npos && !text->ends_with('\r'));
        if (!is_one_line && !options.json) output = failure{"the result contains a line break; use --json"};
        all_valid = all_valid && !is_error(output);
        if (options.json) print(to_line(json_of(at, line, output)));
        else print_line(at, line, output);
        if (options.line_buffered) flush();
    });
    if (!all_read) return failed;
    return all_valid ? valid : invalid;
}

exit_code show_each(std::string const& text, bool json,
                    std::function<std::optional<parse_error>(std::string_view)> const& show) {
    if (text != "-") {
        auto const error = show(text);
        if (error) print_to_stderr(explanation(text, *error));
        return error ? invalid : valid;
    }
    bool all_valid = true;
    bool const all_read = for_each_line({text}, [&](location const& at, std::string_view line) {
        if (at.line != 1 && !json) print("\n");
        if (auto const error = show(line)) {
            print_to_stderr(diagnostic(at, line, *error, false));
            all_valid = false;
        }
    });
    if (!all_read) return failed;
    return all_valid ? valid : invalid;
}

void add_line_options(command& command, line_options& options, std::string_view description) {
    options.files = {"-"};
    for (auto const& each :
         {option{.names = "FILE",
                 .description = std::string(description) + ". Standard input is read for - and if no file is given",
                 .sets = &options.files},
          option{.names = "--json", .description = "Print a JSON object for each line", .sets = &options.json},
          option{.names = "--line-buffered",
                 .description = "Flush the output after each line, for interactive use",
                 .sets = &options.line_buffered}})
        command.options.push_back(each);
    command.notes = "For an invalid line, an empty line is printed, and an error message on standard error.";
}

} // namespace consturi::tool
