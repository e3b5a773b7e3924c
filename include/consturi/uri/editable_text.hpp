// The text of a URI reference whose parts can be replaced.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_EDITABLE_TEXT_HPP
#define CONSTURI_URI_EDITABLE_TEXT_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/syntax/components.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace consturi::detail {

/// The parts of a URI reference, in their order. `slashes` are those before an authority.
enum class uri_part : unsigned char { scheme, slashes, userinfo, host, port, path, query, fragment };

/// The name of a part in errors.
constexpr std::string_view name_of(uri_part part) noexcept {
    constexpr std::string_view names[]{"scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"};
    return names[static_cast<std::size_t>(part)];
}

/// A URI reference whose parts are replaced. Each part extends from the end of the one before it to its own end, with
/// its delimiter; it is undefined if it is empty, unless it has no delimiter.
template <class Buffer, std::size_t Capacity>
class editable_text {
public:
    static constexpr std::size_t full = SIZE_MAX; // no offset: there is no room

    /// A text that fits, with room for `more` bytes, if they fit, too.
    constexpr editable_text(std::string_view text, components const& offsets, std::size_t more) {
        auto const size = saturated_sum(text.size(), more);
        buffer_.resize(size < Capacity ? size : text.size());
        std::char_traits<char>::copy(buffer_.data(), text.data(), text.size());
        auto const scheme_end = offsets.scheme.defined() ? offsets.scheme.end + 1 : 0;
        if (offsets.authority.defined())
            ends_ = {scheme_end, offsets.authority.begin, offsets.host.begin, offsets.host.end, offsets.authority.end};
        else ends_ = {scheme_end, scheme_end, scheme_end, scheme_end, scheme_end};
        end_of(uri_part::path) = offsets.path.end;
        end_of(uri_part::query) = offsets.query.defined() ? offsets.query.end : offsets.path.end;
        end_of(uri_part::fragment) = static_cast<std::uint32_t>(text.size());
    }

    constexpr editable_text(editable_text const&) = default;
    constexpr editable_text(editable_text&& other) noexcept
        : buffer_(std::move(other.buffer_)), ends_(std::exchange(other.ends_, {})) {}
    constexpr editable_text& operator=(editable_text const&) = default;
    constexpr editable_text& operator=(editable_text&& other) noexcept {
        buffer_ = std::exchange(other.buffer_, Buffer());
        ends_ = std::exchange(other.ends_, {});
        return *this;
    }
    constexpr ~editable_text() = default;

    constexpr std::string_view text() const noexcept { return {buffer_.data(), ends_.back()}; }
    constexpr components offsets() const noexcept {
        bool const has_authority = defined(uri_part::slashes);
        return {slice_of(uri_part::scheme),
                has_authority ? abnf::slice{end_of(uri_part::slashes), end_of(uri_part::port)} : abnf::slice(),
                slice_of(uri_part::userinfo),
                has_authority ? slice_of(uri_part::host) : abnf::slice(),
                slice_of(uri_part::port),
                slice_of(uri_part::path),
                slice_of(uri_part::query),
                slice_of(uri_part::fragment)};
    }
    constexpr bool defined(uri_part part) const noexcept { return begin_of(part) != end_of(part); }
    /// The part without its delimiter.
    constexpr abnf::slice slice_of(uri_part part) const noexcept {
        if (delimiter_of(part) == '\0') return {begin_of(part), end_of(part)};
        if (!defined(part)) return {};
        return {begin_of(part) + !ends_with_delimiter(part), end_of(part) - ends_with_delimiter(part)};
    }
    [[nodiscard]] constexpr std::string_view operator[](uri_part part) const noexcept {
        auto const slice = slice_of(part);
        return slice.defined() ? slice.of(text()) : std::string_view();
    }
    constexpr char* bytes_at(std::size_t offset) noexcept { return buffer_.data() + offset; }
    /// The text, moved out of this object, which can only be asked for the components afterwards.
    constexpr auto release() { return buffer_.release(ends_.back()); }

    /// Replaces a part by `size` bytes and its delimiter. Returns the offset of these bytes, or `full`.
    constexpr std::size_t replace(uri_part part, std::size_t size) {
        if (uri_part::userinfo <= part && part <= uri_part::port && !defined(uri_part::slashes)) {
            auto const slashes = splice(uri_part::slashes, {begin_of(part), begin_of(part)}, 2);
            if (slashes == full) return full;
            std::char_traits<char>::assign(bytes_at(slashes), 2, '/');
        }
        auto const delimiter = delimiter_of(part);
        auto const begin = splice(part, {begin_of(part), end_of(part)}, saturated_sum(size, delimiter != '\0'));
        if (begin == full || delimiter == '\0') return begin;
        *bytes_at(ends_with_delimiter(part) ? begin + size : begin) = delimiter;
        return begin + !ends_with_delimiter(part);
    }
    /// Replaces the bytes `old` inside a part by `size` bytes. Returns their offset, or `full`.
    constexpr std::size_t splice(uri_part part, abnf::slice old, std::size_t size) {
        auto const old_size = text().size(), kept = old_size - (old.end - old.begin);
        if (size == SIZE_MAX || size > Capacity - kept) return full; // SIZE_MAX can stand for a larger size
        auto const new_size = kept + size;
        if (new_size > buffer_.size())
            buffer_.resize(new_size < Capacity - new_size / 2 ? new_size + new_size / 2 : Capacity);
        std::char_traits<char>::move(bytes_at(old.begin + size), bytes_at(old.end), old_size - old.end);
        for (auto i = static_cast<std::size_t>(part); i != ends_.size(); ++i)
            ends_[i] += static_cast<std::uint32_t>(new_size - old_size); // modulo 2^32: also moves to the left
        return old.begin;
    }
    /// Removes a part, with its delimiter. The host is removed with the whole authority.
    constexpr void erase(uri_part part) {
        if (part != uri_part::host) {
            splice(part, {begin_of(part), end_of(part)}, 0);
            return;
        }
        for (auto const each : {uri_part::port, uri_part::host, uri_part::userinfo, uri_part::slashes})
            splice(each, {begin_of(each), end_of(each)}, 0);
    }

private:
    static constexpr char delimiters[8]{':', '\0', '@', '\0', ':', '\0', '?', '#'};

    static constexpr char delimiter_of(uri_part part) noexcept { return delimiters[static_cast<int>(part)]; }
    static constexpr bool ends_with_delimiter(uri_part part) noexcept { return part <= uri_part::userinfo; }
    constexpr std::uint32_t begin_of(uri_part part) const noexcept {
        return part == uri_part::scheme ? 0 : ends_[static_cast<std::size_t>(part) - 1];
    }
    constexpr std::uint32_t end_of(uri_part part) const noexcept { return ends_[static_cast<std::size_t>(part)]; }
    constexpr std::uint32_t& end_of(uri_part part) noexcept { return ends_[static_cast<std::size_t>(part)]; }

    Buffer buffer_;                       // the text, and room for more
    std::array<std::uint32_t, 8> ends_{}; // of the parts; the last one is the size of the text
};

} // namespace consturi::detail

#endif
