// The operations of java.net.URI, with the results of the JDK (opt-in). They differ from those of RFC 3986.
//
// Where versions of the JDK differ, these are the results of the newer ones.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_JAVA_NET_URI_HPP
#define CONSTURI_JAVA_NET_URI_HPP

#include <consturi/text/bytes.hpp>
#include <consturi/text/fixed_string.hpp>
#include <consturi/text/size.hpp>
#include <consturi/text/static_string.hpp>
#include <consturi/uri/java_uri.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace consturi::java {

namespace detail {

using namespace consturi::detail;

/// The components of a hierarchical URI.
struct parts {
    std::optional<std::string_view> scheme, authority, user_info, host;
    std::string_view port; // the digits without leading zeros; empty, if there is no port
    std::string_view path;
    std::optional<std::string_view> query, fragment;
};

constexpr std::string_view port_of(java_uri_view const& u) noexcept {
    auto const port = access::components_of(u).port;
    if (!port.defined()) return {};
    auto digits = port.of(access::text_of(u));
    while (digits.size() > 1 && digits[0] == '0') digits.remove_prefix(1);
    return digits;
}

constexpr parts parts_of(java_uri_view const& u) noexcept {
    return {u.scheme(), u.authority(),         u.user_info(), u.host(),
            port_of(u), u.path().value_or(""), u.query(),     u.fragment()};
}

/// A URI whose text is in an array, to compute constants: clang has no std::string in constant expressions.
template <std::size_t Capacity>
struct scratch_uri {
    static_string<Capacity> text_;
    java_components at_ = components_of_empty_java_uri;

