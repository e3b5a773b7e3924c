// The tasks with consturi, except for parsing.
//
// Distributed under the Boost Software License, Version 1.0.
#include "tasks.hpp"

#include <consturi.hpp>

namespace benchmarks {

void add_consturi(tasks& to) {
    auto const text_of = [](auto const& uri) { return uri.text(); };
    auto const same = [](auto const& result) { return result; };
    using consturi::parse_uri;

    add(to.normalize, "consturi", [](std::string const& text) { return normalize(*parse_uri(text)); }, text_of);
    add(
        to.resolve, "consturi",
        [](base_and_reference const& from) {
            return resolve(*parse_uri(from.base), *consturi::parse_uri_reference(from.reference));
        },
        text_of);
    add(
        to.build, "consturi",
        [](parts const& from) {
            return *consturi::uri_builder()
                        .scheme("https")
                        .host(from.host)
                        .port(8443)
                        .segment(from.first_segment)
                        .segment(from.second_segment)
                        .query("q", from.parameter)
                        .fragment(from.fragment)
                        .build();
        },
        text_of);
    add(
        to.edit, "consturi",
        [](std::string const& text) {
            consturi::uri edited(*parse_uri(text));
            edited.set_query("q", "another value");
            return edited;
        },
        text_of);
    add(
        to.read, "consturi",
        [](std::string const& text) {
            std::string all;
            auto const parsed = *parse_uri(text);
            for (auto const segment : parsed.segments()) all += segment.decoded().str();
            return all;
        },
        same);
    add(to.encode, "consturi", [](std::string const& bytes) { return consturi::percent_encode(bytes); }, same);
    add(to.decode, "consturi", [](std::string const& text) { return *consturi::percent_decode(text); }, same);
}

} // namespace benchmarks
