// Fuzzing of templates: the first line is a template, the second one a URI that is matched, the others are values.
// Expansions agree with the outline of the template, and `match` gives back the values.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include <consturi/uri_template.hpp>
#include <consturi/uri_template_matcher.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>

static std::string_view next_line(std::string_view& rest) {
    auto const line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() < rest.size() ? line.size() + 1 : line.size());
    return line;
}

/// Whether `match` gives a value back: `+` and `#` keep triplets and what begins another component.
static bool is_given_back(consturi::template_variable const& variable, std::string_view value) {
    if (variable.op == '+') return value.find_first_of("?#%") == value.npos;
    return variable.op != '#' || value.find_first_of("#%") == value.npos;
}

static void agree(std::optional<std::string_view> component, consturi::component_outline const& known) {
    expect(component ? known.can_be_defined : known.can_be_undefined);
    expect(!component || !known.text || component == known.text);
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<char const*>(data), size);
    auto const text = next_line(rest);
    auto const uri = next_line(rest);
    auto const t = consturi::uri_template_view::parse(text);
    if (!t) return expect(t.error().position() <= text.size()), 0;
    auto const known = outline(*t);
    auto const matcher = consturi::uri_template_matcher::make(*t);
    if (!matcher) expect(matcher.error().position() <= text.size());
    else if (auto const m = match(*matcher, uri); !m) expect(m.error().position() <= uri.size());
    else
        for (auto const& variable : t->variables()) (void)m->value(variable.name);

    std::map<std::string, std::string, std::less<>> values;
    bool are_given_back = true;
    for (auto const& variable : t->variables()) {
        auto const value = next_line(rest);
        values.emplace(variable.name, value);
        are_given_back = are_given_back && is_given_back(variable, value);
    }
    auto const u = expand(*t, values);
    if (!u) return expect(known.can_be_invalid), 0;
    expect(u->scheme() ? known.can_be_uri : known.can_be_relative_ref);
    agree(u->scheme(), known.scheme);
    agree(u->userinfo(), known.userinfo);
    agree(u->host(), known.host);
    agree(u->port(), known.port);
    agree(u->path(), known.path);
    agree(u->query(), known.query);
    agree(u->fragment(), known.fragment);
    if (!matcher || !are_given_back) return 0;
    auto const m = match(*matcher, *u);
    expect(m.has_value());
    for (auto const& [name, value] : values) expect(m->get(name) == value);
    return 0;
}
