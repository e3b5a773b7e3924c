// Requirements on the host (RFC 3986 3.2.2). They compare text: DNS is not consulted.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_HOST_HPP
#define CONSTURI_REQUIREMENTS_HOST_HPP

#include <consturi/operations/normalize.hpp>
#include <consturi/requirements/other_parsers.hpp>
#include <consturi/requirements/requirement.hpp>

#include <cstddef>
#include <string_view>

namespace consturi::requirements {

namespace detail {

constexpr bool is_ipv4_address(std::string_view host) noexcept { return matches(rfc3986_syntax::ipv4_address, host); }

struct has_host_requirement : basic_requirement<has_host_requirement, requirement_id::has_host> {
    constexpr verdict judge(candidate const& u) const noexcept {
        if (is_defined_and_not_empty(u.at.host)) return verdict::met;
        return has_known_authority(u) ? verdict::refuted : verdict::unknown;
    }
};
struct host_is_ip_requirement : basic_requirement<host_is_ip_requirement, requirement_id::host_is_ip> {
    constexpr verdict judge(candidate const& u) const noexcept {
        auto const host = u.host();
        if (is_ip_literal(host) || is_encoded_ipv4_address(host)) return verdict::met;
        bool const is_known = has_known_authority(u) && !host.empty() && !ends_in_a_number(host);
        return is_known ? verdict::refuted : verdict::unknown;
    }

private:
    static constexpr bool is_encoded_ipv4_address(std::string_view host) noexcept {
        char buffer[sizeof "255.255.255.255" - 1];
        decoded_view const decoded(host);
        return decoded.size() <= sizeof buffer && is_ipv4_address({buffer, decoded.copy(buffer, sizeof buffer)});
    }
};

/// Whether a host, read backwards, ends with `name`, ignoring case and encoding. The name has no triplets.
constexpr bool read_back(normal_characters& host, std::string_view name) noexcept {
    char c = 0;
    bool is_encoded = false;
    for (auto i = name.size(); i-- != 0;)
        if (!host.next(c, is_encoded) || is_encoded || to_lower(c) != to_lower(name[i])) return false;
    return true;
}

/// A requirement whose argument is a host without triplets.
template <class Self, requirement_id Which, std::size_t N>
struct requirement_with_host : requirement_with_text<Self, Which, N> {
    template <abnf::rule R>
    consteval requirement_with_host(char const (&host)[N], R const& rule) noexcept
        : requirement_with_text<Self, Which, N>(host, rule) {
        for (char const c : host)
            if (c == '%') the_argument_of_a_requirement_does_not_match_its_rule();
    }
};

/// Whether all parsers find a host in `u` that is not `name`, and not a subdomain of it if `nor_below`.
constexpr bool is_another_host(candidate const& u, std::string_view name, bool nor_below) noexcept {
    auto const host = without_trailing_dot(u.host());
    if (!has_known_authority(u) || host.empty()) return false;
    bool const name_is_literal = is_ip_literal(name);
    if (is_ip_literal(host)) return !name_is_literal && !ends_in_a_number(name); // an address has several texts
    if (ends_in_a_number(host) && (name_is_literal || !is_ipv4_address(host))) return false;
    name = without_trailing_dot(name);
    if (host.size() < name.size()) return true;
    auto const before = host.size() - name.size();
    if (before != 0 && !(nor_below && host[before - 1] == '.')) return true;
    return !equal_ignoring_case(host.data() + before, name.data(), name.size());
}

} // namespace detail

/// The host is not empty.
inline constexpr detail::has_host_requirement has_host;
/// The host is an IP literal or an IPv4 address, encoded or not.
inline constexpr detail::host_is_ip_requirement host_is_ip;

/// The host is this one, ignoring case and encoding. The argument has no triplets.
template <std::size_t N>
struct host_is : detail::requirement_with_host<host_is<N>, detail::requirement_id::host_is, N> {
    consteval host_is(char const (&host)[N]) noexcept
        : detail::requirement_with_host<host_is<N>, detail::requirement_id::host_is, N>(host,
                                                                                        detail::rfc3986_syntax::host) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        if (is_met_by(u)) return verdict::met;
        return detail::is_another_host(u, this->text.view(), false) ? verdict::refuted : verdict::unknown;
    }

private:
    constexpr bool is_met_by(detail::candidate const& u) const noexcept {
        if (!u.at.host.defined()) return false;
        detail::normal_characters host(u.at.host.of(u.text));
        char c = 0;
        bool is_encoded = false;
        return detail::read_back(host, this->text.view()) && !host.next(c, is_encoded);
    }
};

