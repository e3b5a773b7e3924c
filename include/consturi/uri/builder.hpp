// Building URIs and URI references from data.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_BUILDER_HPP
#define CONSTURI_URI_BUILDER_HPP

#include <consturi/coding/percent.hpp>
#include <consturi/diagnosis/literal.hpp>
#include <consturi/host/ipv6_address.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/support/result.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/buffers.hpp>
#include <consturi/text/utf8.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/dot_segments.hpp>
#include <consturi/uri/editable_text.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/recompose.hpp>
#include <consturi/uri/scheme_facts.hpp>
#include <consturi/uri/segments.hpp>
#include <consturi/uri/uri.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace consturi {

namespace detail {

/// The URIs that own a string of this type, and their largest size.
template <class String>
struct owners;
template <>
struct owners<std::string> {
    using uri = consturi::uri;
    using uri_reference = consturi::uri_reference;
    using buffer = growing_buffer<256>; // most URIs are smaller, and allocated once: when they are built
    static constexpr std::size_t capacity = max_text_size;
};
template <std::size_t Capacity>
struct owners<static_string<Capacity>> {
    using uri = static_uri<Capacity>;
    using uri_reference = static_uri_reference<Capacity>;
    using buffer = static_string<Capacity>;
    static constexpr std::size_t capacity = Capacity;
};

struct constant_builder;

/// How data is encoded. (Templates: a set is computed only if it is used.)
template <safe_set Safe>
inline constexpr percent_encoding encoding{Safe};
template <class = void>
inline constexpr auto const& segment_data = encoding<safe_set(rfc3986::segment).without(";")>; // begins a parameter
template <class = void>
inline constexpr auto const& query_data = encoding<safe_set(rfc3986::query).without("&=+;")>; // + is a space in forms
template <class = void>
inline constexpr auto const& user_data = encoding<safe_set(rfc3986::userinfo).without(":")>;

/// The mistake at a character that would end a host.
constexpr mistake mistake_in_host(std::string_view text) noexcept {
    return is_like_IPv6address(text) ? mistake::ipv6_address_without_square_brackets : mistake::character_outside_host;
}

} // namespace detail

/// Builds a URI or a URI reference. Functions for data take any bytes and percent-encode them, `%` included, so that
/// the decoded parts of the result are the data. The functions `encoded_…` take a component as it is written in a
/// URI. Parts can be given in any order; a part that is given again replaces the first one, except for segments and
/// query parameters, which are appended.
///
/// The first error is returned by `build`, and nothing is changed after it: its `rule()` is the name of the part, its
/// `position()` an offset in the text that was given for this part. A result of 4 GiB or more is an error. With the
/// schemes `http` and `https`, no host or an empty one is an error (RFC 9110 4.2.1), unless scheme and authority are
/// those of a parsed URI.
///
///     auto const search = uri_builder().scheme("https").host("example.com").segment("a/b").query("q", "1&2").build();
///     assert(search && search->text() == "https://example.com/a%2Fb?q=1%262");
///     assert(uri_builder().scheme("https").host("example.com").segment("..").build().error().rule() == "segment");
template <class String>
class basic_uri_builder {
public:
    /// No component, and an empty path.
    constexpr basic_uri_builder() : text_("", nothing, 0) {}
    /// The components of a URI or URI reference.
    constexpr explicit basic_uri_builder(any_uri auto const& u) : basic_uri_builder(u, 0) {}

