// RFC 3986, 5.2.4. Remove Dot Segments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_DOT_SEGMENTS_HPP
#define CONSTURI_URI_DOT_SEGMENTS_HPP

#include <consturi/text/bytes.hpp>

#include <cstddef>
#include <cstring>
#include <string_view>

namespace consturi {

/// How many dots a segment is made of, if that makes it one of the two dot segments, else none. An encoded dot is a dot,
/// as unreserved characters are what they are encoded or not (RFC 3986, 2.3).
constexpr unsigned dots_of(std::string_view segment) noexcept {
    unsigned dots = 0;
    while (!segment.empty()) {
        bool const encoded = segment.starts_with("%2E") || segment.starts_with("%2e");
        if (dots == 2 || (!encoded && segment[0] != '.')) return 0;
        segment.remove_prefix(encoded ? 3 : 1);
        ++dots;
    }
    return dots;
}

/// The size of what of a path stands before its last segment.
constexpr std::size_t size_of_directory(std::string_view path) noexcept {
#if defined(__GLIBC__) && defined(_GNU_SOURCE) // several times as fast as std::string_view
    if (!__builtin_is_constant_evaluated()) {
        auto const slash = path.empty() ? nullptr : static_cast<char const*>(::memrchr(path.data(), '/', path.size()));
        return slash ? static_cast<std::size_t>(slash - path.data()) + 1 : 0;
    }
#endif
    return path.rfind('/') + 1;
}

/// Whether a path has dot segments.
constexpr bool has_dot_segments(std::string_view path) noexcept {
    constexpr char firsts[]{'.', '%'};
    for (char const first : firsts)
        for (auto at = find_byte(path, first); at != path.size(); at = find_byte(path, first, at + 1))
            if ((at == 0 || path[at - 1] == '/') && dots_of(path.substr(at, find_byte(path, '/', at) - at)) != 0) return true;
    return false;
}

/// A path as a reference gives it, and the directory of the base that it is relative to (RFC 3986, 5.2.3).
struct merged_path {
    std::string_view directory; // up to its last '/', which is its last byte; or empty
    std::string_view path;

    constexpr bool begins_with_slash() const noexcept { return (directory.empty() ? path : directory).starts_with('/'); }
};

/// The segments of a path from the last to the first, as the text between its slashes has them.
class segments_backwards {
public:
    constexpr explicit segments_backwards(merged_path merged) noexcept : left_(merged.path), directory_(merged.directory) {
        if (directory_.empty()) left_.remove_prefix(left_.starts_with('/'));
        else directory_.remove_prefix(directory_.starts_with('/'));
    }

    /// Whether there was one more, which is in `segment` then.
    constexpr bool next(std::string_view& segment) noexcept {
        if (is_read_) {
            if (directory_.empty()) return false;
            left_ = directory_.substr(0, directory_.size() - 1);
            directory_ = {};
        }
        auto const begin = size_of_directory(left_);
        segment = left_.substr(begin);
        is_read_ = begin == 0;
        if (!is_read_) left_ = left_.substr(0, begin - 1);
        return true;
    }

private:
    std::string_view left_, directory_;
    bool is_read_ = false;
};

/// The segments that remain of a path, from the last to the first: a ".." takes the one before it. Above the first
/// segment ".." has nothing to take, and goes with the rest, but for a path that is relative to another still.
class remaining_segments {
public:
    constexpr explicit remaining_segments(merged_path merged, bool is_relative = false) noexcept
        : segments_(merged), is_relative_(is_relative && !merged.begins_with_slash()) {}

    constexpr bool next(std::string_view& segment) noexcept {
        bool const is_last = !begun_;
        begun_ = true;
        while (segments_.next(segment)) {
            auto const dots = dots_of(segment);
            if (dots == 0 && taken_ == 0) return true;
            if (dots == 0) --taken_;
            if (dots == 2) ++taken_;
            if (is_last) { // what ends with a dot segment is a directory
                segment = {};
                return true;
            }
        }
        if (!is_relative_ || taken_ == 0) return false;
        --taken_;
        segment = "..";
        return true;
    }

private:
    segments_backwards segments_;
    bool is_relative_;
    bool begun_ = false;
    std::size_t taken_ = 0; // so many more names, by the ".." behind them
};

constexpr std::size_t count_of(remaining_segments segments) noexcept {
    std::size_t n = 0;
    for (std::string_view segment; segments.next(segment);) ++n;
    return n;
}

} // namespace consturi

#endif
