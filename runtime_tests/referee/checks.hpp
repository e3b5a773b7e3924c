// Checks of one string against a rule, for use at compile time and at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_CHECKS_HPP
#define CONSTURI_REFEREE_CHECKS_HPP

#include "appendix_b.hpp"

#include <consturi.hpp>
#include <consturi/dialects/rfc2396/grammar.hpp>
#include <consturi/iri.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/rfc/rfc6874.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace referee {

using namespace std::literals;
namespace rfc3986 = consturi::rfc3986;

template <auto const& Rule>
using type_of = std::remove_cvref_t<decltype(Rule)>;

// The rules for which the library has a parser.
constexpr auto parse_as(type_of<rfc3986::URI>, std::string_view text) { return consturi::parse_uri(text); }
constexpr auto parse_as(type_of<rfc3986::URI_reference>, std::string_view text) {
    return consturi::parse_uri_reference(text);
}
constexpr auto parse_as(type_of<rfc3986::absolute_URI>, std::string_view text) {
    return consturi::parse_absolute_uri(text);
}
constexpr auto parse_as(type_of<rfc3986::relative_ref>, std::string_view text) {
    return consturi::parse_relative_ref(text);
}
constexpr auto parse_as(type_of<consturi::rfc3987::IRI>, std::string_view text) { return consturi::parse_iri(text); }
constexpr auto parse_as(type_of<consturi::rfc3987::IRI_reference>, std::string_view text) {
    return consturi::parse_iri_reference(text);
}
constexpr auto parse_as(type_of<rfc3986::IPv4address>, std::string_view text) {
    return consturi::ipv4_address::parse(text);
}
constexpr auto parse_as(type_of<rfc3986::IPv6address>, std::string_view text) {
    return consturi::ipv6_address::parse(text);
}
template <class Rule>
concept has_parser = requires(Rule rule) { parse_as(rule, std::string_view()); };
template <class Rule>
concept has_components = requires(Rule rule) { parse_as(rule, std::string_view())->text(); };

constexpr bool accepts(auto const& rule, std::string_view text) { return consturi::matches(rule, text); }
constexpr bool rejects(auto const& rule, std::string_view text) { return !consturi::matches(rule, text); }
/// Whether the components of a view are those of RFC 3986 Appendix B.
template <class View>
constexpr bool has_appendix_b_components(View const& u) {
    return parts{u.scheme(), u.authority(), u.userinfo(), u.host(), u.port(), u.query(), u.fragment(), u.path()}
           == split(u.text());
}
/// Whether a view of `text` has the components of RFC 3986 Appendix B.
template <consturi::detail::any_identifier View>
constexpr bool is_value_of(View const& u, std::string_view text) {
    return u.text() == text && has_appendix_b_components(u);
}
/// Whether the text that an address prints has the same value. runtime_tests/host compares the value with that of
/// inet_pton.
template <class Address>
constexpr bool is_value_of(Address const& address, std::string_view) {
    char buffer[Address::max_size]{};
    auto const printed = address.to_string_into(buffer);
    return printed && Address::parse(*printed) == address;
}
/// Whether the text is accepted, with the right value.
constexpr bool parses(auto const& rule, std::string_view text) {
    auto const parsed = parse_as(rule, text);
    return parsed && is_value_of(*parsed, text);
}
/// Whether the text is rejected, with an error at this position in this rule.
constexpr bool fails(auto const& rule, std::string_view text, std::size_t position, std::string_view in) {
    auto const parsed = parse_as(rule, text);
    return rejects(rule, text) && !parsed && parsed.error().position() == position && parsed.error().rule() == in;
}

} // namespace referee

using namespace referee;

#endif
