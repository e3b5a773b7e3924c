// The parameters of a query or of a path segment (RFC 3986 3.3 and 3.4): `a=1` and `b` in `?a=1&b` and in `/x;a=1;b`;
// and sorting them by their names.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_PARAMETERS_HPP
#define CONSTURI_URI_PARAMETERS_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/text/byte_set.hpp>
#include <consturi/text/split.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace consturi {

namespace detail {
struct at_separators;
}

/// A parameter of a query or of a path segment: a name and, after the first `=`, a value. `a` has no value; `a=` has an
/// empty one. Structured bindings are its name and its value.
class [[nodiscard, gsl::Pointer(char)]] query_param {
public:
    /// The whole parameter, as written.
    [[nodiscard]] constexpr std::string_view encoded() const noexcept { return encoded_; }
    /// The name, as written.
    [[nodiscard]] constexpr std::string_view name() const noexcept { return detail::before('=', encoded_); }
    /// The value, as written.
    [[nodiscard]] constexpr std::optional<std::string_view> value() const noexcept {
        return detail::after('=', encoded_);
    }
    /// The decoded bytes of the name.
    constexpr decoded_view decoded_name() const noexcept { return decoded_view(name(), plus_); }
    /// The decoded bytes of the value.
    template <class Decoded = decoded_view> // a template: std::optional<Decoded> is compiled only if it is used
    [[nodiscard]] constexpr std::optional<Decoded> decoded_value() const noexcept {
        auto const encoded = value();
        if (!encoded) return std::nullopt;
        return Decoded(*encoded, plus_);
    }
    /// The name or the value, for structured bindings.
    template <std::size_t Index>
        requires(Index < 2)
    [[nodiscard]] constexpr auto get() const noexcept {
        if constexpr (Index == 0) return name();
        else return value();
    }

    /// Whether the texts are equal, byte by byte.
    [[nodiscard]] friend constexpr bool operator==(query_param const& a, query_param const& b) noexcept {
        return a.encoded_ == b.encoded_;
    }

private:
    friend detail::at_separators;
    constexpr query_param(std::string_view encoded, plus_sign plus) noexcept : encoded_(encoded), plus_(plus) {}

    std::string_view encoded_;
    plus_sign plus_;
};

namespace detail {

struct at_separators {
    using part = query_param;
    byte_set separators;
    plus_sign plus = plus_sign::literal;

    constexpr std::size_t find(std::string_view text, std::size_t from) const noexcept {
        while (from != text.size() && !is_separator(text[from])) ++from;
        return from;
    }
    constexpr std::size_t find_after_last(std::string_view text) const noexcept {
        auto at = text.size();
        while (at != 0 && !is_separator(text[at - 1])) --at;
        return at;
    }
    constexpr part make(std::string_view text) const noexcept { return {text, plus}; }

private:
    constexpr bool is_separator(char c) const noexcept { return separators.contains(static_cast<byte>(c)); }
};

/// Like at_separators, but without parameters of other names.
struct at_separators_if_named : at_separators {
    std::string_view name;

    constexpr bool has(part const& parameter) const noexcept { return parameter.decoded_name() == name; }
};

} // namespace detail

/// Those parameters that have a given name: a bidirectional, borrowed view of `query_param`s.
class [[nodiscard, gsl::Pointer(char)]] named_params_view : public detail::split_view<detail::at_separators_if_named> {
private:
    friend class query_params;
    constexpr named_params_view(std::string_view text, std::size_t at,
                                detail::at_separators_if_named const& by) noexcept
        : split_view(text, at, by) {}
};

/// The parameters of a query or of a path segment: a bidirectional, borrowed view of `query_param`s, in their order.
///
/// An empty text has no parameters. Any other has one more than separators: each may be empty, so that `a&&b` has
/// three, and the text is the parameters, joined by `&`. (WHATWG's URLSearchParams and Python's parse_qsl skip empty
/// parameters.)
///
/// A name that is searched for is data: it is compared with the decoded name of each parameter. begin() and end() take
/// constant time, other functions and a loop over all parameters take time linear in the size of the text.
///
///     constexpr query_params search("q=a+b&tag=x&tag=%79", "&", plus_sign::space);
///     static_assert(search.find("q")->decoded_value() == decoded_view("a b"));
///     static_assert(search.count("tag") == 2 && search.get_all("tag").back().value() == "%79");
class [[nodiscard, gsl::Pointer(char)]] query_params : public detail::split_view<detail::at_separators> {
public:
    /// The parameters of `query`, any text, between any of the `separators`. In forms (HTML), a `+` is a space.
    constexpr explicit query_params(detail::borrowed_text query [[clang::lifetimebound]] = "",
                                    std::string_view separators = "&", plus_sign plus = plus_sign::literal) noexcept
        : split_view(query, query.empty(), {byte_set::of(separators), plus}) {}

