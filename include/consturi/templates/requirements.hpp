// Requirements on all expansions of a template.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_REQUIREMENTS_HPP
#define CONSTURI_TEMPLATES_REQUIREMENTS_HPP

#include <consturi/requirements/combine.hpp>
#include <consturi/requirements/require.hpp>
#include <consturi/requirements/requirement.hpp>
#include <consturi/templates/outline.hpp>
#include <consturi/templates/uri_template.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/uri/parse.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace consturi {

namespace requirements::detail {

/// The expansions of a template, to be judged. Where they begin with the same scheme and authority, texts that begin
/// with them are judged, too, and continue with what other parsers are known to read differently.
class expansion_candidates {
public:
    constexpr explicit expansion_candidates(uri_template_view t) : known_(outline(t)) {
        auto const text = t.text();
        auto const& scheme = known_.scheme;
        auto const& authority = known_.authority;
        auto const prefix = [&](component_outline const& last) { // up to the end of this component
            return text.substr(0, static_cast<std::size_t>(last.text->data() - text.data()) + last.text->size());
        };
        auto const add = [&](std::vector<sample>& to, std::string_view begin, std::string_view rest) {
            if (!has_byte(begin, '{')) to.emplace_back(begin, rest);
        };
        if (known_.is_never_uri_reference() || !scheme.is_fixed()) return;
        auto const before = scheme.text ? text.substr(0, prefix(scheme).size() + 1) : std::string_view();
        add(of_scheme_, before, "8%40@/:");
        if (!authority.is_fixed()) return;
        auto const begin = authority.text ? prefix(authority) : before;
        add(of_authority_, begin, "/8%40@/:");
        if (text.substr(begin.size()).starts_with('/')) return;
        add(of_authority_, begin, "");
        if (!authority.text) add(of_authority_, begin, "8%40@/:");
        if (known_.query.can_be_defined) add(of_authority_, begin, "?8%40@/:");
        if (known_.fragment.can_be_defined) add(of_authority_, begin, "#8%40/:");
    }

    /// The verdict on all expansions: unknown, if it depends on the values.
    template <requirement R>
    constexpr verdict judge(R const& r) const {
        switch (part_of(R::which)) {
        case deciding_part::scheme: return judge_samples(of_authority_.empty() ? of_scheme_ : of_authority_, r);
        case deciding_part::authority: return judge_samples(of_authority_, r);
        case deciding_part::query: return judge_presence(known_.query);
        case deciding_part::fragment: return judge_presence(known_.fragment);
        case deciding_part::all: break;
        }
        return verdict::unknown;
    }
    template <class... Parts>
    constexpr verdict judge(all_of<Parts...> const& r) const {
        return judge_parts(r.parts, verdict::refuted);
    }
    template <class... Parts>
    constexpr verdict judge(any_of<Parts...> const& r) const {
        return judge_parts(r.parts, verdict::met);
    }
    template <requirement R>
    constexpr verdict judge(negation<R> const& r) const {
        return opposite(judge(r.part));
    }

private:
    struct sample {
        std::vector<char> text;
        consturi::detail::components at;

        constexpr sample(std::string_view begin, std::string_view rest) : text(begin.begin(), begin.end()) {
            text.insert(text.end(), rest.begin(), rest.end());
            auto const parsed = parse_uri_reference({text.data(), text.size()}).value();
            at = access::components_of(parsed);
        }
    };

    /// Like judge_parts for one candidate.
    constexpr verdict judge_parts(auto const& parts, verdict decisive) const {
        auto all = opposite(decisive);
        any_part(parts, [&](auto const& part) {
            if (auto const judged = judge(part); judged != opposite(decisive)) all = judged;
            return all == decisive;
        });
        return all;
    }
    static constexpr verdict judge_presence(component_outline const& component) noexcept {
        if (component.can_be_defined && component.can_be_undefined) return verdict::unknown;
        return met_or_refuted(component.can_be_defined);
    }
    static constexpr verdict judge_samples(std::vector<sample> const& samples, auto const& r) {
        auto all = verdict::unknown;
        for (auto const& one : samples) {
            auto const u = access::make<uri_reference_view>({one.text.data(), one.text.size()}, one.at);
            auto const judged = r.judge(u);
            if (&one == samples.data()) all = judged;
            else if (judged != all) return verdict::unknown;
        }
        return all;
    }

