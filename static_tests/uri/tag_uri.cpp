// A kind with a grammar and components of its own, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/tag_uri.hpp"

#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/static_uri.hpp>
#include <consturi/uri/uri.hpp>

#include <concepts>
#include <iterator>
#include <type_traits>

using namespace cases;
using namespace consturi::rfc4151;
using namespace consturi::rfc4151::literals;

static_assert(first_wrong(of_tag_uri::tags) == std::size(of_tag_uri::tags));
static_assert(first_wrong(of_tag_uri::errors) == std::size(of_tag_uri::errors));

static_assert("tag:a.example,2001-09:b"_tag.date() == "2001-09");
static_assert("tag:a,2001:"_tag != "tag:a,2002:"_tag && "tag:a,2001:"_tag < "tag:b,2001:"_tag);

// It has what other kinds have.
using checked_tag = consturi::basic_checked<tag>;
constexpr auto date_of(checked_tag u) { return u.date(); }
static_assert(date_of("tag:a,2001:") == "2001" && date_of("tag:a,2001:"_tag) == "2001");
constexpr auto stored = *consturi::basic_static_owner<tag, 16>::parse("tag:a,2001:b");
static_assert(stored.view().specific() == "b" && date_of(stored) == "2001");
static_assert(stored == "tag:a,2001:b"_tag);

// A rvalue that contains its text has neither a view nor components.
using owner = consturi::basic_owner<tag>;
template <class U>
constexpr bool has_date = requires(U u) { u.date(); };
static_assert(std::is_constructible_v<tag_view, owner&> && !std::is_constructible_v<tag_view, owner>);
static_assert(has_date<tag_view> && has_date<checked_tag> && !has_date<owner>);
static_assert(!std::is_default_constructible_v<tag_view> && !std::is_convertible_v<tag_view, consturi::uri_view>);
static_assert(std::regular<owner> && std::totally_ordered<owner>);
