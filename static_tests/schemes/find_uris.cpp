// What is found in texts, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/find_uris.hpp"

#include <iterator>
#include <ranges>
#include <string>

using namespace cases;
using consturi::find_uris, consturi::found_uris;

// g++ 12's sanitizer cannot evaluate std::string_view::find in constant expressions.
#if !defined(__SANITIZE_ADDRESS__)
static_assert(first_wrong<of_find_uris::texts>() == std::size(of_find_uris::texts));
static_assert(first_wrong<of_find_uris::others>() == std::size(of_find_uris::others));
static_assert(first_wrong<of_find_uris::with_options>() == std::size(of_find_uris::with_options));
static_assert(first_wrong<of_find_uris::first_ones>() == std::size(of_find_uris::first_ones));
#endif

static_assert(std::ranges::forward_range<found_uris> && std::ranges::common_range<found_uris>
              && std::ranges::view<found_uris> && std::ranges::borrowed_range<found_uris>);
static_assert(noexcept(*++find_uris("").begin()) && noexcept(find_uris("").begin()->uri()));

template <class Text>
concept is_searched = requires(Text&& text) { find_uris(static_cast<Text&&>(text)); };
static_assert(is_searched<std::string&> && is_searched<std::string_view> && !is_searched<std::string>);
