// The lines of files.
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

/// A file that cannot be opened, or not be read to its end.
struct input_failed : std::system_error {
    explicit input_failed(std::string const& file);
};

/// The lines of a file, one after the other; `-` is standard input. Keeps no more than the longest of them.
class lines {
public:
    /// Throws `input_failed`.
    explicit lines(std::string const& path);

    /// What messages call the file.
    std::string const& file() const noexcept { return name_; }
    /// The next line with the newline that ends it, which the last may lack; none at the end of the file. It is good
    /// until the next call. Throws `input_failed`.
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
    if (!std::feof(file_.get())) throw input_failed(name_); // be it for want of memory
    return std::nullopt;
}

void lines::closing::operator()(std::FILE* file) const noexcept {
    if (file != stdin) std::fclose(file);
}

lines::buffer::~buffer() { std::free(bytes); }

} // namespace

std::string to_string(place const& at) { return at.file + ':' + std::to_string(at.line) + ':'; }

static void note(place const& at, std::string_view what) { remark(to_string(at).append(" note: ").append(what)); }

static void for_each_line(std::string const& path, std::function<void(place const&, std::string_view)> const& use) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    bool carriage_returns = false;
    lines file(path);
    place at{file.file(), 0};
    while (auto const line = file.next()) {
        ++at.line;
        auto text = *line;
        if (at.line == 1 && text.starts_with(byte_order_mark)) {
            text.remove_prefix(byte_order_mark.size());
            note(at, "the file begins with a byte order mark, which is left out");
            if (text.empty()) break;
        }
        if (!text.ends_with('\n')) {
            note(at, "the last line has no newline at its end");
        } else {
            text.remove_suffix(1);
            if (text.ends_with('\r')) {
                text.remove_suffix(1);
                if (!std::exchange(carriage_returns, true)) note(at, "lines end in CR LF; the CR is left out");
            }
        }
        use(at, text);
    }
}

bool for_each_line(std::vector<std::string> const& paths, std::function<void(place const&, std::string_view)> const& use) {
    bool all_read = true;
    for (auto const& path : paths) {
        try {
            for_each_line(path, use);
        } catch (input_failed const& error) { // the other files may do
            flush();
            say(error.what());
            all_read = false;
        }
    }
    return all_read;
}

} // namespace consturi::tool
