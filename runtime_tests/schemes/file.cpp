// Paths and `file` URIs (RFC 8089), at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/file_uri.hpp"
#include "exact_copy.hpp"
#include "message.hpp"

#include <filesystem>
#include <string>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 8089: absolute paths are file URIs, and back") {
    check_all(paths_and_uris);
    check_all(more_paths);
    for (auto const& [style, path, uri] : paths_and_uris) {
        INFO(std::string(uri));
        CHECK(file_uri_to_path(*parse_uri(uri), style) == path);
    }
}

TEST_CASE("RFC 8089, Appendix E: other spellings of file URIs") { check_all(more_uris); }

TEST_CASE("RFC 8089: paths that are relative, have dot segments or NUL, or denote devices have no URI") {
    check_all(rejected_paths);
}

TEST_CASE("RFC 8089: URIs that denote no file, or whose path would have other segments, are errors") {
    check_all(rejected_uris);
    CHECK(file_uri_to_path(*parse_uri("file:///a%2Fb"), posix).error().explain("file:///a%2Fb")
          == "file:///a%2Fb\n"
             "         ^ "
                 + message_of(mistake::requirement_not_met) + ": no encoded separators");
}

TEST_CASE("RFC 8089 4: every byte of a name is kept") {
    for (auto const style : {posix, windows}) {
        for (int byte = 1; byte != 256; ++byte) {
            if (byte == '/' || (style == windows && byte == '\\')) continue;
            std::string const path = (style == posix ? "/a/x" : "C:\\a\\x") + std::string(1, static_cast<char>(byte));
            auto const made = path_to_file_uri(path, style);
            REQUIRE(made);
            CHECK(is_uri(made->text()));
            CHECK(file_uri_to_path(*made, style) == path);
        }
    }
}

TEST_CASE("RFC 8089: paths of the platform") {
    if constexpr (path_style::native == path_style::posix) {
        std::filesystem::path const path = "/a b/\xFF";
        auto const made = path_to_file_uri(path);
        CHECK(made.value().text() == "file:///a%20b/%FF");
        CHECK(file_uri_to_path(*made) == path);
        CHECK(file_uri_to_path(uri(made->view())).value().native() == "/a b/\xFF");
        CHECK(path_to_file_uri("a").error().rule() == "an absolute path");
        CHECK(file_uri_to_path(*parse_uri("file://h/a")).error().position() == 7);
    }
}
