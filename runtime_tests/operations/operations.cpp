// Operations on URIs, done by the program: the tables of the static tests, and what holds for all URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/operations.hpp"
#include "exact_copy.hpp"
#include "random.hpp"

#include <consturi.hpp>

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <vector>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 3986 5.4.1: normal examples of resolution") { check_all(examples_of_5_4_1); }
TEST_CASE("RFC 3986 5.4.2: abnormal examples of resolution") { check_all(examples_of_5_4_2); }
TEST_CASE("RFC 3986 5.2: dots in any encoding, paths that stay paths, bases with dot segments") { check_all(other_resolutions); }
TEST_CASE("RFC 3986 6.2.2: the examples of normalization") { check_all(examples_of_6_2_2); }
TEST_CASE("RFC 3986 6.2.2: normal forms mean what they meant") { check_all(other_normal_forms); }
TEST_CASE("RFC 3986 6.2.3: the examples of scheme-based normalization") { check_all(examples_of_6_2_3); }
TEST_CASE("RFC 3986 6.2.3: default ports, and no more than a scheme says") { check_all(other_scheme_based_forms); }
TEST_CASE("RFC 3986 6: what is not equivalent") { check_all(differences); }
TEST_CASE("more bytes than a number can tell are as many as it can") {
    char const byte = 'a'; // what is counted is not looked at
    std::string_view const many(&byte, PTRDIFF_MAX);
    size_writer to;
    to.prepend(many);
    to.prepend(many);
    CHECK(to.size() == SIZE_MAX - 1);
    to.prepend("a");
    CHECK(to.size() == SIZE_MAX);
    to.prepend(many);
    CHECK(to.size() == SIZE_MAX);
}
TEST_CASE("what owns a normal form has it whole, whether it was to be written or not") {
    for (auto const& table : {std::span<normal_form const>(examples_of_6_2_2), std::span<normal_form const>(other_normal_forms),
                              std::span<normal_form const>(examples_of_6_2_3), std::span<normal_form const>(other_scheme_based_forms)})
        for (auto const& row : table)
            for (auto const text : {row.reference, row.normal}) {
                auto const made = normalize(*parse_uri_reference(text), row.how);
                if (!is(std::optional(made), row.normal)) FAIL_CHECK(text << " -> " << made.text());
            }
}
TEST_CASE("relativize gives the shortest reference, or none") { check_all(relativizations); }

/// A text that is a reference, as a view of it.
static uri_reference_view reference(std::string const& text) {
    auto const parsed = parse_uri_reference(text);
    REQUIRE(parsed);
    return *parsed;
}

/// The text of what was made, whose components are those that the parser finds.
template <class Made>
static std::string checked_text(Made const& made) {
    if (!is(std::optional(made), made.text())) FAIL_CHECK(made.text());
    return made.str();
}

/// All URI references of up to `size` words; the words have a byte of each kind that operations tell apart.
static std::vector<std::string> small_references(std::size_t size, std::vector<std::string> const& words = {"/", ".", ":", "a", "?", "#"}) {
    std::vector<std::string> all, longest{""};
    for (;; --size) {
        for (auto const& text : longest)
            if (is_uri_reference(text)) all.push_back(text);
        if (size == 0) return all;
        std::vector<std::string> longer;
        for (auto const& text : longest)
            for (auto const& word : words) longer.push_back(text + word);
        longest = std::move(longer);
    }
}

static char const* const bases[] = {
    "a:", "a:a", "a:a/a", "a:a/a/", "a:a/../a", "a:.//a", "a:a//", "a:/", "a:/a", "a:/a/a", "a:/a/", "a:/.//a", "a:/a/a/a/a/a",
    "a:a/a/a/a/a", "a://", "a://a", "a://a/", "a://a/a", "a://a//", "a://a//a", "a://a/a/a/a", "a://a/a/../a", "a:?a", "a://a?a",
    "a://a/a/?a", "a://a/a:a/a", "a:a#a",
    "ws://a:80", "ws://a:/?a",
};

