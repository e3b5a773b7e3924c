// Mistakes as std::error_code.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ERROR_CODE_HPP
#define CONSTURI_ERROR_CODE_HPP

#include <consturi/adapters/error_code.hpp>

#endif
