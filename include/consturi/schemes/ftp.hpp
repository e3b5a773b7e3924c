// `ftp` URIs: files and directories on servers (RFC 1738 3.2, in the terms of RFC 3986).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_FTP_HPP
#define CONSTURI_SCHEMES_FTP_HPP

#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/authority.hpp>
#include <consturi/uri/connection.hpp>
#include <consturi/uri/segments.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// The scheme ftp. RFC 1738 precedes RFC 3986, and its grammar differs in which characters are encoded; what it demands
/// of the components of RFC 3986 is here.
struct ftp : basic_scheme {
    static constexpr std::string_view names[] = {"ftp"};
    static constexpr bool has_normal_forms = true;

    struct components : detail::components {
        abnf::slice cwd, name, typecode; // parts of the path; cwd has a slash before each segment
    };

    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        if (auto const error = find_missing_server(text, at)) return error;
        // With a line break, a URI could send a command of its own (RFC 959 5.3.2).
        if (auto const error = find_error_in_login(text, at)) return error;
        if (auto const error = find_line_break(text, at.host, rfc3986::host.name())) return error;
        if (auto const error = find_query(at)) return error;
        return find_error_in_path(text, at);
    }

    template <class Self>
    class members;

private:
    /// Fills the parts of the path. A `;` is only that of `;type=` (RFC 1738 3.2.2).
    static constexpr std::optional<diagnosis> find_error_in_path(std::string_view text, components& at) noexcept {
        auto const path = at.path.of(text);
        auto const offset = [&](std::size_t i) { return static_cast<std::uint32_t>(at.path.begin + i); };
        auto const semicolon = find_byte(path, ';');
        auto const segments = path.substr(0, semicolon), rest = path.substr(semicolon);
        if (auto const error = find_line_break(text, {at.path.begin, offset(semicolon)}, rfc3986::segment.name()))
            return error;
        if (!rest.empty()) {
            constexpr std::string_view before_code = ";type=";
            bool const is_type = rest.starts_with(before_code) && rest.size() == before_code.size() + 1
                                 && has_byte("aAiIdD", rest.back());
            if (!is_type) return diagnosis_at(offset(semicolon), "ftptype", mistake::wrong_type_of_ftp);
            at.typecode = {at.path.end - 1, at.path.end};
        }
        auto const name = find_after_last(segments, '/');
        at.cwd = {at.path.begin, offset(name == 0 ? 0 : name - 1)};
        at.name = {offset(name), offset(semicolon)};
        return std::nullopt;
    }
};

template <class Self>
class ftp::members : public narrowed_interface<Self> {
public:
    /// The directories before the name, from that of the login on, as a range of segments: each is the argument of a
    /// command CWD, decoded (RFC 1738 3.2.2). So `ftp://host/%2Fetc/motd` has the directory `/etc`.
    [[nodiscard]] constexpr segments_view cwd() const noexcept { return segments_view(this->part(this->at().cwd)); }
    /// The name of the file or directory, as written: what follows the last slash, without the type code.
    [[nodiscard]] constexpr std::string_view name() const noexcept { return this->part(this->at().name); }
    /// The type code, as written: `a` for text, `i` for bytes, `d` for a list of names, in either case.
    [[nodiscard]] constexpr std::optional<std::string_view> typecode() const noexcept {
        return this->component(this->at().typecode);
    }
};

} // namespace detail

namespace kinds {
using ftp = of_scheme<detail::ftp>;
}

/// A file or directory on an FTP server (RFC 1738 3.2). It has a host that is not empty, and a port up to 65535, if it
/// has one. A `;` in the path begins a type code, `;type=` and `a`, `i` or `d` at its end. The password has no second
/// `:` (3.1). The userinfo, the host and the path have no line break, even encoded, which would end the command.
///
/// A query is an error: in RFC 1738, a `?` belongs to the name, in RFC 3986, it does not. Write `%3F`. A fragment is
/// allowed (RFC 3986 3.5).
///
///     constexpr checked_ftp_uri rfc("ftp://me@ftp.is.co.za/rfc/rfc1808.txt;type=a");
///     static_assert(rfc.user() == "me" && rfc.name() == "rfc1808.txt" && rfc.typecode() == "a");
///     static_assert(rfc.cwd().front().encoded() == "rfc" && rfc.effective_port() == 21);
using ftp_uri_view = basic_view<kinds::ftp>;
using ftp_uri = basic_owner<kinds::ftp>;
using checked_ftp_uri = basic_checked<kinds::ftp>;
inline constexpr detail::is_of_kind<kinds::ftp> is_ftp_uri;
#define CONSTURI_FIXED fixed_ftp_uri
#define CONSTURI_KIND kinds::ftp
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
