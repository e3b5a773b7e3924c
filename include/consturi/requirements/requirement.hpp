// What is asked of a URI besides the grammar: requirements, and what they are called.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_REQUIREMENT_HPP
#define CONSTURI_REQUIREMENTS_REQUIREMENT_HPP

#include <consturi/operations/compare.hpp>
#include <consturi/coding/percent.hpp>
#include <consturi/operations/scheme_defaults.hpp>
#include <consturi/uri/view.hpp>

#include <boost/hana/basic_tuple.hpp>
#include <boost/hana/unpack.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

namespace consturi::requirements {

enum class policy : std::uint8_t {
#define CONSTURI_REQUIREMENT(name) name,
#include <consturi/requirements/requirements.def>
};

constexpr std::string_view name_of(policy which) noexcept {
    switch (which) {
#define CONSTURI_REQUIREMENT(name) case policy::name: return #name;
#include <consturi/requirements/requirements.def>
    }
    return {};
}

/// What requirements judge: any URI or URI reference. Its members are what they look at: each call of a function, as those of
/// views, costs the compiler a little for each constant.
struct candidate {
    std::string_view text;
    components const& at;

    constexpr candidate(any_uri auto const& u) noexcept : text(u.text()), at(views::components_of(u)) {}
    constexpr std::string_view path() const noexcept { return at.path.of(text); }
    constexpr uri_reference_view view() const noexcept { return views::make<uri_reference_view>(text, at); }
};

/// Whether a component is there, and not empty.
constexpr bool has_bytes(abnf::slice const& component) noexcept { return component.begin < component.end; }

/// Where in the text of `u` that stands, or would stand, which a requirement is about.
constexpr std::size_t place_of(policy which, candidate const& u) noexcept {
    auto const& at = u.at;
    auto const authority = (at.userinfo.defined() ? at.userinfo : at.host.defined() ? at.host : at.path).begin;
    switch (which) {
    case policy::has_userinfo: case policy::has_password: return authority;
    case policy::has_host: case policy::host_is: case policy::host_under: case policy::host_is_ip: case policy::no_empty_host:
    case policy::ldh_host: case policy::no_trailing_dot: case policy::no_numeric_host:
        return at.host.defined() ? at.host.begin : authority;
    case policy::has_port: case policy::port_is: case policy::port_between: case policy::canonical_port:
        return at.port.defined() ? at.port.begin : at.host.defined() ? at.host.end : authority;
    case policy::path_under: case policy::no_dot_segments: case policy::path_before_query: return at.path.begin;
    case policy::has_query: return at.query.defined() ? at.query.begin : at.path.end;
    case policy::has_fragment: return at.fragment.defined() ? at.fragment.begin : u.text.size();
    default: return 0;
    }
}

/// A requirement that a text does not meet: which, whether its opposite is required, and the place in the text.
struct unmet {
    policy which;
    bool is_negated;
    std::size_t position;
};

/// What requirements are derived from: predicates over views that have a name. As constants they are good for template
/// arguments.
template <policy Which>
struct named {
    static constexpr policy which = Which;

    constexpr unmet unmet_by(candidate const& u) const noexcept { return {Which, false, place_of(Which, u)}; }
    constexpr void spell(auto& to) const { to += name_of(Which); }
};

template <class R>
concept requirement = requires { { R::which } -> std::same_as<policy const&>; };

/// Whether a requirement is known not to be met. Of some texts neither is known, as others read them otherwise, or as what is
/// asked about is not there: they meet neither the requirement nor its opposite.
constexpr bool is_refuted(requirement auto const& r, candidate const& u) noexcept {
    if constexpr (requires { r.is_refuted_by(u); }) return r.is_refuted_by(u);
    else return !r(u);
}

/// Stands in the compiler's message for an argument that no URI could meet.
inline void the_argument_of_a_requirement_is_none_of_its_rule() { __builtin_trap(); }

constexpr void spell_argument(auto& to, std::string_view text) {
    to += '"';
    to += text;
    to += '"';
}
constexpr void spell_argument(auto& to, std::size_t number) {
    if (number > 9) spell_argument(to, number / 10);
    to += static_cast<char>('0' + number % 10);
}
constexpr void spell_call(auto& to, policy which, auto const&... arguments) {
    to += name_of(which);
    std::string_view before = "(";
    ((to += before, spell_argument(to, arguments), before = ", "), ...);
    to += ')';
}

/// A requirement with a text: its name as in the source.
template <policy Which, std::size_t N>
struct named_with_text : named<Which> {
    fixed_string<N> text;

