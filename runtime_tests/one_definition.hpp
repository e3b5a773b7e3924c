// A use of the whole library, for two translation units.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_ONE_DEFINITION_HPP
#define CONSTURI_RUNTIME_TESTS_ONE_DEFINITION_HPP

#include <consturi.hpp>
#include <consturi/hana.hpp>

#include <boost/hana/length.hpp>
#include <boost/hana/members.hpp>

#include <string>

template <consturi::fixed_uri Endpoint>
struct endpoint {
    static char const* text() { return Endpoint.view().text().data(); }
};

struct library_use {
    void const* rule;
    char const* endpoint_text;
    std::string printed, explained;
    bool uri, reference, absolute, relative, rule_matches;
    std::size_t components;

    friend bool operator==(library_use const&, library_use const&) = default;
};

inline library_use used_here() {
    using namespace consturi;
    using namespace consturi::literals;
    static constexpr auto literal = "http://h/?a#b"_uri;
    checked_uri const parameter = "urn:x";
    return {&rfc3986::URI,
            endpoint<"https://example.com/">::text(),
            abnf::to_abnf(rfc3986::URI),
            parse_uri("http://h:a").error().explain("http://h:a"),
            is_uri(parameter.text()),
            is_uri_reference(literal.text()) && parse_uri_reference("a").has_value(),
            is_absolute_uri("a:") && parse_absolute_uri("a:").has_value(),
            is_relative_ref("a") && parse_relative_ref("a").has_value(),
            matches(rfc3986::IPv6address, "::1"),
            decltype(boost::hana::length(boost::hana::members(literal)))::value};
}
library_use used_in_other_unit();

#endif
