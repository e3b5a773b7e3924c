// URIs as java.net.URI reads them, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/java_uri.hpp"

using namespace cases::java_uris;
using cases::first_wrong;

static_assert(first_wrong(uris) == std::size(uris));
static_assert(first_wrong<invalid_uris>() == std::size(invalid_uris));

static_assert(consturi::java_uri_view().text().empty() && consturi::java_uri_view().path() == "");
