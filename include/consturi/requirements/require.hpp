// Requirements that the compiler holds constants to, and the program what arrives.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_REQUIRE_HPP
#define CONSTURI_REQUIREMENTS_REQUIRE_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/requirements/requirement.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace consturi {

/// Which requirement `u` does not meet, the first of those that all are required, as in the source; none if all are met.
///
///     if (auto const why = first_unmet(public_endpoint, u)) std::cerr << *why << '\n'; // port_between(1024, 65535)
std::optional<std::string> first_unmet(requirements::requirement auto const& requirement, any_uri auto const& u) {
    if (requirement(u)) return std::nullopt;
    std::string name;
    requirements::with_first_unmet(requirement, u, [&](auto const& part) { part.spell(name); });
    return name;
}

/// Counts what is spelled.
struct spelled_size {
    std::size_t n = 0;

    constexpr void operator+=(char) noexcept { ++n; }
    constexpr void operator+=(std::string_view text) noexcept { n += text.size(); }
};

/// Keeps it.
template <std::size_t N>
struct spelled_text {
    fixed_string<N> text{};
    std::size_t n = 0;

    constexpr void operator+=(char c) noexcept { text.chars[n++] = c; }
    constexpr void operator+=(std::string_view of) noexcept {
        for (char const c : of) *this += c;
    }
};

constexpr std::size_t size_of_spelling(requirements::requirement auto const& requirement) noexcept {
    spelled_size to;
    requirement.spell(to);
    return to.n;
}

/// A requirement as in the source.
template <auto Requirement>
consteval auto spelled() noexcept {
    spelled_text<size_of_spelling(Requirement) + 1> to;
    Requirement.spell(to);
    return to.text;
}
template <auto Requirement>
inline constexpr auto spelling = spelled<Requirement>();

/// The first requirement that is not met, as a part of the whole's spelling.
template <auto Requirement>
constexpr std::string_view name_of_unmet(requirements::candidate const& u) noexcept {
    auto left = spelling<Requirement>.view();
    requirements::with_first_unmet(Requirement, u, [&](auto const& part) {
        spelled_text<spelling<Requirement>.view().size() + 1> name;
        part.spell(name);
        while (!left.starts_with({name.text.chars, name.n})) left.remove_prefix(1); // g++ 12's sanitizer cannot find() it
        left = left.substr(0, name.n);
    });
    return left;
}

template <class View>
concept constant_view = std::same_as<View, uri_view> || std::same_as<View, uri_reference_view>;

#if defined(__clang__)

template <auto Requirement>
refusal refused(requirements::candidate const&, auto const&) noexcept { __builtin_trap(); } // what is not met is no constant

/// Objects with the requirements' names.
namespace unmet_requirements {
#define CONSTURI_REQUIREMENT(name) inline constexpr requirements::policy name = requirements::policy::name, not_##name = name;
#include <consturi/requirements/requirements.def>
}

constexpr requirements::policy const* named(requirements::unmet const& first) noexcept {
    switch (first.which) {
#define CONSTURI_REQUIREMENT(name) \
    case requirements::policy::name: return first.is_negated ? &unmet_requirements::not_##name : &unmet_requirements::name;
#include <consturi/requirements/requirements.def>
    }
    return nullptr;
}

/// A literal that is no URI or does not meet the requirement, and what is wrong with it. A good one is no constant of this type.
template <auto Requirement>
struct unfit_literal {
    void const* why;
    std::size_t position;

    template <std::size_t N>
    consteval unfit_literal(char const (&literal)[N]) noexcept {
        auto const text = text_of(literal);
        components at;
        if (!match_components(rfc3986::URI, text, at)) {
            auto const wrong = diagnose<false>(rfc3986::URI, text);
            why = named(wrong.which);
            position = wrong.position;
            return;
        }
        auto const u = views::make<uri_view>(text, at);
        if (Requirement(u)) a_good_literal_is_no_bad_one();
        auto const first = Requirement.unmet_by(u);
        why = named(first);
        position = first.position;
    }
};

