// RFC 3987 3.1 and 3.2: conversion between IRIs and URIs, and other operations, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/iri_conversions.hpp"
#include "exact_copy.hpp"
#include "random.hpp"

#include <consturi.hpp>
#include <consturi/iri.hpp>

#include <cstdint>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;
using namespace consturi::literals;

TEST_CASE("RFC 3987 3.1: IRIs are mapped to the expected URIs") { check_all(mapped_iris); }
TEST_CASE("RFC 3987 3.2: URIs are mapped to the expected IRIs") { check_all(mapped_uris); }
TEST_CASE("RFC 3987 3.1: a host that has no equal name in ASCII is an error") {
    check_all(unmapped_iris);
    for (auto const& row : unmapped_iris) {
        auto const error = to_uri(*parse_iri(row.iri)).error();
        CHECK((error.position() == row.position && error.code() == row.which && error.rule() == "ihost"));
    }
    constexpr auto capital = "http://\u00FC.\u00DC/"_iri;
    CHECK(to_uri(capital).error().explain(capital.text()).starts_with("http://\u00FC.\u00DC/\n         ^ "));
}
TEST_CASE("RFC 3987 3.1: a name can grow to 253 bytes, without the dot at its end") {
    std::string const label = "é" + std::string(55, 'a') + '.', three = "http://" + label + label + label;
    auto const mapped = [](std::string const& text) { return to_uri(*parse_iri(text)); };
    auto const longest = mapped(three + "xn--9ca." + std::string(53, 'b') + '/');
    REQUIRE(longest);
    CHECK(longest->host()->size() == 253);
    CHECK(mapped(three + "xn--9ca." + std::string(53, 'b') + "./"));
    auto const error = mapped(three + "xn--9ca." + std::string(54, 'b') + '/').error();
    CHECK(error.code() == mistake::name_over_253_bytes);
    CHECK(error.position() == three.size() + 8);
}

// A random URI of parts that conversion treats in different ways.
static std::string random_uri(std::uint64_t seed) {
    static constexpr std::string_view schemes
        [] = {"http:", "x:", "FILE:", "urn:"},
 hosts[] = {"xn--9ca", "XN--BCHER-KVA", "xn--a", "xn--",        "a",        "Z-", ".",
            "%C3%A9",  "%41",           "%",     "xn--r8jz45g", "xn--9ca-", "_",  "xn--0-1gb"},
 parts[] = {
     "%C3%A9", "%c3%BC", "%C3", "%A9", "%F0%9F%91%8D", "%ED%A0%80", "%2F", "%41", "%7E", "%EE%80%80", "%E2%80%8F",
     "%C2%A0", "a",      "/",   "?",   "..",           "@",         ":",   "%2E", "%25", "%EF%BF%BE", "%F4%8F%BF%BD",
     "xn--9ca"};
    auto const next = [&](auto const& all) { return all[(seed = splitmix64(seed)) % std::size(all)]; };
    std::string text(next(schemes));
    if (text != "urn:") {
        text += "//";
        if (seed % 8 == 0) text.append(next(parts)).append("@");
        for (auto n = seed % 4; n != 0; --n) text += next(hosts);
        if (seed % 16 == 0) text += ":80";
        text += '/';
    }
    for (auto n = splitmix64(seed) % 6; n != 0; --n) text += next(parts);
    if (seed % 3 == 0) text.append("#").append(next(parts));
    return text;
}

TEST_CASE("RFC 3987 3.2: the IRI of a URI is mapped to an equivalent URI, and its IRI is the same") {
    std::size_t count = 0, different = 0;
    for (std::uint64_t seed = 0; count != 100'000; ++seed) {
        auto const text = random_uri(seed);
        auto const u = parse_uri(text);
        if (!u) continue;
        ++count;
        auto const readable = to_iri(*u);
        different += readable.text() != text;
        auto const parsed = parse_iri(readable.text());
        bool const is_parsed = parsed && same_components(readable, *parsed) && readable.scheme() == parsed->scheme();
        auto const restored = to_uri(readable);
        if (!is_parsed || !restored || !equivalent(*u, *restored) || to_iri(*restored) != readable)
            FAIL_CHECK(text << " -> " << readable.text());
    }
    CHECK(different > count / 2);
}

TEST_CASE("RFC 3987 5.3: IRIs are compared and normalized by their URIs") {
    CHECK(normalize("HTTP://Bücher.Example/%c3%bc/../%7e%2f"_iri).str() == "http://bücher.example/~%2F");
    CHECK(normalize("http://é:80"_iri, normalization::scheme_based).str() == "http://é/");
    CHECK(normalize("HTTP://É.A/%c3%A9/./b"_iri).str() == "http://É.a/é/b"); // a host without a name in ASCII
    CHECK(normalize("../é/./b"_iri_reference).str() == "../é/b");
    CHECK(normalize("http://É/%C3%BC"_iri).str() == "http://É/ü");
    CHECK(equivalent("http://É/%C3%BC"_iri, "http://É/ü"_iri));
    CHECK(normalize("//É.A/%C3%BC"_iri_reference).str() == "//É.a/ü"); // encoded, it would be another host of http
    CHECK(!equivalent("//é/"_iri_reference, "//%C3%A9/"_iri_reference));
    CHECK(equivalent("http://bücher.example/%C3%BC"_iri, "http://xn--bcher-kva.example/ü"_iri));
    CHECK(equivalent("x://é/"_iri, "x://%C3%A9/"_iri));
    CHECK(!equivalent("x://é/"_iri, "x://É/"_iri));
    CHECK(!equivalent("http://%C3%BC/"_iri, "http://ü/"_iri));
}
TEST_CASE("RFC 3987 6.5: IRI references are resolved like URI references") {
    auto const base = "http://例え.jp/a/b?ü#é"_iri;
    CHECK(resolve(base, "../引き出し"_iri_reference).str() == "http://例え.jp/引き出し");
    CHECK(resolve(base, "?é"_iri_reference).str() == "http://例え.jp/a/b?é");
    auto const target = resolve(base, "//é/./ü?#ß"_iri_reference);
    CHECK(same_components(target, *parse_iri("http://é/ü?#ß")));
    CHECK(relativize(base, "http://例え.jp/引"_iri)->text() == "/引");
    CHECK(relativize(base, "http://例え.jp/a/引"_iri)->text() == "引");
    CHECK(relativize(base, "http://é/"_iri)->text() == "//é/");
}
TEST_CASE("RFC 3987 3.1: another conversion of hosts is used for names, and its result is checked") {
    auto const mapped = [](auto const& u, std::string_view host) {
        return to_uri(u, [&](std::string_view) { return result<std::string>(host); });
    };
    CHECK(mapped("http://me@É:80/ü"_iri, "a.b").value().str() == "http://me@a.b:80/%C3%BC");
    CHECK(mapped("http://é/"_iri, "").error().code() == mistake::empty_host);
    for (auto const* const host : {"evil.com/x@h:8", "a b", "é", "a:80", "%"}) {
        auto const error = mapped("http://me@é/"_iri, host).error();
        CHECK((error.code() == mistake::character_outside_host && error.position() == 10));
    }
}
