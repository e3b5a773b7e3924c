// Editing URIs at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "built_parts.hpp"
#include "catch.hpp"
#include "message.hpp"

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/literals.hpp>
#include <consturi/uri/edit.hpp>
#include <consturi/uri/parse.hpp>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace consturi;
using namespace consturi::literals;

constexpr auto full = "http://u:p@h:1/a/b?q=1#f"_uri;

/// The text, if the components are those of the parsed text.
static std::string text_of(any_uri auto const& u) {
    auto const parsed = parse_uri_reference(u.text());
    if (!parsed || detail::access::components_of(*parsed) != detail::access::components_of(u)) return "wrong";
    return std::string(u.text());
}

TEST_CASE("a component is replaced by text as written in a URI") {
    CHECK(text_of(full.with_scheme("x+y")) == "x+y://u:p@h:1/a/b?q=1#f");
    CHECK(text_of(full.with_userinfo("%40")) == "http://%40@h:1/a/b?q=1#f");
    CHECK(text_of(full.with_userinfo("")) == "http://@h:1/a/b?q=1#f");
    CHECK(text_of(full.with_host("example.com")) == "http://u:p@example.com:1/a/b?q=1#f");
    CHECK(text_of(full.with_host("[::1]")) == "http://u:p@[::1]:1/a/b?q=1#f");
    CHECK(text_of("s://u:p@h:1/a"_uri.with_host("")) == "s://u:p@:1/a");
    CHECK(text_of(full.with_port(65535)) == "http://u:p@h:65535/a/b?q=1#f");
    for (int const port : {8, 65535}) CHECK(full.with_port(port).port_number() == port);
    for (auto const port : {8U, 65535U}) CHECK(full.with_port(port + 0U).port_number() == port);
    CHECK(text_of(full.with_path("")) == "http://u:p@h:1?q=1#f");
    CHECK(text_of(full.with_path("//%2F")) == "http://u:p@h:1//%2F?q=1#f");
    CHECK(text_of(full.with_query("a=%26&b")) == "http://u:p@h:1/a/b?a=%26&b#f");
    CHECK(text_of(full.with_query("")) == "http://u:p@h:1/a/b?#f");
    CHECK(text_of(full.with_query(*"s:??a"_uri.query())) == "http://u:p@h:1/a/b??a#f");
    char buffer[] = "?a";
    CHECK(text_of(full.with_query(buffer)) == "http://u:p@h:1/a/b??a#f");
    CHECK(text_of(full.with_fragment("?/")) == "http://u:p@h:1/a/b?q=1#?/");
    CHECK(text_of("s:"_uri.with_port(0).with_userinfo("u").with_path("/p").with_query("q").with_fragment("f"))
          == "s://u@:0/p?q#f");
    CHECK(text_of("a:b"_uri.with_fragment("")) == "a:b#");
    CHECK(text_of("//h"_uri_reference.with_scheme("s")) == "s://h");
    CHECK(text_of(uri_reference_view().with_path("a")) == "a");
}

TEST_CASE("a component is removed, the host with the whole authority") {
    CHECK(text_of(full.without_scheme()) == "//u:p@h:1/a/b?q=1#f");
    CHECK(text_of(full.without_userinfo()) == "http://h:1/a/b?q=1#f");
    CHECK(text_of("ftp://u:p@h:1/a/b?q=1#f"_uri.without_host()) == "ftp:/a/b?q=1#f");
    CHECK(text_of("http:/a"_uri.with_path("/b").without_host()) == "http:/b");
    CHECK(text_of(full.without_port()) == "http://u:p@h/a/b?q=1#f");
    CHECK(text_of(full.without_path()) == "http://u:p@h:1?q=1#f");
    CHECK(text_of(full.without_query()) == "http://u:p@h:1/a/b#f");
    CHECK(text_of(full.without_fragment()) == "http://u:p@h:1/a/b?q=1");
    CHECK(text_of("s:"_uri.without_userinfo().without_host().without_port().without_path().without_query()) == "s:");
}

#if defined(__cpp_exceptions)
/// The part that an edit rejects, and the position.
static std::string rejected(auto edit) {
    try {
        (void)edit();
    } catch (bad_result_access<parse_error> const& wrong) {
        return std::string(wrong.error().rule()) + ' ' + std::to_string(wrong.error().position());
    }
    return "accepted";
}

/// What an edit throws.
static std::string thrown(auto edit) {
    try {
        (void)edit();
    } catch (std::exception const& wrong) {
        return wrong.what();
    }
    return "nothing";
}

