// `mailto` URIs: addresses of mailboxes, and header fields of a message to them (RFC 6068).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_MAILTO_HPP
#define CONSTURI_SCHEMES_MAILTO_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/coding/percent.hpp>
#include <consturi/coding/triplet.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/mail.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/support/result.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/parameters.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

// clang-format off

/// RFC 6068 2. The rule `addr-spec` describes decoded text.
namespace consturi::rfc6068 {

using namespace abnf::notation;
using rfc3986::pct_encoded;
using rfc3986::unreserved;
using rfc5322::dot_atom_text;
using rfc5322::quoted_string;

inline constexpr auto some_delims  = "some-delims"_rule  = [] { return lit("!") | "$" | "'" | "(" | ")" | "*" | "+" | "," | ";" | ":" | "@"; };
inline constexpr auto qchar        = "qchar"_rule        = [] { return unreserved | pct_encoded | some_delims; };
inline constexpr auto dtext_no_obs = "dtext-no-obs"_rule = [] { return x(0x21, 0x5A) | x(0x5E, 0x7E); };
inline constexpr auto domain       = "domain"_rule       = [] { return dot_atom_text | "[" >> *dtext_no_obs >> "]"; };
inline constexpr auto local_part   = "local-part"_rule   = [] { return dot_atom_text | quoted_string; };
inline constexpr auto addr_spec    = "addr-spec"_rule    = [] { return local_part >> "@" >> domain; };
inline constexpr auto hfvalue      = "hfvalue"_rule      = [] { return *qchar; };
inline constexpr auto hfname       = "hfname"_rule       = [] { return *qchar; };
inline constexpr auto hfield       = "hfield"_rule       = [] { return hfname >> "=" >> hfvalue; };
inline constexpr auto hfields      = "hfields"_rule      = [] { return "?" >> hfield >> *( "&" >> hfield ); };
inline constexpr auto to           = "to"_rule           = [] { return addr_spec >> *( "," >> addr_spec ); };
inline constexpr auto mailtoURI    = "mailtoURI"_rule    = [] { return "mailto:" >> opt[ to ] >> opt[ hfields ]; };

} // namespace consturi::rfc6068

/// The same as written: which characters addresses have before they are decoded (RFC 6068 2, item 1).
namespace consturi::detail::encoded_rfc6068 {

using namespace abnf::notation;

inline constexpr auto to        = "to"_rule        = [] { return *( rfc3986::unreserved | rfc3986::pct_encoded | "!" | "$" | "'" | "(" | ")" | "*" | "+" | "," | ":" | "@" ); };
inline constexpr auto mailtoURI = "mailtoURI"_rule = [] { return "mailto:" >> to >> opt[ rfc6068::hfields ]; };

} // namespace consturi::detail::encoded_rfc6068

// clang-format on

namespace consturi {

namespace detail {

struct at_address_commas;

/// The end of the local part, which a `@` follows, of a valid address.
constexpr std::size_t end_of_local_part(std::string_view address) noexcept {
    address_reader rest(address, {0, static_cast<std::uint32_t>(address.size())}, non_ascii::allowed);
    if (rest.is_at('"')) rest.skip_quoted_string();
    else rest.skip_dot_atom_text();
    return rest.position();
}

} // namespace detail

/// The address of a mailbox in a `mailto` URI: `addr-spec`.
class [[nodiscard, gsl::Pointer(char)]] mail_address_view {
public:
    /// The address as written: percent-encoded.
    [[nodiscard]] constexpr std::string_view encoded() const noexcept { return encoded_; }
    /// The address for a message: `"not@me"@example.org` for `%22not%40me%22@example.org`. In UTF-8.
    constexpr decoded_view decoded() const noexcept { return decoded_view(encoded_); }
    /// What precedes the `@`, as written. Takes linear time.
    [[nodiscard]] constexpr std::string_view local_part() const noexcept {
        return encoded_.substr(0, detail::end_of_local_part(encoded_));
    }
    /// What follows it.
    [[nodiscard]] constexpr std::string_view domain() const noexcept {
        return encoded_.substr(detail::end_of_local_part(encoded_) + 1);
    }
    /// Whether the texts are equal, byte by byte.
    [[nodiscard]] friend constexpr bool operator==(mail_address_view const& a, mail_address_view const& b) noexcept {
        return a.encoded_ == b.encoded_;
    }

private:
    friend detail::at_address_commas;
    constexpr explicit mail_address_view(std::string_view encoded) noexcept : encoded_(encoded) {}

