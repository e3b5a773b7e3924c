// Requirements that are written on the command line as in C++.
//
//     requirement = conjunction *( "||" conjunction )
//     conjunction = negation *( "&&" negation )
//     negation    = "!" negation / "(" requirement ")" / call
//
// Functions read these three rules, which refer to each other; `grammar` has the others. White space can be between all
// tokens.
//
// Distributed under the Boost Software License, Version 1.0.
#include "requirement.hpp"
#include "schemes.hpp"
#include "similar.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/abnf/notation.hpp>
#include <consturi/host/ipv4_address.hpp>
#include <consturi/host/ipv6_address.hpp>
#include <consturi/requirements/address.hpp>
#include <consturi/requirements/authority.hpp>
#include <consturi/requirements/host.hpp>
#include <consturi/requirements/host_in.hpp>
#include <consturi/requirements/path.hpp>
#include <consturi/requirements/port.hpp>
#include <consturi/requirements/query.hpp>
#include <consturi/requirements/scheme.hpp>
#include <consturi/requirements/spelling.hpp>
#include <consturi/requirements/text.hpp>
#include <consturi/requirements/unambiguous.hpp>
#include <consturi/rfc/rfc5234.hpp>
#include <consturi/schemes/registered_scheme.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <memory>
#include <vector>

namespace consturi::tool {

namespace {

using requirements::verdict, requirements::detail::candidate, requirements::detail::requirement_id;

/// A requirement of any type. The types of combinations would take long to compile: `!`, `&&` and `||` are combined at
/// run time, with the verdict, the name and the position that they have in C++.
class any_requirement {
public:
    struct unmet_part {
        std::string_view name;
        std::size_t position;
    };

    /// `text` is the requirement as it is written.
    template <requirements::requirement R>
    any_requirement(R const& requirement, std::string_view text)
        : which_(R::which), text_(text), single_(static_cast<single const*>(new single_of<R>(requirement))) {}
    /// A combination that is `all_of` or `any_of` its parts. As in C++, parts of the same kind are replaced by theirs.
    any_requirement(requirement_id which, std::vector<any_requirement> const& parts, std::string_view text)
        : which_(which), text_(text) {
        for (auto const& part : parts) {
            if (part.is(which)) parts_.insert(parts_.end(), part.parts_.begin(), part.parts_.end());
            else parts_.push_back(part);
        }
    }
    any_requirement negated(std::string_view text) const {
        if (is_negated_) return parts_.front();
        any_requirement negation(which_, {}, text);
        negation.is_negated_ = true;
        negation.parts_.push_back(*this);
        return negation;
    }

    verdict judge(candidate const& u) const {
        if (single_) return single_->judge(u);
        if (is_negated_) return swapped(parts_.front().judge(u));
        bool const is_all = is(requirement_id::all_of);
        auto found = is_all ? verdict::met : verdict::refuted;
        for (auto const& part : parts_) {
            found = is_all ? std::min(found, part.judge(u)) : std::max(found, part.judge(u));
            if (found == (is_all ? verdict::refuted : verdict::met)) break;
        }
        return found;
    }
    /// The first part that is not met, if this is a conjunction that is not met; otherwise, the whole.
    unmet_part first_unmet(candidate const& u) const {
        if (single_) return {text_, single_->position_if_unmet(u)};
        if (is_negated_) return {text_, parts_.front().position_if_not_refuted(u)};
        if (is(requirement_id::any_of)) return {text_, parts_.front().first_unmet(u).position};
        auto const is_unmet = [&](auto const& part) { return part.judge(u) != verdict::met; };
        return std::find_if(parts_.begin(), parts_.end(), is_unmet)->first_unmet(u);
    }

private:
    struct single {
        single() = default;
        single(single const&) = delete;
        single& operator=(single const&) = delete;
        virtual ~single() = default;
        virtual verdict judge(candidate const&) const = 0;
        virtual std::size_t position_if_unmet(candidate const&) const = 0;
    };
    template <class R>
    struct single_of : single {
        R requirement;

        explicit single_of(R const& of) : requirement(of) {}
        verdict judge(candidate const& u) const override { return requirement.judge(u); }
        std::size_t position_if_unmet(candidate const& u) const override { return requirement.unmet_in(u).position; }
    };

