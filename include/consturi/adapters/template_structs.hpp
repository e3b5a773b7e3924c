// Values of URI Templates in a hana::Struct.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_TEMPLATE_STRUCTS_HPP
#define CONSTURI_ADAPTERS_TEMPLATE_STRUCTS_HPP

#include <consturi/templates/expand.hpp>

#include <boost/hana/accessors.hpp>
#include <boost/hana/concept/struct.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/unpack.hpp>

#include <span>

namespace consturi {

namespace detail {

/// The argument with the name and the value of a member.
template <char... Name>
constexpr auto argument_of(boost::hana::string<Name...> const&, auto const& member) noexcept {
    return arg<fixed_string({Name..., '\0'})>(member);
}

/// Calls `use` with an argument for each member of a struct.
template <class Struct>
constexpr auto with_members(Struct const& values, auto const& use) {
    return boost::hana::unpack(boost::hana::accessors<Struct>(), [&](auto const&... members) {
        return use(argument_of(boost::hana::first(members), boost::hana::second(members)(values))...);
    });
}

/// A struct of Hana that is no template: views are structs, too.
template <class T>
concept struct_of_values = boost::hana::Struct<T>::value && !any_identifier<T>;

} // namespace detail

/// Expands a template with the members of a struct that Hana knows (BOOST_HANA_DEFINE_STRUCT): each is an argument with
/// its name. Otherwise like `expand` with arguments: if the template is a literal that has no variable with the name of
/// a member, the call does not compile.
///
///     struct search { BOOST_HANA_DEFINE_STRUCT(search, (std::string, q), (std::optional<int>, page)); };
///     auto const found = expand("/search{?q,page}"_uri_template, search{"a b", {}});
///     assert(found->text() == "/search?q=a%20b");
template <detail::struct_of_values Struct>
constexpr result<uri_reference> expand(uri_template_view t, Struct const& values) {
    return detail::with_members(values, [&](auto const&... arguments) { return expand(t, arguments...); });
}
template <fixed_uri_template Template, detail::struct_of_values Struct>
constexpr result<uri_reference> expand(uri_template_constant<Template> t, Struct const& values) {
    return detail::with_members(values, [&](auto const&... arguments) { return expand(t, arguments...); });
}

/// The same for expand_into.
template <detail::struct_of_values Struct>
constexpr result<uri_reference_view> expand_into(std::span<char> buffer, uri_template_view t, Struct const& values) {
    return detail::with_members(values, [&](auto const&... arguments) { return expand_into(buffer, t, arguments...); });
}
template <fixed_uri_template Template, detail::struct_of_values Struct>
constexpr result<uri_reference_view> expand_into(std::span<char> buffer, uri_template_constant<Template> t,
                                                 Struct const& values) {
    return detail::with_members(values, [&](auto const&... arguments) { return expand_into(buffer, t, arguments...); });
}

} // namespace consturi

#endif
