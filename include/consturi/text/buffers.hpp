// Strings that allocate nothing, or nothing while they are small.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_BUFFERS_HPP
#define CONSTURI_TEXT_BUFFERS_HPP

#include <consturi/config.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace consturi::detail {

/// The functions of std::string that an edited URI needs, with a zero after the text. The caller checks the capacity.
template <std::size_t Capacity>
class static_string {
public:
    constexpr static_string() noexcept = default;
    constexpr explicit static_string(std::string_view text) noexcept : size_(text.size()) {
        std::char_traits<char>::copy(chars_, text.data(), size_);
    }

    constexpr char* data() noexcept { return chars_; }
    constexpr char const* data() const noexcept { return chars_; }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr operator std::string_view() const noexcept { return {chars_, size_}; }

    /// The text must fit.
    constexpr void append(std::string_view text) noexcept {
        std::char_traits<char>::copy(chars_ + size_, text.data(), text.size());
        resize(size_ + text.size());
    }
    /// New bytes are unspecified.
    constexpr void resize(std::size_t size) noexcept { chars_[size_ = size] = '\0'; }

private:
    char chars_[Capacity + 1]{};
    std::size_t size_ = 0;
};

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
