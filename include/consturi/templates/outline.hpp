// What a template expands to for any values: a URI, a relative reference, or neither; and the components that are the
// same in all expansions.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_OUTLINE_HPP
#define CONSTURI_TEMPLATES_OUTLINE_HPP

#include <consturi/matching/rfc3986_automaton.hpp>
#include <consturi/templates/expansion.hpp>
#include <consturi/templates/uri_template.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi {

namespace detail {

/// A component on the way through an expansion. (One number, because the compiler copies and compares many of them.)
class traced_component {
public:
    enum known : std::uint64_t {
        defined = 1,
        undefined = 2,
        begun_with_values = 4, // an expression has written something since it began
        with_values = 8,       // between its begin and its end
    };
    /// An offset among the literals of the template: of one that is too large to be counted, or of different ones.
    static constexpr std::uint64_t varies = (1 << 30) - 1;

    constexpr bool can_be(known which) const noexcept { return (bits_ & which) != 0; }
    constexpr std::uint64_t begin() const noexcept { return bits_ >> begin_bit & varies; }
    constexpr std::uint64_t end() const noexcept { return bits_ >> end_bit; }

    constexpr void begin_at(std::uint64_t at) noexcept { bits_ = undefined | at << begin_bit; }
    constexpr void end_at(std::uint64_t at) noexcept {
        auto const values = (bits_ & begun_with_values) != 0 ? begun_with_values | with_values : known();
        bits_ = (bits_ & varies << begin_bit) | at << end_bit | defined | values;
    }
    constexpr void add_value() noexcept { bits_ |= begun_with_values; }
    /// Makes this what is known if it can be either. Returns whether more was known before.
    constexpr bool join(traced_component other) noexcept {
        if (bits_ == other.bits_) return false;
        auto const before = bits_;
        bits_ |= other.bits_;
        if (begin() != other.begin() || begin() != (before >> begin_bit & varies)) bits_ |= varies << begin_bit;
        if (end() != other.end() || end() != before >> end_bit) bits_ |= varies << end_bit;
        return bits_ != before;
    }

private:
    static constexpr unsigned begin_bit = 4, end_bit = 34;
    std::uint64_t bits_ = undefined;
};

/// All expansions of a template at once, read by the automaton of URI references: for each state that an expansion can
/// lead to, what the components are.
class expansion_trace {
    using automaton = automaton_of<rfc3986::syntax>;
    static_assert(automaton::tags % 2 == 0);

    struct path {
        unsigned state;
        traced_component at[automaton::tags / 2];
        bool is_new = false; // whether it has not been followed further

        constexpr void set(unsigned list, std::uint64_t offset) noexcept {
            for (auto const tag : automaton::tag_lists[list])
                if (tag != automaton::tags && tag % 2 == 0) at[tag / 2].begin_at(offset);
            for (auto const tag : automaton::tag_lists[list])
                if (tag % 2 == 1) at[tag / 2].end_at(offset);
        }
        constexpr bool step(unsigned class_of_byte, std::uint64_t offset) noexcept {
            if ((automaton::loops[automaton::loop_of[state]] >> class_of_byte & 1) != 0) return true;
            unsigned const next = automaton::first_step[state] + class_of_byte;
            if (automaton::step_class[next] != class_of_byte) return false;
            unsigned const step = automaton::steps[next];
            state = step & ((1U << automaton::state_bits) - 1);
            if (unsigned const list = step >> automaton::state_bits) set(list, offset);
            return true;
        }
        constexpr bool step(char c, std::uint64_t offset) noexcept {
            return step(unsigned{automaton::class_of[static_cast<byte>(c)]}, offset);
        }
        /// Where there can be a triplet, there can be any.
        constexpr bool step_triplet(std::uint64_t offset) noexcept {
            return step('%', offset) && step('0', offset) && step('0', offset);
        }
        constexpr void add_value() noexcept {
            for (auto& component : at) component.add_value();
        }
        /// Returns whether more was known before.
        constexpr bool join(path const& other) noexcept {
            bool is_changed = false;
            for (auto const* from = other.at; auto& component : at) is_changed |= component.join(*from++);
            return is_changed;
        }
    };
    /// One path for each state that there is.
    struct paths {
        std::vector<path> all;
        byte number_of[1 << automaton::state_bits]{}; // of the path for a state, from 1 on
    };

