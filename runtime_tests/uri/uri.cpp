// uri and uri_reference, which own their text.
//
// Distributed under the Boost Software License, Version 1.0.
#include "operations/small_references.hpp"

#include <consturi.hpp>
#include <consturi/unambiguous.hpp>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

using namespace consturi;
using namespace consturi::literals;

TEST_CASE("an owning URI outlives its source, and is copied and moved with its components") {
    auto text = std::string("HTTP://user@example.com:8443/a/b?c=d#e");
    uri copy(*parse_uri(text));
    text.assign(text.size(), '!');
    CHECK(copy.text() == "HTTP://user@example.com:8443/a/b?c=d#e");
    CHECK(copy.scheme() == "HTTP");
    CHECK(copy.authority() == "user@example.com:8443");
    CHECK(copy.port_number() == 8443);

    uri moved(std::move(copy));
    CHECK(moved.path() == "/a/b");
    copy = moved;
    CHECK((copy == moved && copy.text().data() != moved.text().data()));
    moved = std::move(copy);
    CHECK((moved.fragment() == "e" && copy.text().empty() && !copy.fragment())); // NOLINT: moved-from

    uri_view const view = moved;
    uri_reference_view const as_reference = moved;
    CHECK((view.text().data() == moved.text().data() && as_reference.host() == "example.com"));
    CHECK(moved.view() == view);

    uri_reference both = moved;
    CHECK((both.scheme() == "HTTP" && both == moved));
    both = std::move(moved);
    CHECK((both.userinfo() == "user" && moved.text().empty())); // NOLINT: moved-from
    CHECK(std::move(both).str() == "HTTP://user@example.com:8443/a/b?c=d#e");
    CHECK((both.text().empty() && !both.scheme() && both.path().empty())); // NOLINT: moved-from
    CHECK((uri_reference().str().empty() && uri_reference() == uri_reference_view()));
    CHECK(uri_reference(reference("../x")).str() == "../x");
}

TEST_CASE("the text of an owner ends with a zero, and that of each type is copied to a string") {
    uri const u("urn:x"_uri);
    CHECK((std::string(u.c_str()) == "urn:x" && u.c_str() == u.text().data()));
    uri const none;
    CHECK(std::string(none.c_str()).empty());
    auto full = *static_uri<5>::parse("urn:x");
    CHECK((std::string(full.c_str()) == "urn:x" && full.c_str() == full.text().data()));
    full = *static_uri<5>::parse("a:");
    CHECK((std::string(full.c_str()) == "a:"));
    auto const built = static_uri_builder<4>().scheme("s").segment("a").build();
    CHECK(std::string(built->c_str()) == "s:/a");
    static constexpr fixed_uri fixed = "urn:x";
    CHECK((std::string(fixed.c_str()) == "urn:x" && fixed.str() == "urn:x"));
    CHECK((u.view().str() == "urn:x" && checked_uri("urn:x").str() == "urn:x" && "../x"_uri_reference.str() == "../x"));
}

TEST_CASE("an owner is parsed from a view, a literal, or a string that is copied or moved") {
    std::string const long_text = "http://user@example.com:8443/a/b?c=d#e";
    for (std::string const& text : {long_text, std::string("s:p?q#f")}) {
        auto moved = text;
        auto const data = moved.data();
        auto const from_rvalue = uri::parse(std::move(moved)), from_lvalue = uri::parse(text);
        CHECK((text != long_text || from_rvalue->text().data() == data));
        CHECK(moved.empty()); // NOLINT: moved-from
        auto const from_view = uri::parse(std::string_view(text)), from_pointer = uri::parse(text.c_str());
        auto const from_range = uri::parse({text.data(), text.size()});
        for (auto const* made : {&from_rvalue, &from_lvalue, &from_view, &from_pointer, &from_range}) {
            REQUIRE(*made);
            CHECK(cases::equals_parsed(std::optional((*made)->view()), text));
        }
        auto const reference = uri_reference::parse(text);
        CHECK(cases::equals_parsed(std::optional(reference->view()), text));
    }
    CHECK(uri_reference::parse(std::string("../x")) == "../x"_uri_reference);
    CHECK(uri::parse("urn:x") == "urn:x"_uri);
}

TEST_CASE("an owner has the same errors as a view, and an invalid text is not moved from") {
    using namespace requirements;
    std::string text = "http://example.com:8a/b/c/d";
    CHECK(uri::parse(std::move(text)).error() == parse_uri(text).error());                     // NOLINT: not moved from
    CHECK(uri_reference::parse(std::move(text)).error() == parse_uri_reference(text).error()); // NOLINT
    CHECK(text == "http://example.com:8a/b/c/d");                                              // NOLINT
    CHECK(uri::parse("../x").error() == parse_uri("../x").error());

    text = "http://example.com/b/c/d";
    CHECK(uri::parse<has_port>(std::move(text)).error() == parse_uri<has_port>(text).error()); // NOLINT
    CHECK(uri_reference::parse<has_port>(text).error() == parse_uri_reference<has_port>(text).error());
    CHECK(uri_reference::parse<!has_host>("/x") == "/x"_uri_reference);
    auto const data = text.data();
    auto const parsed = uri::parse<has_host>(std::move(text));
    CHECK(parsed->text().data() == data);
}

