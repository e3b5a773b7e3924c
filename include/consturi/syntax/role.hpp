// What the rules of a grammar are to the messages about a text that does not match.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_ROLE_HPP
#define CONSTURI_SYNTAX_ROLE_HPP

#include <consturi/text/byte_set.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::detail {

/// What a rule is. Most rules are nothing that matters here.
enum class role : unsigned char {
    other,
    uri,           // a whole text that begins with a scheme
    absolute_uri,  // the same without a fragment
    uri_reference, // a whole text that can begin with a scheme
    relative_ref,  // a whole text that does not begin with a scheme
    authority,
    host,
    port,
    ip_future_address,
    ipv4_address,
    ipv6_address,
    triplet,
};

/// A row of the table that Syntax::role_of searches.
struct named_role {
    std::string_view rule;
    role is;
};
template <std::size_t N>
constexpr role role_in(named_role const (&table)[N], std::string_view rule) noexcept {
    for (auto const& row : table)
        if (row.rule == rule) return row.is;
    return role::other;
}

/// A rule, and the bytes that its matches begin with.
struct named_bytes {
    std::string_view rule;
    byte_set first;
};
/// The rules that stand for bytes in a description of what is expected. A rule precedes those with fewer bytes.
template <auto const&... Rules>
struct vocabulary_of {
    static constexpr named_bytes rows[] = {{Rules.name(), Rules.analysis.first}...};
};

} // namespace consturi::detail

#endif
