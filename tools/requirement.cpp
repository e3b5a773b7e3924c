// The requirements of `check --require`.
//
// Distributed under the Boost Software License, Version 1.0.
#include "requirement.hpp"
#include "schemes.hpp"

#include <consturi/requirements/written_requirement.hpp>
#include <consturi/schemes/registry.hpp>

namespace consturi::tool {

result<requirements::any_requirement, requirements::requirement_error> parse_requirement(std::string_view text) {
    return requirements::any_requirement::parse(text, requirements::registered_scheme, valid_by_scheme());
}

} // namespace consturi::tool
