// consturi normalize, resolve, relativize, to-uri, to-iri, encode and decode: write one output line per input line.
//
// Distributed under the Boost Software License, Version 1.0.
#include "describe.hpp"
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
    bool by_scheme = false, once = false, form = false, lossy = false;
    std::optional<malformed> accepted; // percent signs that begin no triplet
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
    return run(options, [&](std::string_view line) -> outcome {
        if (options.lossy)
            return percent_decode_utf8_lossy(line, options.accepted.value_or(malformed::kept),
                                             options.form ? plus_sign::space : plus_sign::literal);
        if (auto const policy = options.accepted)
            return options.form ? form_decode_lossy(line, *policy) : percent_decode_lossy(line, *policy);
        auto decoded = options.form ? form_decode(line) : percent_decode(line);
        if (!decoded) return decoded.error();
        return *std::move(decoded);
    });
}

} // namespace

void add_operations(CLI::App& program, exit_code& code) {
    auto const options = std::make_shared<operation_options>();
    auto const add = [&](char const* name, char const* description,
                         exit_code (*run_command)(operation_options const&)) {
        auto const command = program.add_subcommand(name, description)->group("Transform");
        command->callback([=, &code] { code = run_command(*options); });
        return command;
    };
    auto const add_base = [&](CLI::App* command) {
        command->add_option("BASE", options->base, "The base URI")->required()->type_name("");
    };
    auto const add_files = [&](CLI::App* command, char const* description) {
        add_line_options(*command, *options, description);
    };

    auto const normalize = add("normalize", "Normalize URI references (RFC 3986 6.2.2)", normalize_lines);
    normalize->add_flag("--by-scheme", options->by_scheme,
                        "Apply scheme-based normalization too, such as removing default ports (RFC 3986 6.2.3)");
    add_files(normalize, "Files with one URI reference per line");
    add_examples(*normalize, {"consturi normalize --by-scheme urls.txt"});

    auto const resolve = add("resolve", "Resolve URI references against a base URI (RFC 3986 5.2)", resolve_lines);
    add_base(resolve);
    add_files(resolve, "Files with one URI reference per line");
    add_examples(*resolve, {"consturi resolve https://example.com/a/ links.txt",
                            "echo ../d | consturi resolve https://example.com/a/b/c"});

    auto const relativize =
        add("relativize", "Print the shortest reference from a base URI to each URI", relativize_lines);
    add_base(relativize);
    add_files(relativize, "Files with one URI per line");
    add_examples(*relativize, {"echo https://example.com/a/d | consturi relativize https://example.com/a/b/c"});

    auto const to_uri =
        add("to-uri", "Convert IRI references, which are UTF-8, to URI references (RFC 3987 3.1)", to_uri_lines);
    add_files(to_uri, "Files with one IRI reference per line");
    add_examples(*to_uri, {"consturi to-uri iris.txt"});

    auto const to_iri =
        add("to-iri", "Convert URI references to IRI references, which are UTF-8 (RFC 3987 3.2)", to_iri_lines);
    add_files(to_iri, "Files with one URI reference per line");
    add_examples(*to_iri, {"echo https://xn--fa-hia.de/%C3%A4 | consturi to-iri"});

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
    add_examples(*encode, {"echo 'a b/c' | consturi encode --safe path", "echo 'a b/c' | consturi encode --form"});

    auto const decode = add("decode", "Decode percent-encoded lines", decode_lines);
    decode
        ->add_option_function<std::string>(
            "--malformed",
            [options](auto const& policy) {
                options->accepted = policy == "replaced" ? malformed::replaced : malformed::kept;
            },
            "Accept percent signs without two hexadecimal digits, which are kept or replaced by U+FFFD")
        ->check(CLI::IsMember({"kept", "replaced"}))
        ->type_name("");
    decode->add_flag(
        "--lossy", options->lossy,
        "Print UTF-8: U+FFFD replaces octets that are not UTF-8; without --malformed, percent signs are kept");
    decode->add_flag("--form", options->form, "Decode HTML form data: a plus sign is a space");
    add_files(decode, "Text files");
    add_examples(*decode,
                 {"echo a%20b%2Fc | consturi decode", "echo 100%+a%21 | consturi decode --form --malformed kept"});
}

} // namespace consturi::tool
