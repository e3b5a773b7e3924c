// URIs of parts, as the constructors of java.net.URI make them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_CONSTRUCT_HPP
#define CONSTURI_DIALECTS_JAVA_CONSTRUCT_HPP

#include <consturi/dialects/java/string.hpp>
#include <consturi/dialects/java/uri.hpp>
#include <consturi/text/byte_set.hpp>
#include <consturi/text/bytes.hpp>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace consturi::java {

// The arguments of constructors of `URI`. Those that are std::nullopt are null. They are views of texts in UTF-8. Name
// them, as in `server_parts{.host = "h"}`: the constructors have them in different orders.

/// The arguments of `URI(scheme, ssp, fragment)`.
struct opaque_parts {
    std::optional<std::string_view> scheme{}, scheme_specific_part{}, fragment{};
};
/// The arguments of `URI(scheme, userInfo, host, port, path, query, fragment)`, of which the constructor with four
/// arguments has a part. A `port` of -1 is undefined.
struct server_parts {
    std::optional<std::string_view> scheme{}, user_info{}, host{};
    int port = -1;
    std::optional<std::string_view> path{}, query{}, fragment{};
};
/// The arguments of `URI(scheme, authority, path, query, fragment)`.
struct authority_parts {
    std::optional<std::string_view> scheme{}, authority{}, path{}, query{}, fragment{};
};

namespace detail {

inline constexpr byte_set legal_in_userinfo = legal_characters(grammar::userinfo);
inline constexpr byte_set legal_in_authority = legal_characters(grammar::reg_name) | byte_set::of("[]");
inline constexpr byte_set legal_in_path = legal_characters(grammar::path_abempty);
inline constexpr byte_set legal_in_uric = legal_characters(grammar::fragment);

/// Appends a component after a prefix, if it is not null.
constexpr void append(std::string& out, std::string_view prefix, std::optional<std::string_view> const& part,
                      byte_set const& legal) {
    if (!part) return;
    out.append(prefix);
    append_quoted(out, *part, legal);
}

/// Appends a text that can begin with an IPv6 address, whose characters are not quoted.
constexpr void append_after_ipv6_address(std::string& out, std::string_view text, byte_set const& legal) {
    auto const end = find_byte(text, ']');
    auto const address = end != text.size() && has_byte(text, ':') ? text.substr(0, end + 1) : std::string_view();
    out.append(address);
    append_quoted(out, text.substr(address.size()), legal);
}

constexpr void append_authority(std::string& out, server_parts const& of) {
    if (!of.host) return;
    out.append("//");
    if (of.user_info) {
        append_quoted(out, *of.user_info, legal_in_userinfo);
        out.push_back('@');
    }
    bool const needs_brackets = has_byte(*of.host, ':') && !of.host->starts_with('[') && !of.host->ends_with(']');
    if (needs_brackets) out.push_back('[');
    out.append(*of.host);
    if (needs_brackets) out.push_back(']');
    if (of.port == -1) return;
    out.append(of.port < 0 ? ":-" : ":"); // a negative number does not parse
    char digits[10]{};
    auto first = digits + sizeof digits;
    for (auto left = of.port; first == digits + sizeof digits || left != 0; left /= 10)
        *--first = static_cast<char>('0' + (left < 0 ? -(left % 10) : left % 10));
    out.append(first, digits + sizeof digits);
}
constexpr void append_authority(std::string& out, authority_parts const& of) {
    if (!of.authority) return;
    out.append("//");
    if (of.authority->starts_with('[')) append_after_ipv6_address(out, *of.authority, legal_in_authority);
    else append_quoted(out, *of.authority, legal_in_authority);
}

constexpr void append_scheme_specific_part(std::string& out, opaque_parts const& of) {
    auto const part = of.scheme_specific_part.value_or("");
    if (!part.starts_with("//[")) append_quoted(out, part, legal_in_uric);
    else if (has_byte(part, ']') && has_byte(part, ':')) append_after_ipv6_address(out, part, legal_in_uric);
    // otherwise, the JDK appends nothing
}
template <class Parts>
constexpr void append_scheme_specific_part(std::string& out, Parts const& of) {
    append_authority(out, of);
    append(out, "", of.path, legal_in_path);
    append(out, "?", of.query, legal_in_uric);
}

/// Why the name of a registry is not the authority of a server.
template <class InstructionSet>
constexpr diagnosis mistake_in_server(std::string_view authority) noexcept {
    auto wrong = diagnose<true, InstructionSet, java::syntax>(grammar::server, authority);
    if (matches<InstructionSet>(grammar::server, authority)) {
        wrong.rule = "port";
        wrong.rule_position = static_cast<std::uint32_t>(find_after_last(authority, ':'));
        wrong.position = wrong.rule_position + size_of_int(authority.substr(wrong.rule_position));
        wrong.which = mistake::port_over_2147483647;
    } else if (wrong.rule != "port") {
        wrong.which = mistake::authority_without_host;
    }
    return wrong;
}

template <class Parts>
concept any_parts =
    std::same_as<Parts, opaque_parts> || std::same_as<Parts, server_parts> || std::same_as<Parts, authority_parts>;

} // namespace detail