    constexpr scratch_uri() noexcept = default;
    constexpr explicit scratch_uri(java_uri_view const& u) noexcept
        : text_(access::text_of(u)), at_(access::components_of(u)) {}
};

/// The class of the text of a URI.
template <class Uri>
using string_of = std::remove_reference_t<decltype(access::storage_of(std::declval<Uri&>()))>;

// Results are of class `Uri`: java_uri, or scratch_uri of sufficient capacity.

/// The URI that consists of these parts. As in the JDK, its text has the host and the port rather than the authority.
template <class Uri>
constexpr Uri recomposed(parts const& of) {
    Uri out;
    auto& text = access::storage_of(out);
    auto& at = access::components_of(out);
    std::size_t size = 8; // the delimiters
    for (auto const& part : {of.scheme, of.authority, of.authority, of.query, of.fragment})
        size = saturated_sum(size, part ? part->size() : 0);
    for (auto const part : {of.path, of.port}) size = saturated_sum(size, part.size());
    if constexpr (requires { text.reserve(size); })
        text.reserve(size > max_text_size ? text.max_size() + 1 : size); // or throws
    auto const position = [&] { return static_cast<std::uint32_t>(text.size()); };
    auto const append = [&](std::string_view part) {
        auto const begin = position();
        text.append(part);
        return abnf::slice{begin, position()};
    };
    if (of.scheme) {
        at.scheme = append(*of.scheme);
        append(":");
    }
    if (of.host) {
        append("//");
        auto const begin = position();
        if (of.user_info) {
            at.userinfo = append(*of.user_info);
            append("@");
        }
        at.host = append(*of.host);
        if (!of.port.empty()) {
            append(":");
            at.port = append(of.port);
        }
        at.authority = {begin, position()};
    } else if (of.authority) {
        append("//");
        at.authority = append(*of.authority);
    }
    at.path = append(of.path);
    if (of.query) {
        append("?");
        at.query = append(*of.query);
    }
    if (of.fragment) {
        append("#");
        at.fragment = append(*of.fragment);
    }
    at.text = {0, position()};
    if (of.authority && at.authority.of(text) != *of.authority) at.authority = append(*of.authority);
    return out;
}

/// The path without `.` segments, without empty ones, and without `..` segments that follow another one. If that reveals a
/// colon in the first segment of a relative path, a `.` segment precedes it.
template <class String>
constexpr String normalized_path(std::string_view path) {
    String out;
    out.append(path.substr(0, path.starts_with('/')));
    auto const root = out.size();
    bool begins_as_before = true; // whether the first segment of `out` is that of `path`
    for (std::size_t at = 0; at != path.size();) {
        if (path[at] == '/') {
            ++at;
            continue;
        }
        auto const begin = at;
        at = find_byte(path, '/', at);
        auto const segment = path.substr(begin, at - begin);
        bool const may_remove = segment == ".." && out.size() != root;
        auto const last =
            may_remove ? find_after_last(std::string_view(out).substr(0, out.size() - 1), '/') : out.size();
        auto const preceding = std::string_view(out).substr(last);
        if (!preceding.empty() && preceding != "../") out.resize(last);
        else if (segment != ".") out.append(path.substr(begin, at - begin + (at != path.size())));
        begins_as_before &= out.size() != root;
    }
    bool const begins_like_a_scheme = find_byte(out, ':') < find_byte(out, '/');
    if (root != 0 || begins_as_before || !begins_like_a_scheme) return out;
    String after_dot;
    after_dot.append("./");
    after_dot.append(out);
    return after_dot;
}

/// Compares two components; an undefined one comes first.
constexpr int compare(std::optional<std::string_view> const& a, std::optional<std::string_view> const& b,
                      bool ignores_case = false) noexcept {
    if (!a || !b) return int{a.has_value()} - int{b.has_value()};
    return java_compare(*a, *b, ignores_case);
}

constexpr java_uri_view view_of(any_java_uri auto const& u) noexcept {
    return access::make<java_uri_view>(access::text_of(u), access::components_of(u));
}

template <class Uri>
constexpr Uri normalize(java_uri_view const& u) {
    if (u.is_opaque()) return Uri(u);
    auto const path = normalized_path<string_of<Uri>>(*u.path());
    if (std::string_view(path) == *u.path()) return Uri(u);
    auto parts = parts_of(u);
    parts.path = path;
    return recomposed<Uri>(parts);
}

template <class Uri>
constexpr Uri resolve(java_uri_view const& base, java_uri_view const& reference) {
    if (reference.is_opaque() || base.is_opaque() || reference.is_absolute()) return Uri(reference);
    auto parts = parts_of(reference);
    bool const has_path = !reference.path()->empty();
    if (!reference.authority() && !has_path && reference.fragment() && !reference.query()) {
        if (base.fragment() == reference.fragment()) return Uri(base);
        parts = parts_of(base);
        parts.fragment = reference.fragment();
        return recomposed<Uri>(parts);
    }
    parts.scheme = base.scheme();
    if (reference.authority()) return recomposed<Uri>(parts);
    auto const of_base = parts_of(base);
    parts.authority = of_base.authority;
    parts.user_info = of_base.user_info;
    parts.host = of_base.host;
    parts.port = of_base.port;
    if (parts.path.starts_with('/')) return recomposed<Uri>(parts);
    string_of<Uri> path;
    path.append(of_base.path.substr(0, find_after_last(of_base.path, '/')));
    if (has_path && path.size() == 0 && base.is_absolute()) path.append("/");
    path.append(parts.path);
    auto const normal = normalized_path<string_of<Uri>>(path);
    parts.path = normal;
    return recomposed<Uri>(parts);
}

template <class Uri>
constexpr Uri relativize(java_uri_view const& base, java_uri_view const& target) {
    if (target.is_opaque() || base.is_opaque()) return Uri(target);
    if (compare(base.scheme(), target.scheme(), true) != 0 || compare(base.authority(), target.authority()) != 0)
        return Uri(target);
    auto directory = normalized_path<string_of<Uri>>(*base.path());
    auto const normal = normalized_path<string_of<Uri>>(*target.path());
    std::string_view const path = normal;
    if (path != std::string_view(directory)) {
        if (!std::string_view(directory).ends_with('/')) directory.append("/");
        if (!path.starts_with(std::string_view(directory))) return Uri(target);
    }
    parts relative;
    relative.path = path.substr(directory.size());
    relative.query = target.query();
    relative.fragment = target.fragment();
    return recomposed<Uri>(relative);
}

constexpr int compare(java_uri_view const& a, java_uri_view const& b) noexcept {
    if (auto const c = compare(a.scheme(), b.scheme(), true)) return c;
    if (a.is_opaque() != b.is_opaque()) return a.is_opaque() ? 1 : -1;
    if (a.is_opaque()) {
        auto const c = compare(a.scheme_specific_part(), b.scheme_specific_part());
        return c != 0 ? c : compare(a.fragment(), b.fragment());
    }
    if (a.host() && b.host()) {
        if (auto const c = compare(a.user_info(), b.user_info())) return c;
        if (auto const c = compare(a.host(), b.host(), true)) return c;
        // The subtraction of the JDK, which overflows for the largest port and an undefined one.
        auto const c = static_cast<std::uint32_t>(a.port()) - static_cast<std::uint32_t>(b.port());
        if (c != 0) return static_cast<std::int32_t>(c);
    } else if (auto const c = compare(a.authority(), b.authority())) {
        return c;
    }
    if (auto const c = compare(a.path(), b.path())) return c;
    if (auto const c = compare(a.query(), b.query())) return c;
    return compare(a.fragment(), b.fragment());
}

constexpr std::int32_t hash_code(java_uri_view const& u) noexcept {
    std::uint32_t hash = java_hash_ignoring_case(u.scheme().value_or(""), 0);
    auto const add = [&](std::optional<std::string_view> const& part) {
        if (part) hash = hash * 127 + java_hash(*part);
    };
    add(u.fragment());
    if (u.is_opaque()) {
        add(u.scheme_specific_part());
    } else {
        add(u.path());
        add(u.query());
        if (u.host()) {
            add(u.user_info());
            hash = java_hash_ignoring_case(*u.host(), hash) + 1949 * static_cast<std::uint32_t>(u.port());
        } else {
            add(u.authority());
        }
    }
    return static_cast<std::int32_t>(hash);
}

} // namespace detail

