// consturi show: the components of a URI reference.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "errors.hpp"
#include "json.hpp"
#include "output.hpp"

#include <consturi/hana.hpp>
#include <consturi/uri/parse.hpp>

#include <boost/hana/for_each.hpp>
#include <boost/hana/fuse.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace consturi::tool {

namespace {

namespace hana = boost::hana;

struct show_options {
    std::string uri;
    bool json = false;
};

/// Calls `f(name, text)` for each component; the text is `nullopt` if the component is undefined.
template <class F>
void for_each_component(uri_reference_view const& u, F f) {
    hana::for_each(u, hana::fuse([&](auto name, std::optional<std::string_view> text) { f(name.c_str(), text); }));
}

void print_lines(uri_reference_view const& u) {
    for_each_component(u, [](std::string name, auto text) {
        if (text) print(name.append(": ").append(*text).append("\n"));
    });
}

void print_json(uri_reference_view const& u) {
    json_object object;
    for_each_component(u,
                       [&](char const* name, auto text) { object[name] = text ? json_object(*text) : json_object(); });
    print(object.dump() + '\n');
}

exit_code show(show_options const& options) {
    auto const parsed = parse_uri_reference(options.uri);
    if (!parsed) {
        print_to_stderr(explanation(options.uri, parsed.error()));
        return invalid;
    }
    options.json ? print_json(*parsed) : print_lines(*parsed);
    return valid;
}

} // namespace

void add_show(CLI::App& program, exit_code& code) {
    auto const options = std::make_shared<show_options>();
    auto const command = program.add_subcommand("show", "Show the components of a URI or relative reference");
    command->add_option("URI", options->uri, "A URI or relative reference; write -- before one that begins with -")
        ->required()
        ->type_name("");
    command->add_flag("--json", options->json, "Print a JSON object; undefined components are null");
    command->callback([options, &code] { code = show(*options); });
}

} // namespace consturi::tool
