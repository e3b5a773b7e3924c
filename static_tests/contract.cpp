// The public interface, as users write it.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi.hpp>
#include <consturi/form.hpp>
#include <consturi/unambiguous.hpp>
#include <consturi/unicode.hpp>

#include <functional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

using namespace consturi::literals;

constexpr auto api = "https://api.example.com:8443/v1/users?limit=10"_uri;
static_assert(std::is_same_v<decltype(api), consturi::uri_view const>);
static_assert(api.text() == "https://api.example.com:8443/v1/users?limit=10");
static_assert(api.scheme() == "https");
static_assert(api.authority() == "api.example.com:8443");
static_assert(api.host() == "api.example.com");
static_assert(api.port() == "8443" && api.port_number() == 8443);
static_assert(api.path() == "/v1/users");
static_assert(api.query() == "limit=10");
static_assert(!api.fragment() && !api.userinfo());

static_assert("http://h:65535"_uri.port_number() == 65535);
static_assert("http://h:00080"_uri.port_number() == 80);
static_assert(!"http://h:65536"_uri.port_number());
static_assert(!"http://h:99999999999999999999999999"_uri.port_number() && !"http://h:4294967376"_uri.port_number()
              && !"http://h:655350"_uri.port_number());
static_assert(!"http://h:"_uri.port_number() && "http://h:"_uri.port() == "");
static_assert(!"http://h"_uri.port_number() && !"http://h"_uri.port());

constexpr auto logo = "../img/logo.png"_uri_reference;
static_assert(std::is_same_v<decltype(logo), consturi::uri_reference_view const>);
static_assert(!logo.scheme() && !logo.authority() && logo.path() == "../img/logo.png");
static_assert(""_uri_reference == consturi::uri_reference_view());
static_assert(consturi::uri_reference_view().path() == "" && consturi::uri_reference_view().path().data());
static_assert(!consturi::uri_reference_view().scheme() && !consturi::uri_reference_view().query());

// A URI is a URI reference.
constexpr consturi::uri_reference_view reference = api;
static_assert(reference == api && reference.scheme() == "https" && reference.text().data() == api.text().data());
static_assert(!std::is_convertible_v<consturi::uri_reference_view, consturi::uri_view>);

// As in RFC 2396, a URI is absolute with a fragment, too; it is opaque if no slash follows the scheme.
static_assert(api.is_absolute() && !api.is_opaque() && api.is_hierarchical() && "s:/#f"_uri.is_absolute());
static_assert("mailto:a/b"_uri.is_opaque() && !"mailto:a/b"_uri.is_hierarchical() && "s:"_uri.is_opaque()
              && "s:?/"_uri.is_opaque());
static_assert(!logo.is_absolute() && !logo.is_opaque() && logo.is_hierarchical() && "s:a"_uri_reference.is_opaque());

// Two URIs are equal if their texts are equal, byte by byte.
static_assert(api == "https://api.example.com:8443/v1/users?limit=10"_uri && api != "HTTPS://api.example.com"_uri);

// Only the parser creates views.
static_assert(!std::is_default_constructible_v<consturi::uri_view>);
static_assert(!std::is_constructible_v<consturi::uri_view, std::string_view>);
static_assert(!std::is_constructible_v<consturi::uri_view, std::string_view, consturi::detail::components>);
static_assert(std::is_trivially_copyable_v<consturi::uri_view> && std::is_trivially_copyable_v<consturi::checked_uri>);
static_assert(!std::is_default_constructible_v<consturi::checked_uri>
              && !std::is_default_constructible_v<consturi::checked_uri_reference>);

