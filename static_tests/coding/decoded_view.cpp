// decoded_view, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/coding/decoded_view.hpp>
#include <consturi/literals.hpp>

#include <algorithm>
#include <compare>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

using namespace consturi;
using namespace consturi::literals;

// Views of components compare like strings, byte by byte.
constexpr auto search = "http://h/a%2Fb?q=%C3%AB"_uri;
static_assert(decoded_view(search.path()) == "/a/b" && decoded_view(*search.query()) == "q=\xC3\xAB");
static_assert(decoded_view("%61") == decoded_view("a") && decoded_view("%61") < decoded_view("b")
              && decoded_view("a") < "aa");
static_assert(std::is_same_v<decltype(decoded_view("") == std::declval<std::string>()), bool>);
static_assert(decoded_view("%FF") > decoded_view("~") && "b" > decoded_view("%61") && decoded_view("") != "a");
static_assert(*++decoded_view("a%62").begin() == 'b');

// A plus sign stands for itself, or for a space.
static_assert(decoded_view("+%2B%20+") == "++ +" && decoded_view("+%2B%20+", plus_sign::space) == " +  ");
static_assert(decoded_view("+%2B%20+", plus_sign::space).size() == 4);
static_assert(decoded_view("a+", plus_sign::space) == decoded_view("%61%20")
              && decoded_view("a+", plus_sign::space) < decoded_view("a+"));
static_assert(decoded_view("a%62").begin() != decoded_view("a%62").end());
static_assert(std::forward_iterator<decoded_view::iterator>);
static_assert(std::is_constructible_v<decoded_view, std::string&> && !std::is_constructible_v<decoded_view, std::string>
              && !std::is_constructible_v<decoded_view, std::string, plus_sign>);

static_assert(std::ranges::borrowed_range<decoded_view> && std::ranges::view<decoded_view>);
constexpr bool copies_to_a_buffer = [] {
    char buffer[8];
    decoded_view const view("a%2Fb");
    return std::string_view(buffer, std::ranges::copy(view, buffer).out) == "a/b"
           && std::string_view(buffer, std::copy(view.begin(), view.end(), buffer)) == "a/b";
}();
static_assert(copies_to_a_buffer);
constexpr bool copies_at_most_the_given_size = [] {
    char buffer[] = "####";
    return decoded_view("a%2Fb").copy(buffer, 2) == 2 && std::string_view(buffer) == "a/##"
           && decoded_view("%41%42").copy(buffer, 4) == 2 && std::string_view(buffer) == "AB##"
           && decoded_view("").copy(nullptr, 0) == 0;
}();
static_assert(copies_at_most_the_given_size);
