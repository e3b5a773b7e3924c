// Syntax-based and scheme-based normalization (RFC 3986 6.2.2 and 6.2.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_NORMALIZE_HPP
#define CONSTURI_OPERATIONS_NORMALIZE_HPP

#include <consturi/coding/triplet.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/recompose.hpp>
#include <consturi/uri/scheme_facts.hpp>
#include <consturi/uri/uri.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace consturi {

/// The kinds of normalization.
enum class normalization : std::uint8_t {
    /// The case of scheme, host and triplets, the encoding of unreserved characters, and dot segments (RFC 3986 6.2.2).
    syntax_based,
    /// Also removes a port that is empty or the default of the scheme, and replaces an empty path by `/` for schemes
    /// in which the two are equivalent, such as `http` (RFC 3986 6.2.3). In `file` URIs, replaces the host `localhost`
    /// and an undefined authority by an empty one (RFC 8089 2).
    scheme_based,
};

// Each rule is applied in one of `normal_characters`, `normal` and `normal_parts_of`. `is_normal` and
// `is_obviously_normal`, after which `normalize` only copies, must be false for what a rule changes; `compare` has the
// functions that compare without writing.
namespace detail {

/// The characters of a text in normal form, from the last to the first: triplets of unreserved characters are decoded,
/// all other triplets are kept (RFC 3986 6.2.2.1 and 6.2.2.2). Every `%` of the text begins a triplet.
template <bool (&IsUnreserved)(char) noexcept = is_unreserved>
class normal_characters {
public:
    constexpr explicit normal_characters(std::string_view text) noexcept : left_(text) {}

    /// Returns whether there is another character; if so, sets `octet` to its octet, and `is_encoded` to whether its
    /// normal form is a triplet.
    constexpr bool next(char& octet, bool& is_encoded) noexcept {
        auto const size = left_.size();
        if (size == 0) return false;
        bool const is_triplet = size > 2 && left_[size - 3] == '%';
        octet = is_triplet ? octet_at(left_, size - 3) : left_[size - 1];
        is_encoded = is_triplet && !IsUnreserved(octet);
        left_.remove_suffix(is_triplet ? 3 : 1);
        return true;
    }

private:
    std::string_view left_;
};

/// Whether two texts have the same normal form.
template <bool (&IsUnreserved)(char) noexcept = is_unreserved>
constexpr bool equal_normalized(std::string_view a, std::string_view b, bool ignoring_case = false) noexcept {
    if (a == b) return true;
    normal_characters<IsUnreserved> of_a(a), of_b(b);
    char c = 0, d = 0;
    bool c_is_encoded = false, d_is_encoded = false;
    while (of_a.next(c, c_is_encoded)) {
        if (!of_b.next(d, d_is_encoded) || c_is_encoded != d_is_encoded) return false;
        if (c != d && (!ignoring_case || to_lower(c) != to_lower(d))) return false;
    }
    return !of_b.next(d, d_is_encoded);
}

constexpr char* write_normal_characters(char* end, std::string_view text, bool in_lower_case) noexcept {
    normal_characters characters(text);
    char octet = 0;
    for (bool is_encoded = false; characters.next(octet, is_encoded);) {
        if (is_encoded) write_triplet(end -= 3, octet);
        else *--end = in_lower_case ? to_lower(octet) : octet;
    }
    return end;
}

/// Writes text in normal form.
struct normal {
    static constexpr std::size_t size_of(std::string_view text) noexcept {
        auto size = text.size();
        for (auto at = find_byte(text, '%'); at != text.size(); at = find_byte(text, '%', at + 3))
            if (is_unreserved(octet_at(text, at))) size -= 2;
        return size;
    }
    static constexpr char* write(char* end, std::string_view text) noexcept {
        return find_byte(text, '%') == text.size() ? verbatim::write(end, text)
                                                   : write_normal_characters(end, text, false);
    }
    /// Scheme and host are case-insensitive: written in lower case, except for triplets (RFC 3986 6.2.2.1).
    struct insensitive {
        static constexpr std::size_t size_of(std::string_view text) noexcept { return normal::size_of(text); }
        static constexpr char* write(char* end, std::string_view text) noexcept {
            return write_normal_characters(end, text, true);
        }
    };

