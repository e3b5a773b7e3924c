// `sip` and `sips` URIs: participants of calls (RFC 3261 19.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_SIP_HPP
#define CONSTURI_SCHEMES_SIP_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/abnf/notation.hpp>
#include <consturi/host/ipv6_address.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/rfc/rfc5234.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server_list.hpp>
#include <consturi/schemes/tel.hpp>
#include <consturi/schemes/unique_parameters.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/redact.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

// clang-format off

/// RFC 3261 25.1, with the addresses of RFC 3986, as RFC 5954 corrects them. A method is a token: the names of methods
/// are some of these. `telephone-subscriber` is that of RFC 3966, which replaces RFC 2806.
namespace consturi::rfc3261 {

using namespace abnf::notation;
using rfc3966::telephone_subscriber;
using rfc3986::IPv4address;
using rfc3986::IPv6address;
using rfc5234::ALPHA;
using rfc5234::DIGIT;
using rfc5234::HEXDIG;

inline constexpr auto alphanum         = "alphanum"_rule         = [] { return ALPHA | DIGIT; };
inline constexpr auto mark             = "mark"_rule             = [] { return lit("-") | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")"; };
inline constexpr auto unreserved       = "unreserved"_rule       = [] { return alphanum | mark; };
inline constexpr auto escaped          = "escaped"_rule          = [] { return "%" >> HEXDIG >> HEXDIG; };
inline constexpr auto token            = "token"_rule            = [] { return 1*( alphanum | "-" | "." | "!" | "%" | "*" | "_" | "+" | "`" | "'" | "~" ); };
inline constexpr auto user_unreserved  = "user-unreserved"_rule  = [] { return lit("&") | "=" | "+" | "$" | "," | ";" | "?" | "/"; };
inline constexpr auto user             = "user"_rule             = [] { return 1*( unreserved | escaped | user_unreserved ); };
inline constexpr auto password         = "password"_rule         = [] { return *( unreserved | escaped | "&" | "=" | "+" | "$" | "," ); };
inline constexpr auto userinfo         = "userinfo"_rule         = [] { return ( user | telephone_subscriber ) >> opt[ ":" >> password ] >> "@"; };
inline constexpr auto toplabel         = "toplabel"_rule         = [] { return ALPHA | ALPHA >> *( alphanum | "-" ) >> alphanum; };
inline constexpr auto domainlabel      = "domainlabel"_rule      = [] { return alphanum | alphanum >> *( alphanum | "-" ) >> alphanum; };
inline constexpr auto hostname         = "hostname"_rule         = [] { return *( domainlabel >> "." ) >> toplabel >> opt[ "." ]; };
inline constexpr auto IPv6reference    = "IPv6reference"_rule    = [] { return "[" >> IPv6address >> "]"; };
inline constexpr auto host             = "host"_rule             = [] { return hostname | IPv4address | IPv6reference; };
inline constexpr auto port             = "port"_rule             = [] { return 1*DIGIT; };
inline constexpr auto hostport         = "hostport"_rule         = [] { return host >> opt[ ":" >> port ]; };
inline constexpr auto param_unreserved = "param-unreserved"_rule = [] { return lit("[") | "]" | "/" | ":" | "&" | "+" | "$"; };
inline constexpr auto paramchar        = "paramchar"_rule        = [] { return param_unreserved | unreserved | escaped; };
inline constexpr auto pvalue           = "pvalue"_rule           = [] { return 1*paramchar; };
inline constexpr auto pname            = "pname"_rule            = [] { return 1*paramchar; };
inline constexpr auto other_param      = "other-param"_rule      = [] { return pname >> opt[ "=" >> pvalue ]; };
inline constexpr auto lr_param         = "lr-param"_rule         = [] { return lit("lr"); };
inline constexpr auto maddr_param      = "maddr-param"_rule      = [] { return "maddr=" >> host; };
inline constexpr auto ttl              = "ttl"_rule              = [] { return 1*3_( DIGIT ); };
inline constexpr auto ttl_param        = "ttl-param"_rule        = [] { return "ttl=" >> ttl; };
inline constexpr auto Method           = "Method"_rule           = [] { return token; };
inline constexpr auto method_param     = "method-param"_rule     = [] { return "method=" >> Method; };
inline constexpr auto other_user       = "other-user"_rule       = [] { return token; };
inline constexpr auto user_param       = "user-param"_rule       = [] { return "user=" >> ( lit("phone") | "ip" | other_user ); };
inline constexpr auto other_transport  = "other-transport"_rule  = [] { return token; };
inline constexpr auto transport_param  = "transport-param"_rule  = [] { return "transport=" >> ( lit("udp") | "tcp" | "sctp" | "tls" | other_transport ); };
inline constexpr auto uri_parameter    = "uri-parameter"_rule    = [] { return transport_param | user_param | method_param | ttl_param | maddr_param | lr_param | other_param; };
inline constexpr auto uri_parameters   = "uri-parameters"_rule   = [] { return *( ";" >> uri_parameter ); };
inline constexpr auto hnv_unreserved   = "hnv-unreserved"_rule   = [] { return lit("[") | "]" | "/" | "?" | ":" | "+" | "$"; };
inline constexpr auto hvalue           = "hvalue"_rule           = [] { return *( hnv_unreserved | unreserved | escaped ); };
inline constexpr auto hname            = "hname"_rule            = [] { return 1*( hnv_unreserved | unreserved | escaped ); };
inline constexpr auto header           = "header"_rule           = [] { return hname >> "=" >> hvalue; };
inline constexpr auto headers          = "headers"_rule          = [] { return "?" >> header >> *( "&" >> header ); };
inline constexpr auto SIPS_URI         = "SIPS-URI"_rule         = [] { return "sips:" >> opt[ userinfo ] >> hostport >> uri_parameters >> opt[ headers ]; };
inline constexpr auto SIP_URI          = "SIP-URI"_rule          = [] { return "sip:" >> opt[ userinfo ] >> hostport >> uri_parameters >> opt[ headers ]; };

} // namespace consturi::rfc3261