    std::string_view encoded_;
};

namespace detail {

struct at_address_commas : at_each<',', mail_address_view> {
    static constexpr mail_address_view make(std::string_view text) noexcept { return mail_address_view(text); }
};

struct mailto;

} // namespace detail

/// The addresses of a `mailto` URI: a bidirectional, borrowed view of `mail_address_view`s.
class [[nodiscard, gsl::Pointer(char)]] mail_addresses_view : public detail::split_view<detail::at_address_commas> {
private:
    friend detail::mailto;
    constexpr explicit mail_addresses_view(std::string_view to) noexcept : split_view(to, to.empty()) {}
};

namespace detail {

/// The scheme mailto, whose URIs are opaque.
struct mailto : basic_scheme {
    static constexpr std::string_view names[] = {"mailto"};
    static constexpr bool has_equivalence = true;
    static constexpr auto const& rule = encoded_rfc6068::mailtoURI;
    using vocabulary = vocabulary_of<rfc6068::qchar, rfc3986::unreserved, rfc3986::pct_encoded>;

    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (failed.rest.starts_with("//") && failed.before.ends_with(':') && wrong.rule == rfc6068::to.name())
            wrong.which = mistake::slashes_without_meaning;
        else if (failed.rest.starts_with(';') && has_byte(failed.before.substr(failed.before.rfind(',') + 1), '@'))
            wrong.which = mistake::semicolon_after_address;
        else if (!failed.rest.empty() && has_byte("/?&=;", failed.rest[0]))
            wrong.which = mistake::unencoded_delimiter_in_mailto;
    }

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components const& at) noexcept {
        auto const to = text.substr(0, at.path.end);
        for (auto begin = at.path.begin; begin < to.size();) {
            auto const end = find_in(text, {begin, at.path.end}, ',');
            if (auto wrong = error_in_address(text, {begin, end})) {
                if (wrong->position == end && end != to.size()) wrong->which = mistake::incomplete_address_before_comma;
                return wrong;
            }
            if (end + 1 == to.size())
                return diagnosis_at(to.size(), rfc6068::addr_spec.name(), mistake::incomplete_address);
            begin = end + 1;
        }
        return find_line_break(text, at);
    }

    template <class Self>
    class members;

private:
    /// `addr-spec`. The `@` is a delimiter, which is not encoded. In the domain, what is encoded is not ASCII (RFC 6068
    /// 2, item 4) or a square bracket, which is no character of URIs.
    static constexpr std::optional<diagnosis> error_in_address(std::string_view text, abnf::slice address) noexcept {
        address_reader rest(text, address, non_ascii::allowed);
        auto const wrong = rest.is_at('"') ? rest.skip_quoted_string() : rest.skip_dot_atom_text();
        bool const is_empty = rest.position() == address.begin;
        if (!wrong.empty()) return rest.failure(is_empty ? rfc6068::addr_spec.name() : wrong);
        if (!rest.is_at('@')) return rest.failure(rfc6068::addr_spec.name());
        if (rest.is_encoded())
            return diagnosis_at(rest.position(), rfc6068::addr_spec.name(), mistake::incomplete_address);
        rest.skip();
        auto in_domain = rest;
        if (rest.skip('[')) {
            rest.skip_all(rfc6068::dtext_no_obs.analysis.first);
            if (!rest.skip(']')) return rest.failure(rfc6068::domain.name());
        } else if (auto const rule_of_domain = rest.skip_dot_atom_text(); !rule_of_domain.empty()) {
            return rest.failure(rule_of_domain);
        }
        if (!rest.is_at_end()) return rest.failure(rfc6068::domain.name());
        for (; !in_domain.is_at_end(); in_domain.skip()) {
            bool const is_ascii = static_cast<byte>(in_domain.next()) < 0x80;
            if (in_domain.is_encoded() && is_ascii && !in_domain.is_at('[') && !in_domain.is_at(']'))
                return diagnosis_at(in_domain.position(), rfc6068::domain.name(), mistake::encoded_ascii_in_domain);
        }
        return std::nullopt;
    }

