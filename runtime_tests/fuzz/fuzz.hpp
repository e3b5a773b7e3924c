// Helpers for the fuzz targets.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FUZZ_FUZZ_HPP
#define CONSTURI_FUZZ_FUZZ_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Stops the fuzzer, which then saves the input, if `condition` is false.
inline void expect(bool condition) {
    if (!condition) __builtin_trap();
}

/// Whether a text consists of printable ASCII characters and line feeds.
inline bool is_printable(std::string_view text) {
    for (char const c : text)
        if (c != '\n' && (c < ' ' || '~' < c)) return false;
    return true;
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);

#endif
