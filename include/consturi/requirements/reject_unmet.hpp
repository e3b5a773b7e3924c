// Rejects constants that do not meet a requirement: the reason is the first requirement that is not met.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_REJECT_UNMET_HPP
#define CONSTURI_REQUIREMENTS_REJECT_UNMET_HPP

#include <consturi/requirements/spelling.hpp>
#include <consturi/support/reject.hpp>

#include <boost/hana/at.hpp>

#include <cstddef>
#include <utility>

namespace consturi::requirements::detail {

/// Rejects a URI by its first requirement that is not met. The reason is the requirement as in the source.
template <auto Requirement>
constexpr rejection reject_unmet(candidate const& u, auto const&) noexcept {
    auto const first = Requirement.unmet_in(u);
#if !defined(__clang__)
    switch (first.which) { // the line of the first allocation is what g++ prints
#define CONSTURI_REQUIREMENT(name, component)                                                                          \
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
#define CONSTURI_REQUIREMENT(name, component)                                                                          \
    inline constexpr reason name{"requirement not met: " #name}, not_##name{"requirement not met: !" #name};
#include <consturi/requirements/requirements.def>
} // namespace unmet_requirements

/// Rejects a URI by its first requirement that is not met. The reason is the name of the requirement.
constexpr rejection reject_by_name(unmet const& first) noexcept {
    switch (first.which) {
#define CONSTURI_REQUIREMENT(name, component)                                                                          \
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
#define CONSTURI_REQUIREMENT(name, component)                                                                          \
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

#endif
