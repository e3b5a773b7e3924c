// A requirement of any type: it is made, combined and judged at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_ANY_REQUIREMENT_HPP
#define CONSTURI_REQUIREMENTS_ANY_REQUIREMENT_HPP

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/requirements/combine.hpp>
#include <consturi/support/lifetime.hpp>
#include <consturi/support/result.hpp>
#include <consturi/text/excerpt.hpp>
#include <consturi/uri/parse.hpp>

#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi {

namespace requirements {

/// Where and why a text is no requirement.
class [[nodiscard]] requirement_error {
public:
    requirement_error(std::size_t position, std::string message) noexcept
        : position_(position), message_(std::move(message)) {}

    /// The offset of what is wrong; the size of the text, if it ends too early.
    [[nodiscard]] std::size_t position() const noexcept { return position_; }
    /// What is wrong, in one line.
    [[nodiscard]] std::string_view message() const noexcept { return message_; }
    /// `text`, which is the text that was read, with a caret below the byte at the position, and the message.
    [[nodiscard]] std::string explain(std::string_view text) const {
        std::string all;
        append_excerpt(all, text, position_);
        return all.append("^ ").append(message_);
    }
    [[nodiscard]] friend bool operator==(requirement_error const&, requirement_error const&) = default;

private:
    std::size_t position_;
    std::string message_;
};

/// The position and the message: `at byte 9: expected && or ||`. It is the text of the exception that `result::value`
/// throws. Allocates.
[[nodiscard]] inline std::string to_string(requirement_error const& error) {
    return ("at byte " + std::to_string(error.position()) + ": ").append(error.message());
}

namespace detail {

/// A requirement that is no combination and no negation.
struct erased_requirement {
    erased_requirement() = default;
    erased_requirement(erased_requirement const&) = delete;
    erased_requirement& operator=(erased_requirement const&) = delete;
    virtual ~erased_requirement() = default;

    virtual verdict judge(candidate const&) const noexcept = 0;
    virtual std::size_t position_of_unmet(candidate const&) const noexcept = 0;
};
template <requirement R>
struct erased final : erased_requirement {
    R requirement;

