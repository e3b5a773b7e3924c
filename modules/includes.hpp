// What the headers of consturi include of the standard library and Boost.Hana. A module includes it before its
// declaration, because what is included behind it is exported.
//
// Distributed under the Boost Software License, Version 1.0.

// The headers of consturi are meant to be exported. Their declarations belong to no module, because of extern "C++".
#if defined(__clang__)
#pragma clang diagnostic ignored "-Winclude-angled-in-module-purview"
#endif

#if __has_include(<boost/hana.hpp>)
#include <boost/hana/accessors.hpp>
#include <boost/hana/at.hpp>
#include <boost/hana/at_key.hpp>
#include <boost/hana/basic_tuple.hpp>
#include <boost/hana/concept/struct.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/fuse.hpp>
#include <boost/hana/fwd/unpack.hpp>
#include <boost/hana/keys.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/members.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/type.hpp>
#include <boost/hana/unpack.hpp>
#endif
#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <climits>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <filesystem>
#include <initializer_list>
#include <istream>
#include <iterator>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
#include <version>
#if __has_include(<expected>)
#include <expected>
#endif
#if __has_include(<format>)
#include <format>
#endif
#if __has_include(<netinet/in.h>)
#include <netinet/in.h>
#endif
