// JSON (RFC 8259) that can hold any bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_JSON_HPP
#define CONSTURI_TOOLS_JSON_HPP

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace consturi::tool {

/// A JSON object that keeps its members in the order in which they were added.
using json_object = nlohmann::ordered_json;

/// Adds a member. JSON strings are Unicode: text that is not UTF-8 becomes an array of its bytes, and `_bytes` is
/// appended to the member's name.
void add_text(json_object& object, std::string_view name, std::string_view text);

/// The object as a line. Characters outside ASCII are escaped: none can change how the line is shown.
std::string to_line(json_object const& object);

} // namespace consturi::tool

#endif
