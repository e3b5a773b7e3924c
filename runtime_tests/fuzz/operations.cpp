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

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const line = text.find('\n');
    auto const reference = parse_uri_reference(text.substr(line + 1));
    if (!reference) return 0;
    auto const normal = normalize(*reference);
    expect(checked(normal).text().size() <= reference->text().size() + 2);
    expect(normalize(normal) == normal);

    for (auto const how : {normalization::syntax_based, normalization::scheme_based}) {
        auto const form = normalize(*reference, how);
        equivalence_hash const hash{how};
        expect(normalize(checked(form), how) == form && equivalent(*reference, form, how) && hash(*reference) == hash(form));
        auto const other = parse_uri_reference(text.substr(0, line == text.npos ? 0 : line));
        if (!other) continue;
        bool const same = equivalent(*reference, *other, how);
        expect(same == (form == normalize(*other, how)) && (!same || hash(*reference) == hash(*other)));
    }

    auto const base = parse_uri(text.substr(0, line == text.npos ? 0 : line));
    if (!base) return 0;
    auto const target = resolve(*base, *reference);
    expect(checked(normalize(checked(target))) == normalize(resolve(*base, normal)));
    auto const way = relativize(*base, target);
    expect(way && resolve(*base, checked(*way)) == target && way->text().size() <= reference->text().size());
    return 0;
}
