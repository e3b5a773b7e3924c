// URIs as java.net.URI reads them: views, owners and the parser.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_JAVA_URI_HPP
#define CONSTURI_DIALECTS_JAVA_URI_HPP

#include <consturi/dialects/java/string.hpp>
#include <consturi/dialects/java/syntax.hpp>
#include <consturi/text/lifetime.hpp>
#include <consturi/uri/owner_interface.hpp>
#include <consturi/uri/parse.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace consturi {

/// The components of a java.net.URI, under the names of its getters. A component is std::nullopt where the JDK returns
/// null.
///
/// The functions return raw text, like `getRawPath` and its siblings. The functions `decoded_…` are `getPath` and its
/// siblings: they decode escaped octets as UTF-8, with U+FFFD for what is not UTF-8, in linear time; they throw like
/// std::string. The others take constant time, except for port().
template <class Self>
class java_uri_interface {
public:
    /// The whole text, like `toString`.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return part(at().text); }
    /// The scheme; undefined in a relative URI.
    [[nodiscard]] constexpr std::optional<std::string_view> scheme() const noexcept { return component(at().scheme); }
    /// What is between the scheme and the fragment, without their delimiters.
    [[nodiscard]] constexpr std::string_view scheme_specific_part() const noexcept {
        auto const begin = at().scheme.defined() ? at().scheme.end + 1 : 0;
        auto const end = at().fragment.defined() ? at().fragment.begin - 1 : at().text.end;
        return part({begin, end});
    }
    /// The authority: that of a server, with user-info, host and port, or the name of a registry (RFC 2396 3.2).
    [[nodiscard]] constexpr std::optional<std::string_view> authority() const noexcept {
        return component(at().authority);
    }
    /// The user-info: what precedes the `@` in the authority of a server.
    [[nodiscard]] constexpr std::optional<std::string_view> user_info() const noexcept {
        return component(at().userinfo);
    }
    /// The host: a name, an IPv4 address, or an IPv6 address with its brackets.
    [[nodiscard]] constexpr std::optional<std::string_view> host() const noexcept { return component(at().host); }
    /// The port, from 0 to 2147483647; -1, if it is undefined or empty.
    [[nodiscard]] constexpr int port() const noexcept {
        if (!at().port.defined() || part(at().port).empty()) return -1;
        int number = 0;
        for (char const digit : part(at().port)) number = number * 10 + (digit - '0');
        return number;
    }
    /// The path. It is undefined in an opaque URI; otherwise it is defined, even if empty.
    [[nodiscard]] constexpr std::optional<std::string_view> path() const noexcept { return component(at().path); }
    /// The query: what follows the first `?`, up to a `#`. It is undefined in an opaque URI.
    [[nodiscard]] constexpr std::optional<std::string_view> query() const noexcept { return component(at().query); }
    /// The fragment: what follows the `#`.
    [[nodiscard]] constexpr std::optional<std::string_view> fragment() const noexcept {
        return component(at().fragment);
    }

    /// Decoded. In this part, in the authority and in the user-info, a `%` between square brackets begins the scope of
    /// an IPv6 address, and is kept.
    [[nodiscard]] constexpr std::string decoded_scheme_specific_part() const {
        return detail::java_decoded(scheme_specific_part(), true);
    }
    [[nodiscard]] constexpr std::optional<std::string> decoded_authority() const {
        return decoded(at().authority, true);
    }
    [[nodiscard]] constexpr std::optional<std::string> decoded_user_info() const {
        return decoded(at().userinfo, true);
    }
    [[nodiscard]] constexpr std::optional<std::string> decoded_path() const { return decoded(at().path, false); }
    [[nodiscard]] constexpr std::optional<std::string> decoded_query() const { return decoded(at().query, false); }
    [[nodiscard]] constexpr std::optional<std::string> decoded_fragment() const {
        return decoded(at().fragment, false);
    }

    /// Whether it has a scheme.
    [[nodiscard]] constexpr bool is_absolute() const noexcept { return at().scheme.defined(); }
    /// Whether no slash follows the scheme, as in `mailto:a@b`.
    [[nodiscard]] constexpr bool is_opaque() const noexcept { return !at().path.defined(); }
    /// Whether it is not opaque.
    [[nodiscard]] constexpr bool is_hierarchical() const noexcept { return !is_opaque(); }

    /// Whether the texts are equal, byte by byte. See also java::equals.
    template <std::derived_from<java_uri_interface> U>
    [[nodiscard]] friend constexpr bool operator==(U const& a, U const& b) noexcept {
        return a.text() == b.text();
    }

private:
    constexpr Self const& self() const noexcept { return static_cast<Self const&>(*this); }
    constexpr detail::java_components const& at() const noexcept { return detail::access::components_of(self()); }
    constexpr std::string_view part(abnf::slice slice) const noexcept {
        return slice.of(detail::access::text_of(self()));
    }
    constexpr std::optional<std::string_view> component(abnf::slice slice) const noexcept {
        if (!slice.defined()) return std::nullopt;
        return part(slice);
    }
    constexpr std::optional<std::string> decoded(abnf::slice slice, bool keeps_brackets) const {
        if (!slice.defined()) return std::nullopt;
        return detail::java_decoded(part(slice), keeps_brackets);
    }
};

