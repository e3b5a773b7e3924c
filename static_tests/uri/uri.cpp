// uri and uri_reference in constant expressions.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/uri/uri.hpp>

#include <string>
#include <type_traits>
#include <utility>

using namespace consturi;

static_assert(std::is_nothrow_default_constructible_v<uri> && std::is_nothrow_move_constructible_v<uri>
              && std::is_nothrow_move_assignable_v<uri> && std::is_nothrow_swappable_v<uri>);
static_assert(std::is_nothrow_move_constructible_v<uri_reference> && std::is_nothrow_move_assignable_v<uri_reference>
              && std::is_nothrow_constructible_v<uri_reference, uri>);
static_assert(!std::is_constructible_v<uri, uri_reference const&> && !std::is_constructible_v<uri, uri_reference>);

// If the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(uri().empty() && uri().str().empty());
static_assert(uri::parse("http://h:1/p").value().port_number() == 1 && uri::parse("h:1 2").error().position() == 3);
static_assert([] {
    std::string text("../a?b");
    return uri_reference::parse(std::move(text)) == *parse_uri_reference("../a?b") && text.empty();
}());
static_assert([] {
    auto moved_from = *uri::parse("urn:x");
    auto const made = std::move(moved_from);
    return moved_from.empty() && made.path() == "x";
}());
#endif
