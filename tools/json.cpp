// JSON (RFC 8259) that can hold any bytes, without its strings.
//
// Distributed under the Boost Software License, Version 1.0.
#include "json.hpp"

#include <consturi/unicode.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace consturi::tool {

json_value::json_value(std::initializer_list<json_member> members) : text_("{}") {
    for (auto const& each : members) add(each.name, each.value);
}

void json_value::append(std::string_view part) {
    if (text_.size() > 2) text_.insert(text_.size() - 1, 1, ',');
    text_.insert(text_.size() - 1, part);
}

void json_value::add(std::string_view name, json_value const& value) {
    if (is_null()) *this = object();
    append(json_value(name).text() + ':' + value.text());
}

static json_value bytes_of(std::string_view text) {
    auto bytes = json_value::array();
    for (auto const byte : text) bytes.push_back(static_cast<unsigned char>(byte));
    return bytes;
}

void add_text(json_value& object, std::string_view name, std::string_view text) {
    if (is_utf8(text)) return object.add(name, text);
    object.add(std::string(name) + "_bytes", bytes_of(text));
}

void add_texts(json_value& object, std::string_view name, std::vector<std::string> const& texts) {
    bool const are_utf8 =
        std::all_of(texts.begin(), texts.end(), [](std::string const& text) { return is_utf8(text); });
    auto array = json_value::array();
    for (auto const& text : texts) array.push_back(are_utf8 ? json_value(text) : bytes_of(text));
    object.add(std::string(name) + (are_utf8 ? "" : "_bytes"), array);
}

} // namespace consturi::tool
