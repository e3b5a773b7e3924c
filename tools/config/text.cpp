// The text of a config file.
//
// Distributed under the Boost Software License, Version 1.0.
#include "text.hpp"

#include <consturi/unicode.hpp>

#include <algorithm>

namespace consturi::tool::config {

bool is_utf16(std::string_view text) noexcept { return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"); }

written_value::written_value(std::string_view written, position at, std::string_view value)
    : written_(written), value_(value), next_(at) {
    for (std::string_view const quotes : {"\"\"\"", "\'\'\'", "\"", "\'"})
        if (written.starts_with(quotes) && !value.starts_with(quotes)) {
            skip_written(quotes.size());
            break;
        }
    bool const is_block = written.starts_with('|') || written.starts_with('>'); // of lines, in YAML
    if (is_block && !value.starts_with(written[0])) skip_written(std::min(written.find('\n'), written.size()));
    skip_space();
    first_ = next_;
}

void written_value::skip_written(std::size_t size) {
    for (; size != 0; --size) {
        ++next_.column;
        if (written_[0] == '\n') next_ = {next_.line + 1, 1};
        written_.remove_prefix(1);
    }
}

/// Skips the white space before a character that is none.
void written_value::skip_space() {
    constexpr std::string_view space = " \t\r\n";
    if (value_.empty() || space.find(value_[0]) != space.npos) return;
    skip_written(std::min(written_.find_first_not_of(space), written_.size()));
}

position written_value::operator()(std::size_t offset) {
    for (; offset_ < offset; ++offset_) {
        if (written_.empty() || value_.empty()) return first_;
        if (written_[0] == value_[0]) skip_written(1);
        else if (value_[0] != '\n' && value_[0] != ' ') return first_; // a line end can be skipped as white space
        value_.remove_prefix(1);
        skip_space();
    }
    return !value_.empty() && written_.starts_with(value_[0]) ? next_ : first_;
}

std::string_view checked_text(std::string_view text) {
    if (is_utf16(text)) throw format_error({}, utf16_message);
    text = without_byte_order_mark(text);
    if (auto const nul = text.find('\0'); nul != text.npos)
        throw format_error(place_finder(text)(nul), "null character (U+0000) in the file");
    if (auto const malformed = find_malformed_utf8(text); malformed != text.size())
        throw format_error(place_finder(text)(malformed), "the file is not UTF-8");
    return text;
}

void check_line_ends(std::string_view text) {
    for (auto cr = text.find('\r'); cr != text.npos; cr = text.find('\r', cr + 1))
        if (!text.substr(cr + 1).starts_with('\n'))
            throw format_error(place_finder(text)(cr), "carriage return without line feed");
}

} // namespace consturi::tool::config
