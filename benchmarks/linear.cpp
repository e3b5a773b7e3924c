// Nanoseconds a byte for shapes of text on which a careless matcher turns quadratic, from 1 KiB to 16 MiB.
//
// Distributed under the Boost Software License, Version 1.0.
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

constexpr std::string_view shapes[] = {"a", "1", ":", "@", "%41", "/../", "[:", "a:", "1.", "//"};

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

double nanoseconds_per_byte(std::string_view text) {
    auto const calls = 1 + 64 * KiB / text.size();
    auto const turns = text.size() < MiB ? 15 : 7;
    auto const [time] = fastest(turns, [&] {
        for (auto n = calls; n != 0; --n) keep(consturi::parse_uri_reference(text));
    });
    return time / double(calls * text.size());
}

} // namespace

int main() {
    std::printf("ns a byte                 KiB:     1       8      64    1024   16384\n");
    bool flat = true;
    double worst = 0;
    for (auto const where : places) {
        for (auto const shape : shapes) {
            auto const good = consturi::is_uri_reference(text_of(where, shape, KiB));
            auto const example = std::string(where.before).append(shape).append("...").append(where.behind);
            std::printf("%-20s %s", example.c_str(), good ? "good" : "bad ");
            std::array<double, sizes.size()> times;
            for (std::size_t i = 0; i != sizes.size(); ++i) {
                times[i] = nanoseconds_per_byte(text_of(where, shape, sizes[i]));
                std::printf(" %7.3f", times[i]);
            }
            worst = std::max(worst, *std::max_element(times.begin(), times.end()));
            bool const grows = times.back() > limit * times[reference];
            std::printf("%s\n", grows ? "  grows" : "");
            flat = flat && !grows;
        }
    }
    std::printf("at most %.1f ns a byte\n", worst);
    return flat ? 0 : 1;
}
