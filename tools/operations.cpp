// consturi normalize, resolve, relativize, to-uri, to-iri, encode and decode: write one output line per input line.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "errors.hpp"
#include "json.hpp"
#include "lines.hpp"
#include "output.hpp"

#include <consturi.hpp>
#include <consturi/form.hpp>
#include <consturi/iri.hpp>
#include <consturi/rfc/rules.hpp>

#include <boost/hana/for_each.hpp>

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace consturi::tool {

namespace {

/// The result for a line: the new line, a parse error, or the message of another error.
using outcome = std::variant<std::string, parse_error, char const*>;
using operation = std::function<outcome(std::string_view)>;

struct operation_options {
    std::vector<std::string> files;
    std::string base, rule = "unreserved", unsafe;
    bool json = false, line_buffered = false, by_scheme = false, once = false, form = false;
    std::optional<malformed> lossy;
};

outcome outcome_of(result<std::string> text) {
    if (!text) return std::move(text).error();
    return *std::move(text);
}

/// Parses each line, and applies `make` to valid ones.
template <class View>
operation on_each(std::function<outcome(View const&)> make) {
    return [=](std::string_view line) -> outcome {
        auto const parsed = [&] {
            if constexpr (std::same_as<View, iri_reference_view>) return parse_iri_reference(line);
            else if constexpr (uri_with_scheme<View>) return parse_uri(line);
            else return parse_uri_reference(line);
        }();
        if (!parsed) return parsed.error();
        return make(*parsed);
    };
}

/// The set of bytes that occur in a rule's matches, if RFC 3986 has such a rule.
std::optional<safe_set> safe_set_of(std::string_view rule) {
    std::optional<safe_set> found;
    boost::hana::for_each(rfc3986::rules, [&](auto const& candidate) {
        if (candidate.name() == rule) found.emplace(candidate);
    });
    return found;
}

std::string names_of_rules() {
    std::string names;
    boost::hana::for_each(rfc3986::rules, [&](auto const& rule) { names.append(" ").append(rule.name()); });
    return names;
}

json_object json_of(location const& at, std::string_view line, outcome const& output) {
    if (auto const error = std::get_if<parse_error>(&output)) return tool::json_of(at, line, *error);
    auto object = tool::json_of(at);
    if (auto const message = std::get_if<char const*>(&output)) object["message"] = *message;
    add_text(object, "text", line);
    if (auto const text = std::get_if<std::string>(&output)) add_text(object, "result", *text);
    return object;
}

/// Prints an empty line for an invalid one, so that output lines have the numbers of their input lines.
void print_line(location const& at, std::string_view line, outcome const& output) {
    if (auto const text = std::get_if<std::string>(&output)) return print(*text + '\n');
    print("\n");
    auto const error = std::get_if<parse_error>(&output);
    print_to_stderr(error ? diagnostic(at, line, *error, false)
                          : to_string(at) + " error: " + std::get<char const*>(output));
}

exit_code run(operation_options const& options, operation const& operate) {
    bool all_valid = true;
    bool const all_read = for_each_line(options.files, [&](location const& at, std::string_view line) {
        auto output = operate(line);
        auto const text = std::get_if<std::string>(&output);
        bool const is_one_line = !text || (text->find('\n') == text->npos && !text->ends_with('\r'));
        if (!is_one_line && !options.json) output = "the result contains a line break; use --json";
        all_valid = all_valid && std::holds_alternative<std::string>(output);
        if (options.json) print(to_line(json_of(at, line, output)));
        else print_line(at, line, output);
        if (options.line_buffered) flush();
    });
    if (!all_read) return failed;
    return all_valid ? valid : invalid;
}

/// Runs an operation with a base, if the base is a URI.
exit_code run_with_base(operation_options const& options,
                        std::function<operation(uri_view const&)> const& operation_with) {
    auto const base = parse_uri(options.base);
    if (base) return run(options, operation_with(*base));
    print_error("BASE is not a URI:");
    print_to_stderr(base.error().explain(options.base));
    return failed;
}

exit_code normalize_lines(operation_options const& options) {
    auto const kind = options.by_scheme ? normalization::scheme_based : normalization::syntax_based;
    auto const operate = [=](auto const& u) { return normalize(u, kind).str(); };
    return run(options, on_each<uri_reference_view>(operate));
}

exit_code resolve_lines(operation_options const& options) {
    return run_with_base(options, [](uri_view const& base) {
        auto const operate = [=](auto const& reference) { return resolve(base, reference).str(); };
        return on_each<uri_reference_view>(operate);
    });
}

exit_code relativize_lines(operation_options const& options) {
    return run_with_base(options, [](uri_view const& base) {
        return on_each<uri_view>([=](auto const& target) -> outcome {
            auto reference = relativize(base, target);
            if (!reference) return "no reference resolves to this URI: its path has dot segments";
            return std::move(*reference).str();
        });
    });
}

exit_code to_uri_lines(operation_options const& options) {
    return run(options, on_each<iri_reference_view>([](auto const& u) -> outcome {
                   auto made = to_uri(u);
                   if (!made) return made.error();
                   return std::move(*made).str();
               }));
}

exit_code to_iri_lines(operation_options const& options) {
    return run(options, on_each<uri_reference_view>([](auto const& u) { return to_iri(u).str(); }));
}

exit_code encode_lines(operation_options const& options) {
    auto const safe = safe_set_of(options.rule);
    if (!safe) {
        print_error("--safe: RFC 3986 has no rule " + options.rule + "; its rules are" + names_of_rules());
        return failed;
    }
    auto const unencoded = safe->without(options.unsafe);
    return run(options, [&](std::string_view line) -> outcome {
        if (options.form) return form_encode(line);
        return options.once ? percent_encode_once(line, unencoded) : percent_encode(line, unencoded);
    });
}

exit_code decode_lines(operation_options const& options) {
    return run(options, [&](std::string_view line) -> outcome {
        if (auto const policy = options.lossy)
            return options.form ? form_decode_lossy(line, *policy) : percent_decode_lossy(line, *policy);
        return outcome_of(options.form ? form_decode(line) : percent_decode(line));
    });
}

} // namespace

void add_operations(CLI::App& program, exit_code& code) {
    auto const options = std::make_shared<operation_options>();
    auto const add = [&](char const* name, char const* description,
                         exit_code (*run_command)(operation_options const&)) {
        auto const command = program.add_subcommand(name, description);
        command->callback([=, &code] {
            if (options->files.empty()) options->files = {"-"};
            code = run_command(*options);
        });
        return command;
    };
    auto const add_base = [&](CLI::App* command) {
        command->add_option("BASE", options->base, "The base URI")->required()->type_name("");
    };
    auto const add_files = [&](CLI::App* command, char const* description) {
        command
            ->add_option_function<std::vector<std::string>>(
                "FILE", [options](auto const& files) { options->files = files; },
                std::string(description) + ". Standard input is read for - and if no file is given")
            ->type_name("");
        command->add_flag("--json", options->json, "Print a JSON object for each line");
        command->add_flag("--line-buffered", options->line_buffered,
                          "Flush the output after each line, for interactive use");
        command->footer("For an invalid line, an empty line is printed, and an error message on standard error.\n\n"
                        + program.get_footer());
    };

    auto const normalize = add("normalize", "Normalize URI references (RFC 3986 6.2.2)", normalize_lines);
    normalize->add_flag("--by-scheme", options->by_scheme,
                        "Apply scheme-based normalization too, such as removing default ports (RFC 3986 6.2.3)");
    add_files(normalize, "Files with one URI reference per line");

    auto const resolve = add("resolve", "Resolve URI references against a base URI (RFC 3986 5.2)", resolve_lines);
    add_base(resolve);
    add_files(resolve, "Files with one URI reference per line");

    auto const relativize =
        add("relativize", "Print the shortest reference from a base URI to each URI", relativize_lines);
    add_base(relativize);
    add_files(relativize, "Files with one URI per line");

    auto const to_uri =
        add("to-uri", "Convert IRI references, which are UTF-8, to URI references (RFC 3987 3.1)", to_uri_lines);
    add_files(to_uri, "Files with one IRI reference per line");

    auto const to_iri =
        add("to-iri", "Convert URI references to IRI references, which are UTF-8 (RFC 3987 3.2)", to_iri_lines);
    add_files(to_iri, "Files with one URI reference per line");

    auto const encode = add("encode", "Percent-encode lines", encode_lines);
    encode
        ->add_option("--safe", options->rule,
                     "Do not encode characters of this RFC 3986 rule, e.g. --safe segment; default: unreserved")
        ->type_name("RULE");
    auto const without = encode
                             ->add_option("--without", options->unsafe,
                                          "Encode these characters of the rule, e.g. --safe query --without '&=+'")
                             ->type_name("CHARACTERS");
    auto const once = encode->add_flag("--once", options->once, "Keep existing percent-encoded triplets");
    encode->add_flag("--form", options->form, "Encode for HTML forms: a space becomes a plus sign")
        ->excludes("--safe")
        ->excludes(without)
        ->excludes(once);
    add_files(encode, "Text files");

    auto const decode = add("decode", "Decode percent-encoded lines", decode_lines);
    decode
        ->add_option_function<std::string>(
            "--malformed",
            [options](auto const& policy) {
                options->lossy = policy == "replaced" ? malformed::replaced : malformed::kept;
            },
            "Accept percent signs without two hexadecimal digits, which are kept or replaced by U+FFFD")
        ->check(CLI::IsMember({"kept", "replaced"}))
        ->type_name("");
    decode->add_flag("--form", options->form, "Decode HTML form data: a plus sign is a space");
    add_files(decode, "Text files");
}

} // namespace consturi::tool
