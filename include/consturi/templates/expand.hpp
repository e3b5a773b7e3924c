// Expansion of URI Templates (RFC 6570 3): the values, the checks, and the functions.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_EXPAND_HPP
#define CONSTURI_TEMPLATES_EXPAND_HPP

#include <consturi/support/result.hpp>
#include <consturi/templates/expansion.hpp>
#include <consturi/templates/uri_template.hpp>
#include <consturi/templates/value.hpp>
#include <consturi/uri/uri.hpp>

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi {

namespace detail {

/// Calls `use` with each part of a template. Those of a literal are read by the compiler.
constexpr void for_each_part(uri_template_view t, auto const& use) {
    for (template_reader rest(t.text()); !rest.is_at_end();) use(rest.next());
}
constexpr bool is_variable(template_part const& part) noexcept { return !part.variable.name.empty(); }

template <fixed_uri_template Template>
struct constant_parts {
    static constexpr std::size_t size = [] {
        std::size_t n = 0;
        for_each_part(Template, [&](template_part const&) { ++n; });
        return n;
    }();
    static constexpr auto all = [] {
        std::array<template_part, size> all;
        std::size_t n = 0;
        for_each_part(Template, [&](template_part const& part) { all[n++] = part; });
        return all;
    }();
};

/// A part of a literal, as a type.
template <fixed_uri_template Template, std::size_t Part>
struct constant_part {
    static constexpr template_part const& value = constant_parts<Template>::all[Part];
    static constexpr bool is_plain = unreserved_or_reserved.size_of(value.literals) == value.literals.size();
    constexpr operator template_part const&() const noexcept { return value; }
};
template <fixed_uri_template Template>
constexpr void for_each_part(uri_template_constant<Template> const&, auto const& use) {
    [&]<std::size_t... Parts>(std::index_sequence<Parts...>) {
        (use(constant_part<Template, Parts>()), ...);
    }(std::make_index_sequence<constant_parts<Template>::size>());
}

// Below, `values(part, use)` calls `use` with the value of the variable of `part`, and returns whether there is one.

/// Whether a value is a list or pairs.
struct is_composite {
    bool& result;
    constexpr void undefined() const noexcept {}
    constexpr void text(std::string_view) const noexcept {}
    constexpr void list(auto const&) const noexcept { result = true; }
    constexpr void pairs(auto const&) const noexcept { result = true; }
};

/// The first variable that needs a value and has none, or whose value cannot be expanded.
constexpr std::optional<diagnosis> error_in_values(auto const& t, auto const& values) {
    std::optional<diagnosis> wrong;
    for_each_part(t, [&](template_part const& part) {
        if (wrong || !is_variable(part)) return;
        bool has_members = false;
        bool const is_given = values(part, [&](auto const& value) { visit_value(value, is_composite{has_members}); });
        if (!is_given && part.variable.is_required())
            wrong = diagnosis_at(part.position, rfc6570::varname.name(), mistake::variable_without_value);
        if (has_members && part.variable.max_length != 0)
            wrong = diagnosis_at(part.position, rfc6570::prefix.name(), mistake::prefix_of_list);
    });
    return wrong;
}

constexpr bool has_variable(uri_template_view t, std::string_view name) noexcept {
    for (auto const& variable : t.variables())
        if (variable.name == name) return true;
    return false;
}

/// Why an expansion is not a URI reference, with the position of the part of the template that makes it so.
constexpr auto error_in_expansion(diagnosis wrong, auto const& expand) {
    part_finder part(wrong.position);
    expand(part);
    wrong.position = wrong.rule_position = static_cast<std::uint32_t>(part.position());
    return unexpected(parse_error(wrong));
}
constexpr auto expansion_too_large(mistake which, std::size_t limit, auto const& expand) {
    return error_in_expansion(diagnosis_at(limit, rfc6570::URI_Template.name(), which), expand);
}

/// An expansion that was written. `expand` writes all of it to what it is called with.
template <class Kind = kinds::uri_reference>
constexpr result<basic_view<Kind>> parsed_expansion(std::string_view text, auto const& expand) {
    auto const parsed = parse<Kind>(text);
    if (parsed) return parsed;
    return error_in_expansion(error_in<true, typename Kind::syntax>(Kind::rule, text), expand);
}

constexpr std::size_t size_of_expansion(auto const& expand) {
    expansion_size size;
    expand(size);
    return size.size();
}

/// The text of an expansion. Allocates once. Nothing, if it has 4 GiB or more.
constexpr std::optional<std::string> text_of_expansion(auto const& expand) {
    if (!is_constant_evaluated()) {
        expansion_bound bound;
        expand(bound);
        char buffer[512]; // most expansions are smaller
        if (bound.size() <= sizeof buffer) {
            expansion_writer to(buffer, sizeof buffer);
            expand(to);
            return std::string(to.text());
        }
    }
    auto const size = size_of_expansion(expand);
    if (size > max_text_size) return std::nullopt;
    std::string text(size, '\0');
    expansion_writer to(text.data(), size);
    expand(to);
    return text;
}

// The values.

template <class T>
inline constexpr bool is_argument = false;
template <fixed_string Name, class T>
inline constexpr bool is_argument<template_argument<Name, T>> = true;
template <class T>
concept any_argument = is_argument<T>;

/// Calls `use` with the value of an argument, if it is that of the variable. Returns whether it is.
template <fixed_string Name, class T, class Part>
constexpr bool use_if_named(template_argument<Name, T> const& argument, Part const& part, auto const& use) {
    if constexpr (requires { Part::value; }) {
        constexpr bool is_named = Name.view() == Part::value.variable.name;
        if constexpr (is_named) use(argument.value);
        return is_named;
    } else {
        bool const is_named = Name.view() == part.variable.name;
        if (is_named) use(argument.value);
        return is_named;
    }
}
constexpr auto values_of(uri_template_view, any_argument auto const&... arguments) noexcept {
    return [&](auto const& part, auto const& use) { return (use_if_named(arguments, part, use) || ...); };
}

template <class Values>
concept values_by_name = requires(Values const& values, std::string_view name) {
    requires is_template_value<std::remove_cvref_t<decltype(values.find(name)->second)>>;
    values.find(name) != values.end();
};
template <class Values>
concept function_of_names = requires(Values const& values, std::string_view name) {
    requires is_template_value<std::remove_cvref_t<decltype(values(name))>>;
};

constexpr auto values_of(uri_template_view, values_by_name auto const& values) noexcept {
    return [&](template_part const& part, auto const& use) {
        auto const found = values.find(part.variable.name);
        if (found == values.end()) return false;
        use(found->second);
        return true;
    };
}
/// The function is called once for each variable: it might return another value the next time.
constexpr auto values_of(uri_template_view t, function_of_names auto const& values) {
    std::vector<std::remove_cvref_t<decltype(values(std::string_view()))>> all;
    for (auto const& variable : t.variables()) all.push_back(values(variable.name));
    return [all = std::move(all)](template_part const& part, auto const& use) {
        use(all[part.index]);
        return true;
    };
}

/// A value whose name the template does not have.
constexpr std::optional<diagnosis> error_in_names(uri_template_view t, any_argument auto const&... arguments) noexcept {
    std::optional<diagnosis> wrong;
    ((wrong || has_variable(t, arguments.name)
      || (wrong = diagnosis_at(t.text().size(), arguments.name, mistake::unknown_variable), true)),
     ...);
    return wrong;
}
constexpr std::optional<diagnosis> error_in_names(uri_template_view t, values_by_name auto const& values) {
    for (auto const& named : values)
        if (!has_variable(t, named.first))
            return diagnosis_at(t.text().size(), rfc6570::varname.name(), mistake::name_of_no_variable);
    return std::nullopt;
}
constexpr std::optional<diagnosis> error_in_names(uri_template_view, function_of_names auto const&) noexcept {
    return std::nullopt;
}

// The compiler's messages for the arguments of a literal. The name is that of a variable.

template <fixed_string Name, bool Has>
constexpr void check_name() noexcept {
    static_assert(Has, "the template has no variable of this name");
}
template <fixed_string Name, bool Has>
constexpr void check_that_there_is_a_value() noexcept {
    static_assert(Has, "no value for this variable: std::nullopt leaves it out");
}
template <fixed_string Name, bool Is>
constexpr void check_that_a_value_with_a_prefix_is_no_list() noexcept {
    static_assert(Is, "a list and pairs have no prefix");
}

template <class T>
inline constexpr bool has_members = list_value<T> || pairs_value<T>;
template <class T>
inline constexpr bool has_members<std::optional<T>> = has_members<T>;

/// A name of the template as a template argument.
template <fixed_uri_template Template, std::size_t Part>
inline constexpr auto name_of_variable = [] {
    constexpr auto name = constant_parts<Template>::all[Part].variable.name;
    char chars[name.size() + 1]{};
    name.copy(chars, name.size());
    return fixed_string(chars);
}();

template <fixed_uri_template Template, fixed_string... Names, class... T>
constexpr bool arguments_are_checked(uri_template_constant<Template> const&, template_argument<Names, T> const&...) {
    (check_name<Names, has_variable(Template, Names.view())>(), ...);
    [&]<std::size_t... Parts>(std::index_sequence<Parts...>) {
        constexpr auto const& all = constant_parts<Template>::all;
        constexpr auto has_value = [](template_variable const& variable) {
            return variable.name.empty() || !variable.is_required() || ((variable.name == Names.view()) || ...);
        };
        (check_that_there_is_a_value<name_of_variable<Template, Parts>, has_value(all[Parts].variable)>(), ...);
        constexpr auto has_no_prefix = [](std::string_view name) {
            return ((name != all[Parts].variable.name || all[Parts].variable.max_length == 0) && ...);
        };
        (check_that_a_value_with_a_prefix_is_no_list<Names, !has_members<std::remove_cvref_t<T>>
                                                                || has_no_prefix(Names.view())>(),
         ...);
    }(std::make_index_sequence<constant_parts<Template>::size>());
    return true;
}
constexpr bool arguments_are_checked(auto const&...) { return false; }

constexpr void write_expansion(auto& to, auto const& t, auto const& values) {
    expansion all(to);
    for_each_part(t, [&](auto const& part) {
        if (is_variable(part)) all.variable(part, [&](auto const& use) { values(part, use); });
        else all.literals(part);
    });
}

/// What is wrong with the names and the values. Those of arguments of a literal are checked by the compiler.
constexpr std::optional<diagnosis> error_in_call(auto const& t, auto const& values, auto const&... given) {
    if (arguments_are_checked(t, given...)) return std::nullopt;
    auto const wrong = error_in_names(t, given...);
    return wrong ? wrong : error_in_values(t, values);
}

constexpr result<uri_reference> expanded_owned(auto const& t, auto const&... given) {
    auto const values = values_of(t, given...);
    if (auto const wrong = error_in_call(t, values, given...)) return unexpected(parse_error(*wrong));
    auto const expand = [&](auto& to) { write_expansion(to, t, values); };
    auto text = text_of_expansion(expand);
    if (!text) return expansion_too_large(mistake::text_of_4_gib_or_more, max_text_size, expand);
    auto const parsed = parsed_expansion(*text, expand);
    if (!parsed) return unexpected(parsed.error());
    uri_reference out;
    access::components_of(out) = access::components_of(*parsed);
    access::storage_of(out) = std::move(*text);
    return out;
}

constexpr result<uri_reference_view> expanded_into(std::span<char> buffer, auto const& t, auto const&... given) {
    auto const values = values_of(t, given...);
    if (auto const wrong = error_in_call(t, values, given...)) return unexpected(parse_error(*wrong));
    auto const expand = [&](auto& to) { write_expansion(to, t, values); };
    expansion_bound bound;
    expand(bound);
    if (bound.size() > buffer.size() && size_of_expansion(expand) > buffer.size())
        return expansion_too_large(mistake::text_over_capacity, buffer.size(), expand);
    expansion_writer to(buffer.data(), buffer.size());
    expand(to);
    return parsed_expansion(to.text(), expand);
}

template <fixed_uri_template Template, auto... Arguments>
struct constant_expansion {
    static constexpr uri_template_constant<Template> t{};
    static constexpr bool is_checked = arguments_are_checked(t, Arguments...);
    static constexpr std::size_t size = [] {
        expansion_size to;
        write_expansion(to, t, values_of(t, Arguments...));
        return to.size();
    }();
    static constexpr auto text = [] {
        struct {
            char chars[size + 1]{};
        } text;
        expansion_writer to(text.chars, size);
        write_expansion(to, t, values_of(t, Arguments...));
        return text;
    }();
};

/// What can follow the template in a call.
template <class... Given>
concept template_values = (any_argument<Given> && ...)
                          || (sizeof...(Given) == 1 && ((values_by_name<Given> || function_of_names<Given>) && ...));

} // namespace detail

/// Expands a template (RFC 6570 3). The values are arguments such as `arg<"id">(7)`, a map from names to values, or a
/// function that returns the value of a name.
///
/// Returns the URI or relative reference, or an error with an offset in the template: of a variable that has no value,
/// but would leave a gap (pass std::nullopt, if that is meant); of a prefix of a list; of the part with which the
/// expansion is not a URI reference. A name that the template does not have is an error at its end. If the template is
/// a literal and the values are arguments, errors in names do not compile.
///
/// The names of exploded pairs are encoded like values. (RFC 6570 3.2.1 encodes them like literals, so that one with a
/// `&` would be two.) Triplets are kept by `+` and `#` only. Takes linear time; allocates once.
///
///     auto const user = expand("/users/{id}{?page,limit}"_uri_template, arg<"id">("a/b"), arg<"limit">(10));
///     assert(user->text() == "/users/a%2Fb?limit=10");
template <class... Values>
    requires detail::template_values<Values...>
constexpr result<uri_reference> expand(uri_template_view t, Values const&... values) {
    return detail::expanded_owned(t, values...);
}
template <fixed_uri_template Template, class... Values>
    requires detail::template_values<Values...>
constexpr result<uri_reference> expand(uri_template_constant<Template> t, Values const&... values) {
    return detail::expanded_owned(t, values...);
}

/// A text is parsed first: `uri_template_view::parse(text)`, or it is a literal: `"/users/{id}"_uri_template`.
template <std::convertible_to<std::string_view> Text, class... Values>
detail::parse_the_text_or_write_a_literal_with_a_suffix expand(Text const&, Values const&...) = delete;

/// Like `expand`, but writes to the beginning of `buffer`, which must not overlap with the values, and returns a view
/// of what it wrote. If the result does not fit, it is an error, and nothing is written.
///
///     char buffer[64];
///     auto const user = expand_into(buffer, "/users/{id}"_uri_template, arg<"id">(7));
///     assert(user->text() == "/users/7");
template <class... Values>
    requires detail::template_values<Values...>
constexpr result<uri_reference_view> expand_into(std::span<char> buffer, uri_template_view t, Values const&... values) {
    return detail::expanded_into(buffer, t, values...);
}
template <fixed_uri_template Template, class... Values>
    requires detail::template_values<Values...>
constexpr result<uri_reference_view> expand_into(std::span<char> buffer, uri_template_constant<Template> t,
                                                 Values const&... values) {
    return detail::expanded_into(buffer, t, values...);
}

/// The result of `expand` as a constant. Does not compile if it is an error.
///
///     static_assert(expanded<"/users/{id}{?q}", arg<"id">(7), arg<"q">("a b")>.view().text() == "/users/7?q=a%20b");
template <fixed_uri_template Template, auto... Arguments>
    requires(detail::any_argument<std::remove_cvref_t<decltype(Arguments)>> && ...)
inline constexpr fixed_uri_reference<detail::constant_expansion<Template, Arguments...>::size + 1> expanded =
    detail::constant_expansion<Template, Arguments...>::text.chars;

} // namespace consturi

#endif
