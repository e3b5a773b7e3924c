// Requirements that are written as text, as in C++: `scheme_is("https") && !has_userinfo`.
//
//     requirement = conjunction *( "||" conjunction )
//     conjunction = negation *( "&&" negation )
//     negation    = "!" negation / "(" requirement ")" / call
//
// Functions read these three rules, which refer to each other; `written` has the others. White space can be between all
// tokens.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_WRITTEN_REQUIREMENT_HPP
#define CONSTURI_REQUIREMENTS_WRITTEN_REQUIREMENT_HPP

#include <consturi/abnf/match.hpp>
#include <consturi/abnf/notation.hpp>
#include <consturi/host/ipv4_address.hpp>
#include <consturi/host/ipv6_address.hpp>
#include <consturi/requirements/address.hpp>
#include <consturi/requirements/any_requirement.hpp>
#include <consturi/requirements/authority.hpp>
#include <consturi/requirements/host.hpp>
#include <consturi/requirements/host_in.hpp>
#include <consturi/requirements/path.hpp>
#include <consturi/requirements/require.hpp>
#include <consturi/requirements/scheme.hpp>
#include <consturi/requirements/text.hpp>
#include <consturi/requirements/unambiguous.hpp>
#include <consturi/rfc/rfc5234.hpp>
#include <consturi/text/alternatives.hpp>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace consturi::requirements {

namespace detail {

namespace written {

using namespace abnf::notation;
using rfc5234::ALPHA, rfc5234::DIGIT;

inline constexpr auto space = "space"_rule = [] { return *(x(' ') | x('\t') | x('\r') | x('\n')); };
inline constexpr auto name = "name"_rule = [] { return ALPHA >> *(ALPHA | DIGIT | "_"); };
inline constexpr auto text = "text"_rule = [] {
    return x(0x22) >> *(x(0x20, 0x21) | x(0x23, 0x5B) | x(0x5D, 0x7E)) >> x(0x22); // no " and no backslash inside
};
inline constexpr auto suffix = "suffix"_rule = [] { return lit("_ipv4") | "_ipv6"; };
inline constexpr auto number = "number"_rule = [] { return lit("0") | x('1', '9') >> *DIGIT; }; // no octal one
inline constexpr auto argument = "argument"_rule = [] { return text >> opt[suffix] | number; };
inline constexpr auto arguments =
    "arguments"_rule = [] { return "(" >> space >> argument >> *(space >> "," >> space >> argument) >> space >> ")"; };
inline constexpr auto call = "call"_rule = [] { return name >> opt[space >> arguments]; };

} // namespace written

/// The part of `text` that `rule` matches at its beginning. It is empty, if there is none.
template <class Rule>
std::string_view begin_of(std::string_view text, Rule const& rule) {
    auto const size = abnf::longest_match(rule, text);
    return text.substr(0, size == text.npos ? 0 : size);
}

/// One of several schemes that are known at run time only. Its text is that of the call.
struct scheme_in_list : basic_requirement<scheme_in_list, requirement_id::scheme_in> {
    std::vector<scheme_is<at_run_time>> schemes;

    verdict judge(candidate const& u) const noexcept { return judge_parts(schemes, u, verdict::met); }
};

/// What was read: a requirement or, after an error, nothing.
using read_requirement = std::optional<any_requirement>;

/// A requirement with its arguments, as written.
class written_call {
public:
    /// `text` is a part of `whole` that matches written::call.
    written_call(std::shared_ptr<std::string const> const& whole, std::string_view text)
        : spelling_{whole, text}, name_(begin_of(text, written::name)) {
        auto rest = text.substr(name_.size());
        for (auto at = rest.find_first_of("\"0123456789"); at != rest.npos; at = rest.find_first_of("\"0123456789")) {
            rest.remove_prefix(at);
            arguments_.push_back(begin_of(rest, written::argument));
            rest.remove_prefix(arguments_.back().size());
        }
    }

    std::string_view name() const noexcept { return name_; }
    std::string_view text() const noexcept { return spelling_.text; }
    std::size_t size() const noexcept { return arguments_.size(); }
    /// Set by the functions that return an error or nothing.
    std::optional<requirement_error> const& error() const noexcept { return error_; }