    /// The scheme (RFC 3986 3.1). It cannot be encoded.
    constexpr basic_uri_builder& scheme(std::string_view text) [[clang::lifetimebound]] {
        return put_checked(rfc3986::scheme, part::scheme, text);
    }
    /// The userinfo (RFC 3986 3.2.1) as the name of the user.
    constexpr basic_uri_builder& user(std::string_view data) [[clang::lifetimebound]] {
        return put_encoded(part::userinfo, data, encoding_of(detail::user_data<>));
    }
    /// The userinfo as the name of the user, `:` and the password. (RFC 3986 3.2.1 deprecates passwords in URIs,
    /// because they are shown and logged.)
    constexpr basic_uri_builder& user(std::string_view data, std::string_view password) [[clang::lifetimebound]] {
        user(data);
        append(part::userinfo, ":", password, encoding_of(detail::encoding<rfc3986::userinfo>));
        return *this;
    }
    /// The host (RFC 3986 3.2.2): a name, an IPv4 address, or an IP literal in square brackets. A character that would
    /// end the host or be no part of a name, such as `/` and `%`, is an error.
    ///
    /// A name with characters outside ASCII becomes percent-encoded UTF-8. If the scheme is one whose hosts are names
    /// of the DNS (it has a default_port, or is `file`), this is an error, because few readers decode the host:
    /// `idna::to_ascii` (idna.hpp) converts the name, and encoded_host takes one with triplets. A reference without a
    /// scheme does not tell.
    constexpr basic_uri_builder& host(std::string_view data) [[clang::lifetimebound]] {
        if (data.starts_with('[')) return encoded_host(data);
        auto const& name = detail::encoding<rfc3986::reg_name>;
        auto const last = data.data() + data.size();
        auto p = name.after_safe(data.data(), last);
        if (p == last) return put(part::host, data);
        for (; p != last; p = name.after_safe(p, last)) {
            auto const at = static_cast<std::size_t>(p - data.data());
            auto const size = first_character(data.substr(at)).size;
            if (size == 0) return fail("host", at, mistake::not_utf8);
            if (size == 1) return fail("host", at, detail::mistake_in_host(data));
            p += size;
        }
        put_encoded(part::host, data, name);
        has_encoded_name_ = true;
        return *this;
    }
    /// An IP address as the host (RFC 3986 3.2.2); an IPv6 address gets its square brackets.
    template <detail::ip_address Address>
    constexpr basic_uri_builder& host(Address const& address) [[clang::lifetimebound]] {
        constexpr bool is_ipv6 = std::same_as<Address, ipv6_address>;
        detail::address_text<Address::max_size + 2> text;
        text.append(is_ipv6 ? "[" : "");
        text.append(detail::to_text(address).view());
        text.append(is_ipv6 ? "]" : "");
        return put(part::host, text.view());
    }
    /// The port (RFC 3986 3.2.3), at most 65535. A negative constant does not compile.
    constexpr basic_uri_builder& port(detail::port_argument number) [[clang::lifetimebound]] {
        if (number.value > UINT16_MAX) return fail("port", 0, mistake::port_over_65535);
        return put(part::port, detail::decimal(number.value).view());
    }
    /// Appends a segment to the path (RFC 3986 3.3), after a slash. A slash at the end of the path that was not
    /// appended is not doubled. `.` and `..` are errors: they are removed from a path, even if they are encoded.
    ///
    /// The path begins with a slash, also if there is no host: `mailto:/a`. For schemes whose paths do not, use
    /// encoded_path.
    constexpr basic_uri_builder& segment(std::string_view data) [[clang::lifetimebound]] {
        if (detail::dots_of(data) != 0 && data.front() == '.' && data.back() == '.')
            return fail("segment", 0, mistake::dot_segment_as_data);
        bool const is_open = ends_with_written_slash();
        has_segments_ = true;
        return append(part::path, is_open ? "" : "/", data, encoding_of(detail::segment_data<>));
    }
    /// Appends segments as they are written in a URI to the path (RFC 3986 3.3). They follow a slash, which is not
    /// doubled if the path ends with a slash that was not appended by `segment`, or if `text` begins with one. Dot
    /// segments are errors, encoded or not, and so are `?` and `#`.
    constexpr basic_uri_builder& append_path(std::string_view text) [[clang::lifetimebound]] {
        for (auto const segment : segments_view(text))
            if (detail::dots_of(segment.encoded()) != 0)
                return fail("path", static_cast<std::size_t>(segment.encoded().data() - text.data()),
                            mistake::dot_segment_as_data);
        if (text.empty() || !is_valid(rfc3986::path, part::path, text)) return *this;
        bool const is_open = ends_with_written_slash();
        has_segments_ = false;
        if (is_open) text.remove_prefix(text.starts_with('/'));
        else if (!text.starts_with('/')) append(part::path, "/", "", detail::segment_data<>);
        return append(part::path, text, "", detail::segment_data<>);
    }
    /// Appends a query parameter (RFC 3986 3.4), after the first of the `separators` if there are others. In the name
    /// and the value, `&`, `=`, `+`, `;` and the separators are encoded, so that readers with other separators, and
    /// those that read a form, find the same data.
    ///
    /// For this function and those below, a separator is one of ``!$&'()*+,/:;?@``; no separator is an error, and so is
    /// another character.
    constexpr basic_uri_builder& query(std::string_view name, std::string_view value, std::string_view separators = "&")
        [[clang::lifetimebound]] {
        query(name, std::nullopt, separators);
        return append(part::query, "=", value, query_data(separators));
    }
    /// Appends a query parameter whose value is a number, in decimal digits.
    constexpr basic_uri_builder& query(std::string_view name, detail::number auto value,
                                       std::string_view separators = "&") [[clang::lifetimebound]] {
        return query(name, detail::decimal(value).view(), separators);
    }
    /// Appends a query parameter without a value. One with an empty name is an error if it remains the only parameter:
    /// it would be written as `?`, in which readers find none.
    constexpr basic_uri_builder& query(std::string_view name, std::nullopt_t = std::nullopt,
                                       std::string_view separators = "&") [[clang::lifetimebound]] {
        if (!are_valid(separators)) return *this;
        if (!text_.defined(part::query)) {
            has_parameters_ = false;
            put(part::query, "");
        }
        bool const is_first = !std::exchange(has_parameters_, true) && text_[part::query].empty();
        return append(part::query, is_first ? "" : separators.substr(0, 1), name, query_data(separators));
    }
    /// Replaces the value of the first query parameter with this name, and removes the others; appends a parameter if
    /// there is none. The name is data: it is compared with the decoded names. The other arguments are those of
    /// query_params: between which characters a parameter extends, and what a `+` in a name stands for. Without `;` as
    /// a separator, the value of `a` in `?a=1;b=2` is `1;b=2`, all of which is replaced: `b` is lost.
    constexpr basic_uri_builder& set_query(std::string_view name, std::string_view value,
                                           std::string_view separators = "&", plus_sign plus = plus_sign::literal)
        [[clang::lifetimebound]] {
        if (!are_valid(separators)) return *this;
        // The value of the first one, with its `=`. Nothing before it is removed, so it stays where it is.
        abnf::slice old;
        remove(parameters(separators, plus), [&](query_param const& parameter) {
            if (parameter.decoded_name() != name) return false;
            if (old.defined()) return true;
            auto const end = offset_of(parameter) + static_cast<std::uint32_t>(parameter.encoded().size());
            old = {offset_of(parameter) + static_cast<std::uint32_t>(parameter.name().size()), end};
            return false;
        });
        if (!old.defined()) return query(name, value, separators);
        return splice(part::query, old, "=", value, query_data(separators));
    }
    /// The same for a value that is a number, in decimal digits.
    constexpr basic_uri_builder& set_query(std::string_view name, detail::number auto value,
                                           std::string_view separators = "&", plus_sign plus = plus_sign::literal)
        [[clang::lifetimebound]] {
        return set_query(name, detail::decimal(value).view(), separators, plus);
    }
    /// Removes the query parameters with this name; with the last one also the query. The arguments are those of
    /// set_query.
    constexpr basic_uri_builder& erase_query(std::string_view name, std::string_view separators = "&",
                                             plus_sign plus = plus_sign::literal) [[clang::lifetimebound]] {
        return erase_query_if([&](query_param const& parameter) { return parameter.decoded_name() == name; },
                              separators, plus);
    }
    /// Removes the query parameters for which the predicate returns true; with the last one also the query. Those that
    /// remain are kept as they are written, each with the separator before it. The predicate gets each `query_param`;
    /// if it throws, this parameter and those after it remain.
    template <std::predicate<query_param const&> Predicate>
    constexpr basic_uri_builder& erase_query_if(Predicate predicate, std::string_view separators = "&",
                                                plus_sign plus = plus_sign::literal) [[clang::lifetimebound]] {
        return are_valid(separators) ? remove(parameters(separators, plus), predicate) : *this;
    }
    /// Sorts the query parameters by their decoded names, byte by byte. Those with the same name keep their order,
    /// because it can have a meaning. Takes time O(n log n), and memory for a copy of the query.
    constexpr basic_uri_builder& sort_query(std::string_view separators = "&", plus_sign plus = plus_sign::literal)
        [[clang::lifetimebound]] {
        if (!are_valid(separators)) return *this;
        auto const size = text_[part::query].size();
        if (size == 0) return *this;
        auto const slice = text_.slice_of(part::query);
        String other;
        other.resize(size);
        detail::sort_parameters(text_.bytes_at(slice.begin), other.data(), size, separators, plus);
        return *this;
    }
    /// From now on, data of the user, segments, the query and the fragment is encoded except for the bytes of `safe`,
    /// as far as their part can have them: `safe_set()` keeps unreserved characters only, so that reserved ones are
    /// encoded, too. Triplets in data are encoded even if the set keeps them.
    constexpr basic_uri_builder& safe(safe_set const& safe) [[clang::lifetimebound]] {
        safe_ = safe.bytes;
        return *this;
    }
    /// The fragment (RFC 3986 3.5).
    constexpr basic_uri_builder& fragment(std::string_view data) [[clang::lifetimebound]] {
        return put_encoded(part::fragment, data, encoding_of(detail::encoding<rfc3986::fragment>));
    }

