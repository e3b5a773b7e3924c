// IRIs as URIs (RFC 3987 3.1), and URIs as IRIs (3.2): each component is mapped to a component.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_CONVERSIONS_HPP
#define CONSTURI_DIALECTS_IRI_CONVERSIONS_HPP

#include <consturi/coding/readable.hpp>
#include <consturi/coding/triplet.hpp>
#include <consturi/dialects/iri/ascii_host.hpp>
#include <consturi/dialects/iri/iri.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/scheme_facts.hpp>
#include <consturi/uri/uri_interface.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace consturi {

namespace detail {

/// Counts the bytes of a text.
struct counting_writer {
    std::size_t size = 0;
    constexpr void put(char) noexcept { ++size; }
    constexpr void put(std::string_view text) noexcept { size += text.size(); }
};
/// Writes a text to a buffer that is large enough.
struct forward_writer {
    char* first;
    std::size_t size = 0;
    constexpr void put(char c) noexcept { first[size++] = c; }
    constexpr void put(std::string_view text) noexcept {
        for (char const c : text) put(c);
    }
};

/// Writes a text with these components, each by `write_text`, but the host by `write_host`. Returns the components of
/// what is written.
constexpr components map_components(auto& to, std::string_view text, components const& from, auto const& write_text,
                                    auto const& write_host) {
    components at;
    std::uint32_t done = 0;
    auto const position_of = [&](std::uint32_t end) {
        write_text(abnf::slice{done, end}.of(text));
        done = end;
        return static_cast<std::uint32_t>(to.size);
    };
    auto const map = [&](abnf::slice part, abnf::slice& to_part) {
        if (!part.defined()) return;
        to_part.begin = position_of(part.begin);
        to_part.end = position_of(part.end);
    };
    map(from.scheme, at.scheme);
    if (from.authority.defined()) {
        at.authority.begin = position_of(from.authority.begin);
        map(from.userinfo, at.userinfo);
        at.host.begin = position_of(from.host.begin);
        write_host(from.host.of(text));
        done = from.host.end;
        at.host.end = static_cast<std::uint32_t>(to.size);
        map(from.port, at.port);
        at.authority.end = position_of(from.authority.end);
    }
    map(from.path, at.path);
    map(from.query, at.query);
    map(from.fragment, at.fragment);
    return at;
}

// A conversion has a function `write`, which writes the text and returns its components.

constexpr std::size_t converted_size(auto const& conversion) noexcept {
    counting_writer to;
    conversion.write(to);
    return to.size;
}

/// Throws like std::string; a text of 4 GiB or more is too long for it.
template <class Owner>
constexpr Owner converted_owned(auto const& conversion) {
    auto const size = converted_size(conversion);
    Owner out;
    auto& text = access::storage_of(out);
    text = std::string(size > max_text_size ? text.max_size() + 1 : size, '\0');
    forward_writer to{text.data()};
    access::components_of(out) = conversion.write(to);
    return out;
}

/// Writes nothing if the buffer is too small.
template <class View>
constexpr std::optional<View> converted_into(std::span<char> buffer, auto const& conversion) noexcept {
    auto const size = converted_size(conversion);
    if (size > buffer.size() || size > max_text_size) return std::nullopt;
    forward_writer to{buffer.data()};
    auto const at = conversion.write(to);
    return access::make<View>({buffer.data(), size}, at);
}

/// The view and the owner of the URIs that are the IRIs of a kind.
template <class Kind>
using uri_kind_of = std::conditional_t<Kind::has_scheme, kinds::uri, kinds::uri_reference>;

/// Writes characters as they are, and octets outside ASCII as triplets (RFC 3987 3.1, step 2).
constexpr void write_encoded(auto& to, std::string_view text) {
    for (char const c : text) {
        if (static_cast<byte>(c) < 0x80) {
            to.put(c);
        } else {
            char triplet[3];
            write_triplet(triplet, c);
            to.put(std::string_view(triplet, 3));
        }
    }
}

/// The URI of an IRI.
class corresponding_uri {
    std::string_view text_;
    components from_;
    bool has_name_ = false;                       // whether the host becomes a name of the DNS
    std::optional<std::string_view> replacement_; // what is written instead of the host

