// Calls of all functions whose code depends on the instruction set, for two translation units.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_INSTRUCTION_SETS_HPP
#define CONSTURI_RUNTIME_TESTS_INSTRUCTION_SETS_HPP

#include <consturi.hpp>
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>
#include <consturi/unambiguous.hpp>
#include <consturi/unicode.hpp>

#include <cstddef>
#include <string_view>

struct authority_parts {
    consturi::abnf::slice host, port;
    using captures = consturi::abnf::captures<authority_parts,
                                              consturi::abnf::fills<consturi::rfc3986::host, &authority_parts::host>,
                                              consturi::abnf::fills<consturi::rfc3986::port, &authority_parts::port>>;
};

/// The number of functions that accept `text`. Each translation unit has its own `Unit`.
template <class Unit>
std::size_t accepted_by(std::string_view text) {
    using namespace consturi;
    using namespace consturi::requirements;
    authority_parts found;
    constexpr auto endpoints =
        unambiguous && !host_is_ip && host_is_dns_name && !host_is_private && path_under("/a") && is_normalized;
    auto const u = parse_uri(text);
    auto const reference = parse_uri_reference(text);
    return matches(rfc3986::URI, text) + (abnf::longest_match(rfc3986::URI, text) == text.size())
           + abnf::checked<rfc3986::URI>::parse(text).has_value() + abnf::match_into(rfc3986::URI, text, found)
           + is_uri(text) + is_uri_reference(text) + is_absolute_uri(text) + is_relative_ref(text) + u.has_value()
           + reference.has_value() + parse_absolute_uri(text).has_value() + parse_relative_ref(text).has_value()
           + parse_uri<endpoints>(text).has_value() + parse_uri_reference<endpoints>(text).has_value()
           + uri::parse(text).has_value() + uri_reference::parse(text).has_value()
           + uri::parse<endpoints>(text).has_value() + uri_reference::parse<endpoints>(text).has_value() + is_utf8(text)
           + (find_malformed_utf8(text) == text.size()) + percent_decode(text).has_value()
           + percent_decode_utf8(text).has_value() + percent_decode_utf16(text).has_value()
           + (u && !first_unmet(endpoints, *u)) + (u && reference && equivalent(normalize(*u), resolve(*u, *reference)))
           + (u && relativize(*u, *u).has_value()) + is_dns_name(text) + ipv4_address::parse(text).has_value()
           + ipv6_address::parse(text).has_value() + ip_future_address::parse(text).has_value()
           + parse_host_port(text).has_value() + (u && u->ipv4()) + (u && u->ipv6()) + is_iri(text)
           + is_iri_reference(text) + parse_iri(text).has_value() + parse_iri_reference(text).has_value()
           + rfc2396::parse_uri_reference(text).has_value() + rfc2732::parse_uri_reference(text).has_value()
           + java::parse_uri(text).has_value();
}

std::size_t accepted_with_ssse3(std::string_view text);

#endif
