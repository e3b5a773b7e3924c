// Fuzzes the search for URIs in text: places in ascending order, and the same URIs in a part of a text.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include <consturi/find_uris.hpp>
#include <consturi/schemes.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace consturi;

using found_parts = std::vector<std::pair<std::size_t, std::string>>;

static found_parts find(std::string_view text, find_options const& options = {}) {
    found_parts all;
    std::size_t end = 0; // of the URI before
    for (auto const found : find_uris(text, options)) {
        auto const uri = found.text();
        expect(end <= found.position() && found.position() <= text.size() && !uri.empty());
        expect(uri.size() <= text.size() - found.position() && uri.data() == text.data() + found.position());
        end = found.position() + uri.size();
        if (auto const parsed = found.uri()) expect(parsed->text() == uri);
        else expect(parsed.error().position() <= uri.size());
        all.emplace_back(found.position(), uri);
    }
    return all;
}

static bool is_scheme_of(std::string_view uri, std::initializer_list<std::string_view> schemes) {
    auto const scheme = uri.substr(0, uri.find(':'));
    for (auto const each : schemes)
        if (ascii::equal_ignoring_case(each, scheme)) return true;
    return false;
}

/// What is found has a known scheme, and is valid by it if it may not be meant as a URI.
static void check_found(std::string_view uri) {
    expect(!detail::finding::has_placeholder(uri) && uri.find_first_of("\r\n<>") == uri.npos);
    auto const scheme = uri.substr(0, uri.find(':'));
    if (uri.substr(scheme.size()).starts_with("://")) {
        if (schemes::find(scheme.substr(0, scheme.find('+')))) return;
        expect(is_scheme_of(uri, {"jdbc"})); // not registered
    }
    if (is_scheme_of(uri, {"mailto", "tel", "jdbc"})) return; // meant as a URI if it is enclosed
    expect(is_scheme_of(uri, {"urn", "geo", "data"}));
    auto const parsed = parse_uri(uri);
    expect(parsed.has_value() && !error_by_scheme(schemes::all, *parsed));
}

/// Whether a text is a URI of a registered scheme without characters that could end it or be a placeholder.
static bool is_plain_uri(std::string_view text) {
    auto const scheme = text.substr(0, text.find(':'));
    if (!schemes::find(scheme) || !text.substr(scheme.size()).starts_with("://") || text.ends_with("://")) return false;
    for (char const c : text.substr(scheme.size() + 3))
        if (!detail::is_alphanum(c) && std::string_view("/?=-").find(c) == std::string_view::npos) return false;
    return text.back() != '?' && is_uri(text);
}

/// Bytes below 32 stand for words that begin, end or enclose a URI.
static std::string text_of(std::string_view data) {
    constexpr char const* words[] = {"http://",
                                     "https://h/",
                                     "HTTP://h:80",
                                     "git+ssh://u@h:",
                                     "mailto:a@h",
                                     "tel:+1",
                                     "jdbc:mysql://h/",
                                     "file:///",
                                     "file:///C:\\",
                                     "\n",
                                     "urn:a:b",
                                     "data:,",
                                     "geo:1,2",
                                     "href=\"",
                                     "src='",
                                     "](",
                                     "<",
                                     "&lt;",
                                     "&#38;",
                                     "&amp;",
                                     "\\n",
                                     "\\fB",
                                     "[31m",
                                     "\xE5\x8D\xB3",
                                     "\xEF\xBD\xA1",
                                     "{a}",
                                     "[id]",
                                     "[::1]",
                                     "@A@",
                                     "%A%",
                                     "**",
                                     ":80"};
    static_assert(std::size(words) == 32);
    std::string text;
    for (char const c : data)
        if (auto const byte = static_cast<unsigned char>(c); byte < 32) text += words[byte];
        else text += c;
    return text;
}

/// The first byte is the place of a line break.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    auto const text = text_of({reinterpret_cast<char const*>(data) + 1, size - 1});
    auto const all = find(text);
    for (auto const& [offset, uri] : all) {
        check_found(uri);
        // What is not enclosed, or in quotes, is also found alone.
        bool const is_alone = offset == 0 || std::string_view("<(\"'").find(text[offset - 1]) == std::string_view::npos;
        if (is_alone) expect(find(uri) == found_parts{{0, uri}});
    }
    if (is_plain_uri(text)) expect(find(' ' + text + ' ') == found_parts{{1, text}});

    // Options
    static constexpr std::string_view schemes[] = {"http", "HTTPS", "tel"};
    found_parts listed;
    for (auto const& each : all)
        if (is_scheme_of(each.second, {"http", "https", "tel"})) listed.push_back(each);
    expect(find(text, {.schemes = schemes}) == listed);
    if (text.find('`') == text.npos && text.find('~') == text.npos) expect(find(text, {.markdown_code = false}) == all);
    find(text, {.iris = false, .placeholders = true, .markdown_code = false});

    // Each line is searched alone.
    auto const size_before = data[0] * text.size() / 255;
    auto const before = text.substr(0, size_before), after = text.substr(size_before);
    auto both = find(before);
    for (auto const& [offset, uri] : find(after)) both.emplace_back(size_before + 1 + offset, uri);
    expect(find(before + '\n' + after) == both);
    return 0;
}
