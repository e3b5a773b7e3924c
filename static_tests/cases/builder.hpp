// What is built from data, and which data is rejected.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_BUILDER_HPP
#define CONSTURI_CASES_BUILDER_HPP

#include "cases.hpp"

#include <consturi/literals.hpp>
#include <consturi/uri/builder.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace cases {

using namespace consturi::literals;

/// Each row builds with a function, without the heap, so that all compilers can evaluate it.
using building = consturi::static_uri_builder<128>;

struct built_row {
    void (*build)(building&);
    text uri;
};
struct rejected_row {
    void (*build)(building&);
    text part;
    std::size_t position;
    consturi::mistake which;
};

inline constexpr text input_of(built_row const& row) { return row.uri; }
inline constexpr text input_of(rejected_row const& row) { return row.part; }

constexpr bool holds(built_row const& row, text uri) {
    building to;
    row.build(to);
    auto const built = to.build_reference();
    auto const parsed = consturi::parse_uri_reference(uri);
    return built && parsed && built->text() == uri
           && consturi::detail::access::components_of(*built) == consturi::detail::access::components_of(*parsed)
           && to.build().has_value() == parsed->scheme().has_value();
}
constexpr bool holds(rejected_row const& row, text part) {
    building to;
    row.build(to);
    auto const built = to.build_reference();
    return !built && built.error().rule() == part && built.error().position() == row.position
           && built.error().code() == row.which;
}

// clang-format off