    static constexpr components write_head(auto& to, parts const& of) noexcept {
        components offsets;
        auto const put = [&](auto style, abnf::slice& part, abnf::slice from) {
            auto const end = to.position();
            to.template prepend<decltype(style)>(from.of(of.head));
            part = {to.position(), end};
        };
        auto const& in_head = of.in_head;
        if (of.has_authority()) {
            auto const end = to.position();
            if (in_head.port.defined()) {
                put(verbatim(), offsets.port, in_head.port);
                to.prepend(":");
            }
            put(insensitive(), offsets.host, in_head.host);
            if (in_head.userinfo.defined()) {
                to.prepend("@");
                put(normal(), offsets.userinfo, in_head.userinfo);
            }
            offsets.authority = {to.position(), end};
            to.prepend("//");
        }
        if (in_head.scheme.defined()) {
            to.prepend(":");
            put(insensitive(), offsets.scheme, in_head.scheme);
        }
        return offsets;
    }
};

constexpr bool is_file(abnf::slice scheme, std::string_view text) noexcept {
    return scheme.defined() && equal_ignoring_case(scheme.of(text), "file");
}

/// In a `file` URI whose path begins with a slash, the host `localhost` and no authority mean the same as an empty
/// host: the machine itself (RFC 3986 3.2.2, RFC 8089 2). The normal form is the empty host (RFC 3986 6.2.3), unless
/// there is a userinfo or a port.
constexpr void set_local_authority(parts& of) noexcept {
    auto& offsets = of.in_head;
    if (!is_file(offsets.scheme, of.head)) return;
    if (!of.path.begins_with_slash() || offsets.userinfo.defined() || offsets.port.defined()) return;
    if (offsets.host.defined() && !equal_normalized(offsets.host.of(of.head), "localhost", true)) return;
    auto const end = static_cast<std::uint32_t>(of.head.size());
    offsets.authority = offsets.host = {end, end};
}

constexpr parts normal_parts_of(any_uri auto const& u, normalization how) noexcept {
    auto of = parts_of(u);
    of.has_dot_segments = has_dot_segments(of.path.path);
    if (how == normalization::scheme_based && of.has_authority()) {
        auto const scheme = of.in_head.scheme;
        auto const& known = facts_of(scheme.defined() ? scheme.of(of.head) : std::string_view());
        auto const port = known.specified_port();
        bool const is_default = port != 0 && u.port_number() == port;
        if (is_default || u.port() == "") of.in_head.port = {};
        if (of.path.path.empty() && known.has(schemes::facts::has_root)) of.path.path = "/";
    }
    if (how == normalization::scheme_based) set_local_authority(of);
    return of;
}

/// A fast check of a URI, which is ASCII, eight bytes at once. True: it is in normal form, because it has no triplet,
/// no segment that begins with a dot, and no upper-case letter before the path. False: it may or may not be.
bool is_obviously_normal(any_uri auto const& u, normalization how) noexcept {
    auto const text = u.text();
    components const& offsets = access::components_of(u);
    std::size_t const head_size = offsets.path.begin;
    if (head_size < 8 || text.size() < 9) return false;
    if (head_size != text.size() && text[head_size] == '.') return false; // a path after a scheme
    if (how == normalization::scheme_based
        && (offsets.port.defined() || offsets.path.begin == offsets.path.end || is_file(offsets.scheme, text)))
        return false;
    // In each byte, the highest bit of a sum tells whether the byte is at least a letter, or other than one.
    constexpr auto each = eight_bytes::each;
    std::uint64_t marks = 0;
    auto const add_upper = [&](char const* p) {
        auto const bytes = eight_bytes::read(p).value;
        marks |= (bytes + each * (0x80 - 'A')) & ~(bytes + each * (0x7F - 'Z'));
    };
    auto const is_other = [](char const* p, char c) {
        return (eight_bytes::read(p).value ^ each * static_cast<byte>(c)) + each * 0x7F;
    };
    auto const add_triplets_and_dots = [&](char const* p) {
        marks |= ~(is_other(p, '%') & (is_other(p, '.') | is_other(p - 1, '/')));
    };
    auto const first = text.data(), path = first + head_size, last = first + text.size();
    for (auto p = first; p < path - 8; p += 8) add_upper(p);
    add_upper(path - 8);
    for (auto p = first + 1; p < last - 8; p += 8) add_triplets_and_dots(p);
    add_triplets_and_dots(last - 8);
    return (marks & each * 0x80) == 0;
}

/// Whether a URI, whose normal parts are in `of`, is in normal form. False for some that are: those with a triplet with
/// a letter in the host.
constexpr bool is_normal(any_uri auto const& u, parts const& of) noexcept {
    auto const text = u.text();
    components const& offsets = access::components_of(u);
    auto const has_upper = [&](abnf::slice component) {
        for (auto i = component.begin; i < component.end; ++i)
            if (is_upper(text[i])) return true;
        return false;
    };
    auto const has_other_triplets = [&] {
        auto const last = text.data() + text.size();
        for (auto p = find_percent_sign(text.data(), last); p != last; p = find_percent_sign(p + 3, last))
            if (p[1] > 'F' || p[2] > 'F' || is_unreserved(octet_at({p, 3}, 0))) return true;
        return false;
    };
    return !of.has_dot_segments && of.in_head.authority == offsets.authority && of.in_head.port == offsets.port
           && of.path.path.empty() == (offsets.path.begin == offsets.path.end) && !has_upper(offsets.scheme)
           && !has_upper(offsets.host) && !has_other_triplets();
}

} // namespace detail