    paths paths_;
    std::uint64_t literals_ = 0;
    bool can_be_invalid_ = false;

    static constexpr void add(paths& to, path const& one) {
        auto& number = to.number_of[one.state];
        if (number == 0) {
            to.all.push_back(one);
            to.all.back().is_new = true;
            number = static_cast<byte>(to.all.size());
        } else if (to.all[number - 1U].join(one)) {
            to.all[number - 1U].is_new = true;
        }
    }
    constexpr void add_value(paths& to, path next, bool is_valid) {
        if (!is_valid) {
            can_be_invalid_ = true;
            return;
        }
        next.add_value();
        add(to, next);
    }
    /// Adds where a byte of one of the classes, or a triplet, leads.
    constexpr void add_next(paths& to, path const& from, std::uint64_t classes, bool has_triplets,
                            std::uint64_t offset) {
        auto const loops = automaton::loops[automaton::loop_of[from.state]];
        if ((classes & loops) != 0) add_value(to, from, true);
        for (unsigned c = 0; classes >> c != 0; ++c) {
            if (((classes & ~loops) >> c & 1) == 0) continue;
            auto next = from;
            bool const is_valid = next.step(c, offset);
            add_value(to, next, is_valid);
        }
        if (!has_triplets) return;
        auto next = from;
        bool const is_valid = next.step_triplet(offset);
        add_value(to, next, is_valid);
    }
    static constexpr std::uint64_t bit_of(byte c) noexcept { return std::uint64_t{1} << automaton::class_of[c]; }

public:
    constexpr expansion_trace() { add(paths_, {automaton::start, {}}); }

    /// Reads literals of the template. An octet of a character that is encoded counts as one of a value.
    constexpr void literals(std::string_view text) {
        for (char const c : text) {
            paths next;
            bool const is_encoded = static_cast<byte>(c) >= 0x80;
            for (auto one : paths_.all) {
                if (!(is_encoded ? one.step_triplet(literals_) : one.step(c, literals_))) {
                    can_be_invalid_ = true;
                    continue;
                }
                if (is_encoded) one.add_value();
                add(next, one);
            }
            paths_ = std::move(next);
            if (literals_ != traced_component::varies) ++literals_;
        }
    }
    /// Reads an expression, which writes nothing; or `first`, if there is one, and then bytes of a set and triplets.
    constexpr void expression(std::string_view first, byte_set const& others) {
        std::uint64_t classes = 0;
        for (byte c = 0; c != 0x80; ++c)
            if (others.contains(c)) classes |= bit_of(c);
        paths written;
        for (auto const& one : paths_.all) {
            if (first.empty()) add_next(written, one, classes, true, literals_);
            else add_next(written, one, bit_of(static_cast<byte>(first[0])), false, literals_);
        }
        for (bool is_new = true; std::exchange(is_new, false);)
            for (std::size_t i = 0; i != written.all.size(); ++i)
                if (std::exchange(written.all[i].is_new, false)) {
                    auto const from = written.all[i]; // a copy: what is added can move the others
                    add_next(written, from, classes, true, traced_component::varies);
                    is_new = true;
                }
        for (auto const& one : written.all) add(paths_, one);
    }
    /// What the expansions that are valid have in common: nothing, if none is.
    constexpr std::optional<path> finish() {
        std::optional<path> all;
        for (auto one : paths_.all) {
            unsigned const list = automaton::tags_at_end[one.state];
            if (list == automaton::no_end) {
                can_be_invalid_ = true;
                continue;
            }
            one.set(list, literals_);
            if (all) all->join(one);
            else all = one;
        }
        return all;
    }
    constexpr bool can_be_invalid() const noexcept { return can_be_invalid_; }
};

/// Calls `trace` with the literals and the expressions of a template.
constexpr void trace_expansions(uri_template_view t, expansion_trace& trace) {
    for (template_reader rest(t.text()); !rest.is_at_end();) {
        auto const part = rest.next();
        if (part.variable.name.empty()) {
            trace.literals(part.literals);
            continue;
        }
        auto const& style = style_of(part.variable.op);
        bool const has_separators = part.variable.is_exploded || rest.is_in_expression();
        while (rest.is_in_expression()) (void)rest.next();
        trace.expression(style.first, style.allow.safe.bytes | byte_set::of(",=")
                                          | byte_set::of(has_separators ? style.separator : ""));
    }
}

/// The offset in a template of the byte after its first `n` bytes of literals, or of its end.
constexpr std::size_t offset_of_literal(std::string_view text, std::size_t n) noexcept {
    std::size_t at = 0;
    for (template_reader rest(text); !rest.is_at_end();) {
        auto const part = rest.next();
        if (n < part.literals.size()) return part.position + n;
        n -= part.literals.size();
        if (!part.literals.empty()) at = part.position + part.literals.size();
    }
    return at;
}

} // namespace detail

