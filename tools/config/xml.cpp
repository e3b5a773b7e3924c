// Reads XML by Expat. A value is the text of an element, or an attribute; the key has the names of the elements. The
// second element or attribute with the same name in an element has `_1` at the end of its name, and so on.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "text.hpp"
#include "tree.hpp"

#include <expat.h>

#include <algorithm>
#include <cstddef>
#include <exception>
#include <map>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace consturi::tool::config {

namespace {

constexpr std::string_view space = " \t\r\n";

/// Whether an attribute has the name of a vocabulary, which is no endpoint: `xmlns`, `xsi:schemaLocation`.
bool is_of_namespaces(std::string_view name) {
    return name == "xmlns" || name.starts_with("xmlns:") || name.starts_with("xsi:");
}

/// Whether a text has only references to characters and to the entities that XML defines.
bool has_only_known_entities(std::string_view written) {
    for (auto at = written.find('&'); at != written.npos; at = written.find('&', at + 1)) {
        auto const rest = written.substr(at + 1);
        auto const name = rest.substr(0, rest.find(';'));
        bool is_known = name.starts_with('#');
        for (std::string_view const known : {"amp", "lt", "gt", "quot", "apos"}) is_known |= name == known;
        if (!is_known) return false;
    }
    return true;
}

class xml_reader {
public:
    xml_reader(std::string_view text, entry_function const& use)
        : text_(text), use_(use), place_of_(text), parser_(::XML_ParserCreate("UTF-8"), ::XML_ParserFree) {
        if (!parser_) throw std::bad_alloc();
        ::XML_SetUserData(parser_.get(), this);
        ::XML_SetElementHandler(
            parser_.get(),
            [](void* self, char const* name, char const** attributes) {
                call(self, [&](xml_reader& it) { it.begin(name, attributes); });
            },
            [](void* self, char const*) { call(self, [](xml_reader& it) { it.end(); }); });
        ::XML_SetCharacterDataHandler(parser_.get(), [](void* self, char const* data, int size) {
            call(self, [&](xml_reader& it) { it.add(std::string_view(data, static_cast<std::size_t>(size))); });
        });
        ::XML_SetDefaultHandler(parser_.get(), [](void* self, char const* other, int) { // declarations, and entities
            call(self, [&](xml_reader& it) {
                if (*other == '&') it.fail_at_entity(it.offset());
            });
        });
    }

    void read() {
        constexpr std::size_t size_at_once = 1 << 20;
        for (auto rest = text_;;) {
            auto const part = rest.substr(0, size_at_once);
            rest.remove_prefix(part.size());
            auto const status = ::XML_Parse(parser_.get(), part.data(), static_cast<int>(part.size()), rest.empty());
            if (failure_) std::rethrow_exception(failure_);
            if (status != XML_STATUS_OK)
                throw format_error(place_finder(text_)(offset()), ::XML_ErrorString(::XML_GetErrorCode(parser_.get())));
            if (rest.empty()) return;
        }
    }

private:
    struct element {
        std::size_t parts_before = 0;                   // of the key, without those of the element
        std::map<std::string, std::size_t> counts = {}; // of its elements and attributes, by name
    };

    std::string_view text_;
    entry_function const& use_;
    place_finder place_of_;
    std::unique_ptr<std::remove_pointer_t<::XML_Parser>, void (*)(::XML_Parser)> parser_;
    std::vector<element> elements_{{}};
    key_path key_;
    std::string value_; // the text since the last tag
    position value_at_;
    std::exception_ptr failure_;

    /// Expat is C: an exception waits until it has returned.
    static void call(void* self, auto const& use) {
        auto& it = *static_cast<xml_reader*>(self);
        if (it.failure_) return;
        try {
            use(it);
        } catch (...) {
            it.failure_ = std::current_exception();
            ::XML_StopParser(it.parser_.get(), false);
        }
    }

    std::size_t offset() const {
#if XML_MAJOR_VERSION > 2 || XML_MINOR_VERSION >= 9 // where the other function is deprecated
        auto const index = ::XML_GetCurrentByteIndex64(parser_.get());
#else
        auto const index = ::XML_GetCurrentByteIndex(parser_.get());
#endif
        return index < 0 ? 0 : std::min(static_cast<std::size_t>(index), text_.size());
    }
    [[noreturn]] void fail_at_entity(std::size_t at) const {
        throw format_error(place_finder(text_)(at),
                           "an entity other than &amp; &lt; &gt; &quot; and &apos; is not read");
    }

    /// Appends a name to the key, with an index if it is not the first in its element.
    void append(std::string const& name) {
        auto const index = elements_.back().counts[name]++;
        key_.push_back(index == 0 ? name : name + '_' + std::to_string(index));
    }

    void begin(std::string const& name, char const** attributes) {
        use_value();
        auto const at = offset();
        if (elements_.size() > tree::max_depth) throw too_deep(place_of_(at));
        auto const size = key_.size();
        append(name);
        elements_.push_back({.parts_before = size});
        auto const* const last =
            attributes + ::XML_GetSpecifiedAttributeCount(parser_.get()); // the others are defaults
        for (auto written = at + 1 + name.size(); attributes != last; attributes += 2) {
            auto const quote = text_.find_first_of("\"'", written);
            auto const end = text_.find(text_[quote], quote + 1);
            if (!has_only_known_entities(text_.substr(quote, end - quote))) fail_at_entity(quote);
            if (!is_of_namespaces(attributes[0])) {
                auto const parts_before = key_.size();
                append(attributes[0]);
                use_({key_, attributes[1], place_of_(quote + 1)});
                key_.resize(parts_before);
            }
            written = end + 1;
        }
    }
    void end() {
        use_value();
        key_.resize(elements_.back().parts_before);
        elements_.pop_back();
    }
    void add(std::string_view text) {
        if (value_.empty()) {
            text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
            if (text.empty()) return;
            value_at_ = place_of_(offset());
        }
        value_ += text;
    }
    /// A text without the white space around it.
    void use_value() {
        value_.resize(value_.find_last_not_of(space) + 1);
        if (!value_.empty()) use_({key_, std::exchange(value_, {}), value_at_});
    }
};

} // namespace

void read_xml(std::string_view text, entry_function const& use) { xml_reader(text, use).read(); }

} // namespace consturi::tool::config