    requirement_id which_; // of a negation, that of its part
    bool is_negated_ = false;
    std::string_view text_;
    std::shared_ptr<single const> single_;
    std::vector<any_requirement> parts_;

    bool is(requirement_id combination) const { return which_ == combination && !is_negated_; }
    static verdict swapped(verdict of) {
        return of == verdict::met ? verdict::refuted : of == verdict::refuted ? verdict::met : verdict::unknown;
    }
    /// That of the first part that is not refuted, or of the component that the requirement is about.
    std::size_t position_if_not_refuted(candidate const& u) const {
        auto const is_unrefuted = [&](auto const& part) { return part.judge(u) != verdict::refuted; };
        auto const first = std::find_if(parts_.begin(), parts_.end(), is_unrefuted);
        return requirements::detail::position_of(first == parts_.end() ? which_ : first->which_, u);
    }
};

namespace grammar {

using namespace abnf::notation;
using rfc5234::ALPHA, rfc5234::DIGIT;

constexpr auto space = "space"_rule = [] { return *(x(' ') | x('\t') | x('\r') | x('\n')); };
constexpr auto name = "name"_rule = [] { return ALPHA >> *(ALPHA | DIGIT | "_"); };
constexpr auto text = "text"_rule = [] {
    return x(0x22) >> *(x(0x20, 0x21) | x(0x23, 0x5B) | x(0x5D, 0x7E)) >> x(0x22); // no " and no backslash inside
};
constexpr auto suffix = "suffix"_rule = [] { return lit("_ipv4") | "_ipv6"; };
constexpr auto number = "number"_rule = [] { return lit("0") | x('1', '9') >> *DIGIT; }; // no octal one
constexpr auto argument = "argument"_rule = [] { return text >> opt[suffix] | number; };
constexpr auto arguments =
    "arguments"_rule = [] { return "(" >> space >> argument >> *(space >> "," >> space >> argument) >> space >> ")"; };
constexpr auto call = "call"_rule = [] { return name >> opt[space >> arguments]; };

} // namespace grammar

/// The part of `text` that `rule` matches at its beginning. It is empty, if there is none.
template <class Rule>
std::string_view begin_of(std::string_view text, Rule const& rule) {
    auto const size = abnf::longest_match(rule, text);
    return text.substr(0, size == text.npos ? 0 : size);
}

/// A requirement with its arguments, as written.
class call {
public:
    /// `text` is a part of `whole` that matches grammar::call.
    call(std::string_view whole, std::string_view text)
        : whole_(whole), text_(text), name_(begin_of(text, grammar::name)) {
        auto rest = text.substr(name_.size());
        for (auto at = rest.find_first_of("\"0123456789"); at != rest.npos; at = rest.find_first_of("\"0123456789")) {
            rest.remove_prefix(at);
            arguments_.push_back(begin_of(rest, grammar::argument));
            rest.remove_prefix(arguments_.back().size());
        }
    }

    std::string_view name() const { return name_; }
    std::string_view text() const { return text_; }
    std::size_t size() const { return arguments_.size(); }

    [[noreturn]] void fail(std::string_view at, std::string const& message) const {
        throw requirement_error(static_cast<std::size_t>(at.data() - whole_.data()), message);
    }
    /// Reports another number of arguments, or arguments that are not of the kind `what`.
    void expect(bool is_right, char const* what) const {
        if (!is_right) fail(text_, std::string(name_) + ' ' + what);
    }

    bool is_text(std::size_t i) const { return arguments_[i].ends_with('"'); }
    bool is_number(std::size_t i) const { return !arguments_[i].starts_with('"'); }
    bool is_address(std::size_t i) const { return !is_text(i) && !is_number(i); }

