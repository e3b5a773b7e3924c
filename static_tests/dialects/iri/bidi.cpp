// RFC 3987 4: text from right to left, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/bidi.hpp"

#include <consturi/iri.hpp>
#include <consturi/literals.hpp>

#include <iterator>

using namespace cases;
using namespace consturi::literals;

static_assert(first_wrong<bidi_cases>() == std::size(bidi_cases));
static_assert(consturi::requirements::well_formed_bidi("http://h/"_uri));

// The boundaries of ASCII and of ranges.
using consturi::detail::bidi_class, consturi::detail::bidi_class_of;
static_assert(bidi_class_of('A') == bidi_class::L && bidi_class_of('z') == bidi_class::L
              && bidi_class_of('@') == bidi_class::N && bidi_class_of('[') == bidi_class::N);
static_assert(bidi_class_of('/') == bidi_class::N && bidi_class_of('0') == bidi_class::EN
              && bidi_class_of('9') == bidi_class::EN && bidi_class_of(':') == bidi_class::N);
static_assert(bidi_class_of(0x7F) == bidi_class::N && bidi_class_of(0x80) == bidi_class::N
              && bidi_class_of(0xA9) == bidi_class::N && bidi_class_of(0xAA) == bidi_class::L
              && bidi_class_of(0xAB) == bidi_class::N);
static_assert(bidi_class_of(0x8FF) == bidi_class::NSM && bidi_class_of(0x10FFFD) == bidi_class::L);
