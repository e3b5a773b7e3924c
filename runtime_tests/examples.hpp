// What the examples of the documentation use without declaring it. examples.py has the conventions.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_EXAMPLES_HPP
#define CONSTURI_RUNTIME_TESTS_EXAMPLES_HPP

#undef NDEBUG // assertions of examples are checked in release builds, too

#include <consturi.hpp>

#include <boost/hana/define_struct.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

// Examples need not use what they declare. In a pragma of g++, -Wunused does not include the other two.
#pragma GCC diagnostic ignored "-Wunused"
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace examples {

inline constexpr std::string_view text = "https://example.com:8080/docs/index.html";
inline std::string const name = "a/b";
inline constexpr auto u = *consturi::parse_uri("https://user@example.com/a/../b?q#f");
inline constexpr auto base = consturi::parse_uri("https://example.com/docs/index.html");
inline constexpr auto link = consturi::parse_uri_reference("../img/logo.png");
inline constexpr auto other = consturi::parse_uri("https://example.com:443/img/logo.png");

} // namespace examples

#endif
