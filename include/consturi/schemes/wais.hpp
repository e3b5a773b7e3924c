// `wais` URIs: databases of Wide Area Information Servers (RFC 4156, in the terms of RFC 3986).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_WAIS_HPP
#define CONSTURI_SCHEMES_WAIS_HPP

#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// The scheme wais: a database, a search in it, or a document of it.
struct wais : basic_scheme {
    static constexpr std::string_view names[] = {"wais"};

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
class wais::members : public scheme_interface<Self> {
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

} // namespace consturi

#endif
