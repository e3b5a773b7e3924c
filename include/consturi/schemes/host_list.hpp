// URIs with a list of hosts, which RFC 3986 does not have: those of MongoDB, Kafka and other clusters.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_HOST_LIST_HPP
#define CONSTURI_SCHEMES_HOST_LIST_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/coding/triplet.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/schemes/server_list.hpp>
#include <consturi/syntax/port.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/redact.hpp>
#include <consturi/uri/scheme_facts.hpp>
#include <consturi/uri/uri.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// RFC 3986, with a list in the place of the host and the port. The manual of MongoDB 8.0, "Connection Strings",
/// describes it so.
namespace host_list_grammar {

using namespace abnf::notation;
using rfc3986::fragment;
using rfc3986::IP_literal;
using rfc3986::path_abempty;
using rfc3986::pct_encoded;
using rfc3986::port;
using rfc3986::query;
using rfc3986::scheme;
using rfc3986::unreserved;
using rfc3986::userinfo;

// clang-format off

inline constexpr auto name          = "name"_rule          = [] { return 1*( unreserved | pct_encoded | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | ";" | "=" ); };
inline constexpr auto server        = "server"_rule        = [] { return ( IP_literal | name ) >> opt[ ":" >> port ]; };
inline constexpr auto servers       = "servers"_rule       = [] { return server >> *( "," >> server ); };
inline constexpr auto authority     = "authority"_rule     = [] { return opt[ userinfo >> "@" ] >> servers; };
inline constexpr auto host_list_URI = "host-list-URI"_rule = [] { return scheme >> "://" >> authority >> path_abempty >> opt[ "?" >> query ] >> opt[ "#" >> fragment ]; };

// clang-format on

} // namespace host_list_grammar

struct host_list_syntax {
    struct components {
        abnf::slice scheme, authority, path, query, fragment;
        abnf::slice userinfo, servers; // parts of the authority
    };
    static constexpr components of_empty_text{{0, 0}, {0, 0}, {0, 0}, {}, {}, {}, {0, 0}};
    using captures = abnf::captures<components, abnf::fills<host_list_grammar::scheme, &components::scheme>,
                                    abnf::fills<host_list_grammar::authority, &components::authority>,
                                    abnf::fills<host_list_grammar::path_abempty, &components::path>,
                                    abnf::fills<host_list_grammar::query, &components::query>,
                                    abnf::fills<host_list_grammar::fragment, &components::fragment>>;

    static constexpr role role_of(std::string_view rule) noexcept {
        return rule == host_list_grammar::host_list_URI.name() ? role::uri : rfc3986::syntax::role_of(rule);
    }
    using vocabulary = rfc3986::syntax::vocabulary;

    static constexpr bool has_hosts = true; // the mistakes are those in a URI with one host
    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        bool const is_delimiter = failed.rest.empty() || has_byte(",:/?#", failed.rest[0]);
        if (wrong.rule == host_list_grammar::server.name() && is_delimiter) wrong.which = mistake::empty_host;
    }

    /// A port has 16 bits. A name of `mongodb+srv` is looked up in the DNS, which has the servers and their ports.
    template <class InstructionSet = instruction_set>
    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        at.servers = at.authority;
        if (auto const size = before('@', at.authority.of(text)).size(); size != at.authority.of(text).size()) {
            at.servers.begin += static_cast<std::uint32_t>(size) + 1;
            at.userinfo = {at.authority.begin, at.servers.begin - 1};
        }
        auto const servers = at.servers.of(text);
        if (schemes::has_fact(at.scheme.of(text), schemes::facts::servers_in_dns))
            if (auto const wrong = servers.find_first_of(",:["); wrong != servers.npos)
                return diagnosis_at(at.servers.begin + wrong, host_list_grammar::name.name(),
                                    mistake::no_name_of_servers);
        // `nats://h1,nats://h2` is a list of URIs: the scheme of the second one is no host with an empty port.
        if (servers.ends_with(':') && at.path.of(text).starts_with("//"))
            return diagnosis_at(at.servers.end - 1, host_list_grammar::server.name(), mistake::several_hosts_or_ports);
        if (auto const wrong = find_error_in_servers<InstructionSet>(servers, at.servers.begin)) return wrong;
        if (!schemes::has_fact(at.scheme.of(text), schemes::facts::connection_string)) return std::nullopt;
        return find_error_of_mongodb(text, at);
    }

