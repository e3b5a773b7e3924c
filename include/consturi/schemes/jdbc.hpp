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

/// JDBC 4.3, 9.4 says `jdbc:<subprotocol>:<subname>`, and that a driver defines its subname. This is the most that a
/// URI can have there.
namespace jdbc_grammar {

using namespace abnf::notation;
using rfc3986::pchar;
using rfc3986::unreserved;

// clang-format off

inline constexpr auto subname     = "subname"_rule     = [] { return 1*( pchar | "/" | "?" | "#" ); };
inline constexpr auto subprotocol = "subprotocol"_rule = [] { return 1*( unreserved | "+" ); };
inline constexpr auto jdbc_URL    = "jdbc-URL"_rule    = [] { return "jdbc:" >> subprotocol >> ":" >> subname; };

// clang-format on

} // namespace jdbc_grammar

struct jdbc : basic_scheme {
    static constexpr std::string_view names[] = {"jdbc"};
    static constexpr auto const& rule = jdbc_grammar::jdbc_URL;

    struct components : detail::components {
        abnf::slice subprotocol, subname;
        abnf::slice userinfo_of_servers, servers; // parts of the subname
        std::uint32_t properties = 0;             // where they begin, with a `;`; the end, if there are none
    };
    using captures = abnf::captures<components, abnf::fills<jdbc_grammar::subprotocol, &components::subprotocol>,
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
            at.userinfo_of_servers = {begin, at_sign};
            at.servers.begin = at_sign + 1;
        }
        bool const is_empty = begin == end; // the driver or a property has the server
        if (is_empty || has_byte(at.servers.of(text), '(')) {
            at.servers = {};
            return std::nullopt;
        }
        return find_error_in_servers<InstructionSet>(at.servers.of(text), at.servers.begin);
    }

    static constexpr void refine_uri(diagnosis& wrong, std::string_view text) noexcept {
        refine_bracket(wrong, text, "/@,");
        if (wrong.position < text.size() && has_byte("\\{}", text[wrong.position]))
            wrong.which = mistake::character_of_a_driver;
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
};

template <class Self>
class jdbc::members : public narrowed_interface<Self> {
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
        return this->component(this->at().userinfo_of_servers);
    }
    /// The properties, each after a `;`, as those of SQL Server, H2 and Derby. After a `?`, there are none.
    [[nodiscard]] constexpr consturi::query_params properties() const noexcept {
        return separated(this->text().substr(this->at().properties), ";");
    }
};

} // namespace detail

namespace kinds {
using jdbc = of_scheme<detail::jdbc>;
}

/// A `jdbc` URL (JDBC 4.3, 9.4). After `://` or `@//` it has servers, as the documentation of many drivers says: each
/// has a host that is not empty, and perhaps a port up to 65535. The `userinfo()` is that of the servers, and hides
/// that of RFC 3986, in which the URL is opaque.
///
/// `redacted()`, also that of a uri_view of the same text, hides what may be a secret by any driver: the password of
/// the userinfo; what is before an `@`, as in `user/password@h` of Oracle; and the value of a property, anywhere, whose
/// name contains a word such as `password`, `pwd`, `token`, `key` or `secret`. A secret ends before the next property
/// after a `;` or a `&`. In doubt, more is hidden, up to the rest of the text.
///
/// The URL has to be a URI. IPv6 addresses in square brackets, and the braces and blanks that some drivers allow, are
/// errors.
///
///     constexpr checked_jdbc_uri db("jdbc:mysql://me@h1:3306,h2/shop?ssl=true");
///     static_assert(db.subprotocol() == "mysql" && db.servers().back().host() == "h2" && db.userinfo() == "me");
///     static_assert(checked_jdbc_uri("jdbc:postgresql://h:5432/db").inner()->port_number() == 5432);
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
