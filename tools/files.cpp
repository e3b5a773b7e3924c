// Reads and writes whole files.
//
// Distributed under the Boost Software License, Version 1.0.
#include "files.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdio>
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

void write_file(std::string const& path, std::string_view text) {
    auto const part = path + ".part";
    file_handle file(std::fopen(part.c_str(), "wb"));
    if (!file) fail(part);
    if (std::fwrite(text.data(), 1, text.size(), file.get()) != text.size()) fail(part);
    if (std::fclose(file.release()) != 0) fail(part);
    if (std::rename(part.c_str(), path.c_str()) != 0) fail(path);
}

} // namespace consturi::tool
