// Programs that must not compile, each with a twin that must. runtime_tests/must_not_compile.cpp compiles them. The
// name of a case is followed by words of the compiler's message: ` ... ` matches any text, ` | ` separates
// alternatives. EITHER(good, bad) is `bad`, and in the twin `good`.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/own_kind.hpp"

#include <consturi.hpp>
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>
#include <consturi/schemes.hpp>
#include <consturi/template_requirements.hpp>
#include <consturi/unambiguous.hpp>
#include <consturi/unicode.hpp>
#include <consturi/uri_template.hpp>

#include <initializer_list>
#include <ostream>
#include <string>
#include <utility>

// clang-format off: the test reads the lines with CASE

using namespace consturi::literals;
void fetch(consturi::checked_uri);

#if CASE == 1 // a view of a temporary string: deleted ... deleted
auto u = consturi::parse_uri(EITHER("urn:x", std::string("urn:x")));
auto part = consturi::abnf::slice{0, 3}.of(EITHER("urn:x", std::string("urn:x")));
#endif
#if CASE == 2 // a character array without a terminating zero: does_not_end_with_a_zero | ends with a zero
constexpr char text[] = {'u', 'r', 'n', ':', EITHER('\0', 'x')};
void f() { fetch(text); }
#endif
#if CASE == 3 // an array that is not constant: not a string literal | not usable in a constant expression | non-const variable
EITHER(constexpr, static) char text[] = "urn:x";
void f() { fetch(text); }
#endif
#if CASE == 4 // a range with descending bounds: a_range_has_bytes_in_ascending_order
constexpr auto digits = EITHER(consturi::abnf::x(0x30, 0x39), consturi::abnf::x(0x39, 0x30));
#endif
#if CASE == 5 // a simulated rule with an unbounded count: write 2_(a) >> *a instead of 2*a
using namespace consturi::abnf::notation;
constexpr auto rule = "rule"_rule = [] { return EITHER(1, 2) * consturi::abnf::lit("a") >> "ab"; };
static_assert(consturi::matches(rule, "aab"));
#endif
#if CASE == 6 // a view of a temporary fixed_uri: deleted
auto u = EITHER(consturi::uri_view(consturi::checked_uri("urn:x")), consturi::fixed_uri("urn:x").view());
#endif
#if CASE == 7 // a repetition of at least five and at most two: a_repetition_has_a_minimum_above_its_maximum
using namespace consturi::abnf::notation;
constexpr auto rule = EITHER(1, 5) * 2_("a");
#endif
#if CASE == 8 // a hexadecimal number of repetitions: a_number_of_repetitions_is_decimal
using namespace consturi::abnf::notation;
constexpr auto rule = EITHER(10_, 0x10_)("a");
#endif
#if CASE == 9 // a range of a value that is no byte: a_range_has_bytes_in_ascending_order
constexpr auto byte = consturi::abnf::x(EITHER(0xFF, 0x100));
#endif
#if CASE == 10 // a negative number of repetitions: a_repetition_has_a_minimum_above_its_maximum
constexpr auto rule = EITHER(0, -1) * consturi::abnf::lit("a");
#endif
#if CASE == 11 // an operator on a string literal instead of a rule: no match for | invalid operands
constexpr auto rule = *EITHER(consturi::abnf::lit("a"), "a") >> consturi::rfc3986::DIGIT;
#endif
#if CASE == 12 // two parts of a sequence that fill the same member: a_member_is_filled_by_one_part_of_a_sequence
using namespace consturi::abnf::notation;
namespace abnf = consturi::abnf;
struct pair {
    abnf::slice key, value;
};
constexpr auto key = "key"_rule = [] { return 1 * consturi::abnf::lit("a"); };
constexpr auto value = "value"_rule = [] { return *consturi::abnf::lit("1"); };
constexpr auto rule = "rule"_rule = [] { return key >> "=" >> value; };
using table = abnf::captures<pair, abnf::fills<key, &pair::key>, abnf::fills<value, EITHER(&pair::value, &pair::key)>>;
constexpr bool matched() {
    pair found;
    abnf::detail::capturing_input<table> subject{consturi::abnf::detail::input_of("a=1"), found};
    return abnf::detail::longest_match(rule, subject.first, subject);
}
static_assert(matched());
#endif
#if CASE == 13 // an invalid URI as an argument of a function template, for which clang prints no reason: no matching function
template <consturi::fixed_uri>
void call() {}
void f() { call<EITHER("urn:x", "urn x")>(); }
#endif
#if CASE == 14 // an array at namespace scope that is not constant: not a string literal | not usable in a constant expression | non-const variable
EITHER(constexpr, ) char text[] = "urn:x";
consturi::checked_uri u(text);
#endif
#if CASE == 15 // an array that is not constant, in a default member initializer: not a string literal | not usable in a constant expression | non-const variable
EITHER(constexpr, ) char text[] = "urn:x";
struct settings {
    consturi::checked_uri endpoint = text;
};
settings const used; // g++ 14 evaluates the initializer only then
#endif
#if CASE == 16 // an array that is defined in another translation unit: not a string literal | not usable in a constant expression | not initialized
extern char const text[6];
EITHER(constexpr char const text[6] = "urn:x";, )
consturi::checked_uri u(text);
#endif
#if CASE == 17 // a number of repetitions that is reserved for unbounded ones: a_number_of_repetitions_is_decimal_and_below
using namespace consturi::abnf::notation;
constexpr auto rule = EITHER(4294967294_, 4294967295_)("a");
#endif
#if CASE == 18 // a view of a temporary uri: deleted
auto const kept = normalize(consturi::checked_uri("urn:x"));
consturi::uri_view u = EITHER(kept, normalize(kept));
#endif
#if CASE == 19 // a base without a scheme: constraint
auto u = consturi::resolve(EITHER("urn:x"_uri, "x"_uri_reference), "y"_uri_reference);
#endif
#if CASE == 20 // a target with dot segments, to which no reference resolves: some_reference_resolves_to_the_target
auto u = consturi::relativized<"http://h/a", EITHER("http://h/b", "http://h/./b")>;
#endif
#if CASE == 21 // decoding of a percent sign that begins no triplet: every_percent_sign_begins_a_triplet
auto text = consturi::decoded<EITHER("a%20b", "a%2b%")>;
#endif
#if CASE == 22 // encoding of an array without a terminating zero: the_array_does_not_end_with_a_zero
constexpr char text[] = {'a', EITHER('\0', 'b')};
auto encoded = consturi::encoded<text>;
#endif
#if CASE == 23 // encoding of UTF-16 with a lone surrogate: every_surrogate_is_part_of_a_pair
auto encoded = consturi::encoded<EITHER(u"\xD83D\xDE00", u"\xD83D")>;
#endif
#define REQUIRED(requirement, good, bad) \
    using namespace consturi::requirements;  \
    auto u = consturi::require<requirement>(EITHER(good##_uri, bad##_uri));
#define EITHER_WAY(requirement, good, bad) \
    REQUIRED(requirement, good, bad)       \
    auto w = consturi::require<!requirement>(EITHER(bad##_uri, good##_uri));
#if CASE == 24 // a URI that does not meet scheme_is, and one that does not meet its negation: not met: scheme_is ... not met: !scheme_is | {"scheme_is ... {"!scheme_is
EITHER_WAY(scheme_is("https"), "https://h", "http://h")
#endif
#if CASE == 25 // a URI that does not meet scheme_in, and one that does not meet its negation: not met: scheme_in ... not met: !scheme_in | {"scheme_in ... {"!scheme_in
EITHER_WAY((scheme_in("http", "https")), "https://h", "ws://h")
#endif
#if CASE == 26 // a URI that does not meet has_userinfo, and one that does not meet its negation: not met: has_userinfo ... not met: !has_userinfo | {"has_userinfo ... {"!has_userinfo
EITHER_WAY(has_userinfo, "ab://u@h", "ab://h")
#endif
#if CASE == 27 // a URI that does not meet has_password, and one that does not meet its negation: not met: has_password ... not met: !has_password | {"has_password ... {"!has_password
EITHER_WAY(has_password, "ab://u:p@h", "ab://u@h")
#endif
#if CASE == 28 // a URI that does not meet has_host: not met: has_host | {"has_host
REQUIRED(has_host, "ab://h", "ab:h")
#endif
#if CASE == 29 // a URI that does not meet host_is, and one that does not meet its negation: not met: host_is ... not met: !host_is | {"host_is ... {"!host_is
EITHER_WAY(host_is("h"), "ab://H", "ab://g")
#endif
#if CASE == 30 // a URI that does not meet host_under, and one that does not meet its negation: not met: host_under ... not met: !host_under | {"host_under ... {"!host_under
EITHER_WAY(host_under("h.example"), "ab://a.h.example", "ab://ah.example")
#endif
#if CASE == 31 // a URI that does not meet host_is_ip, and one that does not meet its negation: not met: host_is_ip ... not met: !host_is_ip | {"host_is_ip ... {"!host_is_ip
EITHER_WAY(host_is_ip, "ab://[::1]", "ab://h")
#endif
#if CASE == 32 // a URI that does not meet has_port, and one that does not meet its negation: not met: has_port ... not met: !has_port | {"has_port ... {"!has_port
EITHER_WAY(has_port, "ab://h:1", "ab://h")
#endif
#if CASE == 33 // a URI that does not meet port_is, and one that does not meet its negation: not met: port_is ... not met: !port_is | {"port_is ... {"!port_is
EITHER_WAY(port_is(80), "http://h", "http://h:81")
#endif
#if CASE == 34 // a URI that does not meet port_between, and one that does not meet its negation: not met: port_between ... not met: !port_between | {"port_between ... {"!port_between
EITHER_WAY((port_between(1, 2)), "ab://h:2", "ab://h:3")
#endif
#if CASE == 35 // a URI that does not meet path_under, and one that does not meet its negation: not met: path_under ... not met: !path_under | {"path_under ... {"!path_under
EITHER_WAY(path_under("/a"), "ab://h/a/b", "ab://h/a/../b")
#endif
#if CASE == 36 // a URI that does not meet no_dot_segments, and one that does not meet its negation: not met: no_dot_segments ... not met: !no_dot_segments | {"no_dot_segments ... {"!no_dot_segments
EITHER_WAY(no_dot_segments, "ab:/a", "ab:/.")
#endif
#if CASE == 37 // a URI that does not meet no_encoded_slash, and one that does not meet its negation: not met: no_encoded_slash ... not met: !no_encoded_slash | {"no_encoded_slash ... {"!no_encoded_slash
EITHER_WAY(no_encoded_slash, "ab:/a", "ab:/%2F")
#endif
#if CASE == 38 // a URI that does not meet has_query, and one that does not meet its negation: not met: has_query ... not met: !has_query | {"has_query ... {"!has_query
EITHER_WAY(has_query, "ab:?", "ab:")
#endif
#if CASE == 39 // a URI that does not meet has_fragment, and one that does not meet its negation: not met: has_fragment ... not met: !has_fragment | {"has_fragment ... {"!has_fragment
EITHER_WAY(has_fragment, "ab:#", "ab:")
#endif
#if CASE == 40 // a URI that does not meet is_normalized, and one that does not meet its negation: not met: is_normalized ... not met: !is_normalized | {"is_normalized ... {"!is_normalized
EITHER_WAY(is_normalized, "ab:/a", "AB:/a")
#endif
#if CASE == 41 // a URI that does not meet max_length, and one that does not meet its negation: not met: max_length ... not met: !max_length | {"max_length ... {"!max_length
EITHER_WAY(max_length(2), "s:", "s:a")
#endif
#if CASE == 42 // a URI that does not meet no_encoded_nul, and one that does not meet its negation: not met: no_encoded_nul ... not met: !no_encoded_nul | {"no_encoded_nul ... {"!no_encoded_nul
EITHER_WAY(no_encoded_nul, "ab:%01", "ab:%00")
#endif
#if CASE == 43 // a URI that does not meet any of two requirements, and one that does not meet the negation: not met: any_of ... not met: !any_of | {"has_userinfo || has_query ... {"!(has_userinfo || has_query
EITHER_WAY((has_userinfo || has_query), "ab://h/?", "ab://h/")
#endif
#if CASE == 44 // a URI that does not meet the negation of two requirements: not met: !all_of | {"!(has_host && has_query
REQUIRED(!(has_host && has_query), "ab://h/", "ab://h/?")
#endif
#if CASE == 45 // a URI that does not meet a user-defined requirement, and one that does not meet its negation: not met: satisfies ... the_rule_or_requirement< ... not met: !satisfies ... the_rule_or_requirement< | {"short" ... {"!short"
EITHER_WAY((satisfies("short", [](auto const& u) { return u.text().size() < 3; })), "s:", "s:a")
#endif
#if CASE == 46 // a URI that does not meet two requirements, of which the first is reported: not met: has_host | {"has_host
REQUIRED((has_host && has_query), "ab://h?", "ab:")
#endif
#if CASE == 47 // host_is with a percent-encoded host: not an argument of host_is ... triplet_in_host | outside the bounds of array 'triplet_in_host | accessing 'triplet_in_host
auto host = consturi::requirements::host_is(EITHER("h", "%68"));
#endif
#if CASE == 48 // scheme_is with an invalid scheme: not an argument of scheme_is ... invalid_character_in_scheme | outside the bounds of array 'invalid_character_in_scheme | accessing 'invalid_character_in_scheme
auto https = consturi::requirements::scheme_is(EITHER("https", "https://"));
#endif
#if CASE == 49 // require with a URI that is not constant: constant expression
auto required([[maybe_unused]] consturi::uri_view u) { return consturi::require<consturi::requirements::has_host>(EITHER("ab://h"_uri, u)); }
#endif
constexpr auto public_endpoint = consturi::requirements::has_host && !consturi::requirements::has_userinfo;
CONSTURI_LITERAL(_endpoint, public_endpoint)
#if CASE == 50 // a user-defined literal that does not meet its requirement: not_has_userinfo | {"!has_userinfo
auto u = EITHER("ab://h"_endpoint, "ab://u@h"_endpoint);
#endif
#if CASE == 51 // a user-defined literal that is no URI: letter_in_port
auto u = EITHER("ab://h:1"_endpoint, "ab://h:a"_endpoint);
#endif
#if CASE == 52 // a URI that does not meet no_empty_host, and one that does not meet its negation: not met: no_empty_host ... not met: !no_empty_host | {"no_empty_host ... {"!no_empty_host
EITHER_WAY(no_empty_host, "ab://h", "ab:/h")
#endif
#if CASE == 53 // a URI that does not meet ldh_host, and one that does not meet its negation: not met: ldh_host ... not met: !ldh_host | {"ldh_host ... {"!ldh_host
EITHER_WAY(ldh_host, "ab://h", "ab://h%41")
#endif
#if CASE == 54 // a URI that does not meet no_trailing_dot, and one that does not meet its negation: not met: no_trailing_dot ... not met: !no_trailing_dot | {"no_trailing_dot ... {"!no_trailing_dot
EITHER_WAY(no_trailing_dot, "ab://h", "ab://h.")
#endif
#if CASE == 55 // a URI that does not meet no_numeric_host, and one that does not meet its negation: not met: no_numeric_host ... not met: !no_numeric_host | {"no_numeric_host ... {"!no_numeric_host
EITHER_WAY(no_numeric_host, "ab://127.0.0.1", "ab://127.1")
#endif
#if CASE == 56 // a URI that does not meet canonical_port, and one that does not meet its negation: not met: canonical_port ... not met: !canonical_port | {"canonical_port ... {"!canonical_port
EITHER_WAY(canonical_port, "ab://h:1", "ab://h:")
#endif
#if CASE == 57 // a URI that does not meet path_before_query, and one that does not meet its negation: not met: path_before_query ... not met: !path_before_query | {"path_before_query ... {"!path_before_query
EITHER_WAY(path_before_query, "ab://h", "ab://h?")
#endif
#if CASE == 58 // a URI that does not meet no_empty_segments, and one that does not meet its negation: not met: no_empty_segments ... not met: !no_empty_segments | {"no_empty_segments ... {"!no_empty_segments
EITHER_WAY(no_empty_segments, "ab:/a/", "ab:/a//")
#endif
#if CASE == 59 // a URI that does not meet no_path_params, and one that does not meet its negation: not met: no_path_params ... not met: !no_path_params | {"no_path_params ... {"!no_path_params
EITHER_WAY(no_path_params, "ab:a?;", "ab:a;")
#endif
#if CASE == 60 // a URI that does not meet no_encoded_separators, and one that does not meet its negation: not met: no_encoded_separators ... not met: !no_encoded_separators | {"no_encoded_separators ... {"!no_encoded_separators
EITHER_WAY(no_encoded_separators, "ab:?%2F", "ab:%2F")
#endif
#if CASE == 61 // a URI that does not meet no_double_encoding, and one that does not meet its negation: not met: no_double_encoding ... not met: !no_double_encoding | {"no_double_encoding ... {"!no_double_encoding
EITHER_WAY(no_double_encoding, "ab:%25g", "ab:%2541")
#endif
#if CASE == 62 // a URI that does not meet no_overlong_utf8, and one that does not meet its negation: not met: no_overlong_utf8 ... not met: !no_overlong_utf8 | {"no_overlong_utf8 ... {"!no_overlong_utf8
EITHER_WAY(no_overlong_utf8, "ab:%C2", "ab:%C0")
#endif
#if CASE == 63 // a URI that does not meet no_encoded_controls, and one that does not meet its negation: not met: no_encoded_controls ... not met: !no_encoded_controls | {"no_encoded_controls ... {"!no_encoded_controls
EITHER_WAY(no_encoded_controls, "ab:%20", "ab:%0A")
#endif
#if CASE == 64 // a template argument that does not meet its requirement: not met: has_host | {"has_host
template <consturi::fixed_uri Service>
struct client { static constexpr auto service = consturi::require<consturi::requirements::has_host>(Service.view()); };
client<EITHER("ab://h", "ab:h")> c;
#endif
#if CASE == 65 // a URI that does not meet generic_scheme, and one that does not meet its negation: not met: generic_scheme ... not met: !generic_scheme | {"generic_scheme ... {"!generic_scheme
EITHER_WAY(generic_scheme, "ab:a", "url:a")
#endif
#if CASE == 66 // port_is with an invalid port: not an argument of port_is ... constant expression | call to non- ... the_argument_of_a_requirement_does_not_match_its_rule
auto port = consturi::requirements::port_is(EITHER(65535, 65536));
#endif
#if CASE == 67 // port_between with descending bounds: not an argument of port_between ... constant expression | call to non- ... the_argument_of_a_requirement_does_not_match_its_rule
auto ports = consturi::requirements::port_between(EITHER(1, 2), 1);
#endif
#if CASE == 68 // max_length with a negative length: not an argument of max_length ... constant expression | call to non- ... the_argument_of_a_requirement_does_not_match_its_rule
auto length = consturi::requirements::max_length(EITHER(1, -1));
#endif
#if CASE == 69 // host_under with an empty host: not an argument of host_under ... empty_host | outside the bounds of array 'empty_host | accessing 'empty_host
auto host = consturi::requirements::host_under(EITHER("h", ""));
#endif
#if CASE == 70 // host_under with an empty label: not an argument of host_under ... domain_beginning_with_a_dot | outside the bounds of array 'domain_beginning_with_a_dot | accessing 'domain_beginning_with_a_dot
auto host = consturi::requirements::host_under(EITHER("h", ".h"));
#endif
#if CASE == 71 // path_under with an encoded slash: not an argument of path_under ... ambiguous_triplet_in_path | outside the bounds of array 'ambiguous_triplet_in_path | accessing 'ambiguous_triplet_in_path
auto path = consturi::requirements::path_under(EITHER("/a%2E", "/a%2F"));
#endif
#if CASE == 72 // satisfies with a function pointer: is_class | constraints not satisfied
constexpr bool is_short(consturi::uri_reference_view u) { return u.text().size() < 3; }
auto requirement = consturi::requirements::satisfies("short", EITHER([](auto u) { return is_short(u); }, &is_short));
#endif
#if CASE == 73 // host_under with a number: not an argument of host_under ... address_as_domain | outside the bounds of array 'address_as_domain | accessing 'address_as_domain
auto host = consturi::requirements::host_under(EITHER("h", "0.1"));
#endif
#if CASE == 74 // an array of one byte without a terminating zero: not a string literal | the_array_does_not_end_with_a_zero
constexpr char text[] = EITHER("urn:x", {'/'});
consturi::checked_uri u(text);
#endif
#if CASE == 75 // path_under with dot segments: not an argument of path_under ... dot_segment_in_path | outside the bounds of array 'dot_segment_in_path | accessing 'dot_segment_in_path
auto path = consturi::requirements::path_under(EITHER("/a/b", "/a/."));
#endif
#if CASE == 76 // a simulated rule with more positions than the limit: more than 4096 positions
using namespace consturi::abnf::notation;
constexpr auto rule = "rule"_rule = [] { return *EITHER(4096_, 4097_)(opt["a"]); };
bool const is_matched = consturi::matches(rule, "a");
#endif
#if CASE == 77 // nested repetitions whose number of positions overflows: more than 4096 positions
using namespace consturi::abnf::notation;
constexpr auto rule = "rule"_rule = [] { return *EITHER(32_, 2147483648_)(*EITHER(32_, 2147483648_)(*4_(opt["a"]))); };
bool const is_matched = consturi::matches(rule, "a");
#endif
#if CASE == 78 // rules that double the time and the positions of the rule inside them: more than 4096 positions
using namespace consturi::abnf::notation;
template <unsigned N>
constexpr auto rule = "rule"_rule = [] { return rule<N - 1> >> consturi::abnf::range(2 * N, 2 * N) | rule<N - 1> >> consturi::abnf::range(2 * N + 1, 2 * N + 1); };
template <>
constexpr auto rule<0> = "rule"_rule = [] { return x(0); };
bool const is_matched = consturi::matches(rule<EITHER(12, 26)>, "a");
#endif
#if CASE == 79 // an array that is not constant, as a checked_uri_reference: not a string literal | not usable in a constant expression | non-const variable
EITHER(constexpr, ) char text[] = "x";
consturi::checked_uri_reference u(text);
#endif
#if CASE == 80 // a URI that does not meet host_is_loopback, and one that does not meet its negation: not met: host_is_loopback ... not met: !host_is_loopback | {"host_is_loopback ... {"!host_is_loopback
EITHER_WAY(host_is_loopback, "ab://127.0.0.1", "ab://a.h")
#endif
#if CASE == 81 // a URI that does not meet host_is_private, and one that does not meet its negation: not met: host_is_private ... not met: !host_is_private | {"host_is_private ... {"!host_is_private
EITHER_WAY(host_is_private, "ab://10.0.0.1", "ab://8.8.8.8")
#endif
#if CASE == 82 // a URI that does not meet host_is_global, and one that does not meet its negation: not met: host_is_global ... not met: !host_is_global | {"host_is_global ... {"!host_is_global
EITHER_WAY(host_is_global, "ab://8.8.8.8", "ab://10.0.0.1")
#endif
#if CASE == 83 // a URI that does not meet host_is_dns_name, and one that does not meet its negation: not met: host_is_dns_name ... not met: !host_is_dns_name | {"host_is_dns_name ... {"!host_is_dns_name
EITHER_WAY(host_is_dns_name, "ab://h", "ab://10.0.0.1")
#endif
#if CASE == 84 // a number as a segment: deleted
auto u = "a:"_uri / EITHER("0", 0);
#endif
#if CASE == 85 // a view of a temporary string, as RFC 2396 reads it: deleted
auto u = consturi::rfc2396::parse_uri_reference(EITHER("urn:x", std::string("urn:x")));
#endif
#if CASE == 86 // a view of a temporary string, as java.net.URI reads it: deleted
auto u = consturi::java::parse_uri(EITHER("urn:x", std::string("urn:x")));
#endif
#if CASE == 87 // a view of a temporary java::uri: deleted
auto const kept = consturi::java::normalize(*consturi::java::parse_uri("urn:x"));
consturi::java::uri_view u = EITHER(kept, consturi::java::normalize(kept));
#endif
#if CASE == 88 // a component of a temporary java::uri: deleted
auto const kept = consturi::java::normalize(*consturi::java::parse_uri("urn:x"));
auto scheme = EITHER(kept, consturi::java::normalize(kept)).scheme();
#endif
#if CASE == 89 // a table of 32 captures: at most 31 rules
namespace abnf = consturi::abnf;
struct found {
    abnf::slice digits;
};
template <std::size_t>
using filled = abnf::fills<consturi::rfc3986::port, &found::digits>;
template <std::size_t... Is>
constexpr bool is_matched(std::index_sequence<Is...>) {
    found it;
    return abnf::match_into<abnf::captures<found, filled<Is>...>>(consturi::rfc3986::authority, "h:80", it);
}
static_assert(is_matched(std::make_index_sequence<EITHER(31, 32)>()));
#endif
#if CASE == 90 // results that are discarded, as if the functions changed their arguments: ignoring return ... ignoring return ... ignoring return ... ignoring return ... ignoring return
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wunused-result"
void f(consturi::uri const& u) {
    EITHER((void), ) u.with_host("h");
    EITHER((void), ) (u / "a");
    EITHER((void), ) normalize(u);
    EITHER((void), ) relativize(u, u);
    EITHER((void), ) u.host();
}
#pragma GCC diagnostic pop
#endif
#if CASE == 91 // a label of a switch that is no scheme: begins_with_a_letter_and_has_at_most_12_characters
constexpr auto label = EITHER("https"_scheme, "https:"_scheme);
#endif
#if CASE == 92 // a port number of a type that it does not fit: constraint | no matching
auto port = "a://h:8443"_uri.port_number EITHER(, <unsigned char>)();
#endif
#if CASE == 93 // the text of a port, compared with a number: compare_port_number ... compare_port_number ... compare_port_number
bool f(consturi::uri_view u) { return u.EITHER(port_number, port)() == 443 || 443 != u.EITHER(port_number, port)() || u.EITHER(port_number, port)() < 1024; }
#endif
#if CASE == 94 // output without format.hpp, of a view, an owner, an error and an address: include_consturi_format ... include_consturi_format ... include_consturi_format ... include_consturi_format
void f(std::ostream& out, consturi::uri_view u) {
    out << u EITHER(.text(), );
    out << consturi::uri(u) EITHER(.str(), );
    out << consturi::parse_uri(u.text()).error() EITHER(.message(), );
    out << "::1"_ipv6 EITHER(.to_string(), );
}
#endif
#if CASE == 95 // a scheme instead of a requirement: a_requirement_is_written_like_scheme_is ... a_requirement_is_written_like_scheme_is
using namespace consturi::requirements;
auto f(std::string_view text) { return consturi::parse_uri<EITHER(scheme_is("https"), "https")>(text); }
auto g(std::string_view text) { return consturi::uri::parse<EITHER(scheme_is("https"), "https")>(text); }
#endif
#if CASE == 96 // a loop over the parameters of a temporary result: a_temporary_has_no_views
void f(std::string_view text) {
    auto const kept = consturi::uri::parse(text);
    for (auto [name, value] : EITHER(kept, consturi::uri::parse(text))->query_params()) {}
}
#endif
#if CASE == 97 // a temporary string in braces: deleted ... deleted ... deleted ... deleted
auto f(std::string const& s) { return consturi::parse_uri({EITHER(s, std::string())}); }
auto g(std::string const& s) { return consturi::parse_uri_reference<consturi::requirements::has_host>({EITHER(s, std::string())}); }
auto h(std::string const& s) { return consturi::query_params({EITHER(s, std::string())}, ";"); }
auto i(consturi::query_params p, std::string const& s) { return p.get_all({EITHER(s, std::string())}); }
#endif
#if CASE == 98 // a pointer, of a temporary string, that a range of parameters would keep: deleted
auto f(consturi::query_params p) { return p.get_all(EITHER("a", std::string("a").c_str())); }
#endif
#if CASE == 123 // a constant of an invalid java.net.URI: has_value
constexpr auto& target = consturi::java::resolved<"http://h/a", EITHER("b", "b c")>;
#endif
#if CASE == 124 // a negative port: a_port_is_not_negative
auto f(consturi::uri const& u) { return u.with_port(EITHER(1, -1)); }
#endif
#if CASE == 125 // a negative port of a builder: a_port_is_not_negative
void f(consturi::uri_builder& to) { to.port(EITHER(1, -1L)); }
#endif
#if CASE == 126 // a requirement that refers to a temporary string: deleted
auto host = consturi::requirements::host_is(EITHER("h", std::string("h")));
#endif
#if CASE == 127 // a requirement that refers to a temporary list: deleted
std::string const hosts[] = {"h"};
auto host = consturi::requirements::host_in(EITHER(hosts, std::move(hosts)));
#endif
#if CASE == 128 // a constant with a wrong list of hosts: not an argument of host_in ... character_outside_host | outside the bounds of array 'character_outside_host | accessing 'character_outside_host
constexpr std::string_view hosts[] = {EITHER("h", "h/")};
constexpr auto host = consturi::requirements::host_in(hosts);
#endif
#if CASE == 130 // host_is with an empty host: not an argument of host_is ... empty_host | outside the bounds of array 'empty_host | accessing 'empty_host
auto host = consturi::requirements::host_is(EITHER("h", ""));
#endif
#if CASE == 131 // host_under with a wildcard: not an argument of host_under ... wildcard_in_host | outside the bounds of array 'wildcard_in_host | accessing 'wildcard_in_host
auto host = consturi::requirements::host_under(EITHER("h", "*.h"));
#endif
#if CASE == 132 // scheme_in with an invalid scheme: not an argument of scheme_in ... invalid_character_in_scheme | outside the bounds of array 'invalid_character_in_scheme | accessing 'invalid_character_in_scheme
auto scheme = consturi::requirements::scheme_in("http", EITHER("ws", "ws:"));
#endif
#if CASE == 133 // a constant with a text that is no host: not an argument of host_is ... character_outside_host | outside the bounds of array 'character_outside_host | accessing 'character_outside_host
constexpr std::string_view text = EITHER("h", "h/");
constexpr auto host = consturi::requirements::host_is(text);
#endif
#if CASE == 134 // a constant with a list of domains that has an address: not an argument of host_under_any ... address_as_domain | outside the bounds of array 'address_as_domain | accessing 'address_as_domain
constexpr char const* domains[] = {"h", EITHER("i", "[::1]")};
constexpr auto host = consturi::requirements::host_under_any(domains);
#endif
#if CASE == 135 // a constant with a block whose prefix is longer than its address: not an argument of host_in ... prefix_longer_than_address | outside the bounds of array 'prefix_longer_than_address | accessing 'prefix_longer_than_address
constexpr auto host = consturi::requirements::host_in("::1"_ipv6, EITHER(128, 129));
#endif
#if CASE == 129 // a constant that is built from an invalid part: character_outside_host
constexpr auto u = consturi::built<[](auto& to) { to.scheme("https").host(EITHER("a", "a b")); }>;
#endif
#if CASE == 159 // a constant that is built with a name outside ASCII: name_outside_ascii
constexpr auto u = consturi::built<[](auto& to) { to.scheme(EITHER("s", "ws")).host("m\xC3\xBCller.example"); }>;
#endif
using namespace consturi::abnf::notation;
inline constexpr auto digits = "digits"_rule = [] { return 1 * consturi::rfc3986::DIGIT; };
inline constexpr auto version = "version"_rule = [] { return "v" >> digits >> "." >> digits; };
CONSTURI_LITERAL(_version, version)
#if CASE == 136 // a literal that does not match the rule of a parameter: string_view{3, ... the_rule_or_requirement ... {"digits"} | 'd', 'i', 'g', 'i', 't', 's' ... reject(3) | "digits" ... "digits"}>(3)
void install(consturi::abnf::checked<version>);
void f() { install(EITHER("v1.2", "v1.x")); }
#endif
#if CASE == 137 // a literal that does not match the rule of its suffix: string_view{2, ... the_rule_or_requirement ... {"version"} | 'v', 'e', 'r', 's', 'i', 'o', 'n' ... reject(2) | "version" ... "version"}>(2)
auto v = EITHER("v1.2"_version, "v1"_version);
#endif
#if CASE == 138 // a text that is no segment: string_view{1, ... the_rule_or_requirement ... {"segment"} | 's', 'e', 'g', 'm', 'e', 'n', 't' ... reject(1) | "segment" ... "segment"}>(1)
constexpr consturi::abnf::checked<consturi::rfc3986::segment> users = EITHER("users", "a/b");
#endif
#if CASE == 139 // a text that does not match a rule without a name: string_view{1, ... "(unnamed)" | '(', 'u', 'n', 'n', 'a', 'm', 'e', 'd', ')' ... reject(1) | "(unnamed)"}>(1)
constexpr auto pair = consturi::rfc3986::DIGIT >> consturi::rfc3986::DIGIT;
constexpr consturi::abnf::checked<pair> number = EITHER("42", "4");
#endif
#if CASE == 140 // texts that do not match, where clang 14 does not evaluate them: string_view{0, ... string_view{2, | not a literal that matches the rule ... not a literal that matches the rule
consturi::abnf::checked<version> newest = EITHER("v1.2", "1.2");
struct settings {
    consturi::abnf::checked<version> oldest = EITHER("v1.2", "v1");
};
constexpr settings used; // g++ 14 evaluates the initializer only then
#endif
#if CASE == 141 // arrays that are not constant, instead of a literal that matches a rule: not a literal that matches the rule ... not a literal that matches the rule | not usable in a constant expression ... not usable | non-const variable
EITHER(constexpr, ) char text[] = "v1.2";
consturi::abnf::checked<version> v(text);
void install(consturi::abnf::checked<version>);
void f() { install(text); }
#endif
#if CASE == 142 // a rule that parses a temporary string: deleted ... deleted
auto f(std::string const& s) { return consturi::abnf::checked<version>::parse(EITHER(s, std::string())); }
auto g(std::string const& s) { return consturi::abnf::checked<version>::parse({EITHER(s, std::string())}); }
#endif
#if CASE == 144 // a port that java.net.URI does not have, which ABNF cannot express: {22, ... port_over_2147483647 ... {22, ... port_over_2147483647 | error: ... port_over_2147483647 ... error: ... port_over_2147483647
auto u = EITHER("http://[::1]:2147483647/"_java_uri, "http://[::1]:99999999999/"_java_uri);
void f(consturi::basic_checked<consturi::java::kinds::uri>);
void g() { f(EITHER("http://[::1]:2147483647/", "http://[::1]:99999999999/")); }
#endif
#if CASE == 143 // a literal and an argument of a kind with a grammar of its own: {16, ... unexpected_character ... {13, ... percent_sign_without_two_hexdig | error: ... unexpected_character ... error: ... percent_sign_without_two_hexdig
using namespace consturi::rfc4151::literals;
auto tag = EITHER("tag:a,2001-01-01:"_tag, "tag:a,2001-01-011:"_tag);
void f(consturi::basic_checked<consturi::rfc4151::own_kind>);
void g() { f(EITHER("tag:a,2001:%20", "tag:a,2001:%2")); }
#endif
#if CASE == 145 // invalid IRIs, with and without a prefix: {9, ... private_use_character ... {9, ... not_utf8 ... {2, ... character_outside_ucschar ... {0, ... not_utf8 ... {10, ... lone_surrogate ... {2, ... private_use_character | private_use_character ... not_utf8 ... character_outside_ucschar ... not_utf8 ... lone_surrogate ... private_use_character
auto private_use = EITHER("http://h/?\uE000"_iri, "http://h/\uE000"_iri);
auto octets = EITHER(u8"http://h/\u00C3"_iri, u8"http://h/\xC3"_iri);
auto not_a_character = EITHER("é\uFFEF"_iri_reference, "é\uFFFF"_iri_reference);
auto continuation = EITHER(u8"\u00A0"_iri_reference, u8"\x80"_iri_reference);
auto surrogate = EITHER(u"http://\u4F8B/\u00E9\xD83C\xDF89"_iri, u"http://\u4F8B/\u00E9\xD83C\u00E9"_iri);
auto in_utf16 = EITHER(u"\U0001F389\u00E9"_iri_reference, u"\U0001F389\uE000"_iri_reference);
#endif
#if CASE == 146 // invalid IRIs as arguments: {9, ... not_utf8 ... {2, ... colon_in_the_first_segment | not_utf8 ... colon_in_the_first_segment
void f(consturi::checked_iri);
void g() { f(EITHER("http://h/é", "http://h/\xC3")); }
void f(consturi::checked_iri_reference, int);
void h() { f(EITHER("é/:a", "é:a"), 0); }
#endif
#if CASE == 147 // an IRI as a URI: non-scalar | no viable conversion
consturi::uri_view u = EITHER("http://h/"_uri, "http://h/"_iri);
#endif
#if CASE == 148 // an IRI as the argument of a function for URIs: could not convert | no known conversion
void f() { fetch(EITHER("http://h/"_uri, "http://h/"_iri)); }
#endif
#if CASE == 149 // a URI reference as an IRI: non-scalar | no viable conversion
consturi::iri_view u = EITHER("http://h/"_uri, "http://h/"_uri_reference);
#endif
#if CASE == 150 // a view of a temporary string that is an IRI: deleted ... deleted
auto u = consturi::parse_iri(EITHER("urn:x", std::string("urn:x")));
auto v = consturi::parse_iri_reference(EITHER("urn:x", std::string("urn:x")));
#endif
#if CASE == 151 // ranges of code points with descending bounds, and above the last one: code_points_in_ascending_order ... code_points_in_ascending_order
constexpr auto range = consturi::abnf::code_point_notation::x(EITHER(0xA0, 0xD7FF), EITHER(0xD7FF, 0xA0));
constexpr auto one = consturi::abnf::code_point_notation::x(EITHER(0x10FFFF, 0x110000));
#endif
#if CASE == 152 // the URI of an IRI whose host has no equal name in ASCII: mapped_character_in_host, 7
constexpr auto u = consturi::uri_of<EITHER("http://é/", "http://É/")>;
#endif
#if CASE == 153 // URIs that are wrong by their scheme: {4, ... latitude_above_90 ... longitude_above_180 ... another_scheme | latitude_above_90 ... longitude_above_180 ... another_scheme
constexpr auto latitude = EITHER(consturi::checked_geo_uri("geo:90,0"), consturi::checked_geo_uri("geo:91,0"));
void f(consturi::checked_geo_uri);
void g() { f(EITHER("geo:0,180", "geo:0,181")); }
void h() { f(EITHER("geo:1,2", "tag:1,2")); }
#endif
#if CASE == 154 // a URI where one of a scheme is needed, and a view of a temporary string: could not convert ... deleted | no matching function ... deleted
void f(consturi::checked_geo_uri);
void g() { f(EITHER(consturi::checked_geo_uri("geo:1,2"), "geo:1,2"_uri)); }
auto u = consturi::geo_uri_view::parse(EITHER("geo:1,2", std::string("geo:1,2")));
#endif
#if CASE == 155 // data that are no base64, as a constant: incomplete_base64 | multiple of four
constexpr auto data = consturi::payload_of<EITHER("data:;base64,QUI=", "data:;base64,QUI")>;
#endif
#if CASE == 156 // constants that are wrong by their schemes: {4, ... valid_by_scheme ... {18, ... valid_by_scheme | requirement not met: valid_by_scheme ... not a URI that meets the requirement
constexpr auto home = consturi::require<consturi::requirements::valid_by_scheme>(EITHER("geo:48.2,16.4"_uri, "geo:91,0"_uri));
CONSTURI_LITERAL(_by_scheme, consturi::requirements::valid_by_scheme);
constexpr auto book = EITHER("urn:isbn:096139210X"_by_scheme, "urn:isbn:0961392100"_by_scheme);
#endif
#if CASE == 157 // parts that a text does not have: no_such_element ... range_is_empty ... range_is_empty ... range_is_empty ... no_such_element ... no_such_element ... no_such_element ... no_such_element ... no_such_element
constexpr auto value = EITHER("s:?q"_uri, "s:?r"_uri).query_params().find("q")->value();
constexpr auto last = EITHER("s:a"_uri, "s:"_uri).segments().back();
constexpr auto first = consturi::segments_view(EITHER("a;v", "a")).front().params().front();
constexpr auto named = consturi::query_params(EITHER("a&b", "b")).get_all("a").back();
constexpr auto before = *--consturi::segments_view(EITHER("a", "")).end();
constexpr auto no_more = ++consturi::query_params(EITHER("a", "")).begin();
constexpr auto byte = *consturi::decoded_view(EITHER("a", "")).begin();
constexpr auto no_byte = ++consturi::decoded_view(EITHER("a", "")).begin();
constexpr auto digit = *consturi::phone_digits_view(EITHER("-1", "-")).begin();
#endif
#if CASE == 158 // two URIs of a scheme that RFC 3986 6 does not compare: deleted ... convert_to_uri_view_to_compare_by_RFC_3986 ... deleted ... convert_to_uri_view_to_compare_by_RFC_3986 ... deleted ... convert_to_uri_view_to_compare_by_RFC_3986 ... deleted ... convert_to_uri_view_to_compare_by_RFC_3986
using jdbc = EITHER(consturi::uri_view, consturi::jdbc_uri_view);
using tel = EITHER(consturi::uri_view, consturi::tel_uri_view);
using sip = EITHER(consturi::uri, consturi::sip_uri);
bool f(jdbc a, jdbc b) { return equivalent(a, b); }
bool g(tel a, tel b) { return equivalent(a, b, consturi::normalization::scheme_based); }
bool h(sip a, sip b) { return equivalent_in_any_query_order(a, b); }
bool i(tel a, consturi::EITHER(uri_view, tel_uri) b) { return consturi::equivalence<>()(a, EITHER(b, b.view())); }
#endif
namespace typed {
using namespace consturi::requirements;
inline constexpr auto secure = scheme_is("https") && has_host && !has_userinfo;
inline constexpr auto lower = satisfies("lower", [](consturi::uri_reference_view const& u) { return u.scheme() == "https"; });
inline constexpr auto local = host_is("a") || host_is("b");
inline constexpr auto at_a = host_is("a");
inline constexpr auto secure_with_port = has_port && secure;
inline constexpr auto with_port = has_port && has_host;
void send(consturi::required_uri<secure>);
void send_lower(consturi::required_uri<lower>);
void send_local(consturi::required_uri<local>);
void send_weak(consturi::required_uri<has_host>);
} // namespace typed
#if CASE == 159 // a literal that does not meet the requirement of a parameter: requirement< ... scheme_is(\"https\" | requirement not met: scheme_is
void f() { typed::send(EITHER("https://h/", "http://h/")); }
#endif
#if CASE == 160 // a literal with what the requirement of a parameter forbids: requirement< ... {"!has_userinfo" | requirement not met: !has_userinfo
void f() { typed::send(EITHER("https://h/", "https://u@h/")); }
#endif
#if CASE == 161 // an invalid literal where a URI is required: {9, ... unencoded_space | space: percent-encode it
void f() { typed::send(EITHER("https://h/", "https://h /")); }
#endif
#if CASE == 162 // a literal that does not meet a user-defined requirement of a parameter: requirement< ... {"lower" | not met: satisfies
void f() { typed::send_lower(EITHER("https://h/", "HTTPS://h/")); }
#endif
#if CASE == 163 // a literal that meets no part of the disjunction of a parameter: requirement< ... host_is(\"a\") || host_is(\"b\" | not met: any_of
void f() { typed::send_local(EITHER("https://b/", "https://c/")); }
#endif
#if CASE == 164 // a URI that may not meet the requirement of a parameter: could not convert | no known conversion
void f() { typed::send(EITHER(consturi::require<typed::secure>("https://h/"_uri), "https://h/"_uri)); }
#endif
#if CASE == 165 // a URI that meets a weaker requirement than that of a parameter: could not convert | no known conversion
void f(consturi::required_uri<EITHER(typed::secure_with_port, typed::has_host)> u) { typed::send(u); }
#endif
#if CASE == 166 // a URI that meets another requirement than that of a parameter: could not convert | no known conversion
void f(consturi::required_uri<EITHER(typed::with_port, typed::has_port)> u) { typed::send_weak(u); }
#endif
#if CASE == 167 // a URI that meets a part of a disjunction, which is not compared: could not convert | no known conversion
void f(consturi::required_uri<EITHER(typed::local, typed::at_a)> u) { typed::send_local(u); }
#endif
#if CASE == 168 // a constant that does not meet the requirement of its type: requirement< ... {"has_host" | requirement not met: has_host
constexpr consturi::required_uri<typed::has_host> u = EITHER("http://h/", "urn:a");
#endif
#if CASE == 169 // a member that does not meet the requirement of its type: requirement< ... {"has_host" | requirement not met: has_host
struct service { consturi::required_uri<typed::has_host> u; };
constexpr service s{EITHER("http://h/", "urn:a")};
#endif
#if CASE == 170 // a text where a URI is required: parse_the_text_first
void f(std::string const& text) { typed::send(EITHER(*consturi::parse_uri<typed::secure>(text), text)); }
#endif
#if CASE == 171 // a view of a temporary string that meets a requirement: deleted
auto u = consturi::parse_uri<typed::secure>(EITHER("https://h/", std::string("https://h/")));
#endif
#if CASE == 172 // a part of a temporary owner that meets a requirement: deleted
void f(consturi::owned_uri<typed::secure> u) { (void)EITHER(u, std::move(u)).host(); }
#endif
#if CASE == 173 // a literal as an owner: parse_the_text_or_write_a_literal_with_a_suffix
auto u = EITHER(*consturi::owned_uri<typed::secure>::parse("https://h/"), consturi::owned_uri<typed::secure>("https://h/"));
#endif
#if CASE == 174 // a URI as an owner of one that meets a requirement: no matching function | no matching conversion | no matching constructor
consturi::owned_uri<typed::secure> f(consturi::uri_view u) { return *consturi::owned_uri<typed::secure>::parse(EITHER(u.text(), u)); }
#endif
#if CASE == 175 // a result without the requirement: could not convert | no viable conversion
consturi::result<consturi::required_uri<typed::secure>> f(std::string_view text) { return EITHER(consturi::parse_uri<typed::secure>(text), consturi::parse_uri(text)); }
#endif
#if CASE == 176 // a type by a requirement without a name: not a valid template argument | temporary object is not allowed
using endpoint = consturi::required_uri<EITHER(typed::has_host, !typed::has_host)>;
#endif
#if CASE == 177 // a text that is not parsed, to be judged: cannot convert | no known conversion
auto u = consturi::required_uri<typed::secure>::from(EITHER("https://h/"_uri, "https://h/"));
#endif
#if CASE == 178 // a literal of a requirement as one of another one: could not convert | no known conversion
CONSTURI_LITERAL(_with_host, typed::has_host)
CONSTURI_LITERAL(_secure, typed::secure)
void f() { typed::send(EITHER("https://h/"_secure, "https://h/"_with_host)); }
#endif
#if CASE == 159 // below with a fragment: not an argument of below ... fragment_in_an_absolute_uri | outside the bounds of array 'fragment_in_an_absolute_uri | accessing 'fragment_in_an_absolute_uri
auto base = consturi::requirements::below(EITHER("s://h/a", "s://h/a#b"));
#endif
#if CASE == 160 // a URI that is not below another one, and one that does not meet its negation: not met: below ... not met: !below | {"below ... {"!below
EITHER_WAY(below("ab://h/a"), "ab://h/a/b", "ab://h/b")
#endif
#if CASE == 179 // an owner of a text that is not parsed: parse_the_text_or_write_a_literal_with_a_suffix ... parse_the_text_or_write_a_literal_with_a_suffix
consturi::uri literal(EITHER("https://h/"_uri, "https://h/"));
consturi::uri f(std::string const& text) { return consturi::uri(EITHER(*consturi::parse_uri(text), text)); }
#endif
#if CASE == 180 // a view of a text that is not parsed: parse_the_text_or_write_a_literal_with_a_suffix
consturi::uri_view literal(EITHER("https://h/"_uri, "https://h/"));
#endif
#if CASE == 181 // a text of run time as the argument of a function for literals: parse_the_text_first ... parse_the_text_first
void f(std::string const& text) { fetch(EITHER(*consturi::parse_uri(text), text)); }
void g(char const* text) { fetch(EITHER(*consturi::parse_uri(text), text)); }
#endif
#if CASE == 182 // a text as the reference that is resolved: parse_the_text_first | deleted function
auto f(consturi::uri_view base) { return consturi::resolve(base, EITHER("../x"_uri_reference, "../x")); }
#endif
#if CASE == 183 // hosts as several arguments: the_hosts_are_a_container_or_an_array
inline constexpr std::string_view hosts[] = {"a", "b"};
auto r = EITHER(consturi::requirements::host_in(hosts), consturi::requirements::host_in("a", "b"));
#endif
#if CASE == 184 // a part of a literal that can match several times: a rule inside a repetition cannot be captured | captured<
constexpr consturi::abnf::checked<consturi::rfc3986::path_absolute> path = "/a/b";
auto part = EITHER(path.text(), *path.part<consturi::rfc3986::segment>());
#endif
#if CASE == 185 // URIs of schemes with a grammar of their own, which need not be URIs: could not convert ... could not convert | no viable conversion
consturi::uri_view of_sip(EITHER(consturi::http_uri_view, consturi::sip_uri_view) u) { return u; }
consturi::uri of_jdbc(EITHER(consturi::http_uri, consturi::jdbc_uri) u) { return u; }
#endif
#if CASE == 186 // a template whose expression is not closed: the expression of the template is not closed | expression_without_closing_brace ... , 10}
auto t = EITHER("/users/{id}"_uri_template, "/users/{id"_uri_template);
#endif
#if CASE == 187 // a template with a reserved operator: reserves these operators | reserved_operator
consturi::uri_template_view t = EITHER("{id}"_uri_template, "{!id}"_uri_template);
#endif
#if CASE == 188 // a template as an argument: '}' without an expression | closing_brace_without_expression
void f(consturi::checked_uri_template);
void g() { f(EITHER("/{id}", "/id}")); }
#endif
#if CASE == 189 // a template with a name that it cannot have: the name of a variable has letters | character_outside_varname
auto t = EITHER("{user_id}"_uri_template, "{user-id}"_uri_template);
#endif
#if CASE == 190 // a value for a variable that the template does not have: the template has no variable of this name
auto u = consturi::expand("/{id}"_uri_template, EITHER(consturi::arg<"id">(1), consturi::arg<"ID">(1)), consturi::arg<"id">(2));
#endif
#if CASE == 191 // no value for a variable that needs one: no value for this variable: std::nullopt leaves it out
auto u = consturi::expand("/{id}{?page}"_uri_template, consturi::EITHER(arg<"id">, arg<"page">)(1));
#endif
#if CASE == 192 // the prefix of a list: a list and pairs have no prefix
auto u = consturi::expand("/{id:3}"_uri_template, consturi::arg<"id">(EITHER(1, std::initializer_list<int>{1})));
#endif
#if CASE == 193 // a value that is neither a text nor a list: no matching function
struct position {};
auto u = consturi::expand("/{id}"_uri_template, consturi::arg<"id">(EITHER(1, position())));
#endif
#if CASE == 194 // a text in place of a template: write_a_literal_with_a_suffix | deleted
auto u = consturi::expand(EITHER("/{id}"_uri_template, "/{id}"), consturi::arg<"id">(1));
#endif
#if CASE == 195 // an expansion that is no URI reference: write './' before it | colon_in_the_first_segment_of_a_relative_reference
constexpr auto u = consturi::expanded<EITHER("/{x}:y", "{x}:y"), consturi::arg<"x">(1)>;
#endif
#if CASE == 196 // a value that can be a part of the host: not all expansions of the template meet the requirement ... host_is
constexpr auto api = consturi::requirements::host_is("h");
auto t = consturi::require<api>(EITHER("https://h/{+path}"_uri_template, "https://h{+path}"_uri_template));
#endif
#if CASE == 197 // values that nothing separates: nothing shows where the value of this variable ends
constexpr auto m = consturi::match(EITHER("/{a}:{b}"_uri_template, "/{a}.{b}"_uri_template), "/1.2:3");
#endif
#if CASE == 198 // a name in a match that the template does not have: the template has no variable of this name
auto id(std::string_view text) { return consturi::match("/{id}"_uri_template, text)->EITHER(get<"id">, get<"Id">)(); }
#endif
#if CASE == 199 // a match of a temporary owner: a_temporary_has_no_views | deleted
auto m = consturi::match("/{id}"_uri_template, EITHER(consturi::uri_view, consturi::uri)("http://h/"_uri));
#endif
