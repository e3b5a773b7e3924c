// `data` URIs: a media type and the data themselves (RFC 2397).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_DATA_HPP
#define CONSTURI_SCHEMES_DATA_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/coding/percent.hpp>
#include <consturi/operations/normalize.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/unique_parameters.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/support/result.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/parameters.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

// clang-format off

/// RFC 2397 3. The rules before `parameter` are those that it describes in words, in terms of RFC 3986: a token of RFC
/// 2045, in which triplets stand for any character, and a value, which can also be a quoted string. (A text is not
/// matched with these rules but read by hand: what `;` begins is known only after it, and what triplets stand for
/// matters. The tests compare both.)
namespace consturi::rfc2397 {

using namespace abnf::notation;
using rfc3986::ALPHA;
using rfc3986::DIGIT;
using rfc3986::pchar;
using rfc3986::pct_encoded;

inline constexpr auto urlchar   = "urlchar"_rule   = [] { return pchar | "/" | "?"; };
inline constexpr auto tokenchar = "tokenchar"_rule = [] { return ALPHA | DIGIT | "!" | "$" | "&" | "'" | "*" | "+" | "-" | "." | "_" | "~" | pct_encoded; };
inline constexpr auto type      = "type"_rule      = [] { return 1*tokenchar; };
inline constexpr auto subtype   = "subtype"_rule   = [] { return 1*tokenchar; };
inline constexpr auto attribute = "attribute"_rule = [] { return 1*tokenchar; };
inline constexpr auto value     = "value"_rule     = [] { return 1*( tokenchar | "(" | ")" | ":" | "@" | "/" | "?" | "=" ); };
inline constexpr auto parameter = "parameter"_rule = [] { return attribute >> "=" >> value; };
inline constexpr auto data      = "data"_rule      = [] { return *urlchar; };
inline constexpr auto mediatype = "mediatype"_rule = [] { return opt[ type >> "/" >> subtype ] >> *( ";" >> parameter ); };
inline constexpr auto dataurl   = "dataurl"_rule   = [] { return "data:" >> opt[ mediatype ] >> opt[ ";base64" ] >> "," >> data; };

} // namespace consturi::rfc2397

// clang-format on

namespace consturi {

namespace detail {

/// The characters of base64 (RFC 4648 4), by their values.
inline constexpr std::string_view base64_alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The values of the characters of base64; -1 for other bytes.
inline constexpr struct base64_value_table {
    signed char values[256];

    constexpr base64_value_table() noexcept : values() {
        for (auto& value : values) value = -1;
        signed char next = 0;
        for (char const c : base64_alphabet) values[static_cast<byte>(c)] = next++;
    }
    constexpr int operator[](char c) const noexcept { return values[static_cast<byte>(c)]; }
} base64_values;

/// The error in a part of a text that should be base64, as RFC 4648 says and nothing else: four characters encode three
/// bytes, `=` fills the last four, and the bits that belong to no byte are zero (3.5). The part can have triplets.
constexpr std::optional<diagnosis> find_error_in_base64(std::string_view text, abnf::slice part,
                                                        std::string_view rule) noexcept {
    schemes::decoded_reader rest(text, part);
    unsigned count = 0; // of the characters in the last four
    int last = 0;
    auto at_last = rest.position();
    for (; !rest.is_at_end() && !rest.is_at('='); rest.skip()) {
        last = base64_values[rest.next()];
        at_last = rest.position();
        if (last < 0) return diagnosis_at(at_last, rule, mistake::character_outside_base64);
        count = (count + 1) % 4;
    }
    bool is_complete = count != 1; // one character is no byte
    for (auto n = count; is_complete && n != 0 && n != 4; ++n) is_complete = rest.skip('=');
    if (!is_complete || !rest.is_at_end()) return diagnosis_at(rest.position(), rule, mistake::incomplete_base64);
    bool const has_unused_bits = (count == 2 && last % 16 != 0) || (count == 3 && last % 4 != 0);
    if (has_unused_bits) return diagnosis_at(at_last, rule, mistake::unused_bits_in_base64);
    return std::nullopt;
}

/// A character of a token of RFC 2045 5.1, decoded.
constexpr bool is_tokenchar(char c) noexcept { return '!' <= c && c <= '~' && !has_byte("()<>@,;:\\\"/[]?=", c); }

/// The scheme data, whose URIs are opaque.
struct data : basic_scheme {
    static constexpr std::string_view names[] = {"data"};
    static constexpr bool has_equivalence = true;

