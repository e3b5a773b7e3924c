// Words for messages: what could be at a place, as a list in plain language, such as `DIGIT, "/" or the end`; and which
// word is likely to be meant by another one.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_ALTERNATIVES_HPP
#define CONSTURI_TEXT_ALTERNATIVES_HPP

#include <consturi/text/ascii.hpp>
#include <consturi/text/byte_set.hpp>
#include <consturi/text/excerpt.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace consturi {

/// Whether one letter is missing, added or wrong, or two letters are swapped: whether a message about an unknown name
/// should ask "did you mean". Takes linear time.
///
///     static_assert(is_similar("has_hots", "has_host") && !is_similar("has_path", "has_host"));
[[nodiscard]] constexpr bool is_similar(std::string_view a, std::string_view b) noexcept {
    while (!a.empty() && !b.empty() && a.front() == b.front()) {
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
    if (a.size() == 2 && b.size() == 2) return a[0] == b[1] && a[1] == b[0];
    return a.size() <= 1 && b.size() <= 1;
}

namespace detail {

/// Builds a list. Elements are appended in order; `str` is called once, at the end.
class alternatives {
public:
    void append(std::string_view element) {
        if (!all_.empty()) all_ += ", ";
        last_ = all_.size();
        all_ += element;
    }
    /// Appends quoted bytes and ranges of bytes. Digits, upper-case and lower-case letters are ranges of their own,
    /// unless a range has all of them.
    void append(byte_set const& bytes) {
        for (unsigned first = 0; first != 256; ++first) {
            unsigned adjacent = first;
            while (adjacent != 256 && bytes.contains(static_cast<byte>(adjacent))) ++adjacent;
            bool const has_all_kinds = first < '0' && adjacent > 'z';
            unsigned end = first;
            while (end != adjacent && (has_all_kinds || kind_of(end) == kind_of(first))) ++end;
            if (end - first > 2) {
                append(quoted(first) + " to " + quoted(end - 1));
                first = end - 1;
            } else if (end != first) {
                append(quoted(first));
            }
        }
    }
    std::string str() {
        if (last_ != 0) all_.replace(last_ - 2, 2, " or ");
        return std::move(all_);
    }

private:
    static constexpr int kind_of(unsigned value) noexcept {
        char const c = static_cast<char>(value);
        return is_digit(c) ? 1 : is_upper(c) ? 2 : case_bit(c) != 0 ? 3 : 0;
    }
    static std::string quoted(unsigned c) {
        std::string text(1, '"');
        append_escaped(text, static_cast<char>(c));
        return text += '"';
    }

    std::string all_;
    std::size_t last_ = 0; // where the last element begins
};

} // namespace detail
} // namespace consturi

#endif