TEST_CASE("the exception of an edit has the position, the message, and an excerpt without secrets") {
    CHECK(thrown([] { return full.with_path("/a b."); })
          == "at byte 2: " + message_of(mistake::unencoded_space) + "\n/a b.\n  ^");
    CHECK(thrown([] { return full.with_host("me:pw@h"); })
          == "at byte 2: " + message_of(mistake::character_outside_host) + "\n***@h\n^");
    std::string const token = "access_token=SECRET x";
    auto const space = "at byte 19: " + message_of(mistake::unencoded_space);
    CHECK(thrown([&] { return full.with_query(token); }) == space);
    CHECK(thrown([] { return full.with_query("access_token=SECRET x"); }) == space);
    CHECK(thrown([&] { return full.with_fragment(token); }) == space);
    CHECK(thrown([] { return full.with_userinfo("me:p w."); }) == "at byte 4: " + message_of(mistake::unencoded_space));
    CHECK(thrown([] { return full.with_port(65536); }) == "at byte 0: " + message_of(mistake::port_over_65535));
    CHECK(thrown([] { return full.with_path("a"); })
          == "at byte 0: " + message_of(mistake::path_not_beginning_with_a_slash));
    std::string const text = "http://h:80a/";
    CHECK(thrown([&] { return parse_uri(text).value(); }) == "at byte 11: " + message_of(mistake::letter_in_port));
    bad_result_access<parse_error> const original(parse_uri(text).error()), copied(original);
    CHECK(std::string_view(copied.what()) == to_string(parse_uri(text).error()));
}

TEST_CASE("an edit that would not be a URI reference throws the part and the position") {
    CHECK(rejected([] { return full.with_scheme("a_b"); }) == "scheme 1");
    CHECK(rejected([] { return full.with_userinfo("a@"); }) == "userinfo 1");
    CHECK(rejected([] { return full.with_host("a/b"); }) == "host 1");
    CHECK(rejected([] { return full.with_host("m\xC3\xBCller.example"); }) == "host 1");
    CHECK(rejected([] { return full.with_port(65536); }) == "port 0");
    CHECK(rejected([] { return full.with_port(std::vector(1, -1)[0]); }) == "port 0");
    CHECK(rejected([] { return full.with_query("?a=1"); }) == "query 0");
    CHECK(rejected([] { return full.with_host(""); }) == "host 0");
    CHECK(rejected([] { return full.without_host(); }) == "host 0");
    CHECK(rejected([] { return "file:///a"_uri.with_scheme("https"); }) == "host 0");
    CHECK(rejected([] { return full.with_path("a"); }) == "path 0");
    CHECK(rejected([] { return full.with_path("/a?"); }) == "path 2");
    CHECK(rejected([] { return full.with_query("a#"); }) == "query 1");
    CHECK(rejected([] { return full.with_fragment("a b"); }) == "fragment 1");
    CHECK(rejected([] { return "s://h//x"_uri.without_host(); }) == "path 0");
    CHECK(rejected([] { return "s:a:b"_uri.without_scheme(); }) == "path 0");
    CHECK(rejected([] { return "mailto:a@b"_uri.with_port(25); }) == "path 0");
    CHECK(rejected([] { return full / ".."; }) == "segment 0");
    CHECK(rejected([] { return full / "" / "x"; }) == "segment 0");
    CHECK(rejected([] { return append_path("s:/a"_uri, "b/..%2f/%2e."); }) == "path 8");
    CHECK(rejected([] { return append_path("s:"_uri, "//h"); }) == "path 0");
    CHECK(rejected([] { return append_segment("s://h"_uri, "..", safe_set()); }) == "segment 0");
    CHECK(rejected([] { return append_segment("s://h"_uri, "", safe_set()); }) == "segment 0");
    // A parameter without name and value would be lost.
    CHECK(rejected([] { return uri("s:?&a"_uri).erase_query("a"); }) == "query 0");
    CHECK(rejected([] { return uri("s:?a"_uri).append_query("b", "c", "x"); }) == "separators 0");
    CHECK(rejected([] { return uri("s:?a"_uri).set_query("b", "c", safe_set(), "x"); }) == "separators 0");
}

TEST_CASE("what a predicate did not see when it threw is kept, separated as before") {
    for (std::size_t wanted = 0; wanted != 16; ++wanted)
        for (std::size_t last = 0; last != 5; ++last) {
            uri_builder to("s:?a;b&c;d"_uri);
            std::size_t n = 0;
            auto const is_erased = [&](query_param) {
                if (n == last) throw n;
                return (wanted >> n++ & 1) != 0;
            };
            try {
                to.erase_query_if(is_erased, "&;");
            } catch (std::size_t) {}
            std::string expected = "s:";
            for (std::size_t i = 0; i != 4; ++i) {
                if (i < last && (wanted >> i & 1) != 0) continue;
                expected += expected.size() == 2 ? '?' : ";;&;"[i];
                expected += "abcd"[i];
            }
            CHECK(to.build().value().str() == expected);
        }
}
#endif

