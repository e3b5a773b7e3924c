// How g++ reports a constant that does not meet a requirement.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_REQUIRE_GCC_HPP
#define CONSTURI_REQUIREMENTS_REQUIRE_GCC_HPP

#if !defined(__clang__)

#include <consturi/diagnosis/literal.hpp>
#include <consturi/requirements/spelling.hpp>

#include <boost/hana/at.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>
#include <utility>

namespace consturi {

namespace requirements::detail {

/// Its name contains the requirement, as in the source.
template <auto Spelling>
struct not_met {
    char chars[1];
};

/// Makes the evaluation fail in three ways, like `reject`: with a dangling pointer to an object whose type contains the
/// requirement; where the object is read; and with an allocation that is never freed, in the line of the requirement in
/// requirements.def.
template <auto Requirement>
constexpr rejection reject_unmet(candidate const& u, auto const&) noexcept {
    not_met<spelling_of<Requirement>()> requirement; // without a value, so that it cannot be read
    auto const first = Requirement.unmet_in(u);
    switch (first.which) {
#define CONSTURI_REQUIREMENT(name, component)                                                                          \
    case requirement_id::name: new char; break;
#include <consturi/requirements/requirements.def>
    }
    return {requirement.chars, first.position};
}
/// The first part of a conjunction that is not met.
template <auto Requirement, class... Parts>
constexpr rejection reject_unmet(candidate const& u, all_of<Parts...> const&) noexcept {
    rejection first;
    [&]<std::size_t... Is>(std::index_sequence<Is...>) {
        (void)((boost::hana::at_c<Is>(Requirement.parts)(u)
                || (first = reject_unmet<boost::hana::at_c<Is>(Requirement.parts)>(
                        u, boost::hana::at_c<Is>(Requirement.parts)),
                    false))
               && ...);
    }(std::index_sequence_for<Parts...>());
    return first;
}

} // namespace requirements::detail

/// Returns `u`, a constant that meets the requirement. Does not compile if it does not; the message names the first
/// requirement that is not met.
///
///     constexpr auto public_endpoint = scheme_is("https") && has_host;
///     constexpr auto admin = require<public_endpoint>("https://admin.example.com:9000/"_uri);
template <auto Requirement, class View>
    requires(std::same_as<View, uri_view> || std::same_as<View, uri_reference_view>)
consteval View(require)(View const& u) noexcept { // in parentheses: macOS has a macro of this name
    if (Requirement(u)) return u;
    auto const wrong = requirements::detail::reject_unmet<Requirement>(u, Requirement);
    detail::components at;
    at.scheme = detail::scheme_of_unmet;
    return detail::access::make<View>({wrong.why, wrong.position}, at);
}

} // namespace consturi

#endif
#endif
