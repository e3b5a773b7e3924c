// Literals that the compiler checks. An invalid one makes the evaluation fail, with a message that names the mistake.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_LITERAL_HPP
#define CONSTURI_DIAGNOSIS_LITERAL_HPP

#include <consturi/diagnosis/literal_clang.hpp>
#include <consturi/diagnosis/literal_gcc.hpp>

#endif