    /// The userinfo as written (RFC 3986 3.2.1).
    constexpr basic_uri_builder& encoded_userinfo(std::string_view text) [[clang::lifetimebound]] {
        return put_checked(rfc3986::userinfo, part::userinfo, text);
    }
    /// The host as written (RFC 3986 3.2.2).
    constexpr basic_uri_builder& encoded_host(std::string_view text) [[clang::lifetimebound]] {
        return put_checked(rfc3986::host, part::host, text);
    }
    /// The port as written (RFC 3986 3.2.3): any number of digits.
    constexpr basic_uri_builder& encoded_port(std::string_view text) [[clang::lifetimebound]] {
        return put_checked(rfc3986::port, part::port, text);
    }
    /// The path as written (RFC 3986 3.3).
    constexpr basic_uri_builder& encoded_path(std::string_view text) [[clang::lifetimebound]] {
        has_segments_ = false;
        return put_checked(rfc3986::path, part::path, text);
    }
    /// The query as written (RFC 3986 3.4), without the `?` before it. A query can begin with a `?`, so that `?a` is
    /// the query of `s:??a`; but a string literal that does is an error, because its `?` is not meant to be a part of
    /// the query.
    constexpr basic_uri_builder& encoded_query(std::string_view text) [[clang::lifetimebound]] {
        has_parameters_ = false;
        return put_checked(rfc3986::query, part::query, text);
    }
    template <detail::string_literal Literal>
    constexpr basic_uri_builder& encoded_query(Literal& literal) [[clang::lifetimebound]] {
        if (literal[0] == '?') return fail("query", 0, mistake::question_mark_before_query);
        return encoded_query(std::string_view(literal));
    }
    /// The fragment as written (RFC 3986 3.5).
    constexpr basic_uri_builder& encoded_fragment(std::string_view text) [[clang::lifetimebound]] {
        return put_checked(rfc3986::fragment, part::fragment, text);
    }