    constexpr void write_host(auto& to, std::string_view host) const {
        if (replacement_) return to.put(*replacement_);
        if (!has_name_) return write_encoded(to, host);
        for_each_label(host, [&](std::string_view label, std::size_t at) {
            if (at != 0) to.put('.');
            ascii_label const ascii(label);
            to.put(ascii.text());
            return true;
        });
    }

public:
    constexpr corresponding_uri(std::string_view text, components const& from) noexcept : text_(text), from_(from) {
        has_name_ = from.host.defined() && from.scheme.defined()
                    && schemes::has_fact(from.scheme.of(text), schemes::facts::has_dns_names)
                    && !is_ascii(from.host.of(text));
    }
    /// The host, if it becomes a name.
    constexpr std::optional<std::string_view> host() const noexcept {
        if (!has_name_) return std::nullopt;
        return from_.host.of(text_);
    }
    /// Writes this text instead of the host.
    constexpr void replace_host(std::string_view text) noexcept { replacement_ = text; }
    /// Keeps the host as it is.
    constexpr void keep_host() noexcept {
        if (from_.host.defined()) replacement_ = from_.host.of(text_);
    }
    /// The mistake at an offset in the host, as an error.
    constexpr parse_error error(std::size_t at, mistake which) const noexcept {
        return parse_error(
            with_vocabulary<rfc3987::syntax>(diagnosis_at(from_.host.begin + at, rfc3987::ihost.name(), which)));
    }
    /// The mistake in the host, if it has no form in ASCII, at an offset in the host.
    constexpr label_mistake wrong() const noexcept {
        return has_name_ ? mistake_in_name(from_.host.of(text_)) : label_mistake{};
    }
    /// Writes the text, and returns its components.
    constexpr components write(auto& to) const {
        auto const write_text = [&](std::string_view text) { write_encoded(to, text); };
        return map_components(to, text_, from_, write_text, [&](std::string_view host) { write_host(to, host); });
    }
};

template <any_iri U>
constexpr corresponding_uri corresponding_uri_of(U const& u) noexcept {
    return {access::text_of(u), access::components_of(u)};
}

} // namespace detail

/// The URI that corresponds to an IRI (RFC 3987 3.1), or the reference that corresponds to an IRI reference.
///
/// Octets outside ASCII become triplets. If the scheme is one whose hosts are names of the DNS (it has a default_port,
/// or is `file`), a host outside ASCII becomes a name of `xn--` labels instead. A reference without a scheme does not
/// tell: resolve it first. What is ASCII is not changed: a URI corresponds to itself.
///
/// Returns an error with the position in the IRI if the host has no equal name in ASCII: if UTS #46 would replace one
/// of its characters (a capital, full-width or compatibility character), or NFC would; if it has a triplet or an
/// invisible character; if a label begins with a combining mark, has misplaced hyphens, is an `xn--` label of no name,
/// or takes more than 63 bytes; or if the name takes more than 253. `idna.hpp` has all of UTS #46. Takes linear time;
/// allocates once. Throws like std::string; a URI of 4 GiB or more is too long for it.
///
///     assert(to_uri("http://例え.jp/引"_iri).value().str() == "http://xn--r8jz45g.jp/%E5%BC%95");
///     assert(to_uri("http://É.example/"_iri).error().position() == 7);
template <detail::any_iri U>
[[nodiscard]] constexpr result<basic_owner<detail::uri_kind_of<typename U::kind>>> to_uri(U const& u) {
    using Owner = basic_owner<detail::uri_kind_of<typename U::kind>>;
    auto const of = detail::corresponding_uri_of(u);
    if (auto const wrong = of.wrong(); wrong.found()) return unexpected(of.error(wrong.position, wrong.which));
    return detail::converted_owned<Owner>(of);
}

/// The same with another conversion of hosts outside ASCII to names of the DNS: `to_ascii(host)` returns a
/// `result<std::string>`, whose error has a position in the host. `idna::uts46` (idna.hpp) is such a function. A result
/// that is empty or no host (RFC 3986 3.2.2) is an error, too.
///
///     auto const of_UTS46 = [](std::string_view) { return result<std::string>("xn--bcher-kva.example"); };
///     assert(to_uri("http://BÜCHER.example/"_iri, of_UTS46).value().str() == "http://xn--bcher-kva.example/");
template <detail::any_iri U, std::invocable<std::string_view> ToAscii>
[[nodiscard]] constexpr result<basic_owner<detail::uri_kind_of<typename U::kind>>> to_uri(U const& u,
                                                                                          ToAscii const& to_ascii) {
    using Owner = basic_owner<detail::uri_kind_of<typename U::kind>>;
    auto of = detail::corresponding_uri_of(u);
    auto const host = of.host();
    if (!host) return detail::converted_owned<Owner>(of);
    result<std::string> const name = to_ascii(*host);
    if (!name) return unexpected(of.error(name.error().position(), name.error().code()));
    if (name->empty()) return unexpected(of.error(0, mistake::empty_host));
    if (!detail::matches_rule<rfc3986::syntax>(rfc3986::host, *name))
        return unexpected(of.error(0, mistake::character_outside_host));
    of.replace_host(*name);
    return detail::converted_owned<Owner>(of);
}

/// Like `to_uri`, but writes to the beginning of `buffer`, which must not overlap with the text, and returns a view of
/// the result. Returns nothing, and writes nothing, if there is no result or it does not fit. Does not allocate.
template <detail::any_iri U>
[[nodiscard]] constexpr std::optional<basic_view<detail::uri_kind_of<typename U::kind>>> to_uri_into(
    std::span<char> buffer, U const& u) noexcept {
    using View = basic_view<detail::uri_kind_of<typename U::kind>>;
    auto const of = detail::corresponding_uri_of(u);
    if (of.wrong().found()) return std::nullopt;
    return detail::converted_into<View>(buffer, of);
}

namespace detail {

/// Its arguments appear in the compiler's message.
template <bool IsWrong, mistake Mistake, std::size_t Position>
struct host_in_ascii {
    static_assert(!IsWrong, "the host of the IRI has no equal name in ASCII, because of this mistake at this position");
    static constexpr bool exists = true;
};

} // namespace detail

