// Matching: the values for which a URI is the expansion of a template.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_MATCH_HPP
#define CONSTURI_TEMPLATES_MATCH_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/support/result.hpp>
#include <consturi/templates/expand.hpp>
#include <consturi/templates/matching.hpp>
#include <consturi/templates/uri_template.hpp>
#include <consturi/templates/value.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/parse.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace consturi {

namespace detail {

/// A run of the automaton of a template: each thread is an instruction, and where the values begin and end. They are
/// `size` numbers of the workspace, which has room for two threads for each instruction.
class match_run {
public:
    static constexpr std::size_t size_of_thread(std::size_t variables) noexcept { return 1 + 2 * variables; }
    static constexpr std::size_t size_of_workspace(std::size_t instructions, std::size_t variables) noexcept {
        return (2 * instructions + 1) * size_of_thread(variables);
    }

    constexpr match_run(match_plan_view const& plan, std::uint32_t* workspace) noexcept
        : plan_(plan), size_(size_of_thread(plan.variables.size())), now_{workspace + size_, 0},
          next_{now_.first + plan.code.size() * size_, 0}, values_(workspace) {
        for (std::size_t i = 0; i != plan.variables.size(); ++i) {
            values_[2 * i] = 1; // undefined
            values_[2 * i + 1] = 0;
        }
    }

    /// Whether the automaton from an instruction on accepts this part of a text. If so, the values have been recorded;
    /// if not, `furthest` is where the text departs from all expansions.
    constexpr bool accepts(std::size_t from, std::string_view text, abnf::slice part,
                           std::uint32_t& furthest) noexcept {
        now_.count = 0;
        add(now_, from, values_, part.begin);
        for (auto at = part.begin; at != part.end; ++at) {
            next_.count = 0;
            for (std::size_t i = 0; i != now_.count; ++i) {
                auto* const thread = now_.first + i * size_;
                if (reads(plan_.code[*thread], text[at])) add(next_, *thread + 1, thread + 1, at + 1);
            }
            std::swap(now_, next_);
            if (now_.count == 0) {
                furthest = at;
                return false;
            }
        }
        for (std::size_t i = 0; i != now_.count; ++i) {
            auto const* const thread = now_.first + i * size_;
            if (plan_.code[*thread].what != match_instruction::accept) continue;
            for (std::size_t k = 1; k != size_; ++k) values_[k - 1] = thread[k];
            return true;
        }
        furthest = part.end;
        return false;
    }

    constexpr void set(std::size_t variable, abnf::slice value) noexcept {
        values_[2 * variable] = value.begin;
        values_[2 * variable + 1] = value.end;
    }
    [[nodiscard]] constexpr abnf::slice operator[](std::size_t variable) const noexcept {
        return {values_[2 * variable], values_[2 * variable + 1]};
    }

private:
    struct threads {
        std::uint32_t* first;
        std::size_t count;
    };

    constexpr bool reads(match_instruction const& one, char c) const noexcept {
        if (one.what == one.byte_is) return one.c == c;
        return one.what == one.value && plan_.variables[one.number].bytes.contains(static_cast<byte>(c));
    }
    /// Adds the threads from an instruction on. The values are the same after the call as before.
    constexpr void add(threads& to, std::size_t from, std::uint32_t* values, std::uint32_t at) const noexcept {
        for (;; ++from) {
            auto const& one = plan_.code[from];
            switch (one.what) {
            case match_instruction::split: add(to, one.number, values, at); continue;
            case match_instruction::jump: return add(to, one.number, values, at);
            case match_instruction::begin:
            case match_instruction::end: {
                auto& begin = values[2 * one.number];
                auto& end = values[2 * one.number + 1];
                auto const old_begin = begin, old_end = end;
                if (one.what == one.begin) begin = at, end = at;
                else end = at;
                add(to, from + 1, values, at);
                begin = old_begin;
                end = old_end;
                return;
            }
            case match_instruction::byte_is:
            case match_instruction::value:
            case match_instruction::accept: return add_thread(to, static_cast<std::uint32_t>(from), values);
            }
        }
    }
    constexpr void add_thread(threads& to, std::uint32_t at, std::uint32_t const* values) const noexcept {
        for (std::size_t i = 0; i != to.count; ++i)
            if (to.first[i * size_] == at) return;
        auto* const thread = to.first + to.count++ * size_;
        thread[0] = at;
        for (std::size_t k = 1; k != size_; ++k) thread[k] = values[k - 1];
    }

