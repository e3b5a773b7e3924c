// consturi normalize, resolve, relativize, to-uri, to-iri, encode and decode: write one output line per input line.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "line_command.hpp"

#include <consturi.hpp>
#include <consturi/form.hpp>
#include <consturi/iri.hpp>
#include <consturi/rfc/rules.hpp>
#include <consturi/unicode.hpp>

#include <boost/hana/for_each.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace consturi::tool {

namespace {

struct operation_options : line_options {
    std::string base, rule = "unreserved", unsafe;
    std::string accepted; // percent signs that begin no triplet: "kept", "replaced" or ""
    bool by_scheme = false, once = false, form = false, lossy = false;
};

constexpr auto as_iri_reference = [](std::string_view line) { return parse_iri_reference(line); };

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

exit_code normalize_lines(operation_options const& options) {
    auto const kind = options.by_scheme ? normalization::scheme_based : normalization::syntax_based;
    auto const operate = [=](auto const& u) { return normalize(u, kind).str(); };
    return run(options, on_each(as_uri_reference, operate));
}

exit_code resolve_lines(operation_options const& options) {
    return with_argument("BASE", options.base, as_uri, [&](uri_view const& base) {
        return run(options, on_each(as_uri_reference, [=](auto const& u) { return resolve(base, u).str(); }));
    });
}

exit_code relativize_lines(operation_options const& options) {
    return with_argument("BASE", options.base, as_uri, [&](uri_view const& base) {
        return run(options, on_each(as_uri, [=](auto const& target) -> outcome {
                       auto reference = relativize(base, target);
                       if (!reference) return failure{"no reference resolves to this URI: its path has dot segments"};
                       return std::move(*reference).str();
                   }));
    });
}

exit_code to_uri_lines(operation_options const& options) {
    return run(options, on_each(as_iri_reference, [](auto const& u) -> outcome {
                   auto made = to_uri(u);
                   if (!made) return made.error();
                   return std::move(*made).str();
               }));
}

exit_code to_iri_lines(operation_options const& options) {
    return run(options, on_each(as_uri_reference, [](auto const& u) { return to_iri(u).str(); }));
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
    auto const policy = options.accepted == "replaced" ? malformed::replaced : malformed::kept;
    return run(options, [&](std::string_view line) -> outcome {
        if (options.lossy)
            return percent_decode_utf8_lossy(line, policy, options.form ? plus_sign::space : plus_sign::literal);
        if (!options.accepted.empty())
            return options.form ? form_decode_lossy(line, policy) : percent_decode_lossy(line, policy);
        auto decoded = options.form ? form_decode(line) : percent_decode(line);
        if (!decoded) return decoded.error();
        return *std::move(decoded);
    });
}

} // namespace

void add_operations(command& program) {
    auto const options = std::make_shared<operation_options>();
    option const base{.names = "BASE", .description = "The base URI", .sets = &options->base, .is_required = true};
    auto const add = [&](command added, std::string_view files, exit_code (*run_lines)(operation_options const&)) {
        added.group = "Transform";
        add_line_options(added, *options, files);
        added.run = [=] { return run_lines(*options); };
        program.subcommands.push_back(std::move(added));
    };
    add({.name = "normalize",
         .description = "Normalize URI references (RFC 3986 6.2.2)",
         .options = {{.names = "--by-scheme",
                      .description = "Apply scheme-based normalization too, such as removing default ports "
                                     "(RFC 3986 6.2.3)",
                      .sets = &options->by_scheme}},
         .examples = {"consturi normalize --by-scheme urls.txt"}},
        "Files with one URI reference per line", normalize_lines);
    add({.name = "resolve",
         .description = "Resolve URI references against a base URI (RFC 3986 5.2)",
         .options = {base},
         .examples = {"consturi resolve https://example.com/a/ links.txt",
                      "echo ../d | consturi resolve https://example.com/a/b/c"}},
        "Files with one URI reference per line", resolve_lines);
    add({.name = "relativize",
         .description = "Print the shortest reference from a base URI to each URI",
         .options = {base},
         .examples = {"echo https://example.com/a/d | consturi relativize https://example.com/a/b/c"}},
        "Files with one URI per line", relativize_lines);
    add({.name = "to-uri",
         .description = "Convert IRI references, which are UTF-8, to URI references (RFC 3987 3.1)",
         .examples = {"consturi to-uri iris.txt"}},
        "Files with one IRI reference per line", to_uri_lines);
    add({.name = "to-iri",
         .description = "Convert URI references to IRI references, which are UTF-8 (RFC 3987 3.2)",
         .examples = {"echo https://xn--fa-hia.de/%C3%A4 | consturi to-iri"}},
        "Files with one URI reference per line", to_iri_lines);
    add({.name = "encode",
         .description = "Percent-encode lines",
         .options = {{.names = "--safe",
                      .value_name = "RULE",
                      .description = "Do not encode characters of this RFC 3986 rule, e.g. --safe segment; default: "
                                     "unreserved",
                      .sets = &options->rule},
                     {.names = "--without",
                      .value_name = "CHARACTERS",
                      .description = "Encode these characters of the rule, e.g. --safe query --without '&=+'",
                      .sets = &options->unsafe},
                     {.names = "--once",
                      .description = "Keep existing percent-encoded triplets",
                      .sets = &options->once},
                     {.names = "--form",
                      .description = "Encode for HTML forms: a space becomes a plus sign",
                      .sets = &options->form,
                      .excludes = "--safe,--without,--once"}},
         .examples = {"echo 'a b/c' | consturi encode --safe path", "echo 'a b/c' | consturi encode --form"}},
        "Text files", encode_lines);
    add({.name = "decode",
         .description = "Decode percent-encoded lines",
         .options = {{.names = "--malformed",
                      .description = "Accept percent signs without two hexadecimal digits, which are kept or replaced "
                                     "by U+FFFD",
                      .sets = &options->accepted,
                      .values = "kept,replaced"},
                     {.names = "--lossy",
                      .description = "Print UTF-8: U+FFFD replaces octets that are not UTF-8; without --malformed, "
                                     "percent signs are kept",
                      .sets = &options->lossy},
                     {.names = "--form",
                      .description = "Decode HTML form data: a plus sign is a space",
                      .sets = &options->form}},
         .examples = {"echo a%20b%2Fc | consturi decode", "echo 100%+a%21 | consturi decode --form --malformed kept"}},
        "Text files", decode_lines);
}

} // namespace consturi::tool
