// URIs and URI references with a fixed capacity, which need no heap.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_STATIC_URI_HPP
#define CONSTURI_URI_STATIC_URI_HPP

#include <consturi/text/buffers.hpp>
#include <consturi/uri/owner_interface.hpp>
#include <consturi/uri/parse.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi {

/// An identifier of at most `Capacity` bytes that contains its text, or nothing.
template <class Kind, std::size_t Capacity>
class [[nodiscard]] basic_static_owner
    : public Kind::template owner_interface<basic_static_owner<Kind, Capacity>, Kind> {
    using View = basic_view<Kind>;

public:
    /// Parses `text` like parse_uri or parse_uri_reference, and copies it. A text of more than `Capacity` bytes is an
    /// error.
    template <class InstructionSet = detail::instruction_set>
    static constexpr result<basic_static_owner> parse(std::string_view text) noexcept {
        auto const parsed = detail::parse<Kind, InstructionSet>(text);
        if (!parsed) return unexpected(parsed.error());
        return copy_of(*parsed);
    }

    /// Whether the text is empty.
    [[nodiscard]] constexpr bool empty() const noexcept { return text_.size() == 0; }
    /// The largest possible size of the text, in bytes.
    [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }

    /// A copy of what the view refers to; an error at the position `Capacity` if it has more bytes.
    static constexpr result<basic_static_owner> copy_of(View const& view) noexcept {
        auto const text = detail::access::text_of(view);
        auto const position = static_cast<std::uint32_t>(Capacity);
        if (text.size() > Capacity)
            return unexpected(parse_error({position, 0, "", {}, false, mistake::text_over_capacity}));
        basic_static_owner out;
        out.text_ = detail::static_string<Capacity>(text);
        out.at_ = detail::access::components_of(view);
        return out;
    }

private:
    friend detail::access;

    detail::static_string<Capacity> text_;
    typename Kind::syntax::components at_ = Kind::syntax::of_empty_text;
};

/// A URI of at most `Capacity` bytes that contains its text (RFC 3986 3), or nothing. It does not use the heap, so it
/// can also be a constant. Otherwise like `uri`.
///
///     constexpr auto api = static_uri<64>::parse("https://example.com/v1");
///     static_assert(api && api->host() == "example.com");
///     static_assert(!static_uri<8>::parse("https://example.com/v1"));
template <std::size_t Capacity>
using static_uri = basic_static_owner<kinds::uri, Capacity>;

/// A URI reference of at most `Capacity` bytes that contains its text (RFC 3986 4.1), otherwise like static_uri.
template <std::size_t Capacity>
using static_uri_reference = basic_static_owner<kinds::uri_reference, Capacity>;

} // namespace consturi

template <class Kind, std::size_t Capacity>
struct std::hash<consturi::basic_static_owner<Kind, Capacity>> : consturi::detail::text_hash {};

#endif
