// Guarantees of SECURITY.md for any text: no allocation while reading, one for each result, no access outside the text
// and the buffer, constant stack, linear time, any size.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "guarded_page.hpp"
#include "hard_shapes.hpp"

#include <consturi.hpp>
#include <consturi/find_uris.hpp>
#include <consturi/form.hpp>
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/punycode.hpp>
#include <consturi/rfc2396.hpp>
#include <consturi/schemes/data.hpp>
#include <consturi/schemes/tel.hpp>
#include <consturi/unambiguous.hpp>
#include <consturi/unicode.hpp>

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <new>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <pthread.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

using namespace consturi::literals;

static std::size_t allocations = 0, allocated_bytes = 0;

void* operator new(std::size_t size, std::nothrow_t const&) noexcept {
    ++allocations;
    allocated_bytes += size;
    return std::malloc(size != 0 ? size : 1);
}
void* operator new(std::size_t size) {
    if (auto const memory = operator new(size, std::nothrow)) return memory;
    std::abort();
}
// Not inlined: g++ 14 would warn that memory from operator new is passed to free.
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

// User-defined rules, one for each match strategy.
namespace custom {
using namespace consturi::abnf;
using namespace consturi::abnf::notation;
using namespace consturi::rfc3986;
constexpr auto word = "word"_rule = [] { return 1 * (ALPHA | DIGIT); };
constexpr auto label = "label"_rule = [] { return word | word >> *(ALPHA | DIGIT | "-") >> (ALPHA | DIGIT); };
constexpr auto possessive = "possessive"_rule = [] { return *("/" >> *pchar) >> opt["?" >> *(pchar | "/")]; };
constexpr auto lookahead = "lookahead"_rule = [] { return opt[*(unreserved | "/") >> ":"] >> *(unreserved | "/"); };
constexpr auto both_ways = "both-ways"_rule = [] { return opt[*unreserved >> "@"] >> *(pchar | "/"); };
constexpr auto backtracking = "backtracking"_rule = [] { return *63_(DIGIT | ALPHA | ".") >> "1." >> *(pchar | "/"); };
constexpr auto simulation =
    "simulation"_rule = [] { return *(label >> ".") >> label >> opt["."] >> *("/" >> *pchar) >> *pchar; };
static_assert(possessive.how == consturi::abnf::detail::strategy::possessive
              && lookahead.how == consturi::abnf::detail::strategy::lookahead
              && both_ways.how == consturi::abnf::detail::strategy::both_ways);
static_assert(backtracking.how == consturi::abnf::detail::strategy::backtracking
              && simulation.how == consturi::abnf::detail::strategy::simulation);
} // namespace custom

template <class View>
static std::size_t read_components(consturi::result<View> const& parsed) noexcept {
    if (!parsed) return parsed.error().position() + parsed.error().rule().size() + parsed.error().message().size();
    consturi::uri_reference_view const u = *parsed;
    auto const size_of = [](auto const&... part) { return (std::size_t{0} + ... + (part ? part->size() : 0)); };
    return u.path().size() + u.port_number().value_or(0) + u.host_kind().has_value() + u.ipv4().has_value()
           + u.ipv6().has_value()
           + size_of(u.scheme(), u.authority(), u.userinfo(), u.user(), u.password(), u.host(), u.port(), u.query(),
                     u.fragment());
}

template <class Address>
static std::size_t read_address(consturi::result<Address> const& parsed) noexcept {
    char room[Address::max_size];
    return parsed ? parsed->to_string_into(room)->size() : parsed.error().position() + parsed.error().message().size();
}

/// All parts of a text as a path and as a query, in both directions.
static std::size_t read_parts(std::string_view text) noexcept {
    using namespace consturi;
    std::size_t sum = 0;
    segments_view const segments(text);
    for (auto const segment : segments) {
        sum += segment.name().size() + (segment.decoded() == "..") + (segment.decoded_name() == "..");
        for (auto const parameter : segment.params())
            sum += parameter.name().size() + (parameter.decoded_value() == decoded_view("1"));
    }
    for (auto at = segments.end(); at != segments.begin();) {
        auto const parameters = (--at)->params();
        for (auto last = parameters.end(); last != parameters.begin();) sum += (--last)->value().has_value();
    }
    query_params const parameters(text, "&;", plus_sign::space);
    for (auto const [name, value] : parameters) sum += name.size() + value.has_value();
    for (auto last = parameters.end(); last != parameters.begin();) sum += (--last)->decoded_name() == "a";
    for (std::string_view const name : {"", "a"}) {
        auto const all = parameters.get_all(name);
        for (auto last = all.end(); last != all.begin();) sum += (--last)->encoded().size();
        sum += parameters.count(name) + (parameters.find(name) != parameters.end()) + parameters.contains(name);
    }
    return sum;
}

