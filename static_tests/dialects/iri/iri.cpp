// RFC 3987: IRIs and IRI references, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/iri.hpp"
#include "grammars/dialect_rules.hpp"

#include <consturi/iri.hpp>
#include <consturi/literals.hpp>

#include <boost/hana/equal.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/length.hpp>

#include <type_traits>

using namespace cases::iris;
using cases::first_wrong;

static_assert(first_wrong(references) == std::size(references));
static_assert(first_wrong<characters>() == std::size(characters));
static_assert(first_wrong<not_utf_8>() == std::size(not_utf_8));
static_assert(first_wrong(errors) == std::size(errors));

// A character is matched as a whole: code points need no other strategies than characters of one octet.
using consturi::abnf::detail::strategy;
namespace rfc3987 = consturi::rfc3987;
static_assert(rfc3987::IRI.how == consturi::rfc3986::URI.how
              && rfc3987::IRI_reference.how == consturi::rfc3986::URI_reference.how
              && rfc3987::iquery.how == strategy::possessive && rfc3987::ihost.how == consturi::rfc3986::host.how);

// A choice of ranges of code points is one set, which has no parts.
namespace hana = boost::hana;
static_assert(hana::length(rfc3987::ucschar.definition) == hana::size_c<0>
              && hana::length(rfc3987::iunreserved.definition) == hana::size_c<7>
              && hana::length(rfc3987::rules) == hana::size_c<39>);

using namespace consturi;
using namespace consturi::literals;

// Each URI is an IRI; an IRI need not be a URI.
template <class From, class To>
constexpr bool converts = std::is_convertible_v<From, To>;
static_assert(converts<uri_view, iri_view> && converts<uri_view, iri_reference_view>
              && converts<uri_reference_view, iri_reference_view> && converts<iri_view, iri_reference_view>);
static_assert(!converts<uri_reference_view, iri_view> && !converts<iri_reference_view, iri_view>);
static_assert(!std::is_constructible_v<uri_view, iri_view> && !std::is_constructible_v<uri_reference_view, iri_view>
              && !std::is_constructible_v<uri_reference_view, iri_reference_view>
              && !std::is_constructible_v<uri_view, iri_reference_view>);
static_assert(converts<uri_view, checked_iri> && !converts<iri_view, checked_uri> && !converts<checked_iri, uri_view>);

constexpr iri_view from_uri = "http://me@h:8/a?b#c"_uri;
static_assert(from_uri == "http://me@h:8/a?b#c"_iri && from_uri.userinfo() == "me" && from_uri.fragment() == "c");
constexpr iri_reference_view from_reference = "?b"_uri_reference;
static_assert(from_reference == "?b"_iri_reference && from_reference.query() == "b" && !from_reference.scheme());

// Literals, with and without a prefix.
static_assert(u8"http://例え.jp/引き出し"_iri == "http://例え.jp/引き出し"_iri);
static_assert(u8"../引き出し"_iri_reference == "../引き出し"_iri_reference && u8""_iri_reference.path().empty());
static_assert(u"http://例え.jp/\U0001F389"_iri == "http://例え.jp/\U0001F389"_iri
              && u"http://例え.jp/"_iri.host() == "例え.jp");
static_assert(u"é"_iri_reference == "é"_iri_reference && u"?\xDBFF\xDFFD"_iri_reference == "?\U0010FFFD"_iri_reference
              && u""_iri_reference.text().empty());
constexpr bool is_local(checked_iri u) { return u.host() == "例え.jp"; }
static_assert(is_local("http://例え.jp/") && is_local("http://例え.jp/"_iri) && !is_local("http://h/"_uri));
constexpr bool is_fragment(checked_iri_reference u) { return u.fragment().has_value(); }
static_assert(is_fragment("#é") && !is_fragment("http://h/"_iri) && !is_fragment("é"_iri_reference));
