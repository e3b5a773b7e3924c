// RFC 2396: URI references, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/rfc2396_references.hpp"

using namespace cases::rfc2396_references;
using cases::first_wrong;

static_assert(first_wrong(references) == std::size(references));
static_assert(first_wrong(equivalences) == std::size(equivalences));
static_assert(first_wrong(invalid_references) == std::size(invalid_references));

// RFC 2732 has brackets outside addresses, and does not limit the groups of addresses.
constexpr auto mistake_in(cases::text reference) { return rfc2732::parse_uri_reference(reference).error().code(); }
static_assert(mistake_in("http://h/?a[b c") == mistake::unencoded_space);
static_assert(mistake_in("a:b@[::1 c") == mistake::unencoded_space);
static_assert(mistake_in("//[::1") == mistake::ip_literal_without_a_closing_bracket);
static_assert(mistake_in("//[::1]x") == mistake::unexpected_character_in_authority);
static_assert(mistake_in("//[1:2:]") == mistake::unexpected_character_in_ipv6_address);
static_assert(mistake_in("//[::1.2.3.4]") == mistake::unexpected_character_in_ipv6_address); // not: an octet over 255
static_assert(mistake_in("//a@b@[::1]") == mistake::square_bracket_outside_an_ip_literal);   // not: RFC 2396

// Neither RFC 2732 nor RFC 3986 has zones.
static_assert(rfc2732::parse_uri_reference("//[fe80::1%25eth0]").error().code() == mistake::zone_in_ipv6_address);

using namespace consturi::literals;

// The numbers of ports, and the segments of paths with their parameters.
static_assert("//h:8080"_rfc2396.port_number() == 8080 && "//h:65535"_rfc2396.port_number() == 65535);
static_assert(!"//h:65536"_rfc2396.port_number() && !"//h:"_rfc2396.port_number() && !"//h"_rfc2396.port_number());
static_assert("/a;v=1;w/b"_rfc2396.segments().front().name() == "a");
static_assert("/a;v=1;w/b"_rfc2396.segments().front().params().back().name() == "w");
static_assert("mailto:a/b"_rfc2396.segments().empty() && "//h"_rfc2396.segments().empty());

static_assert("s:a/b"_rfc2396.is_opaque() && !"s:a/b"_rfc2396.is_hierarchical() && "s:/a"_rfc2396.is_hierarchical()
              && "a"_rfc2396.is_hierarchical());

static_assert(rfc2396::uri_reference_view() == ""_rfc2396 && !rfc2396::uri_reference_view().path());
static_assert("http://[::1]/"_rfc2732.host() == "[::1]" && !rfc2396::parse_uri_reference("http://[::1]/"));
