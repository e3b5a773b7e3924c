// consturi query and consturi join: the parameters of queries, and segments of paths.
//
// Distributed under the Boost Software License, Version 1.0.
#include "config/options.hpp"
#include "describe.hpp"
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
                   if (!value && options.json) return json_object(nullptr);
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
    auto const to = config::definition(options.definition, "DEFINITION");
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

void add_query(CLI::App& program, exit_code& code) {
    auto const options = std::make_shared<query_options>();
    auto* const query = program.add_subcommand("query", "List, get, set or erase the parameters of queries");
    query->require_subcommand(1);
    auto const add = [&](char const* name, char const* description, exit_code (*run_command)(query_options const&)) {
        auto* const command = query->add_subcommand(name, description);
        command->callback([=, &code] { code = run_command(*options); });
        return command;
    };
    auto const add_rest = [&](CLI::App* command) {
        add_line_options(*command, *options, "Files with one URI reference per line");
        add_separators(*command, options->separators);
        command->add_flag("--form", options->form, "Read a plus sign as a space, as in HTML forms");
    };
    auto const add_name = [&](CLI::App* command) {
        command->add_option("NAME", options->name, "The name of the parameter, decoded")->required()->type_name("");
    };

    auto* const list_command =
        add("list", "Print the parameters of each URI in one line, decoded, with tabs between them", list);
    add_rest(list_command);
    add_examples(*list_command, {"echo 'https://h/?a=1&b=x%20y' | consturi query list"});

    auto* const get_command = add("get", "Print the value of the first parameter with a name, decoded", get);
    add_name(get_command);
    add_rest(get_command);
    add_examples(*get_command, {"echo 'https://h/?a=1&b=x%20y' | consturi query get b"});

    auto* const set_command = add("set", "Set the value of a parameter, and remove others with its name", set);
    set_command
        ->add_option("DEFINITION", options->definition, "NAME=VALUE: the name and the value, which are percent-encoded")
        ->required()
        ->type_name("");
    add_rest(set_command);
    add_examples(*set_command, {"echo 'https://h/?a=1&b=2' | consturi query set 'b=x y'"});

    auto* const erase_command = add("erase", "Remove the parameters with a name", erase);
    add_name(erase_command);
    add_rest(erase_command);
    add_examples(*erase_command, {"echo 'https://h/?utm_source=x&a=1' | consturi query erase utm_source"});

    query->group("Transform");
    add_examples(*query, {"consturi query get q urls.txt", "consturi query set lang=en urls.txt"});
}

void add_join(CLI::App& program, exit_code& code) {
    auto const options = std::make_shared<join_options>();
    auto* const command = program.add_subcommand("join", "Append segments to the path of a URI")->group("Transform");
    command->add_option("BASE", options->base, "A URI or relative reference; its query and fragment are kept")
        ->required()
        ->type_name("");
    config::add_list(*command, "SEGMENT", "", "Segments, which are percent-encoded: a slash in one becomes %2F",
                     [options](auto const& all) { options->segments = all; })
        ->required();
    add_examples(*command, {"consturi join https://example.com/a 'b c' d/e"});
    command->callback([options, &code] { code = join(*options); });
}

} // namespace consturi::tool
