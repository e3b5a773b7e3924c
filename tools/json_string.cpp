// The strings of JSON (RFC 8259 7).
//
// Distributed under the Boost Software License, Version 1.0.
#include "json.hpp"

#include <nlohmann/json.hpp>

namespace consturi::tool {

json_value::json_value(std::string_view text) : text_(nlohmann::json(text).dump(-1, ' ', true)) {}

} // namespace consturi::tool
