// Requirements as in the source, as constants.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_SPELLING_HPP
#define CONSTURI_REQUIREMENTS_SPELLING_HPP

#include <consturi/requirements/combine.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::requirements::detail {

/// Counts what is appended.
struct size_counter {
    std::size_t size = 0;

    constexpr void operator+=(char) noexcept { ++size; }
    constexpr void operator+=(std::string_view text) noexcept { size += text.size(); }
};

/// Stores what is appended, with a zero at the end.
template <std::size_t N>
struct char_buffer {
    char chars[N]{};
    std::size_t size = 0;

    constexpr void operator+=(char c) noexcept { chars[size++] = c; }
    constexpr void operator+=(std::string_view of) noexcept {
        for (char const c : of) *this += c;
    }
};

constexpr std::size_t spelling_size(requirement auto const& r) noexcept {
    size_counter to;
    r.append_name(to);
    return to.size;
}

template <auto Requirement>
consteval auto spelling_of() noexcept {
    char_buffer<spelling_size(Requirement) + 1> to;
    Requirement.append_name(to);
    return fixed_string(to.chars);
}
template <auto Requirement>
inline constexpr auto spelling = spelling_of<Requirement>();

/// The first requirement that is not met, as part of the spelling of the whole.
template <auto Requirement>
constexpr std::string_view name_of_unmet(candidate const& u) noexcept {
    auto left = spelling<Requirement>.view();
    with_first_unmet(Requirement, u, [&](auto const& part) {
        char_buffer<spelling<Requirement>.view().size() + 1> name;
        part.append_name(name);
        while (!left.starts_with({name.chars, name.size}))
            left.remove_prefix(1); // g++ 12's sanitizer cannot evaluate find
        left = left.substr(0, name.size);
    });
    return left;
}

} // namespace consturi::requirements::detail

#endif
