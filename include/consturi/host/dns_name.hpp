// Names of hosts in DNS.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_DNS_NAME_HPP
#define CONSTURI_HOST_DNS_NAME_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc1123.hpp>
#include <consturi/text/bytes.hpp>

#include <string_view>

namespace consturi {

/// Whether `text` is a host name of DNS (RFC 1123 2.1, RFC 2181 11): labels of 1 to 63 letters, digits and inner
/// hyphens, with a `.` between them, and at most 253 bytes. A `.` at the end, which stands for the root (RFC 1034 3.1),
/// is allowed and not counted. The last label has a letter or a hyphen: an IPv4 address is not a name, nor is `127.1`.
///
/// Takes time linear in the size of the text; does not allocate. Underscores and triplets are rejected, although DNS
/// allows any byte in a label. Whether the name exists is not checked.
///
///     static_assert(is_dns_name("www.3com.com") && is_dns_name("xn--bcher-kva.example."));
///     static_assert(!is_dns_name("a..b") && !is_dns_name("-a") && !is_dns_name("10.0.0.1"));
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr bool is_dns_name(std::string_view text) noexcept {
    if (text.ends_with('.')) text.remove_suffix(1);
    auto const last_label = text.substr(detail::find_after_last(text, '.'));
    return text.size() <= 253 && last_label.find_first_not_of("0123456789") != last_label.npos
           && matches<InstructionSet>(rfc1123::hname, text);
}

} // namespace consturi

#endif
