// Output of the command-line tool: results on standard output, messages on standard error.
//
// Distributed under the Boost Software License, Version 1.0.
#include "output.hpp"

#include <consturi/coding/readable.hpp>
#include <consturi/text/excerpt.hpp>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstddef>
#include <cstdlib>
#include <cwchar>
#include <cwctype>
#include <iterator>
#include <string>
#include <utility>

#include <langinfo.h>
#include <sys/stat.h>
#include <unistd.h>

namespace consturi::tool {

namespace {

constexpr std::string_view erase_line = "\r\x1B[K"; // and moves the cursor to its beginning

/// Writes the whole text, by one call if the kernel takes it at once. Returns false on failure, with errno.
bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        auto const size = ::write(descriptor, text.data(), text.size());
        if (size >= 0) text.remove_prefix(static_cast<std::size_t>(size));
        else if (errno != EINTR) return false;
    }
    return true;
}

/// Records that were printed, but not written. They are also written if an exception ends the program.
struct record_buffer {
    std::string records;
    ~record_buffer() { write_all(STDOUT_FILENO, records); }
};
record_buffer buffer;

bool prints_to_terminal() {
    static bool const is_terminal = isatty(STDOUT_FILENO) != 0;
    return is_terminal;
}

/// The terminal interprets escape sequences.
bool has_escape_sequences(int descriptor) {
    auto const name = std::getenv("TERM");
    return isatty(descriptor) != 0 && name && *name != '\0' && name != std::string_view("dumb");
}

/// How many bytes of records are written at once. The kernel does not mix what several processes write to a pipe, if
/// each writes at most PIPE_BUF bytes at once. A terminal shows each record at once.
std::size_t size_of_writes() {
    struct stat file{};
    if (prints_to_terminal()) return 0;
    return fstat(STDOUT_FILENO, &file) == 0 && S_ISREG(file.st_mode) ? 1 << 16 : PIPE_BUF;
}

/// Another job of the shell uses the terminal.
bool is_in_background(int descriptor) {
    auto const foreground = tcgetpgrp(descriptor);
    return foreground >= 0 && foreground != getpgrp();
}

bool has_status = false;

void erase_status() {
    if (std::exchange(has_status, false)) write_all(STDERR_FILENO, erase_line);
}

bool write_to_stdout(std::string_view records) {
    if (prints_to_terminal()) erase_status();
    return write_all(STDOUT_FILENO, records);
}

void write_to_stderr(std::string_view message) {
    erase_status();
    write_all(STDERR_FILENO, message);
}

} // namespace

output_failed::output_failed() : system_error(errno, std::generic_category(), "standard output") {}

void print(std::string_view record) {
    static auto const limit = size_of_writes();
    if (buffer.records.size() + record.size() > limit) flush();
    if (record.size() <= limit) buffer.records.append(record);
    else if (!write_to_stdout(record)) throw output_failed();
}

void flush() {
    bool const are_written = write_to_stdout(buffer.records);
    buffer.records.clear();
    if (!are_written) throw output_failed();
}

static std::string colored(std::string_view text, std::string_view color) {
    static bool const has_colors = [] {
        auto const no_color = std::getenv("NO_COLOR"); // an empty value counts as not set (no-color.org)
        return has_escape_sequences(STDOUT_FILENO) && (!no_color || *no_color == '\0');
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

shown_character printable(std::string_view text) {
    static bool const is_utf8 = nl_langinfo(CODESET) == std::string_view("UTF-8");
    if (!is_utf8) return {0, 0};
    wchar_t c = 0;
    std::mbstate_t state{};
    auto const size = std::mbrtowc(&c, text.data(), text.size(), &state);
    bool const is_character = size <= text.size(); // otherwise, size is the value of an error
    if (!is_character || !std::iswgraph(static_cast<std::wint_t>(c)) || wcwidth(c) <= 0
        || is_invisible(static_cast<char32_t>(c)) || is_right_to_left(c))
        return {0, 0};
    return {size, static_cast<std::size_t>(wcwidth(c))};
}

std::string escaped(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        auto const size = printable(text).size;
        if (size != 0) all.append(text.substr(0, size));
        else append_escaped(all, text[0]);
        text.remove_prefix(size != 0 ? size : 1);
    }
    return all;
}

void print_error(std::string_view message) {
    write_to_stderr(std::string("consturi: ").append(escaped(message)).append("\n"));
}

void print_to_stderr(std::string_view line) {
    flush();
    write_to_stderr(std::string(line).append("\n"));
}

void show_status(std::string_view line) {
    static bool const is_shown = has_escape_sequences(STDERR_FILENO);
    if (!is_shown || is_in_background(STDERR_FILENO)) return;
    erase_status();
    has_status = !line.empty();
    write_all(STDERR_FILENO, line);
}

} // namespace consturi::tool
