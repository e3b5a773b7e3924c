// The format specification of an identifier, for std::format and fmt.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_FORMAT_SPEC_HPP
#define CONSTURI_ADAPTERS_FORMAT_SPEC_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/coding/readable.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/redact.hpp>
#include <consturi/uri/view.hpp>

#include <climits>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

namespace consturi {

#define CONSTURI_PART_WITH_TEXT(name) class name;
#include <consturi/adapters/parts_with_text.def>

namespace detail {

/// What is formatted and written as a text, beside identifiers: parts of URIs, decoded bytes.
template <class T>
concept part_with_text = false
#define CONSTURI_PART_WITH_TEXT(name) || std::same_as<T, name>
#include <consturi/adapters/parts_with_text.def>
    ;

/// The text of a part: as written, if it has such a text.
template <part_with_text Part>
constexpr auto text_of_part(Part const& part) {
    if constexpr (requires { part.encoded(); }) return part.encoded();
    else if constexpr (requires { part.text(); }) return part.text();
    else if constexpr (requires { part.str(); }) return part.str();
    else return std::string(part.begin(), part.end());
}

/// Whether the text can be shown without secrets.
template <class U>
concept redactable = requires(U const& u) { u.redacted(); };

/// `[[fill]align][width][.precision][type]`, as for strings. The types are `s`, `d` (decoded), `r` (redacted) and `?`
/// (in quotation marks). For an identifier that cannot be redacted, `r` is an error: its text could have secrets.
template <any_identifier U>
class format_spec {
public:
    /// Parses what the context begins with, and returns the end of it. If that is not the end of the specification, the
    /// caller, std::format or fmt, reports an error.
    template <class Context>
    constexpr auto parse(Context& context) {
        std::string_view left(context.begin(), context.end());
        auto const size = left.size();
        parse_alignment(left);
        if (!left.starts_with('0')) parse_number(width_, left, context);
        if (left.starts_with('.')) {
            auto after_dot = left.substr(1);
            if (parse_number(precision_, after_dot, context)) left = after_dot;
        }
        if (!left.empty() && has_byte(redactable<U> ? "sd?r" : "sd?", left[0])) {
            type_ = left[0];
            left.remove_prefix(1);
        }
        return context.begin() + static_cast<std::ptrdiff_t>(size - left.size());
    }

    /// The text that the type selects, in `buffer` unless it is that of `u`.
    std::string_view text_of(U const& u, std::string& buffer) const {
        if constexpr (redactable<U>)
            if (type_ == 'r') return buffer = u.redacted();
        if (type_ == 'd') return buffer = readable(u.text());
        if (type_ == '?') return buffer = quoted(u.text());
        return u.text();
    }
    /// Selects the type `?`, for the elements of a range.
    constexpr void set_debug_format() noexcept { type_ = '?'; }
    /// A format string for a text, its width and its precision.
    std::string for_text() const { return std::string("{:").append(fill_, fill_size_).append(1, align_) + "{}.{}}"; }
    int width(auto& context) const { return width_.in(context); }
    int precision(auto& context) const { return precision_.in(context); }

private:
    struct number {
        int value;
        bool is_index = false; // whether the value is the index of the argument that has the number

        /// The number. If the argument has none, it is negative: std::format and fmt report that.
        int in(auto& context) const {
            if (!is_index) return value;
            auto const to_int = []<class Argument>(Argument argument) {
                if constexpr (std::is_integral_v<Argument> && !std::is_same_v<Argument, bool>
                              && !std::is_same_v<Argument, char>) {
                    auto const n = static_cast<int>(argument);
                    return static_cast<Argument>(n) == argument ? n : -1;
                } else {
                    return -1;
                }
            };
            auto const argument = context.arg(as_index(value));
            if constexpr (requires { argument.visit(to_int); }) return argument.visit(to_int);
            else return visit_format_arg(to_int, argument);
        }
    };
    /// Only texts that are no URIs have quotation marks and backslashes: results of java::uri.
    static std::string quoted(std::string_view text) {
        std::string to(1, '"');
        for (char const c : text) {
            if (c == '"' || c == '\\') to += '\\';
            to += c;
        }
        return to += '"';
    }
    /// Converts to the types that std::format and fmt have for indices.
    static constexpr unsigned short as_index(int value) noexcept { return static_cast<unsigned short>(value); }

    constexpr void parse_alignment(std::string_view& left) noexcept {
        if (left.empty()) return;
        auto const lead = static_cast<byte>(left[0]);
        std::size_t const size = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (size < left.size() && has_byte("<^>", left[size]) && !has_byte("{}", left[0])) {
            for (fill_size_ = 0; fill_size_ != size; ++fill_size_) fill_[fill_size_] = left[fill_size_];
            left.remove_prefix(size);
        }
        if (!has_byte("<^>", left[0])) return;
        align_ = left[0];
        left.remove_prefix(1);
    }
    /// Whether there is a number of up to nine digits, or an index in braces; if so, removes it from `text`.
    static constexpr bool parse_number(number& to, std::string_view& text, auto& context) {
        auto left = text;
        bool const is_index = left.starts_with('{');
        left.remove_prefix(is_index);
        auto const size = left.size();
        int value = 0;
        for (; !left.empty() && is_digit(left[0]) && value < 100'000'000; left.remove_prefix(1))
            value = value * 10 + (left[0] - '0');
        // fmt reports the digits that are left only after it has formatted.
        if (!left.empty() && is_digit(left[0])) return false;
        bool const has_digits = left.size() != size;
        if (is_index) {
            if (!has_digits) value = static_cast<int>(context.next_arg_id());
            else context.check_arg_id(as_index(value));
            if (!left.starts_with('}') || value != as_index(value)) return false;
            left.remove_prefix(1);
        } else if (!has_digits) {
            return false;
        }
        to = {value, is_index};
        text = left;
        return true;
    }

    char fill_[4]{};
    std::size_t fill_size_ = 0;
    char align_ = '<';
    number width_{0}, precision_{INT_MAX};
    char type_ = 's';
};

} // namespace detail
} // namespace consturi

#endif
