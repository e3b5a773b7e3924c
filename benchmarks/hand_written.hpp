// A hand-written scalar parser for URI references (RFC 3986 4.1), the baseline in benchmarks.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_BENCHMARKS_HAND_WRITTEN_HPP
#define CONSTURI_BENCHMARKS_HAND_WRITTEN_HPP

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace hand_written {

/// A range of byte offsets; undefined if `begin` is greater than `end`.
struct slice {
    std::uint32_t begin = 1, end = 0;

    bool defined() const { return begin <= end; }
    std::string_view of(std::string_view text) const { return text.substr(begin, end - begin); }
};

struct components {
    slice scheme, userinfo, host, port, path, query, fragment;
};

enum kind : unsigned char {
    alpha = 1,
    digit = 2,
    hexdig = 4,
    in_scheme = 8,
    in_host = 16,
    in_userinfo = 32,
    in_path = 64,
    in_query = 128
};

inline constexpr auto kinds = [] {
    std::array<unsigned char, 256> table{};
    auto const add = [&](std::string_view bytes, int kind) {
        for (char const c : bytes) {
            auto& kinds_of_c = table[static_cast<unsigned char>(c)];
            kinds_of_c = static_cast<unsigned char>(kinds_of_c | kind);
        }
    };
    constexpr int anywhere = in_host | in_userinfo | in_path | in_query;
    add("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", alpha | in_scheme | anywhere);
    add("0123456789", digit | hexdig | in_scheme | anywhere);
    add("abcdefABCDEF", hexdig);
    add("+-.", in_scheme);
    add("-._~!$&'()*+,;=", anywhere);
    add(":", in_userinfo | in_path | in_query);
    add("@/", in_path | in_query);
    add("?", in_query);
    return table;
}();

inline bool is(kind k, char c) { return (kinds[static_cast<unsigned char>(c)] & k) != 0; }

/// Returns the first byte at or after `p` that is not of kind `K`.
template <kind K>
[[gnu::always_inline]] inline char const* skip(char const* p, char const* last) {
    for (; last - p >= 4; p += 4) {
        if (!is(K, p[0])) return p;
        if (!is(K, p[1])) return p + 1;
        if (!is(K, p[2])) return p + 2;
        if (!is(K, p[3])) return p + 3;
    }
    while (p != last && is(K, *p)) ++p;
    return p;
}

/// Like `skip`, but percent-encoded bytes are skipped too.
template <kind K>
[[gnu::always_inline]] inline char const* skip_encoded(char const* p, char const* last) {
    for (;; p += 3) {
        p = skip<K>(p, last);
        if (last - p < 3 || *p != '%' || !is(hexdig, p[1]) || !is(hexdig, p[2])) return p;
    }
}

inline bool is_ipv4(char const* p, char const* last) {
    for (int octets = 0;; ++p) {
        auto const octet = p;
        int value = 0;
        for (; p != last && p - octet < 3 && is(digit, *p); ++p) value = 10 * value + (*p - '0');
        if (p == octet || value > 255 || (*octet == '0' && p - octet > 1)) return false;
        if (++octets == 4) return p == last;
        if (p == last || *p != '.') return false;
    }
}

inline bool is_ipv6(char const* p, char const* last) {
    int groups = 0;
    bool gap = last - p >= 2 && p[0] == ':' && p[1] == ':'; // "::" replaces one or more groups
    if (gap) p += 2;
    while (p != last) {
        auto const group = p;
        while (p != last && p - group < 4 && is(hexdig, *p)) ++p;
        if (p == group) return false;
        if (p != last && *p == '.') {
            if (!is_ipv4(group, last)) return false;
            groups += 2;
            break;
        }
        ++groups;
        if (p == last) break;
        if (*p++ != ':' || p == last) return false;
        if (*p == ':') {
            if (gap) return false;
            gap = true;
            ++p;
        }
    }
    return gap ? groups <= 7 : groups == 8;
}

inline bool is_ipvfuture(char const* p, char const* last) {
    if (p == last || (*p != 'v' && *p != 'V')) return false;
    auto const version = p + 1;
    p = skip<hexdig>(version, last);
    if (p == version || p == last || *p != '.') return false;
    return p + 1 != last && skip<in_userinfo>(p + 1, last) == last;
}

/// Returns the end of the IP literal that begins at `p`, or null. Not inlined, because most hosts are names.
[[gnu::noinline]] inline char const* skip_ip_literal(char const* p, char const* last) {
    auto const close = static_cast<char const*>(std::memchr(p, ']', static_cast<std::size_t>(last - p)));
    return close && (is_ipv6(p + 1, close) || is_ipvfuture(p + 1, close)) ? close + 1 : nullptr;
}

/// Returns the slice from `from` to `to`, relative to `first`.
inline slice between(char const* first, char const* from, char const* to) {
    return {static_cast<std::uint32_t>(from - first), static_cast<std::uint32_t>(to - first)};
}

/// Parses the host and the port of an authority. Returns their end, or null if the host is invalid.
[[gnu::always_inline]] inline char const* host_and_port(char const* p, char const* first, char const* last,
                                                        components& found) {
    auto const host = p;
    p = p != last && *p == '[' ? skip_ip_literal(p, last) : skip_encoded<in_host>(p, last);
    if (!p) return nullptr;
    found.host = between(first, host, p);
    if (p != last && *p == ':') {
        auto const port = ++p;
        while (p != last && is(digit, *p)) ++p;
        found.port = between(first, port, p);
    }
    return p;
}

/// Parses `text`, which must be smaller than 4 GiB. If the result is false, `found` is unspecified.
[[gnu::always_inline]] inline bool parse(std::string_view text, components& found) {
    auto const first = text.data();
    auto const last = first + text.size();
    auto const at = [last](char const* p, char c) { return p != last && *p == c; };
    found = {};
    auto p = first;

    if (p != last && is(alpha, *p)) {
        auto end = p + 1;
        while (end != last && is(in_scheme, *end)) ++end;
        if (at(end, ':')) {
            found.scheme = between(first, p, end);
            p = end + 1;
        }
    }

    if (last - p >= 2 && p[0] == '/' && p[1] == '/') {
        auto const authority = p + 2;
        p = host_and_port(authority, first, last, found);
        if (!p) return false;
        if (p != last && *p != '/' && !at(authority, '[') && (is(in_userinfo, *p) || *p == '@' || *p == '%')) {
            // the host and port parsed so far are userinfo
            auto const end = skip_encoded<in_userinfo>(p, last);
            if (!at(end, '@')) return false;
            found.userinfo = between(first, authority, end);
            found.port = {};
            p = host_and_port(end + 1, first, last, found);
            if (!p) return false;
        }
        if (p != last && *p != '/' && *p != '?' && *p != '#') return false;
    }

    auto const path = p;
    p = skip_encoded<in_path>(p, last);
    found.path = between(first, path, p);
    if (!found.scheme.defined() && !found.host.defined())
        for (auto q = path; q != p && *q != '/'; ++q)
            if (*q == ':') return false;

    if (at(p, '?')) {
        auto const query = p + 1;
        p = skip_encoded<in_query>(query, last);
        found.query = between(first, query, p);
    }
    if (at(p, '#')) {
        auto const fragment = p + 1;
        p = skip_encoded<in_query>(fragment, last);
        found.fragment = between(first, fragment, p);
    }
    return p == last;
}

} // namespace hand_written

#endif
