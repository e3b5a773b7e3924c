// URIs and URI references that own their text (RFC 3986, 3 and 4.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_URI_HPP
#define CONSTURI_URI_URI_HPP

#include <consturi/uri/fixed_uri.hpp>
#include <consturi/uri/recompose.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace consturi {

/// What `uri` and `uri_reference` have in common: a text, and where its components lie. One that was moved from is empty; a
/// `uri` is none then, and what operations make of it is not either.
template <class Self, class View>
class uri_owner : public uri_interface<Self> {
public:
    /// A view of it, good until it is changed or goes.
    constexpr View view() const& noexcept { return views::make<View>(text_, at_); }
    View view() const&& = delete;
    constexpr operator View() const& noexcept { return view(); }
    operator View() const&& = delete;

    /// The text alone.
    constexpr std::string str() const& { return text_; }
    constexpr std::string str() && {
        at_ = of_nothing;
        return std::exchange(text_, {});
    }

protected:
    friend uri_interface<Self>;
    template <class, class>
    friend class uri_owner;
    friend struct written;
    static constexpr components of_nothing{{}, {}, {}, {}, {0, 0}, {}, {}};

    constexpr uri_owner() noexcept = default;
    constexpr uri_owner(std::string_view text, components const& at) : text_(text), at_(at) {}
    constexpr uri_owner(uri_owner const&) = default;
    constexpr uri_owner(uri_owner&& other) noexcept { take(other); }
    constexpr uri_owner& operator=(uri_owner const&) = default;
    constexpr uri_owner& operator=(uri_owner&& other) noexcept {
        take(other);
        return *this;
    }
    constexpr ~uri_owner() = default;

    template <class Other, class OtherView>
    constexpr void take(uri_owner<Other, OtherView>& other) noexcept {
        text_ = std::exchange(other.text_, {});
        at_ = std::exchange(other.at_, of_nothing);
    }

    std::string text_;
    components at_ = of_nothing;
};

/// A URI that owns its text (RFC 3986, 3).
///
///     uri const api(*parse_uri("https://example.com/v1"));
///     assert(api.host() == "example.com");
class uri : public uri_owner<uri, uri_view> {
public:
    /// The same URI. Allocates once.
    constexpr explicit uri(uri_view const& view) : uri_owner(view.text_, view.at_) {}

    /// What stands before the first `:` (RFC 3986, 3.1), without it.
    constexpr std::string_view scheme() const noexcept { return component(at_.scheme).value_or(std::string_view()); }

    constexpr operator uri_reference_view() const& noexcept { return view(); }
    operator uri_reference_view() const&& = delete;

private:
    friend struct written;
    constexpr uri() noexcept = default;
};

/// A URI reference that owns its text (RFC 3986, 4.1).
class uri_reference : public uri_owner<uri_reference, uri_reference_view> {
public:
    /// The empty reference, which names the document it stands in (RFC 3986, 4.4).
    constexpr uri_reference() noexcept = default;
    /// The same reference. Allocates once.
    constexpr explicit uri_reference(uri_reference_view const& view) : uri_owner(view.text_, view.at_) {}
    /// A URI is a reference.
    constexpr uri_reference(uri const& other) : uri_reference(other.view()) {}
    constexpr uri_reference(uri&& other) noexcept { take(other); }

    /// What stands before the first `:` (RFC 3986, 3.1), without it; none in a relative reference.
    constexpr std::optional<std::string_view> scheme() const noexcept { return component(at_.scheme); }
};

/// What owns, and what views, something of the kind of U.
template <any_uri U>
using owner_of = std::conditional_t<uri_with_scheme<U>, uri, uri_reference>;
template <any_uri U>
using view_of = std::conditional_t<uri_with_scheme<U>, uri_view, uri_reference_view>;

/// Text that is written from parts.
struct written {
    template <class Style>
    static constexpr std::size_t size(parts const& of) noexcept {
        size_writer to;
        recompose<Style>(to, of);
        return to.size();
    }

    /// In memory of the caller's; nothing if it is too small.
    template <class View, class Style>
    static constexpr std::optional<View> into(std::span<char> buffer, parts const& of) noexcept {
        auto const needed = size<Style>(of);
        if (needed > buffer.size() || needed > max_text_size) return std::nullopt;
        backward_writer to(buffer.data(), needed);
        auto const at = recompose<Style>(to, of);
        return views::make<View>({buffer.data(), needed}, at);
    }

    /// In the compiler.
    template <template <std::size_t> class Fixed, class Style, std::size_t Size>
    static constexpr Fixed<Size + 1> fixed(parts const& of) noexcept {
        Fixed<Size + 1> made;
        backward_writer to(made.chars, Size);
        made.at = recompose<Style>(to, of);
        return made;
    }

    /// In memory of its own. Throws what std::string throws, and so does a text of 4 GiB or more.
    template <class Owner, class Style>
    static constexpr Owner owned(parts const& of) {
        auto const needed = size<Style>(of);
        Owner made;
        made.text_ = std::string(needed > max_text_size ? made.text_.max_size() + 1 : needed, '\0'); // resize would allocate more
        backward_writer to(made.text_.data(), needed);
        made.at_ = recompose<Style>(to, of);
        return made;
    }
};

/// The hash that goes with `==`: of the text, byte by byte.
struct text_hash {
    std::size_t operator()(any_uri auto const& u) const noexcept { return std::hash<std::string_view>()(u.text()); }
};

} // namespace consturi

// NOLINTBEGIN(cert-dcl58-cpp): of consturi's own types
template <>
struct std::hash<consturi::uri> : consturi::text_hash {};
template <>
struct std::hash<consturi::uri_reference> : consturi::text_hash {};
template <>
struct std::hash<consturi::uri_view> : consturi::text_hash {};
template <>
struct std::hash<consturi::uri_reference_view> : consturi::text_hash {};
// NOLINTEND(cert-dcl58-cpp)

#endif
