// The syntax of java.net.URI: which rule of its grammar is which component, what its rules are in messages, and the
// mistakes that other syntaxes do not have.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_SYNTAX_HPP
#define CONSTURI_DIALECTS_JAVA_SYNTAX_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/dialects/java/grammar.hpp>
#include <consturi/syntax/components.hpp>
#include <consturi/syntax/role.hpp>
#include <consturi/text/utf8.hpp>

#include <climits>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi::detail {

/// The components of a java.net.URI. The text of the result of an operation can have the port in another form than the
/// authority has it; then the authority is stored after the text.
struct java_components : components {
    abnf::slice whole_text;
};

/// The number of leading digits whose value fits in a Java `int`.
constexpr std::uint32_t size_of_int(std::string_view digits) noexcept {
    std::uint64_t number = 0;
    std::uint32_t size = 0;
    for (; size != digits.size(); ++size) {
        number = number * 10 + static_cast<unsigned>(digits[size] - '0');
        if (number > INT32_MAX) break;
    }
    return size;
}

} // namespace consturi::detail

namespace consturi::java {

namespace detail {
using namespace consturi::detail;
}

struct syntax {
    using components = detail::java_components;
    static constexpr components of_empty_text{{{}, {}, {}, {}, {}, {0, 0}, {}, {}}, {0, 0}};

    // clang-format off
    using captures = abnf::captures<detail::java_components,
        abnf::fills<grammar::scheme, &components::scheme>,
        abnf::encloses<grammar::authority, &components::authority>,
        abnf::fills<grammar::userinfo, &components::userinfo>,
        abnf::fills<grammar::host, &components::host>,
        abnf::fills<grammar::port, &components::port>,
        abnf::fills<grammar::path_abempty, &components::path>,
        abnf::fills<grammar::path_slashes, &components::path>,
        abnf::fills<grammar::path_absolute, &components::path>,
        abnf::fills<grammar::path_noscheme, &components::path>,
        abnf::fills<grammar::path_empty, &components::path>,
        abnf::fills<grammar::query, &components::query>,
        abnf::fills<grammar::fragment, &components::fragment>>;
    // clang-format on

    static constexpr bool is(decltype(grammar::URI_reference), components const&) noexcept { return true; }

    static constexpr syntaxes::named_role roles[] = {
        {grammar::URI_reference.name(), syntaxes::role::uri_reference},
        {grammar::server.name(), syntaxes::role::authority},
        {grammar::port.name(), syntaxes::role::port},
        {grammar::escaped.name(), syntaxes::role::triplet},
    };
    static constexpr syntaxes::role role_of(std::string_view rule) noexcept { return syntaxes::role_in(roles, rule); }

    /// Without `escaped`: a '%' begins the scope of an IPv6 address, too.
    using vocabulary = syntaxes::vocabulary_of<grammar::uric, grammar::pchar, grammar::unreserved, grammar::alphanum,
                                               grammar::alpha, rfc2396::hex, grammar::digit, grammar::other>;

    static constexpr void refine(diagnosis& wrong, syntaxes::failed_match const& failed) noexcept {
        switch (wrong.which) {
        case mistake::octet_with_a_leading_zero_in_ipv4_address: // it can have them
            wrong.which = mistake::octet_over_255_in_ipv4_address;
            break;
        case mistake::zone_in_ipv6_address: // a zone can follow an address, but only a complete one
            wrong.which = detail::mistake_in_IPv6address(failed.before.substr(failed.before.rfind('[') + 1), ']');
            break;
        default: break;
        }
        explain_non_ascii(wrong, failed.text());
    }

    /// What ABNF cannot express: a port is at most the largest Java `int`; with a larger one, the authority is the name
    /// of a registry, if that can have its characters.
    [[nodiscard]] static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        at.whole_text = {0, static_cast<std::uint32_t>(text.size())};
        if (!at.port.defined()) return std::nullopt;
        auto const digits = at.port.of(text);
        auto const size = detail::size_of_int(digits);
        if (size == digits.size()) return std::nullopt;
        bool const is_IPv6address = at.host.of(text).starts_with('[');
        if (is_IPv6address)
            return diagnosis{at.port.begin + size, at.port.begin, "port", {}, false, mistake::port_over_2147483647};
        at.userinfo = at.host = at.port = {}; // the name of a registry
        return std::nullopt;
    }

private:
    /// The offset of the character beyond US-ASCII that `position` is inside of, even if it is not UTF-8; otherwise
    /// `position`.
    static constexpr std::uint32_t begin_of_character(std::string_view text, std::uint32_t position) noexcept {
        for (std::uint32_t n = 1; n <= 3 && n <= position; ++n) {
            int const octet = static_cast<detail::byte>(text[position - n]);
            bool const continues = octet >> 6 == 0b10, begins = octet >> 6 == 0b11;
            if (continues) continue;
            if (!begins) return position;
            auto const size = first_character(text.substr(position - n)).size; // 0, if it is not UTF-8
            return size == 0 || size > n ? position - n : position;
        }
        return position;
    }

    /// Moves an error inside a character beyond US-ASCII to its beginning, and names the mistake: no UTF-8, or a
    /// control character or a space.
    static constexpr void explain_non_ascii(diagnosis& wrong, std::string_view text) noexcept {
        auto const begin = begin_of_character(text, wrong.position);
        bool const was_inside = begin != wrong.position;
        wrong.position = begin;
        auto const left = text.substr(begin);
        if (left.empty() || static_cast<detail::byte>(left[0]) < 0x80) return;

        auto const [value, size] = first_character(left);
        bool const is_space = was_inside || wrong.which == mistake::unencoded_non_ascii_byte;
        bool const surrounds = begin == 0 && detail::begins_with_a_scheme_or_a_name(left);
        if (size == 0) wrong.which = mistake::not_utf8;
        else if (value < 0xA0) wrong.which = mistake::unencoded_control_character;
        else if (is_space && surrounds) wrong.which = mistake::surrounding_white_space;
        else if (is_space) wrong.which = mistake::unencoded_unicode_space;
    }
};

} // namespace consturi::java

#if defined(CONSTURI_COMPILED)
#include <consturi/dialects/java/instances.def>
#endif

#endif
