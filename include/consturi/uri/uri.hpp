// URIs and URI references that own their text (RFC 3986 3 and 4.1), on the heap or in an array of fixed capacity.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_URI_HPP
#define CONSTURI_URI_URI_HPP

#include <consturi/support/integer.hpp>
#include <consturi/text/buffers.hpp>
#include <consturi/text/fixed_string.hpp>
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

struct safe_set; // in coding/percent.hpp

namespace detail {

template <class Self>
struct owned_text {
    static constexpr std::string copied(std::string_view text) { return std::string(text); }
};

/// Its name appears in the compiler's message.
struct a_requirement_is_written_like_scheme_is_of_https {};

/// The edits of owners of URIs and URI references.
template <class Self>
class query_edits {
public:
    // Edits of the query parameters (RFC 3986 3.4), like those of uri_builder: names and values are data, a value can
    // be a number, and the last arguments are those of query_params. Each throws like std::string, and
    // bad_result_access<parse_error> where uri_builder returns an error: if a separator is wrong, if only a parameter
    // without name and value would remain, or for an empty owner of a URI, because the result would have no scheme.
    // Then nothing is changed. All but sort_query allocate once. Arguments can refer to the text of the owner. With a
    // safe_set after the value, the name and the value are encoded like data of uri_builder after `safe`.

    /// Appends a parameter.
    constexpr Self& append_query(std::string_view name, std::string_view value, std::string_view separators = "&") {
        return self() = edit<Self>::append_query(self(), name, value, separators);
    }
    constexpr Self& append_query(std::string_view name, number auto value, std::string_view separators = "&") {
        return append_query(name, decimal(value).view(), separators);
    }
    /// Appends a parameter without a value.
    constexpr Self& append_query(std::string_view name, std::nullopt_t = std::nullopt,
                                 std::string_view separators = "&") {
        return self() = edit<Self>::append_query(self(), name, separators);
    }
    /// The same three, but only the bytes of `safe` are not encoded, as far as a name or a value can have them.
    ///
    ///     uri u(*parse_uri("https://example.com/"));
    ///     assert(u.append_query("ids", "(1,2)", safe_set()).query() == "ids=%281%2C2%29");
    constexpr Self& append_query(std::string_view name, std::string_view value, safe_set const& safe,
                                 std::string_view separators = "&") {
        return self() = edit<Self>::append_query(self(), name, value, separators, safe);
    }
    constexpr Self& append_query(std::string_view name, number auto value, safe_set const& safe,
                                 std::string_view separators = "&") {
        return append_query(name, decimal(value).view(), safe, separators);
    }
    constexpr Self& append_query(std::string_view name, std::nullopt_t, safe_set const& safe,
                                 std::string_view separators = "&") {
        return self() = edit<Self>::append_query(self(), name, separators, safe);
    }
    /// Replaces the value of the first parameter with this name, and removes the others; appends one if there is none.
    /// Without `;` as a separator, the value of `a` in `?a=1;b=2` is `1;b=2`, all of which is replaced: `b` is lost.
    constexpr Self& set_query(std::string_view name, std::string_view value, std::string_view separators = "&",
                              plus_sign plus = {}) {
        return self() = edit<Self>::set_query(self(), name, value, separators, plus);
    }
    constexpr Self& set_query(std::string_view name, number auto value, std::string_view separators = "&",
                              plus_sign plus = {}) {
        return set_query(name, decimal(value).view(), separators, plus);
    }
    /// The same two, but only the bytes of `safe` are not encoded, as far as a name or a value can have them.
    constexpr Self& set_query(std::string_view name, std::string_view value, safe_set const& safe,
                              std::string_view separators = "&", plus_sign plus = {}) {
        return self() = edit<Self>::set_query(self(), name, value, separators, plus, safe);
    }
    constexpr Self& set_query(std::string_view name, number auto value, safe_set const& safe,
                              std::string_view separators = "&", plus_sign plus = {}) {
        return set_query(name, decimal(value).view(), safe, separators, plus);
    }
    /// Removes the parameters with this name; with the last one also the query.
    constexpr Self& erase_query(std::string_view name, std::string_view separators = "&", plus_sign plus = {}) {
        return self() = edit<Self>::erase_query(self(), name, separators, plus);
    }
    /// Removes the parameters for which the predicate returns true; with the last one also the query. It gets each
    /// `query_param`.
    ///
    ///     uri u(*parse_uri("https://example.com/?utm_source=a&id=1"));
    ///     u.erase_query_if([](query_param p) { return p.name().starts_with("utm_"); });
    ///     assert(u.query() == "id=1");
    template <class Predicate>
    constexpr Self& erase_query_if(Predicate predicate, std::string_view separators = "&", plus_sign plus = {}) {
        return self() = edit<Self>::erase_query_if(self(), predicate, separators, plus);
    }
    /// Sorts the parameters by their decoded names, byte by byte; those with the same name keep their order.
    constexpr Self& sort_query(std::string_view separators = "&", plus_sign plus = {}) {
        return self() = edit<Self>::sort_query(self(), separators, plus);
    }

private:
    constexpr Self& self() noexcept { return static_cast<Self&>(*this); }
};

} // namespace detail

