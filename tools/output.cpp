// Output of the command-line tool: results on standard output, messages on standard error.
//
// Distributed under the Boost Software License, Version 1.0.
#include "output.hpp"

#include <consturi/coding/readable.hpp>
#include <consturi/text/excerpt.hpp>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <cwctype>
#include <iterator>
#include <string>

#include <langinfo.h>
#include <unistd.h>

namespace consturi::tool {

output_failed::output_failed() : system_error(errno, std::generic_category(), "standard output") {}

void print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) throw output_failed();
}

static std::string colored(std::string_view text, std::string_view color) {
    static bool const has_colors = [] {
        auto const no_color = std::getenv("NO_COLOR"); // an empty value counts as not set (no-color.org)
        auto const terminal = std::getenv("TERM");
        return isatty(STDOUT_FILENO) != 0 && (!no_color || *no_color == '\0') && terminal
               && terminal != std::string_view("dumb");
    }();
    if (!has_colors) return std::string(text);
    return std::string("\x1B[").append(color).append("m").append(text).append("\x1B[0m");
}

std::string bold(std::string_view text) { return colored(text, "1"); }
std::string red(std::string_view text) { return colored(text, "1;31"); }
std::string green(std::string_view text) { return colored(text, "1;32"); }

/// Scripts that are written from right to left. A terminal may reorder a line that contains them, so that the caret is
/// below another character.
static bool is_right_to_left(wchar_t c) {
    static constexpr wchar_t ranges[][2] = {
        {0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFF}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [c](auto const& range) { return range[0] <= c && c <= range[1]; });
}

std::size_t printable(std::string_view text) {
    static bool const is_utf8 = nl_langinfo(CODESET) == std::string_view("UTF-8");
    if (!is_utf8) return 0;
    wchar_t c = 0;
    std::mbstate_t state{};
    auto const size = std::mbrtowc(&c, text.data(), text.size(), &state);
    bool const is_character = size <= text.size(); // otherwise, size is the value of an error
    return is_character && std::iswgraph(static_cast<std::wint_t>(c)) && wcwidth(c) > 0
                   && !consturi::detail::is_invisible(static_cast<char32_t>(c)) && !is_right_to_left(c)
               ? size
               : 0;
}

std::string escaped(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        auto const size = printable(text);
        if (size != 0) all.append(text.substr(0, size));
        else consturi::detail::append_escaped(all, text[0]);
        text.remove_prefix(size != 0 ? size : 1);
    }
    return all;
}

void flush() {
    if (std::fflush(stdout) != 0) throw output_failed();
}

void print_error(std::string_view message) {
    std::fputs(std::string("consturi: ").append(escaped(message)).append("\n").c_str(), stderr);
}

void print_to_stderr(std::string_view line) {
    flush();
    std::fputs(std::string(line).append("\n").c_str(), stderr);
}

} // namespace consturi::tool
