// consturi: URIs (RFC 3986) read by the compiler, and by the same code at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HPP
#define CONSTURI_HPP

#include <consturi/abnf/backtrack.hpp>
#include <consturi/abnf/notation.hpp>
#include <consturi/abnf/print.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/operations/compare.hpp>
#include <consturi/uri/fixed_uri.hpp>
#include <consturi/literals.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/coding/percent.hpp>
#include <consturi/operations/relativize.hpp>
#include <consturi/requirements/require.hpp>
#include <consturi/operations/resolve.hpp>
#include <consturi/text/result.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/uri/uri.hpp>
#include <consturi/uri/view.hpp>

#endif
