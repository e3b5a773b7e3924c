// The segments of a path and their parameters (RFC 3986 3.3).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_SEGMENTS_HPP
#define CONSTURI_URI_SEGMENTS_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/parameters.hpp>

#include <cstddef>
#include <string_view>

namespace consturi {

namespace detail {
struct at_slashes;
}

/// A segment of a path.
///
///     constexpr auto segment = segments_view("/a/b%20c;v=1").back();
///     static_assert(segment.encoded() == "b%20c;v=1" && segment.decoded_name() == "b c");
///     static_assert(segment.params().front().value() == "1");
class [[nodiscard, gsl::Pointer(char)]] segment_view {
public:
    /// The segment, as written.
    [[nodiscard]] constexpr std::string_view encoded() const noexcept { return encoded_; }
    /// The decoded bytes of the segment. A `/` among them is data, not a delimiter.
    constexpr decoded_view decoded() const noexcept { return decoded_view(encoded_); }
    /// What precedes the first `;`, as written: the whole segment, if there is none.
    [[nodiscard]] constexpr std::string_view name() const noexcept { return detail::before(';', encoded_); }
    /// The decoded bytes of the name.
    constexpr decoded_view decoded_name() const noexcept { return decoded_view(name()); }
    /// The parameters, each after a `;`.
    constexpr query_params params() const noexcept { return {encoded_.substr(name().size()), 1, {byte_set::of(";")}}; }

    /// Whether the texts are equal, byte by byte.
    [[nodiscard]] friend constexpr bool operator==(segment_view const&, segment_view const&) noexcept = default;

private:
    friend detail::at_slashes;
    constexpr explicit segment_view(std::string_view encoded) noexcept : encoded_(encoded) {}

    std::string_view encoded_;
};

namespace detail {

struct at_slashes : at_each<'/', segment_view> {
    static constexpr segment_view make(std::string_view text) noexcept { return segment_view(text); }
};

} // namespace detail

/// The segments of a path: a bidirectional, borrowed view of `segment_view`s.
///
/// A slash begins a segment, and so does the first character of a path that does not begin with a slash. So the path is
/// the segments joined by `/`, after another `/` if it is absolute. The last segment is empty if there is a trailing
/// slash: `/` has one segment, which is empty; `/a/` has `a` and an empty one. The empty path has no segments. Dot
/// segments are segments like others; normalize first to remove them.
///
/// begin() and end() take constant time, a loop over all segments takes time linear in the size of the path.
///
///     static_assert(segments_view("/a/b%2Fc").back().decoded() == "b/c");
class [[nodiscard, gsl::Pointer(char)]] segments_view : public detail::split_view<detail::at_slashes> {
public:
    /// The segments of `path`, any text.
    constexpr explicit segments_view(detail::borrowed_text path [[clang::lifetimebound]] = "") noexcept
        : split_view(path, path.empty() || path.starts_with('/')) {}

    /// Whether the path begins with a slash.
    [[nodiscard]] constexpr bool is_absolute() const noexcept { return base().starts_with('/'); }
    /// Whether the path ends with a slash, so that the last segment is empty.
    [[nodiscard]] constexpr bool has_trailing_slash() const noexcept { return base().ends_with('/'); }
};

} // namespace consturi

template <>
inline constexpr bool std::ranges::enable_view<consturi::segments_view> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::segments_view> = true;

#endif