    template <abnf::rule R>
    consteval named_with_text(char const (&literal)[N], R const& rule) noexcept : text(literal) {
        if (!matches(rule, text_of(literal))) the_argument_of_a_requirement_is_none_of_its_rule();
    }
    constexpr void spell(auto& to) const { spell_call(to, Which, text.view()); }
};

/// Where the first triplet of `text` stands that is one of these, or its size.
template <bool (*... IsOne)(std::string_view text, std::size_t at) noexcept>
constexpr std::size_t find_triplet(std::string_view text) noexcept {
    auto at = find_byte(text, '%');
    while (at != text.size() && !(IsOne(text, at) || ...)) at = find_byte(text, '%', at + 3);
    return at;
}
template <char Octet>
constexpr bool encodes(std::string_view text, std::size_t at) noexcept { return octet_at(text, at) == Octet; }

// What all are known to read alike. What others were shown to read otherwise is in docs/parser-confusion.md.

constexpr std::string_view scheme_of(candidate const& u) noexcept {
    return u.at.scheme.defined() ? u.at.scheme.of(u.text) : std::string_view();
}
constexpr std::string_view host_of(candidate const& u) noexcept {
    return u.at.host.defined() ? u.at.host.of(u.text) : std::string_view();
}
constexpr bool is_ip_literal(std::string_view host) noexcept { return host.starts_with('['); }
constexpr bool is_ip_future(std::string_view ip_literal) noexcept { return abnf::lower(ip_literal[1]) == 'v'; }
constexpr std::string_view without_trailing_dot(std::string_view host) noexcept {
    return host.substr(0, host.size() - host.ends_with('.'));
}
/// Whether a host is a name of unreserved characters, without empty labels: others see in `evil.org;h`, `evil.org%2Fh` and
/// `.evil.org` another.
constexpr bool is_plain_name(std::string_view host) noexcept {
    char before = '.';
    for (char const c : host) {
        if (!is_a(rfc3986::unreserved.analysis, c) || (c == '.' && before == '.')) return false;
        before = c;
    }
    return before != '.';
}

/// Whether a scheme is none that some take off, to see another behind it.
constexpr bool is_known_scheme(std::string_view scheme) noexcept { return !equal_without_case(scheme, "url"); }

/// Whether all are known to see the same authority, or none.
constexpr bool has_known_authority(candidate const& u) noexcept {
    auto const scheme = scheme_of(u), host = host_of(u);
    bool const is_there = u.at.host.defined();
    if (!is_known_scheme(scheme)) return false;
    if (host.empty()) { // some find one in the path
        if ((is_there && scheme.empty()) || defaults_of(scheme).port != 0) return false;
    } else if (is_ip_literal(host) ? is_ip_future(host) : !is_plain_name(without_trailing_dot(host))) {
        return false;
    }
    auto const behind = u.text.substr(u.at.path.begin); // where no path is, some read on, up to the next slash, for an `@`
    return !is_there || find_byte(behind, '@') >= find_byte(behind, '/');
}

// Scheme

/// Whether all are known to see the same scheme.
constexpr bool has_known_scheme(candidate const& u) noexcept { return u.at.scheme.defined() && is_known_scheme(scheme_of(u)); }

/// The scheme, in either case.
template <std::size_t N>
struct scheme_is : named_with_text<policy::scheme_is, N> {
    consteval scheme_is(char const (&scheme)[N]) noexcept : named_with_text<policy::scheme_is, N>(scheme, rfc3986::scheme) {}
    constexpr bool operator()(candidate const& u) const noexcept {
        return u.at.scheme.end == N - 1 && equal_without_case(u.text.data(), this->text.chars, N - 1); // NOLINT(*-stringview-data-usage)
    }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return has_known_scheme(u) && !(*this)(u); }
};

