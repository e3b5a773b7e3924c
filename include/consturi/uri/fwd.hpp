// The types of URIs and of IP addresses, declared only.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_FWD_HPP
#define CONSTURI_URI_FWD_HPP

#include <consturi/config.hpp>

namespace consturi {

struct ipv4_address;
struct ipv6_address;
class ip_future_address;

namespace kinds {
struct uri;
struct uri_reference;
} // namespace kinds

template <class Kind>
class basic_view;
template <class Kind>
class basic_owner;
template <class Kind>
class basic_checked;

using uri_view = basic_view<kinds::uri>;
using uri_reference_view = basic_view<kinds::uri_reference>;
using uri = basic_owner<kinds::uri>;
using uri_reference = basic_owner<kinds::uri_reference>;
using checked_uri = basic_checked<kinds::uri>;
using checked_uri_reference = basic_checked<kinds::uri_reference>;

} // namespace consturi

#endif
