// The URL API of libcurl, with the flags of the command-line tool.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <curl/curl.h>

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        CURLU* const u = curl_url();
        bool const is_valid =
            curl_url_set(u, CURLUPART_URL, uri.c_str(), CURLU_NON_SUPPORT_SCHEME | CURLU_GUESS_SCHEME) == CURLUE_OK;
        auto const part = [&](CURLUPart which) {
            char* chars = nullptr;
            curl_url_get(u, which, &chars, 0);
            auto const copy = text(chars);
            curl_free(chars);
            return copy;
        };
        reading r{part(CURLUPART_SCHEME), part(CURLUPART_USER),  part(CURLUPART_HOST),    part(CURLUPART_PORT),
                  part(CURLUPART_PATH),   part(CURLUPART_QUERY), part(CURLUPART_FRAGMENT)};
        if (auto const password = part(CURLUPART_PASSWORD)) r.userinfo = r.userinfo.value_or("") + ":" + *password;
        curl_url_cleanup(u);
        return is_valid ? std::optional(r) : std::nullopt;
    });
}
