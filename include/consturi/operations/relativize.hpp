// The shortest reference from a base to a target: the inverse of resolution (RFC 3986 5.2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_RELATIVIZE_HPP
#define CONSTURI_OPERATIONS_RELATIVIZE_HPP

#include <consturi/operations/resolve.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace consturi {

/// Which reference `relativize` returns.
enum class reference_form : std::uint8_t {
    /// The shortest one.
    shortest,
    /// The shortest one with a path that is relative to that of the base, or without a path: `../img/b.png` rather than
    /// `/img/b.png`. It stays right if the base and the target are moved together. If there is none, as between
    /// different hosts, the shortest one.
    path_relative,
};

namespace detail {

/// The way from a directory to a path: a number of directories up, and then the rest of the path.
struct relative_path {
    std::size_t ups;
    std::string_view rest;
};

/// The way from `directory` to the path `to`, which has no dot segments, but for one at its beginning.
constexpr relative_path path_between(std::string_view directory, std::string_view to) noexcept {
    remaining_segments of_directory({directory, {}}), of_target({{}, to});
    auto const depth = count_of(of_directory), size = count_of(of_target); // including the segment after the last slash
    auto shared = (depth < size ? depth : size) - 1;
    std::string_view from, rest;
    for (auto i = depth; i != shared; --i) of_directory.next(from);
    for (auto i = size; i != shared; --i) of_target.next(rest);
    for (auto i = shared; i != 0; --i) {
        std::string_view segment;
        of_directory.next(from);
        of_target.next(segment);
        if (from == segment) continue;
        shared = i - 1;
        rest = segment;
    }
    return {depth - 1 - shared, to.substr(static_cast<std::size_t>(rest.data() - to.data()))};
}

/// Whether a reference exists that resolves against `base` to exactly `target`. If so, assigns the shortest of this
/// form to `shortest`.
constexpr bool find_reference(parts const& base, parts const& target, reference_form form, parts& shortest) noexcept {
    std::size_t size = SIZE_MAX;
    bool has_relative_path = false; // or none
    auto const consider = [&](parts const& reference) {
        auto const needed = written_size<verbatim>(reference);
        if (size <= needed) return;
        size = needed;
        shortest = reference;
    };
    auto const consider_path_relative = [&](parts const& reference) {
        if (form == reference_form::path_relative && !has_relative_path) size = SIZE_MAX;
        has_relative_path = true;
        consider(reference);
    };

    auto reference = target;
    // No path resolves to one with dot segments.
    auto without_dots = target;
    without_dots.has_dot_segments = has_dot_segments(target.path.path);
    bool const is_reachable = written_size<verbatim>(without_dots) == written_size<verbatim>(target);
    if (is_reachable && target.has_scheme()) consider(reference); // only an empty `uri` has none
    auto const scheme_size = target.scheme_in_head().size();
    if (base.scheme_in_head() != target.scheme_in_head()) return size != SIZE_MAX;
    reference.head.remove_prefix(scheme_size);
    reference.in_head.scheme = {};
    reference.in_head = moved(reference.in_head, std::size_t{0} - scheme_size);
    if (is_reachable && target.has_authority()) consider(reference);
    if (base.head.substr(scheme_size) != reference.head) return size != SIZE_MAX;
    reference.head = {};
    reference.in_head = {};

    auto const path = target.path.path;
    if (base.path.path == path && (!target.query.empty() || base.query.empty())) {
        auto same = reference;
        same.path = {};
        if (base.query == target.query) same.query = {};
        consider_path_relative(same);
    }
    if (!is_reachable) return size != SIZE_MAX;
    bool const is_rooted = path.starts_with('/');
    reference.path = {};
    auto const directory = directory_of(base);
    auto const [ups, rest] = path_between(directory, path);
    // In a path without a root, 5.2.4 taken literally leaves a root after the last `..`: `foo:a/b` and `../c` give
    // `foo:/c`.
    bool const leaves_root = !is_rooted && ups != 0 && rest.data() == path.data();
    if (is_rooted == directory.starts_with('/') && !leaves_root) {
        auto relative = reference;
        relative.ups = ups;
        relative.path.path = rest;
        if (rest.empty()) {
            relative.path.directory = ups == 0 ? "." : "..";
            relative.ups -= ups != 0;
        } else if (ups == 0 && (rest.starts_with('/') || begins_like_a_scheme(rest))) {
            relative.path.directory = "./";
        }
        consider_path_relative(relative);
    }
    if (is_rooted && !(form == reference_form::path_relative && has_relative_path)) {
        reference.path = {path.starts_with("//") ? "/." : "", path};
        consider(reference);
    }
    return size != SIZE_MAX;
}

} // namespace detail