    struct components : detail::components {
        abnf::slice mediatype, type, subtype, parameters, data;
        bool is_base64 = false;
    };

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        auto const begin = at.scheme.end + 1;
        auto const end = at.fragment.defined() ? at.fragment.begin - 1 : static_cast<std::uint32_t>(text.size());
        auto const comma = find_in(text, {begin, end}, ','); // before the data, a comma is encoded
        if (comma == end) return diagnosis_at(end, rfc2397::dataurl.name(), mistake::no_comma_before_data);
        at.data = {comma + 1, end};
        at.mediatype = {begin, comma};
        if (ends_with_base64(at.mediatype.of(text))) {
            at.is_base64 = true;
            at.mediatype.end -= static_cast<std::uint32_t>(base64.size());
        }
        if (auto const error = find_error_in_mediatype(text, at)) return error;
        return at.is_base64 ? find_error_in_base64(text, at.data, rfc2397::data.name()) : std::nullopt;
    }

    template <class Self>
    class members;

private:
    static constexpr std::string_view base64 = ";base64";

    static constexpr bool ends_with_base64(std::string_view head) noexcept {
        return head.size() >= base64.size() && equal_ignoring_case(head.substr(head.size() - base64.size()), base64);
    }
    static constexpr std::optional<diagnosis> find_error_in_mediatype(std::string_view text, components& at) noexcept {
        auto const semicolon = find_in(text, at.mediatype, ';');
        at.parameters = {semicolon, at.mediatype.end};
        if (semicolon != at.mediatype.begin) {
            auto const slash = find_in(text, {at.mediatype.begin, semicolon}, '/');
            at.type = {at.mediatype.begin, slash};
            if (auto const error = find_error_in_token(text, at.type, rfc2397::type.name())) return error;
            if (slash == semicolon)
                return diagnosis_at(slash, rfc2397::mediatype.name(), mistake::incomplete_media_type);
            at.subtype = {slash + 1, semicolon};
            if (auto const error = find_error_in_token(text, at.subtype, rfc2397::subtype.name())) return error;
        }
        for (auto begin = semicolon; begin != at.parameters.end;) {
            auto const end = find_in(text, {begin + 1, at.parameters.end}, ';');
            auto const equals = find_in(text, {begin + 1, end}, '=');
            if (auto const error = find_error_in_token(text, {begin + 1, equals}, rfc2397::attribute.name()))
                return error;
            if (equals == end) return diagnosis_at(end, rfc2397::parameter.name(), mistake::incomplete_media_type);
            if (auto const error = find_error_in_value(text, {equals + 1, end})) return error;
            begin = end;
        }
        return std::nullopt;
    }
    static constexpr std::optional<diagnosis> find_error_in_token(std::string_view text, abnf::slice part,
                                                                  std::string_view of) noexcept {
        schemes::decoded_reader rest(text, part);
        bool const is_empty = !rest.skip_all(is_tokenchar) && rest.is_at_end();
        if (rest.is_at_end() && !is_empty) return std::nullopt;
        return diagnosis_at(rest.position(), of,
                            is_empty ? mistake::incomplete_media_type : mistake::character_outside_token);
    }
    /// A value is a token or a quoted string (RFC 2045 5.1, RFC 822 3.3).
    static constexpr std::optional<diagnosis> find_error_in_value(std::string_view text, abnf::slice part) noexcept {
        schemes::decoded_reader rest(text, part);
        if (!rest.skip('"')) return find_error_in_token(text, part, rfc2397::value.name());
        auto const is_in_string = [](char c) { return c == '\t' || (' ' <= c && c <= '~'); };
        for (;;) {
            rest.skip_all([=](char c) { return is_in_string(c) && c != '"' && c != '\\'; });
            if (!rest.skip('\\') || rest.is_at_end() || !is_in_string(rest.next())) break;
            rest.skip();
        }
        if (rest.skip('"') && rest.is_at_end()) return std::nullopt;
        return diagnosis_at(rest.position(), rfc2397::value.name(), mistake::character_outside_token);
    }
};

/// Appends bytes as base64, with padding.
constexpr void append_base64(std::string& to, std::string_view bytes) {
    for (; !bytes.empty(); bytes.remove_prefix(bytes.size() < 3 ? bytes.size() : 3)) {
        unsigned bits = 0;
        for (std::size_t i = 0; i != 3; ++i) bits = bits << 8 | (i < bytes.size() ? static_cast<byte>(bytes[i]) : 0U);
        for (std::size_t i = 0; i != 4; ++i) to += i <= bytes.size() ? base64_alphabet[bits >> (18 - 6 * i) & 63] : '=';
    }
}
constexpr std::size_t base64_size(std::size_t bytes) noexcept { return saturated_sum(bytes / 3, bytes % 3 != 0) * 4; }

} // namespace detail

