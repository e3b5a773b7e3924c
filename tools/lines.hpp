// The lines of files.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_LINES_HPP
#define CONSTURI_TOOLS_LINES_HPP

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool {

/// Where a line is, the first being line 1.
struct place {
    std::string const& file;
    std::uint64_t line;
};

/// As `file:line:`.
std::string to_string(place const& at);

/// Calls `use` with each line of each file, less what a file has besides them: a byte order mark, and line breaks of either
/// kind. What is left out, or is not there, is noted on standard error. `-` is standard input. Whether all files could be
/// read to their end; if not, standard error has been told.
bool for_each_line(std::vector<std::string> const& paths, std::function<void(place const&, std::string_view)> const& use);

} // namespace consturi::tool

#endif
