// A value, or why there is none: std::expected (C++23, [expected]) for C++20.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SUPPORT_RESULT_HPP
#define CONSTURI_SUPPORT_RESULT_HPP

#include <consturi/config.hpp>

#include <concepts>
#include <cstdlib>
#include <exception>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <version>

#if defined(__cpp_lib_expected) && __cpp_lib_expected >= 202202L
#include <expected>
#endif

namespace consturi {

/// What `result::value` throws where there is no value: std::bad_expected_access.
template <class E>
class bad_result_access;
template <>
class bad_result_access<void> : public std::exception {
public:
    [[nodiscard]] char const* what() const noexcept override { return "consturi::result has no value"; }

protected:
    bad_result_access() = default;
};
/// Its `what()` is `to_string(error)` if there is such a function, and otherwise only says that there is no value.
template <class E>
class bad_result_access : public bad_result_access<void> {
public:
    explicit bad_result_access(E error) : bad_result_access(error, what_of(error)) {}
    /// An operation that knows more than the error gives another text.
    bad_result_access(E error, std::string const& what) : error_(std::move(error)), what_(what) {}

    [[nodiscard]] char const* what() const noexcept override { return what_.what(); }
    [[nodiscard]] E& error() & noexcept { return error_; }
    [[nodiscard]] E const& error() const& noexcept { return error_; }
    [[nodiscard]] E&& error() && noexcept { return std::move(error_); }
    [[nodiscard]] E const&& error() const&& noexcept { return std::move(error_); }

private:
    static std::string what_of(E const& error) {
        if constexpr (requires {
                          { to_string(error) } -> std::same_as<std::string>;
                      })
            return to_string(error);
        else return "consturi::result has no value";
    }

    E error_;
    std::runtime_error what_; // a string that is copied without exceptions
};

#if defined(__cpp_lib_expected) && __cpp_lib_expected >= 202202L
using std::unexpect, std::unexpect_t, std::unexpected; // the same names, also with `using namespace std`
#else
/// An error on its way into a result: std::unexpected.
template <class E>
class unexpected {
public:
    template <class G = E>
        requires(!std::is_same_v<std::remove_cvref_t<G>, unexpected>
                 && !std::is_same_v<std::remove_cvref_t<G>, std::in_place_t> && std::is_constructible_v<E, G>)
    constexpr explicit unexpected(G&& error) : error_(std::forward<G>(error)) {}
    template <class... Args>
        requires(std::is_constructible_v<E, Args...>)
    constexpr explicit unexpected(std::in_place_t, Args&&... args) : error_(std::forward<Args>(args)...) {}
    template <class U, class... Args>
        requires(std::is_constructible_v<E, std::initializer_list<U>&, Args...>)
    constexpr explicit unexpected(std::in_place_t, std::initializer_list<U> list, Args&&... args)
        : error_(list, std::forward<Args>(args)...) {}

    constexpr E& error() & noexcept { return error_; }
    constexpr E const& error() const& noexcept { return error_; }
    constexpr E&& error() && noexcept { return std::move(error_); }
    constexpr E const&& error() const&& noexcept { return std::move(error_); }

