// RFC 3986 6: equivalence and its hash, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/compare.hpp"
#include "cases/normalize.hpp"
#include "exact_copy.hpp"
#include "operations/small_references.hpp"

#include <consturi.hpp>

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

using namespace cases;
using namespace consturi;

TEST_CASE("RFC 3986 6: references that are not equivalent") { check_all(differences); }

TEST_CASE("query parameters can be compared in any order, if their names differ") { check_all(orders_of_parameters); }

TEST_CASE("small references are equivalent exactly if their normal forms are equal, and then have equal hashes") {
    auto const texts = small_references(4);
    std::vector<std::string> normal_forms;
    std::map<std::size_t, std::string> forms_by_hash;
    for (auto const& text : texts) {
        normal_forms.push_back(normalize(reference(text)).str());
        auto const& form =
            forms_by_hash.try_emplace(equivalence_hash<>()(reference(text)), normal_forms.back()).first->second;
        if (form != normal_forms.back()) FAIL_CHECK("equal hashes: " << form << ", " << text);
    }
    CHECK(forms_by_hash.size() == std::set(normal_forms.begin(), normal_forms.end()).size());
    for (std::size_t i = 0; i != texts.size(); ++i)
        for (std::size_t j = 0; j != texts.size(); ++j)
            if (equivalent(reference(texts[i]), reference(texts[j])) != (normal_forms[i] == normal_forms[j]))
                FAIL_CHECK(texts[i] << ", " << texts[j]);
}

TEST_CASE("sets of URIs compare by text or by equivalence") {
    auto const one = uri(*parse_uri("http://h/a")), other = uri(*parse_uri("HTTP://h/b/../a"));
    CHECK(std::unordered_set<uri>{one, other, one}.size() == 2);
    CHECK(std::unordered_set<uri_view>{one, other, one}.size() == 2);
    CHECK(std::unordered_set<uri_reference>{one, uri_reference()}.size() == 2);
    std::unordered_set<uri, equivalence_hash<>, equivalence<>> seen{one, other};
    CHECK((seen.size() == 1 && seen.contains(*parse_uri("http://h/./a")) && !seen.contains(*parse_uri("http://h/"))));
    std::unordered_set<uri, equivalence_hash<by_scheme>, equivalence<by_scheme>> hosts;
    for (auto const text : {"http://h", "http://h/", "http://h:80"}) hosts.emplace(*parse_uri(std::string_view(text)));
    CHECK(hosts.size() == 1);
    CHECK(std::set<uri>{one, other, one}.begin()->text() == "HTTP://h/b/../a");
    CHECK((one > other.view() && reference("") < one && (one <=> one) == 0));
}
