// Building URIs at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/builder.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace cases;
using namespace consturi;

static_assert(first_wrong(built_from_data) == std::size(built_from_data));
static_assert(first_wrong(rejected_data) == std::size(rejected_data));

// A part of exactly the capacity fits, and one byte more does not.
static_assert(static_uri_builder<4>().scheme("s").segment("a").build() == "s:/a"_uri);
static_assert(!static_uri_builder<3>().scheme("s").segment("a").build());
static_assert(!static_uri_builder<3>("s:/a"_uri).build() && static_uri_builder<4>("s:/a"_uri).build() == "s:/a"_uri);

// Sizes that saturated do not fit, nor do they wrap around when a delimiter is added.
constexpr bool rejects_size(std::size_t size) {
    detail::editable_text<detail::static_string<9>, 9> text("s:", {{0, 1}, {}, {}, {}, {}, {2, 2}, {}, {}}, size);
    return text.replace(detail::uri_part::fragment, size) == text.full
           && text.splice(detail::uri_part::path, {2, 2}, size) == text.full && text.text() == "s:";
}
static_assert(rejects_size(8) && rejects_size(SIZE_MAX - 1) && rejects_size(SIZE_MAX));

// A URI is rebuilt from its components.
constexpr uri_view complete[] = {"http://h/"_uri,
                                 "https://me:pw@example.com:8443/a/b;p=1?q=1&r#top"_uri,
                                 "http://h:?#"_uri,
                                 "file:///etc/hosts"_uri,
                                 "ftp://[2001:db8::1]/~me"_uri,
                                 "mailto:me@example.com"_uri,
                                 "urn:isbn:0451450523"_uri,
                                 "http://@h"_uri};
static_assert([] {
    for (auto const& u : complete)
        if (rebuilt<static_uri_builder<64>>(u) != u) return false;
    return true;
}());

// Without a scheme there is a reference, but no URI.
static_assert(static_uri_builder<9>().host("h").build().error().code() == mistake::no_scheme);

// Constants.
constexpr auto users = built<[](auto& to) { to.scheme("https").host("example.com").segment("a b").query("q", "c&d"); }>;
static_assert(users == "https://example.com/a%20b?q=c%26d"_uri && users.query() == "q=c%26d");
template <fixed_uri>
struct client {};
[[maybe_unused]] constexpr client<users> of_users;