/// What is found in a text, and each as a URI.
static std::size_t find_in(std::string_view text) noexcept {
    using namespace consturi;
    static constexpr std::string_view schemes[] = {"a", "http", "tel"};
    std::size_t sum = 0;
    for (auto const& options : {find_options(), find_options{schemes, false, true, false}})
        for (auto const found : find_uris(text, options))
            sum += found.position() + found.text().size() + found.uri().has_value();
    return sum;
}

/// All operations on a URI or a reference, with a preallocated buffer.
static std::size_t operate(std::string_view text) noexcept {
    using namespace consturi;
    static char room[std::size_t{1} << 18];
    auto const size_of = [](auto const& made) { return made ? made->path().size() : 0; };
    auto const base = "http://a/b/../c/%2E/d?e"_uri;
    std::size_t sum = 0;
    if (auto const u = parse_uri_reference(text)) {
        for (auto const how : {normalization::syntax_based, normalization::scheme_based})
            sum += size_of(normalize_into(room, *u, how)) + equivalent(*u, base, how) + equivalent(*u, *u, how);
        sum += equivalence_hash<>()(*u) + equivalence_hash<normalization::scheme_based>()(*u);
        sum += size_of(resolve_into(room, base, *u)) + u->effective_port().has_value() + same_origin(*u, *u);
        sum += redact_into(room, *u, {"", "%41"}).value_or("").size();
        using namespace requirements;
        auto const meets = [&](auto const&... requirement) {
            return (std::size_t{0} + ... + (requirement(*u) ? 1 : 0));
        };
        sum += meets(scheme_in("a", "s"), has_password, host_is("h"), host_under("h"), host_is_ip, port_is(1),
                     port_between(1, 2), path_under("/a/b"), no_dot_segments, no_encoded_slash, is_normalized,
                     no_encoded_nul, below("a://h/a"), max_length(9), host_is_loopback, host_is_private, host_is_global,
                     host_is_dns_name);
        sum += meets(!host_is("h"), !host_under("h"), !host_is_ip, !port_is(1), !path_under("/a/b"), !below("a://h/a"),
                     !has_host || !has_query, !host_is_loopback, !host_is_private, !host_is_dns_name);
        sum += meets(unambiguous, has_scheme, generic_scheme, no_a_labels, valid_a_labels, no_query_in_path,
                     no_bidi_controls, no_compatibility_characters, no_empty_host, ldh_host, no_trailing_dot,
                     no_numeric_host, canonical_port, path_before_query, no_empty_segments, no_path_params,
                     no_encoded_separators, no_double_encoding, no_overlong_utf8, no_encoded_controls);
    }
    sum += parse_uri < requirements::has_port
           && requirements::host_is_ip > (text).has_value() + parse_uri<requirements::unambiguous>(text).has_value();
    if (auto const u = parse_uri(text)) {
        sum += size_of(normalize_into(room, *u)) + size_of(resolve_into(room, *u, "../x"_uri_reference));
        sum += size_of(relativize_into(room, *u, base, reference_form::path_relative));
        sum += size_of(relativize_into(room, *u, *u)) + size_of(relativize_into(room, base, *u))
               + size_of(relativize_into(room, *u, base));
    }
    for (char const c : decoded_view(text)) sum += c == '/';
    auto const encoded = percent_encode_into(room, text, safe_set(rfc3986::segment).with_triplets());
    auto const form = form_encode_into(room, text), of_form = form_decode_into(room, text);
    auto const utf8 = percent_decode_utf8_into(room, text), lossy = percent_decode_utf8_lossy_into(room, text);
    for (auto const& made : {encoded, form, of_form, utf8, lossy}) sum += made ? made->size() : 0;
    return sum + decoded_view(text).copy(room, sizeof room) + find_malformed(text) + find_malformed_utf8(text)
           + is_utf8(text) + (decoded_view(text) == decoded_view(text)) + percent_decoded_utf8_size(text)
           + percent_decoded_utf16_size(text);
}

/// The text as in RFC 2396, and as java.net.URI reads it.
static std::size_t read_as_rfc2396(std::string_view text) noexcept {
    using namespace consturi;
    std::size_t sum = 0;
    for (auto const& u : {rfc2396::parse_uri_reference(text), rfc2732::parse_uri_reference(text)})
        sum += u ? u->opaque_part().has_value() + u->reg_name().has_value() + u->port_number().has_value()
                 : u.error().position();
    auto const u = java::parse_uri(text);
    if (!u) return sum + u.error().position();
    auto const other = java::parse_uri("a://h/b%c3").value();
    return sum + java::equals(*u, *u) + static_cast<unsigned>(java::compare(*u, *u) + java::compare(*u, other))
           + static_cast<unsigned>(java::hash_code(*u) & 1);
}

