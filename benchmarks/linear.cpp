// Nanoseconds per byte for inputs on which a naive matcher takes quadratic time, from 1 KiB to 16 MiB. Exits with 1 if
// the time per byte grows with the size.
//
// Distributed under the Boost Software License, Version 1.0.
#include "hard_shapes.hpp"
#include "stopwatch.hpp"

#include <consturi.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

namespace {

constexpr std::size_t KiB = 1024, MiB = 1024 * KiB;
constexpr std::array sizes{KiB, 8 * KiB, 64 * KiB, MiB, 16 * MiB};
constexpr std::size_t reference = 2; // 64 KiB
constexpr double limit = 3;

struct context {
    std::string_view prefix, suffix;
};
// The shape is repeated in the path, host, userinfo, port and IP literal; then in each with an error in the last byte.
constexpr context contexts[] = {
    {"", ""},  {"http://", ""},  {"http://", "@h"},  {"http://h:", ""},  {"http://[v1.", "]"},
    {"", " "}, {"http://", " "}, {"http://", "@h "}, {"http://h:", " "}, {"http://[v1.", "] "}};

std::string text_of(context around, std::string_view shape, std::size_t size) {
    std::string text(around.prefix);
    while (text.size() + shape.size() + around.suffix.size() <= size) text += shape;
    return text += around.suffix;
}

template <class Function>
double nanoseconds_per_byte(std::string_view text, Function const& function) {
    auto const calls = 1 + 64 * KiB / text.size();
    auto const turns = text.size() < MiB ? 15 : 7;
    auto const [time] = fastest(turns, [&] {
        for (auto n = calls; n != 0; --n) keep(function(text));
    });
    return time / double(calls * text.size());
}

/// Measures, prints a line, and returns whether the time per byte grows with the size. `worst` becomes the maximum so
/// far.
template <class Function>
bool grows(std::string const& name, context around, std::string_view shape, double& worst, Function const& function) {
    std::printf("%-25s", name.c_str());
    std::array<double, sizes.size()> times;
    for (std::size_t i = 0; i != sizes.size(); ++i) {
        auto const text = text_of(around, shape, sizes[i]);
        times[i] = nanoseconds_per_byte(text, function);
        std::printf(" %7.3f", times[i]);
    }
    worst = std::max(worst, *std::max_element(times.begin(), times.end()));
    bool const does = times.back() > limit * times[reference];
    std::printf("%s\n", does ? "  grows" : "");
    return does;
}

/// Adapts an operation on a reference to text; the time includes parsing.
template <class Function>
auto on_reference(Function const& function) {
    return [=](std::string_view text) { return function(*consturi::parse_uri_reference(text)); };
}

} // namespace

int main() {
    std::printf("ns per byte               KiB:     1       8      64    1024   16384\n");
    bool flat = true;
    double worst = 0;
    for (auto const around : contexts) {
        for (auto const shape : hard_shapes) {
            auto const valid = consturi::is_uri_reference(text_of(around, shape, KiB));
            auto const example = std::string(around.prefix).append(shape).append("...").append(around.suffix);
            auto const padding = std::string(example.size() < 20 ? 21 - example.size() : 1, ' ');
            auto const name = example + padding + (valid ? "valid" : "error");
            auto const parse = [](std::string_view text) { return consturi::parse_uri_reference(text); };
            flat &= !grows(name, around, shape, worst, parse);
        }
    }
    std::printf("parsing: at most %.1f ns per byte\n\n", worst);

    using namespace consturi;
    auto const base = *parse_uri("http://a/b/c");
    worst = 0;
    for (std::string_view const shape : {"/../", "a/../", "/a", "%41", "/%2E%2e", "//"}) {
        context const alone{"", ""};
        auto const measure = [&](char const* operation, context around, auto const& function) {
            auto const name = std::string(operation).append(" ").append(shape).append("...");
            flat &= !grows(name, around, shape, worst, function);
        };
        measure("parse", alone, on_reference([](auto const& u) { return u; }));
        measure("normalize", alone, on_reference([](auto const& u) { return normalize(u); }));
        measure("resolve", alone, on_reference([=](auto const& u) { return resolve(base, u); }));
        measure("equivalent", {"", "/%41"},
                on_reference([](auto const& u) { return equivalent(u, u) + equivalence_hash<>()(u); }));
        measure("relativize", {"http://a/", ""},
                [=](std::string_view text) { return relativize(base, *parse_uri(text)); });
        measure("encode", alone, [](std::string_view text) { return percent_encode(text); });
        measure("decode", alone, [](std::string_view text) { return percent_decode(text); });
    }
    std::printf("operations: at most %.1f ns per byte\n", worst);
    return flat ? 0 : 1;
}
