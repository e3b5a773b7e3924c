// What the types of schemes have in common. Most are URIs (RFC 3986) that are also valid by the grammar of their
// scheme, which can be a grammar of decoded text. Others have a grammar of their own: not each of their texts is a URI.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_SCHEME_HPP
#define CONSTURI_SCHEMES_SCHEME_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/coding/triplet.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/support/result.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/uri.hpp>

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace consturi {

namespace schemes {

/// The base of a scheme: what it has if it says nothing else. A scheme also has the `names` that its URIs begin with,
/// and `template <class Self> class members`, the base of its views, derived from narrowed_interface.
///
/// A scheme with a `rule` accepts URIs that match it. Its `captures` record the parts of such a URI, as those of
/// `abnf::match_into` do. docs/schemes.md has an example with all of these.
///
/// If some texts of the scheme are no URIs (RFC 3986), its kind is kinds::with_own_grammar instead of kinds::of_scheme,
/// and its members are derived from own_grammar_interface. Its `rule` is all that a text has to match, beside
/// `find_error`, and its `components` have the scheme and the parts: schemes/jdbc.hpp is an example.
struct basic_scheme {
    /// Where the parts of a URI of the scheme are: those of RFC 3986, and those of a derived struct.
    struct components : consturi::detail::components {};
    /// The rules that messages name: a `syntaxes::vocabulary_of`.
    using vocabulary = consturi::rfc3986::syntax::vocabulary;
    /// Whether a fragment can follow what matches the rule. Otherwise, the rule says all.
    static constexpr bool has_fragment = false;
    /// Whether the specification of the scheme says which of its URIs are equivalent: `equivalent` of two of them is
    /// then the function in the header of the scheme only.
    static constexpr bool has_equivalence = false;
    /// Whether two URIs of the scheme are compared by their normal forms (RFC 3986 6). If it has neither, `equivalent`
    /// of two of them does not compile.
    static constexpr bool has_normal_forms = false;
    /// The mistake that ABNF cannot express, in a URI that matches the rule. It can fill parts of `at`.
    [[nodiscard]] static constexpr std::optional<diagnosis> find_error(std::string_view, components const&) noexcept {
        return std::nullopt;
    }
};

} // namespace schemes

namespace detail {

using schemes::basic_scheme;

// The errors of functions that make URIs. The position is one in an argument.
constexpr unexpected<parse_error> wrong_at(std::size_t position, std::string_view rule, mistake which) noexcept {
    return unexpected(parse_error(diagnosis_at(position, rule, which)));
}
constexpr unexpected<parse_error> not_met(std::string_view requirement, std::size_t position) noexcept {
    return wrong_at(position, requirement, mistake::requirement_not_met);
}

/// The offset of the first `c` in a part of a text, or the end of the part.
constexpr std::uint32_t find_in(std::string_view text, abnf::slice part, char c) noexcept {
    return static_cast<std::uint32_t>(find_byte(text.substr(0, part.end), c, part.begin));
}

/// The parameters of a part of a URI that is empty or has a separator before each of them.
constexpr query_params separated(std::string_view part, std::string_view separator) noexcept {
    return query_params(part.substr(!part.empty()), separator);
}

/// The rules that fill parts.
template <class Scheme>
concept has_captures = requires { typename Scheme::captures; };
/// A scheme without a rule accepts each URI in which it finds no error.
template <class Scheme>
concept has_rule = requires { Scheme::rule; };

template <class Scheme>
constexpr bool is_name_of(std::string_view scheme) noexcept {
    for (std::string_view const name : Scheme::names)
        if (equal_ignoring_case(name, scheme)) return true;
    return false;
}

/// The components of an empty text: each is defined and empty.
template <class Components>
constexpr Components empty_components() noexcept {
    struct {
        unsigned char bytes[sizeof(Components)];
    } constexpr zeros{};
    return std::bit_cast<Components>(zeros);
}

/// The syntax of the rule of a scheme, for messages.
template <class Scheme>
struct scheme_rule_syntax {
    struct components {};
    static constexpr role role_of(std::string_view rule) noexcept {
        return rule == rfc3986::pct_encoded.name() ? role::triplet : role::other;
    }
    using vocabulary = typename Scheme::vocabulary;

    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (failed.rest.starts_with('#')) wrong.which = mistake::fragment_without_meaning;
        if constexpr (requires { Scheme::refine(wrong, failed); }) Scheme::refine(wrong, failed);
    }
};

/// The syntax of the URIs of a scheme.
template <class Scheme>
struct scheme_syntax : rfc3986::syntax {
    using narrowed = rfc3986::syntax;
    using components = typename Scheme::components;
    static constexpr components of_empty_text = [] {
        auto at = empty_components<components>();
        static_cast<detail::components&>(at) = rfc3986::syntax::of_empty_text;
        return at;
    }();

    /// Whether a URI with these components is one of the scheme. If so, `at` has all parts.
    template <class InstructionSet = instruction_set>
    static constexpr bool accepts(std::string_view text, components& at) noexcept {
        return is_name_of<Scheme>(at.scheme.of(text)) && matches_own_rule<InstructionSet>(text, at)
               && !Scheme::find_error(text, at);
    }

    /// Why a URI is not one of the scheme.
    template <bool AtRunTime, class InstructionSet = instruction_set>
    static constexpr diagnosis error_in_uri(std::string_view text, components& at) noexcept {
        if (!is_name_of<Scheme>(at.scheme.of(text)))
            return diagnosis_at(0, rfc3986::scheme.name(), mistake::another_scheme);
        if constexpr (has_rule<Scheme>)
            if (!matches_own_rule<InstructionSet>(text, at))
                return diagnose<AtRunTime, InstructionSet, scheme_rule_syntax<Scheme>>(Scheme::rule, ruled(text, at));
        return *Scheme::find_error(text, at);
    }

private:
    /// What has to match the rule.
    static constexpr std::string_view ruled(std::string_view text, components const& at) noexcept {
        return Scheme::has_fragment && at.fragment.defined() ? text.substr(0, at.fragment.begin - 1) : text;
    }
    template <class InstructionSet>
    static constexpr bool matches_own_rule(std::string_view text, components& at) noexcept {
        if constexpr (has_captures<Scheme>)
            return abnf::detail::match_captures<typename Scheme::captures, InstructionSet>(Scheme::rule,
                                                                                           ruled(text, at), at);
        else if constexpr (has_rule<Scheme>) return matches<InstructionSet>(Scheme::rule, ruled(text, at));
        else return true;
    }
};

/// The syntax of a scheme with a grammar of its own.
template <class Scheme>
struct own_grammar_syntax {
    using components = typename Scheme::components;
    using captures = typename Scheme::captures;
    using vocabulary = typename Scheme::vocabulary;
    static constexpr components of_empty_text = empty_components<components>();

    static constexpr bool has_hosts = true; // the mistakes are those in a URI
    static constexpr role role_of(std::string_view rule) noexcept {
        return rule == Scheme::rule.name() ? role::uri : rfc3986::syntax::role_of(rule);
    }
    /// A text with another scheme is wrong from its beginning.
    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        auto const scheme = before(':', failed.text());
        bool const has_scheme = scheme.size() != failed.text().size() && matches(rfc3986::scheme, scheme);
        if (has_scheme && !is_name_of<Scheme>(scheme))
            wrong = diagnosis_at(0, rfc3986::scheme.name(), mistake::another_scheme);
        else if constexpr (requires { Scheme::refine(wrong, failed); }) Scheme::refine(wrong, failed);
    }

    template <class InstructionSet = instruction_set>
    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        if constexpr (requires { Scheme::template find_error<InstructionSet>(text, at); })
            return Scheme::template find_error<InstructionSet>(text, at);
        else if constexpr (requires { Scheme::find_error(text, at); }) return Scheme::find_error(text, at);
        else return std::nullopt;
    }
};

