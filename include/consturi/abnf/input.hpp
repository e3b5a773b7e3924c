// The text that is matched, and the observer of the match.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_INPUT_HPP
#define CONSTURI_ABNF_INPUT_HPP

#include <consturi/abnf/failure.hpp>

#include <string_view>

namespace consturi::abnf::detail {

struct input {
    char const* first;
    char const* last;
    furthest_failure* observer = nullptr;
    static constexpr bool captures = false; // whether matches of some rules are recorded (captures.hpp)
};

constexpr input input_of(std::string_view text) noexcept {
    auto const data = text.data();
    auto const first = data ? data : ""; // null means "no match"
    return {first, first + text.size()};
}

} // namespace consturi::abnf::detail

#endif
