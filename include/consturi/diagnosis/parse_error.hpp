// The error of the parse functions: its position, rule, mistake and texts.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIAGNOSIS_PARSE_ERROR_HPP
#define CONSTURI_DIAGNOSIS_PARSE_ERROR_HPP

#include <consturi/abnf/interpret.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/diagnosis/fwd.hpp>
#include <consturi/diagnosis/message.hpp>
#include <consturi/diagnosis/redacted.hpp>
#include <consturi/support/output_stream.hpp>
#include <consturi/text/utf8.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace consturi::detail {

// The texts of an error, defined in error_text.hpp. The compiled library has instances of them.
template <class InstructionSet>
std::string_view message_at_run_time(mistake which) noexcept;
template <class InstructionSet>
std::string redacted_excerpt_of(diagnosis const& wrong, std::string_view text);
template <class InstructionSet>
std::string expected_syntax_of(diagnosis const& wrong);
template <class InstructionSet>
std::string description_of(diagnosis const& wrong);
template <class InstructionSet>
std::string explanation_of(diagnosis const& wrong, std::string_view text);
template <class InstructionSet>
std::string unredacted_explanation_of(diagnosis const& wrong, std::string_view text);
template <class InstructionSet>
std::string report_of(diagnosis const& wrong);

} // namespace consturi::detail

#if defined(CONSTURI_COMPILED)
#include <consturi/diagnosis/error_instances.def>
#else
#include <consturi/diagnosis/error_text.hpp>
#endif

namespace consturi {

namespace detail {
std::string what_of(parse_error const& error, std::string_view text);
constexpr parse_error in_utf16(parse_error const& error, std::string_view utf8) noexcept;
} // namespace detail

/// Where and why a text does not match a rule, or a requirement.
///
///     auto const parsed = parse_uri("http://h:80a/");
///     if (!parsed) std::cerr << parsed.error().explain("http://h:80a/") << '\n';
///
/// prints
///
///     http://h:80a/
///                ^ letter in the port
class [[nodiscard]] parse_error {
public:
    constexpr explicit parse_error(diagnosis const& wrong) noexcept : wrong_(wrong) {}

    /// The offset of the first byte at which the text cannot continue; the size of the text, if it ends too early.
    /// Of a text in UTF-16, it is an offset in units of 16 bits, as is that of the rule.
    /// An authority has userinfo only if it contains an `@`: `//h:8a` fails at the `a`, `//h:8a{@` at the brace.
    [[nodiscard]] constexpr std::size_t position() const noexcept { return wrong_.position; }
    /// The name of the innermost rule that cannot continue, as in the RFC: `"port"`. Or the requirement that is not
    /// met, or the name of a query parameter.
    [[nodiscard]] constexpr std::string_view rule() const noexcept { return wrong_.rule; }
    /// The offset where the match of that rule began.
    [[nodiscard]] constexpr std::size_t rule_position() const noexcept { return wrong_.rule_position; }
    /// The mistake, for programs that translate its message: `mistake::letter_in_port`.
    [[nodiscard]] constexpr mistake code() const noexcept { return wrong_.which; }
    /// The mistake in one line. The text is static.
    [[nodiscard]] constexpr std::string_view message() const noexcept {
        if (__builtin_is_constant_evaluated()) return detail::message_of(wrong_.which);
        return detail::message_at_run_time<detail::instruction_set>(wrong_.which);
    }
    /// The bytes that could be at the position.
    constexpr byte_set const& expected_bytes() const noexcept { return wrong_.expected; }
    /// Whether the text could end there.
    [[nodiscard]] constexpr bool end_expected() const noexcept { return wrong_.end_expected; }

    /// What could be at the position: `DIGIT, "/", "?", "#" or the end`. Allocates.
    [[nodiscard]] std::string expected_syntax() const {
        return detail::expected_syntax_of<detail::instruction_set>(wrong_);
    }

    /// The message; if it does not name a specific mistake, with the expected syntax; if it is about a requirement or a
    /// query parameter, with that one. Allocates.
    [[nodiscard]] std::string description() const { return detail::description_of<detail::instruction_set>(wrong_); }

    /// `text`, which is the text that was parsed, with a caret below the byte at the position, and the description.
    /// What may be a secret is `***`, as in `redacted(text)`; the caret is below the first `*` if the position is
    /// inside. Control and non-ASCII bytes are printed as escapes, but the visible characters of IRIs as they are; each
    /// is counted as one column. A long text is cut to the part around the position. Allocates.
    ///
    ///     assert(parse_uri("ftp://me:p w@h/").error().explain("ftp://me:p w@h/")
    ///            == "ftp://***@h/\n"
    ///               "      ^ space: percent-encode it as %20, or remove it");
    [[nodiscard]] std::string explain(std::string_view text) const {
        return detail::explanation_of<detail::instruction_set>(wrong_, text);
    }
    [[nodiscard]] std::string explain(std::u16string_view text) const {
        return explain(detail::utf8_of<std::string>(text));
    }
    /// The same with the characters outside ASCII that `shown` shows, such as `show_visible` of <consturi/iri.hpp>.
    [[nodiscard]] std::string explain(std::string_view text, shown_characters shown) const {
        auto wrong = wrong_;
        wrong.shown = shown;
        return detail::explanation_of<detail::instruction_set>(wrong, text);
    }
    /// The same with all of `text`, also its secrets.
    [[nodiscard]] std::string explain_unredacted(std::string_view text) const {
        return detail::unredacted_explanation_of<detail::instruction_set>(wrong_, text);
    }
    [[nodiscard]] std::string explain_unredacted(std::u16string_view text) const {
        return explain_unredacted(detail::utf8_of<std::string>(text));
    }

    [[nodiscard]] friend constexpr bool operator==(parse_error const&, parse_error const&) = default;

private:
    friend std::string to_string(parse_error const& error);
    friend std::string detail::what_of(parse_error const& error, std::string_view text);
    friend constexpr parse_error detail::in_utf16(parse_error const& error, std::string_view utf8) noexcept;

    diagnosis wrong_;
};

/// The position and the description. It is the text of the exception that `result::value` throws. Allocates.
///
///     auto const error = parse_uri("http://h:80a/").error();
///     assert(to_string(error) == "at byte 11: " + error.description());
[[nodiscard]] inline std::string to_string(parse_error const& error) {
    return detail::report_of<detail::instruction_set>(error.wrong_);
}

namespace detail {

/// The same with an excerpt of `text`, in which what may be a secret is redacted.
inline std::string what_of(parse_error const& error, std::string_view text) {
    return (to_string(error) + '\n').append(redacted_excerpt_of<instruction_set>(error.wrong_, text));
}

/// The error in a text in UTF-16, made from that in its UTF-8.
constexpr parse_error in_utf16(parse_error const& error, std::string_view utf8) noexcept {
    return parse_error(in_utf16(error.wrong_, utf8));
}

} // namespace detail

/// Writing to a stream needs <consturi/format.hpp>.
detail::include_consturi_format_hpp operator<<(detail::output_stream, parse_error const&) = delete;

} // namespace consturi

#endif
