// Which values of config files have to be URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "selection.hpp"
#include "formats.hpp"
#include "near_miss.hpp"
#include "text.hpp"
#include "tree.hpp"
#include "value_type.hpp"

#include <consturi/text/ascii.hpp>
#include <consturi/uri/parse.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace consturi::tool::config {

namespace {

using ascii::has_byte;

/// A placeholder that can be defined: `${NAME}`, `${NAME:-default}`, `${NAME-https://h/}`, `$(NAME)`, `$NAME`,
/// `{{ name }}`, `{name}` or `<name>`.
struct placeholder {
    std::string_view whole = {}; // empty if there is none
    std::string_view name = {};
    std::optional<std::string_view> default_value = {}; // of `${NAME:-default}`
    bool has_other_value = false;                       // `${NAME:+other}`
};

constexpr std::string_view
    characters_of_names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-",
    characters_of_expressions =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.,:*%"; // RFC 6570 2.3, 2.4

bool is_name(std::string_view text) {
    return !text.empty() && text.find_first_not_of(characters_of_names) == text.npos;
}

constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_";

/// The size of `$NAME` at the beginning of a text, or 0. `$filter` has a meaning of its own in queries.
std::size_t size_of_variable_in_capitals(std::string_view text) {
    std::size_t size = 1;
    while (size < text.size() && (has_byte(capitals, text[size]) || (size != 1 && has_byte(digits, text[size]))))
        ++size;
    bool const is_longer = size < text.size() && 'a' <= text[size] && text[size] <= 'z';
    return text.starts_with('$') && size != 1 && !is_longer ? size : 0;
}

/// The first placeholder that can be defined.
placeholder placeholder_in(std::string_view text, bool has_variables) {
    struct {
        std::string_view open, close;
    } constexpr forms[] = {{"${", "}"}, {"$(", ")"}, {"{{", "}}"}, {"{", "}"}, {"<", ">"}};
    for (auto begin = text.find_first_of("${<"); begin != text.npos; begin = text.find_first_of("${<", begin + 1)) {
        auto const rest = text.substr(begin, 1000); // what is longer is none
        if (auto const size = has_variables ? size_of_variable_in_capitals(rest) : 0)
            return {rest.substr(0, size), rest.substr(1, size - 1)};
        auto const form = std::find_if(std::begin(forms), std::end(forms),
                                       [&](auto const& each) { return rest.starts_with(each.open); });
        if (form == std::end(forms)) continue;
        auto const end = rest.find(form->close, form->open.size());
        if (end == rest.npos) continue;
        auto const inner = rest.substr(form->open.size(), end - form->open.size());
        auto name = without_trailing_blanks(without_leading_blanks(inner));
        auto operation = name.substr(name.size());
        if (form == std::begin(forms)) {
            // a name can have a `-`, but in `${NAME-https://h/}` a default begins with it
            auto const colon = std::min(name.find(':'), name.size());
            operation = name.substr(name.substr(colon).starts_with("://") ? std::min(name.find('-'), colon) : colon);
            name = name.substr(0, name.size() - operation.size());
        }
        if (!is_name(name)) continue;
        placeholder found{rest.substr(0, end + form->close.size()), name};
        bool const is_known = operation.find_first_of("${") == operation.npos; // it has no placeholders itself
        std::size_t const default_begin = operation.starts_with(":-") ? 2 : operation.starts_with('-') ? 1 : 0;
        if (default_begin != 0 && is_known) found.default_value = operation.substr(default_begin);
        found.has_other_value = operation.starts_with(":+");
        return found;
    }
    return {};
}

/// The size of `NAME=` or `--name=` before a URI, or what resembles one, as in the list of variables or arguments of a
/// container; 0 for other texts, such as commands.
std::size_t size_of_variable(std::string_view text) {
    auto const size = text.find('=');
    if (size == text.npos || !is_name(text.substr(0, size))) return 0;
    auto value = text.substr(size + 1);
    if (auto const first = placeholder_in(value, false); first.default_value && value.starts_with(first.whole))
        value = *first.default_value;
    bool const is_word = value.find_first_of(" \t\r\n") == value.npos;
    return is_word && (begins_as_uri(value) || is_near_miss(value)) ? size + 1 : 0;
}

constexpr char line_end = '\n';

std::vector<std::string_view> parts_between(std::string const& separators, std::string_view text) {
    std::vector<std::string_view> parts;
    for (;;) {
        auto const size = std::min(text.find_first_of(separators), text.size());
        auto const part = text.substr(0, size);
        auto const begin = part.find_first_not_of(" \t\r\n");
        if (begin != part.npos) parts.push_back(part.substr(begin, part.find_last_not_of(" \t\r\n") + 1 - begin));
        if (size == text.size()) return parts;
        text.remove_prefix(size + 1);
    }
}

/// Whether a list of URIs is valid as one: the first has an authority such as `a,https:`.
bool has_authority_with_uri(std::string_view text) {
    auto const parsed = parse_uri(text);
    auto const authority = parsed ? parsed->authority().value_or("") : "";
    return authority.ends_with(':') && authority.find_first_of(",;") != authority.npos
           && parsed->path().starts_with("//");
}

/// Whether a URI in a config file has an expression of RFC 6570, such as `{/b}` and `{?q,p*}`, or `%(name)s`, as
/// Python's configparser has it, behind its userinfo. That is less than what `find_uris` leaves out of other texts: a
/// mistake in a value, such as a `%` or a `{` in a password, must not leave it unchecked.
bool has_template(std::string_view uri) {
    uri.remove_prefix(uri.find_last_of('@') + 1); // nothing without an @
    for (auto at = uri.find_first_of("{%"); at != uri.npos; at = uri.find_first_of("{%", at + 1)) {
        auto rest = uri.substr(at + 1);
        bool const is_expression = uri[at] == '{';
        if (rest.empty() || (!is_expression && rest[0] != '(')) continue;
        if (!is_expression || has_byte("+#./;?&", rest[0])) rest.remove_prefix(1);
        auto const size = rest.find_first_not_of(is_expression ? characters_of_expressions : characters_of_names);
        if (size != rest.npos && size != 0 && rest.substr(size).starts_with(is_expression ? "}" : ")s")) return true;
    }
    return false;
}

} // namespace

