// parse_error and its explanation.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/redacted.hpp"
#include "exact_copy.hpp"
#include "message.hpp"

#include <consturi.hpp>
#include <consturi/iri.hpp>

#include <fstream>
#include <string>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

using consturi::mistake;
using consturi::redacted;
using namespace std::string_literals;

static std::string repeated(std::string_view text, int times) {
    std::string all;
    while (times-- != 0) all += text;
    return all;
}

static std::string explained(std::string const& text) {
    auto const parsed = consturi::parse_uri(text);
    REQUIRE_FALSE(parsed);
    return parsed.error().explain(text);
}

static std::string unredacted(std::string const& text) {
    return consturi::parse_uri(text).error().explain_unredacted(text);
}

/// A row of the table in docs/mistakes.md.
static std::string row_of(mistake code, std::string_view name, std::string_view message) {
    consturi::parse_error const error({0, 0, "rule", {}, false, code});
    CHECK((error.code() == code && to_string(code) == name && error.message() == message));
    std::string row = "| `";
    row.append(name) += "` | ";
    for (char const c : message) row.append(c == '|' ? "\\" : "") += c;
    return row += " |";
}

TEST_CASE("explain shows the text, a caret below the byte, and the message") {
    CHECK(explained("http://h:80a/")
          == "http://h:80a/\n"
             "           ^ "
                 + message_of(mistake::letter_in_port));
    CHECK(explained("http://[::1")
          == "http://[::1\n"
             "           ^ "
                 + message_of(mistake::ip_literal_without_a_closing_bracket));
    CHECK(explained(" ~") == " ~\n^ " + message_of(mistake::no_scheme));
    CHECK(explained("") == "\n^ " + message_of(mistake::no_scheme));
}

TEST_CASE("expected_syntax describes any set of bytes") {
    using namespace consturi::abnf::notation;
    auto const error = [](consturi::byte_set const& expected, consturi::mistake which) {
        return consturi::parse_error({0, 0, "rule", expected, false, which});
    };
    auto const none = mistake::unexpected_character;
    CHECK(error({}, none).expected_syntax().empty());
    CHECK(error((x('0', '2') | x('4')).analysis.first, none).expected_syntax() == R"("0" to "2" or "4")");
    CHECK(error((x(0x00) | x(0xFF)).analysis.first, none).expected_syntax() == R"("\x00" or "\xFF")");
    CHECK(error((x(0x00) | x(0xFD, 0xFF)).analysis.first, none).expected_syntax() == R"("\x00" or "\xFD" to "\xFF")");
    CHECK(error({}, mistake::requirement_not_met).description() == message_of(mistake::requirement_not_met) + ": rule");
}

TEST_CASE("each mistake has a code, which docs/mistakes.md lists with its message") {
    std::ifstream document(CONSTURI_TEST_DATA "/../../docs/mistakes.md");
    std::vector<std::string> documented, all;
    for (std::string line; std::getline(document, line);)
        if (line.starts_with("| `")) documented.push_back(line);
#define CONSTURI_MISTAKE(name, kind, message) all.push_back(row_of(mistake::name, #name, message));
#include <consturi/diagnosis/mistakes.def>
    CHECK(documented == all);
}

TEST_CASE("an excerpt can be appended to other text") {
    std::string all = "bad: ";
    consturi::append_excerpt(all, "a b", 1);
    CHECK(all == "bad: a b\n ");
}

TEST_CASE("an excerpt shows characters unchanged, and the caret is after their columns; none is cut") {
    auto const shown = [](std::string const& text, std::size_t position) {
        std::string all;
        auto const two_bytes_in_three_columns = [](std::string_view rest) {
            return consturi::shown_character{rest.starts_with("\xC3\xA4") ? 2U : 0U, 3};
        };
        consturi::append_excerpt(all, text, position, two_bytes_in_three_columns);
        return all;
    };
    CHECK(shown("\xC3\xA4-\xC3\xA4\xC3.", 3) == "\xC3\xA4-\xC3\xA4\\xC3.\n    ");
    CHECK(shown("-\xC3", 2) == "-\\xC3\n     ");
    CHECK(shown("\xC3\xA4", 1) == "\\xC3\\xA4\n    ");
    auto const long_text = "-" + repeated("\xC3\xA4", 20);
    CHECK(shown(long_text, 0) == "-" + repeated("\xC3\xA4", 12) + "...\n");
    auto const cut_before = repeated("\xC3\xA4", 30) + "-.";
    CHECK(shown(cut_before, 60) == "..." + repeated("\xC3\xA4", 24) + "-.\n" + repeated(" ", 75));
    CHECK(shown(cut_before, 61) == "..." + repeated("\xC3\xA4", 23) + "-.\n" + repeated(" ", 73));
    CHECK(shown(repeated("\x80", 60), 60) == "..." + repeated("\\x80", 45) + "\n" + repeated(" ", 183));
    CHECK(shown("-" + repeated("\xC3\xA4", 13), 0) == "-" + repeated("\xC3\xA4", 13) + "\n");
}

