// Compares the time of parsing with a hand-written parser and with uriparser, in nanoseconds per URI reference.
//
//     parse_benchmark [FILE] [--at-most RATIO]    FILE has one URI reference per line
//
// Exits with 1 if parsing allocates, or if parse_uri_reference takes more than RATIO times as long as the hand-written
// parser.
//
// Distributed under the Boost Software License, Version 1.0.
#include "hand_written.hpp"
#include "stopwatch.hpp"

#include <consturi.hpp>

#ifdef CONSTURI_WITH_URIPARSER
#include <uriparser/Uri.h>
#endif

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#ifndef CONSTURI_URLS
#define CONSTURI_URLS "examples/debian-homepages.txt"
#endif

namespace {

std::size_t allocations = 0;

using lines = std::vector<std::string_view>;

lines lines_of(std::string_view text) {
    lines found;
    while (!text.empty()) {
        auto const size = text.find('\n');
        found.push_back(text.substr(0, size));
        text.remove_prefix(size == text.npos ? text.size() : size + 1);
    }
    return found;
}

/// Whether both parsers give the same result.
bool agree(std::string_view line) {
    hand_written::components by_hand;
    bool const valid = hand_written::parse(line, by_hand);
    auto const parsed = consturi::parse_uri_reference(line);
    if (parsed.has_value() != valid || consturi::is_uri_reference(line) != valid) return false;
    if (!valid) return true;
    auto const text_of = [&](hand_written::slice at) {
        return at.defined() ? std::optional(at.of(line)) : std::nullopt;
    };
    return parsed->scheme() == text_of(by_hand.scheme) && parsed->userinfo() == text_of(by_hand.userinfo)
           && parsed->host() == text_of(by_hand.host) && parsed->port() == text_of(by_hand.port)
           && parsed->path() == text_of(by_hand.path) && parsed->query() == text_of(by_hand.query)
           && parsed->fragment() == text_of(by_hand.fragment);
}

[[gnu::noinline]] void run_hand_written(lines const& urls) {
    for (auto const url : urls) {
        hand_written::components found;
        keep(hand_written::parse(url, found));
        keep(found);
    }
}

[[gnu::noinline]] void run_parse(lines const& urls) {
    for (auto const url : urls) keep(consturi::parse_uri_reference(url));
}

[[gnu::noinline]] void run_is(lines const& urls) {
    for (auto const url : urls) keep(consturi::is_uri_reference(url));
}

[[gnu::noinline]] void run_uriparser([[maybe_unused]] lines const& urls) {
#ifdef CONSTURI_WITH_URIPARSER
    for (auto const url : urls) {
        UriUriA uri;
        char const* where;
        if (uriParseSingleUriExA(&uri, url.data(), url.data() + url.size(), &where) == URI_SUCCESS)
            uriFreeUriMembersA(&uri);
        keep(uri);
    }
#endif
}

} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (auto const memory = std::malloc(size != 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

int main(int count, char** arguments) {
    char const* file = CONSTURI_URLS;
    double limit = 0;
    for (int i = 1; i < count; ++i) {
        if (std::string_view(arguments[i]) != "--at-most") file = arguments[i];
        else if (++i < count) limit = std::atof(arguments[i]);
    }
    std::ifstream stream(file, std::ios::binary);
    std::string const text(std::istreambuf_iterator<char>(stream), {});
    auto const urls = lines_of(text);
    if (urls.empty()) return std::fprintf(stderr, "%s: no lines\n", file), 2;
    for (auto const url : urls)
        if (!agree(url)) return std::fprintf(stderr, "the parsers differ: %.*s\n", int(url.size()), url.data()), 2;

    auto const before = allocations;
    run_parse(urls);
    run_is(urls);
    auto const allocated = allocations - before;

    auto const best = fastest(
        200, [&] { run_hand_written(urls); }, [&] { run_parse(urls); }, [&] { run_is(urls); },
        [&] { run_uriparser(urls); });
    auto const show = [&](char const* name, double time) {
        std::printf("%-22s %7.2f ns  %5.2f x\n", name, time / double(urls.size()), time / best[0]);
    };
    std::printf("%zu lines, %.1f bytes on average\n", urls.size(), double(text.size()) / double(urls.size()) - 1);
    show("hand-written", best[0]);
    show("parse_uri_reference", best[1]);
    show("is_uri_reference", best[2]);
#ifdef CONSTURI_WITH_URIPARSER
    show("uriparser", best[3]);
#endif
    std::printf("%zu allocations while parsing\n", allocated);

    bool const slow = limit != 0 && best[1] > limit * best[0];
    if (slow) std::printf("parse_uri_reference exceeds its limit of %.2f x\n", limit);
    return slow || allocated != 0;
}