    constexpr void swap(unexpected& other) noexcept(std::is_nothrow_swappable_v<E>) {
        using std::swap;
        swap(error_, other.error_);
    }
    friend constexpr void swap(unexpected& a, unexpected& b) noexcept(std::is_nothrow_swappable_v<E>)
        requires(std::is_swappable_v<E>)
    {
        a.swap(b);
    }
    template <class G>
    [[nodiscard]] friend constexpr bool operator==(unexpected const& a, unexpected<G> const& b) {
        return a.error() == b.error();
    }

private:
    E error_;
};
template <class E>
unexpected(E) -> unexpected<E>;

/// Says that an error is to be made in place: std::unexpect.
struct unexpect_t {
    explicit unexpect_t() = default;
};
inline constexpr unexpect_t unexpect{};
#endif

template <class T, class E>
class result;

namespace detail {

template <class R>
inline constexpr bool is_result = false;
template <class T, class E>
inline constexpr bool is_result<result<T, E>> = true;
template <class E>
inline constexpr bool is_unexpected = false;
template <class E>
inline constexpr bool is_unexpected<unexpected<E>> = true;

// Whether there is always one of the two, where one takes the place of the other.
template <class T, class E>
inline constexpr bool always_holds_one =
    (std::is_void_v<T> || std::is_nothrow_move_constructible_v<T>) && std::is_nothrow_move_constructible_v<E>;

// A base that keeps a class from being assigned to, if it has to be.
template <bool Assignable>
struct assignable {};
template <>
struct assignable<false> {
    assignable() = default;
    assignable(assignable const&) = default;
    assignable& operator=(assignable const&) = delete;
};

/// Its name appears in the compiler's message. Store the owner in a variable, or use the string that str() returns.
class a_temporary_has_no_views;
/// An owner: the view of a temporary one would dangle.
template <class T>
concept has_views_as_lvalue_only = requires(T& value) { value.view(); } && !requires { std::declval<T>().view(); };
} // namespace detail

/// A `T`, or an `E` that says why there is none: the members and the meaning of std::expected, the same type in every
/// language mode. It converts to and from std::expected where there is one. `E` is parse_error unless stated otherwise.
///
/// `value()` of a result without one throws `bad_result_access`, or ends the program where exceptions are turned off.
/// A result always holds one of the two: it can be assigned to where neither throws when it is moved.
///
///     constexpr auto parsed = parse_uri("https://example.com/");
///     static_assert(parsed && parsed->host() == "example.com");
///     static_assert(!parse_uri("https://exa mple.com/"));
template <class T, class E>
class [[nodiscard]] result : detail::assignable<!std::is_const_v<T> && detail::always_holds_one<T, E>> {
    static_assert(!std::is_reference_v<T> && std::is_object_v<E> && std::is_same_v<E, std::remove_cv_t<E>>,
                  "a result holds objects, not references, and an error that is not const");

    using stored = std::conditional_t<std::is_void_v<T>, std::monostate, std::remove_const_t<T>>;
    static constexpr auto in_value = std::in_place_index<0>;
    static constexpr auto in_error = std::in_place_index<1>;

public:
    using value_type = T;
    using error_type = E;
    using unexpected_type = unexpected<E>;
    template <class U>
    using rebind = result<U, E>;

