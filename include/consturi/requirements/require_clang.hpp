// How clang reports a constant that does not meet a requirement (see diagnosis/literal_clang.hpp).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_REQUIRE_CLANG_HPP
#define CONSTURI_REQUIREMENTS_REQUIRE_CLANG_HPP

#if defined(__clang__)

#include <consturi/abnf/literal.hpp>
#include <consturi/diagnosis/literal.hpp>
#include <consturi/requirements/spelling.hpp>

#include <boost/hana/at.hpp>

#include <cstddef>
#include <string_view>
#include <utility>

namespace consturi {

namespace requirements::detail {

/// Not constexpr: the literal is not a constant.
template <auto Requirement>
rejection reject_unmet(candidate const&, auto const&) noexcept {
    trap();
}

/// Objects with the names of the requirements and of their negations.
namespace unmet_requirements {
#define CONSTURI_REQUIREMENT(name, component)                                                                          \
    inline constexpr requirement_id name = requirement_id::name, not_##name = name;
#include <consturi/requirements/requirements.def>
} // namespace unmet_requirements

constexpr requirement_id const* object_named(unmet const& first) noexcept {
    switch (first.which) {
#define CONSTURI_REQUIREMENT(name, component)                                                                          \
    case requirement_id::name: return first.is_negated ? &unmet_requirements::not_##name : &unmet_requirements::name;
#include <consturi/requirements/requirements.def>
    }
    return nullptr;
}

template <auto Requirement>
constexpr bool is_unmet(candidate const& u, requirement_id which, bool is_negated) noexcept {
    auto const first = Requirement.unmet_in(u);
    return first.which == which && first.is_negated == is_negated;
}

/// Not constexpr: clang prints this name, with the requirement.
template <auto... Name>
void the_requirement_is_not_met() {
    trap();
}
/// Makes the evaluation fail if the requirement that is not met is user-defined, or a disjunction: the message of the
/// attribute does not name it.
template <auto Requirement>
constexpr void show_name(candidate const& u, auto const&) noexcept {
    auto const which = Requirement.unmet_in(u).which;
    if (which != requirement_id::satisfies && which != requirement_id::any_of) return;
#if __clang_major__ < 15 // as in abnf/checked.hpp
    []<std::size_t... Is>(std::index_sequence<Is...>) {
        the_requirement_is_not_met<spelling<Requirement>.chars[Is]...>();
    }(std::make_index_sequence<spelling<Requirement>.view().size()>());
#else
    the_requirement_is_not_met<spelling<Requirement>>();
#endif
}
/// The first part of a conjunction that is not met.
template <auto Requirement, class... Parts>
constexpr void show_name(candidate const& u, all_of<Parts...> const&) noexcept {
    [&]<std::size_t... Is>(std::index_sequence<Is...>) {
        (void)((boost::hana::at_c<Is>(Requirement.parts)(u)
                || (show_name<boost::hana::at_c<Is>(Requirement.parts)>(u, boost::hana::at_c<Is>(Requirement.parts)),
                    false))
               && ...);
    }(std::index_sequence_for<Parts...>());
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
/// A view that does not meet the requirement.
template <auto Requirement, class View>
struct unfit {
    template <auto Unmet = Requirement>
    consteval unfit(View const& u) noexcept
#define CONSTURI_REQUIREMENT(name, component)                                                                          \
    __attribute__((diagnose_if(is_unmet<Unmet>(u, requirement_id::name, false), "requirement not met: " #name,         \
                               "error"))) __attribute__((diagnose_if(is_unmet<Unmet>(u, requirement_id::name, true),   \
                                                                     "requirement not met: !" #name, "error")))
#include <consturi/requirements/requirements.def>
    {
        if (Requirement(u)) trap();
        show_name<Requirement>(u, Requirement);
    }
};

} // namespace requirements::detail

namespace detail {

/// A literal that is invalid or does not meet the requirement. For others, construction is not a constant expression.
template <requirements::requirement auto Requirement>
struct unfit_literal<Requirement> {
    void const* why;
    std::size_t position;

    template <std::size_t N>
    consteval unfit_literal(char const (&literal)[N]) noexcept {
        auto const text = text_of(literal);
        components offsets;
        if (!match_components<rfc3986::syntax>(rfc3986::URI, text, offsets)) {
            auto const wrong = diagnose<false>(rfc3986::URI, text);
            why = object_named(wrong.which);
            position = wrong.position;
            return;
        }
        auto const u = access::make<uri_view>(text, offsets);
        if (Requirement(u)) the_literal_is_valid();
        auto const first = Requirement.unmet_in(u);
        why = requirements::detail::object_named(first);
        position = first.position;
    }
    static constexpr uri_view no_view() noexcept { return access::make<uri_view>({}, {}); }
};

} // namespace detail

// Not consteval: clang would evaluate the argument twice more. An argument that is not a constant selects another
// overload.
template <auto Requirement, class View>
    requires(std::same_as<View, uri_view> || std::same_as<View, uri_reference_view>)
[[gnu::always_inline]] constexpr View(require)(View const& u) noexcept __attribute__((enable_if(Requirement(u), ""))) {
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
#pragma clang diagnostic pop

} // namespace consturi

#endif
#endif
