// consturi check: reports the lines, the values of config files, or what resembles a URI in text, that are not URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "config/formats.hpp"
#include "config/options.hpp"
#include "config/selection.hpp"
#include "config/text.hpp"
#include "config/value_type.hpp"
#include "errors.hpp"
#include "files.hpp"
#include "host_lists.hpp"
#include "lines.hpp"
#include "output.hpp"
#include "patterns.hpp"
#include "report.hpp"
#include "requirement.hpp"
#include "schemes.hpp"
#include "walk.hpp"

#include <consturi/dialects/iri/iri.hpp>
#include <consturi/find_uris.hpp>
#include <consturi/text/excerpt.hpp>
#include <consturi/uri/parse.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace consturi::tool {

namespace {

using requirements::any_requirement;

struct check_options {
    std::vector<std::string> files, globs, ignored;
    std::string ignored_file;
    bool reference = false;
    bool iri = false;
    bool by_scheme = false;
    bool comments = false;
    bool show_secrets = false;
    bool config = false;
    bool find = false;
    bool json = false, sarif = false;
    std::string requirement;
    config::selection_options selection;
};

std::unique_ptr<report> report_for(check_options const& options) {
    auto const in_text = options.show_secrets ? secrets::shown : secrets::hidden;
    if (options.json) return std::make_unique<json_report>(in_text);
    if (options.sarif) return std::make_unique<sarif_report>(in_text);
    return std::make_unique<text_report>(in_text);
}

/// Throws bad_result_access<requirement_error>.
std::optional<any_requirement> requirement_of(check_options const& options) {
    if (options.requirement.empty()) return std::nullopt;
    return parse_requirement(options.requirement).value();
}

/// The patterns of --ignore, and those in the file of --ignore-from. Throws std::system_error.
patterns ignored_by(check_options const& options) {
    auto all = options.ignored;
    auto const text = options.ignored_file.empty() ? std::string() : file_text(options.ignored_file);
    config::line_reader lines(config::without_byte_order_mark(text));
    while (lines.next())
        if (!is_comment(lines.line())) all.emplace_back(lines.line());
    return patterns(all);
}

/// Checks texts, reports the errors, and counts.
class checker {
public:
    explicit checker(check_options const& options)
        : options_(options), requirement_(requirement_of(options)), ignored_(ignored_by(options)),
          report_(report_for(options)) {}

    /// Checks a line, a part of one, or the value of a key.
    void check(std::string_view text, finding where) {
        ++checked_;
        auto const error = error_in(text);
        if (!error && options_.find && options_.selection.list) {
            where.text = text;
            report_->valid(where);
        }
        if (!error) return;
        if (is_ignored(text, where)) {
            ++unreported_;
            return;
        }
        ++invalid_;
        where.has_column = options_.config || options_.find;
        if (options_.config) where.hint = config::hint_for(text, *error, requirement_.has_value());
        else if (error->code() == mistake::unencoded_non_ascii_byte && !options_.by_scheme
                 && !requirement_ // these exclude --iri
                 && (options_.reference ? is_iri_reference(text) : is_iri(text)))
            where.hint = "it is an IRI, which --iri accepts";
        else if (!options_.by_scheme && !options_.iri && !requirement_ && is_valid_by_scheme(text))
            where.hint = "it is valid by its scheme, which --by-scheme checks";
        report_->error(where, *error);
    }
    /// Reports an error that is none of a URI.
    void fail(location const& at, std::string_view before, std::string_view message) {
        ++invalid_;
        report_->error(at, before, message);
    }
    void skip() { ++unchecked_; }

    /// Prints the totals, and returns the exit code.
    exit_code end(bool all_read) {
        report_->end(all_read);
        auto const noun = std::string(options_.iri ? " IRI" : " URI") + (options_.reference ? " reference" : "")
                          + (checked_ == 1 ? "" : "s");
        auto total = std::to_string(checked_) + noun + ", " + std::to_string(invalid_) + " invalid";
        if (!ignored_.empty()) total += ", " + std::to_string(unreported_) + " ignored";
        if (options_.config)
            total += "; " + std::to_string(unchecked_) + (unchecked_ == 1 ? " value" : " values") + " not checked"
                     + (unchecked_ == 0 || options_.selection.list ? "" : ": --list names them");
        print_to_stderr(total);
        if (!all_read) return failed;
        return invalid_ == 0 ? valid : invalid;
    }

private:
    check_options const& options_;
    std::optional<any_requirement> requirement_;
    patterns ignored_;
    std::unique_ptr<report> report_;
    std::uint64_t checked_ = 0, invalid_ = 0, unreported_ = 0, unchecked_ = 0;

