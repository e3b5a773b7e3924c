// `prospero` URIs: resources of the Prospero Directory Service (RFC 4157, in the terms of RFC 3986).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_PROSPERO_HPP
#define CONSTURI_SCHEMES_PROSPERO_HPP

#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/uri/parameters.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// The scheme prospero: the name of an object on a host, and fields that it has to have.
struct prospero : basic_scheme {
    static constexpr std::string_view names[] = {"prospero"};

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
class prospero::members : public scheme_interface<Self> {
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