    /// A line break in a header field: what follows would be another field. RFC 6068 5 advises against it outside the
    /// body.
    static constexpr std::optional<diagnosis> find_line_break(std::string_view text, components const& at) noexcept {
        if (!at.query.defined()) return std::nullopt;
        for (auto const& field : consturi::query_params(at.query.of(text))) {
            auto const wrong = find_triplet<encodes<'\r'>, encodes<'\n'>>(field.encoded());
            if (wrong == field.encoded().size() || equal_ignoring_case(field.decoded_name(), "body")) continue;
            auto const position = static_cast<std::size_t>(field.encoded().data() - text.data()) + wrong;
            auto const of = wrong < field.name().size() ? rfc6068::hfname.name() : rfc6068::hfvalue.name();
            return diagnosis_at(position, of, mistake::line_break_in_header_field);
        }
        return std::nullopt;
    }

    static constexpr mail_addresses_view split(std::string_view to) noexcept { return mail_addresses_view(to); }
};

template <class Self>
class mailto::members : public narrowed_interface<Self> {
public:
    /// The addresses before the `?`, as a range: none, if a header field has them, or the user
    /// is to fill them in, as in `mailto:` alone.
    constexpr mail_addresses_view addresses() const noexcept { return split(this->path()); }
    /// The header fields, as a range. Their names ignore case; a `+` is a `+` (RFC 6068 5).
    [[nodiscard]] constexpr consturi::query_params hfields() const noexcept {
        return consturi::query_params(this->query().value_or(std::string_view()));
    }
    /// The decoded value of the first header field with this name: `"subject"`, `"body"`, `"to"`, `"cc"`, ….
    [[nodiscard]] constexpr std::optional<decoded_view> hfvalue(std::string_view name) const noexcept {
        for (auto const& field : hfields())
            if (equal_ignoring_case(field.decoded_name(), name)) return field.decoded_value();
        return std::nullopt;
    }
};

} // namespace detail

namespace kinds {
using mailto = of_scheme<detail::mailto>;
}

/// Addresses of mailboxes, and header fields of a message to them (RFC 6068).
///
/// Each address before the `?` is valid after decoding: `addr-spec`, without comments, white space and obsolete forms.
/// Bytes outside ASCII are UTF-8. Header fields other than the body have no line breaks. Otherwise, values of header
/// fields are not checked, also not those of `to`, which can have names besides addresses. `mailto:` alone is valid: it
/// has no addresses.
///
///     constexpr checked_mailto_uri u("mailto:%22not%40me%22@example.org,b+c@h.example?Subject=a%20+%20b");
///     static_assert(u.addresses().front().decoded() == "\"not@me\"@example.org");
///     static_assert(u.addresses().back().domain() == "h.example" && u.hfvalue("subject") == decoded_view("a + b"));
///     static_assert(mailto_uri_view::parse("mailto:nobody").error().position() == 13); // the form is name@domain
using mailto_uri_view = basic_view<kinds::mailto>;
using mailto_uri = basic_owner<kinds::mailto>;
using checked_mailto_uri = basic_checked<kinds::mailto>;
inline constexpr detail::is_of_kind<kinds::mailto> is_mailto_uri;
#define CONSTURI_FIXED fixed_mailto_uri
#define CONSTURI_KIND kinds::mailto
#include <consturi/uri/fixed.def>

