// Reads YAML by yaml-cpp. An alias of a scalar has its value; lists and maps are read where they are written, so that
// the time is linear. If there are several documents, the first part of a key is the number of the document, from 0.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "text.hpp"
#include "tree.hpp"

#include <consturi/unicode.hpp>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::tool::config {

namespace {

position place_of(YAML::Mark const& mark) {
    return {static_cast<std::uint64_t>(mark.line) + 1, static_cast<std::uint64_t>(mark.column) + 1};
}

/// Whether a scalar without quotes is null, a boolean or a number in the core schema (YAML 1.2.2, 10.3.2), or only has
/// the characters of a number.
bool is_no_string(std::string_view plain) {
    for (auto const* word : {"null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False", "FALSE"})
        if (plain == word) return true;
    return !plain.empty() && std::string_view("0123456789+-.").find(plain[0]) != plain.npos
           && plain.find_first_of(digits) != plain.npos
           && plain.find_first_not_of("0123456789+-._xoabcdefABCDEF") == plain.npos;
}

/// The offset of the first line that is a directive before all documents.
std::size_t first_directive(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        auto const line = text.substr(begin, text.find('\n', begin) - begin);
        if (line.starts_with('%')) return begin;
        auto const content = line.find_first_not_of(" \t\r");
        if (content != line.npos && line[content] != '#') break;
        begin += line.size() + 1;
    }
    return text.npos;
}

/// The size of a text in quotes, at the begin of a text, with the quotes; npos if they are not closed.
std::size_t size_with_quotes(std::string_view text) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '\\' && text[0] == '"') {
            ++i;
        } else if (text[i] == text[0]) {
            bool const is_escaped = text[0] == '\'' && text.substr(i + 1).starts_with('\'');
            if (!is_escaped) return i + 1;
            ++i;
        }
    }
    return text.npos;
}

class yaml_handler : public YAML::EventHandler {
public:
    yaml_handler(std::string_view text, entry_function const& use)
        : text_(text), values_(use), left_for_aliases_(10 * text.size() + 1'000'000),
          must_be_marked_(first_directive(text) != text.npos) {}

    void OnDocumentStart(YAML::Mark const& mark) override {
        // Where yaml-cpp finds no way on, it begins documents forever.
        if (std::exchange(must_be_marked_, true) && !rest(mark).starts_with("---"))
            throw format_error(place_of(mark), "expected the end of the file, or ---");
        scalars_.clear();
    }
    void OnDocumentEnd() override {}
    void OnAnchor(YAML::Mark const& mark, std::string const& name) override {
        if (name.find_first_of(":?%@`") != name.npos) // ends a name in YAML 1.1
            throw format_error(place_of(mark), "the name of an anchor has punctuation");
    }

