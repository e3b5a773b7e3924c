// JSON (RFC 8259) that can hold any bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#include "json.hpp"

#include <consturi/unicode.hpp>

#include <string>
#include <vector>

namespace consturi::tool {

void add_text(json_object& object, std::string_view name, std::string_view text) {
    std::string key(name);
    if (is_utf8(text)) object[key] = text;
    else object[key + "_bytes"] = std::vector<unsigned char>(text.begin(), text.end());
}

std::string to_line(json_object const& object) { return object.dump(-1, ' ', true) + '\n'; }

} // namespace consturi::tool
