// All uses of constants. The object must contain the functions that begin with "constants_" and nothing else: neither
// code nor data of the library. A test searches its symbols.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>

#include <cstddef>

using namespace consturi;
using namespace consturi::literals;

constexpr auto api = "https://api.example.com:8443/v1/users?limit=10"_uri;
constexpr auto logo = "../img/logo.png"_uri_reference;
static_assert(api.host() == "api.example.com" && api.port_number() == 8443 && logo.path() == "../img/logo.png");

template <fixed_uri Endpoint>
struct client {
    static constexpr auto host_size = Endpoint.host()->size();
};
template struct client<"https://api.example.com/v1">;
template struct client<normalized<"HTTPS://API.example.com/v2/../v3">>;
template struct client<resolved<"https://api.example.com/v1", "/v2">>;

template <fixed_uri_reference Link>
constexpr auto size_of_path = Link.path().size();
template <fixed_string Text>
constexpr auto size_of_text = Text.view().size();

static_assert(normalized<"HTTP://h:80", normalization::scheme_based> == fixed_uri("http://h/"));
static_assert(resolve_into({}, api, logo) == std::nullopt && resolved_size(api, logo) == 41);

void fetch(checked_uri);
void follow(checked_uri_reference);
void send(uri_view);

extern "C" void constants_use() {
    fetch("https://api.example.com/v1");
    follow("../v2");
}
inline constexpr auto short_url =
    requirements::has_host && requirements::port_is(8443)
    && requirements::satisfies("is_short", [](auto const& u) { return u.text().size() < 100; });
CONSTURI_LITERAL(_short_url, short_url)
void deliver(required_uri<short_url>);

extern "C" void constants_require() {
    deliver(require<short_url>(api));
    deliver("https://h:8443/"_short_url);
    deliver("https://h:8443/");
    send(require < requirements::has_host && requirements::port_is(8443) > (api));
}
CONSTURI_LITERAL(_segment, rfc3986::segment)
void open(abnf::checked<rfc3986::host>, abnf::checked<rfc3986::segment>);

extern "C" void constants_open() { open("example.com", "v1"_segment); }
constexpr auto loopback = "http://[::1]/"_uri.ipv6();
static_assert(loopback == "::1"_ipv6 && !loopback->is_global() && is_dns_name("a"));
template <ipv4_address Address>
constexpr auto last_byte = Address.bytes[3];

extern "C" std::size_t constants_size() {
    constexpr auto size = api.host()->size() + size_of_path<relativized<"http://a/b", "http://a/b/c">>;
    return size + last_byte<"127.0.0.1"_ipv4> + client<"https://api.example.com/v1">::host_size
           + size_of_text<encoded<"a b">> + size_of_text<decoded<"a%20b">>;
}
