// Reads YAML by yaml-cpp. An alias of a scalar has its value; lists and maps are read where they are written, so that
// the time is linear. If there are several documents, the first part of a key is the number of the document, from 0.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "tree.hpp"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <sstream>
#include <string>
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
           && plain.find_first_of("0123456789") != plain.npos
           && plain.find_first_not_of("0123456789+-._xoabcdefABCDEF") == plain.npos;
}

class handler : public YAML::EventHandler {
public:
    explicit handler(entry_function const& use) : values_(use) {}

    void OnDocumentStart(YAML::Mark const&) override { scalars_.clear(); }
    void OnDocumentEnd() override {}

    void OnNull(YAML::Mark const& mark, YAML::anchor_t anchor) override {
        if (maps_.empty()) return; // an empty document
        scalar(mark, anchor, {"null", false});
    }
    void OnScalar(YAML::Mark const& mark, std::string const& tag, YAML::anchor_t anchor,
                  std::string const& value) override {
        scalar(mark, anchor, {value, tag != "?" || !is_no_string(value)});
    }
    void OnAlias(YAML::Mark const& mark, YAML::anchor_t anchor) override {
        if (auto const found = scalars_.find(anchor); found != scalars_.end()) return scalar(mark, 0, found->second);
        if (is_key()) throw format_error(place_of(mark), "a key that is a list or a map");
        values_.skip();
        value_ended();
    }
    void OnSequenceStart(YAML::Mark const& mark, std::string const&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {
        begin(mark, false);
        values_.begin_list(place_of(mark));
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(YAML::Mark const& mark, std::string const&, YAML::anchor_t, YAML::EmitterStyle::value) override {
        begin(mark, true);
        values_.begin_map(place_of(mark));
    }
    void OnMapEnd() override { end(); }

private:
    struct scalar_value {
        std::string text;
        bool is_string;
    };
    enum class level : char { list, map_before_key, map_before_value };

    tree values_;
    std::vector<level> maps_; // the lists and maps that are open
    std::map<YAML::anchor_t, scalar_value> scalars_;

    bool is_key() const { return !maps_.empty() && maps_.back() == level::map_before_key; }
    void value_ended() {
        if (!maps_.empty() && maps_.back() == level::map_before_value) maps_.back() = level::map_before_key;
    }
    void begin(YAML::Mark const& mark, bool is_map) {
        if (is_key()) throw format_error(place_of(mark), "a key that is a list or a map");
        maps_.push_back(is_map ? level::map_before_key : level::list);
    }
    void end() {
        values_.end();
        maps_.pop_back();
        value_ended();
    }
    void scalar(YAML::Mark const& mark, YAML::anchor_t anchor, scalar_value const& value) {
        if (anchor != 0) scalars_[anchor] = value;
        if (value.text.find('\0') != value.text.npos)
            throw format_error(place_of(mark), "null character (U+0000) in a string");
        if (is_key()) {
            values_.key(value.text, place_of(mark));
            maps_.back() = level::map_before_value;
            return;
        }
        values_.value(value.text, place_of(mark), value.is_string);
        value_ended();
    }
};

} // namespace

void read_yaml(std::string_view text, entry_function const& use) try {
    std::istringstream stream{std::string(text)};
    YAML::Parser parser(stream);
    std::vector<entry> entries;
    std::vector<std::size_t> documents; // the number of entries before each
    handler values([&](entry&& each) { entries.push_back(std::move(each)); });
    do documents.push_back(entries.size());
    while (parser.HandleNextDocument(values));
    documents.pop_back();
    for (std::size_t i = 0, document = 0; i != entries.size(); ++i) {
        while (document + 1 != documents.size() && documents[document + 1] <= i) ++document;
        if (documents.size() > 1) entries[i].key.insert(entries[i].key.begin(), std::to_string(document));
        use(std::move(entries[i]));
    }
} catch (YAML::Exception const& error) {
    throw format_error(error.mark.is_null() ? position{} : place_of(error.mark), "invalid YAML: " + error.msg);
}

} // namespace consturi::tool::config
