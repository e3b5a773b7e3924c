// A kind with a grammar and components of its own, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/own_kind.hpp"

#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/uri.hpp>

#include <concepts>
#include <cstddef>
#include <iterator>
#include <type_traits>

using namespace cases;
using namespace consturi::rfc4151;
using namespace consturi::rfc4151::literals;

static_assert(first_wrong(of_own_kind::tags) == std::size(of_own_kind::tags));
static_assert(first_wrong(of_own_kind::errors) == std::size(of_own_kind::errors));

// No mistake is one of hosts, or asks for a triplet where there can be none.
constexpr auto mistake_in(text input) { return own_view::parse(input).error().code(); }
static_assert(mistake_in("tag:a@b@c,2001:") == consturi::mistake::unexpected_character
              && mistake_in("tag:a|") == mistake_in("tag:a["));
static_assert(mistake_in("tag:a,2001:a b") == consturi::mistake::unencoded_space);

static_assert("tag:a.example,2001-09:b"_tag.date() == "2001-09");
static_assert("tag:a,2001:"_tag != "tag:a,2002:"_tag && "tag:a,2001:"_tag < "tag:b,2001:"_tag);

// It has what other kinds have.
constexpr auto date_of(checked_own u) { return u.date(); }
static_assert(date_of("tag:a,2001:") == "2001" && date_of("tag:a,2001:"_tag) == "2001");
constexpr auto stored = *consturi::basic_static_owner<own_kind, 16>::parse("tag:a,2001:b");
static_assert(stored.view().specific() == "b" && stored.date() == "2001" && date_of(stored) == "2001");
static_assert(stored == "tag:a,2001:b"_tag);

template <fixed_own Tag>
constexpr auto specific_of = Tag.view().specific();
static_assert(specific_of<"tag:a,2001:b"> == "b");

// A literal that is not defined in namespace consturi.
#define CONSTURI_OPERATOR operator""_other_tag
#define CONSTURI_VIEW consturi::rfc4151::own_view
#include <consturi/uri/literal.def>
static_assert("tag:a,2001:b"_other_tag.specific() == "b");

// An rvalue that contains its text has neither a view nor components. An owner has those components that the kind says.
using owner = own_owner;
template <class U>
constexpr bool has_date = requires(U&& u) { static_cast<U&&>(u).date(); };
template <class U>
constexpr bool has_specific = requires(U u) { u.specific(); };
static_assert(std::is_constructible_v<own_view, owner&> && !std::is_constructible_v<own_view, owner>);
static_assert(has_date<own_view> && has_date<checked_own> && has_date<owner&> && !has_date<owner>);
static_assert(has_specific<own_view> && has_specific<checked_own> && !has_specific<owner>);
static_assert(!std::is_default_constructible_v<own_view> && !std::is_convertible_v<own_view, consturi::uri_view>);
static_assert(std::regular<owner> && std::totally_ordered<owner>);