/// One of some schemes, in either case.
template <std::size_t... N>
struct scheme_in : named<policy::scheme_in> {
    boost::hana::basic_tuple<scheme_is<N>...> schemes;

    consteval scheme_in(char const (&... scheme)[N]) noexcept : schemes(scheme_is(scheme)...) {}
    constexpr bool operator()(candidate const& u) const noexcept {
        return boost::hana::unpack(schemes, [&](auto const&... scheme) { return (scheme(u) || ...); });
    }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return has_known_scheme(u) && !(*this)(u); }
    constexpr void spell(auto& to) const {
        boost::hana::unpack(schemes, [&](auto const&... scheme) { spell_call(to, policy::scheme_in, scheme.text.view()...); });
    }
};

// Userinfo (RFC 3986, 3.2.1)

/// Whether all are known to see the same userinfo, or none: there is none without an `@`, be it in a triplet.
constexpr bool has_known_userinfo(candidate const& u) noexcept {
    return (!has_byte(u.text, '@') && !has_byte(u.text, '%')) || has_known_authority(u);
}

struct has_userinfo_requirement : named<policy::has_userinfo> {
    constexpr bool operator()(candidate const& u) const noexcept { return u.at.userinfo.defined(); }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return has_known_userinfo(u) && !(*this)(u); }
};
struct has_password_requirement : named<policy::has_password> {
    constexpr bool operator()(candidate const& u) const noexcept {
        auto const& userinfo = u.at.userinfo;
        return userinfo.defined() && has_byte(userinfo.of(u.text), ':');
    }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return has_known_userinfo(u) && !(*this)(u); }
};
/// An `@` in the authority, be there nothing before it.
inline constexpr has_userinfo_requirement has_userinfo;
/// A `:` in the userinfo.
inline constexpr has_password_requirement has_password;

// Host (RFC 3986, 3.2.2)

/// Whether the last label of a host begins with a digit: `0x7f.1` and `127.1` are addresses for some.
constexpr bool ends_in_a_number(std::string_view host) noexcept {
    auto const name = without_trailing_dot(host);
    auto last = name.size();
    while (last != 0 && name[last - 1] != '.') --last;
    return last != name.size() && is_a(rfc5234::DIGIT.analysis, name[last]);
}

struct has_host_requirement : named<policy::has_host> {
    constexpr bool operator()(candidate const& u) const noexcept { return has_bytes(u.at.host); }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return has_known_authority(u) && !(*this)(u); }
};
struct host_is_ip_requirement : named<policy::host_is_ip> {
    constexpr bool operator()(candidate const& u) const noexcept {
        if (!u.at.host.defined()) return false;
        auto const host = u.at.host.of(u.text);
        char buffer[sizeof "255.255.255.255" - 1];
        decoded_view const decoded(host);
        return is_ip_literal(host)
               || (decoded.size() <= sizeof buffer && matches(rfc3986::IPv4address, {buffer, decoded.copy(buffer, sizeof buffer)}));
    }
    constexpr bool is_refuted_by(candidate const& u) const noexcept {
        auto const host = host_of(u);
        return has_known_authority(u) && !host.empty() && !is_ip_literal(host) && !ends_in_a_number(host);
    }
};
/// A host that is not empty.
inline constexpr has_host_requirement has_host;
/// A host that is an IP literal or an IPv4 address, in triplets or not.
inline constexpr host_is_ip_requirement host_is_ip;

/// Whether a host, from where it was read back to, ends with a name that has no triplets, in either case and any encoding.
constexpr bool reads_back(normal_characters& host, std::string_view name) noexcept {
    char c = 0;
    bool is_encoded = false;
    for (auto i = name.size(); i-- != 0;)
        if (!host.next(c, is_encoded) || is_encoded || abnf::lower(c) != abnf::lower(name[i])) return false;
    return true;
}

/// The name of a host, without triplets.
template <policy Which, std::size_t N>
struct named_with_host : named_with_text<Which, N> {
    template <abnf::rule R>
    consteval named_with_host(char const (&host)[N], R const& rule) noexcept : named_with_text<Which, N>(host, rule) {
        for (char const c : host)
            if (c == '%') the_argument_of_a_requirement_is_none_of_its_rule();
    }
};