    template_outline known_;
    std::vector<sample> of_scheme_, of_authority_;
};

/// Calls `use` with the first part that not all expansions meet, if the requirement is a conjunction; otherwise, with
/// the requirement.
constexpr void with_first_unmet(requirement auto const& r, expansion_candidates const&, auto const& use) { use(r); }
template <class... Parts>
constexpr void with_first_unmet(all_of<Parts...> const& r, expansion_candidates const& all, auto const& use) {
    any_part(r.parts, [&](auto const& part) { return all.judge(part) != verdict::met && (use(part), true); });
}

template <requirement R>
constexpr bool is_negation(R const&) noexcept {
    return false;
}
template <requirement R>
constexpr bool is_negation(negation<R> const&) noexcept {
    return true;
}

/// The first requirement that not all expansions of a template meet. The name is empty if they meet all.
template <auto Requirement>
struct unmet_by_expansions {
    char_buffer<spelling<Requirement>.view().size() + 1> name;
    unmet which{};

    constexpr explicit unmet_by_expansions(uri_template_view t) {
        expansion_candidates const all(t);
        if (all.judge(Requirement) == verdict::met) return;
        with_first_unmet(Requirement, all, [this]<requirement R>(R const& part) {
            part.append_name(name);
            which = {R::which, is_negation(part), 0};
        });
    }
};
template <auto Requirement, fixed_uri_template Template>
consteval auto judged_expansions() noexcept {
    constexpr unmet_by_expansions<Requirement> first(Template);
    if constexpr (first.name.size == 0) {
        return std::true_type();
    } else {
        constexpr auto spelling = filled<first.name.size + 1>({first.name.chars, first.name.size});
        return first_not_met_of<fixed_string(spelling.chars), first.which>();
    }
}

} // namespace requirements::detail

/// Whether all expansions of a template that are URI references meet a requirement, whatever the values. Those on the
/// scheme and the authority (`host_is`, `has_port`, …) can be met if no value is a part of these; `has_query` and
/// `has_fragment`, if no value decides whether there is one. Values decide about any other, so that it is not met.
///
/// Takes time linear in the size of the template; allocates.
///
///     constexpr auto user = "https://api.example.com/users/{id}{?page}"_uri_template;
///     static_assert(all_expansions_meet(requirements::host_is("api.example.com"), user));
///     static_assert(!all_expansions_meet(requirements::host_is("h"), "http://h{+path}"_uri_template)); // `@evil.org`
[[nodiscard]] constexpr bool all_expansions_meet(requirements::requirement auto const& requirement,
                                                 uri_template_view t) {
    requirements::detail::expansion_candidates const all(t);
    return all.judge(requirement) == requirements::verdict::met;
}

/// Returns the template, a literal, if all its expansions that are URI references meet the requirement. Does not
/// compile if not; the message has the first requirement that is not met.
///
///     constexpr auto public_endpoint = scheme_is("https") && has_host && !has_userinfo;
///     constexpr auto user = require<public_endpoint>("https://api.example.com/users/{id}"_uri_template);
template <auto Requirement, fixed_uri_template Template>
    requires(requirements::requirement<decltype(Requirement)>)
consteval uri_template_constant<Template>(require)(uri_template_constant<Template> t) noexcept {
    static_assert(
        requirements::detail::is_met<decltype(requirements::detail::judged_expansions<Requirement, Template>())>,
        "not all expansions of the template meet the requirement");
    return t;
}

} // namespace consturi

#endif
