// The inputs of the comparison with java.net.URI: known URIs, variations of them, and random ones.
//
// Distributed under the Boost Software License, Version 1.0.
#include "records.hpp"

#include "cases/compare.hpp"
#include "cases/java_uri.hpp"
#include "cases/normalize.hpp"
#include "cases/parse.hpp"
#include "cases/relativize.hpp"
#include "cases/resolve.hpp"
#include "random.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <initializer_list>
#include <string_view>
#include <utility>

using namespace std::string_literals;

namespace {

using words = std::vector<std::string>;
using argument = std::optional<std::string>;

// clang-format off

words const schemes{"a", "A", "http", "HTTP", "file", "a+b", "x1.-+", "urn", "mailto"};
words const invalid_schemes{"", "1a", "+a", "a_", "a b", "a/b", "a:b", "a?", "a#", "a%41", "\u00E9", "//", "a[]"};

words const userinfos{"", "u", "U", "u:p", ":", "u%40", "%c3%A9", "\u00E9", "u;&=+$,", "-_.!~*'()", "1.2.3.4", "a@b", "a[b"};
words const hosts{"h", "H", "example.com", "localhost", "a.b.", "a-b", "a--b.c1", "1", "1.", "1a", "a.1b", "1.2.3.4", "01.002.0003.4",
                  "0.0.0.00000000000000000255", "xn--bcher-kva.example"};
words const other_names{
    "a.1", "a.1b.2", "1.2.3", "1.2.3.4.", "1.2.3.4.5", "1.2.3.4a", "256.1.1.1", "1.1.1.256", "1.1.1.1000", "1.1.1.99999999999",
    "a_b", "a-", "-a", "a-.b", "a.-b", "a.b-", "a..b", ".a", ".", "a~b", "a;b", "a,b", "a@b", "a:b", "%c3%a9", "h%41", "\u00E9", "\u00E9.com"};
words const ip_literals{
    "[::]", "[::1]", "[1::]", "[FE80::A]", "[fe80::a]", "[1:2]", "[1::2::3]", "[::12345]", "[::g]", "[:]", "[:::]", "[]", "[v1.a]",
    "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:8:9]", "[::1:2:3:4:5:6:7]", "[::1:2:3:4:5:6:7:8]",
    "[1.2.3.4]", "[::1.2.3.4]", "[::01.2.3.256]", "[1:2:3:4:5:6:1.2.3.4]", "[1:2:3:4:5:6:7:1.2.3.4]", "[1:2:3:4:5::1.2.3.4]",
    "[::1.2.3]", "[::1.2.3.4.5]", "[::1.2.3.4:5]", "[::99999999999.1.1.1]", "[::1.2.3.00000000000000000004]",
    "[fe80::1%eth0]", "[fe80::1%ETH0]", "[fe80::1%25eth0]", "[fe80::1%]", "[fe80::1%a-b]", "[fe80::1%_.]", "[fe80::1%a%41]", "[%eth0]",
    "[::1", "::1]", "[[::1]]", "[::1]a"};
words const ports{"", "0", "80", "080", "00080", "65536", "2147483647", "2147483648", "00000000000002147483647", "99999999999",
                  "-1", "+1", "8a", "%30", "\u0661"};

words const segments{
    "", "", ".", "..", "...", ".a", "a.", "..a", "a..", "a", "b", "A", "a:b", ":", "a:", "1:b", "b;c=1", ";", "@", "~", "+", "a,b$&=+",
    "%2e", "%2E%2e", "%2F", "%2f", "%41", "%c3%a9", "%C3%A9", "\u00E9", "e\u0301", "\U0001F600", "\uFFFD"};
words const queries{"", "a=b", "?", "??", "/../", "//", ":@;,", "[%41]", "[%c3]%c3", "[", "]%41[", "\u00E9", "%c3%a9", "a%20b"};

// Escaped octets that begin, continue and end characters of UTF-8, next to those that do not.
words const octets{"%41", "%7f", "%80", "%8F", "%90", "%9f", "%A0", "%bf", "%c1", "%C3", "%df", "%e0", "%E2", "%ed", "%ef", "%f0", "%f1",
                   "%F4", "%f5", "%ff", "%00", "%c3%a9", "%E2%82%AC", "%ed%9f%bf", "%f0%9f%98%80", "%F4%8F%BF%BF", "\u00E9"};

// Spaces of Unicode, control characters, and their neighbors.
words const spaces_and_controls{
    " ", "\t", "\n", "\r", "\x7F", "\x01", "\x1F", "\0"s, "\xC2\x80", "\xC2\x81", "\xC2\x85", "\xC2\x9F", "\u00A0", "\u00A1", "\u1680",
    "\u180E", "\u1FFF", "\u2000", "\u2003", "\u200A", "\u200B", "\u2028", "\u2029", "\u202E", "\u202F", "\u205F", "\u2060", "\u3000",
    "\u3001", "\uFEFF", "\uD7FF", "\uE000", "\uFFFF", "\U00010000", "\U000E0020", "\U0010FFFF"};
words const other_pieces{
    "//", "/", "///", "/../", "/./", "..", "../", ".", "./", ":", "@", "#", "?", ";", "%", "%zz", "%4", "%2F", "%25", "[", "]", "[]",
    "a", "1", "-", "_", "a:", "x:/", "//h", "//@", "//:", "@h", "?#", "\\", "\"", "<", ">", "^", "`", "{", "|", "}", "'", "(", "*",
    "!", "~", "$", "&", ",", "=", "+", "\u00E9", "\uFF0E", "\u0130", "\U0001F600"};

// From the documentation of java.net.URI.
words const examples_of_the_jdk{
    "mailto:java-net@www.example.com", "news:comp.lang.java", "urn:isbn:096139210x", "http://example.com/languages/java/",
    "sample/a/index.html#28", "../../demo/b/index.html", "file:///~/calendar", "demo/b/index.html", "http://www.example.com:",
    "http://example.com/languages/java/sample/a/index.html#28", "http://example.com/languages/java/demo/b/index.html", "file:///tmp/"};

// clang-format on

/// The braces of the list make the order of calls, and so the records for a seed, the same with all compilers.
std::string joined(std::initializer_list<std::string> parts) {
    std::string text;
    for (auto const& part : parts) text += part;
    return text;
}

std::string utf8(std::uint32_t character) {
    if (character < 0x80) return {static_cast<char>(character)};
    unsigned continuations = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
    std::string text{static_cast<char>(0xF80U >> continuations | character >> 6 * continuations)};
    while (continuations-- != 0) text += static_cast<char>(0x80 | (character >> 6 * continuations & 0x3F));
    return text;
}

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

class generator {
public:
    explicit generator(std::uint64_t seed) : state_(seed) {}

