// `news` and `nntp` URIs: articles and newsgroups (RFC 5538).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_NEWS_HPP
#define CONSTURI_SCHEMES_NEWS_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/mail.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

// clang-format off

/// RFC 5536 3.1.3. These rules describe decoded text.
namespace consturi::rfc5536 {

using namespace abnf::notation;
using rfc5322::dot_atom_text;

inline constexpr auto mdtext          = "mdtext"_rule          = [] { return x(0x21, 0x3D) | x(0x3F, 0x5A) | x(0x5E, 0x7E); };
inline constexpr auto no_fold_literal = "no-fold-literal"_rule = [] { return "[" >> *mdtext >> "]"; };
inline constexpr auto id_right        = "id-right"_rule        = [] { return dot_atom_text | no_fold_literal; };
inline constexpr auto id_left         = "id-left"_rule         = [] { return dot_atom_text; };
inline constexpr auto msg_id_core     = "msg-id-core"_rule     = [] { return id_left >> "@" >> id_right; };

} // namespace consturi::rfc5536

/// RFC 5538 3 and 4. The rule `article` describes decoded text.
namespace consturi::rfc5538 {

using namespace abnf::notation;
using rfc3986::authority;
using rfc3986::pct_encoded;
using rfc5234::ALPHA;
using rfc5234::DIGIT;
using rfc5536::msg_id_core;

inline constexpr auto group_char     = "group-char"_rule     = [] { return ALPHA | DIGIT | "-" | "+" | "_" | "."; };
inline constexpr auto newsgroups     = "newsgroups"_rule     = [] { return *( group_char | pct_encoded | "*" ); };
inline constexpr auto article        = "article"_rule        = [] { return msg_id_core; };
inline constexpr auto article_number = "article-number"_rule = [] { return 1*16_( DIGIT ); };
inline constexpr auto group          = "group"_rule          = [] { return 1*( group_char | pct_encoded ); };
inline constexpr auto server         = "server"_rule         = [] { return "//" >> authority; };
inline constexpr auto newsURL        = "newsURL"_rule        = [] { return "news:" >> opt[ server >> "/" ] >> ( article | newsgroups ); };
inline constexpr auto nntpURL        = "nntpURL"_rule        = [] { return "nntp:" >> server >> "/" >> group >> opt[ "/" >> article_number ]; };

} // namespace consturi::rfc5538

/// The same as written, in a URI: the server is any authority, and the characters of an article can be triplets.
namespace consturi::detail::encoded_rfc5538 {

using namespace abnf::notation;

inline constexpr auto achar   = "achar"_rule   = [] { return rfc3986::unreserved | rfc3986::pct_encoded | rfc3986::sub_delims | ":"; };
inline constexpr auto article = "article"_rule = [] { return *achar >> "@" >> *rfc3986::pchar; };
inline constexpr auto server  = "server"_rule  = [] { return "//" >> *( rfc3986::pchar | "[" | "]" ); };
inline constexpr auto newsURL = "newsURL"_rule = [] { return ( lit("news:") | "snews:" ) >> opt[ server >> "/" ] >> ( article | rfc5538::newsgroups ); };
inline constexpr auto nntpURL = "nntpURL"_rule = [] { return "nntp:" >> server >> "/" >> rfc5538::group >> opt[ "/" >> rfc5538::article_number ]; };

} // namespace consturi::detail::encoded_rfc5538

// clang-format on

namespace consturi {

namespace detail {

/// What the schemes news and nntp have in common.
struct basic_news : basic_scheme {
    static constexpr bool has_fragment = true;     // RFC 5538 2.3
    static constexpr bool has_normal_forms = true; // RFC 5538 2.3
    using vocabulary = vocabulary_of<rfc3986::pchar, rfc5538::group_char, rfc3986::pct_encoded, rfc5234::DIGIT>;

    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (failed.rest.starts_with('?')) wrong.which = mistake::query_without_meaning;
    }
};

/// The schemes news and snews, which have the same syntax (RFC 5538 8.1).
struct news : basic_news {
    static constexpr std::string_view names[] = {"news", "snews"};
    static constexpr auto const& rule = encoded_rfc5538::newsURL;

    struct components : detail::components {
        abnf::slice article, newsgroups; // one of them
    };

    /// Without an `@`, the text is not an incomplete article, but newsgroups with a byte that they do not have.
    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (wrong.rule == rfc5538::article.name() && failed.rest.empty() && !has_byte(failed.before, '@')) {
            constexpr auto expected = rfc5538::newsgroups.analysis.first;
            auto const begin = abnf::detail::larger(failed.before.rfind('/') + 1, failed.before.find(':') + 1);
            auto position = begin;
            while (expected.contains(static_cast<byte>(failed.before[position]))) ++position;
            wrong.position = static_cast<std::uint32_t>(position);
            wrong.rule_position = static_cast<std::uint32_t>(begin);
            wrong.rule = rfc5538::newsgroups.name();
            wrong.expected = expected;
            wrong.end_expected = true;
            wrong.which = mistake::unexpected_character;
        }
        basic_news::refine(wrong, failed);
    }

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        if (auto const wrong = find_large_port(text, at)) return wrong;
        abnf::slice const part{at.path.begin + at.authority.defined(), at.path.end}; // after the slash
        bool const is_article = has_byte(part.of(text), '@');
        (is_article ? at.article : at.newsgroups) = part;
        return is_article ? error_in_article(text, part) : std::nullopt;
    }

    template <class Self>
    class members;

