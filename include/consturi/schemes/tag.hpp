// `tag` URIs: names that whoever had a domain or an address of email on a day can give (RFC 4151).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_TAG_HPP
#define CONSTURI_SCHEMES_TAG_HPP

#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/text/bytes.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

// clang-format off

/// RFC 4151 2.1.
namespace consturi::rfc4151 {

using namespace abnf::notation;
using rfc3986::fragment;
using rfc3986::pchar;
using rfc5234::ALPHA;
using rfc5234::DIGIT;

inline constexpr auto alphaNum      = "alphaNum"_rule      = [] { return DIGIT | ALPHA; };
inline constexpr auto DNScomp       = "DNScomp"_rule       = [] { return alphaNum >> opt[ *( alphaNum | "-" ) >> alphaNum ]; };
inline constexpr auto DNSname       = "DNSname"_rule       = [] { return DNScomp >> *( "." >> DNScomp ); };
inline constexpr auto emailAddress  = "emailAddress"_rule  = [] { return 1*( alphaNum | "-" | "." | "_" ) >> "@" >> DNSname; };
inline constexpr auto authorityName = "authorityName"_rule = [] { return DNSname | emailAddress; };
inline constexpr auto year          = "year"_rule          = [] { return 4_( DIGIT ); };
inline constexpr auto month         = "month"_rule         = [] { return 2_( DIGIT ); };
inline constexpr auto day           = "day"_rule           = [] { return 2_( DIGIT ); };
inline constexpr auto date          = "date"_rule          = [] { return year >> opt[ "-" >> month >> opt[ "-" >> day ] ]; };
inline constexpr auto taggingEntity = "taggingEntity"_rule = [] { return authorityName >> "," >> date; };
inline constexpr auto specific      = "specific"_rule      = [] { return *( pchar | "/" | "?" ); };
inline constexpr auto tagURI        = "tagURI"_rule        = [] { return "tag:" >> taggingEntity >> ":" >> specific >> opt[ "#" >> fragment ]; };

} // namespace consturi::rfc4151

// clang-format on

namespace consturi {

namespace detail {

/// A date in the text of a URI: `2001`, `2001-09` or `2001-09-15`.
struct tag_date {
    std::string_view text;

    constexpr bool has_month() const noexcept { return text.size() > 4; }
    constexpr bool has_day() const noexcept { return text.size() > 7; }
    constexpr unsigned year() const noexcept { return number(0, 4); }
    constexpr unsigned month() const noexcept { return number(5, 2); }
    constexpr unsigned day() const noexcept { return number(8, 2); }

    constexpr bool is_valid_month() const noexcept { return 1 <= month() && month() <= 12; }
    /// In a valid month.
    constexpr bool is_valid_day() const noexcept { return 1 <= day() && day() <= days_of_month(); }

private:
    constexpr unsigned number(std::size_t at, std::size_t size) const noexcept {
        unsigned n = 0;
        for (char const digit : text.substr(at, size)) n = n * 10 + static_cast<unsigned>(digit - '0');
        return n;
    }
    constexpr unsigned days_of_month() const noexcept {
        bool const is_leap_year = year() % 4 == 0 && (year() % 100 != 0 || year() % 400 == 0);
        if (month() == 2) return is_leap_year ? 29 : 28;
        bool const is_short = month() == 4 || month() == 6 || month() == 9 || month() == 11;
        return is_short ? 30 : 31;
    }
};

/// The scheme tag, whose URIs are opaque.
struct tag : basic_scheme {
    static constexpr std::string_view names[] = {"tag"};
    static constexpr bool has_equivalence = true;
    static constexpr auto const& rule = rfc4151::tagURI; // with the fragment

