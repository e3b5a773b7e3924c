// `ldap` and `ldaps` URIs: searches in a directory (RFC 4516), with the distinguished names of RFC 4514 and the filters
// of RFC 4515.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_LDAP_HPP
#define CONSTURI_SCHEMES_LDAP_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/operations/normalize.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/schemes/unique_parameters.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/utf8.hpp>
#include <consturi/uri/connection.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/scheme_facts.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace consturi {

/// Which entries are searched (RFC 4516 2, RFC 4511 4.5.1.2).
enum class ldap_scope : std::uint8_t {
    base, ///< the entry with the distinguished name
    one,  ///< the entries directly below it
    sub,  ///< the entry and all below it
};

/// A value for a filter, in which it stands for its bytes (RFC 4515 3): `(`, `)`, `*`, `\`, NUL and bytes that are not
/// UTF-8 are written as `\` and two hexadecimal digits. So the value cannot change the filter. Before the filter is put
/// into a URI, it has to be percent-encoded.
///
/// Allocates once, in linear time. Throws like std::string.
///
///     auto const filter = "(cn=" + ldap_filter_escape("a*)(x") + ")";
///     assert(filter == "(cn=a\\2a\\29\\28x)");
///     auto const search = ldap_uri::parse("ldap:///???" + percent_encode(filter, rfc3986::segment));
///     assert(search->view().decoded_filter() == filter);
[[nodiscard]] constexpr std::string ldap_filter_escape(std::string_view value) {
    auto const for_each_part = [value](auto const& use) { // a character, or a byte to escape
        for (std::size_t at = 0; at != value.size();) {
            auto const size = first_character(value.substr(at)).size;
            bool const is_escaped = size == 0 || detail::has_byte(std::string_view("()*\\\0", 5), value[at]);
            use(value.substr(at, is_escaped ? 1 : size), is_escaped);
            at += is_escaped ? 1 : size;
        }
    };
    std::size_t size = 0;
    for_each_part([&](std::string_view part, bool is_escaped) { size += is_escaped ? 3 : part.size(); });
    std::string out;
    out.reserve(size);
    for_each_part([&](std::string_view part, bool is_escaped) {
        if (!is_escaped) {
            out += part;
            return;
        }
        out += '\\';
        for (int const shift : {4, 0}) out += "0123456789abcdef"[static_cast<detail::byte>(part[0]) >> shift & 15];
    });
    return out;
}

namespace detail {

/// Reads what RFC 4512, RFC 4514 and RFC 4515 define, percent-encoded: these grammars describe the decoded text, and
/// tests compare the reader with them. Each function skips what the rule of its name matches. If it cannot, it returns
/// false, at the first wrong character, and error() says what is wrong.
class ldap_reader : public schemes::decoded_reader {
public:
    using decoded_reader::decoded_reader;

    constexpr diagnosis error() const noexcept { return diagnosis_at(position(), rule_, which_); }

    /// RFC 4512 1.4: a name, or numbers without zeros before them.
    constexpr bool skip_oid(std::string_view rule) noexcept {
        if (!is_at_end() && is_alpha(next())) return skip_all(is_keychar);
        if (!skip_number() || !is_at('.')) return fail(rule, mistake::wrong_oid);
        while (skip('.'))
            if (!skip_number()) return fail(rule, mistake::wrong_oid);
        return true;
    }
    /// RFC 4512 2.5.
    constexpr bool skip_attributedescription() noexcept {
        if (!skip_oid("attributedescription")) return false;
        while (skip(';'))
            if (!skip_all(is_keychar)) return fail("option", mistake::wrong_oid);
        return true;
    }
    /// RFC 4511 4.5.1.8, and RFC 3673, which adds `+`.
    constexpr bool skip_attributeSelector() noexcept { return skip('*') || skip('+') || skip_attributedescription(); }

    /// RFC 4514 3.
    constexpr bool skip_distinguishedName() noexcept {
        if (is_at_end()) return true;
        do {
            do
                if (!skip_attributeTypeAndValue()) return false;
            while (skip('+'));
        } while (skip(','));
        return is_at_end() || fail("distinguishedName", mistake::wrong_distinguished_name);
    }

    /// RFC 4515 3, and RFC 4526, by which `(&)` and `(|)` are filters, too. Each character is read once: a filter can
    /// have any depth, and without recursion there is no stack to overflow.
    constexpr bool skip_filter() noexcept {
        std::size_t depth = 0;       // of the filters with filters in them
        std::uint64_t negations = 0; // whether the last 64 of these begin with `!`, which has one filter only
        for (;;) {
            if (!skip('(')) return fail_in_filter("filter");
            if (bool const is_negation = is_at('!'); is_negation || is_at('&') || is_at('|')) {
                skip();
                ++depth;
                negations = negations << 1 | is_negation;
                if (is_negation || !is_at(')')) continue;
            } else {
                if (!skip_item()) return false;
                if (!skip(')')) return fail_in_filter("filter");
            }
            while (depth != 0 && skip(')')) {
                --depth;
                negations >>= 1;
            }
            if (depth == 0) return is_at_end() || fail_in_filter("filter");
            if ((negations & 1) != 0) return fail_in_filter("not");
        }
    }

private:
    static constexpr bool is_keychar(char c) noexcept { return is_alpha(c) || is_digit(c) || c == '-'; }

