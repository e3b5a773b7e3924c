// Reads the decoded characters of a part of a URI, and knows where each is written.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_DECODED_READER_HPP
#define CONSTURI_SCHEMES_DECODED_READER_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/coding/triplet.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::schemes {

/// Reads the decoded characters of a part of a URI, and knows where each is written: for `find_error` of a scheme whose
/// grammar is one of decoded text (RFC 3986 2.4). Copies nothing.
///
///     constexpr std::string_view text = "x:a%2Cb";
///     constexpr std::size_t comma = [] {
///         schemes::decoded_reader rest(text, {2, 7});
///         rest.skip_all([](char c) { return c != ','; });
///         return rest.position();
///     }();
///     static_assert(comma == 3);
class decoded_reader {
public:
    /// The part of `text`.
    constexpr decoded_reader(std::string_view text, abnf::slice part) noexcept
        : text_(text.substr(0, part.end)), at_(part.begin) {}

    /// The offset in the text of the next character or, if there is none, of the end.
    [[nodiscard]] constexpr std::size_t position() const noexcept { return at_; }
    [[nodiscard]] constexpr bool is_at_end() const noexcept { return at_ == text_.size(); }
    /// Whether the next character is this one.
    [[nodiscard]] constexpr bool is_at(char c) const noexcept { return !is_at_end() && next() == c; }
    /// The next character. There is one.
    [[nodiscard]] constexpr char next() const noexcept {
        return is_encoded() ? consturi::detail::octet_at(text_, at_) : text_[at_];
    }
    /// Whether the next character is written as a triplet.
    [[nodiscard]] constexpr bool is_encoded() const noexcept { return consturi::detail::is_triplet_at(text_, at_); }
    constexpr void skip() noexcept { at_ += is_encoded() ? 3U : 1U; }
    /// Skips the next character if it is this one.
    constexpr bool skip(char c) noexcept {
        bool const is_next = is_at(c);
        if (is_next) skip();
        return is_next;
    }
    /// Skips the triplets of a character outside ASCII in UTF-8. Returns whether there was one.
    constexpr bool skip_non_ascii() noexcept {
        auto const octets = is_encoded() ? consturi::detail::character_at(text_, at_).size : 0;
        if (octets < 2) return false;
        at_ += 3 * octets;
        return true;
    }
    /// Skips characters as long as the predicate holds. Returns whether there was one.
    template <class Predicate>
    constexpr bool skip_all(Predicate const& holds) noexcept {
        auto const begin = at_;
        while (!is_at_end() && holds(next())) skip();
        return at_ != begin;
    }

private:
    std::string_view text_;
    std::size_t at_;
};

} // namespace consturi::schemes

#endif
