// Paths of files as `file` URIs, and back (RFC 8089).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_FILE_URI_HPP
#define CONSTURI_ADAPTERS_FILE_URI_HPP

#include <consturi/coding/percent.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/file.hpp>
#include <consturi/support/result.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/dot_segments.hpp>
#include <consturi/uri/recompose.hpp>
#include <consturi/uri/uri.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <type_traits>

namespace consturi {

/// The syntax of a path. Both are available on all platforms.
enum class path_style : std::uint8_t {
    posix = 0,   ///< `/dir/file`
    windows = 1, ///< `C:\dir\file` and `\\host\share\file`, in UTF-8; also with `/` for `\`
    native = std::filesystem::path::preferred_separator == '/' ? posix : windows, ///< that of the platform
};

namespace detail {

constexpr bool is_dot_segment(std::string_view segment) noexcept { return segment == "." || segment == ".."; }
constexpr bool is_encoded_dot_segment(std::string_view segment) noexcept { return dots_of(segment) != 0; }

/// The offset of the first segment of a path for which the predicate holds, or the size.
constexpr std::size_t find_segment(std::string_view path, bool (*predicate)(std::string_view) noexcept) noexcept {
    for (std::size_t begin = 0;;) {
        auto const end = find_byte(path, '/', begin);
        if (predicate(path.substr(begin, end - begin))) return begin;
        if (end == path.size()) return end;
        begin = end + 1;
    }
}

/// Whether a path begins with a drive letter, its colon and a separator.
constexpr bool begins_with_drive(std::string_view path, std::string_view separators = "/") noexcept {
    return path.size() > 2 && is_alpha(path[0]) && path[1] == ':' && has_byte(separators, path[2]);
}

/// Whether the host of a UNC path can be that of a URI: a name or an IPv4 address, but neither the `.` and `?` of
/// device names, nor a name that denotes no host in a URI.
constexpr bool is_unc_host(std::string_view host) noexcept {
    bool is_name = false;
    for (char const c : host) {
        if (!is_unreserved(c)) return false;
        is_name |= c != '.';
    }
    return is_name && !equal_ignoring_case(host, "localhost");
}
constexpr bool begins_with_share(std::string_view path) noexcept {
    return path.size() > 1 && path[0] == '/' && path[1] != '/';
}

constexpr void replace(std::string& text, char c, char by) noexcept {
    for (char& each : text)
        if (each == c) each = by;
}

/// Writes a path percent-encoded, and a head unchanged.
struct encoded_path : verbatim {
    static constexpr percent_encoding encoding{rfc3986::path_absolute};