private:
    /// `msg-id-core`. The `@` is a delimiter, which is not encoded.
    static constexpr std::optional<diagnosis> error_in_article(std::string_view text, abnf::slice article) noexcept {
        if (decoded_view(article.of(text)).size() > 250 - std::string_view("<>").size())
            return diagnosis_at(article.begin, rfc5536::msg_id_core.name(), mistake::message_identifier_over_250_bytes);
        address_reader rest(text, article, non_ascii::refused);
        if (auto const wrong = rest.skip_dot_atom_text(); !wrong.empty()) return rest.failure(wrong);
        if (!rest.is_at('@') || rest.is_encoded()) return rest.failure(rfc5536::msg_id_core.name());
        rest.skip();
        if (rest.skip('[')) {
            rest.skip_all(rfc5536::mdtext.analysis.first);
            if (!rest.skip(']')) return rest.failure(rfc5536::no_fold_literal.name());
        } else if (auto const wrong = rest.skip_dot_atom_text(); !wrong.empty()) {
            return rest.failure(wrong);
        }
        if (!rest.is_at_end()) return rest.failure(rfc5536::id_right.name());
        return std::nullopt;
    }
};

template <class Self>
class news::members : public narrowed_interface<Self> {
public:
    /// The identifier of an article as written: its Message-ID without angle brackets, percent-encoded.
    [[nodiscard]] constexpr std::optional<std::string_view> article() const noexcept {
        return this->component(this->at().article);
    }
    /// The newsgroup as written; with `*` and `%3F`, which stands for `?`, a pattern for names of newsgroups. All of
    /// them, if it is empty. Each URI has either an article, with an `@`, or newsgroups.
    [[nodiscard]] constexpr std::optional<std::string_view> newsgroups() const noexcept {
        return this->component(this->at().newsgroups);
    }
};

/// The scheme nntp.
struct nntp : basic_news {
    static constexpr std::string_view names[] = {"nntp"};
    static constexpr auto const& rule = encoded_rfc5538::nntpURL;

    struct components : detail::components {
        abnf::slice group, article_number;
    };
    using captures = abnf::captures<components, abnf::fills<rfc5538::group, &components::group>,
                                    abnf::fills<rfc5538::article_number, &components::article_number>>;

    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (wrong.rule == rfc5538::server.name()) wrong.which = mistake::no_authority;
        basic_news::refine(wrong, failed);
    }

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components const& at) noexcept {
        return find_missing_server(text, at);
    }

    template <class Self>
    class members;
};

template <class Self>
class nntp::members : public narrowed_interface<Self> {
public:
    /// The newsgroup, as written.
    [[nodiscard]] constexpr std::string_view group() const noexcept { return this->part(this->at().group); }
    /// The number of an article in the newsgroup on this server, with 16 digits at most.
    [[nodiscard]] constexpr std::optional<std::uint64_t> article_number() const noexcept {
        auto const digits = this->component(this->at().article_number);
        if (!digits) return std::nullopt;
        std::uint64_t number = 0;
        for (char const c : *digits) number = 10 * number + static_cast<unsigned>(c - '0');
        return number;
    }
};

} // namespace detail

namespace kinds {
using news = of_scheme<detail::news>;
}

/// An article by its Message-ID, or newsgroups, on a server or on the default one: of the scheme `news` or `snews`
/// (RFC 5538 4). An `@` distinguishes both. A Message-ID is valid after decoding (RFC 5536 3.1.3).
///
///     constexpr checked_news_uri u("news:comp.lang.java");
///     static_assert(u.newsgroups() == "comp.lang.java" && !u.article());
///     static_assert(checked_news_uri("news://news.example/45223423@example.com").article() == "45223423@example.com");
///     static_assert(news_uri_view::parse("news:a..b@h").error().position() == 7);
using news_uri_view = basic_view<kinds::news>;
using news_uri = basic_owner<kinds::news>;
using checked_news_uri = basic_checked<kinds::news>;
inline constexpr detail::is_of_kind<kinds::news> is_news_uri;
#define CONSTURI_FIXED fixed_news_uri
#define CONSTURI_KIND kinds::news
#include <consturi/uri/fixed.def>

namespace kinds {
using nntp = of_scheme<detail::nntp>;
}

/// A newsgroup on a server, or an article by its number there: of the scheme `nntp` (RFC 5538 3).
///
///     constexpr checked_nntp_uri tenth("nntp://news.example/example.group/10");
///     static_assert(tenth.group() == "example.group" && tenth.article_number() == 10);
using nntp_uri_view = basic_view<kinds::nntp>;
using nntp_uri = basic_owner<kinds::nntp>;
using checked_nntp_uri = basic_checked<kinds::nntp>;
inline constexpr detail::is_of_kind<kinds::nntp> is_nntp_uri;
#define CONSTURI_FIXED fixed_nntp_uri
#define CONSTURI_KIND kinds::nntp
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