/// The text that a constructor of `URI` composes of its arguments, and parses. In user-info, authorities, paths,
/// queries and fragments, it escapes each `%`, and each other character that is not legal there; control characters and
/// spaces beyond US-ASCII, too.
///
/// Schemes and hosts are copied, with brackets around an IPv6 address: a host from an untrusted source can contain the
/// end of the authority and more. An authority that begins with `[` is copied up to its `]`, and so is a
/// scheme-specific part that begins with `//[`; without a `]` and a `:`, the JDK leaves this one out.
///
///     assert(java::text_of(java::server_parts{.scheme = "http", .host = "::1", .path = "/50%"})
///            == "http://[::1]/50%25");
template <detail::any_parts Parts>
[[nodiscard]] constexpr std::string text_of(Parts const& of) {
    std::string out;
    if (of.scheme) {
        out.append(*of.scheme);
        out.push_back(':');
    }
    detail::append_scheme_specific_part(out, of);
    detail::append(out, "#", of.fragment, detail::legal_in_uric);
    return out;
}

/// The URI that a constructor of `URI` makes of its arguments, or an error, whose position is in text_of(of).
///
/// The text has to match the grammar of java::parse_uri; with a scheme, a path that is not empty has to begin with a
/// slash; and an authority that is made of server_parts has to have a host. Linear; throws like std::string.
///
///     auto const u = java::make_uri(java::authority_parts{.scheme = "http", .authority = "h:80", .path = "/a b"});
///     assert(u->text() == "http://h:80/a%20b");
template <class InstructionSet = consturi::detail::instruction_set, detail::any_parts Parts>
constexpr result<uri> make_uri(Parts const& of) {
    auto const text = java::text_of(of);
    if constexpr (requires { of.path; }) {
        if (of.scheme && of.path && !of.path->empty() && !of.path->starts_with('/')) {
            auto before = of;
            before.path = before.query = before.fragment = std::nullopt;
            return unexpected(parse_error(
                diagnosis_at(java::text_of(before).size(), "abs_path", mistake::path_not_beginning_with_a_slash)));
        }
    }
    auto const parsed = java::parse_uri<InstructionSet>(text);
    if (!parsed) return unexpected(parsed.error());
    if constexpr (std::same_as<Parts, server_parts>) {
        if (parsed->authority() && !parsed->host()) {
            auto wrong = detail::mistake_in_server<InstructionSet>(*parsed->authority());
            auto const by = detail::access::components_of(*parsed).authority.begin;
            wrong.position += by;
            wrong.rule_position += by;
            return unexpected(parse_error(wrong));
        }
    }
    return uri(*parsed);
}

} // namespace consturi::java

#endif