// A parameter of type checked_uri accepts literals and parsed URIs.
constexpr std::string_view host_of(consturi::checked_uri u) { return u.host().value_or("none"); }
static_assert(host_of("https://api.example.com/v1") == "api.example.com");
static_assert(host_of(api) == "api.example.com");
static_assert(host_of(*consturi::parse_uri("urn:x")) == "none");
constexpr std::string_view with_prefix = "uri:urn:x";
static_assert(consturi::parse_uri({with_prefix.begin() + 4, with_prefix.end()})->text() == "urn:x");
static_assert(consturi::checked_uri("urn:x").scheme() == "urn" && consturi::checked_uri(api) == api);
static_assert(std::is_same_v<decltype(consturi::checked_uri("urn:x").view()), consturi::uri_view>
              && consturi::checked_uri("urn:x").view().path() == "x"
              && consturi::checked_uri_reference("x").view().path() == "x");
constexpr consturi::uri_view converted = consturi::checked_uri("http://h:1/p?q");
constexpr consturi::uri_reference_view converted_reference = consturi::checked_uri("http://h:1/p?q");
static_assert(converted.scheme() == "http" && converted.host() == "h" && converted.port() == "1"
              && converted.path() == "/p" && converted.query() == "q");
static_assert(converted_reference.scheme() == "http" && converted_reference.host() == "h"
              && converted_reference.path() == "/p" && converted_reference.query() == "q");
static_assert(!std::is_convertible_v<std::string_view, consturi::checked_uri>);
static_assert(!std::is_convertible_v<consturi::uri_reference_view, consturi::checked_uri>);

// A parameter of type checked_uri_reference also accepts relative references.
constexpr std::string_view path_of(consturi::checked_uri_reference u) { return u.path(); }
static_assert(path_of("../img/logo.png") == "../img/logo.png" && path_of("https://h/v1") == "/v1");
static_assert(path_of(logo) == logo.path() && path_of(api) == api.path());
static_assert(path_of(consturi::checked_uri("https://h/v1")) == "/v1");
constexpr consturi::uri_reference_view converted_link = consturi::checked_uri_reference("//h:1/p?q");
static_assert(!converted_link.scheme() && converted_link.port() == "1" && converted_link.query() == "q");
static_assert(consturi::checked_uri_reference("//h").host() == "h" && consturi::checked_uri_reference(logo) == logo);
static_assert(!std::is_convertible_v<std::string_view, consturi::checked_uri_reference>
              && !std::is_convertible_v<consturi::checked_uri_reference, consturi::checked_uri>);

// URIs as template arguments.
template <consturi::fixed_uri Endpoint>
struct client {
    static constexpr auto host = Endpoint.view().host();
    static constexpr bool is_v1 = Endpoint.path() == "/v1";
};
static_assert(client<"https://api.example.com/v1">::host == "api.example.com");
static_assert(std::is_same_v<client<"urn:a">, client<"urn:a">> && !std::is_same_v<client<"urn:a">, client<"urn:b">>);
static_assert(client<"urn:a">::is_v1 == false && client<"https://h/v1">::is_v1);

// A view is never created from an rvalue that owns its characters.
template <class Text>
concept parses = requires(Text&& text) { consturi::parse_uri(static_cast<Text&&>(text)); };
template <class Text>
concept parses_reference = requires(Text&& text) { consturi::parse_uri_reference(static_cast<Text&&>(text)); };
template <class Text>
concept parses_relative = requires(Text&& text) { consturi::parse_relative_ref(static_cast<Text&&>(text)); };
template <class Text>
concept parses_absolute = requires(Text&& text) { consturi::parse_absolute_uri(static_cast<Text&&>(text)); };
template <class Text>
concept parses_required =
    requires(Text&& text) { consturi::parse_uri<consturi::requirements::has_host>(static_cast<Text&&>(text)); };
template <class Text>
concept parses_required_reference = requires(Text&& text) {
    consturi::parse_uri_reference<consturi::requirements::has_host>(static_cast<Text&&>(text));
};
template <class Text>
constexpr int parse_overloads = parses<Text> + parses_reference<Text> + parses_relative<Text> + parses_absolute<Text>
                                + parses_required<Text> + parses_required_reference<Text>;
static_assert(parse_overloads<std::string&> == 6 && parse_overloads<std::string const&> == 6
              && parse_overloads<std::string_view> == 6);
