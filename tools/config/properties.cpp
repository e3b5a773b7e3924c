// Reads the files of java.util.Properties.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "text.hpp"

#include <consturi/text/ascii.hpp>
#include <consturi/text/utf8.hpp>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>

namespace consturi::tool::config {

namespace {

using ascii::has_byte;

constexpr std::string_view white_space = " \t\f", line_ends = "\r\n";

/// A key and a value, which can be on several lines: a backslash before the end of a line continues it.
class logical_line {
public:
    logical_line(std::string_view text, std::size_t begin, place_finder& place_of)
        : text_(text), next_(begin), place_of_(place_of) {}

    /// Whether a character is left, not counting escapes of line ends.
    bool has_next() {
        while (next_ != text_.size() && text_[next_] == '\\') {
            auto after = next_ + 1;
            if (after == text_.size()) return next_ = after, false; // ignored at the end of the file
            if (!has_byte(line_ends, text_[after])) return true;
            after += text_.substr(after).starts_with("\r\n") ? 2 : 1;
            next_ = std::min(text_.find_first_not_of(white_space, after), text_.size());
        }
        return next_ != text_.size() && !has_byte(line_ends, text_[next_]);
    }
    bool next_is_one_of(std::string_view set) { return has_next() && has_byte(set, text_[next_]); }
    void skip() { ++next_; }
    std::size_t offset() const { return next_; }

    /// The characters up to one of `end` without a backslash, with escapes decoded.
    std::string decoded(std::string_view end) {
        std::string all;
        while (has_next() && !has_byte(end, text_[next_])) {
            auto const c = text_[next_++];
            if (c == '\\') append_escaped(all);
            else all += c;
        }
        return all;
    }

private:
    std::string_view text_;
    std::size_t next_;
    place_finder& place_of_;

    void append_escaped(std::string& to) {
        auto const c = text_[next_++];
        switch (c) {
        case 't': to += '\t'; return;
        case 'n': to += '\n'; return;
        case 'r': to += '\r'; return;
        case 'f': to += '\f'; return;
        case 'u': append_character(to); return;
        default: to += c;
        }
    }
    void append_character(std::string& to) {
        auto code = unit();
        if (code >= 0xD800 && code < 0xE000) { // U+FFFD for a surrogate that is not part of a pair
            bool const is_first = code < 0xDC00 && text_.substr(next_).starts_with("\\u");
            auto const after_first = next_;
            char32_t second = 0;
            if (is_first) {
                next_ += 2;
                second = unit();
            }
            if (second >= 0xDC00 && second < 0xE000) {
                code = 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00);
            } else {
                code = 0xFFFD;
                next_ = after_first;
            }
        }
        append_utf8(to, code);
    }
    /// The value of four hexadecimal digits.
    char32_t unit() {
        unsigned value = 0;
        auto const code = text_.substr(next_, 4);
        auto const end = code.data() + code.size();
        if (code.size() != 4 || std::from_chars(code.data(), end, value, 16).ptr != end)
            throw format_error(place_of_(next_), "\\u without four hexadecimal digits");
        next_ += 4;
        return value;
    }
};

} // namespace

void read_properties(std::string_view text, entry_function const& use) {
    place_finder place_of(text);
    known_keys known;
    for (std::size_t next = 0;;) {
        next = text.find_first_not_of(" \t\f\r\n", next);
        if (next == text.npos) return;
        if (has_byte("#!", text[next])) {
            next = std::min(text.find_first_of(line_ends, next), text.size());
            continue;
        }
        auto const begin = place_of(next);
        // What follows is a comment for Java if it begins with # or !, which the documentation does not say.
        if (text[next] == '\\' && (next + 1 == text.size() || has_byte(line_ends, text[next + 1])))
            throw format_error(begin, "ambiguous: a line with only a backslash");
        logical_line line(text, next, place_of);
        auto key = line.decoded("=: \t\f");
        if (key.empty()) throw format_error(begin, "a value without a key");
        while (line.next_is_one_of(white_space)) line.skip();
        if (line.next_is_one_of("=:")) line.skip();
        while (line.next_is_one_of(white_space)) line.skip();
        line.has_next(); // goes to the line on which the value begins
        auto const at = place_of(line.offset());
        auto value = line.decoded({});
        next = line.offset();
        known.add(key, begin);
        use({parts_of(key), std::move(value), at});
    }
}

} // namespace consturi::tool::config
