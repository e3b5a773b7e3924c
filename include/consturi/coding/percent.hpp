// RFC 3986, 2.1. Percent-Encoding: text of any bytes as a part of a URI, and back.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_PERCENT_HPP
#define CONSTURI_CODING_PERCENT_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/text/result.hpp>

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi {

/// What percent_encode leaves as it is: bytes, always some of those that URIs are made of (RFC 3986, 2.2 and 2.3), all
/// unreserved ones and never `%`; triplets, where that is asked for.
///
///     static_assert(safe_set(rfc3986::query).contains('?') && !safe_set(rfc3986::segment).contains('?'));
struct safe_set {
    byte_set bytes; // public because a template argument needs that
    bool has_triplets = false;

    /// The bytes that matches of a rule are made of. Where the rule is any sequence of its bytes and triplets, as segment,
    /// query, fragment, userinfo and reg-name are, what is encoded with the set matches it; a rule with an order of its own,
    /// as host, authority and path-absolute have, gives what the text is to keep of that: `:` in a host begins a port.
    template <abnf::rule R>
    constexpr safe_set(R const& rule) noexcept : safe_set(rule.analysis.alphabet()) {}
    /// These bytes, as far as they can be left.
    constexpr safe_set(byte_set const& of) noexcept
        : bytes((of & (rfc3986::gen_delims.analysis.first | rfc3986::sub_delims.analysis.first)) | rfc3986::unreserved.analysis.first) {}

    /// The set without some bytes, as in `safe_set(rfc3986::query).without("&=+")` for the names and values of a query.
    constexpr safe_set without(std::string_view some) const noexcept {
        safe_set fewer(bytes - byte_set::of(some));
        fewer.has_triplets = has_triplets;
        return fewer;
    }
    /// The set with the triplets that a text has: for text of which part, or all, is encoded already.
    constexpr safe_set with_triplets() const noexcept {
        auto more = *this;
        more.has_triplets = true;
        return more;
    }

    constexpr bool contains(char c) const noexcept { return bytes.contains(static_cast<detail::byte>(c)); }
    friend constexpr bool operator==(safe_set const&, safe_set const&) = default;
};

/// Whether a triplet, `%` and two hexadecimal digits, stands at byte `at` of `text`.
constexpr bool is_triplet_at(std::string_view text, std::size_t at) noexcept {
    return text.size() - at > 2 && text[at] == '%' && is_a(rfc3986::HEXDIG.analysis, text[at + 1]) && is_a(rfc3986::HEXDIG.analysis, text[at + 2]);
}

/// The size of a text in which `n` bytes become three, or more than a string can have.
constexpr std::size_t size_with_three_for_one(std::size_t size, std::size_t n) noexcept {
    return n <= (SIZE_MAX - size) / 2 ? size + 2 * n : SIZE_MAX;
}

/// What a coding makes of `text`, in a string of exactly its size.
template <class Coding>
constexpr std::string coded(Coding const& how, std::string_view text) {
    std::string made(how.size_of(text), '\0'); // or throws
    how.write(made.data(), text);
    return made;
}

/// The same at the beginning of `buffer`, if it is large enough.
template <class Coding>
constexpr std::optional<std::string_view> coded_into(std::span<char> buffer, Coding const& how, std::string_view text) noexcept {
    auto const size = how.size_of(text);
    if (size > buffer.size()) return std::nullopt;
    how.write(buffer.data(), text);
    return std::string_view(buffer.data(), size);
}

/// How text is encoded.
struct percent_encoding {
    safe_set safe;
    bool has_plus_for_space = false;

    constexpr std::size_t size_of(std::string_view text) const noexcept {
        std::size_t triplets = 0;
        for (std::size_t at = 0; at != text.size(); ++at) triplets += !is_left(text, at);
        return size_with_three_for_one(text.size(), triplets);
    }
    constexpr void write(char* to, std::string_view text) const noexcept {
        for (std::size_t at = 0; at != text.size(); ++at) {
            if (is_left(text, at)) {
                *to++ = text[at] == ' ' ? '+' : text[at];
            } else {
                write_triplet(to, text[at]);
                to += 3;
            }
        }
    }

private:
    constexpr bool is_left(std::string_view text, std::size_t at) const noexcept {
        return safe.contains(text[at]) || (safe.has_triplets && is_triplet_at(text, at)) || (has_plus_for_space && text[at] == ' ');
    }
};

/// `text` with each byte that is not safe as a triplet, in upper case (RFC 3986, 2.1). Any bytes can be encoded, and
/// percent_decode gives them back, unless the set has triplets. Allocates once. Throws what std::string throws.
///
/// No encoding makes a segment of `.` or `..` that is none of the dot segments (RFC 3986, 3.3): refuse these names.
///
///     auto const path = "/users/" + percent_encode("a/b c", rfc3986::segment); // "/users/a%2Fb%20c"
constexpr std::string percent_encode(std::string_view text, safe_set const& safe = rfc3986::unreserved) {
    return coded(percent_encoding{safe}, text);
}

/// Like percent_encode, but leaves the triplets that `text` has, as it does with `safe.with_triplets()`. It cannot tell what
/// was meant: of `100%25` it makes `100%25`, whether that was to be a percent sign or three characters.
constexpr std::string percent_encode_once(std::string_view text, safe_set const& safe = rfc3986::unreserved) {
    return percent_encode(text, safe.with_triplets());
}

/// The size in bytes of what `percent_encode` gives.
constexpr std::size_t percent_encoded_size(std::string_view text, safe_set const& safe = rfc3986::unreserved) noexcept {
    return percent_encoding{safe}.size_of(text);
}

/// Like `percent_encode`, but writes to the beginning of `buffer`, which must not overlap with `text`, and gives what it wrote.
/// Gives none, and writes nothing, if that has more bytes than the buffer. (A template, for std::span is compiled with it.)
template <std::convertible_to<safe_set> Safe = safe_set>
constexpr std::optional<std::string_view> percent_encode_into(std::span<char> buffer, std::string_view text,
                                                              Safe const& safe = rfc3986::unreserved) noexcept {
    return coded_into(buffer, percent_encoding{safe}, text);
}

/// A text of N - 1 bytes, as a value that can be a template argument. Its members are public because that needs it.
template <std::size_t N>
struct fixed_string {
    char chars[N]{};

    constexpr fixed_string() = default;
    consteval fixed_string(char const (&literal)[N]) noexcept {
        auto const size = text_of(literal).size() + 1; // the zero too: without it clang would show long ones as numbers
        for (std::size_t i = 0; i != size; ++i) chars[i] = literal[i];
    }

    constexpr std::string_view view() const noexcept { return {chars, N - 1}; }
    friend constexpr bool operator==(fixed_string const&, fixed_string const&) = default;
};

/// A text percent-encoded, as a constant.
///
///     static_assert(encoded<"a b">.view() == "a%20b" && encoded<"a/b", rfc3986::path_absolute>.view() == "a/b");
template <fixed_string Text, safe_set Safe = rfc3986::unreserved>
inline constexpr auto encoded = [] {
    fixed_string<percent_encoded_size(Text.view(), Safe) + 1> made;
    percent_encoding{Safe}.write(made.chars, Text.view());
    return made;
}();

/// Where in `text` the first `%` stands that begins no triplet, or its size.
constexpr std::size_t find_malformed(std::string_view text) noexcept {
    auto at = find_byte(text, '%');
    while (is_triplet_at(text, at)) at = find_byte(text, '%', at + 3);
    return at;
}

/// What becomes of a `%` that begins no triplet.
enum class malformed : std::uint8_t {
    kept,
    replaced, // by U+FFFD, in UTF-8
};

/// How text is decoded.
struct percent_decoding {
    malformed becomes = malformed::kept;
    bool has_plus_for_space = false;

    constexpr std::size_t size_of(std::string_view text) const noexcept {
        std::size_t triplets = 0, others = 0;
        for (auto at = find_byte(text, '%'); at != text.size();) {
            bool const is_triplet = is_triplet_at(text, at);
            ++(is_triplet ? triplets : others);
            at = find_byte(text, '%', at + (is_triplet ? 3 : 1));
        }
        return size_with_three_for_one(text.size() - 2 * triplets, becomes == malformed::replaced ? others : 0);
    }
    constexpr void write(char* to, std::string_view text) const noexcept {
        for (std::size_t at = 0; at != text.size(); ++at) {
            if (is_triplet_at(text, at)) {
                *to++ = octet_at(text, at);
                at += 2;
            } else if (becomes == malformed::replaced && text[at] == '%') {
                for (char const c : std::string_view("\xEF\xBF\xBD")) *to++ = c;
            } else {
                *to++ = has_plus_for_space && text[at] == '+' ? ' ' : text[at];
            }
        }
    }
};

constexpr bool each_percent_sign_begins_a_triplet(std::string_view text) noexcept { return find_malformed(text) == text.size(); }

/// A text percent-decoded, as a constant. Does not compile if a `%` in it begins no triplet.
///
///     static_assert(decoded<"a%20b">.view() == "a b");
template <fixed_string Text>
    requires(each_percent_sign_begins_a_triplet(Text.view()))
inline constexpr auto decoded = [] {
    fixed_string<percent_decoding().size_of(Text.view()) + 1> made;
    percent_decoding().write(made.chars, Text.view());
    return made;
}();

template <class A, class B>
constexpr std::strong_ordering compare_bytes(A a, A a_end, B b, B b_end) noexcept {
    for (; a != a_end && b != b_end; ++a, ++b)
        if (*a != *b) return static_cast<detail::byte>(*a) <=> static_cast<detail::byte>(*b);
    return (a != a_end) <=> (b != b_end);
}

/// The bytes of `text` with triplets decoded, one after the other, without a copy. A `%` that begins no triplet stands for
/// itself; in a component of a URI there is none.
///
///     static_assert(decoded_view("/a%20b") == "/a b");
class decoded_view {
public:
    class iterator {
    public:
        using value_type = char;
        using difference_type = std::ptrdiff_t;

        constexpr iterator() noexcept = default;
        constexpr char operator*() const noexcept { return is_triplet_at(left_, 0) ? octet_at(left_, 0) : left_[0]; }
        constexpr iterator& operator++() noexcept {
            left_.remove_prefix(is_triplet_at(left_, 0) ? 3 : 1);
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            auto const before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(iterator const& a, iterator const& b) noexcept { return a.left_.size() == b.left_.size(); }

    private:
        friend decoded_view;
        constexpr explicit iterator(std::string_view left) noexcept : left_(left) {}

        std::string_view left_;
    };

    constexpr explicit decoded_view(std::string_view text) noexcept : text_(text) {}
    explicit decoded_view(temporary_string auto&&) = delete;

    constexpr iterator begin() const noexcept { return iterator(text_); }
    constexpr iterator end() const noexcept { return iterator(text_.substr(text_.size())); }
    constexpr bool empty() const noexcept { return text_.empty(); }
    /// How many bytes there are. Takes time linear in the size of the text.
    constexpr std::size_t size() const noexcept { return percent_decoding().size_of(text_); }
    /// The text as written.
    constexpr std::string_view base() const noexcept { return text_; }
    /// Writes the first bytes, `most` at most, beginning at `to`; how many that are. In the manner of std::string_view.
    constexpr std::size_t copy(char* to, std::size_t most) const noexcept {
        std::size_t n = 0;
        for (auto at = begin(); n != most && at != end(); ++at) to[n++] = *at;
        return n;
    }
    /// A copy. Allocates once.
    constexpr std::string str() const { return coded(percent_decoding(), text_); }

    friend constexpr bool operator==(decoded_view a, decoded_view b) noexcept { return (a <=> b) == 0; }
    friend constexpr bool operator==(decoded_view a, std::string_view b) noexcept { return (a <=> b) == 0; }
    /// As strings are ordered.
    friend constexpr std::strong_ordering operator<=>(decoded_view a, decoded_view b) noexcept {
        return compare_bytes(a.begin(), a.end(), b.begin(), b.end());
    }
    friend constexpr std::strong_ordering operator<=>(decoded_view a, std::string_view b) noexcept {
        return compare_bytes(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::string_view text_;
};

/// What a way of decoding makes of a text; an error if a `%` in it begins no triplet.
constexpr result<std::string> decode_strictly(std::string_view text, percent_decoding const& how = {}) {
    auto const at = find_malformed(text);
    if (at == text.size()) return coded(how, text);
    auto const before = text.size() <= max_text_size ? static_cast<std::uint32_t>(at) : 0; // larger texts are an error as such
    auto wrong = diagnose<true>(rfc3986::pct_encoded, text.substr(before));
    wrong.position += before;
    wrong.begin += before;
    return unexpected(parse_error(wrong));
}

/// `text` with triplets decoded; an error, with the place, if a `%` is not followed by two hexadecimal digits. Decode what
/// has been split, and once: `%2F` in a path segment is a byte of it, and no slash. The result may be any bytes; is_utf8
/// tells whether it is text. Allocates once. Throws what std::string throws.
///
///     auto const name = percent_decode("a%2Fb%20c"); // "a/b c"
constexpr result<std::string> percent_decode(std::string_view text) { return decode_strictly(text); }

/// Like percent_decode, for text of which something is to be made whatever it is.
constexpr std::string percent_decode_lossy(std::string_view text, malformed becomes = malformed::kept) {
    return coded(percent_decoding{becomes}, text);
}

} // namespace consturi

// <string_view> declares these, of which it has specializations, too.
template <>
inline constexpr bool std::ranges::enable_view<consturi::decoded_view> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::decoded_view> = true;

#endif
