// The types of all schemes, as a Hana map from the name of a scheme to its type; the requirement that the type of its
// scheme accepts a URI.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_ALL_HPP
#define CONSTURI_SCHEMES_ALL_HPP

#include <consturi/requirements/requirement.hpp>
#include <consturi/schemes/coap.hpp>
#include <consturi/schemes/data.hpp>
#include <consturi/schemes/file.hpp>
#include <consturi/schemes/ftp.hpp>
#include <consturi/schemes/geo.hpp>
#include <consturi/schemes/http.hpp>
#include <consturi/schemes/jdbc.hpp>
#include <consturi/schemes/ldap.hpp>
#include <consturi/schemes/mailto.hpp>
#include <consturi/schemes/news.hpp>
#include <consturi/schemes/rfc1738.hpp>
#include <consturi/schemes/sip.hpp>
#include <consturi/schemes/tag.hpp>
#include <consturi/schemes/tel.hpp>
#include <consturi/schemes/urn.hpp>
#include <consturi/schemes/ws.hpp>

#include <boost/hana/at_key.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/type.hpp>
#include <boost/hana/unpack.hpp>

#include <optional>
#include <string_view>

namespace consturi::schemes {

namespace detail {

/// `boost::hana::make_map` of what follows the first argument, so that each pair can follow a comma.
constexpr auto map_after(int, auto const&... pairs) noexcept { return boost::hana::make_map(pairs...); }

} // namespace detail

/// The types of schemes. A scheme of your own is inserted with `hana::insert`; `valid_by` takes such a map.
///
///     static_assert(schemes::all[BOOST_HANA_STRING("geo")] == hana::type_c<geo_uri_view>);
///     hana::for_each(hana::keys(schemes::all), [](auto name) { std::cout << name.c_str() << '\n'; });
inline constexpr auto all = detail::map_after(0
#define CONSTURI_SCHEME(name, port, facts)
#define CONSTURI_SCHEME_WITH_TYPE(name, port, facts, type)                                                             \
    , boost::hana::make_pair(BOOST_HANA_STRING(name), boost::hana::type_c<type##_view>)
#include <consturi/uri/schemes.def>
);

} // namespace consturi::schemes

namespace consturi {

namespace schemes {

/// Calls `use` with the type of this scheme, a hana::type, if the map has it: schemes::all, or one of your own.
///
///     std::optional<std::string> without_password(uri_view u) {
///         std::optional<std::string> text;
///         schemes::with_type_of(schemes::all, u.scheme(), [&](auto type) {
///             if (auto const parsed = decltype(type)::type::from(u)) text = parsed->redacted();
///         });
///         return text;
///     }
///     assert(without_password("ftp://me:pw@h/"_uri) == "ftp://me:***@h/" && !without_password("x:y"_uri));
template <class Types>
constexpr void with_type_of(Types const& types, std::string_view scheme, auto use) {
    boost::hana::unpack(types, [&](auto const&... pair) {
        auto const use_if = [&](auto const& name, auto const& type) {
            return ascii::equal_ignoring_case(boost::hana::to<char const*>(name), scheme) && (use(type), true);
        };
        (void)(use_if(boost::hana::first(pair), boost::hana::second(pair)) || ...);
    });
}

} // namespace schemes

/// Why a URI is not one of its scheme: the error of the type of the scheme in the map, such as schemes::all. Nothing,
/// if the type accepts it, and without a type for the scheme.
///
///     assert(error_by_scheme(schemes::all, "geo:91,0"_uri)->code() == mistake::latitude_above_90);
template <class Types>
[[nodiscard]] constexpr std::optional<parse_error> error_by_scheme(Types const& types, uri_view u) {
    std::optional<parse_error> error;
    schemes::with_type_of(types, u.scheme(), [&](auto type) {
        using scheme_uri = typename decltype(type)::type;
        if (auto const parsed = scheme_uri::from(u); !parsed) error.emplace(parsed.error());
    });
    return error;
}

namespace requirements {

/// The URI is one by the grammar of its scheme: a type in the map, such as schemes::all, accepts it. Refuted, if the
/// type does not; unknown without a type for the scheme, and without a scheme.
template <auto const& Types>
struct valid_by : detail::basic_requirement<valid_by<Types>, detail::requirement_id::valid_by_scheme> {
    constexpr verdict judge(detail::candidate const& u) const noexcept {
        auto found = verdict::unknown;
        schemes::with_type_of(Types, u.scheme(), [&](auto type) {
            using kind = typename decltype(type)::type::kind;
            using syntax = typename kind::syntax;
            typename syntax::components at;
            if constexpr (consturi::detail::narrows_another<syntax>) {
                static_cast<consturi::detail::components&>(at) = u.offsets;
                found = detail::met_or_refuted(syntax::accepts(u.text, at));
            } else {
                found = detail::met_or_refuted(consturi::detail::is_valid<syntax>(kind::rule, u.text, at));
            }
        });
        return found;
    }
    [[nodiscard]] constexpr detail::unmet unmet_in(detail::candidate const& u) const noexcept {
        auto const error = error_by_scheme(Types, detail::access::make<uri_view>(u.text, u.offsets));
        return {detail::requirement_id::valid_by_scheme, false, error ? error->position() : 0};
    }
};

/// The same for all schemes of the library.
///
///     static_assert(valid_by_scheme("geo:90,0"_uri) && !valid_by_scheme("geo:91,0"_uri));
///     static_assert(!valid_by_scheme("x:y"_uri) && !(!valid_by_scheme)("x:y"_uri)); // unknown
inline constexpr valid_by<schemes::all> valid_by_scheme;

} // namespace requirements
} // namespace consturi

#endif
