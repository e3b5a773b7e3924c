// What is known of all expansions of a template, compared with random ones.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/template_outline.hpp"
#include "exact_copy.hpp"
#include "random.hpp"

#include <consturi.hpp>
#include <consturi/template_requirements.hpp>
#include <consturi/uri_template.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

using namespace consturi::requirements;
using consturi::template_value;

TEST_CASE("the outlines of templates are those of the table") { check_all(cases::of_template_outline::outlines); }

namespace {

class generator : public random_choices {
public:
    using random_choices::random_choices;

    std::string uri_template() {
        std::string all = one_of({"", "", "http:", "http://", "http://h", "http://h:", "//", "//u@h", "mailto:"});
        for (auto n = 1 + below(3); n != 0; --n) {
            all += one_of({"", "/", "a", ":", "@", "?", "#", ".", "//", "8", "[::", "]", "%20", "\u00E4", "&b", ";c"});
            all += one_of({"{", "{", "{+", "{#", "{.", "{/", "{;", "{?", "{&"});
            all += one_of({"x}", "x*}", "x,y}", "x:2}", "y*}", "y,x*}"});
            all += one_of({"", "", "/", "x", "/a", ":", "]/", "@h/", "#"});
        }
        return all;
    }
    std::string text() {
        std::string all;
        for (auto n = below(3); n != 0; --n)
            all +=
                one_of({"a", "8", "/", ":", "@", "?", "#", "[", "]", ".", "%41", "%", "\u00E4", "http://", "&", "="});
        return all;
    }
    template_value value() {
        switch (below(5)) {
        case 0: return {};
        case 1: return template_value::list{text(), text()};
        case 2: return template_value::pairs{{text(), text()}, {text(), text()}};
        default: return text();
        }
    }
};

/// What was observed of a component of the expansions of a template.
struct observed {
    bool is_defined = false, is_undefined = false, varies = false;
    std::optional<std::string> text;

    void add(std::optional<std::string_view> component) {
        is_defined |= component.has_value();
        is_undefined |= !component;
        varies |= component && text && *text != *component;
        if (component) text = *component;
    }
    void check(consturi::component_outline const& known) const {
        CHECK((!is_defined || known.can_be_defined));
        CHECK((!is_undefined || known.can_be_undefined));
        CHECK((!known.text || (!varies && (!text || *known.text == *text))));
    }
};

} // namespace

TEST_CASE("no expansion contradicts the outline of its template") {
    std::size_t expansions = 0, fixed_hosts = 0, always_valid = 0, met = 0;
    auto const policy = [](consturi::any_uri auto const& u) {
        return std::string{scheme_is("http")(u), host_is("h")(u),      (!has_userinfo)(u), (!has_port)(u),
                           has_host(u),          (!has_fragment)(u),   has_query(u),       (!host_is_ip)(u),
                           no_numeric_host(u),   (!scheme_is("a"))(u), has_scheme(u),      (!has_password)(u)};
    };
    for (std::uint64_t seed = 0; seed != 3000; ++seed) {
        generator random(seed << 32);
        auto const t = consturi::uri_template::parse(random.uri_template()).value();
        INFO(t.text());
        auto const known = outline(t);
        auto const is_met = [&](auto const& requirement) { return all_expansions_meet(requirement, t); };
        std::string const always{is_met(scheme_is("http")), is_met(host_is("h")), is_met(!has_userinfo),
                                 is_met(!has_port),         is_met(has_host),     is_met(!has_fragment),
                                 is_met(has_query),         is_met(!host_is_ip),  is_met(no_numeric_host),
                                 is_met(!scheme_is("a")),   is_met(has_scheme),   is_met(!has_password)};
        observed scheme, userinfo, host, port, path, query, fragment;
        for (int i = 0; i != 40; ++i) {
            auto const u = expand(t, [&](std::string_view) { return random.value(); });
            if (!u) {
                if (u.error().code() == consturi::mistake::prefix_of_list) continue;
                CHECK(known.can_be_invalid);
                continue;
            }
            INFO(u->text());
            ++expansions;
            CHECK((u->scheme() ? known.can_be_uri : known.can_be_relative_ref));
            scheme.add(u->scheme());
            userinfo.add(u->userinfo());
            host.add(u->host());
            port.add(u->port());
            path.add(u->path());
            query.add(u->query());
            fragment.add(u->fragment());
            auto const judged = policy(*u);
            for (std::size_t k = 0; k != always.size(); ++k) CHECK((!always[k] || judged[k]));
        }
        scheme.check(known.scheme);
        userinfo.check(known.userinfo);
        host.check(known.host);
        port.check(known.port);
        path.check(known.path);
        query.check(known.query);
        fragment.check(known.fragment);
        fixed_hosts += known.host.text.has_value();
        always_valid += known.is_always_uri_reference();
        for (char const one : always) met += static_cast<std::size_t>(one);
    }
    // The test must not pass because nothing was claimed.
    CHECK(expansions > 40000);
    CHECK(fixed_hosts > 300);
    CHECK(always_valid > 300);
    CHECK(met > 3000);
}
