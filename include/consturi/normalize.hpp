// RFC 3986, 6.2.2. Syntax-Based Normalization.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_NORMALIZE_HPP
#define CONSTURI_NORMALIZE_HPP

#include <consturi/recompose.hpp>
#include <consturi/uri.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace consturi {

constexpr unsigned value_of_hexdig(char c) noexcept {
    return static_cast<unsigned>(c <= '9' ? c - '0' : abnf::lower(c) - 'a' + 10);
}

/// Writes text in its normal form: each octet either as an unreserved character or in upper-case triplets (RFC 3986,
/// 6.2.2.1 and 6.2.2.2). `text` has no other percent signs.
struct normal {
    static constexpr std::size_t size_of(std::string_view text) noexcept {
        auto size = text.size();
        for (auto at = find_byte(text, '%'); at != text.size(); at = find_byte(text, '%', at + 3))
            if (is_unreserved(octet(text, at))) size -= 2;
        return size;
    }
    static constexpr void write(char* to, std::string_view text) noexcept {
        if (find_byte(text, '%') == text.size()) verbatim::write(to, text);
        else write_octets(to, text, false);
    }

    /// The same in lower case (RFC 3986, 6.2.2.1), but for triplets.
    struct insensitive {
        static constexpr std::size_t size_of(std::string_view text) noexcept { return normal::size_of(text); }
        static constexpr void write(char* to, std::string_view text) noexcept {
            write_octets(to, text, true);
        }
    };

    static constexpr components write_head(auto& to, parts const& of) noexcept {
        components at;
        auto const put = [&]<class Style>(Style, abnf::slice& part, abnf::slice from) {
            auto const end = to.position();
            to.template prepend<Style>(from.of(of.head));
            part = {to.position(), end};
        };
        auto const& in_head = of.in_head;
        if (in_head.host.defined()) {
            if (in_head.port.defined()) {
                put(verbatim(), at.port, in_head.port);
                to.prepend(":");
            }
            put(insensitive(), at.host, in_head.host);
            if (in_head.userinfo.defined()) {
                to.prepend("@");
                put(normal(), at.userinfo, in_head.userinfo);
            }
            to.prepend("//");
        }
        if (in_head.scheme.defined()) {
            to.prepend(":");
            put(insensitive(), at.scheme, in_head.scheme);
        }
        return at;
    }

    /// Whether there is nothing to be done about the triplets of `text`.
    static constexpr bool is_normal(std::string_view text) noexcept {
        for (auto at = find_byte(text, '%'); at != text.size(); at = find_byte(text, '%', at + 3))
            if (is_unreserved(octet(text, at)) || text[at + 1] > 'F' || text[at + 2] > 'F') return false;
        return true;
    }

private:
    static constexpr char octet(std::string_view text, std::size_t at) noexcept {
        return static_cast<char>(value_of_hexdig(text[at + 1]) << 4 | value_of_hexdig(text[at + 2]));
    }
    static constexpr bool is_unreserved(char c) noexcept { return is_a(rfc3986::unreserved.facts, c); }
    static constexpr char upper(char c) noexcept { return 'a' <= c && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c; }

    static constexpr void write_octets(char* to, std::string_view text, bool in_lower_case) noexcept {
        auto const fold = [&](char c) { return in_lower_case ? abnf::lower(c) : c; };
        for (std::size_t at = 0; at != text.size(); ++at) {
            if (text[at] != '%') {
                *to++ = fold(text[at]);
            } else if (auto const c = octet(text, at); is_unreserved(c)) {
                *to++ = fold(c);
                at += 2;
            } else {
                *to++ = '%';
                *to++ = upper(text[++at]);
                *to++ = upper(text[++at]);
            }
        }
    }
};

constexpr parts normal_parts_of(any_uri auto const& u) noexcept {
    auto of = parts_of(u);
    of.has_dot_segments = has_dot_segments(of.path.path);
    return of;
}

/// Whether `u`, which is made of these parts, is in its normal form for sure.
constexpr bool is_plainly_normal(any_uri auto const& u, parts const& of) noexcept {
    auto const has_upper = [&](abnf::slice at) {
        for (auto i = at.begin; i < at.end; ++i)
            if ('A' <= of.head[i] && of.head[i] <= 'Z') return true;
        return false;
    };
    return !of.has_dot_segments && !has_upper(of.in_head.scheme) && !has_upper(of.in_head.host) && normal::is_normal(u.text());
}

/// The normal form of a URI or a reference (RFC 3986, 6.2.2): scheme and host in lower case, triplets in upper case,
/// unreserved characters not encoded, no dot segments. Allocates once.
template <any_uri U>
owner_of<U> normalize(U const& u) {
    auto const of = normal_parts_of(u);
    if (is_plainly_normal(u, of)) return owner_of<U>(u);
    return written::owned<owner_of<U>, normal>(of);
}

/// The size in bytes of what `normalize` gives.
template <any_uri U>
constexpr std::size_t normalized_size(U const& u) noexcept {
    return written::size<normal>(normal_parts_of(u));
}

/// Like `normalize`, but writes to the beginning of `buffer`, which must not overlap with the text, and gives a view of it.
/// Gives none, and writes nothing, if the result has more bytes than the buffer.
template <any_uri U>
constexpr std::optional<view_of<U>> normalize_into(std::span<char> buffer, U const& u) noexcept {
    return written::into<view_of<U>, normal>(buffer, normal_parts_of(u));
}

/// The normal form of a URI, as a constant.
///
///     static_assert(normalized<"HTTP://Example.COM/a/../b">.view().text() == "http://example.com/b");
template <fixed_uri U>
inline constexpr auto normalized = written::fixed<fixed_uri, normal, normalized_size(U.view())>(normal_parts_of(U.view()));

} // namespace consturi

#endif
