// RFC 3986, 6.2.2. Syntax-Based Normalization, and 6.2.3. Scheme-Based Normalization.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_NORMALIZE_HPP
#define CONSTURI_OPERATIONS_NORMALIZE_HPP

#include <consturi/text/bytes.hpp>
#include <consturi/uri/recompose.hpp>
#include <consturi/operations/scheme_defaults.hpp>
#include <consturi/uri/uri.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace consturi {

/// What is taken for the same.
enum class normalization : std::uint8_t {
    /// Scheme and host in either case, octets in any of their encodings, paths with dot segments or without (RFC 3986, 6.2.2).
    syntax_based,
    /// And no port, an empty one and the scheme's default; of `http`, `https`, `ws`, `wss`, `coap` and `coaps` also an empty
    /// path and `/` (RFC 3986, 6.2.3).
    scheme_based,
};

/// The characters of a text from the last to the first, each octet as in the normal form: as an unreserved character, or in
/// an upper-case triplet (RFC 3986, 6.2.2.1 and 6.2.2.2). `text` has no other percent signs.
class normal_characters {
public:
    constexpr explicit normal_characters(std::string_view text) noexcept : left_(text) {}

    /// Whether there was one more. Then `octet` is what it stands for, and `is_encoded` whether it does so in a triplet.
    constexpr bool next(char& octet, bool& is_encoded) noexcept {
        auto const size = left_.size();
        if (size == 0) return false;
        bool const is_triplet = size > 2 && left_[size - 3] == '%';
        octet = is_triplet ? octet_at(left_, size - 3) : left_[size - 1];
        is_encoded = is_triplet && !is_a(rfc3986::unreserved.analysis, octet);
        left_.remove_suffix(is_triplet ? 3 : 1);
        return true;
    }

private:
    std::string_view left_;
};

constexpr char* write_normal_characters(char* end, std::string_view text, bool in_lower_case) noexcept {
    normal_characters characters(text);
    char octet = 0;
    for (bool is_encoded = false; characters.next(octet, is_encoded);) {
        if (is_encoded) write_triplet(end -= 3, octet);
        else *--end = in_lower_case ? abnf::lower(octet) : octet;
    }
    return end;
}

/// Writes text in its normal form.
struct normal {
    static constexpr std::size_t size_of(std::string_view text) noexcept {
        auto size = text.size();
        for (auto at = find_byte(text, '%'); at != text.size(); at = find_byte(text, '%', at + 3))
            if (is_a(rfc3986::unreserved.analysis, octet_at(text, at))) size -= 2;
        return size;
    }
    static constexpr char* write(char* end, std::string_view text) noexcept {
        return find_byte(text, '%') == text.size() ? verbatim::write(end, text) : write_normal_characters(end, text, false);
    }
    /// What has no case, like scheme and host, is written in lower case, but for triplets (RFC 3986, 6.2.2.1).
    struct insensitive {
        static constexpr std::size_t size_of(std::string_view text) noexcept { return normal::size_of(text); }
        static constexpr char* write(char* end, std::string_view text) noexcept { return write_normal_characters(end, text, true); }
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
};

constexpr parts normal_parts_of(any_uri auto const& u, normalization how) noexcept {
    auto of = parts_of(u);
    of.has_dot_segments = has_dot_segments(of.path.path);
    if (how == normalization::scheme_based && of.has_authority()) {
        auto const scheme = of.in_head.scheme;
        auto const defaults = defaults_of(scheme.defined() ? scheme.of(of.head) : std::string_view());
        bool const is_default = defaults.port != 0 && u.port_number() == defaults.port;
        if (is_default || u.port() == "") of.in_head.port = {};
        if (of.path.path.empty() && defaults.has_root) of.path.path = "/";
    }
    return of;
}

/// Whether `u`, which is made of these parts, is in its normal form for sure.
constexpr bool is_plainly_normal(any_uri auto const& u, normalization how, parts const& of) noexcept {
    auto const has_upper = [&](abnf::slice at) {
        for (auto i = at.begin; i < at.end; ++i)
            if ('A' <= of.head[i] && of.head[i] <= 'Z') return true;
        return false;
    };
    auto const has_other_triplets = [](std::string_view text) {
        for (auto at = find_byte(text, '%'); at != text.size(); at = find_byte(text, '%', at + 3))
            if (is_a(rfc3986::unreserved.analysis, octet_at(text, at)) || text[at + 1] > 'F' || text[at + 2] > 'F') return true;
        return false;
    };
    return how == normalization::syntax_based && !of.has_dot_segments && !has_upper(of.in_head.scheme) && !has_upper(of.in_head.host)
           && !has_other_triplets(u.text());
}

/// The normal form of a URI or a reference (RFC 3986, 6.2.2): scheme and host in lower case, triplets in upper case,
/// unreserved characters not encoded, no dot segments; if it is to be scheme-based, no port that goes without saying, and
/// a path where the scheme says that an empty one is `/` (6.2.3). Allocates once.
template <any_uri U>
constexpr owner_of<U> normalize(U const& u, normalization how = normalization::syntax_based) {
    auto const of = normal_parts_of(u, how);
    if (is_plainly_normal(u, how, of)) return owner_of<U>(u);
    return written::owned<owner_of<U>, normal>(of);
}

/// The size in bytes of what `normalize` gives.
template <any_uri U>
constexpr std::size_t normalized_size(U const& u, normalization how = normalization::syntax_based) noexcept {
    return written::size<normal>(normal_parts_of(u, how));
}

/// Like `normalize`, but writes to the beginning of `buffer`, which must not overlap with the text, and gives a view of it.
/// Gives none, and writes nothing, if the result has more bytes than the buffer.
template <any_uri U>
constexpr std::optional<view_of<U>> normalize_into(std::span<char> buffer, U const& u,
                                                   normalization how = normalization::syntax_based) noexcept {
    return written::into<view_of<U>, normal>(buffer, normal_parts_of(u, how));
}

/// The normal form of a URI, as a constant.
///
///     static_assert(normalized<"HTTP://Example.COM/a/../b">.view().text() == "http://example.com/b");
///     static_assert(normalized<"http://h:80", normalization::scheme_based>.view().text() == "http://h/");
template <fixed_uri U, normalization How = normalization::syntax_based>
inline constexpr auto normalized
    = written::fixed<fixed_uri, normal, normalized_size(U.view(), How)>(normal_parts_of(U.view(), How));

/// The normal form of a URI reference, as a constant.
///
///     static_assert(normalized_reference<"a/../%7Eb">.view().text() == "~b");
template <fixed_uri_reference U, normalization How = normalization::syntax_based>
inline constexpr auto normalized_reference
    = written::fixed<fixed_uri_reference, normal, normalized_size(U.view(), How)>(normal_parts_of(U.view(), How));

} // namespace consturi

#endif