static_assert(parse_overloads<std::string> == 0 && parse_overloads<std::string const> == 0);
static_assert(parses<char const*> && parses<char const (&)[4]>);
struct text_owner : std::string {};
struct text_view : std::string_view {};
static_assert(parses<text_view>);
static_assert(!parses<text_owner> && parses<text_owner&>);
static_assert(consturi::is_uri(std::string_view("urn:x"))); // creates no view

// An owner is parsed from any string, because it does not refer to it.
template <class Text>
constexpr bool owners_parse =
    std::is_same_v<decltype(consturi::uri::parse(std::declval<Text>())), consturi::result<consturi::uri>>
    && std::is_same_v<decltype(consturi::uri_reference::parse(std::declval<Text>())),
                      consturi::result<consturi::uri_reference>>
    && std::is_same_v<decltype(consturi::uri::parse<consturi::requirements::has_host>(std::declval<Text>())),
                      consturi::result<consturi::uri>>
    && std::is_same_v<decltype(consturi::uri_reference::parse<consturi::requirements::has_host>(std::declval<Text>())),
                      consturi::result<consturi::uri_reference>>;
static_assert(owners_parse<std::string> && owners_parse<std::string const> && owners_parse<std::string const&>
              && owners_parse<std::string_view> && owners_parse<char const (&)[4]> && owners_parse<text_owner>);

// An rvalue owner returns no view, neither of itself nor of a component.
template <class Owner>
concept returns_view = requires(Owner&& owner) { static_cast<Owner&&>(owner).view(); };
// clang-format off
template <class Owner>
constexpr int components_of = requires(Owner&& owner) { static_cast<Owner&&>(owner).text(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).scheme(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).authority(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).userinfo(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).user(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).password(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).host(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).port(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).path(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).segments(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).query(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).query_params(); }
                              + requires(Owner&& owner) { static_cast<Owner&&>(owner).fragment(); };
// clang-format on
static_assert(components_of<consturi::uri&> == 13 && components_of<consturi::uri const&> == 13
              && components_of<consturi::uri_reference&> == 13 && components_of<consturi::fixed_uri<6> const&> == 13
              && components_of<consturi::fixed_uri_reference<6>&> == 13);
static_assert(components_of<consturi::uri> == 0 && components_of<consturi::uri const> == 0
              && components_of<consturi::uri_reference> == 0 && components_of<consturi::fixed_uri<6>> == 0
              && components_of<consturi::fixed_uri_reference<6> const> == 0);
static_assert(components_of<consturi::uri_view> == 13 && components_of<consturi::uri_reference_view> == 13);
static_assert(returns_view<consturi::uri&> && returns_view<consturi::uri_reference const&>);
static_assert(!returns_view<consturi::uri> && !returns_view<consturi::uri const>
              && !returns_view<consturi::uri_reference>);
static_assert(returns_view<consturi::fixed_uri<6>&> && !returns_view<consturi::fixed_uri<6>>);
template <class Owner, class View>
constexpr bool only_lvalues_convert =
    std::is_convertible_v<Owner&, View> && std::is_convertible_v<Owner const&, View>
    && !std::is_convertible_v<Owner, View> && !std::is_convertible_v<Owner const, View>
    && !std::is_constructible_v<View, Owner> && !std::is_constructible_v<View, Owner const>;
static_assert(only_lvalues_convert<consturi::uri, consturi::uri_view>
              && only_lvalues_convert<consturi::uri, consturi::uri_reference_view>
              && only_lvalues_convert<consturi::uri_reference, consturi::uri_reference_view>
              && only_lvalues_convert<consturi::fixed_uri<6>, consturi::uri_view>
              && only_lvalues_convert<consturi::fixed_uri<6>, consturi::uri_reference_view>
              && only_lvalues_convert<consturi::fixed_uri_reference<6>, consturi::uri_reference_view>);

// A parameter also accepts a temporary owner, which outlives the call.
template <class Owner, class Parameter>
constexpr bool any_converts =
    std::is_convertible_v<Owner&, Parameter> && std::is_convertible_v<Owner const&, Parameter>
    && std::is_convertible_v<Owner, Parameter> && std::is_convertible_v<Owner const, Parameter>;
