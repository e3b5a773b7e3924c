// What the fuzzers begin with, from the grammar: seeds DIRECTORY makes DIRECTORY/corpus, texts that a rule accepts, texts
// one byte away from there and lines of such, and DIRECTORY/dictionary, the shortest text that leads to each state of the
// automaton.
//
// Distributed under the Boost Software License, Version 1.0.
#include "rfc_text.hpp"
#include "suite.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

using namespace referee;

int main(int count, char** arguments) {
    if (count != 2) return std::fputs("usage: seeds DIRECTORY\n", stderr), 2;
    std::filesystem::path const directory = arguments[1];
    std::filesystem::create_directories(directory / "corpus");

    auto const judge = automaton_of(rfc_3986(), "URI-reference");
    sampler random(judge, 3986);
    for (std::size_t n = 0; n != 500; ++n) {
        auto text = random.accepted(n % 100);
        if (n % 4 == 0) text = random.edited(text);
        if (n % 5 == 0) text = "\xEF\xBB\xBF" + text + "\r\n\n" + random.accepted(20) + '\n'; // for what reads lines
        if (n % 7 == 0) text = random.accepted(20) + '\n' + text; // for what reads a base and a reference
        std::ofstream(directory / "corpus" / std::to_string(n), std::ios::binary) << text;
    }
    std::ofstream dictionary(directory / "dictionary");
    std::set<std::string> words;
    suite const texts(judge, 0);
    for (auto const& classes : texts.cover()) {
        std::string word;
        for (char const c : classes) word += static_cast<char>(judge.classes[static_cast<unsigned char>(c)].front());
        if (word.empty() || !words.insert(word).second) continue;
        dictionary << '"';
        for (char const c : word) {
            char escape[8];
            std::snprintf(escape, sizeof escape, "\\x%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
            dictionary << escape;
        }
        dictionary << "\"\n";
    }
    return dictionary ? 0 : 2;
}
