// The files below a directory.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_WALK_HPP
#define CONSTURI_TOOLS_WALK_HPP

#include <string>
#include <vector>

namespace consturi::tool {

/// The regular files below a directory, sorted, without symbolic links: in a Git work tree, those that Git does not
/// ignore; elsewhere, and below a directory that is ignored itself, all. Throws std::runtime_error with the name.
///
/// A file has to match one of the patterns, unless there are only patterns that begin with `!`, and must match none of
/// those. `*` matches any text. A pattern without slash is matched with the name of the file, another one with its path
/// below the directory.
std::vector<std::string> files_below(std::string const& directory, std::vector<std::string> const& patterns);

} // namespace consturi::tool

#endif