/// Normalizes the path like `URI.normalize`: removes `.` segments, empty ones, and `..` segments together with the segment
/// before them. In contrast to RFC 3986, `..` segments at the beginning are kept, and nothing else is changed.
///
/// Allocates in linear time; throws like std::string. The same holds for resolve and relativize.
///
///     auto const u = parse_java_uri("http://h/a//b/../c/%7e").value();
///     assert(java::normalize(u).str() == "http://h/a/c/%7e");
template <detail::any_java_uri U>
constexpr java_uri normalize(U const& u) {
    return detail::normalize<java_uri>(detail::view_of(u));
}

/// Resolves a reference against a base like `URI.resolve`, which follows RFC 2396 5.2: a reference without a path is one to
/// the directory of the base, unless it is a fragment only; `..` segments at the beginning are kept; a path that
/// begins with a slash is not normalized. If either is opaque, the result is the reference.
///
///     auto const base = parse_java_uri("http://h/a/b?q").value();
///     assert(java::resolve(base, parse_java_uri("../../c").value()).str() == "http://h/../c");
///     assert(java::resolve(base, parse_java_uri("?y").value()).str() == "http://h/a/?y");
template <detail::any_java_uri Base, detail::any_java_uri Reference>
constexpr java_uri resolve(Base const& base, Reference const& reference) {
    return detail::resolve<java_uri>(detail::view_of(base), detail::view_of(reference));
}

/// The target relative to a base like `URI.relativize`: the base is taken as a directory, even if its path does not end with
/// a slash. If the target is not inside it, or either is opaque, the result is the target.
///
///     auto const base = parse_java_uri("http://h/a").value();
///     assert(java::relativize(base, parse_java_uri("http://h/a/b?q").value()).str() == "b?q");
///     assert(java::relativize(base, parse_java_uri("http://h/c").value()).str() == "http://h/c");
template <detail::any_java_uri Base, detail::any_java_uri Target>
constexpr java_uri relativize(Base const& base, Target const& target) {
    return detail::relativize<java_uri>(detail::view_of(base), detail::view_of(target));
}

