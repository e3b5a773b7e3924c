// Nanoseconds a byte for shapes of text on which a careless matcher turns quadratic, from 1 KiB to 16 MiB.
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

struct place {
    std::string_view before, behind;
};
// The path, the host, the user information, the port and an IP literal; then each with an error in its last byte.
constexpr place places[] = {{"", ""},  {"http://", ""},  {"http://", "@h"},  {"http://h:", ""},  {"http://[v1.", "]"},
                            {"", " "}, {"http://", " "}, {"http://", "@h "}, {"http://h:", " "}, {"http://[v1.", "] "}};

std::string text_of(place where, std::string_view shape, std::size_t size) {
    std::string text(where.before);
    while (text.size() + shape.size() + where.behind.size() <= size) text += shape;
    return text += where.behind;
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

/// Prints a line, and tells whether the time a byte grows with the size; `worst` becomes the greatest so far.
template <class Function>
bool grows(std::string const& name, place where, std::string_view shape, double& worst, Function const& function) {
    std::printf("%-25s", name.c_str());
    std::array<double, sizes.size()> times;
    for (std::size_t i = 0; i != sizes.size(); ++i) {
        auto const text = text_of(where, shape, sizes[i]);
        times[i] = nanoseconds_per_byte(text, function);
        std::printf(" %7.3f", times[i]);
    }
    worst = std::max(worst, *std::max_element(times.begin(), times.end()));
    bool const does = times.back() > limit * times[reference];
    std::printf("%s\n", does ? "  grows" : "");
    return does;
}

/// An operation on a reference, which is parsed for it.
template <class Function>
auto on_reference(Function const& function) {
    return [=](std::string_view text) { return function(*consturi::parse_uri_reference(text)); };
}

} // namespace

int main() {
    std::printf("ns a byte                 KiB:     1       8      64    1024   16384\n");
    bool flat = true;
    double worst = 0;
    for (auto const where : places) {
        for (auto const shape : hard_shapes) {
            auto const good = consturi::is_uri_reference(text_of(where, shape, KiB));
            auto const example = std::string(where.before).append(shape).append("...").append(where.behind);
            auto const name = example + std::string(example.size() < 20 ? 21 - example.size() : 1, ' ') + (good ? "good" : "bad");
            flat &= !grows(name, where, shape, worst, [](std::string_view text) { return consturi::parse_uri_reference(text); });
        }
    }
    std::printf("parsing: at most %.1f ns a byte\n\n", worst);

    using namespace consturi;
    auto const base = *parse_uri("http://a/b/c");
    worst = 0;
    for (std::string_view const shape : {"/../", "a/../", "/a", "%41", "/%2E%2e", "//"}) {
        auto const example = [&](char const* operation) { return std::string(operation).append(" ").append(shape).append("..."); };
        place const where{"", ""};
        flat &= !grows(example("parse"), where, shape, worst, on_reference([](auto const& u) { return u; }));
        flat &= !grows(example("normalize"), where, shape, worst, on_reference([](auto const& u) { return normalize(u); }));
        flat &= !grows(example("resolve"), where, shape, worst, on_reference([=](auto const& u) { return resolve(base, u); }));
        flat &= !grows(example("equivalent"), {"", "/%41"}, shape, worst, on_reference([](auto const& u) { return equivalent(u, u) + equivalence_hash<>()(u); }));
        flat &= !grows(example("relativize"), {"http://a/", ""}, shape, worst, [=](std::string_view text) { return relativize(base, *parse_uri(text)); });
        flat &= !grows(example("encode"), where, shape, worst, [](std::string_view text) { return percent_encode(text); });
        flat &= !grows(example("decode"), where, shape, worst, [](std::string_view text) { return percent_decode(text); });
    }
    std::printf("operations: at most %.1f ns a byte\n", worst);
    return flat ? 0 : 1;
}
