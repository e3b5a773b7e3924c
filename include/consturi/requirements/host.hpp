// Requirements on the host (RFC 3986 3.2.2). They compare text: DNS is not consulted.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_HOST_HPP
#define CONSTURI_REQUIREMENTS_HOST_HPP

#include <consturi/coding/punycode_label.hpp>
#include <consturi/requirements/hidden_ascii.hpp>
#include <consturi/requirements/requirement.hpp>

#include <cstddef>
#include <string_view>

#include <consturi/support/attribute.def>

namespace consturi::requirements {

namespace detail {

struct has_host_requirement : basic_requirement<has_host_requirement, requirement_id::has_host> {
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!u.has_generic_scheme) return verdict::unknown;
        if (is_defined_and_not_empty(u.offsets.host)) return verdict::met;
        return has_agreed_authority(u) ? verdict::refuted : verdict::unknown;
    }
};
struct host_is_ip_requirement : basic_requirement<host_is_ip_requirement, requirement_id::host_is_ip> {
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!u.has_generic_scheme) return verdict::unknown;
        if (is_ip_literal(u.host()) || is_ipv4_address(u.host())) return verdict::met;
        return has_agreed_name(u) ? verdict::refuted : verdict::unknown;
    }

private:
    static constexpr bool has_agreed_name(candidate const& u) noexcept {
        return has_agreed_authority(u) && !u.host().empty() && !ends_in_a_number(u.host());
    }
};

/// Whether a host is `name`, ignoring case, or a subdomain of it if `or_below`.
constexpr bool is_under(std::string_view host, std::string_view name, bool or_below) noexcept {
    if (host.size() < name.size()) return false;
    auto const prefix_size = host.size() - name.size();
    bool const is_subdomain = or_below && prefix_size > 1 && host[prefix_size - 1] == '.';
    return (prefix_size == 0 || is_subdomain)
           && equal_ignoring_case(host.data() + prefix_size, name.data(), name.size());
}
/// Whether all parsers agree that a host that is under `name` is: some find another host or none.
constexpr bool is_agreed_under(std::string_view host, std::string_view name) noexcept {
    if (host.size() > 63 && !is_agreed_name(host.data(), host.data() + host.size())) return false;
    if (host.size() == name.size()) return true;
    auto const labels_below = host.substr(0, host.size() - name.size() - 1);
    return !labels_below.ends_with('.') && !has_byte(host, '%') && !(is_digit(host[0]) && extends_ipv4_address(host));
}
/// Whether a host that is not under `name` can be so for some parser: an address has several texts, and a name can have
/// a trailing dot.
constexpr bool can_be_under(std::string_view host, std::string_view name, bool or_below) noexcept {
    if (is_ip_literal(host)) return is_ip_literal(name) || ends_in_a_number(name);
    if (ends_in_a_number(host) && (is_ip_literal(name) || !is_ipv4_address(host))) return true;
    return is_under(without_trailing_dot(host), without_trailing_dot(name), or_below);
}
/// The verdict on whether the host is `name`, or a subdomain of it if `or_below`.
constexpr verdict judge_host(candidate const& u, std::string_view name, bool or_below) noexcept {
    if (!u.has_generic_scheme || !u.offsets.host.defined() || name.empty()) return verdict::unknown;
    auto const host = u.host();
    if (is_under(host, name, or_below)) return is_agreed_under(host, name) ? verdict::met : verdict::unknown;
    if (!has_agreed_authority(u) || host.empty() || can_be_under(host, name, or_below)) return verdict::unknown;
    return verdict::refuted;
}

} // namespace detail

/// The host is not empty.
inline constexpr detail::has_host_requirement has_host;
/// The host is an IP literal or an IPv4 address.
inline constexpr detail::host_is_ip_requirement host_is_ip;

