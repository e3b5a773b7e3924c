// URIs and URI references with a fixed capacity, which need no heap.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_STATIC_URI_HPP
#define CONSTURI_URI_STATIC_URI_HPP

#include <consturi/text/static_string.hpp>
#include <consturi/uri/owner_interface.hpp>
#include <consturi/uri/parse.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi {

namespace detail {

/// The base of static_uri and static_uri_reference: a text in an array, and its components.
template <class Self, class View, std::size_t Capacity>
class static_owner : public owner_interface<Self, View> {
public:
    /// Whether the text is empty.
    [[nodiscard]] constexpr bool empty() const noexcept { return text_.size() == 0; }
    /// The largest possible size of the text, in bytes.
    [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }

    /// A copy of what the view refers to; an error at the position `Capacity` if it has more bytes.
    static constexpr result<Self> copy_of(View const& view) noexcept {
        auto const text = view.text();
        auto const position = static_cast<std::uint32_t>(Capacity);
        if (text.size() > Capacity)
            return unexpected(parse_error({position, 0, "", {}, false, mistake::text_over_capacity}));
        Self out;
        out.text_ = static_string<Capacity>(text);
        out.at_ = access::components_of(view);
        return out;
    }

protected:
    friend access;
    static constexpr result<Self> copy_of(result<View> const& parsed) noexcept {
        if (!parsed) return unexpected(parsed.error());
        return copy_of(*parsed);
    }

    static_string<Capacity> text_;
    components at_{{}, {}, {}, {}, {}, {0, 0}, {}, {}};
};

} // namespace detail

/// A URI of at most `Capacity` bytes that contains its text (RFC 3986 3), or nothing. It does not use the heap, so it
/// can also be a constant. Otherwise like `uri`.
///
///     constexpr auto api = static_uri<64>::parse("https://example.com/v1");
///     static_assert(api && api->host() == "example.com");
///     static_assert(!static_uri<8>::parse("https://example.com/v1"));
template <std::size_t Capacity>
class [[nodiscard]] static_uri : public detail::static_owner<static_uri<Capacity>, uri_view, Capacity> {
public:
    /// Parses `text` like parse_uri, and copies it. A text of more than `Capacity` bytes is an error.
    template <class InstructionSet = detail::instruction_set>
    static constexpr result<static_uri> parse(std::string_view text) noexcept {
        return static_uri::copy_of(parse_uri<InstructionSet>(text));
    }
};

/// A URI reference of at most `Capacity` bytes that contains its text (RFC 3986 4.1), otherwise like static_uri.
template <std::size_t Capacity>
class [[nodiscard]] static_uri_reference
    : public detail::static_owner<static_uri_reference<Capacity>, uri_reference_view, Capacity> {
public:
    /// Parses `text` like parse_uri_reference, and copies it. A text of more than `Capacity` bytes is an error.
    template <class InstructionSet = detail::instruction_set>
    static constexpr result<static_uri_reference> parse(std::string_view text) noexcept {
        return static_uri_reference::copy_of(parse_uri_reference<InstructionSet>(text));
    }
};

} // namespace consturi

template <std::size_t Capacity>
struct std::hash<consturi::static_uri<Capacity>> : consturi::detail::text_hash {};
template <std::size_t Capacity>
struct std::hash<consturi::static_uri_reference<Capacity>> : consturi::detail::text_hash {};

#endif