// clang-format on

namespace consturi {

namespace detail {

/// Reads the parts of a `sip` URI, each of which has bytes of one set and triplets. Without a `@`, which is in no other
/// part, there is no userinfo: this tells the parts before it from those after it, so that no rule has to be tried.
class sip_reader {
public:
    constexpr explicit sip_reader(std::string_view text, std::uint32_t begin) noexcept : text_(text), at_(begin) {}

    constexpr std::uint32_t position() const noexcept { return at_; }
    constexpr bool is_at_end() const noexcept { return at_ == text_.size(); }
    constexpr bool is_at(char c) const noexcept { return !is_at_end() && text_[at_] == c; }
    constexpr bool is_at_end_or_one_of(std::string_view delimiters) const noexcept {
        return is_at_end() || has_byte(delimiters, text_[at_]);
    }
    constexpr bool skip(char c) noexcept {
        bool const is_there = is_at(c);
        at_ += is_there;
        return is_there;
    }
    /// What begins with a `[`, up to a `]`, or up to what follows a host and a port.
    constexpr abnf::slice skip_to_closing_bracket() noexcept {
        auto const begin = at_;
        while (!is_at_end_or_one_of("];?")) ++at_;
        skip(']');
        return {begin, at_};
    }
    /// The longest part that matches `*( one | … )`.
    constexpr abnf::slice skip_all(byte_set const& first) noexcept {
        auto const begin = at_;
        while (!is_at_end() && first.contains(static_cast<byte>(text_[at_]))) ++at_;
        return {begin, at_};
    }
    /// An error at the next byte, where those `expected` could be.
    constexpr diagnosis failure(std::string_view rule, byte_set const& expected,
                                bool end_expected = false) const noexcept {
        auto wrong = diagnosis_at(at_, rule, is_at_end() ? mistake::unexpected_end : mistake::unexpected_character);
        wrong.expected = expected;
        wrong.end_expected = end_expected;
        wrong.vocabulary = vocabulary::rows;
        wrong.vocabulary_size = std::size(vocabulary::rows);
        return wrong;
    }

private:
    using vocabulary = vocabulary_of<rfc3261::user, rfc3261::password, rfc3261::paramchar, rfc3261::hname,
                                     rfc3261::unreserved, rfc3261::alphanum, rfc5234::DIGIT>;

