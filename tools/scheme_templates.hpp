// The templates for the types of schemes, and which unit compiles them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_SCHEME_TEMPLATES_HPP
#define CONSTURI_TOOLS_SCHEME_TEMPLATES_HPP

#include "schemes.hpp"

#include <consturi/scheme_structs.hpp>

#include <boost/hana/first.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/unpack.hpp>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool {

// A part as it is shown.
template <class Part>
Part shown(Part const& part) {
    return part;
}
inline std::optional<std::string_view> shown(std::string_view text) { return text; }
inline std::optional<std::string_view> shown(std::optional<uri_view> const& u) {
    if (!u) return std::nullopt;
    return u->text();
}
inline std::optional<std::string_view> shown(ldap_scope scope) {
    switch (scope) {
    case ldap_scope::base: return "base";
    case ldap_scope::one: return "one";
    case ldap_scope::sub: return "sub";
    }
    return "";
}
inline std::vector<decoded_view> shown(coap_options_view options) {
    std::vector<decoded_view> values;
    for (auto const option : options) values.push_back(option);
    return values;
}
inline std::vector<std::string> shown(server_list_view servers) {
    std::vector<std::string> texts;
    for (auto const server : servers) texts.emplace_back(server.text());
    return texts;
}
inline std::vector<std::string> shown(mail_addresses_view addresses) {
    std::vector<std::string> texts;
    for (auto const address : addresses) texts.push_back(address.decoded().str());
    return texts;
}

template <class SchemeUri>
result<scheme_parts> parts_of(std::string_view text) {
    namespace hana = boost::hana;
    auto const parsed = SchemeUri::parse(text);
    if (!parsed) return unexpected(parsed.error());
    scheme_parts parts;
    using accessors = hana::accessors_impl<SchemeUri>;
    constexpr bool has_more_parts =
        !std::same_as<decltype(accessors::apply()), decltype(hana::accessors_impl<uri_view>::apply())>;
    if constexpr (has_more_parts) {
        hana::unpack(accessors::apply(), [&](auto const&... part) {
            (parts.push_back({hana::first(part).c_str(), shown(hana::second(part)(*parsed))}), ...);
        });
    }
    return parts;
}

} // namespace consturi::tool

#endif
