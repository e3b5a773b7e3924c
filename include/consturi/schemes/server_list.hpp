// Lists of servers in the place of one host and port, as clients of clusters have them: `h1:27017,h2:27017`.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_SERVER_LIST_HPP
#define CONSTURI_SCHEMES_SERVER_LIST_HPP

#include <consturi/operations/host_port.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

struct at_commas : at_each<',', host_port_view> {
    template <class InstructionSet = instruction_set>
    static constexpr host_port_view make(std::string_view text) noexcept {
        return *parse_host_port<InstructionSet>(text);
    }
};

/// An error of parse_host_port in a part of a text that begins at this offset. `delimiters` could end the part.
constexpr diagnosis diagnosis_after(std::size_t begin, parse_error const& error, byte_set delimiters) noexcept {
    auto wrong = diagnosis_at(begin + error.position(), error.rule(), error.code());
    wrong.expected = error.expected_bytes() | delimiters;
    wrong.end_expected = error.end_expected();
    wrong.vocabulary = rfc3986::syntax::vocabulary::rows;
    wrong.vocabulary_size = std::size(rfc3986::syntax::vocabulary::rows);
    return wrong;
}

/// The error in a list of servers that begins at this offset, if there is one. Each has a host that is not empty, and
/// perhaps a port up to 65535.
template <class InstructionSet>
constexpr std::optional<diagnosis> find_error_in_servers(std::string_view servers, std::size_t begin) noexcept {
    for (std::size_t i = 0; i <= servers.size();) {
        auto const end = find_byte(servers, ',', i);
        auto const parsed = parse_host_port<InstructionSet>(servers.substr(i, end - i));
        if (!parsed) return diagnosis_after(begin + i, parsed.error(), byte_set::of(","));
        if (parsed->host().empty()) return diagnosis_at(begin + i, rfc3986::host.name(), mistake::empty_host);
        if (port_value(parsed->port().value_or("0")) > UINT16_MAX)
            return diagnosis_at(begin + i + parsed->host().size() + 1, rfc3986::port.name(), mistake::port_over_65535);
        i = end + 1;
    }
    return std::nullopt;
}

} // namespace detail

class server_list_view;

namespace detail {
/// The servers in a text in which find_error_in_servers finds no error, or in an empty one.
constexpr server_list_view servers_in(std::string_view text) noexcept;
} // namespace detail

/// The servers of a list, as a bidirectional range of host_port_view. It refers to the text and does not own it.
class [[nodiscard, gsl::Pointer(char)]] server_list_view : public detail::split_view<detail::at_commas> {
    friend constexpr server_list_view detail::servers_in(std::string_view) noexcept;
    constexpr explicit server_list_view(std::string_view text) noexcept : split_view(text, text.empty() ? 1 : 0) {}
};

constexpr server_list_view detail::servers_in(std::string_view text) noexcept { return server_list_view(text); }

} // namespace consturi

template <>
inline constexpr bool std::ranges::enable_view<consturi::server_list_view> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::server_list_view> = true;

#endif
