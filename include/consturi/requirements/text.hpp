// Requirements on the whole text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_TEXT_HPP
#define CONSTURI_REQUIREMENTS_TEXT_HPP

#include <consturi/operations/compare.hpp>
#include <consturi/requirements/requirement.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <consturi/support/attribute.def>

namespace consturi::requirements {

namespace detail {

struct is_normalized_requirement : basic_requirement<is_normalized_requirement, requirement_id::is_normalized> {
    template <class = void> // a template: the comparison is compiled only if it is used
    constexpr verdict judge(candidate const& u) const noexcept {
        return met_or_refuted(is_normal(u.view()));
    }
};

} // namespace detail

/// The URI is in normal form (RFC 3986 6.2.2): `normalize` returns the same text.
inline constexpr detail::is_normalized_requirement is_normalized;
/// The text has no `%2F`.
inline constexpr detail::absent<detail::requirement_id::no_encoded_slash, detail::find_triplet<detail::encodes<'/'>>>
    no_encoded_slash;
/// The text has no `%00`.
inline constexpr detail::absent<detail::requirement_id::no_encoded_nul, detail::find_triplet<detail::encodes<'\0'>>>
    no_encoded_nul;
/// The text has no control character in a triplet.
inline constexpr detail::absent<detail::requirement_id::no_encoded_controls,
                                detail::find_triplet<detail::encodes_control>>
    no_encoded_controls;
/// The text has no overlong form of UTF-8 in triplets: some parsers decode it.
inline constexpr detail::absent<detail::requirement_id::no_overlong_utf8,
                                detail::find_triplet<detail::encodes_overlong>>
    no_overlong_utf8;

/// The text has at most this number of bytes: a constant, or a std::size_t that is known at run time only.
struct max_length : detail::basic_requirement<max_length, detail::requirement_id::max_length> {
    std::uint32_t size;

    consteval explicit max_length(std::int64_t bytes) noexcept
        CONSTURI_ATTRIBUTE(diagnose_if(bytes < 0 || max_text_size < bytes, "not an argument of max_length", "error"))
        : size(static_cast<std::uint32_t>(bytes)) {
        if (bytes < 0 || max_text_size < bytes) detail::the_argument_of_a_requirement_does_not_match_its_rule();
    }
    constexpr explicit max_length(std::same_as<std::size_t> auto bytes) noexcept
        : size(static_cast<std::uint32_t>(bytes < max_text_size ? bytes : max_text_size)) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        return detail::met_or_refuted(u.text.size() <= size);
    }
    [[nodiscard]] constexpr detail::unmet unmet_in(detail::candidate const&) const noexcept {
        return {which, false, size};
    }
    constexpr void append_name(auto& to) const { detail::append_call(to, which, size); }
};

/// A user-defined requirement: a name, and a predicate whose type can be that of a template argument, such as a lambda.
/// (An object that contains a pointer to a function cannot be one for g++ 12; a lambda can call it.) A requirement that
/// is made at run time can have any predicate, such as a lambda with captures.
///
///     constexpr auto is_internal = [](uri_reference_view const& u) { return u.host() == "internal"; };
///     constexpr auto internal = satisfies("internal", is_internal);
template <std::size_t N, std::predicate<uri_reference_view const&> Callable>
    requires std::is_class_v<Callable>
struct satisfies : detail::basic_requirement<satisfies<N, Callable>, detail::requirement_id::satisfies> {
    fixed_string<N> name;
    Callable callable;

    constexpr satisfies(char const (&of)[N], Callable const& c) noexcept(std::is_nothrow_copy_constructible_v<Callable>)
        : name(of), callable(c) {}

    constexpr verdict judge(detail::candidate const& u) const noexcept {
        return detail::met_or_refuted(callable(u.view()));
    }
    constexpr void append_name(auto& to) const { to += name.view(); }
};

} // namespace consturi::requirements

#undef CONSTURI_ATTRIBUTE

#endif
