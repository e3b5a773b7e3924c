// consturi show: the components of a URI reference.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
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

struct request {
    std::string uri;
    bool json = false;
};

/// Calls f with the name of each component and its text, if it has one.
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
    for_each_component(u, [&](char const* name, auto text) { object[name] = text ? json_object(*text) : json_object(); });
    print(object.dump() + '\n');
}

exit_code show(request const& asked) {
    auto const parsed = parse_uri_reference(asked.uri);
    if (!parsed) {
        remark(parsed.error().explain(asked.uri));
        return bad;
    }
    asked.json ? print_json(*parsed) : print_lines(*parsed);
    return good;
}

} // namespace

void add_show(CLI::App& program, exit_code& code) {
    auto const asked = std::make_shared<request>();
    auto const command = program.add_subcommand("show", "Show the components of a URI or relative reference");
    command->add_option("URI", asked->uri, "As it is written; -- before one that begins with -")
        ->required()
        ->type_name("");
    command->add_flag("--json", asked->json, "Print a JSON object, with null for what is undefined");
    command->callback([asked, &code] { code = show(*asked); });
}

} // namespace consturi::tool
