// Reads INI files as Python's configparser, without quotes around a value and without a comment after them: .ini and
// .cfg with its BasicInterpolation, .conf without.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "text.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace consturi::tool::config {

namespace {

bool is_comment(std::string_view text) { return text.starts_with('#') || text.starts_with(';'); }

/// Whether Python removes more from the ends of a text than blanks, or counts it as indentation.
bool has_other_white_space(std::string_view text) {
    for (std::string_view const space :
         {"\v",     "\f",     "\x1C",   "\x1D",   "\x1E",   "\x1F",   "\u0085", "\u00A0", "\u1680",
          "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006", "\u2007", "\u2008",
          "\u2009", "\u200A", "\u2028", "\u2029", "\u202F", "\u205F", "\u3000"})
        if (text.starts_with(space) || text.ends_with(space)) return true;
    return false;
}

/// The text without its quotes. After the closing quote, only a comment can follow.
std::string_view without_quotes(std::string_view text, line_reader const& lines) {
    if (!text.starts_with('"') && !text.starts_with('\'')) return text;
    auto const end = text.find(text[0], 1);
    if (end == text.npos) throw format_error(lines.place_of(text), "no closing quote");
    auto const after = text.substr(end + 1), comment = without_leading_blanks(after);
    if (!comment.empty() && (comment.size() == after.size() || !is_comment(comment)))
        throw format_error(lines.place_of(comment), "unexpected text after the closing quote");
    return text.substr(1, end - 1);
}

constexpr std::string_view percent_message =
    "ambiguous: with interpolation, as in Python's configparser, %% is read as %, and another % is an error; without it, "
    "% is read as written";

/// Replaces `%%`. `%(name)s` is left, and makes the value one that is known at run time only.
void interpolate(entry& found) {
    std::string_view const text = found.value;
    std::string all;
    std::size_t end = 0; // the next closing parenthesis
    for (std::size_t i = 0; i != text.size(); ++i) {
        all += text[i];
        if (text[i] != '%') continue;
        if (end <= i) end = std::min(text.find(')', i), text.size());
        auto const next = text.substr(i + 1, 1);
        bool const is_reference = next == "(" && end > i + 2 && text.substr(end).starts_with(")s");
        if (next == "%") ++i;
        else if (!is_reference) found.ambiguity = percent_message;
    }
    found.value = std::move(all);
}

void read_values(std::string_view text, bool has_interpolation, entry_function const& use) {
    check_line_ends(text);
    line_reader lines(text);
    known_keys known, sections;
    std::string section;
    entry last;                  // a line with more indentation continues its value; without key, there is none
    std::size_t indentation = 0; // of the last key
    bool is_quoted = false;      // its value
    std::size_t empty_lines = 0; // after the last line of the value
    auto const use_last = [&] {
        if (has_interpolation) interpolate(last);
        else if (last.value.find("%%") != last.value.npos) last.ambiguity = percent_message;
        if (!last.key.empty()) use(std::exchange(last, {}));
        empty_lines = 0;
    };
    while (lines.next()) {
        auto const line = without_leading_blanks(lines.line());
        if (line.empty()) {
            ++empty_lines;
            continue;
        }
        if (is_comment(line)) continue;
        auto const at = lines.place_of(line);
        if (has_other_white_space(without_trailing_blanks(line)))
            throw format_error(at, "white space other than blanks at an end of the line");
        if (!last.key.empty() && at.column > indentation) {
            last.value.append(empty_lines + 1, '\n').append(without_trailing_blanks(line));
            if (line.find('=') != line.npos)
                last.ambiguity =
                    "ambiguous: a line with '=' and more indentation than the key above is the next key, or "
                    "a part of the value";
            else if (is_quoted)
                last.ambiguity = "ambiguous: the lines below are a part of the value, and its quotes, too, or not";
            empty_lines = 0;
            continue;
        }
        use_last();
        if (line.starts_with('[')) {
            auto const end = line.find(']');
            if (end == line.npos) throw format_error(at, "no ']' after the name of the section");
            if (end == 1) throw format_error(at, "a section without name");
            auto const after = without_leading_blanks(line.substr(end + 1));
            if (after.find(']') != after.npos) // a part of the name for Python before 3.13
                throw format_error(at, "ambiguous: ']' occurs again");
            if (!after.empty() && !is_comment(after))
                throw format_error(lines.place_of(after), "unexpected text after ']'");
            section.assign(line.substr(1, end - 1)).append(".");
            sections.add(section, at, [&] { return section.substr(0, section.size() - 1); });
            continue;
        }
        auto const size = line.find_first_of("=:");
        auto const name = without_trailing_blanks(line.substr(0, size));
        if (size == line.npos || name.empty()) throw format_error(at, "expected a key and a value");
        auto const key = section + std::string(name);
        known.add(key, at);
        auto const value = without_trailing_blanks(without_leading_blanks(line.substr(size + 1)));
        if (has_other_white_space(name) || has_other_white_space(value))
            throw format_error(at, "white space other than blanks at '=' or ':'");
        last = {parts_of(key), std::string(without_quotes(value, lines)), lines.place_of(value)};
        is_quoted = last.value.size() != value.size();
        indentation = at.column;
    }
    use_last();
}

} // namespace

void read_ini(std::string_view text, entry_function const& use) { read_values(text, true, use); }
void read_conf(std::string_view text, entry_function const& use) { read_values(text, false, use); }

} // namespace consturi::tool::config
