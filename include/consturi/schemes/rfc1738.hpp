// `telnet`, `gopher`, `wais` and `prospero` URIs: services of RFC 1738 (RFC 4248, RFC 4266, RFC 4156 and RFC 4157, in
// the terms of RFC 3986).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_RFC1738_HPP
#define CONSTURI_SCHEMES_RFC1738_HPP

#include <consturi/coding/triplet.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/uri/authority.hpp>
#include <consturi/uri/connection.hpp>
#include <consturi/uri/parameters.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// The scheme telnet. In RFC 1738, it ends after the server or the slash.
struct telnet : basic_scheme {
    static constexpr std::string_view names[] = {"telnet"};
    static constexpr bool has_normal_forms = true;

    static constexpr std::optional<diagnosis> find_error(std::string_view text, detail::components const& at) noexcept {
        if (auto const error = find_missing_server(text, at)) return error;
        if (auto const error = find_error_in_login(text, at)) return error;
        if (at.path.end - at.path.begin > 1) return unexpected_at(text, at.path.begin + 1, "telneturl", "#", true);
        return find_query(at);
    }

    template <class Self>
    class members : public narrowed_interface<Self> {};
};

} // namespace detail

namespace kinds {
using telnet = of_scheme<detail::telnet>;
}

/// An interactive service (RFC 4248): a host that is not empty, a port up to 65535, and perhaps a user and a password,
/// which has no second `:` (RFC 1738 3.1). They have no line break, even encoded. Nothing but a slash follows, and
/// perhaps a fragment (RFC 3986 3.5).
///
///     constexpr checked_telnet_uri chess("telnet://guest@chess.example:5000/");
///     static_assert(chess.user() == "guest" && chess.effective_port() == 5000);
///     static_assert(telnet_uri_view::parse("telnet://h/ls").error().position() == 11);
using telnet_uri_view = basic_view<kinds::telnet>;
using telnet_uri = basic_owner<kinds::telnet>;
using checked_telnet_uri = basic_checked<kinds::telnet>;
inline constexpr detail::is_of_kind<kinds::telnet> is_telnet_uri;
#define CONSTURI_FIXED fixed_telnet_uri
#define CONSTURI_KIND kinds::telnet
#include <consturi/uri/fixed.def>

namespace detail {

/// The scheme gopher. The path has, after its slash, the type and what the client sends, with encoded tabs.
struct gopher : basic_scheme {
    static constexpr std::string_view names[] = {"gopher"};
    static constexpr bool has_normal_forms = true;

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
class gopher::members : public narrowed_interface<Self> {
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

namespace detail {

/// The scheme wais: a database, a search in it, or a document of it.
struct wais : basic_scheme {
    static constexpr std::string_view names[] = {"wais"};
    static constexpr bool has_normal_forms = true;

    struct components : detail::components {
        abnf::slice database, wtype, wpath; // parts of the path
    };

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        if (auto const error = find_missing_server(text, at)) return error;
        if (auto const error = find_userinfo(at)) return error;
        if (at.path.begin == at.path.end)
            return diagnosis_at(at.path.begin, "waisurl", mistake::path_not_beginning_with_a_slash);
        at.database = segment_in(text, at, at.path.begin + 1);
        if (at.database.end == at.path.end) return std::nullopt;
        at.wtype = segment_in(text, at, at.database.end + 1);
        if (at.wtype.end == at.path.end) return unexpected_at(text, at.path.end, "waisdoc", "/");
        at.wpath = segment_in(text, at, at.wtype.end + 1);
        if (at.wpath.end != at.path.end) return unexpected_at(text, at.wpath.end, "wpath", "#", true);
        return find_query(at);
    }