inline constexpr built_row built_from_data[] = {
    {[](building&) {}, ""},
    {[](building& to) { to.scheme("s"); }, "s:"},
    {[](building& to) { to.scheme("https").host("example.com").port(8443).segment("a").query("q", "x").fragment("f"); },
     "https://example.com:8443/a?q=x#f"},
    // The order does not matter.
    {[](building& to) { to.fragment("f").query("q").segment("a").port(1).host("h").user("u").scheme("s"); },
     "s://u@h:1/a?q#f"},
    // The last value of a part counts; longer, shorter and empty.
    {[](building& to) { to.scheme("long").scheme("s").user("u").user("longer").user("").host("h").host("longer").host("")
                          .port(80).port(65535).port(0).fragment("f").fragment("longer").fragment(""); },
     "s://@:0#"},
    {[](building& to) { to.user("u"); }, "//u@"},
    {[](building& to) { to.port(65535); }, "//:65535"},
    {[](building& to) { to.query("q"); }, "?q"},
    {[](building& to) { to.host(""); }, "//"},
    // Data is encoded, `%` included, with the set of the component.
    {[](building& to) { to.user("a:b@c%41"); }, "//a%3Ab%40c%2541@"},
    {[](building& to) { to.user("a", "b:c/@"); }, "//a:b:c%2F%40@"},
    {[](building& to) { to.user("", ""); }, "//:@"},
    {[](building& to) { to.segment("a/b?c#d;e=f:g@h%2F"); }, "/a%2Fb%3Fc%23d%3Be=f:g@h%252F"},
    {[](building& to) { to.segment({"\0\x7F\xFF", 3}); }, "/%00%7F%FF"},
    {[](building& to) { to.query("a&b=c+d;e", "/?:@ %20"); }, "?a%26b%3Dc%2Bd%3Be=/?:@%20%2520"},
    {[](building& to) { to.fragment("a#b/?c d"); }, "#a%23b/?c%20d"},
    {[](building& to) { to.host("b\xC3\xBC" "cher.example"); }, "//b%C3%BCcher.example"},
    {[](building& to) { to.scheme("s").host("\xC3\xBC"); }, "s://%C3%BC"},
    {[](building& to) { to.scheme("http").encoded_host("%C3%BC"); }, "http://%C3%BC"},
    {[](building& to) { to.scheme("http").host("\xC3\xBC").host("h"); }, "http://h"},
    {[](building& to) { to.scheme("http").host("\xC3\xBC").encoded_host("%C3%BC"); }, "http://%C3%BC"},
    {[](building& to) { to.scheme("ftp").host("\xC3\xBC").without_host().segment("a"); }, "ftp:/a"},
    {[](building& to) { to.host("127.0.0.1"); }, "//127.0.0.1"},
    {[](building& to) { to.host("[2001:db8::1]"); }, "//[2001:db8::1]"},
    // Empty segments, names and values are data.
    {[](building& to) { to.host("h").segment(""); }, "//h/"},
    {[](building& to) { to.host("h").segment("").segment(""); }, "//h//"},
    {[](building& to) { to.host("h").segment("").segment("a").segment("").segment("b"); }, "//h//a//b"},
    {[](building& to) { to.encoded_path("/v1").segment("").segment("x"); }, "/v1//x"},
    {[](building& to) { to.segment("..."); }, "/..."},
    {[](building& to) { to.segment(".%2e").segment("%2E."); }, "/.%252e/%252E."},
    {[](building& to) { to.segment("%2e"); }, "/%252e"},
    {[](building& to) { to.query("").query("", "").query("a", "").query(""); }, "?&=&a=&"},
    {[](building& to) { to.query("").set_query("", "x"); }, "?=x"},
    {[](building& to) { to.query("").query("").set_query("", "x"); }, "?=x"},
    {[](building& to) { to.query("").erase_query("a").query("b"); }, "?&b"},
    {[](building& to) { to.query("").erase_query(""); }, ""},
    {[](building& to) { to.encoded_query("&").set_query("", "x"); }, "?=x"},
    // After the last parameter is removed, the next one is the first.
    {[](building& to) { to.query("a", "1").erase_query("a").query("c", "2"); }, "?c=2"},
    {[](building& to) { to.query("a").without_query().query("c"); }, "?c"},
    {[](building& to) { to.query("a").without_query().set_query("c", "1"); }, "?c=1"},
    {[](building& to) { to.query("a").without_query().set_query("", "x"); }, "?=x"},
    {[](building& to) { to.query("").encoded_query(""); }, "?"},
    // Numbers.
    {[](building& to) { to.query("a", 0).query("b", -1).query("c", std::int64_t{1} << 63).query("d", ~std::uint64_t{0}); },
     "?a=0&b=-1&c=-9223372036854775808&d=18446744073709551615"},
    {[](building& to) { to.query("a", 1).query("b").set_query("a", 23).set_query("c", 4); }, "?a=23&b&c=4"},
    // Other separators are encoded in data, and kept where they are; the first one separates what is appended.
    {[](building& to) { to.encoded_query("a=1;b=2").set_query("a", "3", ";"); }, "?a=3;b=2"},
    {[](building& to) { to.encoded_query("a=1;b=2&c=3,a").set_query("a", "4", ",&;").erase_query("b", ",&;").query("d", "5", ",&;"); },
     "?a=4&c=3,d=5"},
    {[](building& to) { to.encoded_query("a;b&c").erase_query("b", "&;").query("d", std::nullopt, ";"); }, "?a&c;d"},
    {[](building& to) { to.query("a,b;c", "d,e!", ",!"); }, "?a%2Cb%3Bc=d%2Ce%21"},
    {[](building& to) { to.encoded_query("a=1;b").set_query("c", 2, ";"); }, "?a=1;b;c=2"},
    {[](building& to) { to.encoded_query("a+b=1&a%20b=2").set_query("a b", "3", "&", consturi::plus_sign::space); }, "?a+b=3"},
    {[](building& to) { to.encoded_query("a+b=1&c").erase_query("a b").erase_query("a b", "&", consturi::plus_sign::space); }, "?c"},
    {[](building& to) { to.query("").query("b").erase_query("b").query("c"); }, "?&c"},
    // A predicate, and an order.
    {[](building& to) { to.encoded_query("a=1;%61;b&c=1").erase_query_if([](consturi::query_param p) { return p.value() == "1"; }, "&;"); },
     "?%61;b"},
    {[](building& to) { to.encoded_query("a&b").erase_query_if([](consturi::query_param) { return true; }); }, ""},
    {[](building& to) { to.encoded_query("").erase_query_if([](consturi::query_param) { return true; }).sort_query(); }, "?"},
    {[](building& to) { to.sort_query().erase_query_if([](consturi::query_param) { return true; }); }, ""},
    {[](building& to) { to.encoded_query("c=1;b=2&a;b=1&%61=0&").sort_query("&;"); }, "?;a&%61=0;b=2&b=1&c=1"},
    {[](building& to) { to.encoded_query("b;a&a;b").sort_query(); }, "?a;b&b;a"},
    {[](building& to) { to.encoded_query("a!&a+&a").sort_query("&", consturi::plus_sign::space); }, "?a&a+&a!"},
    // Addresses.
    {[](building& to) { to.host(consturi::ipv4_address(127, 0, 0, 1)).port(80); }, "//127.0.0.1:80"},
    {[](building& to) { to.host(consturi::ipv6_address(0x2001, 0xdb8)).port(80); }, "//[2001:db8::]:80"},
    // A slash at the end of a written path is not doubled, and an empty written query has no parameters.
    {[](building& to) { to.encoded_path("/a/").segment("b").segment("c"); }, "/a/b/c"},
    {[](building& to) { to.encoded_path("/a").segment("b"); }, "/a/b"},
    {[](building& to) { to.encoded_path("a//").segment("").segment("b"); }, "a///b"},
    {[](building& to) { to.segment("a").encoded_path("/b/").segment("c"); }, "/b/c"},
    {[](building& to) { to.encoded_query("").query("a"); }, "?a"},
    {[](building& to) { to.encoded_query("a").query("b", "c"); }, "?a&b=c"},
    {[](building& to) { to.encoded_query("a&").query("b"); }, "?a&&b"},
    // Segments as written: slashes where two texts meet count as one, but no segment is lost.
    {[](building& to) { to.append_path("a/b%2Fc;d=e").append_path("f/").append_path("/g//"); }, "/a/b%2Fc;d=e/f/g//"},
    {[](building& to) { to.scheme("s").host("h").encoded_path("/v1/").append_path("a:b").append_path(""); }, "s://h/v1/a:b"},
    {[](building& to) { to.host("h").append_path("//a").append_path("/"); }, "//h//a/"},
    {[](building& to) { to.segment("a").segment("").append_path("b").segment("c"); }, "/a//b/c"},
    {[](building& to) { to.segment("a").append_path("/").segment("b").append_path("..."); }, "/a/b/..."},
    {[](building& to) { to.scheme("urn").encoded_path("a").append_path("b"); }, "urn:a/b"},
    // Only safe bytes are not encoded, in data that is given afterwards.
    {[](building& to) { to.user("!", "!").safe(consturi::safe_set()).user("!", "!").segment("a!").query("!", "!").fragment("!")
                          .encoded_path("/!").append_path("!").host("h!"); }, "//%21:%21@h!/!/!?%21=%21#%21"},
    {[](building& to) { to.safe(consturi::byte_set::of("!/&=%")).segment("a!/$%41").query("!/&=", "$", "!"); },
     "/a!%2F%24%2541?%21/%26%3D=%24"},
    {[](building& to) { to.segment("!").safe({}).segment("!").safe(consturi::rfc3986::segment).segment("!;"); }, "/!/%21/!%3B"},
    // Components as written.
    {[](building& to) { to.scheme("s").encoded_userinfo("a:b%40").encoded_host("%41").encoded_port("007")
                          .encoded_path("/a%2Fb;c/..").encoded_query("a%26=b").encoded_fragment("/%20"); },
     "s://a:b%40@%41:007/a%2Fb;c/..?a%26=b#/%20"},
    {[](building& to) { to.scheme("mailto").encoded_path("me@example.com"); }, "mailto:me@example.com"},
    {[](building& to) { to.encoded_path("a/b:c"); }, "a/b:c"},
    {[](building& to) { to.encoded_path("./b:c"); }, "./b:c"},
    {[](building& to) { to.encoded_port(""); }, "//:"},
    // A query can begin with `?`; a path gets its slash whatever the scheme is.
    {[](building& to) { to.encoded_query(*"s:??a"_uri.query()); }, "??a"},
    {[](building& to) { to.scheme("mailto").segment("a@h"); }, "mailto:/a@h"},
    // RFC 9110 4.2.1 concerns http and https only.
    {[](building& to) { to.scheme("file").host("").segment("a"); }, "file:///a"},
    {[](building& to) { to.scheme("http").host("").host("h"); }, "http://h"},
    {[](building& to) { to.scheme("http").segment("a").host("h"); }, "http://h/a"},
    {[](building& to) { to = building("http:///a"_uri).query("q").without_path(); }, "http://?q"},
    {[](building& to) { to = building("http:/a"_uri).encoded_path("/b").without_host(); }, "http:/b"},
    {[](building& to) { to = building("http://h/a"_uri).without_host().host("i"); }, "http://i/a"},
    {[](building& to) { to = building("http://h/a"_uri).without_host().without_scheme(); }, "/a"},
    {[](building& to) { to.scheme("httpss").query("a"); }, "httpss:?a"},
    // Components are removed, the host with the whole authority.
    {[](building& to) { to.scheme("s").user("u").host("h").port(1).segment("p").query("q").fragment("f")
                          .without_userinfo().without_port().without_query(); }, "s://h/p#f"},
    {[](building& to) { to.scheme("s").user("u").host("h").port(1).segment("p").query("q").fragment("f")
                          .without_scheme().without_host().without_fragment(); }, "/p?q"},
    {[](building& to) { to.scheme("s").host("h").segment("p").without_path(); }, "s://h"},
    {[](building& to) { to.without_scheme().without_userinfo().without_host().without_port().without_path().without_query()
                          .without_fragment(); }, ""},
    {[](building& to) { to.host("h").without_host().host("i").user("u"); }, "//u@i"},
};