/// The text as an IRI, its URI, and the IRI of a URI.
static std::size_t read_as_iri(std::string_view text) noexcept {
    using namespace consturi;
    static char room[std::size_t{1} << 18];
    auto const size_of = [](auto const& made) { return made ? made->path().size() : 0; };
    std::size_t sum = is_iri(text) + is_iri_reference(text);
    if (auto const u = parse_iri(text)) sum += size_of(to_uri_into(room, *u)) + u->port_number().has_value();
    else sum += u.error().position();
    if (auto const u = parse_iri_reference(text)) sum += size_of(to_uri_into(room, *u));
    if (auto const u = parse_uri_reference(text)) sum += size_of(to_iri_into(room, *u));
    return sum;
}

/// All functions that return a string.
static std::size_t make_strings(std::string_view text) {
    using namespace consturi;
    auto const base = "http://a/b/c"_uri;
    std::size_t sum = percent_encode(text).size() + percent_encode_once(text).size()
                      + percent_decode_lossy(text, malformed::replaced).size();
    sum += form_encode(text).size() + form_decode_lossy(text).size() + decoded_view(text).str().size();
    std::u16string const wide(text.begin(), text.end());
    sum += percent_encode(std::u8string(text.begin(), text.end())).size() + percent_encode_lossy(wide).size();
    sum += percent_decode_utf8_lossy(text).size() + percent_decode_utf16_lossy(text).size();
    if (auto const decoded = percent_decode_utf8(text)) sum += decoded->size();
    if (auto const decoded = percent_decode_utf16(text)) sum += decoded->size();
    if (auto const decoded = percent_decode(text)) sum += decoded->size();
    if (auto const decoded = form_decode(text)) sum += decoded->size();
    if (auto const u = parse_uri_reference(text)) {
        sum += normalize(*u).str().size() + normalize(*u, normalization::scheme_based).str().size()
               + resolve(base, *u).str().size() + u->redacted().size() + u->redacted({"", "a"}).size();
        sum += first_unmet(requirements::unambiguous, *u).has_value();
        sum += u->socket_host().value_or("").size() + u->request_target().size() + u->host_header().size()
               + origin(*u).str().size();
    } else {
        sum += u.error().explain(text).size() + u.error().explain_unredacted(text).size();
    }
    if (auto const u = java::parse_uri(text)) {
        auto const other = java::parse_uri("a://h/b/c").value();
        sum += java::normalize(*u).str().size() + java::resolve(other, *u).str().size()
               + java::resolve(*u, other).str().size() + java::relativize(other, *u).str().size()
               + java::relativize(*u, *u).str().size() + u->decoded_scheme_specific_part().size();
    }
    if (auto const u = parse_iri_reference(text)) {
        if (auto const made = to_uri(*u)) sum += made->text().size();
        sum += normalize(*u).str().size() + resolve(iri_view(base), *u).str().size() + u->redacted({"a"}).size();
    } else {
        sum += u.error().explain(text).size();
    }
    if (auto const u = parse_iri(text))
        if (auto const relative = relativize(iri_view(base), *u)) sum += relative->str().size();
    if (auto const u = parse_uri_reference(text)) sum += to_iri(*u).str().size();
    if (auto const u = java::make_uri(java::authority_parts{"a", text, text, text, text})) sum += u->text().size();
    if (auto const u = uri::parse(text)) sum += u->text().size();
    uri_builder edited;
    edited.encoded_query(text).set_query("a", 1, "/:").erase_query_if([](auto p) { return p.value().has_value(); });
    if (auto const u = edited.sort_query("&;/:").append_path(text).build_reference()) sum += u->text().size();
    if (auto const u = parse_uri(text))
        for (auto const& relative : {relativize(base, *u), relativize(*u, base)})
            sum += relative ? relative->str().size() : 0;
    return sum;
}

/// All functions that read a text and allocate nothing. The result depends on all of theirs.
static std::size_t read(std::string_view text) noexcept {
    using namespace consturi;
    std::size_t sum = is_uri(text) + is_uri_reference(text) + is_absolute_uri(text) + is_relative_ref(text);
    sum += read_components(parse_uri(text)) + read_components(parse_uri_reference(text));
    sum += read_components(parse_absolute_uri(text)) + read_components(parse_relative_ref(text));
    sum += matches(custom::possessive, text) + matches(custom::lookahead, text) + matches(custom::both_ways, text);
    sum += parse_host_port(text).has_value() + ip_future_address::parse(text).has_value();
    sum += read_address(ipv4_address::parse(text)) + read_address(ipv6_address::parse(text)) + is_dns_name(text);
    return sum + matches(custom::backtracking, text) + matches(custom::simulation, text) + read_parts(text)
           + find_in(text) + read_as_rfc2396(text) + read_as_iri(text) + operate(text);
}

