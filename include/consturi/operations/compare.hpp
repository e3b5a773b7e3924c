// Comparison of normal forms without writing them (RFC 3986 6).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_COMPARE_HPP
#define CONSTURI_OPERATIONS_COMPARE_HPP

#include <consturi/operations/normalize.hpp>
#include <consturi/uri/parameters.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace consturi {

namespace detail {

/// Whether two paths have the same normal form, both of URIs or both of relative references.
constexpr bool equal_normalized_paths(parts const& a, parts const& b) noexcept {
    if (!a.has_dot_segments && !b.has_dot_segments) return equal_normalized(a.path.path, b.path.path);
    bool const is_relative = a.is_relative();
    if (a.path.begins_with_slash() != b.path.begins_with_slash()
        || (is_relative && a.path.path.empty() != b.path.path.empty()))
        return false;
    remaining_segments of_a(a.path, is_relative), of_b(b.path, is_relative);
    std::string_view c, d;
    while (of_a.next(c))
        if (!of_b.next(d) || !equal_normalized(c, d)) return false;
    return !of_b.next(d);
}

/// The base of writers that process one character at a time, from the last to the first. `Self` has `take`, which gets
/// an octet and whether its normal form is a triplet.
template <class Self>
class character_writer {
public:
    template <class Style = verbatim>
    constexpr void prepend(std::string_view text) noexcept {
        auto& self = static_cast<Self&>(*this);
        if constexpr (std::is_same_v<Style, verbatim>) {
            for (auto i = text.size(); i-- != 0;) self.take(text[i], false);
        } else {
            normal_characters characters(text);
            char c = 0;
            for (bool is_encoded = false; characters.next(c, is_encoded);)
                self.take(std::is_same_v<Style, normal::insensitive> && !is_encoded ? to_lower(c) : c, is_encoded);
        }
    }
    constexpr std::uint32_t position() const noexcept { return 0; }
};

/// Hashes the text (FNV-1a).
class hash_writer : public character_writer<hash_writer> {
public:
    // clang-format off
#if defined(__clang__) // g++ 12 with -fsanitize=undefined: internal compiler error
    [[clang::no_sanitize("unsigned-integer-overflow")]] // the product wraps around, which -fsanitize=integer reports
#endif
    constexpr void take(char c, bool is_encoded) noexcept {
        hash_ = (hash_ ^ (static_cast<byte>(c) | unsigned{is_encoded} << 8)) * 0x100000001B3U;
    }
    // clang-format on
    constexpr std::uint64_t hash() const noexcept { return hash_; }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325;
};

/// Compares with a text.
class comparing_writer : public character_writer<comparing_writer> {
public:
    constexpr explicit comparing_writer(std::string_view text) noexcept : left_(text) {}

    constexpr void take(char c, bool is_encoded) noexcept {
        if (!is_encoded) return take(c);
        char triplet[3]{};
        write_triplet(triplet, c);
        for (auto i = 3; i-- != 0;) take(triplet[i]);
    }
    constexpr bool is_same() const noexcept { return is_same_ && left_.empty(); }

private:
    constexpr void take(char c) noexcept {
        is_same_ = is_same_ && left_.ends_with(c);
        if (is_same_) left_.remove_suffix(1);
    }

    std::string_view left_;
    bool is_same_ = true;
};

/// Whether all parts but the queries have the same normal form.
constexpr bool equal_normalized_without_query(parts const& a, parts const& b) noexcept {
    auto const equal_in_head = [&](abnf::slice components::* part, bool ignoring_case) {
        auto const at_a = a.in_head.*part, at_b = b.in_head.*part;
        if (!at_a.defined() || !at_b.defined()) return at_a.defined() == at_b.defined();
        return equal_normalized(at_a.of(a.head), at_b.of(b.head), ignoring_case);
    };
    return equal_in_head(&components::scheme, true) && equal_in_head(&components::userinfo, false)
           && equal_in_head(&components::host, true) && equal_in_head(&components::port, false)
           && equal_normalized_paths(a, b) && equal_normalized(a.fragment, b.fragment);
}

/// The parameters of a query, which begins with a `?`, sorted.
constexpr std::string sorted_parameters(std::string_view query, std::string_view separators) {
    std::string text(query.substr(!query.empty())), other(text);
    sort_parameters(text.data(), other.data(), text.size(), separators, plus_sign::literal);
    return text;
}

/// Whether two queries have parameters with the same normal forms, in any order and between any of the separators.
constexpr bool equal_parameters(std::string_view a, std::string_view b, std::string_view separators) {
    if (a.empty() != b.empty()) return false; // an undefined query is not an empty one
    auto const sorted_a = sorted_parameters(a, separators), sorted_b = sorted_parameters(b, separators);
    query_params const of_a(sorted_a, separators), of_b(sorted_b, separators);
    auto at_b = of_b.begin();
    for (auto const parameter : of_a) {
        if (at_b == of_b.end() || !equal_normalized(parameter.encoded(), (*at_b).encoded())) return false;
        ++at_b;
    }
    return at_b == of_b.end();
}

/// Whether both have the type of a scheme whose URIs are not compared by their normal forms.
template <class A, class B>
concept have_no_normal_forms =
    std::same_as<typename A::kind, typename B::kind> && requires { requires !A::kind::scheme::has_normal_forms; };
/// The same, and no other equivalence is known.
template <class A, class B>
concept have_no_equivalence = have_no_normal_forms<A, B> && requires { requires !A::kind::scheme::has_equivalence; };

/// Its name appears in the compiler's message.
struct convert_to_uri_view_to_compare_by_RFC_3986 {};

} // namespace detail