    std::vector<record> records() {
        add_known();
        for (int i = 0; i != 30'000; ++i) add_uri(any_uri());
        for (int i = 0; i != 20'000; ++i) add_any_pair();
        for (int i = 0; i != 4'000; ++i) add_constructors();
        return std::move(records_);
    }

private:
    void add_uri(std::string text) { records_.push_back({"uri", {std::move(text)}}); }
    void add_pair(std::string a, std::string b) { records_.push_back({"pair", {std::move(a), std::move(b)}}); }

    // Known URIs

    void add_known() {
        std::ifstream file(CONSTURI_REAL_URLS);
        for (std::string line; std::getline(file, line);) known_.push_back(line);

        auto const know = [&](std::string_view text) { known_.emplace_back(text); };
        auto const know_pair = [&](std::string_view a, std::string_view b) {
            know(a), know(b);
            add_pair(std::string(a), std::string(b));
        };
        using namespace cases;
        for (auto const& row : examples_of_1_1_2) know(row.reference);
        for (auto const& row : examples_of_3) know(row.reference);
        for (auto const& row : undefined_and_empty) know(row.reference);
        for (auto const& row : authorities) know(row.reference);
        for (auto const& row : paths_queries_and_fragments) know(row.reference);
        for (auto const& row : java_uris::uris) know(row.uri);
        for (auto const& row : other_normal_forms) know_pair(row.reference, row.normal);
        for (auto const& row : differences) know_pair(row.a, row.b);
        for (auto const& row : relativizations) know_pair(row.base, row.target);
        for (auto const& row : other_resolutions) know_pair(row.base, row.reference);
        // RFC 3986 5.4 has the examples of RFC 2396 C, too, except for "http:".
        for (auto const& row : inputs_of_5_4) know_pair(base_of_5_4, row.reference);
        know_pair(base_of_5_4, "http:");
        for (auto const& a : examples_of_the_jdk)
            for (auto const& b : examples_of_the_jdk) know_pair(a, b);
        for (auto const& text : known_) add_uri(text);

        // Each character alone, up to the last space of Unicode, and some of the others.
        for (std::uint32_t c = 0; c < 0x110000; c += c <= 0x3000 ? 1 : 509)
            if (c < 0xD800 || c > 0xDFFF) add_uri(utf8(c));
    }

    // Random choices

    std::size_t below(std::size_t n) { return static_cast<std::size_t>((state_ = splitmix64(state_)) % n); }
    bool one_in(std::size_t n) { return below(n) == 0; }
    std::string const& one_of(words const& list) { return list[below(list.size())]; }
    std::string up_to(std::size_t size, words const& list) {
        std::string text;
        for (auto n = below(size + 1); n != 0; --n) text += one_of(list);
        return text;
    }
    std::string piece() {
        switch (below(8)) {
        case 0: return up_to(4, octets);
        case 1: return one_of(spaces_and_controls);
        case 2: return one_of(other_names);
        case 3: return one_of(ip_literals);
        case 4: return ":" + one_of(ports);
        default: return one_of(other_pieces);
        }
    }

    // Components

    std::string ip_literal() {
        static words const parts{":", ":", "::", "1", "ab", "0", "12", "F", "."};
        static words const ends{"1.2.3.4", "::1.2.3.4", "1.2.3.256", "%a", "%1_.", ":"};
        if (one_in(2)) return one_of(ip_literals);
        auto text = one_in(2) ? up_to(10, parts) : "f";
        for (auto n = below(9); n != 0; --n) text.append(one_in(8) ? "::" : ":").append(one_in(20) ? "12345" : "1");
        return joined({"[", text, one_in(3) ? one_of(ends) : "", "]"});
    }
    std::string host() {
        static words const parts{"a", "b", "1", "1", "-", ".", ".", "_", "25"};
        switch (below(6)) {
        case 0: return ip_literal();
        case 1: return up_to(8, parts);
        case 2: return one_of(other_names);
        default: return one_of(hosts);
        }
    }
    std::string authority() {
        static words const parts{"a", "1", "-", ".", ":", "@", "[", "]", "%", "%41", "_", ";", "\u00E9"};
        if (one_in(8)) return up_to(7, parts);
        return joined({one_in(3) ? one_of(userinfos) + "@" : "", host(), one_in(3) ? ":" + one_of(ports) : ""});
    }
    std::string path() {
        auto text = one_in(3) ? "" : "/"s;
        for (auto n = below(6); n != 0; --n) text.append(one_of(segments)).append(n == 1 && one_in(2) ? "" : "/");
        return one_in(12) ? text + up_to(3, octets) : text;
    }
    std::string query() { return one_in(4) ? up_to(5, octets) : up_to(2, queries); }

    std::string scheme() { return one_in(30) ? one_of(invalid_schemes) : one_of(schemes); }
    std::string beginning() {
        return joined({one_in(3) ? "" : scheme() + ":", !one_in(2) ? "" : one_in(10) ? "//" : "//" + authority()});
    }
    std::string path_after(std::string const& text) {
        auto const after = path();
        bool const is_valid = text.find("//") == text.npos || after.empty() || after.starts_with('/');
        return is_valid ? after : "/" + after;
    }
    std::string end() { return joined({one_in(3) ? "?" + query() : "", one_in(4) ? "#" + query() : ""}); }
    std::string components() {
        auto const text = beginning();
        return joined({text, path_after(text), end()});
    }

    // Variations

    /// The beginning of a character, or the end of the text.
    std::size_t position_in(std::string const& text) {
        auto at = below(text.size() + 1);
        while (at < text.size() && is_continuation(text[at])) --at;
        return at;
    }
    /// Usually one to three characters.
    std::string part_of(std::string const& text, std::size_t at) {
        auto end = one_in(4) ? position_in(text) : std::min(at + 1 + below(3), text.size());
        while (end < text.size() && is_continuation(text[end])) ++end;
        return text.substr(at, std::max(at, end) - at);
    }
    std::string mutated(std::string text, std::size_t most = 1) {
        for (auto n = 1 + below(most); n != 0; --n) {
            auto const at = position_in(text);
            auto const part = part_of(text, at);
            auto const choice = below(6);
            if (choice < 3) text.erase(at, part.size());
            if (choice == 1 || choice == 3) text.insert(at, piece());
            if (choice == 2 || choice == 4) text.insert(position_in(text), part);
            if (choice == 5) {
                auto const& other = one_of(known_);
                text.insert(at, part_of(other, position_in(other)));
            }
        }
        return text;
    }
    /// Some letters in the other case. The result is often equal.
    std::string respelled(std::string text) {
        for (char& c : text)
            if ((('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z')) && one_in(4)) c = static_cast<char>(c ^ 0x20);
        return text;
    }

    // Records

    std::string any_uri() {
        static words const parts{"a", "A", "1", ":", ":", "/", "/", "?",   "#",
                                 "[", "]", "@", ".", ".", "-", "%", "%2e", "\u00E9"};
        switch (below(7)) {
        case 0: return components();
        case 1: return mutated(components());
        case 2: return mutated(one_of(known_), 3);
        case 3: return "//" + authority();
        case 4: return one_in(3) ? mutated("//" + ip_literal()) : "//" + ip_literal();
        case 5: return joined({beginning(), up_to(6, other_pieces)});
        default: return up_to(9, parts);
        }
    }

    void add_any_pair() {
        auto const start = beginning(), start_path = path_after(start);
        auto const base = one_in(8) ? one_of(known_) : joined({start, start_path, one_in(3) ? end() : ""});
        switch (below(6)) {
        case 0: return add_pair(base, joined({path(), end()}));
        case 1: return add_pair(base, one_in(2) ? end() : base.substr(std::min(base.find('#'), base.size())));
        case 2: return add_pair(base, respelled(base));
        case 3: return add_pair(base, mutated(base));
        case 4: return add_pair(base, joined({respelled(start), path_after(start), end()}));
        default: return add_pair(base, joined({start, start_path, one_in(3) ? "" : "/", path(), end()}));
        }
    }

    argument defined(std::string text) { return one_in(8) ? argument() : argument(std::move(text)); }
    argument any(std::string text) { return defined(one_in(2) ? mutated(std::move(text), 2) : std::move(text)); }
    argument any_path() {
        auto const text = path();
        return any(text.starts_with('/') || one_in(8) ? text : "/" + text);
    }
    argument any_query() { return one_in(2) ? argument() : any(query()); }

    void add_constructors() {
        // What follows "[": the constructors keep an IP literal as it is, and encode other text.
        static words const rests{"", "]", "]:", ":]", "]/%41\u00E9\u00A0", "::1]", "::1]:80/%", "::1%a]#"};
        static words const port_numbers{"-1", "-1",    "-1", "-1",         "-1",         "0",
                                        "80", "65536", "-2", "2147483647", "-2147483648"};
        auto const opaque_part = one_in(6) ? "//[" + one_of(rests) : one_in(2) ? components() : up_to(4, other_pieces);
        records_.push_back({"opaque", {defined(scheme()), any(opaque_part), any_query()}});

        auto const userinfo = one_in(2) ? argument() : any(one_of(userinfos));
        auto host_name = host();
        if (host_name.starts_with('[') && one_in(2))
            std::erase_if(host_name, [](char c) { return c == '[' || c == ']'; });
        records_.push_back({"server",
                            {defined(scheme()), userinfo, any(host_name), one_of(port_numbers), any_path(), any_query(),
                             any_query()}});

        auto const name = one_in(8) ? "[" + one_of(rests) : authority();
        records_.push_back({"authority", {defined(scheme()), any(name), any_path(), any_query(), any_query()}});
    }

    std::uint64_t state_;
    words known_;
    std::vector<record> records_;
};

} // namespace

std::vector<record> make_records(std::uint64_t seed) { return generator(seed).records(); }