/// Valid texts, and texts with an error in their last bytes, that make a naive matcher slow, deeply recursive or wrong.
static std::vector<std::string> hard_texts(std::size_t size) {
    std::vector<std::string> texts;
    for (std::string_view const before : {"", "a:", "a://h/", "//", "//[", "//u@", "//h:", "/", "?", "#", "//[v1."})
        for (auto const shape : hard_shapes)
            for (std::string_view const tail : {"", " ", "%", "%4"}) {
                std::string text(before);
                while (text.size() + shape.size() + tail.size() <= size) text += shape;
                texts.push_back(text += tail);
            }
    // Characters and labels of IRIs, and decomposed ones
    for (std::string_view const before : {"", "http://", "http://h/"})
        for (std::string_view const shape : {"\u00E4", "\u00E4.", "a\u0308.", "xn--4ca.", "%C3%A4"})
            for (std::string_view const tail : {"", " ", "\xC3"}) {
                std::string text(before);
                while (text.size() + shape.size() + tail.size() <= size) text += shape;
                texts.push_back(text += tail);
            }
    // A long segment before many short ones
    for (std::string_view const shape : {"/.", "/..", "/a", "//", "/a/.."}) {
        auto text = "a://h/" + std::string(size / 2, 'a');
        while (text.size() + shape.size() <= size) text += shape;
        texts.push_back(text);
    }
    return texts;
}

/// The hard texts of up to `size` bytes.
static std::set<std::string> hard_texts_up_to(std::size_t size) {
    std::set<std::string> texts;
    for (std::size_t each = 0; each <= size; ++each) {
        auto const hard = hard_texts(each);
        texts.insert(hard.begin(), hard.end());
    }
    return texts;
}

TEST_CASE("reading a text allocates nothing") {
    auto const texts = hard_texts(1000);
    std::size_t sum = 0;
    auto const before = allocations;
    for (auto const& text : texts) sum += read(text);
    auto const after = allocations;
    REQUIRE(before != 0); // the counter works
    CHECK(after == before);
    CHECK(sum != 0);
}

/// Whether `make` allocates once, the size of its result or of the text that is decoded, or a second time for `others`
/// bytes.
static bool allocates_once(auto make, std::size_t others = 0, std::size_t decoded = 0) {
    auto const before = allocations, bytes_before = allocated_bytes;
    std::string const made = make();
    bool const is_small = made.size() <= 22; // and can be stored without an allocation
    std::size_t const most = 1 + (others != 0);
    return allocations - before <= most && (is_small || allocations != before)
           && allocated_bytes - bytes_before <= std::max(made.size(), decoded) + others + 16 * most; // libc++ rounds up
}

TEST_CASE("an owning result allocates once, and no more than it needs") {
    auto const base = "http://example.com/some/path/to/a/file"_uri;
    for (std::size_t size = 1; size != 40; ++size) {
        auto const text = "HTTP://example.com/some/path/%7e" + std::string(size, 'a');
        auto const target = *consturi::parse_uri(text);
        INFO(text);
        CHECK(allocates_once([&] { return consturi::uri(target).str(); }));
        CHECK(allocates_once([&] { return (*consturi::uri::parse(text)).str(); }));
        CHECK(allocates_once([&] { return (*consturi::uri_reference::parse(std::string_view(text))).str(); }));
        auto rvalue = text;
        auto const before = allocations;
        rvalue = (*consturi::uri::parse(std::move(rvalue))).str();
        CHECK((rvalue == text && allocations == before));
        CHECK(allocates_once([&] { return normalize(target).str(); }));
        CHECK(allocates_once([&] { return resolve(base, target).str(); }));
        CHECK(allocates_once([&] { return to_iri(target).str(); }));
        CHECK(allocates_once([&] { return to_uri(consturi::iri_view(target)).value().str(); }));
        CHECK(allocates_once([&] { return (*relativize(base, target)).str(); }));
        CHECK(allocates_once([&] { return target.redacted({"a"}); }));
        CHECK(allocates_once([&] { return target.request_target(); }));
        auto const longer_host = "http://u@" + std::string(size, 'h') + "%2Eexample.com:08080/?q";
        auto const server = *consturi::parse_uri(longer_host);
        CHECK(allocates_once([&] { return server.socket_host().value(); }, 0, longer_host.size()));
        CHECK(allocates_once([&] { return server.host_header(); }));
        CHECK(allocates_once([&] { return consturi::origin(target).str(); }));
        CHECK(allocates_once([&] { return target.with_port(8443).str(); }));
        CHECK(allocates_once([&] { return target.with_path("/").without_scheme().str(); }, text.size()));
        CHECK(allocates_once([&] { return (target / "a/b").str(); }));
        std::string const reserved(size, '!');
        CHECK(allocates_once([&] { return append_segment(target, reserved, consturi::safe_set()).str(); }));
        using builder = consturi::uri_builder;
        CHECK(allocates_once([&] { return builder(target).query("a", text).build().value().str(); }));
        auto const from_data = [&] {
            return builder().scheme("https").host("h").segment(text).query("a", text).fragment("b").build();
        };
        CHECK(allocates_once([&] { return from_data().value().str(); }));
        CHECK(allocates_once([&] { return consturi::percent_encode(text); }));
        CHECK(allocates_once([&] { return consturi::percent_encode_once(text); }));
        CHECK(allocates_once([&] { return consturi::percent_decode(text).value(); }, 0, text.size()));
        CHECK(allocates_once([&] { return consturi::percent_decode_lossy(text, consturi::malformed::replaced); }));
        CHECK(allocates_once([&] { return consturi::decoded_view(text).str(); }, 0, text.size()));
        CHECK(allocates_once([&] { return consturi::form_encode(text); }));
        CHECK(allocates_once([&] { return consturi::form_decode(text).value(); }, 0, text.size()));
        CHECK(allocates_once([&] { return consturi::form_decode_lossy(text); }, 0, text.size()));
        CHECK(allocates_once(
            [&] { return consturi::percent_encode(std::u8string_view(u8"HTTP://example.com/some/path")); }));
        std::u16string_view const wide = u"HTTP://example.com/some/path";
        CHECK(allocates_once([&] { return consturi::percent_encode(wide).value(); }));
        CHECK(allocates_once([&] { return consturi::percent_encode_lossy(wide); }));
        CHECK(allocates_once([&] { return consturi::percent_decode_utf8(text).value(); }, 0, text.size()));
        auto const not_utf8 = text + "%FF";
        CHECK(allocates_once([&] { return consturi::percent_decode_utf8_lossy(not_utf8); }));
    }
}

