// Expands templates for compare.py: reads lines of JSON, an array of a template and an object with values, and writes a
// line of JSON for each: the expansion, or null if the template is not valid.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/uri_template.hpp>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using json = nlohmann::ordered_json;

consturi::template_value value_of(json const& value) {
    using consturi::template_value;
    if (value.is_array()) return value.get<template_value::list>();
    if (value.is_object()) {
        template_value::pairs pairs;
        for (auto const& [name, member] : value.items()) pairs.emplace_back(name, member.get<std::string>());
        return pairs;
    }
    if (value.is_string()) return value.get<std::string>();
    return {};
}

/// The text, whether or not it is a URI reference: other libraries do not tell.
json expanded(std::string_view text, json const& values) {
    auto const t = consturi::uri_template_view::parse(text);
    if (!t) return nullptr;
    auto const value = [&](std::string_view name) {
        auto const found = values.find(std::string(name));
        return found != values.end() ? value_of(*found) : consturi::template_value();
    };
    auto const all = consturi::detail::values_of(*t, value);
    return *consturi::detail::text_of_expansion([&](auto& to) { consturi::detail::write_expansion(to, *t, all); });
}

} // namespace

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        auto const input = json::parse(line);
        std::cout << expanded(input[0].get<std::string>(), input[1]).dump() << '\n';
    }
}
