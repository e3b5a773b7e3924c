// `gopher` URIs: items of Gopher servers (RFC 4266, in the terms of RFC 3986).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_GOPHER_HPP
#define CONSTURI_SCHEMES_GOPHER_HPP

#include <consturi/coding/triplet.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/uri/connection.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// The scheme gopher. The path has, after its slash, the type and what the client sends, with encoded tabs.
struct gopher : basic_scheme {
    static constexpr std::string_view names[] = {"gopher"};

    struct components : detail::components {
        abnf::slice gophertype, selector, search, gopher_plus; // parts of the path
    };

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        if (auto const error = find_missing_server(text, at)) return error;
        if (auto const error = find_userinfo(at)) return error;
        if (auto const error = find_query(at)) return error;
        auto const begin = at.path.begin + (at.path.begin != at.path.end), end = at.path.end;
        if (auto const error = find_line_break(text, {begin, end}, "selector")) return error;
        if (find_tab(text, begin, end) == begin && begin != end)
            return diagnosis_at(begin, "gtype", mistake::unexpected_character);
        auto const size_of_type = begin == end ? 0 : text[begin] == '%' ? 3 : 1;
        at.gophertype = {begin, begin + static_cast<std::uint32_t>(size_of_type)};
        at.selector = {at.gophertype.end, find_tab(text, at.gophertype.end, end)};
        if (at.selector.end == end) return std::nullopt;
        auto const search = at.selector.end + 3; // after %09
        at.search = {search, find_tab(text, search, end)};
        if (at.search.end != end) at.gopher_plus = {at.search.end + 3, end};
        return std::nullopt;
    }

    template <class Self>
    class members;

private:
    static constexpr std::uint32_t find_tab(std::string_view text, std::uint32_t begin, std::uint32_t end) noexcept {
        return begin + static_cast<std::uint32_t>(find_triplet<encodes<'\t'>>(text.substr(begin, end - begin)));
    }
};

template <class Self>
class gopher::members : public scheme_interface<Self> {
public:
    /// The type of the item, as written: `1`, a directory, if there is none (RFC 4266 2.1).
    [[nodiscard]] constexpr std::string_view gophertype() const noexcept {
        auto const type = this->part(this->at().gophertype);
        return type.empty() ? "1" : type;
    }
    /// The selector, as written. Decoded, it is what the client sends to the server.
    [[nodiscard]] constexpr std::string_view selector() const noexcept { return this->part(this->at().selector); }
    /// The text for a search engine, as written: what follows the first `%09`.
    [[nodiscard]] constexpr std::optional<std::string_view> search() const noexcept {
        return this->component(this->at().search);
    }
    /// The Gopher+ string, as written: what follows the second `%09`.
    [[nodiscard]] constexpr std::optional<std::string_view> gopher_plus_string() const noexcept {
        return this->component(this->at().gopher_plus);
    }
};

} // namespace detail

namespace kinds {
using gopher = of_scheme<detail::gopher>;
}

/// An item of a Gopher server (RFC 4266). It has a host that is not empty, a port up to 65535, if it has one, and no
/// userinfo. The path has no line break, even encoded: selectors have none, and it would end the request.
///
/// A query is an error: in RFC 1738, a `?` belongs to the selector, in RFC 3986, it does not. Write `%3F`. A fragment
/// is allowed (RFC 3986 3.5).
///
///     constexpr checked_gopher_uri news("gopher://gopher.example/7/find%09news");
///     static_assert(news.gophertype() == "7" && news.selector() == "/find" && news.search() == "news");
///     static_assert(checked_gopher_uri("gopher://gopher.example").gophertype() == "1" && news.effective_port() == 70);
using gopher_uri_view = basic_view<kinds::gopher>;
using gopher_uri = basic_owner<kinds::gopher>;
using checked_gopher_uri = basic_checked<kinds::gopher>;
inline constexpr detail::is_of_kind<kinds::gopher> is_gopher_uri;
#define CONSTURI_FIXED fixed_gopher_uri
#define CONSTURI_KIND kinds::gopher
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
