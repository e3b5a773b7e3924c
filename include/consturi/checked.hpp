// Text that the compiler checks, and what it says of a bad one.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CHECKED_HPP
#define CONSTURI_CHECKED_HPP

#include <consturi/matched.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

// Text inside the array `name`, which is gone: no constant expression gives it, and the compiler that refuses it shows
// its name. g++ also shows the size; clang says where, if that is outside the array.
template <std::size_t N>
constexpr std::string_view point_at(char const (&name)[N], std::size_t position) noexcept {
#if defined(__clang__)
    return {name + position, position};
#else
    return {name, position};
#endif
}

/// What the compiler shows of a bad text, the name of an array and a number: what is wrong, and at which byte.
constexpr std::string_view refused(diagnosis const& wrong) noexcept {
    auto const at = wrong.position;
    auto const in = [&](auto... names) { return (... || (wrong.rule == names)); };
    if (wrong.at_end) {
        if (in("scheme")) { char const unexpected_end_in_scheme[1]{}; return point_at(unexpected_end_in_scheme, at); }
        if (in("IPv6address", "h16", "ls32")) { char const unexpected_end_in_IPv6address[1]{}; return point_at(unexpected_end_in_IPv6address, at); }
        if (in("IPvFuture")) { char const unexpected_end_in_IPvFuture[1]{}; return point_at(unexpected_end_in_IPvFuture, at); }
        if (in("IP-literal")) { char const unexpected_end_in_IP_literal[1]{}; return point_at(unexpected_end_in_IP_literal, at); }
        if (in("pct-encoded")) { char const unexpected_end_in_pct_encoded[1]{}; return point_at(unexpected_end_in_pct_encoded, at); }
        char const unexpected_end_of_URI[1]{};
        return point_at(unexpected_end_of_URI, at);
    }
    if (in("scheme")) { char const unexpected_character_in_scheme[1]{}; return point_at(unexpected_character_in_scheme, at); }
    if (in("host", "reg-name", "IPv4address", "dec-octet")) { char const unexpected_character_in_host[1]{}; return point_at(unexpected_character_in_host, at); }
    if (in("IPv6address", "h16", "ls32")) { char const unexpected_character_in_IPv6address[1]{}; return point_at(unexpected_character_in_IPv6address, at); }
    if (in("IPvFuture")) { char const unexpected_character_in_IPvFuture[1]{}; return point_at(unexpected_character_in_IPvFuture, at); }
    if (in("IP-literal")) { char const unexpected_character_in_IP_literal[1]{}; return point_at(unexpected_character_in_IP_literal, at); }
    if (in("userinfo")) { char const unexpected_character_in_userinfo[1]{}; return point_at(unexpected_character_in_userinfo, at); }
    if (in("port")) { char const unexpected_character_in_port[1]{}; return point_at(unexpected_character_in_port, at); }
    if (in("pct-encoded")) { char const unexpected_character_in_pct_encoded[1]{}; return point_at(unexpected_character_in_pct_encoded, at); }
    if (in("query")) { char const unexpected_character_in_query[1]{}; return point_at(unexpected_character_in_query, at); }
    if (in("fragment")) { char const unexpected_character_in_fragment[1]{}; return point_at(unexpected_character_in_fragment, at); }
    if (wrong.rule.starts_with("path") || wrong.rule.starts_with("segment")) { char const unexpected_character_in_path[1]{}; return point_at(unexpected_character_in_path, at); }
    char const unexpected_character_in_URI[1]{};
    return point_at(unexpected_character_in_URI, at);
}

/// The same of a text that `rule` does not match. While a program runs, nothing can be shown: it ends.
template <class R>
constexpr std::string_view refused_by(R const& rule, std::string_view text) noexcept {
    if (!__builtin_is_constant_evaluated()) __builtin_trap();
    return refused(diagnose<false>(rule, text));
}

// Where clang puts the evaluation of a literal off, or forgets it, as in default arguments and in initialisers of
// members, it still judges the literal when it chooses the function that takes it.
#if defined(__clang__)
#define CONSTURI_TAKES(rule, ...) \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wgcc-compat\"") \
    __attribute__((diagnose_if(!matches(rfc3986::rule, __VA_ARGS__), "not a " #rule " (RFC 3986)", "error"))) \
    _Pragma("clang diagnostic pop")
#else
#define CONSTURI_TAKES(rule, ...)
#endif

/// Stands in the compiler's message for an array of characters that is no string.
inline void an_array_without_a_terminating_zero_is_no_literal() { __builtin_trap(); }

/// The text of a string literal.
template <std::size_t N>
constexpr std::string_view text_of(char const (&literal)[N]) noexcept {
    if (literal[N - 1] != '\0') an_array_without_a_terminating_zero_is_no_literal();
    return {literal, N - 1};
}

/// A view of `text`, if `rule` matches it. No constant expression, otherwise.
template <class View, class R>
constexpr View checked(R const& rule, std::string_view text) noexcept {
    components at;
    if (!match_components(rule, text, at)) text = refused_by(rule, text);
    return views::make<View>(text, at);
}

} // namespace consturi

#endif
