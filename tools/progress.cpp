// Shows how much of a long input was read.
//
// Distributed under the Boost Software License, Version 1.0.
#include "progress.hpp"
#include "output.hpp"

#include <algorithm>
#include <cstdio>

#include <sys/stat.h>
#include <unistd.h>

namespace consturi::tool {

namespace {

constexpr auto interval = std::chrono::milliseconds(250);

bool is_typed(std::vector<std::string> const& paths) {
    return isatty(STDIN_FILENO) != 0 && std::find(paths.begin(), paths.end(), "-") != paths.end();
}

/// The size of all files, or 0 if it is not known, as that of a pipe.
std::uint64_t size_of(std::vector<std::string> const& paths) {
    std::uint64_t all = 0;
    for (auto const& path : paths) {
        struct stat file{};
        auto const status = path == "-" ? fstat(STDIN_FILENO, &file) : stat(path.c_str(), &file);
        if (status == 0 && !S_ISREG(file.st_mode)) return 0;
        all += static_cast<std::uint64_t>(file.st_size); // 0 if there is no file
    }
    return all;
}

std::string megabytes(double bytes) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f MB", bytes / 1e6);
    return text;
}

} // namespace

progress::progress(std::vector<std::string> const& paths) : paths_(paths) {
    if (is_typed(paths)) next_ = clock::time_point::max();
}

progress::~progress() { show_status(""); }

void progress::count_bytes(std::size_t count) {
    bytes_ += count;
    auto const now = clock::now();
    if (now < next_) return;
    next_ = now + interval;
    show_status(line_at(now));
}

std::string progress::line_at(clock::time_point now) {
    if (!size_) size_ = size_of(paths_);
    auto const read = static_cast<double>(bytes_);
    auto const seconds = std::chrono::duration<double>(now - begin_).count();
    auto text = megabytes(read);
    if (*size_ != 0) text += " (" + std::to_string(100 * bytes_ / *size_) + " %)";
    return text + ", " + std::to_string(lines_) + " lines, " + megabytes(read / seconds) + "/s";
}

} // namespace consturi::tool
