// Parameters of queries, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/parameters.hpp"

#include <consturi/literals.hpp>
#include <consturi/uri/segments.hpp>
#include <consturi/uri/uri.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

using namespace consturi;
using namespace consturi::literals;

static_assert(cases::first_wrong<cases::queries>() == std::size(cases::queries));
static_assert(cases::first_wrong<cases::names_and_values>() == std::size(cases::names_and_values));
static_assert(cases::first_wrong<cases::searches>() == std::size(cases::searches));
static_assert(cases::first_wrong<cases::numbers_in_queries>() == std::size(cases::numbers_in_queries));
static_assert(cases::first_wrong<cases::no_numbers_in_queries>() == std::size(cases::no_numbers_in_queries));

// The parameters of a URI are those of its query.
constexpr auto u = "https://h/?q=1&tag=x&tag=y#f=2"_uri;
static_assert(u.query_params().base() == u.query() && u.query_params().find("q")->value() == "1");
static_assert(checked_uri("s:?a&b").query_params().contains("b") && "?a"_uri_reference.query_params().count("a") == 1);
static_assert("s:?"_uri.query_params().empty() && "s:"_uri.query_params().empty() && query_params().empty());
static_assert("?a+b;c"_uri_reference.query_params("&;", plus_sign::space).front().decoded_name() == "a b");

static_assert(query_params("a&b;c+").back().name() == "b;c+" && query_params("c+").contains("c+"));

// Segments have the same parameters: names can be searched for, and a `+` stands for itself.
constexpr auto of_segment = segments_view("a;v=1;w+;v").front().params();
static_assert(cases::finds(of_segment, "v") && cases::finds(of_segment, "w+") && cases::finds(of_segment, "w "));
static_assert(of_segment.count("v") == 2 && cases::finds(segments_view("a").front().params(), ""));

// The decoded value of the first parameter with a name. A parameter without a value has an empty text.
constexpr query_params values("q=a+b%26&q=2&all&empty=", "&", plus_sign::space);
static_assert(values.get<decoded_view>("q") == "a b&" && !values.get<decoded_view>("Q"));
static_assert(values.get<decoded_view>("all") == "" && values.get<decoded_view>("empty") == "");
static_assert(segments_view("/a;v=7;w").back().params().get<int>("v") == 7);
template <class Value>
concept is_value = requires(query_params parameters) { parameters.get<Value>("a"); };
static_assert(is_value<std::string> && is_value<decoded_view> && is_value<short> && is_value<unsigned char>);
static_assert(!is_value<std::string_view> && !is_value<char const*> && !is_value<bool> && !is_value<char>
              && !is_value<double>);
// An error refers to the name.
template <class Text>
concept names_a_number = requires(query_params parameters, Text&& name) {
    parameters.get<int>(std::forward<Text>(name));
} && requires(query_params parameters, Text&& name) { parameters.get_or(std::forward<Text>(name), 1); };
static_assert(!names_a_number<std::string> && names_a_number<std::string&> && names_a_number<std::string_view>
              && names_a_number<char const (&)[2]> && !names_a_number<char const*>);

// Equality is that of texts.
static_assert(query_params("a+b", "&", plus_sign::space).front() == query_params("a+b").front());
static_assert(query_params("a").front() != query_params("%61").front());

// The ranges are views that outlive no text.
template <class Range>
constexpr bool is_borrowed_view =
    std::ranges::view<Range> && std::ranges::borrowed_range<Range> && std::ranges::bidirectional_range<Range>
    && std::ranges::common_range<Range> && std::is_trivially_copyable_v<Range>
    && std::default_initializable<std::ranges::iterator_t<Range>>;
static_assert(is_borrowed_view<query_params> && is_borrowed_view<named_params_view>);
template <class Text>
concept is_searched_for = requires(query_params parameters, Text&& name) { parameters.find(std::forward<Text>(name)); };
template <class Text>
concept selects = requires(query_params parameters, Text&& name) { parameters.get_all(std::forward<Text>(name)); };
static_assert(is_searched_for<std::string> && is_searched_for<char const*> && !selects<std::string>
              && selects<std::string&> && selects<std::string_view> && selects<char const (&)[2]>
              && !selects<char const*>);
static_assert(std::is_constructible_v<query_params, std::string&, char const*, plus_sign>
              && !std::is_constructible_v<query_params, std::string>
              && !std::is_constructible_v<query_params, std::string, char const*, plus_sign>
              && std::is_constructible_v<query_params, std::string_view, std::string>);

// They work with the algorithms and adaptors of the standard library.
static_assert(std::ranges::find(u.query_params(), "tag", &query_param::name)->value() == "x");
static_assert(std::ranges::equal(u.query_params(), query_params("q=1;tag=x;tag=y", ";")));
#if defined(CONSTURI_TESTS_HAVE_ADAPTORS)
constexpr std::array<std::string_view, 2> reversed = {"tag=y", "tag=x"};
static_assert(std::ranges::equal(u.query_params().get_all("tag") | std::views::reverse
                                     | std::views::transform(&query_param::encoded),
                                 reversed));
#endif
