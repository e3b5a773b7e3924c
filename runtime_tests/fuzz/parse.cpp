// Fuzzes the parsers of six rules: verdicts and errors against the automata of the RFC's ABNF text, components against
// RFC 3986 Appendix B, and the text of explanations. IRIs are compared with the templates, because their automata take
// long to build here.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include "checks.hpp"
#include "error_checker.hpp"

#include <algorithm>
#include <optional>

template <auto const& Rule>
static referee::error_checker const checker_of(referee::rfc_3986(), Rule.name());

/// The number of a port: `nullopt` if there are no digits, or if the number exceeds 65535.
static std::optional<std::uint16_t> number_of(std::optional<std::string_view> port) {
    if (!port || port->empty()) return std::nullopt;
    auto const digits = port->substr(std::min(port->find_first_not_of('0'), port->size() - 1));
    auto const number = digits.size() > 5 ? 65536 : std::stoul(std::string(digits));
    if (number > 65535) return std::nullopt;
    return static_cast<std::uint16_t>(number);
}

/// Whether the addresses are those of the host, parsed on its own.
static void check_host(consturi::uri_reference_view const& u) {
    auto const host = u.host();
    expect(u.host_kind().has_value() == host.has_value());
    if (!host) return;
    auto const ipv4 = consturi::ipv4_address::parse(*host);
    expect(u.ipv4().has_value() == ipv4.has_value() && (!ipv4 || *u.ipv4() == *ipv4));
    auto const ipv6 = consturi::ipv6_address::parse(host->starts_with('[') ? host->substr(1, host->size() - 2) : "");
    expect(u.ipv6().has_value() == ipv6.has_value() && (!ipv6 || *u.ipv6() == *ipv6));
}

static void check_explanation(consturi::parse_error const& error, std::string_view text) {
    expect(!error.message().empty());
    auto const explained = error.explain(text);
    expect(explained.ends_with(error.description()) && error.description().starts_with(error.message())
           && explained.size() < 1000);
    expect(std::count(explained.begin(), explained.end(), '\n') == 1);
}

/// Whether a text consists of printable ASCII characters, line feeds and visible characters in UTF-8.
static bool is_visible(std::string_view text) {
    std::string ascii;
    while (!text.empty()) {
        auto const [c, size] = consturi::first_character(text);
        if (size == 0 || (size > 1 && !consturi::detail::is_visible(c))) return false;
        if (size == 1) ascii += text[0];
        text.remove_prefix(size);
    }
    return is_printable(ascii);
}

static void check_iri(std::string_view text) {
    auto const parsed = consturi::parse_iri_reference(text);
    expect(consturi::matches(consturi::rfc3987::IRI_reference, text) == parsed.has_value());
    if (parsed) return expect(referee::is_value_of(*parsed, text));
    auto const at = parsed.error().position();
    expect(at == text.size() || (text[at] & 0xC0) != 0x80 || parsed.error().code() == consturi::mistake::not_utf8);
    check_explanation(parsed.error(), text);
    expect(is_visible(parsed.error().explain(text)));
}

template <auto const& Rule>
static void check_rule(std::string_view text) {
    auto const& rule = Rule;
    auto const& checker = checker_of<Rule>;
    auto const parsed = referee::parse_as(rule, text);
    expect(parsed.has_value() == checker.accepts(text));
    expect(consturi::matches(rule, text) == parsed.has_value());
    if (parsed) {
        expect(referee::is_value_of(*parsed, text));
        if constexpr (referee::has_components<referee::type_of<Rule>>) {
            expect(parsed->port_number() == number_of(parsed->port()));
            check_host(*parsed);
        }
    } else {
        auto const& error = parsed.error();
        expect(checker.has_error(text, error));
        check_explanation(error, text);
        expect(is_printable(error.explain(text)));
    }
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    check_rule<consturi::rfc3986::URI>(text);
    check_rule<consturi::rfc3986::URI_reference>(text);
    check_rule<consturi::rfc3986::absolute_URI>(text);
    check_rule<consturi::rfc3986::relative_ref>(text);
    check_iri(text);
    check_rule<consturi::rfc3986::IPv4address>(text);
    check_rule<consturi::rfc3986::IPv6address>(text);
    return 0;
}
