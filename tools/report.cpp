// How `consturi check` reports errors: for people, as lines of JSON, or as a SARIF log.
//
// Distributed under the Boost Software License, Version 1.0.
#include "report.hpp"
#include "json.hpp"
#include "output.hpp"
#include "schemes.hpp"

#include <consturi/coding/percent.hpp>
#include <consturi/diagnosis/redacted.hpp>
#include <consturi/file_uri.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/redact.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace consturi::tool {

std::string report::shown(std::string_view text) const {
    return secrets_ == secrets::hidden ? redacted_at(text, 0).text : std::string(text);
}

std::string report::shown_uri(std::string_view text) const {
    if (secrets_ == secrets::shown) return std::string(text);
    if (auto const parsed = parse_uri(text)) return parsed->redacted();
    return redacted_by_own_grammar(text).value_or(shown(text));
}

void text_report::error(finding const& where, parse_error const& error) {
    auto all = diagnostic(where.at, where.text, error, true, secrets_) + '\n';
    if (!where.hint.empty()) all.append(with_column(where.at)).append("note: ").append(where.hint).append("\n");
    print(all);
}

void text_report::valid(finding const& where) { print(with_column(where.at) + shown_uri(where.text) + '\n'); }

void text_report::error(location const& at, std::string_view, std::string_view message) {
    print(diagnostic(at, shown(message), true) + '\n');
}

void json_report::error(finding const& where, parse_error const& error) {
    auto object = json_of(where.at, where.text, error, secrets_);
    if (where.has_column) object.add("column", where.at.column);
    if (where.key) add_text(object, "key", shown(*where.key));
    if (!where.hint.empty()) object.add("hint", where.hint);
    print(to_line(object));
}

void json_report::valid(finding const& where) {
    auto object = json_of(where.at);
    object.add("column", where.at.column);
    add_text(object, "text", shown_uri(where.text));
    print(to_line(object));
}

void json_report::error(location const& at, std::string_view, std::string_view message) {
    auto object = json_of(at);
    object.add("column", at.column);
    add_text(object, "message", shown(message));
    print(to_line(object));
}

/// The path of a file as a URI reference, relative to the working directory if the path is.
static std::string reference_of(std::string const& path) {
    if (path.starts_with('/'))
        if (auto const absolute = path_to_file_uri(path, path_style::posix)) return absolute->str();
    auto const encoded = percent_encode(path, safe_set(rfc3986::path_abempty));
    auto const has_colon = encoded.substr(0, encoded.find('/')).find(':') != encoded.npos;
    return has_colon ? "./" + encoded : encoded;
}

/// The number of characters of UTF-8.
static std::size_t character_count(std::string_view text) {
    auto const begins_character = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

sarif_report::sarif_report(secrets in_text) : report(in_text) {
    print(
        "{\"version\": \"2.1.0\", \"$schema\": \"https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json\",\n"
        "\"runs\": [{\"columnKind\": \"unicodeCodePoints\", \"results\": [");
}

void sarif_report::add(std::string_view rule, std::string_view description, std::string const& message,
                       location const& at, std::size_t begin, std::size_t end) {
    rules_.emplace(rule, description);
    json_value const region = {{"startLine", at.line}, {"startColumn", begin}, {"endColumn", end}};
    json_value const place = {{"artifactLocation", {{"uri", reference_of(at.file)}}}, {"region", region}};
    auto locations = json_value::array();
    locations.push_back({{"physicalLocation", place}});
    json_value const result = {
        {"ruleId", rule}, {"level", "error"}, {"message", {{"text", message}}}, {"locations", locations}};
    print(std::string(std::exchange(separator_, ",")).append("\n").append(result.text()));
}

std::size_t sarif_report::characters_before(location const& at, std::string_view before) {
    if (at.file != file_ || at.line != line_ || before.size() < bytes_) bytes_ = characters_ = 0;
    file_ = at.file;
    line_ = at.line;
    characters_ += character_count(before.substr(bytes_));
    bytes_ = before.size();
    return characters_;
}

void sarif_report::error(finding const& where, parse_error const& error) {
    constexpr std::size_t max_shown = 200;
    auto const begin = characters_before(where.at, where.before) + 1;
    auto const column = [&](std::size_t size) { return begin + character_count(where.text.substr(0, size)); };
    auto message = error.description();
    if (auto const text = escaped(shown(where.text)); text.size() <= max_shown) message.append(": ").append(text);
    if (!where.hint.empty()) message.append("; ").append(where.hint);
    add(to_string(error.code()), error.message(), message, where.at, column(error.position()),
        column(where.text.size()));
}

void sarif_report::error(location const& at, std::string_view before, std::string_view message) {
    auto const column = characters_before(at, before) + 1;
    add("config_file", "an error in a config file", escaped(shown(message)), at, column, column);
}

void sarif_report::end(bool all_read) {
    auto rules = json_value::array();
    for (auto const& [id, text] : rules_) rules.push_back({{"id", id}, {"shortDescription", {{"text", text}}}});
    json_value const driver = {{"name", "consturi"}, {"version", CONSTURI_TOOL_VERSION}, {"rules", rules}};
    json_value const invocation = {{"executionSuccessful", all_read}};
    print("\n], \"tool\": " + json_value{{"driver", driver}}.text() + ",\n\"invocations\": [" + invocation.text()
          + "]}]}\n");
}

} // namespace consturi::tool
