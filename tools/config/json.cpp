// Reads JSON (RFC 8259), also with comments and with commas before closing brackets, by RapidJSON.
//
// Distributed under the Boost Software License, Version 1.0.
#include "formats.hpp"
#include "text.hpp"
#include "tree.hpp"

#include <consturi/unicode.hpp>

// RapidJSON adds to a null pointer while its stack is empty, which the sanitizer of Clang reports.
#ifdef __clang__
#pragma clang attribute push(__attribute__((no_sanitize("pointer-overflow"))), apply_to = function)
#endif
#include <rapidjson/error/en.h>
#include <rapidjson/reader.h>
#ifdef __clang__
#pragma clang attribute pop
#endif

#include <cstddef>
#include <string>

namespace consturi::tool::config {

namespace {

/// A stream of RapidJSON. (Its own StringStream is copied while a string is read: `Tell` would be that of before.)
/// A CR is read as LF, so that it ends a comment; a string can have neither.
class text_stream {
public:
    using Ch = char;

    explicit text_stream(std::string_view text) : text_(text) {}

    char Peek() const {
        if (next_ == text_.size()) return '\0';
        return text_[next_] == '\r' ? '\n' : text_[next_];
    }
    char Take() {
        auto const c = Peek();
        if (next_ != text_.size()) ++next_;
        return c;
    }
    std::size_t Tell() const { return next_; }

    // For output, which the reader does not do.
    char* PutBegin() { return nullptr; }
    void Put(char) {}
    void Flush() {}
    std::size_t PutEnd(char*) { return 0; }

private:
    std::string_view text_;
    std::size_t next_ = 0;
};

/// A handler of RapidJSON: each function is called after the token was read, and returns true.
class json_handler {
public:
    json_handler(std::string_view text, text_stream const& stream, entry_function const& use)
        : text_(text), stream_(stream), place_of_(text), values_(use) {}

    bool Null() { return other("null"); }
    bool Bool(bool value) { return other(value ? "true" : "false"); }
    bool RawNumber(char const* number, std::size_t size, bool) { return other({number, size}); }
    bool String(char const* text, std::size_t size, bool) {
        values_.value(checked(text, size), place_of_(begin_of_string()), true);
        return true;
    }
    bool Key(char const* text, std::size_t size, bool) {
        values_.key(checked(text, size), place_of_(begin_of_string()));
        return true;
    }
    bool StartObject() {
        values_.begin_map(place());
        return true;
    }
    bool StartArray() {
        values_.begin_list(place());
        return true;
    }
    bool EndObject(std::size_t) { return end(); }
    bool EndArray(std::size_t) { return end(); }

    // Not called with kParseNumbersAsStringsFlag.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(std::int64_t) { return false; }
    bool Uint64(std::uint64_t) { return false; }
    bool Double(double) { return false; }

private:
    std::string_view text_;
    text_stream const& stream_;
    place_finder place_of_;
    tree values_;

    /// The place of a bracket. (The iterative parser takes it after the call.)
    position place() { return place_of_(stream_.Tell()); }
    bool end() {
        values_.end();
        return true;
    }
    bool other(std::string_view value) {
        values_.value(std::string(value), place_of_(stream_.Tell() - value.size()), false);
        return true;
    }
    /// The opening quote of the string that was read: the last one without a backslash before it.
    std::size_t begin_of_string() const {
        auto begin = stream_.Tell() - 1; // the closing quote
        do begin = text_.rfind('"', begin - 1);
        while (begin != 0 && text_[begin - 1] == '\\');
        return begin;
    }
    std::string checked(char const* text, std::size_t size) {
        std::string all(text, size);
        if (find_malformed_utf8(all) != all.size())
            throw format_error(place_of_(begin_of_string()), "a surrogate that is not part of a pair in a string");
        return all;
    }
};

} // namespace

void read_json(std::string_view text, entry_function const& use) {
    using namespace rapidjson;
    constexpr auto flags =
        kParseIterativeFlag | kParseCommentsFlag | kParseTrailingCommasFlag | kParseNumbersAsStringsFlag;
    text_stream stream(text);
    json_handler values(text, stream, use);
    Reader reader;
    auto const result = reader.Parse<flags>(stream, values);
    if (!result)
        throw format_error(place_finder(text)(result.Offset()),
                           std::string("invalid JSON: ") + GetParseError_En(result.Code()));
}

} // namespace consturi::tool::config
