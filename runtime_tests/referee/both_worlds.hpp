// Verdicts and components, for the compiler and for the program.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_BOTH_WORLDS_HPP
#define CONSTURI_REFEREE_BOTH_WORLDS_HPP

#include "appendix_b.hpp"

#include <consturi.hpp>
#include <consturi/rfc/rfc3629.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace referee {

using namespace std::literals;
namespace rfc3986 = consturi::rfc3986;

template <auto const& Rule>
using type_of = std::remove_cvref_t<decltype(Rule)>;

// Of a few rules the library also reads the components.
constexpr auto parse_as(type_of<rfc3986::URI>, std::string_view text) { return consturi::parse_uri(text); }
constexpr auto parse_as(type_of<rfc3986::URI_reference>, std::string_view text) { return consturi::parse_uri_reference(text); }
constexpr auto parse_as(type_of<rfc3986::absolute_URI>, std::string_view text) { return consturi::parse_absolute_uri(text); }
constexpr auto parse_as(type_of<rfc3986::relative_ref>, std::string_view text) { return consturi::parse_relative_ref(text); }
template <class Rule>
concept parsed = requires(Rule rule) { parse_as(rule, std::string_view()); };

constexpr bool accepts(auto const& rule, std::string_view text) { return consturi::matches(rule, text); }
constexpr bool rejects(auto const& rule, std::string_view text) { return !consturi::matches(rule, text); }
/// Whether a view has the components that RFC 3986, Appendix B finds in its text.
constexpr bool is_split_right(consturi::uri_reference_view const& u) {
    return parts{u.scheme(), u.authority(), u.userinfo(), u.host(), u.port(), u.query(), u.fragment(), u.path()} == split(u.text());
}
/// Accepts, and finds these components.
constexpr bool reads(auto const& rule, std::string_view text) {
    auto const read = parse_as(rule, text);
    return read && read->text() == text && is_split_right(*read);
}
/// Rejects, and says where and in which rule the text cannot go on.
constexpr bool fails(auto const& rule, std::string_view text, std::size_t position, std::string_view in) {
    auto const read = parse_as(rule, text);
    return rejects(rule, text) && !read && read.error().position() == position && read.error().rule() == in;
}

} // namespace referee

using namespace referee;

#endif
