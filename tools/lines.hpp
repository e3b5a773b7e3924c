// The lines of a file.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_LINES_HPP
#define CONSTURI_TOOLS_LINES_HPP

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace consturi::tool {

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

/// Where a line is, the first being line 1.
struct place {
    std::string const& file;
    std::uint64_t line;
};

/// As `file:line:`.
std::string to_string(place const& at);

/// Calls `use` with each line of a file, less what a file has besides them: a byte order mark, and line breaks of either
/// kind. What is left out, or is not there, is noted on standard error. Throws `input_failed`.
void for_each_line(std::string const& path, std::function<void(place const&, std::string_view)> const& use);

/// The same for some files. Whether all could be read to their end; if not, standard error has been told.
bool for_each_line(std::vector<std::string> const& paths, std::function<void(place const&, std::string_view)> const& use);

} // namespace consturi::tool

#endif