/// Of a scheme with a grammar of its own, the parameters in all that follows the scheme. A scheme with a password
/// overloads it.
template <class Components>
    requires(!std::derived_from<Components, components>)
constexpr components searched_for_secrets(std::string_view text, Components const& all) noexcept {
    components at;
    at.scheme = all.scheme;
    auto const size = static_cast<std::uint32_t>(text.size());
    at.path = {text.empty() ? size : all.scheme.end + 1, size};
    return at;
}

} // namespace detail

/// The base of the views of a scheme with a grammar of its own. They are no URIs, and do not convert to a uri_view: if
/// the text is one, `parse_uri(u.text())` has its components by RFC 3986.
template <class Self>
class own_grammar_interface : public identifier_interface<Self> {
public:
    /// A URI as one of this kind, or an error like that of `parse`. Takes linear time; does not allocate or throw.
    template <class InstructionSet = detail::instruction_set>
    static constexpr result<Self> from(uri_view u) noexcept {
        using kind = typename Self::kind;
        return detail::parse<kind, InstructionSet, Self>(kind::rule, u.text());
    }
    /// The scheme: what precedes the first `:`.
    [[nodiscard]] constexpr std::string_view scheme() const noexcept { return this->part(this->at().scheme); }
    /// The text for logs and messages, as that of a uri_view: without the password, the values of parameters such as
    /// `token`, and those of the `names`.
    template <class Names = std::initializer_list<std::string_view>>
    [[nodiscard]] constexpr auto redacted(Names const& names = {}, hide what = {}) const {
        auto const text = this->text();
        using detail::searched_for_secrets; // a scheme overloads it
        return detail::redaction<Names>{searched_for_secrets(text, this->at()), names, what}.str(text);
    }
};

