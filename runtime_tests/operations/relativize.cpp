// Relativization, at run time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/relativize.hpp"
#include "exact_copy.hpp"
#include "operations/small_references.hpp"

#include <consturi.hpp>

#include <map>
#include <string>
#include <string_view>

using namespace cases;
using namespace consturi;

TEST_CASE("relativize returns the shortest reference, or none") { check_all(relativizations); }

TEST_CASE("relativize returns a shortest reference to each small target, and finds one if any exists") {
    auto const references = small_references(5);
    for (auto const base : bases) {
        auto const from = *parse_uri(std::string_view(base));
        std::map<std::string, std::string> shortest; // reference to each target
        for (auto const& text : references) shortest.try_emplace(checked_text(resolve(from, reference(text))), text);
        for (auto const& text : references)
            if (is_uri(text)) shortest.try_emplace(text, "none");
        for (auto const& [target, reference_text] : shortest) {
            INFO(base << " to " << target << ": " << reference_text);
            auto const found = relativize(from, *parse_uri(target));
            if (reference_text == "none") {
                if (found) FAIL_CHECK(found->text());
            } else if (!found || found->text().size() != reference_text.size()
                       || resolve(from, *found).str() != target) {
                FAIL_CHECK((found ? found->text() : "none"));
            }
        }
    }
}
