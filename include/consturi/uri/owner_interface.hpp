// What URIs and URI references that contain their text have in common.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_OWNER_INTERFACE_HPP
#define CONSTURI_URI_OWNER_INTERFACE_HPP

#include <consturi/uri/view.hpp>

#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace consturi {

namespace detail {

/// Its name appears in the compiler's message. Store the owner in a variable, or use the string that str() returns.
class a_temporary_has_no_views;

} // namespace detail

/// The base of classes that contain their text. The view and the text are valid until the object is modified or
/// destroyed. An rvalue has neither, because they would dangle. For the same reason, the members of a kind are those of
/// the view only, unless the kind has an `owner_interface` of its own, which is derived from this class. Its functions
/// return what those of `view()` do, and are deleted for rvalues.
template <class Self, class Kind, class Base = identifier_interface<Self>>
class owner_interface : public Base {
    using View = basic_view<Kind>;

public:
    using kind = Kind;

    /// A view of the text.
    [[nodiscard]] constexpr View view() const& noexcept [[clang::lifetimebound]] {
        return detail::access::view_of<View>(static_cast<Self const&>(*this));
    }
    View view() const&& = delete;
    constexpr operator View() const& noexcept [[clang::lifetimebound]] { return view(); }
    operator View() const&& = delete;
    template <detail::base_of<Kind> Other>
    constexpr operator basic_view<Other>() const& noexcept [[clang::lifetimebound]] {
        return view();
    }
    template <detail::base_of<Kind> Other>
    operator basic_view<Other>() const&& = delete;

    [[nodiscard]] constexpr auto text() const& noexcept [[clang::lifetimebound]] { return view().text(); }
    detail::a_temporary_has_no_views text() const&& = delete;
    /// The text for logs and messages: that of the view.
    template <class Names = std::initializer_list<std::string_view>>
        requires requires(View const& u, Names const& names) { u.redacted(names); }
    [[nodiscard]] constexpr auto redacted(Names const& names = {}, hide what = {}) const {
        return view().redacted(names, what);
    }
};

/// The same for kinds that have the components of RFC 3986.
template <class Self, class Kind, class Base = typename Kind::template members<Self>>
class component_owner_interface : public owner_interface<Self, Kind, Base> {
public:
    // The functions of the view that return a part of the text.
    [[nodiscard]] constexpr auto scheme() const& noexcept [[clang::lifetimebound]] { return this->view().scheme(); }
    detail::a_temporary_has_no_views scheme() const&& = delete;
    [[nodiscard]] constexpr auto authority() const& noexcept [[clang::lifetimebound]] {
        return this->view().authority();
    }
    detail::a_temporary_has_no_views authority() const&& = delete;
    [[nodiscard]] constexpr auto userinfo() const& noexcept [[clang::lifetimebound]] { return this->view().userinfo(); }
    detail::a_temporary_has_no_views userinfo() const&& = delete;
    [[nodiscard]] constexpr auto user() const& noexcept [[clang::lifetimebound]] { return this->view().user(); }
    detail::a_temporary_has_no_views user() const&& = delete;
    [[nodiscard]] constexpr auto password() const& noexcept [[clang::lifetimebound]] { return this->view().password(); }
    detail::a_temporary_has_no_views password() const&& = delete;
    [[nodiscard]] constexpr auto host() const& noexcept [[clang::lifetimebound]] { return this->view().host(); }
    detail::a_temporary_has_no_views host() const&& = delete;
    [[nodiscard]] constexpr auto ip_future() const& noexcept [[clang::lifetimebound]]
        requires any_uri<basic_view<Kind>>
    {
        return this->view().ip_future();
    }
    detail::a_temporary_has_no_views ip_future() const&&
        requires any_uri<basic_view<Kind>>
    = delete;
    [[nodiscard]] constexpr auto port() const& noexcept [[clang::lifetimebound]] { return this->view().port(); }
    detail::a_temporary_has_no_views port() const&& = delete;
    [[nodiscard]] constexpr auto path() const& noexcept [[clang::lifetimebound]] { return this->view().path(); }
    detail::a_temporary_has_no_views path() const&& = delete;
    [[nodiscard]] constexpr auto segments() const& noexcept [[clang::lifetimebound]] { return this->view().segments(); }
    detail::a_temporary_has_no_views segments() const&& = delete;
    [[nodiscard]] constexpr auto query() const& noexcept [[clang::lifetimebound]] { return this->view().query(); }
    detail::a_temporary_has_no_views query() const&& = delete;
    [[nodiscard]] constexpr auto query_params(std::string_view separators = "&", plus_sign plus = {}) const& noexcept
        [[clang::lifetimebound]] {
        return this->view().query_params(separators, plus);
    }
    detail::a_temporary_has_no_views query_params(std::string_view = "&", plus_sign = {}) const&& = delete;
    [[nodiscard]] constexpr auto fragment() const& noexcept [[clang::lifetimebound]] { return this->view().fragment(); }
    detail::a_temporary_has_no_views fragment() const&& = delete;
};

} // namespace consturi

template <template <std::size_t> class Fixed, std::size_t N>
    requires consturi::detail::any_identifier<Fixed<N>>
struct std::hash<Fixed<N>> : consturi::detail::text_hash {};

#endif
