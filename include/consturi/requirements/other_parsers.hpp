// How other parsers are known to read URIs. docs/parser-confusion.md lists the cases.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_OTHER_PARSERS_HPP
#define CONSTURI_REQUIREMENTS_OTHER_PARSERS_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/operations/scheme_defaults.hpp>
#include <consturi/requirements/requirement.hpp>
#include <consturi/syntax/characters.hpp>
#include <consturi/uri/dot_segments.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::requirements::detail {

// Hosts

constexpr bool is_ip_literal(std::string_view host) noexcept { return host.starts_with('['); }
constexpr bool is_ip_future(std::string_view ip_literal) noexcept { return to_lower(ip_literal[1]) == 'v'; }
constexpr std::string_view without_trailing_dot(std::string_view host) noexcept {
    return host.substr(0, host.size() - host.ends_with('.'));
}
/// Whether a host consists of unreserved characters and has no empty labels. Some parsers find another host in
/// `evil.org;h`, `evil.org%2Fh` and `.evil.org`.
constexpr bool is_plain_name(std::string_view host) noexcept {
    char before = '.';
    for (char const c : host) {
        if (!is_unreserved(c) || (c == '.' && before == '.')) return false;
        before = c;
    }
    return before != '.';
}
/// Whether the last label of a host begins with a digit: some parsers read `0x7f.1` and `127.1` as IPv4 addresses.
constexpr bool ends_in_a_number(std::string_view host) noexcept {
    auto const name = without_trailing_dot(host);
    auto last = name.size();
    while (last != 0 && name[last - 1] != '.') --last;
    return last != name.size() && is_digit(name[last]);
}

// Scheme and authority

/// Some parsers remove the prefix `url:` and find another scheme after it.
constexpr bool is_url_prefix(std::string_view scheme) noexcept { return equal_ignoring_case(scheme, "url"); }

/// Whether all parsers find the same scheme.
constexpr bool has_known_scheme(candidate const& u) noexcept {
    return u.at.scheme.defined() && !is_url_prefix(u.scheme());
}

/// Whether all parsers find the same authority, or none.
constexpr bool has_known_authority(candidate const& u) noexcept {
    auto const scheme = u.scheme(), host = u.host();
    bool const is_defined = u.at.host.defined();
    if (is_url_prefix(scheme)) return false;
    if (host.empty()) { // some parsers find a host in the path
        if ((is_defined && scheme.empty()) || defaults_of(scheme).port != 0) return false;
    } else if (is_ip_literal(host) ? is_ip_future(host) : !is_plain_name(without_trailing_dot(host))) {
        return false;
    }
    auto const after =
        u.text.substr(u.at.path.begin); // if the path is empty, some parsers search for `@` up to the next slash
    return !is_defined || find_byte(after, '@') >= find_byte(after, '/');
}

/// Whether all parsers find the same userinfo, or none: without an `@`, encoded or not, there is none.
constexpr bool has_known_userinfo(candidate const& u) noexcept {
    return (!has_byte(u.text, '@') && !has_byte(u.text, '%')) || has_known_authority(u);
}

/// The port of a URI: the one it contains, or the default of its scheme; a number above 65535 if there is none.
constexpr std::uint32_t effective_port(candidate const& u) noexcept {
    constexpr std::uint32_t none = 65536;
    if (!u.at.host.defined()) return none;
    if (is_defined_and_not_empty(u.at.port)) return port_value(u.at.port.of(u.text));
    if (!u.at.scheme.defined()) return none;
    auto const port = defaults_of(u.at.scheme.of(u.text)).port;
    return port == 0 ? none : port;
}

/// Whether all parsers find the same port.
constexpr bool has_known_port(candidate const& u) noexcept {
    return has_known_authority(u) && effective_port(u) <= UINT16_MAX;
}

// Triplets, as predicates for find_triplet

