// Patterns of texts, in which `*` matches any text.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_PATTERNS_HPP
#define CONSTURI_TOOLS_PATTERNS_HPP

#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool {

/// Patterns, and whether a text matched each of them. A match takes at most the product of the sizes as time.
class patterns {
public:
    explicit patterns(std::vector<std::string> const& texts);

    bool empty() const noexcept { return all_.empty(); }
    /// Whether a text matches at least one.
    bool match(std::string_view text);
    /// Those that no text matched.
    std::vector<std::string> unused() const;

private:
    struct pattern {
        std::string text;
        bool is_used = false;
    };
    std::vector<pattern> all_;
};

} // namespace consturi::tool

#endif