template <auto Requirement>
constexpr bool is_unmet(requirements::candidate const& u, requirements::policy which, bool is_negated) noexcept {
    auto const first = Requirement.unmet_by(u);
    return first.which == which && first.is_negated == is_negated;
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
/// A view that does not meet the requirement.
template <auto Requirement, class View>
struct unfit {
    template <auto Unmet = Requirement>
    consteval unfit(View const& u) noexcept
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::scheme_is, false), "requirement not met: scheme_is", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::scheme_in, false), "requirement not met: scheme_in", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_userinfo, false), "requirement not met: has_userinfo", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_password, false), "requirement not met: has_password", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_host, false), "requirement not met: has_host", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::host_is, false), "requirement not met: host_is", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::host_under, false), "requirement not met: host_under", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::host_is_ip, false), "requirement not met: host_is_ip", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_port, false), "requirement not met: has_port", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::port_is, false), "requirement not met: port_is", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::port_between, false), "requirement not met: port_between", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::path_under, false), "requirement not met: path_under", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_dot_segments, false), "requirement not met: no_dot_segments", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_encoded_slash, false), "requirement not met: no_encoded_slash", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_query, false), "requirement not met: has_query", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_fragment, false), "requirement not met: has_fragment", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::is_normalized, false), "requirement not met: is_normalized", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::max_length, false), "requirement not met: max_length", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_encoded_nul, false), "requirement not met: no_encoded_nul", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::satisfies, false), "requirement not met: satisfies", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::any_of, false), "requirement not met: any_of", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_empty_host, false), "requirement not met: no_empty_host", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::ldh_host, false), "requirement not met: ldh_host", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_trailing_dot, false), "requirement not met: no_trailing_dot", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_numeric_host, false), "requirement not met: no_numeric_host", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::canonical_port, false), "requirement not met: canonical_port", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::path_before_query, false), "requirement not met: path_before_query", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_empty_segments, false), "requirement not met: no_empty_segments", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_path_parameters, false), "requirement not met: no_path_parameters", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_encoded_separators, false), "requirement not met: no_encoded_separators", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_double_encoding, false), "requirement not met: no_double_encoding", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_overlong_utf8, false), "requirement not met: no_overlong_utf8", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_encoded_controls, false), "requirement not met: no_encoded_controls", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_url_prefix, false), "requirement not met: no_url_prefix", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::scheme_is, true), "requirement not met: !scheme_is", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::scheme_in, true), "requirement not met: !scheme_in", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_userinfo, true), "requirement not met: !has_userinfo", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_password, true), "requirement not met: !has_password", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_host, true), "requirement not met: !has_host", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::host_is, true), "requirement not met: !host_is", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::host_under, true), "requirement not met: !host_under", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::host_is_ip, true), "requirement not met: !host_is_ip", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_port, true), "requirement not met: !has_port", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::port_is, true), "requirement not met: !port_is", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::port_between, true), "requirement not met: !port_between", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::path_under, true), "requirement not met: !path_under", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_dot_segments, true), "requirement not met: !no_dot_segments", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_encoded_slash, true), "requirement not met: !no_encoded_slash", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_query, true), "requirement not met: !has_query", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::has_fragment, true), "requirement not met: !has_fragment", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::is_normalized, true), "requirement not met: !is_normalized", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::max_length, true), "requirement not met: !max_length", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_encoded_nul, true), "requirement not met: !no_encoded_nul", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::satisfies, true), "requirement not met: !satisfies", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::any_of, true), "requirement not met: !any_of", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::all_of, true), "requirement not met: !all_of", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_empty_host, true), "requirement not met: !no_empty_host", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::ldh_host, true), "requirement not met: !ldh_host", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_trailing_dot, true), "requirement not met: !no_trailing_dot", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_numeric_host, true), "requirement not met: !no_numeric_host", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::canonical_port, true), "requirement not met: !canonical_port", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::path_before_query, true), "requirement not met: !path_before_query", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_empty_segments, true), "requirement not met: !no_empty_segments", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_path_parameters, true), "requirement not met: !no_path_parameters", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_encoded_separators, true), "requirement not met: !no_encoded_separators", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_double_encoding, true), "requirement not met: !no_double_encoding", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_overlong_utf8, true), "requirement not met: !no_overlong_utf8", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_encoded_controls, true), "requirement not met: !no_encoded_controls", "error")))
        __attribute__((diagnose_if(is_unmet<Unmet>(u, requirements::policy::no_url_prefix, true), "requirement not met: !no_url_prefix", "error")))
    {
        if (Requirement(u)) __builtin_trap();
    }
};

// Not consteval: clang would evaluate the argument twice more. What is no constant goes to the other one.
template <auto Requirement, constant_view View>
[[gnu::always_inline]] constexpr View require(View const& u) noexcept __attribute__((enable_if(Requirement(u), ""))) { return u; }

template <auto Requirement>
consteval uri_view require(unfit<Requirement, uri_view>) noexcept { return views::make<uri_view>({}, {}); }
template <auto Requirement>
consteval uri_reference_view require(unfit<Requirement, uri_reference_view>) noexcept { return {}; }
#pragma clang diagnostic pop