/// The normal form of a URI or URI reference (RFC 3986 6.2.2): scheme and host in lower case, triplets in upper case,
/// unreserved characters decoded, dot segments removed. Scheme-based normalization (6.2.3) also removes an empty or
/// default port, and replaces an empty path by `/` if the scheme defines the two as equivalent. Normalization is
/// idempotent.
///
/// Allocates once, in linear time. Throws like std::string.
///
///     assert(normalize("HTTP://Example.COM/a/../%7Eb"_uri).str() == "http://example.com/~b");
template <any_uri U>
constexpr detail::owner_of<U> normalize(U const& u, normalization how = normalization::syntax_based) {
    if (!detail::is_constant_evaluated() && detail::is_obviously_normal(u, how)) return detail::owner_of<U>(u);
    auto const of = detail::normal_parts_of(u, how);
    if (detail::is_normal(u, of)) return detail::owner_of<U>(u);
    return detail::written_owned<detail::owner_of<U>, detail::normal>(of);
}

/// The size in bytes of the result of `normalize`.
template <any_uri U>
[[nodiscard]] constexpr std::size_t normalized_size(U const& u,
                                                    normalization how = normalization::syntax_based) noexcept {
    return detail::written_size<detail::normal>(detail::normal_parts_of(u, how));
}

/// Like `normalize`, but writes to the beginning of `buffer`, which must not overlap with the text, and returns a view
/// of the result. Returns nothing, and writes nothing, if the result does not fit.
template <any_uri U>
[[nodiscard]] constexpr std::optional<detail::view_of<U>> normalize_into(
    std::span<char> buffer, U const& u, normalization how = normalization::syntax_based) noexcept {
    return detail::written_into<detail::view_of<U>, detail::normal>(buffer, detail::normal_parts_of(u, how));
}

/// The normal form of a URI as a constant.
///
///     static_assert(normalized<"HTTP://Example.COM/a/../b">.text() == "http://example.com/b");
///     static_assert(normalized<"http://h:80", normalization::scheme_based>.text() == "http://h/");
template <fixed_uri U, normalization How = normalization::syntax_based>
inline constexpr auto normalized = detail::written_fixed<fixed_uri, detail::normal, normalized_size(U.view(), How)>(
    detail::normal_parts_of(U.view(), How));

/// The normal form of a URI reference as a constant.
///
///     static_assert(normalized_reference<"a/../%7Eb">.text() == "~b");
template <fixed_uri_reference U, normalization How = normalization::syntax_based>
inline constexpr auto normalized_reference =
    detail::written_fixed<fixed_uri_reference, detail::normal, normalized_size(U.view(), How)>(
        detail::normal_parts_of(U.view(), How));

} // namespace consturi

#if defined(CONSTURI_COMPILED)
#define CONSTURI_STYLE normal
#include <consturi/operations/written_instances.def>
#endif

#endif
