// Redacted URIs, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/redact.hpp"

#include <consturi/dialects/iri/iri.hpp>
#include <consturi/dialects/java/uri.hpp>
#include <consturi/dialects/rfc2396/uri_reference.hpp>
#include <consturi/literals.hpp>
#include <consturi/uri/uri.hpp>

#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace consturi;
using namespace consturi::literals;

static_assert(cases::first_wrong<cases::redactions>() == std::size(cases::redactions));

static_assert(cases::all_have_secrets(cases::names_with_secrets, true));
static_assert(cases::all_have_secrets(cases::names_without_secrets, false));

// Names are a list, an array or any other container of strings.
template <class U, class Names>
constexpr bool redacts = requires(U&& u, Names const& names) { std::string(u.redacted(names)); };
static_assert(redacts<uri_view, std::initializer_list<std::string_view>> && redacts<checked_uri, std::string_view[2]>
              && redacts<uri, std::array<char const*, 2>> && redacts<uri_reference&, std::vector<std::string>>);
constexpr std::string_view names[] = {"a", "b"};
static_assert(redacted_size("http://me@h/?a=1&b=2"_uri, names) == 25 && redacted_size("http://me@h/?a=1"_uri) == 17);
static_assert(redacted_size("#a=1"_rfc2396, names) == 6 && redacted_size("s:a?b=2"_java_uri, names) == 9);
static_assert(redacted_size("//me:\u00E4@h/?a=\u00E4"_iri_reference, names) == 17);

// Strings at compile time, if the standard library's std::string is constexpr.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert("http://me:pw@h/?a=1"_uri.redacted() == "http://me:***@h/?a=1"
              && checked_uri("http://me:pw@h/?a=1").redacted({"a"}) == "http://me:***@h/?a=***"
              && "//h?sig=1"_uri_reference.redacted() == "//h?sig=***");
#endif
