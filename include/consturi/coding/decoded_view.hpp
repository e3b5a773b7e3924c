// The decoded bytes of a percent-encoded text, without a copy.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_DECODED_VIEW_HPP
#define CONSTURI_CODING_DECODED_VIEW_HPP

#include <consturi/coding/percent.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/text/ascii.hpp>

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>

namespace consturi {

/// A forward range of the bytes of a text, with triplets decoded. A `%` that does not begin a triplet stands for
/// itself; a component of a URI has none. A `+` stands for itself, too, or for a space. Compares like a string of these
/// bytes.
///
///     static_assert(decoded_view("/a%20b") == "/a b" && decoded_view("a+b", plus_sign::space) == "a b");
class [[nodiscard, gsl::Pointer(char)]] decoded_view {
public:
    class iterator {
    public:
        using value_type = char;
        using difference_type = std::ptrdiff_t;

        constexpr iterator() noexcept = default;
        constexpr char operator*() const noexcept {
            if (left_.empty()) detail::the_range_has_no_such_element();
            if (detail::is_triplet_at(left_, 0)) return detail::octet_at(left_, 0);
            return left_[0] == '+' && plus_ == plus_sign::space ? ' ' : left_[0];
        }
        constexpr iterator& operator++() noexcept {
            if (left_.empty()) detail::the_range_has_no_such_element();
            left_.remove_prefix(detail::is_triplet_at(left_, 0) ? 3 : 1);
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            auto const before = *this;
            ++*this;
            return before;
        }
        [[nodiscard]] friend constexpr bool operator==(iterator const& a, iterator const& b) noexcept {
            return a.left_.size() == b.left_.size();
        }
        /// The text from here on, as written.
        [[nodiscard]] constexpr std::string_view base() const noexcept { return left_; }

    private:
        friend decoded_view;
        constexpr iterator(std::string_view left, plus_sign plus) noexcept : left_(left), plus_(plus) {}

        std::string_view left_;
        plus_sign plus_{};
    };

    constexpr explicit decoded_view(detail::borrowed_text text [[clang::lifetimebound]],
                                    plus_sign plus = plus_sign::literal) noexcept
        : text_(text), plus_(plus) {}

    [[nodiscard]] constexpr iterator begin() const noexcept { return {text_, plus_}; }
    [[nodiscard]] constexpr iterator end() const noexcept { return {text_.substr(text_.size()), plus_}; }
    [[nodiscard]] constexpr bool empty() const noexcept { return text_.empty(); }
    /// The number of decoded bytes. Takes time linear in the size of the text.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return detail::percent_decoding().size_of(text_); }
    /// The text, as written.
    [[nodiscard]] constexpr std::string_view base() const noexcept { return text_; }
    /// Copies the first bytes, at most `max`, to `to`; returns their number, like std::string_view::copy.
    constexpr std::size_t copy(char* to, std::size_t max) const noexcept {
        std::size_t n = 0;
        for (auto at = begin(); n != max && at != end(); ++at) to[n++] = *at;
        return n;
    }
    /// The decoded bytes as a string. Allocates once.
    [[nodiscard]] constexpr std::string str() const {
        return detail::coded(detail::percent_decoding{malformed::kept, plus_}, text_);
    }

    [[nodiscard]] friend constexpr bool operator==(decoded_view a, decoded_view b) noexcept { return (a <=> b) == 0; }
    [[nodiscard]] friend constexpr bool operator==(decoded_view a, std::string_view b) noexcept {
        return (a <=> b) == 0;
    }
    [[nodiscard]] friend constexpr std::strong_ordering operator<=>(decoded_view a, decoded_view b) noexcept {
        return detail::compare_bytes(a.begin(), a.end(), b.begin(), b.end());
    }
    [[nodiscard]] friend constexpr std::strong_ordering operator<=>(decoded_view a, std::string_view b) noexcept {
        return detail::compare_bytes(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::string_view text_;
    plus_sign plus_;
};

namespace ascii {

// Whether decoded texts are equal, if case is ignored.
[[nodiscard]] constexpr bool equal_ignoring_case(decoded_view const& a, std::string_view b) noexcept {
    std::size_t n = 0;
    for (char const c : a) {
        if (n == b.size() || to_lower(c) != to_lower(b[n])) return false;
        ++n;
    }
    return n == b.size();
}
[[nodiscard]] constexpr bool equal_ignoring_case(decoded_view const& a, decoded_view const& b) noexcept {
    auto at = b.begin();
    for (char const c : a) {
        if (at == b.end() || to_lower(c) != to_lower(*at)) return false;
        ++at;
    }
    return at == b.end();
}

} // namespace ascii

} // namespace consturi

// <string_view> declares these templates and specializes them, too.
template <>
inline constexpr bool std::ranges::enable_view<consturi::decoded_view> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::decoded_view> = true;

#endif