    std::string_view text_;
    std::uint32_t at_;
};

/// The address that is an IPv6reference, if the text is one.
template <class InstructionSet = instruction_set>
constexpr std::optional<ipv6_address> address_in_brackets(std::string_view text) noexcept {
    if (!text.starts_with('[') || !text.ends_with(']')) return std::nullopt;
    auto const inside = text.substr(1, text.size() - 2);
    if (!matches_rule<rfc3986::syntax, InstructionSet>(rfc3986::IPv6address, inside)) return std::nullopt;
    return address_of<ipv6_address>(inside);
}

/// The characters of SIP-URI and SIPS-URI, in any order. sip_reader reads them.
namespace sip_grammar {

using namespace abnf::notation;
using rfc3261::unreserved;
using rfc3261::user_unreserved;
using rfc3986::pct_encoded;

// clang-format off

inline constexpr auto scheme  = "scheme"_rule  = [] { return "sip" >> opt[ "s" ]; };
inline constexpr auto SIP_URI = "SIP-URI"_rule = [] { return scheme >> ":" >> *( unreserved | pct_encoded | user_unreserved | ":" | "@" | "[" | "]" ); };

// clang-format on

} // namespace sip_grammar

/// The schemes sip and sips.
struct sip : basic_scheme {
    static constexpr std::string_view names[] = {"sip", "sips"};
    static constexpr auto const& rule = sip_grammar::SIP_URI;
    static constexpr bool has_equivalence = true;

    struct components {
        abnf::slice scheme, user, password, host, port;
        abnf::slice uri_parameters, headers; // each with its delimiter before it
    };
    using captures = abnf::captures<components, abnf::fills<sip_grammar::scheme, &components::scheme>>;

    template <class InstructionSet = instruction_set>
    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        // With '//' before the user, the grammar takes the slashes for the beginning of the user.
        if (text.substr(at.scheme.end + 1).starts_with("//"))
            return diagnosis_at(at.scheme.end + 1, rfc3261::hostport.name(), mistake::slashes_without_meaning);
        sip_reader in(text, at.scheme.end + 1);
        if (auto const wrong = read_userinfo(text, in, at)) return wrong;
        auto const hostport = in.position();
        if (auto const wrong = read_hostport<InstructionSet>(text, in, at)) {
            auto const end = text.find_first_of(";?", hostport);
            bool const is_address = matches_rule<rfc3986::syntax, InstructionSet>(
                rfc3986::IPv6address, text.substr(hostport, end - hostport));
            if (!is_address) return wrong;
            return diagnosis_at(hostport, rfc3261::host.name(), mistake::ipv6_address_without_square_brackets);
        }
        if (auto const wrong = read_uri_parameters<InstructionSet>(text, in, at)) return wrong;
        return read_headers(in, at);
    }

    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (failed.rest.starts_with('#')) wrong.which = mistake::fragment_without_meaning;
    }

    template <class Self>
    class members;

private:
    static constexpr std::optional<diagnosis> read_userinfo(std::string_view text, sip_reader& in,
                                                            components& at) noexcept {
        if (!has_byte(text, '@')) return std::nullopt;
        constexpr auto user = rfc3261::user.analysis.first, password = rfc3261::password.analysis.first;
        at.user = in.skip_all(user);
        if (at.user.begin == at.user.end) return in.failure(rfc3261::user.name(), user);
        if (in.skip(':')) at.password = in.skip_all(password);
        if (in.skip('@')) return std::nullopt;
        return at.password.defined() ? in.failure(rfc3261::password.name(), password | byte_set::of("@"))
                                     : in.failure(rfc3261::user.name(), user | byte_set::of(":@"));
    }