/// Whether the host of `u` is known to be another one than `name`, and none below it if that is asked.
constexpr bool is_another_host(candidate const& u, std::string_view name, bool nor_below) noexcept {
    auto const host = without_trailing_dot(host_of(u));
    if (!has_known_authority(u) || host.empty()) return false;
    bool const name_is_literal = is_ip_literal(name);
    if (is_ip_literal(host)) return !name_is_literal && !ends_in_a_number(name); // addresses have more than one text
    if (ends_in_a_number(host) && (name_is_literal || !matches(rfc3986::IPv4address, host))) return false;
    name = without_trailing_dot(name);
    if (host.size() < name.size()) return true;
    auto const before = host.size() - name.size();
    if (before != 0 && !(nor_below && host[before - 1] == '.')) return true;
    return !equal_without_case(host.data() + before, name.data(), name.size());
}

/// This host, in either case and with any of its characters encoded. The name has no triplets.
template <std::size_t N>
struct host_is : named_with_host<policy::host_is, N> {
    consteval host_is(char const (&host)[N]) noexcept : named_with_host<policy::host_is, N>(host, rfc3986::host) {}
    constexpr bool operator()(candidate const& u) const noexcept {
        if (!u.at.host.defined()) return false;
        normal_characters host(u.at.host.of(u.text));
        char c = 0;
        bool is_encoded = false;
        return reads_back(host, this->text.view()) && !host.next(c, is_encoded);
    }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return is_another_host(u, this->text.view(), false); }
};

/// This host, or one below it in the domain name system: `host_under("example.com")` takes `example.com` and `api.example.com`,
/// not `badexample.com`. The name has no triplets; the host none but of what may stand there without: of `evil.org%2F.example.com`
/// others see the first part. Some do of `evil.org;.example.com`, which `unambiguous` refuses.
template <std::size_t N>
struct host_under : named_with_host<policy::host_under, N> {
    consteval host_under(char const (&host)[N]) noexcept : named_with_host<policy::host_under, N>(host, rfc3986::reg_name) {
        if (host[0] == '.' || N == 1 || ends_in_a_number(this->text.view())) the_argument_of_a_requirement_is_none_of_its_rule();
    }
    constexpr bool operator()(candidate const& u) const noexcept {
        if (!u.at.host.defined()) return false;
        auto const* const host = u.text.data() + u.at.host.begin;
        std::size_t const size = u.at.host.end - u.at.host.begin, size_of_name = N - 1;
        if (has_byte(host, size, '%')) return is_under({host, size});
        if (size < size_of_name) return false;
        auto const* const name = host + (size - size_of_name);
        return (name == host || (name - host > 1 && name[-1] == '.' && name[-2] != '.'))
               && equal_without_case(name, this->text.chars, size_of_name);
    }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return is_another_host(u, this->text.view(), true); }

private:
    static constexpr bool encodes_reserved(std::string_view text, std::size_t at) noexcept {
        return !is_a(rfc3986::unreserved.analysis, octet_at(text, at));
    }
    constexpr bool is_under(std::string_view host_with_triplets) const noexcept {
        if (find_triplet<encodes_reserved>(host_with_triplets) != host_with_triplets.size()) return false;
        normal_characters host(host_with_triplets);
        char c = 0;
        bool is_encoded = false;
        if (!reads_back(host, this->text.view())) return false;
        if (!host.next(c, is_encoded)) return true;
        return c == '.' && host.next(c, is_encoded) && c != '.'; // the label before it is not empty
    }
};

// Port (RFC 3986, 3.2.3)

/// The port of a URI: the one it names, or that of its scheme; over 65535 if there is none.
constexpr std::uint32_t effective_port(candidate const& u) noexcept {
    constexpr std::uint32_t none = 65536;
    if (!u.at.host.defined()) return none;
    if (has_bytes(u.at.port)) return number_of(u.at.port.of(u.text));
    if (!u.at.scheme.defined()) return none;
    auto const port = defaults_of(u.at.scheme.of(u.text)).port;
    return port == 0 ? none : port;
}

