// How parameters are divided and printed.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_PARAMETERS_HPP
#define CONSTURI_TOOLS_PARAMETERS_HPP

#include "command_line.hpp"
#include "json.hpp"

#include <consturi/coding/decoded_view.hpp>
#include <consturi/uri/parameters.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace consturi::tool {

/// --separators, the characters between the parameters of a query.
option separators_option(std::string& separators);

/// A parameter as `name` or `name=value`, decoded and escaped. Its first `=` ends the name: those of the name are
/// escaped.
std::string escaped(query_param parameter);

/// Adds a decoded text, or null.
void add_decoded(json_value& object, std::string_view name, std::optional<decoded_view> text);

/// An array of objects with a name and a value.
json_value json_of(query_params parameters);

} // namespace consturi::tool

#endif
