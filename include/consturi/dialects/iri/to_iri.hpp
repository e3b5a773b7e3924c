// URIs as IRIs (RFC 3987 3.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_TO_IRI_HPP
#define CONSTURI_DIALECTS_IRI_TO_IRI_HPP

#include <consturi/coding/readable.hpp>
#include <consturi/dialects/iri/ascii_host.hpp>
#include <consturi/dialects/iri/conversion.hpp>
#include <consturi/uri/uri_interface.hpp>

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace consturi {

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
    return detail::written_owned<basic_owner<detail::iri_kind_of<typename U::kind>>>(detail::corresponding_iri_of(u));
}

/// Like `to_iri`, but writes to the beginning of `buffer`, which must not overlap with the text, and returns a view of
/// the result. Returns nothing, and writes nothing, if it does not fit. Does not allocate.
template <any_uri U>
[[nodiscard]] constexpr std::optional<basic_view<detail::iri_kind_of<typename U::kind>>> to_iri_into(
    std::span<char> buffer, U const& u) noexcept {
    return detail::written_into<basic_view<detail::iri_kind_of<typename U::kind>>>(buffer,
                                                                                   detail::corresponding_iri_of(u));
}

} // namespace consturi

#endif
