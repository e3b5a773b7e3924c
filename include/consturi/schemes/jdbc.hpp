// `jdbc` URLs, which name a driver of Java's database interface and its database (JDBC 4.3, 9.4).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_JDBC_HPP
#define CONSTURI_SCHEMES_JDBC_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server_list.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/redact.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// JDBC 4.3, 9.4 says `jdbc:<subprotocol>:<subname>`, and that a driver defines its subname. It has the characters of a
/// URI (RFC 3986), and square brackets: those of IP-literals, which only servers have.
namespace jdbc_grammar {

using namespace abnf::notation;
using rfc3986::fragment;
using rfc3986::pchar;
using rfc3986::unreserved;

// clang-format off

inline constexpr auto subname     = "subname"_rule     = [] { return 1*( pchar | "/" | "?" | "[" | "]" ) >> opt[ "#" >> fragment ]; };
inline constexpr auto subprotocol = "subprotocol"_rule = [] { return 1*( unreserved | "+" ); };
inline constexpr auto scheme      = "scheme"_rule      = [] { return lit("jdbc"); };
inline constexpr auto jdbc_URL    = "jdbc-URL"_rule    = [] { return scheme >> ":" >> subprotocol >> ":" >> subname; };

// clang-format on

} // namespace jdbc_grammar

struct jdbc : basic_scheme {
    static constexpr std::string_view names[] = {"jdbc"};
    static constexpr auto const& rule = jdbc_grammar::jdbc_URL;

    struct components {
        abnf::slice scheme, subprotocol, subname;
        abnf::slice userinfo, servers; // parts of the subname
        std::uint32_t properties = 0;  // where they begin, with a `;`; the end, if there are none
    };
    using captures = abnf::captures<components, abnf::fills<jdbc_grammar::scheme, &components::scheme>,
                                    abnf::fills<jdbc_grammar::subprotocol, &components::subprotocol>,
                                    abnf::fills<jdbc_grammar::subname, &components::subname>>;

    template <class InstructionSet = instruction_set>
    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        auto const offset = [](std::size_t of) { return static_cast<std::uint32_t>(of); };
        auto const size = offset(text.size());
        auto const query = find_in(text, {0, size}, '?'), semicolon = find_in(text, {0, query}, ';');
        at.properties = semicolon != query ? semicolon : size; // in a query, a `;` is data
        auto const head = text.substr(0, semicolon);
        auto const begin = offset(find_servers(head, at.subname.begin)), end = find_in(head, {begin, semicolon}, '/');
        at.servers = {begin, end};
        if (auto const at_sign = find_in(text, at.servers, '@'); at_sign != end) {
            at.userinfo = {begin, at_sign};
            at.servers.begin = at_sign + 1;
        }
        if (auto const wrong = find_bracket<InstructionSet>(text, {at.subname.begin, at.servers.begin})) return wrong;
        bool const has_keys = has_byte(at.servers.of(text), '('); // those of MySQL
        auto const wrong = has_keys       ? find_bracket<InstructionSet>(text, at.servers, true)
                           : begin != end ? find_error_in_servers<InstructionSet>(at.servers.of(text), at.servers.begin)
                                          : std::nullopt; // the driver or a property has the server
        if (wrong) return wrong;
        if (has_keys || begin == end) at.servers = {};
        return find_bracket<InstructionSet>(text, {end, size});
    }

    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (!failed.rest.empty() && has_byte("\\{}", failed.rest[0])) wrong.which = mistake::character_of_a_driver;
    }

    template <class Self>
    class members;

private:
    /// Where servers begin: after the first `//` that follows a `:` or an `@`. The end, if there is none.
    static constexpr std::size_t find_servers(std::string_view head, std::size_t begin) noexcept {
        for (auto slash = find_byte(head, '/', begin); slash != head.size(); slash = find_byte(head, '/', slash + 1))
            if (head.substr(slash).starts_with("//") && has_byte(":@", head[slash - 1])) return slash + 2;
        return head.size();
    }
    /// A square bracket that is not that of an IP-literal, or of none that can be in this part.
    template <class InstructionSet>
    static constexpr std::optional<diagnosis> find_bracket(std::string_view text, abnf::slice part,
                                                           bool has_servers = false) noexcept {
        for (auto at = part.begin; at != part.end; ++at) {
            if (!has_byte("[]", text[at])) continue;
            auto const end = find_in(text, {at, part.end}, ']') + 1;
            bool const is_address = matches<InstructionSet>(rfc3986::IP_literal, text.substr(at, end - at));
            if (!is_address || !has_servers)
                return diagnosis_at(at, jdbc_grammar::subname.name(),
                                    is_address ? mistake::ipv6_address_in_another_place
                                               : mistake::square_bracket_outside_an_ip_literal);
            at = end - 1;
        }
        return std::nullopt;
    }
};