inline constexpr rejected_row rejected_data[] = {
    {[](building& to) { to.scheme(""); }, "scheme", 0, consturi::mistake::no_scheme},
    {[](building& to) { to.scheme("1a"); }, "scheme", 0, consturi::mistake::scheme_not_beginning_with_a_letter},
    {[](building& to) { to.scheme("a:b"); }, "scheme", 1, consturi::mistake::invalid_character_in_scheme},
    {[](building& to) { to.host("a/b"); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.host("a:1"); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.host("::1"); }, "host", 0, consturi::mistake::ipv6_address_without_square_brackets},
    {[](building& to) { to.host("u@h"); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.host("a%41"); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.host({"a\0", 2}); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.host("ab\xC3"); }, "host", 2, consturi::mistake::not_utf8},
    {[](building& to) { to.scheme("http").host("m\xC3\xBC" "ller.example"); }, "host", 1, consturi::mistake::name_outside_ascii},
    {[](building& to) { to.host("a.\xE4\xBE\x8B").port(1).scheme("Redis"); }, "host", 2, consturi::mistake::name_outside_ascii},
    {[](building& to) { to.scheme("file").host("\xC3\xBC").user("u"); }, "host", 0, consturi::mistake::name_outside_ascii},
    {[](building& to) { to.encoded_host("a\xC3\xBC"); }, "host", 1, consturi::mistake::name_outside_ascii},
    {[](building& to) { to.host("[::g]"); }, "host", 3, consturi::mistake::unexpected_character_in_ipv6_address},
    {[](building& to) { to.host("[::1]a"); }, "host", 5, consturi::mistake::character_outside_host},
    {[](building& to) { to.port(65536); }, "port", 0, consturi::mistake::port_over_65535},
    {[](building& to) { to.port(4294967376); }, "port", 0, consturi::mistake::port_over_65535},
    {[](building& to) { to.query(""); }, "query", 0, consturi::mistake::parameter_without_name_and_value},
    {[](building& to) { to.query("").query("b").erase_query("b"); }, "query", 0, consturi::mistake::parameter_without_name_and_value},
    {[](building& to) { to.encoded_query("&b").erase_query("b"); }, "query", 0, consturi::mistake::parameter_without_name_and_value},
    {[](building& to) { to.query("a", "b", ""); }, "separators", 0, consturi::mistake::not_a_separator},
    {[](building& to) { to.query("a", "b", "&="); }, "separators", 1, consturi::mistake::not_a_separator},
    {[](building& to) { to.set_query("a", "b", ";x"); }, "separators", 1, consturi::mistake::not_a_separator},
    {[](building& to) { to.erase_query("a", "&%"); }, "separators", 1, consturi::mistake::not_a_separator},
    {[](building& to) { to.sort_query("#"); }, "separators", 0, consturi::mistake::not_a_separator},
    {[](building& to) { to.segment("."); }, "segment", 0, consturi::mistake::dot_segment_as_data},
    {[](building& to) { to.segment(".."); }, "segment", 0, consturi::mistake::dot_segment_as_data},
    {[](building& to) { to.encoded_userinfo("a@"); }, "userinfo", 1, consturi::mistake::second_at_sign_in_authority},
    {[](building& to) { to.encoded_host("a b"); }, "host", 1, consturi::mistake::unencoded_space},
    {[](building& to) { to.encoded_host("a/b"); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.encoded_host("a:1"); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.encoded_host("a://b"); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.encoded_host("a#"); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.encoded_host("u@h"); }, "host", 1, consturi::mistake::character_outside_host},
    {[](building& to) { to.encoded_host("2001:db8::1"); }, "host", 4, consturi::mistake::ipv6_address_without_square_brackets},
    {[](building& to) { to.encoded_host(" h"); }, "host", 0, consturi::mistake::surrounding_white_space},
    {[](building& to) { to.encoded_port(" 80"); }, "port", 0, consturi::mistake::surrounding_white_space},
    {[](building& to) { to.encoded_port("80 "); }, "port", 2, consturi::mistake::surrounding_white_space},
    {[](building& to) { to.encoded_path(" /a"); }, "path", 0, consturi::mistake::unencoded_space},
    {[](building& to) { to.encoded_port("8o"); }, "port", 1, consturi::mistake::letter_in_port},
    {[](building& to) { to.encoded_path("/a?"); }, "path", 2, consturi::mistake::unexpected_character},
    {[](building& to) { to.encoded_path("/%4"); }, "path", 3, consturi::mistake::percent_sign_without_two_hexdig},
    {[](building& to) { to.encoded_query("?a=1"); }, "query", 0, consturi::mistake::question_mark_before_query},
    {[](building& to) { to.encoded_query("a#"); }, "query", 1, consturi::mistake::unexpected_character},
    {[](building& to) { to.encoded_fragment("a#"); }, "fragment", 1, consturi::mistake::unexpected_character},
    {[](building& to) { to.append_path("a/../b"); }, "path", 2, consturi::mistake::dot_segment_as_data},
    {[](building& to) { to.append_path("%2E%2e"); }, "path", 0, consturi::mistake::dot_segment_as_data},
    {[](building& to) { to.append_path("a/."); }, "path", 2, consturi::mistake::dot_segment_as_data},
    {[](building& to) { to.append_path("a?b"); }, "path", 1, consturi::mistake::unexpected_character},
    {[](building& to) { to.append_path("a b"); }, "path", 1, consturi::mistake::unencoded_space},
    {[](building& to) { to.scheme("s").append_path("//h/a"); }, "path", 0, consturi::mistake::path_beginning_with_two_slashes},
    // The first error counts.
    {[](building& to) { to.port(65536).segment(".").port(1); }, "port", 0, consturi::mistake::port_over_65535},
    // Valid parts that cannot stand together.
    {[](building& to) { to.scheme("http").host("").segment("a"); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to = building("http:///a"_uri).user("u"); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to.port(80).scheme("HTTPS"); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to = building("http:///a"_uri).port(80); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to.scheme("http"); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to.scheme("https").segment("evil.org"); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to.scheme("Https").query("a", "b"); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to.scheme("https").encoded_path("//h"); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to = building("https://h/?a=1"_uri).without_host(); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to = building("/a"_uri_reference).scheme("http"); }, "host", 0, consturi::mistake::no_host_of_http},
    {[](building& to) { to.host("h").encoded_path("a"); }, "path", 0, consturi::mistake::path_not_beginning_with_a_slash},
    {[](building& to) { to.scheme("s").encoded_path("//a"); }, "path", 0, consturi::mistake::path_beginning_with_two_slashes},
    {[](building& to) { to.segment("").segment("a"); }, "path", 0, consturi::mistake::path_beginning_with_two_slashes},
    {[](building& to) { to.encoded_path("a:b"); }, "path", 0, consturi::mistake::colon_in_the_first_segment_of_a_relative_reference},
    {[](building& to) { for (int i = 0; i != 13; ++i) to.segment("123456789"); }, "path", 0, consturi::mistake::text_over_capacity},
};

// clang-format on

/// The URI that is built from the components of `u`, in another order than in the URI.
template <class Builder>
constexpr auto rebuilt(consturi::uri_view const& u) {
    Builder to;
    to.encoded_path(u.path()).scheme(u.scheme());
    if (u.fragment()) to.encoded_fragment(*u.fragment());
    if (u.host()) to.encoded_host(*u.host());
    if (u.port()) to.encoded_port(*u.port());
    if (u.userinfo()) to.encoded_userinfo(*u.userinfo());
    if (u.query()) to.encoded_query(*u.query());
    return to.build();
}

} // namespace cases

#endif
