// Percent-encoding (RFC 3986 2.1): arbitrary bytes as part of a URI, and back.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CODING_PERCENT_HPP
#define CONSTURI_CODING_PERCENT_HPP

#include <consturi/coding/triplet.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/support/result.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/fixed_string.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi {

/// The bytes that percent_encode does not encode: all unreserved characters (RFC 3986 2.3), and any reserved ones.
/// Optionally, existing triplets are kept, too.
///
///     static_assert(safe_set(rfc3986::query).contains('?') && !safe_set(rfc3986::segment).contains('?'));
struct [[nodiscard]] safe_set {
    byte_set bytes; // public, because a template argument requires it
    bool has_triplets = false;

    /// The unreserved characters.
    constexpr safe_set() noexcept : bytes(detail::unreserved) {}
    /// The bytes of matches of `rule`. If the rule accepts its bytes in any order, as segment, query, fragment,
    /// userinfo and reg-name do, text that is encoded with the set matches the rule. Rules such as host, authority and
    /// path-absolute have internal structure that a byte set cannot express: a `:` in a host starts a port.
    template <abnf::rule R>
    constexpr safe_set(R const& rule) noexcept : safe_set(rule.analysis.alphabet()) {}
    /// The unreserved characters, and those of `some` that are reserved characters.
    constexpr safe_set(byte_set const& some) noexcept
        : bytes((some & (detail::gen_delims | detail::sub_delims)) | detail::unreserved) {}

    /// The set and the reserved characters among `some`: `safe_set().with("/")` for the keys of Amazon S3.
    constexpr safe_set with(std::string_view some) const noexcept {
        auto more = *this;
        more.bytes |= safe_set(byte_set::of(some)).bytes;
        return more;
    }
    /// The set without some bytes: `safe_set(rfc3986::query).without("&=+")` for the names and values of a query.
    constexpr safe_set without(std::string_view some) const noexcept {
        safe_set fewer(bytes - byte_set::of(some));
        fewer.has_triplets = has_triplets;
        return fewer;
    }
    /// The same set, but existing triplets are kept: for a text that is already encoded, completely or in part.
    constexpr safe_set with_triplets() const noexcept {
        auto more = *this;
        more.has_triplets = true;
        return more;
    }

    [[nodiscard]] constexpr bool contains(char c) const noexcept {
        return bytes.contains(static_cast<detail::byte>(c));
    }
    [[nodiscard]] friend constexpr bool operator==(safe_set const&, safe_set const&) = default;
};

/// What becomes of a `%` that does not begin a triplet.
enum class malformed : std::uint8_t {
    kept,
    replaced, ///< by U+FFFD, in UTF-8
};

/// What a `+` in an encoded text stands for.
enum class plus_sign : std::uint8_t {
    literal, ///< itself
    space,   ///< a space, as in forms
};