namespace kinds {

/// The kind of the URIs of a scheme, which is derived from schemes::basic_scheme. Owners have the components of a
/// `uri`; the parts that only the scheme has are those of their view.
template <class Scheme>
struct of_scheme : uri {
    using scheme = Scheme;
    using syntax = detail::scheme_syntax<Scheme>;
    using edited = uri;
    template <class Self>
    using members = typename Scheme::template members<Self>;
    template <class Self, class Kind>
    using owner_interface = component_owner_interface<Self, Kind, identifier_interface<Self>>;
    template <class Self>
    using edits = detail::no_edits<Self>;
};

/// The kind of the texts of a scheme with a grammar of its own, not all of which are URIs. The scheme is derived from
/// schemes::basic_scheme.
template <class Scheme>
struct with_own_grammar : basic_kind {
    using scheme = Scheme;
    using syntax = detail::own_grammar_syntax<Scheme>;
    static constexpr auto const& rule = Scheme::rule;
    static constexpr bool has_scheme = true;
    template <class Self>
    using members = typename Scheme::template members<Self>;
};

} // namespace kinds
} // namespace consturi

namespace consturi::schemes {

/// Reads the decoded characters of a part of a URI, and knows where each is written: for `find_error` of a scheme whose
/// grammar is one of decoded text (RFC 3986 2.4). Copies nothing.
///
///     constexpr std::string_view text = "x:a%2Cb";
///     constexpr std::size_t comma = [] {
///         schemes::decoded_reader rest(text, {2, 7});
///         rest.skip_all([](char c) { return c != ','; });
///         return rest.position();
///     }();
///     static_assert(comma == 3);
class decoded_reader {
public:
    /// The part of `text`.
    constexpr decoded_reader(std::string_view text, abnf::slice part) noexcept
        : text_(text.substr(0, part.end)), at_(part.begin) {}

    /// The offset in the text of the next character or, if there is none, of the end.
    [[nodiscard]] constexpr std::size_t position() const noexcept { return at_; }
    [[nodiscard]] constexpr bool is_at_end() const noexcept { return at_ == text_.size(); }
    /// Whether the next character is this one.
    [[nodiscard]] constexpr bool is_at(char c) const noexcept { return !is_at_end() && next() == c; }
    /// The next character. There is one.
    [[nodiscard]] constexpr char next() const noexcept {
        return is_encoded() ? consturi::detail::octet_at(text_, at_) : text_[at_];
    }
    /// Whether the next character is written as a triplet.
    [[nodiscard]] constexpr bool is_encoded() const noexcept { return consturi::detail::is_triplet_at(text_, at_); }
    constexpr void skip() noexcept { at_ += is_encoded() ? 3U : 1U; }
    /// Skips the next character if it is this one.
    constexpr bool skip(char c) noexcept {
        bool const is_next = is_at(c);
        if (is_next) skip();
        return is_next;
    }
    /// Skips the triplets of a character outside ASCII in UTF-8. Returns whether there was one.
    constexpr bool skip_non_ascii() noexcept {
        auto const octets = is_encoded() ? consturi::detail::character_at(text_, at_).size : 0;
        if (octets < 2) return false;
        at_ += 3 * octets;
        return true;
    }
    /// Skips characters as long as the predicate holds. Returns whether there was one.
    template <class Predicate>
    constexpr bool skip_all(Predicate const& holds) noexcept {
        auto const begin = at_;
        while (!is_at_end() && holds(next())) skip();
        return at_ != begin;
    }

private:
    std::string_view text_;
    std::size_t at_;
};

} // namespace consturi::schemes

#endif
