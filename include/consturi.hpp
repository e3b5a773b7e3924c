// consturi: URIs (RFC 3986), parsed and validated at compile time and at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HPP
#define CONSTURI_HPP

#include <consturi/abnf/checked.hpp>
#include <consturi/abnf/explain.hpp>
#include <consturi/abnf/match.hpp>
#include <consturi/abnf/notation.hpp>
#include <consturi/abnf/print.hpp>
#include <consturi/coding/decoded_view.hpp>
#include <consturi/coding/percent.hpp>
#include <consturi/host/address_literals.hpp>
#include <consturi/host/dns_name.hpp>
#include <consturi/host/special_purpose.hpp>
#include <consturi/operations/compare.hpp>
#include <consturi/operations/host_port.hpp>
#include <consturi/operations/normalize.hpp>
#include <consturi/operations/origin.hpp>
#include <consturi/operations/relativize.hpp>
#include <consturi/operations/resolve.hpp>
#include <consturi/operations/scheme_id.hpp>
#include <consturi/requirements/require.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/uri/authority.hpp>
#include <consturi/uri/builder.hpp>
#include <consturi/uri/connection.hpp>
#include <consturi/uri/edit.hpp>
#include <consturi/uri/literals.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/redact.hpp>
#include <consturi/uri/segments.hpp>
#include <consturi/uri/uri.hpp>
#include <consturi/version.hpp>

#endif