namespace detail {

/// The size of a text in which `n` bytes become three bytes each; saturates at SIZE_MAX.
constexpr std::size_t size_with_tripled(std::size_t size, std::size_t n) noexcept {
    return saturated_sum(saturated_sum(size, n), n);
}

/// The result of a coding, in a string of exactly its size.
template <class To = char, class Coding, class From>
constexpr std::basic_string<To> coded(Coding const& coding, std::basic_string_view<From> text) {
    std::basic_string<To> out(coding.size_of(text), '\0'); // or throws
    coding.write(out.data(), out.size(), text);
    return out;
}

/// The result of a coding at the beginning of `buffer`, if it fits.
template <class To, class Coding, class From>
constexpr std::optional<std::basic_string_view<To>> coded_into(std::span<To> buffer, Coding const& coding,
                                                               std::basic_string_view<From> text) noexcept {
    auto const size = coding.size_of(text);
    if (size > buffer.size()) return std::nullopt;
    coding.write(buffer.data(), size, text);
    return std::basic_string_view<To>(buffer.data(), size);
}

/// What each byte becomes: up to three bytes, and their number.
class encoding_table {
public:
    [[gnu::noinline]] explicit encoding_table(byte_set const& safe) noexcept {
        std::uint32_t row[16];
        for (unsigned low = 0; low != 16; ++low) row[low] = entry('%', '0', upper_hexdigs[low], 3);
        for (unsigned high = 0; high != 16; ++high) {
            auto const difference = entry(0, static_cast<char>(upper_hexdigs[high] - '0'), 0, 0);
            for (unsigned low = 0; low != 16; ++low) entries_[16 * high + low] = row[low] + difference;
        }
        for (unsigned i = 0; i != 4; ++i)
            for (auto word = safe.words[i]; word != 0; word &= word - 1) {
                auto const c = static_cast<char>(64 * i + static_cast<unsigned>(trailing_zeros(word)));
                entries_[static_cast<byte>(c)] = entry(c == ' ' ? '+' : c, 0, 0, 1);
            }
    }
    std::size_t size_of(char c) const noexcept {
        return reinterpret_cast<byte const*>(entries_ + static_cast<byte>(c))[3];
    }
    /// The number of bytes of `text` that become triplets.
    std::size_t encoded(std::string_view text) const noexcept {
        std::size_t size = 0;
        auto p = text.data();
        auto const last = p + text.size();
        for (; last - p >= 4; p += 4) size += size_of(p[0]) + size_of(p[1]) + size_of(p[2]) + size_of(p[3]);
        for (; p != last; ++p) size += size_of(*p);
        return (size - text.size()) / 2;
    }
    /// Writes what `c` becomes, and four bytes in all.
    void write(char* to, char c) const noexcept { std::memcpy(to, entries_ + static_cast<byte>(c), 4); }

private:
    /// Four bytes in this order, in memory.
    static std::uint32_t entry(char a, char b, char c, char size) noexcept {
        char const bytes[]{a, b, c, size};
        std::uint32_t entry;
        std::memcpy(&entry, bytes, 4);
        return entry;
    }
    std::uint32_t entries_[256];
};

/// How bytes are encoded. No branch depends on whether a byte is safe, because it could often not be predicted.
struct percent_encoding {
    safe_set safe; // with a space, for forms: it becomes a plus sign

    constexpr std::size_t size_of(std::string_view text) const noexcept {
        std::size_t encoded = 0;
        if (is_long(text)) {
            encoded = encoding_table(safe.bytes).encoded(text);
        } else {
            for (char const c : text) encoded += 1U - safe.contains(c);
        }
        if (safe.has_triplets && !safe.contains('%')) {
            auto const last = text.data() + text.size();
            for (auto p = find_percent_sign(text.data(), last); p != last; p = find_percent_sign(p + 1, last))
                encoded -= octet_or_negative(p, last) >= 0;
        }
        return size_with_tripled(text.size(), encoded);
    }
    /// Whether the result, whose size is `size`, is the text.
    constexpr bool changes_nothing(std::string_view text, std::size_t size) const noexcept {
        return size == text.size() && !safe.contains(' ');
    }
    /// Writes the result, whose size is `size`.
    constexpr void write(char* to, std::size_t size, std::string_view text) const noexcept {
        if (changes_nothing(text, size)) {
            std::char_traits<char>::copy(to, text.data(), size);
            return;
        }
        auto p = text.data();
        auto const last = p + text.size();
        auto const to_last = to + size;
        if (is_long(text)) p = write_most(to, to_last, p, last);
        for (; to_last - to >= 3; ++p) { // writes a triplet always; the next byte overwrites what is too much
            write_triplet(to, *p);
            unsigned const is_kept = is_safe(p, last);
            *to = static_cast<char>('%' ^ (('%' ^ static_cast<byte>(kept(*p))) & (0 - is_kept)));
            to += 3 - 2 * is_kept;
        }
        for (; p != last; ++p) *to++ = kept(*p);
    }
    /// The first byte from p on that is encoded, or `last`.
    constexpr char const* after_safe(char const* p, char const* last) const noexcept {
        while (p != last && is_safe(p, last)) ++p;
        return p;
    }

private:
    /// Whether a table saves more time than it takes to make.
    static constexpr bool is_long(std::string_view text) noexcept {
        return text.size() >= 192 && !is_constant_evaluated();
    }
    static constexpr char kept(char c) noexcept { return c == ' ' ? '+' : c; }
    constexpr bool is_safe(char const* p, char const* last) const noexcept {
        bool is_safe = safe.contains(*p);
        if (safe.has_triplets && *p == '%') is_safe |= octet_or_negative(p, last) >= 0;
        return is_safe;
    }
    /// Writes the result except for its last bytes, and returns where they are in the text. `to` becomes their place
    /// in the result.
    char const* write_most(char*& to, char const* to_last, char const* p, char const* last) const noexcept {
        encoding_table const table(safe.bytes);
        auto at = to; // a local variable can be in a register
        for (; to_last - at >= 4; ++p) {
            table.write(at, *p);
            at += *p == '%' && is_safe(p, last) ? 1 : table.size_of(*p);
        }
        to = at;
        return p;
    }
};

struct percent_decoding {
    malformed policy = malformed::kept;
    plus_sign plus = plus_sign::literal;

