// Names and values of forms, application/x-www-form-urlencoded, where a plus sign is a space.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FORM_HPP
#define CONSTURI_FORM_HPP

#include <consturi/percent.hpp>

#include <string>
#include <string_view>

namespace consturi {

/// A name or a value for a form (application/x-www-form-urlencoded): like percent_encode, but with `+` for each space.
inline std::string form_encode(std::string_view text) { return percent_encoding{rfc3986::unreserved, false, true}.of(text); }

inline std::string with_space_for_plus(std::string_view text) {
    std::string made(text);
    for (char& c : made)
        if (c == '+') c = ' ';
    return made;
}

/// The way back: like percent_decode, but each `+` is a space. Decode what has been split at `&` and `=`.
inline result<std::string> form_decode(std::string_view text) { return percent_decode(with_space_for_plus(text)); }

/// The same for text of which something is to be made whatever it is.
inline std::string form_decode_lossy(std::string_view text, malformed becomes = malformed::kept) {
    return percent_decode_lossy(with_space_for_plus(text), becomes);
}

} // namespace consturi

#endif