    // Removes a component. The host is removed with the whole authority.
    constexpr basic_uri_builder& without_scheme() [[clang::lifetimebound]] { return erase(part::scheme); }
    constexpr basic_uri_builder& without_userinfo() [[clang::lifetimebound]] { return erase(part::userinfo); }
    constexpr basic_uri_builder& without_host() [[clang::lifetimebound]] { return erase(part::host); }
    constexpr basic_uri_builder& without_port() [[clang::lifetimebound]] { return erase(part::port); }
    constexpr basic_uri_builder& without_path() [[clang::lifetimebound]] { return erase(part::path); }
    constexpr basic_uri_builder& without_query() [[clang::lifetimebound]] { return erase(part::query); }
    constexpr basic_uri_builder& without_fragment() [[clang::lifetimebound]] { return erase(part::fragment); }

    /// The URI, or the first error. Without a scheme, there is none: see build_reference. Allocates once.
    constexpr result<typename detail::owners<String>::uri> build() const {
        return built<typename detail::owners<String>::uri>([this] { return String(text_.text()); });
    }
    /// The URI reference, or the first error. Allocates once.
    constexpr result<typename detail::owners<String>::uri_reference> build_reference() const {
        return built<typename detail::owners<String>::uri_reference>([this] { return String(text_.text()); });
    }

private:
    using part = detail::uri_part;
    template <class>
    friend struct detail::edit;
    friend detail::constant_builder;
    static constexpr auto too_large = detail::owners<String>::capacity == max_text_size ? mistake::text_of_4_gib_or_more
                                                                                        : mistake::text_over_capacity;
    static constexpr detail::components nothing{{}, {}, {}, {}, {}, {0, 0}, {}, {}};