namespace detail {

template <class U>
concept any_java_uri = std::derived_from<U, java_uri_interface<U>>;

inline constexpr java_components components_of_empty_java_uri{{{}, {}, {}, {}, {}, {0, 0}, {}, {}}, {0, 0}};

} // namespace detail

/// A URI that parse_java_uri has read. It refers to the text and does not own it.
class [[nodiscard, gsl::Pointer(char)]] java_uri_view : public java_uri_interface<java_uri_view> {
public:
    /// The empty relative URI.
    constexpr java_uri_view() noexcept : java_uri_view("", detail::components_of_empty_java_uri) {}

private:
    friend detail::access;
    constexpr java_uri_view(std::string_view text, detail::java_components const& at) noexcept : text_(text), at_(at) {}

    std::string_view text_;
    detail::java_components at_;
};

namespace detail {

/// Moves an error inside a character beyond US-ASCII to its beginning, and names the mistake: no UTF-8, or a control
/// character or a space.
constexpr void explain_non_ascii(diagnosis& wrong, std::string_view text) noexcept {
    for (std::uint32_t n = 1; n <= 3 && n <= wrong.position; ++n) {
        int const octet = static_cast<byte>(text[wrong.position - n]);
        if (octet >> 6 == 3) {
            auto const size = first_character(text.substr(wrong.position - n)).size;
            if (size == 0 || size > n) wrong.position -= n;
        }
        if (octet >> 6 != 2) break;
    }
    auto const left = text.substr(wrong.position);
    if (left.empty() || static_cast<byte>(left[0]) < 0x80) return;
    auto const [value, size] = first_character(left);
    if (size == 0) wrong.which = mistake::not_UTF8;
    else if (value < 0xA0) wrong.which = mistake::unencoded_control_character;
    else if (wrong.which == mistake::unencoded_non_ASCII_byte)
        wrong.which = wrong.position == 0 && begins_with_a_scheme_or_a_name(left) ? mistake::surrounding_white_space
                                                                                  : mistake::unencoded_Unicode_space;
}

/// The number of leading digits whose value fits in a Java `int`.
constexpr std::uint32_t size_of_int(std::string_view digits) noexcept {
    std::uint64_t number = 0;
    std::uint32_t size = 0;
    for (; size != digits.size(); ++size) {
        number = number * 10 + static_cast<unsigned>(digits[size] - '0');
        if (number > INT32_MAX) break;
    }
    return size;
}

} // namespace detail

/// Parses `text`, which is UTF-8, like the constructor `URI(String)` of the JDK.
///
/// Returns a view of `text`, or an error with the offset of the first byte at which it cannot continue. (The index of
/// Java's URISyntaxException is often the beginning of the component instead, and counts UTF-16 code units.) A text of
/// 4 GiB or more is an error. Takes time linear in the size of the text; does not allocate or throw. The view is valid
/// as long as the text: a temporary string is rejected at compile time.
///
///     constexpr auto mail = parse_java_uri("mailto:me@example.com").value();
///     static_assert(mail.is_opaque() && mail.scheme_specific_part() == "me@example.com" && !mail.path());
///
///     constexpr auto registry = parse_java_uri("http://my_host:80/").value(); // '_' is not a character of hosts
///     static_assert(registry.authority() == "my_host:80" && !registry.host() && registry.port() == -1);
template <class InstructionSet = detail::instruction_set>
constexpr result<java_uri_view> parse_java_uri(detail::borrowed_text text [[clang::lifetimebound]]) noexcept {
    detail::java_components at;
    if (!detail::match_components<detail::java_net_uri_syntax, InstructionSet>(java::grammar::URI_reference, text,
                                                                               at)) {
        auto wrong = detail::diagnose<true, InstructionSet>(java::grammar::URI_reference, text);
        wrong.is_of_rfc3986 = false;
        if (text.size() <= max_text_size) detail::explain_non_ascii(wrong, text);
        return unexpected(parse_error(wrong));
    }
    at.text = {0, static_cast<std::uint32_t>(text.size())};
    if (at.port.defined()) {
        auto const digits = at.port.of(text);
        auto const size = detail::size_of_int(digits);
        if (size != digits.size()) {
            if (at.host.of(text).starts_with('[')) {
                auto const wrong = at.port.begin + size;
                return unexpected(
                    parse_error({wrong, at.port.begin, "port", {}, false, detail::mistake::port_over_2147483647}));
            }
            at.userinfo = at.host = at.port = {}; // the name of a registry
        }
    }
    return detail::access::make<java_uri_view>(text, at);
}

