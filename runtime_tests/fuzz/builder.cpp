// Fuzzes the builder with parts of any bytes: each part is a byte that says what it is, the bytes up to the next line
// feed, and the line feed.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include "uri/built_parts.hpp"

using namespace consturi;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    parts_of_uri parts;
    for (auto const line : split({reinterpret_cast<char const*>(data), size}, '\n')) {
        std::string const text(line.substr(line.empty() ? 0 : 1));
        switch (line.empty() ? 0 : line[0] % 8) {
        case 0: parts.host = text; break;
        case 1: parts.user = text; break;
        case 2: parts.password = text; break;
        case 3: parts.fragment = text; break;
        case 4: parts.port = static_cast<std::uint32_t>(1000 * text.size()); break;
        case 5: parts.query.emplace_back(text, std::nullopt); break;
        case 6: parts.segments.push_back(text); break;
        default:
            if (!parts.query.empty()) parts.query.back().second = text;
        }
    }
    if (parts.segments.empty()) parts.segments.emplace_back();
    expect(is_built_or_rejected(parts, built_from(parts)));
    return 0;
}
