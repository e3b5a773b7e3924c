// The C++ names of keys.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_CONFIG_CPP_NAME_HPP
#define CONSTURI_TOOLS_CONFIG_CPP_NAME_HPP

#include "entry.hpp"

#include <string>
#include <string_view>

namespace consturi::tool::config {

/// The name for a part of a key: `_` replaces what names cannot have, precedes a leading digit, and follows keywords
/// and names that can be macros. Parts can have the same name.
std::string cpp_name(std::string_view part);

/// The name for a key: those of its parts, separated by `::`.
std::string cpp_name(key_path const& key);

/// For `what_is_wrong` of an option: the message for a name that is not of identifiers with `::` between them.
std::string wrong_cpp_name(std::string const& name);

} // namespace consturi::tool::config

#endif
