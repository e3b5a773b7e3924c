// The formats of config files.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "text.hpp"

#include <consturi/text/ascii.hpp>

#include <algorithm>
#include <string>

namespace consturi::tool::config {

namespace {

using reader = void (*)(std::string_view, entry_function const&);

struct format {
    std::string_view extension;
    reader read;              // null if the library was not found when the tool was built
    std::string_view package; // the Debian package of the library
};

constexpr reader json = CONSTURI_HAS_RAPIDJSON ? read_json : nullptr;
constexpr reader yaml = CONSTURI_HAS_YAML_CPP ? read_yaml : nullptr;
constexpr reader toml = CONSTURI_HAS_TOMLPLUSPLUS ? read_toml : nullptr;
constexpr reader xml = CONSTURI_HAS_EXPAT ? read_xml : nullptr;

constexpr format formats[] = {
    {".json", json, "rapidjson-dev"},
    {".jsonc", json, "rapidjson-dev"},
    {".yaml", yaml, "libyaml-cpp-dev"},
    {".yml", yaml, "libyaml-cpp-dev"},
    {".toml", toml, "libtomlplusplus-dev"},
    {".xml", xml, "libexpat1-dev"},
    {".ini", read_ini, {}},
    {".cfg", read_ini, {}},
    {".conf", read_conf, {}},
    {".properties", read_properties, {}},
    {".env", read_env, {}},
};

/// The format that the name of a file has, or null.
format const* format_of(std::string_view file_name) {
    auto const name = file_name.substr(file_name.rfind('/') + 1);
    for (auto const& each : formats) {
        auto const& extension = each.extension;
        if (name.size() >= extension.size()
            && ascii::equal_ignoring_case(name.substr(name.size() - extension.size()), extension))
            return &each;
        // .env.local
        if (extension == ".env" && name.starts_with(".env.")) return &each;
    }
    return nullptr;
}

/// What a text that does not have its format may be.
std::string_view note_for(std::string_view text, format const& its) {
    // A string can have `{{ name }}`, and in YAML `${{ name }}` needs no quotes.
    for (std::string_view const mark : {"{{", "{%", "<%"})
        for (auto at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) {
            auto const line = text.substr(0, at).rfind('\n') + 1; // 0 if there is none
            auto const before = text.substr(line, at - line);
            bool const is_in_quotes = std::count(before.begin(), before.end(), '"') % 2 != 0
                                      || std::count(before.begin(), before.end(), '\'') % 2 != 0;
            if (!is_in_quotes && !before.ends_with('$') && before.find('#') == before.npos)
                return "; the file looks like a template";
        }
    if (its.read != read_ini && its.read != read_conf) return {};
    line_reader lines(text);
    while (lines.next()) {
        auto const line = lines.line();
        bool const is_list = without_trailing_blanks(line).ends_with('[') && line.find('=') != line.npos;
        if (line.starts_with("[[") || is_list || line.find("\"\"\"") != line.npos) return "; the file looks like TOML";
    }
    return {};
}

} // namespace

std::string to_string(key_path const& key) {
    std::string all;
    for (auto const& part : key) {
        if (&part != key.data()) all += '.';
        all += part;
    }
    return all;
}

key_path parts_of(std::string_view key) {
    key_path parts;
    for (;;) {
        auto const size = std::min(key.find('.'), key.size());
        parts.emplace_back(key.substr(0, size));
        if (size == key.size()) return parts;
        key.remove_prefix(size + 1);
    }
}

bool is_config_file(std::string_view name) { return format_of(name); }

void read(std::string_view file_name, std::string_view text, entry_function const& use) {
    auto const* const format = format_of(file_name);
    if (!format) {
        std::string known;
        for (auto const& each : formats) known.append(known.empty() ? "" : ", ").append(each.extension);
        throw format_error({}, "unknown extension; known are " + known);
    }
    if (!format->read)
        throw format_error({}, "this program was built without a reader for " + std::string(format->extension)
                                   + ": install the package " + std::string(format->package) + " and build it again");
    text = checked_text(text);
    auto left = 50 * text.size() + 1'000'000; // Each key repeats the names above it.
    auto const use_limited = [&](entry&& each) {
        std::size_t size = 0;
        for (auto const& part : each.key) size += part.size() + 1;
        if (size > left)
            throw format_error(each.at, "the keys with those above them have more than 50 times the size of the file");
        left -= size;
        use(std::move(each));
    };
    try {
        format->read(text, use_limited);
    } catch (format_error const& error) {
        throw format_error(error.at, error.what() + std::string(note_for(text, *format)));
    }
}

} // namespace consturi::tool::config
