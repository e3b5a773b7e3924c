// Fuzzes requirements with two lines of any bytes: the verdicts on equivalent references do not contradict each other.
// The first line is also read as a requirement.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include "cases/requirements.hpp"

#include <consturi.hpp>
#include <consturi/any_requirement.hpp>
#include <consturi/unambiguous.hpp>

using namespace consturi;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const line = text.find('\n');
    auto const first_line = text.substr(0, line == text.npos ? 0 : line);
    auto const first = parse_uri_reference(first_line), second = parse_uri_reference(text.substr(line + 1));
    auto const written = requirements::any_requirement::parse(first_line);
    if (!written) expect(written.error().position() <= first_line.size() && !written.error().message().empty());
    if (!second) return 0;

    auto const& u = *second;
    auto const normal = normalize(u), of_scheme = normalize(u, normalization::scheme_based);
    for (auto const& v : {u, uri_reference_view(normal), uri_reference_view(of_scheme)})
        expect(!cases::contradict_each_other(u, v));
    if (first && equivalent(*first, u, normalization::scheme_based)) expect(!cases::contradict_each_other(*first, u));

    // An error has the name of the unmet requirement, and a position in the text.
    auto const unmet = first_unmet(requirements::unambiguous, u);
    auto const required = parse_uri_reference<requirements::unambiguous>(u.text());
    expect(requirements::unambiguous(u) == !unmet && required.has_value() == !unmet);
    if (unmet) expect(required.error().position() <= u.text().size() && required.error().rule() == *unmet);
    // The normal form of an unambiguous reference is unambiguous.
    else expect(requirements::unambiguous(normal) && requirements::unambiguous(of_scheme));

    // What is read from text judges as what is read from its spelling, unless that has too many levels of nesting.
    if (written) {
        auto const error = written->error_in(u);
        expect((*written)(u) == !error && first_unmet(*written, u).has_value() == error.has_value());
        if (error) expect(error->position() <= u.text().size() && !error->rule().empty());
        auto const negation = !*written;
        expect(!(negation(u) && (*written)(u)));
        auto const again = requirements::any_requirement::parse(negation.text());
        expect(!again || (*again)(u) == negation(u));
    }
    return 0;
}