/// Bytes as base64 (RFC 4648 4): without line breaks, and with `=` up to a multiple of four characters. Allocates once,
/// in linear time. Throws like std::string.
///
///     assert(base64_encode("Hi") == "SGk=");
[[nodiscard]] constexpr std::string base64_encode(std::string_view bytes) {
    std::string text;
    text.reserve(detail::base64_size(bytes.size()));
    detail::append_base64(text, bytes);
    return text;
}

constexpr result<std::string> base64_decode(std::string_view text);

/// The data of a `data` URI: a forward range of bytes, decoded from base64 or percent-encoding, without a copy.
///
///     constexpr checked_data_uri word("data:;base64,SGk%3D");
///     static_assert(word.payload().size() == 2 && *word.payload().begin() == 'H');
///     assert(word.payload().str() == "Hi");
class [[nodiscard, gsl::Pointer(char)]] payload_view {
public:
    class iterator {
    public:
        using value_type = char;
        using difference_type = std::ptrdiff_t;

        constexpr iterator() noexcept = default;
        constexpr char operator*() const noexcept {
            if (!is_base64_) return *at_;
            auto following = at_;
            // The first byte has all bits of the first character and two of the second one, and so on.
            auto const bits = detail::base64_values[*at_] << 6 | detail::base64_values[*++following];
            return static_cast<char>(bits >> (4 - 2 * byte_));
        }
        constexpr iterator& operator++() noexcept {
            ++at_;
            if (is_base64_ && ++byte_ == 3) {
                ++at_;
                byte_ = 0;
            }
            skip_rest();
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            auto const before = *this;
            ++*this;
            return before;
        }
        [[nodiscard]] friend constexpr bool operator==(iterator const& a, iterator const& b) noexcept {
            return a.at_ == b.at_;
        }

    private:
        friend payload_view;
        constexpr iterator(decoded_view text, decoded_view::iterator at, bool is_base64) noexcept
            : at_(at), end_(text.end()), is_base64_(is_base64) {}

        /// The last character of base64 can have bits of the byte before it only.
        constexpr void skip_rest() noexcept {
            if (is_base64_ && byte_ != 0 && at_ != end_)
                if (auto following = at_; ++following == end_) at_ = end_;
        }

        decoded_view::iterator at_, end_;
        int byte_ = 0; // of the three that four characters encode
        bool is_base64_ = false;
    };

    [[nodiscard]] constexpr iterator begin() const noexcept { return {text_, text_.begin(), is_base64_}; }
    [[nodiscard]] constexpr iterator end() const noexcept { return {text_, text_.end(), is_base64_}; }
    [[nodiscard]] constexpr bool empty() const noexcept { return text_.empty(); }
    /// The number of bytes. Takes time linear in the size of the text.
    [[nodiscard]] constexpr std::size_t size() const noexcept {
        auto const n = text_.size();
        return is_base64_ ? n / 4 * 3 + n % 4 * 3 / 4 : n;
    }
    /// Copies the first bytes, at most `max`, to `to`; returns their number, like std::string_view::copy.
    constexpr std::size_t copy(char* to, std::size_t max) const noexcept {
        std::size_t n = 0;
        for (auto at = begin(); n != max && at != end(); ++at) to[n++] = *at;
        return n;
    }
    /// The bytes as a string. Allocates once.
    [[nodiscard]] constexpr std::string str() const {
        std::string all(size(), '\0');
        copy(all.data(), all.size());
        return all;
    }

private:
    template <class Self>
    friend class detail::data::members;
    friend constexpr result<std::string> base64_decode(std::string_view text);
    /// The text is valid. The `=` after base64 are not a part of it.
    constexpr payload_view(std::string_view text, bool is_base64) noexcept
        : text_(is_base64 ? without_padding(text) : text), is_base64_(is_base64) {}