    constexpr std::size_t size_of(std::string_view text) const noexcept {
        std::size_t triplets = 0, others = 0;
        auto const last = text.data() + text.size();
        for (auto p = find_percent_sign(text.data(), last); p != last;) {
            bool const is_triplet = octet_or_negative(p, last) >= 0;
            ++(is_triplet ? triplets : others);
            p = find_percent_sign(p + (is_triplet ? 3 : 1), last);
        }
        return size_with_tripled(text.size() - 2 * triplets, policy == malformed::replaced ? others : 0);
    }
    /// Writes the result to `size` bytes, which may be more than it needs, and returns its end.
    constexpr char* write(char* to, std::size_t size, std::string_view text) const noexcept {
        auto const last = text.data() + text.size();
        auto const to_last = to + size;
        for (auto p = text.data();; ++p) {
            p = decode(p, last, to, to_last);
            if (p == last) return to;
            for (char const c : std::string_view(policy == malformed::replaced ? "\xEF\xBF\xBD" : "%")) *to++ = c;
        }
    }
    /// Decodes up to a `%` that does not begin a triplet, or to `last`, and returns that place. `to` becomes the end of
    /// the result; some bytes after it, but none from `to_last` on, are overwritten, too.
    constexpr char const* decode(char const* p, char const* last, char*& to, char const* to_last) const noexcept {
        for (;;) {
            if (!is_constant_evaluated())
                for (int n = 8; n == 8 && last - p >= 8 && to_last - to >= 8; p += n, to += n) {
                    auto bytes = eight_bytes::read(p);
                    n = bytes.size_before('%');
                    if (plus == plus_sign::space) bytes.replace('+', ' ');
                    bytes.write(to);
                }
            for (; p != last && *p != '%'; ++p) *to++ = plus == plus_sign::space && *p == '+' ? ' ' : *p;
            if (p == last) return p;
            do {
                int const octet = octet_or_negative(p, last);
                if (octet < 0) return p;
                *to++ = static_cast<char>(octet);
                p += 3;
            } while (p != last && *p == '%');
        }
    }
};

/// The result of an encoding; most texts do not change.
constexpr std::string coded(percent_encoding const& encoding, std::string_view text) {
    auto const size = encoding.size_of(text);
    if (encoding.changes_nothing(text, size)) return std::string(text);
    std::string out(size, '\0'); // or throws
    encoding.write(out.data(), size, text);
    return out;
}

/// The result of a decoding, in one pass if it cannot be larger than the text.
constexpr std::string coded(percent_decoding const& decoding, std::string_view text) {
    std::string out(decoding.policy == malformed::kept ? text.size() : decoding.size_of(text), '\0');
    auto const end = decoding.write(out.data(), out.size(), text);
    out.resize(static_cast<std::size_t>(end - out.data()));
    return out;
}

} // namespace detail