static_assert(any_converts<consturi::uri, consturi::checked_uri>
              && any_converts<consturi::uri, consturi::checked_uri_reference>
              && any_converts<consturi::uri_reference, consturi::checked_uri_reference>
              && any_converts<consturi::fixed_uri<6>, consturi::checked_uri>
              && any_converts<consturi::fixed_uri<6>, consturi::checked_uri_reference>
              && any_converts<consturi::fixed_uri_reference<6>, consturi::checked_uri_reference>);
static_assert(host_of(consturi::fixed_uri("http://h/")) == "h" && path_of(consturi::fixed_uri("urn:x")) == "x");
constexpr consturi::fixed_uri endpoint("http://h:1/p");
static_assert(host_of(endpoint) == "h" && path_of(endpoint) == "/p"
              && host_of(consturi::resolved<"http://h/", "//g">) == "g");
static_assert(!std::is_convertible_v<consturi::uri_reference const&, consturi::checked_uri>
              && !std::is_convertible_v<consturi::fixed_uri_reference<6> const&, consturi::checked_uri>);
static_assert(!std::is_convertible_v<consturi::uri_reference const&, consturi::uri_view>
              && !std::is_convertible_v<consturi::fixed_uri_reference<6> const&, consturi::uri_view>);

// A user's own operator is a better match than the deleted one that names <consturi/format.hpp>.
namespace own {
std::ostream& operator<<(std::ostream&, consturi::uri_view);
template <class T>
constexpr bool writes = requires(std::ostringstream& out, T const& value) { out << value; };
static_assert(writes<consturi::uri_view> && writes<consturi::uri> && writes<consturi::checked_uri>
              && writes<consturi::fixed_uri<6>>);
} // namespace own

