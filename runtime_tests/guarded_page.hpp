// Memory with inaccessible pages before and after it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_GUARDED_PAGE_HPP
#define CONSTURI_RUNTIME_TESTS_GUARDED_PAGE_HPP

#include "catch.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

#include <sys/mman.h>
#include <unistd.h>

/// A page of memory between two inaccessible ones. Access outside it crashes.
class guarded_page {
public:
    guarded_page()
        : memory_(static_cast<char*>(mmap(nullptr, 3 * size_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))) {
        REQUIRE(memory_ != MAP_FAILED);
        REQUIRE(mprotect(memory_ + size_, size_, PROT_READ | PROT_WRITE) == 0);
    }
    guarded_page(guarded_page const&) = delete;
    guarded_page& operator=(guarded_page const&) = delete;
    ~guarded_page() { munmap(memory_, 3 * size_); }

    /// Calls `read` with a copy of `text` at the beginning of the page, then with one at its end.
    template <class Read>
    void with_copies_of(std::string_view text, Read const& read) const {
        REQUIRE(text.size() <= size_);
        for (char* const place : {memory_ + size_, memory_ + 2 * size_ - text.size()}) {
            std::copy(text.begin(), text.end(), place);
            read(std::string_view(place, text.size()));
        }
    }

    std::size_t size() const { return size_; }

    /// Calls `write` with `n` units of memory at the beginning of the page, then with those at its end.
    template <class Unit, class Write>
    void with_buffers_of(std::size_t n, Write const& write) const {
        REQUIRE(n * sizeof(Unit) <= size_);
        for (char* const place : {memory_ + size_, memory_ + 2 * size_ - n * sizeof(Unit)})
            write(std::span(reinterpret_cast<Unit*>(place), n));
    }

private:
    std::size_t size_ = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    char* memory_;
};

#endif
