// Any file at all, given to `consturi check`.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "fuzz.hpp"

#include <consturi/parse.hpp>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <sys/mman.h>
#include <unistd.h>

using namespace consturi;

/// Whether each line is good, by a reading of the file at one go.
static bool all_good(std::string_view text, bool reference) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    while (!text.empty()) {
        auto line = text.substr(0, text.find('\n'));
        bool const ended = line.size() != text.size();
        text.remove_prefix(line.size() + ended);
        if (ended && line.ends_with('\r')) line.remove_suffix(1);
        if (!(reference ? is_uri_reference(line) : is_uri(line))) return false;
    }
    return true;
}

/// The first byte chooses the options, the others are the file.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    std::string_view const text(reinterpret_cast<char const*>(data) + 1, size - 1);
    bool const reference = data[0] & 1;

    int const file = memfd_create("lines", 0);
    expect(write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    auto const path = "/proc/self/fd/" + std::to_string(file);

    CLI::App program;
    auto code = tool::failed;
    tool::add_check(program, code);
    std::vector<std::string> arguments{path, "check"}; // CLI11 takes them from behind
    if (reference) arguments.insert(arguments.begin(), "--reference");
    if (data[0] & 2) arguments.insert(arguments.begin(), "--json");
    program.parse(arguments);
    close(file);
    expect(code == (all_good(text, reference) ? tool::good : tool::bad));
    return 0;
}
