// Requirements on the host that have a list of hosts or a block of addresses as their argument.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_HOST_IN_HPP
#define CONSTURI_REQUIREMENTS_HOST_IN_HPP

#include <consturi/requirements/address.hpp>
#include <consturi/requirements/host.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>

#include <consturi/support/attribute.def>

namespace consturi::requirements {

namespace detail {

/// A range whose elements are converted to std::string_view: a container, or an array.
template <class T>
concept list_of_texts = requires(T const& list) {
    [](auto const& texts) {
        for (std::string_view const text : texts) (void)text;
    }(list);
};

template <class Argument>
constexpr bool are_arguments(list_of_texts auto const& texts) noexcept {
    for (std::string_view const text : texts)
        if (!is_argument<Argument>(text)) return false;
    return true;
}

/// A requirement that the host is one of a list, or below one of them if `OrBelow`. It refers to the list.
template <class Self, requirement_id Which, class Argument, list_of_texts Hosts, bool OrBelow>
struct requirement_with_hosts : basic_requirement<Self, Which> {
    Hosts const* hosts;

    constexpr explicit requirement_with_hosts(Hosts const& of) : hosts(&of) {
        for (std::string_view const host : of) checked_argument<Argument>(host);
    }
    /// The greatest of the verdicts on the hosts, as for a disjunction.
    constexpr verdict judge(candidate const& u) const noexcept {
        auto greatest = verdict::refuted;
        for (std::string_view const host : *hosts) {
            auto const judged = judge_host(u, host, OrBelow);
            if (judged == verdict::met) return judged;
            if (judged == verdict::unknown) greatest = judged;
        }
        return greatest;
    }
    constexpr void append_name(auto& to) const {
        std::size_t count = 0;
        for (std::string_view const host : *hosts) (void)host, ++count;
        to += name_of(Which);
        to += '(';
        append_argument(to, count);
        to += count == 1 ? " host)" : " hosts)";
    }
};

constexpr bool is_size_of_prefix(auto const& block, std::size_t bits) noexcept {
    return bits <= 8 * sizeof block.bytes;
}
/// The IPv6 address that stands for an IPv4 address (RFC 4291 2.5.5.2).
constexpr ipv6_address mapped(ipv4_address const& address) noexcept {
    ipv6_address made(0, 0, 0, 0, 0, 0xffff);
    for (std::size_t i = 0; i != 4; ++i) made.bytes[12 + i] = address.bytes[i];
    return made;
}

/// A requirement that the host is an address of a block.
template <class Self, class Address>
struct requirement_with_block : requirement_on_address<Self, requirement_id::host_in> {
    Address block;
    std::size_t bits;

    constexpr requirement_with_block(Address const& first, std::size_t size_of_prefix)
        CONSTURI_ATTRIBUTE(diagnose_if(!is_size_of_prefix(first, size_of_prefix), "not an argument of host_in",
                                       "error"))
        : block(first), bits(size_of_prefix) {
        if (is_size_of_prefix(block, bits)) return;
        auto const wrong = diagnosis_at(0, {}, mistake::prefix_longer_than_address);
        if (__builtin_is_constant_evaluated()) use(reject(wrong));
        reject_at_run_time(wrong);
    }
    constexpr verdict judge_address(Address const& address) const noexcept {
        return met_or_refuted(address.is_in(block, bits));
    }
    static constexpr verdict judge_name(std::string_view name) noexcept {
        return is_local_name(name) ? verdict::unknown : verdict::refuted;
    }
    constexpr void append_name(auto& to) const {
        auto const first = to_text(block);
        to += name_of(requirement_id::host_in);
        to += "(\"";
        to += first.view();
        to += sizeof block.bytes == 4 ? "\"_ipv4, " : "\"_ipv6, ";
        append_argument(to, bits);
        to += ')';
    }

private:
    [[noreturn]] void reject_at_run_time(diagnosis const& wrong) const {
        auto what = parse_error(wrong).description() + ": ";
        append_name(what);
        reject_argument(wrong, what);
    }
};

} // namespace detail

/// The host is one of a list, ignoring case: a container or an array, which has to outlive the requirement, of texts
/// that can be arguments of `host_is`. The verdict is that of a disjunction of `host_is`. Takes time linear in the size
/// of the list.
///
/// The constructor throws bad_result_access<parse_error> for another text; what() shows it. If the list changes later,
/// the requirement does, too, and does not check the new texts: for an empty one, the verdict is unknown.
///
///     std::vector<std::string> const partners{"a.example", "b.example"}; // for example, from a file
///     auto const is_partner = scheme_is("https") && host_in(partners);
///     assert(is_partner("https://B.example/"_uri) && !is_partner("https://c.example/"_uri));
template <class Hosts>
struct host_in : detail::requirement_with_hosts<host_in<Hosts>, detail::requirement_id::host_in, detail::host_argument,
                                                Hosts, false> {
    constexpr explicit host_in(Hosts const& of [[clang::lifetimebound]])
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::are_arguments<detail::host_argument>(of), "not an argument of host_in",
                                       "error"))
        : host_in::requirement_with_hosts(of) {}
    host_in(Hosts const&&) = delete;
};

