// consturi::result compared with std::expected, if the standard library has it.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/support/result.hpp>

#include <version>

#if defined(__cpp_lib_expected) && __cpp_lib_expected >= 202202L
#include <array>
#include <cstddef>
#include <expected>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

TEST_CASE("a result converts to std::expected and back") {
    using number = consturi::result<int, std::string>;
    using pointer = consturi::result<std::unique_ptr<int>, int>;
    using nothing = consturi::result<void, int>;
    std::expected<int, std::string> const good = number(3), bad = number(consturi::unexpect, "odd");
    CHECK(good.value() == 3);
    CHECK(bad.error() == "odd");
    CHECK(number(good) == 3);
    CHECK(number(bad).error() == "odd");

    std::expected<std::unique_ptr<int>, int> owner = pointer(std::make_unique<int>(7));
    CHECK(**pointer(std::move(owner)) == 7);
    std::expected<void, int> const none = nothing(), wrong = nothing(consturi::unexpect, 5);
    CHECK(none);
    CHECK(wrong.error() == 5);
    CHECK(nothing(none));
    CHECK(nothing(wrong).error() == 5);
}

namespace both {
using namespace std;
using namespace consturi;
static consturi::result<int, int> half(int n) {
    if (n % 2 != 0) return unexpected(n);
    return n / 2;
}
static consturi::result<int, int> made_in_place() { return consturi::result<int, int>(unexpect, 7); }
} // namespace both

TEST_CASE("`unexpected` and `unexpect` are not ambiguous if the names of both namespaces are visible") {
    CHECK(both::half(7).error() == 7);
    CHECK(both::made_in_place().error() == 7);
    CHECK(both::half(7) == std::unexpected(7));
}

// libc++ 19 fails to compile the question whether a string is constructible from a std::expected of void.
#if !defined(_LIBCPP_VERSION)
struct consturi_types {
    template <class T, class E>
    using expected = consturi::result<T, E>;
    template <class E>
    using unexpected = consturi::unexpected<E>;
    using unexpect_t = consturi::unexpect_t;
};
struct standard_types {
    template <class T, class E>
    using expected = std::expected<T, E>;
    template <class E>
    using unexpected = std::unexpected<E>;
    using unexpect_t = std::unexpect_t;
};

struct list_constructible {
    explicit list_constructible(std::initializer_list<int>, int = 0) noexcept {}
};
struct explicitly_constructible {
    explicit explicitly_constructible(long) noexcept {}
};
struct throws_when_swapped {
    friend void swap(throws_when_swapped&, throws_when_swapped&) noexcept(false) {}
};
struct not_swapped {
    not_swapped(not_swapped&&) noexcept {}
    not_swapped& operator=(not_swapped&&) noexcept { return *this; }
    friend void swap(not_swapped&, not_swapped&) = delete;
};
using list = std::initializer_list<int>;

/// Which operations are supported on an `A`, and on an `A` and a `B`.
template <class A, class B, class Unexpect>
constexpr bool supported_operations[] = {std::is_default_constructible_v<A>, std::is_copy_constructible_v<A>,
                                         std::is_copy_assignable_v<A>, std::is_swappable_v<A>,
                                         std::is_nothrow_swappable_v<A>, requires(A& a){a.swap(a);
}
, std::is_constructible_v<A, B>, std::is_constructible_v<A, B const&>, std::is_convertible_v<B, A>,
    std::is_convertible_v<B const&, A>, std::is_assignable_v<A&, B>, std::is_assignable_v<A&, B const&>,
    std::is_constructible_v<A, std::in_place_t, B>, std::is_convertible_v<std::in_place_t, A>,
    std::is_constructible_v<A, Unexpect, B>, std::is_convertible_v<Unexpect, A>,
    std::is_constructible_v<A, std::in_place_t, list, B>, std::is_constructible_v<A, Unexpect, list, B>,
    requires(A& a, B b) { a.emplace(std::move(b)); }, requires(A& a, list l, B b) { a.emplace(l, std::move(b)); },
    requires(A& a) { a.operator->(); },
}
;

template <class Of, class T, class E>
using made = typename Of::template expected<T, E>;
template <class Of, class E>
using wrong = typename Of::template unexpected<E>;
template <class Of>
using operand_types =
    std::tuple<int, char const*, std::string, std::unique_ptr<int>, list_constructible, explicitly_constructible,
               not_swapped, made<Of, int, std::string>, made<Of, int, not_swapped>, made<Of, int, throws_when_swapped>,
               made<Of, int, std::unique_ptr<int>>, made<Of, int const, int>, made<Of, long, int>,
               made<Of, long, explicitly_constructible>, made<Of, long, std::shared_ptr<int>>,
               made<Of, std::string, char const*>, made<Of, std::unique_ptr<int>, int>,
               made<Of, std::shared_ptr<int>, long>, made<Of, list_constructible, list_constructible>,
               made<Of, explicitly_constructible, long>, made<Of, not_swapped, int>, made<Of, throws_when_swapped, int>,
               made<Of, void, int>, made<Of, void, std::string>, wrong<Of, int>, wrong<Of, char const*>,
               wrong<Of, std::string>, wrong<Of, std::unique_ptr<int>>, wrong<Of, list_constructible>,
               wrong<Of, explicitly_constructible>, wrong<Of, throws_when_swapped>>;

template <class Of, std::size_t... N>
constexpr auto supported_operations_of_all(std::index_sequence<N...>) {
    constexpr auto size = std::tuple_size_v<operand_types<Of>>;
    return std::array<std::span<bool const>, sizeof...(N)>{
        supported_operations<std::tuple_element_t<N / size, operand_types<Of>>,
                             std::tuple_element_t<N % size, operand_types<Of>>, typename Of::unexpect_t>...};
}

TEST_CASE("a result supports exactly the operations that std::expected supports") {
    constexpr auto size = std::tuple_size_v<operand_types<consturi_types>>;
    constexpr auto all = std::make_index_sequence<size * size>();
    constexpr auto result = supported_operations_of_all<consturi_types>(all),
                   expected = supported_operations_of_all<standard_types>(all);
    for (std::size_t i = 0; i != result.size(); ++i)
        for (std::size_t j = 0; j != result[i].size(); ++j) {
            INFO("types " << i / size << " and " << i % size << ", operation " << j);
            CHECK(result[i][j] == expected[i][j]);
        }
}
#endif
#elif !defined(__clang__)
#error "g++ must have std::expected"
#else
TEST_CASE("std::expected is not available") { WARN("std::expected is not compared"); }
#endif
