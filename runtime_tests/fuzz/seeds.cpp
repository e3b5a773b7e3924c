// Generates seeds for the fuzz targets from the grammar.
//
//     seeds DIRECTORY
//
// DIRECTORY/corpus contains accepted texts, texts that differ from those by one byte, and files of such lines.
// DIRECTORY/dictionary contains a shortest text to each state of the automaton.
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

    auto const specification = automaton_of(rfc_3986(), "URI-reference");
    auto const of_iris = automaton_of(with_base(rfc_3987(), rfc_3986()), "IRI-reference");
    sampler random(specification, 3986), random_iri(of_iris, 3987);
    for (std::size_t n = 0; n != 500; ++n) {
        auto text = (n % 3 == 0 ? random_iri : random).accepted(n % 100);
        if (n % 4 == 0) text = random.edited(text);
        if (n % 5 == 0)
            text = "\xEF\xBB\xBF" + text + "\r\n\n" + random.accepted(20) + '\n'; // for targets that read lines
        if (n % 7 == 0) text = random.accepted(20) + '\n' + text; // for targets that read a base and a reference
        std::ofstream(directory / "corpus" / std::to_string(n), std::ios::binary) << text;
    }
    for (auto const* text : {"geo:48.2,16.4,183;crs=wgs84;u=10;a=b",
                             "urn:isbn:978-0-395-36341-6?+r?=q#f",
                             "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                             "data:text/plain;charset=%22a%22;base64,YWI%3D",
                             "mailto:%22a%20b%22@h,c@d.example?subject=x&to=e@f",
                             "tel:+1-201;ext=5;isub=a;b=c",
                             "tel:7042;phone-context=example.com",
                             "sips:u:p@[::1]:5061;transport=tcp;lr?a=b&c=",
                             "ldap://h/o=x,c=y?cn,sn?sub?(%26(a=b)(!(c=d*)))?!e=f",
                             "tag:a@b.example,2024-02-29:x?y#z",
                             "ftp://u:p@h/a/b;type=i",
                             "coap://h:5683/a/b%2Fc?d=e&f",
                             "file://h/a%20b",
                             "news:a.b@c",
                             "nntp://h/g/1",
                             "gopher://h/7/a%09b%09c",
                             "telnet://u:p@h:23/",
                             "wais://h/d/t/p",
                             "prospero://h/a/b;c=d;e=f",
                             "jdbc:mysql://u@h1:1,[::1]/db?a=b;c=d",
                             "mongodb://u:p@h1:1,[::1]:2/db?a#b"})
        std::ofstream(directory / "corpus" / std::string(text).substr(0, std::string(text).find(':')), std::ios::binary)
            << text;
    std::ofstream(directory / "corpus" / "requirement", std::ios::binary)
        << "scheme_in(\"https\", \"ws\") && !(has_userinfo || host_in(\"10.0.0.0\"_ipv4, 8)) && port_is(443)\n"
           "https://u@10.1.2.3/";
    std::ofstream dictionary(directory / "dictionary");
    std::set<std::string> words;
    suite const texts(specification, 0);
    for (auto const& classes : texts.cover()) {
        std::string word;
        for (char const c : classes)
            word += static_cast<char>(specification.classes[static_cast<unsigned char>(c)].front());
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