    match_plan_view plan_;
    std::size_t size_;
    threads now_, next_;
    std::uint32_t* values_;
};

/// Finds the values of the variables in a valid URI reference. Returns where it departs from all expansions.
class match_finder {
public:
    constexpr match_finder(match_plan_view const& plan, std::string_view text, components const& at,
                           std::uint32_t* workspace) noexcept
        : plan_(plan), text_(text), at_(at), run_(plan, workspace) {}

    constexpr std::optional<std::uint32_t> find_departure() noexcept {
        std::uint32_t departure = 0;
        abnf::slice const before_query{0, at_.path.end};
        if (!run_.accepts(0, text_, before_query, departure)) return departure;
        if (!matches_query(departure) || !matches_fragment(departure)) return departure;
        return std::nullopt;
    }
    constexpr match_run const& values() const noexcept { return run_; }

private:
    constexpr bool matches_query(std::uint32_t& departure) noexcept {
        departure = at_.path.end;
        switch (plan_.query) {
        case match_component::text:
            return at_.query.defined() && run_.accepts(plan_.query_begin, text_, at_.query, departure);
        case match_component::parameters:
            for (auto const& parameter : plan_.parameters)
                if (!find_parameter(parameter, departure)) return false;
            return true;
        case match_component::undefined:
        case match_component::value: break;
        }
        return !at_.query.defined();
    }
    constexpr bool find_parameter(match_parameter const& parameter, std::uint32_t& departure) noexcept {
        bool is_found = false;
        auto const query = at_.query.defined() ? at_.query : abnf::slice{at_.path.end, at_.path.end};
        for (auto const each : query_params(query.of(text_))) {
            if (each.encoded().empty() || each.name() != parameter.name) continue;
            departure = static_cast<std::uint32_t>(each.encoded().data() - text_.data());
            auto const end = static_cast<std::uint32_t>(departure + each.encoded().size());
            if (is_found && !parameter.is_exploded) return false;
            is_found = true;
            auto const value = each.value();
            if (parameter.variable == parameter.no_variable) {
                if (value != parameter.value) return false;
            } else if (parameter.is_exploded) {
                run_.set(parameter.variable, query);
            } else {
                run_.set(parameter.variable, {static_cast<std::uint32_t>(end - value.value_or("").size()), end});
            }
        }
        if (is_found || !parameter.is_required) return true;
        departure = query.end;
        return false;
    }
    constexpr bool matches_fragment(std::uint32_t& departure) noexcept {
        departure = at_.query.defined() ? at_.query.end : at_.path.end;
        if (plan_.fragment == match_component::value) {
            if (at_.fragment.defined()) run_.set(plan_.fragment_variable, at_.fragment);
            return true;
        }
        if (plan_.fragment == match_component::text)
            return at_.fragment.defined() && run_.accepts(plan_.fragment_begin, text_, at_.fragment, departure);
        return !at_.fragment.defined();
    }

    match_plan_view plan_;
    std::string_view text_;
    components at_;
    match_run run_;
};

/// The value of a variable in a URI.
struct matched_value {
    template_variable variable;
    bool is_parameter;
    abnf::slice at;
    std::string_view text; // of the URI

