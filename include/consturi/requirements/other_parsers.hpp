// How other parsers are known to read URIs. docs/parser-confusion.md lists the cases.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_OTHER_PARSERS_HPP
#define CONSTURI_REQUIREMENTS_OTHER_PARSERS_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/coding/punycode_label.hpp>
#include <consturi/coding/triplet.hpp>
#include <consturi/requirements/hidden_ascii.hpp>
#include <consturi/syntax/port.hpp>
#include <consturi/syntax/rfc3986.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/byte_scan.hpp>
#include <consturi/uri/dot_segments.hpp>
#include <consturi/uri/scheme_facts.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::requirements::detail {

using namespace consturi::detail;

// Schemes

/// Whether all parsers find the components of RFC 3986 in URIs of a scheme. Some look for a host instead of a scheme if
/// there is a `.`, and for a drive if there is one letter; some remove the prefix `url:`.
constexpr bool is_generic_scheme(std::string_view scheme) noexcept {
    return scheme.size() > 1 && !has_byte(scheme, '.') && !schemes::has_fact(scheme, schemes::facts::own_syntax);
}

/// A URI or URI reference that is judged. Requirements read its members directly: each call of a function of a view
/// costs the compiler time for each constant.
struct candidate {
    std::string_view text;
    components const& offsets;
    bool has_generic_scheme; // or no scheme

    constexpr candidate(any_uri auto const& u) noexcept
        : text(access::text_of(u)), offsets(access::components_of(u)),
          has_generic_scheme(!offsets.scheme.defined() || is_https() || is_generic_scheme(scheme())) {}
    constexpr std::string_view scheme() const noexcept { return of(offsets.scheme); }
    constexpr std::string_view host() const noexcept { return of(offsets.host); }
    constexpr std::string_view path() const noexcept { return offsets.path.of(text); }
    constexpr uri_reference_view view() const noexcept { return access::make<uri_reference_view>(text, offsets); }

private:
    // Cheaper for the compiler than is_generic_scheme.
    constexpr bool is_https() const noexcept {
        return offsets.scheme.end == 5 && equal_bytes(text.data(), "https", 5); // NOLINT(*-stringview-data-usage)
    }
    // Empty, if the component is undefined.
    constexpr std::string_view of(abnf::slice slice) const noexcept {
        return slice.defined() ? slice.of(text) : std::string_view();
    }
};

constexpr bool is_defined_and_not_empty(abnf::slice const& component) noexcept {
    return component.begin < component.end;
}

/// Whether all parsers find the same scheme. Some read `localhost:80` and `user:password@host` without a scheme.
constexpr bool has_agreed_scheme(candidate const& u) noexcept {
    if (!u.offsets.scheme.defined() || !u.has_generic_scheme) return false;
    auto const path = u.path();
    return u.offsets.host.defined() || (!path.empty() && !is_digit(path[0]) && !has_byte(u.text, '@'));
}

// Hosts

constexpr bool is_ip_literal(std::string_view host) noexcept { return host.starts_with('['); }
constexpr bool is_ip_future(std::string_view ip_literal) noexcept { return to_lower(ip_literal[1]) == 'v'; }
constexpr bool is_ipv4_address(std::string_view host) noexcept {
    return matches<portable>(rfc3986::syntax::ipv4_address, host); // for any instruction set: it skips no bytes
}
constexpr std::string_view without_trailing_dot(std::string_view host) noexcept {
    return host.substr(0, host.size() - host.ends_with('.'));
}
inline constexpr auto characters_of_labels = scan_table::of(unreserved - byte_set::of("."));

