// Fuzzes the conversion of names by UTS #46: the result is a name with itself as its form, the labels of the result and
// those that they encode have the same form, and an error is at a character of the name. adapters/idna.js compares the
// results with those of another library.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include <consturi/idna.hpp>

#include <string>
#include <string_view>

using consturi::idna::to_ascii;

static bool is_name_character(char c) {
    return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-' || c == '_' || c == '.';
}

/// The name with the U-labels of its A-labels.
static std::string in_unicode(std::string_view name) {
    std::string out;
    while (true) {
        auto const label = name.substr(0, name.find('.'));
        if (label.starts_with("xn--")) out += consturi::detail::u_label(label).text();
        else out += label;
        if (label.size() == name.size()) return out;
        out += '.';
        name.remove_prefix(label.size() + 1);
    }
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const name = to_ascii(text);
    if (!name) {
        auto const at = name.error().position();
        expect(at <= size
               && (at == size || (text[at] & 0xC0) != 0x80 || name.error().code() == consturi::mistake::not_utf8));
        expect(name.error().explain(text).size() < 1024);
        return 0;
    }
    expect(!name->empty() && name->size() <= 254);
    for (char const c : *name) expect(is_name_character(c));
    expect(to_ascii(*name) == *name);
    auto const unicode = in_unicode(*name);
    auto const again = to_ascii(unicode);
    if (again) expect(*again == *name);
    else expect(again.error().code() == consturi::mistake::name_ending_in_a_number); // which a name of ASCII can be
    return 0;
}
