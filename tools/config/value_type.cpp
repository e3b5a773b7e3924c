// The types of constants.
//
// Distributed under the Boost Software License, Version 1.0.
#include "value_type.hpp"
#include "../host_lists.hpp"

#include <consturi/schemes/host_list.hpp>
#include <consturi/schemes/jdbc.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/parse.hpp>

namespace consturi::tool::config {

template <auto Parse>
static std::optional<parse_error> error_in(std::string_view value) {
    auto const parsed = Parse(value);
    return parsed ? std::nullopt : std::optional(parsed.error());
}

value_type type_of(std::string_view value) {
    constexpr auto uri = [](std::string_view text) { return parse_uri(text); };
    constexpr auto jdbc = [](std::string_view text) { return jdbc_uri::parse(text); };
    constexpr auto host_list = [](std::string_view text) { return host_list_uri::parse(text); };
    if (consturi::detail::equal_ignoring_case(value.substr(0, 5), "jdbc:"))
        return {"jdbc_uri", "consturi/schemes/jdbc.hpp", error_in<jdbc>};
    if (has_scheme_of_lists(value)) return {"host_list_uri", "consturi/schemes/host_list.hpp", error_in<host_list>};
    return {"uri_view", "", error_in<uri>};
}

} // namespace consturi::tool::config