    /// Whether a text matches a pattern, as it is written or as it would be reported.
    bool is_ignored(std::string_view text, finding const& where) {
        return !ignored_.empty() && (ignored_.match(text) || ignored_.match(report_->shown(where.text)));
    }

    /// Whether a text that is no URI is one of its scheme.
    static bool is_valid_by_scheme(std::string_view text) {
        if (is_list_of_hosts(text)) return !config::type_of(text).error_in(text);
        return has_own_grammar(text) && !error_by_scheme(text);
    }

    std::optional<parse_error> error_in(std::string_view text) const {
        if (!options_.iri) return error_in_uri(text);
        auto const error_of = [](auto const& parsed) { return parsed ? std::nullopt : std::optional(parsed.error()); };
        auto const error = options_.reference ? error_of(parse_iri_reference(text)) : error_of(parse_iri(text));
        bool const is_other = options_.find && is_valid_by_scheme(text);
        return is_other ? std::nullopt : error;
    }
    std::optional<parse_error> error_in_uri(std::string_view text) const {
        bool const can_be_list = options_.by_scheme || options_.find || requirement_;
        if (options_.config || (can_be_list && is_list_of_hosts(text)))
            if (auto const type = config::type_of(text, requirement_.has_value()); !type.is_uri_view())
                return type.error_in(text);
        bool const is_found = options_.find && text.find("://") != text.find(':'); // because of its scheme
        if (options_.by_scheme || is_found) {
            bool const has_own = has_own_grammar(text);
            auto const error = has_own || is_uri(text) ? error_by_scheme(text) : std::nullopt;
            if (error || (has_own && !requirement_)) return error;
            if (has_own && !is_uri(text))
                return parse_error(
                    diagnosis_at(0, "what is no URI of RFC 3986 cannot be judged", mistake::requirement_not_met));
        }
        auto const error_or_unmet = [&](auto const& parsed) {
            if (!parsed) return std::optional(error_in_words_of_scheme(text, parsed.error()));
            return requirement_ ? requirement_->error_in(*parsed) : std::nullopt;
        };
        return options_.reference ? error_or_unmet(parse_uri_reference(text)) : error_or_unmet(parse_uri(text));
    }
};

struct input {
    std::string path;
    bool was_found; // in a directory
};

/// The files, with those below directories. Throws std::runtime_error for a directory or a pattern without files.
std::vector<input> inputs_of(check_options const& options) {
    std::vector<input> all;
    file_patterns patterns(options.globs);
    bool has_directories = false;
    for (auto const& path : options.files) {
        if (path == "-" || !std::filesystem::is_directory(path)) {
            all.push_back({path, false});
            continue;
        }
        has_directories = true;
        auto const size = all.size();
        for (auto& file : files_below(path, patterns))
            if (options.find || !options.selection.format.empty() || config::is_config_file(file))
                all.push_back({std::move(file), true});
        if (all.size() == size && options.globs.empty()) throw std::runtime_error(path + ": no files to check");
    }
    if (auto const unused = patterns.unused(); has_directories && !unused.empty())
        throw std::runtime_error("no file matches " + unused.front());
    if (all.empty()) throw std::runtime_error("no files to check");
    return all;
}

/// Whether a file is likely to have no text, as Git judges it.
bool is_binary(std::string_view text) {
    constexpr std::size_t examined = 8000;
    return text.substr(0, examined).find('\0') != text.npos;
}

/// Calls `use` with each input, the name of the file and its text. Returns false if one could not be read.
bool for_each_file(std::vector<input> const& files, auto const& use) {
    bool all_read = true;
    for (auto const& file : files) {
        try {
            auto const text = file_text(file.path);
            use(file, file.path == "-" ? "<stdin>" : file.path, text);
        } catch (std::system_error const& error) { // the other files are still read
            flush();
            print_error(error.what());
            all_read = false;
        }
    }
    return all_read;
}

exit_code check_config_files(check_options const& options) {
    auto const inputs = inputs_of(options);
    checker all(options);
    config::selection selected(options.selection, !options.requirement.empty());
    bool all_read = for_each_file(inputs, [&](input const&, std::string const& file, std::string const& text) {
        config::text_around around(text);
        bool const can_be_divided = !options.show_secrets && !options.selection.separators.empty();
        auto const check = [&](config::entry&& value) {
            auto const divided = value.value + '@'; // a password can have separators
            all.check(value.value, {.at = {file, value.at.line, value.at.column},
                                    .before = options.sarif ? around.before(value.at) : "",
                                    .text = can_be_divided ? divided : value.value,
                                    .key = config::to_string(value.key)});
        };
        auto const fail = [&](config::position at, std::string_view message) {
            all.fail({file, at.line, at.column}, around.before(at), message);
        };
        auto const skip = [&](config::entry const& value, std::string_view why) {
            all.skip();
            if (!options.selection.list) return;
            flush();
            print_to_stderr(config::note_unchecked(file, value, why));
        };
        config::read(file, text, selected, check, skip, fail);
    });
    for (auto const& pattern : selected.unused()) {
        flush();
        print_error("no key matches " + pattern);
        all_read = false;
    }
    return all.end(all_read);
}

/// Whether the lines of a text have the mark with which they are not checked. Offsets must not decrease; linear for all
/// together.
class ignored_lines {
public:
    explicit ignored_lines(std::string_view text) : text_(text) {}

