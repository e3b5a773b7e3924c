// Requirements that are written on the command line as in C++: `scheme_is("https") && !has_userinfo`.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_REQUIREMENT_HPP
#define CONSTURI_TOOLS_REQUIREMENT_HPP

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/requirements/requirement.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace consturi::tool {

/// A requirement of any type, which is known at run time only. `&&` and `||` combine it like others.
class any_requirement
    : public requirements::detail::basic_requirement<any_requirement, requirements::detail::requirement_id::satisfies> {
public:
    using candidate = requirements::detail::candidate;
    struct unmet_part {
        std::string_view name;
        std::size_t position;
    };

    /// `text` is the requirement as it is written.
    template <requirements::requirement R>
    any_requirement(R const& requirement, std::string_view text);

    requirements::verdict judge(candidate const& u) const noexcept { return held_->judge(u); }
    requirements::detail::unmet unmet_in(candidate const& u) const { return {which, false, first_unmet(u).position}; }
    /// The first part that is not met.
    unmet_part first_unmet(candidate const& u) const { return held_->first_unmet(u); }
    /// The position of the component that the requirement is about.
    std::size_t position(candidate const& u) const noexcept { return held_->position(u); }
    any_requirement negated(std::string_view text) const { return held_->negated(text); }

private:
    struct base {
        base() = default;
        base(base const&) = delete;
        base& operator=(base const&) = delete;
        virtual ~base() = default;
        virtual requirements::verdict judge(candidate const&) const noexcept = 0;
        virtual unmet_part first_unmet(candidate const&) const = 0;
        virtual std::size_t position(candidate const&) const noexcept = 0;
        virtual any_requirement negated(std::string_view) const = 0;
    };
    template <class R>
    struct holder;

    std::shared_ptr<base const> held_;
};

/// A text is no requirement.
struct requirement_error : std::runtime_error {
    requirement_error(std::size_t at, std::string const& message) : runtime_error(message), position(at) {}

    std::size_t position;
};

/// A requirement that was read from text. Copies refer to the same text.
class written_requirement {
public:
    /// Throws `requirement_error`.
    explicit written_requirement(std::string_view text);

    /// The error of a URI that does not meet it. `rule()` is the first part that is not met.
    std::optional<parse_error> error_in(uri_reference_view const& u) const;

private:
    std::shared_ptr<std::string const> text_;
    any_requirement requirement_;
};

} // namespace consturi::tool

#endif