TEST_CASE("the normal form of each small reference is normal, and means what the reference does against any base") {
    auto texts = small_references(5);
    for (auto& text : small_references(5, {"/", ".", "%2e", ":", "@", "A"})) texts.push_back(std::move(text));
    std::size_t meanings = 0;
    for (auto const& text : texts) {
        auto const normal = checked_text(normalize(reference(text)));
        INFO(text << " -> " << normal);
        if (checked_text(normalize(reference(normal))) != normal) FAIL_CHECK("is not normal");
        auto const by_its_scheme = checked_text(normalize(reference(text), by_scheme));
        if (checked_text(normalize(reference(by_its_scheme), by_scheme)) != by_its_scheme) FAIL_CHECK("is not normal by scheme");
        for (auto const base : bases) {
            auto const from = *parse_uri(std::string_view(base));
            auto const target = resolve(from, reference(text));
            for (auto const how : {normalization::syntax_based, by_scheme}) {
                auto const of_normal = normalize(resolve(from, normalize(reference(text), how)), how), normal_of = normalize(target, how);
                if (of_normal != normal_of) FAIL_CHECK(base << ": " << of_normal.text() << ", " << normal_of.text());
                ++meanings;
            }
        }
    }
    CHECK(meanings > 100'000);
}

TEST_CASE("small references are equivalent if their normal forms are one text, and then have one hash") {
    auto const texts = small_references(4);
    std::vector<std::string> normal_forms;
    std::map<std::size_t, std::string> forms_by_hash;
    for (auto const& text : texts) {
        normal_forms.push_back(normalize(reference(text)).str());
        auto const& form = forms_by_hash.try_emplace(equivalence_hash<>()(reference(text)), normal_forms.back()).first->second;
        if (form != normal_forms.back()) FAIL_CHECK("one hash: " << form << ", " << text);
    }
    CHECK(forms_by_hash.size() == std::set(normal_forms.begin(), normal_forms.end()).size());
    for (std::size_t i = 0; i != texts.size(); ++i)
        for (std::size_t j = 0; j != texts.size(); ++j)
            if (equivalent(reference(texts[i]), reference(texts[j])) != (normal_forms[i] == normal_forms[j]))
                FAIL_CHECK(texts[i] << ", " << texts[j]);
}

/// Other texts for the same: characters encoded that need not be, letters in either case, dot segments.
class respelling {
public:
    explicit respelling(std::uint64_t seed) : seed_(seed) {}

    std::string of(uri_view const& u) {
        auto text = letters(u.scheme()).append(":");
        if (u.host()) {
            text.append("//");
            if (u.userinfo()) text.append(octets(*u.userinfo())).append("@");
            text.append(u.host()->starts_with('[') ? letters(*u.host()) : letters(octets(*u.host())));
            if (u.port()) text.append(":").append(*u.port());
        }
        for (char const c : octets(u.path())) {
            text += c;
            if (c != '/' || !u.path().starts_with('/')) continue;
            if (one_in(8)) text.append(octets(".")).append("/");
            if (one_in(8)) text.append("x/").append(octets("..")).append("/");
        }
        if (u.query()) text.append("?").append(octets(*u.query()));
        if (u.fragment()) text.append("#").append(octets(*u.fragment()));
        return text;
    }

private:
    bool one_in(unsigned n) { return (seed_ = thrown(seed_)) % n == 0; }

    std::string letters(std::string text) {
        for (char& c : text)
            if (abnf::case_bit(c) != 0 && one_in(3)) c = static_cast<char>(c ^ 0x20);
        return text;
    }
    std::string letters(std::string_view text) { return letters(std::string(text)); }
    std::string octets(std::string_view text) {
        std::string encoded;
        for (std::size_t i = 0; i != text.size(); ++i) {
            char triplet[4];
            std::snprintf(triplet, sizeof triplet, "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(text[i])));
            if (text[i] == '%') {
                encoded += letters(text.substr(i, 3));
                i += 2;
            } else if (matches(rfc3986::unreserved, text.substr(i, 1)) && one_in(8)) {
                encoded += letters(std::string_view(triplet));
            } else {
                encoded += text[i];
            }
        }
        return encoded;
    }

    std::uint64_t seed_;
};

TEST_CASE("real URLs in other words have the same normal form") {
    std::ifstream file(CONSTURI_REAL_URLS);
    std::size_t respelled = 0;
    for (std::string line; std::getline(file, line);) {
        auto const url = parse_uri(line);
        if (!url) continue;
        auto const normal = checked_text(normalize(*url));
        for (std::uint64_t seed = 0; seed != 30; ++seed, ++respelled) {
            auto const other = respelling(seed).of(*url);
            INFO(line << " as " << other << ", seed " << seed);
            auto const parsed = parse_uri(other);
            if (!parsed || checked_text(normalize(*parsed)) != normal) FAIL_CHECK("is not the same");
            else if (!equivalent(*parsed, *url) || equivalence_hash<>()(*parsed) != equivalence_hash<>()(*url)) FAIL_CHECK("is not equivalent");
        }
    }
    CHECK(respelled > 100'000);
}

TEST_CASE("the way to each small URI is the shortest of all that lead there, and there is one if any does") {
    auto const references = small_references(5);
    for (auto const base : bases) {
        auto const from = *parse_uri(std::string_view(base));
        std::map<std::string, std::string> shortest; // to each target
        for (auto const& text : references) shortest.try_emplace(checked_text(resolve(from, reference(text))), text);
        for (auto const& text : references)
            if (is_uri(text)) shortest.try_emplace(text, "none");
        for (auto const& [target, way] : shortest) {
            INFO(base << " to " << target << ": " << way);
            auto const found = relativize(from, *parse_uri(target));
            if (way == "none") {
                if (found) FAIL_CHECK(found->text());
            } else if (!found || found->text().size() != way.size() || resolve(from, *found).text() != target) {
                FAIL_CHECK((found ? found->text() : "none"));
            }
        }
    }
}

TEST_CASE("a URI that owns its text outlives what it was made of, and is copied and moved whole") {
    auto text = std::string("HTTP://user@example.com:8443/a/b?c=d#e");
    uri copy(*parse_uri(text));
    text.assign(text.size(), '!');
    CHECK(copy.text() == "HTTP://user@example.com:8443/a/b?c=d#e");
    CHECK(copy.scheme() == "HTTP");
    CHECK(copy.authority() == "user@example.com:8443");
    CHECK(copy.port_number() == 8443);

    uri moved(std::move(copy));
    CHECK(moved.path() == "/a/b");
    CHECK((copy.text().empty() && copy.scheme().empty() && copy.path().empty() && !copy.host())); // NOLINT: what is left
    copy = moved;
    CHECK((copy == moved && copy.text().data() != moved.text().data()));
    moved = std::move(copy);
    CHECK((moved.fragment() == "e" && copy.text().empty() && !copy.fragment())); // NOLINT: the same
    auto& self = moved;
    moved = std::move(self);
    CHECK(moved.query() == "c=d");

    uri_view const view = moved;
    uri_reference_view const as_reference = moved;
    CHECK((view.text().data() == moved.text().data() && as_reference.host() == "example.com"));
    CHECK(moved.view() == view);

    uri_reference both = moved;
    CHECK((both.scheme() == "HTTP" && both == moved));
    both = std::move(moved);
    CHECK((both.userinfo() == "user" && moved.text().empty())); // NOLINT: the same
    CHECK(std::move(both).str() == "HTTP://user@example.com:8443/a/b?c=d#e");
    CHECK((both.text().empty() && !both.scheme() && both.path().empty())); // NOLINT: the same
    CHECK((uri_reference().text().empty() && uri_reference() == uri_reference_view()));
    CHECK(uri_reference(reference("../x")).path() == "../x");
}

TEST_CASE("URIs are kept in sets, by their text or by what they are equivalent to") {
    auto const one = uri(*parse_uri("http://h/a")), other = uri(*parse_uri("HTTP://h/b/../a"));
    CHECK(std::unordered_set<uri>{one, other, one}.size() == 2);
    CHECK(std::unordered_set<uri_view>{one, other, one}.size() == 2);
    CHECK(std::unordered_set<uri_reference>{one, uri_reference()}.size() == 2);
    std::unordered_set<uri, equivalence_hash<>, equivalence<>> seen{one, other};
    CHECK((seen.size() == 1 && seen.contains(*parse_uri("http://h/./a")) && !seen.contains(*parse_uri("http://h/"))));
    std::unordered_set<uri, equivalence_hash<by_scheme>, equivalence<by_scheme>> hosts;
    for (auto const text : {"http://h", "http://h/", "http://h:80"}) hosts.emplace(*parse_uri(std::string_view(text)));
    CHECK(hosts.size() == 1);
    CHECK(std::set<uri>{one, other, one}.begin()->text() == "HTTP://h/b/../a");
    CHECK((one > other.view() && reference("") < one && (one <=> one) == 0));
}

TEST_CASE("nothing outside the text is read of a URI that was moved from") {
    uri gone(*parse_uri("http://h/a"));
    uri const there = std::move(gone);
    // NOLINTBEGIN: that is the question
    CHECK(resolve(gone, reference("//x")).text() == "//x");
    CHECK(resolve(gone, reference("g")).text() == "g");
    CHECK(resolve(there, uri_reference(gone)).text() == "http://h/a");
    CHECK((normalize(gone).text().empty() && equivalent(gone, gone) && relativize(gone, gone)->text().empty()));
    CHECK(relativize(gone, there)->text() == "http://h/a");
    // NOLINTEND
}

// No view is made of what is about to go.
static_assert(std::is_convertible_v<uri const&, uri_view> && !std::is_convertible_v<uri, uri_view>);
static_assert(std::is_convertible_v<uri const&, uri_reference_view> && !std::is_convertible_v<uri, uri_reference_view>);
static_assert(std::is_convertible_v<uri_reference const&, uri_reference_view> && !std::is_convertible_v<uri_reference, uri_reference_view>);
static_assert(!std::is_convertible_v<uri_reference const&, uri_view> && !std::is_convertible_v<uri_reference, uri>);
static_assert(std::is_nothrow_move_constructible_v<uri> && std::is_nothrow_move_assignable_v<uri_reference>);

// A base has a scheme.
template <class Base>
concept base_of_something = requires(Base const& base) { resolve(base, base); };
static_assert(base_of_something<uri> && base_of_something<uri_view> && base_of_something<checked_uri>);
static_assert(!base_of_something<uri_reference> && !base_of_something<uri_reference_view>);
