// Checking requirements: of constants at compile time, of text at run time; and naming the first one that is not met.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_REQUIRE_HPP
#define CONSTURI_REQUIREMENTS_REQUIRE_HPP

#include <consturi/abnf/checked.hpp>
#include <consturi/diagnosis/literal.hpp>
#include <consturi/requirements/address.hpp>
#include <consturi/requirements/authority.hpp>
#include <consturi/requirements/combine.hpp>
#include <consturi/requirements/host.hpp>
#include <consturi/requirements/host_in.hpp>
#include <consturi/requirements/path.hpp>
#include <consturi/requirements/required_uri.hpp>
#include <consturi/requirements/scheme.hpp>
#include <consturi/requirements/text.hpp>
#include <consturi/support/reject.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/uri.hpp>

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include <consturi/support/attribute.def>

namespace consturi::detail {

/// The view as which a URI or a URI reference is judged.
template <class U>
using judged_view = std::conditional_t<uri_with_scheme<U>, uri_view, uri_reference_view>;

} // namespace consturi::detail

#if defined(__clang__)
namespace consturi::requirements::detail {

// For attributes. Clang instantiates them before it checks whether `u` is a URI.
constexpr bool is_met_by(auto const& requirement, auto const& u) noexcept {
    if constexpr (any_uri<std::remove_cvref_t<decltype(u)>>) return requirement(u);
    else return false;
}
template <auto Requirement>
constexpr bool is_unmet(auto const& u, reason const& name) noexcept {
    if constexpr (any_uri<std::remove_cvref_t<decltype(u)>>)
        return reject_by_name(Requirement.unmet_in(u)).why == &name;
    else return false;
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
/// A view that does not meet the requirement: the type of a parameter, because clang prints the place of the argument.
template <auto Requirement, class View>
struct unfit {
    template <any_uri U, auto Unmet = Requirement>
        requires(std::same_as<judged_view<U>, View>)
    consteval unfit(U const& u) noexcept
#define CONSTURI_REQUIREMENT(name, component, form, part)                                                              \
    __attribute__((diagnose_if(is_unmet<Unmet>(u, unmet_requirements::name), "requirement not met: " #name, "error"))) \
    __attribute__((                                                                                                    \
        diagnose_if(is_unmet<Unmet>(u, unmet_requirements::not_##name), "requirement not met: !" #name, "error")))
#include <consturi/requirements/requirements.def>
    {
        reject_if_named_in_source<Requirement>(u);
    }
};
#pragma clang diagnostic pop

} // namespace consturi::requirements::detail
#endif

namespace consturi {

/// The first requirement that `u` does not meet, as in the source; nothing, if `u` meets all. Allocates.
///
///     constexpr auto public_endpoint = scheme_is("https") && has_host && !has_userinfo;
///     assert(first_unmet(public_endpoint, "https://u@h/"_uri) == "!has_userinfo");
[[nodiscard]] std::optional<std::string> first_unmet(requirements::requirement auto const& requirement,
                                                     any_uri auto const& u) {
    if (requirement(u)) return std::nullopt;
    std::string name;
    requirements::detail::with_first_unmet(requirement, u, [&](auto const& part) { part.append_name(name); });
    return name;
}

/// Returns `u`, a constant that meets the requirement. Does not compile if it does not; the message names the first
/// requirement that is not met. A URI is returned as a `required_uri<Requirement>`, if the requirement is a constant at
/// namespace scope.
///
///     inline constexpr auto public_endpoint = scheme_is("https") && has_host;
///     constexpr auto admin = require<public_endpoint>("https://admin.example.com:9000/"_uri);
#if !defined(__clang__)
template <auto const& Requirement, any_uri U>
    requires(requirements::requirement<std::remove_cvref_t<decltype(Requirement)>> && uri_with_scheme<U>)
consteval required_uri<Requirement>(require)(U const& u) noexcept { // in parentheses: macOS has a macro of this name
    return requirements::detail::checked_constant<required_uri<Requirement>, Requirement>(u);
}
template <auto Requirement, any_uri U, class... Unused>
    requires(requirements::requirement<decltype(Requirement)> && sizeof...(Unused) == 0)
consteval detail::judged_view<U>(require)(U const& u, Unused...) noexcept {
    return requirements::detail::checked_constant<detail::judged_view<U>, Requirement>(u);
}
#else
// Not consteval: clang would evaluate the argument twice more. For an argument that is not a constant, overload
// resolution selects another function.
template <auto const& Requirement, any_uri U>
    requires(requirements::requirement<std::remove_cvref_t<decltype(Requirement)>> && uri_with_scheme<U>)
[[gnu::always_inline]] constexpr required_uri<Requirement>(require)(U const& u) noexcept
    CONSTURI_ATTRIBUTE(enable_if(requirements::detail::is_met_by(Requirement, u), "")) {
    return detail::access::make<required_uri<Requirement>>(u.text(), detail::access::components_of(u));
}
template <auto Requirement, any_uri U, class... Unused>
    requires(requirements::requirement<decltype(Requirement)> && sizeof...(Unused) == 0)
[[gnu::always_inline]] constexpr detail::judged_view<U>(require)(U const& u, Unused...) noexcept
    CONSTURI_ATTRIBUTE(enable_if(requirements::detail::is_met_by(Requirement, u), "")) {
    return u;
}
template <auto Requirement>
consteval uri_view(require)(requirements::detail::unfit<Requirement, uri_view>) noexcept {
    return detail::access::make<uri_view>({}, {});
}
template <auto Requirement>
consteval uri_reference_view(require)(requirements::detail::unfit<Requirement, uri_reference_view>) noexcept {
    return {};
}
#endif

namespace detail {

/// A view of the literal `text`, which is rejected if it is invalid or does not meet the requirement. The second
/// function is for a requirement that is no constant at namespace scope: overload resolution prefers the first one.
template <auto const& Requirement>
    requires(requirements::requirement<std::remove_cvref_t<decltype(Requirement)>>)
constexpr required_uri<Requirement> checked_literal(std::string_view text) noexcept {
    components at;
    check_literal<kinds::required<Requirement>>(text, at);
    return access::make<required_uri<Requirement>>(text, at);
}
template <auto Requirement, class... Unused>
    requires(requirements::requirement<decltype(Requirement)> && sizeof...(Unused) == 0)
constexpr uri_view checked_literal(std::string_view text, Unused...) noexcept {
    using syntax = requirements::detail::required_syntax<Requirement>;
    components at;
    if (!is_valid<syntax>(rfc3986::URI, text, at)) {
        text = text_of(syntax::reject(text));
        mark_as_rejected(at);
    }
    return access::make<uri_view>(text, at);
}

#if defined(__clang__)
template <requirements::requirement auto Requirement>
struct literals_of<literal_by<Requirement>> {
    using syntax = requirements::detail::required_syntax<Requirement>;
    static constexpr bool accepts(std::string_view text) noexcept { return is_valid<syntax>(rfc3986::URI, text); }
    static constexpr rejection reject(std::string_view text, bool) noexcept { return syntax::reject(text); }
};
#endif

} // namespace detail

namespace requirements::detail {

/// Its name contains the requirement, as in the source.
template <fixed_string Spelling, auto... Object>
struct first_not_met : std::false_type {};

/// The type of the argument: clang prints a deduced type without the expressions of its arguments.
template <class T>
consteval T deduced(T object) noexcept {
    return object;
}
template <std::size_t N>
consteval char_buffer<N> filled(std::string_view text) noexcept {
    char_buffer<N> to;
    to += text;
    return to;
}
template <fixed_string Spelling, unmet Which>
consteval auto first_not_met_of() noexcept {
#if defined(__clang__) // clang 14 prints a text as numbers
    return deduced(first_not_met<Spelling, reject_by_name(Which).why>());
#else
    return first_not_met<Spelling>();
#endif
}
template <auto Requirement, fixed_string Uri>
consteval auto judged() noexcept {
    constexpr auto u = parse_uri(Uri.view()).value();
    if constexpr (Requirement(u)) {
        return std::true_type();
    } else {
        constexpr auto name = name_of_unmet<Requirement>(u);
        constexpr auto spelling = filled<name.size() + 1>(name);
        return first_not_met_of<fixed_string(spelling.chars), Requirement.unmet_in(u)>();
    }
}
/// For the static assertions of the headers that `consturi constants` writes: for a concept that is not satisfied, the
/// compiler prints its argument.
template <class Judged>
concept is_met = Judged::value;
/// A constant of these headers, whose requirement the static assertion below it checks.
template <auto const& Requirement>
consteval required_uri<Requirement> judged_below(uri_view u) noexcept {
    return access::make<required_uri<Requirement>>(u.text(), access::components_of(u));
}

/// What was parsed, or the error that it does not meet the requirement. The second argument is for argument-dependent
/// lookup: by its type, `basic_owner::parse`, which is in a lower layer, finds this function.
template <auto Requirement, class View>
constexpr result<View> required(result<View> parsed, requirement_id = Requirement.which) noexcept {
    if (!parsed || Requirement(*parsed)) return parsed;
    return unexpected(parse_error(unmet_error<Requirement>(*parsed)));
}

} // namespace requirements::detail

/// Parses `text` as a URI that meets the requirement; otherwise like parse_uri. If the requirement is not met, the
/// `rule()` of the error is the first unmet requirement. Its position is that of the component, or where the component
/// would be; if the requirement forbids something, in most cases that of the first occurrence.
///
///     constexpr auto public_endpoint = scheme_is("https") && has_host && !has_userinfo;
///     assert(parse_uri<public_endpoint>("https://example.com/"));
///     assert(parse_uri<public_endpoint>("http://example.com/").error().rule() == "scheme_is(\"https\")");
template <auto const& Requirement, class InstructionSet = detail::instruction_set>
    requires(requirements::requirement<std::remove_cvref_t<decltype(Requirement)>>)
constexpr result<required_uri<Requirement>> parse_uri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return detail::parse<kinds::required<Requirement>, InstructionSet, required_uri<Requirement>>(rfc3986::URI, text);
}
template <auto Requirement, class InstructionSet = detail::instruction_set, class... Unused>
    requires(requirements::requirement<decltype(Requirement)> && sizeof...(Unused) == 0)
constexpr result<uri_view> parse_uri(detail::borrowed_text text [[clang::lifetimebound]], Unused...) noexcept {
    return requirements::detail::required<Requirement>(parse_uri<InstructionSet>(text));
}
template <fixed_string NoRequirement>
detail::a_requirement_is_written_like_scheme_is_of_https parse_uri(std::string_view) = delete;

/// Parses `text` as a URI or a relative reference that meets the requirement.
template <auto Requirement, class InstructionSet = detail::instruction_set>
constexpr result<uri_reference_view> parse_uri_reference(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    return requirements::detail::required<Requirement>(parse_uri_reference<InstructionSet>(text));
}
template <fixed_string NoRequirement>
detail::a_requirement_is_written_like_scheme_is_of_https parse_uri_reference(std::string_view) = delete;

} // namespace consturi

#undef CONSTURI_ATTRIBUTE

#endif