    template <class Self>
    class members;

private:
    static constexpr abnf::slice segment_in(std::string_view text, components const& at, std::uint32_t begin) noexcept {
        return {begin, find_in(text, {begin, at.path.end}, '/')};
    }
};

template <class Self>
class wais::members : public narrowed_interface<Self> {
public:
    /// The name of the database, as written.
    [[nodiscard]] constexpr std::string_view database() const noexcept { return this->part(this->at().database); }
    /// What is searched for, as written: the query.
    [[nodiscard]] constexpr std::optional<std::string_view> search() const noexcept { return this->query(); }
    /// The type of the document, as written.
    [[nodiscard]] constexpr std::optional<std::string_view> wtype() const noexcept {
        return this->component(this->at().wtype);
    }
    /// The identifier of the document, as written.
    [[nodiscard]] constexpr std::optional<std::string_view> wpath() const noexcept {
        return this->component(this->at().wpath);
    }
};

} // namespace detail

namespace kinds {
using wais = of_scheme<detail::wais>;
}

/// A database of a Wide Area Information Server, a search in it or a document of it (RFC 4156). It has a host that is
/// not empty, a port up to 65535, if it has one, and no userinfo. The path has one segment or, for a document, three.
/// Only a database has a query. A fragment is allowed (RFC 3986 3.5).
///
///     constexpr checked_wais_uri poems("wais://wais.example/poetry?rose");
///     static_assert(poems.database() == "poetry" && poems.search() == "rose" && !poems.wtype());
///     static_assert(checked_wais_uri("wais://wais.example/poetry/TEXT/1%3D2").wpath() == "1%3D2");
///     static_assert(!wais_uri_view::parse("wais://wais.example/poetry/TEXT"));
using wais_uri_view = basic_view<kinds::wais>;
using wais_uri = basic_owner<kinds::wais>;
using checked_wais_uri = basic_checked<kinds::wais>;
inline constexpr detail::is_of_kind<kinds::wais> is_wais_uri;
#define CONSTURI_FIXED fixed_wais_uri
#define CONSTURI_KIND kinds::wais
#include <consturi/uri/fixed.def>

namespace detail {

/// The scheme prospero: the name of an object on a host, and fields that it has to have.
struct prospero : basic_scheme {
    static constexpr std::string_view names[] = {"prospero"};
    static constexpr bool has_normal_forms = true;

    struct components : detail::components {
        abnf::slice hsoname, fields; // parts of the path; each field with its `;`
    };

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        if (auto const error = find_missing_server(text, at)) return error;
        if (auto const error = find_userinfo(at)) return error;
        if (at.path.begin == at.path.end)
            return diagnosis_at(at.path.begin, "prosperourl", mistake::path_not_beginning_with_a_slash);
        at.hsoname = {at.path.begin + 1, find_in(text, at.path, ';')};
        at.fields = {at.hsoname.end, at.path.end};
        for (auto begin = at.fields.begin; begin != at.fields.end;) {
            auto const end = find_in(text, {begin + 1, at.fields.end}, ';');
            if (auto const error = find_error_in_field(text, {begin + 1, end})) return error;
            begin = end;
        }
        return find_query(at);
    }

    template <class Self>
    class members;

private:
    /// A field has one `=`, and no `/`.
    static constexpr std::optional<diagnosis> find_error_in_field(std::string_view text, abnf::slice field) noexcept {
        bool has_value = false;
        for (auto at = field.begin; at != field.end; ++at) {
            bool const is_second = text[at] == '=' && has_value;
            if (text[at] == '/' || is_second)
                return unexpected_at(text, at, has_value ? "fieldvalue" : "fieldname", has_value ? ";#" : "=",
                                     has_value);
            has_value = has_value || text[at] == '=';
        }
        if (has_value) return std::nullopt;
        return unexpected_at(text, field.end, "fieldspec", "=");
    }
};

template <class Self>
class prospero::members : public narrowed_interface<Self> {
public:
    /// The name of the object on the host (host-specific object name), as written.
    [[nodiscard]] constexpr std::string_view hsoname() const noexcept { return this->part(this->at().hsoname); }
    /// The fields and their values, as a range.
    [[nodiscard]] constexpr consturi::query_params fields() const noexcept {
        return separated(this->part(this->at().fields), ";");
    }
};

} // namespace detail

namespace kinds {
using prospero = of_scheme<detail::prospero>;
}

/// A resource of the Prospero Directory Service (RFC 4157). It has a host that is not empty, a port up to 65535, if it
/// has one, and no userinfo. In the path, a `;` begins a field, with one `=`.
///
/// A query is an error: in RFC 1738, a `?` belongs to the path, in RFC 3986, it does not. Write `%3F`. A fragment is
/// allowed (RFC 3986 3.5).
///
///     constexpr checked_prospero_uri p("prospero://host.example//pros/name;key=value");
///     static_assert(p.hsoname() == "/pros/name" && p.fields().front().value() == "value");
///     static_assert(prospero_uri_view::parse("prospero://host.example/a;b").error().position() == 27); // expected "="
using prospero_uri_view = basic_view<kinds::prospero>;
using prospero_uri = basic_owner<kinds::prospero>;
using checked_prospero_uri = basic_checked<kinds::prospero>;
inline constexpr detail::is_of_kind<kinds::prospero> is_prospero_uri;
#define CONSTURI_FIXED fixed_prospero_uri
#define CONSTURI_KIND kinds::prospero
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