/// The host is an IPv4 address of this block, whose first `bits` bits are the same: `host_in("169.254.0.0"_ipv4, 16)`.
/// If an IPv6 address embeds an address of the block, the verdict is that address's if it is IPv4-mapped, otherwise
/// unknown. For a name that is not public it is unknown; no other name is an address. The constructor throws
/// bad_result_access<parse_error> for more bits than an address has.
///
///     constexpr auto link_local = host_in("169.254.0.0"_ipv4, 16);
///     static_assert(link_local("http://[::ffff:169.254.169.254]/"_uri) && (!link_local)("http://8.8.8.8/"_uri));
template <>
struct host_in<ipv4_address> : detail::requirement_with_block<host_in<ipv4_address>, ipv4_address> {
    using requirement_with_block::requirement_with_block;

    using requirement_with_block::judge_address;
    static constexpr verdict judge_address(ipv6_address const&) noexcept { return verdict::refuted; }
};
/// The host is an IPv6 address of this block, as it is written, whatever it embeds: `host_in("fd00:1234::"_ipv6, 32)`.
/// For an IPv4 address whose IPv4-mapped address is in the block, the verdict is unknown: on a socket for both kinds,
/// the two are the same.
///
///     constexpr auto mapped = host_in("::ffff:0:0"_ipv6, 96);
///     static_assert(mapped("http://[::ffff:127.0.0.1]/"_uri) && (!mapped)("http://[::1]/"_uri));
///     static_assert(!mapped("http://127.0.0.1/"_uri) && !(!mapped)("http://127.0.0.1/"_uri));
template <>
struct host_in<ipv6_address> : detail::requirement_with_block<host_in<ipv6_address>, ipv6_address> {
    using requirement_with_block::requirement_with_block;

    using requirement_with_block::judge_address;
    constexpr verdict judge_address(ipv4_address const& address) const noexcept {
        return detail::mapped(address).is_in(block, bits) ? verdict::unknown : verdict::refuted;
    }
    constexpr verdict judge_ipv6(ipv6_address const& address) const noexcept {
        return address.is_in(block, bits) ? verdict::met : requirement_with_block::judge_ipv6(address);
    }
};
/// Its name appears in the compiler's message.
struct the_hosts_are_a_container_or_an_array;
template <std::convertible_to<std::string_view>... Texts>
    requires(sizeof...(Texts) > 1)
host_in(Texts const&...) -> host_in<the_hosts_are_a_container_or_an_array>;
host_in(ipv4_address, std::size_t) -> host_in<ipv4_address>;
host_in(ipv6_address, std::size_t) -> host_in<ipv6_address>;

/// The host is one of a list, or a subdomain of one, like `host_under`: a container or an array that has to outlive the
/// requirement, of texts that can be arguments of `host_under`.
template <class Hosts>
struct host_under_any : detail::requirement_with_hosts<host_under_any<Hosts>, detail::requirement_id::host_under_any,
                                                       detail::domain_argument, Hosts, true> {
    constexpr explicit host_under_any(Hosts const& of [[clang::lifetimebound]])
        CONSTURI_ATTRIBUTE(diagnose_if(!detail::are_arguments<detail::domain_argument>(of),
                                       "not an argument of host_under_any", "error"))
        : host_under_any::requirement_with_hosts(of) {}
    host_under_any(Hosts const&&) = delete;
};

} // namespace consturi::requirements

#undef CONSTURI_ATTRIBUTE

#endif