    static constexpr std::size_t size_of(std::string_view text) noexcept { return encoding.size_of(text); }
    static constexpr char* write(char* end, std::string_view text) noexcept {
        auto const size = size_of(text);
        encoding.write(end - size, size, text);
        return end - size;
    }
};

/// The bytes of a path; UTF-8, where the platform has wide characters.
template <class Path>
std::string bytes_of(Path const& path) {
    if constexpr (std::is_same_v<typename Path::value_type, char>) {
        return path.native();
    } else {
        auto const utf8 = path.u8string();
        return std::string(utf8.begin(), utf8.end());
    }
}
template <class Path>
Path path_of(std::string const& bytes) {
    if constexpr (std::is_same_v<typename Path::value_type, char>) return Path(bytes);
    else return Path(std::u8string(bytes.begin(), bytes.end()));
}

} // namespace detail

/// The `file` URI of an absolute path (RFC 8089 2). All bytes are kept, percent-encoded if necessary, so that
/// file_uri_to_path restores the path. A Windows drive becomes the first segment, and the host of a UNC path the host
/// (RFC 8089 E.2 and E.3.1). The disk is not accessed.
///
/// An error has the offset in `path`. It is an error if the path
///
/// - is relative; in Windows, `C:file` and `\file` are relative, too. `C:\file` and `\\host\share` are errors in POSIX;
/// - has a segment `.` or `..`: parsers of URIs remove them as if there were no symbolic links. Remove them with
///   `lexically_normal` or `canonical` of the standard library;
/// - has a NUL;
/// - begins with `\\` in Windows, but not with a host and a share: `\\?\C:\file`, `\\.\pipe\name`.
///
/// Linear. Throws like std::string.
///
///     assert(path_to_file_uri("/a b/50%", path_style::posix).value() == "file:///a%20b/50%25"_uri);
///     assert(path_to_file_uri(R"(C:\a b)", path_style::windows).value() == "file:///C:/a%20b"_uri);
///     assert(path_to_file_uri(R"(\\host\share\a)", path_style::windows).value() == "file://host/share/a"_uri);
constexpr result<uri> path_to_file_uri(std::string_view path, path_style style) {
    bool const is_windows = style == path_style::windows;
    std::string with_slashes(path);
    if (is_windows) detail::replace(with_slashes, '\\', '/');
    path = with_slashes;
    bool const has_host = is_windows && path.starts_with("//");
    bool const has_drive = is_windows && detail::begins_with_drive(path);
    if (!is_windows && (detail::begins_with_drive(path, "/\\") || path.starts_with("\\\\")))
        return detail::wrong_at(0, "an absolute path", mistake::windows_path);
    if (!has_host && !has_drive && (is_windows || !path.starts_with('/')))
        return detail::not_met("an absolute path", 0);
    if (auto const at = detail::find_byte(path, '\0'); at != path.size()) return detail::not_met("no NUL", at);
    if (auto const at = detail::find_segment(path, detail::is_dot_segment); at != path.size())
        return detail::not_met("no dot segments", at);

    std::string head = "file://";
    if (has_host) {
        auto const host = path.substr(2, detail::find_byte(path, '/', 2) - 2);
        if (!detail::is_unc_host(host)) return detail::not_met("the name of a host", 2);
        path.remove_prefix(2 + host.size());
        if (!detail::begins_with_share(path)) return detail::not_met("the name of a share", 2 + host.size());
        head += host;
    }
    detail::parts parts;
    parts.head = head;
    parts.in_head.scheme = {0, 4};
    parts.in_head.authority = parts.in_head.host = {7, static_cast<std::uint32_t>(head.size())};
    parts.path = {has_drive ? "/" : "", path};
    return detail::written_owned<uri, detail::encoded_path>(parts);
}

/// The same for a path of this platform. Wide characters are encoded in UTF-8 (RFC 8089 4).
inline result<uri> path_to_file_uri(std::filesystem::path const& path) {
    return path_to_file_uri(detail::bytes_of(path), path_style::native);
}

/// The path that a `file` URI denotes (RFC 8089 2), percent-decoded. The result can contain any byte except for NUL.
/// The disk is not accessed.
///
/// A URI without a host, and one with the host `localhost`, denotes a local file: `file:/a`, `file:///a` and
/// `file://localhost/a` are the same. In Windows, the path has to begin with a drive letter, as in `file:///C:/a` and
/// `file:C:/a`, and another host denotes a UNC path (RFC 8089 E.2 and E.3.1). Further variants in Appendix E are
/// errors: `file:////host/share` would silently access another machine, and RFC 3986 does not allow the `|` of
/// `file:///c|/a`.
///
/// An error has the offset in the text of `u`. It is an error if the URI
///
/// - has another scheme, a userinfo, a port, or in POSIX another host; `file://C:/a` has the host `C` and an empty
///   port;
/// - has a query or a fragment: it would be lost, and is often a `?` or `#` of the name that was not encoded;
/// - has no absolute path;
/// - has dot segments, encoded or not: `normalize` removes them;
/// - has an encoded `/` or NUL, or in Windows an encoded `\`, which would not be a part of the name.
///
/// Linear. Throws like std::string.
///
///     assert(file_uri_to_path("file:///a%20b"_uri, path_style::posix) == "/a b");
///     assert(file_uri_to_path("file:///C:/a"_uri, path_style::windows) == R"(C:\a)");
///     assert(file_uri_to_path("file:///a%2Fb"_uri, path_style::posix).error().position() == 9);
constexpr result<std::string> file_uri_to_path(any_uri auto const& u, path_style style) {
    bool const is_windows = style == path_style::windows;
    std::string_view const text = u.text();
    detail::components const& offsets = detail::access::components_of(u);
    if (!offsets.scheme.defined() || !ascii::equal_ignoring_case(offsets.scheme.of(text), "file"))
        return detail::not_met("the scheme file", 0);
    if (offsets.userinfo.defined()) return detail::not_met("no userinfo", offsets.userinfo.begin);
    if (detail::has_drive_letter_as_authority(text, offsets))
        return detail::wrong_at(offsets.host.begin, "host", mistake::misplaced_drive_letter);
    if (offsets.port.defined()) return detail::not_met("no port", offsets.port.begin);
    if (offsets.query.defined()) return detail::not_met("no query", offsets.query.begin);
    if (offsets.fragment.defined()) return detail::not_met("no fragment", offsets.fragment.begin);
    auto const host = offsets.host.defined() ? offsets.host.of(text) : std::string_view();
    bool const is_local = detail::is_local_host(host);
    if (!is_local && !is_windows) return detail::not_met("no host but localhost", offsets.host.begin);
    if (!is_local && !detail::is_unc_host(host)) return detail::not_met("the name of a host", offsets.host.begin);

    auto const encoded = offsets.path.of(text);
    if (auto const dots = detail::find_segment(encoded, detail::is_encoded_dot_segment); dots != encoded.size())
        return detail::not_met("no dot segments", offsets.path.begin + dots);
    for (auto i = detail::find_byte(encoded, '%'); i != encoded.size(); i = detail::find_byte(encoded, '%', i + 3)) {
        char const octet = detail::octet_at(encoded, i);
        if (octet == '\0') return detail::not_met("no encoded NUL", offsets.path.begin + i);
        if (octet == '/' || (is_windows && octet == '\\'))
            return detail::not_met("no encoded separators", offsets.path.begin + i);
    }

    auto path = percent_decode_lossy(encoded);
    if (!is_windows) {
        if (!path.starts_with('/')) return detail::not_met("an absolute path", offsets.path.begin);
        return path;
    }
    if (is_local) {
        if (path.starts_with('/')) path.erase(0, 1);
        if (!detail::begins_with_drive(path)) return detail::not_met("a drive letter", offsets.path.begin);
    } else {
        if (!detail::begins_with_share(path)) return detail::not_met("the name of a share", offsets.path.begin);
        path.insert(0, host).insert(0, "//");
    }
    detail::replace(path, '/', '\\');
    return path;
}

/// The same as a path of this platform.
///
///     std::string const text = "file:///etc/hosts";
///     auto const path = parse_uri(text).and_then([](uri_view u) { return file_uri_to_path(u); });
///     assert(path && path->filename() == "hosts");
result<std::filesystem::path> file_uri_to_path(any_uri auto const& u) {
    return file_uri_to_path(u, path_style::native).transform(detail::path_of<std::filesystem::path>);
}

} // namespace consturi

#endif