    template <class InstructionSet>
    static constexpr std::optional<diagnosis> read_hostport(std::string_view text, sip_reader& in,
                                                            components& at) noexcept {
        if (auto const wrong = in.is_at('[') ? read_IPv6reference<InstructionSet>(text, in, at)
                                             : read_name_or_IPv4address<InstructionSet>(text, in, at))
            return wrong;
        if (!in.skip(':')) return std::nullopt;
        constexpr auto digit = rfc5234::DIGIT.analysis.first;
        at.port = in.skip_all(digit);
        if (at.port.begin == at.port.end) return in.failure(rfc3261::port.name(), digit);
        if (port_value(at.port.of(text)) > UINT16_MAX)
            return diagnosis_at(at.port.begin, rfc3261::port.name(), mistake::port_over_65535);
        if (in.is_at_end() || in.is_at(';') || in.is_at('?')) return std::nullopt;
        return in.failure(rfc3261::port.name(), digit | byte_set::of(";?"), true);
    }
    template <class InstructionSet>
    static constexpr std::optional<diagnosis> read_name_or_IPv4address(std::string_view text, sip_reader& in,
                                                                       components& at) noexcept {
        constexpr auto label = rfc3261::alphanum.analysis.first | byte_set::of("-.");
        at.host = in.skip_all(label);
        if (at.host.begin == at.host.end)
            return in.failure(rfc3261::host.name(), rfc3261::alphanum.analysis.first | byte_set::of("["));
        if (!in.is_at_end_or_one_of(":;?")) return in.failure(rfc3261::host.name(), label | byte_set::of(":;?"), true);
        if (is_host<InstructionSet>(at.host.of(text))) return std::nullopt;
        return diagnosis_at(at.host.begin, rfc3261::host.name(), mistake::wrong_host_of_sip);
    }
    template <class InstructionSet>
    static constexpr std::optional<diagnosis> read_IPv6reference(std::string_view text, sip_reader& in,
                                                                 components& at) noexcept {
        auto const host = in.skip_to_closing_bracket();
        if (auto const parsed = parse_host_port<InstructionSet>(host.of(text)); !parsed)
            return diagnosis_after(host.begin, parsed.error(), {});
        if (!is_host<InstructionSet>(host.of(text))) // IPvFuture
            return diagnosis_at(host.begin, rfc3261::host.name(), mistake::wrong_host_of_sip);
        if (!in.is_at_end_or_one_of(":;?")) return in.failure(rfc3261::host.name(), byte_set::of(":;?"), true);
        at.host = host;
        return std::nullopt;
    }
    template <class InstructionSet>
    static constexpr bool is_host(std::string_view text) noexcept {
        return matches<InstructionSet>(rfc3261::hostname, text) || matches<InstructionSet>(rfc3986::IPv4address, text)
               || address_in_brackets<InstructionSet>(text);
    }

    template <class InstructionSet>
    static constexpr std::optional<diagnosis> read_uri_parameters(std::string_view text, sip_reader& in,
                                                                  components& at) noexcept {
        constexpr auto paramchar = rfc3261::paramchar.analysis.first;
        auto const begin = in.position();
        while (in.skip(';')) {
            auto const name = in.skip_all(paramchar);
            if (name.begin == name.end) return in.failure(rfc3261::pname.name(), paramchar);
            bool const has_value = in.skip('=');
            auto const value = has_value ? in.skip_all(paramchar) : name;
            if (value.begin == value.end) return in.failure(rfc3261::pvalue.name(), paramchar);
            if (in.is_at_end() || in.is_at(';') || in.is_at('?')) continue;
            return has_value ? in.failure(rfc3261::pvalue.name(), paramchar | byte_set::of(";?"), true)
                             : in.failure(rfc3261::pname.name(), paramchar | byte_set::of("=;?"), true);
        }
        at.uri_parameters = {begin, in.position()};
        if (auto const wrong = find_repeated_parameter(text, at.uri_parameters, rfc3261::uri_parameter.name()))
            return wrong;
        return error_in_parameters(text, at.uri_parameters, [&](written_parameter const& each) {
            return error_in_parameter<InstructionSet>(text, each);
        });
    }
    /// An error in one of the parameters that have a syntax of their own: what is wrong by it matches `other-param`.
    template <class InstructionSet>
    static constexpr std::optional<diagnosis> error_in_parameter(std::string_view text,
                                                                 written_parameter const& each) noexcept {
        auto const value = each.value.defined() ? each.value.of(text) : std::string_view();
        auto const error_unless = [&](bool is_valid, std::string_view by) -> std::optional<diagnosis> {
            if (is_valid) return std::nullopt;
            auto const position = each.value.defined() ? each.value.begin : each.name.begin;
            return diagnosis_at(position, by, mistake::wrong_parameter_of_sip);
        };
        if (each.is_named(text, "transport")) return error_unless(is_token(value), rfc3261::transport_param.name());
        if (each.is_named(text, "user")) return error_unless(is_token(value), rfc3261::user_param.name());
        if (each.is_named(text, "method")) return error_unless(is_token(value), rfc3261::method_param.name());
        if (each.is_named(text, "maddr"))
            return error_unless(is_host<InstructionSet>(value), rfc3261::maddr_param.name());
        if (each.is_named(text, "ttl")) // 0 to 255
            return error_unless(matches<InstructionSet>(rfc3261::ttl, value) && port_value(value) <= 255,
                                rfc3261::ttl_param.name());
        return std::nullopt;
    }
    static constexpr bool is_token(std::string_view text) noexcept {
        for (char const c : text)
            if (!rfc3261::token.analysis.first.contains(static_cast<byte>(c))) return false;
        return !text.empty();
    }