    read_requirement fail(std::string_view at, std::string message) {
        error_.emplace(static_cast<std::size_t>(at.data() - spelling_.whole->data()), std::move(message));
        return std::nullopt;
    }
    /// For another number of arguments, or arguments that are not of the kind `what`.
    read_requirement fail(std::string_view what) { return fail(text(), std::string(name_).append(" ").append(what)); }
    template <requirement R>
    read_requirement made(R const& requirement) const {
        return any_requirement(requirement, spelling_);
    }

    bool is_text(std::size_t i) const { return arguments_[i].ends_with('"'); }
    bool is_number(std::size_t i) const { return !arguments_[i].starts_with('"'); }
    bool is_address(std::size_t i) const { return !is_text(i) && !is_number(i); }
    bool is_ipv4(std::size_t i) const { return arguments_[i].ends_with('4'); }
    std::string_view text_of(std::size_t i) const {
        auto const quoted = arguments_[i].substr(0, arguments_[i].rfind('"') + 1);
        return quoted.substr(1, quoted.size() - 2);
    }

    /// Whether a text is one that the requirement can have.
    template <class Argument>
    bool has(std::size_t i) {
        if (is_argument<Argument>(text_of(i))) return true;
        fail_at(i, parse_error(diagnose_argument<Argument>(text_of(i))));
        return false;
    }
    template <class Address>
    std::optional<Address> address(std::size_t i) {
        auto const parsed = Address::parse(text_of(i));
        if (parsed) return *parsed;
        fail_at(i, parsed.error());
        return std::nullopt;
    }
    std::optional<std::uint64_t> number(std::size_t i, std::uint64_t highest) {
        std::uint64_t value = 0;
        auto const read = std::from_chars(arguments_[i].data(), arguments_[i].data() + arguments_[i].size(), value);
        if (read.ec == std::errc() && value <= highest) return value;
        fail(arguments_[i], "number above " + std::to_string(highest));
        return std::nullopt;
    }

private:
    shared_spelling spelling_;
    std::string_view name_;
    std::vector<std::string_view> arguments_;
    std::optional<requirement_error> error_;

    void fail_at(std::size_t i, parse_error const& wrong) {
        fail(text_of(i).substr(wrong.position()), wrong.description());
    }
};

template <class Readable>
class requirement_reader;

/// The requirements that a text can name. (Members of a template: they are compiled only if they are used.)
template <class = void>
class readable_requirements {
    template <auto const& Requirement>
    static read_requirement read_constant(written_call& of) {
        return of.size() == 0 ? of.made(Requirement) : of.fail("has no arguments");
    }
    static read_requirement read_unambiguous(written_call& of) {
        if (of.size() != 0) return of.fail("has no arguments");
        return requirement_reader<readable_requirements>(spelling<unambiguous>.view(), {}).read().value();
    }

    template <template <std::size_t> class Requirement, class Argument>
    static read_requirement read_with_text(written_call& of) {
        if (of.size() != 1 || !of.is_text(0)) return of.fail("has one argument, a text in quotation marks");
        if (!of.has<Argument>(0)) return std::nullopt;
        return of.made(Requirement<at_run_time>(of.text_of(0)));
    }
    static read_requirement read_scheme_is(written_call& of) { return read_with_text<scheme_is, scheme_argument>(of); }
    static read_requirement read_host_is(written_call& of) { return read_with_text<host_is, host_argument>(of); }
    static read_requirement read_host_under(written_call& of) {
        return read_with_text<host_under, domain_argument>(of);
    }
    static read_requirement read_path_under(written_call& of) { return read_with_text<path_under, path_argument>(of); }
    static read_requirement read_below(written_call& of) { return read_with_text<below, base_argument>(of); }
    static read_requirement read_scheme_in(written_call& of) {
        bool are_texts = of.size() != 0;
        for (std::size_t i = 0; i != of.size(); ++i) are_texts = are_texts && of.is_text(i);
        if (!are_texts) return of.fail("has texts in quotation marks as its arguments");
        scheme_in_list one_of;
        for (std::size_t i = 0; i != of.size(); ++i) {
            if (!of.has<scheme_argument>(i)) return std::nullopt;
            one_of.schemes.emplace_back(of.text_of(i));
        }
        return of.made(one_of);
    }