struct has_port_requirement : named<policy::has_port> {
    constexpr bool operator()(candidate const& u) const noexcept { return has_bytes(u.at.port); }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return has_known_authority(u) && !(*this)(u); }
};
/// A port that is not empty.
inline constexpr has_port_requirement has_port;

/// The number of a port, which is at most 65535.
consteval std::uint16_t port_of(std::uint64_t number) noexcept {
    if (number > UINT16_MAX) the_argument_of_a_requirement_is_none_of_its_rule();
    return static_cast<std::uint16_t>(number);
}

/// Whether all are known to see the same port, named or that of the scheme.
constexpr bool has_known_port(candidate const& u) noexcept { return has_known_authority(u) && effective_port(u) <= UINT16_MAX; }

/// This port, named or that of the scheme.
struct port_is : named<policy::port_is> {
    std::uint16_t port;

    consteval explicit port_is(std::uint64_t number) noexcept : port(port_of(number)) {}
    constexpr bool operator()(candidate const& u) const noexcept { return effective_port(u) == port; }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return has_known_port(u) && !(*this)(u); }
    constexpr void spell(auto& to) const { spell_call(to, policy::port_is, port); }
};

/// One of these ports, named or that of the scheme.
struct port_between : named<policy::port_between> {
    std::uint16_t lowest, highest;

    consteval port_between(std::uint64_t low, std::uint64_t high) noexcept : lowest(port_of(low)), highest(port_of(high)) {
        if (low > high) the_argument_of_a_requirement_is_none_of_its_rule();
    }
    constexpr bool operator()(candidate const& u) const noexcept {
        auto const port = effective_port(u);
        return lowest <= port && port <= highest;
    }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return has_known_port(u) && !(*this)(u); }
    constexpr void spell(auto& to) const { spell_call(to, policy::port_between, lowest, highest); }
};

// Path (RFC 3986, 3.3)

constexpr bool encodes_separator(std::string_view text, std::size_t at) noexcept {
    return encodes<'/'>(text, at) || encodes<'\\'>(text, at);
}
constexpr bool encodes_control(std::string_view text, std::size_t at) noexcept {
    return static_cast<detail::byte>(octet_at(text, at)) < 0x20 || encodes<'\x7F'>(text, at);
}
/// Whether a triplet is a `%` before two hexadecimal digits, be they in triplets: who decodes twice finds a triplet there.
constexpr bool encodes_triplet(std::string_view text, std::size_t at) noexcept {
    decoded_view const behind(text.substr(at + 3));
    auto c = behind.begin();
    auto const is_hexdig = [&] { return c != behind.end() && is_a(rfc5234::HEXDIG.analysis, *c); };
    return encodes<'%'>(text, at) && is_hexdig() && (++c, is_hexdig());
}
/// Whether a triplet begins a character that has more octets than in UTF-8: some decode it.
constexpr bool encodes_overlong(std::string_view text, std::size_t at) noexcept {
    auto const octet = static_cast<detail::byte>(octet_at(text, at));
    auto const is_next_below = [=](detail::byte limit) {
        return at + 3 < text.size() && text[at + 3] == '%' && static_cast<detail::byte>(octet_at(text, at + 3)) < limit;
    };
    return octet == 0xC0 || octet == 0xC1 || (octet == 0xE0 && is_next_below(0xA0)) || (octet == 0xF0 && is_next_below(0x90))
           || (octet == 0xF8 && is_next_below(0x88)) || (octet == 0xFC && is_next_below(0x84));
}
/// Where the first `;` stands, be it in a triplet, or the size.
constexpr std::size_t find_path_parameter(std::string_view path) noexcept {
    auto const before = path.substr(0, find_byte(path, ';'));
    return find_triplet<encodes<';'>>(before);
}
/// Where the first slash stands that follows another, or the size.
constexpr std::size_t find_doubled_slash(std::string_view path) noexcept {
    auto at = find_byte(path, '/');
    while (at != path.size() && path.substr(at + 1, 1) != "/") at = find_byte(path, '/', at + 1);
    return at == path.size() ? at : at + 1;
}

