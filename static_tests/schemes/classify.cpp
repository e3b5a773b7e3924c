// URNs and URLs, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/classify.hpp"

#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>
#include <consturi/schemes/registry.hpp>
#include <consturi/uri/literals.hpp>
#include <consturi/uri/scheme_facts.hpp>

#include <string_view>

using namespace consturi;
using namespace consturi::literals;

static_assert(cases::first_wrong<cases::classified>() == std::size(cases::classified));

// Constants, and arguments that are checked
static_assert(is_urn(fixed_uri("urn:aa:b")) && is_url(checked_uri("http://h/")) == requirements::verdict::met);

// The schemes that locate and have no default port are registered, with two exceptions.
static_assert([] {
    for (auto const& row : detail::known_schemes::table) {
        std::string_view const scheme(row.name, row.size);
        if (!row.has(schemes::facts::locates) || row.default_port != 0) continue;
        if (!schemes::find(scheme) && scheme != "jdbc" && scheme != "mongodb+srv") return false;
    }
    return true;
}());

// RFC 3986 4.2 and 4.4: relative references, and those to the same document, in URIs of each kind
constexpr bool is_kind(auto const& u, bool is_relative, bool is_same_document) {
    return u.is_relative() == is_relative && u.is_absolute() != is_relative && u.is_same_document() == is_same_document;
}
static_assert(is_kind("s:"_uri, false, false) && is_kind("s:#f"_uri_reference, false, false));
static_assert(is_kind(""_uri_reference, true, true) && is_kind("#"_uri_reference, true, true));
static_assert(is_kind("#a?b/c:d"_uri_reference, true, true) && is_kind("?"_uri_reference, true, false));
static_assert(is_kind("//"_uri_reference, true, false) && is_kind("/"_uri_reference, true, false));
static_assert(is_kind("."_uri_reference, true, false) && is_kind("%23"_uri_reference, true, false));
static_assert(is_kind(u8"#\u00E9"_iri_reference, true, true) && is_kind("s:a"_iri, false, false));
static_assert(is_kind("#f"_rfc2396, true, true) && is_kind(""_rfc2396, true, true)
              && is_kind("a"_rfc2396, true, false));
static_assert(is_kind("#f"_java_uri, true, true) && is_kind("s:a"_java_uri, false, false)
              && is_kind("a"_java_uri, true, false));
