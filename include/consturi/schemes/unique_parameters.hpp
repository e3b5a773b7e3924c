// Parameters between semicolons, each of which has another name (RFC 3966 3, RFC 3261 19.1.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_UNIQUE_PARAMETERS_HPP
#define CONSTURI_SCHEMES_UNIQUE_PARAMETERS_HPP

#include <consturi/abnf/captures.hpp>
#include <consturi/coding/decoded_view.hpp>
#include <consturi/diagnosis/diagnose.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/split.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi::detail {

/// A parameter of a text: `;name=value`.
struct written_parameter {
    abnf::slice all;
    abnf::slice name, value; // the value is undefined without '='

    /// Whether the decoded name is this one, ignoring case.
    constexpr bool is_named(std::string_view text, std::string_view wanted) const noexcept {
        return std::ranges::equal(decoded_view(name.of(text)), decoded_view(wanted),
                                  [](char a, char b) { return to_lower(a) == to_lower(b); });
    }
};

/// Calls `use` with each parameter of a part of the text, which is empty or begins with ';', as long as it returns no
/// error.
constexpr std::optional<diagnosis> error_in_parameters(std::string_view text, abnf::slice part,
                                                       auto const& use) noexcept {
    for (auto begin = part.begin; begin != part.end;) {
        auto const end = static_cast<std::uint32_t>(find_byte(text.substr(0, part.end), ';', begin + 1));
        auto const equals = static_cast<std::uint32_t>(find_byte(text.substr(0, end), '=', begin + 1));
        auto const value = equals == end ? abnf::slice() : abnf::slice{equals + 1, end};
        if (std::optional<diagnosis> const wrong = use(written_parameter{{begin, end}, {begin + 1, equals}, value}))
            return wrong;
        begin = end;
    }
    return std::nullopt;
}

/// The second parameter that has the same decoded name, ignoring case. A hundred and more parameters are an error, too,
/// so that the search takes linear time and does not allocate.
constexpr std::optional<diagnosis> find_repeated_parameter(std::string_view text, abnf::slice part,
                                                           std::string_view rule) noexcept {
    std::string_view names[99];
    std::size_t count = 0;
    return error_in_parameters(text, part, [&](written_parameter const& each) -> std::optional<diagnosis> {
        for (std::size_t i = 0; i != count; ++i)
            if (each.is_named(text, names[i])) return diagnosis_at(each.name.begin, rule, mistake::repeated_parameter);
        if (count == std::size(names)) return diagnosis_at(each.name.begin, rule, mistake::over_99_parameters);
        names[count++] = each.name.of(text);
        return std::nullopt;
    });
}

} // namespace consturi::detail

#endif
