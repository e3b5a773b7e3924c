// Compares the speed of percent-decoding with uriparser and Boost.URL, in megabytes of encoded text per second.
//
// Each library decodes 1 MiB into a new string. The exit code is 1 if another one is faster.
//
// Distributed under the Boost Software License, Version 1.0.
#include "stopwatch.hpp"

#include <consturi.hpp>

#include <boost/url/src.hpp>
#include <uriparser/Uri.h>

#include <cstdio>
#include <random>
#include <string>
#include <string_view>

namespace {

namespace urls = boost::urls;

/// Text in which `percent` of 100 bytes are encoded, at random.
std::string encoded_text(unsigned percent) {
    std::mt19937 random(percent);
    std::string bytes(1 << 20, '\0');
    for (auto& c : bytes)
        c = static_cast<char>(random() % 100 < percent ? 0x80 + random() % 0x80 : 'a' + random() % 26);
    return consturi::percent_encode(bytes);
}

std::string decode(std::string const& text) { return consturi::percent_decode(text).value(); }
std::string decode_with_uriparser(std::string const& text) {
    std::string result(text);
    auto const end = uriUnescapeInPlaceExA(result.data(), URI_FALSE, URI_BR_DONT_TOUCH);
    result.resize(static_cast<std::size_t>(end - result.data()));
    return result;
}
std::string decode_with_boost(std::string const& text) { return urls::make_pct_string_view(text).value().decode(); }

} // namespace

int main() {
    bool is_fastest = true;
    for (unsigned const percent : {0U, 1U, 10U, 50U, 100U}) {
        auto const text = encoded_text(percent);
        if (decode(text) != decode_with_uriparser(text) || decode(text) != decode_with_boost(text))
            return std::fprintf(stderr, "the libraries do not agree\n"), 2;
        auto const best = fastest(
            50, [&] { keep(decode(text)); }, [&] { keep(decode_with_uriparser(text)); },
            [&] { keep(decode_with_boost(text)); });
        auto const speed = [&](double nanoseconds) { return double(text.size()) * 1000 / nanoseconds; };
        std::printf("%3u %% encoded: %.0f MB/s, uriparser %.0f MB/s, Boost.URL %.0f MB/s\n", percent, speed(best[0]),
                    speed(best[1]), speed(best[2]));
        is_fastest = is_fastest && best[0] < best[1] && best[0] < best[2];
    }
    return is_fastest ? 0 : 1;
}
