// Writes the automata of the grammars, which match at run time, into headers:
//
//     automata write include     writes all of them
//     automata check include     checks that they are what `write` writes
//
// Distributed under the Boost Software License, Version 1.0.
#include "determinize.hpp"
#include "positions.hpp"
#include "write.hpp"

#include <consturi/dialects/iri/syntax.hpp>
#include <consturi/dialects/java/syntax.hpp>
#include <consturi/dialects/rfc2396/syntax.hpp>
#include <consturi/syntax/rfc3986.hpp>

#include <algorithm>
#include <cctype>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

using namespace consturi;

/// Slices that are empty or undefined.
struct empty_slices {
    automata::slice_set defined;
    abnf::slice operator[](unsigned i) const { return defined >> i & 1 ? abnf::slice{0, 0} : abnf::slice{}; }
};

/// The automaton of the first rule. The other rules are those that the syntax tells from its components.
template <class Syntax>
automata::automaton automaton_of(auto const&... rules) {
    using captures = typename Syntax::captures;
    automata::positions<captures> positions;
    (positions.add(rules), ...);
    return automata::determinize(positions.all, positions.goals, [&](std::size_t rule, automata::slice_set defined) {
        typename Syntax::components found{};
        captures::assign(found, empty_slices{defined});
        bool const is[] = {Syntax::is(rules, found)...};
        return is[rule];
    });
}

class headers {
    std::string folder_;
    bool writes_;

public:
    bool all_equal = true;

    headers(std::string_view command, std::string folder) : folder_(std::move(folder)), writes_(command == "write") {}

    /// Writes or checks the header of a syntax. `name` is its path below consturi/, `syntax_header` that of the syntax.
    template <class Syntax>
    void add(std::string const& name, std::string const& syntax, std::string const& syntax_header,
             auto const&... rules) {
        auto guard = "CONSTURI_" + name + "_HPP";
        std::ranges::transform(guard, guard.begin(), [](unsigned char c) { return c == '/' ? '_' : std::toupper(c); });
        std::ostringstream code;
        code << "// The automaton of " << syntax << ", which tools/generate/automata has written. Do not edit it.\n//\n"
             << "// Distributed under the Boost Software License, Version 1.0.\n#ifndef " << guard << "\n#define "
             << guard << "\n\n#include <consturi/"
             << (syntax_header < "matching" ? syntax_header : "matching/match_components.hpp")
             << ">\n#include <consturi/"
             << (syntax_header < "matching" ? "matching/match_components.hpp" : syntax_header)
             << ">\n\nnamespace consturi::detail {\n\n// clang-format off\n";
        automata::write(code, automaton_of<Syntax>(rules...), syntax, Syntax::captures::size);
        code << "// clang-format on\n\n} // namespace consturi::detail\n\n#endif\n";

        auto const path = folder_ + "/consturi/" + name + ".hpp";
        if (writes_) {
            std::ofstream file(path);
            file << code.str();
            if (!file.flush()) throw std::runtime_error("cannot write " + path);
        } else {
            std::ifstream file(path);
            if (std::string(std::istreambuf_iterator<char>(file), {}) == code.str()) return;
            std::cerr << path << " is not the automaton of the grammar: run `automata write`\n";
            all_equal = false;
        }
    }
};

} // namespace

int main(int argc, char** argv) try {
    std::string_view const command = argc == 3 ? argv[1] : "";
    if (command != "write" && command != "check") throw std::invalid_argument("usage: automata write|check INCLUDE");
    headers all(command, argv[2]);
    all.add<rfc3986::syntax>("matching/rfc3986_automaton", "rfc3986::syntax", "syntax/rfc3986.hpp",
                             rfc3986::URI_reference, rfc3986::URI, rfc3986::absolute_URI, rfc3986::relative_ref);
    all.add<rfc2396::syntax>("dialects/rfc2396/rfc2396_automaton", "rfc2396::syntax", "dialects/rfc2396/syntax.hpp",
                             rfc2396::URI_reference, rfc2396::absoluteURI);
    all.add<rfc2732::syntax>("dialects/rfc2396/rfc2732_automaton", "rfc2732::syntax", "dialects/rfc2396/syntax.hpp",
                             rfc2732::URI_reference, rfc2732::absoluteURI);
    all.add<rfc3987::syntax>("dialects/iri/iri_automaton", "rfc3987::syntax", "dialects/iri/syntax.hpp",
                             rfc3987::IRI_reference, rfc3987::IRI, rfc3987::absolute_IRI, rfc3987::irelative_ref);
    all.add<java::syntax>("dialects/java/java_automaton", "java::syntax", "dialects/java/syntax.hpp",
                          java::grammar::URI_reference);
    return all.all_equal ? 0 : 1;
} catch (std::exception const& error) {
    std::cerr << "automata: " << error.what() << '\n';
    return 1;
}
