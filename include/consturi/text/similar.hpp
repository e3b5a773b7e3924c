// Words that are likely to be meant by another one.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_SIMILAR_HPP
#define CONSTURI_TEXT_SIMILAR_HPP

#include <consturi/config.hpp>

#include <string_view>

namespace consturi {

/// Whether one letter is missing, added or wrong, or two letters are swapped: whether a message about an unknown name
/// should ask "did you mean". Takes linear time.
///
///     static_assert(is_similar("has_hots", "has_host") && !is_similar("has_path", "has_host"));
[[nodiscard]] constexpr bool is_similar(std::string_view a, std::string_view b) noexcept {
    while (!a.empty() && !b.empty() && a.front() == b.front()) {
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
    if (a.size() == 2 && b.size() == 2) return a[0] == b[1] && a[1] == b[0];
    return a.size() <= 1 && b.size() <= 1;
}

} // namespace consturi

#endif
