// The C++ header with the URIs of config files as constants.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_HEADER_HPP
#define CONSTURI_TOOLS_CONFIG_HEADER_HPP

#include "entry.hpp"
#include "value_type.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool::config {

struct header_options {
    std::string name_space = "endpoints";
    std::string requirement = {};           ///< an expression that all URIs have to meet, or empty
    bool only_checks = false;               ///< whether there are no constants
    std::vector<std::string> includes = {}; ///< the headers that declare the requirement; `<` can precede the name
};

/// Writes the header.
class header {
public:
    header(std::vector<std::string> const& files, header_options const& given);

    /// Declares a constant with this name, such as `mail::default_`. Throws `format_error` if that is not possible.
    void declare(std::string_view name, std::string_view value, value_type const& type, std::string const& file,
                 position at);
    /// Adds a comment for a value that is not checked.
    void note_unchecked(std::string_view name, std::string_view why, position at);

    std::string text() const;

private:
    struct place {
        std::string file;
        std::uint64_t line;
    };

    bool only_checks_;
    std::string includes_, text_, requirement_, shown_requirement_;    // the names of the requirement
    std::set<std::string, std::less<>> headers_;                       // of the types
    std::map<std::string, place, std::less<>> constants_, namespaces_; // where each name is declared first
};

} // namespace consturi::tool::config

#endif