    static constexpr std::string_view without_padding(std::string_view text) noexcept {
        for (;;) {
            if (text.ends_with('=')) text.remove_suffix(1);
            else if (text.ends_with("%3D") || text.ends_with("%3d")) text.remove_suffix(3);
            else return text;
        }
    }

    decoded_view text_;
    bool is_base64_;
};

/// The bytes that base64 stands for (RFC 4648 4). As in a `data_uri`, all characters are those of the alphabet, without
/// line breaks and spaces; `=` fills the last four characters, and has to be there; the bits of the last character that
/// belong to no byte are zero (RFC 4648 3.5). So two texts never stand for the same bytes.
///
/// An error has the offset in `text`: that of a wrong character, of the last character with other bits, or the end, if
/// something is missing. Allocates once, in linear time. Throws like std::string.
///
///     assert(base64_decode("SGk=") == "Hi");
///     assert(base64_decode("SGk").error().position() == 3); // without the `=`
///     assert(base64_decode("SG k").error().code() == mistake::character_outside_base64);
constexpr result<std::string> base64_decode(std::string_view text) {
    constexpr std::string_view rule = "base64";
    if (text.size() > max_text_size) return detail::wrong_at(text.size(), rule, mistake::text_of_4_gib_or_more);
    auto const percent = detail::find_byte(text, '%'); // begins no triplet here
    auto const wrong = detail::find_error_in_base64(text, {0, static_cast<std::uint32_t>(text.size())}, rule);
    if (wrong && (wrong->position < percent || percent == text.size())) return unexpected(parse_error(*wrong));
    if (percent != text.size()) return detail::wrong_at(percent, rule, mistake::character_outside_base64);
    return payload_view(text, true).str();
}

template <class Self>
class detail::data::members : public narrowed_interface<Self> {
public:
    /// The media type with its parameters, as written: empty, if there is none.
    [[nodiscard]] constexpr std::string_view mediatype() const noexcept { return this->part(this->at().mediatype); }
    // The media type as written: text/plain, if there is none.
    [[nodiscard]] constexpr std::string_view type() const noexcept {
        return this->at().type.defined() ? this->part(this->at().type) : "text";
    }
    [[nodiscard]] constexpr std::string_view subtype() const noexcept {
        return this->at().type.defined() ? this->part(this->at().subtype) : "plain";
    }
    /// The parameters of the media type. Their names ignore case; a value can be a quoted string. Without a media type
    /// and parameters, the character set is US-ASCII (RFC 2397 2).
    [[nodiscard]] constexpr consturi::query_params params() const noexcept {
        return separated(this->part(this->at().parameters), ";");
    }
    /// Whether the data are base64.
    [[nodiscard]] constexpr bool is_base64() const noexcept { return this->at().is_base64; }
    /// The data as written: base64 or percent-encoded.
    [[nodiscard]] constexpr std::string_view data() const noexcept { return this->part(this->at().data); }
    /// The data, decoded.
    constexpr payload_view payload() const noexcept { return payload_view(data(), is_base64()); }
};

namespace kinds {
using data = of_scheme<detail::data>;
}

/// A media type and data of this type (RFC 2397). Base64 has to be exact: all characters are those of RFC 4648 4 or
/// their triplets, without line breaks, and `=` fills the last four. The type, its subtype and its parameters are
/// tokens of RFC 2045 or, as values, quoted strings, after decoding. A fragment is allowed: it is not a part of the
/// data, and is the element of an SVG document that is meant.
///
///     constexpr checked_data_uri note("data:text/plain;charset=utf-8,A%20brief%20note");
///     static_assert(note.subtype() == "plain" && note.params().front().value() == "utf-8");
///     assert(note.payload().str() == "A brief note");
///     static_assert(data_uri_view::parse("data:;base64,QUJ").error().position() == 16); // one character is missing
using data_uri_view = basic_view<kinds::data>;
using data_uri = basic_owner<kinds::data>;
using checked_data_uri = basic_checked<kinds::data>;
inline constexpr detail::is_of_kind<kinds::data> is_data_uri;
#define CONSTURI_FIXED fixed_data_uri
#define CONSTURI_KIND kinds::data
#include <consturi/uri/fixed.def>