/// The host is this one, ignoring case. The argument is not empty, and has no triplets and no wildcards (`*`). It is a
/// literal, or a text that is known at run time only and has to outlive the requirement; likewise for the other
/// requirements with a text. For a wrong text, the constructor throws bad_result_access<parse_error>, whose what()
/// shows the text; a wrong literal does not compile.
///
///     std::string const name = "api.example.com"; // for example, from a file
///     auto const is_api = scheme_is("https") && host_is(name);
///     assert(is_api("https://API.example.com/v1"_uri));
template <std::size_t N>
struct host_is : detail::requirement_with_text<host_is<N>, detail::requirement_id::host_is, detail::host_argument, N> {
    consteval host_is(typename host_is::literal of) noexcept
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::host_argument>(detail::text_of(of)),
                                       "not an argument of host_is", "error"))
        : host_is::requirement_with_text(of) {}
    constexpr explicit host_is(typename host_is::borrowed of [[clang::lifetimebound]])
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::host_argument>(detail::text_of(of)),
                                       "not an argument of host_is", "error"))
        : host_is::requirement_with_text(of) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        return detail::judge_host(u, this->argument(), false);
    }
};
template <std::size_t N>
host_is(char const (&)[N]) -> host_is<N>;
host_is(std::string_view) -> host_is<detail::at_run_time>;

/// The host is this one or a subdomain: `host_under("example.com")` accepts `example.com` and `api.example.com`, but
/// not `badexample.com`. The argument is a name, not empty and without triplets and wildcards, and no address. A host
/// with triplets does not meet it: other parsers read `evil.org%2F.example.com` as `evil.org`. Some do the same with
/// `evil.org;.example.com`, which `unambiguous` rejects.
template <std::size_t N>
struct host_under
    : detail::requirement_with_text<host_under<N>, detail::requirement_id::host_under, detail::domain_argument, N> {
    consteval host_under(typename host_under::literal of) noexcept
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::domain_argument>(detail::text_of(of)),
                                       "not an argument of host_under", "error"))
        : host_under::requirement_with_text(of) {}
    constexpr explicit host_under(typename host_under::borrowed of [[clang::lifetimebound]])
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::is_argument<detail::domain_argument>(detail::text_of(of)),
                                       "not an argument of host_under", "error"))
        : host_under::requirement_with_text(of) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        return detail::judge_host(u, this->argument(), true);
    }
};
template <std::size_t N>
host_under(char const (&)[N]) -> host_under<N>;
host_under(std::string_view) -> host_under<detail::at_run_time>;