    static constexpr std::optional<diagnosis> read_headers(sip_reader& in, components& at) noexcept {
        constexpr auto hname = rfc3261::hname.analysis.first, hvalue = rfc3261::hvalue.analysis.first;
        if (in.is_at_end()) return std::nullopt;
        auto const begin = in.position();
        while (in.skip(in.position() == begin ? '?' : '&')) {
            auto const name = in.skip_all(hname);
            if (name.begin == name.end) return in.failure(rfc3261::hname.name(), hname);
            if (!in.skip('=')) return in.failure(rfc3261::hname.name(), hname | byte_set::of("="));
            in.skip_all(hvalue);
        }
        if (!in.is_at_end()) return in.failure(rfc3261::hvalue.name(), hvalue | byte_set::of("&"), true);
        at.headers = {begin, in.position()};
        return std::nullopt;
    }
};

template <class Self>
class sip::members : public own_grammar_interface<Self> {
public:
    // The parts as written. A uri_view of the same text has none of them: they are no parts of an authority (RFC 3986
    // 3.2).

    /// The user; a telephone number, perhaps with parameters, if the parameter `user` is `phone`.
    [[nodiscard]] constexpr std::optional<std::string_view> user() const noexcept {
        return this->component(this->at().user);
    }
    /// The password, which can be empty.
    [[nodiscard]] constexpr std::optional<std::string_view> password() const noexcept {
        return this->component(this->at().password);
    }
    /// A domain name, an IPv4 address, or an IPv6 address in square brackets.
    [[nodiscard]] constexpr std::string_view host() const noexcept { return this->part(this->at().host); }
    /// The digits of the port.
    [[nodiscard]] constexpr std::optional<std::string_view> port() const noexcept {
        return this->component(this->at().port);
    }
    /// The port as a number.
    [[nodiscard]] constexpr std::optional<std::uint16_t> port_number() const noexcept {
        auto const digits = port();
        if (!digits) return std::nullopt;
        return static_cast<std::uint16_t>(port_value(*digits));
    }
    /// The port to connect to; without one, 5061 for `sips` and for `transport=tls`, otherwise 5060 (RFC 3261 19.1.2).
    [[nodiscard]] constexpr std::uint16_t effective_port() const noexcept {
        if (auto const number = port_number()) return *number;
        for (auto const& each : uri_params())
            if (equal_ignoring_case(each.decoded_name(), "transport")
                && equal_ignoring_case(decoded_view(each.value().value_or(std::string_view())), "tls"))
                return 5061;
        return this->scheme().size() == std::string_view("sips").size() ? 5061 : 5060;
    }
    /// The parameters after the host. Their names ignore case.
    [[nodiscard]] constexpr consturi::query_params uri_params() const noexcept {
        return separated(this->part(this->at().uri_parameters), ";");
    }
    /// The header fields of a request, and its `body`.
    [[nodiscard]] constexpr consturi::query_params headers() const noexcept {
        return separated(this->component(this->at().headers).value_or(std::string_view()), "&");
    }
};

/// The user and the password before the `@`, the parameters and the headers.
constexpr components searched_for_secrets(std::string_view, sip::components const& all) noexcept {
    components at;
    at.scheme = all.scheme;
    if (all.user.defined()) at.userinfo = {all.user.begin, all.password.defined() ? all.password.end : all.user.end};
    at.path = {all.host.begin, all.uri_parameters.end};
    at.query = all.headers;
    at.query.begin += all.headers.defined(); // after the '?'
    return at;
}

} // namespace detail

namespace kinds {
using sip = with_own_grammar<detail::sip>;
}

/// A participant of calls, or a request to one: of the scheme `sip` or `sips` (RFC 3261 19.1). Each parameter is there
/// once, and there are at most 99; `transport`, `user`, `method`, `ttl` and `maddr` have valid values. The port is at
/// most 65535.
///
/// It does not convert to a uri_view, because it need not be a URI of RFC 3986: IPv6 addresses, parameters and header
/// fields can have square brackets, which RFC 3986 allows in authorities only, and a SIP URI has no authority.
/// `sip://me@h` is an error, although the user matches the grammar with its slashes.
///
///     constexpr checked_sip_uri u("sip:alice:secretword@atlanta.com;transport=tls?subject=project%20x");
///     static_assert(u.user() == "alice" && u.host() == "atlanta.com" && u.effective_port() == 5061);
///     static_assert(u.headers().find("subject")->decoded_value() == decoded_view("project x"));
///     static_assert(checked_sip_uri("sip:me@[2001:db8::1]:5070").host() == "[2001:db8::1]");
///     assert(u.redacted() == "sip:alice:***@atlanta.com;transport=tls?subject=project%20x");
using sip_uri_view = basic_view<kinds::sip>;
using sip_uri = basic_owner<kinds::sip>;
using checked_sip_uri = basic_checked<kinds::sip>;
inline constexpr detail::is_of_kind<kinds::sip> is_sip_uri;
#define CONSTURI_FIXED fixed_sip_uri
#define CONSTURI_KIND kinds::sip
#include <consturi/uri/fixed.def>

