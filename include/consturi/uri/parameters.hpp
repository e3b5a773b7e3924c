// The parameters of a query or of a path segment (RFC 3986 3.3 and 3.4): `a=1` and `b` in `?a=1&b` and in `/x;a=1;b`;
// their values as text and as numbers; and sorting them by their names.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_PARAMETERS_HPP
#define CONSTURI_URI_PARAMETERS_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/support/result.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/byte_set.hpp>
#include <consturi/text/split.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
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

/// Reads a number from `at` on: decimal digits, after a `-` if it is negative. `at` becomes their end. Returns the
/// mistake, if there is one.
template <number Number>
constexpr std::optional<mistake> read_number(Number& to, decoded_view::iterator& at,
                                             decoded_view::iterator const& end) noexcept {
    auto limit = static_cast<std::uint64_t>((std::numeric_limits<Number>::max)());
    bool const is_negative = at != end && *at == '-';
    if (is_negative) {
        limit = std::signed_integral<Number> ? limit + 1 : 0;
        ++at;
    }
    bool has_digits = false, fits = true;
    std::uint64_t value = 0;
    for (; at != end && is_digit(*at); ++at) {
        auto const digit = static_cast<std::uint64_t>(*at - '0');
        fits = fits && digit <= limit && value <= (limit - digit) / 10;
        value = fits ? value * 10 + digit : 0;
        has_digits = true;
    }
    if (!has_digits || at != end) return mistake::parameter_that_is_no_number;
    if (!fits) return mistake::number_out_of_range;
    to = static_cast<Number>(is_negative ? ~value + 1 : value);
    return std::nullopt;
}

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
///     constexpr query_params search("q=a+b&tag=x&tag=%79&page=2", "&", plus_sign::space);
///     assert(search.get("q") == "a b" && search.get<int>("page") == 2);
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

    /// The decoded value of the first parameter with this name; nothing, if there is none. A parameter without a value,
    /// such as `q`, has an empty text, like `q=`: `value()` of the parameter tells them apart.
    ///
    /// A std::string has its own bytes, and allocates. A `decoded_view` refers to the query. With another type, see the
    /// next function.
    ///
    ///     constexpr query_params search("q=1%262&all");
    ///     assert(search.get("q") == "1&2" && search.get("all") == "" && !search.get("r"));
    ///     static_assert(search.get<decoded_view>("q") == "1&2");
    template <class Text = std::string>
        requires(std::is_same_v<Text, std::string> || std::is_same_v<Text, decoded_view>)
    [[nodiscard]] constexpr std::optional<Text> get(std::string_view name) const
        noexcept(std::is_same_v<Text, decoded_view>) {
        auto const at = find(name);
        if (at == end()) return std::nullopt;
        if constexpr (std::is_same_v<Text, decoded_view>) return text_of(*at);
        else return text_of(*at).str();
    }
    /// The value of the first parameter with this name as a number, an integer of at most 64 bits. It is decimal: only
    /// digits, after a `-` if it is negative.
    ///
    /// Otherwise, an error with the mistake: `missing_parameter`, `parameter_without_value`,
    /// `parameter_that_is_no_number` or `number_out_of_range`. Its description names the parameter. Its position is an
    /// offset in `base()`, which is the query, so `explain(base())` shows it. Its `rule()` is the name that was passed,
    /// which is not copied: a literal or a string that lives as long, no pointer.
    ///
    ///     constexpr query_params search("page=2&size=big");
    ///     static_assert(search.get<int>("page") == 2);
    ///     auto const error = search.get<int>("size").error();
    ///     assert(error.code() == mistake::parameter_that_is_no_number && error.position() == 12);
    ///     assert(error.explain(search.base()).ends_with(": size"));
    template <detail::number Number>
    [[nodiscard]] constexpr result<Number> get(detail::borrowed_text name [[clang::lifetimebound]]) const noexcept {
        auto const wrong = [&](char const* at, mistake which) {
            return unexpected(parse_error(diagnosis_at(static_cast<std::size_t>(at - base().data()), name, which)));
        };
        auto const found = find(name);
        if (found == end()) return wrong(base().data() + base().size(), mistake::missing_parameter);
        auto const parameter = *found;
        if (!parameter.value())
            return wrong(parameter.encoded().data() + parameter.encoded().size(), mistake::parameter_without_value);
        auto const digits = text_of(parameter);
        auto at = digits.begin();
        Number number{};
        auto const which = detail::read_number(number, at, digits.end());
        if (!which) return number;
        return wrong((*which == mistake::number_out_of_range ? digits.begin() : at).base().data(), *which);
    }
    template <detail::number Number, class Pointer>
        requires(std::is_pointer_v<Pointer>)
    void get(Pointer const&) const = delete;

    /// The decoded value of the first parameter with this name, or another text, if there is none. Allocates.
    ///
    ///     assert(query_params("q=a%26b").get_or("q", "") == "a&b" && query_params("q").get_or("r", "none") == "none");
    [[nodiscard]] constexpr std::string get_or(std::string_view name, std::string_view otherwise) const {
        auto const at = find(name);
        return at == end() ? std::string(otherwise) : text_of(*at).str();
    }
    /// The value as a number, or another number, if there is no parameter with this name. A parameter that is there but
    /// is no number is the error that `get` returns: it is not replaced.
    ///
    ///     static_assert(query_params("size=5").get_or("page", 1) == 1);
    ///     static_assert(query_params("page=5").get_or("page", 1) == 5);
    ///     static_assert(query_params("page=x").get_or("page", 1).error().rule() == "page");
    template <detail::number Number>
    [[nodiscard]] constexpr result<Number> get_or(detail::borrowed_text name [[clang::lifetimebound]],
                                                  Number otherwise) const noexcept {
        auto const found = get<Number>(name);
        bool const is_missing = !found && found.error().code() == mistake::missing_parameter;
        return is_missing ? otherwise : found;
    }
    template <detail::number Number, class Pointer>
        requires(std::is_pointer_v<Pointer>)
    void get_or(Pointer const&, Number) const = delete;

    /// The decoded names and values, in a container of pairs of strings: a map, a multimap or a sequence. Of parameters
    /// with the same name, a map has the first one; the others have all. The value of a parameter without one is empty.
    ///
    ///     auto const all = query_params("b=2&a=1&b=%33").to<std::map<std::string, std::string>>();
    ///     assert(all.size() == 2 && all.at("a") == "1" && all.at("b") == "2");
    template <class Container>
    [[nodiscard]] constexpr Container to() const {
        Container all;
        for (auto const parameter : *this) {
            auto name = parameter.decoded_name().str(), value = text_of(parameter).str();
            if constexpr (requires { all.emplace_back(name, value); })
                all.emplace_back(std::move(name), std::move(value));
            else all.emplace(std::move(name), std::move(value));
        }
        return all;
    }

private:
    friend class segment_view;
    template <class>
    friend class basic_uri_builder;
    constexpr query_params(std::string_view text, std::size_t at, detail::at_separators const& by) noexcept
        : split_view(text, at, by) {}

    /// The decoded value, which is empty if there is none.
    constexpr decoded_view text_of(query_param const& parameter) const noexcept {
        return decoded_view(parameter.value().value_or(std::string_view()), splitting().plus);
    }
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