    struct components : detail::components {
        abnf::slice authority_name, date, specific;
    };
    using captures = abnf::captures<components, abnf::fills<rfc4151::authorityName, &components::authority_name>,
                                    abnf::fills<rfc4151::date, &components::date>,
                                    abnf::fills<rfc4151::specific, &components::specific>>;
    using vocabulary = vocabulary_of<rfc4151::pchar, rfc4151::alphaNum, rfc4151::DIGIT>;

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components const& at) noexcept {
        if (auto const error = find_long_name(text, at.authority_name)) return error;
        tag_date const date{at.date.of(text)};
        if (date.has_month() && !date.is_valid_month())
            return diagnosis_at(at.date.begin + 5, rfc4151::month.name(), mistake::month_that_is_none);
        if (date.has_day() && !date.is_valid_day())
            return diagnosis_at(at.date.begin + 8, rfc4151::day.name(), mistake::day_that_is_none);
        return std::nullopt;
    }
    /// A fragment has a meaning, but not before the specific part.
    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (failed.rest.starts_with('#')) wrong.which = mistake::unexpected_character;
    }

    template <class Self>
    class members;

private:
    /// The domain is a name of DNS, whose sizes are limited (RFC 1035 2.3.4).
    static constexpr std::optional<diagnosis> find_long_name(std::string_view text, abnf::slice authority) noexcept {
        auto const name = authority.of(text);
        auto const begin = find_after_last(name, '@');
        for (auto label = begin; label < name.size();) {
            auto const end = find_byte(name, '.', label);
            if (end - label > 63)
                return diagnosis_at(authority.begin + label, rfc4151::DNScomp.name(), mistake::label_over_63_bytes);
            label = end + 1;
        }
        if (name.size() - begin <= 253) return std::nullopt;
        return diagnosis_at(authority.begin + begin, rfc4151::DNSname.name(), mistake::name_over_253_bytes);
    }
};

template <class Self>
class tag::members : public narrowed_interface<Self> {
public:
    /// The domain or the address of email.
    [[nodiscard]] constexpr std::string_view authority_name() const noexcept {
        return this->part(this->at().authority_name);
    }
    /// The date on which the authority had its name, as written. (RFC 4151 2.1: `2001` is the first of January.)
    [[nodiscard]] constexpr std::string_view date() const noexcept { return this->part(this->at().date); }
    // The date as numbers; a month and a day that are missing are 1.
    [[nodiscard]] constexpr unsigned year() const noexcept { return tag_date{date()}.year(); }
    [[nodiscard]] constexpr unsigned month() const noexcept {
        return tag_date{date()}.has_month() ? tag_date{date()}.month() : 1;
    }
    [[nodiscard]] constexpr unsigned day() const noexcept {
        return tag_date{date()}.has_day() ? tag_date{date()}.day() : 1;
    }
    /// What the authority has named, as written.
    [[nodiscard]] constexpr std::string_view specific() const noexcept { return this->part(this->at().specific); }
};

} // namespace detail

namespace kinds {
using tag = of_scheme<detail::tag>;
}

/// A name that is unique, without a registry (RFC 4151). Its date is one of the Gregorian calendar. Tags are equal if
/// they are the same characters (2.4).
///
///     constexpr checked_tag_uri slides("tag:my-ids.com,2001-09-15:slides");
///     static_assert(slides.authority_name() == "my-ids.com" && slides.month() == 9 && slides.specific() == "slides");
///     static_assert(tag_uri_view::parse("tag:a.org,2001-02-30:x").error().position() == 18); // no such day
using tag_uri_view = basic_view<kinds::tag>;
using tag_uri = basic_owner<kinds::tag>;
using checked_tag_uri = basic_checked<kinds::tag>;
inline constexpr detail::is_of_kind<kinds::tag> is_tag_uri;
#define CONSTURI_FIXED fixed_tag_uri
#define CONSTURI_KIND kinds::tag
#include <consturi/uri/fixed.def>

/// Whether two tags are equal (RFC 4151 2.4): the same characters, in the same case, encoded or not.
///
///     static_assert(!equivalent(checked_tag_uri("tag:a.org,2001:x"), checked_tag_uri("tag:A.org,2001:%78")));
[[nodiscard]] constexpr bool equivalent(tag_uri_view const& a, tag_uri_view const& b) noexcept {
    return a.text() == b.text();
}

} // namespace consturi

#endif