template <class Self>
class jdbc::members : public own_grammar_interface<Self> {
public:
    /// The driver: `postgresql`.
    [[nodiscard]] constexpr std::string_view subprotocol() const noexcept { return this->part(this->at().subprotocol); }
    /// What follows the subprotocol and its `:`. The driver defines it.
    [[nodiscard]] constexpr std::string_view subname() const noexcept { return this->part(this->at().subname); }
    /// What follows `jdbc:`, up to the properties, if it is a URI: `postgresql://h/db?ssl=true`. Several servers are
    /// none: RFC 3986 has no lists of hosts.
    [[nodiscard]] constexpr std::optional<uri_view> inner() const noexcept {
        if (this->text().empty()) return std::nullopt;
        auto const parsed = parse_uri(this->text().substr(5, this->at().properties - 5));
        bool const is_list = has_byte(this->component(this->at().servers).value_or(""), ',');
        if (!parsed || is_list) return std::nullopt;
        return *parsed;
    }
    /// The servers after `://` or `@//`: more than one, if the driver supports that. None, if the URL has no such part,
    /// and if MySQL's keys in parentheses are there: they are not read.
    [[nodiscard]] constexpr server_list_view servers() const noexcept {
        return servers_in(this->component(this->at().servers).value_or(""));
    }
    /// What precedes the servers and an `@`.
    [[nodiscard]] constexpr std::optional<std::string_view> userinfo() const noexcept {
        return this->component(this->at().userinfo);
    }
    /// The properties, each after a `;`, as those of SQL Server, H2 and Derby. After a `?`, there are none.
    [[nodiscard]] constexpr consturi::query_params properties() const noexcept {
        return separated(this->text().substr(this->at().properties), ";");
    }
};

/// The secrets that a driver can have are found because of the scheme, in the whole text.
constexpr components searched_for_secrets(std::string_view, jdbc::components const& all) noexcept {
    components at;
    at.scheme = all.scheme;
    at.path = all.subname;
    return at;
}

} // namespace detail

namespace kinds {
using jdbc = with_own_grammar<detail::jdbc>;
}

/// A `jdbc` URL (JDBC 4.3, 9.4). After `://` or `@//` it has servers, as the documentation of many drivers says: each
/// has a host that is not empty, and perhaps a port up to 65535.
///
/// With an IPv6 address, it is no URI: RFC 3986 has square brackets in authorities only. So it does not convert to a
/// uri_view. The rest has the characters of a URI: the braces and blanks that some drivers allow are errors.
///
/// `redacted()`, also that of a uri_view of the same text, hides what may be a secret by any driver: the password of
/// the userinfo; what is before an `@`, as in `user/password@h` of Oracle; and the value of a property, anywhere, whose
/// name contains a word such as `password`, `pwd`, `token`, `key` or `secret`. A secret ends before the next property
/// after a `;` or a `&`. In doubt, more is hidden, up to the rest of the text.
///
///     constexpr checked_jdbc_uri db("jdbc:mysql://me@h1:3306,h2/shop?ssl=true");
///     static_assert(db.subprotocol() == "mysql" && db.servers().back().host() == "h2" && db.userinfo() == "me");
///     static_assert(checked_jdbc_uri("jdbc:postgresql://[::1]:5432/db").inner()->ipv6()->is_loopback());
///     static_assert(jdbc_uri_view::parse("jdbc:postgresql://h:543z/db").error().position() == 23);
///     assert(checked_jdbc_uri("jdbc:mysql://me:pw@h/shop").redacted() == "jdbc:mysql://me:***@h/shop");
using jdbc_uri_view = basic_view<kinds::jdbc>;
using jdbc_uri = basic_owner<kinds::jdbc>;
using checked_jdbc_uri = basic_checked<kinds::jdbc>;
inline constexpr detail::is_of_kind<kinds::jdbc> is_jdbc_uri;
#define CONSTURI_FIXED fixed_jdbc_uri
#define CONSTURI_KIND kinds::jdbc
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