/// The result of `to_uri` as a constant: a fixed_uri. Does not compile if there is none.
///
///     static_assert(uri_of<"http://例え.jp/引">.text() == "http://xn--r8jz45g.jp/%E5%BC%95");
template <fixed_iri Iri>
inline constexpr auto uri_of = [] {
    constexpr auto of = detail::corresponding_uri_of(Iri.view());
    constexpr auto wrong = of.wrong();
    constexpr auto position = wrong.found() ? Iri.at_.host.begin + wrong.position : 0;
    static_assert(detail::host_in_ascii<wrong.found(), wrong.which, position>::exists);
    auto out = detail::access::empty<fixed_uri<detail::converted_size(of) + 1>>();
    detail::forward_writer to{detail::access::storage_of(out)};
    detail::access::components_of(out) = of.write(to);
    return out;
}();

namespace detail {

/// The kind of the IRIs that are the URIs of a kind.
template <class Kind>
using iri_kind_of = std::conditional_t<Kind::has_scheme, kinds::iri, kinds::iri_reference>;

/// Writes the characters that triplets encode, if they can be shown; other triplets as they are (RFC 3987 3.2).
constexpr void write_readable(auto& to, std::string_view text) {
    for_each_readable(text, [&](char c) { to.put(c); });
}

/// The IRI of a URI.
class corresponding_iri {
    std::string_view text_;
    components from_;
    bool is_kept_ = false;    // whether triplets in the host stay: it is, or can become, a name of the DNS
    bool is_decoded_ = false; // whether it has `xn--` labels, and all of them are decoded

    /// Whether to_uri would restore the name.
    static constexpr bool can_be_decoded(std::string_view name) noexcept {
        bool has_encoded = false;
        for_each_label(name, [&](std::string_view label, std::size_t) {
            has_encoded |= is_a_label(label);
            return true;
        });
        return has_encoded && !mistake_in_name(name).found();
    }
    constexpr void write_host(auto& to, std::string_view host) const {
        if (!is_kept_) return write_readable(to, host);
        if (!is_decoded_) return to.put(host);
        for_each_label(host, [&](std::string_view label, std::size_t at) {
            if (at != 0) to.put('.');
            if (!is_a_label(label)) return to.put(label), true;
            u_label const decoded(label);
            for (char const c : decoded.text()) to.put(to_lower(c));
            return true;
        });
    }

public:
    constexpr corresponding_iri(std::string_view text, components const& from) noexcept : text_(text), from_(from) {
        bool const has_scheme = from.scheme.defined();
        is_kept_ = from.host.defined()
                   && (!has_scheme || schemes::has_fact(from.scheme.of(text), schemes::facts::has_dns_names));
        is_decoded_ = is_kept_ && has_scheme && can_be_decoded(from.host.of(text));
    }
    /// Keeps the host as it is.
    constexpr void keep_host() noexcept {
        is_kept_ = true;
        is_decoded_ = false;
    }
    /// Writes the text, and returns its components.
    constexpr components write(auto& to) const {
        auto const write_text = [&](std::string_view text) { write_readable(to, text); };
        return map_components(to, text_, from_, write_text, [&](std::string_view host) { write_host(to, host); });
    }
};

template <any_uri U>
constexpr corresponding_iri corresponding_iri_of(U const& u) noexcept {
    return {access::text_of(u), access::components_of(u)};
}

} // namespace detail

/// The IRI that corresponds to a URI (RFC 3987 3.2), or the IRI reference that corresponds to a URI reference: what
/// people can read. `to_uri` returns an equivalent URI.
///
/// Triplets become the characters that they encode, if these are unreserved, or outside ASCII, visible and allowed in
/// all of an IRI. If the scheme is one whose hosts are names of the DNS, as for to_uri, `xn--` labels become what they
/// encode, if each of the host is the encoding of a label that to_uri accepts; triplets of such a host stay. A
/// reference without a scheme keeps its host.
///
/// Takes linear time; allocates once. Throws like std::string.
///
///     assert(to_iri("http://xn--r8jz45g.jp/%E5%BC%95%20%41"_uri).str() == "http://例え.jp/引%20A");
template <any_uri U>
[[nodiscard]] constexpr basic_owner<detail::iri_kind_of<typename U::kind>> to_iri(U const& u) {
    return detail::converted_owned<basic_owner<detail::iri_kind_of<typename U::kind>>>(detail::corresponding_iri_of(u));
}

/// Like `to_iri`, but writes to the beginning of `buffer`, which must not overlap with the text, and returns a view of
/// the result. Returns nothing, and writes nothing, if it does not fit. Does not allocate.
template <any_uri U>
[[nodiscard]] constexpr std::optional<basic_view<detail::iri_kind_of<typename U::kind>>> to_iri_into(
    std::span<char> buffer, U const& u) noexcept {
    return detail::converted_into<basic_view<detail::iri_kind_of<typename U::kind>>>(buffer,
                                                                                     detail::corresponding_iri_of(u));
}

} // namespace consturi

#endif
