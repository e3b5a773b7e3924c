// Any bytes at all, read as each of the four rules: verdicts against the RFC's automata, components against Appendix B,
// and errors that can be explained.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include "both_worlds.hpp"
#include "error_judge.hpp"

#include <algorithm>
#include <optional>

template <auto const& Rule>
static referee::error_judge const judge_of(referee::rfc_3986(), Rule.name());

/// A port's number: its digits without zeros in front, if there are any digits and the number is one of a port.
static std::optional<std::uint16_t> number_of(std::optional<std::string_view> port) {
    if (!port || port->empty()) return std::nullopt;
    auto const digits = port->substr(std::min(port->find_first_not_of('0'), port->size() - 1));
    auto const number = digits.size() > 5 ? 65536 : std::stoul(std::string(digits));
    if (number > 65535) return std::nullopt;
    return static_cast<std::uint16_t>(number);
}

template <auto const& Rule>
static void try_rule(std::string_view text) {
    auto const& rule = Rule;
    auto const& judge = judge_of<Rule>;
    auto const parsed = referee::parse_as(rule, text);
    expect(parsed.has_value() == judge.accepts(text));
    expect(consturi::matches(rule, text) == parsed.has_value());
    if (parsed) {
        expect(parsed->text() == text);
        expect(referee::is_split_right(*parsed));
        expect(parsed->port_number() == number_of(parsed->port()));
    } else {
        auto const& error = parsed.error();
        expect(judge.has_error(text, error) && !error.message().empty());
        auto const explained = error.explain(text);
        expect(explained.ends_with(error.description()) && error.description().starts_with(error.message()) && explained.size() < 1000);
        expect(is_printable(explained) && std::count(explained.begin(), explained.end(), '\n') == 1);
    }
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    try_rule<consturi::rfc3986::URI>(text);
    try_rule<consturi::rfc3986::URI_reference>(text);
    try_rule<consturi::rfc3986::absolute_URI>(text);
    try_rule<consturi::rfc3986::relative_ref>(text);
    return 0;
}