template <char Octet>
constexpr bool encodes(std::string_view text, std::size_t at) noexcept {
    return octet_at(text, at) == Octet;
}
constexpr bool encodes_separator(std::string_view text, std::size_t at) noexcept {
    return encodes<'/'>(text, at) || encodes<'\\'>(text, at);
}
constexpr bool encodes_control(std::string_view text, std::size_t at) noexcept {
    return static_cast<byte>(octet_at(text, at)) < 0x20 || encodes<'\x7F'>(text, at);
}
/// `%25` before two hexadecimal digits, which may be encoded, too: decoding twice finds a triplet there.
constexpr bool encodes_triplet(std::string_view text, std::size_t at) noexcept {
    decoded_view const after(text.substr(at + 3));
    auto c = after.begin();
    auto const at_hexdig = [&] { return c != after.end() && is_hexdig(*c); };
    return encodes<'%'>(text, at) && at_hexdig() && (++c, at_hexdig());
}
/// The first octet of an overlong UTF-8 form: some parsers decode it.
constexpr bool encodes_overlong(std::string_view text, std::size_t at) noexcept {
    auto const octet = static_cast<byte>(octet_at(text, at));
    auto const is_next_below = [=](byte limit) {
        return at + 3 < text.size() && text[at + 3] == '%' && static_cast<byte>(octet_at(text, at + 3)) < limit;
    };
    return octet == 0xC0 || octet == 0xC1 || (octet == 0xE0 && is_next_below(0xA0))
           || (octet == 0xF0 && is_next_below(0x90)) || (octet == 0xF8 && is_next_below(0x88))
           || (octet == 0xFC && is_next_below(0x84));
}

// Paths

/// The offset of the first `;`, encoded or not, or the size of the path.
constexpr std::size_t find_path_parameter(std::string_view path) noexcept {
    auto const before = path.substr(0, find_byte(path, ';'));
    return find_triplet<encodes<';'>>(before);
}
/// The offset of the first slash that follows another slash, or the size of the path.
constexpr std::size_t find_doubled_slash(std::string_view path) noexcept {
    auto at = find_byte(path, '/');
    while (at != path.size() && path.substr(at + 1, 1) != "/") at = find_byte(path, '/', at + 1);
    return at == path.size() ? at : at + 1;
}
/// Whether a path has triplets that some servers decode to delimiters or control characters.
constexpr bool has_hazardous_triplet(std::string_view path) noexcept {
    return find_triplet<encodes_separator, encodes_control, encodes_triplet, encodes_overlong>(path) != path.size();
}
/// Whether all servers find the same segments: only the last one can be empty, and none has parameters.
constexpr bool has_plain_segments(std::string_view path) noexcept {
    return find_doubled_slash(path) == path.size() && find_path_parameter(path) == path.size();
}
/// The offset of the first segment that is a dot segment, or becomes one if its parameters are removed; or npos.
constexpr std::size_t find_dot_segment(std::string_view path, bool without_parameters) noexcept {
    for (std::size_t begin = 0; begin <= path.size();) {
        auto const end = find_byte(path, '/', begin);
        auto const segment = path.substr(begin, end - begin);
        if (dots_of(without_parameters ? segment.substr(0, find_path_parameter(segment)) : segment) != 0) return begin;
        begin = end + 1;
    }
    return path.npos;
}

/// A requirement that something does not occur in the text, or in the path if `InPath`. `Find` returns the offset of its
/// first occurrence, or the size.
template <requirement_id Which, std::size_t (*Find)(std::string_view) noexcept, bool InPath = false>
struct absent : basic_requirement<absent<Which, Find, InPath>, Which> {
    constexpr verdict judge(candidate const& u) const noexcept {
        return met_or_refuted(Find(searched(u)) == searched(u).size());
    }
    constexpr unmet unmet_in(candidate const& u) const noexcept {
        return {Which, false, (InPath ? u.at.path.begin : 0) + Find(searched(u))};
    }

private:
    static constexpr std::string_view searched(candidate const& u) noexcept { return InPath ? u.path() : u.text; }
};

} // namespace consturi::requirements::detail

#endif
