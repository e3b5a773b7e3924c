// Texts whose encoded form is larger than the address space of a 32-bit target: an error, or an exception.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/uri/edit.hpp>

#include <sys/mman.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>

using namespace consturi;

// Each of these bytes becomes three: SIZE_MAX in total, to which at least a delimiter is added.
static constexpr std::size_t size = SIZE_MAX / 3;

[[maybe_unused]] static int failures = 0;
[[maybe_unused]] static void check(bool holds, char const* what) {
    if (holds) return;
    std::printf("failed: %s\n", what);
    ++failures;
}

static bool is_too_large(auto const& built, std::string_view part, mistake which) {
    return !built && built.error().rule() == part && built.error().code() == which;
}

int main() {
    if constexpr (sizeof(std::size_t) > 4) {
        std::puts("[skipped] the compiler has no 32-bit target");
        return 0;
    } else {
        // Zeros, which the kernel maps to one page of memory.
        void* const zeros = mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (zeros == MAP_FAILED) {
            std::puts("[skipped] not enough addresses");
            return 0;
        }
        std::size_t const volatile n = size; // g++ warns about known sizes above PTRDIFF_MAX, in code that does not run
        std::string_view const text(static_cast<char const*>(zeros), n);
        check(
            is_too_large(uri_builder().scheme("s").fragment(text).build(), "fragment", mistake::text_of_4_gib_or_more),
            "a fragment");
        check(is_too_large(uri_builder().scheme("s").segment(text).build(), "path", mistake::text_of_4_gib_or_more),
              "a segment");
        check(is_too_large(static_uri_builder<64>().user(text).build_reference(), "userinfo",
                           mistake::text_over_capacity),
              "a user");
#if defined(__cpp_exceptions)
        uri u(*parse_uri("s:"));
        try {
            u.append_query("a", text);
            check(false, "an edit");
        } catch (bad_result_access<parse_error> const& wrong) {
            check(wrong.error().rule() == "query" && u.text() == "s:", "an edit, which throws");
        }
#endif
        return failures;
    }
}