TEST_CASE("explain(text, show_visible) shows visible characters in the error of a URI, and hides secrets") {
    auto const explained = [](std::string const& text) {
        return consturi::parse_uri(text).error().explain(text, consturi::show_visible);
    };
    CHECK(explained("http://h/\u00E4").starts_with("http://h/\u00E4\n         ^ "));
    CHECK(explained("http://\u00FC:\u00E4@h\u00E4h/").starts_with("http://***@h\u00E4h/\n       ^ "));
    CHECK(explained("x:\u200B\u00E4").starts_with("x:\\xE2\\x80\\x8B\u00E4\n  ^ "));
}

TEST_CASE("explain(text) hides what may be a secret, and keeps the caret at the byte or the mark") {
    check_all(cases::texts_with_userinfo);
    auto const shown = explained;
    CHECK(unredacted("http://h:80a/") == explained("http://h:80a/"));
    CHECK(unredacted("s://u:p w@h/?token=1")
          == "s://u:p w@h/?token=1\n"
             "       ^ "
                 + message_of(mistake::unencoded_space));
    CHECK(shown("mysql://u:p/w@h/db")
          == "mysql://***@h/db\n"
             "        ^ "
                 + message_of(mistake::unencoded_delimiter_in_userinfo));
    CHECK(shown("ftp://me:pw@h/{") == "ftp://***@h/{\n            ^ " + message_of(mistake::unencoded_opening_brace));
    CHECK(shown("my_app://u:p@h/") == "my_app://***@h/\n  ^ " + message_of(mistake::invalid_character_in_scheme));
    for (auto const size : {100U, 200U, 1000U}) { // the userinfo, the position and both are beyond the excerpt
        std::string const a(size, 'a');
        CHECK(shown("s://u:p@h/" + a + " b") == explained("s://***@h/" + a + " b"));
        CHECK(shown("s://u:" + a + "@h/ b") == explained("s://***@h/ b"));
        CHECK(shown("s_://u:p@h/" + a) == explained("s_://***@h/" + a));
    }
    CHECK(redacted("ftp://u:p w@h/") == "ftp://***@h/");
    CHECK(redacted("http://h/a b") == "http://h/a b");
    CHECK(redacted("http://u:p%40h:8o/%40") == "http://***%40h:8o/%40");
    CHECK(redacted("http://h:8o/?u=a%40b") == "http://h:8o/?u=a%40b");
    // Passwords of jdbc URLs are also in properties.
    CHECK(shown("jdbc:sqlserver://h;password={a;b=c d};x=y")
          == "jdbc:sqlserver://h;password=***\n"
             "                            ^ "
                 + message_of(mistake::unencoded_opening_brace));
    CHECK(shown("jdbc:mysql://h/?pwd=p&a=b c")
          == "jdbc:mysql://h/?pwd=***&a=b c\n"
             "                           ^ "
                 + message_of(mistake::unencoded_space));
    CHECK(redacted("\"JDBC:mysql://u:p w@h/?x=1&token=t") == "***@h/?x=1&token=***");
    CHECK(redacted("jdbc:mysql://h/?x=1&user=me@h&token=t@s&y=2") == "jdbc:mysql://***@***&y=2");
    CHECK(redacted("JDBC:mysql://me:p w@h/") == "JDBC:mysql://***@h/");
    CHECK(redacted("jdbc:oracle:thin:me/p w@h:1:s") == "jdbc:***@h:1:s");
    CHECK(redacted("url=jdbc:oracle:thin:me/pw%40h:1:s") == "url=jdbc:oracle:thin:***%40h:1:s");
    // White space is in a value of a text that was meant as a URI, and ends one in any text.
    CHECK(shown("https://h/?a=1&token=b c&d=e")
          == "https://h/?a=1&token=***&d=e\n"
             "                     ^ "
                 + message_of(mistake::unencoded_space));
    CHECK(shown("https://h:8o/;sid=1?code=\"2#key=<3")
          == "https://h:8o/;sid=***#key=***\n"
             "           ^ "
                 + message_of(mistake::letter_in_port));
    CHECK(shown("http://u:p@h:8o/?token=a") == explained("http://***@h:8o/?token=***"));
    std::pair<std::string_view, std::string_view> const texts[] = {
        {"https://h/?password=p w", "https://h/?password=*** w"},
        {"GET /a?token=b&c=d HTTP/1.1", "GET /a?token=***&c=d HTTP/1.1"},
        {"token=a&b=c", "token=***&b=c"},
        {"a token=b", "a token=b"}, // not in a query
        {"see /a and token=b", "see /a and token=b"},
        {"{\"url\":\"/a?token=b\",\"c\":1}", "{\"url\":\"/a?token=***\",\"c\":1}"},
        {R"("{\"url\":\"/a?b=c\u0026token=d\u0026e=f\"}")", R"("{\"url\":\"/a?b=c\u0026token=***\u0026e=f\"}")"},
        {"<a href='/a?b=c&amp;token=d&amp;e=f'>", "<a href='/a?b=c&amp;token=***&amp;e=f'>"},
        {"/a?token=b\r\n/c?sig=d\t`", "/a?token=***\r\n/c?sig=***\t`"},
        {"?token=", "?token="},
        {"?token==&token", "?token=***&token"},
        {"?monkey=a&keyboard=b;tokens_used=c#d=e", "?monkey=a&keyboard=b;tokens_used=c#d=e"},
        {"?a=token=b", "?a=token=b"}, // the name is `a`
        {"?token=a/b?c;d&e", "?token=***&e"},
        {"?token=a@h&b", "***@***&b"},
        {"/token=a jdbc:mysql://h/?code=b&c=d", "/token=*** jdbc:mysql://h/?code=b&c=d"},
        {R"(/a?token=b\/c\/d"e)", R"(/a?token=***"e)"},
        {"?\\u002", "?\\u002"},
        {"\\u0026sig=a\\u0026", "\\u0026sig=***\\u0026"},
    };
    for (auto const& [text, expected] : texts) CHECK(redacted(text) == expected);
}

TEST_CASE("explain lists the expected syntax for an unexpected character, except for one that can be percent-encoded") {
    CHECK(explained("http://h:-1/")
          == "http://h:-1/\n"
             "         ^ "
                 + message_of(mistake::unexpected_character_in_port)
                 + ": expected DIGIT, \"#\", \"/\", \"?\" or the end");
    CHECK(explained("http://[v.")
          == "http://[v.\n"
             "         ^ "
                 + message_of(mistake::unexpected_character_in_ip_future) + ": expected HEXDIG");
    CHECK(explained("http://[v1.{")
          == "http://[v1.{\n"
             "           ^ "
                 + message_of(mistake::unexpected_character_in_ip_future)
                 + ": expected unreserved, sub-delims or \":\"");
    CHECK(explained("http://[::1]a")
          == "http://[::1]a\n"
             "            ^ "
                 + message_of(mistake::unexpected_character_in_authority)
                 + ": expected \"#\", \"/\", \":\", \"?\" or the end");
    CHECK(explained("http://h/{")
          == "http://h/{\n"
             "         ^ "
                 + message_of(mistake::unencoded_opening_brace));
}

TEST_CASE("an error has the failed rule, the position where it began, and the expected bytes") {
    auto const error = consturi::parse_uri("http://h:80a/").error();
    CHECK(error.rule() == "port");
    CHECK(error.rule_position() == 9);
    CHECK(error.position() == 11);
    CHECK(error.expected_bytes() == consturi::byte_set::of("0123456789/?#"));
    CHECK(error.end_expected());
    CHECK(error.expected_syntax() == "DIGIT, \"#\", \"/\", \"?\" or the end");
    CHECK(error.description() == message_of(mistake::letter_in_port));
    CHECK_FALSE(consturi::parse_uri("http://h/%4").error().end_expected());
    CHECK(consturi::parse_uri("http://h/%4").error().expected_syntax() == "HEXDIG");
    CHECK(consturi::parse_uri("").error().expected_syntax() == "ALPHA");
    CHECK(consturi::parse_uri("http://[x]/").error().expected_syntax() == "HEXDIG, \":\", \"V\" or \"v\"");
    CHECK(consturi::parse_uri("http://[::1.2.3.25g]/").error().expected_syntax() == "\"0\" to \"5\" or \"]\"");
    CHECK(consturi::parse_uri("h").error().expected_syntax() == "ALPHA, DIGIT, \"+\", \"-\", \".\" or \":\"");
}

TEST_CASE("RFC 3986 4.2, 4.3: a relative reference has no scheme, and an absolute URI has no fragment") {
    auto const absolute = consturi::parse_absolute_uri("http://h/#a").error();
    CHECK(absolute.position() == 9);
    CHECK(absolute.code() == mistake::fragment_in_an_absolute_uri);
    auto const relative = consturi::parse_relative_ref("http://h/").error();
    CHECK(relative.position() == 4);
    CHECK(relative.code() == mistake::scheme_in_a_relative_reference);
    CHECK(consturi::parse_relative_ref("<../a>").error().code() == mistake::surrounding_angle_bracket);
    for (auto const* text : {"1:b", "a_b:c", ":b"})
        CHECK(consturi::parse_relative_ref(text).error().code()
              == mistake::colon_in_the_first_segment_of_a_relative_reference);
}

TEST_CASE("explain escapes control and non-ASCII bytes, and keeps the caret below the byte") {
    CHECK(explained("http://\xC3\xA4/")
          == "http://\\xC3\\xA4/\n"
             "       ^ "
                 + message_of(mistake::unencoded_non_ascii_byte));
    CHECK(explained("http://h/\0\x1B[31m\x7F"s)
          == "http://h/\\x00\\x1B[31m\\x7F\n"
             "         ^ "
                 + message_of(mistake::unencoded_control_character));
}

TEST_CASE("explain shows printable ASCII characters unchanged and escapes all other bytes") {
    for (int byte = 0; byte != 256; ++byte) {
        char const c = static_cast<char>(byte);
        char escape[] = "\\x??";
        escape[2] = "0123456789ABCDEF"[byte / 16];
        escape[3] = "0123456789ABCDEF"[byte % 16];
        std::string shown = "a: ";
        shown += 0x20 <= byte && byte <= 0x7E ? std::string(1, c) : escape;
        CHECK(unredacted("a: "s + c + '.') == shown + ".\n  ^ " + message_of(mistake::unencoded_space));
    }
}

TEST_CASE("explain shortens a long text to the part around the byte") {
    auto const text = "http://h/" + std::string(1000, 'a') + " " + std::string(1000, 'b');
    CHECK(explained(text)
          == "..." + std::string(48, 'a') + " " + std::string(23, 'b') + "...\n" + std::string(51, ' ') + "^ "
                 + message_of(mistake::unencoded_space));
}

TEST_CASE("explain cuts off a part only if it is longer than the ellipsis") {
    auto const text = "http://h/" + std::string(42, 'a') + " " + std::string(26, 'b');
    CHECK(explained(text) == text + "\n" + std::string(51, ' ') + "^ " + message_of(mistake::unencoded_space));
}

TEST_CASE("explain reads nothing outside a text other than the parsed one") {
    auto const error = consturi::parse_uri("http://example.com:80a/").error();
    CHECK(error.explain("http:") == "http:\n     ^ " + message_of(mistake::letter_in_port));
}

TEST_CASE("a text of 4 GiB or more is an error and is not read") {
    if constexpr (sizeof(std::size_t) > 4) {
        auto const size = std::size_t{consturi::max_text_size} + 1;
        void* const memory = mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        REQUIRE(memory != MAP_FAILED);
        std::string_view const text(static_cast<char const*>(memory), size);
        auto const parsed = consturi::parse_uri(text);
        REQUIRE_FALSE(parsed);
        CHECK(parsed.error().code() == mistake::text_of_4_gib_or_more);
        CHECK(parsed.error().rule() == "URI");
        CHECK(parsed.error().position() == consturi::max_text_size);
        CHECK(parsed.error().rule_position() == 0);
        CHECK(parsed.error().expected_bytes().empty());
        CHECK_FALSE(parsed.error().end_expected());

        auto const page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); // a text of one byte less is read
        REQUIRE(mprotect(memory, page, PROT_READ) == 0);
        CHECK(consturi::parse_uri(text.substr(1)).error().code() == mistake::no_scheme);
        munmap(memory, size);
    }
}

TEST_CASE("every text is accepted or has an error inside it") {
    CHECK(consturi::parse_uri_reference(""));
    CHECK(consturi::parse_uri("").error().position() == 0);
    std::string text;
    for (int a = 0; a != 256; ++a) {
        for (int b = 0; b != 256; ++b) {
            text.assign({static_cast<char>(a), static_cast<char>(b)});
            exact_copy const copy(text);
            auto const parsed = consturi::parse_uri_reference(copy);
            bool const has_result = parsed ? consturi::is_uri_reference(text)
                                           : parsed.error().position() <= 2 && !parsed.error().rule().empty();
            if (!has_result) FAIL_CHECK(a << " " << b);
        }
    }
}