/// Encodes each byte of `text` that is not in `safe` as a triplet in upper case (RFC 3986 2.1). Any bytes can be
/// encoded; percent_decode restores them, unless the set keeps triplets.
///
/// Allocates once, in linear time. Throws like std::string.
///
/// Encoding does not protect `.` and `..`: encoded or not, they are dot segments (RFC 3986 3.3). Reject these names.
///
///     assert("/users/" + percent_encode("a/b c", rfc3986::segment) == "/users/a%2Fb%20c");
[[nodiscard]] constexpr std::string percent_encode(std::string_view text, safe_set const& safe = {}) {
    return detail::coded(detail::percent_encoding{safe}, text);
}

/// Like percent_encode, but keeps existing triplets, as `safe.with_triplets()` does. This is a guess: `100%25`
/// stays `100%25`, whether its `%25` was meant as a percent sign or as three characters.
[[nodiscard]] constexpr std::string percent_encode_once(std::string_view text, safe_set const& safe = {}) {
    return percent_encode(text, safe.with_triplets());
}

/// The size in bytes of the result of percent_encode.
[[nodiscard]] constexpr std::size_t percent_encoded_size(std::string_view text, safe_set const& safe = {}) noexcept {
    return detail::percent_encoding{safe}.size_of(text);
}

/// Like percent_encode, but writes to the beginning of `buffer`, which must not overlap with `text`, and returns a view
/// of what it wrote. Returns nothing, and writes nothing, if the result does not fit.
template <std::convertible_to<safe_set> Safe = safe_set> // a template: std::span is compiled only if it is used
[[nodiscard]] constexpr std::optional<std::string_view> percent_encode_into(std::span<char> buffer,
                                                                            std::string_view text,
                                                                            Safe const& safe = {}) noexcept {
    return detail::coded_into(buffer, detail::percent_encoding{safe}, text);
}

namespace detail {

/// A string literal with any encoding as a template argument.
template <class Unit, std::size_t N>
struct any_literal {
    Unit chars[N]{};

    constexpr any_literal(Unit const (&literal)[N]) noexcept {
        if (literal[N - 1] != 0) the_array_does_not_end_with_a_zero();
        for (std::size_t i = 0; i != N; ++i) chars[i] = literal[i];
    }
    constexpr any_literal(fixed_string<N> const& text) noexcept : any_literal(text.chars) {}

    constexpr std::basic_string_view<Unit> view() const noexcept [[clang::lifetimebound]] { return {chars, N - 1}; }
};
template <std::size_t N>
any_literal(fixed_string<N>) -> any_literal<char, N>;

template <class Unit>
constexpr bool every_surrogate_is_part_of_a_pair(std::basic_string_view<Unit> text) noexcept {
    if constexpr (sizeof(Unit) == 1) return true;
    else return find_lone_surrogate(text) == text.size();
}

} // namespace detail

/// Percent-encoded text as a constant. `Text` is a string literal; for `u8"…"` and `u"…"`, include
/// <consturi/unicode.hpp>. Does not compile if UTF-16 has a lone surrogate.
///
///     static_assert(encoded<"a b">.view() == "a%20b" && encoded<"a/b", rfc3986::path_absolute>.view() == "a/b");
template <detail::any_literal Text, safe_set Safe = safe_set()>
    requires(detail::every_surrogate_is_part_of_a_pair(Text.view()))
inline constexpr auto encoded = [] {
    constexpr auto text = Text.view();
    char out[percent_encoded_size(text, Safe) + 1]{};
    (void)percent_encode_into(std::span(out, sizeof out - 1), text, Safe);
    return fixed_string(out);
}();

