// Reads and writes whole files.
//
// Distributed under the Boost Software License, Version 1.0.
#include "files.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

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

static void write_to(std::string const& path, std::string const& name, std::string_view text) {
    file_handle file(std::fopen(path.c_str(), "wb"));
    if (!file) fail(name);
    if (std::fwrite(text.data(), 1, text.size(), file.get()) != text.size()) fail(name);
    if (std::fclose(file.release()) != 0) fail(name);
}

void write_file(std::string const& path, std::string_view text) {
    namespace fs = std::filesystem;
    std::error_code none;
    bool const is_special = fs::exists(path, none) && !fs::is_regular_file(path, none);
    if (is_special) return write_to(path, path, text);
    auto target = path;
    if (fs::is_symlink(path, none)) target = fs::weakly_canonical(path).string();
    auto const part = target + ".part";
    try {
        write_to(part, path, text);
        if (std::rename(part.c_str(), target.c_str()) != 0) fail(path);
    } catch (...) {
        std::remove(part.c_str());
        throw;
    }
}

} // namespace consturi::tool
