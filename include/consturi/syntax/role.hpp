// What the rules of a grammar are to the messages about a text that does not match.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SYNTAX_ROLE_HPP
#define CONSTURI_SYNTAX_ROLE_HPP

#include <consturi/text/byte_set.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

namespace detail {

/// A rule, and the bytes that its matches begin with.
struct named_bytes {
    std::string_view rule;
    byte_set first;
};

} // namespace detail

/// What a syntax says about its rules, for messages. docs/architecture.md describes syntaxes.
namespace syntaxes {

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

/// A row of a table of roles.
struct named_role {
    std::string_view rule;
    role is;
};
/// The role of a rule in a table, for `role_of` of a syntax.
///
///     constexpr syntaxes::named_role roles[] = {{"pct-encoded", syntaxes::role::triplet}};
///     static_assert(syntaxes::role_in(roles, "path") == syntaxes::role::other);
template <std::size_t N>
[[nodiscard]] constexpr role role_in(named_role const (&table)[N], std::string_view rule) noexcept {
    for (auto const& row : table)
        if (row.rule == rule) return row.is;
    return role::other;
}

/// The rules that stand for bytes in a description of what is expected. A rule precedes those with fewer bytes.
template <auto const&... Rules>
struct vocabulary_of {
    static constexpr detail::named_bytes rows[sizeof...(Rules)] = {{Rules.name(), Rules.analysis.first}...};
};

} // namespace syntaxes

namespace detail {
using namespace syntaxes;
}
} // namespace consturi

#endif