    /// The first parameter with this name, or end(), which has none: compare with it before you read.
    [[nodiscard]] constexpr iterator find(std::string_view name) const noexcept {
        auto at = begin();
        while (at != end() && at->decoded_name() != name) ++at;
        return at;
    }
    /// Whether there is a parameter with this name.
    [[nodiscard]] constexpr bool contains(std::string_view name) const noexcept { return find(name) != end(); }
    /// The number of parameters with this name.
    [[nodiscard]] constexpr std::size_t count(std::string_view name) const noexcept {
        std::size_t n = 0;
        for (auto const parameter : *this) n += parameter.decoded_name() == name;
        return n;
    }
    /// All parameters with this name, as a range that also refers to `name`.
    constexpr named_params_view get_all(detail::borrowed_text name [[clang::lifetimebound]]) const noexcept {
        return {base(), first_offset(), {splitting(), name}};
    }
    /// A pointer may be that of a temporary string. Use std::string_view, if the text lives as long as the range.
    template <class Pointer>
        requires(std::is_pointer_v<Pointer>)
    void get_all(Pointer const&) const = delete;

private:
    friend class segment_view;
    template <class>
    friend class basic_uri_builder;
    constexpr query_params(std::string_view text, std::size_t at, detail::at_separators const& by) noexcept
        : split_view(text, at, by) {}
};

} // namespace consturi

template <>
struct std::tuple_size<consturi::query_param> : std::integral_constant<std::size_t, 2> {};
template <std::size_t Index>
struct std::tuple_element<Index, consturi::query_param> {
    using type = decltype(std::declval<consturi::query_param>().get<Index>());
};

template <>
inline constexpr bool std::ranges::enable_view<consturi::query_params> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::query_params> = true;
template <>
inline constexpr bool std::ranges::enable_view<consturi::named_params_view> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::named_params_view> = true;

namespace consturi::detail {

/// A part of a range of parameters, whose first one is read once.
class parameter_run {
public:
    constexpr parameter_run(query_params::iterator begin, query_params::iterator end) noexcept : at_(begin), end_(end) {
        read();
    }

    constexpr bool empty() const noexcept { return at_ == end_; }
    /// The name of the first parameter, and the whole parameter.
    constexpr decoded_view name() const noexcept { return name_; }
    constexpr std::string_view front() const noexcept { return front_; }
    constexpr void remove_front() noexcept {
        ++at_;
        read();
    }

private:
    constexpr void read() noexcept {
        if (empty()) return;
        auto const parameter = *at_;
        front_ = parameter.encoded();
        name_ = parameter.decoded_name();
    }

    query_params::iterator at_, end_;
    std::string_view front_;
    decoded_view name_{front_};
};

/// Merges each two neighbouring runs of `width` parameters, and writes the result to `to`.
constexpr void merge_runs(query_params const& all, std::size_t width, char* to) noexcept {
    auto const write = [&](std::string_view text) {
        to = std::char_traits<char>::copy(to, text.data(), text.size()) + text.size();
    };
    auto const after = [&](query_params::iterator at) {
        for (auto n = width; n != 0 && at != all.end(); --n) ++at;
        return at;
    };
    auto separated = all.begin(); // the separators keep their order
    for (auto begin = all.begin(); begin != all.end();) {
        auto const middle = after(begin), end = after(middle);
        parameter_run first(begin, middle), second(middle, end);
        while (!first.empty() || !second.empty()) {
            bool const is_first = second.empty() || (!first.empty() && first.name() <= second.name());
            auto& next = is_first ? first : second;
            write(next.front());
            next.remove_front();
            auto const parameter = (*separated).encoded();
            if (++separated != all.end()) write({parameter.data() + parameter.size(), 1});
        }
        begin = end;
    }
}

/// Sorts the parameters by their decoded names. Those with equal names keep their order, and the n-th separator remains
/// the n-th one. A merge sort; `other` is a buffer of the same size.
constexpr void sort_parameters(char* text, char* other, std::size_t size, std::string_view separators,
                               plus_sign plus) noexcept {
    auto const all = [&](char const* from) { return query_params(std::string_view(from, size), separators, plus); };
    std::size_t count = 0;
    for ([[maybe_unused]] auto const parameter : all(text)) ++count;
    auto *from = text, *to = other;
    for (std::size_t width = 1; width < count; width *= 2, std::swap(from, to)) merge_runs(all(from), width, to);
    if (from != text) std::char_traits<char>::copy(text, from, size);
}

} // namespace consturi::detail

#endif
