// Fuzzes the readers of config files: no crash, and places in the text in its order.
//
// Distributed under the Boost Software License, Version 1.0.
#include "config/formats.hpp"
#include "fuzz.hpp"

#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

using namespace consturi::tool::config;

/// Whether a place is in the text or at its end. A CR without LF ends a line or not: the readers of formats in which it
/// does not end one reject it.
static bool is_in(std::string_view text, position at, bool at_cr) {
    std::vector<std::size_t> sizes{0}; // of the lines
    for (std::size_t i = 0; i != text.size(); ++i) {
        bool const is_cr = at_cr && text[i] == '\r' && !text.substr(i + 1).starts_with('\n');
        if (is_cr || text[i] == '\n') sizes.push_back(0);
        else ++sizes.back();
    }
    return at.line - 1 < sizes.size() && at.column - 1 <= sizes[at.line - 1];
}

/// The first byte selects the format; the other bytes are the file.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    constexpr char const* names[] = {"a.json", "a.yaml", "a.toml", "a.ini", "a.properties", ".env", "a.xml"};
    auto const which = data[0] % std::size(names);
    std::string const text(reinterpret_cast<char const*>(data) + 1, size - 1);
    std::uint64_t line = 1;
    try {
        read(names[which], text, [&](entry&& each) {
            expect(is_in(text, each.at, true) && each.at.line >= line);
            line = each.at.line;
            expect(!each.key.empty());
        });
    } catch (format_error const& error) {
        expect(is_in(text, error.at, true) || is_in(text, error.at, false));
    }
    return 0;
}