    constexpr bool fail(std::string_view rule, mistake which) noexcept {
        rule_ = rule;
        which_ = which;
        return false;
    }
    constexpr bool fail_in_filter(std::string_view rule) noexcept { return fail(rule, mistake::wrong_filter); }

    constexpr bool skip_number() noexcept { return skip('0') || skip_all(is_digit); }
    constexpr bool skip_hexpair() noexcept { return skip_hexdig() && skip_hexdig(); }
    constexpr bool skip_hexdig() noexcept {
        bool const is_one = !is_at_end() && is_hexdig(next());
        if (is_one) skip();
        return is_one;
    }
    constexpr bool skip_character() noexcept {
        if (static_cast<byte>(next()) > 0x7F) return skip_non_ascii() || fail("UTFMB", mistake::not_utf8);
        skip();
        return true;
    }
    /// Skips one of these characters.
    constexpr bool skip_one_of(std::string_view set) noexcept {
        bool const is_one = !is_at_end() && has_byte(set, next());
        if (is_one) skip();
        return is_one;
    }

    constexpr bool skip_attributeTypeAndValue() noexcept {
        if (!skip_oid("attributeType")) return false;
        if (!skip('=')) return fail("attributeTypeAndValue", mistake::wrong_distinguished_name);
        if (is_at('#')) return skip_hexstring();
        return skip_string();
    }
    constexpr bool skip_hexstring() noexcept {
        skip();
        do
            if (!skip_hexpair()) return fail("hexstring", mistake::wrong_distinguished_name);
        while (!is_at_end() && !is_at(',') && !is_at('+'));
        return true;
    }
    constexpr bool skip_string() noexcept {
        bool is_after_space = is_at(' '); // neither the first character nor the last one
        if (is_after_space) return fail("string", mistake::wrong_distinguished_name);
        while (!is_at_end() && !is_at(',') && !is_at('+')) {
            if (skip('\\')) {
                if (!skip_one_of("\\\"+,;<> #=") && !skip_hexpair())
                    return fail("pair", mistake::wrong_distinguished_name);
                is_after_space = false;
            } else {
                if (has_byte(std::string_view("\0\";<>", 5), next()))
                    return fail("string", mistake::wrong_distinguished_name);
                is_after_space = is_at(' ');
                if (!skip_character()) return false;
            }
        }
        return !is_after_space || fail("string", mistake::wrong_distinguished_name);
    }

    constexpr bool skip_item() noexcept {
        bool const has_attribute = !is_at(':');
        if (has_attribute && !skip_attributedescription()) return false;
        if (skip(':')) return skip_rest_of_extensible(has_attribute) && skip_assertionvalue(false);
        bool const has_asterisks = !skip_one_of("~<>");
        if (!skip('=')) return fail_in_filter("item");
        return skip_assertionvalue(has_asterisks);
    }
    /// After its first colon: `dn`, a matching rule or both, each before a colon, and `=`.
    constexpr bool skip_rest_of_extensible(bool has_attribute) noexcept {
        if (has_attribute && skip('=')) return true;
        bool is_dnattrs = skip_dnattrs();
        if (!is_dnattrs && !skip_oid("matchingrule")) return false;
        if (!skip(':')) return fail_in_filter("extensible");
        if (skip('=')) return true; // without an attribute, `dn` is the name of a matching rule
        if (!is_dnattrs) return fail_in_filter("extensible");
        return skip_oid("matchingrule") && ((skip(':') && skip('=')) || fail_in_filter("extensible"));
    }
    constexpr bool skip_dnattrs() noexcept {
        auto rest = *this;
        bool const is_dnattrs = rest.skip_one_of("dD") && rest.skip_one_of("nN") && rest.is_at(':');
        if (is_dnattrs) *this = rest;
        return is_dnattrs;
    }
    constexpr bool skip_assertionvalue(bool has_asterisks) noexcept {
        while (!is_at_end() && !is_at(')')) {
            bool const is_escaped = skip('\\');
            if (is_escaped && !skip_hexpair()) return fail_in_filter("escaped");
            if (is_escaped) continue;
            if (is_at('(') || is_at('\0') || (is_at('*') && !has_asterisks)) return fail_in_filter("assertionvalue");
            if (!skip_character()) return false;
        }
        return true;
    }

