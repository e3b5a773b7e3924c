// Segments and their parameters, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/segments.hpp"

#include <consturi/literals.hpp>
#include <consturi/uri/uri.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>

using namespace consturi;
using namespace consturi::literals;

static_assert(cases::first_wrong<cases::paths>() == std::size(cases::paths));
static_assert(cases::first_wrong<cases::segments>() == std::size(cases::segments));

// The segments of a URI are those of its path.
constexpr auto u = "https://h/a;v=1;w;x=/b%2Fc?/#/"_uri;
static_assert(u.segments().base() == u.path() && u.segments().back().decoded() == "b/c");
static_assert("urn:a:b"_uri.segments().front().encoded() == "a:b" && "http://h"_uri.segments().empty());
static_assert("http://h/"_uri.segments().is_absolute() && !"a/b"_uri_reference.segments().is_absolute());
static_assert(checked_uri("http://h/a/").segments().has_trailing_slash());
static_assert(!u.segments().has_trailing_slash() && segments_view().empty() && !segments_view().is_absolute());

// Parts are as written, or decoded.
constexpr auto segment = segments_view("%61b;%76=%31;w").front();
static_assert(segment.encoded() == "%61b;%76=%31;w" && segment.decoded() == "ab;v=1;w");
static_assert(segment.name() == "%61b" && segment.decoded_name() == "ab");
constexpr auto parameter = segment.params().front();
static_assert(parameter.name() == "%76" && parameter.decoded_name() == "v");
static_assert(parameter.value() == "%31" && parameter.decoded_value() == decoded_view("1"));
static_assert(!segment.params().back().value() && !segment.params().back().decoded_value());
static_assert([] {
    auto const [name, value] = parameter;
    return name == "%76" && value == "%31";
}());
static_assert(segment == segments_view("/%61b;%76=%31;w").front() && segment != segments_view("ab;v=1;w").front());
static_assert(parameter == segments_view(";%76=%31").front().params().front()
              && parameter != segments_view(";v=1").front().params().front());

// The ranges are views that outlive no text.
template <class Range>
constexpr bool is_borrowed_view =
    std::ranges::view<Range> && std::ranges::borrowed_range<Range> && std::ranges::bidirectional_range<Range>
    && std::ranges::common_range<Range> && std::is_trivially_copyable_v<Range>
    && std::default_initializable<std::ranges::iterator_t<Range>>;
static_assert(is_borrowed_view<segments_view> && is_borrowed_view<query_params>);
static_assert(std::is_constructible_v<segments_view, std::string&> && std::is_constructible_v<segments_view, char*>
              && !std::is_constructible_v<segments_view, std::string>);

// They work with the algorithms and adaptors of the standard library.
static_assert(std::ranges::find(u.segments(), "b%2Fc", &segment_view::encoded) == --u.segments().end());
static_assert(std::ranges::count_if(segments_view("/a//b/"), [](auto s) { return s.encoded().empty(); }) == 2);
static_assert(std::ranges::equal(segments_view("/a/b"), segments_view("a/b")));
static_assert(std::ranges::distance(u.segments().front().params()) == 3);
#if defined(CONSTURI_TESTS_HAVE_ADAPTORS)
constexpr std::array<std::string_view, 3> reversed = {"c", "", "a"};
static_assert(std::ranges::equal(segments_view("a;b//c") | std::views::reverse
                                     | std::views::transform(&segment_view::name),
                                 reversed));
#endif