TEST_CASE("segments are appended with and without a slash at the end of the base") {
    std::string const data = "a/b;c?d%2F";
    for (auto const& base : {"https://h"_uri, "https://h/"_uri}) {
        CHECK(text_of(base / data) == "https://h/a%2Fb%3Bc%3Fd%252F");
        CHECK(text_of(base / "a" / "b") == "https://h/a/b");
    }
    CHECK(text_of("https://h/a//"_uri / "b") == "https://h/a//b");
    CHECK(text_of("https://h/a?q#f"_uri / "b") == "https://h/a/b?q#f");
    CHECK(text_of("a"_uri_reference / "b:c") == "a/b:c");
    CHECK(text_of("urn:a"_uri / "b") == "urn:a/b");
    CHECK(text_of(""_uri_reference / "a:b") == "/a:b");
}

TEST_CASE("data of edits is encoded but for given bytes, as far as their part can have them") {
    CHECK(text_of(append_segment("https://h/v1?a:b"_uri, "a:b@c%", safe_set())) == "https://h/v1/a%3Ab%40c%25?a:b");
    CHECK(text_of(append_segment("s:"_uri, "a:;/@", safe_set().with(":;/"))) == "s:/a:%3B%2F%40");
    CHECK(text_of(append_segment("a"_uri_reference, "(b)", rfc3986::segment)) == "a/(b)");

    uri u(*parse_uri("s:?(a)=(1)&x=(2)"));
    CHECK(text_of(u.set_query("(a)", "(3)/", safe_set())) == "s:?(a)=%283%29%2F&x=(2)"); // the name stays as written
    CHECK(text_of(u.set_query("(b)", 4, safe_set())) == "s:?(a)=%283%29%2F&x=(2)&%28b%29=4");
    CHECK(text_of(u.set_query("x", "(:&", safe_set().with(":&"))) == "s:?(a)=%283%29%2F&x=%28:%26&%28b%29=4");
    uri list(*parse_uri("s:?a;b"));
    CHECK(text_of(list.append_query("c:", "d!", safe_set(), ";")) == "s:?a;b;c%3A=d%21");
    CHECK(text_of(list.append_query("e!", -1, safe_set(), ";").append_query("f!", std::nullopt, safe_set(), ";"))
          == "s:?a;b;c%3A=d%21;e%21=-1;f%21");
    CHECK(text_of(uri("s:?a+b=1"_uri).set_query("a b", "!", safe_set(), "&", plus_sign::space)) == "s:?a+b=%21");
}

TEST_CASE("segments are appended as written, below the base") {
    for (auto const& base : {"https://h/v1?q#f"_uri, "https://h/v1/?q#f"_uri})
        for (auto const path : {"a/b%2F;c/", "/a/b%2F;c/"})
            CHECK(text_of(append_path(base, path)) == "https://h/v1/a/b%2F;c/?q#f");
    CHECK(text_of(append_path("https://h"_uri, "//i/a")) == "https://h//i/a");
    CHECK(text_of(append_path("a"_uri_reference, "b:c")) == "a/b:c");
    CHECK(text_of(append_path("s:a"_uri, "")) == "s:a");
}

TEST_CASE("query parameters of an owner are appended, replaced and removed by decoded names") {
    uri u(*parse_uri("s://h/?a=1&b=2&%61=3&c#f"));
    CHECK(text_of(u.append_query("d&", "x=+y z")) == "s://h/?a=1&b=2&%61=3&c&d%26=x%3D%2By%20z#f");
    CHECK(text_of(u.set_query("a", "long value")) == "s://h/?a=long%20value&b=2&c&d%26=x%3D%2By%20z#f");
    CHECK(text_of(u.set_query("c", "")) == "s://h/?a=long%20value&b=2&c=&d%26=x%3D%2By%20z#f");
    CHECK(text_of(u.erase_query("d&").erase_query("b").erase_query("none")) == "s://h/?a=long%20value&c=#f");
    CHECK(text_of(u.set_query("a", "").append_query("e")) == "s://h/?a=&c=&e#f");
    CHECK(text_of(u.erase_query("a").erase_query("c").erase_query("e")) == "s://h/#f");
    CHECK(text_of(u.erase_query("a").set_query("n", "1")) == "s://h/?n=1#f");

    uri_reference empties(*parse_uri_reference("?&a&&a="));
    CHECK(text_of(empties.erase_query("a")) == "?&");
    CHECK(text_of(empties.set_query("", "x")) == "?=x");

    uri list(*parse_uri("s:?para1=ok;para2=yes&x"));
    CHECK(text_of(list.set_query("para1", "no", ";")) == "s:?para1=no;para2=yes&x");
    CHECK(text_of(list.append_query("page", 2, ";").append_query("n", -1)) == "s:?para1=no;para2=yes&x;page=2&n=-1");
    CHECK(text_of(list.set_query("page", 10U, "&;").append_query("y", std::nullopt, ";").sort_query(";&"))
          == "s:?n=-1;page=10&para1=no;para2=yes&x;y");
    CHECK(text_of(list.erase_query("page", ";&").erase_query_if([](auto p) { return !p.value(); }, ";&"))
          == "s:?n=-1&para1=no;para2=yes");
    CHECK(text_of(list.erase_query("n")) == "s:?para1=no;para2=yes");

    uri itself(*parse_uri("s:?a=bcd"));
    itself.append_query(*itself.query(), itself.text()).set_query("a", itself.text());
    CHECK(text_of(itself) == "s:?a=s:?a%3Dbcd%26a%253Dbcd%3Ds:?a%253Dbcd&a%3Dbcd=s:?a%3Dbcd");
}