namespace detail {

// Only a triplet of a reserved character stands for something else than the character.
constexpr bool is_same_in_sip(std::string_view a, std::string_view b) noexcept {
    return equal_normalized<is_outside_reserved>(a, b);
}
constexpr bool is_same_in_sip_ignoring_case(std::string_view a, std::string_view b) noexcept {
    return equal_normalized<is_outside_reserved>(a, b, true);
}

/// RFC 5954 4.2: the addresses that texts stand for are compared.
constexpr bool is_same_sip_host(std::string_view a, std::string_view b) noexcept {
    auto const address = address_in_brackets(a);
    return address ? address == address_in_brackets(b) : equal_ignoring_case(a, b);
}

/// Whether a parameter that `a` and `b` have is the same, and `b` has those of `a` that both have to have.
constexpr bool has_sip_parameters_of(consturi::query_params const& a, consturi::query_params const& b) noexcept {
    for (auto const& each : a) {
        auto other = b.begin();
        while (other != b.end() && !is_same_in_sip_ignoring_case(other->name(), each.name())) ++other;
        if (other != b.end()) {
            bool const is_host = equal_ignoring_case(each.decoded_name(), "maddr");
            auto const is_same = is_host ? is_same_sip_host : is_same_in_sip_ignoring_case;
            if (!are_both_missing_or(each.value(), other->value(), is_same)) return false;
            continue;
        }
        for (std::string_view const name : {"transport", "user", "ttl", "method", "maddr"})
            if (equal_ignoring_case(each.decoded_name(), name)) return false;
    }
    return true;
}

constexpr bool is_same_sip_header(query_param const& a, query_param const& b) noexcept {
    return is_same_in_sip_ignoring_case(a.name(), b.name())
           && are_both_missing_or(a.value(), b.value(), is_same_in_sip);
}

} // namespace detail

/// Whether two `sip` or `sips` URIs are equivalent (RFC 3261 19.1.4), each compared with a component of the same name:
///
/// - the scheme, the host and the parameters ignore case; the user and the password do not;
/// - IPv6 addresses, also that of `maddr`, are the same if their 128 bits are (RFC 5954 4.2);
/// - a port is only equal to the same port: no port is not 5060;
/// - `transport`, `user`, `ttl`, `method` and `maddr` have to be in both or in none. Another parameter has to be the
///   same if both have it, and is ignored if only one has it;
/// - header fields have to be in both, in any order. Their values are compared as texts, with their case, though some
///   fields have rules of their own (20): so two URIs that are equivalent by these can be told apart.
///
/// This is no equivalence relation: `sip:h` is equivalent to `sip:h;a=1` and `sip:h;a=2`, which are not to each other.
/// So there is no hash, and it does not serve as a predicate of containers.
///
/// Takes linear time, because there are 99 parameters at most, and more than 99 header fields have to be in the same
/// order; does not allocate.
///
///     static_assert(equivalent(checked_sip_uri("sip:%61lice@h;transport=TCP"),
///                              checked_sip_uri("sip:alice@H;Transport=tcp;a=1")));
///     static_assert(!equivalent(checked_sip_uri("sip:bob@h"), checked_sip_uri("sip:bob@h:5060")));
[[nodiscard]] constexpr bool equivalent(sip_uri_view const& a, sip_uri_view const& b) noexcept {
    using namespace detail;
    return equal_ignoring_case(a.scheme(), b.scheme()) && are_both_missing_or(a.user(), b.user(), is_same_in_sip)
           && are_both_missing_or(a.password(), b.password(), is_same_in_sip) && is_same_sip_host(a.host(), b.host())
           && a.port_number() == b.port_number() && has_sip_parameters_of(a.uri_params(), b.uri_params())
           && has_sip_parameters_of(b.uri_params(), a.uri_params())
           && are_same_in_any_order(a.headers(), b.headers(), is_same_sip_header);
}

} // namespace consturi

#endif
