// JSON (RFC 8259) that can hold any bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_JSON_HPP
#define CONSTURI_TOOLS_JSON_HPP

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool {

struct json_member;

/// A JSON value, as its text: JSON is only written, and the library that escapes texts takes seconds to compile.
/// Members keep the order in which they were added. All but ASCII is escaped: no character can change how the text is
/// shown.
class json_value {
public:
    json_value(std::nullptr_t = nullptr) : text_("null") {}
    json_value(std::same_as<bool> auto value) : text_(value ? "true" : "false") {}
    template <std::integral Integer>
        requires(!std::same_as<Integer, bool>)
    json_value(Integer value) : text_(std::to_string(value)) {}
    /// Throws std::exception if the text is not UTF-8.
    json_value(std::string_view text);
    json_value(std::string const& text) : json_value(std::string_view(text)) {}
    json_value(char const* text) : json_value(std::string_view(text)) {}
    /// Without a value, null.
    template <class T>
    json_value(std::optional<T> const& value) {
        *this = value ? json_value(*value) : json_value();
    }
    json_value(std::initializer_list<json_member> members);

    static json_value array() { return json_value(empty{"[]"}); }
    static json_value object() { return json_value(empty{"{}"}); }

    bool is_null() const { return text_ == "null"; }
    /// Adds a member with a new name to an object. Null becomes an object.
    void add(std::string_view name, json_value const& value);
    /// Adds an element to an array.
    void push_back(json_value const& element) { append(element.text_); }
    std::string const& text() const { return text_; }

private:
    struct empty {
        char const* text;
    };

    std::string text_;

    explicit json_value(empty brackets) : text_(brackets.text) {}
    /// Inserts a member or an element before the closing bracket.
    void append(std::string_view part);
};

struct json_member {
    std::string_view name;
    json_value value;
};

/// Adds a member. JSON strings are Unicode: text that is not UTF-8 becomes an array of its bytes, and `_bytes` is
/// appended to the member's name.
void add_text(json_value& object, std::string_view name, std::string_view text);
/// Adds an array of texts in the same way: if one is not UTF-8, all become arrays of bytes.
void add_texts(json_value& object, std::string_view name, std::vector<std::string> const& texts);

/// The value as a line.
inline std::string to_line(json_value const& value) { return value.text() + '\n'; }

} // namespace consturi::tool

#endif
