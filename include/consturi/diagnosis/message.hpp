// The messages of the mistakes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_MESSAGE_HPP
#define CONSTURI_DIAGNOSIS_MESSAGE_HPP

#include <consturi/diagnosis/mistake.hpp>

#include <string_view>

namespace consturi {

/// The name of a mistake, as in C++: `"letter_in_port"`. The text is static.
[[nodiscard]] constexpr std::string_view to_string(mistake which) noexcept {
    switch (which) {
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    case mistake::name: return #name;
#include <consturi/diagnosis/mistakes.def>
    }
    return {};
}

namespace detail {

constexpr std::string_view message_of(mistake which) noexcept {
    switch (which) {
#define CONSTURI_MISTAKE(name, kind, message)                                                                          \
    case mistake::name: return message;
#include <consturi/diagnosis/mistakes.def>
    }
    return {};
}

enum class kind_of_message : unsigned char { general, specific, named };

/// The kinds of the messages, by the number of the mistake.
inline constexpr kind_of_message kinds_of_messages[] = {
#define CONSTURI_MISTAKE(name, kind, message) kind_of_message::kind,
#include <consturi/diagnosis/mistakes.def>
};

constexpr kind_of_message kind_of(mistake which) noexcept {
    return kinds_of_messages[static_cast<unsigned char>(which)];
}
/// Whether the message says what is wrong; otherwise, a description adds what was expected.
constexpr bool is_specific(mistake which) noexcept { return kind_of(which) != kind_of_message::general; }

} // namespace detail
} // namespace consturi

#endif
