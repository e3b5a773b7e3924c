// Shows how much of a long input was read.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_PROGRESS_HPP
#define CONSTURI_TOOLS_PROGRESS_HPP

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace consturi::tool {

/// A line on the terminal of standard error, from a second after the beginning until the end, unless standard input is
/// typed.
class progress {
public:
    /// Of reading these files, where `-` is standard input.
    explicit progress(std::vector<std::string> const& paths);
    progress(progress const&) = delete;
    progress& operator=(progress const&) = delete;
    ~progress();

    void count_line() noexcept { ++lines_; }
    /// Counts bytes that were read, and draws the line again a few times a second.
    void count_bytes(std::size_t count);

private:
    using clock = std::chrono::steady_clock;

    std::string line_at(clock::time_point now);

    std::vector<std::string> const& paths_;
    std::optional<std::uint64_t> size_; // of the files
    std::uint64_t bytes_ = 0, lines_ = 0;
    clock::time_point begin_ = clock::now(), next_ = begin_ + std::chrono::seconds(1);
};

} // namespace consturi::tool

#endif