/// A requirement that something stands nowhere in the text. `Find` gives where it first does, or the size.
template <policy Which, std::size_t (*Find)(std::string_view) noexcept>
struct nowhere : named<Which> {
    constexpr bool operator()(candidate const& u) const noexcept { return Find(u.text) == u.text.size(); }
    constexpr unmet unmet_by(candidate const& u) const noexcept { return {Which, false, Find(u.text)}; }
};
/// The same in the path.
template <policy Which, std::size_t (*Find)(std::string_view) noexcept>
struct nowhere_in_path : named<Which> {
    constexpr bool operator()(candidate const& u) const noexcept { return Find(u.path()) == u.path().size(); }
    constexpr unmet unmet_by(candidate const& u) const noexcept { return {Which, false, u.at.path.begin + Find(u.path())}; }
};

/// Whether a path has triplets that some are known to decode to more than RFC 3986 has in them.
constexpr bool has_odd_triplet(std::string_view path) noexcept {
    return find_triplet<encodes_separator, encodes_control, encodes_triplet, encodes_overlong>(path) != path.size();
}
/// Whether all are known to find the same segments in a path: none is empty before another, none has parameters.
constexpr bool has_plain_segments(std::string_view path) noexcept {
    return find_doubled_slash(path) == path.size() && find_path_parameter(path) == path.size();
}
/// Whether a path has dot segments, or some who take off parameters find them.
constexpr bool has_dots_before_parameters(std::string_view path) noexcept {
    for (std::size_t begin = 0; begin <= path.size();) {
        auto const end = find_byte(path, '/', begin);
        auto const segment = path.substr(begin, end - begin);
        if (dots_of(segment.substr(0, find_path_parameter(segment))) != 0) return true;
        begin = end + 1;
    }
    return false;
}

/// This path or one below it, when dot segments are removed: `path_under("/api")` takes `/api` and `/api/v1`, not `/apis` nor
/// `/api/../admin`. No path of which others are known to find another: not with triplets of slashes, backslashes, control
/// characters, triplets or overlong UTF-8, nor with dot segments, be they followed by `;`, beside `;` or two slashes in a row.
template <std::size_t N>
struct path_under : named_with_text<policy::path_under, N> {
    consteval path_under(char const (&path)[N]) noexcept : named_with_text<policy::path_under, N>(path, rfc3986::path_absolute) {
        if (!is_met_by(this->text.view()) || has_dot_segments(this->text.view())) the_argument_of_a_requirement_is_none_of_its_rule();
    }
    constexpr bool operator()(candidate const& u) const noexcept { return is_met_by(u.path()); }
    constexpr bool is_refuted_by(candidate const& u) const noexcept {
        auto const path = u.path();
        bool const is_whole = path.starts_with('/') || u.at.host.defined();
        return is_whole && has_known_authority(u) && !has_odd_triplet(path) && has_plain_segments(path) && !contains(path);
    }

private:
    constexpr bool is_met_by(std::string_view path) const noexcept {
        return path.starts_with('/') && !has_odd_triplet(path) && (has_plain_segments(path) || !has_dots_before_parameters(path))
               && contains(path);
    }
    constexpr bool contains(std::string_view path) const noexcept {
        auto top = this->text.view();
        if (top.ends_with('/')) top.remove_suffix(1);
        remaining_segments of_path({{}, path}), of_top({{}, top});
        auto const size = count_of(of_path), top_size = top.empty() ? 0 : count_of(of_top);
        if (size < top_size) return false;
        std::string_view a, b;
        for (auto i = size; i != top_size; --i) of_path.next(a);
        for (auto i = top_size; i != 0; --i) {
            of_path.next(a);
            of_top.next(b);
            if (!have_one_normal_form(a, b)) return false;
        }
        return true;
    }
};

/// Where the first dot segment of a path stands that has one.
constexpr std::size_t place_of_dot_segment(std::string_view path) noexcept {
    std::size_t at = 0;
    for (auto end = find_byte(path, '/'); dots_of(path.substr(at, end - at)) == 0; end = find_byte(path, '/', at)) at = end + 1;
    return at;
}

