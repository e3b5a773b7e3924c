// What the grammars of schemes say about URIs: all schemes, and the templates of those with hosts.
//
// Distributed under the Boost Software License, Version 1.0.
#include "schemes.hpp"
#include "scheme_templates.hpp"

#include <consturi/schemes/all.hpp>

#include "schemes_without_hosts.def"

namespace consturi::tool {

std::optional<result<scheme_parts>> parts_by_scheme(uri_view const& u) {
    std::optional<result<scheme_parts>> parts;
    schemes::with_type_of(schemes::all, u.scheme(),
                          [&](auto type) { parts.emplace(parts_of<typename decltype(type)::type>(u)); });
    return parts;
}

std::optional<parse_error> error_by_scheme(uri_view const& u) {
    auto const parts = parts_by_scheme(u);
    return parts && !*parts ? std::optional(parts->error()) : std::nullopt;
}

requirements::any_requirement valid_by_scheme() { return requirements::valid_by_scheme; }

parse_error error_in_words_of_scheme(std::string_view text, parse_error const& error) {
    auto refined = error;
    schemes::with_type_of(schemes::all, text.substr(0, text.find(':')), [&](auto type) {
        using scheme_uri = typename decltype(type)::type;
        if constexpr (requires { scheme_uri::kind::scheme::refine_uri; }) refined = scheme_uri::parse(text).error();
    });
    return refined;
}

} // namespace consturi::tool
