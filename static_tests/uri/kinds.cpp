// What views and owners of every kind have in common, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>
#include <consturi/hana.hpp>
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>

#include <boost/hana/at.hpp>
#include <boost/hana/unpack.hpp>

#include <concepts>
#include <functional>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace hana = boost::hana;
using namespace consturi;
using namespace consturi::literals;

// Each kind has these, by the same code.
template <class View, class Owner>
constexpr bool has_all = std::totally_ordered<View> && std::totally_ordered<Owner> && hana::Struct<View>::value
                         && hana::Struct<Owner>::value && requires(View const& u, Owner& owner) {
                                u.text(), u.scheme(), u.authority(), u.userinfo(), u.user(), u.password(), u.host();
                                u.port(), u.port_number(), u.path(), u.segments(), u.query(), u.query_params();
                                u.fragment(), u.is_absolute(), u.is_opaque(), u.is_hierarchical(), u.redacted();
                                std::hash<View>()(owner), std::hash<Owner>()(u), owner.str(), Owner(u), View(owner);
                                Owner::parse("s:a");
                                requires std::is_default_constructible_v<Owner>;
                                requires !std::is_convertible_v<Owner, View> && std::is_convertible_v<Owner&, View>;
                            };
static_assert(has_all<uri_view, uri> && has_all<uri_reference_view, uri_reference>);
static_assert(has_all<rfc2396::uri_reference_view, rfc2396::uri_reference>);
static_assert(has_all<java::uri_view, java::uri>);
static_assert(has_all<iri_view, iri> && has_all<iri_reference_view, iri_reference>);

// A URI is a URI reference, and both are IRI references; no other kind is another.
static_assert(std::is_convertible_v<uri_view, uri_reference_view> && std::is_convertible_v<uri, uri_reference>);
static_assert(!std::is_convertible_v<uri_reference_view, uri_view> && !std::is_convertible_v<uri_reference, uri>);
static_assert(std::is_convertible_v<uri_view, iri_view> && std::is_convertible_v<uri_reference_view, iri_reference_view>
              && std::is_convertible_v<iri_view, iri_reference_view>);
static_assert(!std::is_constructible_v<uri_view, iri_view> && !std::is_constructible_v<iri_view, uri_reference_view>
              && !std::is_constructible_v<iri_view, iri_reference_view>);
static_assert(!std::is_constructible_v<java::uri_view, uri_view> && !std::is_constructible_v<uri_view, java::uri_view>
              && !std::is_constructible_v<rfc2396::uri_reference_view, uri_reference_view>);
static_assert(!std::equality_comparable_with<uri_view, java::uri_view>);

// Members that only some kinds have.
template <class U>
constexpr bool has_ip_future = requires(U u) { static_cast<U&&>(u).ip_future(); };
static_assert(has_ip_future<uri&> && !has_ip_future<uri> && !has_ip_future<java_uri&> && !has_ip_future<java_uri>);

// Operations and edits are those of RFC 3986.
template <class U>
constexpr bool has_edits = requires(U u) { u.with_path("/"); };
static_assert(any_uri<uri> && !any_uri<java::uri> && !any_uri<rfc2396::uri_reference_view> && !any_uri<iri>);
static_assert(has_edits<uri_view> && !has_edits<java::uri_view> && !has_edits<rfc2396::uri_reference>
              && !has_edits<iri_view>);

static_assert("http://u:p@h:80/a;v=1/b?q=1"_java_uri.password() == "p"
              && "http://u:p@h:80/a;v=1/b?q=1"_java_uri.user_info() == "u:p");
static_assert("http://h:80/a;v=1/b"_java_uri.segments().front().name() == "a" && "s:a"_java_uri.segments().empty());
static_assert("http://h:99999999999/"_java_uri.authority() == "h:99999999999"
              && !"http://h:99999999999/"_java_uri.host());
static_assert("http://h:80/?q=1&r"_rfc2396.query_params().find("q")->value() == "1"
              && "http://u:p@h/"_rfc2396.user() == "u");

// Structs of dialects have the components of the dialect.
static_assert(hana::keys(""_java_uri)
              == hana::make_tuple(BOOST_HANA_STRING("scheme"), BOOST_HANA_STRING("scheme_specific_part"),
                                  BOOST_HANA_STRING("authority"), BOOST_HANA_STRING("user_info"),
                                  BOOST_HANA_STRING("host"), BOOST_HANA_STRING("port"), BOOST_HANA_STRING("path"),
                                  BOOST_HANA_STRING("query"), BOOST_HANA_STRING("fragment")));
static_assert(hana::keys(""_rfc2396)
              == hana::make_tuple(BOOST_HANA_STRING("scheme"), BOOST_HANA_STRING("opaque_part"),
                                  BOOST_HANA_STRING("authority"), BOOST_HANA_STRING("reg_name"),
                                  BOOST_HANA_STRING("userinfo"), BOOST_HANA_STRING("host"), BOOST_HANA_STRING("port"),
                                  BOOST_HANA_STRING("path"), BOOST_HANA_STRING("query"),
                                  BOOST_HANA_STRING("fragment")));
template <class... Text>
constexpr bool has_members(auto const& u, Text... expected) {
    return hana::unpack(hana::members(u), [&](auto... member) { return ((member == expected) && ...); });
}
constexpr std::optional<std::string_view> none;
static_assert(has_members("//u@h:80/p?q#f"_java_uri, none, "//u@h:80/p?q", "u@h:80", "u", "h", "80", "/p", "q", "f"));
static_assert(has_members("mailto:a@h"_java_uri, "mailto", "a@h", none, none, none, none, none, none, none));
static_assert(has_members("//u@my_host:80"_java_uri, none, "//u@my_host:80", "u@my_host:80", none, none, none, "", none,
                          none));
static_assert(has_members("s://u@h:80/p?q#f"_rfc2396, "s", none, "u@h:80", none, "u", "h", "80", "/p", "q", "f"));
static_assert(has_members("s:a@h#f"_rfc2396, "s", "a@h", none, none, none, none, none, none, none, "f"));
static_assert(has_members("//u@my_host:80"_rfc2396, none, none, "u@my_host:80", "u@my_host:80", none, none, none, none,
                          none, none));

// Components of a temporary owner would dangle.
template <class U>
constexpr bool has_component =
    std::is_invocable_v<decltype(hana::second(hana::at_c<0>(hana::accessors<std::remove_cvref_t<U>>()))), U>;
static_assert(has_component<java::uri&> && !has_component<java::uri> && has_component<java::uri_view>);
static_assert(has_component<uri const&> && !has_component<uri> && has_component<uri_view>);
static_assert(has_component<fixed_uri<6> const&> && !has_component<fixed_uri<6>> && has_component<checked_uri>);
static_assert(has_component<fixed_iri<6> const&> && !has_component<fixed_iri<6>> && has_component<checked_iri>);
static_assert(has_component<java::fixed_uri<6> const&> && !has_component<java::fixed_uri<6>>);

// The components that Hana passes on are those of the owner, not of a copy.
static_assert([] {
    fixed_uri const owner("s://host/");
    auto const host_of = [](auto, auto, auto const& host, auto...) { return hana::second(host); };
    return hana::unpack(owner, host_of)->data() == owner.host()->data();
}());
// Other classes have no Struct, not even if their tag is incomplete.
struct incomplete;
struct tagged {
    using hana_tag = incomplete;
};
static_assert(!hana::Struct<tagged>::value && !hana::Struct<incomplete>::value);

static_assert(hana::equal("//h"_rfc2396, "//h"_rfc2396) && "//a"_rfc2396 < "//b"_rfc2396);
