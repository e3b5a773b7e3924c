// An ABNF parser (RFC 5234, and the older notation of RFC 2396) for the text of RFCs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf_text.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>

namespace referee {

namespace {

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }
bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool is_name(char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; } // RFC 2396 has "_"

element byte_between(unsigned low, unsigned high) {
    element one{.kind = element::one_byte};
    for (unsigned b = low; b <= high; ++b) one.set.set(b);
    return one;
}

/// The UTF-8 encodings (RFC 3629) of the characters from `low` to `high`. Splits the range until one sequence of byte
/// ranges describes it.
element utf_8(unsigned low, unsigned high) {
    constexpr unsigned last_of_size[] = {0x7F, 0x7FF, 0xFFFF, 0x10FFFF};
    unsigned size = 1;
    while (low > last_of_size[size - 1]) ++size;
    auto const both = [&](unsigned middle) {
        return element{.kind = element::choice, .parts = {utf_8(low, middle), utf_8(middle + 1, high)}};
    };
    if (high > last_of_size[size - 1]) return both(last_of_size[size - 1]);
    for (unsigned tail = 1; tail < size;
         ++tail) { // either the leading bytes are equal, or the last `tail` bytes are unrestricted
        unsigned const any = (1U << 6 * tail) - 1;
        if (low >> 6 * tail == high >> 6 * tail) continue;
        if ((low & any) != 0) return both(low | any);
        if ((high & any) != any) return both((high & ~any) - 1);
    }
    element all{.kind = element::sequence};
    for (unsigned i = 0; i != size; ++i) {
        unsigned const shift = 6 * (size - 1 - i);
        unsigned const mark = i != 0 ? 0x80 : size == 1 ? 0 : 0xF00U >> size & 0xFF;
        unsigned const mask = i != 0 || size == 1 ? (size == 1 ? 0x7F : 0x3F) : 0xFF;
        all.parts.push_back(byte_between(mark | (low >> shift & mask), mark | (high >> shift & mask)));
    }
    return all;
}

/// A recursive-descent parser for the grammar of RFC 5234 4.
class reader {
    std::string_view text_;
    numbers kind_;
    letters quoted_;
    std::size_t at_ = 0;

public:
    reader(std::string_view text, numbers kind, letters quoted) : text_(text), kind_(kind), quoted_(quoted) {}

    void read_rules(grammar& rules) {
        while (seek_rule()) {
            auto const name = read_name();
            skip_blanks();
            ++at_; // the "="
            if (peek() == '/') fail("incremental alternatives (=/) are not supported");
            if (!rules.emplace(name, read_choice()).second) fail("duplicate rule: " + name);
            skip_blanks();
            if (at_ != text_.size() && !begins_rule(at_)) fail("unexpected text after a definition");
        }
    }

private:
    [[noreturn]] void fail(std::string const& message) const {
        throw std::runtime_error("line " + std::to_string(1 + count_lines()) + ": " + message);
    }
    std::size_t count_lines() const {
        std::size_t lines = 0;
        for (char const c : text_.substr(0, at_)) lines += c == '\n';
        return lines;
    }

    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    bool take(char c) { return peek() == c ? ++at_, true : false; }
    void skip_blanks() {
        for (;; ++at_) {
            if (peek() == ';') at_ = std::min(text_.find('\n', at_), text_.size());
            if (peek() != ' ' && peek() != '\t' && peek() != '\r' && peek() != '\n') return;
        }
    }

    bool begins_rule(std::size_t at) const {
        if (at >= text_.size() || !is_letter(text_[at])) return false;
        while (at < text_.size() && is_name(text_[at])) ++at;
        while (at < text_.size() && text_[at] == ' ') ++at;
        return at < text_.size() && text_[at] == '=';
    }
    // Moves to the next line that begins a rule, past headings.
    bool seek_rule() {
        for (;;) {
            skip_blanks();
            if (at_ == text_.size()) return false;
            if (begins_rule(at_)) return true;
            auto const end = std::min(text_.find('\n', at_), text_.size());
            if (text_.substr(at_, end - at_).find('=') != text_.npos) fail("missing rule name");
            at_ = end;
        }
    }

    std::string read_name() {
        auto const from = at_;
        while (is_name(peek())) ++at_;
        return lower_case(text_.substr(from, at_ - from));
    }
    unsigned read_number(unsigned base) {
        unsigned number = 0;
        auto const from = at_;
        for (;; ++at_) {
            char const c = peek();
            unsigned const digit = is_digit(c)    ? unsigned(c - '0')
                                   : is_letter(c) ? unsigned((c | 0x20) - 'a' + 10)
                                                  : base;
            if (digit >= base) break;
            number = number * base + digit;
            if (number > 0x10FFFF) fail("number out of range");
        }
        if (at_ == from) fail("missing number");
        return number;
    }