private:
    /// What MongoDB's "Connection String Spec" demands: a password without `:`, ports from 1 on, a name of a database
    /// without five characters, also encoded, and a `=` in each option. So a `/` that was meant as a part of the
    /// userinfo is found, if it is not the only one.
    static constexpr std::optional<diagnosis> find_error_of_mongodb(std::string_view text,
                                                                    components const& at) noexcept {
        auto const offset_of = [&](std::string_view part) {
            return static_cast<std::size_t>(part.data() - text.data());
        };
        auto const not_met_at = [](std::size_t position, std::string_view requirement) {
            return diagnosis_at(position, requirement, mistake::requirement_not_met);
        };
        if (at.userinfo.defined())
            if (auto const wrong = find_colon_in_password(text, at.userinfo)) return wrong;
        for (auto const& server : servers_in(at.servers.of(text)))
            if (auto const port = server.port(); port && port_value(*port) == 0)
                return not_met_at(offset_of(*port), "a port from 1 to 65535");
        for (auto i = at.path.begin + 1; i < at.path.end; i += is_triplet_at(text, i) ? 3U : 1U)
            if (has_byte("/\\ \"$", is_triplet_at(text, i) ? octet_at(text, i) : text[i]))
                return not_met_at(i, "a name of a database");
        if (at.query.defined())
            for (auto const& option : consturi::query_params(at.query.of(text)))
                if (!option.value())
                    return not_met_at(offset_of(option.encoded()) + option.encoded().size(), "an option with a value");
        return std::nullopt;
    }
};

template <class Self>
class host_list_members : public own_grammar_interface<Self> {
public:
    // A component as written, like that of a uri_view, which it is not.
    [[nodiscard]] constexpr std::optional<std::string_view> userinfo() const noexcept {
        return this->component(this->at().userinfo);
    }
    /// The servers: one or more.
    [[nodiscard]] constexpr server_list_view servers() const noexcept {
        return servers_in(this->part(this->at().servers));
    }
    // The same, and the parameters of the query.
    [[nodiscard]] constexpr std::string_view path() const noexcept { return this->part(this->at().path); }
    [[nodiscard]] constexpr std::optional<std::string_view> query() const noexcept {
        return this->component(this->at().query);
    }
    [[nodiscard]] constexpr consturi::query_params query_params() const noexcept {
        return consturi::query_params(query().value_or(""));
    }
    [[nodiscard]] constexpr std::optional<std::string_view> fragment() const noexcept {
        return this->component(this->at().fragment);
    }
};

/// All but the host and the port, which are a list.
constexpr components searched_for_secrets(std::string_view, host_list_syntax::components const& all) noexcept {
    components at;
    at.scheme = all.scheme;
    at.authority = all.authority;
    at.userinfo = all.userinfo;
    at.path = all.path;
    at.query = all.query;
    at.fragment = all.fragment;
    return at;
}

} // namespace detail

namespace kinds {

struct host_list : basic_kind {
    using syntax = detail::host_list_syntax;
    static constexpr auto const& rule = detail::host_list_grammar::host_list_URI;
    static constexpr bool has_scheme = true;
    template <class Self>
    using members = detail::host_list_members<Self>;
};

} // namespace kinds

/// A URI with one or more servers, as the documentation of MongoDB and other clusters describes it. Each server has a
/// host that is not empty, and perhaps a port up to 65535. It is no URI of RFC 3986, which has one host and one port:
/// it does not convert to a uri_view, and with commas and without ports, RFC 3986 reads one name.
///
/// With the schemes of MongoDB, its "Connection String Spec" demands more: no port 0 and no empty one, no second `:` in
/// the userinfo, no `/`, `\`, space, `"` or `$` in the name of the database, and a `=` in each option. The error is
/// requirement_not_met, and its rule says what is needed.
///
///     constexpr checked_host_list_uri db("mongodb://me:pw@h1:27017,h2/shop?replicaSet=rs0");
///     static_assert(db.servers().front().port_number() == 27017 && db.servers().back().host() == "h2");
///     static_assert(host_list_uri_view::parse("kafka://h1:9092,,h2").error().position() == 16);
///     static_assert(host_list_uri_view::parse("mongodb://h/db?tls").error().rule() == "an option with a value");
///     assert(db.redacted() == "mongodb://me:***@h1:27017,h2/shop?replicaSet=rs0");
using host_list_uri_view = basic_view<kinds::host_list>;
using host_list_uri = basic_owner<kinds::host_list>;
using checked_host_list_uri = basic_checked<kinds::host_list>;
inline constexpr detail::is_of_kind<kinds::host_list> is_host_list_uri;
#define CONSTURI_FIXED fixed_host_list_uri
#define CONSTURI_KIND kinds::host_list
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
