// uri and uri_reference, which own their text.
//
// Distributed under the Boost Software License, Version 1.0.
#include "operations/small_references.hpp"

#include <consturi.hpp>

#include <string>
#include <type_traits>
#include <utility>

using namespace consturi;

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
    CHECK((copy.text().empty() && copy.scheme().empty() && copy.path().empty() && !copy.host())); // NOLINT: moved-from
    copy = moved;
    CHECK((copy == moved && copy.text().data() != moved.text().data()));
    moved = std::move(copy);
    CHECK((moved.fragment() == "e" && copy.text().empty() && !copy.fragment())); // NOLINT: moved-from
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
    CHECK((both.userinfo() == "user" && moved.text().empty())); // NOLINT: moved-from
    CHECK(std::move(both).str() == "HTTP://user@example.com:8443/a/b?c=d#e");
    CHECK((both.text().empty() && !both.scheme() && both.path().empty())); // NOLINT: moved-from
    CHECK((uri_reference().str().empty() && uri_reference() == uri_reference_view()));
    CHECK(uri_reference(reference("../x")).str() == "../x");
}

TEST_CASE("operations on a moved-from URI read nothing outside its text") {
    uri moved_from(*parse_uri("http://h/a"));
    uri const target = std::move(moved_from);
    // NOLINTBEGIN: moved-from objects are tested
    CHECK(resolve(moved_from, reference("//x")).str() == "//x");
    CHECK(resolve(moved_from, reference("g")).str() == "g");
    CHECK(resolve(target, uri_reference(moved_from)).str() == "http://h/a");
    CHECK((normalize(moved_from).str().empty() && equivalent(moved_from, moved_from)
           && relativize(moved_from, moved_from)->text().empty()));
    CHECK(relativize(moved_from, target)->text() == "http://h/a");
    // NOLINTEND
}

static_assert(!std::is_convertible_v<uri_reference, uri> && !std::is_constructible_v<uri, uri_reference>);
static_assert(std::is_nothrow_move_constructible_v<uri> && std::is_nothrow_move_assignable_v<uri_reference>);
