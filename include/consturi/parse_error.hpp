// Why a text is not what it should be.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_PARSE_ERROR_HPP
#define CONSTURI_PARSE_ERROR_HPP

#include <consturi/matched.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace consturi {

/// Where and why a text cannot be read as a rule of RFC 3986.
///
///     auto const parsed = parse_uri("http://h:80a/");
///     if (!parsed) std::cerr << parsed.error().explain("http://h:80a/") << '\n';
///
/// prints
///
///     http://h:80a/
///                ^ unexpected character in port
class parse_error {
public:
    constexpr explicit parse_error(diagnosis const& wrong) noexcept
        : position_(wrong.position), rule_(wrong.rule), message_(wrong.message) {}

    /// The offset in bytes of the first byte at which the text cannot go on; the size of the text if it ends too early.
    /// An authority has userinfo if there is an `@` in it: `//h:8a` fails at the `a`, `//h:8a{@` at the brace.
    constexpr std::size_t position() const noexcept { return position_; }
    /// The RFC's name of the innermost rule that could not go on, as in `"port"`.
    constexpr std::string_view rule() const noexcept { return rule_; }
    /// What is wrong, in one line. The text is static.
    constexpr std::string_view message() const noexcept { return message_; }

    /// Three things in two lines: the text, a caret below the byte, the message. Control and non-ASCII bytes are shown
    /// as escapes, and of a long text the part around the byte. `text` is the text that was parsed.
    std::string explain(std::string_view text) const {
        constexpr std::size_t before = 48, behind = 24; // bytes shown on either side of the place
        constexpr std::string_view cut = "...";
        auto const at = position_ < text.size() ? position_ : text.size();
        auto const from = at > before + cut.size() ? at - before : 0;
        auto const to = text.size() - at > behind + cut.size() ? at + behind : text.size();

        std::string shown(from != 0 ? cut : "");
        for (char const c : text.substr(from, at - from)) append_visibly(shown, c);
        auto const column = shown.size();
        for (char const c : text.substr(at, to - at)) append_visibly(shown, c);
        if (to != text.size()) shown += cut;
        return shown.append("\n").append(column, ' ').append("^ ").append(message_);
    }

    friend constexpr bool operator==(parse_error const&, parse_error const&) = default;

private:
    static void append_visibly(std::string& shown, char c) {
        if (' ' <= c && c <= '~') {
            shown += c;
        } else {
            constexpr char digits[] = "0123456789ABCDEF";
            auto const byte = static_cast<unsigned char>(c);
            shown.append("\\x").append(1, digits[byte >> 4]).append(1, digits[byte & 15]);
        }
    }

    std::size_t position_;
    std::string_view rule_;
    std::string_view message_;
};

} // namespace consturi

#endif
