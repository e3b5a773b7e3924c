// The deterministic automaton of some positions.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_AUTOMATA_DETERMINIZE_HPP
#define CONSTURI_TOOLS_AUTOMATA_DETERMINIZE_HPP

#include "positions.hpp"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace automata {

/// Slices, one bit each.
using slice_set = std::uint32_t;

struct automaton {
    struct step {
        std::size_t state;
        tag_set tags;
        bool operator==(step const&) const = default;
    };
    struct state {
        std::vector<std::optional<step>> steps; // one for each class of bytes
        std::optional<tag_set> tags_at_end;     // if a text can end here
    };

    std::array<unsigned, 256> class_of;
    std::size_t classes;
    std::vector<state> states; // the first one is the start
};

/// The smallest automaton that matches what the first goal matches. Each other goal must match those texts of which
/// `also_matches(goal, slices)` is true for the slices that are defined.
///
/// Throws std::runtime_error if they do not, or if all alternatives cannot share their slices.
automaton determinize(std::vector<position> const& positions, std::vector<goal> const& goals,
                      std::function<bool(std::size_t, slice_set)> const& also_matches);

} // namespace automata

#endif