namespace detail {

/// Appends an address as a URI has it: also encodes an `@` and a `,` in a quoted local part.
constexpr void append_address(std::string& to, std::string_view address) {
    constexpr safe_set local(safe_set(rfc3986::unreserved).with("!$'*+"));
    constexpr safe_set domain(safe_set(rfc3986::unreserved).with("!$'()*+:@"));
    bool is_quoted = false;
    std::size_t end = 0; // of the local part
    for (; end != address.size() && (is_quoted || address[end] != '@'); ++end) {
        if (address[end] == '"') is_quoted = !is_quoted;
        else if (is_quoted && address[end] == '\\' && end + 1 != address.size()) ++end;
    }
    to += percent_encode(address.substr(0, end), local);
    to += percent_encode(address.substr(end), domain);
}

/// Appends a header field. In the body, each line break becomes CR LF (RFC 6068 5). A `+` is encoded, because some
/// readers take it for a space.
constexpr std::optional<unexpected<parse_error>> append_field(std::string& to, std::string_view name,
                                                              std::string_view value) {
    constexpr safe_set safe(safe_set(rfc3986::unreserved).with("!$'()*,:@"));
    for (std::size_t i = 0; i != name.size() || i == 0; ++i) // ftext (RFC 5322 3.6.8)
        if (name.empty() || name[i] <= ' ' || name[i] > '~' || name[i] == ':')
            return not_met("the name of a header field", i);
    to += percent_encode(name, safe);
    to += '=';
    bool const is_body = equal_ignoring_case(name, "body");
    for (;;) {
        auto const line = value.substr(0, value.find_first_of("\r\n"));
        to += percent_encode(line, safe);
        if (line.size() == value.size()) return std::nullopt;
        if (!is_body) return wrong_at(line.size(), rfc6068::hfvalue.name(), mistake::line_break_in_header_field);
        to += "%0D%0A";
        value.remove_prefix(line.size() + (value.substr(line.size()).starts_with("\r\n") ? 2 : 1));
    }
}

} // namespace detail

/// The `mailto` URI of a message to these addresses, with these header fields (RFC 6068 2): ranges of texts, and of
/// pairs of a name and a value. All are data, in UTF-8: what the URI does not have is encoded, and a line break in the
/// body becomes `%0D%0A` (5). Without an address, the user is to fill it in.
///
/// An error has the offset in the address, the name or the value that is wrong. It is an error if an address is none
/// (2), such as `a@h,b@h` or one with a name in front, if a name is none (RFC 5322 3.6.8), and if a value other than
/// that of the body has a line break, which would begin another field. Throws like std::string.
///
///     assert(make_mailto_uri({"a@h.example"}, {{"subject", "1 + 1"}, {"body", "Hi\nthere"}})
///            == checked_mailto_uri("mailto:a@h.example?subject=1%20%2B%201&body=Hi%0D%0Athere"));
///     assert(make_mailto_uri({R"("not@me"@h.example)"}) == checked_mailto_uri("mailto:%22not%40me%22@h.example"));
///     assert(make_mailto_uri({"a@h", "b@h,c@h"}).error().position() == 3);
template <class Addresses = std::initializer_list<std::string_view>,
          class Fields = std::initializer_list<std::pair<std::string_view, std::string_view>>>
constexpr result<mailto_uri> make_mailto_uri(Addresses const& addresses, Fields const& fields = {}) {
    std::string text = "mailto:";
    auto const begin = text.size();
    for (std::string_view const address : addresses) {
        if (text.size() != begin) text += ',';
        std::string alone = "mailto:";
        detail::append_address(alone, address);
        if (address.empty()) return detail::wrong_at(0, rfc6068::addr_spec.name(), mistake::incomplete_address);
        if (auto const parsed = mailto_uri_view::parse(std::string_view(alone)); !parsed) {
            auto const& error = parsed.error();
            auto const at = decoded_view(std::string_view(alone).substr(begin, error.position() - begin)).size();
            return detail::wrong_at(at, error.rule(), error.code());
        }
        text.append(alone, begin);
    }
    char delimiter = '?';
    for (auto const& [name, value] : fields) {
        text += std::exchange(delimiter, '&');
        if (auto const wrong = detail::append_field(text, name, value)) return *wrong;
    }
    return mailto_uri::parse(std::move(text));
}

