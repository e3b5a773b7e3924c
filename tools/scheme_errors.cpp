// Errors by the grammar of a scheme, for the commands that report errors.
//
// Distributed under the Boost Software License, Version 1.0.
#include "scheme_errors.hpp"

#include <consturi/schemes.hpp>

namespace consturi::tool {

std::optional<parse_error> error_by_scheme(uri_view const& u) { return consturi::error_by_scheme(schemes::all, u); }

parse_error error_in_words_of_scheme(std::string_view text, parse_error const& error) {
    auto refined = error;
    detail::with_type_of_scheme(schemes::all, detail::before(':', text), [&](auto type) {
        using scheme_uri = typename decltype(type)::type;
        if constexpr (requires { scheme_uri::kind::scheme::refine_uri; })
            if (auto const parsed = scheme_uri::parse(text); !parsed) refined = parsed.error();
    });
    return refined;
}

} // namespace consturi::tool
