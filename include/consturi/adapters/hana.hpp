// Views and owners as hana::Struct of their components.
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
#include <boost/hana/unpack.hpp>

#include <type_traits>

// Each key is the name of the member function. An owner that is a temporary has no such members.
#define CONSTURI_PART(name)                                                                                            \
    boost::hana::make_pair(BOOST_HANA_STRING(#name), [](auto&& u) -> decltype(static_cast<decltype(u)>(u).name()) {    \
        return static_cast<decltype(u)>(u).name();                                                                     \
    })

namespace consturi::detail {

/// In the order of RFC 3986 5.3.
struct component_accessors {
    static constexpr auto apply() {
        return boost::hana::make_tuple(CONSTURI_PART(scheme), CONSTURI_PART(userinfo), CONSTURI_PART(host),
                                       CONSTURI_PART(port), CONSTURI_PART(path), CONSTURI_PART(query),
                                       CONSTURI_PART(fragment));
    }
};

/// With the authority, which can be empty or the name of a registry, and the opaque part (RFC 2396 3). A template, as
/// the next one is: it is compiled only if it is used.
template <class View>
struct rfc2396_accessors {
    static constexpr auto apply() {
        return boost::hana::make_tuple(CONSTURI_PART(scheme), CONSTURI_PART(opaque_part), CONSTURI_PART(authority),
                                       CONSTURI_PART(reg_name), CONSTURI_PART(userinfo), CONSTURI_PART(host),
                                       CONSTURI_PART(port), CONSTURI_PART(path), CONSTURI_PART(query),
                                       CONSTURI_PART(fragment));
    }
};

/// The nine components of java.net.URI, in the order of its documentation.
template <class View>
struct java_accessors {
    static constexpr auto apply() {
        return boost::hana::make_tuple(CONSTURI_PART(scheme), CONSTURI_PART(scheme_specific_part),
                                       CONSTURI_PART(authority), CONSTURI_PART(user_info), CONSTURI_PART(host),
                                       CONSTURI_PART(port), CONSTURI_PART(path), CONSTURI_PART(query),
                                       CONSTURI_PART(fragment));
    }
};

template <class View>
concept is_of_java = requires(View const& u) { u.scheme_specific_part(); };
template <class View>
concept is_of_rfc2396 = !is_of_java<View> && requires(View const& u) { u.opaque_part(); };

/// Selected by the members, so that this header does not include those of other dialects. adapters/scheme_structs.hpp
/// specializes it for schemes.
template <class View>
struct accessors_of : component_accessors {};
template <is_of_java View>
struct accessors_of<View> : java_accessors<View> {};
template <is_of_rfc2396 View>
struct accessors_of<View> : rfc2396_accessors<View> {};

/// A tag of Hana may be an incomplete class, so the first condition is one that it can fail.
template <class U>
concept has_components =
    requires { typename U::kind; } && any_identifier<U> && (requires(basic_view<typename U::kind> const& u) {
        u.userinfo(), u.host();
    } || !std::is_base_of_v<component_accessors, accessors_of<basic_view<typename U::kind>>>);

} // namespace consturi::detail

#undef CONSTURI_PART

/// The components of a view or owner as a `hana::Struct`: `hana::keys`, `hana::members`, `hana::for_each`,
/// `hana::fold_left` and `hana::equal` work with them. They are those of RFC 3986 5.3; of RFC 2396, also the opaque
/// part, the authority and the name of a registry; the nine of java.net.URI. A kind with other components has no
/// Struct.
///
///     constexpr auto u = "https://example.com/v1"_uri;
///     hana::for_each(u, hana::fuse([](auto name, auto component) { /* "scheme", u.scheme() ... */ }));
///     static_assert(hana::equal(u, "https://example.com/v1"_uri));
namespace boost::hana {

template <consturi::detail::has_components U>
struct accessors_impl<U> : consturi::detail::accessors_of<consturi::basic_view<typename U::kind>> {};

// Hana would copy the owner, and the components would be those of the copy.
template <consturi::detail::has_components U>
    requires(
        requires(U& owner) { owner.view(); } && !requires(U&& owner) { static_cast<U&&>(owner).view(); })
struct unpack_impl<U> {
    template <class Owner, class F>
    static constexpr decltype(auto) apply(Owner&& owner, F&& f) {
        return hana::unpack(static_cast<Owner&&>(owner).view(), static_cast<F&&>(f));
    }
};

// Equal texts have equal components. Without this, hana::equal would be ambiguous: views are Comparable and Struct.
template <consturi::detail::any_identifier A, consturi::detail::any_identifier B>
    requires consturi::detail::comparable<A, B>
struct equal_impl<A, B> {
    static constexpr bool apply(A const& a, B const& b) { return a == b; }
};

} // namespace boost::hana

#endif