struct no_dot_segments_requirement : named<policy::no_dot_segments> {
    constexpr bool operator()(candidate const& u) const noexcept { return !has_dot_segments(u.path()); }
    constexpr unmet unmet_by(candidate const& u) const noexcept {
        return {policy::no_dot_segments, false, u.at.path.begin + place_of_dot_segment(u.path())};
    }
};
/// No `.` or `..` for a segment, in triplets or not.
inline constexpr no_dot_segments_requirement no_dot_segments;
/// No `%2F`, wherever.
inline constexpr nowhere<policy::no_encoded_slash, find_triplet<encodes<'/'>>> no_encoded_slash;

// Query and fragment (RFC 3986, 3.4 and 3.5)

struct has_query_requirement : named<policy::has_query> {
    constexpr bool operator()(candidate const& u) const noexcept { return u.at.query.defined(); }
};
struct has_fragment_requirement : named<policy::has_fragment> {
    constexpr bool operator()(candidate const& u) const noexcept { return u.at.fragment.defined(); }
};
/// A query, be it empty.
inline constexpr has_query_requirement has_query;
/// A fragment, be it empty.
inline constexpr has_fragment_requirement has_fragment;

// The text

struct is_normalized_requirement : named<policy::is_normalized> {
    template <class = void> // who does not ask it does not pay for it
    constexpr bool operator()(candidate const& u) const noexcept { return is_normal(u.view()); }
};
/// What `normalize` leaves as it is.
inline constexpr is_normalized_requirement is_normalized;
/// No `%00`.
inline constexpr nowhere<policy::no_encoded_nul, find_triplet<encodes<'\0'>>> no_encoded_nul;

/// At most so many bytes.
struct max_length : named<policy::max_length> {
    std::size_t size;

    consteval explicit max_length(std::uint64_t bytes) noexcept : size(static_cast<std::size_t>(bytes)) {
        if (bytes > max_text_size) the_argument_of_a_requirement_is_none_of_its_rule();
    }
    constexpr bool operator()(candidate const& u) const noexcept { return u.text.size() <= size; }
    constexpr unmet unmet_by(candidate const&) const noexcept { return {policy::max_length, false, size}; }
    constexpr void spell(auto& to) const { spell_call(to, policy::max_length, size); }
};

/// What a callable of one's own takes, under a name: a lambda, or another object of a class that is good for template arguments,
/// as for g++ 12 a pointer to a function within an object is not; a lambda calls that.
///
///     constexpr auto internal = satisfies("internal", [](uri_reference_view const& u) { return u.host() == "internal"; });
template <std::size_t N, std::predicate<uri_reference_view const&> Callable>
    requires std::is_class_v<Callable>
struct satisfies : named<policy::satisfies> {
    fixed_string<N> name;
    Callable callable;

    consteval satisfies(char const (&of)[N], Callable const& c) noexcept : name(of), callable(c) {}
    constexpr bool operator()(candidate const& u) const noexcept { return callable(u.view()); }
    constexpr void spell(auto& to) const { to += name.view(); }
};

// Requirements made of others

/// A requirement as a part of another.
constexpr void spell_part(auto& to, requirement auto const& part) {
    constexpr bool is_made_of_others = requires { part.parts; };
    if (is_made_of_others) to += '(';
    part.spell(to);
    if (is_made_of_others) to += ')';
}

/// All of some requirements.
template <requirement... Parts>
struct all_of : named<policy::all_of> {
    boost::hana::basic_tuple<Parts...> parts;

    constexpr explicit all_of(Parts const&... of) noexcept : parts(of...) {}
    constexpr bool operator()(candidate const& u) const noexcept {
        return boost::hana::unpack(parts, [&](auto const&... part) { return (part(u) && ...); });
    }
    constexpr bool is_refuted_by(candidate const& u) const noexcept {
        return boost::hana::unpack(parts, [&](auto const&... part) { return (is_refuted(part, u) || ...); });
    }
    constexpr unmet unmet_by(candidate const& u) const noexcept {
        unmet first{};
        with_first_unmet(u, [&](auto const& part) { first = part.unmet_by(u); });
        return first;
    }
    constexpr void spell(auto& to) const {
        std::string_view between;
        boost::hana::unpack(parts, [&](auto const&... part) { ((to += between, spell_part(to, part), between = " && "), ...); });
    }
    /// Calls `use` with the first part that is not met.
    constexpr void with_first_unmet(candidate const& u, auto use) const {
        boost::hana::unpack(parts, [&](auto const&... part) { (void)((part(u) || (use(part), false)) && ...); });
    }
};

