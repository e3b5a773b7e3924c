// consturi::result, by the standard's specification of std::expected.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include <consturi/support/result.hpp>

#include <any>
#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#if !defined(__cpp_exceptions)
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace std::literals;

using consturi::bad_result_access;
using consturi::result;
using consturi::unexpect;
using consturi::unexpected;
using number = result<int, std::string>;
using nothing = result<void, std::string>;

static number half(int n) {
    if (n % 2 != 0) return unexpected(std::string("odd"));
    return n / 2;
}

TEST_CASE("a result has a value or an error") {
    number const good = half(6), bad = half(7);
    REQUIRE(good.has_value());
    CHECK(*good == 3);
    CHECK(good.value() == 3);
    REQUIRE_FALSE(bad);
    CHECK(bad.error() == "odd");
    CHECK(number()); // default-constructed value, like std::expected
    CHECK(number(std::in_place, 4).value() == 4);
    CHECK(number(unexpect, 3, 'x').error() == "xxx");
}

#if defined(__cpp_exceptions)
TEST_CASE("value() of a result without a value throws an exception that holds the error") {
    try {
        (void)half(7).value();
        FAIL("no exception");
    } catch (bad_result_access<std::string> const& e) {
        CHECK(e.error() == "odd");
        CHECK(std::string_view(e.what()) == "consturi::result has no value");
    }
    CHECK_THROWS_AS((void)half(7).value(), bad_result_access<void>);
    CHECK_THROWS_AS(nothing(unexpect, "x").value(), std::exception);
}
#else
TEST_CASE("value() of a result without a value aborts the program if exceptions are disabled") {
    auto const child = fork();
    if (child == 0) {
        std::signal(SIGABRT, SIG_DFL);
        (void)half(7).value();
        _exit(0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK((WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT));
}
#endif

TEST_CASE("value_or and error_or return their argument as a fallback") {
    CHECK(half(6).value_or(9) == 3);
    CHECK(half(7).value_or(9) == 9);
    CHECK(half(6).error_or("fine") == "fine");
    CHECK(half(7).error_or("fine") == "odd");
}

TEST_CASE("value_or and error_or move the value or the error out of an rvalue") {
    using pointer = std::unique_ptr<int>;
    using pointers = result<pointer, pointer>;
    CHECK(*pointers(std::make_unique<int>(1)).value_or(pointer()) == 1);
    CHECK(*pointers(unexpect, std::make_unique<int>(2)).value_or(std::make_unique<int>(3)) == 3);
    CHECK(*pointers(unexpect, std::make_unique<int>(2)).error_or(pointer()) == 2);
    CHECK(*pointers(std::make_unique<int>(1)).error_or(std::make_unique<int>(3)) == 3);
}

TEST_CASE("results are assigned, swapped and compared") {
    number a = half(6), b = half(7);
    swap(a, b);
    CHECK(b == 3);
    CHECK(a == unexpected(std::string("odd")));
    CHECK(a != b);
    a = 5;
    CHECK(a == 5);
    a = 6;
    CHECK(a == 6);
    CHECK(a != 5);
    CHECK(a != unexpected(std::string("odd")));
    CHECK(half(7) != 3);
    CHECK(half(7) != unexpected(std::string("gone")));
    CHECK(half(7) == half(9));
    CHECK(half(7) != number(unexpect, "gone"));
    a = unexpected(std::string("gone"));
    CHECK(a.error() == "gone");
    a = unexpected(std::string("gone again"));
    CHECK(a.error() == "gone again");
    CHECK(a.emplace(8) == 8);
    a = b;
    CHECK(a == b);
    CHECK(nothing() == nothing());
    CHECK(nothing(unexpect, "x") == nothing(unexpect, "x"));
    CHECK(nothing(unexpect, "x") != nothing());
}

TEST_CASE("a result compares with everything that its value and its error compare with") {
    result<std::string_view, char const*> const text = "a", none(unexpect, "none");
    CHECK(text == "a");
    CHECK("b" != text);
    CHECK(text == std::string("a"));
    CHECK(none == unexpected(std::string("none")));
    CHECK(unexpected("none"s) == none);
    CHECK(unexpected(1) == unexpected(1));
    CHECK(result<number, int>(half(6)) == 3); // a result in a result
    static_assert(!std::equality_comparable_with<number, std::string>);
}

TEST_CASE("a value and an error are constructed in place from an initializer list") {
    using words = result<std::vector<int>, std::vector<char>>;
    CHECK(words(std::in_place, {1, 2}).value() == std::vector{1, 2});
    CHECK(words(unexpect, {'a'}).error() == std::vector{'a'});
    CHECK(unexpected<std::vector<char>>(std::in_place, {'a'}).error() == std::vector{'a'});
    struct sum {
        int of = 0;
        sum(std::initializer_list<int> list) noexcept {
            for (int const n : list) of += n;
        }
    };
    CHECK(result<sum, int>(unexpect, 1).emplace({1, 2}).of == 3);
    unexpected a('a'), b('b');
    swap(a, b);
    CHECK(a == unexpected('b'));
}

TEST_CASE("a result is not assignable if a throwing assignment could lose both value and error") {
    struct throws_when_moved {
        throws_when_moved() = default;
        throws_when_moved(throws_when_moved&&) noexcept(false) {}
        throws_when_moved& operator=(throws_when_moved&&) = default;
    };
    using kept = result<throws_when_moved, int>;
    kept from;
    CHECK(kept(std::move(from)));
    static_assert(!std::is_move_assignable_v<kept> && !std::is_assignable_v<kept&, throws_when_moved>);
    static_assert(!std::is_assignable_v<kept&, unexpected<int>> && !std::is_swappable_v<kept>);
    static_assert(!std::is_move_assignable_v<result<int, throws_when_moved>>);
    static_assert(std::is_copy_assignable_v<number> && std::is_nothrow_swappable_v<number>);
    static_assert(!std::is_assignable_v<number&, unexpected<std::unique_ptr<int>>>);
}

TEST_CASE("an error stays an error if a value can be constructed from anything") {
    unexpected wrong("odd"s);
    result<std::any, std::string> text(wrong);
    CHECK(text.error() == "odd");
    text = std::any(1);
    CHECK(std::any_cast<int>(*text) == 1);
    text = wrong;
    CHECK(text.error() == "odd");
}

TEST_CASE("monadic operations pass errors on") {
    CHECK(half(12).and_then(half) == 3);
    CHECK(half(6).and_then(half).error() == "odd");
    CHECK(half(7).and_then(half).error() == "odd");
    CHECK(half(6).transform([](int n) { return n + 0.5; }).value() == 3.5);
    CHECK_FALSE(half(7).transform([](int n) { return n + 0.5; }));
    int seen = 0;
    CHECK(half(6).transform([&](int n) { seen = n; }).has_value());
    CHECK(seen == 3);
    CHECK(half(7).or_else([](std::string const& e) { return e == "odd" ? number(0) : number(1); }) == 0);
    CHECK(half(6).or_else([](std::string const&) { return number(0); }) == 3);
    CHECK(half(7).transform_error([](std::string const& e) { return e.size(); }).error() == 3);
    CHECK(half(6).transform_error([](std::string const& e) { return e.size(); }) == 3);
    CHECK(nothing().and_then([] { return half(6); }) == 3);
    CHECK(nothing().transform([] { return 1; }) == 1);
}

TEST_CASE("a move-only value can be moved out of a result") {
    result<std::unique_ptr<int>, std::string> owner = std::make_unique<int>(5);
    CHECK(*owner->get() == 5);
    auto const taken = std::move(owner).value();
    CHECK(*taken == 5);
    auto const doubled =
        result<std::unique_ptr<int>, std::string>(std::make_unique<int>(6)).transform([](auto p) { return *p * 2; });
    CHECK(doubled == 12);
}

TEST_CASE("a result converts to a result with a wider value and error") {
    result<int, char const*> const narrow = 5;
    result<long, std::string> const wide = narrow;
    CHECK(wide == 5L);
    result<int, char const*> const wrong(unexpect, "no");
    CHECK(result<long, std::string>(wrong).error() == "no");

    result<std::unique_ptr<int>, int> owner(std::make_unique<int>(7));
    CHECK(**result<std::shared_ptr<int>, long>(std::move(owner)) == 7);
    CHECK(result<long, std::string>(result<int, char const*>(unexpect, "no")).error() == "no");
    CHECK(result<bool, int>(result<int, int>(0)) == false);
}

static_assert(std::is_trivially_copyable_v<result<int, char>>
              && std::is_nothrow_move_constructible_v<result<int, char>>);
static_assert(!std::is_convertible_v<int, result<std::string, int>>);
