// Why a text is not what it should be.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_PARSE_ERROR_HPP
#define CONSTURI_DIAGNOSIS_PARSE_ERROR_HPP

#include <consturi/diagnosis/excerpt.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace consturi {

/// Whether it is one of the common ones, of which nothing else need be said.
constexpr bool is_common(mistake which) noexcept { return which < mistake::unexpected_character_in_userinfo; }

/// Where and why a text cannot be read as a rule of RFC 3986.
///
///     auto const parsed = parse_uri("http://h:80a/");
///     if (!parsed) std::cerr << parsed.error().explain("http://h:80a/") << '\n';
///
/// prints
///
///     http://h:80a/
///                ^ letter in the port
class parse_error {
public:
    constexpr explicit parse_error(diagnosis const& wrong) noexcept : wrong_(wrong) {}

    /// The offset in bytes of the first byte at which the text cannot go on; the size of the text if it ends too early.
    /// An authority has userinfo if there is an `@` in it: `//h:8a` fails at the `a`, `//h:8a{@` at the brace.
    constexpr std::size_t position() const noexcept { return wrong_.position; }
    /// The RFC's name of the innermost rule that could not go on, as in `"port"`; or the requirement that is not met.
    constexpr std::string_view rule() const noexcept { return wrong_.rule; }
    /// The offset in bytes at which that rule began: what was read of it lies between this and the position.
    constexpr std::size_t rule_position() const noexcept { return wrong_.begin; }
    /// What is wrong, in one line. The text is static.
    constexpr std::string_view message() const noexcept { return sentence_of(wrong_.which); }
    /// The bytes that could stand at the position.
    constexpr byte_set const& expected_bytes() const noexcept { return wrong_.expected; }
    /// Whether the text could also have ended there.
    constexpr bool end_expected() const noexcept { return wrong_.expects_end; }

    /// What could stand at the position in the grammar's words, as in `DIGIT, "/", "?", "#" or the end`.
    std::string expected_syntax() const {
        std::string all;
        std::size_t last = 0; // where the last word begins
        auto const say = [&](auto const&... parts) {
            if (!all.empty()) all += ", ";
            last = all.size();
            (all.append(parts), ...);
        };
        auto left = wrong_.expected;
        auto const fold = [&](auto const& rule) {
            if (!(rule.analysis.first - left).empty()) return;
            say(rule.name());
            left = left - rule.analysis.first;
        };
        fold(rfc3986::pchar), fold(rfc3986::unreserved), fold(rfc3986::ALPHA), fold(rfc3986::HEXDIG), fold(rfc3986::DIGIT);
        fold(rfc3986::sub_delims), fold(rfc3986::pct_encoded);
        for (unsigned first = 0; first != 256; ++first) {
            unsigned end = first;
            while (end != 256 && left.contains(static_cast<detail::byte>(end))) ++end;
            if (end - first > 2) {
                say(quoted(first), " to ", quoted(end - 1));
                first = end - 1;
            } else if (end != first && !contains_lower(left, first)) {
                say(quoted(first));
            }
        }
        if (wrong_.expects_end) say("the end");
        if (last != 0) all.replace(last - 2, 2, " or ");
        return all;
    }

    /// The message; of a mistake that is none of the common ones also what could stand there.
    std::string description() const {
        std::string all(message());
        if (wrong_.which == mistake::requirement_that_is_not_met) return all.append(": ").append(rule());
        return is_common(wrong_.which) ? all : all.append(": expected ").append(expected_syntax());
    }

    /// The text, and below it a caret at the byte, and the reason. Control and non-ASCII bytes are shown as escapes, and
    /// of a long text the part around the byte. `text` is the text that was parsed.
    std::string explain(std::string_view text) const {
        std::string all;
        append_excerpt(all, text, wrong_.position);
        return all.append("^ ").append(description());
    }

    friend constexpr bool operator==(parse_error const&, parse_error const&) = default;

private:
    // Whether c is an upper-case letter, and the set has the lower-case one as well.
    static constexpr bool contains_lower(byte_set const& set, unsigned c) noexcept {
        auto const lower = static_cast<detail::byte>(abnf::lower(static_cast<char>(c)));
        return lower != c && set.contains(lower);
    }
    static std::string quoted(unsigned c) {
        std::string text(1, '"');
        append_visibly(text, static_cast<char>(c));
        return text += '"';
    }

    diagnosis wrong_;
};

} // namespace consturi

#endif