namespace detail {

/// Whether two values of parameters are the same, as tokens or as quoted strings (RFC 2045 5.1).
constexpr bool is_same_media_value(std::string_view a, std::string_view b, bool ignoring_case) noexcept {
    schemes::decoded_reader of_a(a, {0, static_cast<std::uint32_t>(a.size())});
    schemes::decoded_reader of_b(b, {0, static_cast<std::uint32_t>(b.size())});
    bool const a_is_quoted = of_a.skip('"'), b_is_quoted = of_b.skip('"');
    auto const is_at_end = [](schemes::decoded_reader& of, bool is_quoted) {
        if (of.is_at_end() || (is_quoted && of.is_at('"'))) return true;
        if (is_quoted) of.skip('\\');
        return false;
    };
    for (;; of_a.skip(), of_b.skip()) {
        bool const a_is_at_end = is_at_end(of_a, a_is_quoted), b_is_at_end = is_at_end(of_b, b_is_quoted);
        if (a_is_at_end || b_is_at_end) return a_is_at_end && b_is_at_end;
        char const c = of_a.next(), d = of_b.next();
        if (c != d && (!ignoring_case || to_lower(c) != to_lower(d))) return false;
    }
}

constexpr bool is_same_media_parameter(query_param const& a, query_param const& b) noexcept {
    return equal_ignoring_case(a.decoded_name(), b.decoded_name())
           && is_same_media_value(a.value().value_or(""), b.value().value_or(""),
                                  equal_ignoring_case(a.decoded_name(), "charset"));
}

/// With those of a URI without a media type (RFC 2397 2).
constexpr consturi::query_params media_parameters(data_uri_view const& u) noexcept {
    return u.mediatype().empty() ? consturi::query_params("charset=US-ASCII", ";") : u.params();
}

} // namespace detail

/// Whether two `data` URIs mean the same: the same bytes, of the same media type, and the same fragment. RFC 2397
/// defines no comparison, but says what a URI means:
///
/// - the data are bytes, whether in base64 or percent-encoded (RFC 2397 2);
/// - without a media type, it is `text/plain;charset=US-ASCII`, and `text/plain` can be left out before parameters;
/// - the type, the subtype and the names of parameters ignore case, and a value is the same as a token and as a quoted
///   string (RFC 2045 5.1). Parameters can be in any order (RFC 2045 5). The value of `charset` ignores case (RFC 2046
///   4.1.2), the others do not;
/// - the fragment is compared in its normal form (RFC 3986 6.2.2).
///
/// Takes linear time, because more than 99 parameters have to be in the same order; does not allocate.
///
///     static_assert(equivalent(checked_data_uri("data:;charset=utf-8;base64,SGk="),
///                              checked_data_uri("data:TEXT/plain;Charset=%22UTF-8%22,Hi")));
///     static_assert(!equivalent(checked_data_uri("data:,Hi"), checked_data_uri("data:,hi")));
[[nodiscard]] constexpr bool equivalent(data_uri_view const& a, data_uri_view const& b) noexcept {
    using namespace detail;
    auto const is_same_name = [](std::string_view x, std::string_view y) {
        return equal_ignoring_case(decoded_view(x), decoded_view(y));
    };
    auto const is_same_fragment = [](std::string_view x, std::string_view y) { return equal_normalized(x, y); };
    auto const bytes_of_a = a.payload(), bytes_of_b = b.payload();
    return is_same_name(a.type(), b.type()) && is_same_name(a.subtype(), b.subtype())
           && are_same_in_any_order(media_parameters(a), media_parameters(b), is_same_media_parameter)
           && compare_bytes(bytes_of_a.begin(), bytes_of_a.end(), bytes_of_b.begin(), bytes_of_b.end()) == 0
           && are_both_missing_or(a.fragment(), b.fragment(), is_same_fragment);
}

