// Values that resemble URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "near_miss.hpp"
#include "text.hpp"

#include <consturi/abnf/match.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/registry.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/uri/scheme_facts.hpp>

#include <algorithm>
#include <string>

namespace consturi::tool::config {

namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view word_characters = "abcdefghijklmnopqrstuvwxyz0123456789+._-";

bool consists_of(std::string_view text, std::string_view set) { return text.find_first_not_of(set) == text.npos; }
bool has_one_of(std::string_view text, std::string_view set) { return text.find_first_of(set) != text.npos; }

/// Removes and returns the characters of a set at the beginning of a text.
std::string_view take(std::string_view& text, std::string_view set) {
    auto const size = std::min(text.find_first_not_of(set), text.size());
    auto const taken = text.substr(0, size);
    text.remove_prefix(size);
    return taken;
}

std::string in_lower_case(std::string_view text) {
    std::string all(text);
    for (auto& c : all) c = ascii::to_lower(c);
    return all;
}

/// Whether a port can follow a name without dots. Ports below 1000 are left out, except for two: `node:22` is a
/// version.
bool is_well_known(std::string_view port) {
    for (auto const* other : {"80", "443", "8080", "8443"})
        if (port == other) return true;
    auto const is_default = [&](schemes::entry const& scheme) {
        auto const number = scheme.default_port().value_or(0);
        return number >= 1000 && std::to_string(number) == port;
    };
    return std::any_of(schemes::registry.begin(), schemes::registry.end(), is_default);
}

} // namespace

bool begins_as_uri(std::string_view value) {
    if (!value.empty() && std::string_view("\"'`").find(value[0]) != value.npos) value.remove_prefix(1);
    auto const size = abnf::longest_match(rfc3986::scheme, value);
    if (size == value.npos) return false;
    return value.substr(size).starts_with("://") || ascii::equal_ignoring_case(value.substr(0, size + 1), "jdbc:");
}

bool is_host_and_port(std::string_view value) {
    auto const text = in_lower_case(value);
    auto const colon = text.rfind(':');
    if (colon == text.npos) return false;
    auto const host = std::string_view(text).substr(0, colon), port = std::string_view(text).substr(colon + 1);
    if (host.empty() || port.empty() || !consists_of(port, digits)) return false;
    if (host.starts_with('['))
        return host.ends_with(']') && consists_of(host.substr(1, host.size() - 2), "0123456789abcdef:.");
    if (!consists_of(host, "abcdefghijklmnopqrstuvwxyz0123456789._-")) return false;
    if (consists_of(host, "0123456789.")) return std::count(host.begin(), host.end(), '.') == 3;
    auto const dot = host.rfind('.');
    bool const is_domain =
        host == "localhost" || (dot != host.npos && dot != 0 && has_one_of(host.substr(dot + 1, 1), letters));
    if (is_domain) return port == "80" || port.size() > 2;
    return dot == host.npos && is_well_known(port);
}

bool is_rest_of_uri(std::string_view key, std::string_view value) {
    return value.starts_with("//") && default_port(key);
}

bool is_pattern(std::string_view value) { return value.starts_with('^') || value.starts_with("*://"); }

bool is_near_miss(std::string_view value) {
    auto const lower = in_lower_case(value);
    std::string_view rest = lower;
    auto const leading = rest.substr(0, rest.find_first_of("abcdefghijklmnopqrstuvwxyz0123456789"));
    if (leading.find("://") != leading.npos) return true; // no scheme
    rest.remove_prefix(leading.size());
    auto const begin = take(rest, word_characters);
    if (without_leading_blanks(rest).starts_with("://")) return true; // something before the scheme, or in it
    if (schemes::has_fact(begin.substr(0, begin.find('+')), schemes::facts::connects)) {
        if (rest.starts_with(":/") || rest.starts_with(":\\")) return true;
        if (rest.starts_with(';') || rest.starts_with(',')) rest.remove_prefix(1);
        for (auto const* slashes : {"//", "/\\", "\\/", "\\\\"})
            if (rest.starts_with(slashes)) return true;
        if (rest.starts_with(':') && without_leading_blanks(rest.substr(1)).starts_with("//")) return true;
    }
    if (schemes::has_fact(begin, schemes::facts::web))
        if (rest.size() > 1 && rest[0] == ':' && !has_one_of(rest.substr(1, 1), " \t0123456789")) return true;
    // A user, or a path that is no part of the name of an image: `registry:5000/shop/web:1.2`.
    auto const end = std::min(lower.find_first_of("/?#"), lower.size());
    auto const user = lower.find('@');
    auto const host_begin = user < end ? user + 1 : 0;
    if (host_begin == 0 && (end == lower.size() || lower.find_first_of(":@", end) != lower.npos)) return false;
    return !has_one_of(lower.substr(0, host_begin), " ")
           && is_host_and_port(lower.substr(host_begin, end - host_begin));
}

} // namespace consturi::tool::config
