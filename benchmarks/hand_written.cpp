// Parsing with the hand-written parser.
//
// Distributed under the Boost Software License, Version 1.0.
#include "hand_written.hpp"
#include "tasks.hpp"

#include <consturi.hpp>

#include <optional>

namespace benchmarks {

namespace {

struct parsed {
    hand_written::components components;
    bool valid;
    std::string_view text;
};

/// The verdict, unless consturi finds other components.
std::string_view checked_verdict(parsed const& by_hand) {
    if (!by_hand.valid) return "invalid";
    auto const parsed = consturi::parse_uri_reference(by_hand.text);
    auto const text_of = [&](hand_written::slice at) {
        return at.defined() ? std::optional(at.of(by_hand.text)) : std::nullopt;
    };
    auto const& at = by_hand.components;
    bool const agree = parsed && parsed->scheme() == text_of(at.scheme) && parsed->userinfo() == text_of(at.userinfo)
                       && parsed->host() == text_of(at.host) && parsed->port() == text_of(at.port)
                       && parsed->path() == text_of(at.path) && parsed->query() == text_of(at.query)
                       && parsed->fragment() == text_of(at.fragment);
    return agree ? "valid" : "other components";
}

} // namespace

void add_hand_written(tasks& to) {
    auto const parse = [](std::string const& text) {
        parsed result{{}, false, text};
        result.valid = hand_written::parse(text, result.components);
        return result;
    };
    auto const parse_uri = [=](std::string const& text) {
        auto result = parse(text);
        result.valid = result.valid && result.components.scheme.defined();
        return result;
    };
    add(to.parse_uri, "hand-written", parse_uri, checked_verdict);
    add(to.parse_reference, "hand-written", parse, checked_verdict);
}

} // namespace benchmarks