namespace detail {

template <fixed_string Text>
inline constexpr auto parsed = parse_java_uri(Text.view());

/// More than results have: both texts, and their authorities once more.
template <fixed_string... Texts>
using scratch_for = scratch_uri<(16 + ... + (2 * sizeof Texts.chars))>;

/// A constant of exactly the size of a text.
template <std::size_t Size>
constexpr fixed_java_uri<Size + 1> fixed(auto const& scratch) noexcept {
    auto out = access::empty<fixed_java_uri<Size + 1>>();
    std::char_traits<char>::copy(access::storage_of(out), scratch.text_.data(), Size);
    access::components_of(out) = scratch.at_;
    return out;
}

} // namespace detail

// The results as constants, with every compiler: each is a fixed_java_uri. A text that parse_java_uri does not accept does not
// compile.

/// The result of `normalize` as a constant.
///
///     static_assert(java::normalized<"http://h/a//b/../c">.text() == "http://h/a/c");
template <fixed_string U>
    requires(detail::parsed<U>.has_value())
inline constexpr auto normalized = [] {
    constexpr auto made = detail::normalize<detail::scratch_for<U>>(*detail::parsed<U>);
    return detail::fixed<made.text_.size()>(made);
}();

/// The result of `resolve` as a constant.
///
///     static_assert(java::resolved<"http://h/a/b", "../../c">.path() == "/../c");
template <fixed_string Base, fixed_string Reference>
    requires(detail::parsed<Base>.has_value() && detail::parsed<Reference>.has_value())
inline constexpr auto resolved = [] {
    constexpr auto made =
        detail::resolve<detail::scratch_for<Base, Reference>>(*detail::parsed<Base>, *detail::parsed<Reference>);
    return detail::fixed<made.text_.size()>(made);
}();

/// The result of `relativize` as a constant.
///
///     static_assert(java::relativized<"http://h/a", "http://h/a/b?q">.text() == "b?q");
template <fixed_string Base, fixed_string Target>
    requires(detail::parsed<Base>.has_value() && detail::parsed<Target>.has_value())
inline constexpr auto relativized = [] {
    constexpr auto made =
        detail::relativize<detail::scratch_for<Base, Target>>(*detail::parsed<Base>, *detail::parsed<Target>);
    return detail::fixed<made.text_.size()>(made);
}();

/// Whether two URIs are equal like `URI.equals`: without regard to the case of schemes, hosts and the digits of escaped
/// octets. Linear; does not allocate. The same holds for compare and hash_code.
///
///     static_assert(java::equals(parse_java_uri("HTTP://H/%2f").value(), parse_java_uri("http://h/%2F").value()));
template <detail::any_java_uri A, detail::any_java_uri B>
[[nodiscard]] constexpr bool equals(A const& a, B const& b) noexcept {
    return detail::compare(detail::view_of(a), detail::view_of(b)) == 0;
}

/// The value of `URI.compareTo`: zero for equal URIs, otherwise negative or positive.
///
/// It is not an order: as in the JDK, `//B`, `//_` and `//a` precede each other in a circle, and so do three URIs of which one
/// has the port 2147483647 and one has none. Do not sort untrusted URIs with it.
///
///     static_assert(java::compare(parse_java_uri("http://a/").value(), parse_java_uri("http://b/").value()) == -1);
template <detail::any_java_uri A, detail::any_java_uri B>
[[nodiscard]] constexpr int compare(A const& a, B const& b) noexcept {
    return detail::compare(detail::view_of(a), detail::view_of(b));
}

/// The value of `URI.hashCode`, for instance to find the partition that a Java program has chosen.
///
///     static_assert(java::hash_code(parse_java_uri("http://example.com/").value()) == 133002585);
template <detail::any_java_uri U>
[[nodiscard]] constexpr std::int32_t hash_code(U const& u) noexcept {
    return detail::hash_code(detail::view_of(u));
}

