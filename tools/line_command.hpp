// Commands that write one output line per input line.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_LINE_COMMAND_HPP
#define CONSTURI_TOOLS_LINE_COMMAND_HPP

#include "commands.hpp"
#include "errors.hpp"
#include "json.hpp"
#include "output.hpp"

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/uri/parse.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace consturi::tool {

/// The message of an error that is none of a URI.
struct failure {
    std::string message;
};

/// The result for a line: the new line, its value in JSON, or an error.
using outcome = std::variant<std::string, json_value, parse_error, failure>;
using operation = std::function<outcome(std::string_view)>;

struct line_options {
    std::vector<std::string> files;
    bool json = false, line_buffered = false;
};

/// Adds FILE, the options and a note. `description` says what the files contain.
void add_line_options(command& command, line_options& options, std::string_view description);

/// Applies an operation to each line. For an invalid one, an empty line is printed, so that output lines have the
/// numbers of their input lines.
exit_code run(line_options const& options, operation const& operate);

/// Calls `show` with a text, or with each line of standard input if the text is `-`. Errors that it returns are
/// printed. Without `json`, an empty line is between the lines that it prints.
exit_code show_each(std::string const& text, bool json,
                    std::function<std::optional<parse_error>(std::string_view)> const& show);

// What a line is.
inline constexpr auto as_uri = [](std::string_view line) { return parse_uri(line); };
inline constexpr auto as_uri_reference = [](std::string_view line) { return parse_uri_reference(line); };

/// Parses each line, and applies `make` to valid ones.
operation on_each(auto parse, auto make) {
    return [=](std::string_view line) -> outcome {
        auto const parsed = parse(line);
        if (!parsed) return parsed.error();
        return make(*parsed);
    };
}

/// Calls `use` with what an argument is, or reports the error.
exit_code with_argument(char const* name, std::string const& text, auto parse, auto use) {
    auto const parsed = parse(std::string_view(text));
    if (parsed) return use(*parsed);
    print_error(std::string(name) + " is not a URI:");
    print_to_stderr(explanation(text, parsed.error()));
    return failed;
}

} // namespace consturi::tool

#endif