namespace detail {

struct no_empty_host_requirement : basic_requirement<no_empty_host_requirement, requirement_id::no_empty_host> {
    constexpr verdict judge(candidate const& u) const noexcept {
        return met_or_refuted(u.offsets.host.defined() ? is_defined_and_not_empty(u.offsets.host)
                                                       : !u.offsets.scheme.defined());
    }
};
struct ldh_host_requirement : basic_requirement<ldh_host_requirement, requirement_id::ldh_host> {
    constexpr verdict judge(candidate const& u) const noexcept {
        auto const host = u.host();
        return met_or_refuted(is_ip_literal(host) ? !is_ip_future(host) : has_ldh_labels(host));
    }

private:
    static constexpr bool is_ldh_label(std::string_view label) noexcept {
        if (label.empty() || label.size() > 63 || label.starts_with('-') || label.ends_with('-')) return false;
        for (char const c : label)
            if (!is_alpha(c) && !is_digit(c) && c != '-') return false;
        return true;
    }
    static constexpr bool has_ldh_labels(std::string_view host) noexcept {
        for (std::size_t begin = 0; begin < host.size();) { // the label after a trailing dot is left out
            auto const end = find_byte(host, '.', begin);
            if (!is_ldh_label(host.substr(begin, end - begin))) return false;
            begin = end + 1;
        }
        return host.size() <= 253;
    }
};
struct no_trailing_dot_requirement : basic_requirement<no_trailing_dot_requirement, requirement_id::no_trailing_dot> {
    constexpr verdict judge(candidate const& u) const noexcept { return met_or_refuted(!u.host().ends_with('.')); }
};
struct no_numeric_host_requirement : basic_requirement<no_numeric_host_requirement, requirement_id::no_numeric_host> {
    constexpr verdict judge(candidate const& u) const noexcept {
        auto const host = u.host();
        if (is_ip_literal(host)) return met_or_refuted(is_ip_future(host) || is_agreed_ipv6_literal(host));
        return met_or_refuted(is_ipv4_address(host) || (!ends_in_a_number(host) && !extends_ipv4_address(host)));
    }
};
/// Whether a label in Punycode decodes to one that has a character outside ASCII, and none that parsers read as ASCII.
constexpr bool decodes_to_u_label(std::string_view encoded) noexcept {
    punycode_decoder const decoded(encoded);
    bool has_other = false;
    for (auto const c : decoded.characters()) {
        bool const is_dot = c == U'\u3002' || c == U'\uFF61'; // for IDNA
        if (is_dot || has_ascii_in_nfkc(c) || is_bidi_control(c)) return false;
        has_other |= c > 0x7F;
    }
    return has_other;
}
/// Whether `holds` returns true for each label that begins with `xn--`, without that prefix.
constexpr bool all_a_labels(std::string_view host, bool (*holds)(std::string_view encoded) noexcept) noexcept {
    for (std::size_t begin = 0; begin < host.size();) {
        auto const end = find_byte(host, '.', begin);
        if (is_a_label(host.substr(begin, end - begin)) && !holds(host.substr(begin + 4, end - begin - 4)))
            return false;
        begin = end + 1;
    }
    return true;
}
struct no_a_labels_requirement : basic_requirement<no_a_labels_requirement, requirement_id::no_a_labels> {
    constexpr verdict judge(candidate const& u) const noexcept {
        return met_or_refuted(all_a_labels(u.host(), [](std::string_view) noexcept { return false; }));
    }
};
struct valid_a_labels_requirement : basic_requirement<valid_a_labels_requirement, requirement_id::valid_a_labels> {
    constexpr verdict judge(candidate const& u) const noexcept {
        return met_or_refuted(all_a_labels(u.host(), decodes_to_u_label));
    }
};

} // namespace detail

/// The host is not empty, except in a reference that takes the authority of the base: some parsers find a host in
/// `http:/h`, in `localhost:80/` and in `mailto:a@h`.
inline constexpr detail::no_empty_host_requirement no_empty_host;
/// The host is an IPv6 address, or consists of LDH labels (RFC 5890 2.3.1): at most 63 letters, digits and inner
/// hyphens. It has no triplets, no `_`, no sub-delims, no empty label, and at most 253 bytes.
inline constexpr detail::ldh_host_requirement ldh_host;
/// The host does not end with a `.`: some parsers remove it, for others it is part of the name.
inline constexpr detail::no_trailing_dot_requirement no_trailing_dot;
/// The host does not begin with an IPv4 address of RFC 3986, and its last label does not begin with a digit, unless it
/// is an IPv4 address: some parsers read `0x7f.1` and `127.1` as addresses, others reject `1a`. In an IPv6 address,
/// `::` stands for at least two groups, and for more than any run of zeros (RFC 5952 4.2.2 and 4.2.3); an IPv4 address
/// at its end does not begin with 0.
inline constexpr detail::no_numeric_host_requirement no_numeric_host;
/// No label begins with `xn--`: some parsers compare its Unicode form, and some find delimiters in it.
inline constexpr detail::no_a_labels_requirement no_a_labels;
/// Each label that begins with `xn--` is the Punycode encoding (RFC 3492) of a label that has a character outside
/// ASCII, but no `.` or similar character, and none whose compatibility form (NFKC) contains ASCII. It is not checked
/// whether IDNA permits the label.
inline constexpr detail::valid_a_labels_requirement valid_a_labels;

} // namespace consturi::requirements

#undef CONSTURI_ATTRIBUTE

#endif
