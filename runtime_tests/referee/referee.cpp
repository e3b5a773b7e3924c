// The referee: tests the library against the text of the RFCs.
//
// The verdicts on each rule are compared with the automaton that is built from the rule's ABNF text, and the components
// of accepted texts with RFC 3986 Appendix B. Exits with 1 if there is a difference.
//
// Distributed under the Boost Software License, Version 1.0.
#include "checks.hpp"
#include "error_checker.hpp"
#include "grammars/dialect_rules.hpp"
#include "grammars/scheme_rules.hpp"
#include "literal.hpp"
#include "rfc_text.hpp"
#include "suite.hpp"

#include <consturi/rfc/rules.hpp>
#include <consturi/rfc2396.hpp>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>
#include <boost/hana/concat.hpp>
#include <boost/hana/fuse.hpp>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

using namespace referee;
namespace abnf = consturi::abnf;

/// Counts the texts, and prints and counts the differences.
class tally {
public:
    void add(std::uint64_t texts) { texts_ += texts; }
    void differ(std::string_view rule, std::string_view text, std::string const& message) {
        std::lock_guard const lock(mutex_);
        if (++differences_ > 20) return;
        std::printf("%s: %s: \"%s\"\n", rule.data(), message.c_str(), literal(text).c_str());
    }
    std::uint64_t texts() const { return texts_; }
    std::uint64_t differences() const { return differences_; }

private:
    std::mutex mutex_;
    std::atomic<std::uint64_t> texts_{0};
    std::uint64_t differences_ = 0;
};

/// What the library says about texts, for one rule. Only these functions are compiled for each rule.
struct tested_rule {
    std::string_view name;
    bool (*matches)(std::string_view text);
    bool (*observed)(std::string_view text);              // with failure tracking
    bool (*at_run_time)(std::string_view text) = nullptr; // by the automaton of the syntax; null without one

    // Null for rules that have no parser. `value` and `parsed` return how the library differs from the verdict, or
    // nothing.
    bool (*simulated)(std::string_view text) = nullptr;
    char const* (*value)(std::string_view text, bool accepted) = nullptr;
    std::string (*parsed)(std::string_view text, bool accepted, error_checker const& checker) = nullptr;
    std::string (*fails)(std::string_view text) = nullptr; // the last arguments of `fails`, if the text is rejected

    template <class Rule>
    explicit tested_rule(Rule)
        : name(Rule::name()), matches([](std::string_view text) { return consturi::matches(Rule(), text); }),
          observed([](std::string_view text) {
              auto in = abnf::detail::input_of(text);
              abnf::detail::furthest_failure failure(in.first, Rule::analysis.alphabet());
              in.observer = &failure;
              return abnf::detail::observe<true, consturi::detail::instruction_set>(Rule(), in) == in.last;
          }) {
        use_automaton<Rule, consturi::rfc3986::syntax, consturi::rfc2396::syntax, consturi::rfc2732::syntax,
                      consturi::rfc3987::syntax>();
        if constexpr (has_parser<Rule>) {
            simulated = [](std::string_view text) {
                auto const in = abnf::detail::input_of(text);
                return abnf::detail::simulate(Rule(), in.first, in.last).end == in.last;
            };
            value = [](std::string_view text, bool accepted) -> char const* {
                if (parse_as(Rule(), text).has_value() != accepted)
                    return accepted ? "rejected by the parser" : "accepted by the parser";
                return accepted && !parses(Rule(), text) ? "wrong value" : nullptr;
            };
            parsed = [](std::string_view text, bool accepted, error_checker const& checker) -> std::string {
                auto const result = parse_as(Rule(), text);
                if (result.has_value() != accepted)
                    return accepted ? "rejected by the parser" : "accepted by the parser";
                if (accepted) return is_value_of(*result, text) ? "" : "wrong value";
                auto const& error = result.error();
                if (checker.has_error(text, error)) return "";
                return "wrong error at byte " + std::to_string(error.position()) + ": expected "
                       + error.expected_syntax();
            };
            fails = [](std::string_view text) {
                auto const result = parse_as(Rule(), text);
                return result ? ""
                              : ", " + std::to_string(result.error().position()) + ", \""
                                    + std::string(result.error().rule()) + '"';
            };
        }
    }

private:
    template <class Rule, class Syntax, class... Others>
    void use_automaton() {
        using namespace consturi::detail;
        if constexpr (has_automaton<Rule, Syntax>)
            at_run_time = [](std::string_view text) { // without masks, which match what is parsed
                typename Syntax::components at;
                return match_by_automaton<Syntax, instruction_set>(text, at) && Syntax::is(Rule(), at);
            };
        else if constexpr (is_part<Rule, Syntax>)
            at_run_time = [](std::string_view text) { return matches_rule<Syntax>(Rule(), text); };
        else if constexpr (sizeof...(Others) != 0) use_automaton<Rule, Others...>();
    }
};