    template <class Address>
    static read_requirement read_host_in_block(written_call& of) {
        auto const bits = of.number(1, 8 * sizeof(Address));
        if (!bits) return std::nullopt;
        auto const first = of.address<Address>(0);
        if (!first) return std::nullopt;
        return of.made(host_in(*first, static_cast<std::size_t>(*bits)));
    }
    /// In C++, these have a container as their argument, which is not an expression of this grammar.
    static read_requirement refuse_hosts(written_call& of, std::string const& what, std::string const& for_one) {
        std::string all;
        for (std::size_t i = 0; i != of.size(); ++i)
            if (of.is_text(i))
                all.append(all.empty() ? "" : " || ").append(for_one + "(\"").append(of.text_of(i)) += "\")";
        return of.fail(what + (all.empty() ? for_one + "(\"example.com\")" : all));
    }
    static read_requirement read_host_in(written_call& of) {
        if (of.size() != 2 || !of.is_number(1))
            return refuse_hosts(of, "has an address and a number of bits; for hosts, write ", "host_is");
        if (!of.is_address(0)) return of.fail("has an address before the number of bits, such as \"10.0.0.0\"_ipv4");
        return of.is_ipv4(0) ? read_host_in_block<ipv4_address>(of) : read_host_in_block<ipv6_address>(of);
    }
    static read_requirement read_host_under_any(written_call& of) {
        return refuse_hosts(of, "has a container as its argument; write ", "host_under");
    }
    static read_requirement read_port_is(written_call& of) {
        if (of.size() != 1 || !of.is_number(0)) return of.fail("has one argument, a number");
        auto const port = of.number(0, UINT16_MAX);
        if (!port) return std::nullopt;
        return of.made(port_is(static_cast<std::uint16_t>(*port)));
    }
    static read_requirement read_port_between(written_call& of) {
        if (of.size() != 2 || !of.is_number(0) || !of.is_number(1))
            return of.fail("has two arguments, which are numbers");
        auto const lowest = of.number(0, UINT16_MAX);
        auto const highest = lowest ? of.number(1, UINT16_MAX) : std::nullopt;
        if (!highest) return std::nullopt;
        if (*lowest > *highest) return of.fail("has the lowest port first");
        return of.made(port_between(static_cast<std::uint16_t>(*lowest), static_cast<std::uint16_t>(*highest)));
    }
    static read_requirement read_max_length(written_call& of) {
        if (of.size() != 1 || !of.is_number(0)) return of.fail("has one argument, a number of bytes");
        auto const bytes = of.number(0, max_text_size);
        if (!bytes) return std::nullopt;
        return of.made(max_length(static_cast<std::size_t>(*bytes)));
    }

public:
    struct row {
        std::string_view name;
        read_requirement (*read)(written_call&);
        bool has_arguments;
    };
    static constexpr row rows[] = {
#define CONSTURI_ROW_constant(name) {#name, read_constant<requirements::name>, false},
#define CONSTURI_ROW_with_arguments(name) {#name, read_##name, true},
#define CONSTURI_ROW_other(name)
#define CONSTURI_REQUIREMENT(name, component, form, part) CONSTURI_ROW_##form(name)
#include <consturi/requirements/requirements.def>
#undef CONSTURI_ROW_constant
#undef CONSTURI_ROW_with_arguments
#undef CONSTURI_ROW_other
        {"unambiguous", read_unambiguous, false},
    };

    static row const* find(std::string_view name) {
        for (row const& each : rows)
            if (each.name == name) return &each;
        return nullptr;
    }
    /// All names, with those of the user: first those with arguments, then the others in alphabetical order.
    static std::vector<std::string_view> names(std::vector<any_requirement> const& own) {
        std::vector<std::string_view> all, others;
        for (row const& each : rows) (each.has_arguments ? all : others).push_back(each.name);
        for (auto const& each : own) others.push_back(each.text());
        std::sort(others.begin(), others.end());
        all.insert(all.end(), others.begin(), others.end());
        return all;
    }
};

template <class Readable>
class requirement_reader {
public:
    requirement_reader(std::string_view text, std::vector<any_requirement> const& own)
        : whole_(std::make_shared<std::string>(text)), rest_(*whole_), own_(own) {}

