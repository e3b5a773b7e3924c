// Errors by the grammar of a scheme, for the commands that report errors.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_SCHEME_ERRORS_HPP
#define CONSTURI_TOOLS_SCHEME_ERRORS_HPP

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/uri/parse.hpp>

#include <optional>
#include <string_view>

namespace consturi::tool {

/// Why a URI is not one of its scheme.
std::optional<parse_error> error_by_scheme(uri_view const& u);

/// The error of a text that is no URI: what its scheme says about it, if that has words of its own, as for
/// `sip:ann@[::1]`; else the error of the parser.
parse_error error_in_words_of_scheme(std::string_view text, parse_error const& error);

} // namespace consturi::tool

#endif
