// The types of constants.
//
// Distributed under the Boost Software License, Version 1.0.
#include "value_type.hpp"
#include "../host_lists.hpp"

#include <consturi/schemes/host_list.hpp>
#include <consturi/schemes/jdbc.hpp>
#include <consturi/schemes/sip.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/uri/parse.hpp>

#include <cstddef>
#include <iterator>

namespace consturi::tool::config {

namespace {

template <auto Parse>
std::optional<parse_error> error_in(std::string_view value) {
    auto const parsed = Parse(value);
    return parsed ? std::nullopt : std::optional(parsed.error());
}

constexpr auto uri = [](std::string_view text) { return parse_uri(text); };
constexpr auto jdbc = [](std::string_view text) { return jdbc_uri_view::parse(text); };
constexpr auto sip = [](std::string_view text) { return sip_uri_view::parse(text); };
constexpr auto host_list = [](std::string_view text) { return host_list_uri_view::parse(text); };

parse_error unmet(std::string_view requirement, std::size_t position) {
    return parse_error(diagnosis_at(position, requirement, mistake::requirement_not_met));
}
/// Requirements do not see what a driver has as its host.
std::optional<parse_error> error_in_jdbc_with_requirement(std::string_view value) {
    auto const parsed = jdbc_uri_view::parse(value);
    return parsed ? unmet("a jdbc URL cannot be judged", 0) : parsed.error();
}
/// A list of hosts without ports is also a URI with one host.
std::optional<parse_error> error_in_list_with_requirement(std::string_view value) {
    auto const parsed = host_list_uri_view::parse(value);
    if (!parsed) return parsed.error();
    auto const second = *std::next(parsed->servers().begin());
    return unmet("a list of hosts cannot be judged", static_cast<std::size_t>(second.text().data() - value.data()));
}

bool has_scheme_of_sip(std::string_view value) {
    auto const scheme = value.substr(0, value.find(':'));
    return ascii::equal_ignoring_case(scheme, "sip") || ascii::equal_ignoring_case(scheme, "sips");
}

} // namespace

value_type type_of(std::string_view value, bool has_requirement) {
    if (ascii::equal_ignoring_case(value.substr(0, 5), "jdbc:"))
        return {"checked_jdbc_uri", "consturi/schemes/jdbc.hpp",
                has_requirement ? error_in_jdbc_with_requirement : error_in<jdbc>};
    if (!has_requirement && has_scheme_of_sip(value) && !is_uri(value))
        return {"checked_sip_uri", "consturi/schemes/sip.hpp", error_in<sip>};
    auto const list = is_list_of_hosts(value) ? std::optional(host_list_uri_view::parse(value)) : std::nullopt;
    bool const has_one_host = list && *list && std::next((*list)->servers().begin()) == (*list)->servers().end();
    if (list && !(has_requirement && has_one_host))
        return {"checked_host_list_uri", "consturi/schemes/host_list.hpp",
                has_requirement ? error_in_list_with_requirement : error_in<host_list>};
    return {"uri_view", "", error_in<uri>};
}

std::string_view hint_for(std::string_view value, parse_error const& error, bool has_requirement) {
    bool const is_unmet = error.code() == mistake::requirement_not_met;
    if (is_unmet && !type_of(value, has_requirement).is_uri_view())
        return "requirements are for URIs with one host; to leave the value unchecked, name its key with EXCEPT or --except";
    constexpr std::string_view delimiter = "://";
    if (value.find(delimiter) == value.rfind(delimiter)) return {};
    return "for a list of URIs, name the characters between them with --split";
}

} // namespace consturi::tool::config