namespace detail {

/// The decoded addresses of a URI, as one list with commas: those before the `?`, and those of the header fields `to`.
class recipients_reader {
public:
    constexpr explicit recipients_reader(mailto_uri_view const& u) noexcept
        : part_(u.path()), at_(part_.begin()), fields_(u.hfields()), field_(fields_.begin()) {}

    static constexpr bool has(query_param const& field) noexcept {
        return equal_ignoring_case(field.decoded_name(), "to");
    }
    /// Returns whether there is another character; if so, sets `c`.
    constexpr bool next(char& c) noexcept {
        while (at_ == part_.end()) {
            while (field_ != fields_.end() && !has(*field_)) ++field_;
            if (field_ == fields_.end()) return false;
            part_ = decoded_view((*field_++).value().value_or(std::string_view()));
            at_ = part_.begin();
            if (is_after_address_ && !part_.empty()) {
                c = ',';
                return true;
            }
        }
        is_after_address_ = true;
        c = *at_++;
        return true;
    }

private:
    decoded_view part_;
    decoded_view::iterator at_;
    consturi::query_params fields_;
    consturi::query_params::iterator field_;
    bool is_after_address_ = false;
};

/// Whether the addresses are the same, in the same order. Domains ignore case.
constexpr bool are_same_recipients(mailto_uri_view const& a, mailto_uri_view const& b) noexcept {
    recipients_reader of_a(a), of_b(b);
    bool is_quoted = false, is_domain = false;
    for (char c = 0, d = 0, last = 0; of_a.next(c); last = last == '\\' ? char{} : c) {
        if (!of_b.next(d)) return false;
        if (c != d && (!is_domain || to_lower(c) != to_lower(d))) return false;
        if (last == '\\') continue;
        if (c == '"') is_quoted = !is_quoted;
        if (!is_quoted && (c == '@' || c == ',')) is_domain = c == '@';
    }
    char none = 0;
    return !of_b.next(none);
}

/// Whether the header fields but `to` are the same, in the same order. Their names ignore case.
constexpr bool are_same_fields(mailto_uri_view const& a, mailto_uri_view const& b) noexcept {
    auto const of_a = a.hfields(), of_b = b.hfields();
    auto const next = [](auto at, auto end) {
        while (at != end && recipients_reader::has(*at)) ++at;
        return at;
    };
    auto x = next(of_a.begin(), of_a.end()), y = next(of_b.begin(), of_b.end());
    for (; x != of_a.end() && y != of_b.end(); x = next(++x, of_a.end()), y = next(++y, of_b.end()))
        if (!equal_ignoring_case(x->decoded_name(), y->decoded_name()) || x->decoded_value() != y->decoded_value())
            return false;
    return x == of_a.end() && y == of_b.end();
}

} // namespace detail

/// Whether two `mailto` URIs mean the same message, as far as RFC 6068 2 says: the addresses before the `?` and those
/// of header fields `to`, which follow them, are the same, and so are the other fields. Both are compared decoded and
/// in their order. Domains and the names of header fields ignore case; local parts and values do not, also not those
/// with addresses, such as that of `cc`.
///
/// Takes linear time; does not allocate.
///
///     static_assert(equivalent(checked_mailto_uri("mailto:a@h,b@h"), checked_mailto_uri("mailto:a@H?TO=b@h")));
///     static_assert(!equivalent(checked_mailto_uri("mailto:a@h"), checked_mailto_uri("mailto:A@h")));
[[nodiscard]] constexpr bool equivalent(mailto_uri_view const& a, mailto_uri_view const& b) noexcept {
    return detail::are_same_recipients(a, b) && detail::are_same_fields(a, b);
}

} // namespace consturi

template <>
inline constexpr bool std::ranges::enable_view<consturi::mail_addresses_view> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::mail_addresses_view> = true;

#endif
