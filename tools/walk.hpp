// The files below a directory.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_WALK_HPP
#define CONSTURI_TOOLS_WALK_HPP

#include <string>
#include <vector>

namespace consturi::tool {

/// Patterns that select files. A file has to match one of them, unless there are only patterns that begin with `!`,
/// and must match none of those. `*` matches any text. A pattern without slash is matched with the name of the file,
/// another one with its path below the directory, with or without `./`.
class file_patterns {
public:
    explicit file_patterns(std::vector<std::string> const& patterns);

    bool select(std::string const& path);
    /// Those that no file matched, without those that begin with `!`.
    std::vector<std::string> unused() const;

private:
    struct pattern {
        std::string text;
        bool is_used = false;
    };
    std::vector<pattern> selecting_;
    std::vector<std::string> excluding_;
};

/// The regular files below a directory that the patterns select, sorted, without symbolic links: in a Git work tree,
/// those that Git does not ignore; elsewhere, and below a directory that is ignored itself, all. Throws
/// std::runtime_error with the name.
std::vector<std::string> files_below(std::string const& directory, file_patterns& patterns);

} // namespace consturi::tool

#endif
