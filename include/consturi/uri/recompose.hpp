// RFC 3986, 5.3. Component Recomposition.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_RECOMPOSE_HPP
#define CONSTURI_URI_RECOMPOSE_HPP

#include <consturi/uri/dot_segments.hpp>
#include <consturi/syntax/match_components.hpp>
#include <consturi/uri/view.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace consturi {

/// A URI reference that is to be written: parts of the texts of others, each with the delimiters that set it off, and so
/// empty where there is none.
struct parts {
    std::string_view scheme; // before an authority of another text
    std::string_view head;   // scheme and authority
    components in_head;      // where in `head` they lie
    merged_path path;
    bool has_dot_segments = false; // which are to be removed
    std::size_t ups = 0;           // "../" before the path
    std::string_view query, fragment;

    constexpr bool has_scheme() const noexcept { return in_head.scheme.defined(); }
    constexpr bool has_authority() const noexcept { return in_head.host.defined(); }
    /// Whether the path is all that leads somewhere: "./" is not "" there, the whole path of the base.
    constexpr bool is_relative() const noexcept { return !has_scheme() && !has_authority(); }
    /// The scheme with its colon, of what has one. None of a URI that was moved from, whose head is empty.
    constexpr std::string_view scheme_in_head() const noexcept { return head.substr(0, in_head.scheme.end + 1); }
};

template <class View>
concept any_uri = std::is_base_of_v<uri_interface<View>, View>;

/// What has a scheme.
template <class View>
concept uri_with_scheme = any_uri<View> && requires(View const& u) {
    { u.scheme() } -> std::same_as<std::string_view>;
};

constexpr parts parts_of(any_uri auto const& u) noexcept {
    auto const text = u.text();
    components const& at = views::components_of(u);
    auto const size = static_cast<std::uint32_t>(text.size());
    auto const behind_query = at.fragment.defined() ? at.fragment.begin - 1 : size;
    parts of;
    of.head = abnf::slice{0, at.path.begin}.of(text);
    of.in_head = at;
    of.path.path = at.path.of(text);
    of.query = abnf::slice{at.path.end, behind_query}.of(text);
    of.fragment = abnf::slice{behind_query, size}.of(text);
    return of;
}

/// Where scheme and authority lie if the text before them grows by so many bytes.
constexpr components moved(components at, std::size_t by) noexcept {
    auto const n = static_cast<std::uint32_t>(by); // modulo 2^32, and so by fewer too
    for (auto* const part : {&at.scheme, &at.userinfo, &at.host, &at.port})
        if (part->defined()) *part = {part->begin + n, part->end + n};
    return at;
}

/// Writes text as it is.
struct verbatim {
    static constexpr std::size_t size_of(std::string_view text) noexcept { return text.size(); }
    static constexpr char* write(char* end, std::string_view text) noexcept {
        return std::char_traits<char>::copy(end - text.size(), text.data(), text.size());
    }
    static constexpr components write_head(auto& to, parts const& of) noexcept {
        to.prepend(of.head);
        if (of.scheme.empty()) return of.in_head;
        to.prepend(of.scheme);
        auto at = moved(of.in_head, of.scheme.size());
        at.scheme = {0, static_cast<std::uint32_t>(of.scheme.size() - 1)};
        return at;
    }
};

/// Counts the bytes that are to be written, up to the largest number.
class size_writer {
public:
    template <class Style = verbatim>
    constexpr void prepend(std::string_view text) noexcept {
        auto const more = Style::size_of(text);
        size_ = more < SIZE_MAX - size_ ? size_ + more : SIZE_MAX;
    }
    constexpr std::uint32_t position() const noexcept { return 0; }
    constexpr std::size_t size() const noexcept { return size_; }

private:
    std::size_t size_ = 0;
};

/// Writes from the end of a buffer to its beginning.
class backward_writer {
public:
    constexpr backward_writer(char* first, std::size_t size) noexcept : first_(first), at_(first + size) {}

    template <class Style = verbatim>
    constexpr void prepend(std::string_view text) noexcept { at_ = Style::write(at_, text); }
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

/// Writes the path without its dot segments. It stays what it is: two slashes at its beginning are no authority, a slash
/// there no root, a colon no scheme, and no segments at all not the whole path of the base.
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

/// Writes a URI reference from its end to its beginning; gives where its components lie then.
template <class Style, class Writer>
constexpr components recompose(Writer& to, parts const& of) noexcept {
    auto const end = to.position();
    to.template prepend<Style>(of.fragment);
    auto const end_of_query = to.position();
    to.template prepend<Style>(of.query);
    auto const end_of_path = to.position();
    if (of.has_dot_segments) {
        write_remaining_segments<Style>(to, of);
    } else {
        to.template prepend<Style>(of.path.path);
        to.template prepend<Style>(of.path.directory);
        for (auto up = of.ups; up != 0; --up) to.prepend("../");
    }
    auto const begin_of_path = to.position();
    auto at = Style::write_head(to, of);
    at.path = {begin_of_path, end_of_path};
    at.query = of.query.empty() ? abnf::slice() : abnf::slice{end_of_path + 1, end_of_query};
    at.fragment = of.fragment.empty() ? abnf::slice() : abnf::slice{end_of_query + 1, end};
    return at;
}

} // namespace consturi

#endif
