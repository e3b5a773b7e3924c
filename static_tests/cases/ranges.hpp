// Properties of every range of parts of a text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_RANGES_HPP
#define CONSTURI_CASES_RANGES_HPP

#include "cases/cases.hpp"

#include <cstddef>

// clang 14 cannot compile the adaptors of libstdc++ 12.
#if !defined(__clang__) || __clang_major__ >= 16
#define CONSTURI_TESTS_HAVE_ADAPTORS
#endif

namespace cases {

/// Up to five texts.
struct texts {
    text all[5];
    std::size_t size;

    template <class... Text>
    constexpr texts(Text... some) : all{some...}, size(sizeof...(some)) {}
};

/// Whether the elements of a range are the same in both directions.
template <class Range>
constexpr bool is_bidirectional(Range const& range) {
    std::size_t size = 0;
    for (auto at = range.begin(); at != range.end(); at++) ++size;
    auto last = range.end();
    for (auto left = size; left-- != 0;) {
        auto at = range.begin();
        for (auto i = left; i != 0; --i) ++at;
        auto const after = last--;
        if (last != at || last == after || *last != *at || last->encoded() != (*at).encoded()) return false;
    }
    return last == range.begin() && range.empty() == (size == 0)
           && (size == 0 || (range.front() == *range.begin() && range.back() == *--range.end()));
}

/// Whether `part` is the beginning of `rest`, after a `delimiter` if there is one; if so, removes it.
constexpr bool takes(text& rest, text part, text delimiter = "") {
    if (!rest.starts_with(delimiter) || !rest.substr(delimiter.size()).starts_with(part)) return false;
    rest.remove_prefix(delimiter.size() + part.size());
    return true;
}

} // namespace cases

#endif