TEST_CASE("no byte outside the text is read") {
    guarded_page const page;
    std::size_t sum = 0;
    for (auto const& text : hard_texts_up_to(100))
        page.with_copies_of(text, [&](std::string_view copy) { sum += read(copy) + make_strings(copy); });
    CHECK(sum != 0);
}

/// Whether a function ends the program with a trap: it neither reads on nor takes forever.
static bool traps(auto const& function) {
    auto const child = fork();
    if (child == 0) {
        for (int const trap : {SIGILL, SIGTRAP}) std::signal(trap, SIG_DFL);
        alarm(10);
        function();
        _exit(0);
    }
    int status = 0;
    return waitpid(child, &status, 0) == child && WIFSIGNALED(status)
           && (WTERMSIG(status) == SIGILL || WTERMSIG(status) == SIGTRAP);
}

TEST_CASE("reading the end of a range ends the program with a trap, and so does passing it") {
    using namespace consturi;
    [[maybe_unused]] static char const* volatile seen = nullptr;
    auto const see = [](auto const& element) { seen = reinterpret_cast<char const*>(&element); };
    auto const has_traps_at_its_end = [&](auto const& range) {
        return traps([&] { see(*range.end()); }) && traps([&] { see(++range.end()); });
    };
    guarded_page const page;
    page.with_copies_of("", [&](std::string_view empty) {
        CHECK(has_traps_at_its_end(segments_view(empty)));
        CHECK(has_traps_at_its_end(query_params(empty)));
        CHECK(has_traps_at_its_end(decoded_view(empty)));
        CHECK(has_traps_at_its_end(phone_digits_view(empty)));
        CHECK(traps([&] { see(segments_view(empty).front()); }));
        CHECK(traps([&] { see(segments_view(empty).back()); }));
        CHECK(traps([&] { see(--segments_view(empty).end()); }));
    });
    CHECK(has_traps_at_its_end(find_uris("http://h/")));
    page.with_copies_of("a%20;b&c", [&](std::string_view text) {
        CHECK(has_traps_at_its_end(segments_view(text)));
        CHECK(has_traps_at_its_end(segments_view(text).front().params()));
        CHECK(has_traps_at_its_end(decoded_view(text)));
        CHECK(has_traps_at_its_end(phone_digits_view(text)));
        query_params const parameters(text);
        CHECK(has_traps_at_its_end(parameters));
        CHECK(has_traps_at_its_end(parameters.get_all("c")));
        CHECK(traps([&] { see(parameters.find("d")->value()); }));
        CHECK(traps([&] { see(parameters.get_all("d").front()); }));
        CHECK(traps([&] { see(parameters.get_all("d").back()); }));
        CHECK(traps([&] { see(--parameters.get_all("d").end()); }));
        CHECK(traps([&] { see(std::next(parameters.begin(), 3)); }));
    });
    for (std::string const data : {"data:,", "data:,ab", "data:;base64,", "data:;base64,QUI="})
        CHECK(has_traps_at_its_end(data_uri_view::parse(data)->payload()));
    CHECK(!traps([&] { see(query_params("a").find("a")->value()); }));
}