    constexpr result()
        requires(std::is_default_constructible_v<stored>)
    = default;
    template <class U = T>
        requires(!std::is_void_v<T> && !std::is_same_v<std::remove_cvref_t<U>, result>
                 && !std::is_same_v<std::remove_cvref_t<U>, std::in_place_t>
                 && !std::is_same_v<std::remove_cvref_t<U>, unexpect_t>
                 && !detail::is_unexpected<std::remove_cvref_t<U>> && std::is_constructible_v<stored, U>
                 && !(std::is_same_v<stored, bool>
                      && detail::is_result<std::remove_cvref_t<U>>)) // a result is a bool for another reason
    constexpr explicit(!std::is_convertible_v<U, stored>) result(U&& value)
        : either_(in_value, std::forward<U>(value)) {}
    template <class G>
        requires(std::is_constructible_v<E, G const&>)
    constexpr explicit(!std::is_convertible_v<G const&, E>) result(unexpected<G> const& wrong)
        : either_(in_error, wrong.error()) {}
    template <class G>
        requires(std::is_constructible_v<E, G>)
    constexpr explicit(!std::is_convertible_v<G, E>) result(unexpected<G>&& wrong)
        : either_(in_error, std::move(wrong).error()) {}
    template <class U, class G>
        requires(std::is_void_v<T> == std::is_void_v<U>
                 && (std::is_void_v<U> || std::is_constructible_v<stored, U const&>)
                 && std::is_constructible_v<E, G const&> && !std::is_same_v<result<U, G>, result>)
    constexpr explicit(!(std::is_void_v<U> || std::is_convertible_v<U const&, stored>)
                       || !std::is_convertible_v<G const&, E>) result(result<U, G> const& other)
        : either_(other ? from_value(other) : variant(in_error, other.error())) {}
    template <class U, class G>
        requires(std::is_void_v<T> == std::is_void_v<U> && (std::is_void_v<U> || std::is_constructible_v<stored, U>)
                 && std::is_constructible_v<E, G> && !std::is_same_v<result<U, G>, result>)
    constexpr explicit(!(std::is_void_v<U> || std::is_convertible_v<U, stored>) || !std::is_convertible_v<G, E>)
        result(result<U, G>&& other)
        : either_(other ? from_value(std::move(other)) : variant(in_error, std::move(other).error())) {}
    template <class... Args>
        requires(std::is_constructible_v<stored, Args...>)
    constexpr explicit result(std::in_place_t, Args&&... args) : either_(in_value, std::forward<Args>(args)...) {}
    template <class U, class... Args>
        requires(std::is_constructible_v<stored, std::initializer_list<U>&, Args...>)
    constexpr explicit result(std::in_place_t, std::initializer_list<U> list, Args&&... args)
        : either_(in_value, list, std::forward<Args>(args)...) {}
    template <class... Args>
        requires(std::is_constructible_v<E, Args...>)
    constexpr explicit result(unexpect_t, Args&&... args) : either_(in_error, std::forward<Args>(args)...) {}
    template <class U, class... Args>
        requires(std::is_constructible_v<E, std::initializer_list<U>&, Args...>)
    constexpr explicit result(unexpect_t, std::initializer_list<U> list, Args&&... args)
        : either_(in_error, list, std::forward<Args>(args)...) {}

    template <class U = T>
        requires(!std::is_void_v<T> && !std::is_const_v<T> && !std::is_same_v<std::remove_cvref_t<U>, result>
                 && !detail::is_unexpected<std::remove_cvref_t<U>> && std::is_constructible_v<stored, U>
                 && std::is_assignable_v<stored&, U> && detail::always_holds_one<T, E>)
    constexpr result& operator=(U&& value) {
        if (has_value()) **this = std::forward<U>(value);
        else either_ = variant(in_value, std::forward<U>(value));
        return *this;
    }
    template <class G>
        requires(std::is_constructible_v<E, G const&> && std::is_assignable_v<E&, G const&>
                 && detail::always_holds_one<T, E>)
    constexpr result& operator=(unexpected<G> const& wrong) {
        return assign_error(wrong.error());
    }
    template <class G>
        requires(std::is_constructible_v<E, G> && std::is_assignable_v<E&, G> && detail::always_holds_one<T, E>)
    constexpr result& operator=(unexpected<G>&& wrong) {
        return assign_error(std::move(wrong).error());
    }
    template <class... Args>
        requires(std::is_nothrow_constructible_v<stored, Args...>)
    constexpr decltype(auto) emplace(Args&&... args) noexcept {
        either_.template emplace<0>(std::forward<Args>(args)...);
        return **this;
    }
    template <class U, class... Args>
        requires(std::is_nothrow_constructible_v<stored, std::initializer_list<U>&, Args...>)
    constexpr decltype(auto) emplace(std::initializer_list<U> list, Args&&... args) noexcept {
        either_.template emplace<0>(list, std::forward<Args>(args)...);
        return **this;
    }
    constexpr void swap(result& other) noexcept(std::is_nothrow_swappable_v<stored> && std::is_nothrow_swappable_v<E>)
        requires(!std::is_const_v<T> && std::is_swappable_v<stored> && std::is_swappable_v<E>
                 && detail::always_holds_one<T, E>)
    {
        either_.swap(other.either_);
    }
    friend constexpr void swap(result& a, result& b) noexcept(noexcept(a.swap(b)))
        requires requires { a.swap(b); }
    {
        a.swap(b);
    }

