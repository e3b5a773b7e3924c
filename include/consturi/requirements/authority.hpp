// Requirements on the userinfo of the authority (RFC 3986 3.2.1).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REQUIREMENTS_AUTHORITY_HPP
#define CONSTURI_REQUIREMENTS_AUTHORITY_HPP

#include <consturi/requirements/requirement.hpp>

namespace consturi::requirements {

namespace detail {
struct has_userinfo_requirement : basic_requirement<has_userinfo_requirement, requirement_id::has_userinfo> {
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!u.has_generic_scheme) return verdict::unknown;
        if (u.offsets.userinfo.defined()) return verdict::met;
        return has_agreed_userinfo(u) ? verdict::refuted : verdict::unknown;
    }
};
struct has_password_requirement : basic_requirement<has_password_requirement, requirement_id::has_password> {
    constexpr verdict judge(candidate const& u) const noexcept {
        if (!u.has_generic_scheme) return verdict::unknown;
        if (!u.offsets.userinfo.defined()) return has_agreed_userinfo(u) ? verdict::refuted : verdict::unknown;
        auto const userinfo = u.offsets.userinfo.of(u.text);
        if (has_byte(userinfo, ':')) return verdict::met;
        bool const has_encoded_colon = find_triplet<encodes<':'>>(userinfo) != userinfo.size(); // some decode it first
        return !has_encoded_colon && has_agreed_userinfo(u) ? verdict::refuted : verdict::unknown;
    }
};
} // namespace detail

/// The authority has an `@`, even if nothing precedes it.
inline constexpr detail::has_userinfo_requirement has_userinfo;
/// The userinfo has a `:`.
inline constexpr detail::has_password_requirement has_password;

} // namespace consturi::requirements

#endif
