// consturi java: what java.net.URI does.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "line_command.hpp"

#include <consturi/java_uri.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace consturi::tool {

namespace {

struct java_options : line_options {
    std::string base, uri;
};

constexpr auto as_java_uri = [](std::string_view line) { return java::parse_uri(line); };

exit_code resolve(java_options const& options) {
    return with_argument("BASE", options.base, as_java_uri, [&](java::uri_view const& base) {
        return run(options, on_each(as_java_uri, [=](auto const& u) { return java::resolve(base, u).str(); }));
    });
}

exit_code relativize(java_options const& options) {
    return with_argument("BASE", options.base, as_java_uri, [&](java::uri_view const& base) {
        return run(options, on_each(as_java_uri, [=](auto const& u) { return java::relativize(base, u).str(); }));
    });
}

exit_code normalize(java_options const& options) {
    return run(options, on_each(as_java_uri, [](auto const& u) { return java::normalize(u).str(); }));
}

/// Calls `f(name, raw, decoded)` for each part that is a text; undefined ones are null in Java.
void for_each_part(java::uri_view const& u, auto f) {
    f("scheme", u.scheme(), std::optional<std::string>(u.scheme()));
    f("scheme_specific_part", std::optional(u.scheme_specific_part()), std::optional(u.decoded_scheme_specific_part()));
    f("authority", u.authority(), u.decoded_authority());
    f("user_info", u.user_info(), u.decoded_user_info());
    f("host", u.host(), std::optional<std::string>(u.host()));
    f("path", u.path(), u.decoded_path());
    f("query", u.query(), u.decoded_query());
    f("fragment", u.fragment(), u.decoded_fragment());
}

void print_json(java::uri_view const& u) {
    json_value object;
    for_each_part(u, [&](std::string const& name, auto const& raw, auto const& decoded) {
        if (raw) add_text(object, name, *raw);
        else object.add(name, nullptr);
        if (raw != decoded) add_text(object, "decoded_" + name, *decoded);
    });
    object.add("port", u.port_number().value_or(-1));
    object.add("opaque", u.is_opaque());
    object.add("hash_code", java::hash_code(u));
    print(to_line(object));
}

void print_lines(java::uri_view const& u) {
    auto const print_line = [](std::string name, std::string_view text) {
        std::replace(name.begin(), name.end(), '_', ' ');
        print(name + ": " + escaped(text) + '\n');
    };
    for_each_part(u, [&](std::string const& name, auto const& raw, auto const& decoded) {
        if (raw) print_line(name, *raw);
        if (raw != decoded) print_line("decoded " + name, *decoded);
    });
    print_line("port", std::to_string(u.port_number().value_or(-1)));
    print_line("opaque", u.is_opaque() ? "true" : "false");
    print_line("hash code", std::to_string(java::hash_code(u)));
}

exit_code show(java_options const& options) {
    return show_each(options.uri, options.json, [&](std::string_view text) -> std::optional<parse_error> {
        auto const parsed = java::parse_uri(text);
        if (!parsed) return parsed.error();
        options.json ? print_json(*parsed) : print_lines(*parsed);
        return std::nullopt;
    });
}

} // namespace

void add_java(command& program) {
    auto const options = std::make_shared<java_options>();
    command java{.name = "java",
                 .description = "Do what java.net.URI does, which follows RFC 2396",
                 .group = "Java",
                 .examples = {"consturi java resolve https://h/a/ links.txt", "consturi java normalize urls.txt"}};
    option const base{.names = "BASE", .description = "The base URI", .sets = &options->base, .is_required = true};
    auto const add = [&](command added, exit_code (*run_lines)(java_options const&)) {
        add_line_options(added, *options, "Files with one URI per line");
        added.run = [=] { return run_lines(*options); };
        java.subcommands.push_back(std::move(added));
    };
    add({.name = "resolve",
         .description = "Resolve URIs against a base URI",
         .options = {base},
         .examples = {"echo '?c' | consturi java resolve https://h/a/b"}},
        resolve);
    add({.name = "relativize",
         .description = "Print each URI relative to a base URI",
         .options = {base},
         .examples = {"echo https://h/a/b/c | consturi java relativize https://h/a/b"}},
        relativize);
    add({.name = "normalize",
         .description = "Remove the dot segments of URIs",
         .examples = {"echo https://h/a/../b | consturi java normalize"}},
        normalize);
    java.subcommands.push_back(
        {.name = "show",
         .description = "Show the components of a URI, as written and decoded",
         .options = {{.names = "URI",
                      .description =
                          "A URI; - is each line of standard input, and -- precedes a URI that begins with -",
                      .sets = &options->uri,
                      .is_required = true},
                     {.names = "--json",
                      .description = "Print a JSON object; what is undefined is null",
                      .sets = &options->json}},
         .examples = {"consturi java show 'https://my_host:80/a%20b'"},
         .run = [options] { return show(*options); }});
    program.subcommands.push_back(std::move(java));
}

} // namespace consturi::tool
