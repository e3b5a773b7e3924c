// The tasks with uriparser.
//
// Distributed under the Boost Software License, Version 1.0.
#include "tasks.hpp"

#include <uriparser/Uri.h>

#include <memory>

namespace benchmarks {

namespace {

struct uri {
    UriUriA members{};
    bool valid;

    explicit uri(std::string const& text) {
        char const* error;
        valid = uriParseSingleUriExA(&members, text.data(), text.data() + text.size(), &error) == URI_SUCCESS;
    }
    uri(uri const& base, uri const& reference)
        : valid(uriAddBaseUriA(&members, &reference.members, &base.members) == URI_SUCCESS) {}
    uri(uri const&) = delete;
    ~uri() {
        if (valid) uriFreeUriMembersA(&members);
    }

    explicit operator bool() const { return valid; }

    std::string text() const {
        int size = 0;
        uriToStringCharsRequiredA(&members, &size);
        std::string text(std::size_t(size) + 1, '\0');
        uriToStringA(text.data(), &members, size + 1, nullptr);
        text.pop_back();
        return text;
    }
};

} // namespace

void add_uriparser(tasks& to) {
    to.versions.emplace_back("uriparser", URI_VER_ANSI);
    auto const same = [](auto const& result) { return result; };
    auto const is_absolute = [](uri const& parsed) { return verdict(parsed && parsed.members.scheme.first); };
    add(to.parse_uri, "uriparser", [](std::string const& text) { return uri(text); }, is_absolute);
    add(to.parse_reference, "uriparser", [](std::string const& text) { return uri(text); }, verdict);
    add(
        to.normalize, "uriparser",
        [](std::string const& text) {
            uri parsed(text);
            uriNormalizeSyntaxA(&parsed.members);
            return parsed.text();
        },
        same);
    add(
        to.resolve, "uriparser",
        [](base_and_reference const& from) { return uri(uri(from.base), uri(from.reference)).text(); }, same);
    add(
        to.encode, "uriparser",
        [](std::string const& bytes) {
            std::string text(3 * bytes.size() + 1, '\0');
            auto const end = uriEscapeExA(bytes.data(), bytes.data() + bytes.size(), text.data(), URI_FALSE, URI_FALSE);
            text.resize(std::size_t(end - text.data()));
            return text;
        },
        same);
    add(
        to.decode, "uriparser",
        [](std::string const& text) {
            std::string bytes(text);
            auto const end = uriUnescapeInPlaceExA(bytes.data(), URI_FALSE, URI_BR_DONT_TOUCH);
            bytes.resize(std::size_t(end - bytes.data()));
            return bytes;
        },
        same);
}

} // namespace benchmarks