/// Whether two URIs or URI references have the same normal form (RFC 3986 6.2.2 or 6.2.3): whether `normalize` returns
/// equal texts for them. Takes time linear in the size of both; does not allocate.
///
///     static_assert(equivalent("HTTP://h/%7Ea/b/../c"_uri, "http://h/~a/c"_uri));
///     static_assert(!equivalent("http://h/a%2Fb"_uri, "http://h/a/b"_uri));
///     static_assert(equivalent("http://h:80"_uri, "http://h/"_uri, normalization::scheme_based));
template <any_uri A, any_uri B>
    requires(!detail::have_no_normal_forms<A, B>)
[[nodiscard]] constexpr bool equivalent(A const& a, B const& b,
                                        normalization how = normalization::syntax_based) noexcept {
    auto const of_a = detail::normal_parts_of(a, how), of_b = detail::normal_parts_of(b, how);
    return detail::equal_normalized_without_query(of_a, of_b) && detail::equal_normalized(of_a.query, of_b.query);
}
/// Deleted for two values of the type of a scheme, if RFC 3986 6 does not say which of its URIs are equivalent. With
/// two arguments, it is the function in the header of the scheme, if the specification of the scheme defines one.
template <class A, class B>
    requires(detail::have_no_equivalence<A, B>)
detail::convert_to_uri_view_to_compare_by_RFC_3986 equivalent(A const&, B const&) = delete;
template <class A, class B>
    requires(detail::have_no_normal_forms<A, B>)
detail::convert_to_uri_view_to_compare_by_RFC_3986 equivalent(A const&, B const&, normalization) = delete;

/// Whether two URIs or URI references are equivalent but for the order of the parameters of their queries. Parameters
/// with the same name have to be in the same order, because it can have a meaning. `separators` is that of
/// query_params. Which of them is between two parameters does not matter: with `&;`, `?a&b` has the parameters of
/// `?b;a`.
///
/// Takes time O(n log n), and allocates copies of the queries. Throws like std::string.
///
///     assert(equivalent_in_any_query_order("http://h/?a=1&b=%7E"_uri, "http://h/?b=~&a=1"_uri));
///     assert(!equivalent_in_any_query_order("http://h/?a=1&a=2"_uri, "http://h/?a=2&a=1"_uri));
///     assert(equivalent_in_any_query_order("s:?a;b"_uri, "s:?b&a"_uri, normalization::syntax_based, "&;"));
template <any_uri A, any_uri B>
    requires(!detail::have_no_normal_forms<A, B>)
[[nodiscard]] constexpr bool equivalent_in_any_query_order(A const& a, B const& b,
                                                           normalization how = normalization::syntax_based,
                                                           std::string_view separators = "&") {
    auto const of_a = detail::normal_parts_of(a, how), of_b = detail::normal_parts_of(b, how);
    return detail::equal_normalized_without_query(of_a, of_b)
           && detail::equal_parameters(of_a.query, of_b.query, separators);
}
template <class A, class B>
    requires(detail::have_no_normal_forms<A, B>)
detail::convert_to_uri_view_to_compare_by_RFC_3986 equivalent_in_any_query_order(A const&, B const&, normalization = {},
                                                                                 std::string_view = {}) = delete;

/// Whether a URI or URI reference is in normal form: whether `normalize` returns the same text. Takes linear time; does
/// not allocate.
///
///     static_assert(is_normal("http://h/~a"_uri) && !is_normal("HTTP://h/~a"_uri));
[[nodiscard]] constexpr bool is_normal(any_uri auto const& u,
                                       normalization how = normalization::syntax_based) noexcept {
    detail::comparing_writer to(u.text());
    detail::recompose<detail::normal>(to, detail::normal_parts_of(u, how));
    return to.is_same();
}

/// A predicate for containers: `equivalent`.
///
///     std::unordered_set<uri, equivalence_hash<>, equivalence<>> seen;
template <normalization How = normalization::syntax_based>
struct equivalence {
    using is_transparent = void;

    [[nodiscard]] constexpr bool operator()(any_uri auto const& a, any_uri auto const& b) const noexcept {
        return equivalent(a, b, How);
    }
};

/// A hash for containers: equal for equivalent URIs. Takes linear time; does not allocate. Not keyed: not resistant to
/// hash flooding.
template <normalization How = normalization::syntax_based>
struct equivalence_hash {
    using is_transparent = void;

    [[nodiscard]] constexpr std::size_t operator()(any_uri auto const& u) const noexcept {
        detail::hash_writer to;
        detail::recompose<detail::normal>(to, detail::normal_parts_of(u, How));
        return (to.hash() ^ to.hash() >> 32) & SIZE_MAX;
    }
};

} // namespace consturi

#endif