/// One of some requirements, or more.
template <requirement... Parts>
struct any_of : named<policy::any_of> {
    boost::hana::basic_tuple<Parts...> parts;

    constexpr explicit any_of(Parts const&... of) noexcept : parts(of...) {}
    constexpr bool operator()(candidate const& u) const noexcept {
        return boost::hana::unpack(parts, [&](auto const&... part) { return (part(u) || ...); });
    }
    constexpr bool is_refuted_by(candidate const& u) const noexcept {
        return boost::hana::unpack(parts, [&](auto const&... part) { return (is_refuted(part, u) && ...); });
    }
    constexpr unmet unmet_by(candidate const& u) const noexcept {
        auto const place = boost::hana::unpack(parts, [&](auto const& first, auto const&...) { return first.unmet_by(u).position; });
        return {policy::any_of, false, place};
    }
    constexpr void spell(auto& to) const {
        std::string_view between;
        boost::hana::unpack(parts, [&](auto const&... part) { ((to += between, spell_part(to, part), between = " || "), ...); });
    }
};

/// Where that stands which a requirement is about that is not refuted: of one of others, which the first such of them is about.
constexpr std::size_t place_of_unrefuted(requirement auto const& r, candidate const& u) noexcept {
    if constexpr (requires { r.parts; }) {
        return boost::hana::unpack(r.parts, [&](auto const&... part) {
            std::size_t place = 0;
            (void)((!is_refuted(part, u) && (place = place_of(part.which, u), true)) || ...);
            return place;
        });
    } else return place_of(r.which, u);
}

/// The opposite of a requirement, which is known not to be met.
template <requirement R>
struct negation : named<R::which> {
    R part;

    constexpr explicit negation(R const& of) noexcept : part(of) {}
    constexpr bool operator()(candidate const& u) const noexcept { return is_refuted(part, u); }
    constexpr bool is_refuted_by(candidate const& u) const noexcept { return part(u); }
    constexpr unmet unmet_by(candidate const& u) const noexcept { return {R::which, true, place_of_unrefuted(part, u)}; }
    constexpr void spell(auto& to) const {
        to += '!';
        spell_part(to, part);
    }
};

/// What a requirement consists of, if it is made of others by `All`; or itself.
template <template <class...> class All, requirement R>
constexpr auto parts_in(R const& r) noexcept { return boost::hana::basic_tuple<R>(r); }
template <template <class...> class All, class... Parts>
constexpr auto parts_in(All<Parts...> const& r) noexcept { return r.parts; }

template <template <class...> class All, requirement A, requirement B>
constexpr auto joined(A const& a, B const& b) noexcept {
    return boost::hana::unpack(parts_in<All>(a), [&]<class... As>(As const&... as) {
        return boost::hana::unpack(parts_in<All>(b), [&]<class... Bs>(Bs const&... bs) { return All<As..., Bs...>(as..., bs...); });
    });
}

/// Both requirements.
template <requirement A, requirement B>
constexpr auto operator&&(A const& a, B const& b) noexcept { return joined<all_of>(a, b); }
/// One of two requirements, or both.
template <requirement A, requirement B>
constexpr auto operator||(A const& a, B const& b) noexcept { return joined<any_of>(a, b); }
/// The opposite of a requirement.
template <requirement R>
constexpr auto operator!(R const& r) noexcept { return negation<R>(r); }
template <requirement R>
constexpr R operator!(negation<R> const& r) noexcept { return r.part; }

/// Calls `use` with what of a requirement, which is not met, is the first that is not: one of its parts, if all are required.
constexpr void with_first_unmet(requirement auto const& r, candidate const& u, auto use) {
    if constexpr (requires { r.with_first_unmet(u, use); }) r.with_first_unmet(u, use);
    else use(r);
}

} // namespace consturi::requirements

#endif