    /// `column` is that of the offset, counted from 1.
    bool contain(std::size_t offset, std::uint64_t column) {
        if (offset >= end_) {
            auto const begin = offset + 1 - static_cast<std::size_t>(column);
            end_ = std::min(text_.find_first_of("\r\n", offset), text_.size());
            is_ignored_ = text_.substr(begin, end_ - begin).find("consturi:ignore") != text_.npos;
        }
        return is_ignored_;
    }

private:
    std::string_view text_;
    std::size_t end_ = 0; // of the line of the last offset
    bool is_ignored_ = false;
};

exit_code check_found(check_options const& options) {
    auto const inputs = inputs_of(options);
    checker all(options);
    bool const all_read =
        for_each_file(inputs, [&](input const& from, std::string const& file, std::string const& text) {
            if (from.was_found && is_binary(text)) return;
            if (config::is_utf16(text)) return all.fail({file, 1}, {}, config::utf16_message);
            config::place_finder place_of(text);
            ignored_lines ignored(text);
            for (auto const found : find_uris(text)) {
                auto const at = place_of(found.position());
                if (ignored.contain(found.position(), at.column)) continue;
                auto const before = std::string_view(text).substr(found.position() + 1 - at.column, at.column - 1);
                auto const whole =
                    options.show_secrets ? found.text() : with_userinfo(text, found.position(), found.text());
                all.check(found.text(), {.at = {file, at.line, at.column}, .before = before, .text = whole});
            }
        });
    return all.end(all_read);
}

exit_code check_lines(check_options const& options) {
    checker all(options);
    auto const check = [&](location const& at, std::string_view text) {
        if (!options.comments || !is_comment(text)) all.check(text, {.at = at, .text = text});
    };
    return all.end(for_each_line(options.files, check));
}

exit_code check(check_options& options) try {
    if (!options.globs.empty() && !options.config && !options.find)
        throw usage_error("--glob requires --config or --find");
    if (options.selection.list && !options.config && !options.find)
        throw usage_error("--list requires --config or --find");
    bool const has_format = !options.config || !options.selection.format.empty();
    if (!has_format && std::count(options.files.begin(), options.files.end(), "-") != 0)
        throw usage_error("FILE: standard input has no name, which says the format with --config; use --format");
    if (options.sarif && options.find && options.selection.list)
        throw usage_error("--list excludes --sarif with --find");
    if (options.files.empty() && options.config) throw usage_error("FILE is required");
    if (options.files.empty()) options.files = {"-"};
    if (options.config) return check_config_files(options);
    return options.find ? check_found(options) : check_lines(options);
} catch (bad_result_access<requirements::requirement_error> const& thrown) {
    print_error(std::string("--require: ").append(thrown.error().message()));
    std::string shown;
    append_excerpt(shown, options.requirement, thrown.error().position());
    print_to_stderr(shown + '^');
    return failed;
}

} // namespace

