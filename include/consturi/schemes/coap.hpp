// `coap`, `coaps`, `coap+tcp`, `coaps+tcp`, `coap+ws` and `coaps+ws` URIs (RFC 7252 6, RFC 8323 8).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_COAP_HPP
#define CONSTURI_SCHEMES_COAP_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/connection.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace consturi {

class coap_options_view;

namespace detail {

/// The values in a text that is empty or has a delimiter before each of them. The first one can be another delimiter.
struct at_options {
    using part = decoded_view;

    char delimiter = '/';

    constexpr std::size_t find(std::string_view text, std::size_t from) const noexcept {
        return find_byte(text, delimiter, from);
    }
    constexpr std::size_t find_after_last(std::string_view text) const noexcept {
        auto const after = detail::find_after_last(text, delimiter);
        return after == 0 ? 1 : after;
    }
    static constexpr decoded_view make(std::string_view text) noexcept { return decoded_view(text); }
};

constexpr coap_options_view coap_options_in(std::string_view text, char delimiter) noexcept;

} // namespace detail

/// The values of the options Uri-Path or Uri-Query of a request: the decoded bytes of each segment of a path or of each
/// argument of a query, as a bidirectional range of decoded_view. It refers to the text and does not own it.
class [[nodiscard, gsl::Pointer(char)]] coap_options_view : public detail::split_view<detail::at_options> {
    friend constexpr coap_options_view detail::coap_options_in(std::string_view, char) noexcept;
    constexpr coap_options_view(std::string_view text, char delimiter) noexcept : split_view(text, 1, {delimiter}) {}
};

constexpr coap_options_view detail::coap_options_in(std::string_view text, char delimiter) noexcept {
    return {text, delimiter};
}

namespace detail {

/// The schemes of CoAP. What matches their rules is a URI with an authority, but without userinfo and fragment.
struct coap : basic_scheme {
    static constexpr std::string_view names[] = {"coap", "coaps", "coap+tcp", "coaps+tcp", "coap+ws", "coaps+ws"};
    static constexpr bool has_normal_forms = true;

    static constexpr std::optional<diagnosis> find_error(std::string_view text, detail::components const& at) noexcept {
        if (auto const error = find_userinfo(at)) return error;
        if (auto const error = find_missing_server(text, at)) return error;
        return find_fragment(at);
    }

    template <class Self>
    class members;
};

template <class Self>
class coap::members : public narrowed_interface<Self> {
public:
    /// The values of the options Uri-Path of a request (RFC 7252 6.4): the decoded segments of the path. There are none
    /// for the path `/` and an empty one. A request has no dot segments: normalize the URI first to remove them.
    [[nodiscard]] constexpr coap_options_view uri_path() const noexcept {
        auto const path = this->path();
        return coap_options_in(path == "/" ? std::string_view() : path, '/');
    }
    /// The values of the options Uri-Query of a request (RFC 7252 6.4): the decoded arguments of the query, between
    /// ampersands. An empty query is one argument, which is empty.
    [[nodiscard]] constexpr coap_options_view uri_query() const noexcept {
        auto const& query = this->at().query;
        if (!query.defined()) return coap_options_in({}, '&');
        return coap_options_in(abnf::slice{query.begin - 1, query.end}.of(this->text()), '&');
    }
};

} // namespace detail

namespace kinds {
using coap = of_scheme<detail::coap>;
}

/// A URI of the Constrained Application Protocol: of the scheme `coap` or `coaps` (RFC 7252 6), or, over reliable
/// transports, `coap+tcp`, `coaps+tcp`, `coap+ws` or `coaps+ws` (RFC 8323 8). It has a host that is not empty, and a
/// port up to 65535, if it has one, but no userinfo and no fragment.
///
///     constexpr checked_coap_uri sensor("coap://[2001:db8::2:1]/sensors/temp%2Findoor?u=Cel&n=2");
///     static_assert(sensor.effective_port() == 5683 && sensor.uri_path().back() == "temp/indoor");
///     static_assert(sensor.uri_query().front() == "u=Cel" && checked_coap_uri("coaps://h/").uri_path().empty());
///     static_assert(coap_uri_view::parse("coap:///a").error().position() == 7); // the host is empty
using coap_uri_view = basic_view<kinds::coap>;
using coap_uri = basic_owner<kinds::coap>;
using checked_coap_uri = basic_checked<kinds::coap>;
inline constexpr detail::is_of_kind<kinds::coap> is_coap_uri;
#define CONSTURI_FIXED fixed_coap_uri
#define CONSTURI_KIND kinds::coap
#include <consturi/uri/fixed.def>

} // namespace consturi

template <>
inline constexpr bool std::ranges::enable_view<consturi::coap_options_view> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<consturi::coap_options_view> = true;

#endif
