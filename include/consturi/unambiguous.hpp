// URIs that all parsers read alike (opt-in). RFC 3986 gives each URI one meaning; some parsers find another.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_UNAMBIGUOUS_HPP
#define CONSTURI_UNAMBIGUOUS_HPP

#include <consturi/requirements/authority.hpp>
#include <consturi/requirements/combine.hpp>
#include <consturi/requirements/host.hpp>
#include <consturi/requirements/path.hpp>
#include <consturi/requirements/port.hpp>
#include <consturi/requirements/scheme.hpp>
#include <consturi/requirements/text.hpp>

namespace consturi::requirements {

/// All parsers are known to read the URI alike. docs/parser-confusion.md lists, for the URIs that it rejects, how other
/// parsers read them.
inline constexpr auto unambiguous = no_url_prefix && no_empty_host && ldh_host && path_before_query && !has_userinfo
                                    && no_trailing_dot && no_numeric_host && canonical_port && no_dot_segments
                                    && no_empty_segments && no_path_parameters && no_encoded_separators
                                    && no_double_encoding && no_overlong_utf8 && no_encoded_controls;

} // namespace consturi::requirements

#endif
