// Differential fuzzing of parse_uri_reference against uriparser, an independent implementation of RFC 3986.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include <consturi.hpp>

#include <uriparser/Uri.h>

#include <optional>

static std::optional<std::string_view> text_of(UriTextRangeA const& range) {
    if (!range.first) return std::nullopt;
    return std::string_view(range.first, static_cast<std::size_t>(range.afterLast - range.first));
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const ours = consturi::parse_uri_reference(text);
    UriUriA theirs;
    char const* error = nullptr;
    bool const valid = uriParseSingleUriExA(&theirs, text.data(), text.data() + text.size(), &error) == URI_SUCCESS;
    expect(valid == ours.has_value());
    if (!valid) return 0;
    expect(text_of(theirs.scheme) == ours->scheme());
    expect(text_of(theirs.userInfo) == ours->userinfo());
    auto host = ours->host();
    if (host && host->starts_with('[')) host = host->substr(1, host->size() - 2); // uriparser omits the brackets
    expect(text_of(theirs.hostText) == host);
    expect(text_of(theirs.portText) == ours->port());
    std::string path =
        theirs.absolutePath || (theirs.pathHead && ours->host()) ? "/" : ""; // uriparser has a list of segments
    for (auto at = theirs.pathHead; at; at = at->next)
        path.append(text_of(at->text).value_or("")).append(at->next ? "/" : "");
    expect(path == ours->path());
    expect(text_of(theirs.query) == ours->query());
    expect(text_of(theirs.fragment) == ours->fragment());
    uriFreeUriMembersA(&theirs);
    return 0;
}