    std::string_view rule_;
    mistake which_{};
};

/// The schemes ldap and ldaps. The parts that RFC 4516 adds are the path and, between `?`, the query.
struct ldap : basic_scheme {
    static constexpr std::string_view names[] = {"ldap", "ldaps"};
    static constexpr bool has_equivalence = true;

    struct components : detail::components {
        abnf::slice dn, attributes, scope, filter, extensions;
        ldap_scope which_scope = ldap_scope::base;
    };

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        if (auto const error = find_missing_authority(at)) return error;
        if (auto const error = find_userinfo(at)) return error;
        if (auto const error = find_large_port(text, at)) return error;
        at.dn = {at.path.begin + (at.path.begin != at.path.end), at.path.end};
        if (at.query.defined() && at.path.begin == at.path.end)
            return diagnosis_at(at.path.begin, "ldapurl", mistake::path_not_beginning_with_a_slash);
        if (ldap_reader dn(text, at.dn); !dn.skip_distinguishedName()) return dn.error();
        if (auto const error = find_error_in_query(text, at)) return error;
        return find_fragment(at);
    }

    template <class Self>
    class members;

private:
    static constexpr std::optional<diagnosis> find_error_in_query(std::string_view text, components& at) noexcept {
        if (!at.query.defined()) return std::nullopt;
        auto begin = at.query.begin;
        for (auto const part :
             {&components::attributes, &components::scope, &components::filter, &components::extensions}) {
            at.*part = {begin, find_in(text, {begin, at.query.end}, '?')};
            begin = (at.*part).end + 1;
            if (begin > at.query.end) break;
        }
        if (auto const error = find_error_in_attributes(text, at.attributes)) return error;
        if (at.scope.defined() && !read_scope(at.scope.of(text), at.which_scope))
            return diagnosis_at(at.scope.begin, "scope", mistake::wrong_scope);
        if (at.filter.defined() && at.filter.begin != at.filter.end)
            if (ldap_reader filter(text, at.filter); !filter.skip_filter()) return filter.error();
        if (at.extensions.defined())
            if (auto const error = find_error_in_extensions(text, at.extensions)) return error;
        if (begin <= at.query.end) return diagnosis_at(begin - 1, "ldapurl", mistake::fifth_question_mark_in_ldap);
        return std::nullopt;
    }
    static constexpr std::optional<diagnosis> find_error_in_attributes(std::string_view text,
                                                                       abnf::slice part) noexcept {
        for (auto begin = part.begin; part.begin != part.end && begin <= part.end;) {
            auto const end = find_in(text, {begin, part.end}, ',');
            ldap_reader attribute(text, {begin, end});
            if (!attribute.skip_attributeSelector()) return attribute.error();
            if (!attribute.is_at_end())
                return diagnosis_at(attribute.position(), "attributeSelector", mistake::wrong_oid);
            begin = end + 1;
        }
        return std::nullopt;
    }
    static constexpr std::optional<diagnosis> find_error_in_extensions(std::string_view text,
                                                                       abnf::slice part) noexcept {
        for (auto begin = part.begin; begin <= part.end;) {
            auto const end = find_in(text, {begin, part.end}, ',');
            auto const type = begin + (begin != end && text[begin] == '!'); // delimiters are not encoded
            ldap_reader extension(text, {type, find_in(text, {type, end}, '=')});
            if (!extension.skip_oid("extype")) return extension.error();
            if (!extension.is_at_end()) return diagnosis_at(extension.position(), "extension", mistake::wrong_oid);
            begin = end + 1;
        }
        return std::nullopt;
    }
    static constexpr bool read_scope(std::string_view text, ldap_scope& scope) noexcept {
        if (text.empty() || equal_ignoring_case(text, "base")) return true;
        scope = equal_ignoring_case(text, "one") ? ldap_scope::one : ldap_scope::sub;
        return scope == ldap_scope::one || equal_ignoring_case(text, "sub");
    }
};

