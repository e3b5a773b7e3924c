// RFC 3986, 5.2. Relative Resolution.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_RESOLVE_HPP
#define CONSTURI_OPERATIONS_RESOLVE_HPP

#include <consturi/uri/recompose.hpp>
#include <consturi/uri/uri.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace consturi {

/// RFC 3986, 5.2.3. Merge Paths: what of the base comes before a path that is relative to it.
constexpr std::string_view directory_of(parts const& base) noexcept {
    auto const path = base.path.path;
    return base.has_authority() && path.empty() ? "/" : path.substr(0, size_of_directory(path));
}

/// Leaves out the dot segments that a path begins with. The directory has none, and has a root.
constexpr void ascend(merged_path& merged) noexcept {
    auto& [directory, path] = merged;
    while (path.starts_with('.') || path.starts_with('%')) {
        auto const size = find_byte(path, '/');
        auto const dots = dots_of(path.substr(0, size));
        if (dots == 0) return;
        if (dots == 2 && directory != "/") directory = directory.substr(0, size_of_directory(directory.substr(0, directory.size() - 1)));
        path.remove_prefix(size == path.size() ? size : size + 1);
    }
}

/// RFC 3986, 5.2.2. Transform References.
constexpr parts target_of(uri_with_scheme auto const& base, any_uri auto const& reference) noexcept {
    auto target = parts_of(reference);
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

/// What `reference` means in a document whose base is `base` (RFC 3986, 5.2.2, strictly). Allocates once.
///
/// Dot segments of the result are removed, whether they are percent-encoded or not, but where all of the base's path is
/// taken over. A path stays a path: one that would be read as an authority is kept from it by "/." before it, one that
/// would lose its first segment by "./". `..` above the first segment goes; a path without a slash before it keeps to that.
/// Takes time linear in the size of both. Throws what std::string throws; also if the result would have 4 GiB or more.
///
///     auto const base = "http://a/b/c/d;p?q"_uri;
///     assert(resolve(base, "../g"_uri_reference).text() == "http://a/b/g");
template <uri_with_scheme Base, any_uri Reference>
constexpr uri resolve(Base const& base, Reference const& reference) {
    return written::owned<uri, verbatim>(target_of(base, reference));
}

/// The size in bytes of what `resolve` gives.
template <uri_with_scheme Base, any_uri Reference>
constexpr std::size_t resolved_size(Base const& base, Reference const& reference) noexcept {
    return written::size<verbatim>(target_of(base, reference));
}

/// Like `resolve`, but writes to the beginning of `buffer`, which must not overlap with either, and gives a view of it. Gives
/// none, and writes nothing, if the result has more bytes than the buffer.
template <uri_with_scheme Base, any_uri Reference>
constexpr std::optional<uri_view> resolve_into(std::span<char> buffer, Base const& base, Reference const& reference) noexcept {
    return written::into<uri_view, verbatim>(buffer, target_of(base, reference));
}

/// What a reference means in a document with the base, as a constant.
///
///     static_assert(resolved<"http://a/b/c", "../g">.view().text() == "http://a/g");
template <fixed_uri Base, fixed_uri_reference Reference>
inline constexpr auto resolved = written::fixed<fixed_uri, verbatim, resolved_size(Base.view(), Reference.view())>(
    target_of(Base.view(), Reference.view()));

} // namespace consturi

#endif