/// An identifier that owns its text. A moved-from owner is empty.
template <class Kind>
class [[nodiscard]] basic_owner : public Kind::template owner_interface<basic_owner<Kind>, Kind>,
                                  public Kind::template edits<basic_owner<Kind>> {
    using View = basic_view<Kind>;
    using components = typename Kind::syntax::components;
    static constexpr auto& of_empty_text = Kind::syntax::of_empty_text;

public:
    /// The empty reference, which refers to the document that contains it (RFC 3986 4.4); or nothing, for a kind whose
    /// texts are not empty.
    constexpr basic_owner() noexcept = default;
    /// A copy of what the view refers to. Allocates once.
    constexpr explicit basic_owner(View const& view)
        : text_(detail::access::text_of(view)), at_(detail::access::components_of(view)) {}
    /// A text is not parsed here: `parse` returns an owner or an error, and a literal has a suffix, such as `_uri`.
    template <std::convertible_to<std::string_view> Text>
    explicit basic_owner(Text const&, detail::parse_the_text_or_write_a_literal_with_a_suffix = {}) = delete;
    /// A URI is a URI reference.
    template <class Other>
        requires detail::base_of<Kind, Other>
    constexpr basic_owner(basic_owner<Other> const& other) : text_(other.text_), at_(other.at_) {}
    template <class Other>
        requires detail::base_of<Kind, Other>
    constexpr basic_owner(basic_owner<Other>&& other) noexcept {
        take(other);
    }
    constexpr basic_owner(basic_owner const&) = default;
    constexpr basic_owner(basic_owner&& other) noexcept { take(other); }
    constexpr basic_owner& operator=(basic_owner const&) = default;
    constexpr basic_owner& operator=(basic_owner&& other) noexcept {
        take(other);
        return *this;
    }
    constexpr ~basic_owner() = default;

    /// Parses `text` like parse_uri, but the result owns it, so `text` can be a temporary string. Allocates once; not
    /// at all, if `text` is a std::string that can be moved from. (If it is not a URI, it is left unchanged.)
    ///
    ///     auto const user = uri::parse("https://example.com/users/" + percent_encode(name));
    ///     assert(user && user->path() == "/users/a%2Fb");
    template <class InstructionSet = detail::instruction_set,
              std::convertible_to<std::string_view> Text = std::string_view>
    static constexpr result<basic_owner> parse(Text&& text) {
        return owned(detail::parse<Kind, InstructionSet>(std::string_view(text)), std::forward<Text>(text));
    }
    /// Parses `text` as a URI that meets the requirement, like parse_uri<Requirement>.
    ///
    ///     assert(uri::parse<has_host>("urn:x").error().rule() == "has_host");
    template <auto Requirement, class InstructionSet = detail::instruction_set,
              std::convertible_to<std::string_view> Text = std::string_view>
        requires any_uri<basic_view<Kind>>
    static constexpr result<basic_owner> parse(Text&& text) {
        auto const parsed = detail::parse<Kind, InstructionSet>(std::string_view(text));
        return owned(required<Requirement>(parsed, Requirement.which), std::forward<Text>(text));
    }
    template <fixed_string NoRequirement>
    static detail::a_requirement_is_written_like_scheme_is_of_https parse(std::string_view) = delete;

    /// Whether it is empty, which no text of this kind is.
    [[nodiscard]] constexpr bool empty() const noexcept
        requires(Kind::has_scheme)
    {
        return text_.empty();
    }
    /// The text with a zero at its end, for functions of C. Valid until the owner is modified or destroyed.
    ///
    ///     uri const u(*parse_uri("https://example.com/"));
    ///     assert(std::strlen(u.c_str()) == u.text().size());
    [[nodiscard]] constexpr char const* c_str() const& noexcept [[clang::lifetimebound]] { return text_.c_str(); }
    detail::a_temporary_has_no_views c_str() const&& = delete;
    /// The text as a string; moved, if the owner is an rvalue.
    [[nodiscard]] constexpr std::string str() const& { return std::string(this->view().text()); }
    [[nodiscard]] constexpr std::string str() && {
        text_.resize(this->view().text().size());
        at_ = of_empty_text;
        return std::exchange(text_, {});
    }

private:
    template <class>
    friend class basic_owner;
    friend detail::access;

    template <class Other>
    constexpr void take(basic_owner<Other>& other) noexcept {
        text_ = std::exchange(other.text_, {});
        at_ = std::exchange(other.at_, other.of_empty_text);
    }

    /// The owner of a text that was parsed, or the error.
    template <class Text>
    static constexpr result<basic_owner> owned(result<View> const& parsed, Text&& text) {
        if (!parsed) return unexpected(parsed.error());
        basic_owner made;
        made.at_ = detail::access::components_of(*parsed);
        if constexpr (std::is_same_v<Text, std::string>) made.text_ = std::forward<Text>(text);
        else made.text_ = std::string(parsed->text()); // an assignment of the view would allocate more
        return made;
    }

    std::string text_;
    components at_ = of_empty_text;
};

