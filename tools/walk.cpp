// The files below a directory.
//
// Distributed under the Boost Software License, Version 1.0.
#include "walk.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>

#include <fnmatch.h>
#include <sys/wait.h>

namespace consturi::tool {

namespace {

namespace fs = std::filesystem;

/// The output of a command of the shell, if it exits with 0.
std::optional<std::string> output_of(std::string const& command) {
    auto const close = [](std::FILE* pipe) { ::pclose(pipe); };
    std::unique_ptr<std::FILE, decltype(close)> pipe(::popen(command.c_str(), "re"), close);
    if (!pipe) return std::nullopt;
    std::string all;
    char buffer[1 << 16];
    while (auto const size = std::fread(buffer, 1, sizeof buffer, pipe.get())) all.append(buffer, size);
    if (::pclose(pipe.release()) != 0) return std::nullopt;
    return all;
}

/// A word of the shell.
std::string shell_word(std::string_view text) {
    std::string all = "'";
    for (char const c : text) c == '\'' ? all.append("'\\''") : all.append(1, c);
    return all += '\'';
}

bool is_in_work_tree(fs::path const& directory) {
    for (auto above = fs::canonical(directory); above.has_relative_path(); above = above.parent_path())
        if (fs::exists(above / ".git")) return true;
    return false;
}

/// The paths below the directory that Git does not ignore. Nothing if it ignores the directory.
std::optional<std::vector<std::string>> paths_by_git(std::string const& directory) {
    // A hook of another work tree can have set the variables. A work tree can name programs: its fsmonitor, and one
    // that fetches objects that are missing. Git before 2.44 has no GIT_NO_LAZY_FETCH.
    auto const git = "unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; export GIT_NO_LAZY_FETCH=1 GIT_ALLOW_PROTOCOL=; "
                     "git -c core.fsmonitor=false -C "
                     + shell_word(directory);
    if (output_of(git + " check-ignore --quiet .")) return std::nullopt;
    auto const names = output_of(git + " ls-files -z --cached --others --exclude-standard --deduplicate");
    if (!names) throw std::runtime_error(directory + ": git ls-files failed");
    std::vector<std::string> all;
    for (std::size_t begin = 0, end = 0; (end = names->find('\0', begin)) != names->npos; begin = end + 1)
        all.push_back(names->substr(begin, end - begin));
    return all;
}

std::vector<std::string> all_paths(fs::path const& directory) {
    std::vector<std::string> all;
    for (fs::recursive_directory_iterator it(directory), end; it != end; ++it) {
        if (it->path().filename() == ".git") it.disable_recursion_pending();
        else all.push_back(it->path().lexically_relative(directory).string());
    }
    return all;
}

bool matches(std::string const& pattern, std::string const& path) {
    bool const is_path = pattern.find('/') != pattern.npos;
    auto const text = is_path ? path : fs::path(path).filename().string();
    return ::fnmatch(pattern.c_str(), text.c_str(), 0) == 0;
}

} // namespace

file_patterns::file_patterns(std::vector<std::string> const& patterns) {
    for (std::string_view text : patterns) {
        bool const excludes = text.starts_with('!');
        if (excludes) text.remove_prefix(1);
        if (text.starts_with("./")) text.remove_prefix(2);
        if (excludes) excluding_.emplace_back(text);
        else selecting_.push_back({std::string(text)});
    }
}

bool file_patterns::select(std::string const& path) {
    bool selected = selecting_.empty();
    for (auto& each : selecting_)
        if (matches(each.text, path)) selected = each.is_used = true;
    return selected
           && std::none_of(excluding_.begin(), excluding_.end(), [&](auto const& each) { return matches(each, path); });
}

std::vector<std::string> file_patterns::unused() const {
    std::vector<std::string> all;
    for (auto const& each : selecting_)
        if (!each.is_used) all.push_back(each.text);
    return all;
}

std::vector<std::string> files_below(std::string const& directory, file_patterns& patterns) {
    std::optional<std::vector<std::string>> paths;
    if (is_in_work_tree(directory)) paths = paths_by_git(directory);
    if (!paths) paths = all_paths(directory);
    std::vector<std::string> files;
    for (auto const& path : *paths) {
        auto const file = directory == "." ? fs::path(path) : fs::path(directory) / path;
        if (fs::symlink_status(file).type() == fs::file_type::regular && patterns.select(path))
            files.push_back(file.string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace consturi::tool
