// Which values of config files have to be URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_SELECTION_HPP
#define CONSTURI_TOOLS_CONFIG_SELECTION_HPP

#include "../patterns.hpp"
#include "entry.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool::config {

/// In patterns, `*` matches any text.
struct selection_options {
    std::vector<std::string> keys = {};   ///< patterns of the keys whose values are URIs; if empty, the values decide
    std::vector<std::string> except = {}; ///< patterns of the keys whose values are not checked
    std::string separators = {};          ///< characters between the URIs of a list in one value
    std::map<std::string, std::string> defined = {}; ///< the values of placeholders, by name
    std::string format = {};                         ///< of the files; if empty, what their names say
    bool list = false;                               ///< whether the values that are not checked are printed
};

class selection {
public:
    /// If all URIs have to meet a requirement, those with a placeholder are errors: they cannot be judged.
    selection(selection_options const& given, bool has_requirement);

    /// A value that is not checked, and why.
    using unchecked_function = std::function<void(entry const&, std::string_view why)>;

    /// Calls `check` with a value that has to be a URI, or with each part of a list, whose keys have its index; or
    /// calls `skip`. Throws `format_error` if a value that has to be a URI is none, or is likely to be a mistyped URI.
    /// `written` is the text of the file from the value.
    void operator()(entry&& value, std::string_view written, entry_function const& check,
                    unchecked_function const& skip);

    /// The name that says the format of a file.
    std::string name_of_format(std::string const& file) const { return format_.empty() ? file : '.' + format_; }
    /// The patterns that matched no key.
    std::vector<std::string> unused() const;

private:
    patterns keys_, except_;
    std::string separators_, format_;
    std::map<std::string, std::string> defined_;
    bool has_requirement_;

    /// Whether a value is a list: all of its lines are likely to be URIs, or it has one of the separators.
    bool has_list(std::string_view text, bool is_named) const;
};

/// An error in a file.
using failure_function = std::function<void(position at, std::string_view message)>;

/// Reads the text of a file by the format that is given or that its name has. Calls `fail` for each error, and goes on
/// with the next value if that is possible.
void read(std::string const& file_name, std::string_view text, selection& selected, entry_function const& check,
          selection::unchecked_function const& skip, failure_function const& fail);

} // namespace consturi::tool::config

#endif