/// What is known of a component of all expansions of a template that are URI references.
struct component_outline {
    bool can_be_defined = false;
    bool can_be_undefined = false;
    /// The text, a part of the template, if it is the same wherever the component is defined.
    std::optional<std::string_view> text{};

    /// Whether the component is the same in all expansions: undefined, or with the same text.
    [[nodiscard]] constexpr bool is_fixed() const noexcept {
        return !can_be_defined || (!can_be_undefined && text.has_value());
    }
    [[nodiscard]] friend constexpr bool operator==(component_outline const&, component_outline const&) = default;
};

namespace detail {

constexpr component_outline outline_of(std::string_view text, traced_component const& traced) noexcept {
    component_outline known{traced.can_be(traced.defined), traced.can_be(traced.undefined), std::nullopt};
    auto const begin = traced.begin(), end = traced.end();
    if (!known.can_be_defined || traced.can_be(traced.with_values) || begin == traced.varies || end == traced.varies)
        return known;
    auto const literals = text.substr(offset_of_literal(text, begin), end - begin);
    if (!has_byte(literals, '{')) known.text = literals;
    return known;
}

} // namespace detail

/// What the expansions of a template are, for any values, lists and pairs included: see `outline`.
struct [[nodiscard]] template_outline {
    bool can_be_uri = false;
    bool can_be_relative_ref = false;
    /// Whether some values make something that is no URI reference, for which `expand` is an error.
    bool can_be_invalid = false;
    component_outline scheme, authority, userinfo, host, port, path, query, fragment;

    [[nodiscard]] constexpr bool is_always_uri() const noexcept {
        return can_be_uri && !can_be_relative_ref && !can_be_invalid;
    }
    [[nodiscard]] constexpr bool is_always_uri_reference() const noexcept { return !can_be_invalid; }
    [[nodiscard]] constexpr bool is_never_uri_reference() const noexcept { return !can_be_uri && !can_be_relative_ref; }
};

/// What a template expands to for any values: a URI, a relative reference, or neither; and which components are the
/// same in all expansions. The automaton of URI references reads all expansions at once. (It is not told how long a
/// prefix is, so that `http://h/{+x:1}` counts as one that can have `[[`.)
///
/// The views in the result are those of parts of the template. Takes time linear in the size of the template;
/// allocates.
///
///     constexpr auto user = "https://api.example.com/users/{id}{?page}"_uri_template;
///     static_assert(outline(user).is_always_uri() && outline(user).host.text == "api.example.com");
///     static_assert(!outline("https://api.example.com{+path}"_uri_template).host.is_fixed()); // `@evil.example`
[[nodiscard]] constexpr template_outline outline(uri_template_view t [[clang::lifetimebound]]) {
    detail::expansion_trace trace;
    detail::trace_expansions(t, trace);
    template_outline all;
    auto const traced = trace.finish();
    all.can_be_invalid = trace.can_be_invalid();
    if (!traced) return all;
    struct {
        constexpr abnf::slice operator[](std::uint32_t i) const noexcept { return {i, i}; }
    } constexpr numbers;
    detail::components number; // of each component in the trace
    rfc3986::syntax::captures::assign(number, numbers);
    auto const of = [&](abnf::slice i) { return detail::outline_of(t.text(), traced->at[i.begin]); };
    all.scheme = of(number.scheme);
    all.authority = of(number.authority);
    all.userinfo = of(number.userinfo);
    all.host = of(number.host);
    all.port = of(number.port);
    all.path = of(number.path);
    all.query = of(number.query);
    all.fragment = of(number.fragment);
    all.can_be_uri = all.scheme.can_be_defined;
    all.can_be_relative_ref = all.scheme.can_be_undefined;
    return all;
}

} // namespace consturi

#endif
