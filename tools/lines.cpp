// Reads files line by line.
//
// Distributed under the Boost Software License, Version 1.0.
#include "lines.hpp"
#include "output.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <stdio.h> // getline is POSIX, not C++
#include <system_error>
#include <utility>

namespace consturi::tool {

namespace {

/// A file cannot be opened, or cannot be read to its end.
struct input_failed : std::system_error {
    explicit input_failed(std::string const& file);
};

/// Reads the lines of a file; `-` is standard input. Memory use is bounded by the longest line.
class lines {
public:
    /// Throws `input_failed`.
    explicit lines(std::string const& path);

    /// The name of the file in messages.
    std::string const& file() const noexcept { return name_; }
    /// Returns the next line with its newline, which may be missing in the last line, or nothing at the end of the
    /// file. The line is valid until the next call. Throws `input_failed`.
    std::optional<std::string_view> next();

private:
    struct closing {
        void operator()(std::FILE* file) const noexcept;
    };
    struct buffer {
        char* bytes = nullptr;
        std::size_t size = 0;

        buffer() = default;
        buffer(buffer const&) = delete;
        buffer& operator=(buffer const&) = delete;
        ~buffer();
    };

    std::string name_;
    std::unique_ptr<std::FILE, closing> file_;
    buffer line_;
};

input_failed::input_failed(std::string const& file) : system_error(errno, std::generic_category(), file) {}

lines::lines(std::string const& path)
    : name_(path == "-" ? "<stdin>" : path), file_(path == "-" ? stdin : std::fopen(path.c_str(), "rb")) {
    if (!file_) throw input_failed(name_);
}

std::optional<std::string_view> lines::next() {
    auto const size = ::getline(&line_.bytes, &line_.size, file_.get());
    if (size >= 0) return std::string_view(line_.bytes, static_cast<std::size_t>(size));
    if (!std::feof(file_.get())) throw input_failed(name_); // also if memory is exhausted
    return std::nullopt;
}

void lines::closing::operator()(std::FILE* file) const noexcept {
    if (file != stdin) std::fclose(file);
}

lines::buffer::~buffer() { std::free(bytes); }

} // namespace

std::string to_string(location const& at) { return escaped(at.file) + ':' + std::to_string(at.line) + ':'; }

static void note(location const& at, std::string_view message) {
    print_to_stderr(to_string(at).append(" note: ").append(message));
}

static void for_each_line(std::string const& path, line_function const& use) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    bool carriage_returns = false;
    lines file(path);
    location at{file.file(), 0};
    while (auto const line = file.next()) {
        ++at.line;
        auto text = *line;
        if (at.line == 1 && text.starts_with(byte_order_mark)) {
            text.remove_prefix(byte_order_mark.size());
            note(at, "ignoring the byte order mark");
            if (text.empty()) break;
        }
        if (!text.ends_with('\n')) {
            note(at, "no newline at end of file");
        } else {
            text.remove_suffix(1);
            if (text.ends_with('\r')) {
                text.remove_suffix(1);
                if (!std::exchange(carriage_returns, true))
                    note(at, "line ends in CR LF; ignoring the CR of each line");
            }
        }
        use(at, text);
    }
}

bool for_each_line(std::vector<std::string> const& paths, line_function const& use) {
    bool all_read = true;
    for (auto const& path : paths) {
        try {
            for_each_line(path, use);
        } catch (input_failed const& error) { // the other files are still read
            flush();
            print_error(error.what());
            all_read = false;
        }
    }
    return all_read;
}

} // namespace consturi::tool
