// consturi: URIs (RFC 3986) read by the compiler, and by the same code at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HPP
#define CONSTURI_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/abnf/notation.hpp>
#include <consturi/abnf/to_abnf.hpp>
#include <consturi/checked_uri.hpp>
#include <consturi/equivalent.hpp>
#include <consturi/fixed_uri.hpp>
#include <consturi/literals.hpp>
#include <consturi/parse.hpp>
#include <consturi/parse_error.hpp>
#include <consturi/percent.hpp>
#include <consturi/relativize.hpp>
#include <consturi/require.hpp>
#include <consturi/resolve.hpp>
#include <consturi/result.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/uri.hpp>
#include <consturi/uri_view.hpp>

#endif
