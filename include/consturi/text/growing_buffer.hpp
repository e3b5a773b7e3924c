// A buffer that allocates nothing while it is small.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_GROWING_BUFFER_HPP
#define CONSTURI_TEXT_GROWING_BUFFER_HPP

#include <consturi/config.hpp>

#include <cstddef>
#include <string>
#include <utility>

namespace consturi::detail {

/// The functions of std::string that an edited URI needs. Up to `Room` bytes are in an array.
template <std::size_t Room>
class growing_buffer {
public:
    constexpr char* data() noexcept { return more_.empty() ? chars_ : more_.data(); }
    constexpr char const* data() const noexcept { return more_.empty() ? chars_ : more_.data(); }
    /// At least `Room`.
    constexpr std::size_t size() const noexcept { return more_.empty() ? Room : more_.size(); }

    /// Makes it larger, if it is smaller than `size`. Keeps its bytes; new ones are unspecified.
    [[gnu::noinline]] constexpr void resize(std::size_t size) {
        if (size <= this->size()) return;
        if (more_.empty()) {
            std::string more(size, '\0'); // resize would allocate more
            std::char_traits<char>::copy(more.data(), chars_, Room);
            more_ = std::move(more);
        } else {
            more_.resize(size);
        }
    }
    /// The first `size` bytes, moved out of the buffer if they are on the heap.
    constexpr std::string release(std::size_t size) {
        if (more_.empty()) return std::string(chars_, size);
        more_.resize(size);
        return std::move(more_);
    }

private:
    char chars_[Room]{};
    std::string more_; // is used instead of `chars_`, if it is not empty
};

} // namespace consturi::detail

#endif
