// `tel` URIs: telephone numbers (RFC 3966).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_TEL_HPP
#define CONSTURI_SCHEMES_TEL_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/operations/normalize.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/rfc/rfc5234.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/unique_parameters.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/parameters.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

// clang-format off

/// RFC 3966 3, with the errata 203 (isdn-subaddress) and 4376 (phonedigit, phonedigit-hex).
namespace consturi::rfc3966 {

using namespace abnf::notation;
using rfc3986::pct_encoded;
using rfc5234::ALPHA;
using rfc5234::DIGIT;
using rfc5234::HEXDIG;

inline constexpr auto alphanum             = "alphanum"_rule             = [] { return ALPHA | DIGIT; };
inline constexpr auto visual_separator     = "visual-separator"_rule     = [] { return lit("-") | "." | "(" | ")"; };
inline constexpr auto phonedigit_hex       = "phonedigit-hex"_rule       = [] { return HEXDIG | "*" | "#" | visual_separator; };
inline constexpr auto phonedigit           = "phonedigit"_rule           = [] { return DIGIT | visual_separator; };
inline constexpr auto param_unreserved     = "param-unreserved"_rule     = [] { return lit("[") | "]" | "/" | ":" | "&" | "+" | "$"; };
inline constexpr auto mark                 = "mark"_rule                 = [] { return lit("-") | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")"; };
inline constexpr auto unreserved           = "unreserved"_rule           = [] { return alphanum | mark; };
inline constexpr auto paramchar            = "paramchar"_rule            = [] { return param_unreserved | unreserved | pct_encoded; };
inline constexpr auto pvalue               = "pvalue"_rule               = [] { return 1*paramchar; };
inline constexpr auto pname                = "pname"_rule                = [] { return 1*( alphanum | "-" ); };
inline constexpr auto parameter            = "parameter"_rule            = [] { return ";" >> pname >> opt[ "=" >> pvalue ]; };
inline constexpr auto toplabel             = "toplabel"_rule             = [] { return ALPHA | ALPHA >> *( alphanum | "-" ) >> alphanum; };
inline constexpr auto domainlabel          = "domainlabel"_rule          = [] { return alphanum | alphanum >> *( alphanum | "-" ) >> alphanum; };
inline constexpr auto domainname           = "domainname"_rule           = [] { return *( domainlabel >> "." ) >> toplabel >> opt[ "." ]; };
inline constexpr auto local_number_digits  = "local-number-digits"_rule  = [] { return *phonedigit_hex >> ( HEXDIG | "*" | "#" ) >> *phonedigit_hex; };
inline constexpr auto global_number_digits = "global-number-digits"_rule = [] { return "+" >> *phonedigit >> DIGIT >> *phonedigit; };
inline constexpr auto descriptor           = "descriptor"_rule           = [] { return domainname | global_number_digits; };
inline constexpr auto context              = "context"_rule              = [] { return ";phone-context=" >> descriptor; };
inline constexpr auto extension            = "extension"_rule            = [] { return ";ext=" >> 1*phonedigit; };
inline constexpr auto isdn_subaddress      = "isdn-subaddress"_rule      = [] { return ";isub=" >> 1*paramchar; };
inline constexpr auto par                  = "par"_rule                  = [] { return parameter | extension | isdn_subaddress; };
inline constexpr auto local_number         = "local-number"_rule         = [] { return local_number_digits >> *par >> context >> *par; };
inline constexpr auto global_number        = "global-number"_rule        = [] { return global_number_digits >> *par; };
inline constexpr auto telephone_subscriber = "telephone-subscriber"_rule = [] { return global_number | local_number; };
inline constexpr auto telephone_uri        = "telephone-uri"_rule        = [] { return "tel:" >> telephone_subscriber; };

} // namespace consturi::rfc3966

// clang-format on

namespace consturi {

/// The characters of a telephone number without its visual separators (RFC 3966 5.1.1), which are `-`, `.`, `(` and
/// `)`: a forward range. Compares like a string of these characters.
class [[nodiscard, gsl::Pointer(char)]] phone_digits_view {
public:
    class iterator {
    public:
        using value_type = char;
        using difference_type = std::ptrdiff_t;

