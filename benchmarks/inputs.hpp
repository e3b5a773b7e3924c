// What the tasks are measured on.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_BENCHMARKS_INPUTS_HPP
#define CONSTURI_BENCHMARKS_INPUTS_HPP

#include "tasks.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace benchmarks {

using texts = std::vector<std::string>;

/// Texts of one kind.
struct kind {
    std::string name;
    texts of;
};

std::vector<kind> uris(texts const& real);
texts relative_references();
std::vector<kind> long_uris();
texts not_normal();

/// References as a page at each URI may contain them, each with the URI of another page as its base.
std::vector<base_and_reference> references(texts const& uris);

std::vector<parts> parts_of_uris();

/// URIs with a query parameter `q` and two segments with triplets.
texts with_parameters();

/// Random bytes: `percent` of 100 are not ASCII, and the others are letters.
std::string bytes_to_encode(unsigned percent);

} // namespace benchmarks

#endif
