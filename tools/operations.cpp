// consturi normalize, resolve, relativize, encode, decode: a line in, a line out.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "errors.hpp"
#include "json.hpp"
#include "lines.hpp"
#include "output.hpp"

#include <consturi.hpp>
#include <consturi/form.hpp>
#include <consturi/rfc/rules.hpp>

#include <boost/hana/for_each.hpp>

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

/// What an operation makes of a line: another, or an error, of which some are no parser's.
using outcome = std::variant<std::string, parse_error, char const*>;
using operation = std::function<outcome(std::string_view)>;

struct request {
    std::vector<std::string> files;
    std::string base, rule = "unreserved", unsafe;
    bool json = false, line_buffered = false, by_scheme = false, once = false, form = false;
    std::optional<malformed> lossy;
};

outcome outcome_of(result<std::string> made) {
    if (!made) return std::move(made).error();
    return *std::move(made);
}

/// The operation for lines that are URIs, or references.
template <class View>
operation on_each(result<View> (*parse)(std::string_view), std::function<outcome(View const&)> make) {
    return [=](std::string_view line) -> outcome {
        auto const parsed = parse(line);
        if (!parsed) return parsed.error();
        return make(*parsed);
    };
}

/// The bytes that a rule's matches are made of, if there is such a rule.
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

json_object json_of(place const& at, std::string_view line, outcome const& made) {
    if (auto const error = std::get_if<parse_error>(&made)) return tool::json_of(at, line, *error);
    auto object = tool::json_of(at);
    if (auto const message = std::get_if<char const*>(&made)) object["message"] = *message;
    add_text(object, "text", line);
    if (auto const text = std::get_if<std::string>(&made)) add_text(object, "result", *text);
    return object;
}

/// A bad line is an empty one in the output, so that the others keep their numbers.
void print_line(place const& at, std::string_view line, outcome const& made) {
    if (auto const text = std::get_if<std::string>(&made)) return print(*text + '\n');
    print("\n");
    auto const error = std::get_if<parse_error>(&made);
    remark(error ? told(at, line, *error, false) : to_string(at) + " error: " + std::get<char const*>(made));
}

exit_code run(request const& asked, operation const& operate) {
    bool all_good = true;
    bool const all_read = for_each_line(asked.files, [&](place const& at, std::string_view line) {
        auto made = operate(line);
        auto const text = std::get_if<std::string>(&made);
        bool const is_a_line = !text || (text->find('\n') == text->npos && !text->ends_with('\r'));
        if (!is_a_line && !asked.json) made = "the result has a line break in it: --json shows it";
        all_good = all_good && std::holds_alternative<std::string>(made);
        if (asked.json) print(json_of(at, line, made).dump() + '\n');
        else print_line(at, line, made);
        if (asked.line_buffered) flush();
    });
    if (!all_read) return failed;
    return all_good ? good : bad;
}

/// The same for operations with a base, if that is one.
exit_code run_with_base(request const& asked, std::function<operation(uri_view const&)> const& operation_with) {
    auto const base = parse_uri(asked.base);
    if (base) return run(asked, operation_with(*base));
    say("the base is no URI:");
    remark(base.error().explain(asked.base));
    return failed;
}

exit_code normalize_lines(request const& asked) {
    auto const how = asked.by_scheme ? normalization::scheme_based : normalization::syntax_based;
    return run(asked, on_each<uri_reference_view>(parse_uri_reference, [=](auto const& u) { return normalize(u, how).str(); }));
}

exit_code resolve_lines(request const& asked) {
    return run_with_base(asked, [](uri_view const& base) {
        return on_each<uri_reference_view>(parse_uri_reference, [=](auto const& reference) { return resolve(base, reference).str(); });
    });
}

exit_code relativize_lines(request const& asked) {
    return run_with_base(asked, [](uri_view const& base) {
        return on_each<uri_view>(parse_uri, [=](auto const& target) -> outcome {
            auto reference = relativize(base, target);
            if (!reference) return "no reference resolves to it: its path has dot segments";
            return std::move(*reference).str();
        });
    });
}

