// consturi expand and match: URI Templates (RFC 6570).
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "line_command.hpp"

#include <consturi/uri_template.hpp>
#include <consturi/uri_template_matcher.hpp>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace consturi::tool {

namespace {

struct template_options : line_options {
    std::string text;
    std::vector<std::string> definitions;
};

/// Calls `use` with the template, or reports why it is none.
exit_code with_template(template_options const& options, auto const& use) {
    auto const t = uri_template_view::parse(options.text);
    if (t) return use(*t);
    print_error("TEMPLATE is not a URI Template:");
    print_to_stderr(explanation(options.text, t.error()));
    return failed;
}

/// The values by name: a name that is defined several times has a list.
std::map<std::string, template_value, std::less<>> values_of(std::vector<std::string> const& definitions) {
    std::map<std::string, template_value::list, std::less<>> texts;
    for (auto const& each : definitions) {
        auto [name, value] = definition(each, "DEFINITION");
        texts[std::move(name)].push_back(std::move(value));
    }
    std::map<std::string, template_value, std::less<>> values;
    for (auto& [name, all] : texts)
        values.emplace(name, all.size() == 1 ? template_value(std::move(all[0])) : template_value(std::move(all)));
    return values;
}

exit_code expand_template(template_options const& options) {
    return with_template(options, [&](uri_template_view t) {
        auto const values = values_of(options.definitions);
        for (auto const& [name, value] : values)
            if (std::ranges::none_of(t.variables(), [&](auto const& variable) { return variable.name == name; }))
                throw usage_error("the template has no variable " + escaped(name));
        auto const made = expand(t, values);
        if (!made) {
            print_error("no URI reference:");
            print_to_stderr(explanation(options.text, made.error()));
            return invalid;
        }
        print(made->str() + '\n');
        return valid;
    });
}

/// `name=value`, decoded and escaped. A comma separates the members of a list, and is escaped in them.
std::string escaped_value(std::string_view name, any_uri_template_match const& m) {
    auto text = escaped(name) + '=';
    std::string_view before;
    for (auto const& member : m.get_all(name)) {
        text += std::exchange(before, ",");
        for (char const c : escaped(member)) c == ',' ? text.append("\\x2C") : text.append(1, c);
    }
    return text;
}

void add_value(json_value& object, std::string_view name, template_value const& value) {
    value.visit([&]<class T>(T const& held) {
        if constexpr (std::is_same_v<T, std::nullopt_t>) object.add(name, nullptr);
        else if constexpr (std::is_same_v<T, std::string>) add_text(object, name, held);
        else if constexpr (std::is_same_v<T, template_value::list>) add_texts(object, name, held);
    });
}

exit_code match_lines(template_options const& options) {
    return with_template(options, [&](uri_template_view t) {
        auto const matcher = uri_template_matcher::make(t);
        if (!matcher) {
            print_error("TEMPLATE cannot be matched:");
            print_to_stderr(explanation(options.text, matcher.error()));
            return failed;
        }
        return run(options, [&](std::string_view line) -> outcome {
            auto const m = match(*matcher, line);
            if (!m) return m.error();
            auto object = json_value::object();
            std::string all;
            for (auto const& variable : t.variables()) {
                auto const is_defined = m->get<decoded_view>(variable.name).has_value();
                if (!options.json && is_defined)
                    all.append(all.empty() ? "" : "\t").append(escaped_value(variable.name, *m));
                if (options.json) add_value(object, variable.name, m->value(variable.name));
            }
            if (options.json) return object;
            return all;
        });
    });
}

} // namespace

void add_templates(command& program) {
    auto const options = std::make_shared<template_options>();
    option const text{.names = "TEMPLATE",
                      .description = "A URI Template, such as \"/users/{id}{?page}\"",
                      .sets = &options->text,
                      .is_required = true};
    program.subcommands.push_back(
        {.name = "expand",
         .description = "Print the expansion of a URI Template (RFC 6570)",
         .group = "Transform",
         .options = {text,
                     {.names = "DEFINITION",
                      .description =
                          "NAME=VALUE: a variable and its value, which is percent-encoded; a name with several "
                          "definitions has a list",
                      .sets = &options->definitions}},
         .examples = {"consturi expand 'https://h/users/{id}{?page,tags*}' id='a/b' tags=x tags=y"},
         .run = [options] { return expand_template(*options); }});
    command match{.name = "match",
                  .description = "Print the values for which URIs are expansions of a URI Template",
                  .group = "Transform",
                  .options = {text},
                  .examples = {"echo /users/7?page=2 | consturi match '/users/{id}{?page}'"}};
    add_line_options(match, *options, "Files with one URI reference per line");
    match.run = [options] { return match_lines(*options); };
    program.subcommands.push_back(std::move(match));
}

} // namespace consturi::tool