template <class Self>
class ldap::members : public narrowed_interface<Self> {
public:
    /// The distinguished name of the entry from which the search begins, as written.
    [[nodiscard]] constexpr std::string_view dn() const noexcept { return this->part(this->at().dn); }
    /// The same, percent-decoded. Characters of a value can still be escaped with a backslash (RFC 4514 2.4).
    constexpr decoded_view decoded_dn() const noexcept { return decoded_view(dn()); }
    /// The attributes that are wanted, as a range of names, whose `decoded_name()` is that of LDAP: all attributes of
    /// users, if it is empty.
    [[nodiscard]] constexpr consturi::query_params attributes() const noexcept { return list(this->at().attributes); }
    /// Which entries are searched: `base`, if the URI does not say it.
    [[nodiscard]] constexpr ldap_scope scope() const noexcept { return this->at().which_scope; }
    /// The filter, as written: `(objectClass=*)`, if there is none.
    [[nodiscard]] constexpr std::string_view filter() const noexcept {
        auto const filter = this->component(this->at().filter).value_or("");
        return filter.empty() ? "(objectClass=*)" : filter;
    }
    /// The same, percent-decoded. Characters of a value can still be escaped with a backslash (RFC 4515 3).
    constexpr decoded_view decoded_filter() const noexcept { return decoded_view(filter()); }
    /// The extensions, as a range of names and values. A name that begins with `!` is that of a critical one. An
    /// encoded `!` or `=` is an error in a name: it would not be that of RFC 4516 2, which has the delimiters as such.
    [[nodiscard]] constexpr consturi::query_params extensions() const noexcept { return list(this->at().extensions); }

private:
    constexpr consturi::query_params list(abnf::slice part) const noexcept {
        return consturi::query_params(this->component(part).value_or(""), ",");
    }
};

} // namespace detail

namespace kinds {
using ldap = of_scheme<detail::ldap>;
}

/// A search in a directory (RFC 4516), of the scheme `ldap` or `ldaps`, which no RFC defines and which is used for LDAP
/// over TLS. The host can be empty; there is no userinfo and no fragment. Distinguished names, attributes and filters
/// are checked by the grammars of RFC 4514, RFC 4512 and RFC 4515, after decoding. In lists, a `,` that is encoded does
/// not separate.
///
///     constexpr checked_ldap_uri people("ldap://ldap.example.com/o=Acme,c=US?cn,mail?sub?(&(cn=B*)(mail=*))");
///     static_assert(people.dn() == "o=Acme,c=US" && people.scope() == ldap_scope::sub);
///     static_assert(people.attributes().back().decoded_name() == "mail" && people.effective_port() == 389);
///     static_assert(ldap_uri_view::parse("ldap:///??tree").error().code() == mistake::wrong_scope);
using ldap_uri_view = basic_view<kinds::ldap>;
using ldap_uri = basic_owner<kinds::ldap>;
using checked_ldap_uri = basic_checked<kinds::ldap>;
inline constexpr detail::is_of_kind<kinds::ldap> is_ldap_uri;
#define CONSTURI_FIXED fixed_ldap_uri
#define CONSTURI_KIND kinds::ldap
#include <consturi/uri/fixed.def>

namespace detail {

/// The port that a client connects to by RFC 4516, which knows only `ldap`.
constexpr std::optional<std::uint16_t> specified_port(ldap_uri_view const& u) noexcept {
    if (auto const number = u.port_number()) return number;
    auto const port = facts_of(u.scheme()).specified_port();
    return port != 0 ? std::optional(port) : std::nullopt;
}

/// Attributes, which have no values, and extensions.
constexpr bool are_same_ldap_lists(consturi::query_params const& a, consturi::query_params const& b) noexcept {
    auto const is_same = [](query_param const& x, query_param const& y) {
        return equal_ignoring_case(x.decoded_name(), y.decoded_name()) && x.decoded_value() == y.decoded_value();
    };
    return are_same_in_order(a.begin(), a.end(), b.begin(), b.end(), is_same);
}

} // namespace detail

/// Whether two `ldap` or two `ldaps` URIs mean the same search, as far as RFC 4516 says: what is missing or empty has
/// its default (3), so the port of `ldap` is 389, the scope `base`, and the filter `(objectClass=*)`. The names of
/// attributes and extensions ignore case (RFC 4512 1.4 and 2.5), the host does, too.
///
/// Distinguished names, filters and values of extensions are compared as decoded texts, attributes and extensions in
/// their order: RFC 4516 does not compare them, and what is equal in them depends on the schema of a directory. `ldaps`
/// has no specification, so that its port is not known.
///
/// Takes linear time; does not allocate.
///
///     static_assert(equivalent(checked_ldap_uri("ldap://h"), checked_ldap_uri("LDAP://H:389/??base")));
///     static_assert(!equivalent(checked_ldap_uri("ldap:///o=Acme"), checked_ldap_uri("ldap:///O=Acme")));
[[nodiscard]] constexpr bool equivalent(ldap_uri_view const& a, ldap_uri_view const& b) noexcept {
    using namespace detail;
    return equal_ignoring_case(a.scheme(), b.scheme())
           && equal_normalized(a.host().value_or(""), b.host().value_or(""), true)
           && specified_port(a) == specified_port(b) && a.decoded_dn() == b.decoded_dn()
           && are_same_ldap_lists(a.attributes(), b.attributes()) && a.scope() == b.scope()
           && a.decoded_filter() == b.decoded_filter() && are_same_ldap_lists(a.extensions(), b.extensions());
}

} // namespace consturi

#endif
