// The encoding of HTML forms, by the compiler.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/form.hpp>

using namespace consturi;

// Strings, too, are made by the compiler, where those of the standard library can be.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(form_decode(form_encode("a b+c")).value() == "a b+c" && form_decode_lossy("%+") == "% ");
#endif
