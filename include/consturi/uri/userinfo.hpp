// The user and the password of a userinfo (RFC 3986 3.2.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_USERINFO_HPP
#define CONSTURI_URI_USERINFO_HPP

#include <consturi/text/split.hpp>

#include <optional>
#include <string_view>

namespace consturi::detail {

template <class U>
struct userinfo_parts {
    static constexpr std::optional<std::string_view> user(std::optional<std::string_view> const& userinfo) noexcept {
        if (!userinfo) return std::nullopt;
        return before(':', *userinfo);
    }
    static constexpr std::optional<std::string_view> password(
        std::optional<std::string_view> const& userinfo) noexcept {
        if (!userinfo) return std::nullopt;
        return after(':', *userinfo);
    }
};

} // namespace consturi::detail

#endif
