// consturi constants: writes a C++ header with the URIs of config files.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "config/cpp_name.hpp"
#include "config/formats.hpp"
#include "config/header.hpp"
#include "config/options.hpp"
#include "config/selection.hpp"
#include "config/value_type.hpp"
#include "errors.hpp"
#include "files.hpp"
#include "output.hpp"

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace consturi::tool {

namespace {

struct constants_options {
    std::vector<std::string> files;
    std::string output, check, depfile;
    config::header_options header;
    config::selection_options selection;
    std::map<std::string, std::string> names; // of keys, instead of those that are made from them
};

/// Reads config files, and writes the header if all is right.
class constants {
public:
    explicit constants(constants_options const& given)
        : given_(given), selection_(given.selection, has_requirement()), header_(given.files, given.header) {
        if (given.check.empty()) return;
        auto checked = given.header;
        checked.only_checks = true;
        check_.emplace(given.files, checked);
        header_ = config::header(given.files, {.name_space = given.header.name_space});
    }

    exit_code run() {
        check_outputs();
        for (auto const& file : given_.files) read(file);
        for (auto const& pattern : selection_.unused()) fail(given_.files.front(), {}, "no key matches " + pattern);
        for (auto const& [key, name] : given_.names)
            if (!renamed_.contains(key)) fail(given_.files.front(), {}, "no constant for the key " + key);
        if (errors_ != 0) return invalid;
        if (given_.output == "-") print(header_.text());
        else write_file(given_.output, header_.text());
        if (check_) write_file(given_.check, check_->text());
        if (!given_.depfile.empty()) write_file(given_.depfile, dependencies());
        return valid;
    }

private:
    constants_options const& given_;
    config::selection selection_;
    config::header header_;
    std::optional<config::header> check_; // of the requirement, unless the header has it
    std::set<std::string> renamed_;
    std::uint64_t errors_ = 0;

    /// Throws std::runtime_error if a file is to be written twice, or has to be read, or cannot be in a rule of make.
    void check_outputs() const {
        std::set<std::filesystem::path> known;
        std::error_code none;
        for (auto const& file : given_.files) known.insert(std::filesystem::weakly_canonical(file, none));
        for (auto const& file : {given_.output, given_.check, given_.depfile})
            if (!file.empty() && file != "-" && !known.insert(std::filesystem::weakly_canonical(file, none)).second)
                throw std::runtime_error(file + ": the same file as another one");
        if (given_.output == "-" && !given_.depfile.empty())
            throw std::runtime_error("--depfile needs the name of the header");
        if (!given_.depfile.empty()) dependencies();
    }

    void fail(std::string const& file, config::position at, std::string_view message) {
        ++errors_;
        print_to_stderr(diagnostic({file, at.line, at.column}, message, false));
    }

    void read(std::string const& file) {
        std::uint64_t checked = 0, unchecked = 0;
        auto const skip = [&](config::entry const& value, std::string_view why) {
            ++unchecked;
            header_.note_unchecked(config::cpp_name(value.key), why, value.at);
            if (given_.selection.list) print_to_stderr(config::note_unchecked(file, value, why));
        };
        auto const check = [&](config::entry&& value) {
            bool const is_right = is_valid(file, value);
            if (is_right && !value.assumed.empty())
                return skip(value, "placeholder " + value.assumed + "; its default is valid");
            ++checked;
            if (is_right) declare(file, value);
        };
        config::read(file, file_text(file), selection_, check, skip,
                     [&](config::position at, std::string_view message) { fail(file, at, message); });
        print_to_stderr(escaped(file) + ": " + std::to_string(unchecked) + " of " + std::to_string(checked + unchecked)
                        + " values not checked" + (unchecked == 0 ? "" : "; comments in the header name them"));
    }

    bool has_requirement() const { return !given_.header.requirement.empty(); }

    /// Reports an error of the value.
    bool is_valid(std::string const& file, config::entry const& value) {
        auto const error = config::type_of(value.value, has_requirement()).error_in(value.value);
        if (!error) return true;
        ++errors_;
        location const at{file, value.at.line, value.at.column};
        print_to_stderr(diagnostic(at, value.value, *error, false));
        if (auto const hint = config::hint_for(value.value, *error, has_requirement()); !hint.empty())
            print_to_stderr(with_column(at).append("note: ").append(hint));
        return false;
    }

    void declare(std::string const& file, config::entry const& value) {
        auto const type = config::type_of(value.value, has_requirement());
        auto const key = config::to_string(value.key);
        auto const other = given_.names.find(key);
        if (other != given_.names.end()) renamed_.insert(key);
        auto const name = other != given_.names.end() ? other->second : config::cpp_name(value.key);
        header_.declare(name, value.value, type, file, value.at);
        if (check_) check_->declare(name, value.value, type, file, value.at);
    }

    /// A rule of make: the header depends on the files.
    std::string dependencies() const {
        auto rule = name_in_rule(given_.output, true) + (check_ ? ' ' + name_in_rule(given_.check, true) : "") + ':';
        for (auto const& file : given_.files) rule += ' ' + name_in_rule(file, false);
        return rule + '\n';
    }
    /// Throws std::runtime_error if GNU make would read another name.
    static std::string name_in_rule(std::string const& file, bool is_target) {
        std::string all;
        bool is_wrong = file.starts_with('~') || file.find_last_not_of(" &):") + 1 != file.size();
        for (char const c : file) {
            is_wrong |= static_cast<unsigned char>(c) < 0x20 || c == 0x7F || std::strchr("*;=?[\\|", c);
            if (c == ' ' || c == '#' || c == ':' || (c == '%' && is_target)) all += '\\';
            if (c == '$') all += '$';
            all += c;
        }
        if (is_wrong) throw std::runtime_error(file + ": a rule of make cannot have this name");
        return all;
    }
};

} // namespace

void add_constants(command& program) {
    auto const options = std::make_shared<constants_options>();
    command constants{
        .name = "constants",
        .description = "Write a C++ header with the URIs of config files as constants",
        .group = "Check",
        .options = {{.names = "FILE",
                     .description =
                         "Config files: .json, .jsonc, .yaml, .yml, .toml, .xml, .ini, .cfg, .conf, .properties, .env",
                     .sets = &options->files,
                     .is_required = true},
                    {.names = "-o,--output",
                     .value_name = "HEADER",
                     .description = "The header; - is standard output",
                     .sets = &options->output,
                     .is_required = true},
                    {.names = "--depfile",
                     .value_name = "FILE",
                     .description = "Write the files on which the header depends, as a rule of make",
                     .sets = &options->depfile},
                    {.names = "--namespace",
                     .value_name = "NAME",
                     .description = "The namespace of the constants",
                     .sets = &options->header.name_space,
                     .what_is_wrong = config::wrong_cpp_name,
                     .shows_default = true}},
        .examples = {"consturi constants service.env -o service.hpp --namespace app",
                     "consturi constants service.env -o service.hpp --keys '*_URL' --list"},
        .run = [options] { return tool::constants(*options).run(); }};
    config::add_selection_options(constants, options->selection);
    for (auto const& each :
         {option{.names = "--list",
                 .description = "Print the values that are not checked",
                 .sets = &options->selection.list},
          option{.names = "--rename",
                 .value_name = "KEY=NAME",
                 .description = "The C++ name of a key",
                 .sets = &options->names,
                 .what_is_wrong = config::wrong_cpp_name},
          option{.names = "--require",
                 .value_name = "EXPRESSION",
                 .description = "A C++ expression: the requirement that all URIs meet",
                 .sets = &options->header.requirement,
                 .what_is_wrong = empty_value},
          option{.names = "--include",
                 .value_name = "FILE",
                 .description = "The header that declares the requirement",
                 .sets = &options->header.includes},
          option{.names = "--check",
                 .value_name = "HEADER",
                 .description =
                     "Write the check of the requirement into a header of its own: if one source includes it,\n"
                     "an error is reported once, and not for each source that includes the constants",
                 .sets = &options->check,
                 .needs = "--require"}})
        constants.options.push_back(each);
    program.subcommands.push_back(std::move(constants));
}

} // namespace consturi::tool
