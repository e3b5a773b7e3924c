// Two lines of any bytes, a base and a reference: what operations make of them keeps its meaning.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include "both_worlds.hpp"

using namespace consturi;

/// What was made is a reference, and has the components that its text has.
template <class Made>
static Made const& checked(Made const& made) {
    expect(is_uri_reference(made.text()) && referee::is_split_right(made));
    return made;
}

/// Equivalent is what has one normal form, and has one hash then.
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

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const line = text.find('\n');
    auto const first = text.substr(0, line == text.npos ? 0 : line);
    auto const reference = parse_uri_reference(text.substr(line + 1)), other = parse_uri_reference(first);
    if (!reference) return 0;
    auto const normal = normalize(*reference);
    expect(checked(normal).text().size() <= reference->text().size() + 2);
    expect(normalize(normal) == normal);

    compare<normalization::syntax_based>(*reference, other);
    compare<normalization::scheme_based>(*reference, other);

    auto const base = parse_uri(first);
    if (!base) return 0;
    auto const target = resolve(*base, *reference);
    expect(checked(normalize(checked(target))) == normalize(resolve(*base, normal)));
    auto const way = relativize(*base, target);
    expect(way && resolve(*base, checked(*way)) == target && way->text().size() <= reference->text().size());
    return 0;
}