    [[nodiscard]] constexpr bool has_value() const noexcept { return either_.index() == 0; }
    constexpr explicit operator bool() const noexcept { return has_value(); }

    /// The value. Ends the program if there is none.
    constexpr std::add_lvalue_reference_t<T> operator*() & noexcept [[clang::lifetimebound]] {
        return static_cast<std::add_lvalue_reference_t<T>>(std::get<0>(either_));
    }
    constexpr std::add_lvalue_reference_t<T const> operator*() const& noexcept [[clang::lifetimebound]] {
        return static_cast<std::add_lvalue_reference_t<T const>>(std::get<0>(either_));
    }
    constexpr std::add_rvalue_reference_t<T> operator*() && noexcept [[clang::lifetimebound]] {
        return static_cast<std::add_rvalue_reference_t<T>>(std::get<0>(either_));
    }
    constexpr std::add_rvalue_reference_t<T const> operator*() const&& noexcept [[clang::lifetimebound]] {
        return static_cast<std::add_rvalue_reference_t<T const>>(std::get<0>(either_));
    }
    constexpr std::add_pointer_t<T> operator->() & noexcept [[clang::lifetimebound]]
        requires(!std::is_void_v<T>)
    {
        return &std::get<0>(either_);
    }
    constexpr std::add_pointer_t<T> operator->() && noexcept [[clang::lifetimebound]]
        requires(!std::is_void_v<T> && !detail::has_views_as_lvalue_only<T>)
    {
        return &std::get<0>(either_);
    }
    constexpr std::add_pointer_t<stored const> operator->() const& noexcept [[clang::lifetimebound]]
        requires(!std::is_void_v<T>)
    {
        return &std::get<0>(either_);
    }
    // A view of an owner inside of a temporary would dangle, and `->` makes the owner an lvalue.
    detail::a_temporary_has_no_views operator->() const&& requires(detail::has_views_as_lvalue_only<T>) = delete;

    /// The value. Throws `bad_result_access` if there is none; ends the program if the translation unit is compiled
    /// with -fno-exceptions. Always inlined: otherwise, a program with translation units of both kinds would violate
    /// the one-definition rule, and the linker would select one behavior for all of them.
    [[gnu::always_inline]] constexpr std::add_lvalue_reference_t<T> value() & [[clang::lifetimebound]] {
        return have_value(), **this;
    }
    [[gnu::always_inline]] constexpr std::add_lvalue_reference_t<T const> value() const& [[clang::lifetimebound]] {
        return have_value(), **this;
    }
    [[gnu::always_inline]] constexpr std::add_rvalue_reference_t<T> value() && [[clang::lifetimebound]] {
        return have_value(), *std::move(*this);
    }
    [[gnu::always_inline]] constexpr std::add_rvalue_reference_t<T const> value() const&& [[clang::lifetimebound]] {
        return have_value(), *std::move(*this);
    }

    /// The error. Ends the program if there is none.
    constexpr E& error() & noexcept [[clang::lifetimebound]] { return std::get<1>(either_); }
    constexpr E const& error() const& noexcept [[clang::lifetimebound]] { return std::get<1>(either_); }
    constexpr E&& error() && noexcept [[clang::lifetimebound]] { return std::move(std::get<1>(either_)); }
    constexpr E const&& error() const&& noexcept [[clang::lifetimebound]] { return std::move(std::get<1>(either_)); }