    std::string_view text_of(std::size_t i) const {
        auto const quoted = arguments_[i].substr(0, arguments_[i].rfind('"') + 1);
        return quoted.substr(1, quoted.size() - 2);
    }
    bool is_ipv4(std::size_t i) const { return arguments_[i].ends_with('4'); }
    template <class Address>
    Address address(std::size_t i) const {
        auto const parsed = Address::parse(text_of(i));
        if (!parsed) fail(text_of(i).substr(parsed.error().position()), parsed.error().description());
        return *parsed;
    }
    std::uint64_t number(std::size_t i, std::uint64_t highest) const {
        std::uint64_t value = 0;
        auto const read = std::from_chars(arguments_[i].data(), arguments_[i].data() + arguments_[i].size(), value);
        if (read.ec != std::errc() || value > highest) fail(arguments_[i], "number above " + std::to_string(highest));
        return value;
    }
    /// The requirement that `make` returns for a text. It throws an error with the position in the text.
    any_requirement with_text(std::size_t i, auto make) const try {
        return {make(text_of(i)), text_};
    } catch (bad_result_access<parse_error> const& thrown) {
        fail(text_of(i).substr(thrown.error().position()), thrown.error().description());
    }

private:
    std::string_view whole_, text_, name_;
    std::vector<std::string_view> arguments_;
};

template <auto const& Requirement>
any_requirement constant(call const& of) {
    of.expect(of.size() == 0, "has no arguments");
    return {Requirement, of.text()};
}

/// Throws `requirement_error`.
any_requirement read(std::string_view text);

/// The conjunction that it is in the library.
any_requirement unambiguous(call const& of) {
    of.expect(of.size() == 0, "has no arguments");
    return read(requirements::detail::spelling<requirements::unambiguous>.view());
}

/// The URI is one by the grammar of its scheme. The templates of the schemes are in another unit.
struct valid_by_scheme_requirement
    : requirements::detail::basic_requirement<valid_by_scheme_requirement, requirement_id::valid_by_scheme> {
    static verdict judge(candidate const& u) {
        auto const parts = parts_by_scheme(uri_of(u));
        return parts ? requirements::detail::met_or_refuted(parts->has_value()) : verdict::unknown;
    }
    static requirements::detail::unmet unmet_in(candidate const& u) {
        auto const error = error_by_scheme(uri_of(u));
        return {which, false, error ? error->position() : 0};
    }

private:
    static uri_view uri_of(candidate const& u) { return detail::access::make<uri_view>(u.text, u.offsets); }
};
constexpr valid_by_scheme_requirement valid_by_scheme;

any_requirement of_text(call const& of, auto make) {
    of.expect(of.size() == 1 && of.is_text(0), "has one argument, a text in quotation marks");
    return of.with_text(0, make);
}
any_requirement of_texts(call const& of, auto make) {
    bool are_texts = of.size() != 0;
    for (std::size_t i = 0; i != of.size(); ++i) are_texts = are_texts && of.is_text(i);
    of.expect(are_texts, "has texts in quotation marks as its arguments");
    std::vector<any_requirement> parts;
    for (std::size_t i = 0; i != of.size(); ++i) parts.push_back(of.with_text(i, make));
    return {requirement_id::any_of, parts, of.text()};
}

constexpr auto make_scheme_is = [](std::string_view text) { return requirements::scheme_is(text); };
constexpr auto make_host_is = [](std::string_view text) { return requirements::host_is(text); };
constexpr auto make_host_under = [](std::string_view text) { return requirements::host_under(text); };
constexpr auto make_path_under = [](std::string_view text) { return requirements::path_under(text); };

template <class Address>
any_requirement host_in_block(call const& of) {
    auto const bits = of.number(1, 8 * sizeof(Address));
    return {requirements::host_in(of.address<Address>(0), static_cast<std::size_t>(bits)), of.text()};
}
/// In C++, these have a container as their argument, which is not an expression of this grammar.
[[noreturn]] void refuse_hosts(call const& of, std::string const& what, std::string const& for_one) {
    std::string all;
    for (std::size_t i = 0; i != of.size(); ++i)
        if (of.is_text(i)) all.append(all.empty() ? "" : " || ").append(for_one + "(\"").append(of.text_of(i)) += "\")";
    of.fail(of.text(), std::string(of.name()) + what + (all.empty() ? for_one + "(\"example.com\")" : all));
}
any_requirement host_in(call const& of) {
    if (of.size() != 2 || !of.is_number(1))
        refuse_hosts(of, " has an address and a number of bits; for hosts, write ", "host_is");
    of.expect(of.is_address(0), "has an address before the number of bits, such as \"10.0.0.0\"_ipv4");
    return of.is_ipv4(0) ? host_in_block<ipv4_address>(of) : host_in_block<ipv6_address>(of);
}
any_requirement host_under_any(call const& of) {
    refuse_hosts(of, " has a container as its argument; write ", "host_under");
}
any_requirement port_is(call const& of) {
    of.expect(of.size() == 1 && of.is_number(0), "has one argument, a number");
    return {requirements::port_is(static_cast<std::uint16_t>(of.number(0, UINT16_MAX))), of.text()};
}
any_requirement port_between(call const& of) {
    of.expect(of.size() == 2 && of.is_number(0) && of.is_number(1), "has two arguments, which are numbers");
    auto const lowest = static_cast<std::uint16_t>(of.number(0, UINT16_MAX));
    auto const highest = static_cast<std::uint16_t>(of.number(1, UINT16_MAX));
    of.expect(lowest <= highest, "has the lowest port first");
    return {requirements::port_between(lowest, highest), of.text()};
}
any_requirement max_length(call const& of) {
    of.expect(of.size() == 1 && of.is_number(0), "has one argument, a number of bytes");
    return {requirements::max_length(static_cast<std::size_t>(of.number(0, max_text_size))), of.text()};
}

struct row {
    std::string_view name;
    any_requirement (*make)(call const&);
};
constexpr row table[] = {
    {"scheme_is", [](call const& of) { return of_text(of, make_scheme_is); }},
    {"scheme_in", [](call const& of) { return of_texts(of, make_scheme_is); }},
    {"host_is", [](call const& of) { return of_text(of, make_host_is); }},
    {"host_under", [](call const& of) { return of_text(of, make_host_under); }},
    {"host_in", host_in},
    {"host_under_any", host_under_any},
    {"path_under", [](call const& of) { return of_text(of, make_path_under); }},
    {"port_is", port_is},
    {"port_between", port_between},
    {"max_length", max_length},
    {"unambiguous", unambiguous},
#define CONSTURI_CONSTANT(name) {#name, constant<requirements::name>}
    CONSTURI_CONSTANT(canonical_port),
    CONSTURI_CONSTANT(generic_scheme),
    CONSTURI_CONSTANT(has_fragment),
    CONSTURI_CONSTANT(has_host),
    CONSTURI_CONSTANT(has_password),
    CONSTURI_CONSTANT(has_port),
    CONSTURI_CONSTANT(has_query),
    CONSTURI_CONSTANT(has_scheme),
    CONSTURI_CONSTANT(has_userinfo),
    CONSTURI_CONSTANT(host_is_dns_name),
    CONSTURI_CONSTANT(host_is_global),
    CONSTURI_CONSTANT(host_is_ip),
    CONSTURI_CONSTANT(host_is_loopback),
    CONSTURI_CONSTANT(host_is_private),
    CONSTURI_CONSTANT(is_normalized),
    CONSTURI_CONSTANT(ldh_host),
    CONSTURI_CONSTANT(no_a_labels),
    CONSTURI_CONSTANT(no_bidi_controls),
    CONSTURI_CONSTANT(no_compatibility_characters),
    CONSTURI_CONSTANT(no_dot_segments),
    CONSTURI_CONSTANT(no_double_encoding),
    CONSTURI_CONSTANT(no_empty_host),
    CONSTURI_CONSTANT(no_empty_segments),
    CONSTURI_CONSTANT(no_encoded_controls),
    CONSTURI_CONSTANT(no_encoded_nul),
    CONSTURI_CONSTANT(no_encoded_separators),
    CONSTURI_CONSTANT(no_encoded_slash),
    CONSTURI_CONSTANT(no_numeric_host),
    CONSTURI_CONSTANT(no_overlong_utf8),
    CONSTURI_CONSTANT(no_path_params),
    CONSTURI_CONSTANT(no_query_in_path),
    CONSTURI_CONSTANT(no_trailing_dot),
    CONSTURI_CONSTANT(path_before_query),
    CONSTURI_CONSTANT(registered_scheme),
    CONSTURI_CONSTANT(valid_a_labels),
#undef CONSTURI_CONSTANT
    {"valid_by_scheme", constant<valid_by_scheme>},
};

class reader {
public:
    explicit reader(std::string_view text) : whole_(text), rest_(text) {}

