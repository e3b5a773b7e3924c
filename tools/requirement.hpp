// Requirements that are written on the command line as in C++: `scheme_is("https") && !has_userinfo`.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_REQUIREMENT_HPP
#define CONSTURI_TOOLS_REQUIREMENT_HPP

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace consturi::tool {

/// A text is no requirement.
struct requirement_error : std::runtime_error {
    requirement_error(std::size_t at, std::string const& message) : runtime_error(message), position(at) {}

    std::size_t position;
};

/// A requirement that was read from text.
class written_requirement {
public:
    /// Throws `requirement_error`.
    explicit written_requirement(std::string_view text);

    /// The error of a URI that does not meet it. `rule()` is the first part that is not met.
    std::optional<parse_error> error_in(uri_reference_view const& u) const;

private:
    struct parsed;

    std::shared_ptr<parsed const> parsed_;
};

} // namespace consturi::tool

#endif
