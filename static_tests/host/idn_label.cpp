// RFC 5890 2.3, RFC 5891 4.2: labels of internationalized domain names, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/idn_label.hpp"

#include <iterator>

using namespace cases;

static_assert(first_wrong<a_labels>() == std::size(a_labels));
static_assert(first_wrong<u_label_mistakes>() == std::size(u_label_mistakes));
static_assert(first_wrong<ascii_labels>() == std::size(ascii_labels));
