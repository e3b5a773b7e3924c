// What must not compile, and the twin of each that must. The words behind a case are in the compiler's message.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>

#include <string>

using namespace consturi::literals;

#if defined(TWIN)
#define EITHER(good, bad) good
#else
#define EITHER(good, bad) bad
#endif

void fetch(consturi::checked_uri);
template <consturi::fixed_uri>
struct client {};

#if CASE == 1 // a letter in the port of a literal: unexpected_character_in_port
constexpr auto u = EITHER("http://h:80/", "http://h:80a/") ""_uri;
#endif
#if CASE == 2 // a space in the host of a reference literal: unexpected_character_in_host
constexpr auto u = EITHER("//example.com/", "//exa mple.com/") ""_uri_reference;
#endif
#if CASE == 3 // a literal without a scheme: unexpected_character_in_URI
constexpr auto u = EITHER("urn:example.com/", "example.com/") ""_uri;
#endif
#if CASE == 4 // an argument for a checked_uri: unexpected_character_in_path
void f() { fetch(EITHER("http://h/a%20b", "http://h/a b")); }
#endif
#if CASE == 5 // a template argument: unexpected_character_in_fragment
client<EITHER("http://h/#a", "http://h/#a#b")> c;
#endif
#if CASE == 6 // a triplet cut short: unexpected_end_in_pct_encoded
constexpr auto u = EITHER("http://h/%41", "http://h/%4") ""_uri;
#endif
#if CASE == 7 // an unclosed IP literal: unexpected_end_in_IP_literal
constexpr auto u = EITHER("http://[::1]", "http://[::1") ""_uri;
#endif
#if CASE == 8 // a NUL inside a literal: unexpected_character_in_path
constexpr auto u = EITHER("http://h/a", "http://h/a\0") ""_uri;
#endif
#if CASE == 9 // a view of a temporary string: deleted
auto u = consturi::parse_uri(EITHER("urn:x", std::string("urn:x")));
#endif
#if CASE == 10 // a literal that stands in a function: unexpected_character_in_query
auto f() { return EITHER("http://h/?a", "http://h/?[") ""_uri; }
#endif
#if CASE == 11 // characters without a terminating zero: terminating_zero
constexpr char text[] = {'u', 'r', 'n', ':', EITHER('\0', 'x')};
void f() { fetch(text); }
#endif
#if CASE == 12 // a range that runs downwards: a_range_is_of_bytes_and_runs_upwards
constexpr auto digits = EITHER(consturi::abnf::x(0x30, 0x39), consturi::abnf::x(0x39, 0x30));
#endif
#if CASE == 13 // a rule that is matched in steps and counts without bound: a_rule_matched_in_steps_cannot_have
using namespace consturi::abnf::notation;
constexpr auto rule = "rule"_rule = [] { return EITHER(1, 2) * consturi::abnf::lit("a") >> "ab"; };
static_assert(consturi::matches(rule, "aab"));
#endif
#if CASE == 14 // a temporary fixed_uri gives no view: deleted
auto u = EITHER(consturi::uri_view(consturi::checked_uri("urn:x")), consturi::fixed_uri("urn:x").view());
#endif
#if CASE == 15 // a repetition of at least five and at most two: a_repetition_has_its_bounds_the_wrong_way_round
using namespace consturi::abnf::notation;
constexpr auto rule = EITHER(1, 5) * 2_("a");
#endif
#if CASE == 16 // a hexadecimal number of repetitions: a_number_of_repetitions_is_decimal
using namespace consturi::abnf::notation;
constexpr auto rule = EITHER(10_, 0x10_)("a");
#endif
#if CASE == 17 // a range of what is no byte: a_range_is_of_bytes_and_runs_upwards
constexpr auto byte = consturi::abnf::x(EITHER(0xFF, 0x130));
#endif
#if CASE == 18 // a repetition of less than none: a_repetition_has_its_bounds_the_wrong_way_round
constexpr auto rule = EITHER(0, -1) * consturi::abnf::lit("a");
#endif
#if CASE == 19 // an operator between characters and a rule: no match for|invalid operands
constexpr auto rule = *EITHER(consturi::abnf::lit("a"), "a") >> consturi::rfc3986::DIGIT;
#endif
#if CASE == 20 // an IPv6 address that is none: unexpected_character_in_IPv6address
constexpr auto u = EITHER("http://[::1]/", "http://[:1]/") ""_uri;
#endif
#if CASE == 21 // a version of IPvFuture that is none: unexpected_character_in_IPvFuture
constexpr auto u = EITHER("http://[v1.a]/", "http://[vx.a]/") ""_uri;
#endif
#if CASE == 22 // an empty literal: unexpected_end_in_scheme
constexpr auto u = EITHER("a:", "") ""_uri;
#endif
#if CASE == 23 // an initialiser of a member: not a URI .RFC 3986|unexpected_character_in_port
class service { consturi::checked_uri base = EITHER("http://h:8", "http://h:8a"); };
#endif
#if CASE == 24 // an initialiser of a member, with a suffix: not a URI .RFC 3986|unexpected_character_in_port
class service { consturi::uri_view base = EITHER("http://h:8", "http://h:8a") ""_uri; };
#endif
#if CASE == 25 // an element of an array: not a URI .RFC 3986|unexpected_character_in_port
consturi::checked_uri mirrors[] = {"http://h", EITHER("http://h:8", "http://h:8a")};
#endif
#if CASE == 26 // an argument of a constructor at namespace scope: not a URI .RFC 3986|unexpected_character_in_port
struct service { service(consturi::checked_uri); };
service mirror(EITHER("http://h:8", "http://h:8a"));
#endif
#if CASE == 27 // a default argument, with a suffix: not a URI_reference .RFC 3986|unexpected_character_in_port
void fetch_from(consturi::uri_reference_view = EITHER("//h:8", "//h:8a") ""_uri_reference);
#endif
#if CASE == 28 // a fixed_uri in an initialiser of a member: not a URI .RFC 3986|unexpected_character_in_port
class service { consturi::fixed_uri<12> base = EITHER("http://h:80", "http://h:8a"); };
#endif
#if CASE == 29 // a member that two parts of a sequence fill: a_member_is_filled_by_one_part_of_a_sequence
using namespace consturi::abnf::notation;
namespace abnf = consturi::abnf;
struct pair {
    abnf::slice key, value;
};
constexpr auto key = "key"_rule = [] { return 1 * consturi::abnf::lit("a"); };
constexpr auto value = "value"_rule = [] { return *consturi::abnf::lit("1"); };
constexpr auto rule = "rule"_rule = [] { return key >> "=" >> value; };
using kept = abnf::captures<pair, abnf::fills<key, &pair::key>, abnf::fills<value, EITHER(&pair::value, &pair::key)>>;
constexpr bool matched() {
    pair found;
    abnf::capturing<kept> subject{consturi::subject_of("a=1"), found};
    return abnf::longest_match(rule, subject.first, subject);
}
static_assert(matched());
#endif
#if CASE == 30 // a space in the password of a literal: unexpected_character_in_userinfo
constexpr auto u = EITHER("ftp://me:pass%20word@h", "ftp://me:pass word@h") ""_uri;
#endif