#else

/// Has what was required, as in the source, in its name.
template <auto Spelling>
struct not_met {
    char chars[1];
};

/// Makes the evaluation fail twice, as for a mistake: with a dangling pointer into an object whose type has the requirement in
/// its name, and with an allocation that is never freed, at the requirement's line of policies.def.
template <auto Requirement>
constexpr refusal refused(requirements::candidate const& u, auto const&) noexcept {
    not_met<spelled<Requirement>()> const requirement{};
    auto const first = Requirement.unmet_by(u);
    switch (first.which) {
#define CONSTURI_REQUIREMENT(name) case requirements::policy::name: new char; break;
#include <consturi/requirements/requirements.def>
    }
    return {requirement.chars, first.position};
}
/// The first that is not met of those that all are required.
template <auto Requirement, class... Parts>
constexpr refusal refused(requirements::candidate const& u, requirements::all_of<Parts...> const&) noexcept {
    refusal first;
    [&]<std::size_t... Is>(std::index_sequence<Is...>) {
        (void)((boost::hana::at_c<Is>(Requirement.parts)(u)
            || (first = refused<boost::hana::at_c<Is>(Requirement.parts)>(u, boost::hana::at_c<Is>(Requirement.parts)), false)) && ...);
    }(std::index_sequence_for<Parts...>());
    return first;
}

/// `u`, which meets the requirement. Does not compile if it does not.
///
///     constexpr auto admin = require<public_endpoint>("https://admin.example.com:9000/"_uri);
template <auto Requirement, constant_view View>
consteval View require(View const& u) noexcept {
    if (Requirement(u)) return u;
    auto const wrong = refused<Requirement>(u, Requirement);
    return views::make<View>({wrong.why, wrong.position}, components());
}

#endif

/// The URI that `text` is, if it meets the requirement. No constant expression, otherwise.
template <auto Requirement>
constexpr uri_view checked_by(std::string_view text) noexcept {
    components at;
    if (!match_components(rfc3986::URI, text, at)) {
        auto const wrong = refused(diagnose<false>(rfc3986::URI, text));
        text = {wrong.why, wrong.position};
    } else if (auto const u = views::make<uri_view>(text, at); !Requirement(u)) {
        auto const wrong = refused<Requirement>(u, Requirement);
        text = {wrong.why, wrong.position};
    }
    return views::make<uri_view>(text, at);
}

/// Defines a literal for URIs that meet a requirement: what is none does not compile.
///
///     CONSTURI_LITERAL(_endpoint, public_endpoint)
///     constexpr auto api = "https://api.example.com:8443/"_endpoint;
#if defined(__clang__)
#define CONSTURI_LITERAL(suffix, requirement)                                                                          \
    consteval ::consturi::uri_view operator""##suffix(char const* text, std::size_t size) noexcept {                   \
        return ::consturi::checked_by<(requirement)>({text, size});                                                    \
    }                                                                                                                  \
    template <::consturi::unfit_literal<(requirement)> Literal>                                                        \
    ::consturi::uri_view operator""##suffix() = delete;
#else
#define CONSTURI_LITERAL(suffix, requirement)                                                                          \
    consteval ::consturi::uri_view operator""##suffix(char const* text, std::size_t size) noexcept {                   \
        return ::consturi::checked_by<(requirement)>({text, size});                                                    \
    }
#endif

template <auto Requirement, class View>
constexpr result<View> required(result<View> parsed) noexcept {
    if (!parsed || Requirement(*parsed)) return parsed;
    auto const position = static_cast<std::uint32_t>(Requirement.unmet_by(*parsed).position);
    return unexpected(parse_error({position, position, name_of_unmet<Requirement>(*parsed), {}, false, mistake::requirement_that_is_not_met}));
}

/// Reads `text` as a URI that meets the requirement; otherwise like `parse_uri`. Where the requirement is not met, the error
/// is where that stands, or would stand, which the requirement is about, and its `rule()` is the requirement.
template <auto Requirement>
constexpr result<uri_view> parse_uri(std::string_view text) noexcept { return required<Requirement>(parse_uri(text)); }
template <auto Requirement, temporary_string Text>
result<uri_view> parse_uri(Text&&) = delete;

/// Reads `text` as a URI or a relative reference that meets the requirement.
template <auto Requirement>
constexpr result<uri_reference_view> parse_uri_reference(std::string_view text) noexcept {
    return required<Requirement>(parse_uri_reference(text));
}
template <auto Requirement, temporary_string Text>
result<uri_reference_view> parse_uri_reference(Text&&) = delete;

} // namespace consturi

#endif
