// Redacted URIs, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/redact.hpp"
#include "exact_copy.hpp"
#include "operations/small_references.hpp"

#include <consturi.hpp>
#include <consturi/dialects/iri/iri.hpp>
#include <consturi/dialects/java/uri.hpp>
#include <consturi/dialects/rfc2396/uri_reference.hpp>

#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

TEST_CASE("secrets are replaced by asterisks") { check_all(redactions); }
TEST_CASE("redacted returns a string, for views and owners") {
    for (auto const& row : redactions) {
        uri_reference const u(*parse_uri_reference(row.reference));
        CHECK(u.redacted(std::span(row.names.all, row.names.size), row.part) == row.redacted);
        CHECK(
            uri_reference(u).redacted(std::vector<std::string>(row.names.all, row.names.all + row.names.size), row.part)
            == row.redacted);
    }
}

static bool contains(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

TEST_CASE("names of secrets are found, and similar names are not") {
    for (auto const name : names_with_secrets) {
        INFO(name);
        CHECK(detail::is_secret_name(name));
    }
    for (auto const name : names_without_secrets) {
        INFO(name);
        CHECK_FALSE(detail::is_secret_name(name));
    }
}

TEST_CASE("no secret survives: each name in each place of a URI, and in text that is none") {
    struct place {
        std::string_view before, after;
    } const places[] = {
        {"http://h/?", ""},     {"http://h?a=b&", "&c=d"},   {"//h/a;", "/b"},
        {"/", "/b?c"},          {"s://u:hidden@h/a?", "#b"}, {"http://h/#", "&c=d"},
        {"#/a?", ""},           {"?a=b;", ";c=d&e"},         {"mailto:a@b?", "&c"},
        {"s:a?b?", "/c"},       {"?next=/x?", "&a"},         {"", "&c=d"},
        {"http://h:x/?", " b"}, {"http://h/a b?", "&c=d"},   {"http://u:p w@h/?", "&c=d"},

    };
    for (auto const name : names_with_secrets)
        for (auto const& [before, after] : places) {
            auto const parameter = std::string(name) + "=hidden";
            auto const text = std::string(before) + parameter + std::string(after);
            INFO(text);
            CHECK_FALSE(contains(redacted(text), "hidden"));
            if (auto const u = parse_uri_reference(text)) {
                CHECK_FALSE(contains(u->redacted(), "hidden"));
                CHECK(contains(u->redacted(), std::string(name) + "=***"));
                CHECK(contains(u->redacted({}, hide::only_password), parameter));
            } else {
                CHECK_FALSE(contains(u.error().explain(text), "hidden"));
                CHECK_FALSE(contains(detail::what_of(u.error(), text), "hidden"));
                CHECK_FALSE(contains(u.error().explain_unredacted(text), "***"));
            }
        }
    for (auto const name : names_without_secrets) {
        auto const text = "s://h/?a=b&" + std::string(name) + "=shown#c";
        INFO(text);
        if (auto const u = parse_uri(text)) CHECK(u->redacted() == text);
        CHECK(redacted(text) == text);
    }
}

TEST_CASE("RFC 2396: userinfo in the name of a registry, and parameters in an opaque part, are replaced") {
    CHECK("http://me:pw@my_host/"_rfc2396.redacted() == "http://me:***@my_host/");
    CHECK("http://a:b@c@my_host:80/"_java_uri.redacted() == "http://a:***@my_host:80/");
    CHECK("http://token@my_host/"_java_uri.redacted({}, hide::userinfo) == "http://***@my_host/");
    CHECK("http://my_host:80/"_java_uri.redacted() == "http://my_host:80/");
    CHECK("mailto:a@b;t=1?t=2&b=3#t=4"_rfc2396.redacted({"t"}) == "mailto:a@b;t=***?t=***&b=3#t=***");
    CHECK("s:?t=1"_java_uri.redacted({"t"}) == "s:?t=***");
    // No path at all.
    CHECK("//my_host?t=1"_rfc2396.redacted({"t"}) == "//my_host?t=***");
    CHECK("#t=1"_rfc2396.redacted({"t"}) == "#t=***");
}

TEST_CASE("RFC 3987: secrets of IRIs are replaced, and characters outside ASCII are kept") {
    CHECK("s://\u00FC:\u00E4\u00E5@\u00F6/\u00E9?token=\u00E4"_iri.redacted()
          == "s://\u00FC:***@\u00F6/\u00E9?token=***");
    CHECK("//h?\u00E4=1&t=\u00E4#t=2"_iri_reference.redacted({"t", "\u00E4"}) == "//h?\u00E4=***&t=***#t=***");
}

/// Whether the parameter `t` has no value but `***`.
static bool is_hidden(std::string_view component, std::string_view separators) {
    for (auto const parameter : query_params(component, separators).get_all("t"))
        if (!parameter.value().value_or("").empty() && parameter.value() != "***") return false;
    return true;
}

TEST_CASE("a redacted small reference is valid, has no secrets, and is otherwise unchanged") {
    std::size_t count = 0;
    for (auto const& text : small_references(5, {"//", "/", "?", "#", "@", ":", ";t=", "&", "t=", "u"})) {
        auto const u = reference(text);
        auto const redacted = u.redacted({"t"});
        INFO(text << " -> " << redacted);
        auto const r = reference(redacted);
        bool const same = r.scheme() == u.scheme() && r.host() == u.host() && r.port() == u.port()
                          && r.query().has_value() == u.query().has_value()
                          && r.fragment().has_value() == u.fragment().has_value()
                          && std::ranges::distance(r.segments()) == std::ranges::distance(u.segments())
                          && std::ranges::distance(r.query_params()) == std::ranges::distance(u.query_params());
        bool const has_password = !u.password().value_or("").empty(), has_user = !u.user().value_or("").empty();
        bool const hides_userinfo = r.password() == (has_password ? "***" : u.password())
                                    && r.user() == (has_user && !has_password ? "***" : u.user());
        bool const hides_values = is_hidden(r.path(), "/;") && is_hidden(r.query().value_or(""), "&;?")
                                  && is_hidden(r.fragment().value_or(""), "&;?");
        if (!same || !hides_userinfo || !hides_values) FAIL_CHECK("wrong");
        if (r.redacted({"T"}) != redacted) FAIL_CHECK("not idempotent");
        if (!has_user && !has_password && text.find("t=") == text.npos && redacted != text) FAIL_CHECK("changed");
        count += redacted != text;
    }
    CHECK(count > 10'000);
}
