// consturi check: reports the lines, the values of config files, or what resembles a URI in text, that are not URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "config/options.hpp"
#include "config/selection.hpp"
#include "config/text.hpp"
#include "errors.hpp"
#include "files.hpp"
#include "find.hpp"
#include "host_lists.hpp"
#include "lines.hpp"
#include "output.hpp"

#include <consturi/dialects/iri/iri.hpp>
#include <consturi/schemes.hpp>
#include <consturi/uri/parse.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace consturi::tool {

namespace {

struct check_options {
    std::vector<std::string> files;
    bool reference = false;
    bool iri = false;
    bool by_scheme = false;
    bool json = false;
    bool redact = false;
    bool config = false;
    bool find = false;
    config::selection_options selection;
};

struct counts {
    std::uint64_t checked = 0;
    std::uint64_t invalid = 0;
    std::uint64_t unchecked = 0;
};

std::optional<parse_error> error_in(std::string_view text, check_options const& options) {
    auto const error_of = [](auto const& parsed) { return parsed ? std::nullopt : std::optional(parsed.error()); };
    if (options.iri) return options.reference ? error_of(parse_iri_reference(text)) : error_of(parse_iri(text));
    if ((options.by_scheme || options.config || options.find) && has_scheme_of_lists(text))
        return error_of(host_list_uri::parse(text));
    if (options.by_scheme)
        if (auto const parsed = parse_uri(text)) return error_by_scheme(schemes::all, *parsed);
    return options.reference ? error_of(parse_uri_reference(text)) : error_of(parse_uri(text));
}

/// Checks a line, or the value of a key.
void check_text(location const& at, std::string_view text, check_options const& options, counts& count,
                std::string const& key = {}) {
    ++count.checked;
    auto const found = error_in(text, options);
    if (!found) return;
    ++count.invalid;
    auto const& error = *found;
    auto const secret = options.redact ? userinfo::redacted : userinfo::shown;
    auto const hint = options.config ? config::hint_for(text) : std::string_view();
    if (!options.json) {
        print(diagnostic(at, text, error, true, secret) + '\n');
        if (!hint.empty()) print(with_column(at).append("note: ").append(hint).append("\n"));
        return;
    }
    auto object = json_of(at, text, error, secret);
    if (options.config || options.find) object["column"] = at.column;
    if (options.config) {
        add_text(object, "key", key);
        if (!hint.empty()) object["hint"] = hint;
    }
    print(to_line(object));
}

/// Prints an error that is none of a URI.
void report(location const& at, std::string_view message, check_options const& options) {
    if (!options.json) return print(diagnostic(at, message, true) + '\n');
    auto object = json_of(at);
    object["column"] = at.column;
    add_text(object, "message", message);
    print(to_line(object));
}

/// Prints the totals, and returns the exit code.
exit_code finish(counts const& count, bool all_read, check_options const& options) {
    auto const noun = std::string(options.iri ? " IRI" : " URI") + (options.reference ? " reference" : "")
                      + (count.checked == 1 ? "" : "s");
    auto total = std::to_string(count.checked) + noun + ", " + std::to_string(count.invalid) + " invalid";
    if (options.config)
        total +=
            "; " + std::to_string(count.unchecked) + (count.unchecked == 1 ? " value" : " values") + " not checked";
    print_to_stderr(total);
    if (!all_read) return failed;
    return count.invalid == 0 ? valid : invalid;
}

/// Calls `use` with the name and the text of each file. Returns false if one could not be read.
bool for_each_file(std::vector<std::string> const& paths, auto const& use) {
    bool all_read = true;
    for (auto const& path : paths) {
        try {
            auto const name = path == "-" ? std::string("<stdin>") : path;
            use(name, file_text(path));
        } catch (std::system_error const& error) { // the other files are still read
            flush();
            print_error(error.what());
            all_read = false;
        }
    }
    return all_read;
}

exit_code check_config_files(check_options const& options) {
    counts count;
    config::selection selected(options.selection);
    bool all_read = for_each_file(options.files, [&](std::string const& file, std::string const& text) {
        auto const check = [&](config::entry&& value) {
            check_text({file, value.at.line, value.at.column}, value.value, options, count,
                       config::to_string(value.key));
        };
        auto const fail = [&](config::position at, std::string_view message) {
            ++count.invalid;
            report({file, at.line, at.column}, message, options);
        };
        config::read(file, text, selected, check, [&](auto&&...) { ++count.unchecked; }, fail);
    });
    for (auto const& pattern : selected.unused()) {
        flush();
        print_error("no key matches " + pattern);
        all_read = false;
    }
    return finish(count, all_read, options);
}

exit_code check_found(check_options const& options) {
    counts count;
    bool const all_read = for_each_file(options.files, [&](std::string const& file, std::string const& text) {
        config::place_finder place_of(text);
        for_each_uri(text, [&](std::size_t offset, std::string_view uri) {
            auto const at = place_of(offset);
            check_text({file, at.line, at.column}, uri, options, count);
        });
    });
    return finish(count, all_read, options);
}

exit_code check(check_options const& options) {
    counts count;
    auto const check_each = [&](auto const& at, auto text) { check_text(at, text, options, count); };
    bool const all_read = for_each_line(options.files, check_each);
    return finish(count, all_read, options);
}

} // namespace

void add_check(CLI::App& program, exit_code& code) {
    auto const options = std::make_shared<check_options>();
    auto const command = program.add_subcommand("check", "Report the lines that are not URIs");
    command
        ->add_option_function<std::vector<std::string>>(
            "FILE", [options](auto const& files) { options->files = files; },
            "Files with one URI per line; with --config, config files. Standard input is read for -\n"
            "and if no file is given")
        ->type_name("");
    command->add_flag("--reference", options->reference, "Accept relative references too (RFC 3986 4.1)");
    auto* const iri =
        command->add_flag("--iri", options->iri, "Accept IRIs, which are UTF-8 (RFC 3987), instead of URIs");
    command
        ->add_flag("--by-scheme", options->by_scheme,
                   "Check URIs of known schemes, such as geo and urn, by the grammar of the scheme, too;\n"
                   "those of mongodb can have several hosts")
        ->excludes(iri);
    command->add_flag("--json", options->json, "Print a JSON object for each invalid line");
    command->add_flag("--redact", options->redact, "Print *** for what may be a user or a password");
    auto* const config = command->add_flag("--config", options->config,
                                           "Check the values of .json, .yaml, .toml, .ini, .properties and .env files");
    config::add_selection_options(*command, options->selection);
    command
        ->add_flag("--find", options->find,
                   "Find the URIs in any text, such as Markdown, source code and logs: a registered scheme\n"
                   "with ://, and valid URIs of mailto, urn, tel, geo, data and jdbc")
        ->excludes(config);
    for (auto const* each : {"--keys", "--except", "--split", "--define"}) command->get_option(each)->needs(config);
    command->footer("In JSON, \"position\" (of the error) and \"rule_position\" (where the grammar rule\n"
                    "begins) are byte offsets from 0, also with --redact. \"code\" is the mistake. If \"text\"\n"
                    "or \"file\" is not UTF-8, \"text_bytes\" or \"file_bytes\" has its bytes as an array instead.\n\n"
                    + program.get_footer());
    command->callback([options, &code] {
        if (options->config) {
            if (options->files.empty()) throw CLI::RequiredError("FILE");
            code = check_config_files(*options);
            return;
        }
        if (options->files.empty()) options->files = {"-"};
        code = options->find ? check_found(*options) : check(*options);
    });
}

} // namespace consturi::tool
