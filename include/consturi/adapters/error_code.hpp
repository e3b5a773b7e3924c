// Mistakes as std::error_code, for code that reports errors so.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_ERROR_CODE_HPP
#define CONSTURI_ADAPTERS_ERROR_CODE_HPP

#include <consturi/diagnosis/message.hpp>
#include <consturi/diagnosis/mistake.hpp>

#include <string>
#include <system_error>
#include <type_traits>

template <>
struct std::is_error_code_enum<consturi::mistake> : std::true_type {};

namespace consturi {

/// The category of the mistakes. Each of them is equivalent to std::errc::invalid_argument.
[[nodiscard]] inline std::error_category const& mistake_category() noexcept {
    static struct : std::error_category {
        char const* name() const noexcept override { return "consturi"; }
        std::string message(int value) const override {
            return std::string(detail::message_of(static_cast<mistake>(value - 1)));
        }
        std::error_condition default_error_condition(int) const noexcept override {
            return std::errc::invalid_argument;
        }
    } const category;
    return category;
}

/// A mistake as an error code. It has no position. The value is not that of the enumerator: 0 stands for success.
///
///     std::error_code const why = parse_uri("http://h:80a/").error().code();
///     assert(why == mistake::letter_in_port && why == std::errc::invalid_argument);
///     assert(why.message() == "letter in the port");
[[nodiscard]] inline std::error_code make_error_code(mistake which) noexcept {
    return {static_cast<int>(which) + 1, mistake_category()};
}

} // namespace consturi

#endif
