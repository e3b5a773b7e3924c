// URIs without their secrets, for logs and messages.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_REDACT_HPP
#define CONSTURI_URI_REDACT_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/coding/percent.hpp>
#include <consturi/diagnosis/redacted.hpp>
#include <consturi/support/integer.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/view.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace consturi {

/// What is hidden beside the values of the parameters that are named. The password is also the user, if there is no
/// password or an empty one. docs/parts.md lists the names of parameters that are hidden by default.
///
///     assert("https://ghp_a:x@h/?token=b"_uri.redacted({}, hide::userinfo) == "https://***@h/?token=***");
///     assert("https://me:p@h/?token=b&a=c"_uri.redacted({"a"}, hide::only_password)
///            == "https://me:***@h/?token=b&a=***");
enum class hide : std::uint8_t {
    secrets,       ///< the password, and values of parameters whose names are those of secrets
    userinfo,      ///< the same with all of the userinfo: some services take the token as the user, and any password
    only_password, ///< only the password: values of other parameters are shown, whatever their names
    only_userinfo, ///< only the userinfo
};

namespace detail {

/// A view or an owner that may have secrets.
template <class U>
concept has_secrets = requires(U const& u) { searched_for_secrets(u.text(), access::components_of(u)); };

/// Replaces the secrets of a text with these components by `***`.
template <class Names>
struct redaction {
    components const& offsets;
    Names const& names;
    hide hidden = {};

    constexpr std::string str(std::string_view text) const { return coded(*this, text); }
    constexpr std::size_t size_of(std::string_view text) const noexcept {
        std::size_t size = 0;
        for_each_part(text, [&](std::string_view part) { size = saturated_sum(size, part.size()); });
        return size;
    }
    constexpr void write(char* to, std::size_t, std::string_view text) const noexcept {
        for_each_part(text, [&](std::string_view part) {
            to = std::char_traits<char>::copy(to, part.data(), part.size()) + part.size();
        });
    }

private:
    constexpr bool hides_user() const noexcept { return hidden == hide::userinfo || hidden == hide::only_userinfo; }
    constexpr bool hides_parameters() const noexcept { return hidden == hide::secrets || hidden == hide::userinfo; }
    /// Calls `write` with each part of the result.
    template <class Write>
    constexpr void for_each_part(std::string_view text, Write write) const noexcept {
        std::size_t end = 0; // of what was written
        auto const hide_text = [&](std::string_view secret) {
            if (secret.empty()) return;
            auto const begin = static_cast<std::size_t>(secret.data() - text.data());
            write(text.substr(end, begin - end));
            write("***");
            end = begin + secret.size();
        };
        if (offsets.scheme.defined() && equal_ignoring_case(offsets.scheme.of(text), "jdbc")) {
            hide_jdbc_secrets(
                text, hides_user(), [&](std::string_view name) { return is_named(name); },
                [&](std::size_t from, std::size_t to) { hide_text(text.substr(from, to - from)); });
            return write(text.substr(end));
        }
        auto const userinfo = userinfo_in(text);
        auto const password = after(':', userinfo).value_or("");
        hide_text(hides_user() ? userinfo : password.empty() ? before(':', userinfo) : password);
        if (hides_parameters() || !std::empty(names)) {
            auto const opaque_part = opaque_part_in(text);
            hide_values(offsets.path.defined() ? offsets.path.of(text) : before('?', opaque_part), "/", hide_text);
            hide_values(offsets.query.defined() ? offsets.query.of(text) : after('?', opaque_part).value_or(""), "&",
                        hide_text);
            if (offsets.fragment.defined()) hide_values(offsets.fragment.of(text), "&", hide_text);
        }
        write(text.substr(end));
    }
    /// The userinfo, or what is before the last `@` of an authority that has no host (RFC 2396 3.2.1), as in
    /// `http://me:pw@my_host/`. Empty, if there is none.
    constexpr std::string_view userinfo_in(std::string_view text) const noexcept {
        if (offsets.userinfo.defined()) return offsets.userinfo.of(text);
        if (!offsets.authority.defined() || offsets.host.defined()) return {};
        auto const authority = offsets.authority.of(text);
        auto const end = find_after_last(authority, '@');
        return authority.substr(0, end == 0 ? 0 : end - 1);
    }
    /// What is between the scheme and the fragment of an opaque URI (RFC 2396 3). Its path and query by RFC 3986 are
    /// searched: other parsers find them there.
    constexpr std::string_view opaque_part_in(std::string_view text) const noexcept {
        if (!offsets.scheme.defined() || offsets.authority.defined() || offsets.path.defined()) return {};
        auto const size = static_cast<std::uint32_t>(text.size());
        return abnf::slice{offsets.scheme.end + 1, offsets.fragment.defined() ? offsets.fragment.begin - 1 : size}.of(
            text);
    }
    /// Hides values up to the next `delimiter`: some readers also split at another one, for others it is part of the
    /// value.
    template <class Hide>
    constexpr void hide_values(std::string_view component, std::string_view delimiter, Hide hide_text) const noexcept {
        for (auto const piece : query_params(component, delimiter))
            for (auto const parameter : query_params(piece.encoded(), "/?&;")) {
                if (!parameter.value() || !is_secret(parameter.name())) continue;
                auto const begin = parameter.value()->data() - piece.encoded().data();
                hide_text(piece.encoded().substr(static_cast<std::size_t>(begin)));
                break;
            }
    }
    constexpr bool is_secret(std::string_view encoded) const noexcept {
        return (hides_parameters() && is_secret_name(encoded)) || is_named(encoded);
    }
    constexpr bool is_named(std::string_view encoded) const noexcept {
        for (std::string_view const name : names)
            if (equal_ignoring_case(decoded_view(encoded), name)
                || equal_ignoring_case(decoded_view(encoded, plus_sign::space), name))
                return true;
        return false;
    }
};

} // namespace detail

/// Like `u.redacted(names, what)`, but writes to the beginning of `buffer`, and returns a view of what it wrote.
/// Returns nothing, and writes nothing, if the result does not fit. Does not allocate.
template <class Names = std::initializer_list<std::string_view>, class U>
    requires detail::has_secrets<U>
[[nodiscard]] constexpr std::optional<std::string_view> redact_into(std::span<char> buffer,
                                                                    identifier_interface<U> const& identifier,
                                                                    Names const& names = {}, hide what = {}) noexcept {
    auto const& u = static_cast<U const&>(identifier);
    using detail::searched_for_secrets; // a scheme overloads it
    auto const& at = searched_for_secrets(u.text(), detail::access::components_of(u));
    return detail::coded_into(buffer, detail::redaction<Names>{at, names, what}, u.text());
}

/// The size in bytes of the result of `u.redacted(names, what)`.
template <class Names = std::initializer_list<std::string_view>, class U>
    requires detail::has_secrets<U>
[[nodiscard]] constexpr std::size_t redacted_size(identifier_interface<U> const& identifier, Names const& names = {},
                                                  hide what = {}) noexcept {
    auto const& u = static_cast<U const&>(identifier);
    using detail::searched_for_secrets; // a scheme overloads it
    auto const& at = searched_for_secrets(u.text(), detail::access::components_of(u));
    return detail::redaction<Names>{at, names, what}.size_of(u.text());
}

} // namespace consturi

#endif