    constexpr basic_uri_builder(any_uri auto const& u, std::size_t more)
        : basic_uri_builder(u.text(), detail::access::components_of(u), more) {}
    constexpr basic_uri_builder(std::string_view text, detail::components const& offsets, std::size_t more)
        : text_(text.size() > detail::owners<String>::capacity ? "" : text,
                text.size() > detail::owners<String>::capacity ? nothing : offsets, more) {
        if (text.size() > detail::owners<String>::capacity) fail("", 0, too_large);
    }

    constexpr basic_uri_builder& fail(std::string_view name, std::size_t position, mistake which) {
        return fail(diagnosis_at(position, name, which));
    }
    constexpr basic_uri_builder& fail(diagnosis const& wrong) {
        if (!error_) error_.emplace(wrong);
        return *this;
    }
    constexpr basic_uri_builder& put(part which, std::string_view text) {
        if (error_) return *this;
        is_head_changed_ = is_head_changed_ || which <= part::port;
        has_encoded_name_ = has_encoded_name_ && which != part::host;
        auto const at = text_.replace(which, text.size());
        if (at == text_.full) return fail(name_of(which), 0, too_large);
        std::char_traits<char>::copy(text_.bytes_at(at), text.data(), text.size());
        return *this;
    }
    constexpr basic_uri_builder& put_encoded(part which, std::string_view data,
                                             detail::percent_encoding const& encoding) {
        if (error_) return *this;
        is_head_changed_ = is_head_changed_ || which <= part::port;
        auto const size = encoding.size_of(data);
        auto const at = text_.replace(which, size);
        if (at == text_.full) return fail(name_of(which), 0, too_large);
        encoding.write(text_.bytes_at(at), size, data);
        return *this;
    }
    /// Replaces a part by `text`, if `rule` matches it.
    constexpr basic_uri_builder& put_checked(auto const& rule, part which, std::string_view text) {
        return is_valid(rule, which, text) ? put(which, text) : *this;
    }
    /// Whether `rule` matches the text of a part. Otherwise there is an error.
    constexpr bool is_valid(auto const& rule, part which, std::string_view text) {
        if (detail::matches_rule<rfc3986::syntax, detail::portable>(rule, text)) return true;
        auto wrong = detail::diagnose<true, detail::portable>(rule, text);
        if (which == part::scheme) wrong.which = text.empty() ? mistake::no_scheme : detail::mistake_in_scheme(text[0]);
        if (which == part::host && wrong.which == mistake::unexpected_character)
            wrong.which = detail::mistake_in_host(text);
        if (which == part::host && wrong.which == mistake::unencoded_non_ascii_byte)
            wrong.which = mistake::name_outside_ascii;
        wrong.rule = name_of(which);
        fail(wrong);
        return false;
    }
    constexpr basic_uri_builder& append(part which, std::string_view before, std::string_view data,
                                        detail::percent_encoding const& encoding) {
        auto const end = text_.slice_of(which).end;
        return splice(which, {end, end}, before, data, encoding);
    }
    /// Replaces bytes inside a part by `before` and encoded data.
    constexpr basic_uri_builder& splice(part which, abnf::slice old, std::string_view before, std::string_view data,
                                        detail::percent_encoding const& encoding) {
        if (error_) return *this; // the part may be undefined
        auto const size = encoding.size_of(data);
        auto const at = text_.splice(which, old, detail::saturated_sum(before.size(), size));
        if (at == text_.full) return fail(name_of(which), 0, too_large);
        std::char_traits<char>::copy(text_.bytes_at(at), before.data(), before.size());
        encoding.write(text_.bytes_at(at + before.size()), size, data);
        return *this;
    }
    /// Whether the path ends with a slash that no empty segment was appended after.
    constexpr bool ends_with_written_slash() const noexcept {
        return !has_segments_ && text_[part::path].ends_with('/');
    }
    constexpr bool has_nothing_but_a_nameless_parameter() const noexcept {
        return has_parameters_ && text_.defined(part::query) && text_[part::query].empty();
    }
    constexpr query_params parameters(std::string_view separators, plus_sign plus) const noexcept {
        auto const query = text_[part::query];
        bool const is_nameless = text_.defined(part::query) && has_parameters_;
        return {query, query.empty() && !is_nameless, {byte_set::of(separators), plus}};
    }
    constexpr std::uint32_t offset_of(query_param const& parameter) const noexcept {
        return static_cast<std::uint32_t>(parameter.encoded().data() - text_.text().data());
    }
    /// The usual encoding in a part, with fewer safe bytes if `safe` was called.
    constexpr detail::percent_encoding encoding_of(detail::percent_encoding const& usual) const noexcept {
        return safe_ ? narrowed(usual, *safe_) : usual;
    }
    constexpr detail::percent_encoding query_data(std::string_view separators) const noexcept {
        auto const& usual = detail::query_data<>;
        return encoding_of(separators == "&" ? usual
                                             : narrowed(usual, byte_set::range(0, 0xFF) - byte_set::of(separators)));
    }
    static constexpr detail::percent_encoding narrowed(detail::percent_encoding const& usual,
                                                       byte_set const& safe) noexcept {
        auto narrow = usual;
        narrow.safe.bytes = usual.safe.bytes & safe;
        return narrow;
    }
    /// Whether these can be separators: characters that mean nothing else in a query. Otherwise there is an error.
    constexpr bool are_valid(std::string_view separators) {
        if (separators == "&") return !error_; // the usual one
        auto const possible = byte_set::of("!$&'()*+,/:;?@");
        std::size_t n = 0;
        while (n != separators.size() && possible.contains(static_cast<detail::byte>(separators[n]))) ++n;
        if (n == 0 || n != separators.size()) fail("separators", n, mistake::not_a_separator);
        return !error_;
    }
    /// Removes some of all parameters.
    template <class Predicate>
    constexpr basic_uri_builder& remove(query_params all, Predicate&& predicate) {
        if (all.empty()) return *this;
        has_parameters_ = true; // also of an empty text
        struct gap {
            decltype(text_)& text;
            std::uint32_t begin, end;
            constexpr ~gap() { text.splice(part::query, {begin, end}, 0); } // also if the predicate throws
        };
        std::size_t kept = 0;
        {
            // What is kept moves to the left, behind the iterator.
            auto const query = text_.slice_of(part::query);
            gap removed{text_, query.begin, query.begin};
            for (auto const parameter : all) {
                removed.end = offset_of(parameter) - (kept != 0); // after the first one, with its separator
                if (predicate(parameter)) continue;
                auto const size = static_cast<std::uint32_t>(parameter.encoded().size()) + (kept != 0);
                std::char_traits<char>::move(text_.bytes_at(removed.begin), text_.bytes_at(removed.end), size);
                removed.begin += size;
                ++kept;
            }
            removed.end = query.end;
        }
        return kept == 0 ? without_query() : *this;
    }
    constexpr basic_uri_builder& erase(part which) {
        if (error_) return *this;
        is_head_changed_ = is_head_changed_ || (which == part::host && text_.defined(part::slashes));
        has_encoded_name_ = has_encoded_name_ && which != part::host;
        text_.erase(which);
        return *this;
    }