    element read_choice() {
        element all{.kind = element::choice};
        do all.parts.push_back(read_sequence());
        while (take_separator('/') || take_separator('|')); // RFC 2396 has "|"
        return all.parts.size() == 1 ? std::move(all.parts[0]) : all;
    }
    bool take_separator(char c) {
        auto const from = at_;
        skip_blanks();
        if (take(c)) return true;
        at_ = from;
        return false;
    }
    element read_sequence() {
        element all{.kind = element::sequence};
        for (skip_blanks(); begins_element(); skip_blanks()) all.parts.push_back(read_repetition());
        if (all.parts.empty()) fail("missing element");
        return all.parts.size() == 1 ? std::move(all.parts[0]) : all;
    }
    bool begins_element() const {
        char const c = peek();
        if (is_letter(c)) return !begins_rule(at_);
        return is_digit(c) || (c != '\0' && std::string_view("*([\"%<").find(c) != std::string_view::npos);
    }
    element read_repetition() {
        bool const counted = is_digit(peek());
        unsigned const min = counted ? read_number(10) : 0;
        if (take('*')) {
            unsigned const max = is_digit(peek()) ? read_number(10) : no_limit;
            if (min > max) fail("minimum is greater than maximum");
            return {.kind = element::repetition, .parts = {read_element()}, .min = min, .max = max};
        }
        if (counted) return {.kind = element::repetition, .parts = {read_element()}, .min = min, .max = min};
        return read_element();
    }
    element read_element() {
        if (is_letter(peek())) return {.kind = element::rule_name, .name = read_name()};
        if (take('(')) return closed(')', read_choice());
        if (take('[')) return {.kind = element::repetition, .parts = {closed(']', read_choice())}, .min = 0, .max = 1};
        if (take('"')) return read_string();
        if (take('%')) return read_bytes();
        if (take('<')) return closed('>', read_prose());
        fail("missing element");
    }
    element closed(char c, element inner) {
        skip_blanks();
        if (!take(c)) fail(std::string("missing ") + c);
        return inner;
    }
    // In these RFCs, prose is the name of a rule, a quote, or "US-ASCII coded characters 00-1F and 7F hexadecimal".
    element read_prose() {
        if (take('"')) return byte_between('"', '"');
        auto name = read_name();
        if (name != "us-ascii") return {.kind = element::rule_name, .name = std::move(name)};
        skip_blanks();
        if (!take_words("coded characters ") && !take_words("coded character ")) fail("unknown prose");
        element characters{.kind = element::choice};
        do {
            unsigned const low = read_number(16);
            unsigned const high = take('-') ? read_number(16) : low;
            characters.parts.push_back(byte_between(low, high));
        } while (take_words(" and "));
        if (!take_words(" hexadecimal")) fail("unknown prose");
        return characters;
    }
    bool take_words(std::string_view words) {
        return text_.substr(at_).starts_with(words) ? at_ += words.size(), true : false;
    }
    element read_string() {
        element all{.kind = element::sequence};
        while (peek() != '"') {
            if (peek() == '\0' || peek() == '\n') fail("unterminated string");
            char const c = text_[at_++];
            element one{.kind = element::one_byte};
            one.set.set(static_cast<unsigned char>(c));
            if (is_letter(c) && quoted_ == letters::in_either_case) one.set.set(static_cast<unsigned char>(c ^ 0x20));
            all.parts.push_back(one);
        }
        ++at_;
        return all;
    }
    element read_bytes() {
        char const letter = static_cast<char>(peek() | 0x20);
        unsigned const base = letter == 'x' ? 16 : letter == 'd' ? 10 : letter == 'b' ? 2 : 0;
        if (base == 0) fail("invalid base of a number");
        ++at_;
        element all{.kind = element::sequence};
        do {
            unsigned const low = read_number(base);
            bool const is_range = all.parts.empty() && take('-');
            unsigned const high = is_range ? read_number(base) : low;
            bool const is_byte = kind_ == numbers::bytes;
            if (low > high) fail("range end is less than range begin");
            if (is_byte && high > 0xFF) fail("number exceeds a byte");
            if (!is_byte && low < 0xE000 && high >= 0xD800) fail("surrogates are not characters");
            all.parts.push_back(is_byte ? byte_between(low, high) : utf_8(low, high));
            if (is_range) break;
        } while (take('.'));
        if (peek() == '.' || peek() == '-') fail("a range cannot be part of a concatenation");
        return all;
    }
};

} // namespace

std::string lower_case(std::string_view text) {
    std::string lowered(text);
    for (char& c : lowered)
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c | 0x20);
    return lowered;
}

void read_abnf(std::string_view text, grammar& rules, numbers kind, letters quoted) {
    reader(text, kind, quoted).read_rules(rules);
}

} // namespace referee
