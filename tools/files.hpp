// Reads and writes whole files.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_FILES_HPP
#define CONSTURI_TOOLS_FILES_HPP

#include <string>
#include <string_view>

namespace consturi::tool {

/// The bytes of a file; `-` is standard input. Throws std::system_error with its name.
std::string file_text(std::string const& path);

/// Replaces a regular file, or that to which a link leads, as a whole, so that no program sees a part of it, and
/// several can write it at once. A file that is replaced keeps its permissions. Writes to any other file. Throws
/// std::system_error with its name.
void write_file(std::string const& path, std::string_view text);

} // namespace consturi::tool

#endif
