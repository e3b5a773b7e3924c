// Origins, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/origin.hpp"

#include <consturi/literals.hpp>
#include <consturi/operations/normalize.hpp>
#include <consturi/uri/uri.hpp>

#include <type_traits>

using namespace consturi;
using namespace consturi::literals;

static_assert(cases::first_wrong<cases::origins>() == std::size(cases::origins));
static_assert(cases::first_wrong<cases::different_origins>() == std::size(cases::different_origins));

constexpr auto api = "HTTPS://Example.com/v1"_uri;
static_assert(origin(api).scheme() == "HTTPS" && origin(api).host() == "Example.com" && origin(api).port() == 443);
static_assert(same_origin(api, normalized<"https://example.com">)
              && same_origin(checked_uri("http://h"), "http://h"_uri));

// An opaque origin equals none.
constexpr origin opaque("data:,"_uri);
static_assert(opaque != opaque && opaque != origin(opaque) && opaque != origin(api) && opaque.port() == 0);

// It refers to the text: not made of an rvalue that owns its text.
static_assert(std::is_constructible_v<origin, uri&> && std::is_constructible_v<origin, uri_view>);
static_assert(!std::is_constructible_v<origin, uri> && !std::is_convertible_v<uri_view, origin>);
static_assert(noexcept(origin(api) == opaque) && noexcept(same_origin(api, api)));
