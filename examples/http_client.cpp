// A client for one HTTP service. The service's URI is checked at compile time. Requests must stay below that URI:
// relative references in source code are checked at compile time, others at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>
#include <consturi/unambiguous.hpp>

#include <cstdint>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

using namespace consturi::requirements;

// The path must end with '/', so that relative references are resolved below it.
constexpr auto http_service = scheme_in("http", "https") && unambiguous && port_between(1, 65535) && !has_query
                              && !has_fragment
                              && satisfies("is_directory", [](auto const& u) { return u.path().ends_with('/'); });

// `send(host, port, request)` sends a request and returns the response; it has to use TLS if `client::is_secure`. An
// IPv6 host is in brackets.
template <consturi::fixed_uri Service, class Send>
class client {
    static constexpr auto service = Service.view();
    static constexpr auto checked = consturi::require<http_service>(service); // a compile error if not met

    static constexpr auto within_service = unambiguous && satisfies("is_below_service", [](auto const& u) {
                                               return u.scheme() == service.scheme()
                                                      && u.authority() == service.authority()
                                                      && u.path().starts_with(service.path());
                                           });

    Send send_;

    auto get(consturi::uri_view target) const {
        return send_(host, port,
                     "GET " + target.request_target() + " HTTP/1.1\r\nHost: " + service.host_header()
                         + "\r\nConnection: close\r\n\r\n");
    }

public:
    static constexpr std::string_view host = *service.host();
    static constexpr std::uint16_t port = *service.effective_port();
    static constexpr bool is_secure = scheme_is("https")(service);

    explicit client(Send send) : send_(std::move(send)) {}

    // A reference in source code. Dot segments are rejected, because `users/` followed by the user name `..` contains
    // one.
    template <consturi::fixed_uri_reference Reference>
    auto get() const {
        [[maybe_unused]] constexpr auto reference = consturi::require<no_dot_segments>(Reference.view());
        constexpr auto target = consturi::require<within_service>(consturi::resolved<Service, Reference>.view());
        return get(target);
    }

    // A reference that is known only at run time.
    auto get(std::string_view reference) const {
        auto const parsed = consturi::parse_uri_reference<no_dot_segments>(reference);
        if (!parsed) throw std::invalid_argument(parsed.error().explain(reference));
        auto const target = consturi::resolve(service, *parsed);
        if (auto const unmet = consturi::first_unmet(within_service, target))
            throw std::invalid_argument(target.str() + ": " + *unmet);
        return get(target);
    }
};

template <consturi::fixed_uri Service, class Send>
client<Service, Send> client_of(Send send) {
    return client<Service, Send>(std::move(send));
}

int main() {
    auto const print_request = [](std::string_view host, std::uint16_t port, std::string_view request) {
        std::cout << "to " << host << ", port " << port << ": " << request.substr(0, request.find("\r\n")) << '\n';
    };
    auto const api = client_of<"https://api.example.com:8443/v1/">(print_request);
    static_assert(api.is_secure);

    api.get<"users?limit=10">();
    auto const user = [](std::string_view name) {
        return "users/" + consturi::percent_encode(name, consturi::rfc3986::segment);
    };
    std::string const references[] = {user("J\xC3\xB6rg"), user(".."),  user("../../admin"),
                                      "%252e%252e/admin",  "..;/admin", "//other.example.com/v1/",
                                      "users page"};
    for (auto const& reference : references) {
        try {
            api.get(reference);
        } catch (std::invalid_argument const& error) {
            std::cout << "rejected: " << error.what() << '\n';
        }
    }
}
