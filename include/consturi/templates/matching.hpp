// How a template is matched: its parts as instructions of an automaton that reads the path, and as parameters of the
// query; and whether a URI can be the expansion for different values.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_MATCHING_HPP
#define CONSTURI_TEMPLATES_MATCHING_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/templates/expansion.hpp>
#include <consturi/templates/uri_template.hpp>
#include <consturi/text/byte_set.hpp>
#include <consturi/text/split.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::detail {

/// An instruction of the automaton (K. Thompson, "Regular Expression Search Algorithm", 1968).
struct match_instruction {
    enum code : std::uint8_t {
        byte_is, // reads the byte `c`
        value,   // reads a byte of a value of variable `number`
        split,   // goes on here and at `number`
        jump,    // goes on at `number`
        begin,   // the value of variable `number` begins here
        end,     // the value of variable `number` ends here
        accept,
    };
    code what = accept;
    char c = '\0';
    std::uint32_t number = 0;
};

/// A parameter of the query: one with this value, or one whose value is that of a variable.
struct match_parameter {
    static constexpr std::size_t no_variable = SIZE_MAX;
    std::string_view name;
    std::optional<std::string_view> value{};
    std::size_t variable = no_variable;
    bool is_required = false;
    bool is_exploded = false;
};

/// What the query and the fragment of a URI have to be.
enum class match_component : std::uint8_t { undefined, text, parameters, value };

/// A variable, and what its values can be.
struct match_variable {
    template_variable variable;
    byte_set bytes;
    bool is_parameter = false;
};

/// How a template is matched, in containers of some kind.
template <class Instructions, class Variables, class Parameters>
struct basic_match_plan {
    Instructions code; // for the text before the query; from `query_begin` on for the query; and for the fragment
    Variables variables;
    Parameters parameters;
    std::size_t query_begin = 0, fragment_begin = 0;
    match_component query{}, fragment{};
    std::size_t fragment_variable = 0;
};
using match_plan =
    basic_match_plan<std::vector<match_instruction>, std::vector<match_variable>, std::vector<match_parameter>>;
using match_plan_view = basic_match_plan<std::span<match_instruction const>, std::span<match_variable const>,
                                         std::span<match_parameter const>>;

constexpr match_plan_view plan_view(auto const& plan) noexcept {
    return {plan.code,           plan.variables, plan.parameters, plan.query_begin,
            plan.fragment_begin, plan.query,     plan.fragment,   plan.fragment_variable};
}
/// The offset of the first of some bytes from `from` on, or the size of the text. (g++ 12 cannot evaluate
/// std::string_view::find_first_of for a template argument.)
constexpr std::size_t find_any(std::string_view text, std::string_view bytes, std::size_t from = 0) noexcept {
    while (from != text.size() && !has_byte(bytes, text[from])) ++from;
    return from;
}

/// Makes the plan of a template, or says why there is none.
class match_planner {
public:
    /// The size of the largest template that can be matched: finding an ambiguity takes memory quadratic in it.
    static constexpr std::size_t max_size = 1024;

    constexpr explicit match_planner(uri_template_view t) : text_(t.text()) {
        if (text_.size() > max_size) fail(max_size, mistake::text_over_capacity);
        find_authority();
        read_parts();
        if (!error_) find_repeated_variable();
        if (!error_) {
            append(head_, extras_of_path);
            plan_.query_begin = plan_.code.size();
            if (plan_.query == match_component::parameters && read_parameters()) {
                check_parameters();
            } else if (plan_.query == match_component::parameters) {
                plan_.parameters.clear();
                plan_.query = match_component::text;
                append(query_, extras_of_query);
            }
            plan_.fragment_begin = plan_.code.size();
            if (plan_.fragment == match_component::text) append(fragment_, extras_of_query);
        }
    }

    /// Why the expansions of the template do not tell its values.
    constexpr std::optional<diagnosis> error() {
        if (!error_) find_ambiguity();
        return error_;
    }
    constexpr match_plan const& plan() const noexcept { return plan_; }

private:
    using parts = std::vector<template_part>;
    // Reserved characters that a value can have, although `expand` encodes them: what else is in a segment or a query.
    static constexpr auto extras_of_path = byte_set::of("!$&'()*+;=:@");
    static constexpr auto extras_of_query = byte_set::of("!$&'()*+;=:@/?");

