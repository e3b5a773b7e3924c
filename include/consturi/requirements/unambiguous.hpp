// URIs that parsers read alike. RFC 3986 gives each URI one meaning; some parsers find another.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_UNAMBIGUOUS_HPP
#define CONSTURI_REQUIREMENTS_UNAMBIGUOUS_HPP

#include <consturi/requirements/authority.hpp>
#include <consturi/requirements/combine.hpp>
#include <consturi/requirements/host.hpp>
#include <consturi/requirements/path.hpp>
#include <consturi/requirements/scheme.hpp>
#include <consturi/requirements/text.hpp>

namespace consturi::requirements {

/// No parser of those listed in docs/parser-confusion.md reads another scheme, userinfo, host, port or path than RFC
/// 3986 says. A relative reference does not meet it: resolve it first.
inline constexpr auto unambiguous = has_scheme && generic_scheme && no_empty_host && ldh_host && no_a_labels
                                    && path_before_query && !has_userinfo && no_trailing_dot && no_numeric_host
                                    && canonical_port && no_query_in_path && no_dot_segments && no_empty_segments
                                    && no_path_params && no_encoded_separators && no_double_encoding && no_overlong_utf8
                                    && no_encoded_controls && no_bidi_controls && no_compatibility_characters;

} // namespace consturi::requirements

#endif
