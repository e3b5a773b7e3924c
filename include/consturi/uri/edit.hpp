// Copies of URIs with a component replaced or removed, or with segments appended.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_EDIT_HPP
#define CONSTURI_URI_EDIT_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/uri/builder.hpp>

#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace consturi {

namespace detail {

/// The functions `with_…` and `without_…` of views and owners.
template <class U>
struct edit {
    static constexpr uri with_scheme(U const& u, std::string_view text) {
        return made<uri>(u, text.size(), [=](auto& to) { to.scheme(text); }, text);
    }
    static constexpr auto with_userinfo(U const& u, std::string_view text) {
        return edited(u, text.size(), [=](auto& to) { to.encoded_userinfo(text); });
    }
    static constexpr auto with_host(U const& u, std::string_view text) {
        return edited(u, text.size(), [=](auto& to) { to.encoded_host(text); }, text);
    }
    static constexpr auto with_port(U const& u, port_argument number) {
        return edited(u, 5, [=](auto& to) { to.port(number); });
    }
    static constexpr auto with_path(U const& u, std::string_view text) {
        return edited(u, text.size(), [=](auto& to) { to.encoded_path(text); }, text);
    }
    static constexpr auto with_query(U const& u, std::string_view text) {
        return edited(u, text.size(), [=](auto& to) { to.encoded_query(text); });
    }
    template <string_literal Literal>
    static constexpr auto with_query(U const& u, Literal& literal) {
        return edited(u, sizeof literal, [&](auto& to) { to.encoded_query(literal); });
    }
    static constexpr auto with_fragment(U const& u, std::string_view text) {
        return edited(u, text.size(), [=](auto& to) { to.encoded_fragment(text); });
    }
    static constexpr uri_reference without_scheme(U const& u) {
        return made<uri_reference>(u, 0, [](auto& to) { to.without_scheme(); });
    }
    static constexpr auto without_userinfo(U const& u) {
        return edited(u, 0, [](auto& to) { to.without_userinfo(); });
    }
    static constexpr auto without_host(U const& u) {
        return edited(u, 0, [](auto& to) { to.without_host(); });
    }
    static constexpr auto without_port(U const& u) {
        return edited(u, 0, [](auto& to) { to.without_port(); });
    }
    static constexpr auto without_path(U const& u) {
        return edited(u, 0, [](auto& to) { to.without_path(); });
    }
    static constexpr auto without_query(U const& u) {
        return edited(u, 0, [](auto& to) { to.without_query(); });
    }
    static constexpr auto without_fragment(U const& u) {
        return edited(u, 0, [](auto& to) { to.without_fragment(); });
    }
    // `safe` is at most one safe_set.
    static constexpr auto with_segment(U const& u, std::string_view data, auto const&... safe) {
        return edited(u, encoding(segment_data<>, safe...).size_of(data), [&](auto& to) {
            (to.safe(safe), ...);
            if (data.empty()) to.fail("segment", 0, mistake::empty_segment_as_data);
            else to.segment(data);
        });
    }

    static constexpr auto append_path(U const& u, std::string_view text) {
        return edited(u, text.size(), [=](auto& to) { to.append_path(text); }, text);
    }

