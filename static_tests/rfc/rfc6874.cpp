// RFC 6874: IPv6 addresses with a zone. The referee compares the rules with the RFC.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc6874.hpp>

#include <string_view>

namespace abnf = consturi::abnf;
namespace rfc6874 = consturi::rfc6874;
using consturi::matches;

static_assert(matches(rfc6874::IP_literal, "[fe80::1%25eth0]") && matches(rfc6874::IP_literal, "[fe80::1]")
              && matches(rfc6874::IP_literal, "[v1.a]") && matches(rfc6874::IP_literal, "[::%25a%2Fb]"));
static_assert(!matches(rfc6874::IP_literal, "[fe80::1%eth0]") && !matches(rfc6874::IP_literal, "[fe80::1%25]")
              && !matches(rfc6874::IP_literal, "[v1.a%25eth0]") && !matches(rfc6874::IPv6addrz, "fe80::1"));

// The address and the zone can be captured.
struct zoned_address {
    abnf::slice address, zone;
    using captures = abnf::captures<zoned_address, abnf::fills<consturi::rfc3986::IPv6address, &zoned_address::address>,
                                    abnf::fills<rfc6874::ZoneID, &zoned_address::zone>>;
};
constexpr bool has_parts(std::string_view text, std::string_view address, std::string_view zone) {
    zoned_address found;
    return abnf::match_into(rfc6874::IP_literal, text, found) && found.address.of(text) == address
           && (found.zone.defined() ? found.zone.of(text) == zone : zone.empty());
}
static_assert(has_parts("[fe80::1%25eth0]", "fe80::1", "eth0") && has_parts("[fe80::1]", "fe80::1", ""));
