// How parameters are divided and printed.
//
// Distributed under the Boost Software License, Version 1.0.
#include "parameters.hpp"
#include "output.hpp"

#include <consturi/uri/builder.hpp>

#include <utility>

namespace consturi::tool {

option separators_option(std::string& separators) {
    auto const what_is_wrong = [](std::string const& characters) {
        auto const made = uri_builder().query("", "", characters).build_reference();
        return made ? std::string() : made.error().description();
    };
    return {.names = "--separators",
            .value_name = "CHARACTERS",
            .description = "The characters between the parameters of a query, such as \"&;\"; \"&\" if not given",
            .sets = &separators,
            .what_is_wrong = what_is_wrong};
}

std::string escaped(query_param parameter) {
    std::string text;
    for (char const c : escaped(parameter.decoded_name().str())) c == '=' ? text.append("\\x3D") : text.append(1, c);
    if (auto const value = parameter.decoded_value()) text.append("=").append(escaped(value->str()));
    return text;
}

void add_decoded(json_value& object, std::string_view name, std::optional<decoded_view> text) {
    if (text) add_text(object, name, text->str());
    else object.add(name, nullptr);
}

json_value json_of(query_params parameters) {
    auto array = json_value::array();
    for (auto const parameter : parameters) {
        json_value object;
        add_decoded(object, "name", parameter.decoded_name());
        add_decoded(object, "value", parameter.decoded_value());
        array.push_back(std::move(object));
    }
    return array;
}

} // namespace consturi::tool