    explicit erased(R const& of) : requirement(of) {}
    verdict judge(candidate const& u) const noexcept override { return requirement.judge(u); }
    std::size_t position_of_unmet(candidate const& u) const noexcept override {
        return requirement.unmet_in(u).position;
    }
};

/// A requirement as in the source: the part `text` of the string `whole`.
struct shared_spelling {
    std::shared_ptr<std::string const> whole;
    std::string_view text = *whole;
};

class written_call;
template <class Readable>
class requirement_reader;

} // namespace detail

/// A requirement that is known at run time only. It is read from text, for example from a policy in a config file, or
/// made from any other requirement. It is a requirement like these: it judges views and owners, `first_unmet` names
/// what they do not meet, and `&&`, `||` and `!` combine it with others at run time.
///
/// Copies share what they refer to, so a copy takes constant time. Judging takes time linear in the size of the
/// requirement, and does not allocate.
///
///     std::string const line = "scheme_is(\"https\") && !has_userinfo"; // for example, from a file
///     auto const policy = any_requirement::parse(line).value();
///     assert(policy("https://example.com/"_uri) && !policy("http://example.com/"_uri));
///     assert(first_unmet(policy, "https://u@h/"_uri) == "!has_userinfo");
///     any_requirement const stricter = policy && port_is(443);
///     assert(stricter.text() == line + " && port_is(443)" && !stricter("https://example.com:8443/"_uri));
class [[nodiscard]] any_requirement
    : public detail::basic_requirement<any_requirement, detail::requirement_id::satisfies> {
public:
    /// The same as another requirement; it refers to the same texts and lists. Allocates.
    template <requirement R>
        requires(!std::same_as<R, any_requirement>)
    any_requirement(R const& of) : any_requirement(detail::shared_spelling{spelling_of(of)}) {
        auto& made = *node_;
        if constexpr (requires { of.parts; }) {
            detail::any_part(of.parts, [&](auto const& part) { return made.parts.emplace_back(part), false; });
            made.which = R::which;
        } else if constexpr (requires { of.part; }) {
            made.parts.emplace_back(of.part);
            made.which = R::which;
            made.is_negated = true;
        } else {
            set(of);
        }
    }
    // Without a move constructor: no requirement is empty.
    any_requirement(any_requirement const&) = default;
    any_requirement& operator=(any_requirement const&) = default;
    ~any_requirement() = default;

    /// Reads a requirement that is written as in C++: calls of the functions of docs/requirements.md, `&&`, `||`, `!`,
    /// parentheses, and white space. All arguments are literals: texts without escapes, such as `"https"`, decimal
    /// numbers, and addresses, such as `"10.0.0.0"_ipv4`. `own` are further requirements that the text can name, such
    /// as `satisfies("internal", is_internal)`, `registered_scheme` and `valid_by_scheme`.
    ///
    /// The text has at most 64 KiB and 100 levels of nesting. It is copied. Takes linear time. Needs
    /// <consturi/any_requirement.hpp>.
    ///
    ///     auto const internal = satisfies("internal", [](uri_reference_view u) { return u.host() == "intranet"; });
    ///     auto const policy = any_requirement::parse("internal || scheme_is(\"https\")", internal).value();
    ///     assert(policy("http://intranet/"_uri) && !policy("http://example.com/"_uri));
    ///
    ///     auto const wrong = any_requirement::parse("has_host & has_port").error();
    ///     assert(wrong.explain("has_host & has_port") == "has_host & has_port\n"
    ///                                                    "         ^ expected && or ||");
    template <requirement... Own>
    static result<any_requirement, requirement_error> parse(std::string_view text, Own const&... own);

    /// The requirement as in the source. The view is valid as long as the requirement or a copy of it.
    [[nodiscard]] std::string_view text() const& noexcept [[clang::lifetimebound]] { return node_->spelling.text; }
    void text() const&& = delete;

    /// The error of a URI that does not meet the requirement; nothing, if it does. The position is that of
    /// `parse_uri<Requirement>`. `rule()` is the first requirement that is not met, as in the source; it is valid as
    /// long as the requirement or a copy of it.
    ///
    ///     auto const policy = any_requirement::parse("has_host && !has_fragment").value();
    ///     auto const error = policy.error_in("http://h/#top"_uri);
    ///     assert(error->rule() == "!has_fragment" && error->position() == 10 && !policy.error_in("http://h/"_uri));
    [[nodiscard]] std::optional<parse_error> error_in(detail::candidate const& u) const& [[clang::lifetimebound]] {
        if (judge(u) == verdict::met) return std::nullopt;
        std::string_view name;
        with_first_unmet(u, [&](any_requirement const& part) { name = part.text(); });
        return parse_error(diagnosis_at(unmet_in(u).position, name, mistake::requirement_not_met));
    }
    void error_in(detail::candidate const&) const&& = delete;

    // What other requirements have, too.
    verdict judge(detail::candidate const& u) const noexcept {
        if (node_->single) return node_->single->judge(u);
        if (node_->is_negated) return detail::opposite(part().judge(u));
        return detail::judge_parts(node_->parts, u,
                                   is(detail::requirement_id::all_of) ? verdict::refuted : verdict::met);
    }
    [[nodiscard]] detail::unmet unmet_in(detail::candidate const& u) const noexcept {
        return {node_->which, node_->is_negated, position_of_unmet(u)};
    }
    void append_name(auto& to) const { to += text(); }
    void with_first_unmet(detail::candidate const& u, auto use) const {
        if (is(detail::requirement_id::all_of)) detail::with_first_unmet_part(node_->parts, u, use);
        else use(*this);
    }
    [[nodiscard]] std::size_t component_position(detail::candidate const& u) const noexcept {
        return detail::position_of(node_->which, u);
    }

private:
    friend detail::written_call;
    template <class Readable>
    friend class detail::requirement_reader;

    struct node {
        detail::shared_spelling spelling;
        detail::requirement_id which{}; // of a negation, that of its part
        bool is_negated = false;
        std::unique_ptr<detail::erased_requirement const> single; // unless it has parts
        std::vector<any_requirement> parts;

        explicit node(detail::shared_spelling of) : spelling(std::move(of)) {}
    };
    std::shared_ptr<node> node_; // not changed after the constructor

    explicit any_requirement(detail::shared_spelling of) : node_(std::make_shared<node>(std::move(of))) {}
    template <requirement R>
    any_requirement(R const& single, detail::shared_spelling of) : any_requirement(std::move(of)) {
        set(single);
    }
    /// A conjunction or disjunction. As in C++, parts of the same kind are replaced by theirs.
    any_requirement(detail::requirement_id combination, std::vector<any_requirement> const& parts,
                    detail::shared_spelling of)
        : any_requirement(std::move(of)) {
        node_->which = combination;
        for (auto const& part : parts) {
            if (part.is(combination)) node_->parts.insert(node_->parts.end(), part.parts().begin(), part.parts().end());
            else node_->parts.push_back(part);
        }
    }

    template <requirement R>
    void set(R const& single) {
        node_->which = R::which;
        node_->single = std::make_unique<detail::erased<R> const>(single);
    }
    any_requirement negated(detail::shared_spelling of) const {
        if (node_->is_negated) return part();
        any_requirement negation(std::move(of));
        negation.node_->which = node_->which;
        negation.node_->is_negated = true;
        negation.node_->parts.push_back(*this);
        return negation;
    }

    std::vector<any_requirement> const& parts() const noexcept { return node_->parts; }
    any_requirement const& part() const noexcept { return node_->parts.front(); }
    bool is(detail::requirement_id combination) const noexcept {
        return node_->which == combination && !node_->is_negated;
    }
    bool is_combination() const noexcept { return !node_->single && !node_->is_negated; }

    std::size_t position_of_unmet(detail::candidate const& u) const noexcept {
        if (node_->single) return node_->single->position_of_unmet(u);
        if (!node_->is_negated)
            return is(detail::requirement_id::all_of) ? detail::position_of_unmet_part(node_->parts, u)
                                                      : detail::position_of_first_part(node_->parts, u);
        return part().is_combination() ? detail::position_of_unrefuted_part(part().parts(), u)
                                       : part().component_position(u);
    }

    static std::shared_ptr<std::string const> spelling_of(auto const& requirement) {
        auto text = std::make_shared<std::string>();
        requirement.append_name(*text);
        return text;
    }
    /// Appends this as a part of a combination.
    void append_to(std::string& all, detail::requirement_id combination) const {
        bool const in_parentheses = is_combination() && !is(combination);
        all.append(in_parentheses ? "(" : "").append(text()).append(in_parentheses ? ")" : "");
    }
    static any_requirement combined(detail::requirement_id which, std::string_view between, any_requirement const& a,
                                    any_requirement const& b) {
        std::string all;
        a.append_to(all, which);
        b.append_to(all.append(between), which);
        return {which, {a, b}, {std::make_shared<std::string const>(std::move(all))}};
    }

    template <requirement A, requirement B>
        requires(std::same_as<A, any_requirement> || std::same_as<B, any_requirement>)
    friend any_requirement operator&&(A const& a, B const& b) {
        return combined(detail::requirement_id::all_of, " && ", a, b);
    }
    template <requirement A, requirement B>
        requires(std::same_as<A, any_requirement> || std::same_as<B, any_requirement>)
    friend any_requirement operator||(A const& a, B const& b) {
        return combined(detail::requirement_id::any_of, " || ", a, b);
    }
    friend any_requirement operator!(any_requirement const& r) {
        std::string all(1, '!');
        r.append_to(all, detail::requirement_id::satisfies);
        return r.negated({std::make_shared<std::string const>(std::move(all))});
    }
};

} // namespace requirements

