// URIs that meet a requirement, as types: a function that takes one can rely on it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_REQUIRED_URI_HPP
#define CONSTURI_REQUIREMENTS_REQUIRED_URI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/requirements/combine.hpp>
#include <consturi/support/reject.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/uri.hpp>

#include <boost/hana/at.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace consturi::requirements::detail {

/// Counts what is appended.
struct size_counter {
    std::size_t size = 0;

    constexpr void operator+=(char) noexcept { ++size; }
    constexpr void operator+=(std::string_view text) noexcept { size += text.size(); }
};

/// Stores what is appended, with a zero at the end.
template <std::size_t N>
struct char_buffer {
    char chars[N]{};
    std::size_t size = 0;

    constexpr void operator+=(char c) noexcept { chars[size++] = c; }
    constexpr void operator+=(std::string_view of) noexcept {
        for (char const c : of) *this += c;
    }
};

constexpr std::size_t spelling_size(requirement auto const& r) noexcept {
    size_counter to;
    r.append_name(to);
    return to.size;
}

template <auto Requirement>
consteval auto spelling_of() noexcept {
    char_buffer<spelling_size(Requirement) + 1> to;
    Requirement.append_name(to);
    return fixed_string(to.chars);
}
template <auto Requirement>
inline constexpr auto spelling = spelling_of<Requirement>();

/// The first requirement that is not met, as part of the spelling of the whole.
template <auto Requirement>
constexpr std::string_view name_of_unmet(candidate const& u) noexcept {
    auto left = spelling<Requirement>.view();
    with_first_unmet(Requirement, u, [&](auto const& part) {
        char_buffer<spelling<Requirement>.view().size() + 1> name;
        part.append_name(name);
        while (!left.starts_with({name.chars, name.size}))
            left.remove_prefix(1); // g++ 12's sanitizer cannot evaluate find
        left = left.substr(0, name.size);
    });
    return left;
}

/// Rejects a URI by its first requirement that is not met. The reason is the requirement as in the source.
template <auto Requirement>
constexpr rejection reject_unmet(candidate const& u, auto const&) noexcept {
    auto const first = Requirement.unmet_in(u);
#if !defined(__clang__)
    switch (first.which) { // the line of the first allocation is what g++ prints
#define CONSTURI_REQUIREMENT(name, component, form, part)                                                              \
    case requirement_id::name: new char; break;
#include <consturi/requirements/requirements.def>
    }
#endif
    return reject<spelling_of<Requirement>()>(first.position);
}
template <auto Requirement, class... Parts>
constexpr rejection reject_unmet(candidate const& u, all_of<Parts...> const&) noexcept {
    rejection first{};
    [&]<std::size_t... Is>(std::index_sequence<Is...>) {
        (void)((boost::hana::at_c<Is>(Requirement.parts)(u)
                || (first = reject_unmet<boost::hana::at_c<Is>(Requirement.parts)>(
                        u, boost::hana::at_c<Is>(Requirement.parts)),
                    false))
               && ...);
    }(std::index_sequence_for<Parts...>());
    return first;
}

