// consturi constants: writes a C++ header with the URIs of config files.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "config/cpp_name.hpp"
#include "config/formats.hpp"
#include "config/header.hpp"
#include "config/selection.hpp"
#include "errors.hpp"
#include "files.hpp"
#include "output.hpp"

#include <consturi/uri/parse.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::tool {

namespace {

struct constants_options {
    std::vector<std::string> files;
    std::string output, depfile;
    config::header_options header;
    config::selection_options selection;
    std::map<std::string, std::string> names; // of keys, instead of those that are made from them
    bool list = false;
};

/// `file:line:column: `
std::string place(std::string const& file, config::position at) {
    return to_string(location{file, at.line}) + std::to_string(at.column) + ": ";
}

/// Reads config files, and writes the header if all is right.
class constants {
public:
    explicit constants(constants_options const& given)
        : given_(given), selection_(given.selection), header_(given.files, given.header) {}

    exit_code run() {
        for (auto const& file : given_.files) read(file);
        for (auto const& pattern : selection_.unused()) fail(given_.files.front(), {}, "no key matches " + pattern);
        for (auto const& [key, name] : given_.names)
            if (!renamed_.contains(key)) fail(given_.files.front(), {}, "no constant for the key " + key);
        if (errors_ != 0) return invalid;
        if (given_.output == "-") print(header_.text());
        else write_file(given_.output, header_.text());
        if (!given_.depfile.empty()) write_file(given_.depfile, dependencies());
        return valid;
    }

private:
    constants_options const& given_;
    config::selection selection_;
    config::header header_;
    std::map<std::string, bool> renamed_;
    std::uint64_t errors_ = 0;

    void fail(std::string const& file, config::position at, std::string_view message) {
        ++errors_;
        print_to_stderr(place(file, at) + "error: " + escaped(message));
    }

    void read(std::string const& file) {
        std::uint64_t checked = 0, unchecked = 0;
        auto const check = [&](config::entry&& value) {
            ++checked;
            declare(file, value);
        };
        auto const skip = [&](config::entry const& value, std::string_view why) {
            ++unchecked;
            header_.note_unchecked(config::cpp_name(value.key), why, value.at);
            if (given_.list)
                print_to_stderr(place(file, value.at) + "note: " + escaped(config::to_string(value.key))
                                + " is not checked" + (why.empty() ? "" : ": ") + escaped(why));
        };
        auto const use = [&](config::entry&& value) {
            try {
                selection_(std::move(value), check, skip);
            } catch (config::format_error const& error) { // the other values are still read
                fail(file, error.at, error.what());
            }
        };
        try {
            config::read(file, file_text(file), use);
        } catch (config::format_error const& error) {
            fail(file, error.at, error.what());
        }
        print_to_stderr(escaped(file) + ": " + std::to_string(unchecked) + " of " + std::to_string(checked + unchecked)
                        + " values not checked");
    }

    void declare(std::string const& file, config::entry const& value) {
        if (auto const parsed = parse_uri(value.value); !parsed) {
            ++errors_;
            print_to_stderr(diagnostic({file, value.at.line, value.at.column}, value.value, parsed.error(), false));
            return;
        }
        auto const key = config::to_string(value.key);
        auto const other = given_.names.find(key);
        if (other != given_.names.end()) renamed_[key] = true;
        header_.declare(other != given_.names.end() ? other->second : config::cpp_name(value.key), value.value, file,
                        value.at);
    }

    /// A rule of make: the header depends on the files.
    std::string dependencies() const {
        auto const quoted = [](std::string_view file) {
            std::string all;
            for (char const c : file) {
                if (c == ' ' || c == '#' || c == '\\') all += '\\';
                if (c == '$') all += '$';
                all += c;
            }
            return all;
        };
        auto rule = quoted(given_.output) + ':';
        for (auto const& file : given_.files) rule += ' ' + quoted(file);
        return rule + '\n';
    }
};

/// Divides `NAME=value`, or throws an error about the option.
std::pair<std::string, std::string> definition(std::string const& text, std::string const& option) {
    auto const size = text.find('=');
    if (size == 0 || size == text.npos) throw CLI::ValidationError(option, "expected NAME=VALUE: " + text);
    return {text.substr(0, size), text.substr(size + 1)};
}

} // namespace

void add_constants(CLI::App& program, exit_code& code) {
    auto const options = std::make_shared<constants_options>();
    auto const command =
        program.add_subcommand("constants", "Write a C++ header with the URIs of config files as constants");
    auto const add_list = [&](std::string const& name, auto use, std::string const& type, std::string const& text) {
        command->add_option_function<std::vector<std::string>>(name, use, text)->type_name(type);
    };
    add_list(
        "FILE", [options](auto const& files) { options->files = files; }, "",
        "Config files: .json, .jsonc, .yaml, .yml, .toml, .ini, .cfg, .conf, .properties, .env");
    command->get_option("FILE")->required();
    command->add_option("-o,--output", options->output, "The header; - is standard output")
        ->required()
        ->type_name("HEADER");
    command->add_option("--depfile", options->depfile, "Write the files on which the header depends, as a rule of make")
        ->type_name("FILE");
    command->add_option("--namespace", options->header.name_space, "The namespace of the constants")
        ->type_name("NAME")
        ->capture_default_str();
    add_list(
        "--keys", [options](auto const& keys) { options->selection.keys = keys; }, "PATTERN...",
        "The keys whose values have to be URIs; * matches any text. Default: values that begin\n"
        "with a scheme and ://");
    add_list(
        "--except", [options](auto const& keys) { options->selection.except = keys; }, "PATTERN...",
        "The keys whose values are not checked");
    command
        ->add_option("--split", options->selection.separators, "The characters between the URIs of a list in one value")
        ->type_name("CHARACTERS");
    add_list(
        "--define",
        [options](auto const& all) {
            for (auto const& each : all) options->selection.defined.insert(definition(each, "--define"));
        },
        "NAME=VALUE...", "The values of placeholders: ${NAME}, {NAME} and <NAME>");
    add_list(
        "--rename",
        [options](auto const& all) {
            for (auto const& each : all) options->names.insert(definition(each, "--rename"));
        },
        "KEY=NAME...", "The C++ name of a key");
    command
        ->add_option("--require", options->header.requirement, "A C++ expression: the requirement that all URIs meet")
        ->type_name("EXPRESSION");
    add_list(
        "--include", [options](auto const& files) { options->header.includes = files; }, "FILE...",
        "The header that declares the requirement");
    command->add_flag("--list", options->list, "Print the values that are not checked");
    command->callback([options, &code] { code = constants(*options).run(); });
}

} // namespace consturi::tool
