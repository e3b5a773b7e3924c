// Paths and `file` URIs (RFC 8089), at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/file_uri.hpp"

using namespace cases;

#if defined(_WIN32)
static_assert(path_style::native == windows);
#else
static_assert(path_style::native == posix);
#endif

// Strings at compile time, if the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(first_wrong<paths_and_uris>() == std::size(paths_and_uris));
static_assert(first_wrong<more_paths>() == std::size(more_paths));
static_assert(first_wrong<more_uris>() == std::size(more_uris));
static_assert(first_wrong<rejected_paths>() == std::size(rejected_paths));
static_assert(first_wrong<rejected_uris>() == std::size(rejected_uris));
#endif
