// uriparser.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <uriparser/Uri.h>

static component text(UriTextRangeA const& range) {
    return range.first ? component(std::string(range.first, range.afterLast)) : std::nullopt;
}

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        UriUriA u;
        if (uriParseSingleUriA(&u, uri.c_str(), nullptr) != URI_SUCCESS) return std::nullopt;
        std::string path = u.absolutePath || (u.pathHead && u.hostText.first) ? "/" : ""; // a list of segments
        for (auto const* at = u.pathHead; at; at = at->next)
            path.append(text(at->text).value_or("")).append(at->next ? "/" : "");
        reading const r{text(u.scheme), text(u.userInfo), text(u.hostText), text(u.portText),
                        path,           text(u.query),    text(u.fragment)};
        uriFreeUriMembersA(&u);
        return r;
    });
}