/// Whether all parsers find the same name. Some find another one in `evil.org;h`, `evil.org%2Fh` and `.evil.org`,
/// decode `xn--`, or find no host in a name that is too long for DNS (RFC 1035 2.3.4).
constexpr bool is_agreed_name(char const* first, char const* last) noexcept {
    if (last - first > 253) return false;
    for (auto const* label = first;;) {
        auto const end = skip<portable>(characters_of_labels, label, first, last);
        if (end == label || end - label > 63 || is_a_label({label, static_cast<std::size_t>(end - label)}))
            return false;
        if (end == last) return true;
        if (*end != '.') return false;
        label = end + 1;
    }
}
/// Whether the last label of a host begins with a digit: some parsers read `0x7f.1` and `127.1` as IPv4 addresses.
constexpr bool ends_in_a_number(std::string_view host) noexcept {
    auto const name = without_trailing_dot(host);
    auto last = name.size();
    while (last != 0 && name[last - 1] != '.') --last;
    return last != name.size() && is_digit(name[last]);
}
/// Whether all parsers read the same IPv6 address: `::` stands for two groups or more, and for more than any run of
/// zeros (RFC 5952 4.2.2 and 4.2.3), and an IPv4 address at the end does not begin with 0.
constexpr bool is_agreed_ipv6_literal(std::string_view ipv6_literal) noexcept {
    auto left = ipv6_literal.substr(1, ipv6_literal.size() - 2);
    bool has_ellipsis = false;
    bool const has_ipv4_address = has_byte(left, '.');
    if (has_ipv4_address && left[left.rfind(':') + 1] == '0') return false;
    int groups = has_ipv4_address ? 1 : 0; // it stands for two groups
    int zeros = 0, longest = 0;
    while (!left.empty()) {
        auto const size = find_byte(left, ':');
        if (size != 0) ++groups;
        else has_ellipsis |= left.starts_with("::") || groups != 0;
        zeros = size != 0 && left.substr(0, size).find_first_not_of('0') == left.npos ? zeros + 1 : 0;
        longest = zeros > longest ? zeros : longest;
        left.remove_prefix(size == left.size() ? size : size + 1);
    }
    int const elided = 8 - groups;
    return !has_ellipsis || (elided > 1 && longest < elided);
}
/// Whether a host begins with an IPv4 address, and is not one: some parsers take the rest for a path.
constexpr bool extends_ipv4_address(std::string_view host) noexcept {
    auto const size = abnf::longest_match<portable>(rfc3986::syntax::ipv4_address, host);
    return size != host.npos && size != host.size();
}

// Triplets, as predicates for find_triplet

