// `file` URIs (RFC 8089). <consturi/file_uri.hpp> has paths as such URIs, and back.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_FILE_HPP
#define CONSTURI_SCHEMES_FILE_HPP

#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/server.hpp>
#include <consturi/text/bytes.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace consturi {

namespace detail {

/// Whether the host of a file URI means this machine (RFC 8089 2).
constexpr bool is_local_host(std::string_view host) noexcept {
    return host.empty() || equal_ignoring_case(host, "localhost");
}
/// Whether the authority was meant as a drive letter, whose colon begins an empty port: `file://C:/a`.
constexpr bool has_drive_letter_as_authority(std::string_view text, components const& at) noexcept {
    return at.port.defined() && at.port.of(text).empty() && at.host.of(text).size() == 1
           && is_alpha(text[at.host.begin]);
}

/// The scheme file. What matches its rule is a URI whose components meet these conditions.
struct file : basic_scheme {
    static constexpr std::string_view names[] = {"file"};
    static constexpr bool has_normal_forms = true;

    static constexpr std::optional<diagnosis> find_error(std::string_view text, detail::components const& at) noexcept {
        if (auto const error = find_userinfo(at)) return error;
        if (has_drive_letter_as_authority(text, at))
            return diagnosis_at(at.host.begin, rfc3986::host.name(), mistake::misplaced_drive_letter);
        if (auto const error = find_port(at)) return error;
        auto const path = at.path.of(text);
        auto const in_path = [&](std::size_t i, mistake which) {
            return diagnosis_at(at.path.begin + i, rfc3986::path_absolute.name(), which);
        };
        bool const has_drive = path.size() > 1 && is_alpha(path[0]) && path[1] == ':';
        if (has_drive) return in_path(0, mistake::misplaced_drive_letter);
        if (!path.starts_with('/')) return in_path(0, mistake::path_not_beginning_with_a_slash);
        if (path.starts_with("//")) return in_path(1, mistake::empty_first_segment);
        return find_query(at);
    }

    template <class Self>
    class members : public narrowed_interface<Self> {
    public:
        /// Whether the file is on this machine: without a host, or with the host `localhost`.
        [[nodiscard]] constexpr bool is_local() const noexcept { return is_local_host(this->host().value_or("")); }
    };
};

} // namespace detail

namespace kinds {
using file = of_scheme<detail::file>;
}

/// The name of a file (RFC 8089 2): `file:/a`, `file:///a` or `file://host/a`. The path is absolute and does not begin
/// with two slashes; there is no userinfo, no port and no query. The variants of Appendix E are errors, such as
/// `file:c:/a` and `file:////host/a`. A fragment is allowed (RFC 3986 3.5).
///
/// file_uri_to_path gives the path of such a URI, and path_to_file_uri the URI of a path, which is a file_uri unless
/// the path begins with `//`.
///
///     constexpr checked_file_uri hosts("file:///etc/hosts");
///     static_assert(hosts.is_local() && hosts.path() == "/etc/hosts");
///     assert(file_uri_to_path(hosts, path_style::posix) == "/etc/hosts");
///     static_assert(file_uri_view::parse("file://C:/a").error().position() == 7); // a drive letter is in the path
using file_uri_view = basic_view<kinds::file>;
using file_uri = basic_owner<kinds::file>;
using checked_file_uri = basic_checked<kinds::file>;
inline constexpr detail::is_of_kind<kinds::file> is_file_uri;
#define CONSTURI_FIXED fixed_file_uri
#define CONSTURI_KIND kinds::file
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