    constexpr void fail(std::size_t position, mistake which) {
        if (!error_) error_ = diagnosis_at(position, rfc6570::expression.name(), which);
    }

    /// The fragment is the value of a variable, or begins with a literal; another `#` cannot follow.
    constexpr void fail_in_fragment(template_part const& next) {
        fail((fragment_.empty() ? next : fragment_.front()).position, mistake::values_that_touch);
    }

    // The parts before the query, in the query, and in the fragment.

    constexpr void find_authority() noexcept {
        auto begin = find_byte(text_, '/');
        if (!text_.substr(begin).starts_with("//") || (begin != 0 && text_[begin - 1] != ':')) return;
        begin += 2;
        authority_ = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(find_any(text_, "/?#", begin))};
    }
    constexpr void read_parts() {
        for (template_reader rest(text_); !rest.is_at_end() && !error_;) {
            auto part = rest.next();
            if (part.variable.name.empty()) {
                read_literals(part);
                continue;
            }
            plan_.variables.push_back({part.variable, {}, false});
            has_path_parameters_ |= part.variable.op == ';';
            check_variable(part);
            if (part.variable.op == '?') {
                if (part.begins_expression && section_ != &head_)
                    fail(part.position, mistake::query_without_parameters);
                begin_query();
            } else if (part.variable.op == '#') {
                if (section_ == &fragment_) fail_in_fragment(part);
                section_ = &fragment_;
                plan_.fragment = match_component::value;
                plan_.fragment_variable = part.index;
            } else if (part.variable.op == '&' && section_ != &query_) {
                fail(part.position, mistake::query_without_parameters);
            }
            if (section_ == &fragment_ && !fragment_.empty() && plan_.fragment == match_component::value)
                fail_in_fragment(part);
            push(part);
        }
    }
    /// What follows `{?x}` could become a part of the path.
    constexpr void push(template_part const& part) {
        bool const follows = part.begins_expression || part.variable.name.empty();
        if (section_ == &query_ && !query_.empty() && query_.front().variable.op == '?' && follows)
            fail(part.position, mistake::query_without_parameters);
        section_->push_back(part);
    }
    constexpr void check_variable(template_part const& part) {
        auto const& variable = part.variable;
        bool const is_named = style_of(variable.op).is_named;
        if (variable.max_length != 0) fail(part.position, mistake::prefix_that_is_matched);
        if (!part.begins_expression && !is_named) fail(part.position, mistake::several_values_in_an_expression);
        if (variable.is_exploded && has_byte("+#.", variable.op)) fail(part.position, mistake::list_without_separator);
    }
    constexpr void begin_query() noexcept {
        section_ = &query_;
        plan_.query = match_component::parameters;
    }
    constexpr void read_literals(template_part part) {
        while (!part.literals.empty()) {
            auto const end = find_any(part.literals, section_ == &head_ ? "?#" : "#");
            bool const ends = end != part.literals.size() && section_ != &fragment_;
            auto piece = part;
            if (ends) piece.literals = part.literals.substr(0, end);
            if (!piece.literals.empty()) {
                if (section_ == &fragment_ && plan_.fragment == match_component::value) fail_in_fragment(part);
                push(piece);
            }
            if (!ends) return;
            if (part.literals[end] == '?') begin_query();
            else section_ = &fragment_, plan_.fragment = match_component::text;
            part.literals.remove_prefix(end + 1);
            part.position += end + 1;
        }
    }
    constexpr void find_repeated_variable() {
        for (template_reader rest(text_); !rest.is_at_end();) {
            auto const part = rest.next();
            for (std::size_t i = 0; i != part.index && !part.variable.name.empty(); ++i)
                if (plan_.variables[i].variable.name == part.variable.name)
                    fail(part.position, mistake::repeated_variable);
        }
    }

    // The parameters of the query.

    /// Whether the query consists of parameters.
    constexpr bool read_parameters() {
        bool has_operators = false, is_list = true, needs_ampersand = false;
        for (auto const& part : query_) has_operators |= has_byte("?&", part.variable.op);
        for (std::size_t i = 0; i != query_.size() && is_list; ++i) {
            auto const& part = query_[i];
            if (!part.variable.name.empty()) {
                is_list = has_byte("?&", part.variable.op);
                plan_.parameters.push_back({part.variable.name, {}, part.index, false, part.variable.is_exploded});
                needs_ampersand = true;
                continue;
            }
            auto rest = part.literals;
            if (needs_ampersand && !rest.starts_with('&')) is_list = false;
            if (needs_ampersand) rest.remove_prefix(1);
            bool const has_value = i + 1 != query_.size() && is_simple(query_[i + 1].variable);
            for (;;) {
                auto const size = find_byte(rest, '&');
                bool const is_last = size == rest.size();
                auto const piece = rest.substr(0, size);
                auto const name = before('=', piece);
                for (char const c : piece) is_list = is_list && static_cast<byte>(c) < 0x80;
                if (is_last && has_value) {
                    auto const& value = query_[++i];
                    is_list = is_list && name.size() + 1 == piece.size() && !value.variable.is_exploded;
                    plan_.parameters.push_back({name, {}, value.index, true, false});
                } else if (!piece.empty()) {
                    plan_.parameters.push_back({name, after('=', piece), match_parameter::no_variable, true, false});
                }
                if (is_last) break;
                rest.remove_prefix(size + 1);
            }
            needs_ampersand = true;
        }
        if (!is_list && has_operators) fail(query_.front().position, mistake::query_without_parameters);
        return is_list;
    }
    static constexpr bool is_simple(template_variable const& variable) noexcept {
        return variable.op == '\0' && !variable.name.empty();
    }
    constexpr void check_parameters() {
        auto const& all = plan_.parameters;
        for (std::size_t i = 0; i != all.size(); ++i) {
            if (all[i].variable != match_parameter::no_variable) plan_.variables[all[i].variable].is_parameter = true;
            for (std::size_t k = 0; k != i; ++k)
                if (all[k].name == all[i].name) fail(query_.front().position, mistake::repeated_parameter);
        }
    }

    // Instructions for the other components.

    constexpr std::size_t write(match_instruction::code what, std::size_t number = 0, char c = '\0') {
        plan_.code.push_back({what, c, static_cast<std::uint32_t>(number)});
        return plan_.code.size() - 1;
    }
    /// Lets a jump or a split go on at the next instruction.
    constexpr void land(std::size_t at) noexcept {
        plan_.code[at].number = static_cast<std::uint32_t>(plan_.code.size());
    }
    constexpr void append(parts const& all, byte_set const& extras) {
        for (std::size_t i = 0; i != all.size(); ++i) {
            if (all[i].variable.name.empty()) {
                append_literals(all[i].literals);
                continue;
            }
            auto& variable = plan_.variables[all[i].index];
            auto const literals_at = [&](std::size_t k) {
                return k < all.size() ? all[k].literals : std::string_view();
            };
            variable.bytes = bytes_of(all[i], extras, literals_at(i - 1), literals_at(i + 1));
            append_variable(variable.variable, all[i].index);
        }
        write(match_instruction::accept);
    }
    constexpr void append_literals(std::string_view literals) {
        for (char const c : literals) {
            if (static_cast<byte>(c) < 0x80) {
                write(match_instruction::byte_is, 0, c);
                continue;
            }
            char triplet[3];
            write_triplet(triplet, c);
            for (char const encoded : triplet) write(match_instruction::byte_is, 0, encoded);
        }
    }
    /// The bytes of the values of a variable between literals: those that `expand` writes, and reserved characters that
    /// separate nothing here.
    constexpr byte_set bytes_of(template_part const& part, byte_set const& extras, std::string_view before,
                                std::string_view after) const noexcept {
        bool const is_in_path = section_of(part) == &head_;
        if (part.variable.op == '+')
            return (unreserved | gen_delims | sub_delims | byte_set::of("%")) - byte_set::of(is_in_path ? "?#" : "#");
        auto const separators = byte_set::of(before) | byte_set::of(after);
        bool const is_in_authority = authority_.begin <= part.position && part.position < authority_.end;
        auto bytes = unreserved | byte_set::of("%") | (byte_set::of(",") - separators);
        if (!is_in_authority) bytes |= extras - separators;
        if (has_path_parameters_) bytes = bytes - byte_set::of(";");
        return bytes;
    }
    constexpr parts const* section_of(template_part const& part) const noexcept {
        for (auto const* section : {&query_, &fragment_})
            if (!section->empty() && section->front().position <= part.position) return section;
        return &head_;
    }
    constexpr void append_value(std::size_t variable) {
        auto const loop = write(match_instruction::split);
        write(match_instruction::value, variable);
        write(match_instruction::jump, loop);
        land(loop);
    }
    constexpr void append_variable(template_variable const& variable, std::size_t number) {
        if (variable.is_required()) {
            write(match_instruction::begin, number);
            append_value(number);
            write(match_instruction::end, number);
            return;
        }
        if (variable.is_exploded) write(match_instruction::begin, number);
        auto const optional = write(match_instruction::split);
        write(match_instruction::byte_is, 0, variable.op);
        if (variable.op == ';') append_literals(variable.name);
        if (!variable.is_exploded) write(match_instruction::begin, number);
        if (variable.op == ';') {
            auto const without_value = write(match_instruction::split);
            write(match_instruction::byte_is, 0, '=');
            if (!variable.is_exploded) write(match_instruction::begin, number);
            append_value(number);
            land(without_value);
        } else {
            append_value(number);
        }
        if (variable.is_exploded) write(match_instruction::jump, optional);
        else write(match_instruction::end, number);
        land(optional);
        if (variable.is_exploded) write(match_instruction::end, number);
    }

    // Whether a text has two ways through the automaton.

    /// The instructions that can read the next byte, or accept, if the automaton is at `from`.
    constexpr std::vector<std::uint32_t> next_from(std::size_t from) const {
        std::vector<std::uint32_t> all;
        add_next(all, from);
        return all;
    }
    constexpr void add_next(std::vector<std::uint32_t>& to, std::size_t from) const {
        for (;; ++from) {
            auto const& one = plan_.code[from];
            if (one.what == one.split) add_next(to, one.number);
            else if (one.what == one.jump) return add_next(to, one.number);
            else if (one.what != one.begin && one.what != one.end)
                return to.push_back(static_cast<std::uint32_t>(from));
        }
    }
    constexpr byte_set bytes_at(std::size_t at) const noexcept {
        auto const& one = plan_.code[at];
        if (one.what == one.byte_is) return byte_set::of({&one.c, 1});
        return one.what == one.value ? plan_.variables[one.number].bytes : byte_set();
    }
    /// Two ways that have parted. `where` is the first variable after which they do.
    struct parted {
        std::uint32_t a, b;
        std::size_t where;
    };
    constexpr void find_ambiguity() {
        std::vector<parted> ways;
        std::vector<char> is_known(plan_.code.size() * plan_.code.size(), '\0');
        auto const part = [&](std::uint32_t a, std::uint32_t b, std::size_t where) {
            if (a > b) std::swap(a, b);
            if (std::exchange(is_known[a * plan_.code.size() + b], '\1') == '\0') ways.push_back({a, b, where});
        };
        auto const part_at = [&](std::size_t from, std::size_t where) {
            auto const next = next_from(from);
            for (auto const a : next)
                for (auto const b : next)
                    if (a < b) part(a, b, where);
        };
        std::size_t last_variable = 0;
        for (std::size_t at = 0; at != plan_.code.size(); ++at) {
            if (plan_.code[at].what == match_instruction::begin) last_variable = plan_.code[at].number;
            if (at == 0 || plan_.code[at - 1].what == match_instruction::accept) part_at(at, last_variable);
            if (!bytes_at(at).empty()) part_at(at + 1, last_variable);
        }
        for (std::size_t i = 0; i != ways.size(); ++i) {
            auto const way = ways[i];
            if (plan_.code[way.a].what == match_instruction::accept
                && plan_.code[way.b].what == match_instruction::accept)
                return fail(position_of(way.where), mistake::values_that_touch);
            if (!bytes_at(way.a).intersects(bytes_at(way.b))) continue;
            for (auto const a : next_from(way.a + 1))
                for (auto const b : next_from(way.b + 1)) part(a, b, way.where);
        }
    }
    constexpr std::size_t position_of(std::size_t variable) const noexcept {
        for (template_reader rest(text_);;)
            if (auto const part = rest.next(); part.index == variable && !part.variable.name.empty())
                return part.position;
    }

    std::string_view text_;
    abnf::slice authority_{1, 0};
    parts head_, query_, fragment_;
    parts* section_ = &head_;
    bool has_path_parameters_ = false;
    match_plan plan_;
    std::optional<diagnosis> error_;
};

} // namespace consturi::detail

#endif