/// Checks the verdict on each text of a suite, and the components of each accepted text.
void check_suite(tested_rule const& rule, suite const& texts, unsigned threads, tally& count) {
    std::atomic<automaton::state> next{0};
    auto const work = [&] {
        for (automaton::state from; (from = next++) < texts.specification().size();) {
            std::uint64_t checked = 0;
            texts.for_each(from, std::minstd_rand(from + 1), [&](std::string_view text, bool accepted) {
                ++checked;
                if (rule.matches(text) != accepted) count.differ(rule.name, text, accepted ? "rejected" : "accepted");
                else if (rule.at_run_time && rule.at_run_time(text) != accepted)
                    count.differ(rule.name, text, accepted ? "rejected at run time" : "accepted at run time");
                else if (auto const difference = rule.value ? rule.value(text, accepted) : nullptr)
                    count.differ(rule.name, text, difference);
            });
            count.add(checked);
        }
    };
    std::vector<std::thread> others;
    while (others.size() + 1 < threads) others.emplace_back(work);
    work();
    for (auto& other : others) other.join();
}

/// Checks one text with each matching algorithm: verdict only, NFA simulation, with failure tracking, and the parser.
void check_all_algorithms(tested_rule const& rule, error_checker const& checker, std::string_view text, bool accepted,
                          tally& count) {
    auto const check = [&](bool verdict, char const* algorithm) {
        if (verdict != accepted)
            count.differ(rule.name, text, std::string(accepted ? "rejected by " : "accepted by ") + algorithm);
    };
    check(rule.matches(text), "matches()");
    check(rule.observed(text), "failure tracking");
    if (rule.simulated) check(rule.simulated(text), "simulation");
    if (rule.parsed)
        if (auto const difference = rule.parsed(text, accepted, checker); !difference.empty())
            count.differ(rule.name, text, difference);
    count.add(1);
}

/// Returns `samples` texts of each kind: from the suite, accepted, and differing from an accepted one by one byte. A
/// smaller number gives the first texts of a larger one.
std::vector<std::string> sample_texts(suite const& all, unsigned samples) {
    sampler random(all.specification(), 3986);
    std::vector<std::string> texts;
    for (unsigned n = 0; n != samples; ++n) {
        texts.push_back(all.random_text(random));
        texts.push_back(random.accepted(n % 64));
        texts.push_back(random.edited(texts.back()));
    }
    return texts;
}

struct options {
    unsigned extra_states = 2;
    unsigned samples = 3000;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    std::optional<std::string> instead;
    bool assertions = false;
};

/// Checks rules of the library against the grammar of the RFC text. The library has all rules of `own`.
void check_rules(std::vector<tested_rule> const& rules, grammar const& defined, grammar const& own,
                 options const& given, tally& all) {
    std::printf("%-14s %7s %8s %14s\n", "rule", "states", "classes", "texts");
    auto unchecked = own;
    for (auto const& rule : rules) {
        if (given.instead && all.differences() != 0) return;
        unchecked.erase(lower_case(rule.name));
        suite const texts(automaton_of(defined, rule.name), given.extra_states);
        auto const before = all.texts();
        check_suite(rule, texts, given.threads, all);
        error_checker const checker(defined, rule.name);
        for (auto const& text : sample_texts(texts, given.samples))
            check_all_algorithms(rule, checker, text, texts.specification().accepts(text), all);
        std::printf("%-14s %7zu %8zu %14llu\n", rule.name.data(), texts.specification().size(),
                    texts.specification().classes.size(), static_cast<unsigned long long>(all.texts() - before));
        std::fflush(stdout);
    }
    for (auto const& [name, definition] : unchecked)
        all.differ(name, "", "rule of the RFC text that the library does not have");
}

