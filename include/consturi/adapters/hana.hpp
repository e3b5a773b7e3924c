// Views as hana::Struct of their components.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_HANA_HPP
#define CONSTURI_ADAPTERS_HANA_HPP

#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/view.hpp>

#include <boost/hana/accessors.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/fuse.hpp>
#include <boost/hana/keys.hpp>
#include <boost/hana/members.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>

namespace consturi::detail {

struct component_accessors {
    static constexpr auto apply() {
        return boost::hana::make_tuple(
            boost::hana::make_pair(boost::hana::string_c<'s', 'c', 'h', 'e', 'm', 'e'>,
                                   [](auto const& u) { return u.scheme(); }),
            boost::hana::make_pair(boost::hana::string_c<'u', 's', 'e', 'r', 'i', 'n', 'f', 'o'>,
                                   [](auto const& u) { return u.userinfo(); }),
            boost::hana::make_pair(boost::hana::string_c<'h', 'o', 's', 't'>, [](auto const& u) { return u.host(); }),
            boost::hana::make_pair(boost::hana::string_c<'p', 'o', 'r', 't'>, [](auto const& u) { return u.port(); }),
            boost::hana::make_pair(boost::hana::string_c<'p', 'a', 't', 'h'>, [](auto const& u) { return u.path(); }),
            boost::hana::make_pair(boost::hana::string_c<'q', 'u', 'e', 'r', 'y'>,
                                   [](auto const& u) { return u.query(); }),
            boost::hana::make_pair(boost::hana::string_c<'f', 'r', 'a', 'g', 'm', 'e', 'n', 't'>,
                                   [](auto const& u) { return u.fragment(); }));
    }
};

} // namespace consturi::detail

/// The components of a view in the order of RFC 3986 5.3, as a `hana::Struct`: `hana::keys`, `hana::members`,
/// `hana::for_each`, `hana::fold_left` and `hana::equal` work with them. A kind with other components has no Struct.
///
///     constexpr auto u = "https://example.com/v1"_uri;
///     hana::for_each(u, hana::fuse([](auto name, auto component) { /* "scheme", u.scheme() ... */ }));
///     static_assert(hana::equal(u, "https://example.com/v1"_uri));
namespace boost::hana {

template <class Kind>
    requires requires(consturi::basic_view<Kind> const& u) { u.userinfo(), u.host(); }
struct accessors_impl<consturi::basic_view<Kind>> : consturi::detail::component_accessors {};
template <class Kind>
struct accessors_impl<consturi::basic_checked<Kind>> : accessors_impl<consturi::basic_view<Kind>> {};

// Equal texts have equal components. Without this, hana::equal would be ambiguous: views are Comparable and Struct.
template <consturi::detail::any_identifier A, consturi::detail::any_identifier B>
    requires consturi::detail::comparable<A, B>
struct equal_impl<A, B> {
    static constexpr bool apply(A const& a, B const& b) { return a == b; }
};

} // namespace boost::hana

#endif