/// The host is this one or a subdomain: `host_under("example.com")` accepts `example.com` and `api.example.com`, but not
/// `badexample.com`. The argument has no triplets. The host has only triplets of unreserved characters: other parsers read
/// `evil.org%2F.example.com` as `evil.org`. Some do the same with `evil.org;.example.com`, which `unambiguous` rejects.
template <std::size_t N>
struct host_under : detail::requirement_with_host<host_under<N>, detail::requirement_id::host_under, N> {
    consteval host_under(char const (&host)[N]) noexcept
        : detail::requirement_with_host<host_under<N>, detail::requirement_id::host_under, N>(
              host, detail::rfc3986_syntax::reg_name) {
        if (host[0] == '.' || N == 1 || detail::ends_in_a_number(this->text.view()))
            detail::the_argument_of_a_requirement_does_not_match_its_rule();
    }

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        if (is_met_by(u)) return verdict::met;
        return detail::is_another_host(u, this->text.view(), true) ? verdict::refuted : verdict::unknown;
    }

private:
    constexpr bool is_met_by(detail::candidate const& u) const noexcept {
        if (!u.at.host.defined()) return false;
        auto const* const host = u.text.data() + u.at.host.begin;
        std::size_t const size = u.at.host.end - u.at.host.begin, name_size = N - 1;
        if (detail::has_byte(host, size, '%')) return is_met_by_encoded({host, size});
        if (size < name_size) return false;
        auto const* const name = host + (size - name_size);
        return (name == host || (name - host > 1 && name[-1] == '.' && name[-2] != '.'))
               && detail::equal_ignoring_case(name, this->text.chars, name_size);
    }
    static constexpr bool encodes_reserved(std::string_view text, std::size_t at) noexcept {
        return !detail::is_unreserved(detail::octet_at(text, at));
    }
    constexpr bool is_met_by_encoded(std::string_view encoded_host) const noexcept {
        if (detail::find_triplet<encodes_reserved>(encoded_host) != encoded_host.size()) return false;
        detail::normal_characters host(encoded_host);
        char c = 0;
        bool is_encoded = false;
        if (!detail::read_back(host, this->text.view())) return false;
        if (!host.next(c, is_encoded)) return true;
        return c == '.' && host.next(c, is_encoded) && c != '.'; // the label before it is not empty
    }
};

namespace detail {

struct no_empty_host_requirement : basic_requirement<no_empty_host_requirement, requirement_id::no_empty_host> {
    constexpr verdict judge(candidate const& u) const noexcept {
        return met_or_refuted(u.at.host.defined() ? is_defined_and_not_empty(u.at.host) : !u.at.scheme.defined());
    }
};
struct ldh_host_requirement : basic_requirement<ldh_host_requirement, requirement_id::ldh_host> {
    constexpr verdict judge(candidate const& u) const noexcept {
        auto const host = u.host();
        return met_or_refuted(is_ip_literal(host) ? !is_ip_future(host) : has_ldh_labels(host));
    }

private:
    static constexpr bool has_ldh_labels(std::string_view host) noexcept {
        char before = '.';
        for (char const c : host) {
            bool const is_border = before == '.' || (before == '-' && c == '.');
            if (c == '.' || c == '-' ? is_border : !is_alpha(c) && !is_digit(c)) return false;
            before = c;
        }
        return before != '-';
    }
};
struct no_trailing_dot_requirement : basic_requirement<no_trailing_dot_requirement, requirement_id::no_trailing_dot> {
    constexpr verdict judge(candidate const& u) const noexcept { return met_or_refuted(!u.host().ends_with('.')); }
};
struct no_numeric_host_requirement : basic_requirement<no_numeric_host_requirement, requirement_id::no_numeric_host> {
    constexpr verdict judge(candidate const& u) const noexcept {
        auto const host = u.host();
        return met_or_refuted(is_ip_literal(host) || !ends_in_a_number(host) || is_ipv4_address(host));
    }
};

} // namespace detail

/// The host is not empty, except in a reference that takes the authority of the base: some parsers find a host in `http:/h`,
/// in `localhost:80/` and in `mailto:a@h`.
inline constexpr detail::no_empty_host_requirement no_empty_host;
/// The host is an IPv6 address, or consists of LDH labels (RFC 5890 2.3.1): letters, digits and inner hyphens. It has no
/// triplets, no `_`, no sub-delims and no empty label.
inline constexpr detail::ldh_host_requirement ldh_host;
/// The host does not end with a `.`: some parsers remove it, for others it is part of the name.
inline constexpr detail::no_trailing_dot_requirement no_trailing_dot;
/// The last label of the host does not begin with a digit, except in an IPv4 address of RFC 3986: some parsers read `0x7f.1`
/// and `127.1` as addresses, others reject `1a`.
inline constexpr detail::no_numeric_host_requirement no_numeric_host;

} // namespace consturi::requirements

#endif
