// consturi query and consturi join: the parameters of queries, and segments of paths.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "line_command.hpp"
#include "parameters.hpp"

#include <consturi/uri/builder.hpp>
#include <consturi/uri/edit.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/uri.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::tool {

namespace {

struct query_options : line_options {
    std::string name, definition, separators = "&";
    bool form = false;

    plus_sign plus() const { return form ? plus_sign::space : plus_sign::literal; }
    query_params in(uri_reference_view const& u) const { return u.query_params(separators, plus()); }
};

exit_code list(query_options const& options) {
    return run(options, on_each(as_uri_reference, [&](auto const& u) -> outcome {
                   if (options.json) return json_of(options.in(u));
                   std::string all;
                   for (auto const parameter : options.in(u))
                       all.append(all.empty() ? "" : "\t").append(escaped(parameter));
                   return all;
               }));
}

exit_code get(query_options const& options) {
    return run(options, on_each(as_uri_reference, [&](auto const& u) -> outcome {
                   auto const parameters = options.in(u);
                   auto const found = parameters.find(options.name);
                   if (found == parameters.end()) return failure{"no parameter " + options.name};
                   auto const value = found->decoded_value();
                   if (!value && options.json) return json_value(nullptr);
                   return value ? value->str() : std::string();
               }));
}

/// Prints each URI after `edit` has changed its parameters.
exit_code run_edit(query_options const& options, auto edit) {
    return run(options, on_each(as_uri_reference, [&](auto const& u) -> outcome {
                   uri_builder changed(u);
                   edit(changed);
                   auto made = changed.build_reference();
                   if (!made) return failure{made.error().description()};
                   return std::move(*made).str();
               }));
}

exit_code set(query_options const& options) {
    auto const to = definition(options.definition, "DEFINITION");
    return run_edit(options,
                    [&](uri_builder& u) { u.set_query(to.first, to.second, options.separators, options.plus()); });
}

exit_code erase(query_options const& options) {
    return run_edit(options, [&](uri_builder& u) { u.erase_query(options.name, options.separators, options.plus()); });
}

struct join_options {
    std::string base;
    std::vector<std::string> segments;
};

exit_code join(join_options const& options) {
    return with_argument("BASE", options.base, as_uri_reference, [&](uri_reference_view const& base) {
        uri_reference joined(base);
        for (auto const& segment : options.segments) {
            try {
                joined = joined / segment;
            } catch (bad_result_access<parse_error> const& thrown) {
                print_error("SEGMENT cannot be appended:");
                print_to_stderr(explanation(segment, thrown.error()));
                return failed;
            }
        }
        print(joined.str() + '\n');
        return valid;
    });
}

} // namespace

void add_query(command& program) {
    auto const options = std::make_shared<query_options>();
    command query{.name = "query",
                  .description = "List, get, set or erase the parameters of queries",
                  .group = "Transform",
                  .examples = {"consturi query get q urls.txt", "consturi query set lang=en urls.txt"}};
    option const name{.names = "NAME",
                      .description = "The name of the parameter, decoded",
                      .sets = &options->name,
                      .is_required = true};
    auto const add = [&](command added, exit_code (*run_lines)(query_options const&)) {
        add_line_options(added, *options, "Files with one URI reference per line");
        added.options.push_back(separators_option(options->separators));
        added.options.push_back({.names = "--form",
                                 .description = "Read a plus sign as a space, as in HTML forms",
                                 .sets = &options->form});
        added.run = [=] { return run_lines(*options); };
        query.subcommands.push_back(std::move(added));
    };
    add({.name = "list",
         .description = "Print the parameters of each URI in one line, decoded, with tabs between them",
         .examples = {"echo 'https://h/?a=1&b=x%20y' | consturi query list"}},
        list);
    add({.name = "get",
         .description = "Print the value of the first parameter with a name, decoded",
         .options = {name},
         .examples = {"echo 'https://h/?a=1&b=x%20y' | consturi query get b"}},
        get);
    add({.name = "set",
         .description = "Set the value of a parameter, and remove others with its name",
         .options = {{.names = "DEFINITION",
                      .description = "NAME=VALUE: the name and the value, which are percent-encoded",
                      .sets = &options->definition,
                      .is_required = true}},
         .examples = {"echo 'https://h/?a=1&b=2' | consturi query set 'b=x y'"}},
        set);
    add({.name = "erase",
         .description = "Remove the parameters with a name",
         .options = {name},
         .examples = {"echo 'https://h/?utm_source=x&a=1' | consturi query erase utm_source"}},
        erase);
    program.subcommands.push_back(std::move(query));
}

void add_join(command& program) {
    auto const options = std::make_shared<join_options>();
    program.subcommands.push_back(
        {.name = "join",
         .description = "Append segments to the path of a URI",
         .group = "Transform",
         .options = {{.names = "BASE",
                      .description = "A URI or relative reference; its query and fragment are kept",
                      .sets = &options->base,
                      .is_required = true},
                     {.names = "SEGMENT",
                      .description = "Segments, which are percent-encoded: a slash in one becomes %2F",
                      .sets = &options->segments,
                      .is_required = true}},
         .examples = {"consturi join https://example.com/a 'b c' d/e"},
         .run = [options] { return join(*options); }});
}

} // namespace consturi::tool