/// `equals` and `hash_code` as function objects, for std::unordered_map<java_uri, T, java::hash, java::equal_to>.
struct equal_to {
    using is_transparent = void;
    template <detail::any_java_uri A, detail::any_java_uri B>
    [[nodiscard]] constexpr bool operator()(A const& a, B const& b) const noexcept {
        return java::equals(a, b);
    }
};
struct hash {
    using is_transparent = void;
    template <detail::any_java_uri U>
    [[nodiscard]] constexpr std::size_t operator()(U const& u) const noexcept {
        return static_cast<std::uint32_t>(java::hash_code(u));
    }
};

// The arguments of constructors of `URI`. Those that are std::nullopt are null. They are views of texts in UTF-8. Name them,
// as in `server_parts{.host = "h"}`: the constructors have them in different orders.

/// The arguments of `URI(scheme, ssp, fragment)`.
struct opaque_parts {
    std::optional<std::string_view> scheme{}, scheme_specific_part{}, fragment{};
};
/// The arguments of `URI(scheme, userInfo, host, port, path, query, fragment)`, of which the constructor with four arguments
/// has a part. A `port` of -1 is undefined.
struct server_parts {
    std::optional<std::string_view> scheme{}, user_info{}, host{};
    int port = -1;
    std::optional<std::string_view> path{}, query{}, fragment{};
};
/// The arguments of `URI(scheme, authority, path, query, fragment)`.
struct authority_parts {
    std::optional<std::string_view> scheme{}, authority{}, path{}, query{}, fragment{};
};

namespace detail {

inline constexpr byte_set legal_in_userinfo = legal_characters(grammar::userinfo);
inline constexpr byte_set legal_in_authority = legal_characters(grammar::reg_name) | byte_set::of("[]");
inline constexpr byte_set legal_in_path = legal_characters(grammar::path_abempty);
inline constexpr byte_set legal_in_uric = legal_characters(grammar::fragment);

/// Appends a component after a prefix, if it is not null.
constexpr void append(std::string& out, std::string_view prefix, std::optional<std::string_view> const& part,
                      byte_set const& legal) {
    if (!part) return;
    out.append(prefix);
    append_quoted(out, *part, legal);
}

/// Appends a text that can begin with an IPv6 address, whose characters are not quoted.
constexpr void append_after_ipv6_address(std::string& out, std::string_view text, byte_set const& legal) {
    auto const end = find_byte(text, ']');
    auto const address = end != text.size() && contains(text, ':') ? text.substr(0, end + 1) : std::string_view();
    out.append(address);
    append_quoted(out, text.substr(address.size()), legal);
}

constexpr void append_authority(std::string& out, server_parts const& of) {
    if (!of.host) return;
    out.append("//");
    if (of.user_info) {
        append_quoted(out, *of.user_info, legal_in_userinfo);
        out.push_back('@');
    }
    bool const needs_brackets = contains(*of.host, ':') && !of.host->starts_with('[') && !of.host->ends_with(']');
    if (needs_brackets) out.push_back('[');
    out.append(*of.host);
    if (needs_brackets) out.push_back(']');
    if (of.port == -1) return;
    out.append(of.port < 0 ? ":-" : ":"); // a negative number does not parse
    char digits[10]{};
    auto first = digits + sizeof digits;
    for (auto left = of.port; first == digits + sizeof digits || left != 0; left /= 10)
        *--first = static_cast<char>('0' + (left < 0 ? -(left % 10) : left % 10));
    out.append(first, digits + sizeof digits);
}
constexpr void append_authority(std::string& out, authority_parts const& of) {
    if (!of.authority) return;
    out.append("//");
    if (of.authority->starts_with('[')) append_after_ipv6_address(out, *of.authority, legal_in_authority);
    else append_quoted(out, *of.authority, legal_in_authority);
}

constexpr void append_scheme_specific_part(std::string& out, opaque_parts const& of) {
    auto const part = of.scheme_specific_part.value_or("");
    if (!part.starts_with("//[")) append_quoted(out, part, legal_in_uric);
    else if (contains(part, ']') && contains(part, ':')) append_after_ipv6_address(out, part, legal_in_uric);
    // otherwise, the JDK appends nothing
}
template <class Parts>
constexpr void append_scheme_specific_part(std::string& out, Parts const& of) {
    append_authority(out, of);
    append(out, "", of.path, legal_in_path);
    append(out, "?", of.query, legal_in_uric);
}

/// Why the name of a registry is not the authority of a server.
template <class InstructionSet>
constexpr diagnosis mistake_in_server(std::string_view authority) noexcept {
    auto wrong = diagnose<true, InstructionSet>(grammar::server, authority);
    wrong.is_of_rfc3986 = false;
    if (matches<InstructionSet>(grammar::server, authority)) {
        wrong.rule = "port";
        wrong.rule_position = static_cast<std::uint32_t>(find_after_last(authority, ':'));
        wrong.position = wrong.rule_position + size_of_int(authority.substr(wrong.rule_position));
        wrong.which = mistake::port_over_2147483647;
    } else if (wrong.rule != "port") {
        wrong.which = mistake::authority_without_host;
    }
    return wrong;
}

template <class Parts>
concept any_parts =
    std::same_as<Parts, opaque_parts> || std::same_as<Parts, server_parts> || std::same_as<Parts, authority_parts>;

} // namespace detail