/// The offset in `text` of the first `%` that does not begin a triplet, or the size.
[[nodiscard]] constexpr std::size_t find_malformed(std::string_view text) noexcept {
    auto const last = text.data() + text.size();
    auto p = detail::find_percent_sign(text.data(), last);
    while (p != last && detail::octet_or_negative(p, last) >= 0) p = detail::find_percent_sign(p + 3, last);
    return static_cast<std::size_t>(p - text.data());
}

namespace detail {

constexpr bool every_percent_sign_begins_a_triplet(std::string_view text) noexcept {
    return find_malformed(text) == text.size();
}

} // namespace detail

/// Percent-decoded text as a constant. Does not compile if a `%` does not begin a triplet.
///
///     static_assert(decoded<"a%20b">.view() == "a b");
template <fixed_string Text>
    requires(detail::every_percent_sign_begins_a_triplet(Text.view()))
inline constexpr auto decoded = [] {
    constexpr auto text = detail::text_of(Text.chars);
    char out[detail::percent_decoding().size_of(text) + 1]{};
    detail::percent_decoding().write(out, sizeof out - 1, text);
    return fixed_string(out);
}();

namespace detail {

/// The error for a `%` at `at` that does not begin a triplet. Texts of 4 GiB or more are always an error.
constexpr parse_error malformed_triplet(std::string_view text, std::size_t at) noexcept {
    constexpr auto rule = rfc3986::pct_encoded.name();
    if (text.size() > max_text_size)
        return parse_error(diagnosis_at(text.size(), rule, mistake::text_of_4_gib_or_more));
    auto wrong = diagnosis_at(at, rule, mistake::percent_sign_without_two_hexdig);
    wrong.position += at + 1 != text.size() && is_hexdig(text[at + 1]) ? 2U : 1U;
    wrong.expected = rfc3986::HEXDIG.analysis.first;
    return parse_error(with_vocabulary<rfc3986::syntax>(wrong));
}

/// The result of a decoding, or an error if a `%` does not begin a triplet. Decodes in one pass, to a string of the
/// size of the text.
constexpr result<std::string> decoded_strictly(std::string_view text, percent_decoding const& decoding = {}) {
    constexpr std::size_t huge = std::size_t{1} << 28; // such a text is not copied before it is known to be valid
    auto const last = text.data() + text.size();
    std::size_t at = text.size() < huge ? 0 : find_malformed(text);
    if (text.size() < huge || at == text.size()) {
        std::string out(text.size(), '\0');
        auto to = out.data();
        auto const stop = decoding.decode(text.data(), last, to, to + out.size());
        out.resize(static_cast<std::size_t>(to - out.data()));
        if (stop == last) return out;
        at = static_cast<std::size_t>(stop - text.data());
    }
    return unexpected(malformed_triplet(text, at));
}

} // namespace detail

/// Decodes the triplets of `text`. Returns an error with the position if a `%` is not followed by two hexadecimal
/// digits. Split before decoding, and decode once: `%2F` in a path segment is a byte of the segment, not a delimiter.
/// The result can contain any bytes. If it is meant to be text, use percent_decode_utf8 of <consturi/unicode.hpp>.
///
/// Allocates once, in linear time. Throws like std::string.
///
///     assert(percent_decode("a%2Fb%20c") == "a/b c");
constexpr result<std::string> percent_decode(std::string_view text) { return detail::decoded_strictly(text); }

/// Like percent_decode, but never returns an error: a `%` that does not begin a triplet is kept or replaced. `%FF` is
/// the byte FF; percent_decode_utf8_lossy of <consturi/unicode.hpp> also replaces octets that are not UTF-8.
///
///     assert(percent_decode_lossy("100%") == "100%");
[[nodiscard]] constexpr std::string percent_decode_lossy(std::string_view text, malformed policy = malformed::kept) {
    return detail::coded(detail::percent_decoding{policy}, text);
}

} // namespace consturi

#endif