// Only functions that return a string can throw.
template <class View>
constexpr bool never_throws(View const& u, consturi::uri_view base, std::string_view text, std::span<char> buffer,
                            consturi::uri const& owner, consturi::lone_surrogate lone) {
    using namespace consturi;
    using namespace consturi::requirements;
    // clang-format off
    constexpr auto views = noexcept(u.text()) && noexcept(u.scheme()) && noexcept(u.authority())
                        && noexcept(u.userinfo()) && noexcept(u.host()) && noexcept(u.host_kind())
                        && noexcept(u.ipv4()) && noexcept(u.ipv6()) && noexcept(u.ip_future()) && noexcept(u.port())
                        && noexcept(u.port_number()) && noexcept(u.effective_port()) && noexcept(u.is_absolute())
                        && noexcept(u.is_relative()) && noexcept(u.is_same_document())
                        && noexcept(u.is_opaque()) && noexcept(u.is_hierarchical()) && noexcept(u.path()) && noexcept(u.query())
                        && noexcept(u.fragment()) && noexcept(u.segments()) && noexcept(u.query_params(text))
                        && noexcept(u.user()) && noexcept(u.password()) && noexcept(redacted_size(u, {text}))
                        && noexcept(redact_into(buffer, u)) && noexcept(u == base) && noexcept(u <=> base)
                        && noexcept(std::hash<View>()(u)) && noexcept(owner.view()) && noexcept(owner.scheme())
                        && noexcept(owner.empty()) && noexcept(checked_uri(owner)) && noexcept(checked_uri_reference(u));
    constexpr segments_view segments;
    constexpr auto parts = noexcept(segments_view(text).is_absolute()) && noexcept(segments.has_trailing_slash())
                        && noexcept(segments.base()) && noexcept(segments.empty()) && noexcept(segments.back())
                        && noexcept(++segments.begin() == --segments.end()) && noexcept(segments.begin()++)
                        && noexcept(segments.end()--) && noexcept(segments.begin()->encoded())
                        && noexcept(segments.front().decoded()) && noexcept(segments.front().name())
                        && noexcept(segments.front().decoded_name()) && noexcept(segments.front() == segments.back())
                        && noexcept(segments.front().params());
    constexpr query_params parameters;
    constexpr auto pairs = noexcept(query_params(text, text, plus_sign::space)) && noexcept(parameters.find(text))
                        && noexcept(parameters.contains(text)) && noexcept(parameters.count(text))
                        && noexcept(++parameters.get_all(text).begin() == --parameters.get_all(text).end())
                        && noexcept(parameters.front().encoded()) && noexcept(parameters.front().name())
                        && noexcept(parameters.front().value()) && noexcept(parameters.front().decoded_name())
                        && noexcept(parameters.front().decoded_value())
                        && noexcept(parameters.front() == parameters.back());
    constexpr ipv4_address v4;
    constexpr ipv6_address v6;
    constexpr auto hosts = noexcept(ipv4_address::parse(text)) && noexcept(ipv6_address::parse(text))
                        && noexcept(v4.to_string_into(buffer)) && noexcept(v6.to_string_into(buffer))
                        && noexcept(v4.is_in(v4, 8)) && noexcept(v6.is_in(v6, 8)) && noexcept(v6.group(0))
                        && noexcept(v4.is_global()) && noexcept(v6.is_global()) && noexcept(v4.special_purpose())
                        && noexcept(v6.special_purpose()) && noexcept(v6.embedded_ipv4()) && noexcept(v6.is_loopback())
                        && noexcept(v4 <=> v4) && noexcept(v6 == v6) && noexcept(std::hash<ipv6_address>()(v6))
                        && noexcept(is_dns_name(text));
    constexpr auto parsing = noexcept(parse_uri(text)) && noexcept(parse_uri_reference(text))
                          && noexcept(parse_absolute_uri(text)) && noexcept(parse_relative_ref(text))
                          && noexcept(parse_uri<has_port>(text)) && noexcept(parse_uri_reference<has_port>(text))
                          && noexcept(is_uri(text)) && noexcept(is_uri_reference(text))
                          && noexcept(is_absolute_uri(text)) && noexcept(is_relative_ref(text))
                          && noexcept(matches(rfc3986::URI, text));
    constexpr auto normal = normalization::scheme_based;
    constexpr auto operations = noexcept(normalized_size(u, normal)) && noexcept(normalize_into(buffer, u, normal))
                             && noexcept(is_normal(u, normal)) && noexcept(equivalent(u, base, normal))
                             && noexcept(equivalence<normal>()(u, u)) && noexcept(equivalence_hash<normal>()(u))
                             && noexcept(default_port(text)) && noexcept(resolved_size(base, u))
                             && noexcept(resolve_into(buffer, base, u)) && noexcept(relativized_size(base, base))
                             && noexcept(relativize_into(buffer, base, base));
    constexpr decoded_view decoded("");
    constexpr auto encoding = noexcept(percent_encoded_size(text)) && noexcept(percent_encode_into(buffer, text))
                           && noexcept(find_malformed(text)) && noexcept(decoded_view(text, plus_sign::space))
                           && noexcept(decoded.size()) && noexcept(decoded.empty()) && noexcept(decoded.base())
                           && noexcept(decoded.copy(buffer.data(), 0))
                           && noexcept(safe_set(rfc3986::segment).without(text).with(text).with_triplets().contains('a'))
                           && noexcept(++decoded.begin() == decoded.end()) && noexcept(decoded.begin()++)
                           && noexcept(*decoded.begin()) && noexcept(decoded == text) && noexcept(decoded == decoded)
                           && noexcept(decoded <=> decoded) && noexcept(decoded <=> text)
                           && noexcept(form_encoded_size(text)) && noexcept(form_encode_into(buffer, text))
                           && noexcept(form_decode_into(buffer, text)) && noexcept(is_utf8(text))
                           && noexcept(find_malformed_utf8(text))
                           && noexcept(percent_encoded_size(std::u8string_view()))
                           && noexcept(percent_encode_into(buffer, std::u8string_view()))
                           && noexcept(percent_encoded_size(std::u16string_view()))
                           && noexcept(percent_encode_into(buffer, std::u16string_view()))
                           && noexcept(percent_encode_lossy_into(buffer, std::u16string_view()))
                           && noexcept(percent_decoded_utf8_size(text)) && noexcept(percent_decoded_utf16_size(text))
                           && noexcept(percent_decode_utf8_into(buffer, text))
                           && noexcept(percent_decode_utf8_lossy_into(buffer, text))
                           && noexcept(percent_decode_utf16_into({}, text))
                           && noexcept(percent_decode_utf16_lossy_into({}, text))
                           && noexcept(find_lone_surrogate(std::u16string_view())) && noexcept(lone.position())
                           && noexcept(lone.message());
    constexpr auto requirements = noexcept(unambiguous(u)) && noexcept((!has_password || is_normalized)(u))
                               && noexcept(scheme_in("a", "s")(u)) && noexcept(host_is("h")(u))
                               && noexcept(host_under("h")(u)) && noexcept((!host_under("h"))(u))
                               && noexcept(host_is_ip(u)) && noexcept(host_is_loopback(u))
                               && noexcept((!host_is_private)(u)) && noexcept(host_is_global(u))
                               && noexcept(host_is_dns_name(u)) && noexcept(port_is(1)(u)) && noexcept(port_between(1, 2)(u))
                               && noexcept(path_under("/a")(u)) && noexcept((!path_under("/a"))(u))
                               && noexcept(below("s://h/a")(u)) && noexcept(is_below(u, u))
                               && noexcept(no_dot_segments(u)) && noexcept(no_encoded_slash(u))
                               && noexcept(max_length(9)(u))
                               && noexcept(satisfies("any", [](auto const&) noexcept { return true; })(u));
    // clang-format on
    return views && parts && pairs && hosts && parsing && operations && encoding && requirements;
}
static_assert(never_throws(api, api, "", {}, normalize(api), consturi::lone_surrogate(0))
              && never_throws(consturi::uri_reference_view(api), api, "", {}, normalize(api),
                              consturi::lone_surrogate(0)));