    constexpr bool is_defined() const noexcept {
        bool const is_empty_list = variable.is_exploded && !variable.is_required() && at.begin == at.end;
        return at.defined() && !is_empty_list;
    }
    constexpr std::string_view encoded() const noexcept { return at.of(text); }
    constexpr bool is_list() const noexcept {
        return variable.is_exploded || (!has_byte("+#", variable.op) && has_byte(encoded(), ','));
    }
    /// Calls `use` with each member of a list, or with the text. The value is defined.
    constexpr void for_each_member(auto const& use) const {
        auto const all = encoded();
        if (!is_list()) return use(decoded_view(all));
        if (variable.is_exploded && style_of(variable.op).is_named) {
            for (auto const each : query_params(all, is_parameter ? "&" : ";"))
                if (each.name() == variable.name) use(decoded_view(each.value().value_or("")));
            return;
        }
        bool const has_slashes = variable.is_exploded && variable.op == '/';
        for (std::size_t begin = has_slashes ? 1 : 0; begin <= all.size();) {
            auto const end = find_byte(all, has_slashes ? '/' : ',', begin);
            use(decoded_view(all.substr(begin, end - begin)));
            begin = end + 1;
        }
    }
    /// The text, or the first member of an exploded list.
    constexpr std::optional<decoded_view> first() const noexcept {
        if (!is_defined()) return std::nullopt;
        if (!variable.is_exploded) return decoded_view(encoded());
        std::optional<decoded_view> found;
        for_each_member([&](decoded_view member) {
            if (!found) found = member;
        });
        return found;
    }
    template <number Number>
    constexpr result<Number> number_in(std::string_view name) const noexcept {
        auto const value = first();
        if (!value) return unexpected(parse_error(diagnosis_at(text.size(), name, mistake::missing_parameter)));
        auto digits = value->begin();
        Number number{};
        auto const which = read_number(number, digits, value->end());
        if (!which) return number;
        auto const* const wrong = *which == mistake::number_out_of_range ? value->base().data() : digits.base().data();
        return unexpected(parse_error(diagnosis_at(static_cast<std::size_t>(wrong - text.data()), name, *which)));
    }
    constexpr std::vector<std::string> all() const {
        std::vector<std::string> members;
        if (is_defined()) for_each_member([&](decoded_view member) { members.push_back(member.str()); });
        return members;
    }
    template_value value() const {
        if (!is_defined()) return {};
        if (is_list()) return all();
        return first()->str();
    }
};

/// The plan for a literal.
template <fixed_uri_template Template>
struct constant_plan {
    struct summary {
        std::size_t code, variables, parameters;
        mistake which;
        std::size_t position; // of the mistake, or the size of the template
    };
    static constexpr uri_template_view t = Template;
    static constexpr summary known = [] {
        match_planner planner(t);
        auto const& plan = planner.plan();
        auto const error = planner.error();
        return summary{plan.code.size(), plan.variables.size(), plan.parameters.size(),
                       error ? error->which : mistake{}, error ? error->position : t.text().size()};
    }();
    static constexpr bool can_be_matched = known.position == t.text().size();
    static constexpr auto plan = [] {
        match_planner const planner(t);
        auto const& from = planner.plan();
        basic_match_plan<std::array<match_instruction, known.code>, std::array<match_variable, known.variables>,
                         std::array<match_parameter, known.parameters>>
            to;
        for (std::size_t i = 0; i != known.code; ++i) to.code[i] = from.code[i];
        for (std::size_t i = 0; i != known.variables; ++i) to.variables[i] = from.variables[i];
        for (std::size_t i = 0; i != known.parameters; ++i) to.parameters[i] = from.parameters[i];
        to.query_begin = from.query_begin;
        to.fragment_begin = from.fragment_begin;
        to.query = from.query;
        to.fragment = from.fragment;
        to.fragment_variable = from.fragment_variable;
        return to;
    }();
    /// The variable with this name, or the number of variables.
    static constexpr std::size_t index_of(std::string_view name) noexcept {
        std::size_t i = 0;
        while (i != known.variables && plan.variables[i].variable.name != name) ++i;
        return i;
    }
};

/// The compiler's message for a template whose expansions do not tell its values: the rest of the template from the
/// place on, and why.
template <fixed_string From, mistake Which>
constexpr void check_that_it_can_be_matched() noexcept {
#define CONSTURI_MISTAKE(name, form, message) static_assert(Which != mistake::name, message);
#include <consturi/diagnosis/mistakes.def>
}
template <fixed_uri_template Template>
inline constexpr auto rest_of_template = [] {
    using plan = constant_plan<Template>;
    char chars[plan::t.text().size() - plan::known.position + 1]{};
    plan::t.text().substr(plan::known.position).copy(chars, sizeof chars - 1);
    return fixed_string(chars);
}();

constexpr auto not_an_expansion(std::uint32_t departure) noexcept {
    return unexpected(parse_error(diagnosis_at(departure, rfc6570::URI_Template.name(), mistake::not_an_expansion)));
}

} // namespace detail

namespace detail {
struct match_access;
}

/// The values of the variables of a literal in a URI that is one of its expansions. It refers to the text of the URI.
template <fixed_uri_template Template>
class uri_template_match {
public:
    /// The decoded value of a variable; nothing, if it is undefined. An expression without operator, or with `+`, has
    /// no undefined values, but empty ones. Of a list that is exploded (`*`), the first member.
    ///
    /// A std::string allocates; a `decoded_view` refers to the URI.
    ///
    ///     auto const m = match("/users/{id}{?page}"_uri_template, "/users/a%20b?page=2");
    ///     assert(m->get<"id">() == "a b" && (m->get<"page", int>() == 2));
    template <fixed_string Name, class Text = std::string>
        requires(std::is_same_v<Text, std::string> || std::is_same_v<Text, decoded_view>)
    [[nodiscard]] constexpr std::optional<Text> get() const {
        auto const found = value_of<Name>().first();
        if (!found) return std::nullopt;
        if constexpr (std::is_same_v<Text, decoded_view>) return found;
        else return found->str();
    }
    /// The value as a number: like query_params::get. The position of an error is an offset in the URI.
    template <fixed_string Name, detail::number Number>
    [[nodiscard]] constexpr result<Number> get() const noexcept {
        return value_of<Name>().template number_in<Number>(name_in_template<Name>());
    }
    /// The decoded members of a list: `{?tags*}`, `{/segments*}`, or a value with commas. A text is a list of one; what
    /// is undefined has no members.
    template <fixed_string Name>
    [[nodiscard]] constexpr std::vector<std::string> get_all() const {
        return value_of<Name>().all();
    }
    /// The value for `expand`: undefined, a text, or a list.
    template <fixed_string Name>
    [[nodiscard]] template_value value() const {
        return value_of<Name>().value();
    }

private:
    using plan = detail::constant_plan<Template>;

