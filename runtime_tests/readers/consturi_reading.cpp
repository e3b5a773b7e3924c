// The driver of consturi. To the components it adds a character for each requirement: `+` if it is met, `-` if its
// negation is met, `?` if neither. With an argument, it writes the requirements.
//
// Distributed under the Boost Software License, Version 1.0.
#include "drivers/reading.hpp"

#include <consturi.hpp>
#include <consturi/unambiguous.hpp>

#include <string_view>

using namespace consturi::requirements;

static constexpr std::string_view example_or_evil[] = {"example.com", "evil.org"};
static constexpr auto in_first_half = host_in(consturi::ipv4_address(), 1); // 0.0.0.0 to 127.255.255.255

#define REQUIREMENTS(R)                                                                                                \
    R(unambiguous)                                                                                                     \
    R(scheme_is("http"))                                                                                               \
    R(scheme_is("https"))                                                                                              \
    R(scheme_is("file"))                                                                                               \
    R(scheme_is("ftp"))                                                                                                \
    R(has_userinfo)                                                                                                    \
    R(has_password)                                                                                                    \
    R(has_host)                                                                                                        \
    R(host_is("example.com"))                                                                                          \
    R(host_is("evil.org"))                                                                                             \
    R(host_is("localhost"))                                                                                            \
    R(host_is("127.0.0.1"))                                                                                            \
    R(host_is("[::1]"))                                                                                                \
    R(host_under("example.com"))                                                                                       \
    R(host_under("evil.org"))                                                                                          \
    R(host_in(example_or_evil))                                                                                        \
    R(in_first_half)                                                                                                   \
    R(host_is_ip)                                                                                                      \
    R(host_is_loopback)                                                                                                \
    R(host_is_private)                                                                                                 \
    R(host_is_global)                                                                                                  \
    R(host_is_dns_name)                                                                                                \
    R(has_port)                                                                                                        \
    R(port_is(25))                                                                                                     \
    R(port_is(80))                                                                                                     \
    R(port_is(443))                                                                                                    \
    R(port_is(8080))                                                                                                   \
    R(path_under("/public"))                                                                                           \
    R(path_under("/admin"))
#define NAME(...) #__VA_ARGS__ "\n"
#define VERDICT(...) (__VA_ARGS__)(*u) ? '+' : (!(__VA_ARGS__))(*u) ? '-' : '?',

static component copy(std::optional<std::string_view> text) { return text ? component(*text) : std::nullopt; }

int main(int argument_count, char**) {
    if (argument_count > 1) return std::puts(REQUIREMENTS(NAME)) < 0;
    for (std::string line; std::getline(std::cin, line); std::printf("\n")) {
        auto const u = consturi::parse_uri_reference(line);
        if (!u) {
            write(std::nullopt);
            continue;
        }
        write(reading{copy(u->scheme()), copy(u->userinfo()), copy(u->host()), copy(u->port()), copy(u->path()),
                      copy(u->query()), copy(u->fragment())});
        char const verdicts[] = {REQUIREMENTS(VERDICT) '\0'};
        std::printf("\t%s", verdicts);
    }
}