/// Parses `text` as a URI that meets a requirement which is known at run time only; otherwise like
/// parse_uri<Requirement>. The error is that of `any_requirement::error_in`. Needs <consturi/any_requirement.hpp>.
///
///     auto const policy = requirements::any_requirement::parse("has_host && !has_userinfo").value();
///     assert(parse_uri("http://h/", policy));
///     assert(parse_uri("http://u@h/", policy).error().rule() == "!has_userinfo");
template <class InstructionSet = detail::instruction_set>
result<uri_view> parse_uri(detail::borrowed_text text [[clang::lifetimebound]],
                           requirements::any_requirement const& requirement [[clang::lifetimebound]]) noexcept {
    auto const parsed = parse_uri<InstructionSet>(text);
    if (!parsed) return parsed;
    if (auto const unmet = requirement.error_in(*parsed)) return unexpected(*unmet);
    return parsed;
}
template <class InstructionSet = detail::instruction_set>
result<uri_view> parse_uri(detail::borrowed_text, requirements::any_requirement const&&) = delete;

/// Parses `text` as a URI or a relative reference that meets the requirement.
template <class InstructionSet = detail::instruction_set>
result<uri_reference_view> parse_uri_reference(detail::borrowed_text text [[clang::lifetimebound]],
                                               requirements::any_requirement const& requirement
                                               [[clang::lifetimebound]]) noexcept {
    auto const parsed = parse_uri_reference<InstructionSet>(text);
    if (!parsed) return parsed;
    if (auto const unmet = requirement.error_in(*parsed)) return unexpected(*unmet);
    return parsed;
}
template <class InstructionSet = detail::instruction_set>
result<uri_reference_view> parse_uri_reference(detail::borrowed_text, requirements::any_requirement const&&) = delete;

} // namespace consturi

#endif