TEST_CASE("a uri is empty by default, after a move, and as a new element of a container") {
    for (std::string_view const text : {"s:", "HTTP://user@example.com:8443/a/b?c=d#e"}) {
        uri moved_from(*parse_uri(text)), stolen_from = moved_from, converted_from = moved_from;
        uri const target = std::move(moved_from);
        auto const stolen = std::move(stolen_from).str();
        uri_reference const converted = std::move(converted_from);
        CHECK((target.text() == text && stolen == text && converted.text() == text));
        std::map<int, uri> map;
        // NOLINTNEXTLINE: moved-from objects are tested
        for (uri const& u : {uri(), moved_from, stolen_from, converted_from, map[1], std::vector<uri>(1)[0]}) {
            CHECK(u.empty());
            CHECK((u.text().empty() && u.scheme().empty() && u.path().empty()));
            CHECK((!u.authority() && !u.userinfo() && !u.host() && !u.port() && !u.query() && !u.fragment()));
            CHECK((u == uri() && u < target && std::hash<uri>()(u) == std::hash<uri>()(uri())));
        }
        CHECK_FALSE(target.empty());
    }
    struct {
        uri address;
    } const aggregate{};
    CHECK(aggregate.address.empty());
}

TEST_CASE("a view of an empty uri is empty") {
    uri const empty;
    uri_view const view = empty;
    CHECK((view.text().empty() && view.scheme().empty() && view.path().empty() && !view.host()));
    CHECK(uri(view).empty());
    uri_reference const copied = empty, moved = uri();
    CHECK((copied == uri_reference() && !copied.scheme() && moved == uri_reference() && !moved.scheme()));
}

TEST_CASE("an operation treats an empty uri like the empty reference, and returns no relative reference as a uri") {
    uri const empty, u(*parse_uri("http://h/a"));
    CHECK(resolve(u, empty).str() == "http://h/a");
    CHECK(resolve(empty, reference("t:/./a")).str() == "t:/a");
    for (auto const text : {"", "g", "/g", "//x", "?q", "#f", "./a:b"}) CHECK(resolve(empty, reference(text)).empty());
    CHECK(resolve(empty, empty).empty());
    CHECK((resolved_size(empty, reference("g")) == 0 && resolve_into({}, empty, reference("g"))->text().empty()));

    CHECK(relativize(empty, u)->text() == "http://h/a");
    CHECK(relativize(empty, empty)->text().empty());
    CHECK_FALSE(relativize(u, empty));

    for (auto const how : {normalization::syntax_based, normalization::scheme_based}) {
        CHECK((normalize(empty, how).empty() && normalized_size(empty, how) == 0 && is_normal(empty, how)));
        CHECK((equivalent(empty, uri(), how) && !equivalent(empty, u, how) && !equivalent(u, empty, how)));
    }
    CHECK(equivalence_hash<>()(empty) == equivalence_hash<>()(reference("")));

    using namespace requirements;
    CHECK_FALSE((has_scheme || scheme_is("http") || has_host || path_under("/") || unambiguous)(empty));
    CHECK(max_length(0)(empty));
}

TEST_CASE("owners are swapped, and can be assigned to themselves") {
    uri a(*parse_uri("http://user@example.com:8443/a/b?c=d#e")), b(*parse_uri("s:p"));
    std::swap(a, b);
    CHECK((a.text() == "s:p" && a.path() == "p" && !a.host()));
    CHECK((b.host() == "example.com" && b.fragment() == "e"));
    auto& same = b;
    b = same;
    CHECK((b.text() == "http://user@example.com:8443/a/b?c=d#e" && b.port() == "8443"));
    b = std::move(same);
    CHECK((b.text() == "http://user@example.com:8443/a/b?c=d#e" && b.query() == "c=d"));
}

TEST_CASE("unordered containers of owners are searched for views and constants") {
    auto const view = *parse_uri("http://h/a");
    std::unordered_map<uri, int> visits;
    visits[uri(view)] = 1;
    CHECK(visits.contains(view));
    CHECK(visits.find(normalized<"HTTP://h/a">)->second == 1);
    CHECK(!visits.contains(*parse_uri("http://h/b")));
    std::unordered_set<uri_reference> references{uri_reference(view)};
    CHECK((references.contains(view) && references.contains(uri(view)) && references.count(uri_reference_view()) == 0));
    std::map<uri, int, std::less<>> sorted{{uri(view), 1}};
    CHECK((sorted.contains(view) && !sorted.contains(uri_reference_view())));
}
