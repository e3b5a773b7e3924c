// Removing dot segments (RFC 3986 5.2.4), from the last segment to the first.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_DOT_SEGMENTS_HPP
#define CONSTURI_URI_DOT_SEGMENTS_HPP

#include <consturi/text/bytes.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// 1 for the segment `.`, 2 for `..`, otherwise 0. `%2E` is a dot, too: unreserved characters are equivalent to their
/// encoded form (RFC 3986 2.3).
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

/// The size of `path` without its last segment.
constexpr std::size_t directory_size(std::string_view path) noexcept { return find_after_last(path, '/'); }

constexpr bool has_dot_segments(std::string_view path) noexcept {
    constexpr char firsts[]{'.', '%'};
    for (char const first : firsts)
        for (auto at = find_byte(path, first); at != path.size(); at = find_byte(path, first, at + 1))
            if ((at == 0 || path[at - 1] == '/') && dots_of(path.substr(at, find_byte(path, '/', at) - at)) != 0)
                return true;
    return false;
}

/// The path of a reference, and the directory of the base that precedes it (RFC 3986 5.2.3).
struct merged_path {
    std::string_view directory; // empty, or ends with its last '/'
    std::string_view path;

    constexpr bool begins_with_slash() const noexcept {
        return (directory.empty() ? path : directory).starts_with('/');
    }
};

/// The segments of a path from the last to the first.
class reverse_segments {
public:
    constexpr explicit reverse_segments(merged_path merged) noexcept
        : left_(merged.path), directory_(merged.directory) {
        if (directory_.empty()) left_.remove_prefix(left_.starts_with('/'));
        else directory_.remove_prefix(directory_.starts_with('/'));
    }

    /// Whether there is another segment; if so, assigns it to `segment`.
    constexpr bool next(std::string_view& segment) noexcept {
        if (is_read_) {
            if (directory_.empty()) return false;
            left_ = directory_.substr(0, directory_.size() - 1);
            directory_ = {};
        }
        auto const begin = directory_size(left_);
        segment = left_.substr(begin);
        is_read_ = begin == 0;
        if (!is_read_) left_ = left_.substr(0, begin - 1);
        return true;
    }

private:
    std::string_view left_, directory_;
    bool is_read_ = false;
};

/// The segments that remain when dot segments are removed, from the last to the first. A `..` above the first segment
/// is removed, too, but in a path that is relative to an unknown base it is kept.
class remaining_segments {
public:
    constexpr explicit remaining_segments(merged_path merged, bool is_relative = false) noexcept
        : segments_(merged), is_relative_(is_relative && !merged.begins_with_slash()) {}

    constexpr bool next(std::string_view& segment) noexcept {
        bool const is_last = !begun_;
        begun_ = true;
        while (segments_.next(segment)) {
            auto const dots = dots_of(segment);
            if (dots == 0 && ups_ == 0) return true;
            if (dots == 0) --ups_;
            if (dots == 2) ++ups_;
            if (is_last) { // a path that ends with a dot segment is a directory
                segment = {};
                return true;
            }
        }
        if (!is_relative_ || ups_ == 0) return false;
        --ups_;
        segment = "..";
        return true;
    }

private:
    reverse_segments segments_;
    bool is_relative_;
    bool begun_ = false;
    std::size_t ups_ = 0; // the number of segments that are removed by a ".." after them
};

constexpr std::size_t count_of(remaining_segments segments) noexcept {
    std::size_t n = 0;
    for (std::string_view segment; segments.next(segment);) ++n;
    return n;
}

} // namespace consturi::detail

#endif