    template <class U = stored>
    [[nodiscard]] constexpr T value_or(U&& other) const& {
        return has_value() ? **this : static_cast<T>(std::forward<U>(other));
    }
    template <class U = stored>
    [[nodiscard]] constexpr T value_or(U&& other) && {
        return has_value() ? *std::move(*this) : static_cast<T>(std::forward<U>(other));
    }
    template <class G = E>
    [[nodiscard]] constexpr E error_or(G&& other) const& {
        return has_value() ? static_cast<E>(std::forward<G>(other)) : error();
    }
    template <class G = E>
    [[nodiscard]] constexpr E error_or(G&& other) && {
        return has_value() ? static_cast<E>(std::forward<G>(other)) : std::move(*this).error();
    }

    // What each of the next four does is said once, in the private section.
    template <class F>
    constexpr auto and_then(F&& f) & {
        return and_then(*this, std::forward<F>(f));
    }
    template <class F>
    constexpr auto and_then(F&& f) const& {
        return and_then(*this, std::forward<F>(f));
    }
    template <class F>
    constexpr auto and_then(F&& f) && {
        return and_then(std::move(*this), std::forward<F>(f));
    }
    template <class F>
    constexpr auto and_then(F&& f) const&& {
        return and_then(std::move(*this), std::forward<F>(f));
    }
    template <class F>
    constexpr auto or_else(F&& f) & {
        return or_else(*this, std::forward<F>(f));
    }
    template <class F>
    constexpr auto or_else(F&& f) const& {
        return or_else(*this, std::forward<F>(f));
    }
    template <class F>
    constexpr auto or_else(F&& f) && {
        return or_else(std::move(*this), std::forward<F>(f));
    }
    template <class F>
    constexpr auto or_else(F&& f) const&& {
        return or_else(std::move(*this), std::forward<F>(f));
    }
    template <class F>
    constexpr auto transform(F&& f) & {
        return transform(*this, std::forward<F>(f));
    }
    template <class F>
    constexpr auto transform(F&& f) const& {
        return transform(*this, std::forward<F>(f));
    }
    template <class F>
    constexpr auto transform(F&& f) && {
        return transform(std::move(*this), std::forward<F>(f));
    }
    template <class F>
    constexpr auto transform(F&& f) const&& {
        return transform(std::move(*this), std::forward<F>(f));
    }
    template <class F>
    constexpr auto transform_error(F&& f) & {
        return transform_error(*this, std::forward<F>(f));
    }
    template <class F>
    constexpr auto transform_error(F&& f) const& {
        return transform_error(*this, std::forward<F>(f));
    }
    template <class F>
    constexpr auto transform_error(F&& f) && {
        return transform_error(std::move(*this), std::forward<F>(f));
    }
    template <class F>
    constexpr auto transform_error(F&& f) const&& {
        return transform_error(std::move(*this), std::forward<F>(f));
    }

#if defined(__cpp_lib_expected) && __cpp_lib_expected >= 202202L
    constexpr result(std::expected<T, E> const& other)
        : either_(other ? from_value(other) : variant(in_error, other.error())) {}
    constexpr result(std::expected<T, E>&& other)
        : either_(other ? from_value(std::move(other)) : variant(in_error, std::move(other).error())) {}
    constexpr operator std::expected<T, E>() const& { return to_expected(*this); }
    constexpr operator std::expected<T, E>() && { return to_expected(std::move(*this)); }
#endif

private:
    template <class, class>
    friend class result;
    using variant = std::variant<stored, E>;

