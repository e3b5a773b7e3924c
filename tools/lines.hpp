// The lines of a file.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_LINES_HPP
#define CONSTURI_TOOLS_LINES_HPP

#include <cstddef>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

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

} // namespace consturi::tool

#endif
