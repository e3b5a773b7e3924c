// The user and the password, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/userinfo.hpp"

#include <consturi/coding/decoded_view.hpp>
#include <consturi/literals.hpp>

using namespace consturi;
using namespace consturi::literals;

static_assert(cases::first_wrong<cases::userinfos>() == std::size(cases::userinfos));
static_assert(checked_uri("http://me:pw@h").password() == "pw" && "http://me:pw@h"_uri.user() == "me");
static_assert(decoded_view(*"http://m%3Ae@h"_uri.user()) == "m:e");