namespace detail {

/// Appends a media type as a URI has it: what is no character of tokens is encoded, but for the delimiters. Leaves out
/// blanks after a `;` outside quoted strings. Stops as soon as `to` has more than `limit` characters; returns the
/// offset of the character where it stopped, or the size.
constexpr std::size_t append_media_type(std::string& to, std::string_view type, std::size_t limit) {
    constexpr percent_encoding encoding{safe_set(rfc3986::segment).without(",;").with("/")};
    constexpr percent_encoding quoted{safe_set(rfc3986::unreserved)};
    bool is_quoted = false, is_after_semicolon = false;
    for (std::size_t i = 0; i != type.size(); ++i) {
        bool const is_blank = is_after_semicolon && (type[i] == ' ' || type[i] == '\t');
        if (is_blank) continue;
        is_after_semicolon = !is_quoted && type[i] == ';';
        if (is_after_semicolon) {
            to += ';';
        } else {
            auto const& by = is_quoted ? quoted : encoding;
            auto const c = type.substr(i, 1);
            auto const size = by.size_of(c), end = to.size();
            to.resize(end + size);
            by.write(to.data() + end, size, c);
        }
        if (to.size() > limit) return i;
        if (is_quoted && type[i] == '\\' && i + 1 != type.size()) {
            to += percent_encode(type.substr(++i, 1));
            if (to.size() > limit) return i;
        } else if (type[i] == '"') {
            is_quoted = !is_quoted;
        }
    }
    return type.size();
}

/// `data:` and a media type; or the error in it.
constexpr result<std::string> begin_of_data_uri(std::string_view type, std::size_t size_of_data) {
    std::string text = "data:";
    append_media_type(text, type, static_cast<std::size_t>(-1));
    constexpr std::string_view base64 = ";base64";
    bool const is_base64 = text.size() >= base64.size()
                           && equal_ignoring_case(std::string_view(text).substr(text.size() - base64.size()), base64);
    auto const parsed = data_uri_view::parse(std::string_view(text + (is_base64 ? "=," : ","))); // no value is an error
    if (!parsed) {
        auto const& error = parsed.error();
        std::string again = "data:";
        return wrong_at(append_media_type(again, type, error.position()), error.rule(), error.code());
    }
    text.reserve(saturated_sum(saturated_sum(text.size(), base64.size() + 1), size_of_data));
    return text;
}

} // namespace detail

/// The `data` URI of bytes, in base64 (RFC 2397 2). The media type is as in a header field Content-Type: `image/png` or
/// `text/html; charset="utf-8"`; what a URI does not have is encoded. If it is empty, the URI has none, which means
/// `text/plain;charset=US-ASCII`. Whether the bytes are of this type is not checked.
///
/// An error has the offset in `mediatype`, and the rule of RFC 2397. Linear. Throws like std::string.
///
///     assert(make_data_uri("image/png", "\x89PNG") == checked_data_uri("data:image/png;base64,iVBORw=="));
///     assert(make_data_uri("image", "").error().position() == 5);
constexpr result<data_uri> make_data_uri(std::string_view mediatype, std::string_view bytes) {
    auto text = detail::begin_of_data_uri(mediatype, detail::base64_size(bytes.size()));
    if (!text) return unexpected(text.error());
    *text += ";base64,";
    detail::append_base64(*text, bytes);
    return data_uri::parse(std::move(*text));
}

/// The same with the text percent-encoded, so that people can read it. The text is in the character set that the media
/// type names.
///
///     assert(make_text_data_uri(";charset=utf-8", "50 %") == checked_data_uri("data:;charset=utf-8,50%20%25"));
///     assert(make_text_data_uri("text/plain;base64", "QUJD").error().position() == 17); // a parameter has a value
constexpr result<data_uri> make_text_data_uri(std::string_view mediatype, std::string_view text) {
    constexpr detail::percent_encoding encoding{rfc2397::data};
    auto const size = encoding.size_of(text);
    auto made = detail::begin_of_data_uri(mediatype, size);
    if (!made) return unexpected(made.error());
    *made += ',';
    auto const begin = made->size();
    made->resize(begin + size);
    encoding.write(made->data() + begin, size, text);
    return data_uri::parse(std::move(*made));
}

/// The data of a `data` URI as a constant: a std::array<char, N>. Does not compile if the URI is wrong.
///
///     static_assert(payload_of<"data:;base64,QUJD"> == std::array{'A', 'B', 'C'});
template <fixed_string Text>
inline constexpr auto payload_of = [] {
    constexpr checked_data_uri u(Text.chars);
    std::array<char, u.payload().size()> bytes{};
    u.payload().copy(bytes.data(), bytes.size());
    return bytes;
}();

} // namespace consturi

template <>
inline constexpr bool std::ranges::enable_view<consturi::payload_view> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::payload_view> = true;

#endif
