// Loads the grammars from the RFC texts in runtime_tests/data.
//
// Distributed under the Boost Software License, Version 1.0.
#include "rfc_text.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>

namespace referee {

static grammar read(std::initializer_list<std::string> names, numbers kind = numbers::characters,
                    letters quoted = letters::in_either_case) {
    grammar rules;
    for (auto const& name : names) {
        std::ifstream text(CONSTURI_TEST_DATA "/" + name, std::ios::binary);
        if (!text) throw std::runtime_error(name + ": cannot read file");
        try {
            read_abnf(std::string(std::istreambuf_iterator<char>(text), {}), rules, kind, quoted);
        } catch (std::runtime_error const& error) {
            throw std::runtime_error(name + ": " + error.what());
        }
    }
    return rules;
}

grammar const& rfc_2396() {
    static grammar const rules =
        read({"rfc2396-appendix-a.txt", "rfc2396-section-2.4.3.txt"}, numbers::characters, letters::themselves);
    return rules;
}

grammar const& rfc_2732() {
    static grammar const rules = with_users(read({"rfc2732-section-3.txt", "rfc2373-appendix-b.txt"}), rfc_2396());
    return rules;
}

grammar const& rfc_3986() {
    static grammar const rules = read({"rfc3986-appendix-a.txt", "rfc5234-core.txt"});
    return rules;
}

grammar const& rfc_3629() {
    static grammar const rules = read({"rfc3629-section-4.txt"}, numbers::bytes);
    return rules;
}

grammar const& rfc_3987() {
    static grammar const rules = [] {
        auto all = read({"rfc3987-section-2.2.txt"});
        for (auto const& [name, definition] : rfc_3986()) all.erase(name);
        return all;
    }();
    return rules;
}

grammar const& rfc_5234() {
    static grammar const rules = read({"rfc5234-core.txt"});
    return rules;
}

grammar const& rfc_6570() {
    static grammar const rules =
        with_rule(read({"rfc6570-section-2.txt"}), "literals = %x21 / %x23-24 / %x26-3B / %x3D / %x3F-5B / %x5D / %x5F "
                                                   "/ %x61-7A / %x7E / ucschar / iprivate / pct-encoded");
    return rules;
}

grammar const& rfc_6874() {
    static grammar const rules = read({"rfc6874-section-2.txt"});
    return rules;
}

grammar rules_of_scheme(std::string const& file) { return read({file}, numbers::bytes); }

grammar with_base(grammar rules, grammar const& base) {
    rules.insert(base.begin(), base.end());
    return rules;
}

static bool refers_to(element const& e, grammar const& rules) {
    return rules.contains(e.name)
           || std::any_of(e.parts.begin(), e.parts.end(), [&](element const& part) { return refers_to(part, rules); });
}

grammar with_users(grammar rules, grammar const& base) {
    for (std::size_t size = 0; size != rules.size();) {
        size = rules.size();
        for (auto const& [name, definition] : base)
            if (refers_to(definition, rules)) rules.emplace(name, definition);
    }
    return rules;
}

grammar with_rule(grammar rules, std::string const& rule) {
    grammar replacement;
    read_abnf(rule + '\n', replacement);
    if (replacement.empty()) throw std::runtime_error(rule + ": not a rule");
    for (auto const& [name, definition] : replacement) {
        auto const found = rules.find(name);
        if (found == rules.end()) throw std::runtime_error(name + ": no such rule");
        found->second = definition;
    }
    return rules;
}

grammar without_userinfo(grammar rules) {
    for (auto const* rule : {"authority = host [ \":\" port ]", "iauthority = ihost [ \":\" port ]"})
        if (std::string const text = rule; rules.contains(text.substr(0, text.find(' '))))
            rules = with_rule(std::move(rules), text);
    return rules;
}

} // namespace referee