    static constexpr auto append_query(U const& u, std::string_view name, std::string_view value,
                                       std::string_view separators, auto const&... safe) {
        return edited(u, saturated_sum(size_of(name, safe...), size_of(value, safe...)), [&](auto& to) {
            (to.safe(safe), ...);
            to.query(name, value, separators);
        });
    }
    static constexpr auto append_query(U const& u, std::string_view name, std::string_view separators,
                                       auto const&... safe) {
        return edited(u, size_of(name, safe...), [&](auto& to) {
            (to.safe(safe), ...);
            to.query(name, std::nullopt, separators);
        });
    }
    static constexpr auto set_query(U const& u, std::string_view name, std::string_view value,
                                    std::string_view separators, plus_sign plus, auto const&... safe) {
        return edited(u, saturated_sum(size_of(name, safe...), size_of(value, safe...)), [&](auto& to) {
            (to.safe(safe), ...);
            to.set_query(name, value, separators, plus);
        });
    }
    static constexpr auto erase_query(U const& u, std::string_view name, std::string_view separators, plus_sign plus) {
        return edited(u, 0, [=](auto& to) { to.erase_query(name, separators, plus); });
    }
    template <class Predicate>
    static constexpr auto erase_query_if(U const& u, Predicate& predicate, std::string_view separators,
                                         plus_sign plus) {
        auto const is_erased = [&](query_param const& parameter) -> bool { return predicate(parameter); };
        return edited(u, 0, [&](auto& to) { to.erase_query_if(is_erased, separators, plus); });
    }
    static constexpr auto sort_query(U const& u, std::string_view separators, plus_sign plus) {
        return edited(u, 0, [=](auto& to) { to.sort_query(separators, plus); });
    }

private:
    /// The usual encoding in a part, with fewer safe bytes if there is a set of these.
    static constexpr percent_encoding encoding(percent_encoding const& usual) noexcept { return usual; }
    static constexpr percent_encoding encoding(percent_encoding const& usual, safe_set const& safe) noexcept {
        return uri_builder::narrowed(usual, safe.bytes);
    }
    /// The size of a name or a value in a query, or less, if separators are encoded.
    static constexpr std::size_t size_of(std::string_view data, auto const&... safe) noexcept {
        return encoding(query_data<>, safe...).size_of(data);
    }
    /// Changes a copy of `u`, in which `more` bytes are added, and at most three delimiters. Allocates once. `text` is
    /// shown if the change is an error. A userinfo, a query and a fragment are not shown, because they can have
    /// passwords and tokens.
    template <class Owner>
    static constexpr Owner made(U const& u, std::size_t more, auto change,
                                [[maybe_unused]] std::string_view text = {}) {
        uri_builder to(u, saturated_sum(more, 3));
        change(to);
        if (__builtin_is_constant_evaluated())
            if (auto const wrong = to.error(uri_with_scheme<Owner>)) return use(reject(*wrong)), Owner();
#if defined(__cpp_exceptions)
        if (to.error_ && !text.empty()) {
            parse_error const wrong(*to.error_);
            throw bad_result_access<parse_error>(wrong, what_of(wrong, text));
        }
#endif
        return to.built<Owner>([&] { return to.text_.release(); }).value();
    }
    static constexpr owner_of<U> edited(U const& u, std::size_t more, auto change, std::string_view text = {}) {
        return made<owner_of<U>>(u, more, change, text);
    }
};

} // namespace detail

/// The URI with a segment appended to its path (RFC 3986 3.3). The segment is data: it is percent-encoded. A slash at
/// the end of the path is not doubled, so the result is the same for `https://example.com/v1` and
/// `https://example.com/v1/`. Query and fragment are kept.
///
/// Throws bad_result_access<parse_error> for `.` and `..`, which cannot be data, and for an empty segment: it would end
/// the path with a slash, after which the next `/` would lose it. uri_builder keeps empty segments. Throws like
/// std::string.
///
///     auto constexpr base = "https://example.com/v1"_uri;
///     assert((base / "users" / "a/b").str() == "https://example.com/v1/users/a%2Fb");
template <any_uri U>
constexpr detail::owner_of<U> operator/(U const& base, std::string_view segment) {
    return detail::edit<U>::with_segment(base, segment);
}
/// A number is no segment: 0 would be a null pointer to its characters.
template <any_uri U>
void operator/(U const& base, std::integral auto number) = delete;

/// `base / segment`, but only the bytes of `safe` are not encoded, as far as a segment can have them: with
/// `safe_set()`, reserved characters are encoded, too. Otherwise like `/`.
///
///     assert(append_segment("https://example.com"_uri, "a:b@c", safe_set()).str() == "https://example.com/a%3Ab%40c");
template <any_uri U>
[[nodiscard]] constexpr detail::owner_of<U> append_segment(U const& base, std::string_view segment,
                                                           safe_set const& safe) {
    return detail::edit<U>::with_segment(base, segment, safe);
}

/// The URI with segments appended to its path (RFC 3986 3.3). They are written as in a URI, percent-encoded where
/// necessary, with slashes between them. A slash at the end of the base and one at the beginning of `path` count as
/// one; a slash at the end of `path` is kept. Query and fragment of the base are kept.
///
/// The result is below the base, and has its authority. Throws bad_result_access<parse_error> for a dot segment,
/// encoded or not, for a `?` or `#`, and for other text that is no path; the position is an offset in `path`. Throws
/// like std::string. Allocates once, in linear time.
///
///     assert(append_path("https://example.com/v1?q"_uri, "users/a%2Fb").str()
///            == "https://example.com/v1/users/a%2Fb?q");
template <any_uri U>
[[nodiscard]] constexpr detail::owner_of<U> append_path(U const& base, std::string_view path) {
    return detail::edit<U>::append_path(base, path);
}

} // namespace consturi

#endif