// Errors.
constexpr auto bad_port = consturi::parse_uri("http://h:80a/");
static_assert(bad_port.error() == consturi::parse_uri("http://h:80a/b").error()
              && bad_port.error() != consturi::parse_uri("").error());
static_assert(!bad_port && bad_port.error().position() == 11 && bad_port.error().rule() == "port");
static_assert(bad_port.error().code() == consturi::mistake::letter_in_port && !bad_port.error().message().empty()
              && bad_port.error().rule_position() == 9 && bad_port.error().end_expected());
static_assert(noexcept(bad_port.error().position()) && noexcept(bad_port.error().rule_position()));
static_assert(noexcept(bad_port.error().rule()));
static_assert(noexcept(bad_port.error().message()) && noexcept(bad_port.error().end_expected())
              && noexcept(bad_port.error().expected_bytes()));
static_assert(consturi::parse_absolute_uri("example.com").error().message()
              == consturi::parse_uri("example.com").error().message());
static_assert(consturi::parse_uri("http://h:-").error().code() == consturi::mistake::unexpected_character_in_port);

// Found by fuzzing: the @ is not part of the authority.
static_assert(consturi::parse_absolute_uri("a://h:8a#@").error().position() == 7);

// User-defined rules, in the notation and with the rules of the RFC.
namespace custom {
using namespace consturi::abnf::notation;
using namespace consturi::rfc3986;
inline constexpr auto version = "version"_rule = [] { return "/v" >> 1 * DIGIT; };
inline constexpr auto endpoint = "endpoint"_rule = [] { return "https://" >> host >> version >> path_abempty; };
} // namespace custom
static_assert(consturi::matches(custom::endpoint, "HTTPS://api.example.com/v1/users"));
static_assert(!consturi::matches(custom::endpoint, "https://api.example.com/users"));
static_assert(consturi::matches(consturi::rfc3986::scheme >> ":" >> *consturi::rfc3986::pchar, "urn:isbn"));