constexpr bool encodes_separator(std::string_view text, std::size_t at) noexcept {
    return encodes<'/'>(text, at) || encodes<'\\'>(text, at);
}
/// U+0000 to U+001F and U+007F to U+009F: Unicode's general category Cc.
constexpr bool encodes_control(std::string_view text, std::size_t at) noexcept {
    auto const [c, size] = character_at(text, at);
    return size != 0 && (c < 0x20 || (0x7F <= c && c <= 0x9F));
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

/// Whether a triplet begins the UTF-8 form of a character for which `Predicate` holds.
template <bool (*Predicate)(char32_t) noexcept>
constexpr bool encodes_character(std::string_view text, std::size_t at) noexcept {
    return Predicate(character_at(text, at).value);
}

// Authority

/// Whether a port is from 1 to 65535 and has at most five digits. Some parsers truncate others, or read the default
/// port or no authority.
constexpr bool is_agreed_port(std::string_view port) noexcept {
    auto const number = port_value(port);
    return number != 0 && number <= UINT16_MAX && port.size() <= 5;
}

/// Whether all parsers find the same end of a userinfo. Some take the `@` after an empty one for a part of the host;
/// some decode the authority, and then end it at a control character, or the userinfo at the first `@`.
constexpr bool is_agreed_userinfo(std::string_view userinfo) noexcept {
    return !userinfo.empty() && find_triplet<encodes_control, encodes<'@'>>(userinfo) == userinfo.size();
}

/// Whether all parsers find the same authority, or none.
constexpr bool has_agreed_authority(candidate const& u) noexcept {
    if (!u.has_generic_scheme) return false;
    if (!is_defined_and_not_empty(u.offsets.host)) // some parsers find a host in the path
        return !u.offsets.scheme.defined() && !u.offsets.host.defined()
               && (u.path().empty() || u.path().starts_with('/'));
    if (u.offsets.userinfo.defined() && !is_agreed_userinfo(u.offsets.userinfo.of(u.text))) return false;
    if (u.offsets.port.defined() && !is_agreed_port(u.offsets.port.of(u.text))) return false;
    // Some parsers search for the end of the authority, or for an `@`, up to the next slash.
    if (u.offsets.path.begin == u.offsets.path.end && u.offsets.path.end != u.text.size()) return false;
    auto const* const host = u.text.data() + u.offsets.host.begin;
    auto const* const end = u.text.data() + u.offsets.host.end;
    if (*host == '[') return !is_ip_future(u.host()) && is_agreed_ipv6_literal(u.host());
    return is_agreed_name(host, end[-1] == '.' ? end - 1 : end) && !(is_digit(*host) && extends_ipv4_address(u.host()));
}

/// Whether all parsers find the same userinfo, or none: without an `@`, encoded or not, there is none.
constexpr bool has_agreed_userinfo(candidate const& u) noexcept {
    if (!u.has_generic_scheme) return false;
    auto const* const text = u.text.data();
    auto const size = u.text.size();
    return (!has_byte(text, size, '@') && !has_byte(text, size, '%')) || has_agreed_authority(u);
}

/// Whether a parser reads a port that is not there: after an IP literal without a port, it takes the second byte that
/// follows for the first digit. In `//[::1]/80` this is the 8; in `//[::1]`, a byte beyond the terminating zero of the
/// text.
constexpr bool has_false_port(candidate const& u) noexcept {
    auto const path = u.path();
    return is_ip_literal(u.host()) && !u.offsets.port.defined()
           && (path.empty() || (path.size() > 1 && (is_digit(path[1]) || path[1] == '+' || path[1] == '-')));
}
/// Whether all parsers find the same port, or none. Some find one in `//h/:80`.
constexpr bool has_agreed_port(candidate const& u) noexcept {
    return has_agreed_authority(u) && !has_false_port(u)
           && (u.offsets.scheme.defined() || !has_byte(u.text.substr(u.offsets.path.begin), ':'));
}
/// The port of a URI: that of the authority, or the default of the scheme; 0 if there is none.
constexpr std::uint32_t effective_port(candidate const& u) noexcept {
    if (!is_defined_and_not_empty(u.offsets.host)) return 0;
    if (is_defined_and_not_empty(u.offsets.port)) return port_value(u.offsets.port.of(u.text));
    return u.offsets.scheme.defined() ? facts_of(u.offsets.scheme.of(u.text)).specified_port() : 0;
}

// Paths

/// Whether all parsers find the same end of the path: some know no queries in these schemes.
constexpr bool has_agreed_end_of_path(candidate const& u) noexcept {
    return !u.offsets.query.defined() || !schemes::has_fact(u.scheme(), schemes::facts::no_query);
}
/// Whether all parsers find the same beginning and end of the path. Poco and others read `//h/p` as a path.
constexpr bool has_agreed_path(candidate const& u) noexcept {
    return has_agreed_authority(u) && has_agreed_end_of_path(u)
           && (u.offsets.scheme.defined() || !u.offsets.host.defined());
}
/// The offset of the first `;`, encoded or not, or the size of the path.
constexpr std::size_t find_path_parameter(std::string_view path) noexcept {
    auto const before = path.substr(0, find_byte(path, ';'));
    return find_triplet<encodes<';'>>(before);
}
/// The offset of the first slash that follows another slash, or the size of the path.
constexpr std::size_t find_doubled_slash(std::string_view path) noexcept {
    auto slash = find_byte(path, '/');
    while (slash != path.size() && path.substr(slash + 1, 1) != "/") slash = find_byte(path, '/', slash + 1);
    return slash == path.size() ? slash : slash + 1;
}
/// The offset of the first triplet that some servers decode to a delimiter or a dot, or leave out, or the size of the
/// path.
constexpr std::size_t find_hazardous_triplet(std::string_view path) noexcept {
    return find_triplet<encodes_separator, encodes_control, encodes_triplet, encodes_overlong,
                        encodes_character<is_bidi_control>, encodes_character<has_ascii_in_nfkc>>(path);
}
constexpr bool has_hazardous_triplet(std::string_view path) noexcept {
    return find_hazardous_triplet(path) != path.size();
}
/// Whether all servers find the same segments: only the last one can be empty, and none has parameters.
constexpr bool has_plain_segments(std::string_view path) noexcept {
    return find_doubled_slash(path) == path.size() && find_path_parameter(path) == path.size();
}
/// Whether all parsers remove the same segments. For some, `%2E` and `%2E%2E` are names, which a `..` after them
/// removes; some never remove a segment that looks like a drive, as in `c:/..`.
constexpr bool has_agreed_dot_segments(std::string_view path) noexcept {
    std::size_t count = 0;
    bool has_encoded = false, has_drive = false;
    for (std::size_t begin = 0; begin <= path.size();) {
        auto const end = find_byte(path, '/', begin);
        auto const segment = path.substr(begin, end - begin);
        if (dots_of(segment) != 0) {
            ++count;
            has_encoded |= has_byte(segment, '%');
        }
        has_drive |= segment.size() == 2 && segment[1] == ':' && is_alpha(segment[0]);
        begin = end + 1;
    }
    return count == 0 || !(has_drive || (has_encoded && count > 1));
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

} // namespace consturi::requirements::detail

#endif
