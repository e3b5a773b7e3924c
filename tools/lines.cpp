// The lines of a file.
//
// Distributed under the Boost Software License, Version 1.0.
#include "lines.hpp"

#include <cerrno>
#include <cstdlib>
#include <stdio.h> // getline is POSIX, not C++

namespace consturi::tool {

input_failed::input_failed(std::string const& file) : system_error(errno, std::generic_category(), file) {}

lines::lines(std::string const& path)
    : name_(path == "-" ? "<stdin>" : path), file_(path == "-" ? stdin : std::fopen(path.c_str(), "rb")) {
    if (!file_) throw input_failed(name_);
}

std::optional<std::string_view> lines::next() {
    auto const size = ::getline(&line_.bytes, &line_.size, file_.get());
    if (size >= 0) return std::string_view(line_.bytes, static_cast<std::size_t>(size));
    if (!std::feof(file_.get())) throw input_failed(name_); // be it for want of memory
    return std::nullopt;
}

void lines::closing::operator()(std::FILE* file) const noexcept {
    if (file != stdin) std::fclose(file);
}

lines::buffer::~buffer() { std::free(bytes); }

} // namespace consturi::tool
