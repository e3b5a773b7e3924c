// RFC 3987 3.1 and 3.2: conversion between IRIs and URIs, and other operations, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/iri_conversions.hpp"

#include <consturi/iri.hpp>
#include <consturi/literals.hpp>

#include <type_traits>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

static_assert(first_wrong<mapped_iris>() == std::size(mapped_iris));
static_assert(first_wrong<mapped_uris>() == std::size(mapped_uris));
static_assert(first_wrong<unmapped_iris>() == std::size(unmapped_iris));

// Constants have exactly the needed size, and can be template arguments.
static_assert(uri_of<"http://例え.jp/引き出し">.text() == "http://xn--r8jz45g.jp/%E5%BC%95%E3%81%8D%E5%87%BA%E3%81%97");
static_assert(std::is_same_v<decltype(uri_of<"http://é/">), fixed_uri<sizeof "http://xn--9ca/"> const>);
static_assert(uri_of<"http://é/"> == fixed_uri("http://xn--9ca/") && uri_of<"http://é/">.host() == "xn--9ca");
