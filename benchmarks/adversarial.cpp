// Texts on which a naive parser takes quadratic time, or recurses deeply.
//
// Distributed under the Boost Software License, Version 1.0.
#include "adversarial.hpp"

#include "hard_shapes.hpp"
#include "stopwatch.hpp"

#include <consturi.hpp>

#include <cstddef>
#include <string>
#include <string_view>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace benchmarks {

namespace {

constexpr std::size_t KiB = 1024, MiB = 1024 * KiB;
constexpr struct {
    char const* name;
    std::size_t bytes;
} sizes[] = {{"1 KiB", KiB}, {"8 KiB", 8 * KiB}, {"64 KiB", 64 * KiB}, {"1 MiB", MiB}, {"16 MiB", 16 * MiB}};

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

class measurement {
public:
    explicit measurement(options const& options) : options_(options) {}

    template <class Function>
    void operator()(std::string const& table, std::string const& what, context around, std::string_view shape,
                    Function const& function) const {
        if (!options_.selects(table)) return;
        auto const example = std::string(around.prefix).append(shape).append("...").append(around.suffix);
        for (auto const& size : sizes) {
            auto const text = text_of(around, shape, size.bytes);
            auto const calls = 1 + 16 * KiB / text.size();
            auto const times = fastest(options_.seconds / 100, {[&] {
                                           for (auto n = calls; n != 0; --n) keep(function(text));
                                       }});
            print(table, what + " " + example, size.name, times.front() / double(calls * text.size()));
        }
    }

private:
    options const& options_;
};

/// Adapts an operation on a reference to text; the time includes parsing.
template <class Function>
auto on_reference(Function const& function) {
    return [=](std::string_view text) { return function(*consturi::parse_uri_reference(text)); };
}

} // namespace

void measure_adversarial(options const& options) {
#if defined(__GLIBC__) // results reuse memory: on some machines, new pages cost more than what is measured
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
    measurement const measure(options);
    for (auto const around : contexts)
        for (auto const shape : hard_shapes)
            measure("adversarial texts, parse, ns per byte",
                    consturi::is_uri_reference(text_of(around, shape, KiB)) ? "valid" : "error", around, shape,
                    [](std::string_view text) { return consturi::parse_uri_reference(text); });

    using namespace consturi;
    auto const base = *parse_uri("http://a/b/c");
    for (std::string_view const shape : {"/../", "a/../", "/a", "%41", "/%2E%2e", "//"}) {
        auto const operation = [&](char const* name, context around, auto const& function) {
            measure("adversarial texts, operations, ns per byte", name, around, shape, function);
        };
        operation("normalize", {}, on_reference([](auto const& u) { return normalize(u); }));
        operation("resolve", {}, on_reference([=](auto const& u) { return resolve(base, u); }));
        operation("equivalent", {"", "/%41"},
                  on_reference([](auto const& u) { return equivalent(u, u) + equivalence_hash<>()(u); }));
        operation("relativize", {"http://a/", ""},
                  [=](std::string_view text) { return relativize(base, *parse_uri(text)); });
        operation("encode", {}, [](std::string_view text) { return percent_encode(text); });
        operation("decode", {}, [](std::string_view text) { return percent_decode(text); });
    }
}

} // namespace benchmarks
