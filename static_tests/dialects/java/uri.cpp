// URIs as java.net.URI reads them, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/java_uri.hpp"

#include <string>
#include <type_traits>

using namespace cases::java_uris;
using cases::first_wrong;

static_assert(first_wrong(uris) == std::size(uris));
static_assert(first_wrong<invalid_uris>() == std::size(invalid_uris));

static_assert(consturi::java::uri_view().text().empty() && consturi::java::uri_view().path() == "");

// The older names.
static_assert(std::is_same_v<consturi::java_uri_view, consturi::java::uri_view>
              && std::is_same_v<consturi::java_uri, consturi::java::uri>
              && std::is_same_v<consturi::fixed_java_uri<2>, consturi::java::fixed_uri<2>>);
template <class Text>
constexpr bool parses = requires(Text&& text) { consturi::parse_java_uri(static_cast<Text&&>(text)); };
static_assert(consturi::parse_java_uri("s:a")->is_opaque() && parses<std::string&> && !parses<std::string>);
