// Values of the variables of a template (RFC 6570 2.3): undefined, a text, a list, or pairs.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_VALUE_HPP
#define CONSTURI_TEMPLATES_VALUE_HPP

#include <consturi/support/integer.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/uri/identifier_interface.hpp>

#include <charconv>
#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace consturi {

class template_value;

namespace detail {

template <class T>
concept text_value = std::convertible_to<T const&, std::string_view> || any_identifier<T>;
template <class T>
inline constexpr bool is_fixed_string = false;
template <std::size_t N>
inline constexpr bool is_fixed_string<fixed_string<N>> = true;
/// What is one text in a URI: a text, a number or a truth value.
template <class T>
concept scalar_value =
    text_value<T> || is_fixed_string<T> || number<T> || std::floating_point<T> || std::same_as<T, bool>;

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = scalar_value<T>;
/// A member of a list, or the value of a pair; one that is undefined is left out.
template <class T>
concept member_value = scalar_value<T> || is_optional<T>;

template <class T>
concept value_range = !scalar_value<T> && requires(T const& values) {
    std::begin(values) != std::end(values);
    *std::begin(values);
};
template <value_range T>
using member_of = std::remove_cvref_t<decltype(*std::begin(std::declval<T const&>()))>;
template <class T>
concept list_value = value_range<T> && member_value<member_of<T>>;
template <class T>
concept pair_value = requires(T const& pair) {
    requires text_value<std::remove_cvref_t<decltype(pair.first)>>;
    requires member_value<std::remove_cvref_t<decltype(pair.second)>>;
};
template <class T>
concept pairs_value = value_range<T> && pair_value<member_of<T>>;

/// Whether a type can be the value of a variable.
template <class T>
concept any_template_value = scalar_value<T> || list_value<T> || pairs_value<T> || std::same_as<T, std::nullopt_t>
                             || std::same_as<T, template_value>;
template <class T>
inline constexpr bool is_template_value = any_template_value<T>;
template <class T>
inline constexpr bool is_template_value<std::optional<T>> = any_template_value<T>;

/// Calls `use` with the text of a value.
template <scalar_value T>
constexpr decltype(auto) with_text(T const& value, auto&& use) {
    if constexpr (std::same_as<T, bool>) return use(std::string_view(value ? "true" : "false"));
    else if constexpr (number<T>) return use(decimal(value).view());
    else if constexpr (is_fixed_string<T>) return use(value.view());
    else if constexpr (any_identifier<T>) return use(value.text());
    else if constexpr (std::floating_point<T>) {
        char digits[64]; // the shortest text that is the same number; one of a long double has at most 46 bytes
        return use(std::string_view(digits, std::to_chars(digits, digits + sizeof digits, value).ptr));
    } else return use(std::string_view(value));
}

/// Calls `use` with the value, unless it is undefined.
template <member_value T>
constexpr void if_defined(T const& value, auto&& use) {
    if constexpr (scalar_value<T>) use(value);
    else if (value) use(*value);
}

} // namespace detail

/// The value of a variable of a template that is known at run time only (RFC 6570 2.3): undefined, a text, a list of
/// texts, or a list of pairs. An empty list is undefined.
///
///     std::map<std::string, template_value, std::less<>> const values{{"id", 7}, {"q", "a b"}, {"page", {}}};
class template_value {
public:
    using list = std::vector<std::string>;
    using pairs = std::vector<std::pair<std::string, std::string>>;

    /// Undefined.
    template_value() noexcept = default;
    template_value(std::nullopt_t) noexcept {}
    /// A text; a number in decimal digits; `true` or `false`. A text is data: the expansion encodes it.
    template <detail::scalar_value T>
    template_value(T const& value)
        : value_(detail::with_text(value, [](std::string_view text) { return std::string(text); })) {}
    template_value(std::string&& text) noexcept : value_(std::move(text)) {}
    template_value(list values) noexcept : value_(std::move(values)) {}
    template_value(pairs values) noexcept : value_(std::move(values)) {}

    /// Calls `use` with std::nullopt, a std::string, a `list` or `pairs`.
    decltype(auto) visit(auto&& use) const {
        return std::visit(
            [&]<class T>(T const& value) -> decltype(auto) {
                if constexpr (std::same_as<T, std::monostate>) return use(std::nullopt);
                else return use(value);
            },
            value_);
    }
    [[nodiscard]] friend bool operator==(template_value const&, template_value const&) = default;

private:
    std::variant<std::monostate, std::string, list, pairs> value_;
};

namespace detail {

/// Calls one of four functions of `use`: undefined(), text(std::string_view), list(range) or pairs(range).
template <class T>
    requires is_template_value<T>
constexpr void visit_value(T const& value, auto&& use) {
    if constexpr (std::same_as<T, std::nullopt_t>) use.undefined();
    else if constexpr (std::same_as<T, template_value>) value.visit([&](auto const& held) { visit_value(held, use); });
    else if constexpr (scalar_value<T>) with_text(value, [&](std::string_view text) { use.text(text); });
    else if constexpr (list_value<T>) use.list(value);
    else if constexpr (pairs_value<T>) use.pairs(value);
    else if (value) visit_value(*value, use);
    else use.undefined();
}

/// How an argument stores its value: what is small or a literal, as a copy, so that it can be a template argument.
template <class T>
struct stored {
    using type = T const&;
};
template <class T>
    requires(std::is_trivially_copyable_v<T> && !std::is_array_v<T>)
struct stored<T> {
    using type = T;
};
template <std::size_t N>
struct stored<char[N]> {
    using type = fixed_string<N>;
};
template <class T>
using stored_t = typename stored<T>::type;

} // namespace detail

/// The value of the variable with this name: see `arg`.
template <fixed_string Name, class T>
struct template_argument {
    T value; // public, because a template argument requires it
    static constexpr std::string_view name = Name.view();
};

/// A value for the variables of a template with this name. The value is a text, which is encoded; a number or a truth
/// value; a range of these; a range of pairs of them, such as a std::map; or a std::optional of one of these. What is
/// undefined, std::nullopt or an empty range, is left out. The result refers to ranges and strings: pass it on at once.
///
///     assert(expand("/users/{id}"_uri_template, arg<"id">("a b")).value().str() == "/users/a%20b");
template <fixed_string Name, class T>
    requires detail::is_template_value<T>
[[nodiscard]] constexpr auto arg(T const& value [[clang::lifetimebound]]) noexcept {
    return template_argument<Name, detail::stored_t<T>>{value};
}
/// The text in a buffer, up to its zero.
template <fixed_string Name, std::size_t N>
[[nodiscard]] constexpr auto arg(char (&buffer [[clang::lifetimebound]])[N]) noexcept {
    std::string_view const all(buffer, N);
    return template_argument<Name, std::string_view>{all.substr(0, all.find('\0'))};
}
template <fixed_string Name, class T>
    requires detail::member_value<T>
[[nodiscard]] constexpr auto arg(std::initializer_list<T> values) noexcept {
    return template_argument<Name, std::initializer_list<T>>{values};
}

} // namespace consturi

#endif
