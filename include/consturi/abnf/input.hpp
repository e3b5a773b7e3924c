// The text that is matched, and the observer of the match: the furthest failure, where no alternative could continue.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_INPUT_HPP
#define CONSTURI_ABNF_INPUT_HPP

#include <consturi/text/byte_set.hpp>

#include <string_view>

namespace consturi::abnf::detail {

using namespace consturi::detail;

/// Observes a match and records the furthest failure: its place, the bytes that could follow, and the innermost rule.
/// If several rules fail there, an incomplete rule takes precedence over a complete one that could have continued; the
/// last of several incomplete rules, and the first of several complete ones, is recorded. A later alternative takes
/// precedence over an earlier one.
class furthest_failure {
public:
    /// A rule that is being matched, and where it began.
    struct scope {
        char const* rule = ""; // its name, with a zero at the end; empty: no rule
        char const* begin = nullptr;

        constexpr bool has_rule() const noexcept { return *rule != '\0'; }
        constexpr std::string_view name() const noexcept { return rule; }
    };
    struct failure {
        char const* at;
        byte_set expected{};
        scope incomplete{};
        scope complete{};
    };

    /// `alphabet`: the bytes of the grammar, and those that delimit its parts.
    constexpr furthest_failure(char const* first, byte_set const& alphabet) noexcept
        : furthest_{first}, alphabet_(alphabet) {}

    /// A byte of `bytes` could follow at p.
    constexpr void on_choice(char const* p, byte_set const& bytes) noexcept {
        if (p < furthest_.at) return;
        if (p == furthest_.at) furthest_.expected |= bytes;
        else furthest_ = {p, bytes};
    }
    /// A byte of `bytes` has to follow at p.
    constexpr void on_failure(char const* p, byte_set const& bytes) noexcept {
        on_choice(p, bytes);
        if (p < furthest_.at) return;
        furthest_.incomplete = scope_;
    }
    /// A byte of `bytes` could follow at p, where a rule could continue that is complete without it: on_failure and
    /// on_optional.
    constexpr void on_optional_failure(char const* p, byte_set const& bytes) noexcept {
        on_choice(p, bytes);
        if (p < furthest_.at) return;
        furthest_.incomplete = {};
        if (!furthest_.complete.has_rule()) furthest_.complete = scope_;
    }
    /// What failed at p was optional.
    constexpr void on_optional(char const* p) noexcept {
        if (p != furthest_.at) return;
        if (!furthest_.complete.has_rule()) furthest_.complete = furthest_.incomplete;
        furthest_.incomplete = {};
    }

    /// Another alternative starts. Returns the state for end_alternative or discard. (std::exchange would cost the
    /// compiler more than the rest of this class.)
    constexpr failure begin_alternative() noexcept {
        auto const before = furthest_;
        furthest_.incomplete = furthest_.complete = {};
        return before;
    }
    /// The alternative ended; `is_shorter` if the match of an earlier one is used instead.
    constexpr void end_alternative(failure const& before, bool is_shorter) noexcept {
        if (furthest_.at != before.at || (!is_shorter && innermost().has_rule())) return;
        furthest_.incomplete = before.incomplete;
        furthest_.complete = before.complete;
    }
    /// Forgets the alternative: restores the state before it.
    constexpr void discard(failure const& before) noexcept { furthest_ = before; }

    /// Whether the part that failed seems to continue after the failure: one of `ends`, its last bytes, comes before
    /// any ASCII character of the grammar that is not in `own`, the bytes of the rule. (Others delimit nothing.) If so,
    /// the failure is recorded as optional.
    constexpr bool continues_to(byte_set const& ends, byte_set const& own, char const* last) noexcept {
        for (auto p = furthest_.at; p != last; ++p) {
            auto const c = static_cast<byte>(*p);
            if (ends.contains(c)) return on_optional(furthest_.at), true;
            if (c < 0x80 && alphabet_.contains(c) && !own.contains(c)) return false;
        }
        return false;
    }

    /// Returns the enclosing rule, which is the argument of leave_rule.
    constexpr scope enter_rule(char const* rule, char const* begin) noexcept {
        auto const outer = scope_;
        scope_ = {rule, begin};
        return outer;
    }
    constexpr void leave_rule(scope const& outer) noexcept { scope_ = outer; }
    /// The rule that is being matched.
    constexpr scope const& rule() const noexcept { return scope_; }

    constexpr char const* at() const noexcept { return furthest_.at; }
    constexpr byte_set const& expected() const noexcept { return furthest_.expected; }
    constexpr scope const& innermost() const noexcept {
        return furthest_.incomplete.has_rule() ? furthest_.incomplete : furthest_.complete;
    }

private:
    failure furthest_;
    byte_set alphabet_;
    scope scope_;
};

struct input {
    char const* first;
    char const* last;
    furthest_failure* observer = nullptr;
    static constexpr bool captures = false; // whether matches of some rules are recorded (captures.hpp)
};

constexpr input input_of(std::string_view text) noexcept {
    auto const first = text.empty() && !text.data() ? "" : text.data(); // null means "no match"
    return {first, first + text.size()};
}

} // namespace consturi::abnf::detail

#endif
