// Error messages for invalid lines: in the format of compilers, and as JSON.
//
// Distributed under the Boost Software License, Version 1.0.
#include "errors.hpp"
#include "output.hpp"

#include <algorithm>
#include <cstddef>
#include <cwchar>
#include <cwctype>
#include <iterator>

#include <langinfo.h>

namespace consturi::tool {

/// Scripts that are written from right to left. A terminal may reorder a line that contains them, so that the caret is
/// below another character.
static bool is_right_to_left(wchar_t c) {
    static constexpr wchar_t ranges[][2] = {
        {0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFF}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [c](auto const& range) { return range[0] <= c && c <= range[1]; });
}

/// The size of the UTF-8 character at the beginning of `text` if the terminal shows it in a column of its own, or 0. A
/// character without width, such as a combining accent or a bidirectional control, is not visible as such.
static std::size_t printable(std::string_view text) {
    static bool const is_utf8 = nl_langinfo(CODESET) == std::string_view("UTF-8");
    if (!is_utf8) return 0;
    wchar_t c = 0;
    std::mbstate_t state{};
    auto const size = std::mbrtowc(&c, text.data(), text.size(), &state);
    bool const is_character = size <= text.size(); // otherwise, size is the value of an error
    return is_character && std::iswgraph(static_cast<std::wint_t>(c)) && wcwidth(c) > 0 && !is_right_to_left(c) ? size
                                                                                                                : 0;
}

static std::string excerpt(std::string_view text, parse_error const& error) {
    std::string all;
    consturi::detail::append_excerpt(all, text, error.position(), printable);
    return all;
}

std::string explanation(std::string_view text, parse_error const& error) {
    return excerpt(text, error) + "^ " + error.description();
}

std::string diagnostic(location const& at, std::string_view text, parse_error const& error, bool in_color) {
    auto const where = to_string(at) + std::to_string(error.position() + 1) + ": ";
    if (!in_color) return where + "error: " + error.description() + '\n' + excerpt(text, error) + '^';
    return bold(where) + red("error: ") + bold(error.description()) + '\n' + excerpt(text, error) + green("^");
}

json_object json_of(location const& at) {
    json_object object;
    add_text(object, "file", at.file);
    object["line"] = at.line;
    return object;
}

json_object json_of(location const& at, std::string_view text, parse_error const& error) {
    auto object = json_of(at);
    object["position"] = error.position();
    object["rule"] = error.rule();
    object["rule_position"] = error.rule_position();
    object["message"] = error.message();
    object["expected"] = error.expected_syntax();
    add_text(object, "text", text);
    return object;
}

} // namespace consturi::tool