/// The shortest reference that resolves against `base` to exactly `target`, or nothing if there is none. In that
/// case, the path of `target` has dot segments, and either `target` differs from the base in scheme, authority or path,
/// or only the base has a query. A reference that leaves a path without a root, such as `../c` from `foo:a/b`, is not
/// returned, because not all parsers resolve it alike.
///
/// Allocates once, in linear time. Throws like std::string.
///
/// With reference_form::path_relative, the shortest reference whose path is relative to that of the base, if there is
/// one.
///
///     assert(relativize("http://a/b"_uri, "http://a/b/c"_uri)->text() == "b/c");
///     assert(relativize("http://a/b/c"_uri, "http://a/d"_uri)->text() == "/d");
///     assert(relativize("http://a/b/c"_uri, "http://a/d"_uri, reference_form::path_relative)->text() == "../d");
template <uri_with_scheme Base, uri_with_scheme Target>
[[nodiscard]] constexpr std::optional<uri_reference> relativize(Base const& base, Target const& target,
                                                                reference_form form = reference_form::shortest) {
    detail::parts reference;
    if (!detail::find_reference(detail::parts_of(base), detail::parts_of(target), form, reference)) return std::nullopt;
    return detail::written_owned<uri_reference, detail::verbatim>(reference);
}

/// The size in bytes of the result of `relativize`, if there is one.
template <uri_with_scheme Base, uri_with_scheme Target,
          std::same_as<std::size_t> Size = std::size_t> // std::optional<Size> is compiled only if it is used
[[nodiscard]] constexpr std::optional<Size> relativized_size(Base const& base, Target const& target,
                                                             reference_form form = reference_form::shortest) noexcept {
    detail::parts reference;
    if (!detail::find_reference(detail::parts_of(base), detail::parts_of(target), form, reference)) return std::nullopt;
    return detail::written_size<detail::verbatim>(reference);
}

/// Like `relativize`, but writes to the beginning of `buffer`, which must not overlap with either text, and returns a
/// view of the result. Returns nothing, and writes nothing, if there is no result or it does not fit.
template <uri_with_scheme Base, uri_with_scheme Target>
[[nodiscard]] constexpr std::optional<uri_reference_view> relativize_into(
    std::span<char> buffer, Base const& base, Target const& target,
    reference_form form = reference_form::shortest) noexcept {
    detail::parts reference;
    if (!detail::find_reference(detail::parts_of(base), detail::parts_of(target), form, reference)) return std::nullopt;
    return detail::written_into<uri_reference_view, detail::verbatim>(buffer, reference);
}

namespace detail {

/// True also for an invalid literal, which has an error of its own.
constexpr bool some_reference_resolves_to_the_target(uri_with_scheme auto const& base,
                                                     uri_with_scheme auto const& target) noexcept {
    return base.scheme().empty() || target.scheme().empty() || relativized_size(base, target);
}

} // namespace detail

/// The result of `relativize` as a constant. Does not compile if there is none.
///
///     static_assert(relativized<"http://a/b", "http://a/b/c">.text() == "b/c");
template <fixed_uri Base, fixed_uri Target, reference_form Form = reference_form::shortest>
    requires(detail::some_reference_resolves_to_the_target(Base.view(), Target.view()))
inline constexpr auto relativized = [] {
    detail::parts reference;
    detail::find_reference(detail::parts_of(Base.view()), detail::parts_of(Target.view()), Form, reference);
    return detail::written_fixed<fixed_uri_reference, detail::verbatim,
                                 relativized_size(Base.view(), Target.view(), Form).value_or(0)>(reference);
}();

} // namespace consturi

#endif
