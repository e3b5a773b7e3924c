// The text of a config file.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_TEXT_HPP
#define CONSTURI_TOOLS_CONFIG_TEXT_HPP

#include "entry.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace consturi::tool::config {

/// The places of offsets in a text. LF, CR LF and CR end a line. Offsets must not decrease; linear for all together.
class place_finder {
public:
    explicit place_finder(std::string_view text) noexcept : text_(text) {}

    position operator()(std::size_t offset) noexcept {
        for (; offset_ != offset; ++offset_)
            if (text_[offset_] == '\n' || (text_[offset_] == '\r' && !text_.substr(offset_ + 1).starts_with('\n'))) {
                ++line_;
                line_begin_ = offset_ + 1;
            }
        return {line_, offset - line_begin_ + 1};
    }

private:
    std::string_view text_;
    std::size_t offset_ = 0, line_begin_ = 0;
    std::uint64_t line_ = 1;
};

/// The text without the byte order mark of UTF-8.
constexpr std::string_view without_byte_order_mark(std::string_view text) noexcept {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// What precedes and follows places in a text. Linear for all places together.
class text_around {
public:
    explicit text_around(std::string_view text) : text_(without_byte_order_mark(text)) {}

    /// The line before the place.
    std::string_view before(position at) { return text_.substr(offset_of({at.line, 1}), at.column - 1); }
    std::string_view after(position at) { return text_.substr(offset_of(at)); }

private:
    std::string_view text_;
    std::vector<std::size_t> offsets_; // of the lines

    std::size_t offset_of(position at) {
        if (offsets_.empty()) find_lines();
        auto const line = std::min<std::uint64_t>(at.line, offsets_.size()) - 1;
        return std::min(offsets_[line] + static_cast<std::size_t>(at.column) - 1, text_.size());
    }
    void find_lines() {
        place_finder place_of(text_);
        offsets_.push_back(0);
        for (std::size_t offset = 0; offset <= text_.size(); ++offset)
            if (place_of(offset).line > offsets_.size()) offsets_.push_back(offset);
    }
};

/// Where the characters of a value are written, which begins at a place with or without quotes, and can have several
/// lines. Linear for all characters together.
class written_value {
public:
    /// `written` is the text from the place.
    written_value(std::string_view written, position at, std::string_view value);

    /// The place of a character; that of the first one, if an escape or a placeholder is before it. Offsets must not
    /// decrease.
    position operator()(std::size_t offset);

private:
    std::string_view written_, value_; // from the next character
    position first_, next_;
    std::size_t offset_ = 0;

    void skip_written(std::size_t size);
    void skip_space();
};

/// The lines of a text, without what ends them.
class line_reader {
public:
    explicit line_reader(std::string_view text) noexcept : rest_(text) {}

    /// Goes to the next line, or returns false.
    bool next() noexcept {
        if (rest_.empty()) return false;
        auto const size = std::min(rest_.find('\n'), rest_.size());
        line_ = rest_.substr(0, size);
        if (line_.ends_with('\r')) line_.remove_suffix(1);
        rest_.remove_prefix(std::min(size + 1, rest_.size()));
        ++number_;
        return true;
    }
    std::string_view line() const noexcept { return line_; }
    std::uint64_t number() const noexcept { return number_; }
    /// The place of a part of the line.
    position place_of(std::string_view part) const noexcept {
        return {number_, static_cast<std::uint64_t>(part.data() - line_.data()) + 1};
    }

private:
    std::string_view rest_, line_;
    std::uint64_t number_ = 0;
};

inline constexpr std::string_view blanks = " \t", digits = "0123456789";

/// The text from the first character that is no blank.
inline std::string_view without_leading_blanks(std::string_view text) noexcept {
    return text.substr(std::min(text.find_first_not_of(blanks), text.size()));
}
/// The text up to the last character that is no blank.
inline std::string_view without_trailing_blanks(std::string_view text) noexcept {
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// The line of the first value of each key. Throws `format_error` for a key that occurs again.
class known_keys {
public:
    void add(std::string const& key, position at) {
        add(key, at, [&] { return key; });
    }
    /// `whole` returns the key with those above it, for the message.
    void add(std::string const& key, position at, auto const& whole) {
        auto const [first, is_new] = lines_.emplace(key, at.line);
        if (!is_new)
            throw format_error(at, "duplicate key \"" + whole() + "\", first in line " + std::to_string(first->second));
    }

private:
    std::unordered_map<std::string, std::uint64_t> lines_;
};

/// Whether a text begins with a byte order mark of UTF-16.
bool is_utf16(std::string_view text) noexcept;
inline constexpr char const* utf16_message = "UTF-16: the file must be UTF-8";

/// The text without byte order mark. Throws `format_error` if it has a NUL, or is not UTF-8.
std::string_view checked_text(std::string_view text);

/// Throws `format_error` for a CR without LF, which ends a line for some parsers only.
void check_line_ends(std::string_view text);

} // namespace consturi::tool::config

#endif
