// Form encoding (application/x-www-form-urlencoded), at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/form.hpp"

using namespace cases;
using namespace consturi;

static_assert(first_wrong<form_encodings>() == std::size(form_encodings));
static_assert(first_wrong<form_decodings>() == std::size(form_decodings));

// Strings at compile time, if the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(form_decode(form_encode("a b+c")).value() == "a b+c" && form_decode_lossy("%+") == "% ");
#endif
