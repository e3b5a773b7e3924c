// The three-valued verdict on a URI.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_VERDICT_HPP
#define CONSTURI_REQUIREMENTS_VERDICT_HPP

#include <consturi/config.hpp>

#include <cstdint>

namespace consturi::requirements {

/// The three-valued (Kleene) verdict on a requirement. It is unknown if other parsers are known to read the URI
/// differently, or if the component is undefined. A URI is accepted only if the requirement is met; `!` swaps met and
/// refuted, so a URI with an unknown verdict meets neither the requirement nor its negation.
enum class [[nodiscard]] verdict : std::uint8_t { refuted, unknown, met };

} // namespace consturi::requirements

#endif
