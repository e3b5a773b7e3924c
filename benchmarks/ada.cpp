// The tasks with Ada, which follows the URL Standard of the WHATWG: it always normalizes.
//
// Distributed under the Boost Software License, Version 1.0.
#include "tasks.hpp"

#include <ada.h>

namespace benchmarks {

void add_ada(tasks& to) {
    to.versions.emplace_back("Ada", ADA_VERSION);
    auto const same = [](auto const& result) { return result; };
    auto const text_of = [](auto const& parsed) { return parsed ? std::string(parsed->get_href()) : ""; };
    auto const parse = [](std::string const& text) { return ada::parse<ada::url_aggregator>(text); };
    add(to.parse_uri, "Ada", parse, verdict);
    add(to.parse_uri, "Ada, verdict only", [](std::string const& text) { return ada::can_parse(text); }, verdict);
    add(to.normalize, "Ada", parse, text_of);
    add(
        to.resolve, "Ada",
        [](base_and_reference const& from) {
            auto const base = ada::parse<ada::url_aggregator>(from.base);
            return ada::parse<ada::url_aggregator>(from.reference, &*base);
        },
        text_of);
    add(
        to.encode, "Ada",
        [](std::string const& bytes) {
            return ada::unicode::percent_encode(bytes, ada::character_sets::WWW_FORM_URLENCODED_PERCENT_ENCODE);
        },
        same);
    add(
        to.decode, "Ada", [](std::string const& text) { return ada::unicode::percent_decode(text, text.find('%')); },
        same);
}

} // namespace benchmarks