/// Whether `write` gives the same result in a buffer of exactly its size as in a larger one, and writes nothing to a
/// smaller one.
template <class Unit = char>
static bool writes_only_to_the_buffer(guarded_page const& page, auto const& write) {
    constexpr auto filler = Unit('#');
    std::basic_string<Unit> result;
    bool right = true, exists = false;
    page.with_buffers_of<Unit>(page.size() / sizeof(Unit), [&](auto buffer) {
        auto const made = write(buffer);
        exists = made.has_value();
        if (exists) result = *made;
    });
    if (!exists) return true;
    page.with_buffers_of<Unit>(result.size(), [&](auto buffer) { right &= write(buffer) == result; });
    if (!result.empty())
        page.with_buffers_of<Unit>(result.size() - 1, [&](auto buffer) {
            std::ranges::fill(buffer, filler);
            right &= !write(buffer) && std::ranges::count(buffer, filler) == std::ranges::ssize(buffer);
        });
    return right;
}

/// The same for all functions that write the result for `text` to a buffer.
static bool all_write_only_to_the_buffer(guarded_page const& page, std::string const& text) {
    using namespace consturi;
    bool right = true;
    auto const check = [&](auto const& write) { right &= writes_only_to_the_buffer(page, write); };
    for (safe_set const& safe : {safe_set(), safe_set(rfc3986::URI), safe_set().with_triplets()})
        check([&](auto buffer) { return percent_encode_into(buffer, text, safe); });
    check([&](auto buffer) { return form_encode_into(buffer, text); });
    check([&](auto buffer) { return form_decode_into(buffer, text); });

    std::u8string const octets(text.begin(), text.end());
    std::u16string const wide = percent_decode_utf16_lossy(text + "\xC3\xAB\xF0\x9F\x98\x80");
    check([&](auto buffer) { return percent_encode_into(buffer, octets); });
    check([&](auto buffer) { return percent_encode_into(buffer, wide); });
    check([&](auto buffer) { return percent_encode_lossy_into(buffer, wide + char16_t(0xD800)); });
    check([&](auto buffer) { return percent_decode_utf8_into(buffer, text); });
    check([&](auto buffer) { return percent_decode_utf8_lossy_into(buffer, text, malformed::replaced); });
    right &=
        writes_only_to_the_buffer<char16_t>(page, [&](auto buffer) { return percent_decode_utf16_into(buffer, text); });
    right &= writes_only_to_the_buffer<char16_t>(
        page, [&](auto buffer) { return percent_decode_utf16_lossy_into(buffer, text); });

    // In contrast to the others, copy writes as much as fits.
    std::string const decoded = decoded_view(text).str();
    for (std::size_t n = decoded.size(); n != std::size_t(-1) && n + 2 > decoded.size(); --n)
        page.with_buffers_of<char>(n, [&](auto buffer) {
            right &= decoded_view(text).copy(buffer.data(), n) == n && std::ranges::equal(buffer, decoded.substr(0, n));
        });

    auto const text_of = [](auto const& made) { return made ? std::optional(made->text()) : std::nullopt; };
    auto const base = "http://a/b/../c/%2E/d?e"_uri;
    if (auto const u = parse_uri_reference(text)) {
        for (auto const how : {normalization::syntax_based, normalization::scheme_based})
            check([&](auto buffer) { return text_of(normalize_into(buffer, *u, how)); });
        check([&](auto buffer) { return text_of(resolve_into(buffer, base, *u)); });
        check([&](auto buffer) { return redact_into(buffer, *u, {"", "a"}); });
    }
    if (auto const u = parse_iri_reference(text)) check([&](auto buffer) { return text_of(to_uri_into(buffer, *u)); });
    if (auto const u = parse_uri_reference(text)) check([&](auto buffer) { return text_of(to_iri_into(buffer, *u)); });
    if (auto const u = parse_uri(text)) {
        check([&](auto buffer) { return text_of(relativize_into(buffer, base, *u)); });
        check([&](auto buffer) { return text_of(relativize_into(buffer, *u, base)); });
    }
    return right;
}