        constexpr iterator() noexcept = default;
        constexpr char operator*() const noexcept {
            if (left_.empty()) detail::the_range_has_no_such_element();
            return left_[0];
        }
        constexpr iterator& operator++() noexcept {
            if (left_.empty()) detail::the_range_has_no_such_element();
            *this = iterator(left_.substr(1));
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            auto const before = *this;
            ++*this;
            return before;
        }
        [[nodiscard]] friend constexpr bool operator==(iterator const& a, iterator const& b) noexcept {
            return a.left_.size() == b.left_.size();
        }

    private:
        friend phone_digits_view;
        constexpr explicit iterator(std::string_view text) noexcept : left_(text) {
            while (!left_.empty()
                   && rfc3966::visual_separator.analysis.first.contains(static_cast<detail::byte>(left_[0])))
                left_.remove_prefix(1);
        }

        std::string_view left_;
    };

    /// The digits of a number, any text.
    constexpr explicit phone_digits_view(detail::borrowed_text number [[clang::lifetimebound]]) noexcept
        : text_(number) {}

    [[nodiscard]] constexpr iterator begin() const noexcept { return iterator(text_); }
    [[nodiscard]] constexpr iterator end() const noexcept { return iterator(text_.substr(text_.size())); }
    /// The number, as written.
    [[nodiscard]] constexpr std::string_view base() const noexcept { return text_; }

    [[nodiscard]] friend constexpr bool operator==(phone_digits_view a, phone_digits_view b) noexcept {
        return detail::compare_bytes(a.begin(), a.end(), b.begin(), b.end()) == 0;
    }
    [[nodiscard]] friend constexpr bool operator==(phone_digits_view a, std::string_view b) noexcept {
        return detail::compare_bytes(a.begin(), a.end(), b.begin(), b.end()) == 0;
    }

private:
    std::string_view text_;
};

namespace detail {

/// The scheme tel, whose URIs are opaque.
struct tel : basic_scheme {
    static constexpr std::string_view names[] = {"tel"};
    static constexpr bool has_equivalence = true;
    static constexpr auto const& rule = rfc3966::telephone_uri;

    struct components : detail::components {
        abnf::slice number, parameters;
        abnf::slice context, extension, isdn_subaddress; // values of parameters
    };
    using vocabulary = vocabulary_of<rfc3966::paramchar, rfc3966::unreserved, rfc3966::phonedigit_hex,
                                     rfc3966::alphanum, rfc3966::phonedigit, rfc3966::DIGIT, rfc3966::HEXDIG>;

    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (wrong.rule == rfc3966::isdn_subaddress.name()) wrong.rule = rfc3966::par.name(); // one of several
        if (failed.rest.starts_with("//") && failed.before.ends_with(':'))
            wrong.which = mistake::slashes_without_meaning;
        else if (failed.rest.starts_with('?')) wrong.which = mistake::query_without_meaning;
        else if (failed.rest.empty() && wrong.expected.contains(';') && !wrong.end_expected)
            wrong = error_in_context(failed.text());
    }

    template <class InstructionSet = instruction_set>
    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        // The grammar has '#' among the digits of local numbers; in a URI, it begins a fragment.
        if (at.fragment.defined())
            return diagnosis_at(at.path.end, rfc3966::local_number_digits.name(), mistake::fragment_without_meaning);
        auto const end_of_number = find_in(text, at.path, ';');
        at.number = {at.path.begin, end_of_number};
        at.parameters = {end_of_number, at.path.end};
        std::string_view other;
        return error_in_parameters(text, at.parameters, [&](written_parameter const& each) {
            return error_in_parameter<InstructionSet>(text, at, other, each);
        });
    }

    template <class Self>
    class members;

private:
    /// The error in a local number that has parameters, but no valid `context`.
    static constexpr diagnosis error_in_context(std::string_view text) noexcept {
        auto const size = static_cast<std::uint32_t>(text.size());
        auto const end_of_number = find_in(text, {0, size}, ';');
        auto const in_context = error_in_parameters(text, {end_of_number, size},
                                                    [&](written_parameter const& each) -> std::optional<diagnosis> {
                                                        if (!each.is_named(text, "phone-context")) return std::nullopt;
                                                        return wrong_value(each, rfc3966::context.name());
                                                    });
        return in_context ? *in_context : diagnosis_at(size, rfc3966::local_number.name(), mistake::no_phone_context);
    }
    static constexpr diagnosis wrong_value(written_parameter const& in, std::string_view by) noexcept {
        return diagnosis_at(in.value.defined() ? in.value.begin : in.name.begin, by, mistake::wrong_parameter_of_tel);
    }

