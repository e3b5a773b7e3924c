// Fuzzes normalization, comparison, resolution and relativization with two lines of any bytes, a base and a reference.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include "checks.hpp"

using namespace consturi;

/// Expects that a result is a valid reference whose components are those of its text.
template <class Result>
static Result const& checked(Result const& u) {
    expect(is_uri_reference(u.text()) && referee::has_appendix_b_components(u));
    return u;
}

/// References are equivalent if and only if they have the same normal form, and equivalent ones have the same hash.
template <normalization How>
static void compare(uri_reference_view const& reference, result<uri_reference_view> const& other) {
    auto const form = normalize(reference, How);
    equivalence<How> const equal;
    equivalence_hash<How> const hash;
    expect(normalize(checked(form), How) == form && equal(reference, form) && hash(reference) == hash(form));
    if (!other) return;
    bool const same = equal(reference, *other);
    expect(same == (form == normalize(*other, How)) && (!same || hash(reference) == hash(*other)));
}

/// Expects that the texts for a client have no character that no URI has, and that the origin is that of its
/// serialization.
static void connect(uri_reference_view const& u, result<uri_reference_view> const& other) {
    auto const after_host = uri_reference::parse("//h" + u.request_target());
    expect(u.request_target().starts_with('/') && after_host && after_host->host() == "h");
    expect(is_relative_ref("//" + u.host_header()));
    if (auto const host = u.socket_host())
        expect(u.host() && !host->empty() && host->find_first_of(std::string_view("\0/?#@[] %", 10)) == host->npos
               && ipv4_address::parse(*host).has_value() == u.ipv4().has_value()
               && ipv6_address::parse(*host).has_value() == u.ipv6().has_value());
    origin const a(u);
    expect(same_origin(u, u) == !a.is_opaque());
    if (other && same_origin(u, *other)) expect(a.str() == origin(*other).str());
    auto const serialized = uri_reference::parse(a.str());
    expect(serialized && same_origin(*serialized, u) == !a.is_opaque());
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const line = text.find('\n');
    auto const first = text.substr(0, line == text.npos ? 0 : line);
    auto const reference = parse_uri_reference(text.substr(line + 1)), other = parse_uri_reference(first);
    if (!reference) return 0;
    auto const normal = normalize(*reference);
    expect(checked(normal).text().size() <= reference->text().size() + 2);
    expect(normalize(normal) == normal);

    connect(*reference, other);
    compare<normalization::syntax_based>(*reference, other);
    compare<normalization::scheme_based>(*reference, other);

    uri_reference sorted(*reference);
    checked(sorted.sort_query("&;"));
    expect(sorted == uri_reference(sorted).sort_query("&;"));
    expect(equivalent_in_any_query_order(*reference, sorted, normalization::syntax_based, "&;"));

    auto const base = parse_uri(first);
    if (!base) return 0;
    if (auto const below = uri_builder(*base).append_path(reference->path()).build())
        expect(checked(*below).authority() == base->authority() && below->path().starts_with(base->path()));
    auto const target = resolve(*base, *reference);
    expect(checked(normalize(checked(target))) == normalize(resolve(*base, normal)));
    auto const relative = relativize(*base, target);
    expect(relative && resolve(*base, checked(*relative)) == target);
    auto const path_relative = relativize(*base, target, reference_form::path_relative);
    expect(path_relative && resolve(*base, checked(*path_relative)) == target);
    expect(path_relative->text().size() >= relative->text().size());
    // The reference can leave a path without a root, which the result does not.
    bool const is_rooted = base->authority() || base->path().starts_with('/');
    expect(!is_rooted || relative->text().size() <= reference->text().size());
    return 0;
}
