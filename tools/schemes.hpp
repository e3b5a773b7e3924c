// What the grammars of schemes say about URIs. The templates of a scheme are compiled once, for all commands.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_SCHEMES_HPP
#define CONSTURI_TOOLS_SCHEMES_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/requirements/any_requirement.hpp>
#include <consturi/support/result.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/segments.hpp>
#include <consturi/uri/view.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace consturi::tool {

/// A part that a scheme adds to those of RFC 3986. One that is undefined is `nullopt`. The texts are those of servers,
/// or of mail addresses, decoded. What is only decoded when it is shown need not be UTF-8.
struct scheme_part {
    char const* name;
    std::variant<bool, std::optional<std::uint64_t>, std::optional<std::string_view>, query_params, segments_view,
                 std::vector<std::string>, std::vector<decoded_view>>
        value;
};
using scheme_parts = std::vector<scheme_part>;

/// The parts of a text by the grammar of its scheme, or why it is none of its scheme. Nothing for an unknown scheme.
std::optional<result<scheme_parts>> parts_by_scheme(std::string_view text);

/// Why a text is not one of its scheme.
std::optional<parse_error> error_by_scheme(std::string_view text);

/// Whether the scheme of a text has a grammar of its own, by which also texts are valid that are no URIs.
bool has_own_grammar(std::string_view text);

/// A valid text of such a scheme, without its secrets. Nothing for another text.
std::optional<std::string> redacted_by_own_grammar(std::string_view text);

/// The requirement of this name.
requirements::any_requirement valid_by_scheme();

/// The error of a text that is no URI: that of its scheme, if this has a grammar of its own, by which the text is
/// wrong, too; else the error of the parser.
parse_error error_in_words_of_scheme(std::string_view text, parse_error const& error);

} // namespace consturi::tool

#endif
