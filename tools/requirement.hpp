// The requirements of `check --require`.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_REQUIREMENT_HPP
#define CONSTURI_TOOLS_REQUIREMENT_HPP

#include <consturi/requirements/any_requirement.hpp>

#include <string_view>

namespace consturi::tool {

/// Reads a requirement, which can also name those of `schemes/`. Its templates are compiled in one unit.
result<requirements::any_requirement, requirements::requirement_error> parse_requirement(std::string_view text);

} // namespace consturi::tool

#endif
