// Editing URIs at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "built_parts.hpp"
#include "catch.hpp"

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/literals.hpp>
#include <consturi/uri/edit.hpp>
#include <consturi/uri/parse.hpp>

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
    CHECK(text_of(full.with_host("")) == "http://u:p@:1/a/b?q=1#f");
    CHECK(text_of(full.with_port(65535)) == "http://u:p@h:65535/a/b?q=1#f");
    CHECK(text_of(full.with_path("")) == "http://u:p@h:1?q=1#f");
    CHECK(text_of(full.with_path("//%2F")) == "http://u:p@h:1//%2F?q=1#f");
    CHECK(text_of(full.with_query("a=%26&b")) == "http://u:p@h:1/a/b?a=%26&b#f");
    CHECK(text_of(full.with_query("")) == "http://u:p@h:1/a/b?#f");
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
    CHECK(text_of(full.without_host()) == "http:/a/b?q=1#f");
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

TEST_CASE("an edit that would not be a URI reference throws the part and the position") {
    CHECK(rejected([] { return full.with_scheme("a_b"); }) == "scheme 1");
    CHECK(rejected([] { return full.with_userinfo("a@"); }) == "userinfo 1");
    CHECK(rejected([] { return full.with_host("a/b"); }) == "host 1");
    CHECK(rejected([] { return full.with_port(65536); }) == "port 0");
    CHECK(rejected([] { return full.with_path("a"); }) == "path 0");
    CHECK(rejected([] { return full.with_path("/a?"); }) == "path 2");
    CHECK(rejected([] { return full.with_query("a#"); }) == "query 1");
    CHECK(rejected([] { return full.with_fragment("a b"); }) == "fragment 1");
    CHECK(rejected([] { return "s://h//x"_uri.without_host(); }) == "path 0");
    CHECK(rejected([] { return "s:a:b"_uri.without_scheme(); }) == "path 0");
    CHECK(rejected([] { return "mailto:a@b"_uri.with_port(25); }) == "path 0");
    CHECK(rejected([] { return full / ".."; }) == "segment 0");
}
#endif

TEST_CASE("segments are appended with and without a slash at the end of the base") {
    std::string const data = "a/b;c?d%2F";
    for (auto const& base : {"https://h"_uri, "https://h/"_uri}) {
        CHECK(text_of(base / data) == "https://h/a%2Fb%3Bc%3Fd%252F");
        CHECK(text_of(base / "a" / "b") == "https://h/a/b");
    }
    CHECK(text_of("https://h/a//"_uri / "b") == "https://h/a//b");
    CHECK(text_of("https://h/a"_uri / "") == "https://h/a/");
    CHECK(text_of("https://h/a/"_uri / "") == "https://h/a/");
    CHECK(text_of("https://h/a?q#f"_uri / "b") == "https://h/a/b?q#f");
    CHECK(text_of("a"_uri_reference / "b:c") == "a/b:c");
    CHECK(text_of("urn:a"_uri / "b") == "urn:a/b");
    CHECK(text_of(""_uri_reference / "a:b") == "/a:b");
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

    uri itself(*parse_uri("s:?a=bcd"));
    itself.append_query(*itself.query(), itself.text()).set_query("a", itself.text());
    CHECK(text_of(itself) == "s:?a=s:?a%3Dbcd%26a%253Dbcd%3Ds:?a%253Dbcd&a%3Dbcd=s:?a%3Dbcd");
}

TEST_CASE("query edits of all small queries are those of a list of parameters") {
    auto const joined = [](std::vector<std::string> const& pieces) {
        std::string text;
        for (std::size_t i = 0; i != pieces.size(); ++i) text += (i == 0 ? "?" : "&") + pieces[i];
        return text;
    };
    constexpr std::string_view alphabet = "ab&=";
    std::vector<std::string> queries{""};
    for (std::size_t i = 0; queries[i].size() != 6; ++i)
        for (char const c : alphabet) queries.push_back(queries[i] + c);
    for (auto const& query : queries)
        for (std::string const name : {"a", "b", ""}) {
            std::vector<std::string> left, set;
            bool is_set = false;
            for (auto const piece : split(query, '&')) {
                bool const has_name = piece.substr(0, piece.find('=')) == name && !query.empty();
                if (!has_name) left.emplace_back(piece);
                if (!has_name || !is_set) set.push_back(has_name ? name + "=v" : std::string(piece));
                is_set |= has_name;
            }
            if (query.empty()) set.clear();
            if (!is_set) set.push_back(name + "=v");
            auto erased = *uri_reference::parse("?" + query), changed = erased;
            INFO(query << " without and with another " << name);
            erased.erase_query(name);
            if (erased.text() != (query.empty() ? "?" : joined(left))) FAIL_CHECK(erased.text());
            changed.set_query(name, "v");
            if (changed.text() != joined(set)) FAIL_CHECK(changed.text());
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