/// Prints static assertions for the sample texts: their verdicts and, for rules that have a parser, their components
/// and errors.
void print_assertions(std::vector<tested_rule> const& rules, char const* space, grammar const& defined,
                      options const& given) {
    for (auto const& rule : rules) {
        suite const all(automaton_of(defined, rule.name), given.extra_states);
        std::string name(rule.name);
        std::replace(name.begin(), name.end(), '-', '_');
        for (auto const& text : sample_texts(all, given.samples)) {
            bool const accepted = all.specification().accepts(text);
            auto const* const check = rule.fails ? (accepted ? "parses" : "fails") : accepted ? "accepts" : "rejects";
            std::printf("static_assert(%s(%s::%s, \"%s\"sv%s));\n", check, space, name.c_str(), literal(text).c_str(),
                        rule.fails ? rule.fails(text).c_str() : "");
        }
    }
}

/// Calls `f(rules, space, defined, own, given)` for each grammar. `rules` are the library's, in the namespace `space`;
/// `own` are the rules of the RFC text, and `defined` has also those to which they refer. `given.instead` replaces a
/// rule in the text of RFC 3986.
template <class F>
void for_each_grammar(options const& given, F const& f) {
    constexpr auto tested = boost::hana::fuse([](auto... rule) { return std::vector{tested_rule(rule)...}; });
    auto const of_uris = given.instead ? with_rule(rfc_3986(), *given.instead) : rfc_3986();
    f(tested(boost::hana::concat(rfc3986::rules, consturi::rfc5234::rules)), "rfc3986", of_uris, of_uris, given);
    f(tested(consturi::rfc2396::rules), "consturi::rfc2396", rfc_2396(), rfc_2396(), given);
    f(tested(consturi::rfc2732::rules), "consturi::rfc2732", with_base(with_base(rfc_2732(), rfc_2396()), rfc_5234()),
      rfc_2732(), given);
    f(tested(consturi::rfc3629::rules), "consturi::rfc3629", rfc_3629(), rfc_3629(), given);
    f(tested(consturi::rfc6874::rules), "consturi::rfc6874", with_base(rfc_6874(), of_uris), rfc_6874(), given);

    auto of_iris = tested(consturi::rfc3987::rules);
    std::erase_if(of_iris, [&](auto const& rule) { return of_uris.contains(lower_case(rule.name)); });
    auto limited = given; // with twice as many classes, an extra state multiplies the time by forty
    limited.extra_states = given.extra_states > 1;
    f(of_iris, "consturi::rfc3987", with_base(rfc_3987(), of_uris), rfc_3987(), limited);

    if (given.assertions) return; // tables check the other grammars in the compiler
    f(tested(consturi::rfc6570::rules), "consturi::rfc6570", with_base(with_base(rfc_6570(), rfc_3987()), of_uris),
      rfc_6570(), limited);
    auto const check_scheme = [&](auto const& rules, char const* space, char const* file) {
        f(tested(rules), space, with_base(rules_of_scheme(file), of_uris), rules_of_scheme(file), limited);
    };
    check_scheme(consturi::rfc5870::rules, "consturi::rfc5870", "rfc5870-section-3.3.txt");
    check_scheme(consturi::rfc8089::rules, "consturi::rfc8089", "rfc8089-section-2.txt");
    check_scheme(consturi::rfc4151::rules, "consturi::rfc4151", "rfc4151-section-2.1.txt");
    check_scheme(consturi::rfc1738::rules, "consturi::rfc1738", "rfc1738-section-5.txt");
    check_scheme(consturi::rfc2397::rules, "consturi::rfc2397", "rfc2397-section-3.txt");
    // Not the rules that refer to telephone-subscriber: RFC 3966 has other rules of the names of those of RFC 3261.
    auto of_sip = rules_of_scheme("rfc3261-section-25.1.txt");
    auto sip_rules = tested(consturi::rfc3261::rules);
    auto const is_of_two_grammars = [](auto const& name) {
        return name == "userinfo" || name == "sip-uri" || name == "sips-uri";
    };
    std::erase_if(of_sip, [&](auto const& rule) { return is_of_two_grammars(rule.first); });
    std::erase_if(sip_rules, [&](auto const& rule) { return is_of_two_grammars(lower_case(rule.name)); });
    f(sip_rules, "consturi::rfc3261", with_base(of_sip, of_uris), of_sip, limited);
    check_scheme(consturi::rfc3966::rules, "consturi::rfc3966", "rfc3966-section-3.txt");
    check_scheme(consturi::rfc5538::rules, "consturi::rfc5538", "rfc5538-appendix-a.txt");
    check_scheme(consturi::rfc6068::rules, "consturi::rfc6068", "rfc6068-section-2.txt");
    check_scheme(consturi::rfc8141::rules, "consturi::rfc8141", "rfc8141-section-2.txt");
    check_scheme(consturi::rfc9562::rules, "consturi::rfc9562", "rfc9562-section-4.txt");
    check_scheme(consturi::rfc6455::rules, "consturi::rfc6455", "rfc6455-section-3.txt");
    check_scheme(consturi::rfc7252::rules, "consturi::rfc7252", "rfc7252-section-6.txt");
    check_scheme(consturi::rfc8323::rules, "consturi::rfc8323", "rfc8323-section-8.txt");
    check_scheme(consturi::rfc9110::rules, "consturi::rfc9110", "rfc9110-section-4.2.txt");
    auto const of_ldap = rules_of_scheme("rfc4512-section-1.4.txt");
    auto const check_ldap = [&](auto const& rules, char const* space, char const* file) {
        f(tested(rules), space, with_base(rules_of_scheme(file), of_ldap), rules_of_scheme(file), limited);
    };
    check_ldap(consturi::rfc4511::rules, "consturi::rfc4511", "rfc4511-section-4.5.1.8.txt");
    check_ldap(consturi::rfc4512::rules, "consturi::rfc4512", "rfc4512-section-1.4.txt");
    check_ldap(consturi::rfc4514::rules, "consturi::rfc4514", "rfc4514-section-3.txt");
    check_ldap(consturi::rfc4515::rules, "consturi::rfc4515", "rfc4515-section-3.txt");
}

