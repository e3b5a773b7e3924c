// The expansion of a template (RFC 6570 3.2.1), part by part, to any writer.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_EXPANSION_HPP
#define CONSTURI_TEMPLATES_EXPANSION_HPP

#include <consturi/coding/percent.hpp>
#include <consturi/templates/uri_template.hpp>
#include <consturi/templates/value.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace consturi::detail {

/// What an operator does (RFC 6570 Appendix A): what precedes the first value and the others, whether the name is
/// written, and what follows the name of an empty value; and which characters are not encoded.
struct expansion_style {
    char op;
    std::string_view first, separator;
    bool is_named;
    std::string_view if_empty;
    percent_encoding allow;
};
inline constexpr percent_encoding unreserved_only{safe_set()};
inline constexpr percent_encoding unreserved_or_reserved{safe_set(rfc3986::reserved).with_triplets()};
// clang-format off
inline constexpr expansion_style expansion_styles[] = {
    {'\0', "",  ",", false, "",  unreserved_only},
    {'+',  "",  ",", false, "",  unreserved_or_reserved},
    {'#',  "#", ",", false, "",  unreserved_or_reserved},
    {'.',  ".", ".", false, "",  unreserved_only},
    {'/',  "/", "/", false, "",  unreserved_only},
    {';',  ";", ";", true,  "",  unreserved_only},
    {'?',  "?", "&", true,  "=", unreserved_only},
    {'&',  "&", "&", true,  "=", unreserved_only},
};
// clang-format on
constexpr expansion_style const& style_of(char op) noexcept {
    auto const* style = expansion_styles;
    while (style->op != op) ++style;
    return *style;
}

/// The first `n` characters of a text (RFC 6570 2.4.1). Where triplets are kept, those of one character are not
/// separated. An octet that is not UTF-8 counts as a character.
constexpr std::string_view prefix_of(std::string_view text, unsigned n, bool keeps_triplets) noexcept {
    std::size_t at = 0;
    for (; n != 0 && at != text.size(); --n) {
        bool const is_triplet = keeps_triplets && is_triplet_at(text, at);
        auto const octets = is_triplet ? character_at(text, at).size : first_character(text.substr(at)).size;
        at += (is_triplet ? 3 : 1) * (octets != 0 ? octets : 1);
    }
    return text.substr(0, at);
}

// What an expansion is written to.

/// Counts the bytes.
class expansion_size {
public:
    constexpr void begin_part(std::size_t) noexcept {}
    constexpr void append(std::string_view text) noexcept { size_ = saturated_sum(size_, text.size()); }
    constexpr void append(std::string_view text, percent_encoding const& encoding) noexcept {
        size_ = saturated_sum(size_, encoding.size_of(text));
    }
    constexpr std::size_t size() const noexcept { return size_; }

private:
    std::size_t size_ = 0;
};

/// The size if each byte of the values was encoded, which takes less time to compute.
class expansion_bound : public expansion_size {
public:
    using expansion_size::append;
    constexpr void append(std::string_view text, percent_encoding const&) noexcept {
        for (int i = 0; i != 3; ++i) append(text);
    }
};

/// Writes to a buffer that is large enough. The program ends if it is not: if a range has other members than before.
class expansion_writer {
public:
    constexpr expansion_writer(char* buffer, std::size_t size) noexcept : buffer_(buffer), room_(size) {}

    constexpr void begin_part(std::size_t) noexcept {}
    constexpr void append(std::string_view text) noexcept {
        std::char_traits<char>::copy(next(text.size()), text.data(), text.size());
    }
    constexpr void append(std::string_view text, percent_encoding const& encoding) noexcept {
        if (text.size() < 64) return append_short(text, encoding);
        auto const size = encoding.size_of(text);
        encoding.write(next(size), size, text);
    }
    constexpr std::string_view text() const noexcept { return {buffer_, size_}; }

private:
    /// Where the next `n` bytes are.
    constexpr char* next(std::size_t n) noexcept {
        if (n > room_ - size_) trap();
        return buffer_ + std::exchange(size_, size_ + n);
    }
    constexpr void append_short(std::string_view text, percent_encoding const& encoding) noexcept {
        auto const last = text.data() + text.size();
        for (auto p = text.data(); p != last; ++p) {
            auto const unsafe = encoding.after_safe(p, last);
            append({p, static_cast<std::size_t>(unsafe - p)});
            if ((p = unsafe) == last) return;
            write_triplet(next(3), *p);
        }
    }