exit_code encode_lines(request const& asked) {
    auto const safe = safe_set_of(asked.rule);
    if (!safe) return say("--safe: RFC 3986 has no rule " + asked.rule + ". Its rules are" + names_of_rules()), failed;
    auto const left = safe->without(asked.unsafe);
    return run(asked, [&](std::string_view line) -> outcome {
        if (asked.form) return form_encode(line);
        return asked.once ? percent_encode_once(line, left) : percent_encode(line, left);
    });
}

exit_code decode_lines(request const& asked) {
    return run(asked, [&](std::string_view line) -> outcome {
        if (asked.lossy) return asked.form ? form_decode_lossy(line, *asked.lossy) : percent_decode_lossy(line, *asked.lossy);
        return outcome_of(asked.form ? form_decode(line) : percent_decode(line));
    });
}

} // namespace

void add_operations(CLI::App& program, exit_code& code) {
    auto const asked = std::make_shared<request>();
    auto const add = [&](char const* name, char const* what, exit_code (*go)(request const&)) {
        auto const command = program.add_subcommand(name, what);
        command->callback([=, &code] {
            if (asked->files.empty()) asked->files = {"-"};
            code = go(*asked);
        });
        return command;
    };
    auto const add_base = [&](CLI::App* command) { command->add_option("BASE", asked->base, "A URI")->required()->type_name(""); };
    auto const add_files = [&](CLI::App* command, char const* of) {
        command
            ->add_option_function<std::vector<std::string>>(
                "FILE", [asked](auto const& files) { asked->files = files; },
                std::string(of) + " a line. Standard input is read as -, or where no file is named")
            ->type_name("");
        command->add_flag("--json", asked->json, "Print a JSON object for each line");
        command->add_flag("--line-buffered", asked->line_buffered, "Let go of each line of output at once, for what answers");
        command->footer("For a bad line an empty one is printed, and why to standard error.\n\n" + program.get_footer());
    };

    auto const normalize = add("normalize", "Write URIs and references in their normal form", normalize_lines);
    normalize->add_flag("--by-scheme", asked->by_scheme, "Leave out default ports, too, and the like (RFC 3986, 6.2.3)");
    add_files(normalize, "One URI reference");

    auto const resolve = add("resolve", "Tell what references mean in a document", resolve_lines);
    add_base(resolve);
    add_files(resolve, "One URI reference");

    auto const relativize = add("relativize", "Tell the shortest references that lead from a document to URIs", relativize_lines);
    add_base(relativize);
    add_files(relativize, "One URI");

    auto const encode = add("encode", "Percent-encode lines", encode_lines);
    encode->add_option("--safe", asked->rule, "Leave the bytes that this rule of RFC 3986 takes, as in --safe segment")->type_name("RULE");
    auto const without = encode->add_option("--without", asked->unsafe, "But not these, as in --safe query --without '&=+'")->type_name("CHARACTERS");
    auto const once = encode->add_flag("--once", asked->once, "Leave triplets that are there already");
    encode->add_flag("--form", asked->form, "For a form: spaces as plus signs")->excludes("--safe")->excludes(without)->excludes(once);
    add_files(encode, "One text");

    auto const decode = add("decode", "Decode percent-encoded lines", decode_lines);
    decode
        ->add_option_function<std::string>(
            "--malformed", [asked](auto const& what) { asked->lossy = what == "replaced" ? malformed::replaced : malformed::kept; },
            "What becomes of percent signs without two hexadecimal digits: kept, or replaced by U+FFFD")
        ->check(CLI::IsMember({"kept", "replaced"}))
        ->type_name("");
    decode->add_flag("--form", asked->form, "From a form: plus signs are spaces");
    add_files(decode, "One text");
}

} // namespace consturi::tool
