// The tasks that are measured, and the libraries that do them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_BENCHMARKS_TASKS_HPP
#define CONSTURI_BENCHMARKS_TASKS_HPP

#include "stopwatch.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchmarks {

/// One way of doing a task, such as a function of a library.
template <class Input>
struct contender {
    std::string name;
    std::function<void(std::vector<Input> const&)> run;
    std::function<std::string(Input const&)> result; // is compared with the result of other contenders
};

template <class Input>
using contenders = std::vector<contender<Input>>;

/// Adds a contender that calls `function`. `to_text` converts what the function returns, and is not measured.
template <class Input, class Function, class ToText>
void add(contenders<Input>& to, std::string name, Function function, ToText to_text) {
    auto const run = [=](std::vector<Input> const& inputs) {
        for (auto const& input : inputs) keep(function(input));
    };
    to.push_back({std::move(name), run, [=](Input const& input) { return std::string(to_text(function(input))); }});
}

/// Whether a text was accepted.
inline constexpr auto verdict = [](auto const& result) { return bool(result) ? "valid" : "invalid"; };

struct base_and_reference {
    std::string base, reference;
};

/// The data from which a URI is built.
struct parts {
    std::string host, first_segment, second_segment, parameter, fragment;
};

/// Who does which task. The first contender is the one whose results the others must have.
struct tasks {
    contenders<std::string> parse_uri, parse_reference, normalize, edit, read, encode, decode;
    contenders<base_and_reference> resolve;
    contenders<parts> build;

    std::vector<std::pair<std::string, std::string>> versions; // of the other libraries
};

/// Each adds the functions of one library.
void add_consturi(tasks&);
void add_hand_written(tasks&);
void add_uriparser(tasks&);
void add_boost_url(tasks&);
void add_ada(tasks&);

} // namespace benchmarks

#endif
