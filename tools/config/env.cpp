// Reads .env files, as far as shells and the libraries of other languages read them alike.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "text.hpp"

#include <cstddef>
#include <string>
#include <utility>

namespace consturi::tool::config {

namespace {

constexpr std::string_view name_characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789";

/// Whether some programs replace a `$` in the text by the value of a variable, or by something else. A backslash
/// escapes the next character.
bool is_expanded(std::string_view text) {
    for (auto i = text.find_first_of("\\$"); i < text.size(); i = text.find_first_of("\\$", i + 1)) {
        if (text[i] == '\\') {
            ++i;
            continue;
        }
        auto const after = text.substr(i + 1, 1);
        if (!after.empty()
            && (name_characters.find(after[0]) != after.npos
                || std::string_view("'{[($@*!?#-").find(after[0]) != after.npos))
            return true;
    }
    return false;
}

/// Whether shells read an unquoted text differently, apart from `$`, `#` and the characters that end a command. They
/// remove quotes and backslashes, end the value at a blank, and replace `~` by a directory.
bool is_changed_by_shells(std::string_view text) {
    return text.find_first_of("\\\"'` \t") != text.npos || text.starts_with('~') || text.find(":~") != text.npos;
}

/// The size of the text in double quotes, without the quotes.
std::size_t size_in_quotes(std::string_view text, char quote) {
    for (std::size_t i = 0; i != text.size(); ++i) {
        if (text[i] == quote) return i;
        if (text[i] == '\\' && quote == '"' && ++i == text.size()) break;
    }
    return text.npos;
}

/// The value of a line, after `=`, without quotes and comment.
entry value_in(std::string_view text, line_reader const& lines) {
    entry found;
    found.has_variables = false; // without single quotes, they are ambiguous
    auto const after_blanks = without_leading_blanks(text);
    bool const has_blank = text.size() != after_blanks.size(); // where the value ends for shells
    text = after_blanks;
    found.at = lines.place_of(text);
    if (text.starts_with('"') || text.starts_with('\'')) {
        auto const size = size_in_quotes(text.substr(1), text[0]);
        if (size == text.npos) throw format_error(found.at, "no closing quote");
        auto const quoted = text.substr(1, size), after = text.substr(size + 2),
                   comment = without_leading_blanks(after);
        if (!comment.empty() && (comment.size() == after.size() || comment[0] != '#'))
            throw format_error(lines.place_of(comment), "unexpected text after the closing quote");
        found.value = quoted;
        if (has_blank) found.ambiguity = "ambiguous: shells end a value at a blank; remove the blank before the value";
        if (text[0] == '"' && quoted.find('`') != quoted.npos)
            found.ambiguity = "ambiguous: shells run the text after ` as a command; use single quotes";
        if (text[0] == '"' && quoted.find('\\') != quoted.npos)
            found.ambiguity = "ambiguous: shells remove some backslashes, libraries others; use single quotes";
        if (text[0] == '\'' && quoted.ends_with('\\'))
            found.ambiguity = "ambiguous: for libraries, a backslash can keep a quote from ending the value";
        if (text[0] == '"' && is_expanded(quoted))
            found.ambiguity = "ambiguous: some parsers expand variables after $; use single quotes";
        return found;
    }
    auto comment = text.find('#');
    while (comment != text.npos && (comment == 0 ? !has_blank : blanks.find(text[comment - 1]) == blanks.npos))
        comment = text.find('#', comment + 1);
    auto const value = without_trailing_blanks(text.substr(0, comment));
    found.value = value;
    if (!value.empty() && (has_blank || is_changed_by_shells(value)))
        found.ambiguity = "ambiguous: shells read a blank, a quote, \\ and ~ differently; quote the value";
    if (value.find('#') != value.npos)
        found.ambiguity = "ambiguous: an unquoted # begins a comment for some parsers; quote the value";
    if (is_expanded(value)) found.ambiguity = "ambiguous: some parsers expand variables after $; use single quotes";
    return found;
}

} // namespace

void read_env(std::string_view text, entry_function const& use) {
    check_line_ends(text);
    line_reader lines(text);
    known_keys known;
    while (lines.next()) {
        auto line = without_leading_blanks(lines.line());
        if (line.empty() || line.starts_with('#')) continue;
        auto const at = lines.place_of(line);
        constexpr std::string_view keyword = "export";
        if (line.starts_with(keyword) && line.find_first_of(blanks) == keyword.size())
            line = without_leading_blanks(line.substr(keyword.size()));
        auto const name = line.substr(0, line.find_first_not_of(name_characters));
        if (auto const after = line.substr(name.size());
            !name.empty() && without_leading_blanks(after).starts_with('=') && !after.starts_with('='))
            throw format_error(lines.place_of(after),
                               "a blank before '=', with which a shell runs a command: remove it");
        if (name.empty() || digits.find(name[0]) != digits.npos || !line.substr(name.size()).starts_with('='))
            throw format_error(at, "expected a name, '=' and a value");
        known.add(std::string(name), at);
        auto found = value_in(line.substr(name.size() + 1), lines);
        found.key = {std::string(name)};
        use(std::move(found));
    }
}

} // namespace consturi::tool::config