#if defined(__clang__)
/// Objects with the names of the requirements and of their negations.
namespace unmet_requirements {
#define CONSTURI_REQUIREMENT(name, component, form, part)                                                              \
    inline constexpr reason name{"requirement not met: " #name}, not_##name{"requirement not met: !" #name};
#include <consturi/requirements/requirements.def>
} // namespace unmet_requirements

/// Rejects a URI by its first requirement that is not met. The reason is the name of the requirement.
constexpr rejection reject_by_name(unmet const& first) noexcept {
    switch (first.which) {
#define CONSTURI_REQUIREMENT(name, component, form, part)                                                              \
    case requirement_id::name:                                                                                         \
        return {first.is_negated ? &unmet_requirements::not_##name : &unmet_requirements::name, first.position};
#include <consturi/requirements/requirements.def>
    }
    return {};
}
/// Rejects a URI by a requirement that has no name of its own, but the text in the source.
template <auto Requirement>
constexpr void reject_if_named_in_source(candidate const& u) noexcept {
    auto const which = Requirement.unmet_in(u).which;
    if (which == requirement_id::satisfies || which == requirement_id::any_of)
        reject_unmet<Requirement>(u, Requirement);
}
#endif

/// The error of a URI that does not meet the requirement: the name of its first part that is not met.
template <auto Requirement>
constexpr diagnosis unmet_error(candidate const& u) noexcept {
    return diagnosis_at(Requirement.unmet_in(u).position, name_of_unmet<Requirement>(u), mistake::requirement_not_met);
}

template <auto Value>
struct constant {};

/// Whether `Whole` is `Part`, or a conjunction that has it.
template <auto Part, auto Whole>
constexpr bool has_part(auto const&) noexcept {
    return std::same_as<constant<Part>, constant<Whole>>;
}
template <auto Part, auto Whole, class... Parts>
constexpr bool has_part(all_of<Parts...> const&) noexcept {
    return []<std::size_t... Is>(std::index_sequence<Is...>) {
        return (std::same_as<constant<Part>, constant<boost::hana::at_c<Is>(Whole.parts)>> || ...);
    }(std::index_sequence_for<Parts...>());
}
/// Whether a URI that meets `Stronger` meets `Weaker`, because the one has each part of the other.
template <auto Weaker, auto Stronger>
constexpr bool has_parts(auto const&) noexcept {
    return has_part<Weaker, Stronger>(Stronger);
}
template <auto Weaker, auto Stronger, class... Parts>
constexpr bool has_parts(all_of<Parts...> const&) noexcept {
    return []<std::size_t... Is>(std::index_sequence<Is...>) {
        return (has_part<boost::hana::at_c<Is>(Weaker.parts), Stronger>(Stronger) && ...);
    }(std::index_sequence_for<Parts...>());
}

/// Whether each URI of another kind meets the requirement, because it meets one with the same parts.
template <auto Requirement, class Kind>
inline constexpr bool meets = false;
template <auto Requirement, class Kind>
    requires requires { Kind::requirement(); }
inline constexpr bool meets<Requirement, Kind> = has_parts<Requirement, Kind::requirement()>(Requirement);

/// The syntax of the URIs that meet a requirement.
template <auto Requirement>
struct required_syntax : rfc3986::syntax {
    using narrowed = rfc3986::syntax;

    template <class>
    static constexpr bool accepts(std::string_view text, components const& at) noexcept {
        return Requirement(access::make<uri_view>(text, at));
    }
    template <bool AtRunTime, class>
    static constexpr diagnosis error_in_uri(std::string_view text, components const& at) noexcept {
        return unmet_error<Requirement>(access::make<uri_view>(text, at));
    }
    /// Rejects a literal by its mistake or by the requirement.
    static constexpr rejection reject(std::string_view text) noexcept {
        components at;
        if (!is_valid<rfc3986::syntax>(rfc3986::URI, text, at)) return reject_literal<kinds::uri>(text);
        auto const u = access::make<uri_view>(text, at);
#if defined(__clang__)
        return reject_by_name(Requirement.unmet_in(u));
#else
        return reject_unmet<Requirement>(u, Requirement);
#endif
    }
};

#if !defined(__clang__)
/// The constant `u` as a view of another type. Rejected, if it does not meet the requirement.
template <class View, auto Requirement>
constexpr View checked_constant(candidate const& u) noexcept {
    if (Requirement(u)) return access::make<View>(u.text, u.offsets);
    components at;
    mark_as_rejected(at);
    return access::make<View>(text_of(reject_unmet<Requirement>(u, Requirement)), at);
}
#endif

} // namespace consturi::requirements::detail

namespace consturi {

namespace kinds {

/// The kind of the URIs that meet a requirement, which is a variable with static storage duration: compilers print its
/// name instead of its value.
template <auto const& Requirement>
    requires(requirements::requirement<std::remove_cvref_t<decltype(Requirement)>>)
struct required : uri {
    static consteval auto const& requirement() noexcept { return Requirement; }
    using syntax = requirements::detail::required_syntax<Requirement>;
    using edited = uri;
    template <class Other>
    static constexpr bool includes = requirements::detail::meets<Requirement, Other>;
    template <class Self>
    using members = narrowed_interface<Self>;
    template <class Self, class Kind>
    using owner_interface = component_owner_interface<Self, Kind, identifier_interface<Self>>;
    template <class Self>
    using edits = detail::no_edits<Self>;
};

} // namespace kinds

/// A view of a URI that meets `Requirement`, a constant at namespace scope: a function with a parameter of this type
/// takes no other URIs. In a header, the requirement is `inline`. A required_uri is created from
///
/// - a literal, which the compiler checks, like a checked_uri;
/// - `parse_uri<Requirement>(text)`, `require<Requirement>(u)`, or, at run time, `required_uri<Requirement>::from(u)`;
/// - a required_uri or an owned_uri whose requirement has each part of this one: `a && b && c` has those of `a && c`.
///
/// It has the members of a uri_view, to which it converts.
///
///     inline constexpr auto public_endpoint = scheme_is("https") && has_host && !has_userinfo;
///     constexpr auto host_of(required_uri<public_endpoint> u) { return u.host(); }
///     static_assert(host_of("https://example.com/") == "example.com");
///     assert(host_of(*parse_uri<public_endpoint>("https://example.com/")) == "example.com");
template <auto const& Requirement>
using required_uri = basic_checked<kinds::required<Requirement>>;

/// A URI that meets `Requirement` and owns its text, or nothing: it is empty if it was default-constructed or moved
/// from. An empty one must not become a required_uri: the program is terminated.
///
///     inline constexpr auto public_endpoint = scheme_is("https") && has_host && !has_userinfo;
///     using endpoint = owned_uri<public_endpoint>;
///     auto const parsed = endpoint::parse("https://example.com/");
///     assert(parsed && parsed->host() == "example.com");
///     assert(endpoint::parse("http://example.com/").error().rule() == "scheme_is(\"https\")");
template <auto const& Requirement>
using owned_uri = basic_owner<kinds::required<Requirement>>;

namespace detail {

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
template <auto const& Requirement>
struct rejects_literals<kinds::required<Requirement>> {
    constexpr rejects_literals() = default;
    template <std::size_t N>
    consteval rejects_literals(char const (&literal)[N]) noexcept
#define CONSTURI_MISTAKE(name, kind, message) CONSTURI_REJECT(mistakes::name, message)
#define CONSTURI_REQUIREMENT(name, component, form, part)                                                              \
    CONSTURI_REJECT(requirements::detail::unmet_requirements::name, "requirement not met: " #name)                     \
    CONSTURI_REJECT(requirements::detail::unmet_requirements::not_##name, "requirement not met: !" #name)
#define CONSTURI_REJECT(reason, message)                                                                               \
    __attribute__((diagnose_if(reject_literal<kinds::required<Requirement>>(text_of(literal)).why == &(reason),        \
                               message, "error")))
#include <consturi/diagnosis/mistakes.def>
#include <consturi/requirements/requirements.def>
#undef CONSTURI_REJECT
    {
        components at;
        if (is_valid<rfc3986::syntax>(rfc3986::URI, text_of(literal), at))
            requirements::detail::reject_if_named_in_source<Requirement>(access::make<uri_view>(text_of(literal), at));
    }
};
#pragma clang diagnostic pop
#endif

} // namespace detail
} // namespace consturi

#endif
