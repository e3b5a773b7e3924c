// A kind as a user writes it, with a grammar and components of its own, of which none is the scheme. The grammar is
// that of tag URIs (RFC 4151 2.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_OWN_KIND_HPP
#define CONSTURI_CASES_OWN_KIND_HPP

#include "cases/cases.hpp"

#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/tag.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/uri.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace consturi::rfc4151 {

struct syntax {
    struct components {
        abnf::slice authority_name, date, specific, fragment;
    };
    static constexpr components of_empty_text{{0, 0}, {0, 0}, {0, 0}, {}};
    using captures = abnf::captures<components, abnf::fills<authorityName, &components::authority_name>,
                                    abnf::fills<date, &components::date>, abnf::fills<specific, &components::specific>,
                                    abnf::fills<fragment, &components::fragment>>;

    static constexpr auto role_of(std::string_view rule) noexcept {
        return rule == rfc3986::pct_encoded.name() ? syntaxes::role::triplet : syntaxes::role::other;
    }
    using vocabulary = syntaxes::vocabulary_of<pchar, alphaNum, DIGIT, rfc3986::pct_encoded>;
};

template <class Self>
class members : public identifier_interface<Self> {
public:
    [[nodiscard]] constexpr std::string_view authority_name() const noexcept {
        return this->part(this->at().authority_name);
    }
    [[nodiscard]] constexpr std::string_view date() const noexcept { return this->part(this->at().date); }
    [[nodiscard]] constexpr std::string_view specific() const noexcept { return this->part(this->at().specific); }
    [[nodiscard]] constexpr std::optional<std::string_view> fragment() const noexcept {
        return this->component(this->at().fragment);
    }
};

template <class Self, class Kind>
class owner_members : public owner_interface<Self, Kind> {
public:
    [[nodiscard]] constexpr auto date() const& noexcept [[clang::lifetimebound]] { return this->view().date(); }
    void date() const&& = delete;
};

struct own_kind : kinds::basic_kind {
    using syntax = rfc4151::syntax;
    static constexpr auto const& rule = tagURI;
    static constexpr bool has_scheme = true;
    template <class Self>
    using members = rfc4151::members<Self>;
    template <class Self, class Kind>
    using owner_interface = owner_members<Self, Kind>;
};

using own_view = basic_view<own_kind>;
using own_owner = basic_owner<own_kind>;
using checked_own = basic_checked<own_kind>;
#define CONSTURI_FIXED fixed_own
#define CONSTURI_KIND own_kind
#include <consturi/uri/fixed.def>

namespace literals {

#define CONSTURI_OPERATOR operator""_tag
#define CONSTURI_VIEW own_view
#include <consturi/uri/literal.def>

} // namespace literals
} // namespace consturi::rfc4151

namespace cases::of_own_kind {

struct tag_case {
    text input, authority_name, date, specific;
    component fragment;
};

constexpr text input_of(tag_case const& row) { return row.input; }
constexpr bool holds(tag_case const& row, text input) {
    auto const u = consturi::rfc4151::own_view::parse(input);
    return u && u->text() == row.input && u->authority_name() == row.authority_name && u->date() == row.date
           && u->specific() == row.specific && u->fragment() == row.fragment;
}

struct error_case {
    text input;
    std::size_t position;
    text rule;
};

constexpr text input_of(error_case const& row) { return row.input; }
constexpr bool holds(error_case const& row, text input) {
    auto const u = consturi::rfc4151::own_view::parse(input);
    return !u && u.error().position() == row.position && u.error().rule() == row.rule;
}

// clang-format off

// The first three are examples of RFC 4151.
inline constexpr tag_case tags[] = {
    {"tag:timothy@hpl.hp.com,2001:web/externalHome", "timothy@hpl.hp.com", "2001",       "web/externalHome", none},
    {"tag:sandro@w3.org,2004-05:Sandro",             "sandro@w3.org",      "2004-05",    "Sandro",           none},
    {"tag:my-ids.com,2001-09-15:TimKindberg:presentations:UBath2004-05-19",
                                                     "my-ids.com",         "2001-09-15", "TimKindberg:presentations:UBath2004-05-19", none},
    {"TAG:a,2001:#f?",                               "a",                  "2001",       "",                 "f?"},
    {"tag:_.-@a.b,2001:%2F?",                        "_.-@a.b",            "2001",       "%2F?",             none},
};

inline constexpr error_case errors[] = {
    {"",                     0, "tagURI"},
    {"urn:a",                0, "tagURI"},
    {"tag:,2001:",           4, "authorityName"},
    {"tag:a-,2001:",         6, "DNScomp"},
    {"tag:a_,2001:",         6, "emailAddress"},
    {"tag:a,201:",           9, "year"},
    {"tag:a,2001-1:",       12, "month"},
    {"tag:a,2001-01-011:",  16, "tagURI"},
    {"tag:a,2001:%2",       13, "pct-encoded"},
    {"tag:a,2001:a#b#",     14, "fragment"},
};

// clang-format on

} // namespace cases::of_own_kind

#endif
