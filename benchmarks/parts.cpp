// Compares the time of building, editing and splitting URIs with Boost.URL, in nanoseconds per URI.
//
// Both libraries build a URI of six parts from data, replace the value of a query parameter, and sum the sizes of the
// segments of a path, as written and decoded to strings. The program fails if a result differs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "stopwatch.hpp"

#include <consturi.hpp>

#include <boost/url/src.hpp>

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace urls = boost::urls;

std::string_view view_of(boost::core::string_view text) { return {text.data(), text.size()}; }

struct parts {
    std::string host, first, second, value, fragment;
};

consturi::uri build(parts const& of) {
    return *consturi::uri_builder()
                .scheme("https")
                .host(of.host)
                .port(8443)
                .segment(of.first)
                .segment(of.second)
                .query("q", of.value)
                .fragment(of.fragment)
                .build();
}
urls::url build_with_boost(parts const& of) {
    urls::url u;
    u.set_scheme("https").set_host_name(of.host).set_port_number(8443);
    u.set_path_absolute(true);
    u.segments().push_back(of.first);
    u.segments().push_back(of.second);
    u.params().append({"q", of.value});
    return u.set_fragment(of.fragment);
}

consturi::uri set_parameter(std::string_view text) {
    consturi::uri u(*consturi::parse_uri(text));
    u.set_query("q", "another value");
    return u;
}
urls::url set_parameter_with_boost(std::string_view text) {
    urls::url u(urls::parse_uri({text.data(), text.size()}).value());
    u.params().set("q", "another value");
    return u;
}

std::size_t walk(consturi::uri_view const& u) {
    std::size_t sum = 0;
    for (auto const segment : u.segments()) sum += segment.encoded().size();
    return sum;
}
std::size_t walk_with_boost(urls::url_view const& u) {
    std::size_t sum = 0;
    for (auto const segment : u.encoded_segments()) sum += segment.size();
    return sum;
}

std::size_t decode(consturi::uri_view const& u) {
    std::size_t sum = 0;
    for (auto const segment : u.segments()) sum += segment.decoded().str().size();
    return sum;
}
std::size_t decode_with_boost(urls::url_view const& u) {
    std::size_t sum = 0;
    for (auto const& segment : u.segments()) sum += segment.size();
    return sum;
}

} // namespace

int main() {
    std::vector<parts> all_parts;
    for (int i = 0; i != 1000; ++i)
        all_parts.push_back({"api" + std::to_string(i) + ".example.com", "users", "name of " + std::to_string(i),
                             "value & more " + std::to_string(i), "part-" + std::to_string(i)});
    std::vector<std::string> texts;
    std::vector<consturi::uri_view> views;
    std::vector<urls::url_view> boost_views;
    auto const has_value = [](std::string_view text, std::string_view value) {
        auto const u = *consturi::parse_uri(text);
        auto const parameters = u.query_params("&", consturi::plus_sign::space);
        return *parameters.find("q")->decoded_value() == value;
    };
    bool same = true;
    for (auto const& of : all_parts) {
        texts.push_back(build(of).str());
        auto const by_boost = build_with_boost(of), changed = set_parameter_with_boost(texts.back());
        same = same && has_value(texts.back(), of.value) && has_value(view_of(by_boost.buffer()), of.value)
               && has_value(set_parameter(texts.back()).str(), "another value")
               && has_value(view_of(changed.buffer()), "another value");
    }
    for (auto const& text : texts) {
        views.push_back(*consturi::parse_uri(text));
        boost_views.push_back(urls::parse_uri(text).value());
        same = same && walk(views.back()) == walk_with_boost(boost_views.back())
               && decode(views.back()) == decode_with_boost(boost_views.back());
    }
    if (!same) return std::fputs("the results differ\n", stderr), 1;

    auto const each = [](auto const& inputs, auto const& function) {
        return [&] {
            for (auto const& input : inputs) keep(function(input));
        };
    };
    auto const best =
        fastest(100, each(all_parts, build), each(all_parts, build_with_boost), each(texts, set_parameter),
                each(texts, set_parameter_with_boost), each(views, walk), each(boost_views, walk_with_boost),
                each(views, decode), each(boost_views, decode_with_boost));
    constexpr char const* names[] = {"build six parts", "set a query parameter", "walk the segments",
                                     "decode the segments"};
    for (std::size_t i = 0; i != 4; ++i)
        std::printf("%-22s %7.1f   Boost.URL %7.1f   %5.2f x\n", names[i], best[2 * i] / 1000, best[2 * i + 1] / 1000,
                    best[2 * i + 1] / best[2 * i]);
}