    /// An error in a parameter or in its place: `ext` and `isub` are first, then `phone-context`, then others in the
    /// order of their names (RFC 3966 3), so that no name has to be searched for. `other` is the last one of these.
    template <class InstructionSet>
    static constexpr std::optional<diagnosis> error_in_parameter(std::string_view text, components& at,
                                                                 std::string_view& other,
                                                                 written_parameter const& each) noexcept {
        auto const name = each.name.of(text);
        auto const value = each.value.defined() ? each.value.of(text) : std::string_view();
        auto const error_in_place = [&](bool is_repeated, bool is_late) -> std::optional<diagnosis> {
            if (!is_repeated && !is_late) return std::nullopt;
            return diagnosis_at(each.name.begin, rfc3966::par.name(),
                                is_repeated ? mistake::repeated_parameter : mistake::parameter_out_of_order);
        };
        bool const is_after_first = at.context.defined() || !other.empty();
        if (equal_ignoring_case(name, "ext")) {
            if (auto const wrong = error_in_place(at.extension.defined(), is_after_first)) return wrong;
            if (!are_phonedigits(value)) return wrong_value(each, rfc3966::extension.name());
            at.extension = each.value;
        } else if (equal_ignoring_case(name, "isub")) {
            if (auto const wrong = error_in_place(at.isdn_subaddress.defined(), is_after_first)) return wrong;
            if (value.empty()) return wrong_value(each, rfc3966::isdn_subaddress.name());
            at.isdn_subaddress = each.value;
        } else if (equal_ignoring_case(name, "phone-context")) {
            if (auto const wrong = error_in_place(at.context.defined(), !other.empty())) return wrong;
            if (!matches<InstructionSet>(rfc3966::descriptor, value)) return wrong_value(each, rfc3966::context.name());
            at.context = each.value;
            if (at.number.of(text).starts_with('+'))
                return diagnosis_at(each.name.begin, rfc3966::global_number.name(),
                                    mistake::phone_context_of_a_global_number);
        } else {
            if (auto const wrong = error_in_place(equal_ignoring_case(name, other), precedes(name, other)))
                return wrong;
            other = name;
        }
        return std::nullopt;
    }
    static constexpr bool are_phonedigits(std::string_view text) noexcept {
        for (char const c : text)
            if (!rfc3966::phonedigit.analysis.first.contains(static_cast<byte>(c))) return false;
        return !text.empty();
    }
    /// The order of names, which ignores case.
    static constexpr bool precedes(std::string_view a, std::string_view b) noexcept {
        for (std::size_t i = 0; i != a.size() && i != b.size(); ++i)
            if (to_lower(a[i]) != to_lower(b[i])) return to_lower(a[i]) < to_lower(b[i]);
        return a.size() < b.size();
    }
};

template <class Self>
class tel::members : public narrowed_interface<Self> {
public:
    /// Whether the number is global: it begins with `+` and a country code.
    [[nodiscard]] constexpr bool is_global() const noexcept { return number().starts_with('+'); }
    /// The number as written: `global-number-digits` or `local-number-digits`.
    [[nodiscard]] constexpr std::string_view number() const noexcept { return this->part(this->at().number); }
    /// The number without visual separators, as a range.
    constexpr phone_digits_view digits() const noexcept { return phone_digits_view(number()); }
    /// Where a local number is valid: a domain name or the first digits of global numbers. Each local number has one,
    /// and no global number.
    [[nodiscard]] constexpr std::optional<std::string_view> context() const noexcept {
        return this->component(this->at().context);
    }
    /// The value of the parameter `ext`.
    [[nodiscard]] constexpr std::optional<std::string_view> extension() const noexcept {
        return this->component(this->at().extension);
    }
    /// The value of the parameter `isub`.
    [[nodiscard]] constexpr std::optional<std::string_view> isdn_subaddress() const noexcept {
        return this->component(this->at().isdn_subaddress);
    }
    /// All parameters. Their names ignore case.
    [[nodiscard]] constexpr consturi::query_params params() const noexcept {
        return separated(this->part(this->at().parameters), ";");
    }
};

} // namespace detail

