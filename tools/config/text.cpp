// The text of a config file.
//
// Distributed under the Boost Software License, Version 1.0.
#include "text.hpp"

#include <consturi/unicode.hpp>

namespace consturi::tool::config {

bool is_utf16(std::string_view text) noexcept { return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"); }

std::string_view checked_text(std::string_view text) {
    if (is_utf16(text)) throw format_error({}, utf16_message);
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3); // the byte order mark
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