/// The base of classes that contain their text. The view and the components are valid until the object is modified or
/// destroyed. An rvalue has neither, because they would dangle.
template <class Self>
class java_owner_interface : public java_uri_interface<Self> {
public:
    /// A view of the text.
    constexpr java_uri_view view() const& noexcept [[clang::lifetimebound]] {
        return detail::access::view_of<java_uri_view>(static_cast<Self const&>(*this));
    }
    java_uri_view view() const&& = delete;
    constexpr operator java_uri_view() const& noexcept [[clang::lifetimebound]] { return view(); }
    operator java_uri_view() const&& = delete;

    // The functions of the view that return a part of the text. A temporary object has none: they would dangle.
    [[nodiscard]] constexpr auto text() const& noexcept [[clang::lifetimebound]] { return view().text(); }
    detail::a_temporary_has_no_views text() const&& = delete;
    [[nodiscard]] constexpr auto scheme() const& noexcept [[clang::lifetimebound]] { return view().scheme(); }
    detail::a_temporary_has_no_views scheme() const&& = delete;
    [[nodiscard]] constexpr auto scheme_specific_part() const& noexcept [[clang::lifetimebound]] {
        return view().scheme_specific_part();
    }
    detail::a_temporary_has_no_views scheme_specific_part() const&& = delete;
    [[nodiscard]] constexpr auto authority() const& noexcept [[clang::lifetimebound]] { return view().authority(); }
    detail::a_temporary_has_no_views authority() const&& = delete;
    [[nodiscard]] constexpr auto user_info() const& noexcept [[clang::lifetimebound]] { return view().user_info(); }
    detail::a_temporary_has_no_views user_info() const&& = delete;
    [[nodiscard]] constexpr auto host() const& noexcept [[clang::lifetimebound]] { return view().host(); }
    detail::a_temporary_has_no_views host() const&& = delete;
    [[nodiscard]] constexpr auto path() const& noexcept [[clang::lifetimebound]] { return view().path(); }
    detail::a_temporary_has_no_views path() const&& = delete;
    [[nodiscard]] constexpr auto query() const& noexcept [[clang::lifetimebound]] { return view().query(); }
    detail::a_temporary_has_no_views query() const&& = delete;
    [[nodiscard]] constexpr auto fragment() const& noexcept [[clang::lifetimebound]] { return view().fragment(); }
    detail::a_temporary_has_no_views fragment() const&& = delete;
};

/// A URI that owns its text: the result of operations. A moved-from one is the empty relative URI.
///
/// Like an object of the JDK, the result of an operation has components of its own: text() need not have the same
/// components when it is parsed, or need not parse at all.
class [[nodiscard]] java_uri : public java_owner_interface<java_uri> {
public:
    /// The empty relative URI.
    constexpr java_uri() noexcept = default;
    /// A copy of the URI. Allocates once.
    constexpr explicit java_uri(java_uri_view const& view)
        : text_(detail::access::text_of(view)), at_(detail::access::components_of(view)) {}
    constexpr java_uri(java_uri const&) = default;
    constexpr java_uri(java_uri&& other) noexcept
        : text_(std::move(other.text_)), at_(std::exchange(other.at_, detail::components_of_empty_java_uri)) {
        other.text_.clear();
    }
    constexpr java_uri& operator=(java_uri const&) = default;
    constexpr java_uri& operator=(java_uri&& other) noexcept {
        text_ = std::exchange(other.text_, {});
        at_ = std::exchange(other.at_, detail::components_of_empty_java_uri);
        return *this;
    }
    constexpr ~java_uri() = default;

    /// Parses `text` like parse_java_uri, but the result owns it, so `text` can be a temporary string. Allocates once;
    /// not at all, if `text` is a std::string that can be moved from. (If it is not a URI, it is left unchanged.)
    template <class InstructionSet = detail::instruction_set,
              std::convertible_to<std::string_view> Text = std::string_view>
    static constexpr result<java_uri> parse(Text&& text) {
        auto const parsed = parse_java_uri<InstructionSet>(std::string_view(text));
        if (!parsed) return unexpected(parsed.error());
        if constexpr (std::is_same_v<Text, std::string>) {
            java_uri made;
            made.at_ = detail::access::components_of(*parsed);
            made.text_ = std::forward<Text>(text);
            return made;
        } else {
            return java_uri(*parsed);
        }
    }

    /// The text as a string; moved, if the object is an rvalue.
    [[nodiscard]] constexpr std::string str() const& { return std::string(text_, 0, at_.text.end); }
    [[nodiscard]] constexpr std::string str() && {
        text_.resize(at_.text.end);
        at_ = detail::components_of_empty_java_uri;
        return std::exchange(text_, {});
    }

private:
    friend detail::access;

    std::string text_;
    detail::java_components at_ = detail::components_of_empty_java_uri;
};

/// A URI that contains its text, of N - 1 bytes: the result of an operation as a constant. An lvalue can be used like a
/// view.
template <std::size_t N>
class [[nodiscard]] fixed_java_uri : public java_owner_interface<fixed_java_uri<N>> {
    friend detail::access;
    constexpr fixed_java_uri() noexcept = default;

    char text_[N]{};
    detail::java_components at_ = detail::components_of_empty_java_uri;
};

} // namespace consturi

#endif