    /// The first error, or that of valid parts that cannot stand together.
    constexpr std::optional<diagnosis> error(bool needs_scheme) const noexcept {
        auto const path = text_[part::path];
        if (error_) return error_;
        if (has_nothing_but_a_nameless_parameter())
            return at_begin_of("query", mistake::parameter_without_name_and_value);
        if (needs_scheme && !text_.defined(part::scheme)) return at_begin_of("scheme", mistake::no_scheme);
        auto const has = [&](schemes::facts::fact fact) { return schemes::has_fact(text_[part::scheme], fact); };
        if (is_head_changed_ && text_[part::host].empty() && has(schemes::facts::needs_host))
            return at_begin_of("host", mistake::no_host_of_http);
        if (has_encoded_name_ && has(schemes::facts::has_dns_names)) // what precedes the first triplet is data
            return diagnosis_at(text_[part::host].find('%'), "host", mistake::name_outside_ascii);
        if (text_.defined(part::slashes)) {
            if (!path.empty() && path[0] != '/') return at_begin_of("path", mistake::path_not_beginning_with_a_slash);
        } else if (path.starts_with("//")) {
            return at_begin_of("path", mistake::path_beginning_with_two_slashes);
        } else if (!text_.defined(part::scheme) && detail::begins_like_a_scheme(path)) {
            return at_begin_of("path", mistake::colon_in_the_first_segment_of_a_relative_reference);
        }
        return std::nullopt;
    }
    static constexpr diagnosis at_begin_of(std::string_view name, mistake which) noexcept {
        return diagnosis_at(0, name, which);
    }
    /// The owner of the text, which `text()` returns; or the error.
    template <class Owner>
    constexpr result<Owner> built(auto const& text) const {
        auto const wrong = error(uri_with_scheme<Owner>);
        result<Owner> out;
        if (wrong) {
            out = unexpected(parse_error(*wrong));
        } else {
            detail::access::storage_of(*out) = text();
            detail::access::components_of(*out) = text_.offsets();
        }
        return out;
    }