    friend detail::match_access;
    constexpr explicit uri_template_match(std::string_view text) noexcept : text_(text) {}

    template <fixed_string Name>
    constexpr detail::matched_value value_of() const noexcept {
        constexpr auto i = plan::index_of(Name.view());
        detail::check_name<Name, i != plan::known.variables>();
        auto const& variable = plan::plan.variables[i];
        return {variable.variable, variable.is_parameter, at_[i], text_};
    }
    template <fixed_string Name>
    static constexpr std::string_view name_in_template() noexcept {
        return plan::plan.variables[plan::index_of(Name.view())].variable.name;
    }

    std::string_view text_;
    std::array<abnf::slice, plan::known.variables> at_{};
};

namespace detail {

struct match_access {
    template <fixed_uri_template Template>
    static constexpr result<uri_template_match<Template>> match(std::string_view text, components const& at) noexcept {
        using plan = constant_plan<Template>;
        std::uint32_t workspace[match_run::size_of_workspace(plan::known.code, plan::known.variables)];
        match_finder finder(plan_view(plan::plan), text, at, workspace);
        if (auto const departure = finder.find_departure()) return not_an_expansion(*departure);
        uri_template_match<Template> found(text);
        for (std::size_t i = 0; i != plan::known.variables; ++i) found.at_[i] = finder.values()[i];
        return found;
    }
};

template <fixed_uri_template Template>
constexpr void check_matched() noexcept {
    if constexpr (!constant_plan<Template>::can_be_matched)
        check_that_it_can_be_matched<rest_of_template<Template>, constant_plan<Template>::known.which>();
}

/// A URI or URI reference that owns its text, and is about to end.
template <class U>
concept ending_owner = any_uri<U> && !std::is_trivially_destructible_v<U>;

} // namespace detail

/// The values for which a URI is the expansion of a template: the inverse of `expand`. A literal whose expansions do
/// not tell its values does not compile; the message has the place and the reason.
///
/// Returns the values, which refer to the text of the URI; or an error with the position from which on no expansion
/// continues like the URI. A text that is no URI reference is the error of parse_uri_reference.
///
/// Literals are compared byte by byte: normalize a URI first, if it is another spelling. The parameters of the query
/// can have any order, and the URI can have others. docs/templates.md says which templates can be matched, and which
/// values they give back; uri_template_matcher takes a template that is known at run time only. Takes time linear in
/// the size of the URI; does not allocate.
///
///     constexpr auto m = match("/users/{id}{?page}"_uri_template, "/users/a%20b?page=2");
///     static_assert(m->get<"id", decoded_view>() == "a b" && m->get<"page", int>() == 2);
///     assert(match("/users/{id}"_uri_template, "/users/7/x").error().position() == 8);
template <fixed_uri_template Template, any_uri U>
[[nodiscard]] constexpr result<uri_template_match<Template>> match(uri_template_constant<Template>,
                                                                   U const& u) noexcept {
    detail::check_matched<Template>();
    return detail::match_access::match<Template>(u.text(), detail::access::components_of(u));
}
template <fixed_uri_template Template, class InstructionSet = detail::instruction_set>
[[nodiscard]] constexpr result<uri_template_match<Template>> match(uri_template_constant<Template> t,
                                                                   detail::borrowed_text text
                                                                   [[clang::lifetimebound]]) noexcept {
    auto const u = parse_uri_reference<InstructionSet>(text);
    if (!u) return unexpected(u.error());
    return match(t, *u);
}
template <fixed_uri_template Template, detail::ending_owner U, class = detail::a_temporary_has_no_views>
void match(uri_template_constant<Template>, U&&) = delete;

} // namespace consturi

#endif
