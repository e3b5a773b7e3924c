// The options of commands that read config files.
//
// Distributed under the Boost Software License, Version 1.0.
#include "options.hpp"
#include "../errors.hpp"
#include "../output.hpp"

namespace consturi::tool::config {

void add_selection_options(command& command, selection_options& selected, std::string_view needs) {
    for (auto& each :
         {option{.names = "--keys",
                 .value_name = "PATTERN",
                 .description = "The keys whose values have to be URIs; * matches any text. Default: values that "
                                "begin\nwith a scheme and ://",
                 .sets = &selected.keys,
                 .needs = needs},
          option{.names = "--except",
                 .value_name = "PATTERN",
                 .description = "The keys whose values are not checked",
                 .sets = &selected.except,
                 .needs = needs},
          option{.names = "--split",
                 .value_name = "CHARACTERS",
                 .description = "The characters between the URIs of a list in one value",
                 .sets = &selected.separators,
                 .needs = needs},
          option{.names = "--define",
                 .value_name = "NAME=VALUE",
                 .description = "The values of placeholders: ${NAME}, {NAME} and <NAME>",
                 .sets = &selected.defined,
                 .needs = needs},
          option{.names = "--format",
                 .value_name = "FORMAT",
                 .description = "Read files with any name as files of this format",
                 .sets = &selected.format,
                 .values = "json,yaml,toml,xml,ini,conf,properties,env",
                 .needs = needs}})
        command.options.push_back(each);
}

std::string note_unchecked(std::string const& file, entry const& value, std::string_view why) {
    return with_column({file, value.at.line, value.at.column}) + "note: " + escaped(to_string(value.key))
           + " is not checked: " + escaped(why);
}

} // namespace consturi::tool::config