void add_check(command& program) {
    auto const options = std::make_shared<check_options>();
    command added{
        .name = "check",
        .description = "Report the lines that are not URIs",
        .group = "Check",
        .options =
            {{.names = "FILE",
              .description =
                  "Files with one URI per line; with --config, config files. Standard input is read for -\n"
                  "and if no file is given. With --config or --find also directories: the files below them that\n"
                  "Git does not ignore",
              .sets = &options->files},
             {.names = "--reference",
              .description = "Accept relative references too (RFC 3986 4.1)",
              .sets = &options->reference},
             {.names = "--iri",
              .description = "Accept IRIs, which are UTF-8 (RFC 3987), instead of URIs",
              .sets = &options->iri},
             {.names = "--by-scheme",
              .description = "Check URIs of known schemes, such as geo and urn, by the grammar of the scheme, too;\n"
                             "those of clusters, such as mongodb and postgresql, can have several hosts",
              .sets = &options->by_scheme,
              .excludes = "--iri"},
             {.names = "--comments",
              .description = "Leave out empty lines, and those that begin with #, also after blanks",
              .sets = &options->comments,
              .excludes = "--config,--find"},
             {.names = "--ignore",
              .value_name = "PATTERN",
              .description = "Do not report wrong URIs that match; * matches any text",
              .sets = &options->ignored,
              .what_is_wrong = empty_value},
             {.names = "--ignore-from",
              .value_name = "FILE",
              .description = "The same with each line of a file as a pattern, without empty ones and those that "
                             "begin with #",
              .sets = &options->ignored_file},
             {.names = "--require",
              .value_name = "REQUIREMENT",
              .description = "Report URIs that do not meet a requirement, too, such as\n"
                             "'scheme_is(\"https\") && !has_userinfo'; the error for an unknown name lists all",
              .sets = &options->requirement,
              .what_is_wrong = empty_value,
              .excludes = "--iri"},
             {.names = "--json", .description = "Print a JSON object for each error", .sets = &options->json},
             {.names = "--sarif",
              .description = "Print a log in the format SARIF 2.1.0, which code scanning of repositories reads",
              .sets = &options->sarif,
              .excludes = "--json"},
             {.names = "--show-secrets",
              .description = "Print what may be a user, a password, or the value of a parameter such as token,\n"
                             "instead of ***",
              .sets = &options->show_secrets},
             {.names = "--config",
              .description = "Check the values of .json, .yaml, .toml, .xml, .ini, .properties and .env files",
              .sets = &options->config}},
        .examples = {"consturi check --by-scheme urls.txt", "consturi check --find --glob '*.md' .",
                     "consturi check --config --require 'scheme_is(\"https\")' service.env"},
        .notes = "In JSON, \"position\" (of the error) and \"rule_position\" (where the grammar rule\n"
                 "begins) are byte offsets from 0, also if \"text\" has *** for a secret. \"code\" is the\n"
                 "mistake. If \"text\" or \"file\" is not UTF-8, \"text_bytes\" or \"file_bytes\" has its bytes\n"
                 "as an array instead.",
        .run = [options] { return check(*options); }};
    config::add_selection_options(added, options->selection, "--config");
    for (auto const& each :
         {option{.names = "--list",
                 .description = "With --config, print the values that are not checked, on standard error; with --find, "
                                "print\nthe URIs that are valid, too",
                 .sets = &options->selection.list},
          option{.names = "--find",
                 .description =
                     "Find the URIs in any text, such as Markdown, source code and logs: a registered scheme\n"
                     "with ://, and valid URIs of mailto, urn, tel, geo, data and jdbc. Lines with consturi:ignore\n"
                     "are left out",
                 .sets = &options->find,
                 .excludes = "--config"},
          option{.names = "--glob",
                 .value_name = "PATTERN",
                 .description = "Of the files below directories, check those with this name, such as '*.md', or with "
                                "this path,\n"
                                "such as 'docs/*'; none of those with the name or the path after a !",
                 .sets = &options->globs}})
        added.options.push_back(each);
    program.subcommands.push_back(std::move(added));
}

} // namespace consturi::tool