selection::selection(selection_options const& given, bool has_requirement)
    : keys_(given.keys), except_(given.except), separators_(given.separators), format_(given.format),
      defined_(given.defined), has_requirement_(has_requirement) {}

bool selection::has_list(std::string_view text, bool is_named) const {
    auto const begin_as_uris = [](auto const& parts) { return std::all_of(parts.begin(), parts.end(), begins_as_uri); };
    auto const lines = parts_between(std::string(1, line_end), text);
    if (lines.size() > 1 && begin_as_uris(lines)) return true;
    auto const parts = parts_between(separators_, text);
    if (parts.size() > 1 && begin_as_uris(parts)) return true;
    if (!type_of(text).is_uri_view()) return false; // has lists of hosts
    return parts.size() > 1 && (is_named || std::any_of(parts.begin(), parts.end(), begins_as_uri));
}

void selection::operator()(entry&& value, std::string_view written, entry_function const& check,
                           unchecked_function const& skip) {
    auto const key = to_string(value.key);
    bool const is_named = keys_.match(key);
    if (except_.match(key)) return skip(value, "excepted");
    if (keys_.empty() ? !value.is_string : !is_named)
        return skip(value, keys_.empty() ? "not a string" : "not named by --keys");
    if (!value.is_string)
        throw format_error(value.at, "the value of \"" + key + "\" must be a URI, but is not a string");
    written_value place_of(written, value.at, value.value);
    value.at = place_of(0);
    std::string_view rest = value.value;
    if (auto const size = is_named ? 0 : size_of_variable(rest)) {
        auto const name = rest.substr(0, size - 1);
        value.key.emplace_back(name.substr(std::min(name.find_first_not_of('-'), name.size())));
        rest.remove_prefix(size);
        value.at = place_of(size);
        if (except_.match(to_string(value.key))) return skip(value, "excepted");
    }
    auto const begin = value.value.size() - rest.size();

    std::string text;
    std::string_view missing, assumed; // the names of a placeholder without value, and of one with a default
    bool is_as_written = true;
    for (;;) {
        auto const found = placeholder_in(rest, value.has_variables);
        if (found.whole.empty()) break;
        auto const place = static_cast<std::size_t>(found.whole.data() - rest.data());
        auto const definition = defined_.find(std::string(found.name));
        text.append(rest.substr(0, place));
        auto const use = [&](std::string_view known) {
            text += known;
            value.ambiguity.clear();
            is_as_written = false;
        };
        if (definition != defined_.end() && !found.has_other_value) {
            use(definition->second);
        } else if (found.default_value) {
            use(*found.default_value);
            if (assumed.empty()) assumed = found.name;
        } else {
            text += found.whole;
            if (missing.empty()) missing = found.name;
        }
        rest.remove_prefix(place + found.whole.size());
    }
    text += rest;
    bool const is_list = has_list(text, is_named);
    auto parts = parts_between(separators_ + line_end, text);
    bool const is_line = parts.size() == 1 && text.ends_with(line_end) && begins_as_uri(parts[0]);
    if (!is_list && !is_line) parts = {text};
    for (std::size_t i = 0; i != parts.size(); ++i) {
        auto const offset = static_cast<std::size_t>(parts[i].data() - text.data());
        auto const at = is_as_written ? place_of(begin + offset) : value.at;
        entry part{value.key, std::string(parts[i]), at, true, value.has_variables, value.ambiguity};
        if (is_list) part.key.push_back(std::to_string(i));
        bool const is_uri = is_named || begins_as_uri(part.value);
        part.assumed = assumed;
        if (missing.empty() && !assumed.empty() && (has_requirement_ || !is_uri)) missing = assumed;
        if (!missing.empty() || (is_uri && part.ambiguity.empty() && has_template(part.value))) {
            if (has_requirement_ && (is_uri || part.value.find("://") != part.value.npos))
                throw format_error(at,
                                   "the value of \"" + key
                                       + "\" has a placeholder, with which the requirement cannot be judged; define "
                                         "it, or name the key with EXCEPT or --except");
            skip(part, missing.empty() ? "placeholder" : "placeholder " + std::string(missing));
        } else if (!is_uri && is_pattern(part.value)) {
            skip(part, "a pattern");
        } else if (!is_uri) {
            if (is_near_miss(part.value))
                throw format_error(at, "the value of \"" + key
                                           + "\" resembles a URI, but does not begin with a scheme and "
                                             "://; correct it, or name the keys of the URIs with --keys");
            if (is_rest_of_uri(value.key.back(), part.value))
                throw format_error(at, "the key \"" + key + "\" and its value are likely to be one URI");
            skip(part, is_host_and_port(part.value) ? "a host and a port without a scheme" : "no URI");
        } else if (!part.ambiguity.empty()) {
            throw format_error(at, part.ambiguity);
        } else if (has_authority_with_uri(part.value)) {
            throw format_error(at, "several URIs in the value of \"" + key
                                       + "\"; name the characters between them with --split");
        } else {
            check(std::move(part));
        }
    }
}

std::vector<std::string> selection::unused() const {
    auto all = keys_.unused();
    for (auto& each : except_.unused()) all.push_back(std::move(each));
    return all;
}

void read(std::string const& file_name, std::string_view text, selection& selected, entry_function const& check,
          selection::unchecked_function const& skip, failure_function const& fail) try {
    text_around around(text);
    read(selected.name_of_format(file_name), text, [&](entry&& value) {
        try {
            if (value.key.size() > tree::max_depth) throw too_deep(value.at);
            for (auto const& part : value.key)
                if (part.find('\0') != part.npos) throw format_error(value.at, "null character (U+0000) in the key");
            auto const written = around.after(value.at);
            selected(std::move(value), written, check, skip);
        } catch (format_error const& error) {
            fail(error.at, error.what());
        }
    });
} catch (format_error const& error) {
    fail(error.at, error.what());
}

} // namespace consturi::tool::config
