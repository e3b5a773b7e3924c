// Differential fuzzing of parse_uri_reference against Boost.URL. Boost.URL is built without assertions, because 1.81
// fails one on "C:\264".
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include <consturi.hpp>

#include <boost/url/src.hpp>

#include <optional>
#include <regex>
#include <string>
#include <string_view>

static std::optional<std::string_view> text_of(bool defined, boost::core::string_view text) {
    if (!defined) return std::nullopt;
    return std::string_view(text.data(), text.size());
}

/// Boost.URL 1.81 accepts a path after an authority that does not begin with "/" (RFC 3986 3.3), as in "//a@@".
static bool has_impossible_path(boost::urls::url_view const& u) {
    return u.has_authority() && !u.encoded_path().empty() && u.encoded_path().front() != '/';
}

/// Boost.URL 1.81 reads an IPv4 address if a name begins with one (RFC 3986 3.2.2: "first-match-wins"), as in
/// "//1.1.1.1a".
static bool begins_with_address(std::string_view host) {
    static std::string const octet = "(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])";
    static std::regex const address("(" + octet + "\\.){3}" + octet);
    std::cmatch found;
    return std::regex_search(host.data(), host.data() + host.size(), found, address,
                             std::regex_constants::match_continuous)
           && found.length() < static_cast<std::ptrdiff_t>(host.size());
}

/// Boost.URL 1.81 rejects an upper-case "V" of IPvFuture, although ABNF strings are case-insensitive (RFC 5234 2.3).
static bool has_capital(std::string_view host) { return host.starts_with("[V"); }

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    auto const ours = consturi::parse_uri_reference(text);
    auto const theirs = boost::urls::parse_uri_reference({text.data(), text.size()});
    bool const is_misread = ours && ours->host() && begins_with_address(*ours->host());
    if (theirs && has_impossible_path(*theirs)) return expect(!ours || is_misread), 0;
    if (!theirs && (is_misread || (ours && ours->host() && has_capital(*ours->host())))) return 0;
    expect(theirs.has_value() == ours.has_value());
    if (!ours) return 0;
    expect(text_of(theirs->has_scheme(), theirs->scheme()) == ours->scheme());
    expect(text_of(theirs->has_userinfo(), theirs->encoded_userinfo()) == ours->userinfo());
    expect(text_of(theirs->has_authority(), theirs->encoded_host()) == ours->host());
    expect(text_of(theirs->has_port(), theirs->port()) == ours->port());
    expect(text_of(true, theirs->encoded_path()) == ours->path());
    expect(text_of(theirs->has_query(), theirs->encoded_query()) == ours->query());
    expect(text_of(theirs->has_fragment(), theirs->encoded_fragment()) == ours->fragment());
    return 0;
}