/// A URI that owns its text (RFC 3986 3), or nothing: a `uri` that was default-constructed or moved from is empty.
///
/// An empty `uri` is not a URI, but can be used like one: its text, scheme and path are empty, and its other components
/// are undefined. Operations treat it like the empty reference; a reference without a scheme that is resolved against
/// it results in an empty `uri`.
///
///     uri const api(*parse_uri("https://example.com/v1"));
///     assert(api.host() == "example.com");
///
///     std::map<std::string, uri> endpoints;
///     assert(endpoints["unknown"].empty());
using uri = basic_owner<kinds::uri>;

/// A URI reference that owns its text (RFC 3986 4.1).
using uri_reference = basic_owner<kinds::uri_reference>;

namespace detail {

/// The owner and the view of a text of the kind of U that was changed.
template <any_identifier U>
using owner_of = basic_owner<edited_of<typename U::kind>>;
template <any_identifier U>
using view_of = basic_view<edited_of<typename U::kind>>;

} // namespace detail
} // namespace consturi

template <class Kind>
struct std::hash<consturi::basic_owner<Kind>> : consturi::detail::text_hash {};

// <string> declares std::equal_to. Transparent like the hash, so that the default arguments of unordered containers
// suffice.
template <class Kind>
struct std::equal_to<consturi::basic_owner<Kind>> : std::equal_to<> {};

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

    /// The text with a zero at its end, for functions of C. Valid until the owner is modified or destroyed.
    [[nodiscard]] constexpr char const* c_str() const& noexcept [[clang::lifetimebound]] { return text_.data(); }
    detail::a_temporary_has_no_views c_str() const&& = delete;
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