namespace kinds {
using tel = of_scheme<detail::tel>;
}

/// A telephone number (RFC 3966, with the errata 203 and 4376). A local number has a `phone-context`. No parameter is
/// there twice. First are `ext` and `isub`, then `phone-context`, then others in alphabetical order (RFC 3966 3).
///
/// RFC 3966 has `#` among the digits of local numbers. In a URI, it begins a fragment (RFC 3986 3.5): it is an error.
///
///     constexpr checked_tel_uri u("tel:+1-212-555-0101;ext=7");
///     static_assert(u.is_global() && u.digits() == "+12125550101" && u.extension() == "7");
///     static_assert(checked_tel_uri("tel:7042;phone-context=example.com").context() == "example.com");
///     static_assert(!tel_uri_view::parse("tel:7042")); // a local number has ';phone-context='
using tel_uri_view = basic_view<kinds::tel>;
using tel_uri = basic_owner<kinds::tel>;
using checked_tel_uri = basic_checked<kinds::tel>;
inline constexpr detail::is_of_kind<kinds::tel> is_tel_uri;
#define CONSTURI_FIXED fixed_tel_uri
#define CONSTURI_KIND kinds::tel
#include <consturi/uri/fixed.def>

namespace detail {

/// What precedes a triplet that stands for another character than the character itself: the reserved characters of RFC
/// 3966 3 and RFC 3261 25.1, which are those of RFC 2396.
constexpr bool is_outside_reserved(char c) noexcept { return !has_byte(";/?:@&=+$,", c); }

constexpr bool is_same_phone_number(std::string_view a, std::string_view b) noexcept {
    phone_digits_view const of_a(a), of_b(b);
    auto at = of_b.begin();
    for (char const c : of_a) {
        if (at == of_b.end() || to_lower(c) != to_lower(*at)) return false;
        ++at;
    }
    return at == of_b.end();
}

constexpr bool is_same_phone_context(std::string_view a, std::string_view b) noexcept {
    return a.starts_with('+') ? is_same_phone_number(a, b) : equal_ignoring_case(a, b);
}

constexpr bool is_same_phone_text(std::string_view a, std::string_view b) noexcept {
    return equal_normalized<is_outside_reserved>(a, b, true);
}

/// The first of the parameters that have no member of their own, and are in the order of their names.
constexpr query_params::iterator first_other_parameter(tel_uri_view const& u) noexcept {
    auto const all = u.params();
    auto at = all.begin();
    while (at != all.end()
           && (equal_ignoring_case(at->name(), "ext") || equal_ignoring_case(at->name(), "isub")
               || equal_ignoring_case(at->name(), "phone-context")))
        ++at;
    return at;
}

} // namespace detail

/// Whether two `tel` URIs are equivalent (RFC 3966 4): both are global or local, with the same digits and the same
/// parameters. Case and the order of parameters do not matter; visual separators do not in the number, in `ext`, and in
/// a `phone-context` that is a number (5.1.1). A parameter with another name has to be in both, with the same value.
///
/// Takes linear time; does not allocate.
///
///     static_assert(equivalent(checked_tel_uri("tel:+1-201-555-0123"), checked_tel_uri("tel:+12015550123")));
///     static_assert(!equivalent(checked_tel_uri("tel:+12015550123"), checked_tel_uri("tel:+12015550123;ext=1")));
[[nodiscard]] constexpr bool equivalent(tel_uri_view const& a, tel_uri_view const& b) noexcept {
    using namespace detail;
    auto const is_same_parameter = [](query_param const& x, query_param const& y) {
        return equal_ignoring_case(x.name(), y.name()) && are_both_missing_or(x.value(), y.value(), is_same_phone_text);
    };
    return is_same_phone_number(a.number(), b.number())
           && are_both_missing_or(a.extension(), b.extension(), is_same_phone_number)
           && are_both_missing_or(a.isdn_subaddress(), b.isdn_subaddress(), is_same_phone_text)
           && are_both_missing_or(a.context(), b.context(), is_same_phone_context)
           && are_same_in_order(first_other_parameter(a), a.params().end(), first_other_parameter(b), b.params().end(),
                                is_same_parameter);
}

} // namespace consturi

template <>
inline constexpr bool std::ranges::enable_view<consturi::phone_digits_view> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::phone_digits_view> = true;

#endif
