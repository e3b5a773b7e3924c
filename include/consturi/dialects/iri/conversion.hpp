// What the conversions between IRIs and URIs have in common: each component is mapped to a component.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_CONVERSION_HPP
#define CONSTURI_DIALECTS_IRI_CONVERSION_HPP

#include <consturi/dialects/iri/iri.hpp>
#include <consturi/uri/scheme_facts.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi::detail {

/// An IRI or IRI reference: a view or an owner.
template <class Self>
concept any_iri = any_identifier<Self> && std::same_as<typename Self::kind::syntax, rfc3987::syntax>;

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

constexpr std::size_t written_size(auto const& conversion) noexcept {
    counting_writer to;
    conversion.write(to);
    return to.size;
}

/// Throws like std::string; a text of 4 GiB or more is too long for it.
template <class Owner>
constexpr Owner written_owned(auto const& conversion) {
    auto const size = written_size(conversion);
    Owner out;
    auto& text = access::storage_of(out);
    text = std::string(size > max_text_size ? text.max_size() + 1 : size, '\0');
    forward_writer to{text.data()};
    access::components_of(out) = conversion.write(to);
    return out;
}

/// Writes nothing if the buffer is too small.
template <class View>
constexpr std::optional<View> written_into(std::span<char> buffer, auto const& conversion) noexcept {
    auto const size = written_size(conversion);
    if (size > buffer.size() || size > max_text_size) return std::nullopt;
    forward_writer to{buffer.data()};
    auto const at = conversion.write(to);
    return access::make<View>({buffer.data(), size}, at);
}

} // namespace consturi::detail

#endif
