// The result of an operation: written to a buffer, to an owner, or to a constant.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_WRITTEN_HPP
#define CONSTURI_URI_WRITTEN_HPP

#include <consturi/uri/recompose.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi::detail {

template <class Style>
constexpr std::size_t written_size(parts const& of) noexcept {
    size_writer to;
    recompose<Style>(to, of);
    return to.size();
}

/// Writes to a caller-supplied buffer; nothing, if it is too small.
template <class View, class Style>
constexpr std::optional<View> written_into(std::span<char> buffer, parts const& of) noexcept {
    auto const needed = written_size<Style>(of);
    if (needed > buffer.size() || needed > max_text_size) return std::nullopt;
    backward_writer to(buffer.data(), needed);
    auto const at = recompose<Style>(to, of);
    return access::make<View>({buffer.data(), needed}, at);
}

/// A constant of `Size` bytes.
template <template <std::size_t> class Fixed, class Style, std::size_t Size>
constexpr Fixed<Size + 1> written_fixed(parts const& of) noexcept {
    auto out = access::empty<Fixed<Size + 1>>();
    backward_writer to(access::storage_of(out), Size);
    access::components_of(out) = recompose<Style>(to, of);
    return out;
}

template <class Owner, class Style>
constexpr Owner write_owned(parts const& of) {
    auto const needed = written_size<Style>(of);
    Owner out;
    auto& text = access::storage_of(out);
    text = std::string(needed > max_text_size ? text.max_size() + 1 : needed, '\0'); // resize would allocate more
    backward_writer to(text.data(), needed);
    access::components_of(out) = recompose<Style>(to, of);
    return out;
}

/// The same at run time. The compiled library has instances of it.
template <class Owner, class Style, class InstructionSet>
Owner write_owned_at_run_time(parts const& of) {
    return write_owned<Owner, Style>(of);
}

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++2b-extensions"
#else
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wc++23-extensions"
#endif
/// An owner. Throws like std::string; a text of 4 GiB or more is too long for it.
template <class Owner, class Style>
constexpr Owner written_owned(parts const& of) {
    if consteval {
        return write_owned<Owner, Style>(of);
    } else {
        return write_owned_at_run_time<Owner, Style, instruction_set>(of);
    }
}
#if defined(__clang__)
#pragma clang diagnostic pop
#else
#pragma GCC diagnostic pop
#endif

} // namespace consturi::detail

#endif