    any_requirement read() {
        if (whole_.size() > max_size) fail("more than " + std::to_string(max_size) + " bytes");
        skip_space();
        auto all = disjunction(0);
        if (!rest_.empty()) fail("expected && or ||");
        return all;
    }

private:
    static constexpr std::size_t max_size = 1 << 16;
    static constexpr unsigned max_depth = 100;

    std::string_view whole_, rest_;

    [[noreturn]] void fail(std::string const& message) const {
        throw requirement_error(whole_.size() - rest_.size(), message);
    }
    void skip_space() { rest_.remove_prefix(begin_of(rest_, grammar::space).size()); }
    bool skip(std::string_view token) {
        if (!rest_.starts_with(token)) return false;
        rest_.remove_prefix(token.size());
        skip_space();
        return true;
    }
    /// What was read since `begin`, without white space at the end.
    std::string_view read_since(std::string_view begin) const {
        auto const text = begin.substr(0, begin.size() - rest_.size());
        return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    }

    any_requirement disjunction(unsigned depth) {
        auto const begin = rest_;
        std::vector parts{conjunction(depth)};
        while (skip("||")) parts.push_back(conjunction(depth));
        return parts.size() == 1 ? parts.front() : any_requirement(requirement_id::any_of, parts, read_since(begin));
    }
    any_requirement conjunction(unsigned depth) {
        auto const begin = rest_;
        std::vector parts{negation(depth)};
        while (skip("&&")) parts.push_back(negation(depth));
        return parts.size() == 1 ? parts.front() : any_requirement(requirement_id::all_of, parts, read_since(begin));
    }
    any_requirement negation(unsigned depth) {
        if (depth == max_depth) fail("more than " + std::to_string(max_depth) + " levels of nesting");
        auto const begin = rest_;
        if (skip("!")) return negation(depth + 1).negated(read_since(begin));
        if (!skip("(")) return read_call();
        auto all = disjunction(depth + 1);
        if (!skip(")")) fail("expected && or || or )");
        return all;
    }
    any_requirement read_call() {
        skip("consturi::");
        skip("requirements::");
        call const of(whole_, begin_of(rest_, grammar::call));
        if (of.name().empty()) fail("expected a requirement, such as has_host or !has_userinfo");
        auto const* const found =
            std::find_if(std::begin(table), std::end(table), [&](row const& each) { return each.name == of.name(); });
        if (found == std::end(table)) fail("unknown requirement; " + known_like(of.name()));
        rest_.remove_prefix(of.text().size());
        skip_space();
        bool const has_wrong_arguments = skip("(");
        if (has_wrong_arguments && begin_of(rest_, rfc5234::ALPHA).size() == 1)
            fail("expected quotation marks around a text, or a number");
        if (has_wrong_arguments && !rest_.starts_with(')'))
            fail("expected arguments, such as \"example.com\", 443 or \"10.0.0.0\"_ipv4, and )");
        auto made = found->make(of);
        if (has_wrong_arguments) fail(std::string(of.name()) + " has no arguments, and no parentheses");
        return made;
    }
    static std::string known_like(std::string_view name) {
        std::string names;
        for (auto const& each : table) {
            if (is_similar(each.name, name)) return "did you mean " + std::string(each.name) + '?';
            names.append(" ").append(each.name);
        }
        return "the requirements are" + names;
    }
};

any_requirement read(std::string_view text) { return reader(text).read(); }

} // namespace

struct written_requirement::parsed {
    std::string const text;
    any_requirement const requirement = read(text);

    explicit parsed(std::string_view of) : text(of) {}
};

written_requirement::written_requirement(std::string_view text) : parsed_(std::make_shared<parsed>(text)) {}

std::optional<parse_error> written_requirement::error_in(uri_reference_view const& u) const {
    auto const& requirement = parsed_->requirement;
    if (requirement.judge(u) == requirements::verdict::met) return std::nullopt;
    auto const [name, position] = requirement.first_unmet(u);
    return parse_error(diagnosis_at(position, name, mistake::requirement_not_met));
}

} // namespace consturi::tool