TEST_CASE("no byte outside the buffer is written") {
    guarded_page const page;
    auto texts = hard_texts_up_to(40);
    for (std::size_t size = 0; size <= 40; ++size)
        for (std::size_t before = 0; before + 3 <= size; ++before) // a result that is shorter by a part of a word
            for (std::string_view const triplet : {"%41", "%FF"})
                texts.insert(std::string(before, 'a').append(triplet).append(size - before - 3, '+'));
    for (auto const& text : texts)
        if (!all_write_only_to_the_buffer(page, text)) FAIL_CHECK(text);
    for (auto const& address : {"0.0.0.0"_ipv4, "255.255.255.255"_ipv4})
        CHECK(writes_only_to_the_buffer(page, [&](auto buffer) { return address.to_string_into(buffer); }));
    for (auto const& address : {"::"_ipv6, "::ffff:255.255.255.255"_ipv6, "1:2:3:4:5:6:7:8"_ipv6})
        CHECK(writes_only_to_the_buffer(page, [&](auto buffer) { return address.to_string_into(buffer); }));
}

TEST_CASE("a text of any size needs the same stack") {
    pthread_attr_t small;
    REQUIRE(pthread_attr_init(&small) == 0);
    REQUIRE(pthread_attr_setstacksize(&small, 128 * 1024) == 0);
    auto texts = hard_texts(16 * 1024);
    pthread_t thread;
    auto const work = [](void* all) -> void* {
        for (auto const& text : *static_cast<std::vector<std::string>*>(all)) read(text), make_strings(text);
        return all;
    };
    REQUIRE(pthread_create(&thread, &small, work, &texts) == 0);
    void* done = nullptr;
    CHECK(pthread_join(thread, &done) == 0);
    CHECK(done == &texts);
    pthread_attr_destroy(&small);
}

/// The processor time of this thread in seconds. The clock of the process is too coarse if a limit is set.
static double cpu_seconds() {
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

static double seconds_for(auto const& use, std::string_view text) {
    auto const start = cpu_seconds();
    std::size_t const volatile sum = use(text);
    (void)sum;
    return cpu_seconds() - start;
}

/// Checks that `use` takes at most three times as long per byte for a text that is 64 times as long.
static void check_time(auto const& use, std::string_view shorter, std::string_view longer) {
    constexpr double limit = 3 * 64; // n * sqrt(n) would give 512, quadratic time 4096
    constexpr double tick = 2e-6;
    INFO(std::string(shorter.substr(0, 20)));
    auto fast = seconds_for(use, shorter), slow = seconds_for(use, longer);
    // Repeated, because other processes can disturb the measurement.
    for (int turn = 0; turn != 20 && slow > limit * (fast + tick); ++turn) {
        fast = std::min(fast, seconds_for(use, shorter));
        slow = std::min(slow, seconds_for(use, longer));
    }
    CHECK(slow <= limit * (fast + tick));
}

TEST_CASE("a text 64 times as long takes at most three times as long per byte") {
    auto const shorter = hard_texts(256), longer = hard_texts(16 * 1024);
    auto const use = [](std::string_view text) { return read(text) + make_strings(text); };
    for (std::size_t i = 0; i != shorter.size(); ++i) check_time(use, shorter[i], longer[i]);
}

TEST_CASE("find_uris: a text 64 times as long takes at most three times as long per byte") {
    // clang-format off
    std::string const parts[] = {
        "http://", "(", "<", "`", "://", "a:", "urn:", "mailto:a,", "http://a", ",http://", "http://(", "a", "http://{",
        "<http://a ", "](http://a ", "](http://a b \"", "](http://a b (", "href='http://a ", "href=\"http://a", "http://[",
        "http://a[b", "[[", "]", "&", "&#1", "&a;", "%", "%a", "@a", "%%", "*", "_", "\\", "file:///C:\\", "_http://",
        "+a:", "a+", "\\http://", "http://h:1\xE5\x8D\xB3", "\xE5\x8D\xB3", "\n", "> ", "- ", "`\n", "```\n", "~~~\n",
        "````a`\n", "a`b``c:", "http://h`", "1. ", "1.", "``` \n\n`a: "};
    // clang-format on
    auto const check_parts = [](std::string const& begin, std::string const& part, std::size_t size) {
        auto shorter = begin, longer = begin;
        while (shorter.size() < size) shorter += part;
        while (longer.size() < 64 * size) longer += part;
        check_time(find_in, shorter, longer);
    };
    for (auto const* begin : {"", "http://h/"})
        for (auto const& part : parts) check_parts(begin, part, 2 * 1024);

    std::string runs; // of backquotes, none of which closes a span
    for (std::size_t size = 1; size != 40; ++size) runs.append(size, '`').append("http://h ");
    for (auto const* part : {"http://", "`", "a", "a`b``c:"}) check_parts(runs, part, 8 * runs.size());
}

TEST_CASE("explain returns less than 1 KiB for any text") {
    for (std::size_t const size : {0U, 100U, 10000U, 100000U}) {
        for (auto const& text : hard_texts(size))
            if (auto const parsed = consturi::parse_uri(text); !parsed)
                CHECK((parsed.error().explain(text).size() < 1024
                       && parsed.error().explain_unredacted(text).size() < 1024));
        std::string characters = "a:";
        for (std::size_t i = 0; i != size; ++i) characters += "\U0001F389";
        characters += "^";
        CHECK(consturi::parse_iri(characters).error().explain(characters).size() < 1024);
        auto const escapes = "a:" + std::string(size, '\xFF') + '^';
        CHECK(consturi::parse_uri(escapes).error().explain(escapes).size() < 1024);
        CHECK(consturi::parse_uri("a:^").error().explain(escapes).size() < 1024);
        auto const cut_on_both_sides = "a:" + std::string(100, 'b') + '^' + std::string(size, '\xFF');
        CHECK(consturi::parse_uri(cut_on_both_sides).error().explain(cut_on_both_sides).size() < 1024);
        auto const all_escapes = std::string(2 * size, '\xFF');
        CHECK(consturi::parse_uri(cut_on_both_sides).error().explain(all_escapes).size() < 1024);
    }
}

#if defined(__SSSE3__) && defined(__LP64__)
/// A text of `a` that can be larger than the memory: all its blocks map the same file. A private block is copied when
/// it is written to; a write to a shared block changes all blocks.
class large_text {
public:
    static constexpr std::size_t block = std::size_t{1} << 21;

    explicit large_text(std::size_t size, int kind = MAP_PRIVATE)
        : size_(size), file_(memfd_create("block", 0)),
          bytes_(
              static_cast<char*>(mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0))) {
        REQUIRE(bytes_ != MAP_FAILED);
        REQUIRE(write(file_, std::string(block, 'a').data(), block) == static_cast<ssize_t>(block));
        for (std::size_t at = 0; at != size; at += block)
            REQUIRE(mmap(bytes_ + at, block, PROT_READ | PROT_WRITE, kind | MAP_NORESERVE | MAP_FIXED, file_, 0)
                    != MAP_FAILED);
    }
    large_text(large_text const&) = delete;
    large_text& operator=(large_text const&) = delete;
    ~large_text() {
        munmap(bytes_, size_);
        close(file_);
    }

    std::span<char> bytes() const { return {bytes_, size_}; }
    std::string_view text() const { return {bytes_, size_}; }

private:
    std::size_t size_;
    int file_;
    char* bytes_;
};