    void OnNull(YAML::Mark const& mark, YAML::anchor_t anchor) override {
        if (maps_.empty()) return; // an empty document
        if (maps_.back() == level::list && rest(mark).starts_with(','))
            throw format_error(place_of(mark), "a comma without a value before it");
        scalar(mark, anchor, {"null", false});
    }
    void OnScalar(YAML::Mark const& mark, std::string const& tag, YAML::anchor_t anchor,
                  std::string const& value) override {
        scalar(mark, anchor, {value, tag != "?" || !is_no_string(value)});
    }
    void OnAlias(YAML::Mark const& mark, YAML::anchor_t anchor) override {
        if (auto const found = scalars_.find(anchor); found != scalars_.end()) {
            if (found->second.text.size() > left_for_aliases_)
                throw format_error(place_of(mark), "the aliases repeat more than 10 times the size of the file");
            left_for_aliases_ -= found->second.text.size();
            return scalar(mark, 0, found->second);
        }
        if (is_key()) throw format_error(place_of(mark), "a key that is a list or a map");
        values_.skip();
        value_ended();
    }
    void OnSequenceStart(YAML::Mark const& mark, std::string const&, YAML::anchor_t,
                         YAML::EmitterStyle::value style) override {
        begin(mark, false, style);
        values_.begin_list(place_of(mark));
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(YAML::Mark const& mark, std::string const&, YAML::anchor_t,
                    YAML::EmitterStyle::value style) override {
        begin(mark, true, style);
        values_.begin_map(place_of(mark));
    }
    void OnMapEnd() override { end(); }

private:
    struct scalar_value {
        std::string text;
        bool is_string;
    };
    enum class level : char { list, map_before_key, map_before_value };

    std::string_view text_;
    tree values_;
    std::size_t left_for_aliases_; // how many bytes they may still repeat
    bool must_be_marked_;          // whether the next document has to begin with ---
    std::vector<level> maps_;      // the lists and maps that are open
    std::size_t flow_ = 0;         // the number of these up to the first one in brackets, or 0
    std::map<YAML::anchor_t, scalar_value> scalars_;

    /// The text from a place.
    std::string_view rest(YAML::Mark const& mark) const {
        return text_.substr(std::min(static_cast<std::size_t>(mark.pos), text_.size()));
    }
    /// Whether a key follows `?`.
    bool is_explicit_key(YAML::Mark const& mark) const {
        auto const before = text_.substr(0, text_.size() - rest(mark).size());
        auto const last = before.find_last_not_of(" \t\r\n");
        return last != before.npos && before[last] == '?';
    }
    /// Throws `format_error` for a scalar that yaml-cpp is known to read wrongly.
    void check_scalar(YAML::Mark const& mark, std::string_view value) const {
        auto node = rest(mark);
        bool const has_properties = node.starts_with('&') || node.starts_with('!');
        while (node.starts_with('&') || node.starts_with('!') || node.starts_with('#')) {
            node.remove_prefix(std::min(node.find_first_of(node[0] == '#' ? "\n" : " \t\r\n"), node.size()));
            node.remove_prefix(std::min(node.find_first_not_of(" \t\r\n"), node.size()));
        }
        // It also ends a text in quotes at the end of the file.
        bool const is_quoted = node.starts_with('"') || node.starts_with('\'');
        auto const size = is_quoted ? size_with_quotes(node) : value.size();
        if (size == node.npos) throw format_error(place_of(mark), "no closing quote");
        // It reads a line without colon as a key whose value is null.
        if (is_key() && flow_ == 0 && !is_explicit_key(mark) && (is_quoted || node.starts_with(value))
            && !without_leading_blanks(node.substr(size)).starts_with(':'))
            throw format_error(place_of(mark), "expected ':' after the key");
        if (!node.starts_with('|') && !node.starts_with('>')) return;
        // It takes lines as comments that begin with # below the anchor.
        if (has_properties && !maps_.empty() && maps_.back() == level::list)
            throw format_error(place_of(mark), "a block of lines with an anchor or a tag, in a list");
        // It leaves out the last line end.
        if (node[0] == '>' && node.substr(0, node.find_first_of(" \t\r\n")).find('+') != node.npos)
            throw format_error(place_of(mark), "parsers differ on the line ends of >+");
    }
    bool is_key() const { return !maps_.empty() && maps_.back() == level::map_before_key; }
    void value_ended() {
        if (!maps_.empty() && maps_.back() == level::map_before_value) maps_.back() = level::map_before_key;
    }
    void begin(YAML::Mark const& mark, bool is_map, YAML::EmitterStyle::value style) {
        if (is_key()) throw format_error(place_of(mark), "a key that is a list or a map");
        maps_.push_back(is_map ? level::map_before_key : level::list);
        if (style == YAML::EmitterStyle::Flow && flow_ == 0) flow_ = maps_.size();
    }
    void end() {
        values_.end();
        maps_.pop_back();
        if (maps_.size() < flow_) flow_ = 0;
        value_ended();
    }
    void scalar(YAML::Mark const& mark, YAML::anchor_t anchor, scalar_value const& value) {
        if (anchor != 0) scalars_[anchor] = value;
        if (find_malformed_utf8(value.text) != value.text.size()) // what yaml-cpp makes of \_ and \N
            throw format_error(place_of(mark), "an escape sequence of a character that is not ASCII");
        check_scalar(mark, value.text);
        if (is_key()) {
            values_.key(value.text, place_of(mark));
            maps_.back() = level::map_before_value;
            return;
        }
        values_.value(value.text, place_of(mark), value.is_string);
        value_ended();
    }
};

/// Throws `format_error` for what ends a line in YAML 1.1 or for some parsers only, and for control characters:
/// yaml-cpp takes U+0004 for the end of the file.
void check_text(std::string_view text) {
    check_line_ends(text);
    for (std::size_t i = 0; i != text.size(); ++i) {
        auto const c = static_cast<unsigned char>(text[i]);
        if ((c < ' ' && c != '\t' && c != '\n' && c != '\r') || c == 0x7F)
            throw format_error(place_finder(text)(i), "a control character");
    }
    for (std::string_view const other_end : {"\u0085", "\u2028", "\u2029"})
        if (auto const at = text.find(other_end); at != text.npos)
            throw format_error(place_finder(text)(at), "a character that ends a line in YAML 1.1, but not in 1.2");
}

/// Reads all documents, and returns their number. `use` can be null.
std::size_t read_documents(std::string_view text, entry_function const& use, bool are_numbered) {
    std::istringstream stream{std::string(text)};
    YAML::Parser parser(stream);
    std::size_t document = 0;
    yaml_handler values(text, [&](entry&& each) {
        if (are_numbered) each.key.insert(each.key.begin(), std::to_string(document));
        if (use) use(std::move(each));
    });
    while (parser.HandleNextDocument(values)) ++document;
    return document;
}

} // namespace

void read_yaml(std::string_view text, entry_function const& use) try {
    check_text(text);
    // The keys of the first document depend on whether there is another one.
    bool const has_several = text.find("\n---") != text.npos && read_documents(text, nullptr, false) > 1;
    auto const documents = read_documents(text, use, has_several);
    if (auto const directive = first_directive(text); documents == 0 && directive != text.npos)
        throw format_error(place_finder(text)(directive), "a directive without --- below it");
} catch (YAML::Exception const& error) {
    position at;
    if (!error.mark.is_null()) {
        bool const is_at_end = static_cast<std::size_t>(error.mark.pos) >= text.size(); // or behind it, by one
        at = is_at_end ? place_finder(text)(text.size()) : place_of(error.mark);
    }
    throw format_error(at, "invalid YAML: " + error.msg);
}

} // namespace consturi::tool::config
