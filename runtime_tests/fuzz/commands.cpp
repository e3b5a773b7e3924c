// Fuzzes the commands of the command-line tool: output and exit codes for any file and, for `consturi show`, any
// argument.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "fuzz.hpp"
#include "output.hpp"

#include <consturi.hpp>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

using namespace consturi;
using nlohmann::json;

struct outcome {
    tool::exit_code code;
    std::string out;
};

/// Runs the program.
static outcome run(std::vector<std::string> const& arguments) {
    int const out = memfd_create("output", 0), before = dup(STDOUT_FILENO);
    expect(dup2(out, STDOUT_FILENO) == STDOUT_FILENO);
    tool::command program{.name = "consturi", .description = ""};
    for (auto* const add :
         {tool::add_check, tool::add_show, tool::add_operations, tool::add_query, tool::add_java, tool::add_redact})
        add(program);
    auto const code = tool::run(program, arguments);
    expect(dup2(before, STDOUT_FILENO) == STDOUT_FILENO);
    close(before);
    outcome result{code, std::string(static_cast<std::size_t>(lseek(out, 0, SEEK_CUR)), '\0')};
    expect(pread(out, result.out.data(), result.out.size(), 0) == static_cast<ssize_t>(result.out.size()));
    close(out);
    return result;
}

/// Splits a file into lines, with an implementation that reads the file at once.
static std::vector<std::string> lines_of_file(std::string_view text) {
    std::vector<std::string> lines;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    while (!text.empty()) {
        auto line = text.substr(0, text.find('\n'));
        bool const is_terminated = line.size() != text.size();
        text.remove_prefix(line.size() + is_terminated);
        if (is_terminated && line.ends_with('\r')) line.remove_suffix(1);
        lines.emplace_back(line);
    }
    return lines;
}
static std::vector<std::string> invalid_lines(std::string_view text, bool reference) {
    auto lines = lines_of_file(text);
    std::erase_if(lines, [=](auto const& line) { return reference ? is_uri_reference(line) : is_uri(line); });
    return lines;
}

static std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    for (; !text.empty(); text.remove_prefix(lines.back().size() + 1)) {
        expect(text.find('\n') != text.npos);
        lines.emplace_back(text.substr(0, text.find('\n')));
    }
    return lines;
}

