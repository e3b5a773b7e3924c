// Reference resolution (RFC 3986 5.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_RESOLVE_HPP
#define CONSTURI_OPERATIONS_RESOLVE_HPP

#include <consturi/support/lifetime.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/recompose.hpp>
#include <consturi/uri/uri.hpp>

#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace consturi {

namespace detail {

/// Merge Paths (RFC 3986 5.2.3): the part of the base that precedes a relative path.
constexpr std::string_view directory_of(parts const& base) noexcept {
    auto const path = base.path.path;
    return base.has_authority() && path.empty() ? "/" : path.substr(0, directory_size(path));
}

/// Removes the dot segments at the beginning of the path. The directory is rooted and has no dot segments.
constexpr void ascend(merged_path& merged) noexcept {
    auto& [directory, path] = merged;
    while (path.starts_with('.') || path.starts_with('%')) {
        auto const size = find_byte(path, '/');
        auto const dots = dots_of(path.substr(0, size));
        if (dots == 0) return;
        if (dots == 2 && directory != "/")
            directory = directory.substr(0, directory_size(directory.substr(0, directory.size() - 1)));
        path.remove_prefix(size == path.size() ? size : size + 1);
    }
}

/// Transform References (RFC 3986 5.2.2).
constexpr parts target_of(uri_with_scheme auto const& base, any_uri auto const& reference) noexcept {
    auto target = parts_of(reference);
    if (!target.has_scheme() && base.scheme().empty()) return {}; // the base is an empty `uri`
    if (target.has_scheme() || target.has_authority()) {
        target.has_dot_segments = has_dot_segments(target.path.path);
        if (!target.has_scheme()) target.scheme = parts_of(base).scheme_in_head();
        return target;
    }
    auto const from = parts_of(base);
    target.head = from.head;
    target.in_head = from.in_head;
    if (target.path.path.empty()) {
        target.path = from.path;
        if (target.query.empty()) target.query = from.query;
        return target;
    }
    if (!target.path.begins_with_slash()) {
        target.path.directory = directory_of(from);
        target.has_dot_segments = has_dot_segments(target.path.directory);
        if (!target.has_dot_segments && target.has_authority()) ascend(target.path);
    }
    target.has_dot_segments = target.has_dot_segments || has_dot_segments(target.path.path);
    return target;
}

} // namespace detail

/// Resolves `reference` against `base` (RFC 3986 5.2.2, strict).
///
/// Dot segments of the result are removed, percent-encoded or not, unless the whole path of the base is used. A path
/// never becomes an authority or a scheme: a prefix "/." or "./" prevents it. `..` above the first segment is removed;
/// a path that does not begin with a slash keeps it so.
///
/// Allocates once, in linear time. Throws like std::string, also if the result has 4 GiB or more.
///
///     auto const base = "http://a/b/c/d;p?q"_uri;
///     assert(resolve(base, "../g"_uri_reference).str() == "http://a/b/g");
template <uri_with_scheme Base, any_uri Reference>
constexpr uri resolve(Base const& base, Reference const& reference) {
    return detail::written_owned<uri, detail::verbatim>(detail::target_of(base, reference));
}

/// A text is parsed first: `parse_uri_reference(text)`, whose result can be an error, or `"../g"_uri_reference`.
template <uri_with_scheme Base, std::convertible_to<std::string_view> Text>
detail::parse_the_text_first resolve(Base const&, Text const&) = delete;

/// The size in bytes of the result of `resolve`.
template <uri_with_scheme Base, any_uri Reference>
[[nodiscard]] constexpr std::size_t resolved_size(Base const& base, Reference const& reference) noexcept {
    return detail::written_size<detail::verbatim>(detail::target_of(base, reference));
}

/// Like `resolve`, but writes to the beginning of `buffer`, which must not overlap with either text, and returns a view
/// of the result. Returns nothing, and writes nothing, if the result does not fit.
template <uri_with_scheme Base, any_uri Reference>
[[nodiscard]] constexpr std::optional<uri_view> resolve_into(std::span<char> buffer, Base const& base,
                                                             Reference const& reference) noexcept {
    return detail::written_into<uri_view, detail::verbatim>(buffer, detail::target_of(base, reference));
}

/// The result of `resolve` as a constant.
///
///     static_assert(resolved<"http://a/b/c", "../g">.text() == "http://a/g");
template <fixed_uri Base, fixed_uri_reference Reference>
inline constexpr auto resolved =
    detail::written_fixed<fixed_uri, detail::verbatim, resolved_size(Base.view(), Reference.view())>(
        detail::target_of(Base.view(), Reference.view()));

} // namespace consturi

#if defined(CONSTURI_COMPILED)
#define CONSTURI_STYLE verbatim
#include <consturi/operations/written_instances.def>
#endif

#endif