/// The text that a constructor of `URI` composes of its arguments, and parses. In user-info, authorities, paths, queries and
/// fragments, it escapes each `%`, and each other character that is not legal there; control characters and spaces beyond
/// US-ASCII, too.
///
/// Schemes and hosts are copied, with brackets around an IPv6 address: a host from an untrusted source can contain the end of
/// the authority and more. An authority that begins with `[` is copied up to its `]`, and so is a scheme-specific part that
/// begins with `//[`; without a `]` and a `:`, the JDK leaves this one out.
///
///     assert(java::text_of(java::server_parts{.scheme = "http", .host = "::1", .path = "/50%"}) == "http://[::1]/50%25");
template <detail::any_parts Parts>
[[nodiscard]] constexpr std::string text_of(Parts const& of) {
    std::string out;
    if (of.scheme) {
        out.append(*of.scheme);
        out.push_back(':');
    }
    detail::append_scheme_specific_part(out, of);
    detail::append(out, "#", of.fragment, detail::legal_in_uric);
    return out;
}

/// The URI that a constructor of `URI` makes of its arguments, or an error, whose position is in text_of(of).
///
/// The text has to match the grammar of parse_java_uri; with a scheme, a path that is not empty has to begin with a slash;
/// and an authority that is made of server_parts has to have a host. Linear; throws like std::string.
///
///     auto const u = java::make_uri(java::authority_parts{.scheme = "http", .authority = "h:80", .path = "/a b"});
///     assert(u->text() == "http://h:80/a%20b");
template <class InstructionSet = consturi::detail::instruction_set, detail::any_parts Parts>
constexpr result<java_uri> make_uri(Parts const& of) {
    auto const text = java::text_of(of);
    if constexpr (requires { of.path; }) {
        if (of.scheme && of.path && !of.path->empty() && !of.path->starts_with('/')) {
            auto before = of;
            before.path = before.query = before.fragment = std::nullopt;
            auto const at = static_cast<std::uint32_t>(java::text_of(before).size());
            return unexpected(
                parse_error({at, at, "abs_path", {}, false, detail::mistake::path_not_beginning_with_a_slash}));
        }
    }
    auto const parsed = parse_java_uri<InstructionSet>(text);
    if (!parsed) return unexpected(parsed.error());
    if constexpr (std::same_as<Parts, server_parts>) {
        if (parsed->authority() && !parsed->host()) {
            auto wrong = detail::mistake_in_server<InstructionSet>(*parsed->authority());
            auto const by = detail::access::components_of(*parsed).authority.begin;
            wrong.position += by;
            wrong.rule_position += by;
            return unexpected(parse_error(wrong));
        }
    }
    return java_uri(*parsed);
}

} // namespace consturi::java

#endif