TEST_CASE("a text of more than 4 GiB is accepted or rejected") {
    large_text const memory((std::size_t{1} << 32) + large_text::block);
    auto const text = memory.text();
    CHECK(consturi::is_relative_ref(text));
    CHECK(consturi::parse_relative_ref(text.substr(0, consturi::max_text_size)));
    CHECK_FALSE(consturi::parse_relative_ref(text.substr(0, std::size_t{1} << 32)));
    memory.bytes().back() = '{';
    CHECK_FALSE(consturi::is_uri_reference(text));
    memory.bytes().back() = '%';
    auto const too_large = consturi::percent_decode(text).error();
    CHECK(too_large.message() == consturi::parse_uri(text).error().message());
    CHECK(too_large.position() == consturi::parse_uri(text).error().position());
    memory.bytes()[consturi::max_text_size - 1] = '%';
    CHECK(consturi::percent_decode(text.substr(0, consturi::max_text_size)).error().rule_position()
          == consturi::max_text_size - 1);
    memory.bytes()[consturi::max_text_size - 1] = 'a';
    CHECK_FALSE(consturi::form_decode_into({}, text));
    CHECK(consturi::punycode_encode(text).error().code() == consturi::mistake::text_of_4_gib_or_more);
    CHECK(consturi::punycode_decode(text).error().position() == too_large.position());
    memory.bytes()[1] = ':';
    CHECK_FALSE(consturi::is_absolute_uri(text));
    memory.bytes().back() = 'a';
    CHECK(consturi::is_uri(text));
}

TEST_CASE("a result of more than 4 GiB is not produced") {
    constexpr std::size_t half = std::size_t{1} << 31;
    large_text const memory(2 * half);
    memory.bytes()[1] = ':';
    memory.bytes()[half - 1] = '/';
    auto const base = consturi::parse_uri(memory.text().substr(0, half));
    auto const reference = consturi::parse_uri_reference(memory.text().substr(half));
    REQUIRE((base && reference));
    CHECK(resolved_size(*base, *reference) == 2 * half);
    CHECK(!resolve_into(memory.bytes(), *base, *reference));
    auto const shorter = consturi::parse_uri_reference(memory.text().substr(half, consturi::max_text_size - half));
    REQUIRE(shorter);
    large_text const largest(2 * half, MAP_SHARED);
    CHECK(resolve_into(largest.bytes(), *base, *shorter));
#if defined(__cpp_exceptions)
    CHECK_THROWS_AS(resolve(*base, *reference), std::length_error);
#endif
}
#endif