/// Runs a command, with its options, on a file.
static outcome run_on_file(std::string_view text, std::vector<std::string> arguments) {
    int const file = memfd_create("lines", 0);
    expect(write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    arguments.push_back("/proc/self/fd/" + std::to_string(file));
    auto result = run(arguments);
    close(file);
    return result;
}

/// The text that is a member of an object, or whose bytes are; std::nullopt if it is null.
static std::optional<std::string> text_in(json const& object, std::string const& name) {
    if (object.contains(name))
        return object[name].is_null() ? std::nullopt : std::optional(object[name].get<std::string>());
    auto const bytes = object.at(name + "_bytes").get<std::vector<unsigned char>>();
    return std::string(bytes.begin(), bytes.end());
}

static void check(std::string_view text, bool reference, bool as_json) {
    std::vector<std::string> arguments{"check"};
    if (reference) arguments.push_back("--reference");
    if (as_json) arguments.push_back("--json");
    auto const [code, out] = run_on_file(text, arguments);

    auto const invalid = invalid_lines(text, reference);
    auto const lines = lines_of(out);
    expect(code == (invalid.empty() ? tool::valid : tool::invalid));
    expect(lines.size() == invalid.size() * (as_json ? 1 : 3));
    expect(as_json || is_printable(out));
    for (std::size_t i = 0; i != invalid.size(); ++i) {
        auto const position =
            (reference ? parse_uri_reference(invalid[i]).error() : parse_uri(invalid[i]).error()).position();
        if (as_json) {
            auto const object = json::parse(lines[i]);
            expect(text_in(object, "text") == invalid[i] && object["position"] == position);
        } else {
            expect(lines[3 * i].find(':' + std::to_string(position + 1) + ": error: ") != std::string::npos);
        }
    }
}

static void show(std::string const& text, bool as_json) {
    if (text == "-") return; // standard input
    std::vector<std::string> arguments{"show"};
    if (as_json) arguments.push_back("--json");
    arguments.insert(arguments.end(), {"--", text});
    auto const [code, out] = run(arguments);
    auto const u = parse_uri_reference(text);
    expect(code == (u ? tool::valid : tool::invalid));
    if (!u) return expect(out.empty());

    std::pair<char const*, std::optional<std::string_view>> const components[] = {
        {"scheme", u->scheme()}, {"userinfo", u->userinfo()}, {"host", u->host()},         {"port", u->port()},
        {"path", u->path()},     {"query", u->query()},       {"fragment", u->fragment()},
    };
    auto const object = as_json ? json::parse(out) : json();
    std::string expected;
    for (auto const& [name, part] : components) {
        if (as_json) expect(part ? object.at(name) == *part : object.at(name).is_null());
        else if (part) expected.append(name).append(": ").append(*part).append("\n");
    }
    if (!as_json) return expect(out.starts_with(expected) && is_printable(out));

    // The decoded parts, joined, are the decoded components.
    auto const joined = [](json const& parameters, char separator) {
        std::string text;
        for (auto const& parameter : parameters) {
            text += separator + *text_in(parameter, "name");
            if (auto const value = text_in(parameter, "value")) text += '=' + *value;
        }
        return text;
    };
    std::string path;
    for (auto const& segment : object.at("segments"))
        path += '/' + *text_in(segment, "name") + joined(segment.at("params"), ';');
    bool const is_relative = !path.empty() && !u->path().starts_with('/');
    expect(path.substr(is_relative) == percent_decode(u->path()).value());
    auto const query = u->query().value_or("");
    expect(joined(object.at("query_params"), '&') == (query.empty() ? "" : '&' + percent_decode(query).value()));
    auto const user = text_in(object, "user"), password = text_in(object, "password");
    expect(user.has_value() == u->userinfo().has_value());
    if (user) expect(*user + (password ? ':' + *password : "") == percent_decode(*u->userinfo()).value());
    expect(object.at("host_kind").is_null() == !u->host());
    expect(object.at("address").is_null() == (!u->ipv4() && !u->ipv6()));
}

/// Each operation prints one output line per input line.
static void operate(std::string_view text, unsigned which, bool as_json) {
    std::vector<std::vector<std::string>> const commands{{"normalize"},
                                                         {"normalize", "--by-scheme"},
                                                         {"resolve", "http://a/b/c"},
                                                         {"decode"},
                                                         {"relativize", "http://a/b/c"},
                                                         {"encode"},
                                                         {"decode", "--malformed", "kept"},
                                                         {"encode", "--form"},
                                                         {"query", "list"},
                                                         {"query", "get", "a"},
                                                         {"query", "set", "a=&"},
                                                         {"query", "erase", "a"},
                                                         {"java", "normalize"},
                                                         {"java", "resolve", "http://a/b/c"},
                                                         {"java", "relativize", "http://a/b/c"},
                                                         {"get", "host"}};
    which %= commands.size();
    auto arguments = commands[which];
    if (as_json) arguments.push_back("--json");
    auto const [code, out] = run_on_file(text, arguments);
    auto const in = lines_of_file(text);
    auto const printed = lines_of(out);
    expect(printed.size() == in.size() && (code == tool::valid || code == tool::invalid));
    if (arguments.front() != "encode") return;
    expect(code == tool::valid);
    for (std::size_t i = 0; i != in.size() && !as_json; ++i) {
        auto const expected = which == 5 ? percent_encode(in[i]) : percent_decode(printed[i]).value();
        expect(which == 5 ? printed[i] == expected : expected.size() == in[i].size());
    }
}

/// The first byte selects the command and its options; the other bytes are the file or the argument.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    std::string const text(reinterpret_cast<char const*>(data) + 1, size - 1);
    bool const as_json = data[0] & 2;
    if (data[0] & 8) operate(text, data[0] >> 4, as_json);
    else if (data[0] & 4) show(text, as_json);
    else check(text, data[0] & 1, as_json);
    return 0;
}
