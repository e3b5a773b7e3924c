// JSON (RFC 8259) that can hold any bytes, without its strings.
//
// Distributed under the Boost Software License, Version 1.0.
#include "json.hpp"

#include <consturi/unicode.hpp>

#include <string>

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

void add_text(json_value& object, std::string_view name, std::string_view text) {
    if (is_utf8(text)) return object.add(name, text);
    auto bytes = json_value::array();
    for (auto const byte : text) bytes.push_back(static_cast<unsigned char>(byte));
    object.add(std::string(name) + "_bytes", bytes);
}

} // namespace consturi::tool
