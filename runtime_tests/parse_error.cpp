// Errors, and how they are explained.
//
// Distributed under the Boost Software License, Version 1.0.
#include "copies.hpp"

#include <consturi.hpp>

#include <string>

#include <sys/mman.h>
#include <unistd.h>

using namespace std::string_literals;

static std::string explained(std::string const& text) {
    auto const parsed = consturi::parse_uri(text);
    REQUIRE_FALSE(parsed);
    return parsed.error().explain(text);
}

TEST_CASE("an explanation shows the text, a caret below the byte, and the message") {
    CHECK(explained("http://h:80a/") == "http://h:80a/\n"
                                        "           ^ unexpected character in port");
    CHECK(explained("http://[::1") == "http://[::1\n"
                                      "           ^ unexpected end of text in IP-literal");
    CHECK(explained(" ~") == " ~\n^ unexpected character in scheme");
    CHECK(explained("") == "\n^ unexpected end of text in scheme");
}

TEST_CASE("an explanation shows control and non-ASCII bytes as escapes, and the caret stays below the byte") {
    CHECK(explained("http://\xC3\xA4/") == "http://\\xC3\\xA4/\n"
                                           "       ^ unexpected character in reg-name");
    CHECK(explained("http://h/\0\x1B[31m\x7F"s) == "http://h/\\x00\\x1B[31m\\x7F\n"
                                                   "         ^ unexpected character in segment");
}

TEST_CASE("an explanation cuts a long text to the part around the byte") {
    auto const text = "http://h/" + std::string(1000, 'a') + " " + std::string(1000, 'b');
    CHECK(explained(text) == "..." + std::string(48, 'a') + " " + std::string(23, 'b') + "...\n" + std::string(51, ' ')
                                 + "^ unexpected character in segment");
}

TEST_CASE("an explanation cuts nothing that is shorter than the mark of a cut") {
    auto const text = "http://h/" + std::string(42, 'a') + " " + std::string(26, 'b');
    CHECK(explained(text) == text + "\n" + std::string(51, ' ') + "^ unexpected character in segment");
}

TEST_CASE("an explanation of another text than the one parsed stays inside it") {
    auto const error = consturi::parse_uri("http://example.com:80a/").error();
    CHECK(error.explain("http:") == "http:\n     ^ unexpected character in port");
}

TEST_CASE("a text of 4 GiB or more is an error, and not read") {
    if constexpr (sizeof(std::size_t) > 4) {
        auto const size = std::size_t{consturi::max_text_size} + 1;
        void* const memory = mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        REQUIRE(memory != MAP_FAILED);
        std::string_view const text(static_cast<char const*>(memory), size);
        auto const parsed = consturi::parse_uri(text);
        REQUIRE_FALSE(parsed);
        CHECK(parsed.error().message() == "text of 4 GiB or more");
        CHECK(parsed.error().rule() == "URI");

        auto const page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); // of one byte less, the beginning is read
        REQUIRE(mprotect(memory, page, PROT_READ) == 0);
        CHECK(consturi::parse_uri(text.substr(1)).error().message() == "unexpected character in scheme");
        munmap(memory, size);
    }
}

TEST_CASE("every text gets a verdict, and an error lies in it") {
    CHECK(consturi::parse_uri_reference({}));
    CHECK(consturi::parse_uri({}).error().position() == 0);
    std::string text;
    for (int a = 0; a != 256; ++a) {
        for (int b = 0; b != 256; ++b) {
            text.assign({static_cast<char>(a), static_cast<char>(b)});
            copy_of const copy(text);
            auto const parsed = consturi::parse_uri_reference(copy);
            bool const sensible = parsed ? consturi::is_uri_reference(text) : parsed.error().position() <= 2 && !parsed.error().rule().empty();
            if (!sensible) FAIL_CHECK(a << " " << b);
        }
    }
}
