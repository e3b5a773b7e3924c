// The reference that leads from one URI to another, of which RFC 3986, 5.2 is the way back.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_OPERATIONS_RELATIVIZE_HPP
#define CONSTURI_OPERATIONS_RELATIVIZE_HPP

#include <consturi/operations/resolve.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace consturi {

/// How a path is reached from a directory: so many directories up, and then the rest of the path.
struct ascent {
    std::size_t ups;
    std::string_view rest;
};

/// The ascent from `directory` to the path `to`, whose dot segments are removed (but for one that guards it).
constexpr ascent ascent_between(std::string_view directory, std::string_view to) noexcept {
    remaining_segments from_above({directory, {}}), to_above({{}, to});
    auto const depth = count_of(from_above), size = count_of(to_above); // with what stands behind the last slash
    auto shared = (depth < size ? depth : size) - 1;
    std::string_view from, rest;
    for (auto i = depth; i != shared; --i) from_above.next(from);
    for (auto i = size; i != shared; --i) to_above.next(rest);
    for (auto i = shared; i != 0; --i) {
        std::string_view segment;
        from_above.next(from);
        to_above.next(segment);
        if (from == segment) continue;
        shared = i - 1;
        rest = segment;
    }
    return {depth - 1 - shared, to.substr(static_cast<std::size_t>(rest.data() - to.data()))};
}

/// Whether some reference resolves against `base` to `target`, to the byte. The shortest is in `shortest` then.
constexpr bool find_reference_between(parts const& base, parts const& target, parts& shortest) noexcept {
    std::size_t size = SIZE_MAX;
    auto const consider = [&](parts const& reference) {
        auto const needed = written::size<verbatim>(reference);
        if (size <= needed) return;
        size = needed;
        shortest = reference;
    };

    auto reference = target;
    // A target with dot segments is what no path resolves to.
    auto without_dots = target;
    without_dots.has_dot_segments = has_dot_segments(target.path.path);
    bool const is_resolved = written::size<verbatim>(without_dots) == written::size<verbatim>(target);
    if (is_resolved) consider(reference);
    auto const scheme_size = target.scheme_in_head().size();
    if (base.scheme_in_head() != target.scheme_in_head()) return size != SIZE_MAX;
    reference.head.remove_prefix(scheme_size);
    reference.in_head.scheme = {};
    reference.in_head = moved(reference.in_head, std::size_t{0} - scheme_size);
    if (is_resolved && target.has_authority()) consider(reference);
    if (base.head.substr(scheme_size) != reference.head) return size != SIZE_MAX;
    reference.head = {};
    reference.in_head = {};

    auto const path = target.path.path;
    if (base.path.path == path && (!target.query.empty() || base.query.empty())) {
        auto same = reference;
        same.path = {};
        if (base.query == target.query) same.query = {};
        consider(same);
    }
    if (!is_resolved) return size != SIZE_MAX;
    bool const is_rooted = path.starts_with('/');
    reference.path = {};
    auto const directory = directory_of(base);
    if (is_rooted == directory.starts_with('/')) {
        auto relative = reference;
        auto const [ups, rest] = ascent_between(directory, path);
        relative.ups = ups;
        relative.path.path = rest;
        if (rest.empty()) {
            relative.path.directory = ups == 0 ? "." : "..";
            relative.ups -= ups != 0;
        } else if (ups == 0 && (rest.starts_with('/') || begins_like_a_scheme(rest))) {
            relative.path.directory = "./";
        }
        consider(relative);
    }
    if (is_rooted) {
        reference.path = {path.starts_with("//") ? "/." : "", path};
        consider(reference);
    }
    return size != SIZE_MAX;
}

/// The shortest reference that in a document with the base `base` means `target`: `resolve` gives `target`, to the byte. None
/// if there is no such reference, which is so if the path of `target` has dot segments, and is not the base's. Allocates once.
template <uri_with_scheme Base, uri_with_scheme Target>
constexpr std::optional<uri_reference> relativize(Base const& base, Target const& target) {
    parts reference;
    if (!find_reference_between(parts_of(base), parts_of(target), reference)) return std::nullopt;
    return written::owned<uri_reference, verbatim>(reference);
}

/// The size in bytes of what `relativize` gives, if it gives a reference.
template <uri_with_scheme Base, uri_with_scheme Target>
constexpr std::optional<std::size_t> relativized_size(Base const& base, Target const& target) noexcept {
    parts reference;
    if (!find_reference_between(parts_of(base), parts_of(target), reference)) return std::nullopt;
    return written::size<verbatim>(reference);
}

/// Like `relativize`, but writes to the beginning of `buffer`, which must not overlap with either, and gives a view of it.
/// Gives none, and writes nothing, if there is no reference, or it has more bytes than the buffer.
template <uri_with_scheme Base, uri_with_scheme Target>
constexpr std::optional<uri_reference_view> relativize_into(std::span<char> buffer, Base const& base, Target const& target) noexcept {
    parts reference;
    if (!find_reference_between(parts_of(base), parts_of(target), reference)) return std::nullopt;
    return written::into<uri_reference_view, verbatim>(buffer, reference);
}

constexpr bool some_reference_resolves_to_the_target(uri_with_scheme auto const& base, uri_with_scheme auto const& target) noexcept {
    bool const is_bad = base.scheme().empty() || target.scheme().empty(); // a literal, of which the compiler has told
    return is_bad || relativized_size(base, target);
}

/// The shortest reference that leads from a base to a target, as a constant. Does not compile if there is none.
///
///     static_assert(relativized<"http://a/b", "http://a/b/c">.view().text() == "b/c");
template <fixed_uri Base, fixed_uri Target>
    requires(some_reference_resolves_to_the_target(Base.view(), Target.view()))
inline constexpr auto relativized = [] {
    parts reference;
    find_reference_between(parts_of(Base.view()), parts_of(Target.view()), reference);
    return written::fixed<fixed_uri_reference, verbatim, relativized_size(Base.view(), Target.view()).value_or(0)>(reference);
}();

} // namespace consturi

#endif
