// URIs that meet a requirement, as types, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"
#include "exact_copy.hpp"

#include <consturi.hpp>
#include <consturi/nlohmann_json.hpp>

#include <csignal>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>

#include <sys/wait.h>
#include <unistd.h>

using namespace consturi;
using namespace consturi::requirements;
using namespace consturi::literals;

namespace {

inline constexpr auto secure = scheme_is("https") && has_host && !has_userinfo;
inline constexpr auto secure_with_port = has_port && secure;
std::string host_of(required_uri<secure> u) { return std::string(*u.host()); }

} // namespace

TEST_CASE("a function with a required URI takes owners, also temporaries, and URIs of stronger requirements") {
    std::string const text = "https://a:1/b";
    CHECK(host_of(*parse_uri<secure>(text)) == "a");
    CHECK(host_of(*owned_uri<secure>::parse(text)) == "a");
    auto const stronger = *owned_uri<secure_with_port>::parse(text);
    CHECK(host_of(stronger) == "a");
    owned_uri<secure> const weaker = stronger;
    CHECK(weaker == stronger);
    CHECK(host_of(owned_uri<secure>(*parse_uri<secure_with_port>(text))) == "a");
}

TEST_CASE("an owner of a required URI moves its text, and reports what is not met") {
    std::string text = "https://a/0123456789012345678901234567890123456789";
    auto const* const begin = text.data();
    auto parsed = owned_uri<secure>::parse(std::move(text));
    REQUIRE(parsed);
    CHECK(parsed->text().data() == begin);
    uri const moved = *std::move(parsed);
    CHECK(moved.text().data() == begin);

    auto const unmet = owned_uri<secure>::parse("https://u@a/");
    REQUIRE(!unmet);
    CHECK(unmet.error() == parse_uri<secure>("https://u@a/").error());
    CHECK((unmet.error().rule() == "!has_userinfo" && unmet.error().position() == 8));
    CHECK(owned_uri<secure>::parse("https://a /").error() == parse_uri("https://a /").error());
}

TEST_CASE("required URIs are elements of containers, with views of all types as keys") {
    std::set<owned_uri<secure>, std::less<>> sorted{*owned_uri<secure>::parse("https://a/")};
    CHECK(sorted.contains("https://a/"_uri));
    std::unordered_set<owned_uri<secure>> hashed(sorted.begin(), sorted.end());
    CHECK(hashed.contains(require<secure>("https://a/"_uri)));
}

TEST_CASE("nlohmann/json: a string that does not meet the requirement of its owner is an error that names it") {
    nlohmann::json const settings = {{"good", "https://a/"}, {"bad", "http://a/"}};
    CHECK(settings.at("good").get<owned_uri<secure>>() == "https://a/"_uri);
#if defined(__cpp_exceptions)
    try {
        (void)settings.at("bad").get<owned_uri<secure>>();
        FAIL("no exception");
    } catch (invalid_uri_in_json const& e) {
        CHECK(e.error().rule() == "scheme_is(\"https\")");
        CHECK(std::string(e.what()).find("scheme_is(\"https\")") != std::string::npos);
    }
#endif
}

TEST_CASE("an empty owner of a required URI is not taken for one: the program is terminated") {
    owned_uri<secure> const empty;
    CHECK((empty.empty() && empty.text().empty() && empty == owned_uri<secure>()));
    auto const child = fork();
    if (child == 0) {
        for (int const signal : {SIGILL, SIGTRAP, SIGABRT}) std::signal(signal, SIG_DFL);
        (void)host_of(empty);
        _exit(0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK_FALSE((WIFEXITED(status) && WEXITSTATUS(status) == 0));
}
