// Component recomposition (RFC 3986 5.3), from the end of the text to its beginning: into a buffer, an owner or a
// constant.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_RECOMPOSE_HPP
#define CONSTURI_URI_RECOMPOSE_HPP

#include <consturi/support/integer.hpp>
#include <consturi/uri/dot_segments.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi::detail {

/// The parts of a URI reference that is to be written. Each is a part of an existing text. Scheme, authority, query and
/// fragment include their delimiters, so they are empty only if the component is undefined.
struct parts {
    std::string_view scheme; // empty, unless it is from another text than the head
    std::string_view head;   // scheme and authority
    components in_head;      // where scheme and authority are in the head
    merged_path path;
    bool has_dot_segments = false; // whether the path has dot segments that have to be removed
    std::size_t ups = 0;           // the number of "../" before the path
    std::string_view query, fragment;

    constexpr bool has_scheme() const noexcept { return in_head.scheme.defined(); }
    constexpr bool has_authority() const noexcept { return in_head.authority.defined(); }
    /// Whether there is neither a scheme nor an authority. Then the path "./", the directory of the base, differs from
    /// the path "", the whole path of the base.
    constexpr bool is_relative() const noexcept { return !has_scheme() && !has_authority(); }
    /// The scheme of the head, with its colon. An empty `uri` has an empty head.
    constexpr std::string_view scheme_in_head() const noexcept { return head.substr(0, in_head.scheme.end + 1); }
};

constexpr parts parts_of(any_uri auto const& u) noexcept {
    auto const text = u.text();
    components const& offsets = access::components_of(u);
    auto const size = static_cast<std::uint32_t>(text.size());
    auto const query_end = offsets.fragment.defined() ? offsets.fragment.begin - 1 : size;
    parts of;
    of.head = abnf::slice{0, offsets.path.begin}.of(text);
    of.in_head = offsets;
    of.path.path = offsets.path.of(text);
    of.query = abnf::slice{offsets.path.end, query_end}.of(text);
    of.fragment = abnf::slice{query_end, size}.of(text);
    return of;
}

/// The positions of the scheme and the authority after `by` bytes were inserted before them.
constexpr components moved(components offsets, std::size_t by) noexcept {
    auto const n = static_cast<std::uint32_t>(by); // modulo 2^32: also moves to the left
    for (auto* const part : {&offsets.scheme, &offsets.authority, &offsets.userinfo, &offsets.host, &offsets.port})
        if (part->defined()) *part = {part->begin + n, part->end + n};
    return offsets;
}

/// Writes text unchanged.
struct verbatim {
    static constexpr std::size_t size_of(std::string_view text) noexcept { return text.size(); }
    static constexpr char* write(char* end, std::string_view text) noexcept {
        return std::char_traits<char>::copy(end - text.size(), text.data(), text.size());
    }
    static constexpr components write_head(auto& to, parts const& of) noexcept {
        to.prepend(of.head);
        if (of.scheme.empty()) return of.in_head;
        to.prepend(of.scheme);
        auto offsets = moved(of.in_head, of.scheme.size());
        offsets.scheme = {0, static_cast<std::uint32_t>(of.scheme.size() - 1)};
        return offsets;
    }
};

/// Counts the bytes of a text; saturates at SIZE_MAX.
class size_writer {
public:
    template <class Style = verbatim>
    constexpr void prepend(std::string_view text) noexcept {
        size_ = saturated_sum(size_, Style::size_of(text));
    }
    constexpr std::uint32_t position() const noexcept { return 0; }
    constexpr std::size_t size() const noexcept { return size_; }

private:
    std::size_t size_ = 0;
};

/// Writes a text from the end of a buffer to its beginning.
class backward_writer {
public:
    constexpr backward_writer(char* first, std::size_t size) noexcept : first_(first), at_(first + size) {}

    template <class Style = verbatim>
    constexpr void prepend(std::string_view text) noexcept {
        at_ = Style::write(at_, text);
    }
    constexpr std::uint32_t position() const noexcept { return static_cast<std::uint32_t>(at_ - first_); }

private:
    char* first_;
    char* at_;
};

/// Whether the first segment of a path would be read as a scheme.
constexpr bool begins_like_a_scheme(std::string_view path) noexcept {
    auto const size = find_byte(path, '/');
    return find_byte(path.substr(0, size), ':') != size;
}

/// Writes the path without dot segments, and with a prefix if its meaning would change otherwise: "//" at its beginning
/// would begin an authority, "/" the root, a colon in the first segment would end a scheme, and an empty path stands
/// for the whole path of the base.
template <class Style, class Writer>
constexpr void write_remaining_segments(Writer& to, parts const& of) noexcept {
    bool const is_rooted = of.path.begins_with_slash();
    bool const is_relative = of.is_relative();
    remaining_segments segments(of.path, is_relative);
    std::string_view first;
    bool is_alone = true;
    segments.next(first);
    to.template prepend<Style>(first);
    for (std::string_view segment; segments.next(segment); first = segment) {
        to.prepend("/");
        to.template prepend<Style>(segment);
        is_alone = false;
    }
    if (is_rooted) {
        to.prepend("/");
        if (!of.has_authority() && first.empty() && !is_alone) to.prepend("/.");
    } else if (first.empty() ? is_relative || !is_alone : is_relative && begins_like_a_scheme(first)) {
        to.prepend("./");
    }
}

/// Writes a URI reference from its end to its beginning, and returns where its components are.
template <class Style, class Writer>
constexpr components recompose(Writer& to, parts const& of) noexcept {
    auto const end = to.position();
    to.template prepend<Style>(of.fragment);
    auto const query_end = to.position();
    to.template prepend<Style>(of.query);
    auto const path_end = to.position();
    if (of.has_dot_segments) {
        write_remaining_segments<Style>(to, of);
    } else {
        to.template prepend<Style>(of.path.path);
        to.template prepend<Style>(of.path.directory);
        for (auto up = of.ups; up != 0; --up) to.prepend("../");
    }
    auto const path_begin = to.position();
    auto offsets = Style::write_head(to, of);
    offsets.path = {path_begin, path_end};
    offsets.query = of.query.empty() ? abnf::slice() : abnf::slice{path_end + 1, query_end};
    offsets.fragment = of.fragment.empty() ? abnf::slice() : abnf::slice{query_end + 1, end};
    return offsets;
}

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

#include <consturi/support/if_consteval.def>

/// An owner. Throws like std::string; a text of 4 GiB or more is too long for it.
template <class Owner, class Style>
constexpr Owner written_owned(parts const& of) {
    if consteval {
        return write_owned<Owner, Style>(of);
    } else {
        return write_owned_at_run_time<Owner, Style, instruction_set>(of);
    }
}

#include <consturi/support/if_consteval.def>

} // namespace consturi::detail

#endif
