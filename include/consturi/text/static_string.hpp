// A string in an array: no heap, a fixed capacity.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_STATIC_STRING_HPP
#define CONSTURI_TEXT_STATIC_STRING_HPP

#include <consturi/config.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace consturi::detail {

/// The functions of std::string that an edited URI needs. The caller checks the capacity.
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
        size_ += text.size();
    }
    /// New bytes are unspecified.
    constexpr void resize(std::size_t size) noexcept { size_ = size; }

private:
    char chars_[Capacity]{};
    std::size_t size_ = 0;
};

} // namespace consturi::detail

#endif
