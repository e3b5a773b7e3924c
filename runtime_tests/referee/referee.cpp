// The library against the text of the RFC, as a referee who has never seen it.
//
// Each rule's verdicts are held against those of the automaton that the rule's ABNF defines, and the components of
// what is accepted against RFC 3986, Appendix B. Exits with 1 if there is a difference.
//
// Distributed under the Boost Software License, Version 1.0.
#include "both_worlds.hpp"
#include "literal.hpp"
#include "error_judge.hpp"
#include "rfc_text.hpp"
#include "suite.hpp"

#include <consturi/rfc/rules.hpp>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>
#include <boost/hana/concat.hpp>
#include <boost/hana/for_each.hpp>

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
#include <type_traits>
#include <vector>

namespace {

using namespace referee;
namespace abnf = consturi::abnf;

/// Texts tried, and the differences among them.
class tally {
public:
    void add(std::uint64_t texts) { texts_ += texts; }
    void differ(std::string_view rule, std::string_view text, std::string const& what) {
        std::lock_guard const lock(mutex_);
        if (++differences_ > 20) return;
        std::printf("%s: %s: \"%s\"\n", rule.data(), what.c_str(), literal(text).c_str());
    }
    std::uint64_t texts() const { return texts_; }
    std::uint64_t differences() const { return differences_; }

private:
    std::mutex mutex_;
    std::atomic<std::uint64_t> texts_{0};
    std::uint64_t differences_ = 0;
};

/// The verdict on each text of the rule's suite, and the components of each that is accepted.
template <class Rule>
void try_suite(Rule const& rule, suite const& texts, unsigned threads, tally& count) {
    std::atomic<automaton::state> next{0};
    auto const work = [&] {
        for (automaton::state from; (from = next++) < texts.judge().size();) {
            std::uint64_t tried = 0;
            texts.for_each(from, std::minstd_rand(from + 1), [&](std::string_view text, bool accepted) {
                ++tried;
                if (consturi::matches(rule, text) != accepted)
                    count.differ(rule.name(), text, accepted ? "rejected" : "accepted");
                else if constexpr (parsed<Rule>) {
                    consturi::components at;
                    if (consturi::match_components(rule, text, at) != accepted)
                        count.differ(rule.name(), text, accepted ? "rejected for its components" : "accepted for its components");
                    else if (accepted && !reads(rule, text))
                        count.differ(rule.name(), text, "has other components");
                }
            });
            count.add(tried);
        }
    };
    std::vector<std::thread> others;
    while (others.size() + 1 < threads) others.emplace_back(work);
    work();
    for (auto& other : others) other.join();
}

/// One text by each way there is to match it: with and without components, told what fails, and in steps.
template <class Rule>
void try_each_way(Rule const& rule, error_judge const& judge, std::string_view text, tally& count) {
    bool const accepted = judge.accepts(text);
    auto subject = consturi::subject_of(text);
    auto const wrong = [&](bool verdict, char const* how) {
        if (verdict != accepted) count.differ(rule.name(), text, std::string(accepted ? "rejected " : "accepted ") + how);
    };
    wrong(consturi::matches(rule, text), "at once");
    wrong(abnf::step(rule, subject.first, subject.last).end == subject.last, "in steps");
    abnf::trace trace(subject.first, rule.analysis.alphabet());
    subject.listener = &trace;
    wrong(abnf::longest_match<true>(rule, subject.first, subject) == subject.last, "when listened to");
    if constexpr (parsed<Rule>) {
        auto const read = parse_as(rule, text);
        wrong(read.has_value(), "for its components");
        if (accepted && read && !is_split_right(*read)) count.differ(rule.name(), text, "has other components");
        if (accepted || read) return count.add(1);
        auto const& error = read.error();
        if (!judge.has_error(text, error))
            count.differ(rule.name(), text, "has its error at byte " + std::to_string(error.position()) + ": expected " + error.expected_syntax());
    }
    count.add(1);
}

/// Texts of all kinds, as many of each: from the suite, accepted, and one byte away from there. Fewer are the first of more.
std::vector<std::string> some_texts(suite const& all, unsigned samples) {
    sampler random(all.judge(), 3986);
    std::vector<std::string> texts;
    for (unsigned n = 0; n != samples; ++n) {
        texts.push_back(all.any(random));
        texts.push_back(random.accepted(n % 64));
        texts.push_back(random.edited(texts.back()));
    }
    return texts;
}

struct request {
    unsigned extra_states = 2;
    unsigned samples = 10000;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    std::optional<std::string> instead;
    bool assertions = false;
};

/// Holds some of the library's rules against the grammar that defines them.
template <class Rules>
void judge(Rules const& rules, grammar const& defined, request const& asked, tally& all) {
    std::printf("%-14s %7s %8s %14s\n", "rule", "states", "classes", "texts");
    auto unjudged = defined;
    boost::hana::for_each(rules, [&](auto const& rule) {
        unjudged.erase(lower_case(rule.name()));
        suite const texts(automaton_of(defined, rule.name()), asked.extra_states);
        auto const before = all.texts();
        try_suite(rule, texts, asked.threads, all);
        error_judge const judge(defined, rule.name());
        for (auto const& text : some_texts(texts, asked.samples)) try_each_way(rule, judge, text, all);
        std::printf("%-14s %7zu %8zu %14llu\n", rule.name().data(), texts.judge().size(), texts.judge().classes.size(),
                    static_cast<unsigned long long>(all.texts() - before));
        std::fflush(stdout);
    });
    for (auto const& [name, definition] : unjudged) all.differ(name, "", "is a rule of the text that is not judged");
}

/// Prints what the compiler is to assert of the first texts that are tried in each way: the verdict, or the components of one that
/// is accepted.
template <class Rules>
void print_assertions(Rules const& rules, char const* space, grammar const& defined, request const& asked) {
    boost::hana::for_each(rules, [&](auto const& rule) {
        suite const all(automaton_of(defined, rule.name()), asked.extra_states);
        std::string name(rule.name());
        std::replace(name.begin(), name.end(), '-', '_');
        for (auto const& text : some_texts(all, asked.samples)) {
            bool const accepted = all.judge().accepts(text);
            auto judgement = accepted ? "accepts" : "rejects";
            std::string error;
            if constexpr (parsed<std::remove_cvref_t<decltype(rule)>>) {
                judgement = accepted ? "reads" : "fails";
                if (auto const read = parse_as(rule, text); !read)
                    error = ", " + std::to_string(read.error().position()) + ", \"" + std::string(read.error().rule()) + '"';
            }
            std::printf("static_assert(%s(%s::%s, \"%s\"sv%s));\n", judgement, space, name.c_str(), literal(text).c_str(), error.c_str());
        }
    });
}

/// Calls `f` with each grammar's rules, the namespace they are in, and the text that defines them; one of RFC 3986's may be
/// defined anew.
template <class F>
void for_each_grammar(std::optional<std::string> const& instead, F const& f) {
    f(boost::hana::concat(rfc3986::rules, consturi::rfc5234::rules), "rfc3986", instead ? with_rule(rfc_3986(), *instead) : rfc_3986());
    f(consturi::rfc3629::rules, "consturi::rfc3629", rfc_3629());
}

int run(int argc, char** argv) {
    CLI::App program("Holds the library against the text of the RFCs.", "referee");
    request asked;
    program.add_option("--extra-states", asked.extra_states,
        "By how many states an implementation that is wrong may be larger than the smallest automaton, and still be found out, if it "
        "does not tell apart the bytes of a class")
        ->check(CLI::Range(0U, 9U));
    program.add_option("--samples", asked.samples, "How many texts of each kind are tried in each way there is to match them");
    program.add_option("--threads", asked.threads)->check(CLI::Range(1U, 1024U));
    auto* const instead = program.add_option("--instead", asked.instead,
        "A rule to judge by instead of RFC 3986's, to see that it is found out: \"dec-octet = 3DIGIT\"");
    program.add_flag("--assertions", asked.assertions, "Print the samples as assertions for the compiler instead")->excludes(instead);
    try {
        program.parse(argc, argv);
    } catch (CLI::ParseError const& error) {
        return program.exit(error);
    }
    if (asked.assertions) {
        std::printf("#include \"both_worlds.hpp\"\n\n");
        for_each_grammar(asked.instead, [&](auto const& rules, char const* space, grammar const& defined) {
            print_assertions(rules, space, defined, asked);
        });
        return 0;
    }
    tally all;
    for_each_grammar(asked.instead, [&](auto const& rules, char const*, grammar const& defined) { judge(rules, defined, asked, all); });
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
