// Builds a URI from data, and reads the data back, for the tests and for fuzzing.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_BUILT_PARTS_HPP
#define CONSTURI_RUNTIME_TESTS_BUILT_PARTS_HPP

#include <consturi/uri/builder.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct parts_of_uri {
    std::string user, password, host, fragment;
    std::uint32_t port = 0;
    std::vector<std::string> segments{};
    std::vector<std::pair<std::string, std::optional<std::string>>> query{};
};

inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    for (;;) {
        auto const size = text.find(separator);
        pieces.push_back(text.substr(0, size));
        if (size == text.npos) return pieces;
        text.remove_prefix(size + 1);
    }
}

/// The data in a URI, read without the classes for its parts.
inline parts_of_uri parts_in(consturi::uri_view const& u) {
    auto const data_of = [](std::string_view text) { return consturi::percent_decode(text).value(); };
    auto const userinfo = u.userinfo().value();
    auto const colon = userinfo.find(':');
    parts_of_uri parts{data_of(userinfo.substr(0, colon)), data_of(userinfo.substr(colon + 1)),
                       data_of(u.host().value()), data_of(u.fragment().value()), u.port_number().value()};
    for (auto const segment : split(u.path(), '/')) parts.segments.push_back(data_of(segment));
    parts.segments.erase(parts.segments.begin()); // before the first slash
    if (!u.query()) return parts;
    for (auto const parameter : split(*u.query(), '&')) {
        auto const pieces = split(parameter, '=');
        parts.query.emplace_back(data_of(pieces[0]), std::nullopt);
        if (pieces.size() == 2) parts.query.back().second = data_of(pieces[1]);
    }
    return parts;
}

/// The result of building, in an order that has to move what is already there.
inline consturi::result<consturi::uri> built_from(parts_of_uri const& parts) {
    consturi::uri_builder to;
    for (auto const& segment : parts.segments) to.segment(segment);
    for (auto const& [name, value] : parts.query) value ? to.query(name, *value) : to.query(name);
    return to.port(parts.port)
        .host(parts.host)
        .fragment(parts.fragment)
        .user(parts.user, parts.password)
        .scheme("s")
        .build();
}

/// Whether a valid URI with the same data is built, or an error names a part that cannot be in a URI.
inline bool is_built_or_rejected(parts_of_uri const& parts, consturi::result<consturi::uri> const& built) {
    if (built) {
        auto const parsed = consturi::parse_uri(built->text());
        auto const read = parts_in(*built);
        return parsed && *parsed == *built && read.user == parts.user && read.password == parts.password
               && read.host == parts.host && read.fragment == parts.fragment && read.port == parts.port
               && read.segments == parts.segments && read.query == parts.query;
    }
    auto const part = built.error().rule();
    if (part == "port") return parts.port > 65535;
    if (part == "query") return parts.query == decltype(parts.query){{"", std::nullopt}};
    if (part == "host") return built.error().position() <= parts.host.size();
    return part == "segment" && std::any_of(parts.segments.begin(), parts.segments.end(), [](auto const& segment) {
               return segment == "." || segment == "..";
           });
}

#endif
