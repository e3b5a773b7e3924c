// Requirements on URIs beyond the grammar: the verdict, and what all requirements have in common.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_REQUIREMENT_HPP
#define CONSTURI_REQUIREMENTS_REQUIREMENT_HPP

#include <consturi/requirements/argument.hpp>
#include <consturi/requirements/other_parsers.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/uri/view.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::requirements {

/// The three-valued (Kleene) verdict on a requirement. It is unknown if other parsers are known to read the URI
/// differently, or if the component is undefined. A URI is accepted only if the requirement is met; `!` swaps met and
/// refuted, so a URI with an unknown verdict meets neither the requirement nor its negation.
enum class [[nodiscard]] verdict : std::uint8_t { refuted, unknown, met };

namespace detail {

enum class requirement_id : std::uint8_t {
#define CONSTURI_REQUIREMENT(name, component, form, part) name,
#include <consturi/requirements/requirements.def>
};

constexpr std::string_view name_of(requirement_id which) noexcept {
    switch (which) {
#define CONSTURI_REQUIREMENT(name, component, form, part)                                                              \
    case requirement_id::name: return #name;
#include <consturi/requirements/requirements.def>
    }
    return {};
}

/// The part of a URI that decides whether it meets a requirement.
enum class deciding_part : std::uint8_t { scheme, authority, query, fragment, all };

constexpr deciding_part part_of(requirement_id which) noexcept {
    switch (which) {
#define CONSTURI_REQUIREMENT(name, component, form, part)                                                              \
    case requirement_id::name: return deciding_part::part;
#include <consturi/requirements/requirements.def>
    }
    return deciding_part::all;
}

/// The offset of a component of a candidate; if it is undefined, the offset where it would be.
namespace positions {
constexpr std::size_t text(candidate const&) noexcept { return 0; }
constexpr std::size_t authority(candidate const& u) noexcept {
    return (u.offsets.authority.defined() ? u.offsets.authority : u.offsets.path).begin;
}
constexpr std::size_t host(candidate const& u) noexcept {
    return u.offsets.host.defined() ? u.offsets.host.begin : authority(u);
}
constexpr std::size_t port(candidate const& u) noexcept {
    return u.offsets.port.defined()   ? u.offsets.port.begin
           : u.offsets.host.defined() ? u.offsets.host.end
                                      : authority(u);
}
constexpr std::size_t path(candidate const& u) noexcept { return u.offsets.path.begin; }
constexpr std::size_t query(candidate const& u) noexcept {
    return u.offsets.query.defined() ? u.offsets.query.begin : u.offsets.path.end;
}
constexpr std::size_t fragment(candidate const& u) noexcept {
    return u.offsets.fragment.defined() ? u.offsets.fragment.begin : u.text.size();
}
} // namespace positions

constexpr std::size_t position_of(requirement_id which, candidate const& u) noexcept {
    switch (which) {
#define CONSTURI_REQUIREMENT(name, component, form, part)                                                              \
    case requirement_id::name: return positions::component(u);
#include <consturi/requirements/requirements.def>
    }
    return 0;
}

/// A requirement that is not met, or whose negation is not met, and the position of the error.
struct unmet {
    requirement_id which;
    bool is_negated;
    std::size_t position;
};

/// The identifier of a requirement. It does not depend on the type of the requirement: a static member of a class with
/// a lambda as template argument would be emitted into the program.
template <requirement_id Which>
struct identified {
    static constexpr requirement_id which = Which;
};

/// The base of requirements: predicates that are constants and can be template arguments. `Self` has
/// `verdict judge(candidate const&)`; `append_name(to)`, which appends the requirement as in the source, and
/// `unmet_in(candidate const&)` can be replaced.
template <class Self, requirement_id Which>
struct basic_requirement : identified<Which> {
    /// Whether a view or an owner meets the requirement.
    [[nodiscard]] constexpr bool operator()(candidate const& u) const noexcept {
        return static_cast<Self const&>(*this).judge(u) == verdict::met;
    }
    constexpr unmet unmet_in(candidate const& u) const noexcept { return {Which, false, position_of(Which, u)}; }
    constexpr void append_name(auto& to) const { to += name_of(Which); }
    /// The offset of the component that the requirement is about.
    static constexpr std::size_t component_position(candidate const& u) noexcept { return position_of(Which, u); }
};

constexpr verdict met_or_refuted(bool is_met) noexcept { return is_met ? verdict::met : verdict::refuted; }

constexpr void append_argument(auto& to, std::string_view text) {
    to += '"';
    to += text;
    to += '"';
}
constexpr void append_argument(auto& to, std::size_t number) {
    if (number > 9) append_argument(to, number / 10);
    to += static_cast<char>('0' + number % 10);
}
constexpr void append_call(auto& to, requirement_id which, auto const&... arguments) {
    to += name_of(which);
    std::string_view before = "(";
    ((to += before, append_argument(to, arguments), before = ", "), ...);
    to += ')';
}

/// A requirement that something does not occur in the text, or in the path if `InPath`. `Find` returns the offset of
/// its first occurrence, or the size.
template <requirement_id Which, std::size_t (*Find)(std::string_view) noexcept, bool InPath = false>
struct absent : basic_requirement<absent<Which, Find, InPath>, Which> {
    constexpr verdict judge(candidate const& u) const noexcept {
        return met_or_refuted(Find(searched(u)) == searched(u).size());
    }
    constexpr unmet unmet_in(candidate const& u) const noexcept {
        return {Which, false, (InPath ? u.offsets.path.begin : 0) + Find(searched(u))};
    }

private:
    static constexpr std::string_view searched(candidate const& u) noexcept { return InPath ? u.path() : u.text; }
};

/// The argument of a constructor that does not exist.
struct no_text {
    no_text() = delete;
};

using consturi::detail::text_of;
constexpr std::string_view text_of(borrowed_text const& text) noexcept { return text; }
constexpr std::string_view text_of(no_text const&) noexcept { return {}; }

/// Stands for the size of a text that is known at run time only.
inline constexpr std::size_t at_run_time = 0;

/// A requirement with a text as its argument: a literal of N bytes, with the zero.
template <class Self, requirement_id Which, class Argument, std::size_t N>
struct requirement_with_text : basic_requirement<Self, Which> {
    fixed_string<N> text;

    using literal = char const (&)[N];
    using borrowed = no_text;

    consteval requirement_with_text(literal of) noexcept : text(of) {
        if (is_argument<Argument>(text_of(of))) return;
        use(reject(diagnose_argument<Argument>(text_of(of))));
    }
    requirement_with_text(borrowed) = delete;
    constexpr std::string_view argument() const noexcept { return text.view(); }
    constexpr void append_name(auto& to) const { append_call(to, Which, argument()); }
};

/// A requirement that refers to a text.
template <class Self, requirement_id Which, class Argument>
struct requirement_with_text<Self, Which, Argument, at_run_time> : basic_requirement<Self, Which> {
    using literal = no_text;
    using borrowed = borrowed_text;

    consteval requirement_with_text(literal) = delete;
    constexpr requirement_with_text(borrowed of [[clang::lifetimebound]]) : text_(checked_argument<Argument>(of)) {}
    constexpr std::string_view argument() const noexcept { return text_; }
    constexpr void append_name(auto& to) const { append_call(to, Which, argument()); }

private:
    std::string_view text_;
};

} // namespace detail

/// A requirement: a predefined one, a combination, or `satisfies`.
template <class R>
concept requirement = requires {
    { R::which } -> std::same_as<detail::requirement_id const&>;
};

} // namespace consturi::requirements

#endif
