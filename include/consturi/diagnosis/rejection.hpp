// What the compiler prints about an invalid literal.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_REJECTION_HPP
#define CONSTURI_DIAGNOSIS_REJECTION_HPP

#include <consturi/config.hpp>

#include <cstddef>

namespace consturi::detail {

/// `why` points to an object whose name, or the name of whose type, is the reason.
struct rejection {
    char const* why;
    std::size_t position;
};

} // namespace consturi::detail

#endif