    detail::editable_text<typename detail::owners<String>::buffer, detail::owners<String>::capacity> text_;
    bool has_segments_ = false;     // whether the last segment was appended
    bool has_parameters_ = false;   // whether the last query parameter was appended
    bool is_head_changed_ = false;  // whether the scheme or a part of the authority was given, or the authority removed
    bool has_encoded_name_ = false; // whether the host was given as data with characters outside ASCII
    std::optional<byte_set> safe_;
    std::optional<diagnosis> error_;
};

using uri_builder = basic_uri_builder<std::string>;
/// Builds a static_uri or static_uri_reference. More than `Capacity` bytes are an error.
///
///     constexpr auto api = static_uri_builder<64>().scheme("https").host("example.com").segment("v 1").build();
///     static_assert(api && api->text() == "https://example.com/v%201");
template <std::size_t Capacity>
using static_uri_builder = basic_uri_builder<detail::static_string<Capacity>>;

namespace detail {

/// The compiler's message for an error is that of the mistake; its position in the text that was given for the part is
/// in the name of the function.
template <mistake Mistake, std::size_t Position>
constexpr void this_part_is_invalid() noexcept {
#define CONSTURI_MISTAKE(name, kind, message) static_assert(Mistake != mistake::name, message);
#include <consturi/diagnosis/mistakes.def>
}

struct constant_builder {
    template <auto Build, std::size_t Capacity>
    static constexpr auto parts = [] {
        basic_uri_builder<static_string<Capacity>> to;
        Build(to);
        return to;
    }();

    template <auto Build, std::size_t Capacity>
    static constexpr auto built() noexcept {
        constexpr auto& from = parts<Build, Capacity>;
        constexpr auto size = from.text_.text().size();
        auto out = access::empty<fixed_uri<size + 1>>();
        if constexpr (constexpr auto wrong = from.error(true)) this_part_is_invalid<wrong->which, wrong->position>();
        verbatim::write(access::storage_of(out) + size, from.text_.text());
        access::components_of(out) = from.text_.offsets();
        return out;
    }
};

} // namespace detail

/// A URI as a constant that a function builds: it gets a builder as its argument. Does not compile if there is an
/// error, or if the URI has more than `Capacity` bytes.
///
///     constexpr auto users = built<[](auto& to) { to.scheme("https").host("example.com").segment("users"); }>;
///     static_assert(users.view().text() == "https://example.com/users");
template <auto Build, std::size_t Capacity = 2048>
inline constexpr auto built = detail::constant_builder::built<Build, Capacity>();

} // namespace consturi

#endif
