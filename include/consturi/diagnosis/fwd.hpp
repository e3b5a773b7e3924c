// The result of the parse functions and its error, declared only.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_FWD_HPP
#define CONSTURI_DIAGNOSIS_FWD_HPP

#include <consturi/config.hpp>

namespace consturi {

class parse_error;

template <class T, class E = parse_error>
class result; // support/result.hpp

} // namespace consturi

#endif
