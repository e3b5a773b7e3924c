// JSON (RFC 8259), as far as the program writes it.
//
// Distributed under the Boost Software License, Version 1.0.
#include "json.hpp"

#include "rfc3629.hpp"

#include <consturi/matched.hpp>

namespace consturi::tool {

namespace {

void append_string(std::string& json, std::string_view text) {
    json += '"';
    for (char const c : text) {
        if (c == '"' || c == '\\') json += '\\';
        if (0 <= c && c < ' ') json.append("\\u00").append(1, "01"[c >> 4]).append(1, "0123456789abcdef"[c & 15]);
        else json += c;
    }
    json += '"';
}

void append_bytes(std::string& json, std::string_view text) {
    char before = '[';
    for (char const c : text) {
        json.append(1, before).append(std::to_string(static_cast<unsigned char>(c)));
        before = ',';
    }
    json += ']';
}

} // namespace

json_object& json_object::add(std::string_view name, std::string_view text) {
    if (matches(rfc3629::UTF8_octets, text)) {
        begin_member(name);
        append_string(members_, text);
    } else {
        begin_member(std::string(name) + "_bytes");
        append_bytes(members_, text);
    }
    return *this;
}

json_object& json_object::add(std::string_view name, std::uint64_t number) {
    begin_member(name);
    members_ += std::to_string(number);
    return *this;
}

json_object& json_object::add_null(std::string_view name) {
    begin_member(name);
    members_ += "null";
    return *this;
}

void json_object::begin_member(std::string_view name) {
    if (!members_.empty()) members_ += ',';
    append_string(members_, name);
    members_ += ':';
}

} // namespace consturi::tool
