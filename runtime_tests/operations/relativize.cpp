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
TEST_CASE("relativize returns the shortest reference with a relative path, if there is one") {
    check_all(path_relative_references);
}

/// Whether a reference has neither a scheme nor an authority, nor a path that begins with a slash.
static bool is_path_relative(uri_reference_view u) { return !u.scheme() && !u.host() && !u.path().starts_with('/'); }

TEST_CASE("relativize returns a shortest reference to each small target, and finds one if any exists") {
    auto const references = small_references(5);
    for (auto const base : bases) {
        auto const from = *parse_uri(std::string_view(base));
        std::map<std::string, std::string> shortest, shortest_relative; // reference to each target
        for (auto const& text : references) {
            auto const target = checked_text(resolve(from, reference(text)));
            shortest.try_emplace(target, text);
            if (is_path_relative(reference(text))) shortest_relative.try_emplace(target, text);
        }
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
            auto const relative = relativize(from, *parse_uri(target), path_relative);
            auto const expected = shortest_relative.find(target);
            // None that is found leaves a path without a root. Long ones are not among the small references.
            bool const is_known =
                expected != shortest_relative.end()
                && (from.host() || from.path().starts_with('/') || !expected->second.starts_with(".."));
            bool const is_relative = relative && is_path_relative(*relative);
            if ((is_known && (!is_relative || relative->text().size() != expected->second.size()))
                || (is_relative ? resolve(from, *relative).str() != target : relative != found))
                FAIL_CHECK("path-relative: " << (relative ? relative->text() : "none"));
        }
    }
}
