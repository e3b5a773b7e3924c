// What the grammars of schemes say about URIs: all schemes, and the templates of those with hosts.
//
// Distributed under the Boost Software License, Version 1.0.
#include "schemes.hpp"
#include "scheme_templates.hpp"

#include <consturi/schemes/all.hpp>

#include <concepts>

#include "schemes_without_hosts.def"

namespace consturi::tool {

namespace {

std::string_view scheme_of(std::string_view text) { return text.substr(0, text.find(':')); }

} // namespace

std::optional<result<scheme_parts>> parts_by_scheme(std::string_view text) {
    std::optional<result<scheme_parts>> parts;
    schemes::with_type_of(schemes::all, scheme_of(text),
                          [&](auto type) { parts.emplace(parts_of<typename decltype(type)::type>(text)); });
    return parts;
}

std::optional<parse_error> error_by_scheme(std::string_view text) {
    auto const parts = parts_by_scheme(text);
    return parts && !*parts ? std::optional(parts->error()) : std::nullopt;
}

bool has_own_grammar(std::string_view text) {
    bool has_own = false;
    schemes::with_type_of(schemes::all, scheme_of(text),
                          [&](auto type) { has_own = !std::convertible_to<typename decltype(type)::type, uri_view>; });
    return has_own;
}

std::optional<std::string> redacted_by_own_grammar(std::string_view text) {
    std::optional<std::string> redacted;
    schemes::with_type_of(schemes::all, scheme_of(text), [&](auto type) {
        using scheme_uri = typename decltype(type)::type;
        if constexpr (!std::convertible_to<scheme_uri, uri_view>)
            if (auto const parsed = scheme_uri::parse(text)) redacted = parsed->redacted();
    });
    return redacted;
}

requirements::any_requirement valid_by_scheme() { return requirements::valid_by_scheme; }

parse_error error_in_words_of_scheme(std::string_view text, parse_error const& error) {
    if (!has_own_grammar(text)) return error;
    return error_by_scheme(text).value_or(error);
}

} // namespace consturi::tool