    char* buffer_;
    std::size_t room_, size_ = 0;
};

/// Finds the part of the template whose expansion has the byte with some offset.
class part_finder : public expansion_size {
public:
    constexpr explicit part_finder(std::size_t offset) noexcept : offset_(offset) {}
    constexpr void begin_part(std::size_t position) noexcept {
        if (size() <= offset_) position_ = position;
    }
    constexpr std::size_t position() const noexcept { return position_; }

private:
    std::size_t offset_, position_ = 0;
};

/// Expands one part of a template after the other (RFC 6570 3.2.1).
template <class Writer>
class expansion {
public:
    constexpr explicit expansion(Writer& to) noexcept : to_(to) {}

    /// 3.1: characters that a URI does not have are encoded.
    template <class Part>
    constexpr void literals(Part const& part) {
        template_part const& written = part;
        to_.begin_part(written.position);
        if constexpr (requires { requires Part::is_plain; }) to_.append(written.literals);
        else to_.append(written.literals, unreserved_or_reserved);
    }
    /// 3.2: a variable. `with_value(use)` calls `use` with its value, if there is one.
    constexpr void variable(template_part const& part, auto const& with_value) {
        to_.begin_part(part.position);
        is_first_ = is_first_ || part.begins_expression;
        with_value([&](auto const& value) {
            visit_value(value, member_writer{*this, part.variable, style_of(part.variable.op)});
        });
    }

private:
    struct member_writer {
        expansion& all;
        template_variable const& variable;
        expansion_style const& style;

        constexpr void undefined() const {}
        constexpr void text(std::string_view value) const {
            if (variable.max_length != 0) value = prefix_of(value, variable.max_length, style.allow.safe.has_triplets);
            separate();
            if (style.is_named) name(variable.name, value.empty());
            all.to_.append(value, style.allow);
        }
        constexpr void list(auto const& values) const {
            bool is_first = true;
            for (auto const& member : values)
                if_defined(member, [&](auto const& defined) {
                    with_text(defined, [&](std::string_view value) {
                        if (variable.is_exploded) return text(value);
                        before_member(std::exchange(is_first, false));
                        all.to_.append(value, style.allow);
                    });
                });
        }
        constexpr void pairs(auto const& values) const {
            bool is_first = true;
            for (auto const& named : values)
                if_defined(named.second, [&](auto const& defined) {
                    with_text(named.first, [&](std::string_view key) {
                        with_text(defined,
                                  [&](std::string_view value) { pair(std::exchange(is_first, false), key, value); });
                    });
                });
        }

    private:
        constexpr void pair(bool is_first, std::string_view key, std::string_view value) const {
            if (variable.is_exploded) separate();
            else before_member(is_first);
            all.to_.append(key, style.allow);
            if (!variable.is_exploded) all.to_.append(",");
            else all.to_.append(value.empty() && style.is_named ? style.if_empty : "=");
            all.to_.append(value, style.allow);
        }
        /// What precedes a value of the expression.
        constexpr void separate() const {
            all.to_.append(std::exchange(all.is_first_, false) ? style.first : style.separator);
        }
        constexpr void name(std::string_view text, bool has_no_value) const {
            all.to_.append(text);
            all.to_.append(has_no_value ? style.if_empty : "=");
        }
        /// What precedes a member of a list that is not exploded. (A list with one empty member is not an empty value.)
        constexpr void before_member(bool is_first) const {
            if (!is_first) return all.to_.append(",");
            separate();
            if (style.is_named) name(variable.name, false);
        }
    };

    Writer& to_;
    bool is_first_ = true;
};

} // namespace consturi::detail

#endif
