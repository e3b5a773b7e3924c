// Error messages for invalid lines: in the format of compilers, and as JSON.
//
// Distributed under the Boost Software License, Version 1.0.
#include "errors.hpp"
#include "output.hpp"

#include <consturi/text/excerpt.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace consturi::tool {

static std::string excerpt(std::string_view text, parse_error const& error, secrets in_text = secrets::hidden) {
    std::string all;
    if (in_text == secrets::hidden) {
        auto const part = redacted_at(text, error.position());
        append_excerpt(all, part.text, part.position, printable);
        return all;
    }
    append_excerpt(all, text, error.position(), printable);
    return all;
}

std::string_view with_userinfo(std::string_view text, std::size_t offset, std::string_view uri) {
    constexpr std::size_t searched = 1024;
    auto line = text.substr(offset, uri.size() + searched);
    line = line.substr(0, line.find_first_of("\r\n", uri.size()));
    auto const at_sign = line.substr(uri.size()).rfind('@');
    return at_sign == line.npos ? uri : line.substr(0, uri.size() + at_sign + 1);
}

std::string explanation(std::string_view text, parse_error const& error) {
    return excerpt(text, error) + "^ " + error.description();
}

std::string diagnostic(location const& at, std::string_view text, parse_error const& error, bool in_color,
                       secrets in_text) {
    auto const where = to_string(at) + std::to_string(at.column + error.position()) + ": ";
    if (!in_color) return where + "error: " + error.description() + '\n' + excerpt(text, error, in_text) + '^';
    return bold(where) + red("error: ") + bold(error.description()) + '\n' + excerpt(text, error, in_text) + green("^");
}

std::string diagnostic(location const& at, std::string_view message, bool in_color) {
    if (!in_color) return with_column(at) + "error: " + escaped(message);
    return bold(with_column(at)) + red("error: ") + bold(escaped(message));
}

json_value json_of(location const& at) {
    json_value object;
    add_text(object, "file", at.file);
    object.add("line", at.line);
    return object;
}

json_value json_of(location const& at, std::string_view text, parse_error const& error, secrets in_text) {
    auto object = json_of(at);
    object.add("position", error.position());
    object.add("rule", error.rule());
    object.add("rule_position", error.rule_position());
    object.add("code", to_string(error.code()));
    object.add("message", error.message());
    object.add("expected", error.expected_syntax());
    add_text(object, "text", in_text == secrets::hidden ? redacted_at(text, 0).text : std::string(text));
    return object;
}

} // namespace consturi::tool
