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
#include <consturi/requirements/scheme.hpp>
#include <consturi/requirements/text.hpp>
#include <consturi/support/reject.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/uri.hpp>

#include <boost/hana/at.hpp>

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <consturi/support/attribute.def>

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
#define CONSTURI_REQUIREMENT(name, component, form)                                                                    \
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
#define CONSTURI_REQUIREMENT(name, component, form)                                                                    \
    inline constexpr reason name{"requirement not met: " #name}, not_##name{"requirement not met: !" #name};
#include <consturi/requirements/requirements.def>
} // namespace unmet_requirements

/// Rejects a URI by its first requirement that is not met. The reason is the name of the requirement.
constexpr rejection reject_by_name(unmet const& first) noexcept {
    switch (first.which) {
#define CONSTURI_REQUIREMENT(name, component, form)                                                                    \
    case requirement_id::name:                                                                                         \
        return {first.is_negated ? &unmet_requirements::not_##name : &unmet_requirements::name, first.position};
#include <consturi/requirements/requirements.def>
    }
    return {};
}

template <auto Requirement>
constexpr bool is_unmet(candidate const& u, reason const& name) noexcept {
    return reject_by_name(Requirement.unmet_in(u)).why == &name;
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
/// A view that does not meet the requirement: the type of a parameter, because clang prints the place of the argument.
template <auto Requirement, class View>
struct unfit {
    template <auto Unmet = Requirement>
    consteval unfit(View const& u) noexcept
#define CONSTURI_REQUIREMENT(name, component, form)                                                                    \
    __attribute__((diagnose_if(is_unmet<Unmet>(u, unmet_requirements::name), "requirement not met: " #name, "error"))) \
    __attribute__((                                                                                                    \
        diagnose_if(is_unmet<Unmet>(u, unmet_requirements::not_##name), "requirement not met: !" #name, "error")))
#include <consturi/requirements/requirements.def>
    {
        auto const which = Requirement.unmet_in(u).which;
        bool const is_named_only_in_source = which == requirement_id::satisfies || which == requirement_id::any_of;
        if (is_named_only_in_source) reject_unmet<Requirement>(u, Requirement);
    }
};
#pragma clang diagnostic pop
#endif

} // namespace consturi::requirements::detail

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
/// requirement that is not met.
///
///     constexpr auto public_endpoint = scheme_is("https") && has_host;
///     constexpr auto admin = require<public_endpoint>("https://admin.example.com:9000/"_uri);
#if !defined(__clang__)
template <auto Requirement, class View>
    requires(std::same_as<View, uri_view> || std::same_as<View, uri_reference_view>)
consteval View(require)(View const& u) noexcept { // in parentheses: macOS has a macro of this name
    if (Requirement(u)) return u;
    detail::components at;
    detail::mark_as_rejected(at);
    return detail::access::make<View>(detail::text_of(requirements::detail::reject_unmet<Requirement>(u, Requirement)),
                                      at);
}
#else
// Not consteval: clang would evaluate the argument twice more. For an argument that is not a constant, overload
// resolution selects another function.
template <auto Requirement, class View>
    requires(std::same_as<View, uri_view> || std::same_as<View, uri_reference_view>)
[[gnu::always_inline]] constexpr View(require)(View const& u) noexcept
    CONSTURI_ATTRIBUTE(enable_if(Requirement(u), "")) {
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

/// A view of the literal `text`, which is rejected if it is invalid or does not meet the requirement.
template <auto Requirement>
    requires(requirements::requirement<decltype(Requirement)>)
constexpr uri_view checked_literal(std::string_view text) noexcept {
    components at;
    if (!is_valid<rfc3986::syntax>(rfc3986::URI, text, at)) {
        text = text_of(reject_literal<kinds::uri>(text));
    } else {
        auto const u = access::make<uri_view>(text, at);
        if (Requirement(u)) return u;
        text = text_of(requirements::detail::reject_unmet<Requirement>(u, Requirement));
    }
    mark_as_rejected(at);
    return access::make<uri_view>(text, at);
}

#if defined(__clang__)
template <requirements::requirement auto Requirement>
struct literals_of<literal_by<Requirement>> {
    static constexpr bool accepts(std::string_view text) noexcept {
        components at;
        return is_valid<rfc3986::syntax>(rfc3986::URI, text, at) && Requirement(access::make<uri_view>(text, at));
    }
    static constexpr rejection reject(std::string_view text, bool) noexcept {
        components at;
        if (!is_valid<rfc3986::syntax>(rfc3986::URI, text, at)) return reject_literal<kinds::uri>(text);
        return requirements::detail::reject_by_name(Requirement.unmet_in(access::make<uri_view>(text, at)));
    }
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
template <auto Requirement, fixed_string Uri>
consteval auto judged() noexcept {
    constexpr auto u = parse_uri(Uri.view()).value();
    if constexpr (Requirement(u)) {
        return std::true_type();
    } else {
        constexpr auto name = name_of_unmet<Requirement>(u);
        constexpr auto spelling = filled<name.size() + 1>(name);
#if defined(__clang__) // clang 14 prints a text as numbers
        return deduced(first_not_met<fixed_string(spelling.chars), reject_by_name(Requirement.unmet_in(u)).why>());
#else
        return first_not_met<fixed_string(spelling.chars)>();
#endif
    }
}
/// For the static assertions of the headers that `consturi constants` writes: for a concept that is not satisfied, the
/// compiler prints its argument.
template <class Judged>
concept is_met = Judged::value;

/// What was parsed, or the error that it does not meet the requirement. The second argument is for argument-dependent
/// lookup: by its type, `basic_owner::parse`, which is in a lower layer, finds this function.
template <auto Requirement, class View>
constexpr result<View> required(result<View> parsed, requirement_id = Requirement.which) noexcept {
    if (!parsed || Requirement(*parsed)) return parsed;
    return unexpected(parse_error(diagnosis_at(Requirement.unmet_in(*parsed).position,
                                               name_of_unmet<Requirement>(*parsed), mistake::requirement_not_met)));
}

} // namespace requirements::detail

/// Parses `text` as a URI that meets the requirement; otherwise like parse_uri. If the requirement is not met, the
/// `rule()` of the error is the first unmet requirement. Its position is that of the component, or where the component
/// would be; if the requirement forbids something, in most cases that of the first occurrence.
///
///     constexpr auto public_endpoint = scheme_is("https") && has_host && !has_userinfo;
///     assert(parse_uri<public_endpoint>("https://example.com/"));
///     assert(parse_uri<public_endpoint>("http://example.com/").error().rule() == "scheme_is(\"https\")");
template <auto Requirement, class InstructionSet = detail::instruction_set>
constexpr result<uri_view> parse_uri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
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