    result<any_requirement, requirement_error> read() {
        if (auto const made = read_whole()) return *made;
        return unexpected(*error_);
    }

private:
    static constexpr std::size_t max_size = 1 << 16;
    static constexpr unsigned max_depth = 100;

    std::shared_ptr<std::string const> whole_;
    std::string_view rest_;
    std::vector<any_requirement> const& own_;
    std::optional<requirement_error> error_;

    read_requirement fail(std::string message) {
        error_.emplace(whole_->size() - rest_.size(), std::move(message));
        return std::nullopt;
    }
    void skip_space() { rest_.remove_prefix(begin_of(rest_, written::space).size()); }
    bool skip(std::string_view token) {
        if (!rest_.starts_with(token)) return false;
        rest_.remove_prefix(token.size());
        skip_space();
        return true;
    }
    /// What was read since `begin`, without white space at the end.
    shared_spelling read_since(std::string_view begin) const {
        auto const text = begin.substr(0, begin.size() - rest_.size());
        return {whole_, text.substr(0, text.find_last_not_of(" \t\r\n") + 1)};
    }

    read_requirement read_whole() {
        if (whole_->size() > max_size) return fail("more than " + std::to_string(max_size) + " bytes");
        skip_space();
        auto all = disjunction(0);
        if (all && !rest_.empty()) return fail("expected && or ||");
        return all;
    }
    read_requirement disjunction(unsigned depth) {
        auto const read_part = [&] { return conjunction(depth); };
        return combination(requirement_id::any_of, "||", read_part);
    }
    read_requirement conjunction(unsigned depth) {
        auto const read_part = [&] { return negation(depth); };
        return combination(requirement_id::all_of, "&&", read_part);
    }
    read_requirement combination(requirement_id which, std::string_view between, auto const& read_part) {
        auto const begin = rest_;
        std::vector<any_requirement> parts;
        do {
            auto const part = read_part();
            if (!part) return std::nullopt;
            parts.push_back(*part);
        } while (skip(between));
        return parts.size() == 1 ? parts.front() : any_requirement(which, parts, read_since(begin));
    }
    read_requirement negation(unsigned depth) {
        if (depth == max_depth) return fail("more than " + std::to_string(max_depth) + " levels of nesting");
        auto const begin = rest_;
        if (skip("!")) {
            auto const part = negation(depth + 1);
            if (!part) return std::nullopt;
            return part->negated(read_since(begin));
        }
        if (!skip("(")) return call();
        auto all = disjunction(depth + 1);
        if (all && !skip(")")) return fail("expected && or || or )");
        return all;
    }
    read_requirement call() {
        skip("consturi::");
        skip("requirements::");
        written_call of(whole_, begin_of(rest_, written::call));
        if (of.name().empty()) return fail("expected a requirement, such as has_host or !has_userinfo");
        auto const* const row = Readable::find(of.name());
        auto const own = std::find_if(own_.begin(), own_.end(), [&](auto const& r) { return r.text() == of.name(); });
        if (!row && own == own_.end()) return fail("unknown requirement; " + known_like(of.name()));
        rest_.remove_prefix(of.text().size());
        skip_space();
        bool const has_wrong_arguments = skip("(");
        if (has_wrong_arguments && begin_of(rest_, rfc5234::ALPHA).size() == 1)
            return fail("expected quotation marks around a text, or a number");
        if (has_wrong_arguments && !rest_.starts_with(')'))
            return fail("expected arguments, such as \"example.com\", 443 or \"10.0.0.0\"_ipv4, and )");
        auto made = row ? row->read(of) : of.size() == 0 ? read_requirement(*own) : of.fail("has no arguments");
        if (of.error()) error_ = of.error();
        else if (has_wrong_arguments) return fail(std::string(of.name()) + " has no arguments, and no parentheses");
        return made;
    }
    std::string known_like(std::string_view name) const {
        std::string all;
        for (auto const known : Readable::names(own_)) {
            if (is_similar(known, name)) return "did you mean " + std::string(known) + '?';
            all.append(" ").append(known);
        }
        return "the requirements are" + all;
    }
};

} // namespace detail

template <requirement... Own>
result<any_requirement, requirement_error> any_requirement::parse(std::string_view text, Own const&... own) {
    return detail::requirement_reader<detail::readable_requirements<>>(text, {own...}).read();
}

} // namespace consturi::requirements

#endif