TEST_CASE("query edits of all small queries are those of a list of parameters") {
    struct piece {
        char separator; // before it
        std::string text;
        std::string name() const { return text.substr(0, text.find('=')); }
    };
    auto const pieces_of = [](std::string const& query) {
        std::vector<piece> pieces;
        if (!query.empty()) pieces.push_back({'?', ""});
        for (char const c : query)
            if (c == '&' || c == ';') pieces.push_back({c, ""});
            else pieces.back().text += c;
        return pieces;
    };
    auto const joined = [](std::vector<piece> const& pieces) {
        std::string text;
        for (auto const& piece : pieces) text += (&piece == pieces.data() ? '?' : piece.separator) + piece.text;
        return text;
    };
    constexpr std::string_view alphabet = "ab&;=";
    std::vector<std::string> queries{""};
    for (std::size_t i = 0; queries[i].size() != 5; ++i)
        for (char const c : alphabet) queries.push_back(queries[i] + c);
    for (auto const& query : queries) {
        auto const pieces = pieces_of(query);
        auto const check = [&](uri_builder& changed, std::vector<piece> const& expected) {
            auto const built = changed.build_reference();
            bool const is_lost = expected.size() == 1 && expected[0].text.empty(); // `?` has no parameter
            if (built.has_value() == is_lost) FAIL_CHECK("lost");
            if (built && text_of(*built) != (query.empty() && expected.empty() ? "?" : joined(expected)))
                FAIL_CHECK(built->text());
        };
        uri_builder const original(uri_reference::parse("?" + query).value());
        for (std::string const name : {"a", "b", ""}) {
            std::vector<piece> left, set;
            bool is_set = false;
            for (auto const& piece : pieces) {
                bool const has_name = piece.name() == name;
                if (!has_name) left.push_back(piece);
                if (!has_name || !is_set) set.push_back({piece.separator, has_name ? name + "=v" : piece.text});
                is_set |= has_name;
            }
            if (!is_set) set.push_back({'&', name + "=v"});
            INFO(query << " without and with another " << name);
            auto erased = original, changed = original;
            check(erased.erase_query(name, "&;"), left);
            check(changed.set_query(name, "v", "&;"), set);
        }
        // Not by std::stable_sort: clang 19 warns that the one of libstdc++ 12 uses a deprecated function.
        auto sorted = pieces;
        auto const by_name = [](piece const& a, piece const& b) { return a.name() < b.name(); };
        for (auto next = sorted.begin(); next != sorted.end(); ++next)
            std::rotate(std::upper_bound(sorted.begin(), next, *next, by_name), next, next + 1);
        for (std::size_t i = 0; i != sorted.size(); ++i) sorted[i].separator = pieces[i].separator;
        INFO(query << " sorted");
        auto ordered = original;
        check(ordered.sort_query("&;"), sorted);
    }
}

TEST_CASE("replacing each component of a real URL by itself changes nothing") {
    std::ifstream urls(CONSTURI_REAL_URLS);
    int count = 0;
    for (std::string line; std::getline(urls, line); ++count) {
        uri const u(*parse_uri(line));
        auto same = u.with_scheme(u.scheme()).with_path(u.path());
        if (u.host()) same = same.with_host(*u.host());
        if (u.userinfo()) same = same.with_userinfo(*u.userinfo());
        if (u.query()) same = same.with_query(*u.query());
        if (u.fragment()) same = same.with_fragment(*u.fragment());
        if (text_of(same) != line) FAIL_CHECK(line);
    }
    CHECK(count > 3000);
}
