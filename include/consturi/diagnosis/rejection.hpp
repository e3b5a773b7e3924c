// What the compiler prints about an invalid literal.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_REJECTION_HPP
#define CONSTURI_DIAGNOSIS_REJECTION_HPP

#include <consturi/abnf/captures.hpp>

#include <cstddef>

namespace consturi::detail {

/// `why` points to an object whose name, or the name of whose type, is the reason.
struct rejection {
    char const* why;
    std::size_t position;
};

/// Makes the evaluation fail at once. g++ prints the position and the name of the mistake: an index that is outside an
/// array.
constexpr char use(rejection wrong) noexcept { return wrong.why[wrong.position]; }

/// What an invalid literal has as its scheme, and a constant that does not meet a requirement. Valid texts have no such
/// slices: these are undefined, but do not begin at 1.
inline constexpr abnf::slice scheme_of_rejected{2, 0}, scheme_of_unmet{3, 0};

/// Components of a kind that has a scheme. Others, of a grammar of your own, cannot be marked.
template <class Components>
concept has_scheme_slice = requires(Components at) { at.scheme = scheme_of_rejected; };

} // namespace consturi::detail

#endif