    template <class G>
    constexpr result& assign_error(G&& error) {
        if (has_value()) either_ = variant(in_error, std::forward<G>(error));
        else std::get<1>(either_) = std::forward<G>(error);
        return *this;
    }
    template <class R>
    static constexpr variant from_value(R&& other) {
        if constexpr (std::is_void_v<T>) return variant(in_value);
        else return variant(in_value, *std::forward<R>(other));
    }
#if defined(__cpp_lib_expected) && __cpp_lib_expected >= 202202L
    template <class R>
    static constexpr std::expected<T, E> to_expected(R&& self) {
        if (!self) return std::unexpected<E>(std::forward<R>(self).error());
        if constexpr (std::is_void_v<T>) return {};
        else return *std::forward<R>(self);
    }
#endif
    // std::invoke, without all of <functional>
    template <class F, class A>
    static constexpr decltype(auto) called(F&& f, A&& argument) {
        if constexpr (std::is_member_function_pointer_v<std::remove_cvref_t<F>>)
            return (std::forward<A>(argument).*f)();
        else if constexpr (std::is_member_object_pointer_v<std::remove_cvref_t<F>>) return std::forward<A>(argument).*f;
        else return std::forward<F>(f)(std::forward<A>(argument));
    }
    // f(value), f() for void
    template <class Self, class F>
    static constexpr decltype(auto) apply(Self&& self, F&& f) {
        if constexpr (std::is_void_v<T>) return std::forward<F>(f)();
        else return called(std::forward<F>(f), *std::forward<Self>(self));
    }
    template <class Self, class F>
    static constexpr auto and_then(Self&& self, F&& f) {
        using R = std::remove_cvref_t<decltype(apply(std::forward<Self>(self), std::forward<F>(f)))>;
        static_assert(detail::is_result<R>, "and_then takes a function that gives a result");
        if (!self) return R(unexpect, std::forward<Self>(self).error());
        return apply(std::forward<Self>(self), std::forward<F>(f));
    }
    template <class Self, class F>
    static constexpr auto or_else(Self&& self, F&& f) {
        using R = std::remove_cvref_t<decltype(called(std::forward<F>(f), std::forward<Self>(self).error()))>;
        static_assert(detail::is_result<R>, "or_else takes a function that gives a result");
        if (!self) return called(std::forward<F>(f), std::forward<Self>(self).error());
        if constexpr (std::is_void_v<T>) return R();
        else return R(std::in_place, *std::forward<Self>(self));
    }
    template <class Self, class F>
    static constexpr auto transform(Self&& self, F&& f) {
        using U = std::remove_cv_t<decltype(apply(std::forward<Self>(self), std::forward<F>(f)))>;
        using R = result<std::remove_cvref_t<U>, E>;
        if (!self) return R(unexpect, std::forward<Self>(self).error());
        if constexpr (!std::is_void_v<U>) return R(std::in_place, apply(std::forward<Self>(self), std::forward<F>(f)));
        else return apply(std::forward<Self>(self), std::forward<F>(f)), R();
    }
    template <class Self, class F>
    static constexpr auto transform_error(Self&& self, F&& f) {
        using R =
            result<T, std::remove_cvref_t<decltype(called(std::forward<F>(f), std::forward<Self>(self).error()))>>;
        if (!self) return R(unexpect, called(std::forward<F>(f), std::forward<Self>(self).error()));
        if constexpr (std::is_void_v<T>) return R();
        else return R(std::in_place, *std::forward<Self>(self));
    }
    [[gnu::always_inline]] constexpr void have_value() const {
        if (has_value()) return;
#if defined(__cpp_exceptions)
        throw bad_result_access<E>(error());
#else
        std::abort();
#endif
    }

    variant either_{in_value};
};

template <class T, class E, class U, class G>
    requires(std::is_void_v<T> == std::is_void_v<U>)
[[nodiscard]] constexpr bool operator==(result<T, E> const& a, result<U, G> const& b) {
    if (a.has_value() != b.has_value()) return false;
    if (!a) return a.error() == b.error();
    if constexpr (std::is_void_v<T>) return true;
    else return *a == *b;
}
template <class T, class E, class U>
    requires(!detail::is_result<U> && !detail::is_unexpected<U>
             && requires(T const& a, U const& b) { static_cast<bool>(a == b); })
[[nodiscard]] constexpr bool operator==(result<T, E> const& a, U const& value) {
    return a && *a == value;
}
template <class T, class E, class G>
[[nodiscard]] constexpr bool operator==(result<T, E> const& a, unexpected<G> const& wrong) {
    return !a && a.error() == wrong.error();
}

} // namespace consturi

#endif