int run(int argc, char** argv) {
    CLI::App program("Tests the library against the text of the RFCs.", "referee");
    options given;
    program
        .add_option(
            "--extra-states", given.extra_states,
            "Detect wrong implementations with up to this many states more than the minimal automaton (Wp-method)")
        ->check(CLI::Range(0U, 9U));
    program.add_option("--samples", given.samples,
                       "Number of random texts of each kind that are checked with each matching algorithm");
    program.add_option("--threads", given.threads, "Number of threads")->check(CLI::Range(1U, 1024U));
    auto* const instead =
        program.add_option("--instead", given.instead,
                           "Replace a rule of RFC 3986, and check until a rule differs, e.g. \"dec-octet = 3DIGIT\"");
    program.add_flag("--assertions", given.assertions, "Print the samples as static assertions, instead of checking")
        ->excludes(instead);
    try {
        program.parse(argc, argv);
    } catch (CLI::ParseError const& error) {
        return program.exit(error);
    }
    if (given.assertions) {
        std::printf("#include \"checks.hpp\"\n\n");
        for_each_grammar(given, [](auto const& rules, char const* space, grammar const& defined, grammar const&,
                                   options const& limited) { print_assertions(rules, space, defined, limited); });
        return 0;
    }
    tally all;
    for_each_grammar(given, [&](auto const& rules, char const*, grammar const& defined, grammar const& own,
                                options const& limited) { check_rules(rules, defined, own, limited, all); });
    std::printf("%llu texts, %llu differences\n", static_cast<unsigned long long>(all.texts()),
                static_cast<unsigned long long>(all.differences()));
    return all.differences() != 0;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (std::exception const& error) {
        std::fprintf(stderr, "referee: %s\n", error.what());
        return 2;
    }
}
