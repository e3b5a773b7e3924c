// Reads files line by line.
//
// Distributed under the Boost Software License, Version 1.0.
#include "lines.hpp"
#include "output.hpp"
#include "progress.hpp"

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <new>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

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
    lines(std::string const& path, progress& shown);
    lines(lines const&) = delete;
    lines& operator=(lines const&) = delete;
    ~lines();

    /// The name of the file in messages.
    std::string const& file() const noexcept { return name_; }
    /// Returns the next line with its newline, which may be missing in the last line, or nothing at the end of the
    /// file. The line is valid until the next call. Throws `input_failed`.
    std::optional<std::string_view> next();

private:
    /// Reads more bytes; returns false at the end of the file. Throws `input_failed`, also if memory is exhausted.
    bool read_more();

    std::string name_;
    progress& progress_;
    int descriptor_;
    std::string buffer_;
    std::size_t begin_ = 0, end_ = 0; // of the bytes in the buffer that were read, but not returned
    bool is_at_end_ = false;
};

input_failed::input_failed(std::string const& file) : system_error(errno, std::generic_category(), file) {}

lines::lines(std::string const& path, progress& shown)
    : name_(path == "-" ? "<stdin>" : path), progress_(shown),
      descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (descriptor_ < 0) throw input_failed(name_);
}

lines::~lines() {
    if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

std::optional<std::string_view> lines::next() {
    std::size_t size = 0, searched = 0;
    do {
        auto const left = std::string_view(buffer_).substr(begin_, end_ - begin_);
        size = left.find('\n', searched) + 1; // 0 if there is none
        searched = left.size();
    } while (size == 0 && read_more());
    if (size == 0) size = searched; // the last line
    begin_ += size;
    return size == 0 ? std::nullopt : std::optional(std::string_view(buffer_).substr(begin_ - size, size));
}

bool lines::read_more() try {
    if (is_at_end_) return false;
    std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
    end_ -= std::exchange(begin_, 0);
    if (end_ == buffer_.size()) buffer_.resize(buffer_.empty() ? 1 << 16 : 2 * buffer_.size());
    ::ssize_t size = 0;
    do size = ::read(descriptor_, buffer_.data() + end_, buffer_.size() - end_);
    while (size < 0 && errno == EINTR);
    if (size < 0) throw input_failed(name_);
    end_ += static_cast<std::size_t>(size);
    progress_.count_bytes(static_cast<std::size_t>(size));
    is_at_end_ = size == 0;
    return !is_at_end_;
} catch (std::bad_alloc const&) {
    errno = ENOMEM;
    throw input_failed(name_);
}

} // namespace

std::string to_string(location const& at) { return escaped(at.file) + ':' + std::to_string(at.line) + ':'; }

std::string with_column(location const& at) { return to_string(at) + std::to_string(at.column) + ": "; }

bool is_comment(std::string_view line) {
    auto const begin = line.find_first_not_of(" \t");
    return begin == line.npos || line[begin] == '#';
}

static void note(location const& at, std::string_view message) {
    print_to_stderr(to_string(at).append(" note: ").append(message));
}

static void for_each_line(std::string const& path, progress& shown, line_function const& use) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    bool carriage_returns = false;
    lines file(path, shown);
    location at{file.file(), 0};
    while (auto const line = file.next()) {
        ++at.line;
        shown.count_line();
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

/// Calls `read(path, shown)` with each file. Returns false if one could not be read to its end.
static bool read_each(std::vector<std::string> const& paths, auto const& read) {
    bool all_read = true;
    progress shown(paths);
    for (auto const& path : paths) {
        try {
            read(path, shown);
        } catch (input_failed const& error) { // the other files are still read
            flush();
            print_error(error.what());
            all_read = false;
        }
    }
    return all_read;
}

bool for_each_line(std::vector<std::string> const& paths, line_function const& use) {
    return read_each(paths, [&](std::string const& path, progress& shown) { for_each_line(path, shown, use); });
}

bool for_each_line_as_is(std::vector<std::string> const& paths, std::function<void(std::string_view)> const& use) {
    return read_each(paths, [&](std::string const& path, progress& shown) {
        lines file(path, shown);
        while (auto const line = file.next()) {
            shown.count_line();
            use(*line);
        }
    });
}

} // namespace consturi::tool
