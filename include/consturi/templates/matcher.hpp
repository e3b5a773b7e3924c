// Matching templates that are known at run time only.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_MATCHER_HPP
#define CONSTURI_TEMPLATES_MATCHER_HPP

#include <consturi/support/result.hpp>
#include <consturi/templates/match.hpp>
#include <consturi/templates/matching.hpp>
#include <consturi/templates/uri_template.hpp>
#include <consturi/templates/value.hpp>
#include <consturi/uri/parse.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace consturi {

namespace detail {
struct matcher_access;
}

/// A template that is known at run time only, to be matched. It owns a copy of the text.
class uri_template_matcher {
public:
    /// Prepares a template of at most 1024 bytes. An error with an offset in the template, if it is larger, or if its
    /// expansions do not tell its values: see `match`. Takes time and memory up to quadratic in the size.
    [[nodiscard]] static result<uri_template_matcher> make(uri_template_view t) {
        uri_template_matcher made(t);
        detail::match_planner planner(made.view());
        if (auto const wrong = planner.error()) return unexpected(parse_error(*wrong));
        made.plan_ = planner.plan();
        return made;
    }
    uri_template_matcher(uri_template_matcher&&) noexcept = default;
    uri_template_matcher& operator=(uri_template_matcher&&) noexcept = default;

    [[nodiscard]] uri_template_view view() const& noexcept [[clang::lifetimebound]] {
        rfc6570::syntax::components const whole{{0, static_cast<std::uint32_t>(text_.size())}};
        return detail::access::make<uri_template_view>({text_.data(), text_.size()}, whole);
    }

private:
    friend detail::matcher_access;
    explicit uri_template_matcher(uri_template_view t) : text_(t.text().begin(), t.text().end()) {}

    std::vector<char> text_; // the plan refers to it, also after a move
    detail::match_plan plan_;
};

/// The values of the variables of a template that is known at run time only. It refers to the matcher and to the URI.
class any_uri_template_match {
public:
    /// Like `get` of a uri_template_match. A variable that the template does not have is undefined.
    template <class Text = std::string>
        requires(std::is_same_v<Text, std::string> || std::is_same_v<Text, decoded_view>)
    [[nodiscard]] std::optional<Text> get(std::string_view name) const {
        auto const found = value_of(name).first();
        if (!found) return std::nullopt;
        if constexpr (std::is_same_v<Text, decoded_view>) return found;
        else return found->str();
    }
    template <detail::number Number>
    [[nodiscard]] result<Number> get(detail::borrowed_text name) const noexcept {
        return value_of(name).template number_in<Number>(name);
    }
    [[nodiscard]] std::vector<std::string> get_all(std::string_view name) const { return value_of(name).all(); }
    [[nodiscard]] template_value value(std::string_view name) const { return value_of(name).value(); }

private:
    friend detail::matcher_access;
    any_uri_template_match(std::string_view text, detail::match_plan const& plan) : text_(text), plan_(&plan) {}

    detail::matched_value value_of(std::string_view name) const noexcept {
        for (std::size_t i = 0; i != at_.size(); ++i)
            if (auto const& one = plan_->variables[i]; one.variable.name == name)
                return {one.variable, one.is_parameter, at_[i], text_};
        return {{}, false, {}, text_};
    }

    std::string_view text_;
    detail::match_plan const* plan_;
    std::vector<abnf::slice> at_;
};

namespace detail {

struct matcher_access {
    static result<any_uri_template_match> match(uri_template_matcher const& matcher, std::string_view text,
                                                components const& at) {
        auto const& plan = matcher.plan_;
        std::vector<std::uint32_t> workspace(match_run::size_of_workspace(plan.code.size(), plan.variables.size()));
        match_finder finder(plan_view(plan), text, at, workspace.data());
        if (auto const departure = finder.find_departure()) return not_an_expansion(*departure);
        any_uri_template_match found(text, plan);
        for (std::size_t i = 0; i != plan.variables.size(); ++i) found.at_.push_back(finder.values()[i]);
        return found;
    }
};

} // namespace detail

/// The values for which a URI is the expansion of a template that is known at run time only: like `match` with a
/// literal. Allocates.
///
///     auto const users = uri_template_matcher::make(uri_template_view::parse("/users/{id}").value()).value();
///     assert(match(users, "/users/7")->get("id") == "7");
template <any_uri U>
[[nodiscard]] result<any_uri_template_match> match(uri_template_matcher const& matcher [[clang::lifetimebound]],
                                                   U const& u) {
    return detail::matcher_access::match(matcher, u.text(), detail::access::components_of(u));
}
template <class InstructionSet = detail::instruction_set>
[[nodiscard]] result<any_uri_template_match> match(uri_template_matcher const& matcher [[clang::lifetimebound]],
                                                   detail::borrowed_text text [[clang::lifetimebound]]) {
    auto const u = parse_uri_reference<InstructionSet>(text);
    if (!u) return unexpected(u.error());
    return match(matcher, *u);
}
template <detail::ending_owner U, class = detail::a_temporary_has_no_views>
void match(uri_template_matcher const&, U&&) = delete;

} // namespace consturi

#endif
