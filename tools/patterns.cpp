// Patterns of texts, in which `*` matches any text.
//
// Distributed under the Boost Software License, Version 1.0.
#include "patterns.hpp"

#include <cstddef>

namespace consturi::tool {

/// Goes back to the last `*` only.
static bool is_match(std::string_view pattern, std::string_view text) {
    std::size_t p = 0, t = 0, star = pattern.npos, after_star = 0;
    while (t != text.size()) {
        if (p != pattern.size() && pattern[p] == '*') {
            star = p++;
            after_star = t;
        } else if (p != pattern.size() && pattern[p] == text[t]) {
            ++p;
            ++t;
        } else if (star != pattern.npos) {
            p = star + 1;
            t = ++after_star;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', p) == pattern.npos;
}

patterns::patterns(std::vector<std::string> const& texts) {
    for (auto const& text : texts) all_.push_back({text});
}

bool patterns::match(std::string_view text) {
    bool found = false;
    for (auto& each : all_)
        if (is_match(each.text, text)) found = each.is_used = true;
    return found;
}

std::vector<std::string> patterns::unused() const {
    std::vector<std::string> all;
    for (auto const& each : all_)
        if (!each.is_used) all.push_back(each.text);
    return all;
}

} // namespace consturi::tool
