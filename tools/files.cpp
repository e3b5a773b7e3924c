// Reads and writes whole files.
//
// Distributed under the Boost Software License, Version 1.0.
#include "files.hpp"

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace consturi::tool {

namespace {

struct close_file {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using file_handle = std::unique_ptr<std::FILE, close_file>;

[[noreturn]] void fail(std::string const& path) { throw std::system_error(errno, std::generic_category(), path); }

} // namespace

static std::string text_of(std::FILE* file, std::string const& name) {
    std::string all;
    for (std::size_t size = 1 << 16;; size = all.size()) { // doubles
        auto const before = all.size();
        all.resize(before + size);
        auto const read = std::fread(all.data() + before, 1, size, file);
        all.resize(before + read);
        if (read == size) continue;
        if (std::ferror(file)) fail(name);
        return all;
    }
}

std::string file_text(std::string const& path) {
    if (path == "-") return text_of(stdin, "<stdin>");
    file_handle const file(std::fopen(path.c_str(), "rb"));
    if (!file) fail(path);
    return text_of(file.get(), path);
}

namespace {

namespace fs = std::filesystem;

/// While one exists, a signal waits, so that it leaves no temporary file behind.
class blocked_signals {
public:
    blocked_signals() {
        sigset_t all;
        ::sigfillset(&all);
        ::sigprocmask(SIG_SETMASK, &all, &before_);
    }
    blocked_signals(blocked_signals const&) = delete;
    blocked_signals& operator=(blocked_signals const&) = delete;
    ~blocked_signals() { ::sigprocmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t before_;
};

/// The file to which links lead, which need not exist.
fs::path without_links(fs::path path) {
    std::error_code none;
    for (int links = 0; fs::is_symlink(path, none); ++links) {
        if (links == 40) errno = ELOOP, fail(path.string());
        path = path.parent_path() / fs::read_symlink(path);
    }
    return path;
}

/// Gives a file the permissions of another one, and its owner, if that is allowed.
bool copy_access(int descriptor, struct stat const& from) {
    [[maybe_unused]] bool const is_allowed = ::fchown(descriptor, from.st_uid, from.st_gid) == 0;
    return ::fchmod(descriptor, from.st_mode & 0777) == 0;
}

file_handle open_to_write(std::string const& path, int flags, mode_t mode = 0) {
    int const descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, mode);
    return file_handle(descriptor < 0 ? nullptr : ::fdopen(descriptor, "wb"));
}

void write_to(file_handle file, std::string const& name, std::string_view text) {
    if (!file || std::fwrite(text.data(), 1, text.size(), file.get()) != text.size()) fail(name);
    if (std::fclose(file.release()) != 0) fail(name);
}

/// Writes a file with a new name in the same directory, and renames it.
void replace(fs::path const& target, std::string const& name, std::string_view text) {
    struct stat old{};
    bool const exists = ::stat(target.c_str(), &old) == 0;
    blocked_signals const blocked;
    std::string part;
    file_handle file;
    for (unsigned number = 0; !file && (number == 0 || errno == EEXIST); ++number) {
        auto const unused = ".consturi-" + std::to_string(::getpid()) + '-' + std::to_string(number);
        part = (target.parent_path() / unused).string();
        file = open_to_write(part, O_CREAT | O_EXCL, exists ? 0600 : 0666);
    }
    if (!file) fail(name);
    try {
        if (exists && !copy_access(::fileno(file.get()), old)) fail(name);
        write_to(std::move(file), name, text);
        if (::rename(part.c_str(), target.c_str()) != 0) fail(name);
    } catch (...) {
        ::unlink(part.c_str());
        throw;
    }
}

} // namespace

void write_file(std::string const& path, std::string_view text) {
    std::error_code none;
    bool const is_special = fs::exists(path, none) && !fs::is_regular_file(path, none);
    if (is_special) write_to(open_to_write(path, O_TRUNC), path, text);
    else replace(without_links(path), path, text);
}

} // namespace consturi::tool
